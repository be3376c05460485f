/* Generated from web/: npm run build */
"use strict";(()=>{var $t=`reader-kind = { $kind ->
 [pyramid] Pyramid
 [queue] Queue
 [duel] Duel
 [route] Route
 [harvest] Harvest
 [cutoff] Cutoff
 *[strand] Strand
}
reader-task = { $kind ->
 [pyramid] Fill the pyramid
 [queue] Empty the queue
 [duel] Find the move
 [route] Find the route
 [harvest] Take the fish
 [cutoff] Cut them off
 *[strand] Strand the rival
}
reader-level = { $level ->
 [easy] easy
 [medium] medium
 [hard] hard
 *[expert] expert
}
reader-mark = { $mark ->
 [clean] solved, clean
 [solved] solved
 [late-clean] solved later, clean
 [late] solved later
 [medal] medal
 [begun] begun
 *[open] not solved
}
reader-legend = The marks
reader-legend-mark = { $mark ->
 [clean] on its day, clean
 [solved] on its day
 [late-clean] later, clean
 [late] later
 [medal] a medal
 *[open] not solved
}
reader-time = in { $time }
reader-today = Today
reader-day-ahead = This day opens on { $date }, by the clock of your device.
reader-day-ahead-link = Today’s puzzles
reader-before-first = The first puzzles come on { $date }.
reader-after-last = There are no new puzzles yet. These are the latest, of { $date }.
reader-new-day = A new day: today’s puzzles are here.
reader-new-day-link = Open them
reader-all-solved = All three solved. See you tomorrow!
reader-next-puzzle = Next: { $name }
reader-days = { $days ->
 [one] { $days } day
 *[other] { $days } days
}
reader-streak-kept = { $days ->
 [one] Your streak: { $days } day. Today counts.
 *[other] Your streak: { $days } days. Today counts.
}
reader-streak-waiting = { $days ->
 [one] Your streak: { $days } day. Solve any puzzle of today to keep it.
 *[other] Your streak: { $days } days. Solve any puzzle of today to keep it.
}
reader-streak-start = Solve any puzzle of today to start a streak.
reader-streak-late = Solved after its day. It counts in your statistics, not for the streak.
reader-month-sum = { $solved } of { $puzzles } puzzles solved, { $clean } clean
reader-day-label = { $date }: { $marks }
reader-nothing-solved = Nothing solved yet. Your results will be shown here.
reader-solved = Solved
reader-clean = Clean
reader-on-the-day = On their day
reader-streak = Streak now
reader-best-streak = Longest streak
reader-share-of = { $percent } %
reader-by-kind = By kind and level
reader-column-kind = Puzzle
reader-column-solved = Solved
reader-column-clean = Clean
reader-column-median = Median time
reader-column-best = Best time
reader-weeks = The last { $count } weeks
reader-week-label = Week of { $date }: { $solved } solved, { $clean } clean
reader-chart-clean = clean
reader-chart-other = with hints, checks or wrong tries
reader-ladder-about = Two clean solutions in a row lead up, a solution with hints leads down.
reader-ladder-start = Next puzzle
reader-ladder-level = { $kind }: you are at { $level }
reader-practice-sum = { $solved } of { $puzzles } solved
reader-share = Share
reader-share-day = Share this day
reader-copied = Copied.
reader-share-line = { $level } { $kind }: { $result }
reader-share-clean = clean ✨
reader-share-hints = { $number ->
 [one] { $number } hint
 *[other] { $number } hints
}
reader-share-open = not yet
reader-exported = The file { $name } has all your progress. Import it on another device, or keep it.
reader-link-copied = The link is copied. Open it on another device to add your progress there.
reader-link-long = The link is copied. It has { $letters } letters: some messengers cut it. A file is safer.
reader-link-shown = Copy this link and open it on another device:
reader-import-question = { $puzzles ->
 [one] The link has the result of { $puzzles } puzzle. Add it to what is on this device? Nothing is lost.
 *[other] The link has the results of { $puzzles } puzzles. Add them to what is on this device? Nothing is lost.
}
reader-import-title = Progress from another device
reader-import-yes = Add
reader-import-no = Cancel
reader-imported = { $puzzles ->
 [0] You had all of it already. Your streak: { $days }.
 [one] { $puzzles } new result. Your streak: { $days }.
 *[other] { $puzzles } new results. Your streak: { $days }.
}
reader-import-not-progress = This is no progress of this site, or it is not complete. Nothing was changed.
reader-import-newer = This progress is from a newer version of the site. Reload the page while you are online, then try again. Nothing was changed.
reader-storage-full = The storage of this browser is full: new results are lost when you close this window. Save your progress as a file on the statistics page.
reader-storage-forbidden = This browser does not let the site store anything: results are lost when you close this window. Save your progress as a file on the statistics page.
reader-storage-newer = Your progress is from a newer version of this site. It stays as it is; new results are kept beside it and join it after an update. Reload the page while you are online.
reader-storage-unreadable = Stored progress could not be read. It was kept as it is, and new results are stored from now on.
reader-update = A new version of the site is here.
reader-update-link = Use it now
reader-offline = You are offline. Pages that you have seen before still work.
reader-unseen = You are offline, and that page was never opened on this device. Those that were opened still work.`;var Tt=`reader-kind = { $kind ->
 [pyramid] Pyramide
 [queue] File
 [duel] Duel
 [route] Parcours
 [harvest] Récolte
 [cutoff] Coupure
 *[strand] Échouage
}
reader-task = { $kind ->
 [pyramid] Remplissez la pyramide
 [queue] Videz la file
 [duel] Trouvez le coup
 [route] Trouvez le parcours
 [harvest] Prenez les poissons
 [cutoff] Coupez-leur la route
 *[strand] Isolez l’adversaire
}
reader-level = { $level ->
 [easy] facile
 [medium] moyen
 [hard] difficile
 *[expert] expert
}
reader-mark = { $mark ->
 [clean] résolu, sans faute
 [solved] résolu
 [late-clean] résolu plus tard, sans faute
 [late] résolu plus tard
 [medal] médaille
 [begun] commencé
 *[open] non résolu
}
reader-legend = Les marques
reader-legend-mark = { $mark ->
 [clean] le jour même, sans faute
 [solved] le jour même
 [late-clean] plus tard, sans faute
 [late] plus tard
 [medal] une médaille
 *[open] non résolu
}
reader-time = en { $time }
reader-today = Aujourd’hui
reader-day-ahead = Ce jour s’ouvre le { $date }, à l’heure de votre appareil.
reader-day-ahead-link = Les énigmes du jour
reader-before-first = Les premières énigmes arrivent le { $date }.
reader-after-last = Pas encore de nouvelles énigmes. Voici les dernières, du { $date }.
reader-new-day = Un nouveau jour : de nouvelles énigmes sont là.
reader-new-day-link = Les ouvrir
reader-all-solved = Les trois sont résolues. À demain !
reader-next-puzzle = Suivante : { $name }
reader-days = { $days ->
 [one] { $days } jour
 *[other] { $days } jours
}
reader-streak-kept = { $days ->
 [one] Votre série : { $days } jour. Aujourd’hui compte.
 *[other] Votre série : { $days } jours. Aujourd’hui compte.
}
reader-streak-waiting = { $days ->
 [one] Votre série : { $days } jour. Résolvez une énigme du jour pour la garder.
 *[other] Votre série : { $days } jours. Résolvez une énigme du jour pour la garder.
}
reader-streak-start = Résolvez une énigme du jour pour commencer une série.
reader-streak-late = Résolue après son jour. Elle compte dans vos statistiques, pas pour la série.
reader-month-sum = { $solved } énigmes résolues sur { $puzzles }, dont { $clean } sans faute
reader-day-label = { $date } : { $marks }
reader-nothing-solved = Rien de résolu pour l’instant. Vos résultats apparaîtront ici.
reader-solved = Résolues
reader-clean = Sans faute
reader-on-the-day = Le jour même
reader-streak = Série en cours
reader-best-streak = Plus longue série
reader-share-of = { $percent } %
reader-by-kind = Par genre et niveau
reader-column-kind = Énigme
reader-column-solved = Résolues
reader-column-clean = Sans faute
reader-column-median = Temps médian
reader-column-best = Meilleur temps
reader-weeks = Les { $count } dernières semaines
reader-week-label = Semaine du { $date } : { $solved } résolues, { $clean } sans faute
reader-chart-clean = sans faute
reader-chart-other = avec indices, vérifications ou erreurs
reader-ladder-about = Deux solutions sans faute d’affilée font monter, une solution avec indices fait descendre.
reader-ladder-start = Énigme suivante
reader-ladder-level = { $kind } : vous êtes au niveau { $level }
reader-practice-sum = { $solved } résolues sur { $puzzles }
reader-share = Partager
reader-share-day = Partager ce jour
reader-copied = Copié.
reader-share-line = { $kind } { $level } : { $result }
reader-share-clean = sans faute ✨
reader-share-hints = { $number ->
 [one] { $number } indice
 *[other] { $number } indices
}
reader-share-open = pas encore
reader-exported = Le fichier { $name } contient toute votre progression. Importez-le sur un autre appareil, ou gardez-le.
reader-link-copied = Le lien est copié. Ouvrez-le sur un autre appareil pour y ajouter votre progression.
reader-link-long = Le lien est copié. Il a { $letters } caractères : certaines messageries le coupent. Un fichier est plus sûr.
reader-link-shown = Copiez ce lien et ouvrez-le sur un autre appareil :
reader-import-question = { $puzzles ->
 [one] Le lien contient le résultat de { $puzzles } énigme. L’ajouter à ce qui est sur cet appareil ? Rien n’est perdu.
 *[other] Le lien contient les résultats de { $puzzles } énigmes. Les ajouter à ce qui est sur cet appareil ? Rien n’est perdu.
}
reader-import-title = Progression d’un autre appareil
reader-import-yes = Ajouter
reader-import-no = Annuler
reader-imported = { $puzzles ->
 [0] Vous aviez déjà tout. Votre série : { $days }.
 [one] { $puzzles } nouveau résultat. Votre série : { $days }.
 *[other] { $puzzles } nouveaux résultats. Votre série : { $days }.
}
reader-import-not-progress = Ce n’est pas une progression de ce site, ou elle est incomplète. Rien n’a changé.
reader-import-newer = Cette progression vient d’une version plus récente du site. Rechargez la page en ligne, puis réessayez. Rien n’a changé.
reader-storage-full = La mémoire de ce navigateur est pleine : les nouveaux résultats seront perdus à la fermeture de cette fenêtre. Enregistrez votre progression dans un fichier sur la page des statistiques.
reader-storage-forbidden = Ce navigateur ne laisse rien enregistrer : les résultats seront perdus à la fermeture de cette fenêtre. Enregistrez votre progression dans un fichier sur la page des statistiques.
reader-storage-newer = Votre progression vient d’une version plus récente de ce site. Elle reste telle quelle ; les nouveaux résultats sont gardés à côté et la rejoindront après une mise à jour. Rechargez la page en ligne.
reader-storage-unreadable = La progression enregistrée est illisible. Elle a été gardée telle quelle, et les nouveaux résultats sont enregistrés à partir de maintenant.
reader-update = Une nouvelle version du site est là.
reader-update-link = L’utiliser
reader-offline = Vous êtes hors ligne. Les pages que vous avez déjà vues fonctionnent encore.
reader-unseen = Vous êtes hors ligne, et cette page n’a jamais été ouverte sur cet appareil. Celles qui l’ont été fonctionnent encore.`;var Lt=`reader-kind = { $kind ->
 [pyramid] 피라미드
 [queue] 줄 세우기
 [duel] 대결
 [route] 길 찾기
 [harvest] 수확
 [cutoff] 차단
 *[strand] 가두기
}
reader-task = { $kind ->
 [pyramid] 피라미드 채우기
 [queue] 줄 비우기
 [duel] 수 찾기
 [route] 길 찾기
 [harvest] 물고기 모으기
 [cutoff] 길 끊기
 *[strand] 상대 가두기
}
reader-level = { $level ->
 [easy] 쉬움
 [medium] 보통
 [hard] 어려움
 *[expert] 전문가
}
reader-mark = { $mark ->
 [clean] 도움 없이 풀었어요
 [solved] 풀었어요
 [late-clean] 나중에 도움 없이 풀었어요
 [late] 나중에 풀었어요
 [medal] 메달을 받았어요
 [begun] 푸는 중이에요
 *[open] 아직 안 풀었어요
}
reader-legend = 표시 설명
reader-legend-mark = { $mark ->
 [clean] 당일, 도움 없이
 [solved] 당일
 [late-clean] 나중에, 도움 없이
 [late] 나중에
 [medal] 메달
 *[open] 아직
}
reader-time = { $time }
reader-today = 오늘
reader-day-ahead = 이날의 문제는 { $date }에 열려요. 기기의 시계를 따라요.
reader-day-ahead-link = 오늘의 문제
reader-before-first = 첫 문제는 { $date }에 나와요.
reader-after-last = 아직 새 문제가 없어요. 가장 최근인 { $date } 문제예요.
reader-new-day = 새날이에요. 오늘의 문제가 나왔어요.
reader-new-day-link = 열기
reader-all-solved = 세 문제를 다 풀었어요. 내일 또 만나요!
reader-next-puzzle = 다음: { $name }
reader-days = { $days }일
reader-streak-kept = { $days }일 연속으로 풀고 있어요. 오늘도 풀었어요.
reader-streak-waiting = { $days }일 연속으로 풀고 있어요. 오늘의 문제를 하나만 풀면 이어져요.
reader-streak-start = 오늘의 문제를 하나 풀면 연속 기록이 시작돼요.
reader-streak-late = 날짜가 지난 뒤에 풀었어요. 통계에는 들어가지만 연속 기록에는 들어가지 않아요.
reader-month-sum = { $puzzles }문제 중 { $solved }문제 풀이, 도움 없이 { $clean }문제
reader-day-label = { $date }: { $marks }
reader-nothing-solved = 아직 푼 문제가 없어요. 문제를 풀면 여기에 결과가 보여요.
reader-solved = 푼 문제
reader-clean = 도움 없이
reader-on-the-day = 당일 풀이
reader-streak = 지금 연속
reader-best-streak = 최장 연속
reader-share-of = { $percent }%
reader-by-kind = 종류와 난이도별
reader-column-kind = 문제
reader-column-solved = 풀이
reader-column-clean = 도움 없이
reader-column-median = 중간 시간
reader-column-best = 최고 기록
reader-weeks = 최근 { $count }주
reader-week-label = { $date } 주: { $solved }문제 풀이, 도움 없이 { $clean }문제
reader-chart-clean = 도움 없이
reader-chart-other = 힌트나 확인, 틀린 수 있음
reader-ladder-about = 도움 없이 두 번 연달아 풀면 올라가고, 힌트를 쓰면 내려가요.
reader-ladder-start = 다음 문제
reader-ladder-level = { $kind }: 지금 난이도는 { $level }
reader-practice-sum = { $puzzles }문제 중 { $solved }문제 풀이
reader-share = 공유
reader-share-day = 이날의 결과 공유
reader-copied = 복사했어요.
reader-share-line = { $kind } ({ $level }): { $result }
reader-share-clean = 도움 없이 ✨
reader-share-hints = 힌트 { $number }번
reader-share-open = 아직
reader-exported = { $name } 파일에 지금까지의 기록이 모두 들어 있어요. 다른 기기에서 가져오거나 보관해 두세요.
reader-link-copied = 링크를 복사했어요. 다른 기기에서 열면 그 기기에 기록이 더해져요.
reader-link-long = 링크를 복사했어요. { $letters }자라서 메신저에 따라 잘릴 수 있어요. 파일이 더 안전해요.
reader-link-shown = 이 링크를 복사해서 다른 기기에서 여세요.
reader-import-question = 링크에 { $puzzles }문제의 결과가 들어 있어요. 이 기기의 기록에 더할까요? 사라지는 것은 없어요.
reader-import-title = 다른 기기의 기록
reader-import-yes = 더하기
reader-import-no = 취소
reader-imported = { $puzzles ->
 [0] 이미 모두 가지고 있어요. 연속 기록: { $days }.
 *[other] 새 결과 { $puzzles }개를 더했어요. 연속 기록: { $days }.
}
reader-import-not-progress = 이 사이트의 기록이 아니거나 일부가 빠져 있어요. 아무것도 바뀌지 않았어요.
reader-import-newer = 더 새로운 버전의 사이트에서 만든 기록이에요. 인터넷에 연결한 뒤 페이지를 새로 고치고 다시 해 보세요. 아무것도 바뀌지 않았어요.
reader-storage-full = 브라우저의 저장 공간이 가득 찼어요. 이 창을 닫으면 새 결과가 사라져요. 통계 페이지에서 기록을 파일로 저장하세요.
reader-storage-forbidden = 이 브라우저에서는 아무것도 저장할 수 없어요. 이 창을 닫으면 결과가 사라져요. 통계 페이지에서 기록을 파일로 저장하세요.
reader-storage-newer = 더 새로운 버전의 사이트에서 만든 기록이 있어요. 그 기록은 그대로 두고, 새 결과는 따로 저장했다가 업데이트 뒤에 합쳐요. 인터넷에 연결한 뒤 페이지를 새로 고치세요.
reader-storage-unreadable = 저장된 기록을 읽을 수 없었어요. 그대로 보관해 두었고, 이제부터 새 결과를 저장해요.
reader-update = 사이트의 새 버전이 나왔어요.
reader-update-link = 지금 쓰기
reader-offline = 인터넷에 연결되어 있지 않아요. 전에 본 페이지는 그대로 쓸 수 있어요.
reader-unseen = 인터넷에 연결되어 있지 않고, 그 페이지는 이 기기에서 연 적이 없어요. 전에 연 페이지는 그대로 쓸 수 있어요.`;var O=class{constructor(e){this.value=e}valueOf(){return this.value}},y=class extends O{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},x=class extends O{constructor(e,r={}){super(e),this.opts=r}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(r){e.reportError(r)}return this.value.toString(10)}},R=class t extends O{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof O)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let r=globalThis.Temporal;if(e instanceof r.Instant||e instanceof r.PlainDateTime||e instanceof r.PlainDate||e instanceof r.PlainMonthDay||e instanceof r.PlainTime||e instanceof r.PlainYearMonth)return!0}return!1}constructor(e,r={}){e instanceof t?(r={...e.opts,...r},e=e.value):e instanceof O&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&r.calendar===void 0&&(r={...r,calendar:e.calendarId}),super(e),this.opts=r}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(r){e.reportError(r)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Mt=100,Hr="⁨",Vr="⁩";function qr(t,e,r){if(r===e||r instanceof x&&e instanceof x&&r.value===e.value)return!0;if(e instanceof x&&typeof r=="string"){let n=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(r===n)return!0}return!1}function Pt(t,e,r){return e[r]?X(t,e[r].value):(t.reportError(new RangeError("No default")),new y)}function qe(t,e){let r=[],n=Object.create(null);for(let o of e)o.type==="narg"?n[o.name]=ie(t,o.value):r.push(ie(t,o));return{positional:r,named:n}}function ie(t,e){switch(e.type){case"str":return e.value;case"num":return new x(e.value,{minimumFractionDigits:e.precision});case"var":return Wr(t,e);case"mesg":return Yr(t,e);case"term":return Gr(t,e);case"func":return Kr(t,e);case"select":return Zr(t,e);default:return new y}}function Wr(t,{name:e}){let r;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))r=t.params[e];else return new y(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))r=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new y(`$${e}`);if(r instanceof O)return r;switch(typeof r){case"string":return r;case"number":return new x(r);case"object":if(R.supportsValue(r))return new R(r);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof r}`)),new y(`$${e}`)}}function Yr(t,{name:e,attr:r}){let n=t.bundle._messages.get(e);if(!n)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new y(e);if(r){let o=n.attributes[r];return o?X(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${r}`)),new y(`${e}.${r}`))}return n.value?X(t,n.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new y(e))}function Gr(t,{name:e,attr:r,args:n}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new y(o);if(r){let a=s.attributes[r];if(a){t.params=qe(t,n).named;let l=X(t,a);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${r}`)),new y(`${o}.${r}`)}t.params=qe(t,n).named;let i=X(t,s.value);return t.params=null,i}function Kr(t,{name:e,args:r}){let n=t.bundle._functions[e];if(!n)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new y(`${e}()`);if(typeof n!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new y(`${e}()`);try{let o=qe(t,r);return n(o.positional,o.named)}catch(o){return t.reportError(o),new y(`${e}()`)}}function Zr(t,{selector:e,variants:r,star:n}){let o=ie(t,e);if(o instanceof y)return Pt(t,r,n);for(let s of r){let i=ie(t,s.key);if(qr(t,o,i))return X(t,s.value)}return Pt(t,r,n)}function We(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new y;t.dirty.add(e);let r=[],n=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){r.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Mt)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Mt}`);n&&r.push(Hr),r.push(ie(t,o).toString(t)),n&&r.push(Vr)}return t.dirty.delete(e),r.join("")}function X(t,e){return typeof e=="string"?t.bundle._transform(e):We(t,e)}var ve=class{constructor(e,r,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=r,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,r){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let o=JSON.stringify(r);return n[o]||(n[o]=new e(this.bundle.locales,r)),n[o]}};function Ye(t,e){let r=Object.create(null);for(let[n,o]of Object.entries(t))e.includes(n)&&(r[n]=o.valueOf());return r}var Ot=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Rt(t,e){let r=t[0];if(r instanceof y)return new y(`NUMBER(${r.valueOf()})`);if(r instanceof x)return new x(r.valueOf(),{...r.opts,...Ye(e,Ot)});if(r instanceof R)return new x(r.toNumber(),{...Ye(e,Ot)});throw new TypeError("Invalid argument to NUMBER")}var Jr=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function zt(t,e){let r=t[0];if(r instanceof y)return new y(`DATETIME(${r.valueOf()})`);if(r instanceof R||r instanceof x)return new R(r,Ye(e,Jr));throw new TypeError("Invalid argument to DATETIME")}var It=new Map;function At(t){let e=Array.isArray(t)?t.join(" "):t,r=It.get(e);return r===void 0&&(r=new Map,It.set(e,r)),r}var le=class{constructor(e,{functions:r,useIsolating:n=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Rt,DATETIME:zt,...r},this._useIsolating=n,this._transform=o,this._intls=At(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:r=!1}={}){let n=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(r===!1&&this._terms.has(s.id)){n.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(r===!1&&this._messages.has(s.id)){n.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return n}formatPattern(e,r=null,n=null){if(typeof e=="string")return this._transform(e);let o=new ve(this,n,r);try{return We(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new y().toString(o);throw s}}};var Ge=/^(-?[a-zA-Z][\w-]*) *= */gm,Nt=/\.([a-zA-Z][\w-]*) *= */y,Qr=/\*?\[/y,Ke=/(-?[0-9]+(?:\.([0-9]+))?)/y,Xr=/([a-zA-Z][\w-]*)/y,Dt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,en=/^[A-Z][A-Z0-9_-]*$/,be=/([^{}\n\r]+)/y,tn=/([^\\"\n\r]*)/y,Ct=/\\([\\"])/y,jt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,rn=/^\n+/,_t=/ +$/,nn=/ *\r?\n/g,on=/( *)$/,sn=/{\s*/y,Bt=/\s*}/y,an=/\[\s*/y,ln=/\s*] */y,un=/\s*\(\s*/y,dn=/\s*->\s*/y,cn=/\s*:\s*/y,mn=/\s*,?\s*/y,pn=/\s+/y,ue=class{constructor(e){this.body=[],Ge.lastIndex=0;let r=0;for(;;){let c=Ge.exec(e);if(c===null)break;r=Ge.lastIndex;try{this.body.push(l(c[1]))}catch(p){if(p instanceof SyntaxError)continue;throw p}}function n(c){return c.lastIndex=r,c.test(e)}function o(c,p){if(e[r]===c)return r++,!0;if(p)throw new p(`Expected ${c}`);return!1}function s(c,p){if(n(c))return r=c.lastIndex,!0;if(p)throw new p(`Expected ${c.toString()}`);return!1}function i(c){c.lastIndex=r;let p=c.exec(e);if(p===null)throw new SyntaxError(`Expected ${c.toString()}`);return r=c.lastIndex,p}function a(c){return i(c)[1]}function l(c){let p=f(),w=m();if(p===null&&Object.keys(w).length===0)throw new SyntaxError("Expected message value or attributes");return{id:c,value:p,attributes:w}}function m(){let c=Object.create(null);for(;n(Nt);){let p=a(Nt),w=f();if(w===null)throw new SyntaxError("Expected attribute value");c[p]=w}return c}function f(){let c;if(n(be)&&(c=a(be)),e[r]==="{"||e[r]==="}")return h(c?[c]:[],1/0);let p=Et();return p?c?h([c,p],p.length):(p.value=Ve(p.value,rn),h([p],p.length)):c?Ve(c,_t):null}function h(c=[],p){for(;;){if(n(be)){c.push(a(be));continue}if(e[r]==="{"){c.push(k());continue}if(e[r]==="}")throw new SyntaxError("Unbalanced closing brace");let P=Et();if(P){c.push(P),p=Math.min(p,P.length);continue}break}let w=c.length-1,q=c[w];typeof q=="string"&&(c[w]=Ve(q,_t));let ae=[];for(let P of c)P instanceof ke&&(P=P.value.slice(0,P.value.length-p)),P&&ae.push(P);return ae}function k(){s(sn,SyntaxError);let c=S();if(s(Bt))return c;if(s(dn)){let p=C();return s(Bt,SyntaxError),{type:"select",selector:c,...p}}throw new SyntaxError("Unclosed placeable")}function S(){if(e[r]==="{")return k();if(n(Dt)){let[,c,p,w=null]=i(Dt);if(c==="$")return{type:"var",name:p};if(s(un)){let q=Q();if(c==="-")return{type:"term",name:p,attr:w,args:q};if(en.test(p))return{type:"func",name:p,args:q};throw new SyntaxError("Function names must be all upper-case")}return c==="-"?{type:"term",name:p,attr:w,args:[]}:{type:"mesg",name:p,attr:w}}return we()}function Q(){let c=[];for(;;){switch(e[r]){case")":return r++,c;case void 0:throw new SyntaxError("Unclosed argument list")}c.push(b()),s(mn)}}function b(){let c=S();return c.type!=="mesg"?c:s(cn)?{type:"narg",name:c.name,value:we()}:c}function C(){let c=[],p=0,w;for(;n(Qr);){o("*")&&(w=p);let q=ye(),ae=f();if(ae===null)throw new SyntaxError("Expected variant value");c[p++]={key:q,value:ae}}if(p===0)return null;if(w===void 0)throw new SyntaxError("Expected default variant");return{variants:c,star:w}}function ye(){s(an,SyntaxError);let c;return n(Ke)?c=xt():c={type:"str",value:a(Xr)},s(ln,SyntaxError),c}function we(){if(n(Ke))return xt();if(e[r]==='"')return jr();throw new SyntaxError("Invalid expression")}function xt(){let[,c,p=""]=i(Ke),w=p.length;return{type:"num",value:parseFloat(c),precision:w}}function jr(){o('"',SyntaxError);let c="";for(;;){if(c+=a(tn),e[r]==="\\"){c+=_r();continue}if(o('"'))return{type:"str",value:c};throw new SyntaxError("Unclosed string literal")}}function _r(){if(n(Ct))return a(Ct);if(n(jt)){let[,c,p]=i(jt),w=parseInt(c||p,16);return w<=55295||57344<=w?String.fromCodePoint(w):"�"}throw new SyntaxError("Unknown escape sequence")}function Et(){let c=r;switch(s(pn),e[r]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return St(e.slice(c,r))}return e[r-1]===" "?St(e.slice(c,r)):!1}function Ve(c,p){return c.replace(p,"")}function St(c){let p=c.replace(nn,`
`),w=on.exec(c)[1].length;return new ke(p,w)}}},ke=class{constructor(e,r){this.value=e,this.length=r}};var Ut={0:21,1:8,3:16,6:1,7:8,8:8},fn={l:8,r:8,m:16,n:4},gn=/([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/,hn=/le?$/;function Ft(t,e){let[r,n]=e.split("/"),o=yn(t);return t+(o===0||o===8&&r==="으로"?n:r)}function yn(t){let e=[...t.normalize("NFC")].filter(s=>/[\p{L}\p{N}]/u.test(s)),r=e.at(-1);if(r===void 0)return 0;let n=r.charCodeAt(0);if(44032<=n&&n<=55203)return(n-44032)%28;if(r in Ut)return Ut[r];let o=e.join("").toLowerCase();return e.length===1?fn[o]??0:hn.test(o)?8:gn.test(o)?4:0}function Ht(t,e){return/^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(e.normalize("NFD").toLowerCase())?`${t.slice(0,-1)}'${e}`:`${t} ${e}`}var Se="en",$e="qps",Je=Se,Ee=new Map,Ze=new Map;function z(){return Je}function Wt(t){wn(t)&&(Je=t)}function wn(t){return Ee.has(t)||t===$e}function Te(t,e){Ee.set(t,[...Ee.get(t)??[],...e]),Ze.delete(t)}function Vt(t){let e=Ze.get(t);if(e)return e;let r=Ee.get(t===$e?Se:t);if(!r)throw new Error("no catalogue is registered");let n=xn(t);for(let o of r)n.addResource(new ue(o),{allowOverrides:!0});return Ze.set(t,n),n}function d(t,e={}){return vn(Je,t,e)}function vn(t,e,r={}){let n=Vt(t);return xe(n.hasMessage(e)?n:Vt(Se),e,r)}function xe(t,e,r){let n=t.getMessage(e)?.value;if(!n)throw new Error(`no message ${e}`);return t.formatPattern(n,r)}function qt(t){return t===$e?Se:t}var bn=new Map([..."aceinouyACEINOUY"].map((t,e)=>[t,"àçéïñöûýÀÇÉÏÑÖÛÝ"[e]]));function kn(t){return t.trim()?t.replace(/([aeiou])(?=\w)/g,"$1$1").replace(/[aceinouyACEINOUY]/g,r=>bn.get(r)??r):t}function xn(t){let e=a=>a instanceof x?String(a.value):String(a),r=a=>a instanceof x?a.value.toLocaleString(qt(t)):String(a),n=(a,l)=>e(l)==="capital"?a.charAt(0).toUpperCase()+a.slice(1):a,o={COLOUR:([a],{form:l=""})=>n(xe(i,"common-colour",{colour:e(a),form:e(l)}),l),COUNT:([a,l])=>xe(i,"common-count",{thing:e(a),number:l}),PARTICLE:([a,l])=>Ft(r(a),e(l)),WORD:([a],{form:l=""})=>n(xe(i,"common-word",{number:a}),l),ELIDE:([a,l])=>Ht(e(a),r(l))},s=t===$e?kn:a=>a,i=new le(qt(t),{functions:o,useIsolating:!1,transform:s});return i}Te("en",[$t]);Te("fr",[Tt]);Te("ko",[Lt]);var En="http://www.w3.org/2000/svg";function g(t,e=HTMLElement){let r=document.getElementById(t);if(!(r instanceof e))throw new Error(`The page has no ${e.name} with the ID "${t}".`);return r}function U(t,e){let r=t.querySelector(e);if(!(r instanceof HTMLElement))throw new Error(`The page has no element "${e}".`);return r}function u(t,e={},...r){return Yt(document.createElement(t),e,r)}function v(t,e={},...r){return Yt(document.createElementNS(En,t),e,r)}function Yt(t,e,r){for(let[n,o]of Object.entries(e))t.setAttribute(n,`${o}`);return t.append(...r),t}var Qe=new Map;function I(t){let e=`ppsolve:${t}`;return{load(){let r=Qe.get(e);if(r)return r;try{let n=JSON.parse(localStorage.getItem(e)??"{}");return Sn(n)?n:{}}catch{return{}}},save(r){try{return localStorage.setItem(e,JSON.stringify(r)),Qe.delete(e),!0}catch{return Qe.set(e,r),!1}}}}function Sn(t){return typeof t=="object"&&t!==null}var Gt=["auto","light","dark"];function Kt(){let{theme:t}=I("settings").load(),e=t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;document.documentElement.dataset.theme=e?"dark":"light"}function Zt(){let t=I("settings"),e=t.load(),r={theme:Gt.find(a=>a===e.theme)??"auto",clock:e.clock!==!1},n=document.querySelector("#show-clock"),o=matchMedia("(prefers-color-scheme: dark)");function s(){let a=r.theme==="auto"?o.matches:r.theme==="dark";document.documentElement.dataset.theme=a?"dark":"light",document.body.classList.toggle("timeless",!r.clock),g(`theme-${r.theme}`,HTMLInputElement).checked=!0,n&&(n.checked=r.clock)}function i(a){Object.assign(r,a),t.save(r),s()}for(let a of Gt)g(`theme-${a}`).addEventListener("change",()=>i({theme:a}));n?.addEventListener("change",()=>i({clock:n.checked}));for(let a of document.querySelectorAll(".opens-settings"))a.addEventListener("click",()=>g("settings",HTMLDialogElement).showModal());o.addEventListener("change",s),s()}function Xe(t){return typeof t=="string"&&/^\d{4}-\d{2}-\d{2}$/.test(t)&&rt(ee(t))===t}function $(t,e){return rt(ee(t)+e*864e5)}function $n(t,e){return Math.round((ee(e)-ee(t))/864e5)}function Le(t){return new Date(ee(t)).getUTCDay()}function et(t){return t.slice(0,7)}function tt(t,e){let[r,n]=t.split("-").map(Number);return rt(Date.UTC(r,n-1+e)).slice(0,7)}function Me(t){let e=`${t}-01`,r=$n(e,`${tt(t,1)}-01`);return Array.from({length:r},(n,o)=>$(e,o))}function Jt(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function j(t,e,r){let n=e==="en"?"en-GB":e;return new Intl.DateTimeFormat(n,{...r,timeZone:"UTC"}).format(ee(t))}function ee(t){return Date.parse(`${t}T00:00:00Z`)}function rt(t){return Number.isNaN(t)?"":new Date(t).toISOString().slice(0,10)}var Tn={bronze:"🥉",silver:"🥈",gold:"🥇"},_=Object.keys(Tn);function T({first:t}){return t!==null&&t.hints+t.checks+t.wrong===0}function F({day:t,first:e}){return t!==""&&e!==null&&e.on<=t}function Qt(t,e){return{kind:nt(t.kind,e.kind),level:nt(t.level,e.level),day:nt(t.day,e.day),first:Mn(t.first,e.first),times:Math.max(t.times,e.times),best:Pn(t.best,e.best),medal:_[Math.max(_.indexOf(t.medal),_.indexOf(e.medal))]??""}}function Xt(t){if(typeof t!="object"||t===null)return null;let{kind:e,level:r,day:n,first:o,times:s,best:i,medal:a}=t;if(typeof e!="string"||typeof r!="string")return null;let l=Ln(o);return{kind:e,level:r,day:Xe(n)?n:"",first:l,times:l?Math.max(1,W(s)):0,best:l?W(i)||l.seconds:0,medal:_.find(m=>m===a)??""}}function Ln(t){if(typeof t!="object"||t===null)return null;let{on:e,at:r,seconds:n,hints:o,checks:s,wrong:i}=t;return Xe(e)?{on:e,at:W(r),seconds:W(n),hints:W(o),checks:W(s),wrong:W(i)}:null}function Mn(t,e){if(!t||!e)return t??e;let[r,n]=[t,e].map(({on:s,at:i,seconds:a,hints:l,checks:m,wrong:f})=>[Date.parse(s),i,a,l,m,f]),o=r.findIndex((s,i)=>s!==n[i]);return o<0||r[o]<n[o]?t:e}function Pn(t,e){return t&&e?Math.min(t,e):t||e}function nt(t,e){return t>e?t:e}function de(t){return typeof t=="number"&&Number.isFinite(t)&&t>0?t:0}function W(t){return Math.floor(de(t))}function ot(t){return t?.first?F(t)||!t.day?T(t)?"clean":"solved":T(t)?"late-clean":"late":t?.medal?"medal":"open"}function er(t,e){let r=[];for(let n=et(t);n<=et(e);n=tt(n,1))r.push(n);return r}function tr(t,e,{results:r},n,o){let s=Me(t),i=(Le(s[0])-o+7)%7,a=Array.from({length:i},()=>null);for(let l of s){let m=e(l);if(!m.length)a.push({date:l,state:"none",marks:[]});else if(l>n)a.push({date:l,state:"ahead",marks:[]});else{let f=m.map(h=>ot(r.get(h)));a.push({date:l,state:l===n?"today":"past",marks:f})}}for(;a.length%7;)a.push(null);return Array.from({length:a.length/7},(l,m)=>a.slice(7*m,7*m+7))}function ce(t,e,r,n){let o=r.filter(s=>s<=n&&(e>0?s>t:s<t));return(e>0?o.sort()[0]:o.sort().at(-1))??""}function rr(t,e){return t.filter(n=>n<=e).sort().at(-1)??[...t].sort()[0]??$(e,0)}function On(t){let e=r=>String(r).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function E(){return On(new Date)}var Rn=36e5;function A(t){return j(t,z(),{weekday:"long",day:"numeric",month:"long"})}function H({store:t},e){t.change(e),st(t)}function st({trouble:t}){t&&V(d(`reader-storage-${t}`))}function V(t,e){let r=document.getElementById("notice");r&&(r.hidden=!1,r.replaceChildren(t,...e?[" ",zn(e)]:[]))}function zn({label:t,run:e}){if(typeof e=="string")return u("a",{href:e},t);let r=u("button",{type:"button",class:"link"},t);return r.addEventListener("click",e),r}function M({store:t},e){let r=E(),n,o=()=>{clearTimeout(n),n=setTimeout(s,Math.min(Jt(new Date)+50,Rn))},s=()=>{E()!==r&&i(),o()},i=()=>{r=E(),t.load(),e(r)};addEventListener("storage",i),addEventListener("pageshow",({persisted:a})=>{a&&i()}),document.addEventListener("visibilitychange",()=>{document.hidden||s()}),o(),e(r)}function me(){return I("site:visit").load()}function Pe(t){I("site:visit").save({...me(),...t})}var te=["easy","medium","hard","expert"],Oe=["pyramid","queue","duel","route","harvest","cutoff","strand"];function nr(){return JSON.parse(g("site").textContent)}async function Y({root:t}){return await or(`${t}data/days.json`)}async function Re({root:t}){let{kinds:e}=await or(`${t}data/practice.json`);return Object.entries(e).flatMap(([r,n])=>Object.entries(n).flatMap(([o,s])=>s.map(({number:i,key:a})=>({id:a,key:a,number:i,kind:r,level:o}))))}async function or(t){let e=await fetch(t);if(!e.ok)throw new Error(`${t}: ${e.status}`);return e.json()}function G({root:t,lang:e},r){return`${t}${e}/days/${r}/`}function ze(t,e,r){return`${G(t,e)}${r}/`}function Ie({root:t,lang:e},{kind:r,level:n,number:o}){return`${t}${e}/practice/${r}/${n}/${o}/`}function B(t){let e=Math.floor(t),r=o=>String(o).padStart(2,"0"),n=Math.floor(e/60);return n<60?`${n}:${r(e%60)}`:`${Math.floor(n/60)}:${r(n%60)}:${r(e%60)}`}var at={alone:"🐧",check:"🔎",wrong:"❌",hint:"💡"},sr=12,ar=Object.keys(at),Ne=class{hints;checks;wrong;journey;times;best;firstWasClean;medal;constructor(e){this.hints=Ae(e.hints),this.checks=Ae(e.checks),this.wrong=Ae(e.wrong),this.journey=it(e.journey).map(r=>In(r)?r:"alone"),this.times=Ae(e.times),this.best=Number(e.best)||0,this.firstWasClean=e.firstWasClean===!0,this.medal=_.find(r=>r===e.medal)??""}get clean(){return this.hints+this.checks+this.wrong===0}note(e,r){for(e==="hint"?this.hints+=1:e==="check"?this.checks+=1:this.wrong+=1;this.journey.length<=r;)this.journey.push("alone");ar.indexOf(e)>ar.indexOf(this.journey[r])&&(this.journey[r]=e)}finish(e){this.times===0&&(this.firstWasClean=this.clean),this.times+=1,this.best=this.times===1?e:Math.min(this.best,e)}earn(e){(!this.medal||_.indexOf(e)>_.indexOf(this.medal))&&(this.medal=e)}reset(){this.hints=this.checks=this.wrong=0,this.journey=[]}askedText(){let e=this.hints?d("page-result-hints",{number:this.hints}):"",r=this.checks?d("page-result-checks",{number:this.checks}):"";return[e,r].filter(Boolean).join(" · ")}resultText(e,r){let n=this.wrong?d("page-result-wrong",{number:this.wrong}):"",o=[this.askedText(),n].filter(Boolean).join(" · ");return`${d("page-result-time",{again:this.times>1?"yes":"no",time:B(e)})} · ${o||d("page-result-clean",{sign:r})}`}journeyText(e){let r=Array.from({length:e},(o,s)=>at[this.journey.at(s)??"alone"]),n=[];for(let o=0;o<e;o+=sr)n.push(r.slice(o,o+sr).join(""));return n.join(`
`)}state(){let{hints:e,checks:r,wrong:n,journey:o,times:s,best:i,firstWasClean:a,medal:l}=this;return{hints:e,checks:r,wrong:n,journey:o,times:s,best:i,firstWasClean:a,medal:l}}};function In(t){return Object.hasOwn(at,t)}function Ae(t){return typeof t=="number"&&Number.isInteger(t)&&t>0?t:0}function it(t){return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}var ur=["clean","solved","late-clean","late","medal","open"],ir="M8 1.2L10.1 5.6L14.9 6.2L11.4 9.6L12.3 14.4L8 12L3.7 14.4L4.6 9.6L1.1 6.2L5.9 5.6Z",lr="M4.6 8.3L7.1 10.8L11.5 5.6",An={clean:[["path",{class:"fill",d:ir}]],solved:[["circle",{class:"fill",cx:8,cy:8,r:6.5}],["path",{class:"tick",d:lr}]],"late-clean":[["path",{class:"line",d:ir}]],late:[["circle",{class:"line",cx:8,cy:8,r:6.2}],["path",{class:"line",d:lr}]],medal:[["path",{class:"line",d:"M5 1L8 7L11 1"}],["circle",{class:"line",cx:8,cy:10.5,r:4}]],begun:[["path",{class:"line",d:"M8 1.8A6.2 6.2 0 1 1 1.8 8"}]],open:[["circle",{class:"faint",cx:8,cy:8,r:2.2}]]};function K(t){let e=An[t].map(([r,n])=>v(r,n));return v("svg",{class:`mark ${t}`,viewBox:"0 0 16 16","aria-hidden":"true"},...e)}function pe(t){return d("reader-mark",{mark:t})}function fe(t,{results:e}){let r=ot(e.get(t));return r==="open"&&it(I(t).load().moves).length>0?"begun":r}function dr(t,e){let r=pe(fe(t,e)),n=e.results.get(t)?.first;return n?`${r}, ${d("reader-time",{time:B(n.seconds)})}`:r}function lt({kind:t,level:e}){return`${N(t)}, ${L(e)}`}function N(t){return d("reader-kind",{kind:t})}function L(t){return d("reader-level",{level:t})}var Nn="2026-11-01";async function cr(t){let e=await Y(t.island);M(t,r=>{let n=e.last<r?e.last:r,o=er(e.first,n<e.first?e.first:n).reverse();g("months").replaceChildren(Dn(),...o.map(s=>Cn(t,e,s,r)))})}function Dn(){let t=ur.map(e=>u("li",{},K(e)," ",d("reader-legend-mark",{mark:e})));return u("ul",{class:"marks-legend","aria-label":d("reader-legend")},...t)}function Cn(t,{days:e},r,n){let{store:o}=t,s=_n(z()),i=b=>(e[b]??[]).map(({key:C})=>C),a=j(`${r}-01`,z(),{month:"long",year:"numeric"}),l=Me(r).filter(b=>b<=n).flatMap(i),m=l.map(b=>o.progress.results.get(b)).filter(b=>b?.first),f={solved:m.length,puzzles:l.length,clean:m.filter(b=>T(b)).length},k=Array.from({length:7},(b,C)=>$(Nn,C+s)).map(b=>u("th",{scope:"col",abbr:j(b,z(),{weekday:"long"})},j(b,z(),{weekday:"short"}))),Q=tr(r,i,o.progress,n,s).map(b=>u("tr",{},...b.map(C=>jn(t,e,C))));return u("section",{class:"month",id:`month-${r}`,"aria-labelledby":`title-${r}`},u("h2",{id:`title-${r}`},a),u("p",{class:"month-sum"},d("reader-month-sum",f)),u("table",{},u("thead",{},u("tr",{},...k)),u("tbody",{},...Q)))}function jn({island:t},e,r){if(!r)return u("td",{class:"outside"});let{date:n,state:o,marks:s}=r,i=u("span",{class:"day-number"},`${Number(n.slice(8))}`);if(o==="none"||o==="ahead")return u("td",{class:o},i);let a=s.map((f,h)=>`${L(e[n][h].level)} ${pe(f)}`).join(", "),l={href:G(t,n),"aria-label":d("reader-day-label",{date:A(n),marks:a}),...o==="today"?{"aria-current":"date"}:{}},m=u("span",{class:"day-marks"},...s.map(K));return u("td",{class:o},u("a",l,i,m))}function _n(t,e=navigator.languages){let r=e.find(o=>o.split("-")[0]===t)??t;return["ko","ko-KR","en-US","en-CA","fr-CA"].includes(r)?0:1}var Bn=4e3;function mr(t,e){let r=u("button",{type:"button",class:"action share-button"},t),n=u("span",{class:"share-said",role:"status"});return r.addEventListener("click",()=>{ut(e(),n)}),[r,n]}async function ut(t,e){if(dt())try{await navigator.share({text:t});return}catch(r){if(r instanceof DOMException&&r.name==="AbortError")return}try{await navigator.clipboard.writeText(t),e.textContent=d("reader-copied"),setTimeout(()=>e.textContent="",Bn)}catch{let r=u("textarea",{readonly:!0,class:"share-shown",rows:t.split(`
`).length});r.value=t,e.replaceChildren(r),r.select()}}function dt(){return"share"in navigator&&matchMedia("(pointer: coarse)").matches}function pr(t,e,r){let n=document.getElementById("card");return r.map(o=>{let s=n.content.firstElementChild.cloneNode(!0);s.dataset.slot=o.slot,s.dataset.key=o.key;let i=ze(t,e,o.slot);return U(s,".card-link").setAttribute("href",i),s.querySelector(".card-picture")?.setAttribute("src",`${i}picture.svg`),U(s,".card-title").textContent=N(o.kind),U(s,".level").textContent=L(o.level),U(s,".card-task").textContent=d("reader-task",{kind:o.kind}),s})}function ct(t,e){for(let r of t){let{key:n}=r.dataset;if(!n)continue;let o=fe(n,e);r.dataset.mark=o,r.querySelector(".card-state")?.replaceChildren(K(o)," ",dr(n,e))}}function Un(t,e,r,{results:n}){let o=r.map(({kind:i,key:a,level:l})=>{let m=n.get(a),f=d("reader-share-open");if(m?.first){let{hints:h,seconds:k}=m.first,S=T(m)?d("reader-share-clean"):h?`💡 ${d("reader-share-hints",{number:h})}`:"✅";f=`${B(k)} · ${S}`}return d("reader-share-line",{kind:N(i),level:L(l),result:f})}),s=new URL(G(t,e),location.href).href;return[`🐧 ${A(e)}`,...o,s].join(`
`)}function mt({island:t,store:e},r,n,o){let{progress:s}=e;if(!n.length||!n.every(({key:l})=>s.results.get(l)?.first))return[];let i=u("p",{},o?d("reader-all-solved"):""),a=mr(d("reader-share-day"),()=>Un(t,r,n,s));return[...o?[i]:[],...a]}function Fn({results:t}){return[...new Set([...t.values()].filter(F).map(({day:e})=>e))].sort()}function re(t,e){let r=Fn(t),n=new Set(r),o=new Map;for(let s of r)o.set(s,(o.get($(s,-1))??0)+1);return{current:[$(e,1),e,$(e,-1)].map(s=>o.get(s)??0).find(Boolean)??0,best:Math.max(0,...o.values()),today:n.has(e)}}function De(t,e){let{current:r,today:n}=re(t,e);return r?d(n?"reader-streak-kept":"reader-streak-waiting",{days:r}):d("reader-streak-start")}async function fr(t){let{island:e,store:r}=t;Hn(t);let{days:n,first:o,last:s}=await Y(e),i=Object.keys(n);M(t,a=>{let l=rr(i,a),m=n[l]??[],f=l<=a;g("today-title").textContent=l===a?`${d("reader-today")} · ${A(a)}`:A(l);let h=g("no-today");h.hidden=l===a,a<o?h.textContent=d("reader-before-first",{date:A(o)}):a>s&&(h.textContent=d("reader-after-last",{date:A(l)}));let k=f?pr(e,l,m):[];g("cards").replaceChildren(...k),ct(k,r.progress),hr(f?mt(t,l,m,l===a):[]),Ce("previous-day",t,f?ce(l,-1,i,a):""),Ce("next-day",t,ce(l,1,i,a));let S=g("streak");S.hidden=!f,S.textContent=De(r.progress,a)})}async function gr(t){let{island:e,store:r}=t,n=e.date,o=[...document.querySelectorAll(".card")],s={},i=a=>{if(pt(t,n,a),n>a)return;ct(o,r.progress),hr(mt(t,n,s[n]??[],n===a));let l=Object.keys(s);l.length&&(Ce("previous-day",t,ce(n,-1,l,a)),Ce("next-day",t,ce(n,1,l,a)))};M(t,i),{days:s}=await Y(e),i(E())}function pt({island:t},e,r){let n=e>r;document.documentElement.classList.toggle("ahead",n);let o=document.getElementById("not-yet")??u("section",{id:"not-yet",class:"not-yet"});o.isConnected||U(document,"main").before(o),o.hidden=!n,o.replaceChildren(u("p",{},d("reader-day-ahead",{date:A(e)})),u("p",{},u("a",{href:`${t.root}${t.lang}/`},d("reader-day-ahead-link"))))}function hr(t){let e=U(document,"ol.cards, #cards"),r=document.getElementById("day-end")??u("div",{id:"day-end",class:"day-end"});e.after(r),r.replaceChildren(...t)}function Ce(t,{island:e},r){let n=document.getElementById(t);n&&(n.hidden=!r,r&&n.setAttribute("href",G(e,r)))}function Hn({store:t}){let e=document.getElementById("welcome");if(!e||(e.hidden=t.progress.results.size>0||me().welcomed===!0,e.hidden))return;g("today").before(e),document.getElementById("welcome-close")?.addEventListener("click",()=>{Pe({welcomed:!0}),e.hidden=!0,g("today-title").tabIndex=-1,g("today-title").focus()});let r=document.getElementById("tiny-said");for(let n of e.querySelectorAll(".tiny-place"))n.addEventListener("click",()=>{let o=n.dataset.right!==void 0&&n.dataset.right!=="false";n.classList.add(o?"right":"wrong"),o&&Vn(n),e.classList.toggle("tiny-solved",o||e.classList.contains("tiny-solved")),r&&(r.textContent=r.dataset[o?"right":"wrong"]??"")})}function Vn(t){let e=document.querySelector(".tiny-card.top"),r=t.querySelector("svg")?.cloneNode(!0);!e||!r||(e.classList.add("green"),e.replaceChildren(r))}function qn(t,e,r){return typeof t=="string"&&r.includes(t)?t:e.map(n=>n.split("-")[0].toLowerCase()).find(n=>r.includes(n))??r[0]}function yr({root:t,languages:e}){let r=qn(me().language,navigator.languages,e);location.replace(`${t}${r}/${location.search}${location.hash}`)}function wr(){for(let t of document.querySelectorAll("#language a[data-lang]"))t.addEventListener("click",()=>Pe({language:t.dataset.lang}))}function vr({root:t}){if(!("serviceWorker"in navigator)||!isSecureContext)return;let e=navigator.serviceWorker,r=document.querySelector('script[src*="assets/site."]')?.src;e.addEventListener("message",({data:n})=>{!r||!Array.isArray(n)||n.includes(r)||V(d("reader-update"),{label:d("reader-update-link"),run:()=>location.reload()})}),addEventListener("load",()=>{e.register(`${t}sw.js`,{updateViaCache:"none"}).catch(()=>{})}),e.controller||Wn(e)}async function Wn(t){let{active:e}=await t.ready,r=performance.getEntriesByType("resource").map(({name:n})=>n);e?.postMessage([location.href.split("#")[0],...r])}var Yn=2;function je(t,{results:e,opened:r,seed:n}){let o=({id:s})=>e.get(s)?.first?2:r.has(s)?1:0;return[...t].sort((s,i)=>o(s)-o(i)||(r.get(s.id)??0)-(r.get(i.id)??0)||br(s.id,n)-br(i.id,n))}function _e(t,e,{results:r}){let n=[...r.values()].filter(i=>i.kind===t&&!i.day&&i.first&&e.includes(i.level)).sort((i,a)=>i.first.at-a.first.at),o=0,s=0;for(let i of n){let a=e.indexOf(i.level);i.first.hints?(a<=o&&(o=Math.max(0,o-1)),s=0):T(i)?a>=o&&(s+=1,s===Yn&&(o=Math.min(e.length-1,o+1),s=0)):s=0}return e[o]}function br(t,e){let r=(2166136261^e)>>>0;for(let n of t)r=Math.imul(r^n.codePointAt(0),16777619)>>>0;return r=Math.imul(r^r>>>15,2246822507)>>>0,(r^r>>>13)>>>0}async function kr(t){let{island:e,store:r}=t;if(!r.progress.seed){let s=1+(crypto.getRandomValues(new Uint32Array(1))[0]>>>1);H(t,i=>i.seed?i:{...i,seed:s})}let n=await Re(e),o=Oe.filter(s=>n.some(i=>i.kind===s));M(t,()=>{let s=o.map(i=>Gn(t,i,n.filter(a=>a.kind===i)));g("ladder").replaceChildren(u("p",{class:"ladder-about"},d("reader-ladder-about")),u("ul",{class:"ladders"},...s)),Kn(t)})}function Gn({island:t,store:e},r,n){let o=te.filter(m=>n.some(f=>f.level===m)),s=_e(r,o,e.progress),[i]=je(n.filter(m=>m.level===s),e.progress),a=n.filter(({key:m})=>e.progress.results.get(m)?.first).length,l=o.map((m,f)=>{let h=m===s?"here":f<o.indexOf(s)?"passed":"above";return u("li",{class:`rung ${h}`,...h==="here"?{"aria-current":"step"}:{}},L(m))});return u("li",{class:"ladder-card","data-kind":r},u("h2",{},N(r)),u("ol",{class:"rungs","aria-label":d("reader-ladder-level",{kind:N(r),level:L(s)})},...l),u("p",{class:"ladder-sum"},d("reader-practice-sum",{solved:a,puzzles:n.length})),u("a",{class:"action",href:Ie(t,i)},u("span",{class:"unseen"},`${N(r)}, ${L(s)}: `),d("reader-ladder-start")))}function Kn({store:t}){for(let e of g("practice-list").querySelectorAll("a[data-key]")){let r=fe(e.dataset.key,t.progress);if(e.dataset.mark=r,e.querySelector(".mark-place")?.remove(),r==="open")continue;let n=u("span",{class:"unseen"},`, ${pe(r)}`);e.append(u("span",{class:"mark-place"},K(r),n))}}var xr="ppsolve:result";var ge=1,ft={results:new Map,opened:new Map,seed:0};function he(t,e){let r=new Map(t.results);for(let[s,i]of e.results){let a=r.get(s);r.set(s,a?Qt(a,i):i)}let n=new Map(t.opened);for(let[s,i]of e.opened)n.set(s,Math.max(i,n.get(s)??0));let o=[t.seed,e.seed].filter(Boolean);return{results:r,opened:n,seed:o.length?Math.min(...o):0}}function gt(t,e,r){return he(t,{...ft,results:new Map([[e,r]])})}function Z({results:t,opened:e,seed:r}){return{version:ge,results:Object.fromEntries(Er(t)),opened:Object.fromEntries(Er(e)),seed:r}}function Ue(t){let{results:e,opened:r,seed:n}=Be(t),o=Object.entries(Be(e)).flatMap(([i,a])=>{let l=Xt(a);return l?[[i,l]]:[]}),s=Object.entries(Be(r)).flatMap(([i,a])=>de(a)?[[i,de(a)]]:[]);return{results:new Map(o),opened:new Map(s),seed:de(n)}}function ne(t){let{version:e}=Be(t);return typeof e=="number"&&Number.isInteger(e)&&e>0?e:0}function Be(t){return typeof t=="object"&&t!==null?t:{}}function Er(t){return[...t].sort(([e],[r])=>e<r?-1:1)}function $r(t){let e=t.island.puzzle,r=e.date??"",n=E();if(Jn(t,e),!r){let s=Date.now();H(t,i=>({...i,opened:new Map([...i.opened,[e.key,s]])}))}document.addEventListener(xr,s=>{let i=s.detail;i.key===e.key&&(H(t,a=>gt(a,e.key,Tr(i,e,Zn(r,n,E())))),i.solved&&to(),Sr(t,e))}),eo();let o=!0;M(t,s=>{if(r&&pt(t,r,s),!o&&r&&r<s){let{root:i,lang:a}=t.island;V(d("reader-new-day"),{label:d("reader-new-day-link"),run:`${i}${a}/`})}o=!1,t.store.progress.results.get(e.key)?.first&&Sr(t,e)})}function Zn(t,e,r){return t&&e<=t&&r===$(t,1)?t:r}function Tr({solved:t,seconds:e,hints:r,checks:n,wrong:o,medal:s},{kind:i,level:a,date:l=""},m){let f=Math.round(e),h=Math.floor(Date.now()/1e3);return{kind:i,level:a,day:l,first:t?{on:m,at:h,seconds:f,hints:r,checks:n,wrong:o}:null,times:t?1:0,best:t?f:0,medal:s}}function Jn(t,e){let r=I(e.key).load(),{times:n,best:o,firstWasClean:s,medal:i,hints:a,checks:l,wrong:m}=new Ne(r),f=t.store.progress.results.get(e.key);if(!n||f?.first)return;let k={solved:!0,seconds:o,medal:i,...s?{hints:0,checks:0,wrong:0}:{hints:a,checks:l,wrong:m||1}};H(t,S=>gt(S,e.key,Tr(k,e,E())))}async function Sr(t,e){let r=t.store.progress.results.get(e.key),n=document.getElementById("after");if(!n||!r?.first)return;let{date:o}=e,s=o?[F(r)?De(t.store.progress,E()):d("reader-streak-late")]:[],i=await(o?Qn(t,o,e):Xn(t,e)).catch(()=>null);n.replaceChildren(...s.map(a=>u("p",{class:"after-streak",role:"status"},a)),...i?[i]:[]),n.hidden=!1}async function Qn({island:t,store:e},r,{key:n}){let o=(await Y(t)).days[r]??[],s=o.findIndex(l=>l.key===n),a=[...o.slice(s+1),...o.slice(0,Math.max(s,0))].find(l=>!e.progress.results.get(l.key)?.first);return a?Lr(ze(t,r,a.slot),d("reader-next-puzzle",{name:lt(a)})):r===E()?u("p",{},d("reader-all-solved")):null}async function Xn({island:t,store:e},{kind:r,key:n}){let o=(await Re(t)).filter(l=>l.kind===r&&l.key!==n),s=te.filter(l=>o.some(m=>m.level===l)),i=_e(r,s,e.progress),[a]=je(o.filter(l=>l.level===i),e.progress);return a?Lr(Ie(t,a),d("reader-next-puzzle",{name:lt(a)})):null}function Lr(t,e){return u("a",{class:"action go-on",href:t},e)}function eo(){if(!dt())return;let t=g("copy"),e=u("button",{type:"button",class:"action",id:"share-now"},d("reader-share"));e.addEventListener("click",()=>{ut(g("share-text",HTMLTextAreaElement).value,g("copied"))}),t.before(e),t.hidden=!0}function to(){"userAgentData"in navigator&&navigator.storage?.persist?.().catch(()=>!1)}function ht(t){let e=[...t].filter(({first:r})=>r);return{solved:e.length,clean:e.filter(T).length,onTheDay:e.filter(F).length,best:e.length?Math.min(...e.map(({best:r})=>r)):0,median:ro(e.map(({first:r})=>r.seconds))}}function Mr({results:t},e,r){let n=[...t.values()].filter(({first:i})=>i),o=(i,a)=>[...i,...[...new Set(a)].filter(l=>!i.includes(l)).sort()];return o(e,n.map(({kind:i})=>i)).flatMap(i=>o(r,n.map(({level:a})=>a)).map(a=>[i,a])).flatMap(([i,a])=>{let l=ht(n.filter(m=>m.kind===i&&m.level===a));return l.solved?[{kind:i,level:a,...l}]:[]})}function Pr({results:t},e,r){let n=$(e,-((Le(e)+6)%7)),o=[...t.values()].filter(({first:s})=>s);return Array.from({length:r},(s,i)=>{let a=$(n,7*(i-r+1)),l=$(a,7),m=o.filter(({first:f})=>f.on>=a&&f.on<l);return{start:a,solved:m.length,clean:m.filter(T).length}})}function ro(t){if(!t.length)return 0;let e=[...t].sort((n,o)=>n-o),r=Math.floor(e.length/2);return e.length%2?e[r]:(e[r-1]+e[r])/2}var Or="ppsolve-progress",Fe="#progress=",Rr=8e3,no=2e7,D=class extends Error{problem;constructor(e){super(e),this.problem=e}};function yt(t){return`${JSON.stringify({format:Or,...Z(t)},null,1)}
`}function wt(t){let e;try{e=JSON.parse(t)}catch{throw new D("not-progress")}if(typeof e!="object"||e===null)throw new D("not-progress");if(e.format!==Or||!ne(e))throw new D("not-progress");if(ne(e)>ge)throw new D("newer");return Ue(e)}async function zr(t,e){let r=await Ar(new TextEncoder().encode(yt(t)),new CompressionStream("deflate-raw")),n=Array.from(r,s=>String.fromCharCode(s)).join(""),o=btoa(n).replaceAll("+","-").replaceAll("/","_").replaceAll("=","");return`${e.split("#")[0]}${Fe}${o}`}function vt(t){return t.includes(Fe)}async function Ir(t){let e=t.slice(t.indexOf(Fe)+Fe.length).trim();if(!vt(t)||!/^[\w-]+$/.test(e))throw new D("not-progress");let r;try{let n=Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),o=>o.charCodeAt(0));r=new TextDecoder().decode(await Ar(n,new DecompressionStream("deflate-raw")))}catch{throw new D("not-progress")}return wt(r)}async function Ar(t,e){let r=new Blob([t]).stream().pipeThrough(e).getReader(),n=[],o=0;for(;;){let{done:a,value:l}=await r.read();if(a)break;if(n.push(l),o+=l.length,o>no)throw await r.cancel(),new RangeError("too long")}let s=new Uint8Array(o),i=0;for(let a of n)s.set(a,i),i+=a.length;return s}function Nr(t,e){let{store:r}=t,n=g("transfer-said"),o=g("import-file",HTMLInputElement),s=async(a,l)=>{try{let m=await a();if(l&&!await so(m))return;n.textContent=oo(t,m),e(E())}catch(m){if(!(m instanceof D))throw m;n.textContent=d(`reader-import-${m.problem}`)}n.scrollIntoView({block:"nearest"})};g("export").addEventListener("click",()=>{r.load();let a=`ppsolve-${E()}.json`;ao(a,yt(r.progress)),n.textContent=d("reader-exported",{name:a})}),g("export-link").addEventListener("click",()=>{r.load(),zr(r.progress,location.href).then(a=>io(a,n))}),g("import").addEventListener("click",()=>o.click()),o.addEventListener("change",()=>{let[a]=o.files??[];a&&s(async()=>wt(await a.text()),!1),o.value=""});let i=()=>{let a=location.hash;vt(a)&&(history.replaceState(null,"",location.pathname+location.search),s(()=>Ir(a),!0))};addEventListener("hashchange",i),i()}function oo(t,e){let{store:r}=t;r.load();let n=Z(r.progress).results;H(t,i=>he(i,e));let o=Object.entries(Z(r.progress).results).filter(([i,a])=>JSON.stringify(n[i])!==JSON.stringify(a)),s=d("reader-days",{days:re(r.progress,E()).current});return d("reader-imported",{puzzles:o.length,days:s})}function so({results:t}){let e=u("button",{class:"action",value:"yes"},d("reader-import-yes")),r=u("button",{class:"action quiet",value:"no"},d("reader-import-no")),n=u("dialog",{id:"import-question","aria-labelledby":"import-title"},u("h2",{id:"import-title"},d("reader-import-title")),u("p",{},d("reader-import-question",{puzzles:t.size})),u("form",{method:"dialog",class:"answers"},r,e));return document.body.append(n),n.showModal(),new Promise(o=>{n.addEventListener("close",()=>{n.remove(),o(n.returnValue==="yes")})})}function ao(t,e){let r=URL.createObjectURL(new Blob([e],{type:"application/json"})),n=u("a",{href:r,download:t});document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(r),6e4)}async function io(t,e){try{await navigator.clipboard.writeText(t),e.textContent=t.length>Rr?d("reader-link-long",{letters:t.length}):d("reader-link-copied")}catch{let r=u("textarea",{readonly:!0,class:"share-shown",rows:4});r.value=t,r.setAttribute("aria-label",d("reader-link-shown")),e.replaceChildren(d("reader-link-shown"),r),r.select()}}var lo=12,J=90,oe=26;function Dr(t){let{store:e}=t,r=n=>{let{progress:o}=e,s=ht(o.results.values()),i=re(o,n),a=h=>d("reader-share-of",{percent:Math.round(100*h/s.solved)}),l=[["reader-streak",d("reader-days",{days:i.current})],["reader-best-streak",d("reader-days",{days:i.best})],["reader-solved",`${s.solved}`],["reader-clean",`${s.clean}`,s.solved?a(s.clean):""],["reader-on-the-day",`${s.onTheDay}`,s.solved?a(s.onTheDay):""]],m=u("dl",{class:"sum-tiles"},...l.map(([h,k,S=""])=>u("div",{class:"sum-tile"},u("dt",{},d(h)),u("dd",{},k,...S?[" ",u("span",{class:"tile-share"},S)]:[])))),f=s.solved?[m,uo(Pr(o,n,lo)),co(Mr(o,Oe,te))]:[u("p",{class:"nothing-yet"},d("reader-nothing-solved"))];g("statistics").replaceChildren(...f)};M(t,r),Nr(t,r)}function uo(t){let e=Math.max(3,...t.map(({solved:l})=>l)),r=t.length*oe,n=l=>l/e*J,o=t.flatMap(({start:l,solved:m,clean:f},h)=>{let k=h*oe+4,S=j(l,z(),{day:"numeric",month:"long"}),Q=d("reader-week-label",{date:S,solved:m,clean:f}),b=(C,ye,we)=>v("rect",{class:C,x:k,width:oe-8,y:J-n(we+ye),height:n(ye),rx:2});return[v("g",{role:"img","aria-label":Q},v("title",{},Q),v("rect",{class:"ground",x:k-2,width:oe-4,y:0,height:J}),b("clean",f,0),b("other",m-f,f),v("text",{class:"bar-sum",x:k+oe/2-4,y:J-n(m)-3},m?`${m}`:""),v("text",{class:"bar-date",x:k+oe/2-4,y:J+12},h%3===2?j(l,z(),{day:"numeric",month:"numeric"}):""))]}),s=v("pattern",{id:"stripes",width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},v("rect",{class:"stripe-ground",width:5,height:5}),v("rect",{class:"stripe",width:2,height:5})),i=(l,m)=>u("li",{},v("svg",{class:"key",viewBox:"0 0 12 12","aria-hidden":"true"},v("rect",{class:l,width:12,height:12,rx:2}))," ",m),a=d("reader-weeks",{count:t.length});return u("section",{class:"weeks"},u("h2",{},a),v("svg",{class:"chart",viewBox:`0 -14 ${r} ${J+30}`,role:"group","aria-label":a},v("defs",{},s),...o,v("path",{class:"axis",d:`M0 ${J}H${r}`})),u("ul",{class:"marks-legend"},i("clean",d("reader-chart-clean")),i("other",d("reader-chart-other"))))}function co(t){let e=["kind","solved","clean","median","best"],r=Math.max(1,...t.map(({median:s})=>s)),n=e.map(s=>u("th",{scope:"col"},d(`reader-column-${s}`))),o=t.map((s,i)=>{let a=t[i-1]?.kind===s.kind;return u("tr",a?{}:{class:"first-of-kind"},u("th",{scope:"row"},u("span",{class:"kind-name"},u("span",{class:a?"unseen":""},N(s.kind)))," ",u("span",{class:"level-name"},L(s.level))),u("td",{},`${s.solved}`),u("td",{},`${s.clean}`),u("td",{class:"median"},B(s.median),mo(s.median/r)),u("td",{},B(s.best)))});return u("section",{class:"by-kind"},u("h2",{},d("reader-by-kind")),u("div",{class:"table-frame",tabindex:0,role:"region","aria-label":d("reader-by-kind")},u("table",{},u("thead",{},u("tr",{},...n)),u("tbody",{},...o))))}function mo(t){return v("svg",{class:"time-bar",viewBox:"0 0 60 8","aria-hidden":"true"},v("rect",{class:"clean",width:Math.max(2,60*t),height:8,rx:2}))}var se="ppsolve:site:progress",bt=t=>`${se}:${t}`,po=`${se}:unreadable`,He=class{progress=ft;trouble="";key=se;storage;version;constructor(e,r=ge){this.storage=e,this.version=r,this.load()}load(){try{this.read(this.storage())}catch{this.trouble="forbidden"}}read(e){let r=e.getItem(se),n=kt(r);if(this.trouble="",this.key=se,ne(n)>this.version)this.trouble="newer",this.key=bt(this.version),this.add(kt(e.getItem(this.key)));else if(r!==null&&ne(n)===0)e.setItem(po,r),this.trouble="unreadable";else{this.add(n);for(let o=1;o<=this.version;o++)this.add(kt(e.getItem(bt(o))))}}add(e){this.progress=he(this.progress,Ue(e))}change(e){if(this.load(),this.progress=e(this.progress),this.trouble==="forbidden")return!1;try{let r=this.storage();if(r.setItem(this.key,JSON.stringify(Z(this.progress))),this.key===se)for(let n=1;n<=this.version;n++)r.removeItem(bt(n));return!0}catch(r){return this.trouble=fo(r)?"full":"forbidden",!1}}};function kt(t){try{return JSON.parse(t??"null")}catch{return null}}function fo(t){return t instanceof Error&&["QuotaExceededError","NS_ERROR_DOM_QUOTA_REACHED"].includes(t.name)}var Cr={today:fr,day:gr,puzzle:$r,calendar:cr,statistics:Dr,practice:kr};function go(){document.documentElement.classList.remove("no-script");let t=nr();if(Wt(t.lang),wr(),t.page==="start"){yr(t);return}let e={island:t,store:new He(()=>localStorage)},r=document.querySelector("#theme-auto");r&&!document.getElementById("board")?Zt():r||Kt(),st(e.store),vr(t),location.hash==="#unseen"&&(history.replaceState(null,"",location.pathname),V(d("reader-unseen"))),(Object.hasOwn(Cr,t.page)?Cr[t.page](e):void 0)?.catch(()=>V(d("reader-offline")))}go();})();

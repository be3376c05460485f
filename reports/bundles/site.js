/* Generated from web/: npm run build */
"use strict";(()=>{var Et=`# The texts of the site's script: web/src/site/.

reader-kind = { $kind ->
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

## Marks

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

## Today and the days

reader-today = Today
reader-day-ahead = This day opens on { $date }, by the clock of your device.
reader-day-ahead-link = Today’s puzzles
reader-before-first = The first puzzles come on { $date }.
reader-after-last = There are no new puzzles yet. These are the latest, of { $date }.
reader-new-day = A new day: today’s puzzles are here.
reader-new-day-link = Open them
reader-all-solved = All three solved. See you tomorrow!
reader-next-puzzle = Next: { $name }

## Streaks

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

## Calendar

reader-month-sum = { $solved } of { $puzzles } puzzles solved, { $clean } clean
reader-day-label = { $date }: { $marks }

## Statistics

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

## Practice

reader-ladder-about = Two clean solutions in a row lead up, a solution with hints leads down.
reader-ladder-start = { $level }: next puzzle
reader-ladder-level = { $kind }: you are at { $level }
reader-practice-sum = { $solved } of { $puzzles } solved

## Share

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

## Progress as a file or a link

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

## Storage and versions

reader-storage-full = The storage of this browser is full: new results are lost when you close this window. Save your progress as a file on the statistics page.
reader-storage-forbidden = This browser does not let the site store anything: results are lost when you close this window. Save your progress as a file on the statistics page.
reader-storage-newer = Your progress is from a newer version of this site. It stays as it is; new results are kept beside it and join it after an update. Reload the page while you are online.
reader-storage-unreadable = Stored progress could not be read. It was kept as it is, and new results are stored from now on.
reader-update = A new version of the site is here.
reader-update-link = Use it now
reader-offline = You are offline. Pages that you have seen before still work.
reader-unseen = You are offline, and that page was never opened on this device. Those that were opened still work.
`;var St=`# Les textes du programme du site : web/src/site/.

reader-kind = { $kind ->
    [pyramid] Pyramide
    [queue] File
    [duel] Duel
    [route] Trajet
    [harvest] Pêche
    [cutoff] Barrage
   *[strand] Isolement
}
reader-task = { $kind ->
    [pyramid] Remplissez la pyramide
    [queue] Videz la file
    [duel] Trouvez le coup
    [route] Trouvez le trajet
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

## Marks

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

## Today and the days

reader-today = Aujourd’hui
reader-day-ahead = Ce jour s’ouvre le { $date }, à l’heure de votre appareil.
reader-day-ahead-link = Les énigmes du jour
reader-before-first = Les premières énigmes arrivent le { $date }.
reader-after-last = Pas encore de nouvelles énigmes. Voici les dernières, du { $date }.
reader-new-day = Un nouveau jour : de nouvelles énigmes sont là.
reader-new-day-link = Les ouvrir
reader-all-solved = Les trois sont résolues. À demain !
reader-next-puzzle = Suivante : { $name }

## Streaks

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

## Calendar

reader-month-sum = { $solved } énigmes résolues sur { $puzzles }, dont { $clean } sans faute
reader-day-label = { $date } : { $marks }

## Statistics

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

## Practice

reader-ladder-about = Deux solutions sans faute d’affilée font monter, une solution avec indices fait descendre.
reader-ladder-start = { $level } : énigme suivante
reader-ladder-level = { $kind } : vous êtes au niveau { $level }
reader-practice-sum = { $solved } résolues sur { $puzzles }

## Share

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

## Progress as a file or a link

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

## Storage and versions

reader-storage-full = La mémoire de ce navigateur est pleine : les nouveaux résultats seront perdus à la fermeture de cette fenêtre. Enregistrez votre progression dans un fichier sur la page des statistiques.
reader-storage-forbidden = Ce navigateur ne laisse rien enregistrer : les résultats seront perdus à la fermeture de cette fenêtre. Enregistrez votre progression dans un fichier sur la page des statistiques.
reader-storage-newer = Votre progression vient d’une version plus récente de ce site. Elle reste telle quelle ; les nouveaux résultats sont gardés à côté et la rejoindront après une mise à jour. Rechargez la page en ligne.
reader-storage-unreadable = La progression enregistrée est illisible. Elle a été gardée telle quelle, et les nouveaux résultats sont enregistrés à partir de maintenant.
reader-update = Une nouvelle version du site est là.
reader-update-link = L’utiliser
reader-offline = Vous êtes hors ligne. Les pages que vous avez déjà vues fonctionnent encore.
reader-unseen = Vous êtes hors ligne, et cette page n’a jamais été ouverte sur cet appareil. Celles qui l’ont été fonctionnent encore.
`;var $t=`# 사이트 스크립트의 글: web/src/site/.

reader-kind = { $kind ->
    [pyramid] 피라미드
    [queue] 줄서기
    [duel] 대결
    [route] 길찾기
    [harvest] 낚시
    [cutoff] 가르기
   *[strand] 가두기
}
reader-task = { $kind ->
    [pyramid] 피라미드를 채우세요
    [queue] 줄을 비우세요
    [duel] 이기는 수를 찾으세요
    [route] 길을 찾으세요
    [harvest] 물고기를 모으세요
    [cutoff] 길을 끊으세요
   *[strand] 상대를 가두세요
}
reader-level = { $level ->
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
   *[expert] 전문가
}

## Marks

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

## Today and the days

reader-today = 오늘
reader-day-ahead = 이날의 문제는 { $date }에 열려요. 기기의 시계를 따라요.
reader-day-ahead-link = 오늘의 문제
reader-before-first = 첫 문제는 { $date }에 나와요.
reader-after-last = 아직 새 문제가 없어요. 가장 최근인 { $date } 문제예요.
reader-new-day = 새날이에요. 오늘의 문제가 나왔어요.
reader-new-day-link = 열기
reader-all-solved = 세 문제를 다 풀었어요. 내일 또 만나요!
reader-next-puzzle = 다음: { $name }

## Streaks

reader-days = { $days }일
reader-streak-kept = { $days }일 연속으로 풀고 있어요. 오늘도 풀었어요.
reader-streak-waiting = { $days }일 연속으로 풀고 있어요. 오늘의 문제를 하나만 풀면 이어져요.
reader-streak-start = 오늘의 문제를 하나 풀면 연속 기록이 시작돼요.
reader-streak-late = 날짜가 지난 뒤에 풀었어요. 통계에는 들어가지만 연속 기록에는 들어가지 않아요.

## Calendar

reader-month-sum = { $puzzles }문제 중 { $solved }문제 풀이, 도움 없이 { $clean }문제
reader-day-label = { $date }: { $marks }

## Statistics

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

## Practice

reader-ladder-about = 도움 없이 두 번 연달아 풀면 올라가고, 힌트를 쓰면 내려가요.
reader-ladder-start = { $level }: 다음 문제
reader-ladder-level = { $kind }: 지금 난이도는 { $level }
reader-practice-sum = { $puzzles }문제 중 { $solved }문제 풀이

## Share

reader-share = 공유
reader-share-day = 이날의 결과 공유
reader-copied = 복사했어요.
reader-share-line = { $kind } ({ $level }): { $result }
reader-share-clean = 도움 없이 ✨
reader-share-hints = 힌트 { $number }번
reader-share-open = 아직

## Progress as a file or a link

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

## Storage and versions

reader-storage-full = 브라우저의 저장 공간이 가득 찼어요. 이 창을 닫으면 새 결과가 사라져요. 통계 페이지에서 기록을 파일로 저장하세요.
reader-storage-forbidden = 이 브라우저에서는 아무것도 저장할 수 없어요. 이 창을 닫으면 결과가 사라져요. 통계 페이지에서 기록을 파일로 저장하세요.
reader-storage-newer = 더 새로운 버전의 사이트에서 만든 기록이 있어요. 그 기록은 그대로 두고, 새 결과는 따로 저장했다가 업데이트 뒤에 합쳐요. 인터넷에 연결한 뒤 페이지를 새로 고치세요.
reader-storage-unreadable = 저장된 기록을 읽을 수 없었어요. 그대로 보관해 두었고, 이제부터 새 결과를 저장해요.
reader-update = 사이트의 새 버전이 나왔어요.
reader-update-link = 지금 쓰기
reader-offline = 인터넷에 연결되어 있지 않아요. 전에 본 페이지는 그대로 쓸 수 있어요.
reader-unseen = 인터넷에 연결되어 있지 않고, 그 페이지는 이 기기에서 연 적이 없어요. 전에 연 페이지는 그대로 쓸 수 있어요.
`;var O=class{constructor(e){this.value=e}valueOf(){return this.value}},y=class extends O{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},x=class extends O{constructor(e,r={}){super(e),this.opts=r}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(r){e.reportError(r)}return this.value.toString(10)}},z=class t extends O{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof O)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let r=globalThis.Temporal;if(e instanceof r.Instant||e instanceof r.PlainDateTime||e instanceof r.PlainDate||e instanceof r.PlainMonthDay||e instanceof r.PlainTime||e instanceof r.PlainYearMonth)return!0}return!1}constructor(e,r={}){e instanceof t?(r={...e.opts,...r},e=e.value):e instanceof O&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&r.calendar===void 0&&(r={...r,calendar:e.calendarId}),super(e),this.opts=r}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(r){e.reportError(r)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Tt=100,Br="⁨",Fr="⁩";function Ur(t,e,r){if(r===e||r instanceof x&&e instanceof x&&r.value===e.value)return!0;if(e instanceof x&&typeof r=="string"){let n=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(r===n)return!0}return!1}function Lt(t,e,r){return e[r]?X(t,e[r].value):(t.reportError(new RangeError("No default")),new y)}function He(t,e){let r=[],n=Object.create(null);for(let o of e)o.type==="narg"?n[o.name]=ie(t,o.value):r.push(ie(t,o));return{positional:r,named:n}}function ie(t,e){switch(e.type){case"str":return e.value;case"num":return new x(e.value,{minimumFractionDigits:e.precision});case"var":return Hr(t,e);case"mesg":return Vr(t,e);case"term":return qr(t,e);case"func":return Wr(t,e);case"select":return Yr(t,e);default:return new y}}function Hr(t,{name:e}){let r;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))r=t.params[e];else return new y(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))r=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new y(`$${e}`);if(r instanceof O)return r;switch(typeof r){case"string":return r;case"number":return new x(r);case"object":if(z.supportsValue(r))return new z(r);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof r}`)),new y(`$${e}`)}}function Vr(t,{name:e,attr:r}){let n=t.bundle._messages.get(e);if(!n)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new y(e);if(r){let o=n.attributes[r];return o?X(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${r}`)),new y(`${e}.${r}`))}return n.value?X(t,n.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new y(e))}function qr(t,{name:e,attr:r,args:n}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new y(o);if(r){let i=s.attributes[r];if(i){t.params=He(t,n).named;let l=X(t,i);return t.params=null,l}return t.reportError(new ReferenceError(`Unknown attribute: ${r}`)),new y(`${o}.${r}`)}t.params=He(t,n).named;let a=X(t,s.value);return t.params=null,a}function Wr(t,{name:e,args:r}){let n=t.bundle._functions[e];if(!n)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new y(`${e}()`);if(typeof n!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new y(`${e}()`);try{let o=He(t,r);return n(o.positional,o.named)}catch(o){return t.reportError(o),new y(`${e}()`)}}function Yr(t,{selector:e,variants:r,star:n}){let o=ie(t,e);if(o instanceof y)return Lt(t,r,n);for(let s of r){let a=ie(t,s.key);if(Ur(t,o,a))return X(t,s.value)}return Lt(t,r,n)}function Ve(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new y;t.dirty.add(e);let r=[],n=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){r.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Tt)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Tt}`);n&&r.push(Br),r.push(ie(t,o).toString(t)),n&&r.push(Fr)}return t.dirty.delete(e),r.join("")}function X(t,e){return typeof e=="string"?t.bundle._transform(e):Ve(t,e)}var ke=class{constructor(e,r,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=r,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,r){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let o=JSON.stringify(r);return n[o]||(n[o]=new e(this.bundle.locales,r)),n[o]}};function qe(t,e){let r=Object.create(null);for(let[n,o]of Object.entries(t))e.includes(n)&&(r[n]=o.valueOf());return r}var Mt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Pt(t,e){let r=t[0];if(r instanceof y)return new y(`NUMBER(${r.valueOf()})`);if(r instanceof x)return new x(r.valueOf(),{...r.opts,...qe(e,Mt)});if(r instanceof z)return new x(r.toNumber(),{...qe(e,Mt)});throw new TypeError("Invalid argument to NUMBER")}var Gr=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ot(t,e){let r=t[0];if(r instanceof y)return new y(`DATETIME(${r.valueOf()})`);if(r instanceof z||r instanceof x)return new z(r,qe(e,Gr));throw new TypeError("Invalid argument to DATETIME")}var zt=new Map;function Rt(t){let e=Array.isArray(t)?t.join(" "):t,r=zt.get(e);return r===void 0&&(r=new Map,zt.set(e,r)),r}var le=class{constructor(e,{functions:r,useIsolating:n=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Pt,DATETIME:Ot,...r},this._useIsolating=n,this._transform=o,this._intls=Rt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:r=!1}={}){let n=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(r===!1&&this._terms.has(s.id)){n.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(r===!1&&this._messages.has(s.id)){n.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return n}formatPattern(e,r=null,n=null){if(typeof e=="string")return this._transform(e);let o=new ke(this,n,r);try{return Ve(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new y().toString(o);throw s}}};var We=/^(-?[a-zA-Z][\w-]*) *= */gm,At=/\.([a-zA-Z][\w-]*) *= */y,Kr=/\*?\[/y,Ye=/(-?[0-9]+(?:\.([0-9]+))?)/y,Zr=/([a-zA-Z][\w-]*)/y,It=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Jr=/^[A-Z][A-Z0-9_-]*$/,xe=/([^{}\n\r]+)/y,Qr=/([^\\"\n\r]*)/y,Dt=/\\([\\"])/y,Nt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Xr=/^\n+/,Ct=/ +$/,en=/ *\r?\n/g,tn=/( *)$/,rn=/{\s*/y,jt=/\s*}/y,nn=/\[\s*/y,on=/\s*] */y,sn=/\s*\(\s*/y,an=/\s*->\s*/y,ln=/\s*:\s*/y,dn=/\s*,?\s*/y,un=/\s+/y,de=class{constructor(e){this.body=[],We.lastIndex=0;let r=0;for(;;){let u=We.exec(e);if(u===null)break;r=We.lastIndex;try{this.body.push(l(u[1]))}catch(p){if(p instanceof SyntaxError)continue;throw p}}function n(u){return u.lastIndex=r,u.test(e)}function o(u,p){if(e[r]===u)return r++,!0;if(p)throw new p(`Expected ${u}`);return!1}function s(u,p){if(n(u))return r=u.lastIndex,!0;if(p)throw new p(`Expected ${u.toString()}`);return!1}function a(u){u.lastIndex=r;let p=u.exec(e);if(p===null)throw new SyntaxError(`Expected ${u.toString()}`);return r=u.lastIndex,p}function i(u){return a(u)[1]}function l(u){let p=f(),w=m();if(p===null&&Object.keys(w).length===0)throw new SyntaxError("Expected message value or attributes");return{id:u,value:p,attributes:w}}function m(){let u=Object.create(null);for(;n(At);){let p=i(At),w=f();if(w===null)throw new SyntaxError("Expected attribute value");u[p]=w}return u}function f(){let u;if(n(xe)&&(u=i(xe)),e[r]==="{"||e[r]==="}")return h(u?[u]:[],1/0);let p=kt();return p?u?h([u,p],p.length):(p.value=Ue(p.value,Xr),h([p],p.length)):u?Ue(u,Ct):null}function h(u=[],p){for(;;){if(n(xe)){u.push(i(xe));continue}if(e[r]==="{"){u.push(k());continue}if(e[r]==="}")throw new SyntaxError("Unbalanced closing brace");let P=kt();if(P){u.push(P),p=Math.min(p,P.length);continue}break}let w=u.length-1,q=u[w];typeof q=="string"&&(u[w]=Ue(q,Ct));let ae=[];for(let P of u)P instanceof Ee&&(P=P.value.slice(0,P.value.length-p)),P&&ae.push(P);return ae}function k(){s(rn,SyntaxError);let u=S();if(s(jt))return u;if(s(an)){let p=C();return s(jt,SyntaxError),{type:"select",selector:u,...p}}throw new SyntaxError("Unclosed placeable")}function S(){if(e[r]==="{")return k();if(n(It)){let[,u,p,w=null]=a(It);if(u==="$")return{type:"var",name:p};if(s(sn)){let q=Q();if(u==="-")return{type:"term",name:p,attr:w,args:q};if(Jr.test(p))return{type:"func",name:p,args:q};throw new SyntaxError("Function names must be all upper-case")}return u==="-"?{type:"term",name:p,attr:w,args:[]}:{type:"mesg",name:p,attr:w}}return be()}function Q(){let u=[];for(;;){switch(e[r]){case")":return r++,u;case void 0:throw new SyntaxError("Unclosed argument list")}u.push(b()),s(dn)}}function b(){let u=S();return u.type!=="mesg"?u:s(ln)?{type:"narg",name:u.name,value:be()}:u}function C(){let u=[],p=0,w;for(;n(Kr);){o("*")&&(w=p);let q=ve(),ae=f();if(ae===null)throw new SyntaxError("Expected variant value");u[p++]={key:q,value:ae}}if(p===0)return null;if(w===void 0)throw new SyntaxError("Expected default variant");return{variants:u,star:w}}function ve(){s(nn,SyntaxError);let u;return n(Ye)?u=bt():u={type:"str",value:i(Zr)},s(on,SyntaxError),u}function be(){if(n(Ye))return bt();if(e[r]==='"')return Dr();throw new SyntaxError("Invalid expression")}function bt(){let[,u,p=""]=a(Ye),w=p.length;return{type:"num",value:parseFloat(u),precision:w}}function Dr(){o('"',SyntaxError);let u="";for(;;){if(u+=i(Qr),e[r]==="\\"){u+=Nr();continue}if(o('"'))return{type:"str",value:u};throw new SyntaxError("Unclosed string literal")}}function Nr(){if(n(Dt))return i(Dt);if(n(Nt)){let[,u,p]=a(Nt),w=parseInt(u||p,16);return w<=55295||57344<=w?String.fromCodePoint(w):"�"}throw new SyntaxError("Unknown escape sequence")}function kt(){let u=r;switch(s(un),e[r]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return xt(e.slice(u,r))}return e[r-1]===" "?xt(e.slice(u,r)):!1}function Ue(u,p){return u.replace(p,"")}function xt(u){let p=u.replace(en,`
`),w=tn.exec(u)[1].length;return new Ee(p,w)}}},Ee=class{constructor(e,r){this.value=e,this.length=r}};var _t={0:21,1:8,3:16,6:1,7:8,8:8},cn={l:8,r:8,m:16,n:4},mn=/([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/,pn=/le?$/;function Bt(t,e){let[r,n]=e.split("/"),o=fn(t);return t+(o===0||o===8&&r==="으로"?n:r)}function fn(t){let e=[...t.normalize("NFC")].filter(s=>/[\p{L}\p{N}]/u.test(s)),r=e.at(-1);if(r===void 0)return 0;let n=r.charCodeAt(0);if(44032<=n&&n<=55203)return(n-44032)%28;if(r in _t)return _t[r];let o=e.join("").toLowerCase();return e.length===1?cn[o]??0:pn.test(o)?8:mn.test(o)?4:0}function Ft(t,e){return/^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(e.normalize("NFD").toLowerCase())?`${t.slice(0,-1)}'${e}`:`${t} ${e}`}var Ut="en",Ge=Ut,ce=new Map;function R(){return Ge}function Ht(t){ce.has(t)&&(Ge=t)}function Se(t,e){let r=ce.get(t)??hn(t);ce.set(t,r);for(let n of e)r.addResource(new de(n),{allowOverrides:!0})}function c(t,e={}){let r=ce.get(Ge);return r?.hasMessage(t)?ue(r,t,e):ue(gn(),t,e)}function gn(){let t=ce.get(Ut);if(!t)throw new Error("no catalogue is registered");return t}function ue(t,e,r){let n=t.getMessage(e)?.value;if(!n)throw new Error(`no message ${e}`);return t.formatPattern(n,r)}function hn(t){let e=a=>a instanceof x?String(a.value):String(a),r=a=>a instanceof x?a.value.toLocaleString(t):String(a),n=(a,i)=>e(i)==="capital"?a.charAt(0).toUpperCase()+a.slice(1):a,o={COLOUR:([a],{form:i=""})=>n(ue(s,"common-colour",{colour:e(a),form:e(i)}),i),COUNT:([a,i])=>ue(s,"common-count",{thing:e(a),number:i}),PARTICLE:([a,i])=>Bt(r(a),e(i)),WORD:([a],{form:i=""})=>n(ue(s,"common-word",{number:a}),i),ELIDE:([a,i])=>Ft(e(a),r(i))},s=new le(t,{functions:o,useIsolating:!1});return s}Se("en",[Et]);Se("fr",[St]);Se("ko",[$t]);var yn="http://www.w3.org/2000/svg";function g(t,e=HTMLElement){let r=document.getElementById(t);if(!(r instanceof e))throw new Error(`The page has no ${e.name} with the ID "${t}".`);return r}function F(t,e){let r=t.querySelector(e);if(!(r instanceof HTMLElement))throw new Error(`The page has no element "${e}".`);return r}function d(t,e={},...r){return Vt(document.createElement(t),e,r)}function v(t,e={},...r){return Vt(document.createElementNS(yn,t),e,r)}function Vt(t,e,r){for(let[n,o]of Object.entries(e))t.setAttribute(n,`${o}`);return t.append(...r),t}var Ke=new Map;function A(t){let e=`ppsolve:${t}`;return{load(){let r=Ke.get(e);if(r)return r;try{let n=JSON.parse(localStorage.getItem(e)??"{}");return wn(n)?n:{}}catch{return{}}},save(r){try{return localStorage.setItem(e,JSON.stringify(r)),Ke.delete(e),!0}catch{return Ke.set(e,r),!1}}}}function wn(t){return typeof t=="object"&&t!==null}var qt=["auto","light","dark"];function Wt(){let{theme:t}=A("settings").load(),e=t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;document.documentElement.dataset.theme=e?"dark":"light"}function Yt(){let t=A("settings"),e=t.load(),r={theme:qt.find(i=>i===e.theme)??"auto",clock:e.clock!==!1},n=document.querySelector("#show-clock"),o=matchMedia("(prefers-color-scheme: dark)");function s(){let i=r.theme==="auto"?o.matches:r.theme==="dark";document.documentElement.dataset.theme=i?"dark":"light",document.body.classList.toggle("timeless",!r.clock),g(`theme-${r.theme}`,HTMLInputElement).checked=!0,n&&(n.checked=r.clock)}function a(i){Object.assign(r,i),t.save(r),s()}for(let i of qt)g(`theme-${i}`).addEventListener("change",()=>a({theme:i}));n?.addEventListener("change",()=>a({clock:n.checked}));for(let i of document.querySelectorAll(".opens-settings"))i.addEventListener("click",()=>g("settings",HTMLDialogElement).showModal());o.addEventListener("change",s),s()}function Ze(t){return typeof t=="string"&&/^\d{4}-\d{2}-\d{2}$/.test(t)&&Xe(ee(t))===t}function $(t,e){return Xe(ee(t)+e*864e5)}function vn(t,e){return Math.round((ee(e)-ee(t))/864e5)}function $e(t){return new Date(ee(t)).getUTCDay()}function Je(t){return t.slice(0,7)}function Qe(t,e){let[r,n]=t.split("-").map(Number);return Xe(Date.UTC(r,n-1+e)).slice(0,7)}function Te(t){let e=`${t}-01`,r=vn(e,`${Qe(t,1)}-01`);return Array.from({length:r},(n,o)=>$(e,o))}function Gt(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function j(t,e,r){let n=e==="en"?"en-GB":e;return new Intl.DateTimeFormat(n,{...r,timeZone:"UTC"}).format(ee(t))}function ee(t){return Date.parse(`${t}T00:00:00Z`)}function Xe(t){return Number.isNaN(t)?"":new Date(t).toISOString().slice(0,10)}var bn={bronze:"🥉",silver:"🥈",gold:"🥇"},_=Object.keys(bn);function T({first:t}){return t!==null&&t.hints+t.checks+t.wrong===0}function U({day:t,first:e}){return t!==""&&e!==null&&e.on<=t}function Kt(t,e){return{kind:et(t.kind,e.kind),level:et(t.level,e.level),day:et(t.day,e.day),first:xn(t.first,e.first),times:Math.max(t.times,e.times),best:En(t.best,e.best),medal:_[Math.max(_.indexOf(t.medal),_.indexOf(e.medal))]??""}}function Zt(t){if(typeof t!="object"||t===null)return null;let{kind:e,level:r,day:n,first:o,times:s,best:a,medal:i}=t;if(typeof e!="string"||typeof r!="string")return null;let l=kn(o);return{kind:e,level:r,day:Ze(n)?n:"",first:l,times:l?Math.max(1,W(s)):0,best:l?W(a)||l.seconds:0,medal:_.find(m=>m===i)??""}}function kn(t){if(typeof t!="object"||t===null)return null;let{on:e,at:r,seconds:n,hints:o,checks:s,wrong:a}=t;return Ze(e)?{on:e,at:W(r),seconds:W(n),hints:W(o),checks:W(s),wrong:W(a)}:null}function xn(t,e){if(!t||!e)return t??e;let[r,n]=[t,e].map(({on:s,at:a,seconds:i,hints:l,checks:m,wrong:f})=>[Date.parse(s),a,i,l,m,f]),o=r.findIndex((s,a)=>s!==n[a]);return o<0||r[o]<n[o]?t:e}function En(t,e){return t&&e?Math.min(t,e):t||e}function et(t,e){return t>e?t:e}function me(t){return typeof t=="number"&&Number.isFinite(t)&&t>0?t:0}function W(t){return Math.floor(me(t))}function tt(t){return t?.first?U(t)||!t.day?T(t)?"clean":"solved":T(t)?"late-clean":"late":t?.medal?"medal":"open"}function Jt(t,e){let r=[];for(let n=Je(t);n<=Je(e);n=Qe(n,1))r.push(n);return r}function Qt(t,e,{results:r},n,o){let s=Te(t),a=($e(s[0])-o+7)%7,i=Array.from({length:a},()=>null);for(let l of s){let m=e(l);if(!m.length)i.push({date:l,state:"none",marks:[]});else if(l>n)i.push({date:l,state:"ahead",marks:[]});else{let f=m.map(h=>tt(r.get(h)));i.push({date:l,state:l===n?"today":"past",marks:f})}}for(;i.length%7;)i.push(null);return Array.from({length:i.length/7},(l,m)=>i.slice(7*m,7*m+7))}function pe(t,e,r,n){let o=r.filter(s=>s<=n&&(e>0?s>t:s<t));return(e>0?o.sort()[0]:o.sort().at(-1))??""}function Xt(t,e){return t.filter(n=>n<=e).sort().at(-1)??[...t].sort()[0]??$(e,0)}function Sn(t){let e=r=>String(r).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function E(){return Sn(new Date)}var $n=36e5;function I(t){return j(t,R(),{weekday:"long",day:"numeric",month:"long"})}function H({store:t},e){t.change(e),rt(t)}function rt({trouble:t}){t&&V(c(`reader-storage-${t}`))}function V(t,e){let r=document.getElementById("notice");r&&(r.hidden=!1,r.replaceChildren(t,...e?[" ",Tn(e)]:[]))}function Tn({label:t,run:e}){if(typeof e=="string")return d("a",{href:e},t);let r=d("button",{type:"button",class:"link"},t);return r.addEventListener("click",e),r}function M({store:t},e){let r=E(),n,o=()=>{clearTimeout(n),n=setTimeout(s,Math.min(Gt(new Date)+50,$n))},s=()=>{E()!==r&&a(),o()},a=()=>{r=E(),t.load(),e(r)};addEventListener("storage",a),addEventListener("pageshow",({persisted:i})=>{i&&a()}),document.addEventListener("visibilitychange",()=>{document.hidden||s()}),o(),e(r)}function fe(){return A("site:visit").load()}function Le(t){A("site:visit").save({...fe(),...t})}var te=["easy","medium","hard","expert"],Me=["pyramid","queue","duel","route","harvest","cutoff","strand"];function er(){return JSON.parse(g("site").textContent)}async function Y({root:t}){return await tr(`${t}data/days.json`)}async function Pe({root:t}){let{kinds:e}=await tr(`${t}data/practice.json`);return Object.entries(e).flatMap(([r,n])=>Object.entries(n).flatMap(([o,s])=>s.map(({number:a,key:i})=>({id:i,key:i,number:a,kind:r,level:o}))))}async function tr(t){let e=await fetch(t);if(!e.ok)throw new Error(`${t}: ${e.status}`);return e.json()}function G({root:t,lang:e},r){return`${t}${e}/days/${r}/`}function Oe(t,e,r){return`${G(t,e)}${r}/`}function ze({root:t,lang:e},{kind:r,level:n,number:o}){return`${t}${e}/practice/${r}/${n}/${o}/`}function nt(t,e){return`${t===0?"no":t} ${e}${t===1?"":"s"}`}function B(t){let e=Math.floor(t),r=o=>String(o).padStart(2,"0"),n=Math.floor(e/60);return n<60?`${n}:${r(e%60)}`:`${Math.floor(n/60)}:${r(n%60)}:${r(e%60)}`}var ot={alone:"🐧",check:"🔎",wrong:"❌",hint:"💡"},rr=12,nr=Object.keys(ot),Ae=class{hints;checks;wrong;journey;times;best;firstWasClean;medal;constructor(e){this.hints=Re(e.hints),this.checks=Re(e.checks),this.wrong=Re(e.wrong),this.journey=st(e.journey).map(r=>Ln(r)?r:"alone"),this.times=Re(e.times),this.best=Number(e.best)||0,this.firstWasClean=e.firstWasClean===!0,this.medal=_.find(r=>r===e.medal)??""}get clean(){return this.hints+this.checks+this.wrong===0}note(e,r){for(e==="hint"?this.hints+=1:e==="check"?this.checks+=1:this.wrong+=1;this.journey.length<=r;)this.journey.push("alone");nr.indexOf(e)>nr.indexOf(this.journey[r])&&(this.journey[r]=e)}finish(e){this.times===0&&(this.firstWasClean=this.clean),this.times+=1,this.best=this.times===1?e:Math.min(this.best,e)}earn(e){(!this.medal||_.indexOf(e)>_.indexOf(this.medal))&&(this.medal=e)}reset(){this.hints=this.checks=this.wrong=0,this.journey=[]}askedText(){let e=this.hints?nt(this.hints,"hint"):"",r=this.checks?nt(this.checks,"check"):"";return[e,r].filter(Boolean).join(" · ")}resultText(e,r){let n=this.wrong?`${this.wrong} wrong ${this.wrong===1?"try":"tries"}`:"",o=[this.askedText(),n].filter(Boolean).join(" · ");return`${this.times>1?"again ":""}in ${B(e)} · ${o||`clean ${r}`}`}journeyText(e){let r=Array.from({length:e},(o,s)=>ot[this.journey.at(s)??"alone"]),n=[];for(let o=0;o<e;o+=rr)n.push(r.slice(o,o+rr).join(""));return n.join(`
`)}state(){let{hints:e,checks:r,wrong:n,journey:o,times:s,best:a,firstWasClean:i,medal:l}=this;return{hints:e,checks:r,wrong:n,journey:o,times:s,best:a,firstWasClean:i,medal:l}}};function Ln(t){return Object.hasOwn(ot,t)}function Re(t){return typeof t=="number"&&Number.isInteger(t)&&t>0?t:0}function st(t){return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}var ar=["clean","solved","late-clean","late","medal","open"],or="M8 1.2L10.1 5.6L14.9 6.2L11.4 9.6L12.3 14.4L8 12L3.7 14.4L4.6 9.6L1.1 6.2L5.9 5.6Z",sr="M4.6 8.3L7.1 10.8L11.5 5.6",Mn={clean:[["path",{class:"fill",d:or}]],solved:[["circle",{class:"fill",cx:8,cy:8,r:6.5}],["path",{class:"tick",d:sr}]],"late-clean":[["path",{class:"line",d:or}]],late:[["circle",{class:"line",cx:8,cy:8,r:6.2}],["path",{class:"line",d:sr}]],medal:[["path",{class:"line",d:"M5 1L8 7L11 1"}],["circle",{class:"line",cx:8,cy:10.5,r:4}]],begun:[["path",{class:"line",d:"M8 1.8A6.2 6.2 0 1 1 1.8 8"}]],open:[["circle",{class:"faint",cx:8,cy:8,r:2.2}]]};function K(t){let e=Mn[t].map(([r,n])=>v(r,n));return v("svg",{class:`mark ${t}`,viewBox:"0 0 16 16","aria-hidden":"true"},...e)}function ge(t){return c("reader-mark",{mark:t})}function he(t,{results:e}){let r=tt(e.get(t));return r==="open"&&st(A(t).load().moves).length>0?"begun":r}function ir(t,e){let r=ge(he(t,e)),n=e.results.get(t)?.first;return n?`${r}, ${c("reader-time",{time:B(n.seconds)})}`:r}function at({kind:t,level:e}){return`${D(t)}, ${L(e)}`}function D(t){return c("reader-kind",{kind:t})}function L(t){return c("reader-level",{level:t})}var Pn="2026-11-01";async function lr(t){let e=await Y(t.island);M(t,r=>{let n=e.last<r?e.last:r,o=Jt(e.first,n<e.first?e.first:n).reverse();g("months").replaceChildren(On(),...o.map(s=>zn(t,e,s,r)))})}function On(){let t=ar.map(e=>d("li",{},K(e)," ",c("reader-legend-mark",{mark:e})));return d("ul",{class:"legend","aria-label":c("reader-legend")},...t)}function zn(t,{days:e},r,n){let{store:o}=t,s=An(R()),a=b=>(e[b]??[]).map(({key:C})=>C),i=j(`${r}-01`,R(),{month:"long",year:"numeric"}),l=Te(r).filter(b=>b<=n).flatMap(a),m=l.map(b=>o.progress.results.get(b)).filter(b=>b?.first),f={solved:m.length,puzzles:l.length,clean:m.filter(b=>T(b)).length},k=Array.from({length:7},(b,C)=>$(Pn,C+s)).map(b=>d("th",{scope:"col",abbr:j(b,R(),{weekday:"long"})},j(b,R(),{weekday:"short"}))),Q=Qt(r,a,o.progress,n,s).map(b=>d("tr",{},...b.map(C=>Rn(t,e,C))));return d("section",{class:"month",id:`month-${r}`,"aria-labelledby":`title-${r}`},d("h2",{id:`title-${r}`},i),d("p",{class:"month-sum"},c("reader-month-sum",f)),d("table",{},d("thead",{},d("tr",{},...k)),d("tbody",{},...Q)))}function Rn({island:t},e,r){if(!r)return d("td",{class:"outside"});let{date:n,state:o,marks:s}=r,a=d("span",{class:"day-number"},`${Number(n.slice(8))}`);if(o==="none"||o==="ahead")return d("td",{class:o},a);let i=s.map((f,h)=>`${L(e[n][h].level)} ${ge(f)}`).join(", "),l={href:G(t,n),"aria-label":c("reader-day-label",{date:I(n),marks:i}),...o==="today"?{"aria-current":"date"}:{}},m=d("span",{class:"day-marks"},...s.map(K));return d("td",{class:o},d("a",l,a,m))}function An(t,e=navigator.languages){let r=e.find(o=>o.split("-")[0]===t)??t;return["ko","ko-KR","en-US","en-CA","fr-CA"].includes(r)?0:1}var In=4e3;function dr(t,e){let r=d("button",{type:"button",class:"action share-button"},t),n=d("span",{class:"share-said",role:"status"});return r.addEventListener("click",()=>{it(e(),n)}),[r,n]}async function it(t,e){if(lt())try{await navigator.share({text:t});return}catch(r){if(r instanceof DOMException&&r.name==="AbortError")return}try{await navigator.clipboard.writeText(t),e.textContent=c("reader-copied"),setTimeout(()=>e.textContent="",In)}catch{let r=d("textarea",{readonly:!0,class:"share-shown",rows:t.split(`
`).length});r.value=t,e.replaceChildren(r),r.select()}}function lt(){return"share"in navigator&&matchMedia("(pointer: coarse)").matches}function ur(t,e,r){let n=document.getElementById("card");return r.map(o=>{let s=n.content.firstElementChild.cloneNode(!0);s.dataset.slot=o.slot,s.dataset.key=o.key;let a=Oe(t,e,o.slot);return F(s,".card-link").setAttribute("href",a),s.querySelector(".card-picture")?.setAttribute("src",`${a}picture.svg`),F(s,".card-title").textContent=D(o.kind),F(s,".level").textContent=L(o.level),F(s,".card-task").textContent=c("reader-task",{kind:o.kind}),s})}function dt(t,e){for(let r of t){let{key:n}=r.dataset;if(!n)continue;let o=he(n,e);r.dataset.mark=o,r.querySelector(".card-state")?.replaceChildren(K(o)," ",ir(n,e))}}function Dn(t,e,r,{results:n}){let o=r.map(({key:a,kind:i,level:l})=>{let m=n.get(a),f=c("reader-share-open");if(m?.first){let{hints:h,seconds:k}=m.first,S=T(m)?c("reader-share-clean"):h?`💡 ${c("reader-share-hints",{number:h})}`:"✅";f=`${B(k)} · ${S}`}return c("reader-share-line",{kind:D(i),level:L(l),result:f})}),s=new URL(G(t,e),location.href).href;return[`🐧 ${I(e)}`,...o,s].join(`
`)}function ut({island:t,store:e},r,n,o){let{progress:s}=e;if(!n.length||!n.every(({key:l})=>s.results.get(l)?.first))return[];let a=d("p",{},o?c("reader-all-solved"):""),i=dr(c("reader-share-day"),()=>Dn(t,r,n,s));return[...o?[a]:[],...i]}function Nn({results:t}){return[...new Set([...t.values()].filter(U).map(({day:e})=>e))].sort()}function re(t,e){let r=Nn(t),n=new Set(r),o=new Map;for(let s of r)o.set(s,(o.get($(s,-1))??0)+1);return{current:[$(e,1),e,$(e,-1)].map(s=>o.get(s)??0).find(Boolean)??0,best:Math.max(0,...o.values()),today:n.has(e)}}function Ie(t,e){let{current:r,today:n}=re(t,e);return r?c(n?"reader-streak-kept":"reader-streak-waiting",{days:r}):c("reader-streak-start")}async function cr(t){let{island:e,store:r}=t;Cn(t);let{days:n,first:o,last:s}=await Y(e),a=Object.keys(n);M(t,i=>{let l=Xt(a,i),m=n[l]??[],f=l<=i;g("today-title").textContent=l===i?`${c("reader-today")} · ${I(i)}`:I(l);let h=g("no-today");h.hidden=l===i,i<o?h.textContent=c("reader-before-first",{date:I(o)}):i>s&&(h.textContent=c("reader-after-last",{date:I(l)}));let k=f?ur(e,l,m):[];g("cards").replaceChildren(...k),dt(k,r.progress),pr(f?ut(t,l,m,l===i):[]),De("previous-day",t,f?pe(l,-1,a,i):""),De("next-day",t,pe(l,1,a,i));let S=g("streak");S.hidden=!f,S.textContent=Ie(r.progress,i)})}async function mr(t){let{island:e,store:r}=t,n=e.date,o=[...document.querySelectorAll(".card")],s={},a=i=>{if(ct(t,n,i),n>i)return;dt(o,r.progress),pr(ut(t,n,s[n]??[],n===i));let l=Object.keys(s);l.length&&(De("previous-day",t,pe(n,-1,l,i)),De("next-day",t,pe(n,1,l,i)))};M(t,a),{days:s}=await Y(e),a(E())}function ct({island:t},e,r){let n=e>r;document.documentElement.classList.toggle("ahead",n);let o=document.getElementById("not-yet")??d("section",{id:"not-yet",class:"not-yet"});o.isConnected||F(document,"main").before(o),o.hidden=!n,o.replaceChildren(d("p",{},c("reader-day-ahead",{date:I(e)})),d("p",{},d("a",{href:`${t.root}${t.lang}/`},c("reader-day-ahead-link"))))}function pr(t){let e=F(document,"ol.cards, #cards"),r=document.getElementById("day-end")??d("div",{id:"day-end",class:"day-end"});e.after(r),r.replaceChildren(...t)}function De(t,{island:e},r){let n=document.getElementById(t);n&&(n.hidden=!r,r&&n.setAttribute("href",G(e,r)))}function Cn({store:t}){let e=document.getElementById("welcome");if(!e||(e.hidden=t.progress.results.size>0||fe().welcomed===!0,e.hidden))return;g("today").before(e),document.getElementById("welcome-close")?.addEventListener("click",()=>{Le({welcomed:!0}),e.hidden=!0,g("today-title").tabIndex=-1,g("today-title").focus()});let r=document.getElementById("tiny-said");for(let n of e.querySelectorAll(".tiny-place"))n.addEventListener("click",()=>{let o=n.dataset.right!==void 0&&n.dataset.right!=="false";n.classList.add(o?"right":"wrong"),o&&jn(n),e.classList.toggle("tiny-solved",o||e.classList.contains("tiny-solved")),r&&(r.textContent=r.dataset[o?"right":"wrong"]??"")})}function jn(t){let e=document.querySelector(".tiny-card.top"),r=t.querySelector("svg")?.cloneNode(!0);!e||!r||(e.classList.add("green"),e.replaceChildren(r))}function _n(t,e,r){return typeof t=="string"&&r.includes(t)?t:e.map(n=>n.split("-")[0].toLowerCase()).find(n=>r.includes(n))??r[0]}function fr({root:t,languages:e}){let r=_n(fe().language,navigator.languages,e);location.replace(`${t}${r}/${location.search}${location.hash}`)}function gr(){for(let t of document.querySelectorAll("#language a[data-lang]"))t.addEventListener("click",()=>Le({language:t.dataset.lang}))}function hr({root:t}){if(!("serviceWorker"in navigator)||!isSecureContext)return;let e=navigator.serviceWorker,r=document.querySelector('script[src*="assets/site."]')?.src;e.addEventListener("message",({data:n})=>{!r||!Array.isArray(n)||n.includes(r)||V(c("reader-update"),{label:c("reader-update-link"),run:()=>location.reload()})}),addEventListener("load",()=>{e.register(`${t}sw.js`,{updateViaCache:"none"}).catch(()=>{})})}var Bn=2;function Ne(t,{results:e,opened:r,seed:n}){let o=({id:s})=>e.get(s)?.first?2:r.has(s)?1:0;return[...t].sort((s,a)=>o(s)-o(a)||(r.get(s.id)??0)-(r.get(a.id)??0)||yr(s.id,n)-yr(a.id,n))}function Ce(t,e,{results:r}){let n=[...r.values()].filter(a=>a.kind===t&&!a.day&&a.first&&e.includes(a.level)).sort((a,i)=>a.first.at-i.first.at),o=0,s=0;for(let a of n){let i=e.indexOf(a.level);a.first.hints?(i<=o&&(o=Math.max(0,o-1)),s=0):T(a)?i>=o&&(s+=1,s===Bn&&(o=Math.min(e.length-1,o+1),s=0)):s=0}return e[o]}function yr(t,e){let r=(2166136261^e)>>>0;for(let n of t)r=Math.imul(r^n.codePointAt(0),16777619)>>>0;return r=Math.imul(r^r>>>15,2246822507)>>>0,(r^r>>>13)>>>0}async function wr(t){let{island:e,store:r}=t;if(!r.progress.seed){let s=1+(crypto.getRandomValues(new Uint32Array(1))[0]>>>1);H(t,a=>a.seed?a:{...a,seed:s})}let n=await Pe(e),o=Me.filter(s=>n.some(a=>a.kind===s));M(t,()=>{let s=o.map(a=>Fn(t,a,n.filter(i=>i.kind===a)));g("ladder").replaceChildren(d("p",{class:"ladder-about"},c("reader-ladder-about")),d("ul",{class:"ladders"},...s)),Un(t)})}function Fn({island:t,store:e},r,n){let o=te.filter(m=>n.some(f=>f.level===m)),s=Ce(r,o,e.progress),[a]=Ne(n.filter(m=>m.level===s),e.progress),i=n.filter(({key:m})=>e.progress.results.get(m)?.first).length,l=o.map((m,f)=>{let h=m===s?"here":f<o.indexOf(s)?"passed":"above";return d("li",{class:`rung ${h}`,...h==="here"?{"aria-current":"step"}:{}},L(m))});return d("li",{class:"ladder-card","data-kind":r},d("h2",{},D(r)),d("ol",{class:"rungs","aria-label":c("reader-ladder-level",{kind:D(r),level:L(s)})},...l),d("p",{class:"ladder-sum"},c("reader-practice-sum",{solved:i,puzzles:n.length})),d("a",{class:"action",href:ze(t,a)},d("span",{class:"unseen"},`${D(r)}, `),c("reader-ladder-start",{level:L(s)})))}function Un({store:t}){for(let e of g("practice-list").querySelectorAll("a[data-key]")){let r=he(e.dataset.key,t.progress);if(e.dataset.mark=r,e.querySelector(".mark-place")?.remove(),r==="open")continue;let n=d("span",{class:"unseen"},`, ${ge(r)}`);e.append(d("span",{class:"mark-place"},K(r),n))}}var vr="ppsolve:result";var ye=1,mt={results:new Map,opened:new Map,seed:0};function we(t,e){let r=new Map(t.results);for(let[s,a]of e.results){let i=r.get(s);r.set(s,i?Kt(i,a):a)}let n=new Map(t.opened);for(let[s,a]of e.opened)n.set(s,Math.max(a,n.get(s)??0));let o=[t.seed,e.seed].filter(Boolean);return{results:r,opened:n,seed:o.length?Math.min(...o):0}}function pt(t,e,r){return we(t,{...mt,results:new Map([[e,r]])})}function Z({results:t,opened:e,seed:r}){return{version:ye,results:Object.fromEntries(br(t)),opened:Object.fromEntries(br(e)),seed:r}}function _e(t){let{results:e,opened:r,seed:n}=je(t),o=Object.entries(je(e)).flatMap(([a,i])=>{let l=Zt(i);return l?[[a,l]]:[]}),s=Object.entries(je(r)).flatMap(([a,i])=>me(i)?[[a,me(i)]]:[]);return{results:new Map(o),opened:new Map(s),seed:me(n)}}function ne(t){let{version:e}=je(t);return typeof e=="number"&&Number.isInteger(e)&&e>0?e:0}function je(t){return typeof t=="object"&&t!==null?t:{}}function br(t){return[...t].sort(([e],[r])=>e<r?-1:1)}function xr(t){let e=t.island.puzzle,r=e.date??"",n=E();if(Vn(t,e),!r){let s=Date.now();H(t,a=>({...a,opened:new Map([...a.opened,[e.key,s]])}))}document.addEventListener(vr,s=>{let a=s.detail;a.key===e.key&&(H(t,i=>pt(i,e.key,Er(a,e,Hn(r,n,E())))),a.solved&&Gn(),kr(t,e))}),Yn();let o=!0;M(t,s=>{if(r&&ct(t,r,s),!o&&r&&r<s){let{root:a,lang:i}=t.island;V(c("reader-new-day"),{label:c("reader-new-day-link"),run:`${a}${i}/`})}o=!1,t.store.progress.results.get(e.key)?.first&&kr(t,e)})}function Hn(t,e,r){return t&&e<=t&&r===$(t,1)?t:r}function Er({solved:t,seconds:e,hints:r,checks:n,wrong:o,medal:s},{kind:a,level:i,date:l=""},m){let f=Math.round(e),h=Math.floor(Date.now()/1e3);return{kind:a,level:i,day:l,first:t?{on:m,at:h,seconds:f,hints:r,checks:n,wrong:o}:null,times:t?1:0,best:t?f:0,medal:s}}function Vn(t,e){let r=A(e.key).load(),{times:n,best:o,firstWasClean:s,medal:a,hints:i,checks:l,wrong:m}=new Ae(r),f=t.store.progress.results.get(e.key);if(!n||f?.first)return;let k={solved:!0,seconds:o,medal:a,...s?{hints:0,checks:0,wrong:0}:{hints:i,checks:l,wrong:m||1}};H(t,S=>pt(S,e.key,Er(k,e,E())))}async function kr(t,e){let r=t.store.progress.results.get(e.key),n=document.getElementById("after");if(!n||!r?.first)return;let{date:o}=e,s=o?[U(r)?Ie(t.store.progress,E()):c("reader-streak-late")]:[],a=await(o?qn(t,o,e):Wn(t,e)).catch(()=>null);n.replaceChildren(...s.map(i=>d("p",{class:"after-streak",role:"status"},i)),...a?[a]:[]),n.hidden=!1}async function qn({island:t,store:e},r,{key:n}){let o=(await Y(t)).days[r]??[],s=o.findIndex(l=>l.key===n),i=[...o.slice(s+1),...o.slice(0,Math.max(s,0))].find(l=>!e.progress.results.get(l.key)?.first);return i?Sr(Oe(t,r,i.slot),c("reader-next-puzzle",{name:at(i)})):r===E()?d("p",{},c("reader-all-solved")):null}async function Wn({island:t,store:e},{kind:r,key:n}){let o=(await Pe(t)).filter(l=>l.kind===r&&l.key!==n),s=te.filter(l=>o.some(m=>m.level===l)),a=Ce(r,s,e.progress),[i]=Ne(o.filter(l=>l.level===a),e.progress);return i?Sr(ze(t,i),c("reader-next-puzzle",{name:at(i)})):null}function Sr(t,e){return d("a",{class:"action go-on",href:t},e)}function Yn(){if(!lt())return;let t=g("copy"),e=d("button",{type:"button",class:"action",id:"share-now"},c("reader-share"));e.addEventListener("click",()=>{it(g("share-text",HTMLTextAreaElement).value,g("copied"))}),t.before(e),t.hidden=!0}function Gn(){"userAgentData"in navigator&&navigator.storage?.persist?.().catch(()=>!1)}function ft(t){let e=[...t].filter(({first:r})=>r);return{solved:e.length,clean:e.filter(T).length,onTheDay:e.filter(U).length,best:e.length?Math.min(...e.map(({best:r})=>r)):0,median:Kn(e.map(({first:r})=>r.seconds))}}function $r({results:t},e,r){let n=[...t.values()].filter(({first:a})=>a),o=(a,i)=>[...a,...[...new Set(i)].filter(l=>!a.includes(l)).sort()];return o(e,n.map(({kind:a})=>a)).flatMap(a=>o(r,n.map(({level:i})=>i)).map(i=>[a,i])).flatMap(([a,i])=>{let l=ft(n.filter(m=>m.kind===a&&m.level===i));return l.solved?[{kind:a,level:i,...l}]:[]})}function Tr({results:t},e,r){let n=$(e,-(($e(e)+6)%7)),o=[...t.values()].filter(({first:s})=>s);return Array.from({length:r},(s,a)=>{let i=$(n,7*(a-r+1)),l=$(i,7),m=o.filter(({first:f})=>f.on>=i&&f.on<l);return{start:i,solved:m.length,clean:m.filter(T).length}})}function Kn(t){if(!t.length)return 0;let e=[...t].sort((n,o)=>n-o),r=Math.floor(e.length/2);return e.length%2?e[r]:(e[r-1]+e[r])/2}var Lr="ppsolve-progress",Be="#progress=",Mr=8e3,Zn=2e7,N=class extends Error{problem;constructor(e){super(e),this.problem=e}};function gt(t){return`${JSON.stringify({format:Lr,...Z(t)},null,1)}
`}function ht(t){let e;try{e=JSON.parse(t)}catch{throw new N("not-progress")}if(typeof e!="object"||e===null)throw new N("not-progress");if(e.format!==Lr||!ne(e))throw new N("not-progress");if(ne(e)>ye)throw new N("newer");return _e(e)}async function Pr(t,e){let r=await zr(new TextEncoder().encode(gt(t)),new CompressionStream("deflate-raw")),n=Array.from(r,s=>String.fromCharCode(s)).join(""),o=btoa(n).replaceAll("+","-").replaceAll("/","_").replaceAll("=","");return`${e.split("#")[0]}${Be}${o}`}function yt(t){return t.includes(Be)}async function Or(t){let e=t.slice(t.indexOf(Be)+Be.length).trim();if(!yt(t)||!/^[\w-]+$/.test(e))throw new N("not-progress");let r;try{let n=Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),o=>o.charCodeAt(0));r=new TextDecoder().decode(await zr(n,new DecompressionStream("deflate-raw")))}catch{throw new N("not-progress")}return ht(r)}async function zr(t,e){let r=new Blob([t]).stream().pipeThrough(e).getReader(),n=[],o=0;for(;;){let{done:i,value:l}=await r.read();if(i)break;if(n.push(l),o+=l.length,o>Zn)throw await r.cancel(),new RangeError("too long")}let s=new Uint8Array(o),a=0;for(let i of n)s.set(i,a),a+=i.length;return s}function Rr(t,e){let{store:r}=t,n=g("transfer-said"),o=g("import-file",HTMLInputElement),s=async(i,l)=>{try{let m=await i();if(l&&!await Qn(m))return;n.textContent=Jn(t,m),e(E())}catch(m){if(!(m instanceof N))throw m;n.textContent=c(`reader-import-${m.problem}`)}n.scrollIntoView({block:"nearest"})};g("export").addEventListener("click",()=>{r.load();let i=`ppsolve-${E()}.json`;Xn(i,gt(r.progress)),n.textContent=c("reader-exported",{name:i})}),g("export-link").addEventListener("click",()=>{r.load(),Pr(r.progress,location.href).then(i=>eo(i,n))}),g("import").addEventListener("click",()=>o.click()),o.addEventListener("change",()=>{let[i]=o.files??[];i&&s(async()=>ht(await i.text()),!1),o.value=""});let a=()=>{let i=location.hash;yt(i)&&(history.replaceState(null,"",location.pathname+location.search),s(()=>Or(i),!0))};addEventListener("hashchange",a),a()}function Jn(t,e){let{store:r}=t;r.load();let n=Z(r.progress).results;H(t,a=>we(a,e));let o=Object.entries(Z(r.progress).results).filter(([a,i])=>JSON.stringify(n[a])!==JSON.stringify(i)),s=c("reader-days",{days:re(r.progress,E()).current});return c("reader-imported",{puzzles:o.length,days:s})}function Qn({results:t}){let e=d("button",{class:"action",value:"yes"},c("reader-import-yes")),r=d("button",{class:"action quiet",value:"no"},c("reader-import-no")),n=d("dialog",{id:"import-question","aria-labelledby":"import-title"},d("h2",{id:"import-title"},c("reader-import-title")),d("p",{},c("reader-import-question",{puzzles:t.size})),d("form",{method:"dialog",class:"answers"},r,e));return document.body.append(n),n.showModal(),new Promise(o=>{n.addEventListener("close",()=>{n.remove(),o(n.returnValue==="yes")})})}function Xn(t,e){let r=URL.createObjectURL(new Blob([e],{type:"application/json"})),n=d("a",{href:r,download:t});document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(r),6e4)}async function eo(t,e){try{await navigator.clipboard.writeText(t),e.textContent=t.length>Mr?c("reader-link-long",{letters:t.length}):c("reader-link-copied")}catch{let r=d("textarea",{readonly:!0,class:"share-shown",rows:4});r.value=t,r.setAttribute("aria-label",c("reader-link-shown")),e.replaceChildren(c("reader-link-shown"),r),r.select()}}var to=12,J=90,oe=26;function Ar(t){let{store:e}=t,r=n=>{let{progress:o}=e,s=ft(o.results.values()),a=re(o,n),i=h=>c("reader-share-of",{percent:Math.round(100*h/s.solved)}),l=[["reader-streak",c("reader-days",{days:a.current})],["reader-best-streak",c("reader-days",{days:a.best})],["reader-solved",`${s.solved}`],["reader-clean",`${s.clean}`,s.solved?i(s.clean):""],["reader-on-the-day",`${s.onTheDay}`,s.solved?i(s.onTheDay):""]],m=d("dl",{class:"tiles"},...l.map(([h,k,S=""])=>d("div",{class:"tile"},d("dt",{},c(h)),d("dd",{},k,...S?[" ",d("span",{class:"tile-share"},S)]:[])))),f=s.solved?[m,ro(Tr(o,n,to)),no($r(o,Me,te))]:[d("p",{class:"nothing-yet"},c("reader-nothing-solved"))];g("statistics").replaceChildren(...f)};M(t,r),Rr(t,r)}function ro(t){let e=Math.max(3,...t.map(({solved:l})=>l)),r=t.length*oe,n=l=>l/e*J,o=t.flatMap(({start:l,solved:m,clean:f},h)=>{let k=h*oe+4,S=j(l,R(),{day:"numeric",month:"long"}),Q=c("reader-week-label",{date:S,solved:m,clean:f}),b=(C,ve,be)=>v("rect",{class:C,x:k,width:oe-8,y:J-n(be+ve),height:n(ve),rx:2});return[v("g",{role:"img","aria-label":Q},v("title",{},Q),v("rect",{class:"ground",x:k-2,width:oe-4,y:0,height:J}),b("clean",f,0),b("other",m-f,f),v("text",{class:"bar-sum",x:k+oe/2-4,y:J-n(m)-3},m?`${m}`:""),v("text",{class:"bar-date",x:k+oe/2-4,y:J+12},h%3===2?j(l,R(),{day:"numeric",month:"numeric"}):""))]}),s=v("pattern",{id:"stripes",width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},v("rect",{class:"stripe-ground",width:5,height:5}),v("rect",{class:"stripe",width:2,height:5})),a=(l,m)=>d("li",{},v("svg",{class:"key",viewBox:"0 0 12 12","aria-hidden":"true"},v("rect",{class:l,width:12,height:12,rx:2}))," ",m),i=c("reader-weeks",{count:t.length});return d("section",{class:"weeks"},d("h2",{},i),v("svg",{class:"chart",viewBox:`0 -14 ${r} ${J+30}`,role:"group","aria-label":i},v("defs",{},s),...o,v("path",{class:"axis",d:`M0 ${J}H${r}`})),d("ul",{class:"legend"},a("clean",c("reader-chart-clean")),a("other",c("reader-chart-other"))))}function no(t){let e=["kind","solved","clean","median","best"],r=Math.max(1,...t.map(({median:s})=>s)),n=e.map(s=>d("th",{scope:"col"},c(`reader-column-${s}`))),o=t.map((s,a)=>{let i=t[a-1]?.kind===s.kind;return d("tr",i?{}:{class:"first-of-kind"},d("th",{scope:"row"},d("span",{class:"kind-name"},d("span",{class:i?"unseen":""},D(s.kind)))," ",d("span",{class:"level-name"},L(s.level))),d("td",{},`${s.solved}`),d("td",{},`${s.clean}`),d("td",{class:"median"},B(s.median),oo(s.median/r)),d("td",{},B(s.best)))});return d("section",{class:"by-kind"},d("h2",{},c("reader-by-kind")),d("div",{class:"table-frame",tabindex:0,role:"region","aria-label":c("reader-by-kind")},d("table",{},d("thead",{},d("tr",{},...n)),d("tbody",{},...o))))}function oo(t){return v("svg",{class:"time-bar",viewBox:"0 0 60 8","aria-hidden":"true"},v("rect",{class:"clean",width:Math.max(2,60*t),height:8,rx:2}))}var se="ppsolve:site:progress",wt=t=>`${se}:${t}`,so=`${se}:unreadable`,Fe=class{progress=mt;trouble="";key=se;storage;version;constructor(e,r=ye){this.storage=e,this.version=r,this.load()}load(){try{this.read(this.storage())}catch{this.trouble="forbidden"}}read(e){let r=e.getItem(se),n=vt(r);if(this.trouble="",this.key=se,ne(n)>this.version)this.trouble="newer",this.key=wt(this.version),this.add(vt(e.getItem(this.key)));else if(r!==null&&ne(n)===0)e.setItem(so,r),this.trouble="unreadable";else{this.add(n);for(let o=1;o<=this.version;o++)this.add(vt(e.getItem(wt(o))))}}add(e){this.progress=we(this.progress,_e(e))}change(e){if(this.load(),this.progress=e(this.progress),this.trouble==="forbidden")return!1;try{let r=this.storage();if(r.setItem(this.key,JSON.stringify(Z(this.progress))),this.key===se)for(let n=1;n<=this.version;n++)r.removeItem(wt(n));return!0}catch(r){return this.trouble=ao(r)?"full":"forbidden",!1}}};function vt(t){try{return JSON.parse(t??"null")}catch{return null}}function ao(t){return t instanceof Error&&["QuotaExceededError","NS_ERROR_DOM_QUOTA_REACHED"].includes(t.name)}var Ir={today:cr,day:mr,puzzle:xr,calendar:lr,statistics:Ar,practice:wr};function io(){document.documentElement.classList.remove("no-script");let t=er();if(Ht(t.lang),gr(),t.page==="start"){fr(t);return}let e={island:t,store:new Fe(()=>localStorage)},r=document.querySelector("#theme-auto");r&&!document.getElementById("board")?Yt():r||Wt(),rt(e.store),hr(t),location.hash==="#unseen"&&(history.replaceState(null,"",location.pathname),V(c("reader-unseen"))),(Object.hasOwn(Ir,t.page)?Ir[t.page](e):void 0)?.catch(()=>V(c("reader-offline")))}io();})();

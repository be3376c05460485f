/* Generated from web/: npm run build */
"use strict";var ppsolve=(()=>{var wr=Object.defineProperty;var vu=Object.getOwnPropertyDescriptor;var wu=Object.getOwnPropertyNames;var $u=Object.prototype.hasOwnProperty;var ku=(o,e)=>{for(var t in e)wr(o,t,{get:e[t],enumerable:!0})},xu=(o,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of wu(e))!$u.call(o,r)&&r!==t&&wr(o,r,{get:()=>e[r],enumerable:!(n=vu(e,r))||n.enumerable});return o};var Su=o=>xu(wr({},"__esModule",{value:!0}),o);var Kh={};ku(Kh,{page:()=>Ds});var Le=class{constructor(e){this.value=e}valueOf(){return this.value}},D=class extends Le{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Q=class extends Le{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ce=class o extends Le{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof Le)return o.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof o?(t={...e.opts,...t},e=e.value):e instanceof Le&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Hs=100,Tu="⁨",Pu="⁩";function Ou(o,e,t){if(t===e||t instanceof Q&&e instanceof Q&&t.value===e.value)return!0;if(e instanceof Q&&typeof t=="string"){let n=o.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===n)return!0}return!1}function zs(o,e,t){return e[t]?Mt(o,e[t].value):(o.reportError(new RangeError("No default")),new D)}function $r(o,e){let t=[],n=Object.create(null);for(let r of e)r.type==="narg"?n[r.name]=$o(o,r.value):t.push($o(o,r));return{positional:t,named:n}}function $o(o,e){switch(e.type){case"str":return e.value;case"num":return new Q(e.value,{minimumFractionDigits:e.precision});case"var":return Ru(o,e);case"mesg":return Eu(o,e);case"term":return Lu(o,e);case"func":return Cu(o,e);case"select":return Mu(o,e);default:return new D}}function Ru(o,{name:e}){let t;if(o.params)if(Object.prototype.hasOwnProperty.call(o.params,e))t=o.params[e];else return new D(`$${e}`);else if(o.args&&Object.prototype.hasOwnProperty.call(o.args,e))t=o.args[e];else return o.reportError(new ReferenceError(`Unknown variable: $${e}`)),new D(`$${e}`);if(t instanceof Le)return t;switch(typeof t){case"string":return t;case"number":return new Q(t);case"object":if(Ce.supportsValue(t))return new Ce(t);default:return o.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new D(`$${e}`)}}function Eu(o,{name:e,attr:t}){let n=o.bundle._messages.get(e);if(!n)return o.reportError(new ReferenceError(`Unknown message: ${e}`)),new D(e);if(t){let r=n.attributes[t];return r?Mt(o,r):(o.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new D(`${e}.${t}`))}return n.value?Mt(o,n.value):(o.reportError(new ReferenceError(`No value: ${e}`)),new D(e))}function Lu(o,{name:e,attr:t,args:n}){let r=`-${e}`,s=o.bundle._terms.get(r);if(!s)return o.reportError(new ReferenceError(`Unknown term: ${r}`)),new D(r);if(t){let i=s.attributes[t];if(i){o.params=$r(o,n).named;let l=Mt(o,i);return o.params=null,l}return o.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new D(`${r}.${t}`)}o.params=$r(o,n).named;let a=Mt(o,s.value);return o.params=null,a}function Cu(o,{name:e,args:t}){let n=o.bundle._functions[e];if(!n)return o.reportError(new ReferenceError(`Unknown function: ${e}()`)),new D(`${e}()`);if(typeof n!="function")return o.reportError(new TypeError(`Function ${e}() is not callable`)),new D(`${e}()`);try{let r=$r(o,t);return n(r.positional,r.named)}catch(r){return o.reportError(r),new D(`${e}()`)}}function Mu(o,{selector:e,variants:t,star:n}){let r=$o(o,e);if(r instanceof D)return zs(o,t,n);for(let s of t){let a=$o(o,s.key);if(Ou(o,r,a))return Mt(o,s.value)}return zs(o,t,n)}function kr(o,e){if(o.dirty.has(e))return o.reportError(new RangeError("Cyclic reference")),new D;o.dirty.add(e);let t=[],n=o.bundle._useIsolating&&e.length>1;for(let r of e){if(typeof r=="string"){t.push(o.bundle._transform(r));continue}if(o.placeables++,o.placeables>Hs)throw o.dirty.delete(e),new RangeError(`Too many placeables expanded: ${o.placeables}, max allowed is ${Hs}`);n&&t.push(Tu),t.push($o(o,r).toString(o)),n&&t.push(Pu)}return o.dirty.delete(e),t.join("")}function Mt(o,e){return typeof e=="string"?o.bundle._transform(e):kr(o,e)}var nn=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function xr(o,e){let t=Object.create(null);for(let[n,r]of Object.entries(o))e.includes(n)&&(t[n]=r.valueOf());return t}var Js=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Ws(o,e){let t=o[0];if(t instanceof D)return new D(`NUMBER(${t.valueOf()})`);if(t instanceof Q)return new Q(t.valueOf(),{...t.opts,...xr(e,Js)});if(t instanceof Ce)return new Q(t.toNumber(),{...xr(e,Js)});throw new TypeError("Invalid argument to NUMBER")}var Au=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ys(o,e){let t=o[0];if(t instanceof D)return new D(`DATETIME(${t.valueOf()})`);if(t instanceof Ce||t instanceof Q)return new Ce(t,xr(e,Au));throw new TypeError("Invalid argument to DATETIME")}var qs=new Map;function Vs(o){let e=Array.isArray(o)?o.join(" "):o,t=qs.get(e);return t===void 0&&(t=new Map,qs.set(e,t)),t}var ko=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ws,DATETIME:Ys,...t},this._useIsolating=n,this._transform=r,this._intls=Vs(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let s=e.body[r];if(s.id.startsWith("-")){if(t===!1&&this._terms.has(s.id)){n.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(t===!1&&this._messages.has(s.id)){n.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return n}formatPattern(e,t=null,n=null){if(typeof e=="string")return this._transform(e);let r=new nn(this,n,t);try{return kr(r,e).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new D().toString(r);throw s}}};var Sr=/^(-?[a-zA-Z][\w-]*) *= */gm,Ks=/\.([a-zA-Z][\w-]*) *= */y,Nu=/\*?\[/y,Tr=/(-?[0-9]+(?:\.([0-9]+))?)/y,Uu=/([a-zA-Z][\w-]*)/y,Zs=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Iu=/^[A-Z][A-Z0-9_-]*$/,rn=/([^{}\n\r]+)/y,Bu=/([^\\"\n\r]*)/y,Qs=/\\([\\"])/y,Xs=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Fu=/^\n+/,ea=/ +$/,ju=/ *\r?\n/g,Gu=/( *)$/,_u=/{\s*/y,ta=/\s*}/y,Du=/\[\s*/y,Hu=/\s*] */y,zu=/\s*\(\s*/y,Ju=/\s*->\s*/y,Wu=/\s*:\s*/y,Yu=/\s*,?\s*/y,qu=/\s+/y,xo=class{constructor(e){this.body=[],Sr.lastIndex=0;let t=0;for(;;){let k=Sr.exec(e);if(k===null)break;t=Sr.lastIndex;try{this.body.push(l(k[1]))}catch(R){if(R instanceof SyntaxError)continue;throw R}}function n(k){return k.lastIndex=t,k.test(e)}function r(k,R){if(e[t]===k)return t++,!0;if(R)throw new R(`Expected ${k}`);return!1}function s(k,R){if(n(k))return t=k.lastIndex,!0;if(R)throw new R(`Expected ${k.toString()}`);return!1}function a(k){k.lastIndex=t;let R=k.exec(e);if(R===null)throw new SyntaxError(`Expected ${k.toString()}`);return t=k.lastIndex,R}function i(k){return a(k)[1]}function l(k){let R=c(),H=u();if(R===null&&Object.keys(H).length===0)throw new SyntaxError("Expected message value or attributes");return{id:k,value:R,attributes:H}}function u(){let k=Object.create(null);for(;n(Ks);){let R=i(Ks),H=c();if(H===null)throw new SyntaxError("Expected attribute value");k[R]=H}return k}function c(){let k;if(n(rn)&&(k=i(rn)),e[t]==="{"||e[t]==="}")return p(k?[k]:[],1/0);let R=N();return R?k?p([k,R],R.length):(R.value=ge(R.value,Fu),p([R],R.length)):k?ge(k,ea):null}function p(k=[],R){for(;;){if(n(rn)){k.push(i(rn));continue}if(e[t]==="{"){k.push(h());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let Ee=N();if(Ee){k.push(Ee),R=Math.min(R,Ee.length);continue}break}let H=k.length-1,ft=k[H];typeof ft=="string"&&(k[H]=ge(ft,ea));let wo=[];for(let Ee of k)Ee instanceof sn&&(Ee=Ee.value.slice(0,Ee.value.length-R)),Ee&&wo.push(Ee);return wo}function h(){s(_u,SyntaxError);let k=f();if(s(ta))return k;if(s(Ju)){let R=S();return s(ta,SyntaxError),{type:"select",selector:k,...R}}throw new SyntaxError("Unclosed placeable")}function f(){if(e[t]==="{")return h();if(n(Zs)){let[,k,R,H=null]=a(Zs);if(k==="$")return{type:"var",name:R};if(s(zu)){let ft=y();if(k==="-")return{type:"term",name:R,attr:H,args:ft};if(Iu.test(R))return{type:"func",name:R,args:ft};throw new SyntaxError("Function names must be all upper-case")}return k==="-"?{type:"term",name:R,attr:H,args:[]}:{type:"mesg",name:R,attr:H}}return O()}function y(){let k=[];for(;;){switch(e[t]){case")":return t++,k;case void 0:throw new SyntaxError("Unclosed argument list")}k.push(v()),s(Yu)}}function v(){let k=f();return k.type!=="mesg"?k:s(Wu)?{type:"narg",name:k.name,value:O()}:k}function S(){let k=[],R=0,H;for(;n(Nu);){r("*")&&(H=R);let ft=w(),wo=c();if(wo===null)throw new SyntaxError("Expected variant value");k[R++]={key:ft,value:wo}}if(R===0)return null;if(H===void 0)throw new SyntaxError("Expected default variant");return{variants:k,star:H}}function w(){s(Du,SyntaxError);let k;return n(Tr)?k=L():k={type:"str",value:i(Uu)},s(Hu,SyntaxError),k}function O(){if(n(Tr))return L();if(e[t]==='"')return Y();throw new SyntaxError("Invalid expression")}function L(){let[,k,R=""]=a(Tr),H=R.length;return{type:"num",value:parseFloat(k),precision:H}}function Y(){r('"',SyntaxError);let k="";for(;;){if(k+=i(Bu),e[t]==="\\"){k+=$e();continue}if(r('"'))return{type:"str",value:k};throw new SyntaxError("Unclosed string literal")}}function $e(){if(n(Qs))return i(Qs);if(n(Xs)){let[,k,R]=a(Xs),H=parseInt(k||R,16);return H<=55295||57344<=H?String.fromCodePoint(H):"�"}throw new SyntaxError("Unknown escape sequence")}function N(){let k=t;switch(s(qu),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return vo(e.slice(k,t))}return e[t-1]===" "?vo(e.slice(k,t)):!1}function ge(k,R){return k.replace(R,"")}function vo(k){let R=k.replace(ju,`
`),H=Gu.exec(k)[1].length;return new sn(R,H)}}},sn=class{constructor(e,t){this.value=e,this.length=t}};var oa={0:21,1:8,3:16,6:1,7:8,8:8},Vu={l:8,r:8,m:16,n:4},Ku=/([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/,Zu=/le?$/;function na(o,e){let[t,n]=e.split("/"),r=Qu(o);return o+(r===0||r===8&&t==="으로"?n:t)}function Qu(o){let e=[...o.normalize("NFC")].filter(s=>/[\p{L}\p{N}]/u.test(s)),t=e.at(-1);if(t===void 0)return 0;let n=t.charCodeAt(0);if(44032<=n&&n<=55203)return(n-44032)%28;if(t in oa)return oa[t];let r=e.join("").toLowerCase();return e.length===1?Vu[r]??0:Zu.test(r)?8:Ku.test(r)?4:0}function ra(o,e){return/^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(e.normalize("NFD").toLowerCase())?`${o.slice(0,-1)}'${e}`:`${o} ${e}`}var So="en",ln="qps",Or=So,At=new Map,Pr=new Map;function ia(){return[...At.keys()]}function un(){return Or}function la(o){dn(o)&&(Or=o)}function dn(o){return At.has(o)||o===ln}function ua(o){return o.map(t=>t.split("-")[0].toLowerCase()).find(t=>At.has(t))??So}function cn(o,e){At.set(o,[...At.get(o)??[],...e]),Pr.delete(o)}function sa(o){let e=Pr.get(o);if(e)return e;let t=At.get(o===ln?So:o);if(!t)throw new Error("no catalogue is registered");let n=td(o);for(let r of t)n.addResource(new xo(r),{allowOverrides:!0});return Pr.set(o,n),n}function d(o,e={}){return Rr(Or,o,e)}function Rr(o,e,t={}){let n=sa(o);return an(n.hasMessage(e)?n:sa(So),e,t)}function an(o,e,t){let n=o.getMessage(e)?.value;if(!n)throw new Error(`no message ${e}`);return o.formatPattern(n,t)}function aa(o){return o===ln?So:o}var Xu=new Map([..."aceinouyACEINOUY"].map((o,e)=>[o,"àçéïñöûýÀÇÉÏÑÖÛÝ"[e]]));function ed(o){return o.trim()?o.replace(/([aeiou])(?=\w)/g,"$1$1").replace(/[aceinouyACEINOUY]/g,t=>Xu.get(t)??t):o}function td(o){let e=i=>i instanceof Q?String(i.value):String(i),t=i=>i instanceof Q?i.value.toLocaleString(aa(o)):String(i),n=(i,l)=>e(l)==="capital"?i.charAt(0).toUpperCase()+i.slice(1):i,r={COLOUR:([i],{form:l=""})=>n(an(a,"common-colour",{colour:e(i),form:e(l)}),l),COUNT:([i,l])=>an(a,"common-count",{thing:e(i),number:l}),PARTICLE:([i,l])=>na(t(i),e(l)),WORD:([i],{form:l=""})=>n(an(a,"common-word",{number:i}),l),ELIDE:([i,l])=>ra(e(i),t(l))},s=o===ln?ed:i=>i,a=new ko(aa(o),{functions:r,useIsolating:!1,transform:s});return a}function ce(o){return da(o,"common-list-and")}function be(o){return da(o,"common-list-or")}function da(o,e){let t=o[o.length-1];return o.length>1?d(e,{first:o.slice(0,-1).join(", "),last:t}):t}function Me(o,e){let[t,n]=Math.abs(o).toFixed(e).split("."),r=t.replace(/\B(?=(\d{3})+$)/g,d("common-thousands-mark"));return(o<0?"-":"")+(n?r+d("common-decimal-mark")+n:r)}var ca=`advise-estimate = Estimated from { $rounds } simulated rounds with { $hidden ->
 [hidden] random deals of the hidden cards
 *[open] open hands
}, against opponents who play { $opponents ->
 [random] randomly
 [greedy] greedily
 [thrifty] thriftily
 *[either] randomly, greedily or thriftily
}{ $seen ->
 [yes] , judged by their moves so far
 *[no] { "" }
}.
advise-best = Best for { $player }: { $move }, with { $cards } cards left on average. { $reason }
advise-advised = advised
advise-more = { $cards } more
advise-no-difference = no clear difference
advise-only-move = It is the only legal move.
advise-opens-a-place = It opens a place for { COLOUR($colour) }, which fits nowhere right now; { $player } holds { $cards ->
 [1] one
 *[other] { $cards }
}. { $alike ->
 [0] { $others ->
 [1] The other move does not.
 *[other] No other move does.
 }
 [1] 1 of the { $others } other moves does, too.
 *[other] { $alike } of the { $others } other moves do, too.
}
advise-last-place = Only one place accepts { COLOUR($colour) }, and { $cards ->
 [1] 1 { COLOUR($colour) } card is
 *[other] { $cards } { COLOUR($colour) } cards are
} unseen: { $rivals } might take it. No other move places { COLOUR($colour) }.
advise-keeps-the-base = It saves the { $places ->
 [1] last free base place, which accepts
 *[other] { $places } free base places, which accept
} any colour, for later. { $alike ->
 [0] { $others ->
 [1] The other move does not.
 *[other] No other move does.
 }
 [1] 1 of the { $others } other moves does, too.
 *[other] { $alike } of the { $others } other moves do, too.
}
advise-room-last-card = After it, { $player }'s last card still has a place; after { $after }, it would not.
advise-room-all = After it, each of { $player }'s { $kept } remaining cards still has a place; after { $after }, fewer would.
advise-room-some = After it, { $cards ->
 [1] 1 of { $player }'s { $kept } remaining cards has
 *[other] { $cards } of { $player }'s { $kept } remaining cards have
} a place; after { $after }, fewer would.
advise-after = { $comparison ->
 [other] the other move
 [any] any other move
 *[some] { $fewer } of the { $others } other moves
}
advise-rule = Rule of thumb: { $rule }
advise-rule-danger = With two players, play the colour of which you hold the most cards beyond its safe cells.
advise-rule-no-base = With two players, put a colour on the base only if it fits nowhere above.
advise-rule-safe-cells = Give every card you keep safe cells: add them up card by card, at most four for each.
advise-rule-rare-colour = Play the colour with the fewest exposed cards: cards with an empty cell above them.
advise-rule-room = Leave room: for every card you keep, count the empty cells that its colour can still reach, and twice the places that no other colour fits.
advise-floe-proved = Proved by a search of { COUNT("position", $positions) }: { $players ->
 [more] if everyone plays for themselves, no move
 *[two] no move
} is better than { $move }. Values with ~ are estimates.
advise-floe-estimated = Estimated by a search of { COUNT("position", $positions) }, not proved. In 9 of 10 games the result lies inside the interval.
advise-floe-best = Best for { $player }: { $move }, { $outlook }.
advise-floe-plays = { $player } plays { $move }, { $outlook }.
advise-floe-outlook = { $result ->
 [fish-proved] with { COUNT("fish", $fish) } in the end if everyone plays for themselves (proved)
 [fish] with about { COUNT("fish", $fish) } in the end
 [level-proved] which ends level with best play by both (proved)
 [level] after which the game is about level
 [lead-proved] after which { $leader } ends { COUNT("fish", $fish) } ahead with best play by both (proved)
 *[lead] after which { $leader } will probably end about { COUNT("fish", $fish) } ahead
}
advise-floe-line = Likely play after { $move }: { $line }.
advise-header-move = move
advise-header-fish = fish
advise-header-lead = lead
advise-header-interval-90 = 90 % interval
advise-header-interval-95 = 95 % interval
advise-header-cards-left = cards left
advise-header-empty-hand = empty hand
advise-header-compared = compared
advise-range = { $low } to { $high }
advise-at-most = at most { $number }
advise-percent = { $number } %
advise-proved = proved
advise-cuts-off = It cuts { $rival } off from { COUNT("fish", $fish) } on { COUNT("tile", $tiles) }.
advise-walls-in = It walls in { $rival }'s penguin on { $tile }, which can never move again.
advise-answers-a-threat = { $rival } was threatening { $move }, which would have cut { $player } off from { COUNT("fish", $fish) }.
advise-alone = It keeps { COUNT("tile", $tiles) } with { COUNT("fish", $fish) } for { $player } alone.
advise-last-way-out = The penguin on { $tile } had only one way out.
advise-nearer = Afterwards, { $player } is nearer than { $rivals ->
 [one] { $rival }
 *[several] anybody else
} to { $tiles } of the { $free } free tiles; no other move does better.
advise-within-a-slide = From there, { COUNT("tile", $tiles) } with { COUNT("fish", $fish) } { $tiles ->
 [1] is
 *[other] are
} one slide away; no other place reaches more fish.
advise-most-fish = It goes to a tile with { COUNT("fish", $fish) }; no other move gets more at once.`;var pa=`board-title = Penguin board
board-label = Board. Arrow keys move, Enter plays.
board-first-screen = First screen
board-rules = Rules
board-players = Players
board-points = Points
board-values = Values
board-yardstick = Yardstick of the numbers
board-best-line = Best line
board-moves = Moves
board-review = Review
board-mistakes-of = Mistakes of
board-start = Start
board-game = Game
board-go-on = Go on
board-play = Play
board-play-about = Play at once against the computer.
board-opponents = Opponents
board-each-sees = Each sees
board-write-down = Write down a round
board-write = Write down
board-analyse = Analyse a position
board-analyse-about = Set up any position, or open a link, a file or a record, and see what every move is worth.
board-paste-or-open = Paste or open
board-setup = Set up
board-asking-about = At a real table, with the other hands hidden:
board-what-to-play = What should I play?
board-more = More
board-seed-of-the-deal = Seed of the deal
board-seed = Seed
board-random = random
board-deal-at-random = Deal at random
board-clear = Clear
board-pieces = Pieces to choose from
board-first-to-move = First to move
board-back = Back
board-who-plays-question = Who plays?
board-names = Names, in turn order
board-first-to-place = First to place a card
board-hands-first = Lay the hands open first
board-begin = Begin
board-tap-into = Tap cards into
board-tap-hand = your hand
board-tap-pyramid = the pyramid
board-cards-to-choose = Cards to choose from
board-change-table = Change the table
board-players-in-order = Players, in turn order
board-more-asking = More: editions, house rules
board-learn = Learn from your mistakes
board-leave = Leave
board-show-answer = Show the answer
board-opening-about = Paste a position in one line, a record as you would type it, or JSON. You can also drop a file on the page.
board-position-or-record = Position or record
board-a-file = A file
board-open = Open
board-save = Save
board-saving-about = A record of every move. \`ppsolve review\` and this board can read it.
board-form = Form
board-form-text = text, as people type it
board-the-record = The record
board-copy = Copy
board-save-file = Save as a file
board-who-plays = Who plays
board-hide-cards = hide the engine's cards
board-help-title = The board
board-help-proved = A proved value is bold on a solid background. Bounds such as 2..4 in a dashed frame are not proved yet.
board-help-lines = Go back and play something else: the other line is kept, and you can return to it under Moves.
board-help-save = Save writes the record. Review shows what every move cost.
board-help-link = The address of the page contains the position: share the link to show it to others.
board-help-kept = Everything is kept on this device, so you can close the page and go on later.
board-key-values = values on or off
board-key-left-and-right = previous and next move; on the board, go from place to place
board-key-up-and-down = go to the board, and from place to place
board-key-ends = first and last move
board-key-play = play there
board-you = You
board-party-about = Everybody builds one pyramid. Get rid of your cards.
board-party-write = Tap every card as it is placed, without knowing the hands. At the end tap what everybody has left; the hands follow, and you see what every move cost.
board-party-more = More: editions, house rules, seed
board-party-tip-card = Tap one of your cards, then a place that lights up. In the base, every colour fits at both ends.
board-party-tip-above = Above two neighbours a card fits if it has the colour of one of them. Build where your own colours stay open.
board-party-tip-full = The base is full: from now on only the rows above are left. If you cannot place a card, you are out.
board-party-tip-out = Somebody is out and pays a point for each card left. The others play on.
board-party-help-play = To play, choose a card of the player to move. Places where it may go light up. Then tap a place.
board-party-help-setup = Set up gives cards to hands: tap them, type letters, or deal at random.
board-party-footer = Values are exact and assume open hands. For the best that everybody can reach together, run ppsolve analyze on the command line.
board-party-invitation = Choose a card of the player to move, then a place.
board-pingouin-about = Penguins slide over melting ice. Take the most fish.
board-pingouin-write = Set up the floe with its fish, then tap every move as it is played, and see what it cost.
board-pingouin-more = More: seed
board-pingouin-tip-place = Place your penguins one by one, each on a free tile with one fish. Look for room and for threes nearby.
board-pingouin-tip-slide = Tap one of your penguins, then a tile in a straight line. You take the tile it leaves.
board-pingouin-help-move = To move, choose a penguin of the player to move, then a tile. To place one, choose a tile with one fish.
board-pingouin-help-estimates = A number with ~ is the likely lead at the end, by the engine; an estimate. With three or more players, and beside a player, it is the likely number of fish. It stands where nothing is proved yet.
board-pingouin-help-setup = Set up puts fish, holes and penguins on tiles, or deals a floe at random.
board-pingouin-footer = Values are exact once enough of the ice is gone; until then the engine estimates them. For a longer search, run ppsolve analyze on the command line.
board-pingouin-invitation = Choose a penguin of the player to move, then a tile. To place a penguin, choose a tile with one fish.
board-rules-of = The rules of { $game }
board-help-yardsticks = A number on a place is the result of the player to move by the yardstick that is chosen, with open hands; ★ marks the best. Hold a finger or the mouse on a number to read what it means.
board-help-worst-case = A number on a place is the worst case: what the player to move can then guarantee, the fewest fish they get. ★ marks the best.
board-strength = { $strength ->
 [beginner] beginner
 [club] club
 [strong] strong
 *[strongest] strongest
}
board-every-hand = every hand
board-own-hand = its own hand
board-person = a person
board-engine = engine, { $strength ->
 [beginner] beginner
 [club] club
 [strong] strong
 *[strongest] strongest
}{ $sight ->
 [fair] , fair
 [all] , all-seeing
 *[none] { "" }
}
board-sight-fair = Fair: it sees only its own hand, as you do.
board-sight-all = All-seeing: it sees every hand, yours too.
board-level-party-beginner = Beginner: three times out of four it places any card that fits.
board-level-party-club = Club: it thinks briefly, and is careless now and then.
board-level-party-strong = Strong: it thinks about every move, but briefly.
board-level-party-strongest = Strongest: it thinks for a second.
board-level-party-seeing = Strongest: it searches for the moves that are proved best in the worst case, up to three seconds, and thinks for one more.
board-level-pingouin-beginner = Beginner: it looks one move ahead and plays any move that looks good.
board-level-pingouin-club = Club: it looks at a few hundred positions.
board-level-pingouin-strong = Strong: it thinks for a third of a second.
board-level-pingouin-strongest = Strongest: it thinks for a second and plays a move that is proved best if it finds one.
board-opened = { COUNT("move", $moves) } opened.
board-is-thinking = { $player } is thinking.
board-thinking = Thinking.
board-secrets = This would show the engine's cards. Finish the round first, or choose under Players to show them.
board-got-it = Got it
board-next-round = Next round
board-play-again = Play again
board-kept = { $game }: { $players }; { $round ->
 [1] { "" }
 *[other] round { $round },{ " " }
}{ $moves ->
 [0] no moves
 *[other] { COUNT("move", $moves) }
}.
board-look-again = Look again
board-go-on-writing = Go on writing
board-written-down = Written down: { $round }.
board-go-on-asking = Go on asking
board-setup-of = A position of { $game }.
board-go-on-setup = Go on setting up
board-not-stored = This browser does not store anything here: save your round before you close the page.
board-bad-link = The link cannot be opened. { $reason }
board-last-seed = last: { $seed }
board-news = { $player }: { $move }.
board-out = { $player ->
 [You] You are
 *[other] { $player } is
} out.
board-move-card = { COLOUR($colour) } { $where ->
 [opens] opens the base
 [left] at the left end
 [right] at the right end
 *[other] on { $where }
}
board-opens-the-base = opens the base
board-move-slide = penguin from { $from } to { $to }
board-move-penguin = penguin on { $place }
board-hidden-cards = { $cards ->
 [1] 1 hidden card
 *[other] { $cards } hidden cards
}
board-done = done
board-tile-count = { $tiles ->
 [0] no tiles
 *[other] { COUNT("tile", $tiles) }
}
board-fish = { COUNT("fish", $fish) }
board-penguins-to-place = { $penguins } to place
board-on-the-floe = { $penguins } on the floe
board-player-to-move = { $player } to move
board-places-penguin = { $player ->
 [You] You place
 *[other] { $player } places
} a penguin, { $penguins } to go
board-round-over = The round is over
board-game-over = The game is over
board-choose-card-first = Choose a card first: { $place } takes { $colours }.
board-no-card-fits = { $player } has no card that fits on { $place }.
board-choose-penguin-first = Choose a penguin of { $player } first.
board-worths = , { $label }, worth: { $values }
board-tile-hole = hole
board-tile-to-move = penguin of { $player }, to move
board-tile-worth = worth { $value }
board-base = base { $cards }
board-player-count = { COUNT("player", $players) }
board-name-of = Name of player { $number }
board-line-cost = cost { $cost }
board-line-start = Start
board-another-line = another line
board-setup-title = Set up a position
board-dealt-from = Dealt at random, from seed { $seed }.
board-party-result = The round is over. { $more ->
 [yes] { $players } share
 *[no] { $players ->
 [You] You win
 *[other] { $players } wins
 }
} this round with { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
} left.{ $others ->
 [none] { "" }
 *[other] { " " }The others: { $others }.
}
board-pingouin-result = The game is over. { $more ->
 [yes] { $players } share
 *[no] { $players ->
 [You] You win
 *[other] { $players } wins
 }
} the game. Fish: { $fish }.{ $tiles ->
 [0] { "" }
 *[other] { " " }With equal fish, the tiles count: { $tiles }.
}
board-margin-even = Margin: { $first } and { $second } come out even.
board-margin = Margin: { $player ->
 [You] You come
 *[other] { $player } comes
} out { $unit ->
 [points] { COUNT("point", $amount) }
 *[fish] { $amount } fish
} ahead if both play their best.
board-round = Round { $number }
board-total = Total
board-game-won = The game is over: { $more ->
 [yes] { $players } share
 *[no] { $players ->
 [You] You win
 *[other] { $players } wins
 }
} it with { $points ->
 [0] no points
 *[other] { COUNT("point", $points) }
}.
board-round-follows = Round { $number } of { $all } follows{ $tied ->
 [yes] , because the lowest total is tied
 *[no] { "" }
}; { $player } to start.
board-round-of = Round { $number } of { $all }. The lowest total wins.
board-yardstick-name = { $yardstick ->
 [worst] worst case
 [selfish] everyone for themselves
 *[expected] expected
}
board-yardstick-words = The numbers: { $yardstick ->
 [worst] what you can be sure of, whatever the others do, with all hands open
 [selfish] what is left if everyone plays for themselves, with all hands open
 *[expected] the average of simulated rounds; an estimate
}. ★ is best.
board-numbers = { $yardstick ->
 [worst] The numbers on the board are the worst case with open hands.
 [selfish] The numbers on the board are for open hands, everyone for themselves.
 *[expected] The numbers on the board are averages with open hands.
}
board-best-by = { $yardstick ->
 [worst] Best in the worst case
 [selfish] Best if everyone plays for themselves
 *[expected] Best in simulated rounds (an estimate)
}: { $move } ({ $words }).
board-safest = Safest: { $move } ({ $words }).
board-guarantee = { $unit ->
 [cards] { $player } can guarantee { $amount ->
 [0] no cards
 *[other] at most { COUNT("card", $amount) }
 } left
 *[fish] { $player } can guarantee at least { $amount } fish
}{ $proved ->
 [yes] { "" }
 *[no] , or better: not proved yet
}.
board-outcome = { $move } { $judged ->
 [worst] { $unit ->
 [cards] leaves { $player ->
 [You] you
 *[other] { $player }
 } with { $amount ->
 [0] no cards
 *[other] at most { COUNT("card", $amount) }
 }
 *[fish] gets { $player ->
 [You] you
 *[other] { $player }
 } at least { $amount } fish
 }, whatever the others do (proved)
 [selfish] leaves { $player ->
 [You] you
 *[other] { $player }
 } with { $amount ->
 [0] no cards
 *[other] { COUNT("card", $amount) }
 } if everyone plays for themselves (proved)
 *[expected] leaves { $player ->
 [You] you
 *[other] { $player }
 } with about { $number } cards on average (simulated)
}.
board-outcome-likely = { $move } makes it likely that { $player ->
 [You] you end
 *[other] { $player } ends
} { $side ->
 [behind] { $number } fish behind
 *[with] with a result of { $number } fish
} (an estimate).
board-ends-selfish = If everyone plays for themselves, { $player } ends with { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
} (proved).
board-label-selfish = If everyone plays for themselves, { $player }: { $value }
board-label-guarantee = { $player } can guarantee { $value }
board-value-estimate = { $value }, an estimate
board-value-unproved = { $value }, not proved
board-value-best = { $value }, best
board-likely-result = { $proved ->
 [yes] result { $number } if everybody plays for themselves, proved
 *[no] likely result { $number }, an estimate
}
board-likely-lead = { $proved ->
 [yes] lead { $number } with best play, proved
 *[no] likely lead { $number }, an estimate
}
board-line-proved = Best play (proved):
board-line-likely = { $move ->
 [none] { "" }
 *[other] { $move } is proved best.{ " " }
}Likely play (an estimate):
board-line-for = { $kind ->
 [safest] Safest
 *[best] Best
} line for { $player } (worst case { $value }):
board-play-up-to = Play up to { $move }
board-effort = { $state ->
 [proved] Everything is proved
 [searching] Searching
 *[stopped] Stopped: not everything is proved
}. { $positions } positions visited.{ $legend ->
 [yes] { " " }Numbers with ~ are estimates by the engine.
 *[no] { "" }
}
board-margin-for = { $likely ->
 [yes] Likely margin
 *[no] Margin
} for { $player }:
board-hint-party = { $move }: ~{ $cards } cards left on average, estimated from { $rounds } simulated rounds, knowing only this hand.
board-hint-fish = { $best ->
 [yes] { $move } is proved best
 *[no] { $move }
}: { $player ->
 [You] You end
 *[other] { $player } ends
} with { $fish } fish if everybody plays for themselves.
board-hint-likely-fish = { $move }: { $player } will probably end with about { $fish } fish.
board-hint-level = { $best ->
 [yes] { $move } is proved best
 *[no] { $move }
}: { $proved ->
 [yes] the game ends level if both play their best
 *[no] the game is about level
}.
board-hint-lead = { $best ->
 [yes] { $move } is proved best
 *[no] { $move }
}: { $player ->
 [You] You come
 *[other] { $player } comes
} out { $fish } fish ahead if both play their best.
board-hint-likely-lead = { $move }: { $player } will probably end about { $fish } fish ahead.
board-rules-party-pyramid = One pyramid for everybody
board-rules-party-pyramid-picture = A base of a red, a green and a blue card, with a red card above red and green
board-rules-party-pyramid-text = In turn, everybody places one card from their hand. All cards are dealt; with two players, 14 each.
board-rules-party-base = The base row
board-rules-party-base-picture = Three cards side by side, with an open place at the left end and one at the right end
board-rules-party-base-text = A card of any colour goes to the left or right end of the base, until it is full: 8 cards, or 7 with two players.
board-rules-party-above = The rows above
board-rules-party-above-picture = Above red and green is an open place that takes red or green; above green and blue lies a blue card
board-rules-party-above-text = A card may lie above two neighbours if it has the colour of at least one of them. Above two cards of the same colour, only that colour fits.
board-rules-party-out = Out
board-rules-party-out-picture = Three red cards side by side; both places above take only red
board-rules-party-out-text = If you can place a card, you must. If you can't, you are out of the round, even if your colour fits again later. The others play on until nobody can place a card.
board-rules-party-points-picture = A green, a yellow and a purple card, left in a hand
board-rules-party-points-text = Every card left in your hand costs a point. With an empty hand you give back up to 2 points from earlier rounds.
board-rules-party-points-more = A game has as many rounds as players, and each round starts with the next player. The lowest total wins.
board-rules-pingouin-place = Penguins on ice
board-rules-pingouin-place-picture = Tiles of ice with one, two or three fish, and two penguins
board-rules-pingouin-place-text = First everybody places their penguins in turn, each on a free tile with exactly one fish: 4 penguins with two players, 3 with three, 2 with four.
board-rules-pingouin-slide = Slide and take
board-rules-pingouin-slide-picture = A penguin at the left end of a row of tiles that it can reach
board-rules-pingouin-slide-text = Slide one of your penguins in a straight line as far as you like, over free tiles only. Then you take the tile that it left, with its fish.
board-rules-pingouin-out-picture = A penguin with no free tile beside it
board-rules-pingouin-out-text = If you can move, you must. If you can't, your penguins leave the ice with the tiles below them, and the others play on.
board-rules-pingouin-win = The most fish win
board-rules-pingouin-win-picture = Tiles with two and three fish
board-rules-pingouin-win-text = When nobody can move, everybody counts the fish on their tiles. If they are equal, more tiles win.
board-cost = costs { $judged ->
 [proved] { $unit ->
 [cards] { COUNT("card", $amount) }
 *[fish] { $amount } fish
 } (proved)
 *[other] about { $number } { $unit } ({ $judged ->
 [simulated] simulated
 *[estimate] an estimate
 })
}
board-paid = { $worst ->
 [yes] in the worst case it cost
 *[no] cost
} { $fish ->
 [fish] { $cost } fish
 *[cards] { COUNT("card", $cost) }
} ({ $before } → { $after })
board-decision = { $label ->
 [biggest] Biggest mistake: move
 [so-far] Biggest mistake so far: move
 *[none] Move
} { $number }, { $player }: { $move }{ $comma ->
 [yes] ,
 *[no] { "" }
} { $paid }{ $grade ->
 [inaccuracy] , an inaccuracy
 [mistake] , a mistake
 [blunder] , a blunder
 *[none] { "" }
}.
board-review-none = No moves yet.
board-review-open = { $open } of { COUNT("move", $moves) } not judged yet.
board-review-costly = { $moves ->
 [0] No move cost its player anything.
 *[other] { COUNT("move", $moves) } cost something.
}
board-everybody = everybody
board-learn-from = { $mistakes ->
 [one] Learn from 1 mistake
 *[other] Learn from { $mistakes } mistakes
}
board-no-mistakes = No mistakes found
board-look = Look
board-solve = Solve
board-find-better = Find something better
board-curve = Guaranteed results, move by move: { $players }
board-learn-task = Move { $number }: { $player } played { $move }, { $grade ->
 [inaccuracy] an inaccuracy
 [mistake] a mistake
 *[blunder] a blunder
}. Find something better.
board-learn-played = { $move } is what was played. Try another move.
board-learn-not-judged = { $move } is not judged yet. Wait a moment, or try another move.
board-learn-not = Not { $move }: it { board-cost }. Try again.
board-learn-right = Right: { $outcome }
board-learn-better = Better: { $outcome }
board-learn-more = { $moves } more
board-learn-as-good = As good: { $moves }.
board-learn-summary = { $all ->
 [1] { $found ->
 [0] That was the only mistake.
 *[other] You found a better move.
 }
 *[other] You found a better move for { $found } of { $all } mistakes.
}
board-learn-finish = Finish
board-learn-next = Next
board-learn-skip = Skip
board-edition = Edition
board-base-row = Base
board-cannot-place = Cannot place
board-stuck-out = out of the round
board-stuck-pass = may come back
board-upper-rows = Upper rows
board-rows-free = gaps allowed
board-rows-contiguous = without gaps
board-earlier-points = Points from earlier rounds
board-earlier-points-of = Points of { $player } from earlier rounds
board-type-letters = or type letters: { $letters }
board-points-field = points
board-fill-hand = { $filled }: fill the hand of { $player }
board-hand-letters = Hand of { $player } as letters
board-take-one-back = { $colour } { $cards }: take one of { $cards ->
 [one] { $cards } { COLOUR($colour) } card
 *[other] { $cards } { COLOUR($colour) } cards
} back
board-lay = Lay cards on the pyramid
board-no-such-card = { $letter } is no card: the letters are { $letters }.
board-too-many = { $cards } { COLOUR($colour) } cards, but the deck has { $deck }.
board-uneven = Hands of { $hands }, but everybody is dealt { $dealt }.
board-nobody-has-cards = Nobody has cards yet. Deal at random, or give everybody a hand.
board-player-has = { $player } has { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
board-same-number = { $hands }. Before the first card, everybody has the same number.
board-opening-needed = With five players, the card left over opens the base. Choose “{ $lay }” and place it.
board-setup-over = Nobody can place a card here: the round is over.
board-lay-first = Choose “{ $lay }”, then a card, then its place.
board-only-at-the-end = You can only take back a card with nothing on it, and in the base one at an end.
board-setup-nobody-moves = Nobody can move here: put penguins on the ice, or give everybody some to place.
board-brush-penguin = { $letter }: penguin of { $player }
board-to-place-of = Penguins that { $player } has to place
board-to-place = to place
board-penguin-needs-tile = A penguin needs a tile: put fish there first.
board-takes = Choose a colour first: { $place } takes { $colours }.
board-all-placed = All { COLOUR($colour) } cards are placed.
board-writing = Writing down, { COUNT("player", $players) }
board-cannot = { $player ->
 [none] Cannot
 *[other] { $player } cannot
} place: { $stuck ->
 [out] out
 *[pass] passes
}
board-written = Done
board-end-here = End the round here
board-opening-card = The card that opens the base
board-to-place-now = { $player } to place
board-to-name = { $player } has { COUNT("card", $cards) } to name
board-everything-written = Everything is written down
board-opening-hint = With five players one card is left over. Tap its colour, then the place.
board-now-the-place = { COLOUR($colour) }: now tap the place.
board-colour-then-place = Tap the colour, then the place.
board-tap-left = Tap the cards that are left in the hand.
board-hands-follow = The hands follow from the cards placed and the cards left.
board-nothing-left = nothing left
board-out-with = out with { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
board-take-left = { $card }: take { COLOUR($card) } back from { $player }
board-name-left = Name { $cards }
board-name-left-of = Name { $cards } left of { $player }
board-nothing-left-button = Nothing left
board-nothing-left-of = Nothing left: { $player }
board-is-on = { COLOUR($colour) } is on { $place }.
board-give-hand-first = Give yourself a hand first: tap your cards.
board-none-left-for-that = No { COLOUR($colour) } card is left for that.
board-cannot-place-card = { $player ->
 [You] You cannot
 *[other] { $player } cannot
} place a card.
board-asking-pyramid = Tap a colour, then its place in the pyramid. Tap a card to take it back.
board-count-colour = { $cards } { COLOUR($colour) }
board-asking-hand = { $player ->
 [You] Your
 *[other] { $player }'s
} hand: { $cards }.
board-asking-hand-empty = Tap the cards of { $player ->
 [You] your
 *[other] { $player }'s
} hand, or type their letters. The others sit in turn order.
board-cannot-place-button = { $player ->
 [You] I cannot
 *[other] { $player } cannot
} place
board-asking-out = None of your cards fits: you are out with { COUNT("card", $cards) }.
board-asking-done = You have placed every card. Well done!
board-asking-others = { $player } to place: tap the colour, then the place.
board-asking-play = Tap what you play: the colour, then the place. Then go on with what the others play.
board-simulating = Simulating rounds …
board-estimates-caption = Expected cards left (simulated)
board-for-you = you
board-to-open = { COLOUR($colour) } to open the base
board-average = average
board-at-the-table = At the table: { $players }.
board-to-move-with = to move, { COUNT("card", $cards) }
board-holds = holds
board-holds-one = { $step ->
 [more] +: { $player } holds one card more
 *[less] −: { $player } holds one card less
}
board-what-mattered = { $player }: what mattered most`;var ha=`common-language = English
common-decimal-mark = .
common-thousands-mark = ,
common-date = { $weekday }, { $day } { $month } { $year }
common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }
common-larger-limit = Try a larger { $options }.
common-colour = { $colour ->
 [R] red
 [G] green
 [Y] yellow
 [P] purple
 *[B] blue
}
common-word = { $number ->
 [0] no
 [1] one
 [2] two
 [3] three
 [4] four
 [5] five
 [6] six
 [7] seven
 [8] eight
 [9] nine
 [10] ten
 *[other] { $number }
}
common-count = { $thing ->
 [card] { $number ->
 [one] { $number } card
 *[other] { $number } cards
 }
 [colour] { $number ->
 [one] { $number } colour
 *[other] { $number } colours
 }
 [fish] { $number } fish
 [move] { $number ->
 [one] { $number } move
 *[other] { $number } moves
 }
 [number] { $number ->
 [0] no
 [1] one
 [2] two
 [3] three
 [4] four
 [5] five
 [6] six
 [7] seven
 [8] eight
 [9] nine
 [10] ten
 *[other] { $number }
 }
 [Number] { $number ->
 [0] No
 [1] One
 [2] Two
 [3] Three
 [4] Four
 [5] Five
 [6] Six
 [7] Seven
 [8] Eight
 [9] Nine
 [10] Ten
 *[other] { $number }
 }
 [penguin] { $number ->
 [one] { $number } penguin
 *[other] { $number } penguins
 }
 [place] { $number ->
 [one] { $number } place
 *[other] { $number } places
 }
 [player] { $number ->
 [one] { $number } player
 *[other] { $number } players
 }
 [point] { $number ->
 [one] { $number } point
 *[other] { $number } points
 }
 [position] { $number ->
 [one] { $number } position
 *[other] { $number } positions
 }
 [round] { $number ->
 [one] { $number } round
 *[other] { $number } rounds
 }
 [slide] { $number ->
 [one] { $number } slide
 *[other] { $number } slides
 }
 [step] { $number ->
 [one] { $number } step
 *[other] { $number } steps
 }
 [tile] { $number ->
 [one] { $number } tile
 *[other] { $number } tiles
 }
 [token] { $number ->
 [one] { NUMBER($number, useGrouping: 0) } token
 *[other] { NUMBER($number, useGrouping: 0) } tokens
 }
 [turn] { $number ->
 [one] { $number } turn
 *[other] { $number } turns
 }
 *[way] { $number ->
 [one] { $number } way
 *[other] { $number } ways
 }
}`;var ma=`page-language = Language
page-settings = Settings
page-close = Close
page-theme = Colour theme
page-theme-auto = same as the device
page-theme-light = light
page-theme-dark = dark
page-show-clock = show the time
page-controls = Controls
page-desk = Cards and controls
page-cards-title = Cards
page-with-key = { $name } ({ $key })
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-check = Check
page-restart = Restart
page-again = Again
page-help = Help
page-notes = Notes
page-copied = Copied.
page-keys = Keys
page-keys-or = or
page-keys-and = and
page-key-arrows = go from place to place
page-key-card = choose a card; on a place, put it there
page-key-put = put the chosen card there
page-key-notes = notes: colours mark a place instead of filling it
page-key-six-ways = go up left, up right, left, right, down left, down right
page-key-slide = choose a penguin, or slide the chosen one there
page-key-take-back = take back
page-key-undo = undo
page-key-redo = redo
page-key-hint = hint
page-key-check = check
page-key-steps = previous and next move shown
page-key-previous-and-next = previous and next puzzle
page-key-help = this help
page-colour = { COLOUR($colour) }
page-the-colour = { COLOUR($colour) }
page-then = { $first } then { $last }
page-cards = { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
page-any = any
page-card-button = { $shown }: { COLOUR($colour) }, { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
page-spot-card = { COLOUR($colour) } card
page-spot-turn = placed in turn { $turn }
page-spot-closed = closed
page-spot-open = open
page-spot-left-end = left end
page-spot-right-end = right end
page-spot-any = accepts any colour
page-spot-accepts = accepts only { $colours }
page-spot-given = given
page-spot-empty = empty
page-spot-noted = noted { $colours }
page-spot-below = { $colour ->
 [none] an empty place
 *[other] { COLOUR($colour) }
}
page-spot-rests = rests on { $cards }
page-spot-rests-two = rests on two { $colour ->
 [none] empty places
 *[other] { COLOUR($colour) } cards
}
page-spot-taken = { $place } is taken. Undo takes back your last card.
page-spot-touch = { $place } is not open: it must touch a card of its row.
page-spot-carried = { $place } is not open: it needs two cards below it.
page-spot-refuses = { $place } accepts only { $colours }, not { COLOUR($colour) }.
page-previous-puzzle = Previous puzzle
page-next-puzzle = Next puzzle
page-all-puzzles = All puzzles
page-time = Time
page-other-hands = The other hands
page-moves = Moves
page-previous-move = Previous move
page-next-move = Next move
page-copy = Copy to share
page-show-text = Show the text
page-text-to-share = Text to share
page-how-to-play = How to play
page-title = { $puzzles } Penguin puzzles
page-techniques = Techniques, from easy to hard
page-puzzles = Puzzles
page-menu-place = { $number } of { $all }
page-menu-sum = { $solved } of { $all } solved, { $clean ->
 [0] none
 *[other] { $clean }
} of them clean ★
page-menu-today = today
page-menu-name = { $name }, { $level }
page-menu-begun = begun
page-menu-not-begun = not begun
page-menu-solved = solved
page-menu-clean = solved, clean
page-menu-best-time = { $time } best time
page-day = { $weekday } { $day }
page-month = { $month } { $year }
page-level = { $level ->
 [easy] easy
 [medium] medium
 [hard] hard
 *[expert] expert
}
page-kind = { $kind ->
 [pyramid] Pyramid
 [queue] Queue
 [duel] Duel
 [route] Route
 [harvest] Harvest
 [cutoff] Cutoff
 *[strand] Strand
}
page-welcome-back = Welcome back: everything is where you left it.
page-this-is-the-start = This is the start.
page-before-your-move = This is before your move.
page-back-to-your-game = Back to your game.
page-replay = Replay
page-take-it-back = Take it back
page-nothing-to-undo = Nothing to undo.
page-nothing-to-redo = Nothing to redo.
page-taken-back = Taken back.
page-back-at-the-start = Back at the start.
page-solved = Solved { $result }.
page-shared-solved = solved { $result }
page-result-time = { $again ->
 [no] in { $time }
 *[yes] again in { $time }
}
page-result-clean = clean { $sign }
page-result-hints = { $number ->
 [one] 1 hint
 *[other] { $number } hints
}
page-result-checks = { $number ->
 [one] 1 check
 *[other] { $number } checks
}
page-result-wrong = { $number ->
 [one] 1 wrong try
 *[other] { $number } wrong tries
}
page-medal = { $medal ->
 [gold] gold
 [silver] silver
 *[bronze] bronze
} medal
page-medal-shared = { $medal ->
 [gold] gold
 [silver] silver
 *[bronze] bronze
}
page-steps-place = { $number } of { $all }
page-after-that = After that: { $cards }
page-standing = { $standing ->
 [to-move] to move
 [out] out
 *[finished] finished
}
page-hint-look = Look at { $place }.
page-hint-for = Press Hint again for { $next ->
 [more] more
 [place] the place
 [card] the card
 *[slide] the slide
}.
page-hint-go-on = Press Hint again to go on.
page-hint-do = Press Hint again to { $act ->
 [card] place it
 *[slide] make it
}.
page-hint-step-or-do = Step on to see why, or press Hint again to { $act ->
 [card] place it
 *[slide] make it
}.
page-hint-take-back = Press Hint again to take it back.
page-hint-why-not = Why not { $move }?
page-hint-same-goes = The same goes for { $moves }.
page-move-card = { COLOUR($colour) } on { $place }
page-move-slide = { $from } to { $to }
page-hint-card-mistake = Card { $turn }, { COLOUR($colour) } on { $place }, was the mistake.
page-hint-card-goes = { COLOUR($colour) } goes to { $place }.
page-hint-moves-work = { $moves ->
 [1] Just one move works here.
 *[other] { $moves } moves work here.
}
page-hint-else-fails = Everything else fails.
page-hint-slide = { $from } to { $to }.
page-hint-slide-mistake = Slide { $number }, { $from } to { $to }, was the mistake.
page-choose-card-first = Choose a card first.
page-no-card-to-choose = There is no { COLOUR($colour) } card to choose.
page-put = { COLOUR($colour) } on { $place }.
page-no-card-placed = You have not placed a card yet.
page-pyramid-rests-two = { $place } rests on two { COLOUR($below) } cards: { COLOUR($colour) } matches neither.
page-pyramid-rests = { $place } rests on { COLOUR($left) } and { COLOUR($right) }: { COLOUR($colour) } matches neither.
page-pyramid-above = { $above } above is { COLOUR($needed) }: it needs { COLOUR($needed) } here, because { $beside } is { COLOUR($other) }.
page-pyramid-no-place = There is no place { $place }.
page-pyramid-is-given = { $place } is given and cannot be changed.
page-pyramid-has-card = { $place } has a card. You can only take notes on empty places.
page-pyramid-is-empty = { $place } is empty.
page-pyramid-is-already = { $place } is { COLOUR($colour) } already.
page-pyramid-none-left = No { COLOUR($colour) } card is left.
page-pyramid-notes-on = Notes on: press a place to note the chosen colour there.
page-pyramid-notes-off = Notes off: you place cards again.
page-pyramid-noted = Noted at { $place }: { $colours }.
page-pyramid-noted-nothing = Noted at { $place }: nothing.
page-empty-again = { $place } is empty again.
page-pyramid-tray = Cards to place
page-pyramid-all-placed = Every card is placed, but some are wrong.
page-pyramid-none-fits = None of the remaining cards fits anywhere.
page-pyramid-wrong = { $cards ->
 [1] One card is wrong.
 *[other] { $cards } cards are wrong.
}
page-pyramid-right = Right so far, { COUNT("card", $cards) } to go.
page-pyramid-fix = First fix a mistake: the card on { $place } is wrong.
page-pyramid-ignoring = Ignoring { $cards ->
 [1] 1 other card
 *[other] { $cards } other cards
} of yours: { $reason }
page-queue-next-is = The next card is { COLOUR($colour) }.
page-queue-not-near = No { COLOUR($colour) } card is among the next { $cards }.
page-queue-tray = { $cards ->
 [1] The next card
 *[other] The next { $cards } cards: choose one
}
page-queue-dead-end = A dead end: there is no place for the { COLOUR($colour) } card.
page-queue-dead-end-any = A dead end: there is no place for any of the next cards.
page-queue-right = Right so far: it can be solved from here.
page-queue-lost = It can no longer be solved.
page-duel-placed = { $player ->
 [you] You place
 *[other] { $player } places
} { COLOUR($colour) } on { $place }.
page-duel-stuck = { $player ->
 [you] You are
 *[other] { $player } is
} stuck and out.
page-duel-over = The round is over for you.
page-duel-hold-none = You hold no { COLOUR($colour) } card.
page-duel-no-place = No place takes { $colours }.
page-duel-hand = Your hand: { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
page-duel-left = You are left with: { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
page-duel-failed = You are { $sure ->
 [yes] sure to be left
 *[no] left
} with { COUNT("card", $cards) }; the goal was { $limit ->
 [0] none
 *[other] at most { $limit }
}.
page-contest-right = Right so far: you can still succeed against any defence.
page-contest-lost = You can no longer succeed against the best defence.
page-fish = { $fish ->
 [0] no
 [1] one
 [2] two
 *[3] three
} fish
page-tile-melted = melted
page-tile-end = end of slide { $number }
page-tile-start = a start
page-tile-chosen = chosen
page-tile-reached = can be reached
page-tile-free = free
page-tile-penguin = the penguin
page-tile-your-penguin = your penguin
page-tile-penguin-of = penguin of { $player }
page-tile-number = { $number ->
 [0] no number
 *[other] number { $number }
}
page-choose-penguin-first = Choose a penguin first.
page-no-penguin-there = You have no penguin on { $place }.
page-penguin-here = The penguin is here already: press the tile that it should slide to.
page-penguin-there = There is a penguin on { $place }.
page-no-slide = You cannot slide from { $from } to { $to }.
page-slides-next = The penguin on { $place } slides next.
page-slid = { $player ->
 [you] You slide
 *[other] { $player } slides
} from { $from } to { $to }.
page-not-moved-yet = You have not moved yet.
page-move-has-failed = That move has failed. Take it back and try again.
page-cutoff-tray = Your fish: { $fish } of { $target }
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = Your slides: { $made } of { $slides }
page-strand-rival = { $slides ->
 [0] no slides
 [one] 1 slide
 *[other] { $slides } slides
} to choose from
page-harvest-tray = Fish: { $fish } of { $target }
page-harvest-slid = To { $place }: { $fish } fish.
page-harvest-stuck = No slide is possible: { $fish } fish of { $target }.
page-harvest-medal = That is a { $medal ->
 [gold] gold
 [silver] silver
 *[bronze] bronze
} medal.
page-harvest-right = Right so far: you can still collect { $fish } fish.
page-harvest-lost = You can no longer collect { $fish } fish.
page-harvest-moves-allow = { $moves ->
 [1] Only one move still allows the maximum.
 *[other] { $moves } moves still allow the maximum.
}
page-route-slid = Slide { $number }, to { $place }.
page-route-tray = Slide { $number }: { $tiles ->
 [0] no tiles
 *[other] { COUNT("tile", $tiles) }
} to visit
page-route-stuck = No slide is possible, and { COUNT("tile", $tiles) } to visit.
page-route-right = Right so far.
page-route-lost = The route can no longer be completed.`;var fa=`advise-estimate = Estimation à partir de { $rounds } manches simulées, { $hidden ->
 [hidden] cartes cachées distribuées au hasard
 *[open] mains ouvertes
}, contre des adversaires qui jouent { $opponents ->
 [random] au hasard
 [greedy] au plus gourmand
 [thrifty] à l'économie
 *[either] au hasard, au plus gourmand ou à l'économie
}{ $seen ->
 [yes] , selon leurs coups précédents
 *[no] { "" }
}.
advise-best = Le meilleur coup pour { $player } : { $move }, avec { $cards } cartes restantes en moyenne. { $reason }
advise-advised = conseillé
advise-more = { $cards } de plus
advise-no-difference = pas de différence nette
advise-only-move = C'est le seul coup permis.
advise-opens-a-place = Ce coup ouvre une place au { COLOUR($colour) }, qui ne va nulle part pour l'instant ; { $player } en a { $cards ->
 [1] une carte
 *[other] { $cards }
}. { $alike ->
 [0] { $others ->
 [1] L'autre coup ne le fait pas.
 *[other] Aucun autre coup ne le fait.
 }
 [1] 1 des { $others } autres coups le fait aussi.
 *[other] { $alike } des { $others } autres coups le font aussi.
}
advise-last-place = Une seule place accepte le { COLOUR($colour) }, et { $cards ->
 [1] 1 carte { COLOUR($colour, form: "f") } n'a pas encore été vue
 *[other] { $cards } cartes { COLOUR($colour, form: "fp") } n'ont pas encore été vues
} : { $rivals } pourrait la prendre. Aucun autre coup ne pose de { COLOUR($colour) }.
advise-keeps-the-base = Ce coup garde pour plus tard { $places ->
 [1] la dernière place libre de la base, qui accepte
 *[other] les { $places } places libres de la base, qui acceptent
} toutes les couleurs. { $alike ->
 [0] { $others ->
 [1] L'autre coup ne le fait pas.
 *[other] Aucun autre coup ne le fait.
 }
 [1] 1 des { $others } autres coups le fait aussi.
 *[other] { $alike } des { $others } autres coups le font aussi.
}
advise-room-last-card = Après ce coup, la dernière carte { ELIDE("de", $player) } a encore une place ; après { $after }, elle n'en aurait plus.
advise-room-all = Après ce coup, chacune des { $kept } cartes restantes { ELIDE("de", $player) } a encore une place ; après { $after }, il y en aurait moins.
advise-room-some = Après ce coup, { $cards ->
 [1] 1 des { $kept } cartes restantes { ELIDE("de", $player) } a
 *[other] { $cards } des { $kept } cartes restantes { ELIDE("de", $player) } ont
} une place ; après { $after }, il y en aurait moins.
advise-after = { $comparison ->
 [other] l'autre coup
 [any] n'importe quel autre coup
 *[some] { $fewer } des { $others } autres coups
}
advise-rule = Règle pratique : { $rule }
advise-rule-danger = À deux joueurs, jouez la couleur dont vous avez le plus de cartes en plus de ses cases sûres.
advise-rule-no-base = À deux joueurs, ne posez une couleur sur la base que si elle n'a aucune place au-dessus.
advise-rule-safe-cells = Donnez des cases sûres à chaque carte que vous gardez : additionnez-les carte par carte, quatre au plus pour chacune.
advise-rule-rare-colour = Jouez la couleur qui a le moins de cartes exposées : des cartes avec une case vide au-dessus.
advise-rule-room = Laissez de la place : pour chaque carte que vous gardez, comptez les cases vides que sa couleur peut encore atteindre, et deux fois les places qui ne conviennent à aucune autre couleur.
advise-floe-proved = Prouvé par une recherche sur { COUNT("position", $positions) } : { $players ->
 [more] si chacun joue pour soi, aucun coup
 *[two] aucun coup
} n'est meilleur que { $move }. Les valeurs avec ~ sont des estimations.
advise-floe-estimated = Estimation par une recherche sur { COUNT("position", $positions) }, sans preuve. Dans 9 parties sur 10, le résultat tombe dans l'intervalle.
advise-floe-best = Le meilleur coup pour { $player } : { $move }, { $outlook }.
advise-floe-plays = { $player } joue { $move }, { $outlook }.
advise-floe-outlook = { $result ->
 [fish-proved] avec { COUNT("fish", $fish) } à la fin si chacun joue pour soi (prouvé)
 [fish] avec environ { COUNT("fish", $fish) } à la fin
 [level-proved] ce qui mène à l'égalité si les deux jouent au mieux (prouvé)
 [level] après quoi la partie est à peu près équilibrée
 [lead-proved] après quoi { $leader } finit avec { COUNT("fish", $fish) } d'avance si les deux jouent au mieux (prouvé)
 *[lead] après quoi { $leader } finira sans doute avec environ { COUNT("fish", $fish) } d'avance
}
advise-floe-line = Suite probable après { $move } : { $line }.
advise-header-move = coup
advise-header-fish = poissons
advise-header-lead = avance
advise-header-interval-90 = intervalle à 90 %
advise-header-interval-95 = intervalle à 95 %
advise-header-cards-left = cartes restantes
advise-header-empty-hand = main vide
advise-header-compared = comparaison
advise-range = { $low } à { $high }
advise-at-most = au plus { $number }
advise-percent = { $number } %
advise-proved = prouvé
advise-cuts-off = Ce coup prive { $rival } de { COUNT("fish", $fish) } sur { COUNT("tile", $tiles) }.
advise-walls-in = Ce coup enferme le pingouin { ELIDE("de", $rival) } en { $tile }, qui ne pourra plus jamais bouger.
advise-answers-a-threat = { $rival } menaçait de jouer { $move }, ce qui aurait privé { $player } de { COUNT("fish", $fish) }.
advise-alone = Ce coup réserve à { $player } { COUNT("tile", $tiles) } avec { COUNT("fish", $fish) }.
advise-last-way-out = Le pingouin en { $tile } n'avait plus qu'une issue.
advise-nearer = Ensuite, { $player } est plus près { $rivals ->
 [one] { ELIDE("que", $rival) }
 *[several] que tous les autres
} de { $tiles } des { $free } blocs de glace libres ; aucun autre coup ne fait mieux.
advise-within-a-slide = De là, { COUNT("tile", $tiles) } avec { COUNT("fish", $fish) } { $tiles ->
 [1] est
 *[other] sont
} à une glissade ; aucune autre place ne donne accès à plus de poissons.
advise-most-fish = Ce coup mène à un bloc de glace avec { COUNT("fish", $fish) } ; aucun autre coup n'en rapporte plus tout de suite.`;var ga=`board-title = Plateau des pingouins
board-label = Plateau. Les flèches déplacent, Entrée joue.
board-first-screen = Premier écran
board-rules = Règles
board-players = Joueurs
board-points = Points
board-values = Valeurs
board-yardstick = Critère des nombres
board-best-line = Meilleure suite
board-moves = Coups
board-review = Analyse
board-mistakes-of = Erreurs de
board-start = Commencer
board-game = Jeu
board-go-on = Continuer
board-play = Jouer
board-play-about = Jouez tout de suite contre l'ordinateur.
board-opponents = Adversaires
board-each-sees = Chacun voit
board-write-down = Noter une manche
board-write = Noter
board-analyse = Analyser une position
board-analyse-about = Composez une position, ou ouvrez un lien, un fichier ou une partie notée, et voyez ce que vaut chaque coup.
board-paste-or-open = Coller ou ouvrir
board-setup = Composer
board-asking-about = À une vraie table, les autres mains cachées :
board-what-to-play = Que dois-je jouer ?
board-more = Plus
board-seed-of-the-deal = Graine de la donne
board-seed = Graine
board-random = au hasard
board-deal-at-random = Distribuer au hasard
board-clear = Vider
board-pieces = Pièces au choix
board-first-to-move = Premier à jouer
board-back = Retour
board-who-plays-question = Qui joue ?
board-names = Noms, dans l'ordre du tour
board-first-to-place = Premier à poser une carte
board-hands-first = Montrer d'abord les mains
board-begin = Commencer
board-tap-into = Mettre les cartes dans
board-tap-hand = votre main
board-tap-pyramid = la pyramide
board-cards-to-choose = Cartes au choix
board-change-table = Modifier la table
board-players-in-order = Joueurs, dans l'ordre du tour
board-more-asking = Plus : éditions, règles maison
board-learn = Apprendre de ses erreurs
board-leave = Quitter
board-show-answer = Voir la réponse
board-opening-about = Collez une position sur une ligne, une partie telle qu'on la note, ou du JSON. Vous pouvez aussi déposer un fichier sur la page.
board-position-or-record = Position ou partie notée
board-a-file = Un fichier
board-open = Ouvrir
board-save = Enregistrer
board-saving-about = Tous les coups de la partie. \`ppsolve review\` et ce plateau savent la lire.
board-form = Forme
board-form-text = texte, comme on le tape
board-the-record = La partie notée
board-copy = Copier
board-save-file = Enregistrer le fichier
board-who-plays = Qui joue
board-hide-cards = cacher les cartes du moteur
board-help-title = Le plateau
board-help-proved = Une valeur prouvée est en gras sur fond plein. Des bornes comme 2..4 dans un cadre en pointillés ne sont pas encore prouvées.
board-help-lines = Revenez en arrière et jouez autre chose : l'autre suite est gardée, et vous la retrouvez sous Coups.
board-help-save = Enregistrer écrit la partie. Analyse montre ce que chaque coup a coûté.
board-help-link = L'adresse de la page contient la position : partagez le lien pour la montrer à d'autres.
board-help-kept = Tout est gardé sur cet appareil : vous pouvez fermer la page et continuer plus tard.
board-key-values = afficher ou masquer les valeurs
board-key-left-and-right = coup précédent et suivant ; sur le plateau, aller de place en place
board-key-up-and-down = aller sur le plateau, et de place en place
board-key-ends = premier et dernier coup
board-key-play = y jouer
board-you = Vous
board-party-about = Tous construisent une même pyramide. Débarrassez-vous de vos cartes.
board-party-write = Touchez chaque carte quand elle est posée, sans connaître les mains. À la fin, touchez ce qui reste à chacun ; les mains s'en déduisent, et vous voyez ce que chaque coup a coûté.
board-party-more = Plus : éditions, règles maison, graine
board-party-tip-card = Touchez une de vos cartes, puis une place éclairée. Dans la base, toutes les couleurs vont aux deux bouts.
board-party-tip-above = Au-dessus de deux voisines, une carte va si elle a la couleur de l'une d'elles. Construisez là où vos couleurs restent possibles.
board-party-tip-full = La base est pleine : il ne reste que les étages du dessus. Qui ne peut pas poser de carte est éliminé.
board-party-tip-out = Un joueur est éliminé et paie un point par carte restante. Les autres continuent.
board-party-help-play = Pour jouer, choisissez une carte du joueur au trait. Les places possibles s'éclairent. Touchez ensuite une place.
board-party-help-setup = Composer donne des cartes aux mains : touchez-les, tapez des lettres, ou distribuez au hasard.
board-party-footer = Les valeurs sont exactes et supposent les mains ouvertes. Pour le meilleur résultat commun, lancez \`ppsolve analyze\` dans un terminal.
board-party-invitation = Choisissez une carte du joueur au trait, puis une place.
board-pingouin-about = Les pingouins glissent sur la glace qui fond. Prenez le plus de poissons.
board-pingouin-write = Composez la banquise et ses poissons, puis touchez chaque coup joué, et voyez ce qu'il a coûté.
board-pingouin-more = Plus : graine
board-pingouin-tip-place = Placez vos pingouins un par un, chacun sur un bloc libre à un poisson. Cherchez de l'espace et des blocs à trois poissons.
board-pingouin-tip-slide = Touchez un de vos pingouins, puis un bloc en ligne droite. Vous prenez le bloc qu'il quitte.
board-pingouin-help-move = Pour jouer, choisissez un pingouin du joueur au trait, puis un bloc. Pour en placer un, choisissez un bloc à un poisson.
board-pingouin-help-estimates = Un nombre avec ~ est l'avance probable à la fin, selon le moteur ; une estimation. À trois joueurs ou plus, et à côté d'un joueur, c'est le nombre probable de poissons. Il apparaît là où rien n'est encore prouvé.
board-pingouin-help-setup = Composer met des poissons, des trous et des pingouins sur les blocs, ou tire une banquise au hasard.
board-pingouin-footer = Les valeurs sont exactes quand assez de glace a fondu ; d'ici là, le moteur les estime. Pour une recherche plus longue, lancez \`ppsolve analyze\` dans un terminal.
board-pingouin-invitation = Choisissez un pingouin du joueur au trait, puis un bloc. Pour placer un pingouin, choisissez un bloc à un poisson.
board-rules-of = Les règles de { $game }
board-help-yardsticks = Un nombre sur une place est le résultat du joueur au trait selon le critère choisi, mains ouvertes ; ★ marque le meilleur. Laissez le doigt ou la souris sur un nombre pour lire son sens.
board-help-worst-case = Un nombre sur une place est le pire des cas : ce que le joueur au trait peut alors garantir, le moins de poissons qu'il obtient. ★ marque le meilleur.
board-strength = { $strength ->
 [beginner] débutant
 [club] club
 [strong] fort
 *[strongest] le plus fort
}
board-every-hand = toutes les mains
board-own-hand = sa propre main
board-person = une personne
board-engine = moteur, { $strength ->
 [beginner] débutant
 [club] club
 [strong] fort
 *[strongest] le plus fort
}{ $sight ->
 [fair] , équitable
 [all] , voit tout
 *[none] { "" }
}
board-sight-fair = Équitable : il ne voit que sa propre main, comme vous.
board-sight-all = Voit tout : il voit toutes les mains, la vôtre aussi.
board-level-party-beginner = Débutant : trois fois sur quatre, il pose n'importe quelle carte possible.
board-level-party-club = Club : il réfléchit peu, et se montre parfois étourdi.
board-level-party-strong = Fort : il réfléchit à chaque coup, mais peu.
board-level-party-strongest = Le plus fort : il réfléchit une seconde.
board-level-party-seeing = Le plus fort : il cherche les coups prouvés meilleurs dans le pire des cas, jusqu'à trois secondes, et réfléchit une de plus.
board-level-pingouin-beginner = Débutant : il regarde un coup à l'avance et joue n'importe quel coup qui semble bon.
board-level-pingouin-club = Club : il regarde quelques centaines de positions.
board-level-pingouin-strong = Fort : il réfléchit un tiers de seconde.
board-level-pingouin-strongest = Le plus fort : il réfléchit une seconde et joue un coup prouvé meilleur s'il en trouve un.
board-opened = { COUNT("move", $moves) } { $moves ->
 [one] ouvert
 *[other] ouverts
}.
board-is-thinking = { $player } réfléchit.
board-thinking = Réflexion…
board-secrets = Cela montrerait les cartes du moteur. Finissez d'abord la manche, ou choisissez de les montrer sous Joueurs.
board-got-it = Compris
board-next-round = Manche suivante
board-play-again = Rejouer
board-kept = { $game } : { $players } ; { $round ->
 [1] { "" }
 *[other] manche { $round },{ " " }
}{ $moves ->
 [0] aucun coup
 *[other] { COUNT("move", $moves) }
}.
board-look-again = Revoir
board-go-on-writing = Continuer à noter
board-written-down = Noté : { $round }.
board-go-on-asking = Continuer à demander
board-setup-of = Une position de { $game }.
board-go-on-setup = Continuer à composer
board-not-stored = Ce navigateur ne garde rien ici : enregistrez votre manche avant de fermer la page.
board-bad-link = Le lien ne peut pas être ouvert. { $reason }
board-last-seed = dernière : { $seed }
board-news = { $player } : { $move }.
board-out = { $player ->
 [You] Vous êtes éliminé.
 *[other] { $player } est éliminé.
}
board-move-card = { COLOUR($colour) } { $where ->
 [opens] ouvre la base
 [left] au bout gauche
 [right] au bout droit
 *[other] en { $where }
}
board-opens-the-base = ouvre la base
board-move-slide = pingouin de { $from } à { $to }
board-move-penguin = pingouin en { $place }
board-hidden-cards = { $cards ->
 [1] 1 carte cachée
 *[other] { $cards } cartes cachées
}
board-done = fini
board-tile-count = { $tiles ->
 [0] aucun bloc
 *[other] { COUNT("tile", $tiles) }
}
board-fish = { COUNT("fish", $fish) }
board-penguins-to-place = { $penguins } à placer
board-on-the-floe = { $penguins } sur la banquise
board-player-to-move = { $player } : au trait
board-places-penguin = { $player ->
 [You] Vous placez
 *[other] { $player } place
} un pingouin, encore { $penguins }
board-round-over = La manche est finie
board-game-over = La partie est finie
board-choose-card-first = Choisissez d'abord une carte : { $place } accepte { $colours }.
board-no-card-fits = Aucune carte de cette main ne va en { $place } : { $player }.
board-choose-penguin-first = Choisissez d'abord un pingouin { $player ->
 [You] à vous
 *[other] { ELIDE("de", $player) }
}.
board-worths = , { $label }, valeur : { $values }
board-tile-hole = trou
board-tile-to-move = pingouin { ELIDE("de", $player) }, au trait
board-tile-worth = vaut { $value }
board-base = base { $cards }
board-player-count = { COUNT("player", $players) }
board-name-of = Nom du joueur { $number }
board-line-cost = coûte { $cost }
board-line-start = Début
board-another-line = autre suite
board-setup-title = Composer une position
board-dealt-from = Distribué au hasard, à partir de la graine { $seed }.
board-party-result = La manche est finie. { $more ->
 [yes] { $players } se partagent la manche
 *[no] { $players ->
 [You] Vous gagnez la manche
 *[other] { $players } gagne la manche
 }
} avec { $cards ->
 [0] aucune carte restante
 [one] { COUNT("card", $cards) } restante
 *[other] { COUNT("card", $cards) } restantes
}.{ $others ->
 [none] { "" }
 *[other] { " " }Les autres : { $others }.
}
board-pingouin-result = La partie est finie. { $more ->
 [yes] { $players } se partagent la partie
 *[no] { $players ->
 [You] Vous gagnez la partie
 *[other] { $players } gagne la partie
 }
}. Poissons : { $fish }.{ $tiles ->
 [0] { "" }
 *[other] { " " }À égalité de poissons, les blocs comptent : { $tiles }.
}
board-margin-even = Écart : égalité entre { $first } et { $second }.
board-margin = Écart : si chacun joue au mieux, { $player ->
 [You] vous finissez
 *[other] { $player } finit
} avec { $unit ->
 [points] { COUNT("point", $amount) }
 *[fish] { COUNT("fish", $amount) }
} d'avance.
board-round = Manche { $number }
board-total = Total
board-game-won = La partie est finie : { $more ->
 [yes] { $players } se la partagent
 *[no] { $players ->
 [You] vous gagnez
 *[other] { $players } gagne
 }
} avec { $points ->
 [0] aucun point
 *[other] { COUNT("point", $points) }
}.
board-round-follows = La manche { $number } sur { $all } suit{ $tied ->
 [yes] , car le plus petit total est à égalité
 *[no] { "" }
} ; premier joueur : { $player }.
board-round-of = Manche { $number } sur { $all }. Le plus petit total gagne.
board-yardstick-name = { $yardstick ->
 [worst] pire des cas
 [selfish] chacun pour soi
 *[expected] attendu
}
board-yardstick-words = Les nombres : { $yardstick ->
 [worst] ce dont on est sûr, quoi que fassent les autres, toutes mains ouvertes
 [selfish] ce qui reste si chacun joue pour soi, toutes mains ouvertes
 *[expected] la moyenne de manches simulées ; une estimation
}. ★ est le meilleur.
board-numbers = { $yardstick ->
 [worst] Les nombres du plateau sont le pire des cas, mains ouvertes.
 [selfish] Les nombres du plateau valent mains ouvertes, chacun pour soi.
 *[expected] Les nombres du plateau sont des moyennes, mains ouvertes.
}
board-best-by = { $yardstick ->
 [worst] Le meilleur dans le pire des cas
 [selfish] Le meilleur si chacun joue pour soi
 *[expected] Le meilleur en manches simulées (une estimation)
} : { $move } ({ $words }).
board-safest = Le plus sûr : { $move } ({ $words }).
board-guarantee = { $player ->
 [You] Vous pouvez
 *[other] { $player } peut
} garantir { $unit ->
 [cards] { $amount ->
 [0] aucune carte restante
 *[other] au plus { COUNT("card", $amount) }
 }
 *[fish] au moins { COUNT("fish", $amount) }
}{ $proved ->
 [yes] { "" }
 *[no] , ou mieux : pas encore prouvé
}.
board-outcome = { $move } { $judged ->
 [worst] { $unit ->
 [cards] laisse { $amount ->
 [0] aucune carte
 *[other] au plus { COUNT("card", $amount) }
 } à { $player ->
 [You] vous-même
 *[other] { $player }
 }
 *[fish] donne au moins { COUNT("fish", $amount) } à { $player ->
 [You] vous-même
 *[other] { $player }
 }
 }, quoi que fassent les autres (prouvé)
 [selfish] laisse { $amount ->
 [0] aucune carte
 *[other] { COUNT("card", $amount) }
 } à { $player ->
 [You] vous-même
 *[other] { $player }
 } si chacun joue pour soi (prouvé)
 *[expected] laisse environ { $number } cartes en moyenne à { $player ->
 [You] vous-même
 *[other] { $player }
 } (simulé)
}.
board-outcome-likely = { $move } : { $player ->
 [You] vous finirez
 *[other] { $player } finira
} sans doute { $side ->
 [behind] avec { $number } poissons de retard
 *[with] avec un résultat de { $number } poissons
} (une estimation).
board-ends-selfish = Si chacun joue pour soi, { $player ->
 [You] vous finissez
 *[other] { $player } finit
} avec { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
} (prouvé).
board-label-selfish = Si chacun joue pour soi, { $player } : { $value }
board-label-guarantee = garanti pour { $player } : { $value }
board-value-estimate = { $value }, une estimation
board-value-unproved = { $value }, pas prouvé
board-value-best = { $value }, le meilleur
board-likely-result = { $proved ->
 [yes] résultat { $number } si chacun joue pour soi, prouvé
 *[no] résultat probable { $number }, une estimation
}
board-likely-lead = { $proved ->
 [yes] avance { $number } au mieux joué, prouvé
 *[no] avance probable { $number }, une estimation
}
board-line-proved = Meilleure suite (prouvée) :
board-line-likely = { $move ->
 [none] { "" }
 *[other] { $move } est prouvé meilleur.{ " " }
}Suite probable (une estimation) :
board-line-for = { $kind ->
 [safest] Suite la plus sûre
 *[best] Meilleure suite
} pour { $player } (pire des cas { $value }) :
board-play-up-to = Jouer jusqu'à { $move }
board-effort = { $state ->
 [proved] Tout est prouvé
 [searching] Recherche
 *[stopped] Arrêt : tout n'est pas prouvé
}. { $positions } positions visitées.{ $legend ->
 [yes] { " " }Les nombres avec ~ sont des estimations du moteur.
 *[no] { "" }
}
board-margin-for = { $likely ->
 [yes] Écart probable
 *[no] Écart
} pour { $player } :
board-hint-party = { $move } : ~{ $cards } cartes restantes en moyenne, estimées sur { $rounds } manches simulées, en ne connaissant que cette main.
board-hint-fish = { $best ->
 [yes] { $move } est prouvé meilleur
 *[no] { $move }
} : { $player ->
 [You] vous finissez
 *[other] { $player } finit
} avec { COUNT("fish", $fish) } si chacun joue pour soi.
board-hint-likely-fish = { $move } : { $player ->
 [You] vous finirez
 *[other] { $player } finira
} sans doute avec environ { COUNT("fish", $fish) }.
board-hint-level = { $best ->
 [yes] { $move } est prouvé meilleur
 *[no] { $move }
} : { $proved ->
 [yes] égalité si chacun joue au mieux
 *[no] la partie est à peu près égale
}.
board-hint-lead = { $best ->
 [yes] { $move } est prouvé meilleur
 *[no] { $move }
} : { $player ->
 [You] vous finissez
 *[other] { $player } finit
} avec { COUNT("fish", $fish) } d'avance si chacun joue au mieux.
board-hint-likely-lead = { $move } : { $player ->
 [You] vous finirez
 *[other] { $player } finira
} sans doute avec environ { COUNT("fish", $fish) } d'avance.
board-rules-party-pyramid = Une pyramide pour tous
board-rules-party-pyramid-picture = Une base rouge, verte et bleue, et une carte rouge au-dessus du rouge et du vert
board-rules-party-pyramid-text = À son tour, chacun pose une carte de sa main. Toutes les cartes sont distribuées ; à deux joueurs, 14 chacun.
board-rules-party-base = La base
board-rules-party-base-picture = Trois cartes côte à côte, avec une place ouverte à chaque bout
board-rules-party-base-text = Une carte de n'importe quelle couleur va au bout gauche ou droit de la base, jusqu'à ce qu'elle soit pleine : 8 cartes, ou 7 à deux joueurs.
board-rules-party-above = Les étages du dessus
board-rules-party-above-picture = Au-dessus du rouge et du vert, une place accepte le rouge ou le vert ; au-dessus du vert et du bleu, une carte bleue
board-rules-party-above-text = Une carte se pose au-dessus de deux voisines si elle a la couleur de l'une d'elles au moins. Au-dessus de deux cartes de même couleur, seule cette couleur va.
board-rules-party-out = Éliminé
board-rules-party-out-picture = Trois cartes rouges côte à côte ; les deux places au-dessus n'acceptent que le rouge
board-rules-party-out-text = Si vous pouvez poser une carte, vous le devez. Sinon, vous êtes éliminé pour la manche, même si votre couleur va de nouveau plus tard. Les autres continuent jusqu'à ce que plus personne ne puisse poser.
board-rules-party-points-picture = Une carte verte, une jaune et une violette, restées en main
board-rules-party-points-text = Chaque carte restée en main coûte un point. Avec une main vide, vous rendez jusqu'à 2 points des manches précédentes.
board-rules-party-points-more = Une partie a autant de manches que de joueurs, et chaque manche commence par le joueur suivant. Le plus petit total gagne.
board-rules-pingouin-place = Des pingouins sur la glace
board-rules-pingouin-place-picture = Des blocs de glace à un, deux ou trois poissons, et deux pingouins
board-rules-pingouin-place-text = D'abord, chacun place ses pingouins à son tour, chaque fois sur un bloc libre à un seul poisson : 4 pingouins à deux joueurs, 3 à trois, 2 à quatre.
board-rules-pingouin-slide = Glisser et prendre
board-rules-pingouin-slide-picture = Un pingouin au bout gauche d'une rangée de blocs accessibles
board-rules-pingouin-slide-text = Faites glisser un de vos pingouins en ligne droite, aussi loin que vous voulez, sur des blocs libres. Vous prenez ensuite le bloc qu'il a quitté, avec ses poissons.
board-rules-pingouin-out-picture = Un pingouin sans bloc libre à côté
board-rules-pingouin-out-text = Si vous pouvez bouger, vous le devez. Sinon, vos pingouins quittent la glace avec les blocs sous eux, et les autres continuent.
board-rules-pingouin-win = Le plus de poissons gagne
board-rules-pingouin-win-picture = Des blocs à deux et trois poissons
board-rules-pingouin-win-text = Quand plus personne ne peut bouger, chacun compte les poissons de ses blocs. À égalité, le plus de blocs gagne.
board-cost = coûte { $judged ->
 [proved] { $unit ->
 [cards] { COUNT("card", $amount) }
 *[fish] { COUNT("fish", $amount) }
 } (prouvé)
 *[other] environ { $number } { $unit ->
 [cards] cartes
 *[fish] poissons
 } ({ $judged ->
 [simulated] simulé
 *[estimate] une estimation
 })
}
board-paid = { $worst ->
 [yes] dans le pire des cas, perd
 *[no] perd
} { $fish ->
 [fish] { COUNT("fish", $cost) }
 *[cards] { COUNT("card", $cost) }
} ({ $before } → { $after })
board-decision = { $label ->
 [biggest] Plus grosse erreur : coup
 [so-far] Plus grosse erreur pour l'instant : coup
 *[none] Coup
} { $number }, { $player } : { $move }{ $comma ->
 [yes] ,
 *[no] { "" }
} { $paid }{ $grade ->
 [inaccuracy] , une imprécision
 [mistake] , une erreur
 [blunder] , une gaffe
 *[none] { "" }
}.
board-review-none = Pas encore de coups.
board-review-open = { $open } sur { COUNT("move", $moves) } pas encore jugés.
board-review-costly = { $moves ->
 [0] Aucun coup n'a rien coûté.
 [one] { COUNT("move", $moves) } a coûté quelque chose.
 *[other] { COUNT("move", $moves) } ont coûté quelque chose.
}
board-everybody = tout le monde
board-learn-from = { $mistakes ->
 [one] Apprendre de 1 erreur
 *[other] Apprendre de { $mistakes } erreurs
}
board-no-mistakes = Aucune erreur trouvée
board-look = Voir
board-solve = Résoudre
board-find-better = Trouver mieux
board-curve = Résultats garantis, coup par coup : { $players }
board-learn-task = Coup { $number } : { $player ->
 [You] vous avez
 *[other] { $player } a
} joué { $move }, { $grade ->
 [inaccuracy] une imprécision
 [mistake] une erreur
 *[blunder] une gaffe
}. Trouvez mieux.
board-learn-played = { $move } est le coup joué. Essayez un autre coup.
board-learn-not-judged = { $move } n'est pas encore jugé. Patientez, ou essayez un autre coup.
board-learn-not = Pas { $move } : ce coup { board-cost }. Réessayez.
board-learn-right = Juste : { $outcome }
board-learn-better = Mieux : { $outcome }
board-learn-more = { $moves } autres
board-learn-as-good = Aussi bons : { $moves }.
board-learn-summary = { $all ->
 [1] { $found ->
 [0] C'était la seule erreur.
 *[other] Vous avez trouvé un meilleur coup.
 }
 *[other] Vous avez trouvé mieux pour { $found } erreurs sur { $all }.
}
board-learn-finish = Terminer
board-learn-next = Suivant
board-learn-skip = Passer
board-edition = Édition
board-base-row = Base
board-cannot-place = Ne peut pas poser
board-stuck-out = éliminé de la manche
board-stuck-pass = peut revenir
board-upper-rows = Étages supérieurs
board-rows-free = trous permis
board-rows-contiguous = sans trous
board-earlier-points = Points des manches précédentes
board-earlier-points-of = Points { ELIDE("de", $player) } des manches précédentes
board-type-letters = ou des lettres : { $letters }
board-points-field = points
board-fill-hand = { $filled } : remplir la main { ELIDE("de", $player) }
board-hand-letters = Main { ELIDE("de", $player) } en lettres
board-take-one-back = { $colour } { $cards } : reprendre une carte { COLOUR($colour, form: "f") } sur { $cards }
board-lay = Poser des cartes sur la pyramide
board-no-such-card = { $letter } n'est pas une carte : les lettres sont { $letters }.
board-too-many = { $cards } cartes { COLOUR($colour, form: "fp") }, mais le paquet en a { $deck }.
board-uneven = Mains de { $hands }, mais chacun en reçoit { $dealt }.
board-nobody-has-cards = Personne n'a encore de cartes. Distribuez au hasard, ou donnez une main à chacun.
board-player-has = { $player } : { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
board-same-number = { $hands }. Avant la première carte, tous en ont le même nombre.
board-opening-needed = À cinq joueurs, la carte restante ouvre la base. Choisissez « { $lay } » et posez-la.
board-setup-over = Personne ne peut poser de carte ici : la manche est finie.
board-lay-first = Choisissez « { $lay } », puis une carte, puis sa place.
board-only-at-the-end = On ne reprend qu'une carte qui ne porte rien, et dans la base une carte au bout.
board-setup-nobody-moves = Personne ne peut bouger ici : mettez des pingouins sur la glace, ou donnez-en à placer.
board-brush-penguin = { $letter } : pingouin { ELIDE("de", $player) }
board-to-place-of = Pingouins à placer pour { $player }
board-to-place = à placer
board-penguin-needs-tile = Un pingouin a besoin d'un bloc : mettez-y d'abord des poissons.
board-takes = Choisissez d'abord une couleur : { $place } accepte { $colours }.
board-all-placed = Toutes les cartes { COLOUR($colour, form: "fp") } sont posées.
board-writing = Notation, { COUNT("player", $players) }
board-cannot = { $player ->
 [none] Ne peut pas
 *[other] { $player } ne peut pas
} poser : { $stuck ->
 [out] éliminé
 *[pass] passe
}
board-written = Terminé
board-end-here = Finir la manche ici
board-opening-card = La carte qui ouvre la base
board-to-place-now = { $player } : à poser
board-to-name = { $player } : { COUNT("card", $cards) } à nommer
board-everything-written = Tout est noté
board-opening-hint = À cinq joueurs, il reste une carte. Touchez sa couleur, puis la place.
board-now-the-place = { COLOUR($colour) } : touchez maintenant la place.
board-colour-then-place = Touchez la couleur, puis la place.
board-tap-left = Touchez les cartes qui restent dans la main.
board-hands-follow = Les mains se déduisent des cartes posées et des cartes restantes.
board-nothing-left = plus rien
board-out-with = éliminé avec { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
board-take-left = { $card } : reprendre le { COLOUR($card) } à { $player }
board-name-left = En nommer { $cards }
board-name-left-of = En nommer { $cards } pour { $player }
board-nothing-left-button = Plus rien
board-nothing-left-of = Plus rien : { $player }
board-is-on = { COLOUR($colour) } est en { $place }.
board-give-hand-first = Donnez-vous d'abord une main : touchez vos cartes.
board-none-left-for-that = Il ne reste pas de carte { COLOUR($colour, form: "f") } pour cela.
board-cannot-place-card = { $player ->
 [You] Vous ne pouvez pas
 *[other] { $player } ne peut pas
} poser de carte.
board-asking-pyramid = Touchez une couleur, puis sa place dans la pyramide. Touchez une carte pour la reprendre.
board-count-colour = { $cards } { COLOUR($colour) }
board-asking-hand = { $player ->
 [You] Votre main
 *[other] Main { ELIDE("de", $player) }
} : { $cards }.
board-asking-hand-empty = Touchez les cartes de { $player ->
 [You] votre main
 *[other] la main { ELIDE("de", $player) }
}, ou tapez leurs lettres. Les autres sont dans l'ordre du tour.
board-cannot-place-button = { $player ->
 [You] Je ne peux pas
 *[other] { $player } ne peut pas
} poser
board-asking-out = Aucune de vos cartes ne va : vous êtes éliminé avec { COUNT("card", $cards) }.
board-asking-done = Vous avez posé toutes vos cartes. Bravo !
board-asking-others = À { $player } de poser : touchez la couleur, puis la place.
board-asking-play = Touchez ce que vous jouez : la couleur, puis la place. Continuez ensuite avec les autres.
board-simulating = Simulation de manches…
board-estimates-caption = Cartes restantes attendues (simulé)
board-for-you = vous
board-to-open = { COLOUR($colour) } pour ouvrir la base
board-average = moyenne
board-at-the-table = À la table : { $players }.
board-to-move-with = au trait, { COUNT("card", $cards) }
board-holds = a
board-holds-one = { $step ->
 [more] + : { $player } a une carte de plus
 *[less] − : { $player } a une carte de moins
}
board-what-mattered = { $player } : ce qui a le plus compté`;var ba=`common-language = Français
common-decimal-mark = ,
common-thousands-mark = { "\\u202F" }
common-date = { $weekday } { $day } { $month } { $year }
common-list-and = { $first } et { $last }
common-list-or = { $first } ou { $last }
common-larger-limit = Essayez avec plus de { $options }.
common-colour = { $form ->
 [f] { $colour ->
 [R] rouge
 [G] verte
 [Y] jaune
 [P] violette
 *[B] bleue
 }
 [mp] { $colour ->
 [R] rouges
 [G] verts
 [Y] jaunes
 [P] violets
 *[B] bleus
 }
 [fp] { $colour ->
 [R] rouges
 [G] vertes
 [Y] jaunes
 [P] violettes
 *[B] bleues
 }
 *[m] { $colour ->
 [R] rouge
 [G] vert
 [Y] jaune
 [P] violet
 *[B] bleu
 }
}
common-word = { $number ->
 [0] zéro
 [1] un
 [2] deux
 [3] trois
 [4] quatre
 [5] cinq
 [6] six
 [7] sept
 [8] huit
 [9] neuf
 [10] dix
 *[other] { $number }
}
common-count = { $thing ->
 [card] { $number ->
 [one] { $number } carte
 *[other] { $number } cartes
 }
 [colour] { $number ->
 [one] { $number } couleur
 *[other] { $number } couleurs
 }
 [fish] { $number ->
 [one] { $number } poisson
 *[other] { $number } poissons
 }
 [move] { $number ->
 [one] { $number } coup
 *[other] { $number } coups
 }
 [number] { $number ->
 [0] aucun
 [1] un
 [2] deux
 [3] trois
 [4] quatre
 [5] cinq
 [6] six
 [7] sept
 [8] huit
 [9] neuf
 [10] dix
 *[other] { $number }
 }
 [number-f] { $number ->
 [0] aucune
 [1] une
 [2] deux
 [3] trois
 [4] quatre
 [5] cinq
 [6] six
 [7] sept
 [8] huit
 [9] neuf
 [10] dix
 *[other] { $number }
 }
 [Number] { $number ->
 [0] Aucun
 [1] Un
 [2] Deux
 [3] Trois
 [4] Quatre
 [5] Cinq
 [6] Six
 [7] Sept
 [8] Huit
 [9] Neuf
 [10] Dix
 *[other] { $number }
 }
 [Number-f] { $number ->
 [0] Aucune
 [1] Une
 [2] Deux
 [3] Trois
 [4] Quatre
 [5] Cinq
 [6] Six
 [7] Sept
 [8] Huit
 [9] Neuf
 [10] Dix
 *[other] { $number }
 }
 [penguin] { $number ->
 [one] { $number } pingouin
 *[other] { $number } pingouins
 }
 [place] { $number ->
 [one] { $number } place
 *[other] { $number } places
 }
 [player] { $number ->
 [one] { $number } joueur
 *[other] { $number } joueurs
 }
 [point] { $number ->
 [one] { $number } point
 *[other] { $number } points
 }
 [position] { $number ->
 [one] { $number } position
 *[other] { $number } positions
 }
 [round] { $number ->
 [one] { $number } manche
 *[other] { $number } manches
 }
 [slide] { $number ->
 [one] { $number } glissade
 *[other] { $number } glissades
 }
 [step] { $number ->
 [one] { $number } étape
 *[other] { $number } étapes
 }
 [tile] { $number ->
 [one] { $number } bloc de glace
 *[other] { $number } blocs de glace
 }
 [token] { $number ->
 [one] { NUMBER($number, useGrouping: 0) } jeton
 *[other] { NUMBER($number, useGrouping: 0) } jetons
 }
 [turn] { $number ->
 [one] { $number } tour
 *[other] { $number } tours
 }
 *[way] { $number ->
 [one] { $number } façon
 *[other] { $number } façons
 }
}`;var ya=`page-language = Langue
page-settings = Réglages
page-close = Fermer
page-theme = Thème de couleurs
page-theme-auto = comme l'appareil
page-theme-light = clair
page-theme-dark = sombre
page-show-clock = afficher le temps
page-controls = Commandes
page-desk = Cartes et commandes
page-cards-title = Cartes
page-with-key = { $name } ({ $key })
page-undo = Annuler
page-redo = Rétablir
page-hint = Indice
page-check = Vérifier
page-restart = Début
page-again = Rejouer
page-help = Aide
page-notes = Notes
page-copied = Copié.
page-keys = Touches
page-keys-or = ou
page-keys-and = et
page-key-arrows = aller de place en place
page-key-card = choisir une carte ; sur une place, l'y poser
page-key-put = y poser la carte choisie
page-key-notes = notes : les couleurs marquent une place au lieu de la remplir
page-key-six-ways = aller en haut à gauche, en haut à droite, à gauche, à droite, en bas à gauche, en bas à droite
page-key-slide = choisir un pingouin, ou y faire glisser celui qui est choisi
page-key-take-back = reprendre
page-key-undo = annuler
page-key-redo = rétablir
page-key-hint = indice
page-key-check = vérifier
page-key-steps = coup montré précédent et suivant
page-key-previous-and-next = énigme précédente et suivante
page-key-help = cette aide
page-colour = { COLOUR($colour) }
page-the-colour = le { COLOUR($colour) }
page-then = { $first } puis { $last }
page-cards = { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-any = tout
page-card-button = { $shown } : { COLOUR($colour) }, { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-spot-card = carte { COLOUR($colour, form: "f") }
page-spot-turn = posée au tour { $turn }
page-spot-closed = fermée
page-spot-open = ouverte
page-spot-left-end = bout gauche
page-spot-right-end = bout droit
page-spot-any = accepte toutes les couleurs
page-spot-accepts = n'accepte que { $colours }
page-spot-given = donnée
page-spot-empty = vide
page-spot-noted = noté : { $colours }
page-spot-below = { $colour ->
 [none] une place vide
 *[other] une carte { COLOUR($colour, form: "f") }
}
page-spot-rests = repose sur { $cards }
page-spot-rests-two = repose sur deux { $colour ->
 [none] places vides
 *[other] cartes { COLOUR($colour, form: "fp") }
}
page-spot-taken = { $place } est prise. Le bouton Annuler reprend votre dernière carte.
page-spot-touch = { $place } n'est pas ouverte : il faut une carte voisine sur le même étage.
page-spot-carried = { $place } n'est pas ouverte : il faut deux cartes en dessous.
page-spot-refuses = { $place } n'accepte que { $colours }, pas le { COLOUR($colour) }.
page-previous-puzzle = Énigme précédente
page-next-puzzle = Énigme suivante
page-all-puzzles = Toutes les énigmes
page-time = Temps
page-other-hands = Les autres mains
page-moves = Coups
page-previous-move = Coup précédent
page-next-move = Coup suivant
page-copy = Copier pour partager
page-show-text = Afficher le texte
page-text-to-share = Texte à partager
page-how-to-play = Comment jouer
page-title = { $puzzles } énigmes de pingouins
page-techniques = Techniques, de la plus facile à la plus difficile
page-puzzles = Énigmes
page-menu-place = { $number } sur { $all }
page-menu-sum = { $solved } { $solved ->
 [one] résolue
 *[other] résolues
} sur { $all }, dont { $clean ->
 [0] aucune
 *[other] { $clean }
} sans aide ★
page-menu-today = aujourd'hui
page-menu-name = { $name }, { $level }
page-menu-begun = commencée
page-menu-not-begun = pas commencée
page-menu-solved = résolue
page-menu-clean = résolue, sans aide
page-menu-best-time = meilleur temps { $time }
page-day = { $weekday } { $day }
page-month = { $month } { $year }
page-level = { $level ->
 [easy] facile
 [medium] moyen
 [hard] difficile
 *[expert] expert
}
page-kind = { $kind ->
 [pyramid] Pyramide
 [queue] File
 [duel] Duel
 [route] Parcours
 [harvest] Récolte
 [cutoff] Coupure
 *[strand] Échouage
}
page-welcome-back = Bon retour : tout est resté en place.
page-this-is-the-start = Voici le début.
page-before-your-move = Voici la position avant votre coup.
page-back-to-your-game = Retour à votre partie.
page-replay = Revoir
page-take-it-back = Annuler ce coup
page-nothing-to-undo = Rien à annuler.
page-nothing-to-redo = Rien à rétablir.
page-taken-back = Coup annulé.
page-back-at-the-start = Retour au début.
page-solved = Résolu { $result }.
page-shared-solved = résolu { $result }
page-result-time = { $again ->
 [no] en { $time }
 *[yes] à nouveau en { $time }
}
page-result-clean = sans aide { $sign }
page-result-hints = { $number ->
 [one] 1 indice
 *[other] { $number } indices
}
page-result-checks = { $number ->
 [one] 1 vérification
 *[other] { $number } vérifications
}
page-result-wrong = { $number ->
 [one] 1 faux essai
 *[other] { $number } faux essais
}
page-medal = médaille { $medal ->
 [gold] d'or
 [silver] d'argent
 *[bronze] de bronze
}
page-medal-shared = { $medal ->
 [gold] médaille d'or
 [silver] médaille d'argent
 *[bronze] médaille de bronze
}
page-steps-place = { $number } sur { $all }
page-after-that = Ensuite : { $cards }
page-standing = { $standing ->
 [to-move] au trait
 [out] éliminé
 *[finished] terminé
}
page-hint-look = Regardez { $place }.
page-hint-for = Appuyez encore sur Indice pour { $next ->
 [more] en savoir plus
 [place] connaître la place
 [card] connaître la carte
 *[slide] connaître la glissade
}.
page-hint-go-on = Appuyez encore sur Indice pour continuer.
page-hint-do = Appuyez encore sur Indice pour { $act ->
 [card] la poser
 *[slide] la faire
}.
page-hint-step-or-do = Avancez pour voir pourquoi, ou appuyez encore sur Indice pour { $act ->
 [card] la poser
 *[slide] la faire
}.
page-hint-take-back = Appuyez encore sur Indice pour l'annuler.
page-hint-why-not = Pourquoi pas { $move } ?
page-hint-same-goes = De même pour { $moves }.
page-move-card = { COLOUR($colour) } en { $place }
page-move-slide = { $from } vers { $to }
page-hint-card-mistake = L'erreur était la carte { $turn }, { COLOUR($colour) } en { $place }.
page-hint-card-goes = le { COLOUR($colour) } va en { $place }.
page-hint-moves-work = { $moves ->
 [1] Un seul coup est bon ici.
 *[other] { $moves } coups sont bons ici.
}
page-hint-else-fails = Tout le reste échoue.
page-hint-slide = De { $from } à { $to }.
page-hint-slide-mistake = L'erreur était la glissade { $number }, de { $from } à { $to }.
page-choose-card-first = Choisissez d'abord une carte.
page-no-card-to-choose = Il n'y a pas de carte { COLOUR($colour, form: "f") } à choisir.
page-put = { COLOUR($colour) } en { $place }.
page-no-card-placed = Vous n'avez pas encore posé de carte.
page-pyramid-rests-two = { $place } repose sur deux cartes { COLOUR($below, form: "fp") } : le { COLOUR($colour) } ne convient pas.
page-pyramid-rests = { $place } repose sur le { COLOUR($left) } et le { COLOUR($right) } : le { COLOUR($colour) } ne convient à aucun des deux.
page-pyramid-above = { $above } au-dessus est { COLOUR($needed, form: "f") } : il lui faut du { COLOUR($needed) } ici, car { $beside } est { COLOUR($other, form: "f") }.
page-pyramid-no-place = Il n'y a pas de place { $place }.
page-pyramid-is-given = { $place } est donnée et ne peut pas changer.
page-pyramid-has-card = { $place } porte une carte. On ne peut noter que sur les places vides.
page-pyramid-is-empty = { $place } est vide.
page-pyramid-is-already = { $place } est déjà { COLOUR($colour, form: "f") }.
page-pyramid-none-left = Il ne reste plus de carte { COLOUR($colour, form: "f") }.
page-pyramid-notes-on = Notes activées : appuyez sur une place pour y noter la couleur choisie.
page-pyramid-notes-off = Notes désactivées : vous posez de nouveau des cartes.
page-pyramid-noted = Noté en { $place } : { $colours }.
page-pyramid-noted-nothing = Noté en { $place } : rien.
page-empty-again = { $place } est de nouveau vide.
page-pyramid-tray = Cartes à poser
page-pyramid-all-placed = Toutes les cartes sont posées, mais certaines sont fausses.
page-pyramid-none-fits = Aucune des cartes restantes ne va nulle part.
page-pyramid-wrong = { $cards ->
 [1] Une carte est fausse.
 *[other] { $cards } cartes sont fausses.
}
page-pyramid-right = Tout est juste, encore { COUNT("card", $cards) } à poser.
page-pyramid-fix = Corrigez d'abord une erreur : la carte en { $place } est fausse.
page-pyramid-ignoring = Sans compter { $cards ->
 [1] 1 autre carte posée
 *[other] { $cards } autres cartes posées
} : { $reason }
page-queue-next-is = La prochaine carte est { COLOUR($colour, form: "f") }.
page-queue-not-near = Aucune carte { COLOUR($colour, form: "f") } parmi les { $cards } prochaines.
page-queue-tray = { $cards ->
 [1] La prochaine carte
 *[other] Les { $cards } prochaines cartes : choisissez
}
page-queue-dead-end = Une impasse : il n'y a pas de place pour la carte { COLOUR($colour, form: "f") }.
page-queue-dead-end-any = Une impasse : il n'y a de place pour aucune des prochaines cartes.
page-queue-right = Tout est juste : on peut réussir à partir d'ici.
page-queue-lost = On ne peut plus réussir.
page-duel-placed = { $player ->
 [you] Vous posez
 *[other] { $player } pose
} le { COLOUR($colour) } en { $place }.
page-duel-stuck = { $player ->
 [you] Vous ne pouvez plus jouer : éliminé.
 *[other] { $player } ne peut plus jouer : éliminé.
}
page-duel-over = La manche est finie pour vous.
page-duel-hold-none = Vous n'avez pas de carte { COLOUR($colour, form: "f") }.
page-duel-no-place = Aucune place n'accepte { $colours }.
page-duel-hand = Votre main : { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-duel-left = Il vous reste : { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-duel-failed = Il vous { $sure ->
 [yes] restera sûrement
 *[no] reste
} { COUNT("card", $cards) } ; le but était { $limit ->
 [0] zéro
 *[other] { $limit } au plus
}.
page-contest-right = Tout est juste : vous pouvez encore réussir contre toute défense.
page-contest-lost = Vous ne pouvez plus réussir contre la meilleure défense.
page-fish = { $fish ->
 [0] aucun poisson
 [1] un poisson
 [2] deux poissons
 *[3] trois poissons
}
page-tile-melted = fondu
page-tile-end = fin de la glissade { $number }
page-tile-start = un départ
page-tile-chosen = choisi
page-tile-reached = accessible
page-tile-free = libre
page-tile-penguin = le pingouin
page-tile-your-penguin = votre pingouin
page-tile-penguin-of = pingouin { ELIDE("de", $player) }
page-tile-number = { $number ->
 [0] sans numéro
 *[other] numéro { $number }
}
page-choose-penguin-first = Choisissez d'abord un pingouin.
page-no-penguin-there = Vous n'avez pas de pingouin en { $place }.
page-penguin-here = Le pingouin y est déjà : appuyez sur le bloc de glace où il doit glisser.
page-penguin-there = Il y a un pingouin en { $place }.
page-no-slide = On ne peut pas glisser de { $from } à { $to }.
page-slides-next = Le pingouin en { $place } glissera.
page-slid = { $player ->
 [you] Vous glissez
 *[other] { $player } glisse
} de { $from } à { $to }.
page-not-moved-yet = Vous n'avez pas encore joué.
page-move-has-failed = Ce coup a échoué. Annulez-le et réessayez.
page-cutoff-tray = Vos poissons : { $fish } sur { $target }
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = Vos glissades : { $made } sur { $slides }
page-strand-rival = { $slides ->
 [0] aucune glissade
 [one] 1 glissade
 *[other] { $slides } glissades
} au choix
page-harvest-tray = Poissons : { $fish } sur { $target }
page-harvest-slid = Vers { $place } : { COUNT("fish", $fish) }.
page-harvest-stuck = Plus aucune glissade possible : { $fish } poissons sur { $target }.
page-harvest-medal = C'est une médaille { $medal ->
 [gold] d'or
 [silver] d'argent
 *[bronze] de bronze
}.
page-harvest-right = Tout est juste : vous pouvez encore récolter { COUNT("fish", $fish) }.
page-harvest-lost = Vous ne pouvez plus récolter { COUNT("fish", $fish) }.
page-harvest-moves-allow = { $moves ->
 [1] Un seul coup permet encore le maximum.
 *[other] { $moves } coups permettent encore le maximum.
}
page-route-slid = Glissade { $number }, vers { $place }.
page-route-tray = Glissade { $number } : { $tiles ->
 [0] aucun bloc de glace
 *[other] { COUNT("tile", $tiles) }
} à visiter
page-route-stuck = Plus aucune glissade possible, et encore { COUNT("tile", $tiles) } à visiter.
page-route-right = Tout est juste jusqu'ici.
page-route-lost = Le parcours ne peut plus être terminé.`;var va=`advise-estimate = { $hidden ->
 [hidden] 가려진 카드를 무작위로 나눠 준
 *[open] 손패를 모두 펼친
} 모의 라운드 { $rounds }번으로 추정했어요. 상대는 { $opponents ->
 [random] 무작위로
 [greedy] 욕심껏
 [thrifty] 아껴 가며
 *[either] 무작위로, 욕심껏, 또는 아껴 가며
} 둔다고 보았어요{ $seen ->
 [yes] (지금까지 둔 수로 판단)
 *[no] { "" }
}.
advise-best = { $player }에게 가장 좋은 수: { $move }. 평균 { $cards }장이 남아요. { $reason }
advise-advised = 추천
advise-more = { $cards }장 더 남음
advise-no-difference = 뚜렷한 차이 없음
advise-only-move = 둘 수 있는 수가 이것뿐이에요.
advise-opens-a-place = 지금은 아무 데도 놓을 수 없는 { COLOUR($colour, form: "adjective") } 카드의 자리를 열어요. { PARTICLE($player, "은/는") } 이 색을 { $cards }장 들고 있어요. { $alike ->
 [0] { $others ->
 [1] 다른 수는 그렇지 않아요.
 *[other] 다른 수 가운데 그런 수는 없어요.
 }
 *[other] 다른 { $others }수 가운데 { $alike }수도 그래요.
}
advise-last-place = { COLOUR($colour, form: "adjective") } 카드를 놓을 자리가 하나뿐인데, 아직 보이지 않은 { COLOUR($colour, form: "adjective") } 카드가 { $cards }장 있어요. { PARTICLE($rivals, "이/가") } 차지할 수도 있어요. 다른 수로는 { COLOUR($colour, form: "adjective") } 카드를 놓을 수 없어요.
advise-keeps-the-base = 아무 색이나 놓을 수 있는 맨 아래층 빈자리 { $places }곳을 나중을 위해 아껴요. { $alike ->
 [0] { $others ->
 [1] 다른 수는 그렇지 않아요.
 *[other] 다른 수 가운데 그런 수는 없어요.
 }
 *[other] 다른 { $others }수 가운데 { $alike }수도 그래요.
}
advise-room-last-card = 이 수를 두면 { $player }의 마지막 카드를 놓을 자리가 남아요. { $after } 두면 남지 않아요.
advise-room-all = 이 수를 두면 { $player }의 남은 카드 { $kept }장 모두 놓을 자리가 있어요. { $after } 두면 그보다 적어요.
advise-room-some = 이 수를 두면 { $player }의 남은 카드 { $kept }장 가운데 { $cards }장을 놓을 자리가 있어요. { $after } 두면 그보다 적어요.
advise-after = { $comparison ->
 [other] 다른 수를
 [any] 다른 어떤 수를
 *[some] 다른 { $others }수 가운데 { $fewer }수를
}
advise-rule = 요령: { $rule }
advise-rule-danger = 둘이서 할 때는 손에 든 장수에서 안전한 칸 수를 뺀 값이 가장 큰 색을 내세요.
advise-rule-no-base = 둘이서 할 때는 위에 놓을 자리가 없는 색만 맨 아래층에 놓으세요.
advise-rule-safe-cells = 남기는 카드마다 안전한 칸을 만드세요. 카드마다 네 칸까지 세어 모두 더해요.
advise-rule-rare-colour = 드러난 카드, 곧 위에 빈칸이 있는 카드가 가장 적은 색을 내세요.
advise-rule-room = 자리를 남기세요. 남기는 카드마다 그 색이 아직 닿을 수 있는 빈칸을 세고, 다른 색이 맞지 않는 자리는 두 번 세요.
advise-floe-proved = { COUNT("position", $positions) }를 살펴 증명했어요. { $players ->
 [more] 모두가 각자도생으로 두면 { $move }보다
 *[two] { $move }보다
} 좋은 수는 없어요. ~가 붙은 값은 추정이에요.
advise-floe-estimated = { COUNT("position", $positions) }를 살펴 추정했고, 증명한 값은 아니에요. 10판에 9판은 결과가 구간 안에 들어요.
advise-floe-best = { $player }에게 가장 좋은 수: { $move }. { $outlook }.
advise-floe-plays = { PARTICLE($player, "은/는") } { PARTICLE($move, "을/를") } 둬요. { $outlook }.
advise-floe-outlook = { $result ->
 [fish-proved] 모두가 각자도생으로 두면 마지막에 { COUNT("fish", $fish) }를 얻어요(증명됨)
 [fish] 마지막에 물고기를 약 { $fish }마리 얻을 것으로 보여요
 [level-proved] 둘 다 최선을 다하면 비겨요(증명됨)
 [level] 그러면 형세는 거의 비슷해요
 [lead-proved] 둘 다 최선을 다하면 { PARTICLE($leader, "이/가") } { COUNT("fish", $fish) } 차로 앞서요(증명됨)
 *[lead] 마지막에는 { PARTICLE($leader, "이/가") } 물고기 약 { $fish }마리 차로 앞설 것으로 보여요
}
advise-floe-line = { $move } 다음에 예상되는 진행: { $line }.
advise-header-move = 수
advise-header-fish = 물고기
advise-header-lead = 차이
advise-header-interval-90 = 90% 구간
advise-header-interval-95 = 95% 구간
advise-header-cards-left = 남는 카드
advise-header-empty-hand = 손 털기
advise-header-compared = 비교
advise-range = { $low } ~ { $high }
advise-at-most = 최대 { $number }
advise-percent = { $number }%
advise-proved = 증명됨
advise-cuts-off = { PARTICLE($rival, "이/가") } { COUNT("tile", $tiles) }의 { COUNT("fish", $fish) }에 다가가지 못하게 막아요.
advise-walls-in = { $tile }에 있는 { $rival }의 펭귄을 가둬요. 그 펭귄은 이제 움직일 수 없어요.
advise-answers-a-threat = { PARTICLE($rival, "이/가") } 노리던 { PARTICLE($move, "을/를") } 막아요. 그대로 당했다면 { PARTICLE($player, "은/는") } { COUNT("fish", $fish) }를 놓쳤을 거예요.
advise-alone = { COUNT("fish", $fish) }가 있는 { COUNT("tile", $tiles) }에 { $player }만 갈 수 있게 돼요.
advise-last-way-out = { $tile }의 펭귄에게는 나갈 길이 하나뿐이었어요.
advise-nearer = 이 수를 두면 빈 타일 { $free }칸 가운데 { $tiles }칸은 { $rivals ->
 [one] { PARTICLE($player, "이/가") } { $rival }보다
 *[several] { PARTICLE($player, "이/가") } 누구보다
} 가까워요. 더 나은 수는 없어요.
advise-within-a-slide = 거기서는 한 번에 { COUNT("tile", $tiles) }({ COUNT("fish", $fish) })까지 미끄러질 수 있어요. 물고기를 이보다 많이 노릴 수 있는 자리는 없어요.
advise-most-fish = { COUNT("fish", $fish) }가 있는 타일로 가요. 한 번에 더 많이 얻는 수는 없어요.`;var wa=`board-title = 펭귄 보드
board-label = 보드. 화살표로 옮기고 Enter로 두어요.
board-first-screen = 첫 화면
board-rules = 규칙
board-players = 플레이어
board-points = 점수
board-values = 값
board-yardstick = 숫자의 기준
board-best-line = 최선의 수순
board-moves = 수순
board-review = 복기
board-mistakes-of = 실수한 사람
board-start = 시작
board-game = 게임
board-go-on = 계속하기
board-play = 게임하기
board-play-about = 바로 컴퓨터와 게임해요.
board-opponents = 상대
board-each-sees = 상대가 보는 것
board-write-down = 라운드 기록하기
board-write = 기록하기
board-analyse = 국면 분석하기
board-analyse-about = 원하는 국면을 만들거나 링크, 파일, 기보를 열어 수마다 값을 확인해요.
board-paste-or-open = 붙여 넣기/열기
board-setup = 배치하기
board-asking-about = 실제 게임 중, 다른 손패가 안 보일 때:
board-what-to-play = 무엇을 낼까요?
board-more = 더 보기
board-seed-of-the-deal = 패 나누기 시드
board-seed = 시드
board-random = 무작위
board-deal-at-random = 무작위로 나누기
board-clear = 비우기
board-pieces = 고를 수 있는 것
board-first-to-move = 먼저 두는 사람
board-back = 뒤로
board-who-plays-question = 누가 하나요?
board-names = 차례대로 이름
board-first-to-place = 먼저 카드를 놓는 사람
board-hands-first = 먼저 손패 공개하기
board-begin = 시작하기
board-tap-into = 카드를 넣을 곳
board-tap-hand = 내 손패
board-tap-pyramid = 피라미드
board-cards-to-choose = 고를 수 있는 카드
board-change-table = 테이블 바꾸기
board-players-in-order = 차례대로 플레이어
board-more-asking = 더 보기: 판본, 하우스 룰
board-learn = 실수에서 배우기
board-leave = 나가기
board-show-answer = 답 보기
board-opening-about = 한 줄로 쓴 국면, 직접 적은 기보, 또는 JSON을 붙여 넣으세요. 파일을 페이지에 끌어다 놓아도 돼요.
board-position-or-record = 국면이나 기보
board-a-file = 파일
board-open = 열기
board-save = 저장
board-saving-about = 모든 수를 담은 기보예요. \`ppsolve review\`와 이 보드에서 읽을 수 있어요.
board-form = 형식
board-form-text = 글, 손으로 적듯이
board-the-record = 기보
board-copy = 복사
board-save-file = 파일로 저장
board-who-plays = 누가 두나요
board-hide-cards = 엔진의 카드 숨기기
board-help-title = 보드 사용법
board-help-proved = 증명된 값은 꽉 찬 바탕에 굵게 보여요. 2..4처럼 점선 테두리 안의 범위는 아직 증명되지 않았어요.
board-help-lines = 뒤로 가서 다른 수를 두어도 원래 수순은 남아 있고, 수순에서 다시 돌아갈 수 있어요.
board-help-save = 저장을 누르면 기보를 써요. 복기는 수마다 잃은 값을 보여요.
board-help-link = 페이지 주소에 국면이 들어 있어요. 링크를 공유하면 다른 사람도 볼 수 있어요.
board-help-kept = 모두 이 기기에 저장되니, 페이지를 닫았다가 나중에 이어서 해도 돼요.
board-key-values = 값 켜기/끄기
board-key-left-and-right = 앞뒤 수, 보드에서는 자리 옮기기
board-key-up-and-down = 보드로 가기, 자리 옮기기
board-key-ends = 첫 수와 마지막 수
board-key-play = 거기에 두기
board-you = 나
board-party-about = 모두 함께 피라미드 하나를 쌓아요. 손의 카드를 모두 내려놓으세요.
board-party-write = 손패를 몰라도, 놓이는 카드를 하나씩 누르세요. 끝나고 각자 남은 카드를 누르면 손패를 알 수 있고, 수마다 잃은 값이 보여요.
board-party-more = 더 보기: 판본, 하우스 룰, 시드
board-party-tip-card = 카드를 하나 누르고, 밝게 빛나는 자리를 누르세요. 맨 아래층 양 끝에는 어떤 색이든 놓을 수 있어요.
board-party-tip-above = 이웃한 두 카드 위에는 둘 중 하나와 색이 같은 카드를 놓을 수 있어요. 내 색을 놓을 자리가 남는 쪽으로 쌓아 보세요.
board-party-tip-full = 맨 아래층이 다 찼어요. 이제 위층에만 놓을 수 있어요. 카드를 놓을 수 없으면 탈락이에요.
board-party-tip-out = 누군가 탈락해서 남은 카드마다 1점을 받아요. 나머지는 계속해요.
board-party-help-play = 차례인 사람의 카드를 고르면 놓을 수 있는 자리가 빛나요. 그중 한 자리를 누르세요.
board-party-help-setup = 배치하기에서 손패를 정해요. 카드를 누르거나, 글자를 쓰거나, 무작위로 나누세요.
board-party-footer = 값은 손패를 모두 공개했을 때의 정확한 값이에요. 모두가 힘을 합친 최선은 명령줄의 \`ppsolve analyze\`로 볼 수 있어요.
board-party-invitation = 차례인 사람의 카드를 고르고, 자리를 누르세요.
board-pingouin-about = 펭귄이 녹는 얼음 위를 미끄러져요. 물고기를 가장 많이 모으세요.
board-pingouin-write = 유빙과 물고기를 배치하고, 두는 수를 하나씩 누르면 잃은 값이 보여요.
board-pingouin-more = 더 보기: 시드
board-pingouin-tip-place = 물고기가 1마리인 빈 타일에 펭귄을 하나씩 놓으세요. 넓은 곳, 3마리 타일이 가까운 곳이 좋아요.
board-pingouin-tip-slide = 내 펭귄을 누르고, 일직선 위의 타일을 누르세요. 펭귄이 떠난 타일을 가져요.
board-pingouin-help-move = 차례인 사람의 펭귄을 고르고 타일을 누르세요. 펭귄을 놓을 때는 물고기가 1마리인 타일을 고르세요.
board-pingouin-help-estimates = ~가 붙은 숫자는 엔진이 예상하는 마지막 점수 차예요. 세 명 이상일 때와 플레이어 옆에서는 예상 물고기 수예요. 아직 증명되지 않은 곳에 보여요.
board-pingouin-help-setup = 배치하기에서 타일에 물고기, 구멍, 펭귄을 놓거나 유빙을 무작위로 만들어요.
board-pingouin-footer = 얼음이 충분히 녹으면 값이 정확해지고, 그전에는 엔진이 어림해요. 더 오래 찾으려면 명령줄에서 \`ppsolve analyze\`를 쓰세요.
board-pingouin-invitation = 차례인 사람의 펭귄을 고르고 타일을 누르세요. 펭귄을 놓을 때는 물고기가 1마리인 타일을 고르세요.
board-rules-of = { $game } 규칙
board-help-yardsticks = 자리 위의 숫자는 고른 기준에 따른 차례인 사람의 결과예요. 손패는 모두 공개된 것으로 봐요. ★가 최선이에요. 숫자를 길게 누르거나 마우스를 올리면 뜻이 나와요.
board-help-worst-case = 자리 위의 숫자는 최악의 경우예요. 차례인 사람이 그때 보장할 수 있는 가장 적은 물고기 수예요. ★가 최선이에요.
board-strength = { $strength ->
 [beginner] 초보
 [club] 동호인
 [strong] 강함
 *[strongest] 가장 강함
}
board-every-hand = 모든 손패
board-own-hand = 자기 손패만
board-person = 사람
board-engine = 엔진, { $strength ->
 [beginner] 초보
 [club] 동호인
 [strong] 강함
 *[strongest] 가장 강함
}{ $sight ->
 [fair] , 공정
 [all] , 모두 봄
 *[none] { "" }
}
board-sight-fair = 공정: 나처럼 자기 손패만 봐요.
board-sight-all = 모두 봄: 내 손패까지 모두 봐요.
board-level-party-beginner = 초보: 네 번에 세 번은 맞는 카드를 아무거나 놓아요.
board-level-party-club = 동호인: 짧게 생각하고, 가끔 실수해요.
board-level-party-strong = 강함: 수마다 생각하지만, 짧게 해요.
board-level-party-strongest = 가장 강함: 1초 동안 생각해요.
board-level-party-seeing = 가장 강함: 최악의 경우에 최선으로 증명된 수를 3초까지 찾고, 1초 더 생각해요.
board-level-pingouin-beginner = 초보: 한 수 앞만 보고, 좋아 보이는 수를 아무거나 두어요.
board-level-pingouin-club = 동호인: 국면을 몇백 개 봐요.
board-level-pingouin-strong = 강함: 3분의 1초 동안 생각해요.
board-level-pingouin-strongest = 가장 강함: 1초 동안 생각하고, 최선으로 증명된 수를 찾으면 그 수를 두어요.
board-opened = { COUNT("move", $moves) }를 열었어요.
board-is-thinking = { PARTICLE($player, "이/가") } 생각 중이에요.
board-thinking = 생각 중이에요.
board-secrets = 엔진의 카드가 보이게 돼요. 먼저 라운드를 끝내거나, 플레이어에서 카드를 보이게 하세요.
board-got-it = 알겠어요
board-next-round = 다음 라운드
board-play-again = 다시 하기
board-kept = { $game }: { $players }. { $round ->
 [1] { "" }
 *[other] { $round }라운드,{ " " }
}{ $moves ->
 [0] 아직 둔 수 없음
 *[other] { COUNT("move", $moves) }
}.
board-look-again = 다시 보기
board-go-on-writing = 이어서 기록하기
board-written-down = 기록 중: { $round }.
board-go-on-asking = 이어서 물어보기
board-setup-of = { $game } 국면.
board-go-on-setup = 이어서 배치하기
board-not-stored = 이 브라우저는 여기에 아무것도 저장하지 않아요. 페이지를 닫기 전에 라운드를 저장하세요.
board-bad-link = 링크를 열 수 없어요. { $reason }
board-last-seed = 지난번: { $seed }
board-news = { $player }: { $move }.
board-out = { $player ->
 [You] 탈락했어요.
 *[other] { PARTICLE($player, "이/가") } 탈락했어요.
}
board-move-card = { $where ->
 [opens] { PARTICLE(COLOUR($colour), "으로/로") } 맨 아래층 시작
 [left] 왼쪽 끝에 { COLOUR($colour) }
 [right] 오른쪽 끝에 { COLOUR($colour) }
 *[other] { $where }에 { COLOUR($colour) }
}
board-opens-the-base = 맨 아래층 시작
board-move-slide = { $from }에서 { PARTICLE($to, "으로/로") }
board-move-penguin = { $place }에 펭귄
board-hidden-cards = 숨은 카드 { $cards }장
board-done = 끝
board-tile-count = { COUNT("tile", $tiles) }
board-fish = { COUNT("fish", $fish) }
board-penguins-to-place = 놓을 펭귄 { $penguins }마리
board-on-the-floe = 유빙 위 { $penguins }마리
board-player-to-move = { $player } 차례
board-places-penguin = { $player ->
 [You] 펭귄 놓을 차례
 *[other] { $player } 펭귄 놓을 차례
}, { $penguins }마리 남음
board-round-over = 라운드가 끝났어요
board-game-over = 게임이 끝났어요
board-choose-card-first = 먼저 카드를 고르세요. { $place }에는 { PARTICLE($colours, "을/를") } 놓을 수 있어요.
board-no-card-fits = { $place }에 맞는 카드가 없어요: { $player }.
board-choose-penguin-first = 먼저 { $player ->
 [You] 내
 *[other] { $player }의
} 펭귄을 고르세요.
board-worths = , { $label }, 값: { $values }
board-tile-hole = 구멍
board-tile-to-move = { $player }의 펭귄, 차례
board-tile-worth = 값 { $value }
board-base = 맨 아래층 { $cards }
board-player-count = { COUNT("player", $players) }
board-name-of = { $number }번 플레이어의 이름
board-line-cost = { $cost } 손해
board-line-start = 시작
board-another-line = 다른 수순
board-setup-title = 국면 배치하기
board-dealt-from = 무작위로 나눴어요. 시드: { $seed }.
board-party-result = 라운드가 끝났어요. { $more ->
 [yes] { $players } 공동 승리예요
 *[no] { $players ->
 [You] 내가 이겼어요
 *[other] { PARTICLE($players, "이/가") } 이겼어요
 }
}. { $cards ->
 [0] 카드를 모두 내려놓았어요
 *[other] { COUNT("card", $cards) } 남았어요
}.{ $others ->
 [none] { "" }
 *[other] { " " }나머지: { $others }.
}
board-pingouin-result = 게임이 끝났어요. { $more ->
 [yes] { $players } 공동 승리예요
 *[no] { $players ->
 [You] 내가 이겼어요
 *[other] { PARTICLE($players, "이/가") } 이겼어요
 }
}. 물고기: { $fish }.{ $tiles ->
 [0] { "" }
 *[other] { " " }물고기 수가 같아서 타일로 정했어요: { $tiles }칸.
}
board-margin-even = 점수 차: { PARTICLE($first, "과/와") } { PARTICLE($second, "은/는") } 비겨요.
board-margin = 점수 차: 둘 다 최선을 다하면 { $player ->
 [You] 내가
 *[other] { PARTICLE($player, "이/가") }
} { $unit ->
 [points] { COUNT("point", $amount) }
 *[fish] { COUNT("fish", $amount) }
} 앞서요.
board-round = { $number }라운드
board-total = 합계
board-game-won = 게임이 끝났어요. { $more ->
 [yes] { $players } 공동 승리예요
 *[no] { $players ->
 [You] 내가 이겼어요
 *[other] { PARTICLE($players, "이/가") } 이겼어요
 }
}: { $points }점.
board-round-follows = 다음은 { $all }라운드 중 { $number }라운드예요.{ $tied ->
 [yes] { " " }가장 낮은 합계가 같아서 한 번 더 해요.
 *[no] { "" }
} 시작 플레이어: { $player }.
board-round-of = { $all }라운드 중 { $number }라운드예요. 합계가 가장 낮은 사람이 이겨요.
board-yardstick-name = { $yardstick ->
 [worst] 최악의 경우
 [selfish] 각자도생
 *[expected] 기댓값
}
board-yardstick-words = 숫자: { $yardstick ->
 [worst] 손패를 모두 공개했을 때, 다른 사람이 무엇을 해도 보장되는 결과
 [selfish] 손패를 모두 공개하고, 각자 자기를 위해 둘 때 남는 카드
 *[expected] 시뮬레이션한 라운드의 평균(어림값)
}. ★가 최선이에요.
board-numbers = { $yardstick ->
 [worst] 보드의 숫자는 손패를 공개했을 때 최악의 경우예요.
 [selfish] 보드의 숫자는 손패를 공개하고 각자도생일 때의 값이에요.
 *[expected] 보드의 숫자는 손패를 공개했을 때의 평균이에요.
}
board-best-by = { $yardstick ->
 [worst] 최악의 경우에 최선
 [selfish] 각자도생일 때 최선
 *[expected] 시뮬레이션에서 최선(어림값)
}: { $move } ({ $words }).
board-safest = 가장 안전한 수: { $move } ({ $words }).
board-guarantee = { $player ->
 [You] 나는
 *[other] { PARTICLE($player, "은/는") }
} { $unit ->
 [cards] { $amount ->
 [0] 카드를 다 내려놓는 것
 *[other] 남는 카드 { $amount }장 이하
 }
 *[fish] 물고기 { $amount }마리 이상
}을 보장할 수 있어요{ $proved ->
 [yes] { "" }
 *[no] . 더 좋을 수도 있지만 아직 증명되지 않았어요
}.
board-outcome = { $move }: { $judged ->
 [worst] 다른 사람이 무엇을 해도 { $player ->
 [You] 내게
 *[other] { $player }에게
 } { $unit ->
 [cards] { $amount ->
 [0] 카드가 남지 않아요
 *[other] 카드가 { $amount }장 이하로 남아요
 }
 *[fish] 물고기가 { $amount }마리 이상 생겨요
 } (증명됨)
 [selfish] 각자 자기를 위해 두면 { $player ->
 [You] 내게
 *[other] { $player }에게
 } { $amount ->
 [0] 카드가 남지 않아요
 *[other] 카드가 { $amount }장 남아요
 } (증명됨)
 *[expected] 평균 카드 { $number }장쯤이 { $player ->
 [You] 내게
 *[other] { $player }에게
 } 남아요 (시뮬레이션)
}.
board-outcome-likely = { $move }: { $player ->
 [You] 나는
 *[other] { PARTICLE($player, "은/는") }
} 아마 { $side ->
 [behind] 물고기 { $number }마리 뒤진 채
 *[with] 물고기 { $number }마리로
} 끝날 거예요 (어림값).
board-ends-selfish = 각자 자기를 위해 두면 { $player ->
 [You] 내게
 *[other] { $player }에게
} { $cards ->
 [0] 카드가 남지 않아요
 *[other] { COUNT("card", $cards) }이 남아요
} (증명됨).
board-label-selfish = 각자도생, { $player }: { $value }
board-label-guarantee = { $player } 보장: { $value }
board-value-estimate = { $value }, 어림값
board-value-unproved = { $value }, 증명 안 됨
board-value-best = { $value }, 최선
board-likely-result = { $proved ->
 [yes] 각자도생 결과 { $number }, 증명됨
 *[no] 예상 결과 { $number }, 어림값
}
board-likely-lead = { $proved ->
 [yes] 최선일 때 점수 차 { $number }, 증명됨
 *[no] 예상 점수 차 { $number }, 어림값
}
board-line-proved = 최선의 수순(증명됨):
board-line-likely = { $move ->
 [none] { "" }
 *[other] { PARTICLE($move, "이/가") } 최선으로 증명됐어요.{ " " }
}예상 수순(어림값):
board-line-for = { $player }의 { $kind ->
 [safest] 가장 안전한
 *[best] 최선의
} 수순 (최악의 경우 { $value }):
board-play-up-to = { $move }까지 두기
board-effort = { $state ->
 [proved] 모두 증명됐어요
 [searching] 찾는 중이에요
 *[stopped] 멈췄어요. 증명되지 않은 것이 있어요
}. 국면 { $positions }개를 봤어요.{ $legend ->
 [yes] { " " }~가 붙은 숫자는 엔진의 어림값이에요.
 *[no] { "" }
}
board-margin-for = { $player }의 { $likely ->
 [yes] 예상 점수 차
 *[no] 점수 차
}:
board-hint-party = { $move }: 평균 ~{ $cards }장이 남아요. 이 손패만 알고 { $rounds }라운드를 시뮬레이션했어요.
board-hint-fish = { $best ->
 [yes] { PARTICLE($move, "이/가") } 최선으로 증명됐어요
 *[no] { $move }
}: 각자 자기를 위해 두면 { $player ->
 [You] 나는
 *[other] { PARTICLE($player, "은/는") }
} 물고기 { $fish }마리로 끝나요.
board-hint-likely-fish = { $move }: { $player ->
 [You] 나는
 *[other] { PARTICLE($player, "은/는") }
} 아마 물고기 { $fish }마리쯤으로 끝날 거예요.
board-hint-level = { $best ->
 [yes] { PARTICLE($move, "이/가") } 최선으로 증명됐어요
 *[no] { $move }
}: { $proved ->
 [yes] 둘 다 최선을 다하면 비겨요
 *[no] 거의 비슷해요
}.
board-hint-lead = { $best ->
 [yes] { PARTICLE($move, "이/가") } 최선으로 증명됐어요
 *[no] { $move }
}: 둘 다 최선을 다하면 { $player ->
 [You] 내가
 *[other] { PARTICLE($player, "이/가") }
} 물고기 { $fish }마리 앞서요.
board-hint-likely-lead = { $move }: { $player ->
 [You] 내가
 *[other] { PARTICLE($player, "이/가") }
} 아마 물고기 { $fish }마리쯤 앞설 거예요.
board-rules-party-pyramid = 모두 함께 쌓는 피라미드
board-rules-party-pyramid-picture = 빨강, 초록, 파랑 카드가 맨 아래층에 있고, 빨강과 초록 위에 빨간 카드가 있어요
board-rules-party-pyramid-text = 차례대로 손패에서 카드를 1장씩 놓아요. 카드는 모두 나누고, 둘이 할 때는 14장씩 나눠요.
board-rules-party-base = 맨 아래층
board-rules-party-base-picture = 카드 3장이 나란히 있고, 왼쪽 끝과 오른쪽 끝이 열려 있어요
board-rules-party-base-text = 어떤 색이든 맨 아래층의 왼쪽 끝이나 오른쪽 끝에 놓을 수 있어요. 8장, 둘이 할 때는 7장이면 다 차요.
board-rules-party-above = 위층
board-rules-party-above-picture = 빨강과 초록 위에는 빨강이나 초록을 놓을 수 있고, 초록과 파랑 위에는 파란 카드가 있어요
board-rules-party-above-text = 이웃한 두 카드 가운데 적어도 하나와 색이 같으면 그 위에 놓을 수 있어요. 두 카드의 색이 같으면 그 색만 놓을 수 있어요.
board-rules-party-out = 탈락
board-rules-party-out-picture = 빨간 카드 3장이 나란히 있고, 위의 두 자리에는 빨강만 놓을 수 있어요
board-rules-party-out-text = 놓을 수 있으면 반드시 놓아야 해요. 놓을 수 없으면 이번 라운드에서 탈락하고, 나중에 맞는 자리가 생겨도 돌아오지 못해요. 나머지는 아무도 놓을 수 없을 때까지 계속해요.
board-rules-party-points-picture = 손에 남은 초록, 노랑, 보라 카드
board-rules-party-points-text = 손에 남은 카드는 1장에 1점이에요. 손을 다 털면 이전 라운드의 점수를 2점까지 돌려줘요.
board-rules-party-points-more = 플레이어 수만큼 라운드를 하고, 라운드마다 다음 사람이 먼저 시작해요. 합계가 가장 낮은 사람이 이겨요.
board-rules-pingouin-place = 얼음 위의 펭귄
board-rules-pingouin-place-picture = 물고기가 1마리, 2마리, 3마리인 얼음 타일과 펭귄 2마리
board-rules-pingouin-place-text = 먼저 차례대로 물고기가 꼭 1마리인 빈 타일에 펭귄을 놓아요. 둘이면 4마리, 셋이면 3마리, 넷이면 2마리씩이에요.
board-rules-pingouin-slide = 미끄러지고 가져가기
board-rules-pingouin-slide-picture = 갈 수 있는 타일 줄의 왼쪽 끝에 있는 펭귄
board-rules-pingouin-slide-text = 내 펭귄 하나를 빈 타일 위로 일직선으로 원하는 만큼 미끄러뜨려요. 그리고 떠난 타일을 물고기와 함께 가져요.
board-rules-pingouin-out-picture = 옆에 빈 타일이 없는 펭귄
board-rules-pingouin-out-text = 움직일 수 있으면 반드시 움직여야 해요. 움직일 수 없으면 펭귄은 밑의 타일과 함께 얼음을 떠나고, 나머지는 계속해요.
board-rules-pingouin-win = 물고기가 가장 많으면 승리
board-rules-pingouin-win-picture = 물고기가 2마리, 3마리인 타일
board-rules-pingouin-win-text = 아무도 움직일 수 없으면 각자 타일의 물고기를 세요. 같으면 타일이 더 많은 사람이 이겨요.
board-cost = { $judged ->
 [proved] { $unit ->
 [cards] { COUNT("card", $amount) }
 *[fish] { COUNT("fish", $amount) }
 } 손해 (증명됨)
 *[other] { $unit ->
 [cards] 카드 { $number }장
 *[fish] 물고기 { $number }마리
 }쯤 손해 ({ $judged ->
 [simulated] 시뮬레이션
 *[estimate] 어림값
 })
}
board-paid = { $worst ->
 [yes] 최악의 경우{ " " }
 *[no] { "" }
}{ $fish ->
 [fish] { COUNT("fish", $cost) }
 *[cards] { COUNT("card", $cost) }
} 손해 ({ $before } → { $after })
board-decision = { $label ->
 [biggest] 가장 큰 실수:{ " " }
 [so-far] 지금까지 가장 큰 실수:{ " " }
 *[none] { "" }
}{ $number }번째 수, { $player }: { $move }{ $comma ->
 [yes] ,
 *[no] { "" }
} { $paid }{ $grade ->
 [inaccuracy] , 부정확한 수
 [mistake] , 실수
 [blunder] , 큰 실수
 *[none] { "" }
}.
board-review-none = 아직 둔 수가 없어요.
board-review-open = { $moves }수 중 { $open }수를 아직 평가하지 못했어요.
board-review-costly = { $moves ->
 [0] 손해를 본 수가 없어요.
 *[other] 손해를 본 수가 { $moves }개 있어요.
}
board-everybody = 모두
board-learn-from = 실수 { $mistakes }개에서 배우기
board-no-mistakes = 실수 없음
board-look = 보기
board-solve = 풀기
board-find-better = 더 좋은 수 찾기
board-curve = 수마다 보장되는 결과: { $players }
board-learn-task = { $number }번째 수: { $player ->
 [You] 내가
 *[other] { PARTICLE($player, "이/가") }
} { PARTICLE($move, "을/를") } 두었어요. { $grade ->
 [inaccuracy] 부정확한 수
 [mistake] 실수
 *[blunder] 큰 실수
}예요. 더 좋은 수를 찾아보세요.
board-learn-played = { PARTICLE($move, "은/는") } 실제로 둔 수예요. 다른 수를 찾아보세요.
board-learn-not-judged = { PARTICLE($move, "은/는") } 아직 평가 중이에요. 조금 기다리거나 다른 수를 두어 보세요.
board-learn-not = { PARTICLE($move, "은/는") } 아니에요: { board-cost }. 다시 해 보세요.
board-learn-right = 맞아요! { $outcome }
board-learn-better = 더 좋은 수: { $outcome }
board-learn-more = 그 밖의 { $moves }수
board-learn-as-good = 똑같이 좋은 수: { $moves }.
board-learn-summary = { $all ->
 [1] { $found ->
 [0] 실수는 그것뿐이었어요.
 *[other] 더 좋은 수를 찾았어요.
 }
 *[other] 실수 { $all }개 중 { $found }개에서 더 좋은 수를 찾았어요.
}
board-learn-finish = 마치기
board-learn-next = 다음
board-learn-skip = 건너뛰기
board-edition = 판본
board-base-row = 맨 아래층
board-cannot-place = 놓을 수 없으면
board-stuck-out = 라운드 탈락
board-stuck-pass = 다시 할 수 있음
board-upper-rows = 위층
board-rows-free = 빈칸 가능
board-rows-contiguous = 빈칸 없이
board-earlier-points = 이전 라운드의 점수
board-earlier-points-of = { $player }의 이전 라운드 점수
board-type-letters = 글자로 쓰기: { $letters }
board-points-field = 점수
board-fill-hand = { $filled }: { $player }의 손패 채우기
board-hand-letters = { $player }의 손패를 글자로
board-take-one-back = { $colour } { $cards }: { COLOUR($colour, form: "adjective") } 카드 { $cards }장 중 1장 되가져오기
board-lay = 피라미드에 카드 놓기
board-no-such-card = { $letter }: 이런 카드는 없어요. 쓸 수 있는 글자는 { $letters }예요.
board-too-many = { COLOUR($colour, form: "adjective") } 카드가 { $cards }장인데, 전체에는 { $deck }장뿐이에요.
board-uneven = 손패가 { $hands }장인데, 각자 { $dealt }장씩 받아요.
board-nobody-has-cards = 아직 아무도 카드가 없어요. 무작위로 나누거나 각자에게 손패를 주세요.
board-player-has = { $player } { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
board-same-number = { $hands }. 첫 카드를 놓기 전에는 모두 같은 수여야 해요.
board-opening-needed = 다섯 명일 때는 남은 카드로 맨 아래층을 시작해요. ‘{ $lay }’를 골라 놓으세요.
board-setup-over = 여기서는 아무도 카드를 놓을 수 없어요. 라운드가 끝난 상태예요.
board-lay-first = ‘{ $lay }’를 고르고, 카드와 자리를 차례로 고르세요.
board-only-at-the-end = 위에 아무것도 없는 카드만, 맨 아래층에서는 끝의 카드만 되가져올 수 있어요.
board-setup-nobody-moves = 여기서는 아무도 움직일 수 없어요. 얼음에 펭귄을 놓거나, 놓을 펭귄을 주세요.
board-brush-penguin = { $letter }: { $player }의 펭귄
board-to-place-of = { PARTICLE($player, "이/가") } 놓을 펭귄
board-to-place = 놓을 펭귄
board-penguin-needs-tile = 펭귄은 타일 위에만 놓을 수 있어요. 먼저 물고기를 놓으세요.
board-takes = 먼저 색을 고르세요. { $place }에는 { PARTICLE($colours, "을/를") } 놓을 수 있어요.
board-all-placed = { COLOUR($colour, form: "adjective") } 카드는 모두 놓였어요.
board-writing = 기록하기, { COUNT("player", $players) }
board-cannot = { $player ->
 [none] { "" }
 *[other] { PARTICLE($player, "은/는") }{ " " }
}놓을 수 없음: { $stuck ->
 [out] 탈락
 *[pass] 패스
}
board-written = 완료
board-end-here = 여기서 라운드 끝내기
board-opening-card = 맨 아래층을 시작하는 카드
board-to-place-now = { $player } 차례
board-to-name = { $player }: 카드 { $cards }장을 더 알려 주세요
board-everything-written = 모두 기록했어요
board-opening-hint = 다섯 명일 때는 1장이 남아요. 그 색을 누르고 자리를 누르세요.
board-now-the-place = { COLOUR($colour) }: 이제 자리를 누르세요.
board-colour-then-place = 색을 누르고 자리를 누르세요.
board-tap-left = 손에 남은 카드를 누르세요.
board-hands-follow = 놓은 카드와 남은 카드로 손패를 알 수 있어요.
board-nothing-left = 남은 카드 없음
board-out-with = 탈락, { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
board-take-left = { $card }: { $player }에게서 { COLOUR($card, form: "adjective") } 카드 되가져오기
board-name-left = { $cards }장 고르기
board-name-left-of = { $player }의 남은 카드 { $cards }장 고르기
board-nothing-left-button = 남은 카드 없음
board-nothing-left-of = 남은 카드 없음: { $player }
board-is-on = { $place }에 { PARTICLE(COLOUR($colour), "이/가") } 있어요.
board-give-hand-first = 먼저 내 카드를 눌러 손패를 넣으세요.
board-none-left-for-that = 남은 { COLOUR($colour, form: "adjective") } 카드가 없어요.
board-cannot-place-card = { $player ->
 [You] 카드를 놓을 수 없어요.
 *[other] { PARTICLE($player, "은/는") } 카드를 놓을 수 없어요.
}
board-asking-pyramid = 색을 누르고 피라미드의 자리를 누르세요. 카드를 누르면 되가져와요.
board-count-colour = { COLOUR($colour) } { $cards }장
board-asking-hand = { $player ->
 [You] 내
 *[other] { $player }의
} 손패: { $cards }.
board-asking-hand-empty = { $player ->
 [You] 내
 *[other] { $player }의
} 손패에 있는 카드를 누르거나 글자로 쓰세요. 나머지는 차례대로 앉아요.
board-cannot-place-button = { $player ->
 [You] 놓을 수 없어요
 *[other] { PARTICLE($player, "은/는") } 놓을 수 없음
}
board-asking-out = 맞는 카드가 없어요. { COUNT("card", $cards) }을 남기고 탈락이에요.
board-asking-done = 카드를 모두 놓았어요. 잘했어요!
board-asking-others = { $player } 차례예요. 색을 누르고 자리를 누르세요.
board-asking-play = 낸 카드를 누르세요. 색 다음에 자리예요. 그다음 다른 사람들이 낸 카드를 이어서 누르세요.
board-simulating = 라운드를 시뮬레이션하고 있어요…
board-estimates-caption = 남을 것으로 예상되는 카드 (시뮬레이션)
board-for-you = 나
board-to-open = { PARTICLE(COLOUR($colour), "으로/로") } 맨 아래층 시작
board-average = 평균
board-at-the-table = 테이블: { $players }.
board-to-move-with = 차례, { COUNT("card", $cards) }
board-holds = 가진 카드
board-holds-one = { $step ->
 [more] +: { $player } 카드 1장 더
 *[less] −: { $player } 카드 1장 덜
}
board-what-mattered = { $player }: 가장 중요했던 순간`;var $a=`common-language = 한국어
common-decimal-mark = .
common-thousands-mark = ,
common-date = { $year }년 { $number }월 { $day }일 { $weekday }
common-list-and = { PARTICLE($first, "과/와") } { $last }
common-list-or = { PARTICLE($first, "이나/나") } { $last }
common-larger-limit = { PARTICLE($options, "을/를") } 더 크게 해 보세요.
common-colour = { $form ->
 [adjective] { $colour ->
 [R] 빨간
 [G] 초록
 [Y] 노란
 [P] 보라
 *[B] 파란
 }
 *[noun] { $colour ->
 [R] 빨강
 [G] 초록
 [Y] 노랑
 [P] 보라
 *[B] 파랑
 }
}
common-word = { $number }
common-count = { $thing ->
 [card] 카드 { $number }장
 [colour] { $number }가지 색
 [fish] 물고기 { $number }마리
 [move] { $number }수
 [penguin] 펭귄 { $number }마리
 [place] { $number }자리
 [player] { $number }명
 [point] { $number }점
 [position] 국면 { $number }개
 [round] { $number }라운드
 [slide] 미끄럼 { $number }번
 [step] { $number }단계
 [tile] 타일 { $number }칸
 [token] 토큰 { NUMBER($number, useGrouping: 0) }개
 [turn] { $number }차례
 *[way] { $number }가지 방법
}`;var ka=`page-language = 언어
page-settings = 설정
page-close = 닫기
page-theme = 화면 색
page-theme-auto = 기기 설정과 같게
page-theme-light = 밝게
page-theme-dark = 어둡게
page-show-clock = 시간 보기
page-controls = 조작
page-desk = 카드와 조작
page-cards-title = 카드
page-with-key = { $name } ({ $key })
page-undo = 무르기
page-redo = 다시 두기
page-hint = 힌트
page-check = 확인
page-restart = 처음부터
page-again = 한 번 더
page-help = 도움말
page-notes = 메모
page-copied = 복사했어요.
page-keys = 단축키
page-keys-or = 또는
page-keys-and = ,
page-key-arrows = 자리 옮기기
page-key-card = 카드 고르기, 자리 위에서는 그 자리에 놓기
page-key-put = 고른 카드를 그 자리에 놓기
page-key-notes = 메모: 카드를 놓는 대신 색을 적어 두기
page-key-six-ways = 왼쪽 위, 오른쪽 위, 왼쪽, 오른쪽, 왼쪽 아래, 오른쪽 아래로 가기
page-key-slide = 펭귄 고르기, 또는 고른 펭귄을 그리로 미끄러뜨리기
page-key-take-back = 되가져오기
page-key-undo = 무르기
page-key-redo = 다시 두기
page-key-hint = 힌트
page-key-check = 확인
page-key-steps = 앞뒤 수 보기
page-key-previous-and-next = 앞뒤 퍼즐로
page-key-help = 이 도움말
page-colour = { COLOUR($colour) }
page-the-colour = { COLOUR($colour) }
page-then = { $first } 다음 { $last }
page-cards = { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
page-any = 모두
page-card-button = { $shown }: { COLOUR($colour) }, { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
page-spot-card = { COLOUR($colour, form: "adjective") } 카드
page-spot-turn = { $turn }번째로 놓은 카드
page-spot-closed = 닫힘
page-spot-open = 열림
page-spot-left-end = 왼쪽 끝
page-spot-right-end = 오른쪽 끝
page-spot-any = 모든 색 가능
page-spot-accepts = { $colours }만 가능
page-spot-given = 처음부터 있던 카드
page-spot-empty = 비어 있음
page-spot-noted = 메모: { $colours }
page-spot-below = { $colour ->
 [none] 빈자리
 *[other] { COLOUR($colour, form: "adjective") } 카드
}
page-spot-rests = 아래: { $cards }
page-spot-rests-two = 아래: { $colour ->
 [none] 빈자리 둘
 *[other] { COLOUR($colour, form: "adjective") } 카드 2장
}
page-spot-taken = { $place }에는 카드가 있어요. 무르기를 누르면 마지막 카드를 되가져와요.
page-spot-touch = { $place }에는 아직 놓을 수 없어요. 같은 층의 카드 옆이어야 해요.
page-spot-carried = { $place }에는 아직 놓을 수 없어요. 아래에 카드가 2장 있어야 해요.
page-spot-refuses = { $place }에는 { $colours }만 놓을 수 있어요. { PARTICLE(COLOUR($colour), "은/는") } 안 돼요.
page-previous-puzzle = 앞 퍼즐
page-next-puzzle = 다음 퍼즐
page-all-puzzles = 모든 퍼즐
page-time = 시간
page-other-hands = 다른 사람들의 손패
page-moves = 수
page-previous-move = 앞 수
page-next-move = 다음 수
page-copy = 복사해서 공유하기
page-show-text = 글 보기
page-text-to-share = 공유할 글
page-how-to-play = 푸는 법
page-title = 펭귄 퍼즐 { $puzzles }개
page-techniques = 쉬운 것부터 보는 풀이 기술
page-puzzles = 퍼즐
page-menu-place = { $number }/{ $all }
page-menu-sum = { $all }개 중 { $solved }개를 풀었고, 그중 { $clean ->
 [0] 도움 없이 푼 것은 아직 없어요
 *[other] { $clean }개는 도움 없이 풀었어요
} ★
page-menu-today = 오늘
page-menu-name = { $name }, { $level }
page-menu-begun = 푸는 중
page-menu-not-begun = 아직 안 풂
page-menu-solved = 풀었음
page-menu-clean = 풀었음, 도움 없이
page-menu-best-time = 가장 빠른 기록 { $time }
page-day = { $day }일 { $weekday }
page-month = { $year }년 { $month }
page-level = { $level ->
 [easy] 쉬움
 [medium] 보통
 [hard] 어려움
 *[expert] 전문가
}
page-kind = { $kind ->
 [pyramid] 피라미드
 [queue] 줄 세우기
 [duel] 대결
 [route] 길 찾기
 [harvest] 수확
 [cutoff] 차단
 *[strand] 가두기
}
page-welcome-back = 다시 왔네요! 두었던 그대로 있어요.
page-this-is-the-start = 처음 모습이에요.
page-before-your-move = 수를 두기 전 모습이에요.
page-back-to-your-game = 풀던 자리로 돌아왔어요.
page-replay = 다시 보기
page-take-it-back = 무르기
page-nothing-to-undo = 무를 수가 없어요. 아직 처음이에요.
page-nothing-to-redo = 다시 둘 수가 없어요.
page-taken-back = 한 수 물렀어요.
page-back-at-the-start = 처음으로 돌아왔어요.
page-solved = 풀었어요! { $result }
page-shared-solved = 성공! { $result }
page-result-time = { $again ->
 [no] { $time }
 *[yes] 다시 { $time }
}
page-result-clean = 도움 없이 { $sign }
page-result-hints = 힌트 { $number }번
page-result-checks = 확인 { $number }번
page-result-wrong = 틀린 시도 { $number }번
page-medal = { $medal ->
 [gold] 금메달
 [silver] 은메달
 *[bronze] 동메달
}
page-medal-shared = { $medal ->
 [gold] 금메달
 [silver] 은메달
 *[bronze] 동메달
}
page-steps-place = { $number }/{ $all }
page-after-that = 그다음: { $cards }
page-standing = { $standing ->
 [to-move] 차례
 [out] 탈락
 *[finished] 끝
}
page-hint-look = { PARTICLE($place, "을/를") } 보세요.
page-hint-for = 힌트를 한 번 더 누르면 { $next ->
 [more] 더 알려 드려요
 [place] 자리를 알려 드려요
 [card] 카드를 알려 드려요
 *[slide] 어떻게 미끄러질지 알려 드려요
}.
page-hint-go-on = 힌트를 한 번 더 누르면 이어서 설명해요.
page-hint-do = 힌트를 한 번 더 누르면 { $act ->
 [card] 카드를 놓아요
 *[slide] 미끄러져요
}.
page-hint-step-or-do = 화살표로 넘기면 이유가 보여요. 힌트를 한 번 더 누르면 { $act ->
 [card] 카드를 놓아요
 *[slide] 미끄러져요
}.
page-hint-take-back = 힌트를 한 번 더 누르면 물러요.
page-hint-why-not = { PARTICLE($move, "은/는") } 왜 안 될까요?
page-hint-same-goes = { $moves }도 마찬가지예요.
page-move-card = { $place }에 { COLOUR($colour) }
page-move-slide = { $from }에서 { $to }
page-hint-card-mistake = { $turn }번째 카드, { $place }의 { COLOUR($colour) } 카드가 실수였어요.
page-hint-card-goes = { COLOUR($colour, form: "adjective") } 카드는 { $place } 자리예요.
page-hint-moves-work = { $moves ->
 [1] 여기서는 통하는 수가 하나뿐이에요.
 *[other] 여기서는 통하는 수가 { $moves }개예요.
}
page-hint-else-fails = 다른 수는 모두 실패해요.
page-hint-slide = { $from }에서 { PARTICLE($to, "으로/로") } 미끄러져요.
page-hint-slide-mistake = { $number }번째 미끄러지기, { $from }에서 { PARTICLE($to, "으로/로") } 간 것이 실수였어요.
page-choose-card-first = 먼저 카드를 고르세요.
page-no-card-to-choose = 고를 수 있는 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-put = { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
page-no-card-placed = 아직 놓은 카드가 없어요.
page-pyramid-rests-two = { $place } 아래에는 { COLOUR($below, form: "adjective") } 카드만 2장 있어서 { PARTICLE(COLOUR($colour), "은/는") } 맞지 않아요.
page-pyramid-rests = { $place } 아래에는 { PARTICLE(COLOUR($left), "과/와") } { PARTICLE(COLOUR($right), "이/가") } 있어서 { PARTICLE(COLOUR($colour), "은/는") } 맞지 않아요.
page-pyramid-above = 위의 { PARTICLE($above, "이/가") } { COLOUR($needed) }인데 { PARTICLE($beside, "은/는") } { PARTICLE(COLOUR($other), "이라서/라서") }, 여기에는 { PARTICLE(COLOUR($needed), "이/가") } 와야 해요.
page-pyramid-no-place = { $place }라는 자리는 없어요.
page-pyramid-is-given = { $place }의 카드는 처음부터 있던 것이라 바꿀 수 없어요.
page-pyramid-has-card = { $place }에는 카드가 있어요. 메모는 빈자리에만 할 수 있어요.
page-pyramid-is-empty = { PARTICLE($place, "은/는") } 비어 있어요.
page-pyramid-is-already = { $place }에는 이미 { COLOUR($colour, form: "adjective") } 카드가 있어요.
page-pyramid-none-left = 남은 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-pyramid-notes-on = 메모를 켰어요. 자리를 누르면 고른 색을 메모해요.
page-pyramid-notes-off = 메모를 껐어요. 이제 다시 카드를 놓아요.
page-pyramid-noted = { $place } 메모: { $colours }.
page-pyramid-noted-nothing = { $place } 메모: 없음.
page-empty-again = { PARTICLE($place, "이/가") } 다시 비었어요.
page-pyramid-tray = 놓을 카드
page-pyramid-all-placed = 카드를 모두 놓았지만 틀린 것이 있어요.
page-pyramid-none-fits = 남은 카드를 놓을 자리가 없어요.
page-pyramid-wrong = { $cards ->
 [1] 카드 1장이 틀렸어요.
 *[other] 카드 { $cards }장이 틀렸어요.
}
page-pyramid-right = 지금까지는 맞아요. 이제 { COUNT("card", $cards) } 남았어요.
page-pyramid-fix = 먼저 실수를 고쳐요. { $place }의 카드가 틀렸어요.
page-pyramid-ignoring = 직접 놓은 다른 카드 { $cards }장은 빼고 생각해요. { $reason }
page-queue-next-is = 다음 카드는 { PARTICLE(COLOUR($colour), "이에요/예요") }.
page-queue-not-near = 다음 카드 { $cards }장 중에 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-queue-tray = { $cards ->
 [1] 다음 카드
 *[other] 다음 카드 { $cards }장 중에서 고르세요
}
page-queue-dead-end = 막다른 길이에요. { COLOUR($colour, form: "adjective") } 카드를 놓을 자리가 없어요.
page-queue-dead-end-any = 막다른 길이에요. 다음 카드 중 놓을 수 있는 것이 없어요.
page-queue-right = 지금까지는 맞아요. 여기서 풀 수 있어요.
page-queue-lost = 이제는 풀 수 없어요.
page-duel-placed = { $player ->
 [you] { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
 *[other] { PARTICLE($player, "이/가") } { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
}
page-duel-stuck = { $player ->
 [you] 놓을 카드가 없어서 탈락이에요.
 *[other] { PARTICLE($player, "은/는") } 놓을 카드가 없어서 탈락이에요.
}
page-duel-over = 이번 라운드는 끝났어요.
page-duel-hold-none = 손에 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-duel-no-place = { PARTICLE($colours, "을/를") } 놓을 자리가 없어요.
page-duel-hand = 내 손패: { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
page-duel-left = 남은 카드: { $cards ->
 [0] 없음
 *[other] { COUNT("card", $cards) }
}
page-duel-failed = { COUNT("card", $cards) }이 { $sure ->
 [yes] 남을 수밖에 없어요
 *[no] 남았어요
}. 목표는 { $limit ->
 [0] 모두 놓는 것이었어요
 *[other] { $limit }장 이하였어요
}.
page-contest-right = 지금까지는 맞아요. 상대가 어떻게 막아도 성공할 수 있어요.
page-contest-lost = 상대가 가장 잘 막으면 이제는 성공할 수 없어요.
page-fish = { $fish ->
 [0] 물고기 없음
 *[other] { COUNT("fish", $fish) }
}
page-tile-melted = 녹음
page-tile-end = { $number }번째 미끄러지기의 끝
page-tile-start = 출발한 곳
page-tile-chosen = 고름
page-tile-reached = 갈 수 있음
page-tile-free = 비어 있음
page-tile-penguin = 펭귄
page-tile-your-penguin = 내 펭귄
page-tile-penguin-of = { $player }의 펭귄
page-tile-number = { $number ->
 [0] 숫자 없음
 *[other] 숫자 { $number }
}
page-choose-penguin-first = 먼저 펭귄을 고르세요.
page-no-penguin-there = { $place }에는 내 펭귄이 없어요.
page-penguin-here = 펭귄이 이미 여기 있어요. 미끄러져 갈 타일을 누르세요.
page-penguin-there = { $place }에는 펭귄이 있어요.
page-no-slide = { $from }에서 { PARTICLE($to, "으로/로") } 미끄러질 수 없어요.
page-slides-next = 이제 { $place }의 펭귄이 미끄러져요.
page-slid = { $player ->
 [you] { $from }에서 { PARTICLE($to, "으로/로") } 미끄러졌어요.
 *[other] { PARTICLE($player, "이/가") } { $from }에서 { PARTICLE($to, "으로/로") } 미끄러졌어요.
}
page-not-moved-yet = 아직 움직이지 않았어요.
page-move-has-failed = 그 수는 실패했어요. 물리고 다시 해 보세요.
page-cutoff-tray = 내 물고기: { $target }마리 중 { $fish }마리
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = 내 미끄러지기: { $slides }번 중 { $made }번
page-strand-rival = { $slides ->
 [0] 미끄러질 곳 없음
 *[other] 미끄러질 곳 { $slides }군데
}
page-harvest-tray = 물고기: { $target }마리 중 { $fish }마리
page-harvest-slid = { PARTICLE($place, "으로/로") }: { COUNT("fish", $fish) }.
page-harvest-stuck = 더는 미끄러질 수 없어요. 물고기 { $target }마리 중 { $fish }마리예요.
page-harvest-medal = { $medal ->
 [gold] 금메달
 [silver] 은메달
 *[bronze] 동메달
}이에요.
page-harvest-right = 지금까지는 맞아요. 아직 물고기 { $fish }마리를 모을 수 있어요.
page-harvest-lost = 이제는 물고기 { $fish }마리를 모을 수 없어요.
page-harvest-moves-allow = { $moves ->
 [1] 최대로 모을 수 있는 수는 하나뿐이에요.
 *[other] 최대로 모을 수 있는 수는 { $moves }개예요.
}
page-route-slid = { $number }번째, { PARTICLE($place, "으로/로") }.
page-route-tray = { $number }번째: { $tiles ->
 [0] 갈 타일 없음
 *[other] 갈 { COUNT("tile", $tiles) }
}
page-route-stuck = 더는 미끄러질 수 없는데, 갈 { PARTICLE(COUNT("tile", $tiles), "이/가") } 남았어요.
page-route-right = 지금까지는 맞아요.
page-route-lost = 이제는 길을 완성할 수 없어요.`;cn("en",[ha,ma,pa,ca]);cn("fr",[ba,ya,ga,fa]);cn("ko",[$a,ka,wa,va]);var gt="abcdefgh";function j(o,e){return`${gt[o]}${e+1}`}function pe(o){return{row:gt.indexOf(o.charAt(0)),column:Number(o.slice(1))-1}}function Ze(o){return o.charAt(0).toUpperCase()+o.slice(1)}function ke(o,e){return`${o===0?"no":o} ${e}${o===1?"":"s"}`}function bt(o){return/^[a-h]\d/.test(o)?o:Ze(o)}function ue(o){let e=Math.abs(8*o%2)===1,t=Math.floor(100*o);return Me(e?(t+t%2)/100:o,2)}function pn(o,e){return o.length<2?o.join(""):`${o.slice(0,-1).join(", ")} ${e} ${o[o.length-1]}`}var X="You";function P(o){return o===X?d("board-you"):o}function Er(o,e,t){return o===X?t:e}function Nt(o){let e=o.length>1;return{players:e?ce(o.map(P)):o[0],more:e?"yes":"no"}}var V=["Alice","Bob","Carol","Dave","Erin","Frank"];var md=/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u,g=class o extends Error{where;what;line;constructor(e,t,n=null){super(e?`${e}: ${t}`:t),this.where=e,this.what=t,this.line=n}inside(e){return new o(this.where?`${e}: ${this.where}`:e,this.what,this.line)}atLine(e){return this.line===null?new o(this.where,this.what,e).inside(`line ${e}`):this}};function oe(o,e){try{return e()}catch(t){throw t instanceof g?o(t):t}}var fd=new Map([[`
`,"\\n"],["\r","\\r"],["	","\\t"]]);function T(o){if(Array.isArray(o))return"a list";if(o===null)return"None";if(typeof o=="object")return"an object";if(typeof o=="boolean")return o?"True":"False";if(typeof o=="number")return String(o);if(typeof o!="string")return typeof o;let e=[...o].slice(0,41).join(""),t=e.includes("'")&&!e.includes('"')?'"':"'",n=t+[...e].map(r=>gd(r,t)).join("")+t;return n.length<=42?n:`${n.slice(0,40)}...${t}`}function gd(o,e){let t=o.codePointAt(0)??0;if(o==="\\"||o===e)return`\\${o}`;let n=fd.get(o);if(n)return n;if(t>=32&&t<127)return o;let r=t.toString(16);return t<256?`\\x${r.padStart(2,"0")}`:t<65536?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`}function C(o){return!/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u.test(o)&&[...o].length<=40?o:T(o)}function xa(o){try{return JSON.parse(o)}catch(e){throw new g("",`malformed JSON: ${e.message}`)}}function U(o){return o!==null&&typeof o=="object"&&!Array.isArray(o)}function E(o,e,t,n){if(!U(o))throw new g(e,`expected an object, not ${T(o)}`);let r=e?`${e}.`:"",s=[...t,...n];for(let a of Object.keys(o))if(!s.includes(a))throw new g(r+bd(a),`unknown key; there are ${s.join(", ")}`);for(let a of t)if(!Object.hasOwn(o,a))throw new g(r+a,"is missing");return o}function J(o,e,t){return Object.hasOwn(o,e)?o[e]:t}function bd(o){return/^[A-Za-z_]\w{0,39}$/.test(o)?o:T(o)}function Ut(o,e){if(Number.isSafeInteger(o))return o;throw new g(e,`a page counts only up to ${Number.MAX_SAFE_INTEGER}`)}var yd={string:{holds:o=>typeof o=="string",expected:"a string"},whole:{holds:o=>Number.isInteger(o),expected:"a whole number"},boolean:{holds:o=>typeof o=="boolean",expected:"true or false"},list:{holds:o=>Array.isArray(o),expected:"a list"}};function $(o,e,t){let{holds:n,expected:r}=yd[e];if(!n(o))throw new g(t,`expected ${r}, not ${T(o)}`);return typeof o=="number"&&Ut(o,t),o}function hn(o){let e="ppsolve.position/1";if(J(o,"schema",e)!==e)throw new g("schema",`expected '${e}', not ${T(o.schema)}`)}function G(o,e){return $(o,"list",e).map((t,n)=>$(t,"string",`${e}[${n}]`))}function It(o,e){let t=`players[${e}].name`,n=o[e];if(!n.trim())throw new g(t,"the name is empty");for(let s of n)if(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(s)||md.test(s))throw new g(t,`control character ${T(s)} in the name ${T(n)}`);let r=[...n].length;if(r>40)throw new g(t,`${r} characters, but a name has at most 40`);if(o.slice(0,e).includes(n))throw new g(t,`duplicate name ${T(n)}`)}function xe(o){return o.toUpperCase().toLowerCase()}function Ae(o,e,t){if(o.includes(e))return o.indexOf(e);let n=[...o.keys()].filter(r=>xe(o[r])===xe(e));if(n.length===1)return n[0];throw n.length?new g(t,`${T(e)} may be ${n.map(r=>C(o[r])).join(" or ")}`):new g(t,`no player is called ${T(e)}`)}function Bt(o,e,t){if(typeof e=="string")return Ae(o,e,t);if(typeof e!="number"||!Number.isInteger(e))throw new g(t,`expected a player's name or a seat, not ${T(e)}`);if(e<0||e>=o.length)throw new g(t,`seat ${T(e)}, but seats are 0 to ${o.length-1}`);return e}function mn(o){return encodeURIComponent(o).replace(/[~!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`)}function fn(o,e){try{return decodeURIComponent(o.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"))}catch{throw new g(`${e}.name`,"the percent-encoded name is not UTF-8")}}var Qe=1n<<64n,Ne=class{state;constructor(e){this.state=e}word(){this.state=(this.state+0x9e3779b97f4a7c15n)%Qe;let e=this.state;return e=(e^e>>30n)*0xbf58476d1ce4e5b9n%Qe,e=(e^e>>27n)*0x94d049bb133111ebn%Qe,e^e>>31n}below(e){let t=Qe-Qe%BigInt(e),n=this.word();for(;n>=t;)n=this.word();return Number(n%BigInt(e))}shuffle(e){let t=[...e];for(let n=t.length-1;n>0;n-=1){let r=this.below(n+1);[t[n],t[r]]=[t[r],t[n]]}return t.join("")}};function gn(o){return o.reduce((e,t)=>BigInt.asUintN(64,e*257n+BigInt(t)),1n)}function bn(o){if(!/^[0-9]+$/.test(o)||BigInt(o)>=Qe)throw new g("seed",`${T(o)} is not from 0 to 2^64 - 1`);return BigInt(o)}function Ft(){return BigInt(crypto.getRandomValues(new Uint32Array(1))[0])}function Sa(o){return o.map(({player:e,move:t})=>t===null?{player:e,out:!0}:e===null?t:{player:e,move:t})}function Xe(o){return $(o,"list","moves").map((e,t)=>vd(e,`moves[${t}]`))}function vd(o,e){if(typeof o=="string")return{player:null,move:o};if(!U(o))throw new g(e,`expected a move or an object, not ${T(o)}`);let t=E(o,e,[],["player","move","out"]),n=s=>Object.hasOwn(t,s);if(n("move")===n("out"))throw new g(e,'expected "move" or "out", and only one of them');let r=n("player")?$(t.player,"string",`${e}.player`):null;if(n("move"))return{player:r,move:$(t.move,"string",`${e}.move`)};if(t.out!==!0)throw new g(`${e}.out`,`expected true, not ${T(t.out)}`);if(r===null)throw new g(`${e}.player`,"is missing");return{player:r,move:null}}var Lr={game:"game",players:"players",left:"left",rules:"rules",points:"points",tokens:"points",date:"date",starts:"starts",start:"starts",to_move:"starts",pyramid:"pyramid",hands:"hands",tumble:"tumble",rows:"rows",floe:"rows",deal:"deal",position:"deal"},wd=1e4,$d=8,kd=/^\s*([A-Za-z_]+)\s*:/,Oa=/^\s*round(?:\s+([0-9]{1,4}))?\s*:?\s*$/i,Cr=String.raw`"(?:[^"\\]|\\.)*"`,xd=new RegExp(String.raw`\s*(${Cr}|[^,"]*)\s*(,|$)`,"y"),Sd=new RegExp(String.raw`\s*(${Cr}|[^,=:"]*?)\s*[=:]\s*([^,]*?)\s*(,|$)`,"y"),Td=/^[\p{L}\p{Nl}\p{No}](?:[\p{L}\p{N}_ .'-]*[\p{L}\p{N}_.'-])?$/u,Pd=/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u,Od=new RegExp(String.raw`(${Cr}|[^\s,;:]+)\s*:`,"y"),Rd=/[0-9]+[.):]*/y,Ed=/(?:is\s+)?out(?![^\s,;.])\.?/iy,Ld=/[\s,;]*/y,Cd=new RegExp("^(?:(?:\\p{L}\\S*:|[0-9]+[.):]*)\\s*)?[A-Za-z](?:<|>|left|right|[a-h]?[0-9]{1,2})(?:-[a-h][0-9])?(?:[\\s,;].*)?$","iu"),Ta=["","-","none","nobody"];function De(o,e){return new g(o.key,e).atLine(o.line)}function jt({headers:o},e){for(let[t,n]of o)if(!e.includes(t))throw De(n,`does not belong here; there are ${e.join(", ")}`)}function Ra(o){return Ea(o)||o.trimStart().startsWith("#")||Cd.test(o)}function Ea(o){return La(o)!==void 0||Oa.test(o)}function La(o){let e=kd.exec(o)?.[1].toLowerCase();return e!==void 0&&Object.hasOwn(Lr,e)?Lr[e]:void 0}function Ca(o,e){let t=[],n={headers:new Map,lines:[]},r=null,s=o.split(`
`).map((a,i)=>[i+1,a.trim()]).filter(([,a])=>a&&!a.startsWith("#"));for(let a=s.shift();a;a=s.shift()){let[i,l]=a;if(l.length>wd){let h=`${l.length.toLocaleString("en")} characters`;throw new g("",`${h}, but a line has at most 10,000`).atLine(i)}let u=Oa.exec(l);if(u){let h=n.lines.length>0||n.headers.size>0&&Number(u[1]??1)>1;r===null&&h&&(r=1),r!==null&&(t.push(n),n={headers:new Map,lines:[]}),r=Md(u[1],r,i);continue}let c=Ad(l,i,e);if(!c){n.lines.push([i,l]);continue}let p=n.headers.get(c.key);if(p)throw De(c,`is given twice, first in line ${p.line}; a line such as 'round 2' begins the next round`);if(c.key==="rows"&&!c.text){let h=s.splice(0,$d).map(([,f])=>f.replace(/\s/g,""));c.text=h.join("/")}n.headers.set(c.key,c)}return t.push(n),{rounds:t,game:r!==null}}function Md(o,e,t){let n=o?Number(o):(e??0)+1,r=e===null?[1]:[e,e+1];if(r.includes(n))return n;throw new g(`round ${n}`,`expected round ${r.at(-1)}`).atLine(t)}function Ad(o,e,t){if(t(o))return{key:"deal",text:o,line:e};let n=La(o);return n===void 0?null:{line:e,key:n,text:o.slice(o.indexOf(":")+1).trim()}}function et(o,e,t){return o.lastIndex=t,o.exec(e)}function*Ma(o,e,t){let n=0;for(let r=!0;r;){let s=et(o,e,n);if(!s)throw t(e.slice(n));yield s,n+=s[0].length,r=s.at(-1)===","}}function tt(o){let e=()=>De(o,`expected names separated by commas, not ${T(o.text)}`),t=Array.from(Ma(xd,o.text,e),([,n])=>Aa(n,o));if(t.length===1&&o.key==="players")throw e();return t}function Mr(o){let e=new Map;if(Ta.includes(xe(o.text)))return e;let t=n=>De(o,`expected NAME=TEXT separated by commas, not ${T(n)}`);for(let[,n,r]of Ma(Sd,o.text,t)){let s=Aa(n,o),a=/[^\s;]+\s*=.*/.exec(r);if(a)throw De(o,`a comma is missing before ${T(a[0])}`);if(e.has(s))throw De(o,`${T(s)} is named twice`);e.set(s,Ta.includes(xe(r))?"":r)}return e}function Aa(o,e){if(!o.startsWith('"'))return o.trim();try{return JSON.parse(o)}catch{throw De(e,`${T(o)} is not a quoted name`)}}function yn(o,e,t){let r=`(${[...e].sort((u,c)=>c.length-u.length).map(Ud).join("|")})`,s=new RegExp(String.raw`${r}\s*:`,"iyu"),a=new RegExp(String.raw`${r}\s+(?=(?:is\s+)?out\b)`,"iyu"),i=[],l=null;for(let[u,c]of o){let p=0;for(;p+=et(Ld,c,p)[0].length,!(p>=c.length);){let h=et(s,c,p)??et(a,c,p),f=h??et(Od,c,p),y;if(f){if(p+=f[0].length,!h&&Nd(f[0]))continue;if(l!==null)throw Pa(l,u);l=Id(f[1],e,u)}else if(y=et(Rd,c,p))p+=y[0].length;else if(l!==null&&(y=et(Ed,c,p)))i.push({player:l,out:!0}),l=null,p+=y[0].length;else{let[v]=et(t,c,p);if(new RegExp("^\\p{L}+$","u").test(v)&&e.some(S=>xe(S)===xe(v)))throw new g("",`a colon is missing after ${T(v)}`).atLine(u);i.push(l===null?{move:v}:{player:l,move:v}),l=null,p+=v.length}}}if(l!==null)throw Pa(l,o.at(-1)[0]);return i}function Pa(o,e){return new g("",`no move follows the name ${T(o)}`).atLine(e)}function Nd(o){return/^[0-9]+[.):]*$/.test(o)}function Ud(o){return o.replace(/[\\^$.*+?()[\]{}|/]/g,String.raw`\$&`)}function Id(o,e,t){let n=o;try{o.startsWith('"')&&(n=JSON.parse(o))}catch{}if(e.some(s=>xe(s)===xe(n)))return n;let r=[...new Set(Object.values(Lr))].sort().join(", ");throw new g("",`no player is called ${T(n)}, and no header; headers are ${r}`).atLine(t)}function vn(o,e){let t=Td.test(o)&&!Pd.test(o),n=Ea(`${o}:`)||e(`${o}:`)||/^[0-9]/.test(o);return t&&!n?o:JSON.stringify(o)}function To(o,{starts:e,seats:t},n){let r=[],s=1/0;for(let{seat:a,move:i}of o){let l=(a-e+t)%t,u=n===null?i:`${n[a]}: ${i}`;l<=s?r.push(u):r[r.length-1]+=(n===null?" ":"  ")+u,s=l}return r}var Po="ppsolve.record/1",Ar="ppsolve.game/1";function Ba(o,e,t){let n=[],r=e;for(let{player:s,move:a}of t){let i=`move ${n.length+1}`,l=o.names(r),u=s===null?null:Ae(l,s,i);if(a===null)continue;let c=o.toMove(r);if(c===null){let h=n.length?`after move ${n.length}`:"before the first move";throw new g(i,`${T(a)}, but the ${o.roundWord} was over ${h}`)}if(u!==null&&u!==c){let h=`it is the turn of ${C(l[c])}`;throw new g(i,`${C(l[u])} moves out of turn; ${h}`)}let p=o.readMove(r,a,i);n.push(p),r=o.after(r,p)}return{position:e,moves:n,end:r}}function Oo(o,e){let t=e.replace(/^\uFEFF/,"").replaceAll(`\r
`,`
`),n=t.trim();if(!n)throw new g("","the text is empty");let r=o.find(u=>u.isLine(n)),[s,...a]=n.split(`
`);if(r&&!a.length)return Bd(r,n);if(r||Ra(s))return Na(o,Fd(o,t));if(/^["[{\-0-9]|^(?:true|false|null)\b/.test(n))return Na(o,xa(n));let i="a position in one line such as iello-2024:-:RRG,GGB:0",l="a record that begins with a line such as “players: Julia, Marc, Priya”";throw new g("",`${T(s)} is not something this page can read; it reads ${i}, ${l}, and JSON`)}function Bd(o,e){let[t,n=""]=e.split(";"),r=n.split(",").filter(Boolean).map(s=>({player:null,move:s}));return Nr(o,Ba(o,o.fromLine(t),r))}function Nr(o,{position:e,moves:t}){return{game:o,position:e,moves:t}}function Fd(o,e){let t=Ca(e,i=>o.some(l=>l.isLine(i))),{headers:n}=t.rounds[0],r=n.get("game"),s=n.get("deal")?.text??"";return(r?oe(i=>i.atLine(r.line),()=>Fa(o,xe(r.text))):o.find(i=>i.isLine(s)||n.has(i.boardHeader))??o[0]).documentFromText(t)}function Fa(o,e){let t=o.find(({name:r})=>r===e);if(t)return t;let n=o.map(({name:r})=>r).join(", ");throw new g("game",`unknown game ${T(e)}; there are ${n}`)}function Na(o,e){let t=o.find(r=>r.rounds);if(t?.rounds&&U(e)&&jd(e)){let r=t.rounds.read(e,{readRound:(a,i)=>Ia(t,a,i)}),s=r.slice(0,-1).map(({position:a,moves:i})=>({position:a,moves:i}));return{...Nr(t,r.at(-1)),earlier:s}}if(U(e)&&Object.hasOwn(e,"moves")){let r=U(e.deal)?oe(s=>s.inside("deal"),()=>Ua(o,e.deal)):o[0];return Nr(r,Ia(r,e))}let n=U(e)?Ua(o,e):o[0];return{game:n,position:ja(n,e),moves:[]}}function jd(o){return J(o,"schema","rounds"in o?Ar:Po)===Ar}function Ua(o,e){return Object.hasOwn(e,"game")?Fa(o,e.game):o[0]}function ja(o,e){if(!U(e))return o.fromDocument(e);let{game:t,...n}=e;return o.fromDocument(n)}function Ia(o,e,t){let n=E(e,"",["deal","moves"],["schema",...o.recordKeys]),r=o.completeRecord?.(n)??n;if(J(r,"schema",Po)!==Po)throw new g("schema",`expected '${Po}', not ${T(r.schema)}`);let s=Xe(r.moves),a=oe(l=>l.inside("deal"),()=>{let l=ja(o,r.deal);return t?.checkDeal(l),l}),i=Ba(o,a,s);return o.checkEnd?.(r,i.end),Gd(r),i}function Gd(o){if(!Object.hasOwn(o,"date"))return;let e=$(o.date,"string","date"),t=/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(e)?new Date(`${e}T00:00:00Z`):null;if(!(t&&!isNaN(t.getTime())&&t.toISOString().startsWith(e)))throw new g("date",`expected year-month-day such as 2026-10-03, not ${T(e)}`)}function Ro(o,e){let{position:t}=e;return e.moves.map(n=>{let r=o.toMove(t);return t=o.after(t,n),{seat:r,move:n}})}function wn(o,e,t){try{let n=Oo([o],e);return o.line(n.position)===o.line(t.position)&&n.moves.join()===t.moves.join()}catch(n){if(n instanceof g)return!1;throw n}}function Ur(o,e){let t=o.names(e.position),n=Ro(o,e).map(({seat:r,move:s})=>({player:t[r],move:s}));return{schema:Po,deal:o.document(e.position),moves:n}}function Ga(o,e){let t=o.names(e[0].position);return{schema:Ar,players:t,rounds:e.map(n=>Ur(o,n))}}var _d="http://www.w3.org/2000/svg";function m(o,e=HTMLElement){let t=document.getElementById(o);if(!(t instanceof e))throw new Error(`The page has no ${e.name} with the ID "${o}".`);return t}function Eo(o,e){let t=o.querySelector(e);if(!(t instanceof HTMLElement))throw new Error(`The page has no element "${e}".`);return t}function $n(o){let e=document.activeElement;return e instanceof HTMLElement?e.dataset[o]:void 0}function Gt(){m("board").querySelector("[tabindex='0']")?.focus({preventScroll:!0})}function Lo(o,e){let t=document.activeElement;o(),t?.closest("[hidden]")&&e()}function b(o,e={},...t){return Da(document.createElement(o),e,t)}function I(o,e={},...t){return Da(document.createElementNS(_d,o),e,t)}function Da(o,e,t){for(let[n,r]of Object.entries(e))o.setAttribute(n,`${r}`);return o.append(...t),o}function He(o){return o.flatMap((e,t)=>t?[" ",e]:[e])}function Ha(o){return o.nodeType===Node.TEXT_NODE?o.nodeValue?.trim()?[o.nodeValue.trim()]:[]:[...o.childNodes].flatMap(Ha)}function _t(o,e){let[t,...n]=e.split(", "),r=Ha(o).filter(s=>s!==t);o.setAttribute("aria-label",[[t,...r].join(" "),...n].join(", "))}var _a=new WeakMap;function M(o,e,t){let n=_a.get(o);n?.length===e.length&&e.every((r,s)=>r===n[s])||(_a.set(o,e),o.replaceChildren(...t()))}function Ue({style:o},e){for(let[t,n]of Object.entries(e))o.setProperty(t,`${n}`)}async function za(o,e,t){try{await navigator.clipboard.writeText(o.value)}catch{t?.(),o.focus(),o.select(),document.execCommand("copy")}e.textContent=d("page-copied"),setTimeout(()=>e.textContent="",4e3)}function Ja([o,e]){let t=o.split(/\[(.+?)\]/).map((n,r)=>r%2?b("kbd",{},n):Dd(n));return b("div",{},b("dt",{},...t),b("dd",{},d(e)))}function Dd(o){switch(o){case" or ":return` ${d("page-keys-or")} `;case" and ":return` ${d("page-keys-and")} `;default:return o}}function Wa({key:o,ctrlKey:e,metaKey:t,shiftKey:n,altKey:r},s){if(r)return;let a=e||t?`Ctrl+${n?"Shift+":""}`:"",i=a?a+o.toLowerCase():o;if(!Object.hasOwn(s,i))return;let[l,u=""]=s[i].split(" ");return[l,u]}var Ir=new Map;function Ie(o){let e=`ppsolve:${o}`;return{load(){let t=Ir.get(e);if(t)return t;try{let n=JSON.parse(localStorage.getItem(e)??"{}");return Hd(n)?n:{}}catch{return{}}},save(t){try{return localStorage.setItem(e,JSON.stringify(t)),Ir.delete(e),!0}catch{return Ir.set(e,t),!1}}}}function Hd(o){return typeof o=="object"&&o!==null}var Br="lang";function Ya(){la(Jd()),document.documentElement.lang=un(),Yd(document);let o=d("common-language");m("language-name").textContent=o;let e=m("language-choice");e.setAttribute("aria-label",`${o}, ${d("page-language")}`),e.hidden=qa()!=="",e.addEventListener("click",()=>m("languages",HTMLDialogElement).showModal()),m("languages-list").replaceChildren(...ia().map(t=>b("li",{},zd(t))))}function zd(o){let e=Rr(o,"common-language"),t=b("button",{type:"button",lang:o,"data-lang":o},e);return o===un()&&t.setAttribute("aria-current","true"),t.addEventListener("click",()=>{o===un()?m("languages",HTMLDialogElement).close():Wd(o)}),t}function qa(){let o=document.getElementById("site")?.textContent;return o?JSON.parse(o).lang:""}function Jd(){let o=qa()||(new URLSearchParams(location.search).get(Br)??"");if(dn(o))return o;let{code:e}=Ie("language").load();return typeof e=="string"&&dn(e)?e:ua(navigator.languages)}function Wd(o){let e=Ie("language").save({code:o}),t=new URL(location.href),n=t.search;e?t.searchParams.delete(Br):t.searchParams.set(Br,o),t.search===n?location.reload():location.assign(t)}function Fr(o){return o.split("`").map((e,t)=>t%2?b("code",{},e):e)}function Yd(o){for(let e of o.querySelectorAll("[data-say]"))e.replaceChildren(...Fr(d(e.dataset.say)));for(let e of o.querySelectorAll("[data-label]"))e.setAttribute("aria-label",d(e.dataset.label));for(let e of o.querySelectorAll("[data-title]")){let{title:t="",key:n}=e.dataset;e.title=n?d("page-with-key",{name:d(t),key:n}):d(t)}for(let e of o.querySelectorAll("[data-placeholder]"))e.placeholder=d(e.dataset.placeholder)}var Va=["auto","light","dark"];function Ka(){let o=Ie("settings"),e=o.load(),t={theme:Va.find(i=>i===e.theme)??"auto",clock:e.clock!==!1},n=document.querySelector("#show-clock"),r=matchMedia("(prefers-color-scheme: dark)");function s(){let i=t.theme==="auto"?r.matches:t.theme==="dark";document.documentElement.dataset.theme=i?"dark":"light",document.body.classList.toggle("timeless",!t.clock),m(`theme-${t.theme}`,HTMLInputElement).checked=!0,n&&(n.checked=t.clock)}function a(i){Object.assign(t,i),o.save(t),s()}for(let i of Va)m(`theme-${i}`).addEventListener("change",()=>a({theme:i}));n?.addEventListener("change",()=>a({clock:n.checked}));for(let i of document.querySelectorAll(".opens-settings"))i.addEventListener("click",()=>m("settings",HTMLDialogElement).showModal());r.addEventListener("change",s),s()}function kn(){try{return decodeURI(location.hash.slice(1))}catch{return location.hash.slice(1)}}function jr(){location.hash&&history.replaceState(null,"",location.pathname+location.search)}function Za(o){kn()!==o&&history.replaceState(null,"",encodeURI(`#${o}`))}function B({low:o,high:e}){return o===e}function Dt(o,e){return{low:Math.max(o.low,e.low),high:Math.min(o.high,e.high)}}function Be(o,e){let t=e==="fewest"?Math.min:Math.max;return{low:t(...o.map(({low:n})=>n)),high:t(...o.map(({high:n})=>n))}}function ot({low:o,high:e}){return o===e?`${o}`:`${o}..${e}`}var qd={fewest:3,most:6};function Ht({low:o,high:e},t){return e-o<=qd[t]}var xn=class{game;position;sure;margin;worth;line=null;opinion=null;nodes=0;effort=0;constructor(e,t){this.game=e,this.position=t;let n=[...e.names(t).keys()];this.sure=n.map(s=>e.bounds(t,s)),this.margin=n.length===2?e.marginBounds(t):null;let r=e.toMove(t);this.worth=new Map(r===null?[]:e.moves(t).map(s=>[s,e.bounds(e.after(t,s),r)]))}get proved(){return[...this.sure,...this.worth.values(),...this.margin?[this.margin]:[]].every(B)&&(this.line!==null||this.game.over(this.position))}get best(){let e=this.game.toMove(this.position);if(e===null||!B(this.sure[e]))return[];let t=this.game.wants==="fewest"?"high":"low";return[...this.worth].filter(([,n])=>n[t]===this.sure[e].low).map(([n])=>n)}tasks(){let{game:e,position:t}=this,n=e.toMove(t);if(n===null)return{tasks:[],places:[]};let r=[],s=[],a=(i,l,u,c)=>{let{asked:p,seat:h}=u,f=e.countTaken(u.position,p,h),y=e.pack(u.position),v={low:l.low-f,high:l.high-f};r.push({game:e.name,bytes:y,asked:p,seat:h,taken:f,...v,...c}),s.push({...i,taken:f})};for(let i of new Set([n,...this.sure.keys()])){let l={position:t,asked:"guaranteed",seat:i};a({of:"seat",seat:i},this.sure[i],l,{wantsLine:i===n})}this.margin&&a({of:"margin"},this.margin,{position:t,asked:"margin",seat:0},{});for(let[i,l]of this.worth){let c={position:e.after(t,i),asked:"guaranteed",seat:n};a({of:"move",move:i},l,c,{afterMove:!0})}return{tasks:r,places:s}}learn(e,{low:t,high:n,line:r}){let s={low:t+e.taken,high:n+e.taken};if(e.of==="margin"){this.margin=s;return}e.of==="move"?this.worth.set(e.move,s):(this.sure[e.seat]=s,r&&(this.line=r.map(i=>this.game.moveText(i))));let a=this.game.toMove(this.position);a===null||!this.worth.size||(this.sure[a]=Dt(this.sure[a],Be([...this.worth.values()],this.game.wants)))}};var Gr=250,Vd=40*Gr,Kd=16*Gr,Zd=1/16,Sn=class{module;changed;openWorker;studies=new Map;number=0;wanted=null;later=[];current=null;silence;held=!1;answers=new Map;worker=null;mebibytes=Xd();ready=0;constructor(e,t,n=_r){this.module=e,this.changed=t,this.openWorker=n}study(e,t){let n=e.line(t),r=this.studies.get(n);if(r)return r;let s=new xn(e,t);return this.studies.set(n,s),s}want(e){this.wanted=e,this.current?.study!==this.next()?.study&&this.turn()}wantLater(e){this.later=e,this.current||this.turn()}next(){if(this.held)return;let{wanted:e}=this;if(e&&!e.proved&&e.effort<e.game.mostPositions)return{study:e,most:e.game.mostPositions};for(let t of this.later){let n=t.game.mostPositions*Zd;if(!t.proved&&t.effort<n)return{study:t,most:n};if(!t.sure.every(B)&&t.game.reviewsWhileProved)break}}busyWith(e){return this.current?.study===e||this.next()?.study===e}turn(){let e=this.next();if(!e){this.current&&this.post({work:"none"}),this.current=null;return}let{study:t}=e;if(t===this.wanted&&t.game.opinions&&!t.opinion){let a=this.post(t.game.opinions.request(t.position));this.current={...e,id:a,places:[],before:t.nodes};return}let{tasks:n,places:r}=t.tasks(),s=this.post({work:"search",tasks:n,most:e.most,...Qd(t.game)});this.current={...e,id:s,places:r,before:t.nodes}}ask(e){return this.current=null,new Promise(t=>{this.answers.set(this.post(e),{request:e,resolve:t})})}async hold(e){this.held=!0;try{return await e()}finally{this.held=!1,this.turn()}}post(e){return this.number+=1,(this.worker??this.begin()).postMessage({id:this.number,...e}),clearTimeout(this.silence),this.silence=setTimeout(()=>this.restart(),this.patience),this.number}get patience(){return this.ready?[...this.answers.values()].some(({request:t})=>t.work==="suggest")?Kd:Gr:Vd}begin(){let e=this.openWorker();return e.onmessage=({data:t})=>this.hear(t),e.onerror=t=>{t.preventDefault(),this.fail()},this.ready=0,e.postMessage({open:this.module,mebibytes:this.mebibytes}),this.worker=e,e}fail(){this.mebibytes<2||(this.mebibytes/=2,this.restart())}restart(){this.worker?.terminate();let e=this.begin();for(let[t,{request:n}]of this.answers)e.postMessage({id:t,...n});this.current=null,this.answers.size||this.turn()}hear(e){if("failed"in e){this.fail();return}if("ready"in e){this.ready=e.ready;return}e.id===this.number&&clearTimeout(this.silence);let t=this.answers.get(e.id);if(t){if(!("samples"in e||"suggestion"in e))return;this.answers.delete(e.id),t.resolve(e),this.turn();return}let{current:n}=this;if(e.id!==n?.id)return;let{study:r,places:s,before:a,most:i}=n;if("suggestion"in e){r.opinion=r.game.opinions.read(r.position,e.suggestion),r.nodes=a+e.suggestion.positions,this.turn(),this.changed(r);return}"nodes"in e&&(r.nodes=a+e.nodes),"number"in e&&r.learn(s[e.number],e),"done"in e&&(r.effort=i,this.current=null,this.turn()),this.changed(r)}};function Qd({wants:o,firstSlice:e,alsoFromAbove:t}){return{wants:o,firstSlice:e,alsoFromAbove:t}}function Xd(){return("deviceMemory"in navigator?Number(navigator.deviceMemory):8)<=2?64:256}function _r(){let o=m("worker").textContent,e=URL.createObjectURL(new Blob([o],{type:"text/javascript"})),t=new Worker(e);return URL.revokeObjectURL(e),t}var x="RGYPB",F=".";function K(o){return{colour:o[0],...pe(o.slice(1))}}function Se(o,e,t){return o[e]?.[t]??F}function yt(o,e,t){return[Se(o,e-1,t),Se(o,e-1,t+1)]}function q(o,e){if(o.length===0)return[{row:0,column:0,accepts:x}];let t=o[0].length,n=[];t<e.base&&n.push({row:0,column:-1,accepts:x},{row:0,column:t,accepts:x});for(let r=1;r<=o.length;r+=1)for(let s=0;s<t-r;s+=1){let[a,i]=yt(o,r,s);Se(o,r,s)!==F||a===F||i===F||e.upperRows==="contiguous"&&!ec(o[r]??"",s)||n.push({row:r,column:s,accepts:ye(a===i?a:a+i)})}return n}function ze(o,e){let t=q(o,e).flatMap(({accepts:n})=>[...n]);return[...x].filter(n=>t.includes(n)).join("")}function ec(o,e){let t=n=>n.replaceAll(F,"")!=="";return!t(o)||t(o.slice(Math.max(e-1,0),e+2))}function de(o,{colour:e,row:t,column:n}){if(o.length===0)return[e];if(t===0)return n<0?[e+o[0],...o.slice(1).map(s=>F+s)]:[o[0]+e,...o.slice(1).map(s=>s+F)];let r=t<o.length?[...o]:[...o,F.repeat(o[0].length-t)];return r[t]=Qa(r[t],n,e),r}function Tn(o,e,t){if([t-1,t].some(s=>Se(o,e+1,s)!==F)||e===0&&t>0&&t<o[0].length-1)return null;let r=o.map((s,a)=>e>0?a===e?Qa(s,t,F):s:t===0?s.slice(1):s.slice(0,-1));for(;r.length&&!r.at(-1).replaceAll(F,"");)r.pop();return r}function Qa(o,e,t){return o.slice(0,e)+t+o.slice(e+1)}function Je(o,e){return o.replace(e,"")}function A(o,e){return o.split(e).length-1}function ye(o){return[...x].map(e=>e.repeat(A(o,e))).join("")}function he(o){return o.hand!==""&&!o.out}function Dr(o,e,t,n){let r=new Set(q(t,o).flatMap(a=>[...a.accepts])),s=e.map(a=>({...a}));for(let a=0;a<s.length;a+=1){let i=(n+a)%s.length,l=s[i];if(!he(l))continue;if([...l.hand].some(c=>r.has(c)))return{rules:o,players:s,rows:t,toMove:i};o.stuck==="out"&&(l.out=!0)}return{rules:o,players:s,rows:t,toMove:null}}function Hr(o,e){let t=K(e),n=o.toMove,r=o.players.map((s,a)=>a===n?{...s,hand:Je(s.hand,t.colour)}:s);return Dr(o.rules,r,de(o.rows,t),(n+1)%r.length)}function ee(o){if(o.toMove===null)return[];let{hand:e}=o.players[o.toMove];return q(o.rows,o.rules).flatMap(({row:t,column:n,accepts:r})=>[...r].filter(s=>e.includes(s)).map(s=>s+j(t,n)))}var We="pyramid";function zt(o,e){if(!o.length)return[];let t=o[0].length;for(let[r,s]of o.entries()){let a=`pyramid[${r}]`;for(let i of s)if(!(i===F||x.includes(i.toUpperCase())))throw new g(a,`unknown colour ${T(i)}; a cell is one of ${x} or '.'`);if(r===0){if(!s)throw new g(a,"the row is empty; leave it out");if(t>e.base)throw new g(a,`${t} cards wide, but the base holds ${e.base}`);if(s.includes(F))throw new g(a,"the base has a gap; base cards lie side by side")}else{if(r>=t)throw new g(a,`a base of ${t} carries at most ${t} rows`);if(s.length!==t-r)throw new g(a,`${s.length} cells, but this row has ${t-r}`)}}let n=o.map(r=>r.toUpperCase());for(;!n[n.length-1].replaceAll(F,"");)n.pop();for(let r=1;r<n.length;r+=1)for(let[s,a]of[...n[r]].entries()){if(a===F)continue;let[i,l]=yt(n,r,s),u=`${a} at ${j(r,s)}`;if([i,l].includes(F))throw new g(`pyramid[${r}]`,`${u} rests on an empty cell`);if(![i,l].includes(a))throw new g(`pyramid[${r}]`,`${u} matches neither ${i} nor ${l} below`)}return n}function Xa(o,e,t){for(let[n,r]of[...x].entries()){let s=t.deck[n],a=A(e.join(""),r);if(a>s)throw new g("pyramid",`${a} ${r} cards, but the deck has ${s}`);for(let[i,l]of o.entries()){if(a+=A(l.hand,r),a<=s)continue;let u=`${a} or more ${r} cards in hands and pyramid, but the deck has ${s}`;throw new g(`players[${i}].hand`,u)}}}var vt={editions:{"iello-2024":{deck:{R:7,G:7,Y:7,P:7,B:8},bonus:2,extraRounds:"one"},"playte-2021":{deck:{R:7,G:7,Y:7,P:7,B:8},bonus:2,extraRounds:"any"},"ffg-2007":{deck:{R:9,G:9,Y:9,B:9},bonus:2,extraRounds:"none"}},defaultEdition:"iello-2024",widestBase:8,mostOfAColour:36,largestBonus:99,overrides:["base","deck","hand_size","bonus","upper_rows","stuck"]};var nt=vt.editions,Fe=vt.defaultEdition,zr=vt.widestBase,On=vt.mostOfAColour,oc=vt.largestBonus,ei=vt.overrides;function rt(o,e,t={}){if(Jt(o,2,6),!Object.hasOwn(nt,e))throw new g("rules",`unknown edition ${T(e)}; choose from ${Object.keys(nt).join(", ")}`);Object.keys(t).forEach(Jr);let n=nt[e],r=oi(Object.hasOwn(t,"deck")?t.deck:n.deck),s=r.reduce((h,f)=>h+f,0),a=o===2?Math.min(14,Math.floor(s/2)):Math.floor(s/o),{base:i=o===2?7:8,hand_size:l=a,bonus:u=n.bonus}=t,{upper_rows:c="free",stuck:p="out"}=t;return{edition:e,players:o,base:Pn("base",i,1,zr),deck:r,handSize:Pn("hand_size",l,0,On*x.length),bonus:Pn("bonus",u,0,oc),upperRows:ti("upper_rows",c,["free","contiguous"]),stuck:ti("stuck",p,["out","pass"])}}function Jt(o,e,t){if(o>=e&&o<=t)return;let n=`${o} player${o===1?"":"s"}`;throw new g("players",`${n}, but the game is for ${e} to ${t}`)}function Jr(o){if(ei.includes(o))return;let e=/^[A-Za-z_]\w{0,38}$/.test(o)?o:T(o);throw new g(`rules.${e}`,`unknown rule; choose from ${ei.join(", ")}`)}function oi(o){if(!U(o))throw new g("rules.deck",`expected an object such as {"R": 9}, not ${T(o)}`);for(let e of Object.keys(o))if(!(e.length===1&&x.includes(e)))throw new g("rules.deck",`unknown colour ${T(e)}; choose from ${[...x].join(" ")}`);return[...x].map(e=>Pn(`deck.${e}`,J(o,e,0),0,On))}function Pn(o,e,t,n){if(typeof e!="number"||!Number.isInteger(e))throw new g(`rules.${o}`,`expected a whole number, not ${T(e)}`);if(e<t||e>n)throw new g(`rules.${o}`,`${e} is not from ${t} to ${n}`);return e}function ti(o,e,t){let n=t.find(s=>s===e);if(n!==void 0)return n;let r=t.map(s=>`"${s}"`).join(" or ");throw new g(`rules.${o}`,`expected ${r}, not ${T(e)}`)}function Co(o){let e={};if(o.deck.join()!==oi(nt[o.edition].deck).join()){e.deck={};for(let[r,s]of[...x].entries())o.deck[r]&&(e.deck[s]=o.deck[r])}let t=rt(o.players,o.edition,e),n=r=>o[r]!==t[r];return n("base")&&(e.base=o.base),n("handSize")&&(e.hand_size=o.handSize),n("bonus")&&(e.bonus=o.bonus),n("upperRows")&&(e.upper_rows=o.upperRows),n("stuck")&&(e.stuck=o.stuck),e}function Ye(o){return o.players===5&&o.deck.reduce((e,t)=>e+t,0)>o.players*o.handSize}function nc(o){return[...x].map((e,t)=>o[t]?`${e}${o[t]}`:"").join("")||"R0"}function st(o){let{deck:e,...t}=Co(o),n=Object.entries(t).map(([r,s])=>`${r}=${s}`);return e&&n.unshift(`deck=${nc(o.deck)}`),[o.edition,...n].join(",")}function Wr(o,e,t){if(e.length!==o.players)throw new g("players",`${e.length} players, but the rules are for ${o.players}`);let n=e.map(({name:i})=>i);for(let[i,l]of e.entries()){if(It(n,i),l.hand.includes("?"))throw new g(`players[${i}].hand`,"has hidden cards; only ppsolve advise accepts such a position");for(let u of l.hand){if(/\s/.test(u)||x.includes(u.toUpperCase()))continue;let c=[...x].join(" ");throw new g(`players[${i}].hand`,`unknown colour ${T(u)}; colours are ${c}`)}if(l.tokens<0)throw new g(`players[${i}].tokens`,`${l.tokens} is less than 0`)}let r=zt(t,o),s=e.map(i=>({...i,hand:i.hand.replace(/\s/g,"").toUpperCase()}));return Xa(s,r,o),{players:s.map(({name:i,hand:l,tokens:u,out:c})=>({name:i,hand:ye(l),tokens:u,out:c&&l!==""})),rows:r}}function Wt(o,e,t,n){let{players:r,rows:s}=Wr(o,e,n);return Dr(o,r,s,t??0)}var Yt=/^[a-z]+-[0-9]{4}[,:]/,rc=/^(?:([^=]*)=)?( *(?:[A-Za-wyz]|\?[0-9]*)(?:[A-Za-wyz ]|\?[0-9]*)*|-)(?:\+([0-9]{1,4300}))?(x)?$/;function Rn({rules:o,players:e,rows:t,toMove:n}){let r=e.map(({name:s,hand:a,tokens:i,out:l},u)=>`${s===V[u]?"":`${mn(s)}=`}${a||"-"}${i?`+${i}`:""}${l?"x":""}`);return[st(o),t.join("/")||"-",r.join(","),n??"-"].join(":")}function ni(o){let{rules:e,players:t,toMove:n,rows:r}=Mo(o),s=Wt(e,t,n,r);if(n===null&&s.toMove!==null){let a=C(s.players[s.toMove].name);throw new g("to_move",`'-' means the round is over, but ${a} can move`)}return s}function Mo(o){let e=o.split(":");if(e.length!==4){let c=`${e.length} fields separated by ':', but a line has 4: rules:pyramid:hands:seat`;throw new g("position",c)}let[t,n,r,s]=e,a=r.split(",");Jt(a.length,2,6);let i=a.map(sc),l=ac(t,i.length),u=[...i.keys()].map(String);if(s!=="-"&&!u.includes(s))throw new g("to_move",`expected a seat from 0 to ${i.length-1}, not ${T(s)}`);return{rules:l,players:i,toMove:s==="-"?null:Number(s),rows:Yr(n)}}function Yr(o){return o==="-"?[]:o.split("/")}function sc(o,e){let t=`players[${e}]`,n=rc.exec(o);if(!n)throw new g(t,`expected [NAME=]CARDS[+TOKENS][x], such as Bob=RRG+3, not ${T(o)}`);let[,r,s,a,i]=n;return{name:r===void 0?V[e]:fn(r,t),hand:s==="-"?"":s,tokens:Ut(Number(a??0),`${t}.tokens`),out:i!==void 0}}function ac(o,e){let[t,...n]=o.split(","),r={};for(let s of n){let[a,i]=qr(s);if(Object.hasOwn(r,a))throw new g("rules",`a rule occurs twice in ${T(o)}`);r[a]=i}return rt(e,t,r)}function qr(o){let[e,...t]=o.split("=");if(!t.length)throw new g("rules",`expected KEY=VALUE after the edition, not ${T(o)}`);Jr(e);let n=t.join("=");if(e==="deck"&&/^(?:[A-Z][0-9]{1,3})+$/.test(n)){let r=[...n.matchAll(/([A-Z])([0-9]+)/g)].map(([,s,a])=>[s,Number(a)]);if(new Set(r.map(([s])=>s)).size<r.length)throw new g("rules.deck",`a colour occurs twice in ${T(n)}`);return[e,Object.fromEntries(r)]}return[e,/^[0-9]{1,9}$/.test(n)?Number(n):n]}function En({rules:o,players:e,rows:t,toMove:n}){return{schema:"ppsolve.position/1",rules:qt(o),players:e.map(({name:r,hand:s,tokens:a,out:i})=>({name:r,hand:s,...a?{tokens:a}:{},...i?{out:i}:{}})),...n===null?{}:{to_move:e[n].name},[We]:t}}function qt(o){let e=Co(o);return Object.keys(e).length?{edition:o.edition,...e}:o.edition}function ri(o){let{rules:e,players:t,toMove:n,rows:r}=Ln(o);return Wt(e,t,n,r)}function Ln(o){let e=E(o,"",["players"],["schema","rules","to_move",We]);hn(e);let t=$(e.players,"list","players");Jt(t.length,2,6);let n=t.map(ic),r=Ao(J(e,"rules",Fe),n.length),s=n.map(({name:i})=>i),a=Bt(s,J(e,"to_move",0),"to_move");return{rules:r,players:n,toMove:a,rows:G(J(e,We,[]),We)}}function Ao(o,e){if(typeof o=="string")return rt(e,o);if(!U(o))throw new g("rules",`expected an edition's name or an object, not ${T(o)}`);let{edition:t=Fe,...n}=o;return rt(e,$(t,"string","rules.edition"),n)}function ic(o,e){let t=`players[${e}]`,n=E(o,t,["name","hand"],["tokens","out"]);return{name:$(n.name,"string",`${t}.name`),hand:$(n.hand,"string",`${t}.hand`),tokens:$(J(n,"tokens",0),"whole",`${t}.tokens`),out:$(J(n,"out",!1),"boolean",`${t}.out`)}}function Vt(o,e,t){let[,n,r]=/^([RGYPB]) ?(left|right)$/.exec(o)??[];if(r)return`${n}a${r==="right"||!e?e+1:0}`;if(/^[RGYPB](a0|[a-h][1-8])$/.test(o))return o;let s=`expected a colour (${x}), a row (a-h) and a column, such as Rb2`;throw new g(t,`${T(o)} is not a move: ${s}`)}var lc=1e5;function si(o){let e=U(o)?o.players:null;return Array.isArray(e)&&e.some(t=>U(t)&&!Object.hasOwn(t,"hand"))}function ai(o){return o.replace(/\s/g,"").toUpperCase()}function Kr(o,e){if(!U(o))throw new g("left",`expected an object such as {"Alice": "RRB"}, not ${T(o)}`);let t=e.map(()=>""),n=new Set;for(let[r,s]of Object.entries(o)){let a=Ae(e,r,"left"),i=`left: ${C(e[a])}`;if(n.has(a))throw new g(i,"is named twice");n.add(a);let l=ai($(s,"string",i));for(let u of l)if(!x.includes(u))throw new g(i,`unknown colour ${T(u)}; colours are ${[...x].join(" ")}`);t[a]=ye(l)}return t}function ii(o,e,t){let n=w=>oe(O=>O.inside("deal"),w),r=n(()=>uc(o)),s=r.map(({name:w})=>w),{rules:a,rows:i,start:l}=n(()=>{let w=Ao(J(o,"rules",Fe),s.length);return{rules:w,rows:zt(G(J(o,We,[]),We),w),start:Bt(s,J(o,"to_move",0),"to_move")}}),u=Xe(t),c=dc(u,s,i,a),p=Kr(e,s);cc(a,i,c,p);let h=pc(r,s,{rules:a,rows:i,placed:c,rest:p}),f=new Set([...r.keys()].filter(w=>r[w].out===!0)),y=new Vr(a,s,p,c,f).onlyOrder(l,h),v=[...p];for(let[w,O]of y.entries())v[O]+=c[w].move[0];let S=y.values();return{deal:{...o,players:r.map((w,O)=>Object.hasOwn(w,"hand")?w:{...w,hand:ye(v[O])})},moves:u.map(({player:w,move:O})=>O===null?{player:w,out:!0}:{player:s[S.next().value],move:O})}}function uc(o){E(o,"",["players"],["schema","game","rules","to_move",We]);let e=o.players;return Jt(e.length,2,6),e.map((t,n)=>{let r=`players[${n}]`,s=E(t,r,["name"],["hand","tokens","out"]);return $(s.name,"string",`${r}.name`),s})}function dc(o,e,t,n){let r=t;return o.filter(({move:a})=>a!==null).map(({player:a,move:i},l)=>{let u=`move ${l+1}`,c=a===null?null:Ae(e,a,u),p=Vt(i,r[0]?.length??0,u),h=K(p),f=q(r,n),y=f.find(({row:L,column:Y})=>L===h.row&&Y===h.column),v=j(h.row,h.column);if(!y){let L=f.map(({row:Y,column:$e})=>j(Y,$e)).join(" ")||"none";throw new g(u,`${p} is not legal: ${v} is not open; open places: ${L}`)}if(!y.accepts.includes(h.colour)){let L=[...y.accepts].join(" or ");throw new g(u,`${p} is not legal: ${v} accepts only ${L}`)}let S=[...x].filter(L=>f.some(({accepts:Y})=>Y.includes(L)));r=de(r,h);let w=A(r.join(""),h.colour),O=n.deck[x.indexOf(h.colour)];if(w>O)throw new g(u,`${p} is ${h.colour} card number ${w}, but the deck has ${O}`);return{move:p,seat:c,fitting:S.join("")}})}function Cn(o,e){return`${o} ${e}${o===1?"":"s"}`}function cc(o,e,t,n){let r=e.join("")+t.map(({move:s})=>s[0]).join("");for(let[s,a]of[...x].entries()){let i=A(n.join(""),a),l=A(r,a);if(l+i<=o.deck[s])continue;let u=`${Cn(i,`${a} card`)} left and ${l} placed`;throw new g("left",`${u}, but the deck has ${o.deck[s]}`)}}function pc(o,e,{rules:t,rows:n,placed:r,rest:s}){if(r.every(({seat:w})=>w!==null))return e.map((w,O)=>r.filter(L=>L.seat===O).length);let a=o.map((w,O)=>Object.hasOwn(w,"hand")?ai($(w.hand,"string",`deal: players[${O}].hand`)).length:w.out===!0?s[O].length:t.handSize);for(let[w,O]of a.entries()){if(s[w].length<=O)continue;let L=`${Cn(s[w].length,"card")} left, but ${O} were dealt`;throw new g(`left: ${C(e[w])}`,L)}let i=a.map((w,O)=>w-s[O].length),l=w=>w.reduce((O,L)=>O+L,0);if(l(i)===r.length)return i;let[u,c]=[l(a),s.join("").length],p=r.length+c,f=`${`${Cn(r.length,"move")} and ${Cn(c,"card")} left`} make ${p} cards, but ${u} were dealt`;if(Ye(t)&&!n.length&&p===u+1)throw new g("moves",`${f}; the card that opens the base is no move: give it as the pyramid`);let y=p===r.length?`say who had the other ${u-p} left`:"something is missing",v=p<u?y:"something is written twice",S="if the hands were uneven, write the player's name before every move";throw new g("moves",`${f}; ${v}, or ${S}`)}var Vr=class{rules;names;left;placed;alreadyOut;steps=0;deepest=-1;reason="";constructor(e,t,n,r,s){this.rules=e,this.names=t,this.left=n,this.placed=r,this.alreadyOut=s}onlyOrder(e,t){let n=this.names.map(()=>""),r=this.orders(e,t,n,[]),s=r.next().value;if(!s)throw new g(`move ${this.deepest+1}`,this.reason);let a=r.next().value;if(!a)return s;let i=s.findIndex((p,h)=>p!==a[h]),[l,u]=[s,a].map(p=>C(this.names[p[i]])),{move:c}=this.placed[i];throw new g(`move ${i+1}`,`${c} may be by ${l} or ${u}; write the name before the move: ${l}: ${c}`)}*orders(e,t,n,r){let s=r.length;if(s===this.placed.length){yield r;return}if(this.steps+=1,this.steps>lc)throw new g("moves","too many turn orders are possible; write the player's name before each");let a=this.placed[s],i=this.names.length;for(let l=0;l<i;l+=1){let u=(e+l)%i;if(a.seat===null||a.seat===u){let h=this.whyNotPlaced(u,a,t[u],n[u]);h?this.note(s,h):t[u]&&(yield*this.orders((u+1)%i,t.with(u,t[u]-1),n,[...r,u]))}let p=this.alreadyOut.has(u)||n[u]!==""&&this.rules.stuck==="out"?"":this.whyNotSkipped(u,a,t[u]);if(p){this.note(s,p);return}n=n.with(u,n[u]+a.fitting)}}whyNotPlaced(e,t,n,r){let s=C(this.names[e]),a=t.move[0];return!n&&t.seat===e?`${s} moves, but has only ${this.left[e]||"no cards"} left by then`:n&&r.includes(a)?`${t.move} by ${s}, but ${s} passed before when ${a} could be placed`:""}whyNotSkipped(e,t,n){let r=C(this.names[e]);if(n&&this.rules.stuck==="out")return`${t.seat===null?"":`${C(this.names[t.seat])} moves out of turn; `}it is the turn of ${r}, who places a card later`;let s=[...this.left[e]].find(a=>t.fitting.includes(a));return s?`${r} was skipped with ${this.left[e]} left, but could have placed ${s}`:""}note(e,t){e>this.deepest&&([this.deepest,this.reason]=[e,t])}};var Zr="ppsolve.game/1";function Qr({players:o,rules:e}){return o.map(({hand:t,tokens:n})=>t.length||-Math.min(e.bonus,n))}function No(o){let e=o.toMove===null?Qr(o):o.players.map(()=>0);return o.players.map(({tokens:t},n)=>t+e[n])}function di(o){return o.map((e,t)=>({seat:t,total:e,rank:1+o.filter(n=>n<e).length})).sort((e,t)=>e.total-t.total||e.seat-t.seat)}function Xr(o,e){return((o.toMove??0)+e)%o.players.length}function es(o){let e=o.at(-1),t=e?o.length-e.players.length:-1;if(!e||t<0)return"";let n=`the game was over after round ${o.length}`,r=No(e),s=Math.min(...r);if(r.filter(u=>u===s).length===1)return`${n}: the lowest total is not tied`;let{edition:a}=e.rules,{extraRounds:i}=nt[a];return i==="any"||i==="one"&&t<1?"":`${n}: ${a} allows ${i==="one"?"one extra round":"no extra round"} after a tie`}function ci(o,e){let t=E(o,"",["players","rounds"],["schema"]);if(J(t,"schema",Zr)!==Zr)throw new g("schema",`expected '${Zr}', not ${T(t.schema)}`);let n=G(t.players,"players"),r=$(t.rounds,"list","rounds");if(!r.length)throw new g("rounds","at least one round is needed");let s=[];for(let a of r){let i=`round ${s.length+1}`;oe(l=>l.inside(i),()=>s.push(hc(a,n,s,e)))}return s}function hc(o,e,t,n){let[r,s]=[t.at(0),t.at(-1)];if(!r||!s)return n.readRound(o,{checkDeal(l){li(l,e),ui(l,e.map(()=>0))}});if(s.end.toMove!==null)throw new g("",`round ${t.length} is unfinished; only the last round may be`);let a=es(t.map(({end:l})=>l));if(a)throw new g("",a);let i=Xr(r.position,t.length);return n.readRound(mc(o,s,i),{checkDeal(l){li(l,e),ui(l,No(s.end));let[u,c]=[l.rules,r.position.rules].map(p=>st(p).replaceAll(",",", "));if(u!==c)throw new g("rules",`${u}, but the game began with ${c}`);if(l.toMove!==null&&l.toMove!==i){let p=C(e[l.toMove]);throw new g("to_move",`${p} begins, but this round starts with ${C(e[i])}`)}}})}function mc(o,e,t){if(!U(o)||!U(o.deal))return o;let n={rules:qt(e.position.rules),to_move:t,...o.deal},r=No(e.end);return Array.isArray(n.players)&&(n.players=n.players.map((s,a)=>U(s)?{tokens:r.at(a)??0,...s}:s)),{...o,deal:n}}function li({players:o},e){let t=o.map(({name:s})=>s);if(t.length===e.length&&t.every((s,a)=>s===e[a]))return;let[n,r]=[t,e].map(s=>s.map(C).join(", "));throw new g("players",`${n}, but the players of the game are ${r}`)}function ui({players:o},e){for(let[t,{name:n,tokens:r}]of o.entries()){if(r===e[t])continue;let s=`${r}, but ${C(n)} holds ${e[t]} before this round`;throw new g(`players[${t}].tokens`,s)}}var fc=/[A-Za-z]\s?(?:left|right|<|>)(?![^\s,;])|[^\s,;]+/iy,gc={"<":"left",">":"right"},bc=["players","hands","rules","points","starts","pyramid"],pi=["game","left","date","tumble"];function hi({rounds:o,game:e}){let t=yc(o[0]),n=o.map(r=>vc(r,t));return e?{players:t,rounds:n}:n[0]}function yc({headers:o}){let e=o.get("deal");if(e)return mi(e).players.map(({name:n})=>n);let t=o.get("players");if(t)return tt(t);throw new g("players","is missing; begin with a line such as 'players: Julia, Marc, Priya'")}function vc(o,e){let{headers:t,lines:n}=o,r={schema:"ppsolve.record/1"},s=t.get("deal");if(s){jt(o,["deal",...pi]);let u=mi(s);r.deal=En({...u,toMove:u.toMove??0})}else jt(o,[...bc,...pi]),r.deal=wc(o,e);r.moves=yn(n,e,fc).map(u=>"move"in u?{...u,move:kc(u.move)}:u);let a=t.get("left");a&&(r.left=Object.fromEntries(Mr(a)));let i=t.get("date");i&&(r.date=i.text);let l=t.get("tumble");return l&&(r.tumble={player:tt(l)[0]}),r}function mi(o){return oe(e=>e.inside("deal").atLine(o.line),()=>Mo(o.text))}function wc({headers:o},e){let t=o.get("players"),n=t?tt(t):e,r=n.map(u=>({name:u})),s={players:r};for(let[u,c]of[["hands","hand"],["points","tokens"]]){let p=o.get(u);if(p)for(let[h,f]of Mr(p)){let y=oe(v=>v.atLine(p.line),()=>Ae(n,h,u));if(u==="points"&&!/^[0-9]{1,9}$/.test(f))throw De(p,`expected NAME=POINTS, such as ${h}=3, not ${T(f)}`);r[y][c]=u==="points"?Number(f):f}}let a=o.get("rules");a&&(s.rules=$c(a));let i=o.get("starts");i&&(s.to_move=tt(i)[0]);let l=o.get("pyramid");return l&&(s.pyramid=Yr(l.text.replace(/\s/g,"")||"-")),s}function $c(o){let e=o.text.split(",").map(n=>n.trim()),t=e[0].includes("=")?Fe:e.shift();return oe(n=>n.atLine(o.line),()=>({edition:t,...Object.fromEntries(e.map(qr))}))}function kc(o){let e=o.slice(1).trim().toLowerCase();return o[0].toUpperCase()+(gc[e]??e)}var xc=/^(?:players|rules|points|starts): /;function fi(o,e,t){let n=o.map(s=>Sc(s,a=>t(a,s)));return e?`${n.map((s,a)=>{let i=a?s.filter(l=>!xc.test(l)):s;return[`round ${a+1}`,...i].join(`
`)}).join(`

`)}
`:`${n[0].join(`
`)}
`}function Sc({deal:o,moves:e,end:t},n){let r=o.players.map(({name:l})=>vn(l,Tc)),s={starts:o.toMove??0,seats:r.length},a=t.players.flatMap(({hand:l},u)=>l?[`${r[u]}=${l}`]:[]),i=a.length?[`left: ${a.join(", ")}`]:[];for(let l of[null,r]){let u=[...Pc(o,r),...i,...To(e,s,l)];if(n(u.join(`
`)))return u}return[`deal: ${Rn(o)}`,...i,...To(e,s,null)]}function Tc(o){return Yt.test(o)}function Pc({rules:o,players:e,rows:t,toMove:n},r){let s=[`players: ${r.join(", ")}`],a=st(o);a!==Fe&&s.push(`rules: ${a.replaceAll(",",", ")}`);let i=e.flatMap(({tokens:l},u)=>l?[`${r[u]}=${l}`]:[]);return i.length&&s.push(`points: ${i.join(", ")}`),n&&s.push(`starts: ${r[n]}`),t.length&&s.push(`pyramid: ${t.join("/")}`),s}var je={name:"party",title:"Penguin Party",roundWord:"round",amount:o=>d("page-cards",{cards:o}),isLine:o=>Yt.test(o),fromLine:ni,line:Rn,fromDocument:ri,document:En,boardHeader:"pyramid",recordKeys:["left","date"],completeRecord(o){let{deal:e}=o;return!U(e)||!si(e)?o:{...o,...ii(e,J(o,"left",{}),o.moves)}},checkEnd({left:o},{players:e}){if(o===void 0)return;let t=e.map(({name:n})=>n);for(let[n,r]of Kr(o,t).entries()){let{hand:s}=e[n];if(s===r)continue;let a=`${r||"none"}, but ${s||"no cards"} are left after the moves`;throw new g(`left: ${C(t[n])}`,a)}},documentFromText:hi,recordText(o,e){let t=o.map(n=>({round:n,deal:n.position,moves:Ro(je,n),end:n.moves.reduce(Hr,n.position)}));return fi(t,e,(n,{round:r})=>wn(je,n,r))},rounds:{read:ci,numberOf:({players:o})=>o.length,scores:Qr,totals:No,standings:di,goesOn:o=>es(o)==="",starter:Xr},names:({players:o})=>o.map(({name:e})=>e),toMove:({toMove:o})=>o,over:({toMove:o})=>o===null,moves:ee,after:Hr,readMove(o,e,t){let n=Vt(e,o.rows[0]?.length??0,t),r=ee(o);if(r.includes(n))return n;let s=o.players[o.toMove],a=Oc(o,s,n);throw new g(t,`${n} by ${C(s.name)} is not legal: ${a}; legal were ${r.join(" ")}`)},deal(o,e){let t=[...x].map((a,i)=>a.repeat(e.deck[i])).join("");if(e.players*e.handSize>t.length){let a=`${e.players} hands of ${e.handSize} need more than the ${t.length} cards of the deck`;throw new g("rules.hand_size",a)}let n=new Ne(o).shuffle(t),r=Array.from({length:e.players},(a,i)=>({name:V[i],hand:n.slice(i*e.handSize,(i+1)*e.handSize),tokens:0,out:!1})),s=Ye(e)?[n[e.players*e.handSize]]:[];return Wt(e,r,0,s)}};function Oc(o,e,t){let n=q(o.rows,o.rules),{colour:r,row:s,column:a}=K(t),i=n.find(u=>u.row===s&&u.column===a),l=j(s,a);return i?e.hand.includes(r)?`${l} accepts only ${[...i.accepts].join(" or ")}`:`${C(e.name)} holds no ${r}`:`${l} is not open; open places: ${n.map(u=>j(u.row,u.column)).join(" ")}`}var z="?";function wt(o){return o.replaceAll(z,"")}function Rc({players:o}){return o.map(({hand:e})=>A(e,z))}function at({rules:o,players:e,rows:t}){let n=e.map(({hand:r})=>r).join("")+t.join("");return o.deck.map((r,s)=>r-A(n,x[s]))}function Uo(o,e){return o.replace(/\s/g,"").toUpperCase().replace(/\?([0-9]{1,3})?/g,(t,n)=>{let r=Number(n??1);if(r>On*x.length)throw new g(e,`${r} hidden cards are more than any deck has`);return z.repeat(r)})}function Io({rules:o,players:e,toMove:t,rows:n}){let r=e.map(({hand:h},f)=>Uo(h,`players[${f}].hand`)),s=e.map((h,f)=>({...h,hand:wt(r[f])})),a=Wr(o,s,n),i=a.players.map((h,f)=>({...h,hand:h.hand+z.repeat(A(r[f],z)),out:e[f].out})),l={rules:o,players:i,rows:a.rows,toMove:t??0};Ec(l);let u=Rc(l),[c,p]=[u,at(l)].map(h=>h.reduce((f,y)=>f+y,0));if(c>p){let h=u.findLastIndex(y=>y>0),f=`${ke(c,"hidden card")} in all, but only ${p} cards of the deck are unseen`;throw new g(`players[${h}].hand`,f)}return l}function Ec(o){let{players:e,toMove:t}=o,{hand:n,out:r,name:s}=e[t],a=C(s);if(n.includes(z)){let i=`hidden cards, but ${a} is to move and sees their own hand`;throw new g(`players[${t}].hand`,i)}if(r||!n){let i=n?"is out":"has placed every card";throw new g("to_move",`${a} ${i}: there is no move to choose`)}if(!ee(o).length)throw new g("to_move",`none of ${a}'s cards fits: there is no move to choose`)}function ts({players:o}){return Array.isArray(o)&&o.some(e=>U(e)&&String(e.hand).includes(z))}function gi(o,e,t,n){return o.hand.includes(e)?!0:o.hand.includes(z)&&t[x.indexOf(e)]>0&&!n.includes(e)}var Bo=class{rules;players;rows;turn;lacking;moves=[];constructor({rules:e,players:t,toMove:n,rows:r}){this.rules=e,this.rows=zt(r,e),this.players=t.map((s,a)=>({...s,hand:Uo(s.hand,`players[${a}].hand`)})),this.lacking=t.map(()=>""),this.turn=n??0,this.passOverTheStuck()}get names(){return this.players.map(({name:e})=>e)}get over(){return!this.players.some(he)}follow({player:e,move:t}){let n=`move ${this.moves.length+1}`;if(e!==null){let r=Ae(this.names,e,n);if(t===null){this.dropOut(r,n);return}this.giveTurn(r,n)}if(!he(this.players[this.turn]))throw new g(n,`${T(t)}, but nobody has any turns left`);this.play(Vt(t,this.rows.at(0)?.length??0,n),n)}giveTurn(e,t=""){if(!he(this.players[e])){let n=this.players[e].hand?"is out":"has placed every card";throw new g(t,`${this.nameOf(e)} moves, but ${n}`)}for(;this.turn!==e;)this.couldNotMove(this.turn,t),this.nextTurn()}skip(){this.couldNotMove(this.turn,""),this.nextTurn()}position(){if(this.over)throw new g("moves","the round is over: there is no move to choose");let{rules:e,players:t,rows:n,turn:r,lacking:s,moves:a}=this;return{position:Io({rules:e,players:t,toMove:r,rows:n}),lacking:s,seen:a.filter(({seat:l})=>l!==r)}}nameOf(e){return C(this.players[e].name)}play(e,t){let{players:n,turn:r,rules:s,rows:a}=this,{hand:i}=n[r],l=this.nameOf(r),u=e.slice(1),c=q(a,s).find(({row:h,column:f})=>j(h,f)===u);if(!c)throw new g(t,`${e} by ${l}: ${u} is not open`);if(!c.accepts.includes(e[0]))throw new g(t,`${e} by ${l}: ${u} accepts only ${[...c.accepts].join(" or ")}`);let p=i.includes(e[0])?e[0]:z;if(!i.includes(p)||p===z&&this.lacking[r].includes(e[0]))throw new g(t,`${e} by ${l}, who holds no ${e[0]}`);n[r]={...n[r],hand:Je(i,p)},this.moves.push({seat:r,move:e,before:a}),this.rows=de(a,K(e)),this.nextTurn()}dropOut(e,t){let n=this.nameOf(e);if(!this.players[e].out){if(this.rules.stuck==="pass")throw new g(t,`${n} drops out, but with stuck=pass nobody drops out`);if(e!==this.turn)throw new g(t,`${n} drops out of turn; it is ${this.nameOf(this.turn)}'s turn`);this.couldNotMove(e,t),this.nextTurn()}}couldNotMove(e,t){let n=this.players[e],r=ze(this.rows,this.rules),s=[...r].find(i=>n.hand.includes(i));if(r===x||s){let i=this.nameOf(e),l=s?`holds ${s}, which fits`:"can place any card";throw new g(t,`it is ${i}'s turn, and ${i} ${l}`)}let a=r+this.lacking[e];this.lacking[e]=[...x].filter(i=>a.includes(i)).join(""),this.rules.stuck==="out"&&(this.players[e]={...n,out:!0})}nextTurn(){this.turn=(this.turn+1)%this.players.length,this.passOverTheStuck()}passOverTheStuck(){let e=ze(this.rows,this.rules),t=this.players.length;for(let n=0;n<t;n+=1){let r=this.players[this.turn],s=r.hand.includes(z)||[...e].some(a=>r.hand.includes(a));if(he(r)&&s)return;he(r)&&this.rules.stuck==="out"&&(this.players[this.turn]={...r,out:!0}),this.turn=(this.turn+1)%t}}};function bi(o){let e=Lc(o);if(!e)return null;let{start:t,entries:n}=e;return n===null?Io(t):os({start:t,entries:n}).position(),{start:t,entries:n??[]}}function os({start:o,entries:e}){let t=new Bo(o);for(let n of e)t.follow(n);return t}function Lc(o){let e=o.replace(/^\uFEFF/,"").trim();if(!e.includes(z))return null;if(Yt.test(e)&&!e.includes(`
`)){let[l,u]=e.split(";"),c=Mo(l),p=u?.split(",").map(h=>({player:null,move:h}))??null;return ts(c)?{start:c,entries:p}:null}let t=e.startsWith("{")?Cc(e):null;if(!U(t))return null;let n=U(t.deal),{game:r="party",...s}=n?t.deal:t;if(r!=="party"||!ts(s))return null;if(!n)return{start:Ln(s),entries:null};let a=E(t,"",["deal","moves"],["schema","date"]);return{start:oe(l=>l.inside("deal"),()=>Ln(s)),entries:Xe(a.moves)}}function Cc(o){try{return JSON.parse(o)}catch{return null}}function wi(o,e,t=[]){let n=ee(o).filter(v=>v!==e),r=n.length;if(!r)return{kind:"only move"};let{rules:s,rows:a,players:i,toMove:l}=o,u=Je(i[l].hand,e[0]),c=yi(o,e);if(c.length){let v=c.reduce((w,O)=>A(u,O)>A(u,w)?O:w),S=n.filter(w=>yi(o,w).includes(v)).length;if(S<r)return{kind:"opens a place",colour:v,cards:A(u,v),others:r,alike:S}}if(q(a,s).filter(({accepts:v})=>v.includes(e[0])).length===1){let v=at(o),S=[...i.keys()].filter(w=>w!==l&&he(i[w])&&gi(i[w],e[0],v,t[w]??""));if(S.length)return{kind:"last place",colour:e[0],cards:v[x.indexOf(e[0])],seats:S}}let p=s.base-(a.at(0)?.length??0),h=n.filter(v=>K(v).row>0).length;if(K(e).row>0&&p&&h<r)return{kind:"keeps the base",cards:p,others:r,alike:h};let f=vi(o,e),y=n.filter(v=>vi(o,v)>=f).length;return y<r?{kind:"room",cards:f,kept:u.length,others:r,alike:y}:null}function yi({rules:o,rows:e,players:t,toMove:n},r){let s=Je(t[n].hand,r[0]),a=ze(e,o),i=ze(de(e,K(r)),o);return[...x].filter(l=>s.includes(l)&&!a.includes(l)&&i.includes(l))}function vi({rules:o,rows:e,players:t,toMove:n},r){let s=ze(de(e,K(r)),o);return[...Je(t[n].hand,r[0])].filter(a=>s.includes(a)).length}function $i({players:o,toMove:e},t){let n=C(P(o[e].name));switch(t.kind){case"only move":return d("advise-only-move");case"opens a place":{let{colour:r,cards:s,alike:a,others:i}=t;return d("advise-opens-a-place",{colour:r,player:n,cards:s,alike:a,others:i})}case"last place":{let r=be(t.seats.map(s=>C(P(o[s].name))));return d("advise-last-place",{colour:t.colour,cards:t.cards,rivals:r})}case"keeps the base":{let{cards:r,alike:s,others:a}=t;return d("advise-keeps-the-base",{places:r,alike:s,others:a})}case"room":{let{cards:r,kept:s,others:a,alike:i}=t,l=a-i,c=d("advise-after",{comparison:a===1?"other":l===a?"any":"some",fewer:l,others:a});return s===1?d("advise-room-last-card",{player:n,after:c}):r===s?d("advise-room-all",{player:n,kept:s,after:c}):d("advise-room-some",{player:n,cards:r,kept:s,after:c})}}}var Mc={mean:0,low:0,high:0};function Fo(o){let e=xi(o),t=Si(o),n=rs(o),r=o.get(n).cards,s=ns(r,0,t);return[...o].map(([i,{cards:l}])=>{let u=i===n?Mc:Ti(l,r,t),c=ns(l,0,t);if(l.length<e){let h=Math.min(Math.max(s.mean+u.mean,0),t),f=Math.hypot(s.high-s.mean,u.high-u.mean);c={mean:h,low:Math.max(0,h-f),high:Math.min(t,h+f)}}let p=i===n;return{move:i,samples:l.length,cardsLeft:c,behind:u,advised:p,clearlyBehind:u.low>0}}).sort((i,l)=>Number(l.advised)-Number(i.advised)||i.cardsLeft.mean-l.cardsLeft.mean)}function rs(o){let e=xi(o),t=Si(o),n=[...o].filter(([,{cards:a}])=>a.length===e),r=ki(n,([,{cards:a}])=>Kt(a)),s=n.filter(a=>a===r||!Ac(a[1].cards,r[1].cards,t));return ki(s,([,{outlook:a}])=>a)[0]}function xi(o){return Math.max(...[...o.values()].map(({cards:e})=>e.length))}function Si(o){let e=(t,n)=>Math.max(t,n);return[...o.values()].reduce((t,{cards:n})=>n.reduce(e,t),0)}function ki(o,e){return o.reduce((t,n)=>e(n)<e(t)?n:t)}function Ac(o,e,t){return Ti(o,e,t).low>0}function Ti(o,e,t){let n=o.map((r,s)=>r-e[s]);return ns(n,-t,t)}function ns(o,e,t){let n=Kt(o)/o.length,r=1.96*ss([...o,e,t])/Math.sqrt(o.length);return{mean:n,low:Math.max(e,n-r),high:Math.min(t,n+r)}}function ss(o){let[e,t]=[o.length,Kt(o)],n=o.reduce((r,s)=>r+s*s,0);return Math.sqrt((n*e-t*t)/(e*(e-1)))}function Kt(o){return o.reduce((e,t)=>e+t,0)}var it=2016,Ei=["worst case","everyone for themselves","expected"];function Mn(o,e,t){let n=new Map(e?.estimates.map(r=>[r.move,r]));return[...o.worth].map(([r,s])=>({move:r,worst:s,selfish:e?.selfish.get(r)?.[t]??null,expected:n.get(r)??null}))}function Li(o,e,t){if(!o.length)return null;let n=({low:i,high:l})=>t==="fewest"?-l:i,r=Pi(o,({worst:i})=>n(i)),s=Be(o.map(i=>i.worst),t),a={safest:r,safestIsProved:B(s)};if(e>2&&o.every(({selfish:i})=>i!==null)){let i=Pi(o,({selfish:u})=>t==="fewest"?-u:u),l=o.filter(({move:u})=>i.includes(u)).reduce((u,c)=>Oi(c,n)<Oi(u,n)?c:u).move;return{...a,yardstick:"everyone for themselves",best:Ri(l,i)}}if(e>2&&o.every(({expected:i})=>i!==null)){let i=o.filter(({expected:u})=>!u.clearlyBehind).map(({move:u})=>u),l=o.find(({expected:u})=>u.advised).move;return{...a,yardstick:"expected",best:Ri(l,i)}}return{...a,yardstick:"worst case",best:r}}function Pi(o,e){let t=Math.max(...o.map(e));return o.filter(n=>e(n)===t).map(({move:n})=>n)}function Oi({expected:o,worst:e},t){return(o?.cardsLeft.mean??0)-t(e)*1e-9}function Ri(o,e){return[o,...e.filter(t=>t!==o)]}function Ci(o,e){return o<=2?"worst case":e?"everyone for themselves":"expected"}var $t={version:1,constants:{answerNumbers:1024,leftOfBase:64,nowhere:255,noDrawing:65535},records:{partyPosition:{players:"u8",base:"u8",contiguous:"u8",pass:"u8",toMove:"u8",credits:["u8",2],hands:["u8",30],out:["u8",6],cells:["u8",64]},partyView:{hidden:["u8",6],unseen:["u8",5],opponents:"u8",drawers:"u8",drawerSeats:["u8",6],drawings:"u16",seenMoves:"u8"},partyDrawing:{hands:"u16"},partyDrawnHand:{cards:["u8",5],lastWord:"u64",after:"u16"},partySeenMove:{seat:"u8",before:["u8",64],colour:"u8",place:"u8"},partySample:{cards:"u8",blendedValue:"u16"},pingouinPosition:{players:"u8",toMove:"u8",fish:["u8",60],toPlace:["u8",4],penguins:["u8",16]}}};var qg=$t.version,Vg=$t.constants.answerNumbers,as=$t.constants.leftOfBase,An=$t.constants.nowhere,Mi=$t.constants.noDrawing;var Uc={u8:1,u16:2,u64:8},Ai=new Map(Object.entries($t.records).map(([o,e])=>[o,Ic(e)])),Kg=[...Ai.keys()];function Ic(o){let e=new Map,t=0;for(let[n,r]of Object.entries(o)){let[s,a]=typeof r=="string"?[r,1]:r,i={offset:t,width:Uc[s],count:Number(a)};e.set(n,i),t+=i.width*i.count}return{size:t,fields:e}}function Bc(o){let e=Ai.get(o);if(!e)throw new Error(`no record ${o}`);return e}function me(o,e){let{size:t,fields:n}=Bc(o),r=new Uint8Array(t),s=new DataView(r.buffer),a=new Map(Object.entries(e));for(let[i,{offset:l,width:u,count:c}]of n){let p=a.get(i),h=typeof p=="object"?p:[p];if(h.length!==c)throw new Error(`${o}.${i} has ${h.length} numbers instead of ${c}`);for(let[f,y]of h.entries()){if(!Fc(y,u))throw new Error(`${o}.${i}: ${y} does not fit into ${u} bytes`);jc(s,l+u*f,u,y)}}return r}function Fc(o,e){return o===void 0||typeof o=="number"&&!Number.isInteger(o)?!1:o>=0&&o<2**(8*e)}function jc(o,e,t,n){t===1?o.setUint8(e,Number(n)):t===2?o.setUint16(e,Number(n),!0):o.setBigUint64(e,BigInt(n),!0)}function ne(o,e,t=0){let n=Math.max(e-o.length,0);return[...o,...new Array(n).fill(t)]}function Zt(o){let e=new Uint8Array(o.reduce((n,{length:r})=>n+r,0)),t=0;for(let n of o)e.set(n,t),t+=n.length;return e}function Ni(o,e){return 256*o+e}function Qt(o){return[Math.floor(o/256),o%256]}var is=["beginner","club","strong","strongest"];var Z=6,Xt=8,Gc=Xt*Xt,re={wants:"fewest",firstSlice:2**17,mostPositions:2**29,alsoFromAbove:!0,reviewsWhileProved:!1,bounds(o,e){let{hand:t}=o.players[e];return{low:o.toMove===null||!he(o.players[e])?t.length:0,high:t.length}},marginBounds(o){let[e,t]=o.players.map((n,r)=>{let s=l=>l||-ls(o,r),{low:a,high:i}=re.bounds(o,r);return{low:s(a),high:s(i)}});return{low:t.low-e.high,high:t.high-e.low}},countTaken:()=>0,pack(o){let{rules:e,players:t,rows:n,toMove:r}=o;return me("partyPosition",{players:t.length,base:e.base,contiguous:+(e.upperRows==="contiguous"),pass:+(e.stuck==="pass"),toMove:r??0,credits:[ls(o,0),ls(o,1)],hands:ne(t.flatMap(({hand:s})=>_c(s)),Z*x.length),out:ne(t.map(({out:s})=>Number(s)),Z),cells:us(n)})},moveText(o){let[e,t]=Qt(o),n=Math.floor(t/Xt);return x[e]+(t===as?j(0,-1):j(n,t%Xt))},moveNumber(o){let{colour:e,row:t,column:n}=K(o);return Ni(x.indexOf(e),n<0?as:Xt*t+n)}};function ls({rules:o,players:e},t){return Math.min(o.bonus,e[t].tokens)}function _c(o){return Array.from(x,e=>A(o,e))}function us(o){let e=new Array(Gc).fill(0);for(let[t,n]of o.entries())for(let[r,s]of Array.from(n).entries())e[Xt*t+r]=x.indexOf(s)+1;return e}var jo=0;function eo(o){let[{position:e}]=o,t=Ui(o[o.length-1].position),n=e.players.map((s,a)=>a===t?s:{...s,hand:z.repeat(s.hand.length)}),r=new Bo({...e,players:n});for(let[s,{move:a}]of o.slice(1).entries()){let i=Ui(o[s].position);r.follow({player:n[i].name,move:a})}return r.giveTurn(t),ds(r.position())}function Ui({toMove:o}){if(o===null)throw new Error("the round is over");return o}function ds({position:o,lacking:e,seen:t}){let n=o.players.map(r=>({...r,hand:wt(r.hand)}));return{position:{...o,players:n},seat:o.toMove,hidden:o.players.map(({hand:r})=>A(r,z)),unseen:at(o),lacking:e,seen:[...t].reverse()}}function Dc({hidden:o,lacking:e,unseen:t}){let n=[...o.keys()].filter(p=>e[p]&&o[p]);if(!n.length)return{seats:n,drawings:[]};let r=(p,h)=>Hc(o[n[p]],e[n[p]],h),s=new Map,a=(p,h)=>{if(p===n.length)return 1n;let f=`${p}:${h.join()}`,y=s.get(f);return y===void 0&&(y=r(p,h).reduce((v,{dealt:S,rest:w})=>v+S*a(p+1,w),0n),s.set(f,y)),y};if(!a(0,t))throw new g("moves","no deal of the hidden cards explains who was unable to move, and when");let i=[],l=new Map,u=(p,h)=>{if(p===n.length)return Mi;let f=`${p}:${h.join()}`,y=l.get(f)??i.length;return y===i.length&&(l.set(f,y),i.push({turn:p,left:h})),y};u(0,t);let c=[];for(let{turn:p,left:h}of i){let f=[],[y,v]=[0n,0n];for(let{cards:S,dealt:w,rest:O}of r(p,h)){y+=w*a(p+1,O);let L=y*Qe/a(p,h);L!==v&&(v=L,f.push({cards:S,lastWord:v-1n,after:u(p+1,O)}))}c.push(f)}return{seats:n,drawings:c}}function Hc(o,e,t){let n=(r,s)=>{let a=e.includes(x[r])?0:Math.min(s,t[r]);return r===x.length-1?s<=a?[[s]]:[]:Array.from({length:a+1},(i,l)=>l).flatMap(i=>n(r+1,s-i).map(l=>[i,...l]))};return n(0,o).map(r=>({cards:r,dealt:r.reduce((s,a,i)=>s*zc(t[i],a),1n),rest:t.map((s,a)=>s-r[a])}))}function zc(o,e){let t=1n;for(let n=0;n<e;n+=1)t=t*BigInt(o-n)/BigInt(n+1);return t}function kt(o){let{position:e,hidden:t,unseen:n,seen:r}=o,{seats:s,drawings:a}=Dc(o);return Zt([re.pack(e),me("partyView",{hidden:ne(t,Z),unseen:n,opponents:jo,drawers:s.length,drawerSeats:ne(s,Z),drawings:a.length,seenMoves:r.length}),...a.flatMap(i=>[me("partyDrawing",{hands:i.length}),...i.map(l=>me("partyDrawnHand",{...l}))]),...r.map(i=>{let[l,u]=Qt(re.moveNumber(i.move));return me("partySeenMove",{seat:i.seat,before:us(i.before),colour:l,place:u})})])}var cs={beginner:{careless:75,rounds:1,words:"board-level-party-beginner"},club:{careless:40,rounds:2,words:"board-level-party-club"},strong:{careless:0,rounds:3,words:"board-level-party-strong"},strongest:{careless:0,rounds:null,words:"board-level-party-strongest"}},Jc="board-level-party-seeing",Wc={all:!1,words:"board-sight-fair"},Yc={all:!0,words:"board-sight-all"},Nn=[...is.map(o=>{let{words:e}=cs[o];return{mode:o,strength:o,words:e,sight:Wc}}),...is.map(o=>{let e=o==="strongest",t=e?Jc:cs[o].words;return{mode:`seeing-${o}`,strength:o,words:t,sight:Yc,proves:e}})];async function Ii({strength:o,sight:e,proves:t},n,r,s,a){let{position:i}=r[r.length-1],{careless:l,rounds:u}=cs[o],c=e?.all?Vc(i):kt(eo(r)),p=t&&s.best.length?s.best:ee(i),h=new Ne(gn(c));return p.length===1?p[0]:h.below(100)<l?p[h.below(p.length)]:u!==null?qc(n,c,p,u):a(c,p)}async function qc(o,e,t,n){let r=t.map(l=>re.moveNumber(l)),s={work:"sample",bytes:e,moves:r,seed:0n,first:0,count:n},{outlooks:a}=(await o.ask(s)).samples,i=t.map(()=>0);for(let[l,u]of a.entries())i[l%t.length]+=u;return t[i.indexOf(Math.min(...i))]}function Vc(o){return Zt([re.pack(o),me("partyView",{hidden:ne([],Z),unseen:o.rules.deck.map(()=>0),opponents:jo,drawers:0,drawerSeats:ne([],Z),drawings:0,seenMoves:0})])}function Un(o){return d("page-colour",{colour:o})}function qe(o,e){return o.length?e([...o].map(t=>d("page-the-colour",{colour:t}))):""}function Bi(o){return o===x?d("page-spot-any"):d("page-spot-accepts",{colours:qe(o,be)})}function Fi(o,e,t){if(e===0)return"";let[n,r]=yt(o,e,t).map(a=>a===F?"none":a);if(n===r)return d("page-spot-rests-two",{colour:n});let s=[n,r].map(a=>d("page-spot-below",{colour:a}));return d("page-spot-rests",{cards:ce(s)})}function In(o,e=!1,t=0){let n=I("svg",{class:`face card-${o}`,viewBox:"0 0 60 70","aria-hidden":"true"});return n.append(I("rect",{class:"paper",x:1,y:1,width:58,height:68,rx:10}),I("use",{href:"#penguin",width:60,height:70,class:"body"}),I("use",{href:`#shape-${o}`,x:3.5,y:54.5,width:11.5,height:11.5,class:"body"}),I("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},o)),e&&n.append(I("use",{href:"#snow",width:60,height:70})),t&&n.append(" ",I("text",{x:56.5,y:16.5,class:"turn"},`${t}`)),n}function fe(o,e=!1){let t=`chip card-${o}${e?" struck":""}`;return b("span",{class:t,"aria-hidden":"true"},o)}function Kc({place:o,accepts:e,any:t},n){let r=b("span",{class:"place"},o),s=b("span",{class:"hollow","aria-hidden":"true"},r),i=[...[...n?.colours??""].map(u=>fe(u)),...[...n?.struck??""].map(u=>fe(u,!0))],l=[...e].map(u=>fe(u));return i.length?s.append(" ",b("span",{class:"chips told"},...He(i))):t?s.append(" ",b("span",{class:"any"},d("page-any"))):e&&s.append(" ",b("span",{class:"chips"},...He(l))),s}function Bn(o,e,t,{alone:n=!1}={}){let r=b("button",{type:"button",class:"stack","data-colour":o},In(o));return n||r.append(" ",b("span",{class:"count"})),ps(r,o,e,t),r}function ps(o,e,t,n){let r=o.querySelector(".count");r&&(r.textContent=`${t}`),o.setAttribute("aria-pressed",String(n));let s=r?`${e} ${t}`:e;o.setAttribute("aria-label",d("page-card-button",{shown:s,colour:e,cards:t}))}function ji(o){let{card:e,turn:t,given:n,accepts:r,kind:s}=o;return{...o,named:e!==""||r==="",look:[e,t,r].join(),picture(a){return e?In(e,n,t):s==="slot"?Kc(o,a):null}}}function Go(o){let e=I("svg",{class:"shape",viewBox:"0 0 12 12","aria-hidden":"true"},I("use",{href:`#shape-${o}`}));return b("span",{class:`chip shaped card-${o}`,"aria-hidden":"true"},o,e)}function hs({rows:o,turns:e},t,n){let r=q(o,t),s=new Map(r.map(({row:p,column:h,accepts:f})=>[j(p,h),f])),a=o.at(0)?.length??0,i=s.has("a0")?-1:0,l=s.has(j(0,a))?a:a-1,u=Math.max(...r.map(p=>p.row),o.length-1),c=[];for(let p=0;p<=u;p+=1)for(let h=p?0:i;h<=(p?a-p-1:l);h+=1){let f=j(p,h),y=Se(o,p,h).replace(F,""),v=s.get(f)??"",S=e[f]??0;c.push(ji({place:f,row:p,column:h,x:h-i+p/2,card:y,turn:S,given:!1,accepts:v,any:v===x,kind:y?"card":v?"slot":"gap",fits:n!==""&&v.includes(n),label:Zc(o,p,h,{place:f,card:y,turn:S,accepts:v})}))}return{cells:c,width:l-i+1,height:u+1}}function Zc(o,e,t,{place:n,card:r,turn:s,accepts:a}){if(r)return[...[n,d("page-spot-card",{colour:r})],...s?[d("page-spot-turn",{turn:s})]:[]].join(", ");if(!a)return[n,d("page-spot-closed")].join(", ");let i=Fi(o,e,t),l=e>0||!o.length?"":t<0?d("page-spot-left-end"):d("page-spot-right-end");return[n,l,d("page-spot-open"),Bi(a),i].filter(Boolean).join(", ")}function lt(o,e,t,n){let{row:r,column:s}=pe(n);if(Se(o,r,s)!==F)return d("page-spot-taken",{place:n});let a=q(o,e).find(i=>i.row===r&&i.column===s);return a?a.accepts.includes(t)?"":d("page-spot-refuses",{place:n,colours:qe(a.accepts,be),colour:t}):r>0&&!yt(o,r,s).includes(F)?d("page-spot-touch",{place:n}):d("page-spot-carried",{place:n})}function Gi(o){return o.slice(1)==="a0"}function _o(o){return Gi(o)?"a1":o.slice(1)}function Qc({turns:o}){return Object.keys(o).length}function Fn(o,e){let t=Gi(e)?1:0,n=Object.entries(o.turns).map(([r,s])=>{let{row:a,column:i}=pe(r);return[j(a,i+t),s]});return{...Object.fromEntries(n),[_o(e)]:Qc(o)+1}}var ut={inaccuracy:.2,mistake:.5,blunder:1.5},_i={inaccuracy:1,mistake:2,blunder:4},Di={inaccuracy:2,mistake:4,blunder:7},Hi={inaccuracy:1.5,mistake:3,blunder:5};function xt(o,e){return e>=o.blunder?"blunder":e>=o.mistake?"mistake":e>=o.inaccuracy?"inaccuracy":e>0?"good":"best"}function ms(o,{low:e,high:t}){let n=xt(o,e);return n===xt(o,t)?n:null}function to(o,{mean:e,low:t}){return t>0?xt(o,e):"best"}function Te(o){return o==="best"||o==="good"}function fs(o){return`${o==="inaccuracy"?"an":"a"} ${o}`}var zi=["first","second","third","fourth","fifth","sixth"],Xc="no one two three four five six seven eight nine ten".split(" "),oo={"everyone for themselves":"With everyone playing for themselves","worst case":"In the worst case",expected:"Going by simulated rounds"},qi=[", though, it is the other way round:",", it is the other way round as well:"],bs={name:"cards",leaves:"leaves you with",bothLeave:"both leave you with",others:"with ",estimates:"simulated rounds",fewest:!0},Vi={name:"fish",leaves:"gets you",bothLeave:"both get you",others:"",estimates:"the engine's estimates",fewest:!1};function St({name:o},e){return o==="fish"?`${e} fish`:ke(e,"card")}function Gn(o,e,t){return e.length===t-1?`tied with ${pn(e,"and")},`:e.length&&o+e.length===t?`came joint last with ${pn(e,"and")},`:e.length?`shared ${zi[o-1]} place with ${pn(e,"and")},`:o===1||t===2?o===1?"won":"lost":o===t?"came last":`came ${zi[o-1]} of ${jn(t)}`}function _n(o,e){let t=(a,i)=>a.map((l,u)=>l-i[u]).find(l=>l!==0)??0,n=o[e],r=1+o.filter(a=>t(a,n)>0).length,s=[...o.keys()].filter(a=>a!==e&&t(o[a],n)===0);return{place:r,level:s,won:r===1&&s.length<o.length-1}}function jn(o){return Xc[o]??`${o}`}function Ki(o,e){let{result:t,decision:n,likely:r,basis:s}=o,a=[t.text];return r&&a.push(...ep(o,r)),n?a.push(...np(o,n,e)):r?s.exactFrom!==null&&a.push(`From move ${s.exactFrom} on, none of your moves cost anything.`):a.push(...op(o,e)),a.filter(Boolean).join(" ")}function Zi(o,e){return[o.decision?sp(o.decision):"",up(o.basis,e)].filter(Boolean).join(" ")}function ep({result:o,basis:e},t){let{number:n,move:r,better:s,grade:a,players:i,likely:l}=t,u=o.won?"Even so, by":"By",c=e.exactFrom?` before move ${e.exactFrom}`:"",p=h=>i===2?tp(h):`with about ${h.toFixed(0)} fish`;return[`${u} the engine's estimate, what mattered most${c} was move ${n}: you played ${r}, ${fs(a)}; ${s} was better.`,`After ${s} you would probably have ended ${p(l.better)}, after ${r} ${p(l.played)}.`]}function tp(o){let e=Math.abs(o).toFixed(0);return e==="0"?"about level":`about ${e} fish ${o>0?"ahead":"behind"}`}function op({result:o,provisional:e,basis:t,sureAtStart:n},r){if(e&&t.unjudged)return["No mistake could be found so far."];if(!t.choices)return["You never had a choice, so there was nothing you could have done differently."];let s="at none of your turns was another move clearly better.";if(o.perfect)return[`You made no mistake: ${s}`];if(o.place===null)return[`So far, ${s}`];let a=[o.place===1?`Well played: ${s}`:`There was nothing you could have done: ${s}`];if(!B(n))return a;let{low:i}=n;return o.amount===i?a.push(`From the start, ${St(r,i)} was the best you could be sure of.`):(r.fewest?o.amount<i:o.amount>i)&&a.push(`At the start, you could only be sure of ${r.fewest?`having at most ${St(r,i)} left`:St(r,i)}.`),a}function np(o,e,t){let{number:n,move:r,better:s,judgedBy:a,view:i}=e,{result:l,provisional:u,likely:c,basis:p}=o,h=`move ${n}`,f=e.grade?`, ${fs(e.grade)}`:"",y=`you played ${r}${f}; ${s} was`,v;l.perfect?v=`Your riskiest moment was ${h}: ${y} better.`:c?v=`${p.exactFrom!==null&&n>=p.exactFrom?`From move ${p.exactFrom} on, it`:"What mattered most as far as it is proved"} was ${h}: ${y} better.`:l.won?v=`Even so, the move to look at again ${u?"seems to be":"is"} ${h}: ${y} better.`:v=`What ${u?"seems to have mattered":"mattered"} most was ${h}: ${y} better.`;let[S,w]=[rp(e,t),ip(e,t)];return[v,...a==="expected"?[w,S]:[S,w],i?lp(e,i):""]}function Tt(o){return o&&B(o.played)&&B(o.better)?o:null}function rp(o,e){let{judgedBy:t,worst:n,selfish:r}=o,s=[["worst case",Tt(n)],["everyone for themselves",Tt(r)]];t==="everyone for themselves"&&s.reverse();let a=s.flatMap(([c,p])=>p?[{yardstick:c,pair:p}]:[]);if(t!=="expected"&&!a.some(({yardstick:c})=>c===t))return`${oo[t]}, ${ap(o,e)}.`;let i=({pair:c})=>`${c.played.low} ${c.better.low}`;if(a.length===2&&i(a[0])===i(a[1]))return`${`${oo[a[0].yardstick]}, and ${Ji(oo[a[1].yardstick])} too,`} ${Wi(o,a[0].pair,e)}.`;let[l]=a,u=a.map(({yardstick:c,pair:p},h)=>{let f=h>0&&gs(l.pair,e),y=gs(p,e)?qi[Number(f)]:",";return`${h?Ji(oo[c]):oo[c]}${y} ${Wi(o,p,e)}`});return u.length?`${u.join("; ")}.`:""}function gs({played:o,better:e},t){return t.fewest?o.low<e.low:o.low>e.low}function Ji(o){return o.charAt(0).toLowerCase()+o.slice(1)}function sp({number:o,judgedBy:e,players:t,worst:n,selfish:r}){let s=`move ${o}`;return Tt(n)?!Tt(r)&&t>2?`${Ze(s)} comes too early to work out the rest with everyone playing for themselves.`:"":Tt(r)||e==="worst case"?`The worst case of ${s} was not settled within the limits.`:`The exact values of ${s} were not settled within the limits.`}function Wi({move:o,better:e},t,n){let[r,s]=[t.played.low,t.better.low];return r===s?`${n.bothLeave} ${St(n,r)}`:`${o} ${n.leaves} ${St(n,r)}, ${e} ${n.others}${s||"none"}`}function ap({move:o,better:e,worst:t},n){let{played:r,better:s}=t;if(n.fewest){let i=s.high?`at most ${s.high}`:"none";return`${o} ${n.leaves} at least ${St(n,r.low)}, ${e} ${n.others}${i}`}let a=`at most ${St(n,r.high)}`;return`${o} ${n.leaves} ${a}, ${e} ${n.others}at least ${s.low}`}function ip(o,e){let{move:t,better:n,judgedBy:r,expected:s,worst:a,selfish:i}=o;if(!s)return"";let{played:l,better:u}=s,c=`${Yi(l,` ${e.name}`)} after ${t}, ${Yi(u)} after ${n}`,p=oo.expected;if(r==="expected"||l.low>u.high)return`${p}, you can expect ${c}.`;if(l.high<u.low){let h=[Tt(a),Tt(i)].some(f=>f&&gs(f,bs));return`${p}${qi[Number(h)]} you can expect ${c}.`}return`${p}, there is no clear difference: you can expect ${c}.`}function Yi(o,e=""){let[t,n,r]=[o.mean,o.low,o.high].map(ue);return n===r?`${t}${e}`:`${t}${e} (${n} to ${r})`}function lp({move:o,better:e},{advised:t,means:n,grades:r}){let s=`${ue(n.played)} cards after ${o}, ${ue(n.better)} after ${e}`,a="with the other hands hidden";if(Te(r.played)){let i=r.played==="best"?"just as":"almost as",l=n.played<n.better?"better":`${i} good`;return`You could not have known: ${a}, ${o} looked ${l} (${s}).`}return Te(r.better)?`You could have seen that at the time: ${a}, you could expect ${s}.`:`At the time, ${a}, you could expect ${s}, and ${t} looked better than both.`}function up({choices:o,estimated:e,unjudged:t,bounded:n,exactFrom:r},s){if(t){let l=`${jn(t)} of your ${o} choices`,u=r?`; the rest, from move ${r} on, is exact`:"";return`This is provisional: ${l} could not be judged${u}.`}if(!e&&!n)return"";if(e===o)return`All your moves are judged by ${s.estimates}.`;if(r!==null&&!n)return`Before move ${r}, your moves are judged by ${s.estimates}, from then on exactly.`;let i=[{number:e,way:s.estimates},{number:n,way:"bounds"}].filter(({number:l})=>l).map(({number:l,way:u},c)=>{if(c)return`${jn(l)} by ${u}`;let p=jn(l),h=l===1?"is":"are";return`${p.charAt(0).toUpperCase()}${p.slice(1)} of your ${o} choices ${h} judged by ${u}`});return e+n<o&&i.push("the others exactly"),`${i.join(", ")}.`}function Qi(o,e){let{players:t,toMove:n}=o[o.length-1].position,r=t.map(({hand:S})=>S.length),s=r[e],a=t[e].name===X?"You":`${C(t[e].name)}, you`,i=s?`${ke(s,"card")} left`:"no cards left";if(n!==null)return{text:`${t[e].name===X?"The":`${C(t[e].name)}, the`} round is not finished; you have ${i}.`,amount:s,place:null,perfect:!s,won:!1};let{place:l,level:u}=_n(r.map(S=>[-S]),e),c=o.findIndex(({position:S})=>S.players[e].out),p=o.slice(1).flatMap((S,w)=>o[w].position.toMove===e?[w+1]:[]),h="";!s&&p.length?h=`: your last card went down at move ${p[p.length-1]}`:c>=0&&l>1&&(h=`; you were out ${c?`after move ${c}`:"from the start"}`);let f=u.map(S=>C(t[S].name)),y=`${a} ${Gn(l,f,t.length)} with ${i}${h}.`,v=l===1&&new Set(r).size>1;return{text:y,amount:s,place:l,perfect:!s,won:v}}function Xi({rows:o,players:e,toMove:t}){let n=o.map(l=>[...l].reverse().join("")),r=e.map(({hand:l,out:u})=>u?"":l),s=l=>r.map(u=>A(u,l)).join(),a=[o,n].map(l=>{let u=[...new Set(l.join("").replaceAll(F,""))],c=[...x].filter(f=>!u.includes(f)),p=[...u,...c.sort((f,y)=>s(f)<s(y)?-1:1)];return[l.map(f=>[...f].map(y=>y===F?y:p.indexOf(y)).join("")).join("/"),...p.map(s)].join("|")}),i=e.map(({hand:l,out:u})=>u?l.length:0);return[a.sort()[0],i,t].join("|")}function Pe(o,e,t,...n){return e.setAttribute("role","img"),e.setAttribute("aria-label",t),b("section",{class:"rule"},e,b("div",{},b("h3",{},o),...n.map(r=>b("p",{},r))))}function Do(...o){let e=n=>{if(n===F)return b("span",{class:"mini"});if(n==="any")return b("span",{class:"mini"},b("span",{class:"hollow"},d("page-any")));if(n===n.toUpperCase())return b("span",{class:"mini"},In(n));let r=[...n.toUpperCase()].map(s=>fe(s));return b("span",{class:"mini"},b("span",{class:"hollow"},b("span",{class:"chips"},...r)))},t=o.map(n=>b("div",{class:"mini-row"},...n.map(e)));return b("div",{class:"figure"},...t)}function el(){return[Pe(d("board-rules-party-pyramid"),Do(["R","."],["R","G","B"]),d("board-rules-party-pyramid-picture"),d("board-rules-party-pyramid-text")),Pe(d("board-rules-party-base"),Do(["any","R","G","B","any"]),d("board-rules-party-base-picture"),d("board-rules-party-base-text")),Pe(d("board-rules-party-above"),Do(["rg","B"],["R","G","B"]),d("board-rules-party-above-picture"),d("board-rules-party-above-text")),Pe(d("board-rules-party-out"),Do(["r","r"],["R","R","R"]),d("board-rules-party-out-picture"),d("board-rules-party-out-text")),Pe(d("board-points"),Do(["G","Y","P"]),d("board-rules-party-points-picture"),d("board-rules-party-points-text"),d("board-rules-party-points-more"))]}var dp={left:[-1,0],right:[1,0],up:[0,1],down:[0,-1]},Dn=class{current="";floe;home;cellsHome;buttons=new Map;cells=[];marks=new Map;track=null;listening=new AbortController;constructor(e,t){this.home=e,this.cellsHome=Eo(e,".cells"),this.floe=Eo(e,".floe-names");let{signal:n}=this.listening,r=s=>{let a=tl(s);a&&t(a)};this.cellsHome.addEventListener("click",r,{signal:n}),this.cellsHome.addEventListener("focusin",s=>this.makeCurrent(tl(s)),{signal:n})}show({cells:e,width:t,height:n,track:r=null},s,a){this.cells=e,this.track?.remove(),this.track=r,r&&this.home.append(r),Ue(this.home,{"--columns":s,"--rows":a,"--filled-rows":n,"--margin":(s-t)/2});let i=new Set(e.map(c=>c.place)),l=$n("place");for(let[c,p]of this.buttons)i.has(c)||(p.remove(),this.buttons.delete(c));let u=[...e].sort((c,p)=>p.row-c.row||c.column-p.column);for(let[c,p]of u.entries()){let h=this.buttons.get(p.place)??this.newButton(p.place);this.update(h,p);let f=this.cellsHome.children.item(c);f!==h&&this.cellsHome.insertBefore(h,f)}i.has(this.current)||(this.current=this.startingPlace()),this.makeCurrent(this.current),l&&!i.has(l)&&this.focus(this.current),this.nameRows()}close(){this.listening.abort(),this.clear(),this.floe.replaceChildren()}clear(){this.current="",this.marks=new Map,this.track?.remove(),this.cellsHome.replaceChildren(),this.buttons.clear()}newButton(e){let t=b("button",{type:"button","data-place":e});return this.buttons.set(e,t),t}update(e,t){let n=this.marks.get(t.place),r=JSON.stringify([t.kind,t.given,t.fits,t.label,t.look,n]);if(Ue(e,{"--x":t.x,"--row":t.row}),e.dataset.state===r)return;e.dataset.state=r;let s=["cell",t.kind,t.given&&"given",t.fits&&"fits",n?.role];e.className=s.filter(Boolean).join(" ");let a=t.picture(n);e.replaceChildren(...a?[a]:[]),n?.links?.length&&e.append(" ",b("span",{class:"link"},n.links.join(" "))),_t(e,t.label)}nameRows(){let t=this.cells.filter(s=>s.row===0).map(({x:s,named:a,place:i})=>{let l=b("span",{},a?i:"");return Ue(l,{"--x":s}),l}),n=new Map;for(let s of this.cells)s.row>0&&s.x<(n.get(s.row)?.x??1/0)&&n.set(s.row,s);let r=[...n.values()].map(({place:s,row:a,x:i})=>{let l=b("span",{class:"row-letter"},s[0]);return Ue(l,{"--x":i,"--row":a}),l});this.floe.replaceChildren(...t,...r)}mark(e){this.marks=e}reveal(e){this.buttons.get(e)?.scrollIntoView({block:"nearest"})}refuse(e){let t=this.buttons.get(e);t&&(t.classList.remove("refused"),t.getBoundingClientRect(),t.classList.add("refused"))}startingPlace(){return(this.cells.find(e=>e.kind==="slot")??this.cells.at(0))?.place??""}makeCurrent(e){if(this.buttons.has(e)){this.current=e;for(let[t,n]of this.buttons)n.tabIndex=t===e?0:-1}}focus(e){this.makeCurrent(e),this.buttons.get(e)?.focus()}hasFocus(){return this.cellsHome.contains(document.activeElement)}moveFocus(e){this.hasFocus()?e():this.focus(this.current)}goBy([e,t]){let n=this.cells.find(r=>r.place===this.current);for(let r=1;n&&r<=this.cells.length;r+=1){let s=this.cells.find(a=>a.row===n.row+r*t&&a.x===n.x+r*e);if(s){this.focus(s.place);return}}}step(e){let t=this.cells.find(c=>c.place===this.current),n=dp[e];if(!t||!n)return;let[r,s]=n,a=this.cells.filter(c=>s?(c.row-t.row)*s>0:c.row===t.row&&(c.x-t.x)*r>0),i=c=>10*Math.abs(c.row-t.row)+Math.abs(c.x-t.x),l=(c,p)=>i(c)-i(p)||(c.x-p.x)*(s||1),u=a.sort(l).at(0);u&&this.focus(u.place)}};function tl({target:o}){return(o instanceof Element?o.closest("button"):null)?.dataset.place??""}function Hn(o,e){let t=m("board").parentElement;Ue(t,{"--columns":o,"--rows":e})}var cp=450,pp=10;function ys(o){return{title:o,"data-explains":o}}function nl(o){let e=b("p",{id:"explanation",class:"explanation",role:"status",hidden:!0});o.append(e);let t,n={x:0,y:0},r=!1,s=()=>{clearTimeout(t),e.hidden=!0};document.addEventListener("pointerdown",a=>{s(),r=!1;let i=a.target instanceof Element?a.target:null,l=ol(i);l&&(n={x:a.clientX,y:a.clientY},t=setTimeout(()=>{r=!0,e.textContent=l,e.hidden=!1},cp))}),document.addEventListener("pointermove",({clientX:a,clientY:i})=>{Math.hypot(a-n.x,i-n.y)>pp&&clearTimeout(t)});for(let a of["pointerup","pointercancel"])document.addEventListener(a,()=>clearTimeout(t));document.addEventListener("scroll",s,{passive:!0}),document.addEventListener("keydown",s),document.addEventListener("contextmenu",a=>{a.target instanceof Element&&ol(a.target)&&a.preventDefault()}),document.addEventListener("click",a=>{r&&(r=!1,a.preventDefault(),a.stopPropagation())},{capture:!0})}function ol(o){let e=o?.closest("[data-explains]");return e?e.dataset.explains??"":[...o?.closest("button[data-place]")?.querySelectorAll(".each [data-explains]")??[]].map(({dataset:r})=>r.explains).join(" ")}function Jo({judgedBy:o}){return o==="worst case"||o==="everyone for themselves"}function zn(o,e,t,n,r=null){let s=o.toMove(e.position);return(o.yardsticks!==void 0&&o.names(e.position).length>2?mp(t,s,n):hp(o,e,s,n,r))??fp(t,n)??gp(t,s,n)}function hp({wants:o},{sure:e,worth:t,best:n},r,s,a){let i=o==="fewest",l=t.get(s),u=a?Dt(l,a):l,c=e[r],p=i?{low:Math.max(0,u.low-c.high),high:u.high-c.low}:{low:Math.max(0,c.low-u.high),high:c.high-u.low},h=i?ut:_i;if(B(c)&&B(u))return zo("worst case",u,c,p.low,ms(h,p),n);let f=[...t].filter(([,w])=>i?w.high<u.low:w.low>u.high);if(!p.low||!f.length)return null;let y=Be(f.map(([,w])=>w),o),S=f.filter(([,w])=>i?w.high===y.high:w.low===y.low).map(([w])=>w);return zo("worst case",u,c,p.low,ms(h,p),S)}function mp(o,e,t){if(!o?.selfish.size||o.selfish.size<o.moves)return null;let n=[...o.selfish].map(([u,c])=>[u,c[e]]),r=Math.min(...n.map(([,u])=>u)),s=o.selfish.get(t)[e],a=n.filter(([,u])=>u===r).map(([u])=>u),i=o.estimates.map(u=>u.move);a.sort((u,c)=>i.indexOf(u)-i.indexOf(c));let l=s-r;return zo("everyone for themselves",Ho(s),Ho(r),l,xt(ut,l),a)}function fp(o,e){let t=o?.estimates.find(u=>u.move===e);if(!o||!t||t.samples<it)return null;let n=to(ut,t.behind),r=Te(n)?0:t.behind.mean,a=o.estimates.filter(({behind:u})=>Te(to(ut,u))).map(u=>u.move),[i,l]=[t,o.estimates[0]].map(({cardsLeft:u})=>Ho(u.mean));return zo("expected",i,l,r,n,a)}function gp(o,e,t){let n=o?.likely,r=n?.moves.find(p=>p.move===t);if(!n||!r)return null;let s=({lead:p,points:h})=>p??h[e],[a]=n.moves,i=a.lead===null?Hi:Di,l=Math.max(0,Math.round(100*(s(a)-s(r)))/100),u=xt(i,l),c=n.moves.filter(p=>Te(xt(i,s(a)-s(p))));return zo("likely",Ho(s(r)),Ho(s(a)),Te(u)?0:l,u,c.map(p=>p.move))}function Ho(o){return{low:o,high:o}}function zo(o,e,t,n,r,s){return{judgedBy:o,result:e,best:t,amount:n,grade:r,better:s}}var no={"worst case":"worst","everyone for themselves":"selfish",expected:"expected",likely:"likely"};function rl(o){return d("board-numbers",{yardstick:no[o]})}function vs({wants:o}){return o==="fewest"?"cards":"fish"}function ws(o,e,t){return d("board-guarantee",{player:e,unit:vs(o),amount:o.wants==="fewest"?t.high:t.low,proved:B(t)?"yes":"no"})}function ro(o,e,{judgedBy:t},n,r){let s=o.wants==="fewest"?n.high:n.low;if(t==="likely"){let a={move:r,player:e,side:s<0?"behind":"with"};return d("board-outcome-likely",{...a,number:Me(Math.abs(s),1)})}return d("board-outcome",{move:r,player:e,unit:vs(o),judged:no[t],amount:Math.round(s),number:ue(s)})}function Jn(o,e){let{judgedBy:t,amount:n}=e,r=Jo(e)?"proved":t==="expected"?"simulated":"estimate";return{unit:vs(o),amount:Math.round(n),number:ue(n),judged:r}}function al(o,e,t,n){let r=o.toMove(e.position);if(r===null)return new Map;let s=o.names(e.position)[r],a=Mn(e,t,r).flatMap(({move:p,worst:h,selfish:f,expected:y})=>{let v=(O,L)=>ro(o,s,{judgedBy:O},L,p);if(n==="worst case"){let O=e.best.includes(p),L=B(h)?v(n,h):`${p}: ${ws(o,s,h)}`;return Ht(h,o.wants)?[[p,{bounds:h,best:O,means:L}]]:[]}let S=n==="expected"?y?.cardsLeft.mean:f;if(S==null)return[];let w={low:S,high:S};return[[p,{bounds:w,best:!1,estimated:n==="expected",means:v(n,w)}]]}),i=new Map(a);if(n==="worst case")return i;let l=[...i.values()].map(({bounds:p})=>p.low),u=i.size===e.worth.size?bp(l,o.wants):NaN,c=t?.estimates.find(p=>p.advised)?.move;for(let[p,h]of i)h.best=h.estimated?p===c:h.bounds.low===u;return i}function bp(o,e){return e==="fewest"?Math.min(...o):Math.max(...o)}function il({bounds:o,estimated:e}){return e?`~${Me(o.low,1)}`:ot(o)}function sl(o){let{bounds:e,best:t,estimated:n,means:r}=o;if(!n)return so(e,{best:t,means:r});let s=t?[b("span",{class:"star"},"★")]:[],a={class:`value likely${t?" best":""}`,"aria-label":$s(o),role:"img",...r?ys(r):{}};return b("span",a,...s,il(o))}function $s(o){if(!o.estimated)return Vn(o.bounds,o.best);let e=d("board-value-estimate",{value:il(o)});return o.best?d("board-value-best",{value:e}):e}function so(o,{best:e=!1,label:t=r=>r,means:n=""}={}){let s=["value",B(o)?"proved":"open",e&&"best"].filter(Boolean).join(" "),a=t(Vn(o,e)),i=e?[b("span",{class:"star"},"★")]:[],l={class:s,"aria-label":a,role:"img",...n?ys(n):{}};return b("span",l,...i,ot(o))}function Yn({lead:o,points:e,proved:t},n){if(o===null){let a=`${Math.round(e[n])}`,i=d("board-likely-result",{number:a,proved:t?"yes":"no"});return{text:t?a:`~${a}`,words:i,proved:t}}let r=vp(o),s=d("board-likely-lead",{number:r,proved:t?"yes":"no"});return{text:t?r:`~${r}`,words:s,proved:t}}function yp({moves:[{move:o,lead:e}],proved:t}){return t&&e===null?d("board-line-proved"):d("board-line-likely",{move:t?o:"none"})}function vp(o){let e=Math.round(Math.abs(o));return e===0?"0":`${o<0?"−":"+"}${e}`}function qn({text:o,words:e,proved:t},n=""){return b("span",{class:`value ${t?"proved":"likely"}`,"aria-label":n+e,role:"img"},o)}function ll(o,e,t,n){let{sure:r,opinion:s}=e;if(!o.opinions||B(r[t])){let c=ws(o,n,r[t]);return Ht(r[t],o.wants)?[so(r[t],{label:h=>d("board-label-guarantee",{player:P(n),value:h}),means:c})]:[]}if(!s)return[];let[{lead:a,points:i,proved:l}]=s.moves;return[qn(Yn({move:"",lead:null,points:i,proved:l&&a===null},t),`${P(n)}: `)]}function ul(o,e){let t={low:e,high:e},n=d("board-ends-selfish",{player:o,cards:e});return so(t,{label:s=>d("board-label-selfish",{player:P(o),value:s}),means:n})}function Vn(o,e){let t=ot(o),n=B(o)?t:d("board-value-unproved",{value:t});return e?d("board-value-best",{value:n}):n}function dl(o,e){let t=o.map(({mark:a,...i})=>b("span",{class:"worth"},a(),sl(i))),n=Be(o.map(({bounds:a})=>a),e),r=o.some(({best:a})=>a),s=o.some(a=>a.estimated);return b("span",{class:`worths ${o.length>1?"several":""}`},b("span",{class:"each"},...t),b("span",{class:"together"},sl({bounds:n,best:r,estimated:s})))}function wp(o,e,t){let n=o.movePicture(t),r=[...n?[n]:[],o.movePlace(e,t)],s=b("button",{type:"button",class:"step"},...He(r));return s.setAttribute("aria-label",`${s.textContent}: ${o.moveWords(e,t)}`),s}var Wn=class{played;constructor(e){this.played=e}show(e,t,n){if(m("findings").hidden=t===null||e.over(t.position),!t)return;this.showMargin(e,t),this.showLine(e,t);let r=!t.proved&&n.busyWith(t);m("effort").textContent=d("board-effort",{state:t.proved?"proved":r?"searching":"stopped",positions:Me(t.nodes,0),legend:e.opinions&&!t.proved?"yes":"no"})}showMargin(e,{margin:t,position:n,opinion:r}){let s=t!==null&&(e.opinions!==void 0||Ht(t,e.wants));if(m("margin").hidden=!s,!s)return;let[a,i]=e.names(n);if(e.opinions&&!B(t)){this.showLikelyMargin(e,n,r);return}let l=B(t)?e.marginText(t.low,a,i):`${d("board-margin-for",{likely:"no",player:P(a)})} `;m("margin").replaceChildren(l,...B(t)?[]:[so(t)])}showLikelyMargin(e,t,n){let r=n?.moves[0];if(m("margin").hidden=!r,!r)return;let[s,a]=e.names(t),i=e.toMove(t)===0?r.lead:-r.lead,l=r.proved?e.marginText(i,s,a):`${d("board-margin-for",{likely:"yes",player:P(s)})} `,u=r.proved?[]:[qn(Yn({...r,lead:i},0))];m("margin").replaceChildren(l,...u)}showLine(e,{line:t,position:n,sure:r,opinion:s}){let a=e.toMove(n),i=t??s?.line;if(!i||a===null){M(m("best-line"),[],()=>[]);return}let l=e.names(n),u=t?d("board-line-for",{kind:l.length>2?"safest":"best",player:P(l[a]),value:ot(r[a])}):yp(s),c=b("span",{class:"strip-title"},u),p=(h,f)=>{let y=i.slice(0,f).reduce((S,w)=>e.after(S,w),n),v=wp(e,y,h);return v.title=d("board-play-up-to",{move:h}),v.addEventListener("click",()=>this.played(i.slice(0,f+1))),[b("span",{"aria-hidden":"true"},"→"),v]};M(m("best-line"),[n,i,u],()=>[c,...i.flatMap(p)])}};var ks=class extends Dn{show(e,t,n){super.show(e,t,n),Hn(t,n)}update(e,t){let n=e.dataset.state;super.update(e,t);let r=t.worths??[],s=JSON.stringify(r);if(n===e.dataset.state&&e.dataset.worths===s)return;e.dataset.worths=s;let a=e.querySelector(".hollow");if(!a)return;if(a.querySelectorAll(".worths, .unseen").forEach(u=>u.remove()),a.classList.toggle("valued",r.length>0),!r.length){a.setAttribute("aria-hidden","true"),_t(e,t.label);return}let i=r.map(u=>({...u,mark:()=>fe(u.colour)}));a.append(dl(i,re.wants));let l=r.map(({colour:u,...c})=>`${Un(u)} ${$s(c)}`);a.removeAttribute("aria-hidden"),a.append(b("span",{class:"unseen"},d("board-worths",{label:t.label,values:l.join("; ")}))),e.removeAttribute("aria-label")}showPyramid(e,{base:t}){this.show(e,Math.max(e.width,Math.min(t,7)),Math.max(e.height,4))}},Kn=class{callbacks;board;position=null;mayMove=!1;chosen="";constructor(e){this.callbacks=e,this.board=new ks(m("board"),t=>{e.tapped(t)||this.press(t)})}get mover(){let e=this.position?.toMove??null;return this.position&&e!==null?this.position.players[e]:null}show({position:e,marks:t,last:n,values:r,mayMove:s,backs:a,hint:i}){this.position=e,this.mayMove=s;let{mover:l}=this,u=e.toMove!==null&&a.has(e.toMove);(!l?.hand.includes(this.chosen)||!s)&&(this.chosen="");let c=hs({rows:e.rows,turns:t},e.rules,this.chosen),p=u?c.cells:c.cells.map(h=>this.withWorths(h,r));this.markMoves(n,i),this.board.showPyramid({...c,cells:p},e.rules),this.showTray(l,u)}withWorths(e,t){if(e.kind!=="slot")return e;let n=[...this.chosen||x].flatMap(r=>{let s=t.get(r+e.place);return s?[{colour:r,...s}]:[]});return{...e,worths:n}}showDraft({rows:e,rules:t,chosen:n,turns:r={},last:s="",advised:a=""}){this.markMoves(s,a),this.board.showPyramid(hs({rows:e,turns:r},t,n),t)}markMoves(e,t){let n=new Map;e&&n.set(_o(e),{role:"fresh"}),t&&n.set(t.slice(1),{role:"target",colours:t[0]}),this.board.mark(n)}showTray(e,t){let n=$n("colour");m("tray-title").textContent=e?d("board-player-to-move",{player:P(e.name)}):d("board-round-over");let r=e&&!t?$p(e.hand):[];M(m("stacks"),[this,this.position,this.chosen,this.mayMove,t],()=>r.map(({colour:s,count:a})=>this.stackButton(s,a))),n&&m("stacks").querySelector(`[data-colour=${n}]`)?.focus()}stackButton(e,t){let n=Bn(e,t,this.chosen===e),r=this.position?ee(this.position):[];return n.disabled=!this.mayMove||!r.some(s=>s.startsWith(e)),n.addEventListener("click",()=>this.choose(e)),n}choose(e){this.chosen=this.chosen===e?"":e,this.callbacks.redraw()}press(e){let{position:t,mover:n}=this;if(!t||!n||!this.mayMove)return;let r=ee(t).filter(i=>i.slice(1)===e),s=this.chosen?this.chosen+e:r.length===1?r[0]:"",a=r.map(i=>i[0]);s&&r.includes(s)?(this.chosen="",this.callbacks.played(s)):!this.chosen&&r.length?this.callbacks.say(d("board-choose-card-first",{place:e,colours:qe(a,be)})):this.refuse(t,n,e)}refuse({rows:e,rules:t},n,r){let s=q(e,t).some(({row:a,column:i})=>j(a,i)===r);this.chosen||!s?this.callbacks.say(lt(e,t,this.chosen,r),"refused"):this.callbacks.say(d("board-no-card-fits",{player:P(n.name),place:r}),"refused"),this.board.refuse(r)}act(e,t){if(e==="go")this.board.moveFocus(()=>this.board.step(t));else if(this.mayMove&&this.mover?.hand.includes(t)){if(!this.board.hasFocus()){this.choose(t);return}this.chosen=t,this.press(this.board.current)}}focusedPlace(){return this.board.hasFocus()?this.board.current:""}close(){this.board.close()}};function $p(o){return[...x].filter(e=>o.includes(e)).map(e=>({colour:e,count:A(o,e)}))}var Oe={table:o=>new Kn(o),marksAfter:(o,e)=>o===null?{}:Fn({turns:o},e),handPicture(o,e,t){let{hand:n}=o.players[e];if(!n)return b("span",{class:"nothing"},d("page-cards",{cards:0}));let r=[...n].map(u=>t||u===z?b("span",{class:"chip back","aria-hidden":"true"},z):fe(u)),s=t?"":wt(n),a=n.length-s.length,i=[...s].map(Un);a&&i.push(d("board-hidden-cards",{cards:a}));let l=i.length?ce(i):"";return b("span",{class:"chips",role:"img","aria-label":l},...r)},standing(o,e){let t=o.players[e];return o.toMove===e?"to move":t.out?"out":t.hand?"":"done"},standingText(o,e){let t=o.players[e].hand.length,n=Oe.standing(o,e);return n==="done"?d("board-done"):n?d("page-standing",{standing:n.replace(" ","-")}):d("page-cards",{cards:t})},movePicture:o=>Go(o[0]),movePlace({rows:o},e){let{row:t,column:n}=K(e);return t>0?e.slice(1):o.length?n<0?d("page-spot-left-end"):d("page-spot-right-end"):d("board-opens-the-base")},moveWords(o,e){let{row:t,column:n}=K(e),r=o.rows.length?n<0?"left":"right":"opens";return d("board-move-card",{colour:e[0],where:t>0?e.slice(1):r})},about:"board-party-about",writeWords:"board-party-write",moreWords:"board-party-more",rulesPages:el,tips:[{id:"party-card",text:"board-party-tip-card",applies:({rows:o})=>o.length<2&&(o.at(0)??"").length<3},{id:"party-above",text:"board-party-tip-above",applies:({rows:o})=>o.length>0&&o[0].length>=3},{id:"party-full",text:"board-party-tip-full",applies:({rows:o,rules:e})=>o.length>0&&o[0].length===e.base},{id:"party-out",text:"board-party-tip-out",applies:({players:o,toMove:e})=>e!==null&&o.some(({out:t})=>t)}],help:["board-party-help-play","board-party-help-setup"],footer:"board-party-footer",invitation:"board-party-invitation",rulesLine({rules:o}){return[...st(o).split(",").filter(t=>!t.startsWith("base=")),d("board-base",{cards:o.base})].join(", ")},marginText(o,e,t){return o?d("board-margin",{player:o>0?e:t,unit:"points",amount:Math.abs(o)}):d("board-margin-even",{first:P(e),second:P(t)})},resultOf:Qi,alikeKey:Xi,resultText({players:o}){let e=Math.min(...o.map(({hand:s})=>s.length)),t=o.filter(({hand:s})=>s.length===e).map(({name:s})=>s),r=o.filter(({hand:s})=>s.length>e).map(({name:s,hand:a})=>`${P(s)} ${a.length}`);return d("board-party-result",{...Nt(t),cards:e,others:r.length?r.join(", "):"none"})}};var kp=32,cl=4,xp=2048,Sp=2,Tp=1e3;async function Pp(o,e,{samples:t=null,milliseconds:n=800,seed:r=0n}={}){let s=eo(e),{results:a,taken:i}=await Wo(o,kt(s),ee(s.position),{samples:t,milliseconds:n,seed:r});return pl(a,i)}async function Wo(o,e,t,{samples:n=null,milliseconds:r=800,seed:s=0n}={}){let a=new Map(t.map(y=>[y,{cards:[],outlooks:[],outlook:0}])),i=y=>a.get(y),l=y=>i(y).cards.length,u=performance.now()+r,c=0;async function p(y,v){let S=l(y[0]),w=y.map(Y=>re.moveNumber(Y)),O={work:"sample",bytes:e,moves:w,seed:s,first:S,count:v},L=(await o.ask(O)).samples;for(let[Y,$e]of y.entries()){let N=i($e);for(let ge=Y;ge<L.cards.length;ge+=y.length)N.cards.push(L.cards[ge]),N.outlooks.push(L.outlooks[ge]),N.outlook+=L.outlooks[ge]}return c+=v*y.length,n===null?a.size===1||performance.now()>=u:c>=n}let h=[...a.keys()],f=kp;for(;;){for(let y=0;y<cl;y+=1)if(await p(h,f/cl))return{results:a,taken:c};if(f*=2,f===xp){let y=l(h[0]),v=new Set([...a.keys()].map(l));for(let S of[...v].sort((w,O)=>w-O)){let w=[...a.keys()].filter(O=>l(O)===S);if(S<y&&await p(w,y-S))return{results:a,taken:c}}h=[...a.keys()]}h=Op(h,a)}}function pl(o,e){let t=rs(o),{cards:n}=o.get(t);return{move:t,mean:Kt(n)/n.length,samples:e}}function Op(o,e){let t=a=>e.get(a),n=[...o].sort((a,i)=>t(a).outlook-t(i).outlook),r=Math.max(Sp,Math.ceil(n.length/2)),s=t(n[0]).outlooks;return[...n.slice(0,r),...n.slice(r).filter(a=>Rp(t(a).outlooks,s))]}function Rp(o,e){let t=o.map((n,r)=>n-e[r]);return Kt(t)<=ss(t)*Math.sqrt(t.length)}var hl={levels:Nn,hidesHands:!0,async hint(o,e){let{move:t,mean:n,samples:r}=await Pp(o,e),s=bt(Oe.moveWords(e.at(-1).position,t)),a=d("board-hint-party",{move:s,cards:Me(n,2),rounds:Me(r,0)});return{move:t,text:a}},move(o,e,t,n){let r=Nn.find(s=>s.mode===o)??Nn[0];return Ii(r,e,t,n,async(s,a)=>{let{results:i,taken:l}=await Wo(e,s,a,{milliseconds:Tp});return pl(i,l).move})}};var Ep=1e3;async function ml(o,e,t={milliseconds:Ep}){let{results:n,taken:r}=await Wo(o,kt(ds(e)),ee(e.position),t);return{seen:e,moves:Fo(n),samples:r}}function fl({seen:o,moves:e}){let{position:t,lacking:n}=o,[{move:r,cardsLeft:s}]=e,{name:a}=t.players[t.toMove],i=wi(t,r,n),l=t.rows.length?Oe.moveWords(t,r):d("board-to-open",{colour:r[0]});return d("advise-best",{player:a===X?d("board-for-you"):C(a),move:l,cards:ue(s.mean),reason:i?$i(t,i):""}).trimEnd()}function gl({seen:o,samples:e}){let t=o.position.players.some(({hand:n})=>n.includes(z));return d("advise-estimate",{rounds:e,hidden:t?"hidden":"open",opponents:"either",seen:o.seen.length?"yes":"no"})}function bl({advised:o,clearlyBehind:e,behind:t}){return o?d("advise-advised"):e?d("advise-more",{cards:ue(t.mean)}):d("advise-no-difference")}async function yl(o,e){let t=eo(e),n=ee(t.position),r=it*n.length,{results:s}=await Wo(o,kt(t),n,{samples:r});return Fo(s)}function se(o,e,t,n){o.replaceChildren(...e.map(([r,s])=>b("option",{value:r},s))),o.value=`${t}`,o.onchange=()=>n(e[o.selectedIndex][0])}function Pt(o,e,t,n,r){let s=b("select",{id:e});return se(s,t,n,r),b("label",{},`${o} `,s)}function dt(o,e,t){let n=b("input",{class:"seat-name",value:e,maxlength:40,autocomplete:"off","aria-label":d("board-name-of",{number:o+1})});return n.addEventListener("change",()=>t(n.value)),n}function Zn(o,e,t){let n=b("input",{class:"seat-tokens",type:"number",min:0,value:o,...e});return n.addEventListener("change",()=>t(Math.max(0,Math.floor(Number(n.value)||0)))),n}function Ve(o,e){document.activeElement!==o&&o.value!==e&&(o.value=e)}var Cp={"iello-2024":"IELLO 2024","playte-2021":"Playte 2021","ffg-2007":"Fantasy Flight 2007"},Re=class{edition=Fe;overrides={};rulesFor(e){return rt(e,this.edition,this.overrides)}take(e){this.edition=e.edition,this.overrides=Co(e)}fields(e,t,n){let{base:r,stuck:s,upperRows:a}=this.rulesFor(t),i=Object.keys(nt).map(c=>[c,Cp[c]??c]),l=Array.from({length:zr},(c,p)=>[p+1,`${p+1}`]),u=c=>{this.overrides={...this.overrides,...c},n()};return[Pt(d("board-edition"),`${e}-edition`,i,this.edition,c=>{this.edition=c,this.overrides={},n()}),Pt(d("board-base-row"),`${e}-base`,l,r,c=>u({base:c})),Pt(d("board-cannot-place"),`${e}-stuck`,[["out",d("board-stuck-out")],["pass",d("board-stuck-pass")]],s,c=>u({stuck:c})),Pt(d("board-upper-rows"),`${e}-rows`,[["free",d("board-rows-free")],["contiguous",d("board-rows-contiguous")]],a,c=>u({upper_rows:c}))]}keep(){return{edition:this.edition,overrides:this.overrides}}load(e){try{let{edition:t,overrides:n}=E(e,"",["edition","overrides"],[]),r=rt(2,t,n);this.edition=r.edition,this.overrides=n}catch(t){if(!(t instanceof g))throw t}}};var Yo=class{rules=new Re;players=3;names=[];hands=[];tokens=[];out=[];rows=[];me=0;first=0;following=!1;read=[];entries=[];counted=[];constructor(){this.clear()}clear(){this.names=[X,...V.slice(1)],this.hands=Array.from({length:Z},()=>""),this.tokens=this.hands.map(()=>0),this.out=this.hands.map(()=>!1),this.counted=this.hands.map(()=>!1),this.rows=[],this.me=0,this.first=0,this.following=!1,this.read=[],this.entries=[]}take({start:e,entries:t}){this.clear();let{rules:n,players:r,rows:s,toMove:a}=e;this.rules.take(n),this.players=r.length;for(let[i,l]of r.entries())this.names[i]=l.name,this.hands[i]=Uo(l.hand,""),this.tokens[i]=l.tokens,this.out[i]=l.out,this.counted[i]=!0;this.rows=s,this.first=a??0,this.read=t,this.me=this.round().turn,this.following=!0}get rulesNow(){return this.rules.rulesFor(this.players)}get seats(){return Array.from({length:this.players},(e,t)=>t)}setPlayers(e){this.players=e,this.me=Math.min(this.me,e-1),this.first=this.me,this.sizeHands()}rename(e,t){this.names[e]=t}setCount(e,t){this.counted[e]=!0,this.resize(e,t)}resize(e,t){let n=wt(this.hands[e]);this.hands[e]=n+z.repeat(Math.max(0,t-n.length))}setHand(e){this.hands[this.me]=[...e].filter(t=>x.includes(t)).join(""),this.sizeHands()}give(e){this.setHand(this.hands[this.me]+e)}takeBack(e){this.setHand(Je(this.hands[this.me],e))}sizeHands(){for(let e of this.seats)e!==this.me&&!this.counted[e]&&this.resize(e,this.hands[this.me].length)}get start(){let e=this.seats.map(t=>({name:this.names[t],hand:this.hands[t],tokens:this.tokens[t],out:this.out[t]}));return{rules:this.rulesNow,players:e,toMove:this.first,rows:this.rows}}begin(){this.first=this.me,this.entries=[],Io(this.start),this.following=!0}changeTable(){let{players:e,rows:t}=this.round();for(let[n,{hand:r,out:s}]of e.entries())this.hands[n]=r,this.out[n]=s,this.counted[n]=!0;this.rows=t,this.first=this.me,this.read=[],this.entries=[],this.following=!1}round(e=this.entries){let t=os({start:this.start,entries:this.read});for(let n of e)n===null?t.skip():t.follow({player:null,move:n});return t}view(){let e=this.round(),{turn:t,over:n}=e;return n||t!==this.me?null:e.position()}follow(e){let t=[...this.entries,e];this.round(t),this.entries=t}undo(){return this.entries.pop()!==void 0}available(e){if(!this.following){let s=this.start.players;return at({rules:this.rulesNow,players:s,rows:this.rows})[x.indexOf(e)]}let t=this.round(),{hand:n}=t.players[t.turn],r=A(n,e);return n.includes(z)?r+at(t)[x.indexOf(e)]:r}get blank(){return!this.hands[this.me]&&!this.rows.length}keep(){let{players:e,names:t,hands:n,tokens:r,out:s,rows:a,me:i,first:l,following:u,entries:c,counted:p}=this,[h,f]=[this.rules.keep(),Sa(this.read)];return{players:e,names:t,hands:n,tokens:r,out:s,rows:a,me:i,first:l,following:u,read:f,entries:c,counted:p,rules:h}}load(e){let t="players names hands tokens out rows me first following read entries counted rules".split(" "),n=E(e,"",t,[]);this.clear(),this.rules.load(n.rules),this.players=$(n.players,"whole","players"),this.names=G(n.names,"names"),this.hands=G(n.hands,"hands"),this.tokens=$(n.tokens,"list","tokens").map(Number),this.out=$(n.out,"list","out").map(Boolean),this.counted=$(n.counted,"list","counted").map(Boolean),this.rows=G(n.rows,"rows"),this.me=$(n.me,"whole","me"),this.first=$(n.first,"whole","first"),this.read=Xe(n.read),this.entries=$(n.entries,"list","entries").map(r=>r===null?null:$(r,"string","move")),this.following=$(n.following,"boolean","following"),this.following&&this.round()}};var ct=class{buttons;constructor(e){this.buttons=new Map([...x].map(t=>{let n=Bn(t,0,!1);return n.addEventListener("click",()=>{n.getAttribute("aria-disabled")!=="true"&&e(t)}),[t,n]}))}show(e,t,n){return[...x].filter((r,s)=>e[s]).map(r=>{let s=this.buttons.get(r),a=Math.max(0,t(r));return ps(s,r,a,n===r),s.setAttribute("aria-disabled",String(a<1)),s})}};var ao=class{home;name;points;aim=b("button",{type:"button",class:"small"});letters;cards;constructor(e,t,n){this.name=dt(e,t.name,a=>n.renamed(a));let r=d("board-earlier-points");this.points=Zn(t.points??0,{max:999,title:r},a=>n.scored(a)),this.letters=b("input",{class:"seat-cards",autocomplete:"off",autocapitalize:"characters",spellcheck:"false",placeholder:d("board-type-letters",{letters:"RRGYB"})}),this.letters.addEventListener("input",()=>{n.typed(this.letters.value.replace(/\s/g,"").toUpperCase())});for(let a of["click","focus"])this.aim.addEventListener(a,()=>n.aimed());this.cards=new Map([...x].map(a=>{let i=b("button",{type:"button",class:"take"});return i.addEventListener("click",()=>{n.took(a),i.hidden&&this.aim.focus()}),[a,i]}));let s=t.points===null?[]:[b("label",{},`${d("board-points-field")} `,this.points)];this.home=b("li",{class:"hand"},this.name,b("span",{class:"seat-count"},...s,this.aim),b("span",{class:"chips"},...this.cards.values(),this.letters)),this.show(t)}show({name:e,points:t,cards:n,size:r,aimed:s}){this.home.classList.toggle("to-move",s),Ve(this.name,e);let a=P(e);Ve(this.points,`${t??0}`),this.points.setAttribute("aria-label",d("board-earlier-points-of",{player:a}));let i=`${n.length} / ${r}`;this.aim.textContent=i,this.aim.setAttribute("aria-pressed",String(s)),this.aim.setAttribute("aria-label",d("board-fill-hand",{filled:i,player:a})),Ve(this.letters,ye(n)),this.letters.setAttribute("aria-label",d("board-hand-letters",{player:a}));for(let[l,u]of this.cards){let c=A(n,l);u.hidden=c===0,u.dataset.count!==`${c}`&&(u.dataset.count=`${c}`,u.replaceChildren(fe(l),` ${c}`),u.setAttribute("aria-label",d("board-take-one-back",{colour:l,cards:c})))}}};var Mp=[2,3,4,5,6].map(o=>[o,`${o}`]),Qn=class{callbacks;table=new Yo;target="hand";chosen="";news="";advice=null;changes=0;colours=new ct(e=>this.pressColour(e));own;others=[];constructor(e){this.callbacks=e;let{table:t}=this;this.own=new ao(0,this.ownState,{renamed:r=>this.change(()=>t.rename(t.me,r)),scored:()=>{},aimed:()=>this.aimAt("hand"),took:r=>this.change(()=>t.takeBack(r)),typed:r=>this.change(()=>t.setHand(r))});let n={"asking-hand":()=>this.aimAt("hand"),"asking-table":()=>this.aimAt("table"),"asking-clear":()=>this.change(()=>this.clear()),"asking-start":()=>this.start(),"asking-change":()=>this.change(()=>t.changeTable()),"asking-out":()=>this.follow(null),"asking-undo":()=>this.undo()};for(let[r,s]of Object.entries(n))m(r).onclick=s}begin(e){this.clear(),this.table.rules.load(e.keep()),this.changed()}open(e){this.clear(),this.table.take(e),this.changed()}clear(){this.table.clear(),this.target="hand",this.chosen=""}change(e,t=""){try{e(),this.news=t}catch(n){if(!(n instanceof g))throw n;this.say(`${Ze(n.what)}.`,"refused");return}this.changed()}changed(){this.changes+=1,this.advice=null,this.callbacks.changed(),this.show(),this.table.following&&this.ask()}say(e,t=""){m("asking-said").className=t,m("asking-said").textContent=e}aimAt(e){this.target!==e&&(this.target=e,this.chosen="",this.news="",this.show())}start(){this.table.hands[this.table.me]?this.change(()=>{this.table.begin(),this.chosen=""}):this.say(d("board-give-hand-first"),"refused")}pressColour(e){!this.table.following&&this.target==="hand"?this.change(()=>this.table.give(e)):(this.chosen=this.chosen===e?"":e,this.show())}tap(e){let{table:t}=this,{row:n,column:r}=pe(e),s=t.following?t.round().rows:t.rows,a=t.rulesNow;if(!t.following&&r>=0&&Se(s,n,r)!==F){let p=Tn(s,n,r);p?this.change(()=>t.rows=p,d("page-empty-again",{place:e})):this.say(d("board-only-at-the-end"),"refused");return}let i=q(s,a).find(p=>p.row===n&&p.column===r),l=this.chosen||(i?.accepts.length===1?i.accepts:"");if(i&&!l){this.aimAt("table"),this.say(d("board-takes",{place:e,colours:qe(i.accepts,be)}));return}let u=lt(s,a,l,e),c=!u&&t.available(l)<1;u||c?this.say(u||d("board-none-left-for-that",{colour:l}),"refused"):t.following?this.follow(l+e):this.change(()=>{t.rows=de(s,K(l+e)),this.chosen=""},bt(d("board-is-on",{colour:l,place:e})))}follow(e){let t=this.table.round(),{players:n,turn:r}=t,{name:s}=n[r],a=d("board-cannot-place-card",{player:s}),i={...t,toMove:r,players:n},l=e?d("board-news",{player:P(s),move:Oe.moveWords(i,e)}):a;this.change(()=>{this.table.follow(e),this.chosen=""},l)}undo(){this.chosen="",this.change(()=>{this.table.undo()||this.table.changeTable()})}act(e,t){let n=this.callbacks.table();if(e==="go")n.act(e,t);else if(e==="undo"||e==="take-back")this.takeBack();else if(e==="card"&&this.table.available(t)>0){let r=n.focusedPlace();r?(this.chosen=t,this.tap(r),this.show()):this.pressColour(t)}}takeBack(){if(this.table.following)this.undo();else if(this.target==="hand"){let e=this.table.hands[this.table.me].at(-1);e&&this.change(()=>this.table.takeBack(e))}}async ask(){let{changes:e}=this,t=this.table.view();if(t)try{let{analyst:n}=this.callbacks,r=await n.hold(()=>ml(n,t));if(e!==this.changes)return;this.advice=r,this.show()}catch(n){if(!(n instanceof g))throw n;this.say(`${Ze(n.what)}.`,"refused")}}show(){Lo(()=>this.draw(),()=>this.table.following?Gt():m("asking-start").focus())}draw(){let{following:e}=this.table;m("subheading").textContent=d("board-what-to-play");for(let n of["asking-form","asking-aims","asking-more","asking-begin"])m(n).hidden=e;m("asking-moves").hidden=!e,m("advice").hidden=!this.advice,e?this.showRound(this.table.round()):this.showForm();let t=this.colours.show(this.table.rulesNow.deck,n=>this.table.available(n),this.chosen);M(m("asking-stacks"),t,()=>t),this.showAdvice(),this.callbacks.table().showDraft(this.draft())}draft(){let{table:e,chosen:t,advice:n}=this,r=e.rulesNow;if(!e.following)return{rows:e.rows,rules:r,chosen:t};let{rows:s,moves:a}=e.round();return{rows:s,rules:r,chosen:t,last:a.at(-1)?.move??"",advised:n?.moves[0].move??""}}get ownState(){let{me:e,names:t,hands:n,rulesNow:r,following:s}=this.table,a=!s&&this.target==="hand";return{name:t[e],points:null,cards:n[e],size:r.handSize,aimed:a}}showForm(){let{table:e}=this;se(m("asking-players",HTMLSelectElement),Mp,e.players,r=>this.change(()=>e.setPlayers(r)));let t=e.rules.fields("asking",e.players,()=>this.change(()=>{}));M(m("asking-own"),[e.players,JSON.stringify(e.rules.keep())],()=>t);for(let r of["hand","table"])m(`asking-${r}`).setAttribute("aria-pressed",String(this.target===r));this.own.show(this.ownState);let n=e.seats.map(r=>{if(r===e.me)return this.own.home;let s=this.others[r]??=new xs(r,{renamed:a=>this.change(()=>e.rename(r,a)),counted:a=>this.change(()=>e.setCount(r,a))});return s.show(e.names[r],e.hands[r].length),s.home});M(m("asking-seats"),n,()=>n),this.say(this.target==="hand"?this.handText():`${this.news} ${d("board-asking-pyramid")}`.trim())}handText(){let{me:e,names:t,hands:n}=this.table,[r,s]=[t[e],n[e]],a=[...x].filter(i=>s.includes(i)).map(i=>d("board-count-colour",{cards:A(s,i),colour:i}));return s?d("board-asking-hand",{player:r,cards:ce(a)}):d("board-asking-hand-empty",{player:r})}showRound(e){let{table:t}=this,{turn:n,players:r,over:s,rows:a,rules:i}=e,l=n===t.me&&!s,u=r[n].name,c=m("asking-out",HTMLButtonElement);c.textContent=d("board-cannot-place-button",{player:u}),c.hidden=s||l,c.disabled=ze(a,i)===x;let p=r.map((h,f)=>b("li",{class:`hand${f===n&&!s?" to-move":""}${h.out?" out":""}`},b("span",{class:"name"},P(h.name)),b("span",{class:"standing"},Ap(h,f===n&&!s)),Oe.handPicture({...e,toMove:n,players:r},f,!1)));M(m("asking-seats"),[t,JSON.stringify(r),n],()=>p),this.say(`${this.news} ${this.hintOf(e,l)}`.trim())}hintOf({players:e,turn:t,over:n},r){let{table:s}=this;if(n)return`${d("board-round-over")}.`;let a=e[s.me];return a.out?d("board-asking-out",{cards:a.hand.length}):a.hand?r?this.advice?d("board-asking-play"):d("board-simulating"):d("board-asking-others",{player:P(e[t].name)}):d("board-asking-done")}showAdvice(){let{advice:e}=this,[t]=e?.moves??[];if(M(m("advised"),[e],()=>e?[Go(t.move[0]),` ${fl(e)}`]:[]),!e)return;let{position:n}=e.seen;M(m("advice"),[e],()=>[b("div",{class:"wide"},b("table",{class:"estimates"},b("caption",{},d("board-estimates-caption")),b("thead",{},b("tr",{},...[d("advise-header-move"),d("board-average"),d("advise-header-interval-95"),d("advise-header-compared")].map(r=>b("th",{scope:"col"},r)))),b("tbody",{},...e.moves.map(r=>{let{move:s,cardsLeft:a,advised:i}=r,{mean:l,low:u,high:c}=a;return b("tr",i?{class:"best"}:{},b("th",{scope:"row"},Go(s[0]),` ${Oe.movePlace(n,s)}`),b("td",{},`~${ue(l)}`),b("td",{},d("advise-range",{low:ue(u),high:ue(c)})),b("td",{},bl(r)))})))),b("p",{class:"faint"},gl(e))])}keep(){return this.table.keep()}load(e){this.clear(),this.table.load(e),this.changed()}summary(e){let t=new Yo;return t.load(e),t.blank?"":d("board-at-the-table",{players:ce(t.seats.map(n=>P(t.names[n])))})}};function Ap({hand:o,out:e},t){if(e)return d("board-out-with",{cards:o.length});if(!o)return d("board-done");let n={cards:o.length};return t?d("board-to-move-with",n):d("page-cards",n)}var xs=class{home;name;number=b("output",{class:"seat-number"});buttons;count=0;constructor(e,t){this.name=dt(e,"",a=>t.renamed(a)),this.buttons=[-1,1].map(a=>{let i=b("button",{type:"button",class:"small"},a<0?"−":"+");return i.addEventListener("click",()=>t.counted(Math.max(0,this.count+a))),i});let[n,r]=this.buttons,s=b("span",{class:"seat-count"},d("board-holds"),n,this.number,r);this.home=b("li",{class:"hand"},this.name,s)}show(e,t){this.count=t,Ve(this.name,e),this.number.textContent=`${t}`;for(let[n,r]of this.buttons.entries())r.setAttribute("aria-label",d("board-holds-one",{player:P(e),step:n?"more":"less"}))}};var Ot=class o{start;opening="";turns=[];ended=!1;left;settled;constructor(e){for(let t of e.names.keys())It(e.names,t);this.start=e,this.left=e.names.map(()=>""),this.settled=e.names.map(()=>!1)}get rows(){return this.moves.reduce((e,{move:t})=>de(e,K(t)),this.opening?[this.opening]:[])}get moves(){return this.turns.flatMap(({seat:e,move:t})=>t===null?[]:[{seat:e,move:t}])}get blank(){return!this.turns.length&&!this.opening&&!this.ended}get phase(){return Ye(this.start.rules)&&!this.opening?"opening":this.turn!==null&&!this.ended?"moves":this.start.names.every((e,t)=>this.missing(t)===0)?"complete":"left"}placed(e){return this.moves.filter(t=>t.seat===e).length}isOut(e){return this.start.rules.stuck==="out"&&this.turns.some(t=>t.seat===e&&t.move===null)}held(e){return this.start.rules.handSize-this.placed(e)}get turn(){let{names:e,starter:t}=this.start;if(!q(this.rows,this.start.rules).length)return null;let n=this.turns.slice(this.turns.findLastIndex(({move:s})=>s!==null)+1),r=this.turns.length?this.turns.at(-1).seat+1:t;for(let s=0;s<e.length;s+=1){let a=(r+s)%e.length,i=n.some(l=>l.seat===a);if(this.held(a)>0&&!this.isOut(a)&&!i)return a}return null}available(e){let t=this.rows.join("")+this.left.join("");return this.start.rules.deck[x.indexOf(e)]-A(t,e)}place(e,t){let{row:n,column:r}=pe(t);this.phase==="opening"?this.opening=e:this.turns.push({seat:this.turn,move:e+j(n,r)})}cannotPlace(){let e=this.turn;if(e===null)return"";let{rules:t,names:n}=this.start;return(this.rows.at(0)?.length??0)<t.base?`There is still room in the base, so ${n[e]} can place any card there.`:(this.turns.push({seat:e,move:null}),"")}end(){this.ended=!0}missing(e){return this.settled[e]?0:this.held(e)-this.left[e].length}leftOf(e){return this.left[e]}giveLeft(e,t){this.missing(e)<1||this.available(t)<1||(this.left[e]=ye(this.left[e]+t),this.fillLast())}takeLeft(e,t=this.left[e].at(-1)??""){this.settled[e]=!1,this.left[e]=this.left[e].replace(t,"")}settle(e){this.settled[e]=!0,this.fillLast()}fillLast(){let e=[...this.start.names.keys()].filter(r=>this.missing(r)>0),t=[...x].map(r=>r.repeat(Math.max(0,this.available(r)))).join(""),[n]=e;e.length!==1||this.left[n]||this.missing(n)!==t.length||(this.left[n]=t)}undo(){let e=this.left.findLastIndex(n=>n!==""),t=this.settled.lastIndexOf(!0);if(e>=0)this.takeLeft(e);else if(t>=0)this.settled[t]=!1;else if(this.ended)this.ended=!1;else if(this.turns.length)this.turns.pop();else if(this.opening)this.opening="";else return!1;return!0}document(){let{rules:e,names:t,tokens:n,starter:r}=this.start;return{schema:"ppsolve.record/1",deal:{rules:qt(e),players:t.map((s,a)=>({name:s,tokens:n[a]})),to_move:r,pyramid:this.opening?[this.opening]:[]},moves:this.moves.map(({seat:s,move:a})=>({player:t[s],move:a})),left:Object.fromEntries(t.map((s,a)=>[s,this.left[a]]))}}get summary(){let{names:e}=this.start;return`${e.join(", ")}; ${ke(this.moves.length,"card")} placed`}keep(){let{start:e,opening:t,turns:n,ended:r,left:s,settled:a}=this,{names:i,tokens:l,starter:u}=e;return{rules:qt(e.rules),names:i,tokens:l,starter:u,opening:t,turns:n,ended:r,left:s,settled:a}}static from(e){let n=E(e,"",["rules","names","tokens","starter","opening","turns","ended","left","settled"],[]),r=G(n.names,"names"),s=new o({rules:Ao(n.rules,r.length),names:r,tokens:$(n.tokens,"list","tokens").map(a=>$(a,"whole","tokens")),starter:$(n.starter,"whole","starter")});s.opening=$(n.opening,"string","opening"),s.ended=$(n.ended,"boolean","ended"),s.turns=$(n.turns,"list","turns").map(a=>{let{seat:i,move:l}=E(a,"turns",["seat","move"],[]);return{seat:$(i,"whole","seat"),move:l===null?null:$(l,"string","move")}});for(let[a,i]of G(n.left,"left").entries())s.left[a]=i;for(let[a,i]of $(n.settled,"list","settled").entries())s.settled[a]=i===!0;return s}};function Ss(){return d("board-lay")}var io=class{changed;players=2;table=new Re;names;hands;tokens;out;rows;first;target;chosen;given;unknown="";colours=new ct(e=>this.give(e));rowsOfHands=[];layButton=b("button",{type:"button",class:"small"},Ss());layItem=b("li",{class:"hand"},this.layButton);constructor(e,t){this.changed=e,this.clear(),t&&this.table.load(t.keep()),this.layButton.addEventListener("click",()=>this.aimAt(null))}get rules(){return this.table.rulesFor(this.players)}clear(){this.names=[...V],this.hands=Array.from({length:Z},()=>""),this.tokens=Array.from({length:Z},()=>0),this.out=Array.from({length:Z},()=>!1),this.rows=[],this.first=0,this.target=0,this.chosen="",this.given=[],this.unknown=""}setPlayers(e){this.players=e,this.target=Math.min(this.target??0,e-1),this.first=Math.min(this.first,e-1);for(let t=e;t<Z;t+=1)this.hands[t]=""}take({rules:e,players:t,rows:n,toMove:r}){this.clear(),this.players=t.length,this.table.take(e);for(let[s,a]of t.entries())this.names[s]=a.name,this.hands[s]=a.hand,this.tokens[s]=a.tokens,this.out[s]=a.out;this.rows=n,this.first=r??0}begin({before:e,totals:t,starter:n}){let{rules:r,players:s}=e,a=s.map(({name:i},l)=>({name:i,hand:"",tokens:t[l],out:!1}));this.take({rules:r,players:a,rows:[],toMove:n})}deal(e){let{names:t,tokens:n,first:r}=this;this.take(je.deal(e,this.rules)),this.names=t,this.tokens=n,this.first=r}position(){let e=Array.from({length:this.players},(t,n)=>({name:this.names[n],hand:this.hands[n],tokens:this.tokens[n],out:this.out[n]}));return Wt(this.rules,e,this.first,this.rows)}left(e){let t=A(this.hands.join("")+this.rows.join(""),e);return this.rules.deck[x.indexOf(e)]-t}get untouched(){return this.rows.join("").length<=(Ye(this.rules)?1:0)}remark(){if(this.unknown)return d("board-no-such-card",{letter:T(this.unknown),letters:[...x].join(" ")});let e=[...x].find(s=>this.left(s)<0);if(e){let s=this.rules.deck[x.indexOf(e)];return d("board-too-many",{cards:s-this.left(e),colour:e,deck:s})}let{handSize:t}=this.rules,n=this.hands.slice(0,this.players),r=Math.max(...n.map(s=>Math.abs(s.length-t)));return!this.untouched||r===0||r>2?"":d("board-uneven",{hands:n.map(s=>s.length).join(", "),dealt:t})}whyNotStart(){let e=this.hands.slice(0,this.players);if(!e.join(""))return d("board-nobody-has-cards");if(this.untouched&&new Set(e.map(t=>t.length)).size>1){let t=e.map((n,r)=>d("board-player-has",{player:P(this.names[r]),cards:n.length}));return d("board-same-number",{hands:ce(t)})}return Ye(this.rules)&&!this.rows.length?d("board-opening-needed",{lay:Ss()}):this.position().toMove===null?d("board-setup-over"):""}ownFields(){return this.table.fields("setup",this.players,this.changed)}change(e){e(),this.changed()}stacks(){return this.colours.show(this.rules.deck,e=>this.left(e),this.chosen)}give(e){this.target===null?this.chosen=this.chosen===e?"":e:(this.given.push(this.target),this.hands[this.target]+=e,this.target=this.nextTarget(this.target)),this.changed()}takeBack(){let e=this.given.pop()??this.target;e!==null&&this.change(()=>{this.hands[e]=this.hands[e].slice(0,-1),this.target=e})}act(e,t,n){e==="take-back"?this.takeBack():e==="card"&&this.left(t)>0&&(this.target!==null||!n?this.give(t):(this.chosen=t,this.press(n)))}nextTarget(e){let{handSize:t}=this.rules;return Array.from({length:this.players},(r,s)=>(e+s)%this.players).find(r=>this.hands[r].length<t)??e}aimAt(e){this.change(()=>{this.target=e,this.chosen=""})}seats(){let e=Array.from({length:this.players},(t,n)=>{let r=this.rowsOfHands[n]??=this.handRow(n);return r.show(this.handState(n)),r.home});return this.layButton.setAttribute("aria-pressed",String(this.target===null)),this.layItem.classList.toggle("to-move",this.target===null),[...e,this.layItem]}handState(e){return{name:this.names[e],points:this.tokens[e],cards:this.hands[e],size:this.rules.handSize,aimed:this.target===e}}handRow(e){return new ao(e,this.handState(e),{renamed:t=>this.change(()=>this.names[e]=t),scored:t=>this.change(()=>this.tokens[e]=t),aimed:()=>this.aimAt(e),took:t=>this.change(()=>{this.hands[e]=this.hands[e].replace(t,""),this.target=e}),typed:t=>this.change(()=>{this.unknown=[...t].find(n=>!x.includes(n))??"",this.hands[e]=ye(t),this.target=e,this.given=[]})})}draft(){return{rows:this.rows,rules:this.rules,chosen:this.target===null?this.chosen:""}}press(e){let{row:t,column:n}=pe(e);if(Se(this.rows,t,n)!==F&&n>=0)return this.takeCard(t,n);if(!this.chosen)return d("board-lay-first",{lay:Ss()});let r=lt(this.rows,this.rules,this.chosen,e);return r||(this.rows=de(this.rows,{colour:this.chosen,row:t,column:n}),this.left(this.chosen)<1&&(this.chosen=""),this.changed(),"")}takeCard(e,t){let n=Tn(this.rows,e,t);return n?(this.rows=n,this.changed(),""):d("board-only-at-the-end")}keep(){let{players:e,names:t,hands:n,tokens:r,out:s,rows:a,first:i}=this;return{players:e,names:t,hands:n,tokens:r,out:s,rows:a,first:i,table:this.table.keep()}}load(e){let n=E(e,"",["players","names","hands","tokens","out","rows","first","table"],[]);this.clear(),this.table.load(n.table),this.setPlayers($(n.players,"whole","players")),this.names=G(n.names,"names"),this.hands=G(n.hands,"hands"),this.tokens=$(n.tokens,"list","tokens").map(Number),this.out=$(n.out,"list","out").map(Boolean),this.rows=G(n.rows,"rows"),this.first=$(n.first,"whole","first")}};var Xn=class{game;callbacks;table=new Re;players=4;names=[...V];first=0;round=null;following=!1;chosen="";naming=0;colours=new ct(e=>this.pressColour(e));nameFields;constructor(e,t){this.game=e,this.callbacks=t,this.nameFields=Array.from({length:Z},(r,s)=>dt(s,this.names[s],a=>{this.names[s]=a,this.changed()}));let n={"writing-begin":()=>this.startRound(),"writing-hands":()=>this.handsFirst(),"writing-out":()=>this.cannotPlace(),"writing-undo":()=>this.undo(),"writing-end":()=>this.end()};for(let[r,s]of Object.entries(n))m(r).onclick=s}begin(e,t){if(this.chosen="",this.round=null,this.naming=0,this.following=t!==null,t){let{rules:n,players:r}=t.before;this.names=[...r.map(({name:a})=>a),...V.slice(r.length)],this.players=r.length;let s=r.map(({name:a})=>a);this.round=new Ot({rules:n,names:s,tokens:t.totals,starter:t.starter})}else this.table.load(e.keep());this.changed()}changed(){this.callbacks.changed(),this.show()}say(e,t=""){m("writing-said").className=t,m("writing-said").textContent=e}startRound(){try{let e=this.names.slice(0,this.players),t=this.table.rulesFor(this.players);this.round=new Ot({rules:t,names:e,tokens:e.map(()=>0),starter:this.first})}catch(e){if(!(e instanceof g))throw e;this.say(e.message,"refused");return}this.changed(),Gt()}handsFirst(){let e=new io(()=>{},this.table);e.setPlayers(this.players),e.names=[...this.names],e.first=this.first,this.callbacks.handsFirst(e.keep())}pressColour(e){let{round:t}=this;t&&(t.phase==="left"?(t.giveLeft(this.naming,e),this.afterLeft()):(this.chosen=this.chosen===e?"":e,this.show()))}tap(e){let{round:t}=this;if(!t||t.phase!=="moves"&&t.phase!=="opening")return;let{row:n,column:r}=pe(e),s=q(t.rows,t.start.rules).find(c=>c.row===n&&c.column===r),a=s?.accepts.length===1?s.accepts:"",i=this.chosen||a;if(s&&!i){this.say(d("board-takes",{place:e,colours:qe(s.accepts,be)}));return}let l=lt(t.rows,t.start.rules,i,e),u=!l&&t.available(i)<1?d("board-all-placed",{colour:i}):"";if(l||u){this.say(l||u,"refused");return}this.chosen="",t.place(i,e),this.changed()}cannotPlace(){let e=this.round?.cannotPlace()??"";e?this.say(e,"refused"):(this.chosen="",this.changed())}undo(){this.chosen="",!this.round?.undo()&&!this.following&&(this.round=null),this.changed()}end(){let{round:e}=this;if(e){if(e.phase!=="complete"){e.end(),this.changed();return}try{let{position:t,moves:n}=Oo([je],JSON.stringify(e.document()));this.callbacks.finished({game:this.game,position:t,moves:n})}catch(t){if(!(t instanceof g))throw t;this.say(t.message,"refused")}}}act(e,t){let n=this.callbacks.table();if(e==="go")n.act(e,t);else if(e==="undo"||e==="take-back")this.undo();else if(e==="card"&&this.round){let r=n.focusedPlace();this.round.phase==="left"||!r?this.pressColour(t):(this.chosen=t,this.tap(r),this.show())}}afterLeft(){let{round:e}=this;if(!e)return;let t=[...e.start.names.keys()];e.missing(this.naming)<1&&(this.naming=t.find(n=>e.missing(n)>0)??this.naming),this.changed()}show(){let{round:e}=this;for(let t of["writing-form","writing-start"])m(t).hidden=e!==null;m("writing-moves").hidden=e===null,e?this.showRound(e):this.showForm(),this.callbacks.table().showDraft(this.draft())}draft(){let{round:e}=this;if(!e)return{rows:[],rules:this.table.rulesFor(this.players),chosen:""};let t=e.moves.reduce((r,{move:s})=>Fn({turns:r},s),{}),n=e.moves.at(-1)?.move??"";return{rows:e.rows,rules:e.start.rules,chosen:this.chosen,turns:t,last:n}}showForm(){m("subheading").textContent=d("board-write-down");let e=this.game.playerNumbers.map(r=>[r,`${r}`]);se(m("writing-players",HTMLSelectElement),e,this.players,r=>{this.players=r,this.first=Math.min(this.first,r-1),this.changed()});let t=this.nameFields.slice(0,this.players);for(let[r,s]of t.entries())s.value=this.names[r];M(m("writing-names"),t,()=>t.map(r=>b("li",{},r)));let n=this.names.slice(0,this.players).map((r,s)=>[s,r]);se(m("writing-first",HTMLSelectElement),n,this.first,r=>{this.first=r,this.changed()}),this.say("")}showRound(e){let{rules:t,names:n}=e.start,{phase:r,turn:s}=e;r==="left"&&e.missing(this.naming)<1&&(this.naming=[...n.keys()].find(h=>e.missing(h)>0)??0),m("subheading").textContent=d("board-writing",{players:n.length}),m("writing-title").textContent=this.titleOf(e);let a=t.deck,i=this.colours.show(a,h=>e.available(h),this.chosen);M(m("writing-stacks"),i,()=>i);let l=r==="moves"&&s!==null,u=m("writing-out",HTMLButtonElement);u.disabled=!l,u.textContent=d("board-cannot",{player:l?P(n[s]):"none",stuck:t.stuck});let c=m("writing-end",HTMLButtonElement);c.textContent=r==="complete"?d("board-written"):d("board-end-here"),c.classList.toggle("action",r==="complete"),c.classList.toggle("small",r!=="complete"),c.disabled=r==="left"||r==="opening";let p=m("writing-undo",HTMLButtonElement);p.textContent=e.blank&&!this.following?d("board-back"):d("page-undo"),p.disabled=e.blank&&this.following,this.showPlayers(e),this.say(this.hintOf(e))}titleOf(e){let{names:t}=e.start,n=e.turn??0;switch(e.phase){case"opening":return d("board-opening-card");case"moves":return d("board-to-place-now",{player:P(t[n])});case"left":return d("board-to-name",{player:P(t[this.naming]),cards:e.missing(this.naming)});case"complete":return d("board-everything-written")}}hintOf(e){switch(e.phase){case"opening":return d("board-opening-hint");case"moves":return this.chosen?bt(d("board-now-the-place",{colour:this.chosen})):[Np(e),d("board-colour-then-place")].filter(Boolean).join(" ");case"left":return d("board-tap-left");case"complete":return d("board-hands-follow")}}showPlayers(e){let{names:t}=e.start,n=e.phase==="left"||e.phase==="complete",r=t.map((s,a)=>[e.held(a),e.isOut(a),e.leftOf(a),e.missing(a)]);M(m("writing-seats"),[e,e.phase,e.turn,this.naming,r.join("|")],()=>t.map((s,a)=>{let i=n?a===this.naming&&e.phase==="left":a===e.turn;return b("li",{class:`hand${i?" to-move":""}`},b("span",{class:"name"},P(s)),b("span",{class:"standing"},this.standing(e,a)),...n?[this.leftCards(e,a)]:[])}))}standing(e,t){let n=e.held(t);return n?e.isOut(t)?d("board-out-with",{cards:n}):d("page-cards",{cards:n}):d("board-nothing-left")}leftCards(e,t){let n=P(e.start.names[t]),r=[...e.leftOf(t)].map(a=>{let i=d("board-take-left",{card:a,player:n}),l=b("button",{type:"button",class:"take","aria-label":i},fe(a));return l.addEventListener("click",()=>{e.takeLeft(t,a),this.naming=t,this.changed()}),l}),s=[];if(e.missing(t)>0){let a=b("button",{type:"button",class:"small"},d("board-name-left",{cards:e.missing(t)}));a.setAttribute("aria-label",d("board-name-left-of",{cards:e.missing(t),player:n})),a.setAttribute("aria-pressed",String(t===this.naming)),a.addEventListener("click",()=>{this.naming=t,this.show()});let i=b("button",{type:"button",class:"small nothing-left"},d("board-nothing-left-button"));i.setAttribute("aria-label",d("board-nothing-left-of",{player:n})),i.addEventListener("click",()=>{e.settle(t),this.afterLeft()}),s.push(a,i)}return b("span",{class:"chips"},...r,...s)}keep(){let{players:e,names:t,first:n,following:r,round:s}=this;return{players:e,names:t,first:n,following:r,table:this.table.keep(),round:s?.keep()??null}}load(e){let t=E(e,"",["players","names","first","following","table","round"],[]);this.players=$(t.players,"whole","players"),this.names=G(t.names,"names"),this.first=$(t.first,"whole","first"),this.following=$(t.following,"boolean","following"),this.table.load(t.table),this.round=t.round===null?null:Ot.from(t.round),this.chosen=""}summary(e){let t=U(e)&&e.round?Ot.from(e.round):null;return t&&!t.blank?t.summary:""}};function Np({moves:o}){let e=o.at(-1)?.move;return e?bt(d("board-is-on",{colour:e[0],place:_o(e)})):""}var Up=[26,26,24,24,24],Ip=26,Bp=38,Fp=15,vl={packOpen(o){let e=o.players.map(({hand:n})=>n).join("")+o.rows.join(""),{deck:t}=o.rules;return Zt([re.pack(o),me("partyView",{hidden:ne([],Z),unseen:t.map((n,r)=>n-A(e,x[r])),opponents:jo,drawers:0,drawerSeats:ne([],Z),drawings:0,seenMoves:0})])},moveNumber:o=>re.moveNumber(o),searchesSelfish({rules:o,players:e,rows:t,toMove:n}){let r=e.filter(he).reduce((i,{hand:l})=>i+l.length,0),s=o.base-(t.at(0)?.length??0),a=e.length===2?Bp-o.base-s:Ip-2*s;return n===null||r<=Math.min(Up[e.length-2],Math.max(Fp,a))}};var Ts={...je,...re,...Oe,...hl,yardsticks:vl,playerNumbers:[2,3,4,5,6],usualPlayers:3,options:()=>new Re,newDeal(o,e,t){let n=new Re;n.load(t.keep());let r=je.deal(o,n.rulesFor(e.length));return{...r,players:r.players.map((s,a)=>({...s,name:e[a]}))}},nextDeal(o,{before:e,totals:t,starter:n}){let{rules:r,players:s}=e,a=je.deal(o,r),i=a.players.map((l,u)=>({...l,name:s[u].name,tokens:t[u]}));return{...a,players:i,toMove:n}},setup:(o,e)=>new io(o,e),recorder:o=>new Xn(Ts,o),adviser:o=>new Qn(o),seenEstimates:yl,readSeen:bi};var ve=[...gt].flatMap((o,e)=>Array.from({length:Ko(e)},(t,n)=>({row:e,column:n}))),ae=[...ve.keys()],wl=new Map(ae.map(o=>[_(o),o])),W="ABCD",Ge=4,Rt={2:4,3:3,4:2};function Ko(o){return 7+o%2}function _(o){let{row:e,column:t}=ve[o];return j(e,t)}function qo(o){let e=ht(o);if(e===void 0)throw new Error(`no tile ${o}`);return e}function ht(o){return wl.get(o)}function er(o){let{row:e,column:t}=ve[o];return t+(e%2?0:.5)}var Zo=ae.map(o=>Array.from({length:6},(e,t)=>jp(o,t)));function jp(o,e){let t=[],{row:n,column:r}=ve[o];for(;;){let s=-(n%2),a=[[-1,s],[-1,s+1],[0,-1],[0,1],[1,s],[1,s+1]],[i,l]=a[e];n+=i,r+=l;let u=wl.get(j(n,r));if(u===void 0)return t;t.push(u)}}function Qo(o,e,t){let n=[];for(let r of Zo[t])for(let s of r){if(!o[s]||e.has(s))break;n.push(s)}return Vo(n)}function _e(o){return new Set(o.flatMap(({penguins:e})=>e))}function tr({players:o},e){return o.findIndex(({penguins:t})=>t.includes(e))}function $l(o,e){let t=_e(e);return ae.filter(n=>o[n]===1&&!t.has(n))}function ie({players:o}){return o.some(({toPlace:e})=>e>0)}function pt(o,e,t){let n=o,r=e,s=r.map((i,l)=>(t+l)%r.length);if(ie({players:r})){if($l(n,r).length)return{ice:n,players:r,toMove:s.find(i=>r[i].toPlace)??null};r=r.map(i=>({...i,toPlace:0}))}let a=_e(r);for(let i of s){if(r[i].penguins.some(l=>Qo(n,a,l).length))return{ice:n,players:r,toMove:i};r.length>1&&({ice:n,players:r}=Gp(n,r,i))}return{ice:n,players:r,toMove:null}}function Gp(o,e,t){let{penguins:n,fish:r,tiles:s}=e[t],a=n.reduce((l,u)=>l+o[u],0),i={...e[t],fish:r+a,tiles:s+n.length,penguins:[]};return{ice:o.map((l,u)=>n.includes(u)?0:l),players:e.with(t,i)}}function Ke(o){let{ice:e,players:t,toMove:n}=o;if(n===null)return[];if(ie(o))return $l(e,t).map(_);let r=_e(t);return t[n].penguins.flatMap(s=>Qo(e,r,s).map(a=>`${_(s)}-${_(a)}`))}function Xo({ice:o,players:e,toMove:t},n){let r=t,s=n.split("-"),a=qo(s[s.length-1]),i=e[r];if(s.length===1){let c={...i,penguins:Vo([...i.penguins,a]),toPlace:i.toPlace-1};return pt(o,e.with(r,c),(r+1)%e.length)}let l=qo(s[0]),u={...i,penguins:Vo(i.penguins.map(c=>c===l?a:c)),fish:i.fish+o[l],tiles:i.tiles+1};return pt(o.with(l,0),e.with(r,u),(r+1)%e.length)}function Vo(o){return[...o].sort((e,t)=>e-t)}function Et({ice:o,players:e},t){return e[t].fish+e[t].penguins.reduce((n,r)=>n+o[r],0)}function kl({ice:o,players:e}){let t=_e(e);return ae.reduce((n,r)=>n+(t.has(r)?0:o[r]),0)}function xl(o){return{ice:o.map(([e])=>Number(e)||0),penguins:[...W].map(e=>ae.filter(t=>o[t][1]===e))}}function Lt(o){let e=new Array(gt.length).fill("");for(let t of ae){let n=W[tr(o,t)]??"";e[ve[t].row]+=`${o.ice[t]||"."}${n}`}return e}var lo="pingouin:",_p=/^(?:([^=]*)=)?([0-9]{1,4300})\.([0-9]{1,4300})(?:\+([0-9]))?$/;function en(o){if(!(o>=2&&o<=4))throw new g("players",`${o} players, but the game is for 2 to 4`)}function or(o,e,t){let{ice:n,penguins:r}=Hp(o);en(e.length);for(let[i,l]of r.entries()){if(i<e.length||!l.length)continue;let{row:u}=ve[l[0]];throw new g(`rows[${u}]`,`a penguin ${W[i]}, but there are ${e.length} players`)}let s=e.map((i,l)=>({...i,penguins:r[l]})),a=s.map(({name:i})=>i);for(let[i,l]of s.entries())Dp(a,i,l);return pt(n,s,t)}function Dp(o,e,{fish:t,tiles:n,toPlace:r,penguins:s}){let a=`players[${e}]`;It(o,e);for(let[u,c]of Object.entries({fish:t,tiles:n,to_place:r}))if(c<0)throw new g(`${a}.${u}`,`${c} is less than 0`);let i=s.length,l=`but a player has at most ${Ge}`;if(i>Ge)throw new g("rows",`${i} penguins ${W[e]}, ${l}`);if(i+r>Ge){let u=i?` and ${i} on the floe`:"";throw new g(`${a}.to_place`,`${r} to place${u}, ${l}`)}}function Hp(o){if(o.length!==8)throw new g("rows",`${o.length} rows, but a floe has 8`);return xl(o.flatMap((e,t)=>zp(e,t,`rows[${t}]`)))}function zp(o,e,t){let n=[];for(let s of o)if(s===".")n.push(s);else if(/[0-9]/.test(s)){if(!"123".includes(s))throw new g(t,`${s} fish on one tile; a tile has 1 to 3`);n.push(s)}else if(W.includes(s.toUpperCase()))Jp(n,s.toUpperCase(),t);else throw new g(t,`unknown letter ${T(s)}; there are 1 2 3 . A B C D`);let r=Ko(e);if(n.length!==r)throw new g(t,`${n.length} tiles, but row ${gt[e]} has ${r}`);return n}function Jp(o,e,t){let n=o.at(-1);if(!n)throw new g(t,`penguin ${e} stands before the first tile; a penguin follows its tile`);if(n===".")throw new g(t,`penguin ${e} stands on a hole`);if(n.length>1)throw new g(t,`penguins ${n[1]} and ${e} stand on one tile`);o[o.length-1]=n+e}function nr(o){let e=Lt(o).join("/"),t=o.players.map(({name:r,fish:s,tiles:a,toPlace:i},l)=>`${r===V[l]?"":`${mn(r)}=`}${s}.${a}${i?`+${i}`:""}`),n=t.every(r=>r==="0.0")&&t.length===Sl(e);return`${lo}${e}:${n?"-":t.join(",")}:${o.toMove??"-"}`}function rr(o){let e=o.slice(lo.length).split(":");if(e.length!==3){let l=`${e.length+1} fields separated by ':', but a line has 4: pingouin:rows:scores:seat`;throw new g("position",l)}let[t,n,r]=e,s=n==="-"?new Array(Sl(t)).fill("0.0"):n.split(",");en(s.length);let a=s.map(Wp);if(r!=="-"&&!Object.keys(a).includes(r))throw new g("to_move",`expected a seat from 0 to ${a.length-1}, not ${T(r)}`);let i=or(t.split("/"),a,r==="-"?0:Number(r));if(r==="-"&&i.toMove!==null){let l=C(i.players[i.toMove].name);throw new g("to_move",`'-' says the game is over, but ${l} can move`)}return i}function Sl(o){let e=[...W].map((t,n)=>o.toUpperCase().includes(t)?n+1:0);return Math.max(2,...e)}function Wp(o,e){let t=`players[${e}]`,n=_p.exec(o);if(!n)throw new g(t,`expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5, not ${T(o)}`);let[,r,s,a,i]=n;return{name:r===void 0?V[e]:fn(r,t),fish:Ut(Number(s),`${t}.fish`),tiles:Ut(Number(a),`${t}.tiles`),toPlace:Number(i??0)}}function sr(o){return{schema:"ppsolve.position/1",game:"pingouin",rows:Lt(o),players:o.players.map(({name:e,fish:t,tiles:n,toPlace:r})=>({name:e,fish:t,tiles:n,...r?{to_place:r}:{}})),...o.toMove===null?{}:{to_move:o.players[o.toMove].name}}}function Tl(o){let e=E(o,"",["rows","players"],["schema","game","to_move"]);hn(e);let t=$(e.players,"list","players");en(t.length);let n=t.map((a,i)=>{let l=`players[${i}]`,u=E(a,l,["name"],["fish","tiles","to_place"]),c=$(u.name,"string",`${l}.name`),[p,h,f]=["fish","tiles","to_place"].map(y=>$(J(u,y,0),"whole",`${l}.${y}`));return{name:c,fish:p,tiles:h,toPlace:f}}),r=n.map(({name:a})=>a),s=Bt(r,J(e,"to_move",0),"to_move");return or(G(e.rows,"rows"),n,s)}var Yp=/[a-h][1-8]\s*-\s*[a-h][1-8](?![^\s,;])|[^\s,;]+/iy;function Pl({rounds:o}){if(o.length>1)throw new g("round 2","a game of Pingouin has no rounds; write one file for each game");let[e]=o,{headers:t,lines:n}=e,r=t.get("deal"),s=r?qp(e,r):Vp(e),a=s.players.map(({name:u})=>u),i=yn(n,a,Yp).map(u=>"move"in u?{...u,move:u.move.replace(/\s/g,"").toLowerCase()}:u),l=t.get("date");return{schema:"ppsolve.record/1",deal:s,moves:i,...l?{date:l.text}:{}}}function qp(o,e){return jt(o,["deal","game","date"]),oe(t=>t.inside("deal").atLine(e.line),()=>sr(rr(e.text)))}function Vp(o){let{headers:e}=o;jt(o,["game","players","rows","starts","date"]);let t=(u,c)=>{let p=e.get(u);if(p)return p;throw new g(u,`is missing; write a line such as '${c}'`)},n=t("players","players: Alice, Bob"),r=t("rows","rows: 3332111/11121311/...").text.replace(/\s/g,""),s=tt(n);en(s.length);let i=[...W].some(u=>r.toUpperCase().includes(u))?{}:{to_place:Rt[s.length]},l=e.get("starts");return{game:"pingouin",rows:r.split("/"),players:s.map(u=>({name:u,...i})),...l?{to_move:tt(l)[0]}:{}}}function Ol(o,e,t){let n=o.players.map(({name:l})=>vn(l,u=>u.startsWith(lo))),r=To(e,{starts:o.toMove??0,seats:n.length},null),s=o.toMove?[`starts: ${n[o.toMove]}`]:[],i=`${[...["game: pingouin",`players: ${n.join(", ")}`,...s,"rows:",...Lt(o)],...r].join(`
`)}
`;return t(i)?i:`${[`deal: ${nr(o)}`,...r].join(`
`)}
`}var Kp="1".repeat(30)+"2".repeat(20)+"3".repeat(10),Ct={name:"pingouin",title:"Pingouin",roundWord:"game",amount:o=>d("board-fish",{fish:o}),isLine:o=>o.startsWith(lo),fromLine:rr,line:nr,fromDocument:Tl,document:sr,boardHeader:"rows",recordKeys:["date"],documentFromText:Pl,recordText([o]){let e=Ro(Ct,o);return Ol(o.position,e,t=>wn(Ct,t,o))},names:({players:o})=>o.map(({name:e})=>e),toMove:({toMove:o})=>o,over:({toMove:o})=>o===null,moves:Ke,after:Xo,readMove(o,e,t){let n=e.trim().toLowerCase(),r=n.split("-"),s=r.map(ht).filter(i=>i!==void 0);if(r.length>2||s.length<r.length){let i="expected two tiles such as c4-c7, or one to place a penguin on, such as c4";throw new g(t,`${T(e)} is not a move: ${i}`)}if(Ke(o).includes(n))return n;let a=C(o.players[o.toMove].name);throw new g(t,`${n} by ${a} is not legal: ${Ps(o,s,a)}`)},deal(o,e){let t=[...new Ne(o).shuffle(Kp)].map(Number),n=Array.from({length:e},(r,s)=>({name:V[s],fish:0,tiles:0,toPlace:Rt[e],penguins:[]}));return pt(t,n,0)}};function Ps(o,e,t){let{ice:n,players:r,toMove:s}=o,a=_e(r),i=e[e.length-1],l=e.length>1?e[0]:null,u=_(i);if(ie(o))return l!==null?`penguins are being placed; name the tile alone, as in ${u}`:a.has(i)?`a penguin stands on ${u}`:n[i]?`${u} has ${n[i]} fish; penguins are placed on one`:`${u} is a hole`;if(l===null)return"all penguins are placed; a move names the tile left and the tile reached";if(!r[s].penguins.includes(l))return`no penguin of ${t} stands on ${_(l)}`;let c=Zo[l].find(h=>h.includes(i));if(!c)return`${u} does not lie in a straight line from ${_(l)}`;let p=c.find(h=>!n[h]||a.has(h))??i;return n[p]?`a penguin stands on ${_(p)}`:`${_(p)} is a hole`}var co=3,Cl=ae.map(o=>Zo[o].flatMap(e=>e.slice(0,1)));function Ml(o,e){let t=Ke(o);if(t.length===1)return{kind:"only move"};let n=t.filter(s=>s!==e).map(s=>new ir(o,s)),[r]=Zp(new ir(o,e),n);return r??{kind:"none"}}var ir=class{before;move;seat;after;end;constructor(e,t){this.before=e,this.move=t,this.seat=e.toMove,this.after=Xo(e,t),this.end=qo(t.slice(-2))}get rivals(){let{players:e}=this.before;return[...e.keys()].filter(t=>t!==this.seat&&e[t].penguins.length)}cutOff(e){return Al(this.before,this.after,e,this.seat)}get alone(){return Nl(this.after).filter(({seats:e})=>e.size===1&&e.has(this.seat)).flatMap(({tiles:e})=>e)}get nearer(){let e=this.after.players.map(({penguins:r})=>th(this.after,r)),t=e.filter((r,s)=>s!==this.seat),n=([r,s])=>t.every(a=>s<(a.get(r)??1/0));return[...e[this.seat]].filter(n).length}get withinASlide(){return Qo(this.after.ice,_e(this.after.players),this.end)}};function*Zp(o,e){let{before:t,move:n,end:r}=o,s=ie(t);if(s){let u=o.withinASlide,c=uo(t,u),[p,h]=ar(e.map(f=>uo(t,f.withinASlide)));c>=h&&c>p&&(yield{kind:"within a slide",tiles:u.length,fish:c})}else{yield*Qp(o,e),yield*Xp(o,e),yield*eh(o);let{alone:u}=o,c=uo(t,u),[p,h]=ar(e.map(v=>uo(t,v.alone)));c>=h&&c-p>=co&&(yield{kind:"alone",tiles:u.length,fish:c});let f=qo(n.slice(0,2)),y=t.players[o.seat].penguins.map(v=>Rs(t,v).length);Rs(t,f).length===1&&y.some(v=>v>1)&&(yield{kind:"last way out",tile:f})}let{nearer:a}=o,[i,l]=ar(e.map(u=>u.nearer));if(a>=l&&a-i>=co&&(yield{kind:"nearer",tiles:a,free:ae.filter(Ul(o.after)).length}),!s){let u=t.ice[r],[c,p]=ar(e.map(h=>t.ice[h.end]));u>=p&&u>c&&(yield{kind:"most fish",fish:u})}}function*Qp(o,e){let t=(i,l)=>uo(o.before,i.cutOff(l)),n=o.rivals.map(i=>({seat:i,fish:t(o,i)})),r=Math.max(0,...n.map(({fish:i})=>i)),s=n.find(({fish:i})=>i===r);if(!s||r<co)return;let{seat:a}=s;e.some(i=>t(i,a)<r)&&(yield{kind:"cuts off",seat:a,tiles:o.cutOff(a).length,fish:r})}function*Xp(o,e){for(let t of o.rivals)for(let n of o.before.players[t].penguins){let r=Rs(o.before,n),s=({end:a})=>r.every(i=>i===a);r.length&&s(o)&&!e.every(s)&&(yield{kind:"walls in",seat:t,tile:n})}}function*eh({before:o,after:e,seat:t,rivals:n}){for(let r of n){let{move:s,fish:a}=Rl(o,r,t);if(a<co)continue;let i=Rl(e,r,t).fish;a-i>=co&&i<co&&(yield{kind:"answers a threat",seat:r,fish:a,move:s})}}function Rl(o,e,t){let n={move:"",fish:0},{ice:r,players:s}=o;if(!s[e].penguins.length||!s[t].penguins.length)return n;let a=o.toMove===e?o:pt(r,s,e);if(a.toMove!==e||ie(a))return n;for(let i of Ke(a)){let l=uo(a,Al(a,Xo(a,i),t,e));l>n.fish&&(n={move:i,fish:l})}return n}function Al(o,e,t,n){let r=Os(e,t),s=Os(e,n);return[...Os(o,t)].filter(a=>!r.has(a)&&s.has(a))}function Os(o,e){return new Set(Nl(o).filter(({seats:t})=>t.has(e)).flatMap(({tiles:t})=>t))}function Nl(o){let e=El.get(o);if(e)return e;let t=new Map(o.players.flatMap(({penguins:s},a)=>s.map(i=>[i,a]))),n=new Set(ae.filter(s=>o.ice[s]&&!t.has(s))),r=[];for(let s of n){let a=[s],i=new Set;n.delete(s);for(let l of a)for(let u of Cl[l]){let c=t.get(u);c!==void 0?i.add(c):n.delete(u)&&a.push(u)}r.push({tiles:a,seats:i})}return El.set(o,r),r}var El=new WeakMap;function th({ice:o,players:e},t){let n=_e(e),r=new Map,s=t;for(let a=1;s.length;a+=1){s=[...new Set(s.flatMap(l=>Qo(o,n,l)))].filter(l=>!r.has(l));for(let l of s)r.set(l,a)}return r}function Ul(o){let e=_e(o.players);return t=>o.ice[t]>0&&!e.has(t)}function Rs(o,e){return Cl[e].filter(Ul(o))}function uo({ice:o},e){return e.reduce((t,n)=>t+o[n],0)}function ar(o){return[Math.min(...o),Math.max(...o)]}function Il(o,e){let t=o.players.map(({name:r})=>r),n=t[o.toMove];switch(e.kind){case"only move":return"It is the only legal move.";case"cuts off":return`It cuts ${tn(t[e.seat])} off from ${nh(e)}.`;case"walls in":return`It walls in ${oh(t[e.seat])} on ${_(e.tile)}, which can never move again.`;case"answers a threat":{let r=t[e.seat];return`${`${r} ${Er(r,"was","were")} threatening ${e.move}`}, which would have cut ${tn(n)} off from ${e.fish} fish.`}case"alone":return`It keeps ${Ll(e)} for ${tn(n)} alone.`;case"last way out":return`The penguin on ${_(e.tile)} had only one way out.`;case"nearer":return`Afterwards, ${`${tn(n)} ${Er(n,"is","are")} nearer than ${rh(o)}`} to ${e.tiles} of the ${e.free} free tiles; no other move does better.`;case"within a slide":return`From there, ${Ll(e)} are one slide away; no other place reaches more fish.`;case"most fish":return`It goes to a tile with ${e.fish} fish; no other move gets more at once.`;case"none":return""}}function tn(o){return o===X?"you":o}function oh(o){return o===X?"your penguin":`${o}'s penguin`}function nh({tiles:o,fish:e}){return`${e} fish on ${ke(o,"tile")}`}function Ll({tiles:o,fish:e}){return`${ke(o,"tile")} with ${e} fish`}function rh({players:o,toMove:e}){let t=o.filter(({penguins:n},r)=>r!==e&&n.length);return t.length===1?tn(t[0].name):"anybody else"}var Bl=W.length,sh={most:3e4,milliseconds:200},Fl=100,we={wants:"most",firstSlice:2**12,mostPositions:2**22,alsoFromAbove:!1,reviewsWhileProved:!0,bounds(o,e){let t=Et(o,e),{penguins:n,toPlace:r}=o.players[e],s=o.toMove===null||!n.length&&!r;return{low:t,high:t+(s?0:kl(o))}},marginBounds(o){let[e,t]=[0,1].map(n=>we.bounds(o,n));return{low:e.low-t.high,high:e.high-t.low}},countTaken({players:o},e,t){return e==="margin"?o[0].fish-o[1].fish:o[t].fish},pack({ice:o,players:e,toMove:t}){let n=e.flatMap(r=>ne(r.penguins,Ge,An));return me("pingouinPosition",{players:e.length,toMove:t??0,fish:o,toPlace:ne(e.map(({toPlace:r})=>r),Bl),penguins:ne(n,Bl*Ge,An)})},moveText(o){let[e,t]=Qt(o);return e===An?_(t):`${_(e)}-${_(t)}`},opinions:{request:o=>({work:"suggest",bytes:we.pack(o),...sh}),read(o,{moves:e,line:t,proved:n}){let{players:r,toMove:s}=o,[a,i]=r.map(({fish:u})=>u);return{moves:e.map(({move:u,kind:c,margin:p,fish:h})=>{let f=a-i+p/Fl;return{move:we.moveText(u),lead:r.length>2?null:s===0?f:-f,points:r.map((y,v)=>y.fish+h[v]/Fl),proved:c==="proved"}}),line:t.map(u=>we.moveText(u)),proved:n}}}};var lr=[{mode:"beginner",strength:"beginner",words:"board-level-pingouin-beginner",most:1,milliseconds:1/0,slack:3},{mode:"club",strength:"club",words:"board-level-pingouin-club",most:500,milliseconds:1/0,slack:0},{mode:"strong",strength:"strong",words:"board-level-pingouin-strong",most:2**20,milliseconds:300,slack:0},{mode:"strongest",strength:"strongest",words:"board-level-pingouin-strongest",most:2**24,milliseconds:1e3,slack:0}],Gl=lr[lr.length-1],_l={levels:lr,hidesHands:!1,async hint(o,e,{position:t}){let n=await jl(o,t,Gl),{move:r}=n.moves[0],s=Il(t,Ml(t,r));return{move:r,text:[lh(t,n),s].filter(Boolean).join(" ")}},async move(o,e,t,{position:n}){let r=ah(o);return ih(n,await jl(e,n,r),r.slack)}};function ah(o){return lr.find(e=>e.mode===o)??Gl}async function jl(o,e,{most:t,milliseconds:n}){let r=we.pack(e),{suggestion:s}=await o.ask({work:"suggest",bytes:r,most:t,milliseconds:n});return we.opinions.read(e,s)}function ih(o,{moves:e},t){let n=o.toMove,r=({lead:i,points:l})=>i??l[n];if(!t)return e[0].move;let s=Math.max(...e.map(r)),a=e.filter(i=>r(i)>=s-t);return a[new Ne(gn(we.pack(o))).below(a.length)].move}function lh({players:o,toMove:e},{moves:t,proved:n}){let[{move:r,lead:s,points:a,proved:i}]=t,l=e,u=o[l].name,c=i&&n?"yes":"no";if(s===null){let f={move:r,player:u,fish:Math.round(a[l])};return i?d("board-hint-fish",{...f,best:c}):d("board-hint-likely-fish",f)}let p=s<0?o[1-l].name:u,h={move:r,player:p,fish:Math.round(Math.abs(s))};return(i?s===0:Math.round(s)===0)?d("board-hint-level",{move:r,best:c,proved:i?"yes":"no"}):i?d("board-hint-lead",{...h,best:c}):d("board-hint-likely-lead",h)}var uh={worth:null,likely:null,reached:!1,own:!1,chosen:!1,fresh:!1,left:!1,from:null,hinted:!1},dh=new Map([["left",[0,-1]],["right",[0,1]],["up",[-1,0]],["down",[1,0]]]),ur=class{callbacks;home;buttons;position=null;mayMove=!1;chosen=null;current=0;constructor(e){this.callbacks=e,this.home=Eo(m("board"),".cells"),m("board").classList.add("on-floe"),this.buttons=ae.map(t=>{let n=b("button",{type:"button","data-place":_(t)});return Ue(n,{"--x":er(t),"--row":ve[t].row}),n.addEventListener("click",()=>{e.tapped(_(t))||this.press(t)}),n.addEventListener("focus",()=>this.makeCurrent(t)),n}),this.home.replaceChildren(...this.buttons),Hn(8,6),this.makeCurrent(0)}show({position:e,last:t,study:n,mayMove:r,hint:s}){this.position=e,this.mayMove=r;let a=e.toMove===null?null:e.players[e.toMove];this.chosen!==null&&(!r||!a?.penguins.includes(this.chosen))&&(this.chosen=null);let i=r?Ke(e):[],l=ie(e),u=l||this.chosen===null?"":`${_(this.chosen)}-`,[c,p=c]=t.split("-");for(let h of ae){let f=_(h),y=!l&&r&&(a?.penguins.includes(h)??!1),v=l||u!=="",S=O=>v?O===u+f:y&&O.startsWith(`${f}-`),w=n&&hh(n,S);this.update(e,h,{worth:w,likely:n&&!w?mh(n,S):null,reached:v&&i.includes(u+f),own:y,chosen:h===this.chosen,fresh:f===p,left:f===c&&c!==p,from:f===p&&c!==p?ch(p,c):null,hinted:s.split("-").includes(f)})}m("tray-title").textContent=a?l?d("board-places-penguin",{player:a.name,penguins:a.toPlace}):d("board-player-to-move",{player:P(a.name)}):d("board-game-over"),M(m("stacks"),[],()=>[])}showDraft(e){this.position=e;for(let t of ae)this.update(e,t,uh)}update(e,t,n){let{worth:r,likely:s,reached:a,chosen:i,fresh:l,left:u,from:c,hinted:p}=n,{ice:h}=e,f=tr(e,t),y=this.buttons[t],v=JSON.stringify([h[t],f,n]);if(y.dataset.state===v)return;y.dataset.state=v;let S=["tile",!h[t]&&"hole",a&&"reached",i&&"chosen",l&&"fresh",u&&"left",p&&"target"],w=c!==null&&f>=0&&!y.classList.contains("fresh");y.className=S.filter(Boolean).join(" ");let O=Array.from({length:h[t]},()=>I("svg",{class:"fish",viewBox:"0 0 20 12","aria-hidden":"true"},I("use",{href:"#fish"}))),L=[b("span",{class:"place"},_(t))];if(f>=0?L.push(po(f),b("span",{class:"below"},`${h[t]}`)):h[t]&&L.push(b("span",{class:"shoal"},...O)),r&&L.push(b("span",{class:"worths"},so(r.bounds,r))),s&&L.push(b("span",{class:"worths"},qn(s))),y.replaceChildren(b("span",{class:"hex"},...He(L))),w){let Y=po(f);Y.querySelector("text")?.remove(),Y.classList.add("slider"),Ue(Y,{"--from-x":c[0],"--from-y":c[1]}),y.prepend(Y)}_t(y,ph(e,t,n))}press(e){let{position:t}=this,n=t?.toMove??null;if(!t||n===null||!this.mayMove)return;let r=t.players[n];if(!ie(t)&&r.penguins.includes(e)){this.chosen=this.chosen===e?null:e,this.callbacks.redraw();return}if(!ie(t)&&this.chosen===null){this.callbacks.say(d("board-choose-penguin-first",{player:r.name}),"refused");return}let s=ie(t)||this.chosen===null?[e]:[this.chosen,e],a=s.map(_).join("-");Ke(t).includes(a)?(this.chosen=null,this.callbacks.played(a)):this.callbacks.say(`${Ze(Ps(t,s,r.name))}.`,"refused")}makeCurrent(e){this.current=e;for(let[t,n]of this.buttons.entries())n.tabIndex=t===e?0:-1}act(e,t){let n=dh.get(t);if(e!=="go"||!n)return;if(!this.home.contains(document.activeElement)){this.buttons[this.current].focus();return}let{row:r,column:s}=ve[this.current],[a,i]=n,l=Ko(r+a)-1,u=ht(j(r+a,Math.min(s+i,l)));u!==void 0&&this.buttons[u].focus()}focusedPlace(){return this.home.contains(document.activeElement)?_(this.current):""}close(){m("board").classList.remove("on-floe"),this.home.replaceChildren()}};function ch(o,e){let[t,n]=[o,e].map(r=>ht(r));return[er(n)-er(t),.87*(ve[n].row-ve[t].row)]}function ph(o,e,t){let{worth:n,likely:r,reached:s,own:a}=t,{ice:i,players:l}=o;if(!i[e])return[_(e),d("board-tile-hole")].join(", ");let u=[_(e),d("board-fish",{fish:i[e]})],c=tr(o,e);if(c>=0){let p={player:P(l[c].name)};u.push(a?d("board-tile-to-move",p):d("page-tile-penguin-of",p))}return s&&u.push(d("page-tile-reached")),n&&u.push(d("board-tile-worth",{value:Vn(n.bounds,n.best)})),r&&u.push(r.words),u.join(", ")}function hh(o,e){let t=[...o.worth].filter(([r])=>e(r));if(!t.length)return null;let n=Be(t.map(([,r])=>r),we.wants);return B(n)?{bounds:n,best:t.some(([r])=>o.best.includes(r))}:null}function mh({opinion:o,position:e},t){let n=e.toMove,r=({lead:a,points:i})=>a??i[n],s=o?.moves.filter(({move:a})=>t(a))??[];return s.length?Yn(s.reduce((a,i)=>r(i)>r(a)?i:a),n):null}function po(o){let e=I("svg",{class:`penguin penguin-${o}`,viewBox:"0 0 60 70","aria-hidden":"true"});return e.append(I("use",{href:"#penguin",width:60,height:70,class:"body"}),I("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},W[o])),e}var Es=W.length,Dl=["1","2","3","."],dr=class{changed;players=2;names;scores;toPlace;penguins;ice;first;brush;brushes=new Map([...Dl,...W].map(e=>[e,this.brushButton(e)]));rowsOfSeats=[];constructor(e){this.changed=e,this.clear()}clear(){this.names=[...V],this.scores=Array.from({length:Es},()=>({fish:0,tiles:0})),this.toPlace=Array.from({length:Es},()=>Rt[this.players]),this.penguins=Array.from({length:Es},()=>[]),this.ice=ae.map(()=>1),this.first=0,this.brush="2"}setPlayers(e){this.players=e,this.first=Math.min(this.first,e-1),this.penguins=this.penguins.map((t,n)=>n<e?t:[]),this.toPlace=this.penguins.map(t=>t.length?0:Rt[e])}take({ice:e,players:t,toMove:n}){this.players=t.length,this.clear(),this.ice=e;for(let[r,{name:s,fish:a,tiles:i,toPlace:l,penguins:u}]of t.entries())this.names[r]=s,this.scores[r]={fish:a,tiles:i},this.toPlace[r]=l,this.penguins[r]=u;this.first=n??0}deal(e){let{names:t}=this;this.take(Ct.deal(e,this.players)),this.names=t}draft(){let e=Array.from({length:this.players},(t,n)=>({name:this.names[n],...this.scores[n],toPlace:this.toPlace[n],penguins:this.penguins[n]}));return{ice:this.ice,players:e,toMove:this.first}}position(){let e=this.draft();return or(Lt(e),e.players,this.first)}begin({before:e}){this.take(e)}remark(){return""}whyNotStart(){return this.position().toMove!==null?"":d("board-setup-nobody-moves")}act(){}keep(){let{players:e,names:t,scores:n,toPlace:r,penguins:s,ice:a,first:i}=this;return{players:e,names:t,scores:n,toPlace:r,penguins:s,ice:a,first:i}}load(e){let n=E(e,"",["players","names","scores","toPlace","penguins","ice","first"],[]);this.setPlayers($(n.players,"whole","players")),this.clear(),this.names=G(n.names,"names"),Object.assign(this,{scores:$(n.scores,"list","scores"),toPlace:$(n.toPlace,"list","toPlace"),penguins:$(n.penguins,"list","penguins"),ice:$(n.ice,"list","ice")}),this.first=$(n.first,"whole","first")}ownFields(){return[]}stacks(){let e=Array.from({length:this.players},(t,n)=>W[n]);return[...Dl,...e].map(t=>{let n=this.brushes.get(t),r=W.indexOf(t),s=r>=0?d("board-brush-penguin",{letter:t,player:P(this.names[r])}):t==="."?d("board-tile-hole"):d("board-fish",{fish:Number(t)});return n.setAttribute("aria-label",s),n.setAttribute("aria-pressed",String(this.brush===t)),n})}brushButton(e){let t=W.indexOf(e),n=t>=0?po(t):b("span",{},e==="."?d("board-tile-hole"):e),s=b("button",{type:"button",class:"small brush","data-brush":e},n);return s.addEventListener("click",()=>{this.brush=e,this.changed()}),s}seats(){return Array.from({length:this.players},(e,t)=>{let{home:n,name:r,place:s}=this.rowsOfSeats[t]??=this.seatRow(t);return Ve(r,this.names[t]),Ve(s,`${this.toPlace[t]}`),s.setAttribute("aria-label",d("board-to-place-of",{player:P(this.names[t])})),n})}seatRow(e){let t=Zn(this.toPlace[e],{max:Ge},s=>{this.toPlace[e]=s,this.changed()}),n=dt(e,this.names[e],s=>{this.names[e]=s,this.changed()}),r=b("span",{class:"seat-count"},b("label",{},`${d("board-to-place")} `,t));return{home:b("li",{class:"hand"},n,r),name:n,place:t}}press(e){let t=ht(e);if(t===void 0)return"";let n=W.indexOf(this.brush),r=this.penguins.findIndex(s=>s.includes(t));if(this.penguins=this.penguins.map(s=>s.filter(a=>a!==t)),n<0)this.ice=this.ice.with(t,this.brush==="."?0:Number(this.brush));else if(this.ice[t])r!==n&&(this.penguins[n]=Vo([...this.penguins[n],t]),this.toPlace[n]=Math.min(this.toPlace[n],Math.max(0,Ge-this.penguins[n].length)));else return d("board-penguin-needs-tile");return this.changed(),""}};function Hl(o,e){let{position:t}=o[o.length-1],{players:n,toMove:r}=t,s=Et(t,e),a=C(n[e].name);if(r!==null)return{text:`${a===X?"The":`${a}, the`} game is not finished; you have ${s} fish so far.`,amount:s,place:null,perfect:!1,won:!1};let i=n.map(({tiles:y,penguins:v},S)=>[Et(t,S),y+v.length]),{place:l,level:u,won:c}=_n(i,e),p=u.map(y=>C(n[y].name));return{text:`${a===X?"You":`${a}, you`} ${Gn(l,p,n.length)} with ${s} fish.`,amount:s,place:l,perfect:!1,won:c}}var ho=34;function cr(...o){let e=ho*5,t=ho*(.87*(o.length-1)+1.16),n=I("svg",{class:"figure floe-figure",viewBox:`0 0 ${e} ${t}`});for(let[r,s]of o.entries()){let a=[...s.matchAll(/([.123])([A-D])?(\*)?/g)];for(let[i,[,l,u,c]]of a.entries()){if(l===".")continue;let p=ho*(i+.5+r%2/2),h=ho*(.58+.87*r);n.append(fh(p,h,c!==void 0)),u?n.append(...bh(p,h,W.indexOf(u))):n.append(...gh(p,h,Number(l)))}}return n}function fh(o,e,t){let n=[0,1,2,3,4,5].map(r=>{let s=Math.PI/3*r+Math.PI/6;return`${(o+ho*.55*Math.cos(s)).toFixed(1)},${(e+ho*.55*Math.sin(s)).toFixed(1)}`});return I("polygon",{points:n.join(" "),class:t?"ice reached-ice":"ice"})}function gh(o,e,t){return Array.from({length:t},(n,r)=>I("use",{href:"#fish",class:"figure-fish",x:o-6.5,y:e-4+(r-(t-1)/2)*8,width:13,height:8}))}function bh(o,e,t){let n=I("use",{href:"#penguin",x:o-11,y:e-13,width:22,height:26}),r=I("text",{x:o,y:e+8,class:"figure-letter"},W[t]);return[I("g",{class:`penguin-${t} figure-penguin`},n,r)]}function zl(){return[Pe(d("board-rules-pingouin-place"),cr("1A23","121B1","1321"),d("board-rules-pingouin-place-picture"),d("board-rules-pingouin-place-text")),Pe(d("board-rules-pingouin-slide"),cr("1A2*1*3*","2121","1B132"),d("board-rules-pingouin-slide-picture"),d("board-rules-pingouin-slide-text")),Pe(d("board-rules-party-out"),cr(".1B.","1A1B",".1B."),d("board-rules-pingouin-out-picture"),d("board-rules-pingouin-out-text")),Pe(d("board-rules-pingouin-win"),cr("32","23"),d("board-rules-pingouin-win-picture"),d("board-rules-pingouin-win-text"))]}var Ls={table:o=>new ur(o),marksAfter:()=>null,handPicture(o,e){let{fish:t,tiles:n,toPlace:r,penguins:s}=o.players[e],a=[d("board-fish",{fish:t}),d("board-tile-count",{tiles:n}),r?d("board-penguins-to-place",{penguins:r}):"",d("board-on-the-floe",{penguins:s.length})];return b("span",{class:"chips holds"},po(e),a.filter(Boolean).join(", "))},standing(o,e){let{toPlace:t,penguins:n}=o.players[e];return o.toMove===e?"to move":n.length||t?"":"out"},standingText(o,e){let t=Ls.standing(o,e);return t&&d("page-standing",{standing:t.replace(" ","-")})},movePicture:()=>null,movePlace:(o,e)=>{let[t,n]=e.split("-");return n?d("page-move-slide",{from:t,to:n}):e},moveWords:(o,e)=>{let[t,n]=e.split("-");return n?d("board-move-slide",{from:t,to:n}):d("board-move-penguin",{place:e})},about:"board-pingouin-about",writeWords:"board-pingouin-write",moreWords:"board-pingouin-more",rulesPages:zl,tips:[{id:"pingouin-place",text:"board-pingouin-tip-place",applies:ie},{id:"pingouin-slide",text:"board-pingouin-tip-slide",applies:o=>!ie(o)}],help:["board-pingouin-help-move","board-pingouin-help-estimates","board-pingouin-help-setup"],footer:"board-pingouin-footer",invitation:"board-pingouin-invitation",rulesLine:({players:o})=>d("board-player-count",{players:o.length}),marginText(o,e,t){return o?d("board-margin",{player:o>0?e:t,unit:"fish",amount:Math.abs(o)}):d("board-margin-even",{first:P(e),second:P(t)})},resultOf:Hl,alikeKey:o=>JSON.stringify(o),resultText(o){let{players:e}=o,t=e.map(({tiles:i,penguins:l},u)=>({fish:Et(o,u),tiles:i+l.length})),n=[...t].sort((i,l)=>l.fish-i.fish||l.tiles-i.tiles)[0],r=e.filter((i,l)=>t[l].fish===n.fish&&t[l].tiles===n.tiles),s=e.map(({name:i},l)=>`${P(i)} ${t[l].fish}`),a=t.filter(({fish:i})=>i===n.fish).length>r.length;return d("board-pingouin-result",{...Nt(r.map(({name:i})=>i)),fish:s.join(", "),tiles:a?n.tiles:0})}};var Jl={...Ct,...we,...Ls,..._l,playerNumbers:[2,3,4],usualPlayers:2,options:()=>({fields:()=>[],keep:()=>null,load:()=>{}}),newDeal(o,e){let t=Ct.deal(o,e.length);return{...t,players:t.players.map((n,r)=>({...n,name:e[r]}))}},setup:o=>new dr(o)};var te=[Ts,Jl];function Wl(o,e,t){let{study:n,rating:r,yardstick:s,backs:a,engines:i}=t,l=o.names(e),u=JSON.stringify([n?.sure,n?.opinion?.moves[0].points,s,r?.selfishNow]);M(m("hands"),[e,u,i.join(),[...a].join()],()=>l.map((c,p)=>{let h=o.standing(e,p),f=i[p];return b("li",{class:["hand",h.replace(" ","-"),f&&"engine"].filter(Boolean).join(" "),"data-seat":p},b("span",{class:`name seat-${p}`},P(c)),b("span",{class:"standing"},[f,o.standingText(e,p)].filter(Boolean).join(" · ")),o.handPicture(e,p,a.has(p)),...yh(o,t,p,c))}))}function yh(o,{study:e,rating:t,yardstick:n},r,s){if(!e)return[];if(n==="worst case")return ll(o,e,r,s);let a=n==="expected"?void 0:t?.selfishNow?.at(r);return a===void 0?[]:[ul(s,a)]}var pr=class{position;parent;move;children=[];next=null;depth;marks;constructor(e,t,n=null,r=""){this.position=t,this.parent=n,this.move=r,this.depth=n?n.depth+1:0,this.marks=e.marksAfter(n?.marks??null,r)}},mo=class o{game;first;here;constructor(e,t,n=[]){this.game=e,this.first=new pr(e,t),this.here=this.first;for(let r of n)this.play(r)}get position(){return this.here.position}get spots(){let e=this.path;for(let t=this.here.next;t;t=t.next)e.push(t);return e}get path(){return fo(this.here)}get steps(){let{spots:e}=this;return e.slice(1).map((t,n)=>({from:e[n],to:t}))}get moves(){return this.steps.map(({to:e})=>e.move)}play(e){let t=this.here.children.find(n=>n.move===e);t||(t=new pr(this.game,this.game.after(this.position,e),this.here,e),this.here.children.push(t)),this.here.next=t,this.here=t}back(){this.here.parent&&(this.here=this.here.parent)}go(e){this.here=e;for(let t=e;t.parent;t=t.parent)t.parent.next=t}get round(){return{position:this.first.position,moves:this.moves}}get end(){return this.spots.at(-1).position}record(){return Ur(this.game,this.round)}address(){let e=this.path.slice(1).map(({move:n})=>n),t=this.game.line(this.first.position);return e.length?`${t};${e.join(",")}`:t}keep(){return{start:this.game.line(this.first.position),here:this.path.slice(1).map(({move:e})=>e),tree:Yl(this.first)}}static from(e,t){let n=E(t,"",["start","here","tree"],[]),r=new o(e,e.fromLine($(n.start,"string","start")));r.grow(n.tree),r.here=r.first;for(let s of G(n.here,"here"))r.play(r.readKept(s));return r}grow(e){let t=this.here,n=E(e,"tree",["moves","next"],[]),r=$(n.moves,"list","moves");for(let s of r){let[a,i]=$(s,"list","moves");this.play(this.readKept($(a,"string","move"))),this.grow(i),this.here=t}t.next=t.children.at($(n.next,"whole","next"))??null}readKept(e){if(this.game.over(this.position))throw new g("","it was over before");return this.game.readMove(this.position,e,"")}};function fo(o){return o.parent?[...fo(o.parent),o]:[o]}function Yl({children:o,next:e}){return{moves:o.map(t=>[t.move,Yl(t)]),next:e?o.indexOf(e):o.length}}function ql(o,e=null){return o.filter(go).filter(t=>e===null||t.seat===e)}function go(o){let e=o.verdict?.grade??null;return e!==null&&!Te(e)}function Cs(o,e,t){return`${t} (${o.moveWords(e,t)})`}var on=class o{game;mistakes;index=0;solved=!1;found=0;constructor(e,t){this.game=e,this.mistakes=t}get mistake(){return this.mistakes[this.index]}get said(){return this.solved?this.answer():this.task}get progress(){return d("page-menu-place",{number:this.index+1,all:this.mistakes.length})}get isLast(){return this.index===this.mistakes.length-1}get name(){return this.game.names(this.mistake.from.position)[this.mistake.seat]}get task(){let{spot:e,from:t,verdict:n}=this.mistake,r=Cs(this.game,t.position,e.move),s={number:e.depth,player:this.name,move:r,grade:n.grade};return{text:d("board-learn-task",s),tone:"hint"}}tried(e,t){let{game:n,name:r}=this,{spot:s,from:a}=this.mistake;if(e===s.move)return{text:d("board-learn-played",{move:e}),tone:"wrong"};if(!t)return{text:d("board-learn-not-judged",{move:e}),tone:""};let i=Cs(n,a.position,e);if(!Te(t.grade))return{text:d("board-learn-not",{move:i,...Jn(n,t)}),tone:"wrong"};this.solved||(this.found+=1),this.solved=!0;let l=ro(n,r,t,t.result,i);return{text:`${d("board-learn-right",{outcome:l})} ${this.contrast}`,tone:"right"}}answer(){this.solved=!0;let{game:e,name:t}=this,{from:n,verdict:r}=this.mistake,[s,...a]=r.better,i=Cs(e,n.position,s),l=d("board-learn-more",{moves:a.length-4}),u=a.length>5?[...a.slice(0,4),l]:a,c=a.length?` ${d("board-learn-as-good",{moves:ce(u)})}`:"",p=ro(e,t,r,r.best,i);return{text:`${d("board-learn-better",{outcome:p})} ${this.contrast}${c}`,tone:"hint"}}get contrast(){let{spot:e,verdict:t}=this.mistake;return ro(this.game,this.name,t,t.result,e.move)}next(){return this.isLast?!1:(this.index+=1,this.solved=!1,!0)}keep(){let{index:e,solved:t,found:n}=this;return{mistakes:this.mistakes.map(({spot:s,verdict:a})=>({path:fo(s).map(({move:i})=>i),verdict:a})),index:e,solved:t,found:n}}static from({game:e,first:t},n){let r=E(n,"learning",["mistakes","index","solved","found"],[]),s=$(r.mistakes,"list","mistakes").map(i=>{let{path:l,verdict:u}=E(i,"mistakes",["path","verdict"],[]),[,...c]=G(l,"path"),p=c.reduce((f,y)=>f.children.find(v=>v.move===y)??f,t);if(!p.parent)throw new g("path","leads nowhere");let h=e.toMove(p.parent.position);return{from:p.parent,spot:p,seat:h,verdict:u}}),a=new o(e,s);if(a.index=$(r.index,"whole","index"),!(a.index in s))throw new g("index","is too large");return a.solved=$(r.solved,"boolean","solved"),a.found=$(r.found,"whole","found"),a}get summary(){let e=this.mistakes.length;return d("board-learn-summary",{found:this.found,all:e})}};function Vl(o,e){if(m("learning").hidden=o===null,!o)return;m("learning-progress").textContent=o.progress;let t=m("learning-answer",HTMLButtonElement);t.hidden=o.solved,t.onclick=()=>e.answered();let n=m("learning-next",HTMLButtonElement);n.textContent=o.isLast?d("board-learn-finish"):o.solved?d("board-learn-next"):d("board-learn-skip"),n.classList.toggle("action",o.solved),n.classList.toggle("small",!o.solved),n.onclick=()=>e.wentOn(),m("learning-leave").onclick=()=>e.left()}var vh=["play","write","hands","analyse"],mt=class o{game;origin;whole;lines;current;constructor(e,t,n,r){this.game=e,this.origin=t,this.lines=n,this.whole=r&&e.rounds!==void 0,this.current=n.length-1}static of({game:e,position:t,moves:n,earlier:r},s){let i=[...r??[],{position:t,moves:n}].map(u=>new mo(e,u.position,u.moves));if(r)return new o(e,"write",i,!0);let l=e.rounds?.totals(t).every(u=>u===0)??!1;return new o(e,s,i,s!=="analyse"&&l)}get line(){return this.lines[this.current]}get next(){let{rounds:e}=this.game,t=this.lines.map(({end:n})=>n);return!this.whole||!e||!t.every(n=>this.game.over(n))||!e.goesOn(t)?null:{before:t.at(-1),totals:e.totals(t.at(-1)),starter:e.starter(this.lines[0].first.position,t.length),number:t.length+1}}get finished(){return this.whole&&this.next===null&&this.lines.every(({end:e})=>this.game.over(e))}add({position:e,moves:t}){this.lines.push(new mo(this.game,e,t)),this.current=this.lines.length-1}record(){let e=this.lines.map(({round:t})=>t);return e.length>1?Ga(this.game,e):this.line.record()}text(){let e=this.lines.map(({round:t})=>t);return this.game.recordText(e,e.length>1)}keep(){let{game:e,origin:t,whole:n,lines:r,current:s}=this;return{game:e.name,origin:t,whole:n,lines:r.map(a=>a.keep()),current:s}}static from(e,t){let n=E(t,"",["game","origin","whole","lines","current"],[]),r=e.find(({name:c})=>c===n.game),s=vh.find(c=>c===n.origin),a=$(n.lines,"list","lines"),i=$(n.current,"whole","current");if(!r||!s||!(i in a))throw new g("","nothing that was kept");let l=$(n.whole,"boolean","whole"),u=new o(r,s,a.map(c=>mo.from(r,c)),l);return u.current=i,u}};function Ms(o,e){As(o);let t=m("action",HTMLButtonElement);t.hidden=e===null,e&&(t.textContent=e.text,t.onclick=()=>e.accepted())}function As(o){let e=m("said");e.textContent!==o&&(e.textContent=o),e.scrollHeight>e.clientHeight?e.tabIndex=0:e.removeAttribute("tabindex")}function Zl(o,e,t){let n=u=>{let c=(u.parent?.children??[]).filter(h=>h!==u),p=[Kl(o,u,t,{cost:e.get(u)??0}),...c.map(h=>Kl(o,h,t,{aside:!0}))];return b("li",{},...p)},{spots:r}=o,s=r.flatMap(u=>[u,e.get(u),...u.parent?.children??[]]),a=m("moves"),i=a.contains(document.activeElement);M(a,[o.here,...s],()=>r.map(n));let l=a.querySelector("[aria-current]");i&&!a.contains(document.activeElement)&&l?.focus(),l&&wh(a,l)}function wh(o,e){let[t,n]=[o,e].map(r=>r.getBoundingClientRect());n.top<t.top?o.scrollTop-=t.top-n.top:n.bottom>t.bottom&&(o.scrollTop+=n.bottom-t.bottom)}function Kl(o,e,t,{cost:n=0,aside:r=!1}){let{game:s}=o,i={type:"button",class:`step${r?" aside":""}${n?" costly":""}`,"data-move":e.depth,"data-code":e.move},l=b("button",i),u=n?`−${n}`:"",c=e.parent?s.toMove(e.parent.position):null;if(e.parent&&c!==null){let p=e.parent.position,h=s.names(p)[c],f=s.movePicture(e.move),y=[b("span",{class:"number"},`${e.depth}`),b("span",{class:"mover"},P(h)),...f?[f]:[],b("span",{class:"to"},s.movePlace(p,e.move)),...n?[b("span",{class:"cost"},u)]:[]];l.append(...He(y));let v=`${l.textContent}: ${s.moveWords(p,e.move)}`,S=[u&&d("board-line-cost",{cost:n}),r&&d("board-another-line")].filter(Boolean);l.setAttribute("aria-label",[v,...S].join(", "))}else l.append(d("board-line-start"));return e===o.here&&l.setAttribute("aria-current","step"),l.addEventListener("click",()=>t(e)),l}function Xl(o,e,t){let n=P(o.names(e)[o.toMove(e)??0]);return d("board-news",{player:n,move:o.moveWords(e,t)})}function eu(o,e,t){return o.names(t).filter((s,a)=>Ql(o,t,a)&&!Ql(o,e,a)).map(s=>d("board-out",{player:s}))}function Ql(o,e,t){return o.standing(e,t)==="out"}var $h=3e3,kh=50,xh=700,Sh={now:()=>performance.now(),sleep:o=>new Promise(e=>setTimeout(e,o))},hr=class{changed;clock;modes=new Map;faceDown=!1;constructor(e,t=Sh){this.changed=e,this.clock=t;let n=m("face-down",HTMLInputElement);n.addEventListener("change",()=>{this.faceDown=n.checked,e()})}clear(){this.modes.clear(),this.faceDown=!1,m("face-down",HTMLInputElement).checked=!1}seat(e,t){this.clear();for(let[n,r]of e.entries())this.modes.set(n,r);this.faceDown=t,m("face-down",HTMLInputElement).checked=t}keep(){return{modes:[...this.modes],faceDown:this.faceDown}}load(e){let t=E(e,"seats",["modes","faceDown"],[]);this.clear();for(let n of $(t.modes,"list","modes")){let[r,s]=$(n,"list","modes");this.modes.set($(r,"whole","seat"),s)}this.faceDown=$(t.faceDown,"boolean","faceDown"),m("face-down",HTMLInputElement).checked=this.faceDown}mode(e){return this.modes.get(e)??"you"}plays(e){return e!==null&&this.mode(e)!=="you"}onlyPerson(e,t){let n=[...e.names(t).keys()].filter(r=>!this.plays(r));return n.length===1?n[0]:null}words(e,t){let n=this.mode(t),r=e.levels.find(s=>s.mode===n);return r?tu(r):""}backs(e,t){if(!this.faceDown||!e.hidesHands||e.over(t))return new Set;let n=e.names(t).keys();return new Set([...n].filter(r=>this.plays(r)))}ask(e,t){let n=[["you",d("board-person")],...e.levels.map(a=>[a.mode,tu(a)])],r=e.names(t).map((a,i)=>Pt(P(a),`seat-${i}`,n,this.mode(i),l=>{this.modes.set(i,l),this.changed()}));m("seating-seats").replaceChildren(...r),m("seating-backs").hidden=!e.hidesHands;let s=e.levels.flatMap(a=>[a.sight?.words??"",a.words]);m("seating-words").textContent=[...new Set(s)].filter(Boolean).map(a=>d(a)).join(" "),m("seating",HTMLDialogElement).showModal()}async move(e,t,n){let{position:r}=n.at(-1),s=this.mode(e.toMove(r)),a=e.levels.find(p=>p.mode===s)??e.levels[0],i=t.study(e,r),l=this.clock.now();if(a.proves)for(t.want(i);!i.best.length&&this.clock.now()<l+$h;)await this.clock.sleep(kh);let u=await t.hold(()=>e.move(a.mode,t,n,i)),c=l+xh-this.clock.now();return c>0&&await this.clock.sleep(c),u}};function tu({strength:o,sight:e}){return d("board-engine",{strength:o,sight:e?e.all?"all":"fair":"none"})}function ou(o,e,t,n){let{game:r}=o,s=({from:N})=>Th(r,N.position)>1,a=t.filter(N=>N.seat===e&&s(N)),i=a.filter(N=>N.verdict!==null),l=i.filter(({verdict:N})=>N.judgedBy!=="likely"),u=i.filter(({verdict:N})=>N.judgedBy==="likely"),c=Ph(l,n),p=c?.verdict.amount??0,h=i.filter(({verdict:N})=>!Jo(N)),f=i.filter(({verdict:N})=>Jo(N)&&!B(N.result)),y=new Set(i.filter(N=>!h.includes(N)&&!f.includes(N))),v=a.filter(N=>!y.has(N)).map(({spot:N})=>N.depth),S=Math.max(0,...v),w=[...y].map(({spot:N})=>N.depth).filter(N=>N>S),O=a.length-i.length,L=a.some(({cost:N,before:ge,after:vo})=>{let k=Math.max(vo.high-ge.low,ge.high-vo.low);return N===null&&k>p}),Y=r.yardsticks!==void 0&&r.names(o.position).length===2,$e=r.yardsticks?O>0||Y&&L:l.length<a.length;return{result:r.resultOf(o.spots,e),decision:c&&Oh(r,c,n),likely:Eh(r,u),provisional:$e,basis:{choices:a.length,estimated:h.length,unjudged:O,bounded:f.length,exactFrom:w.length?Math.min(...w):null},sureAtStart:n.studyOf(o.first.position).sure[e]}}function Th(o,e){let t=o.moves(e).map(n=>o.alikeKey(o.after(e,n)));return new Set(t).size}function Ph(o,e){let t=Math.max(0,...o.map(({verdict:i})=>i.amount)),n=o.filter(({verdict:i})=>t>0&&i.amount===t),r=i=>ru(i,i.spot.move,e)?.behind.mean??0,[s=null,...a]=n;return a.reduce((i,l)=>i&&r(l)>r(i)?l:i,s)}function nu({from:o},e){return e.ratingOf(e.studyOf(o.position))}function ru(o,e,t){return nu(o,t)?.estimates.find(n=>n.move===e)}function Oh(o,e,t){let{spot:n,from:r,seat:s,after:a,verdict:i}=e,l=n.move,u=nu(e,t),c=u?.estimates.map(v=>v.move)??[],p=i.judgedBy==="expected"?c[0]:c.find(v=>i.better.includes(v))??i.better[0],h=v=>v===void 0?null:{low:v,high:v},f=[l,p].map(v=>h(u?.selfish.get(v)?.[s])),y=[l,p].map(v=>ru(e,v,t)?.cardsLeft);return{number:n.depth,move:l,better:p,judgedBy:i.judgedBy==="likely"?"expected":i.judgedBy,grade:i.grade,players:o.names(r.position).length,worst:{played:a,better:t.studyOf(r.position).worth.get(p)},selfish:f[0]&&f[1]&&{played:f[0],better:f[1]},expected:y[0]&&y[1]?{played:y[0],better:y[1]}:null,view:Rh(t.viewOf(r),l,p)}}function Rh(o,e,t){let[n,r]=[e,t].map(s=>o?.find(a=>a.move===s));return!o||!n||!r?null:{advised:o[0].move,means:{played:n.cardsLeft.mean,better:r.cardsLeft.mean},grades:{played:to(ut,n.behind),better:to(ut,r.behind)}}}function Eh(o,e){let t=e.filter(({verdict:l})=>l.amount>0),n=Math.max(...t.map(({verdict:l})=>l.amount)),r=t.find(({verdict:l})=>l.amount===n);if(!r)return null;let{spot:s,from:a,verdict:i}=r;return{number:s.depth,move:s.move,better:i.better[0],grade:i.grade,players:o.names(a.position).length,likely:{played:i.result.low,better:i.best.low}}}function Ns(o,e,t){let{game:n}=o,r=n.wants==="fewest"?bs:Vi,s=e.length?n.names(o.position):[],a=m("paragraphs");M(a,[o,s.join(`
`)],()=>s.map(i=>b("details",{class:"more"},b("summary",{},d("board-what-mattered",{player:P(i)})),b("p",{class:"paragraph"}),b("p",{class:"faint"}))));for(let[i,l]of[...a.querySelectorAll("details")].entries()){if(l.ontoggle=()=>Ns(o,e,t),!l.open)continue;let u=ou(o,i,e,t),[c,p]=l.querySelectorAll("p");su(c,Ki(u,r)),su(p,Zi(u,r))}}function su(o,e){o.textContent!==e&&(o.textContent=e)}var Lh=0n,Us=126,Ch=2e3,Mh=2**18,Ah=48,Nh=1,Uh=5e4,Bs=class{selfish=new Map;selfishNow=null;withinReach;estimates=[];likely=null;done=!1;results;shown=0;constructor(e,t){this.withinReach=t,this.results=new Map(e.map(n=>[n,{cards:[],outlooks:[],outlook:0}]))}get moves(){return this.results.size}get rounds(){return this.results.values().next().value?.cards.length??0}},mr=class{module;openWorker;changed;works=new WeakMap;worker=null;broken=!1;number=0;answered=null;wanted=null;later=[];running=!1;constructor(e,t,n){this.module=e,this.changed=t,this.openWorker=n}rating(e,t){let n=Is(e,t);return n&&this.workOn(n)}workOn({study:e,game:t}){let n=this.works.get(e);if(n)return n;let r=new Bs([...e.worth.keys()],t?.searchesSelfish(e.position)??!1);return r.done=!r.results.size,this.works.set(e,r),r}want(e,t){this.wanted=e&&Is(e,t),this.running||this.run()}wantLater(e,t){this.later=e.flatMap(n=>Is(n,t)??[]),this.running||this.run()}next(){let e=this.wanted?[this.wanted,...this.later]:this.later;return this.broken?void 0:e.find(t=>!this.workOn(t).done)}async run(){this.running=!0;for(let e=this.next();e;e=this.next()){let{study:t,game:n}=e,r=this.workOn(e);n?r.rounds<it?await this.simulate(t,n,r):await this.search(t,r):await this.askEngine(t,r)}this.running=!1}async askEngine(e,t){let n=e.game.opinions,r={most:Uh,milliseconds:1/0},s=await this.ask({...n.request(e.position),...r});!s||!("suggestion"in s)||(t.likely=n.read(e.position,s.suggestion),t.done=!0,this.changed(e))}async simulate(e,t,n){let r=[...n.results.keys()],s=n.rounds,a=s<Us?Us:it,i=Math.min(a-s,Math.max(1,Math.floor(Ch/r.length))),l=r.map(y=>t.moveNumber(y)),u=t.packOpen(e.position),c=await this.ask({work:"sample",bytes:u,moves:l,seed:Lh,first:s,count:i});if(!c||!("samples"in c))return;let{cards:p,outlooks:h}=c.samples;for(let[y,v]of r.entries()){let S=n.results.get(v);for(let w=y;w<p.length;w+=r.length)S.cards.push(p[w]),S.outlooks.push(h[w]),S.outlook+=h[w]}let f=n.rounds===it;n.rounds<Math.max(Us,2*n.shown)&&!f||(n.shown=n.rounds,n.estimates=Fo(n.results),n.done=f&&!n.withinReach,this.changed(e))}async search(e,t){let n=[...t.results.keys()].find(a=>!t.selfish.has(a)),r=n===void 0?e.position:e.game.after(e.position,n),s=e.game.pack(r);for(let a=0;a<Ah;a+=1){let i=await this.ask({work:"selfish",bytes:s,most:Mh});if(!i||!("selfish"in i))return;if(i.selfish){n===void 0?(t.selfishNow=i.selfish,t.done=!0):t.selfish.set(n,i.selfish),this.changed(e);return}if(this.next()?.study!==e)return}t.withinReach=!1,t.done=!0,this.changed(e)}ask(e){this.worker??=this.begin(),this.number+=1;let{worker:t,number:n}=this;return new Promise(r=>{this.answered=r,t.postMessage({id:n,...e})})}begin(){let e=this.openWorker();return e.onmessage=({data:t})=>this.hear(t),e.onerror=t=>{t.preventDefault(),this.fail()},e.postMessage({open:this.module,mebibytes:Nh}),e}hear(e){"failed"in e?this.fail():("samples"in e||"selfish"in e||"suggestion"in e)&&e.id===this.number&&this.answer(e)}fail(){if(this.broken=!0,this.worker?.terminate(),this.answer(null),!this.wanted)return;let e=this.workOn(this.wanted);e.withinReach=!1,e.done=!0,this.changed(this.wanted.study)}answer(e){let t=this.answered;this.answered=null,t?.(e)}};function Is(o,e){return e||o.game.opinions?{study:o,game:e??null}:null}var fr=-1,Ih=3;function au(o,e,t=()=>null){let{game:n}=o;return o.steps.map(({from:r,to:s})=>{let a=e(r.position),i=n.toMove(r.position),l=a.sure[i],u=e(s.position).sure[i],c=Dt(u,a.worth.get(s.move)),p=B(l)&&B(c)?Math.abs(c.low-l.low):null,h=zn(n,a,t(a),s.move,u);return{from:r,spot:s,seat:i,before:l,after:c,cost:p,best:a.best,verdict:h}})}function Fs(o){return o.cost!==null&&o.cost>0}function Bh(o){let e=o.filter(Fs),t=Math.max(...e.map(({cost:n})=>n));return e.find(({cost:n})=>n===t)??null}function Fh(o,e){return o.every(({cost:t,before:n,after:r,spot:s})=>{let a=Math.max(r.high-n.low,n.high-r.low);return t!==null||a<e.cost+(s.depth>e.spot.depth?1:0)})}function jh(o){if(!o.length)return d("board-review-none");let e=o.filter(({cost:n})=>n===null).length;if(e)return d("board-review-open",{open:e,moves:o.length});let t=o.filter(Fs).length;return d("board-review-costly",{moves:t})}var gr=class{callbacks;open=!1;whose=null;constructor(e){this.callbacks=e}show(e,t,n,{learning:r=!1,person:s=null}={}){if(m("review-panel").hidden=!this.open||r,m("review").setAttribute("aria-pressed",String(this.open)),!this.open||r)return;let a=Bh(t);m("review-said").textContent=jh(t),this.showLearning(e,t,s),m("curve").replaceChildren(Gh(e),this.curve(e,n,a));let i=a!==null&&Fh(t,a),l=t.filter(c=>Fs(c)||go(c)),u=l.flatMap(c=>[c.spot,c.cost,c.verdict?.amount,c.spot===a?.spot]);M(m("decisions"),[e,i,...u],()=>l.map(c=>this.decision(e,c,c!==a?"none":i?"biggest":"so-far")))}showLearning({game:e,position:t},n,r){let s=e.names(t),a=this.whose??r??fr,i=a in s?a:fr,l=ql(n,i===fr?null:i),u=m("learn-whose",HTMLSelectElement),c=`${s.join(`
`)}
${i}`;if(u.dataset.shown!==c){let h=[[fr,d("board-everybody")],...s.map((f,y)=>[y,P(f)])];se(u,h,i,f=>{this.whose=f,this.callbacks.chose()}),u.dataset.shown=c}let p=m("learn",HTMLButtonElement);p.disabled=!l.length,p.textContent=l.length?d("board-learn-from",{mistakes:l.length}):d("board-no-mistakes"),p.onclick=()=>this.callbacks.asked(l)}decision(e,t,n){let{game:r}=e,{from:s,spot:a,seat:i,before:l,after:u,cost:c,verdict:p}=t,h=r.names(a.position)[i],f=p&&p.judgedBy!=="worst case"&&go(t),y=r.yardsticks!==void 0&&r.names(a.position).length>2,v={fish:r.wants==="fewest"?"cards":"fish",cost:c??0,before:ot(l),after:ot(u)},S=c?d("board-paid",{...v,worst:y?"yes":"no"}):"",w=f?d("board-cost",Jn(r,p)):"",O=d("board-decision",{label:n,number:a.depth,player:P(h),move:a.move,comma:y&&!f?"yes":"no",paid:[w,S].filter(Boolean).join("; "),grade:p?.grade&&go(t)?p.grade:"none"}),L=b("button",{type:"button",class:"small"},d("board-look"));L.addEventListener("click",()=>this.callbacks.went(s));let Y=[L];if(go(t)){let $e=b("button",{type:"button",class:"small solve"},d("board-solve"));$e.title=d("board-find-better"),$e.addEventListener("click",()=>this.callbacks.asked([t])),Y.push($e)}return b("li",{class:n==="none"?"":"turning"},b("span",{},O),...Y)}curve(e,t,n){let{game:r,spots:s}=e,a=s.map(({position:f})=>t(f).sure.map(y=>Ht(y,r.wants)?y:null)),i=r.names(e.position),l=Math.max(1,...a.flat().map(f=>f?.high??0)),u=Math.max(s.length-1,1),c=f=>24+f/u*270,p=f=>112-f/l*100,h=I("svg",{viewBox:"0 0 304 132",class:"curve",role:"img"});h.setAttribute("aria-label",d("board-curve",{players:i.map(P).join(", ")}));for(let f of new Set([0,Math.round(l/2),l]))h.append(I("path",{class:"grid",d:`M24 ${p(f)}H294`}),I("text",{x:20,y:p(f)+3.5,class:"axis"},`${f}`));h.append(I("path",{class:"here",d:`M${c(e.here.depth)} 8V112`})),n&&h.append(I("circle",{class:"turn-mark",cx:c(n.spot.depth),cy:122,r:4}));for(let f of i.keys())h.append(..._h(a,f,c,p));return h.addEventListener("click",f=>{let y=h.getBoundingClientRect(),v=(f.clientX-y.left)/y.width*304,S=Math.round((v-24)/270*u);this.callbacks.went(s[Math.min(Math.max(S,0),s.length-1)])}),h}};function Gh({game:o,position:e}){let t=o.names(e).map((n,r)=>{let s=I("svg",{viewBox:"0 0 28 8",class:"curve-sample","aria-hidden":"true"});return s.append(I("path",{class:`track seat-${r}`,d:"M0 4H28"})),b("span",{},s,P(n))});return b("p",{class:"legend"},...t)}function _h(o,e,t,n){let r=o.flatMap((p,h)=>p[e]?[{number:h,...p[e]}]:[]),s=r.filter(B).map(({number:p,low:h},f)=>`${f?"L":"M"}${t(p)} ${n(h)}`),a=s.length?[I("path",{class:`track seat-${e}`,d:s.join("")})]:[],i=o[0].length,l=Math.min(Ih,(t(1)-t(0))/(i+1)),u=(e-(i-1)/2)*l,c=r.filter(p=>!B(p)).map(({number:p,low:h,high:f})=>I("path",{class:`bar seat-${e}`,"stroke-width":l*.7,d:`M${t(p)+u} ${n(h)}V${n(f)}`}));return[...a,...c]}var br=class{storage=Ie("tips");get dismissed(){let{dismissed:e}=this.storage.load();return Array.isArray(e)?e.filter(t=>typeof t=="string"):[]}next(e,t){let{dismissed:n}=this;return e.tips.find(r=>!n.includes(r.id)&&r.applies(t))}dismiss(e){this.storage.save({dismissed:[...this.dismissed,e]})}};function iu(o,e){let{game:t,lines:n,current:r,whole:s}=o,a=m("totals-panel");if(a.hidden=!s||!t.rounds,a.hidden||!t.rounds)return;let{rounds:i}=t,l=n.map(({end:p})=>p),u=t.names(n[0].first.position),c=l.map(p=>t.over(p)?i.scores(p).join():"-");M(m("totals"),[o,r,c.join("/")],()=>{let p=l.map((y,v)=>{let S=t.over(y)?i.scores(y).map(Dh):u.map(()=>""),w=b("button",{type:"button",class:"step"},d("board-round",{number:v+1}));v===r&&w.setAttribute("aria-current","true"),w.addEventListener("click",()=>e(v));let O=b("th",{scope:"row"},w);return b("tr",{},O,...S.map(L=>b("td",{},L)))}),h=i.totals(l.at(-1)).map(y=>b("td",{},`${y}`)),f=u.map(y=>b("th",{scope:"col"},P(y)));return[b("thead",{},b("tr",{},b("td",{}),...f)),b("tbody",{},...p),b("tfoot",{},b("tr",{},b("th",{scope:"row"},d("board-total")),...h))]}),m("totals-said").textContent=js(o)}function Dh(o){return o<0?`−${-o}`:`${o}`}function js(o){let{game:e,lines:t,next:n}=o,{rounds:r}=e;if(!o.whole||!r)return"";let s=e.names(t[0].first.position);if(o.finished){let i=r.standings(r.totals(t.at(-1).end)),l=i.filter(({rank:u})=>u===1).map(({seat:u})=>s[u]);return d("board-game-won",{...Nt(l),points:i[0].total})}let a=r.numberOf(t[0].first.position);return n?d("board-round-follows",{number:n.number,all:Math.max(a,n.number),tied:n.number>a?"yes":"no",player:P(s[n.starter])}):d("board-round-of",{number:t.length,all:Math.max(a,t.length)})}function lu(o,e,t,n,r){let s=e&&o.toMove(e.position);if(m("yardsticks").hidden=!o.yardsticks||s===null,!e||s===null||!o.yardsticks)return;let a=t!==null&&!t.withinReach&&!t.selfish.size;M(m("yardstick-buttons"),[n,a],()=>Ei.map(u=>{let c=String(u===n),p=b("button",{type:"button",class:"small","aria-pressed":c},d("board-yardstick-name",{yardstick:no[u]}));return p.disabled=u==="everyone for themselves"&&a,p.addEventListener("click",()=>r(u)),p})),m("yardstick-words").textContent=d("board-yardstick-words",{yardstick:no[n]});let i=Mn(e,t,s),l=Li(i,o.names(e.position).length,o.wants);m("recommendation").textContent=l?Hh(o,e,l):""}function Hh(o,{position:e,line:t},{yardstick:n,best:r,safest:s,safestIsProved:a}){let i=p=>({move:p,words:o.moveWords(e,p)}),l={yardstick:no[n]},u=s.find(p=>p===t?.[0])??s[0];if(n==="worst case")return a?d("board-best-by",{...l,...i(u)}):"";let c=d("board-best-by",{...l,...i(r[0])});return a&&!s.includes(r[0])?`${c} ${d("board-safest",i(u))}`:c}var uu=[["match","seats","values","review"],["learning"]],bo=class{callbacks;opened=null;values=!0;chosenYardstick=null;touched=!1;task=null;hint="";thinking=null;seen=new WeakMap;waiting=!1;said="";news="";tips=new br;opponents=new hr(()=>{this.touched=!0,this.show()});analyst;rater;findings=new Wn(e=>this.playAll(e));review=new gr({went:e=>this.go(e),asked:e=>this.learn(e),chose:()=>this.show()});constructor(e,t){this.callbacks=t,this.analyst=new Sn(e,n=>this.redrawSoon(n)),this.rater=new mr(e,n=>this.redrawSoon(n),_r)}get isOpen(){return this.opened!==null}get match(){if(!this.opened)throw new Error("no position is open");return this.opened}get line(){return this.match.line}get game(){return this.match.game}get study(){return this.analyst.study(this.game,this.line.position)}get judgements(){return au(this.line,e=>this.analyst.study(this.game,e),e=>this.ratingOf(e))}get yardstick(){let{game:e,study:t,chosenYardstick:n}=this;if(!e.yardsticks)return"worst case";let r=e.names(t.position).length;return n??Ci(r,e.yardsticks.searchesSelfish(t.position))}ratingOf(e){return this.rater.rating(e,this.game.yardsticks)}get backs(){return this.opponents.backs(this.game,this.line.position)}get hasSecrets(){return this.match.lines.some(({end:e})=>this.opponents.backs(this.game,e).size>0)}get mayMove(){let{game:e,line:t,backs:n}=this,r=e.toMove(t.position);return r===null||n.has(r)?!1:!this.opponents.plays(r)||t.here.next!==null}get shownStudy(){return this.values&&!this.task&&!this.backs.size?this.study:null}open(e){let t=this.opened;this.reset(),(!(t?.game===e.game&&Gs(t.line).length===Gs(e.line).length)||e.origin!==t.origin)&&this.opponents.clear(),this.opened=e,e!==t&&(this.values=e.origin!=="play",this.review.whose=null);let{line:r,game:s}=e;this.review.open=r.moves.length>0&&s.over(r.position),this.greet()}greet(){let{game:e,line:t}=this,{length:n}=t.moves;e.over(t.position)?this.say(this.resultText()):this.say(n?d("board-opened",{moves:n}):d(e.invitation))}seatEngine(e,t){let n=Array.from({length:t},(r,s)=>s?e.mode:"you");this.opponents.seat(n,this.game.hidesHands)}reset(){this.task=null,this.hint="",this.news="",this.thinking=null}play(e){if(this.touched=!0,this.task){this.tryTask(this.task,e);return}let t=this.line.position;this.line.play(e),this.hint="";let n=Xl(this.game,t,e);this.news=[n,...eu(this.game,t,this.line.position)].join(" "),this.say(this.game.over(this.line.position)?`${n} ${this.resultText()}`:""),this.show()}resultText(){return[this.game.resultText(this.line.position),js(this.match)].filter(Boolean).join(" ")}async letEngineMove(){let{game:e,line:t}=this,{here:n}=t,r=e.toMove(n.position);if(r===null||this.thinking===n||n.next||this.task||!this.opponents.plays(r))return;this.thinking=n;let s=P(e.names(n.position)[r]);this.say(`${this.news} ${d("board-is-thinking",{player:s})}`.trim()),this.showMessage();let a=await this.opponents.move(e,this.analyst,t.path);this.thinking===n&&(this.thinking=null,this.opened?.line===t&&t.here===n&&this.callbacks.isShown()&&this.play(a))}async giveHint(){let{game:e,line:t,study:n}=this,{here:r}=t;if(e.over(r.position)||this.opponents.plays(e.toMove(r.position)))return;this.say(d("board-thinking")),this.showMessage();let{move:s,text:a}=await this.analyst.hold(()=>e.hint(this.analyst,t.path,n));if(this.opened?.line!==t||t.here!==r)return;this.hint=s;let i=this.shownStudy&&e.yardsticks?rl(this.yardstick):"";this.say(`${a} ${i}`.trim(),"hint"),this.show()}playAll(e){this.touched=!0;for(let t of e)this.line.play(t);this.show()}go(e){this.line.go(e),this.reset(),this.say(this.game.over(e.position)?this.resultText():""),this.show()}back(){this.go(this.whereToStep(e=>e.parent))}forward(){this.go(this.whereToStep(e=>e.next))}whereToStep(e){let{game:t,line:n,match:r,opponents:s}=this,a=r.origin==="play"&&!t.over(n.end),i=u=>a&&s.plays(t.toMove(u.position)),l=e(n.here)??n.here;for(let u=e(l);u&&i(l);u=e(l))l=u;return l}toFirst(){this.go(this.line.first)}toLast(){this.go(this.line.spots.at(-1))}goToRound(e){this.match.current=e,this.go(this.line.here)}toggleValues(){this.values=!this.values,this.show()}toggleReview(){this.review.open=!this.review.open,this.show()}withOpenHands(e){if(!this.hasSecrets){e();return}this.say(d("board-secrets"),"refused"),this.showMessage()}askSeats(){this.opponents.ask(this.game,this.line.position)}learn(e){this.touched=!0,this.task=new on(this.game,e),this.poseTask(this.task),scrollTo(0,0)}poseTask({mistake:e,task:t}){this.line.go(e.from),this.hint="",this.thinking=null,this.say(t.text,t.tone),this.show(),Gt()}tryTask(e,t){let{text:n,tone:r}=e.tried(t,zn(this.game,this.study,this.ratingOf(this.study),t));r==="right"&&(this.hint=t),this.say(n,r),this.show()}answerTask(e){let{text:t,tone:n}=e.answer();[this.hint]=e.mistake.verdict.better,this.say(t,n),Lo(()=>this.show(),()=>m("learning-next").focus())}goOnLearning(e){e.next()?this.poseTask(e):this.stopLearning(e.summary)}stopLearning(e){this.reset(),this.say(e),Lo(()=>this.show(),()=>m("heading").focus({preventScroll:!0}))}say(e,t=""){this.said=e,m("message").className=`message ${t}`,e&&As(e)}showMessage(){let{match:e,game:t,line:n,callbacks:r}=this,s=!this.opponents.plays(t.toMove(n.position)),a=t.over(n.position);m("board-side").dataset.over=String(a);let i=e.origin==="play"&&s&&!a?this.tips.next(t,n.position):void 0,l=this.said&&this.said!==d(t.invitation);if(i&&!l){let c=()=>{this.tips.dismiss(i.id),this.say(""),this.show()},p=`${this.news} ${d(i.text)}`.trim();Ms(p,{text:d("board-got-it"),accepted:c}),m("message").className="message hint";return}let u=e.next?{text:d("board-next-round"),accepted:()=>r.nextRound()}:e.origin==="play"?{text:d("board-play-again"),accepted:()=>r.playedAgain()}:null;Ms(this.said||this.news,a?u:null)}show(){let{game:e,line:t,backs:n}=this,{position:r}=t,s=this.shownStudy,a=e.over(r)?null:this.task?this.study:s,i=this.review.open?t.spots.map(p=>this.analyst.study(e,p.position)).reverse():[];this.analyst.want(a),this.analyst.wantLater(i),this.rater.want(a,e.yardsticks),this.rater.wantLater(i,e.yardsticks),m("subheading").textContent=e.rulesLine(r);let l=m("values",HTMLButtonElement);l.setAttribute("aria-pressed",String(this.values));let u=n.size>0;l.disabled=u,m("review",HTMLButtonElement).disabled=u,u&&(this.review.open=!1);for(let p of["setup","save"])m(p).setAttribute("aria-disabled",String(this.hasSecrets));m("undo",HTMLButtonElement).disabled=!t.here.parent,m("redo",HTMLButtonElement).disabled=!t.here.next,m("hint",HTMLButtonElement).disabled=e.over(r)||this.opponents.plays(e.toMove(r)),this.showMessage();let{task:c}=this;Vl(c,{answered:()=>c&&this.answerTask(c),wentOn:()=>c&&this.goOnLearning(c),left:()=>this.stopLearning("")}),iu(this.match,p=>this.goToRound(p)),this.showFound(),this.letEngineMove(),this.callbacks.changed()}showFound(){let{game:e,line:t,backs:n}=this,{position:r}=t,s=this.shownStudy;this.callbacks.tableOf(e).show({position:r,marks:t.here.marks,last:t.here.move,study:s,values:s?al(e,s,this.ratingOf(s),this.yardstick):new Map,mayMove:this.mayMove,backs:n,hint:this.hint}),Wl(e,r,{study:s,rating:s&&this.ratingOf(s),yardstick:this.yardstick,backs:n,engines:e.names(r).map((l,u)=>this.opponents.words(e,u))}),this.findings.show(e,s,this.analyst),lu(e,s,s&&this.ratingOf(s),this.yardstick,l=>{this.chosenYardstick=l,this.show()});let{judgements:a}=this,i=new Map;if(this.review.open)for(let{spot:l,cost:u}of a)u&&i.set(l,u);Zl(t,i,l=>this.go(l)),this.review.open&&!this.task&&Ns(t,a,{studyOf:l=>this.analyst.study(e,l),ratingOf:l=>this.ratingOf(l),viewOf:l=>this.seenAt(l)}),this.review.show(t,a,l=>this.analyst.study(e,l),{learning:this.task!==null,person:this.opponents.onlyPerson(e,r)})}seenAt(e){let{game:t,analyst:n,seen:r}=this;if(!r.has(e)&&t.seenEstimates){r.set(e,null);let s=fo(e);n.hold(()=>t.seenEstimates(n,s)).then(a=>{r.set(e,a),this.opened&&this.callbacks.isShown()&&this.showFound()})}return r.get(e)??null}redrawSoon(e){this.waiting||!this.opened||!this.callbacks.isShown()||e!==this.study&&!this.review.open||(this.waiting=!0,requestAnimationFrame(()=>{this.waiting=!1,this.callbacks.isShown()&&this.showFound()}))}rest(){this.analyst.want(null),this.analyst.wantLater([]),this.rater.want(null,void 0),this.rater.wantLater([],void 0),this.thinking=null}keep(){let{match:e,values:t,task:n}=this,r={match:e.keep(),seats:this.opponents.keep(),values:t,review:this.review.open};return n?{...r,learning:n.keep()}:r}load(e){let t=E(e,"",...uu),n=mt.from(te,t.match),r=t.learning===void 0?null:on.from(n.line,t.learning);this.open(n),this.opponents.load(t.seats),this.values=$(t.values,"boolean","values"),this.review.open=$(t.review,"boolean","review"),this.touched=!0,this.task=r,r?this.say(r.said.text,r.said.tone):this.greet(),r?.solved&&([this.hint]=r.mistake.verdict.better)}static summary(e){let t=E(e,"",...uu),{game:n,lines:r,line:s}=mt.from(te,t.match),a=Gs(s).map(P).join(", "),i=s.moves.length;return{words:d("board-kept",{game:n.title,players:a,round:r.length,moves:i}),over:n.over(s.end),address:s.address()}}};function Gs({game:o,position:e}){return o.names(e)}var du=1,le={load(o){let{version:e,value:t}=Ie(`board:${o}`).load();return e===du?t:null},save(o,e){return Ie(`board:${o}`).save({version:du,value:e})},read(o,e){let t=le.load(o);if(t==null)return null;try{return e(t)}catch(n){if(n instanceof g)return null;throw n}}},zh=["doors","setting","writing","asking","board"],cu="ppsolve:board:screen";function pu(o){try{let e=JSON.parse(sessionStorage.getItem(cu)??"null");return!Array.isArray(e)||e[1]!==o?null:zh.find(t=>t===e[0])??null}catch{return null}}function hu(o,e){try{sessionStorage.setItem(cu,JSON.stringify([o,e]))}catch{}}var yr=class{callbacks;choices;game=te[0];constructor(e){this.callbacks=e,this.choices=new Map(te.map(r=>[r,{players:r.usualPlayers,level:r.levels[0],options:r.options()}])),this.load(le.load("choices"));let t={"play-start":()=>this.play(),"write-start":()=>e.wrote(this.game,this.chosen.options),"analyse-start":()=>e.analysed(this.game,this.chosen.options),"asking-open":()=>e.advised(this.game),"analyse-open":()=>e.asked()};for(let[r,s]of Object.entries(t))m(r).addEventListener("click",s);let n=te.map(r=>{let s=b("input",{type:"radio",name:"door-game",id:`door-${r.name}`});return s.addEventListener("change",()=>this.change(()=>this.game=r)),b("label",{},s,b("span",{},r.title))});m("door-games").replaceChildren(...n)}get chosen(){return this.choices.get(this.game)}optionsOf(e){return this.choices.get(e).options}again(e){return{game:e,...this.choices.get(e),seed:Ft()}}play(){let e=m("door-seed",HTMLInputElement).value.trim();try{this.callbacks.played({...this.again(this.game),...e?{seed:bn(e)}:{}})}catch(t){if(!(t instanceof g))throw t;this.say(t.message)}}say(e){m("doors-said").textContent=e}change(e){e(),le.save("choices",this.keep()),this.say(""),this.showChoices(),this.callbacks.chose(this.game)}show(e){let t=e.map(({screen:n,title:r,words:s})=>{let a=b("button",{type:"button",class:"action","data-screen":n},r);return a.addEventListener("click",()=>this.callbacks.wentOn(n)),b("li",{},b("span",{},s),a)});m("going-on").replaceChildren(...t),m("going-on-panel").hidden=!t.length,this.showChoices()}showChoices(){let{game:e}=this,{players:t,level:n,options:r}=this.chosen;m(`door-${e.name}`,HTMLInputElement).checked=!0,m("subheading").textContent=d(e.about);let s=e.playerNumbers.map(l=>[l,`${l}`]);se(m("play-players",HTMLSelectElement),s,t,l=>this.change(()=>this.chosen.players=l));let a=e.levels.filter(l=>l.sight===n.sight);se(m("play-level",HTMLSelectElement),a.map(({mode:l,strength:u})=>[l,d("board-strength",{strength:u})]),n.mode,l=>this.change(()=>this.chosen.level=e.levels.find(u=>u.mode===l)));let i=e.levels.filter(l=>l.strength===n.strength);m("play-sees").hidden=!n.sight,se(m("play-sight",HTMLSelectElement),i.map(({mode:l,sight:u})=>[l,u?.all?d("board-every-hand"):d("board-own-hand")]),n.mode,l=>this.change(()=>this.chosen.level=e.levels.find(u=>u.mode===l))),m("play-words").textContent=[n.sight?.words,n.words].map(l=>l?d(l):"").filter(Boolean).join(" "),m("asking-door").hidden=!e.adviser,m("write-words").textContent=d(e.writeWords),M(m("door-own"),[e,t,JSON.stringify(r.keep())],()=>r.fields("door",t,()=>this.change(()=>{})))}keep(){let e=[...this.choices].map(([t,{players:n,level:r,options:s}])=>[t.name,{players:n,level:r.mode,options:s.keep()}]);return{game:this.game.name,games:Object.fromEntries(e)}}load(e){if(U(e)){this.game=te.find(({name:t})=>t===e.game)??this.game;for(let[t,n]of this.choices){let r=U(e.games)?e.games[t.name]:null;U(r)&&(n.players=t.playerNumbers.find(s=>s===r.players)??n.players,n.level=t.levels.find(({mode:s})=>s===r.level)??n.level,n.options.load(r.options))}}}};function mu(o){let e=m("opening",HTMLDialogElement),t=m("opening-text",HTMLTextAreaElement),n=m("opening-file",HTMLInputElement),r=a=>{try{let i=o(a);e.close(),i()}catch(i){if(!(i instanceof g))throw i;t.value=a,m("opening-said").textContent=i.message,e.open||e.showModal()}},s=async a=>r(await a.text());return m("opening-read").addEventListener("click",()=>r(t.value)),n.addEventListener("change",()=>{let a=n.files?.item(0);a&&s(a).finally(()=>n.value="")}),document.addEventListener("dragover",a=>a.preventDefault()),document.addEventListener("drop",a=>{a.preventDefault();let i=a.dataTransfer?.files.item(0);i?s(i):r(a.dataTransfer?.getData("text")??"")}),{ask(){m("opening-said").textContent="",e.showModal()}}}function gu(o){let e=m("saving-text",HTMLTextAreaElement),t=m("saving-form",HTMLSelectElement),n=()=>t.value==="text",r=()=>e.value=n()?o().text():Jh(o().record());return t.addEventListener("change",r),m("saving-copy").addEventListener("click",()=>{za(e,m("saving-copied"))}),m("saving-file").addEventListener("click",()=>{let s=n()?"text/plain":"application/json",a=URL.createObjectURL(new Blob([e.value],{type:s})),i=`${o().game.name}-record.${n()?"txt":"json"}`;b("a",{href:a,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(a),1e4)}),{ask(){r(),m("saving",HTMLDialogElement).showModal()}}}function Jh(o){if("moves"in o)return`${fu(o,"")}
`;let e=o.rounds.map(s=>`    ${fu(s,"    ")}`),{schema:t,players:n}=o;return`{
${`  "schema": ${JSON.stringify(t)},
  "players": ${JSON.stringify(n)},`}
  "rounds": [
${e.join(`,
`)}
  ]
}
`}function fu({schema:o,deal:e,moves:t},n){let r=t.map(i=>`${n}    ${JSON.stringify(i)}`),s=r.length?`[
${r.join(`,
`)}
${n}  ]`:"[]";return`{
${[`"schema": ${JSON.stringify(o)}`,`"deal": ${JSON.stringify(e)}`,`"moves": ${s}`].map(i=>`${n}  ${i}`).join(`,
`)}
${n}}`}var vr=class{callbacks;current=null;touched=!1;constructor(e){this.callbacks=e;let t={"setup-start":()=>this.start(),"setup-deal":()=>this.deal(),"setup-clear":()=>this.change(r=>r.clear()),"setup-back":()=>e.left(),"setup-open":()=>e.asked()};for(let[r,s]of Object.entries(t))m(r).addEventListener("click",s);let n=te.map(({name:r,title:s})=>[r,s]);se(m("setup-game",HTMLSelectElement),n,n[0][0],r=>{let s=te.find(a=>a.name===r);this.begin(s,{},!m("setup-back").hidden)})}get game(){return this.current?.game??null}begin(e,{position:t,next:n,kept:r},s){let a=e.setup(()=>this.touch(),this.callbacks.optionsOf(e));t!==void 0&&a.take(t),n&&a.begin(n),r!==void 0&&a.load(r),this.current={game:e,setup:a},this.touched=r!==void 0,m("setup-back").hidden=!s,this.show(),this.callbacks.changed()}end(){this.current=null}keep(){return this.current?{game:this.current.game.name,touched:this.touched,setup:this.current.setup.keep()}:null}say(e,t="refused"){m("setup-said").className=t,m("setup-said").textContent=e}attempt(e){try{e()}catch(t){if(!(t instanceof g))throw t;this.say(t.message)}}start(){if(!this.current)return;let{game:e,setup:t}=this.current;this.attempt(()=>{let n=t.whyNotStart();n?this.say(n):this.callbacks.started({game:e,position:t.position(),moves:[]})})}deal(){let e=m("setup-seed",HTMLInputElement).value.trim();this.attempt(()=>{let t=e?bn(e):Ft();this.change(n=>n.deal(t)),e||this.say(d("board-dealt-from",{seed:`${t}`}),"")})}change(e){this.current&&(e(this.current.setup),this.touch())}touch(){this.touched=!0,this.show(),this.callbacks.changed()}tap(e){let t=this.current?.setup.press(e);t&&this.say(t)}act(e,t){if(!this.current)return;let n=this.callbacks.tableOf(this.current.game);e==="go"?n.act(e,t):this.current.setup.act(e,t,n.focusedPlace())}show(){if(!this.current)return;let{setup:e,game:t}=this.current;m("subheading").textContent=d("board-setup-title"),m("setup-game",HTMLSelectElement).value=t.name;let n=t.playerNumbers.map(l=>[l,`${l}`]);se(m("setup-players",HTMLSelectElement),n,e.players,l=>this.change(()=>e.setPlayers(l)));let r=e.ownFields();M(m("setup-own"),r.map(l=>l.outerHTML+(l.querySelector("select")?.value??"")),()=>r),m("setup-own").hidden=!r.length;let[s,a]=[e.stacks(),e.seats()];M(m("setup-stacks"),s,()=>s),M(m("setup-seats"),a,()=>a);let i=e.names.slice(0,e.players).map((l,u)=>[u,P(l)]);se(m("setup-first",HTMLSelectElement),i,e.first,l=>this.change(()=>e.first=l)),this.say(e.remark()),this.callbacks.tableOf(t).showDraft(e.draft())}};var Wh={doors:"doors",setting:"setting",writing:"writing",asking:"asking",board:"board-side"},yo=JSON.parse(m("given").textContent);function Yh(){return Uint8Array.from(atob(m("core").textContent),o=>o.charCodeAt(0))}var _s=class{screen="doors";started=!1;seated=null;coming={origin:"analyse",next:null};board;doors=new yr({played:e=>this.startPlay(e),wrote:e=>this.beginWriting(e,null),analysed:e=>this.beginSetup(e,{}),advised:e=>this.beginAsking(e),asked:()=>this.opening.ask(),wentOn:e=>this.goOn(e),chose:e=>this.tellGame(e)});opening=mu(e=>this.reader(e));saving=gu(()=>this.board.match);setup=new vr({started:e=>this.finishRound(e),left:()=>this.showScreen(this.board.isOpen?"board":"doors"),asked:()=>this.opening.ask(),changed:()=>{this.keep("setup",{setup:this.setup.keep(),coming:this.coming}),this.screen==="setting"&&this.tellGame(this.setup.game)},tableOf:e=>this.seatTable(e),optionsOf:e=>this.doors.optionsOf(e)});recorders=new Map;written=null;advisers=new Map;advised=null;constructor(e){this.board=new bo(e,{tableOf:t=>this.seatTable(t),isShown:()=>this.screen==="board",changed:()=>this.boardChanged(),nextRound:()=>this.beginNextRound(),playedAgain:()=>this.startPlay(this.doors.again(this.board.game))}),this.listen()}get analyst(){return this.board.analyst}get match(){return this.board.match}get line(){return this.board.line}get game(){return this.board.game}get study(){return this.board.study}get judgements(){return this.board.judgements}play(e){this.board.play(e)}show(){this.board.show()}showScreen(e){this.screen==="board"&&e!=="board"&&this.board.rest(),this.screen=e,document.body.dataset.screen=e;for(let[t,n]of Object.entries(Wh))m(n).hidden=t!==e;hu(e,yo.text),e==="doors"?(this.doors.show(this.unfinished()),this.tellGame(this.doors.game)):e==="setting"?(this.setup.show(),this.tellGame(this.setup.game)):e==="writing"?(this.recorderOf(this.written).show(),this.tellGame(this.written)):e==="asking"?(this.adviserOf(this.advised).show(),this.tellGame(this.advised)):(this.board.show(),this.tellGame(this.board.game)),e!=="board"&&jr(),m("home").hidden=e==="doors",scrollTo(0,0),this.started&&m("heading").focus({preventScroll:!0})}tellGame(e){if(m("footer").textContent="",m("footer").append(...this.screen==="board"?Fr(d(e.footer)):[]),document.body.dataset.game!==e.name){document.body.dataset.game=e.name,m("heading").textContent=e.title;for(let t of document.querySelectorAll(".more-words"))t.textContent=d(e.moreWords);m("game-rules-title").textContent=d("board-rules-of",{game:e.title}),m("game-rules-pages").replaceChildren(...e.rulesPages()),m("help-values").textContent=e.yardsticks?d("board-help-yardsticks"):d("board-help-worst-case"),m("help-own").replaceChildren(...e.help.map(t=>b("li",{},d(t))))}}seatTable(e){if(this.seated?.game===e)return this.seated.table;this.seated?.table.close();let t=e.table({played:n=>this.board.play(n),say:(n,r)=>{this.board.say(n,r)},tapped:n=>this.tap(n),redraw:()=>this.board.show()});return this.seated={game:e,table:t},t}tap(e){if(this.screen==="setting")this.setup.tap(e);else if(this.entering)this.entering.tap(e);else return!1;return!0}openText(e){this.reader(e)()}reader(e){for(let n of te){let r=n.readSeen?.(e)??null;if(r!==null)return()=>this.beginAsking(n,r)}let t=Oo(te,e);return()=>this.open(t)}open(e,t="analyse"){this.board.open(mt.of(e,t)),this.board.touched=t!=="analyse",this.showScreen("board")}startPlay({game:e,players:t,level:n,seed:r,options:s}){let a=[X,...V.slice(1)].slice(0,t);this.board.open(mt.of({game:e,position:e.newDeal(r,a,s),moves:[]},"play")),this.board.touched=!0,this.board.seatEngine(n,t),m("door-seed",HTMLInputElement).placeholder=d("board-last-seed",{seed:`${r}`}),this.showScreen("board")}beginSetup(e,t,n=this.newRound("analyse")){this.coming=n,this.setup.begin(e,t,this.board.isOpen),this.showScreen("setting")}newRound(e){return{origin:e,next:null}}recorderOf(e){let t=this.recorders.get(e);if(t)return t;let n=e.recorder({finished:r=>this.finishRound(r),changed:()=>this.keepWriting(),handsFirst:r=>this.beginSetup(e,{kept:r},this.newRound("hands")),table:()=>this.seatTable(e)});return this.recorders.set(e,n),n}get entering(){return this.screen==="writing"?this.recorderOf(this.written):this.screen==="asking"?this.adviserOf(this.advised):null}adviserOf(e){let t=this.advisers.get(e);if(t)return t;let n=e.adviser({changed:()=>this.keepAsking(),table:()=>this.seatTable(e),analyst:this.analyst});return this.advisers.set(e,n),n}beginAsking(e,t=null){this.advised=e;let n=this.adviserOf(e);t===null?n.begin(this.doors.optionsOf(e)):n.open(t),this.showScreen("asking")}beginWriting(e,t){if(this.coming={origin:"write",next:t},!e.recorder){this.beginSetup(e,{},{origin:"hands",next:t});return}this.written=e,this.recorderOf(e).begin(this.doors.optionsOf(e),t),this.showScreen("writing")}finishRound(e){let{origin:t,next:n}=this.coming;this.keep("setup",null),this.keep("writing",null),n&&this.board.isOpen&&this.board.match.next?.number===n.number?(this.board.match.add(e),this.board.open(this.board.match),this.board.touched=!0,this.showScreen("board")):this.open(e,t)}beginNextRound(){let{match:e}=this.board,{next:t,game:n}=e;t&&(e.origin==="play"&&n.nextDeal?(e.add({position:n.nextDeal(Ft(),t),moves:[]}),this.board.open(e),this.board.say(""),this.showScreen("board")):e.origin==="write"?this.beginWriting(n,t):this.beginSetup(n,{next:t},{origin:e.origin,next:t}))}keep(e,t){le.save(e,t)||(m("storage-said").textContent=d("board-not-stored"))}keepWriting(){if(!this.written)return;let{next:e}=this.coming,t=this.recorderOf(this.written),n=t.keep();!t.summary(n)&&this.keptSummary()||this.keep("writing",{game:this.written.name,next:e,round:n})}keepAsking(){if(!this.advised)return;let e=this.adviserOf(this.advised).keep();!this.adviserOf(this.advised).summary(e)&&this.keptAsking()||this.keep("asking",{game:this.advised.name,table:e})}boardChanged(){this.board.touched&&this.keep("table",this.board.keep());let e=this.board.line.address();this.board.backs.size?jr():Za(e)}unfinished(){let e=[],t=le.read("table",a=>bo.summary(a));t&&e.push({screen:"board",title:t.over?d("board-look-again"):d("board-go-on"),words:t.words});let n=this.keptSummary();n&&e.push({screen:"writing",title:d("board-go-on-writing"),words:d("board-written-down",{round:n})});let r=this.keptAsking();r&&e.push({screen:"asking",title:d("board-go-on-asking"),words:r});let s=le.read("setup",a=>bu(a));if(s?.touched){let a=d("board-setup-of",{game:s.game.title});e.push({screen:"setting",title:d("board-go-on-setup"),words:a})}return e}keptSummary(){return le.read("writing",e=>{let{game:t,round:n}=this.keptWriting(e);return this.recorderOf(t).summary(n)})}keptAsking(){return le.read("asking",e=>{let{game:t,table:n}=yu(e);return this.adviserOf(t).summary(n)})}loadAsking(e){let{game:t,table:n}=yu(e);return this.advised=t,this.adviserOf(t).load(n),!0}keptWriting(e){let t=E(e,"",["game","next","round"],[]),n=te.find(r=>r.name===t.game&&r.recorder!==void 0);if(!n)throw new g("game","is not written down");return{game:n,round:t.round,next:t.next}}goOn(e){let t=e==="doors"||(e==="board"?this.loadTable():e==="writing"?le.read("writing",n=>this.loadWriting(n)):e==="asking"?le.read("asking",n=>this.loadAsking(n)):le.read("setup",n=>this.loadSetup(n)));return t&&this.showScreen(e),!!t}loadWriting(e){let{game:t,round:n,next:r}=this.keptWriting(e);return this.recorderOf(t).load(n),this.written=t,this.coming={origin:"write",next:r},r&&this.loadTable(),!0}loadSetup(e){let{game:t,setup:n,coming:r}=bu(e);return this.coming=r,r.next&&this.loadTable(),this.setup.begin(t,{kept:n},this.board.isOpen),!0}loadTable(){return le.read("table",e=>(this.board.load(e),!0))}start(){this.openFirst(),this.started=!0}openFirst(){let e=kn(),t=pu(yo.text),n=le.read("table",r=>bo.summary(r));if(e){t==="board"&&n?.address===e&&this.goOn("board")||this.openAddress();return}t&&t!=="doors"&&this.goOn(t)||(yo.text&&t!=="doors"?this.openText(yo.text):this.showScreen("doors"))}openAddress(){let e=kn();if(!(!e||this.board.isOpen&&this.screen==="board"&&e===this.board.line.address()))try{this.openText(e)}catch(t){if(!(t instanceof g))throw t;if(this.screen==="board"&&this.board.isOpen){this.board.say(t.message,"refused");return}this.showScreen("doors"),this.doors.say(d("board-bad-link",{reason:t.message}))}}listen(){let{board:e}=this,t={undo:()=>e.back(),redo:()=>e.forward(),first:()=>e.toFirst(),last:()=>e.toLast(),"take-back":()=>e.back(),values:()=>e.toggleValues(),review:()=>e.toggleReview(),setup:()=>e.withOpenHands(()=>this.beginSetup(e.game,{position:e.line.position})),hint:()=>{e.giveHint()},seats:()=>e.askSeats(),save:()=>e.withOpenHands(()=>this.saving.ask())},n={help:"rules","show-rules":"game-rules"};for(let[r,s]of Object.entries(t))document.getElementById(r)?.addEventListener("click",s);for(let[r,s]of Object.entries(n))m(r).addEventListener("click",()=>m(s,HTMLDialogElement).showModal());m("home").addEventListener("click",()=>this.showScreen("doors")),document.addEventListener("keydown",r=>{if(document.querySelector("dialog[open]")||qh(r.target))return;let s=Wa(r,yo.keyboard.actions);if(!s)return;let[a,i]=s;if(a==="help")m("help").click();else{if(this.screen==="doors")return;this.screen==="setting"?this.setup.act(a,i):this.entering?this.entering.act(a,i):Object.hasOwn(t,a)?t[a]():a==="go"&&!this.seated?.table.focusedPlace()&&i==="left"?e.back():a==="go"&&!this.seated?.table.focusedPlace()&&i==="right"?e.forward():this.seated?.table.act(a,i)}r.preventDefault()}),addEventListener("hashchange",()=>this.openAddress())}};function bu(o){let{setup:e,coming:t}=E(o,"",["setup","coming"],[]),{game:n,touched:r,setup:s}=E(e,"",["game","touched","setup"],[]),a=te.find(i=>i.name===n);if(!a)throw new g("game","is unknown");return{game:a,touched:r===!0,setup:s,coming:t}}function yu(o){let e=E(o,"",["game","table"],[]),t=te.find(n=>n.name===e.game&&n.adviser!==void 0);if(!t)throw new g("game","hides nothing");return{game:t,table:e.table}}function qh(o){return o instanceof Element&&/^(INPUT|TEXTAREA|SELECT)$/.test(o.tagName)}var Ds;async function Vh(){Ya(),Ka(),nl(document.body),m("help-keys").replaceChildren(...yo.keyboard.help.map(Ja)),Ds=new _s(await WebAssembly.compile(Yh())),Ds.start()}Vh();return Su(Kh);})();

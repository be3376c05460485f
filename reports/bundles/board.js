/* Generated from web/: npm run build */
"use strict";var ppsolve=(()=>{var gn=Object.defineProperty;var bu=Object.getOwnPropertyDescriptor;var yu=Object.getOwnPropertyNames;var vu=Object.prototype.hasOwnProperty;var $u=(o,e)=>{for(var t in e)gn(o,t,{get:e[t],enumerable:!0})},wu=(o,e,t,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of yu(e))!vu.call(o,n)&&n!==t&&gn(o,n,{get:()=>e[n],enumerable:!(r=bu(e,n))||r.enumerable});return o};var ku=o=>wu(gn({},"__esModule",{value:!0}),o);var Yh={};$u(Yh,{page:()=>js});var Ee=class{constructor(e){this.value=e}valueOf(){return this.value}},D=class extends Ee{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},X=class extends Ee{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ce=class o extends Ee{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof Ee)return o.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof o?(t={...e.opts,...t},e=e.value):e instanceof Ee&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Bs=100,xu="⁨",Tu="⁩";function Ou(o,e,t){if(t===e||t instanceof X&&e instanceof X&&t.value===e.value)return!0;if(e instanceof X&&typeof t=="string"){let r=o.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function Fs(o,e,t){return e[t]?Et(o,e[t].value):(o.reportError(new RangeError("No default")),new D)}function bn(o,e){let t=[],r=Object.create(null);for(let n of e)n.type==="narg"?r[n.name]=yo(o,n.value):t.push(yo(o,n));return{positional:t,named:r}}function yo(o,e){switch(e.type){case"str":return e.value;case"num":return new X(e.value,{minimumFractionDigits:e.precision});case"var":return Pu(o,e);case"mesg":return Su(o,e);case"term":return Ru(o,e);case"func":return Eu(o,e);case"select":return Cu(o,e);default:return new D}}function Pu(o,{name:e}){let t;if(o.params)if(Object.prototype.hasOwnProperty.call(o.params,e))t=o.params[e];else return new D(`$${e}`);else if(o.args&&Object.prototype.hasOwnProperty.call(o.args,e))t=o.args[e];else return o.reportError(new ReferenceError(`Unknown variable: $${e}`)),new D(`$${e}`);if(t instanceof Ee)return t;switch(typeof t){case"string":return t;case"number":return new X(t);case"object":if(Ce.supportsValue(t))return new Ce(t);default:return o.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new D(`$${e}`)}}function Su(o,{name:e,attr:t}){let r=o.bundle._messages.get(e);if(!r)return o.reportError(new ReferenceError(`Unknown message: ${e}`)),new D(e);if(t){let n=r.attributes[t];return n?Et(o,n):(o.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new D(`${e}.${t}`))}return r.value?Et(o,r.value):(o.reportError(new ReferenceError(`No value: ${e}`)),new D(e))}function Ru(o,{name:e,attr:t,args:r}){let n=`-${e}`,s=o.bundle._terms.get(n);if(!s)return o.reportError(new ReferenceError(`Unknown term: ${n}`)),new D(n);if(t){let i=s.attributes[t];if(i){o.params=bn(o,r).named;let l=Et(o,i);return o.params=null,l}return o.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new D(`${n}.${t}`)}o.params=bn(o,r).named;let a=Et(o,s.value);return o.params=null,a}function Eu(o,{name:e,args:t}){let r=o.bundle._functions[e];if(!r)return o.reportError(new ReferenceError(`Unknown function: ${e}()`)),new D(`${e}()`);if(typeof r!="function")return o.reportError(new TypeError(`Function ${e}() is not callable`)),new D(`${e}()`);try{let n=bn(o,t);return r(n.positional,n.named)}catch(n){return o.reportError(n),new D(`${e}()`)}}function Cu(o,{selector:e,variants:t,star:r}){let n=yo(o,e);if(n instanceof D)return Fs(o,t,r);for(let s of t){let a=yo(o,s.key);if(Ou(o,n,a))return Et(o,s.value)}return Fs(o,t,r)}function yn(o,e){if(o.dirty.has(e))return o.reportError(new RangeError("Cyclic reference")),new D;o.dirty.add(e);let t=[],r=o.bundle._useIsolating&&e.length>1;for(let n of e){if(typeof n=="string"){t.push(o.bundle._transform(n));continue}if(o.placeables++,o.placeables>Bs)throw o.dirty.delete(e),new RangeError(`Too many placeables expanded: ${o.placeables}, max allowed is ${Bs}`);r&&t.push(xu),t.push(yo(o,n).toString(o)),r&&t.push(Tu)}return o.dirty.delete(e),t.join("")}function Et(o,e){return typeof e=="string"?o.bundle._transform(e):yn(o,e)}var er=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let n=JSON.stringify(t);return r[n]||(r[n]=new e(this.bundle.locales,t)),r[n]}};function vn(o,e){let t=Object.create(null);for(let[r,n]of Object.entries(o))e.includes(r)&&(t[r]=n.valueOf());return t}var _s=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Gs(o,e){let t=o[0];if(t instanceof D)return new D(`NUMBER(${t.valueOf()})`);if(t instanceof X)return new X(t.valueOf(),{...t.opts,...vn(e,_s)});if(t instanceof Ce)return new X(t.toNumber(),{...vn(e,_s)});throw new TypeError("Invalid argument to NUMBER")}var Lu=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ds(o,e){let t=o[0];if(t instanceof D)return new D(`DATETIME(${t.valueOf()})`);if(t instanceof Ce||t instanceof X)return new Ce(t,vn(e,Lu));throw new TypeError("Invalid argument to DATETIME")}var zs=new Map;function Hs(o){let e=Array.isArray(o)?o.join(" "):o,t=zs.get(e);return t===void 0&&(t=new Map,zs.set(e,t)),t}var vo=class{constructor(e,{functions:t,useIsolating:r=!0,transform:n=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Gs,DATETIME:Ds,...t},this._useIsolating=r,this._transform=n,this._intls=Hs(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let n=0;n<e.body.length;n++){let s=e.body[n];if(s.id.startsWith("-")){if(t===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(t===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let n=new er(this,r,t);try{return yn(n,e).toString(n)}catch(s){if(n.errors&&s instanceof Error)return n.errors.push(s),new D().toString(n);throw s}}};var $n=/^(-?[a-zA-Z][\w-]*) *= */gm,qs=/\.([a-zA-Z][\w-]*) *= */y,Au=/\*?\[/y,wn=/(-?[0-9]+(?:\.([0-9]+))?)/y,Mu=/([a-zA-Z][\w-]*)/y,Js=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Nu=/^[A-Z][A-Z0-9_-]*$/,tr=/([^{}\n\r]+)/y,Uu=/([^\\"\n\r]*)/y,Ws=/\\([\\"])/y,Ys=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Iu=/^\n+/,Vs=/ +$/,ju=/ *\r?\n/g,Bu=/( *)$/,Fu=/{\s*/y,Ks=/\s*}/y,_u=/\[\s*/y,Gu=/\s*] */y,Du=/\s*\(\s*/y,zu=/\s*->\s*/y,Hu=/\s*:\s*/y,qu=/\s*,?\s*/y,Ju=/\s+/y,$o=class{constructor(e){this.body=[],$n.lastIndex=0;let t=0;for(;;){let k=$n.exec(e);if(k===null)break;t=$n.lastIndex;try{this.body.push(l(k[1]))}catch(R){if(R instanceof SyntaxError)continue;throw R}}function r(k){return k.lastIndex=t,k.test(e)}function n(k,R){if(e[t]===k)return t++,!0;if(R)throw new R(`Expected ${k}`);return!1}function s(k,R){if(r(k))return t=k.lastIndex,!0;if(R)throw new R(`Expected ${k.toString()}`);return!1}function a(k){k.lastIndex=t;let R=k.exec(e);if(R===null)throw new SyntaxError(`Expected ${k.toString()}`);return t=k.lastIndex,R}function i(k){return a(k)[1]}function l(k){let R=c(),z=u();if(R===null&&Object.keys(z).length===0)throw new SyntaxError("Expected message value or attributes");return{id:k,value:R,attributes:z}}function u(){let k=Object.create(null);for(;r(qs);){let R=i(qs),z=c();if(z===null)throw new SyntaxError("Expected attribute value");k[R]=z}return k}function c(){let k;if(r(tr)&&(k=i(tr)),e[t]==="{"||e[t]==="}")return p(k?[k]:[],1/0);let R=N();return R?k?p([k,R],R.length):(R.value=ge(R.value,Iu),p([R],R.length)):k?ge(k,Vs):null}function p(k=[],R){for(;;){if(r(tr)){k.push(i(tr));continue}if(e[t]==="{"){k.push(h());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let Re=N();if(Re){k.push(Re),R=Math.min(R,Re.length);continue}break}let z=k.length-1,ht=k[z];typeof ht=="string"&&(k[z]=ge(ht,Vs));let bo=[];for(let Re of k)Re instanceof or&&(Re=Re.value.slice(0,Re.value.length-R)),Re&&bo.push(Re);return bo}function h(){s(Fu,SyntaxError);let k=f();if(s(Ks))return k;if(s(zu)){let R=S();return s(Ks,SyntaxError),{type:"select",selector:k,...R}}throw new SyntaxError("Unclosed placeable")}function f(){if(e[t]==="{")return h();if(r(Js)){let[,k,R,z=null]=a(Js);if(k==="$")return{type:"var",name:R};if(s(Du)){let ht=y();if(k==="-")return{type:"term",name:R,attr:z,args:ht};if(Nu.test(R))return{type:"func",name:R,args:ht};throw new SyntaxError("Function names must be all upper-case")}return k==="-"?{type:"term",name:R,attr:z,args:[]}:{type:"mesg",name:R,attr:z}}return P()}function y(){let k=[];for(;;){switch(e[t]){case")":return t++,k;case void 0:throw new SyntaxError("Unclosed argument list")}k.push(v()),s(qu)}}function v(){let k=f();return k.type!=="mesg"?k:s(Hu)?{type:"narg",name:k.name,value:P()}:k}function S(){let k=[],R=0,z;for(;r(Au);){n("*")&&(z=R);let ht=$(),bo=c();if(bo===null)throw new SyntaxError("Expected variant value");k[R++]={key:ht,value:bo}}if(R===0)return null;if(z===void 0)throw new SyntaxError("Expected default variant");return{variants:k,star:z}}function $(){s(_u,SyntaxError);let k;return r(wn)?k=C():k={type:"str",value:i(Mu)},s(Gu,SyntaxError),k}function P(){if(r(wn))return C();if(e[t]==='"')return Y();throw new SyntaxError("Invalid expression")}function C(){let[,k,R=""]=a(wn),z=R.length;return{type:"num",value:parseFloat(k),precision:z}}function Y(){n('"',SyntaxError);let k="";for(;;){if(k+=i(Uu),e[t]==="\\"){k+=ke();continue}if(n('"'))return{type:"str",value:k};throw new SyntaxError("Unclosed string literal")}}function ke(){if(r(Ws))return i(Ws);if(r(Ys)){let[,k,R]=a(Ys),z=parseInt(k||R,16);return z<=55295||57344<=z?String.fromCodePoint(z):"�"}throw new SyntaxError("Unknown escape sequence")}function N(){let k=t;switch(s(Ju),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return go(e.slice(k,t))}return e[t-1]===" "?go(e.slice(k,t)):!1}function ge(k,R){return k.replace(R,"")}function go(k){let R=k.replace(ju,`
`),z=Bu.exec(k)[1].length;return new or(R,z)}}},or=class{constructor(e,t){this.value=e,this.length=t}};var Zs={0:21,1:8,3:16,6:1,7:8,8:8},Wu={l:8,r:8,m:16,n:4},Yu=/([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/,Vu=/le?$/;function Qs(o,e){let[t,r]=e.split("/"),n=Ku(o);return o+(n===0||n===8&&t==="으로"?r:t)}function Ku(o){let e=[...o.normalize("NFC")].filter(s=>/[\p{L}\p{N}]/u.test(s)),t=e.at(-1);if(t===void 0)return 0;let r=t.charCodeAt(0);if(44032<=r&&r<=55203)return(r-44032)%28;if(t in Zs)return Zs[t];let n=e.join("").toLowerCase();return e.length===1?Wu[n]??0:Vu.test(n)?8:Yu.test(n)?4:0}function Xs(o,e){return/^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(e.normalize("NFD").toLowerCase())?`${o.slice(0,-1)}'${e}`:`${o} ${e}`}var wo="en",nr="qps",xn=wo,Ct=new Map,kn=new Map;function oa(){return[...Ct.keys()]}function sr(){return xn}function ra(o){ar(o)&&(xn=o)}function ar(o){return Ct.has(o)||o===nr}function na(o){return o.map(t=>t.split("-")[0].toLowerCase()).find(t=>Ct.has(t))??wo}function ir(o,e){Ct.set(o,[...Ct.get(o)??[],...e]),kn.delete(o)}function ea(o){let e=kn.get(o);if(e)return e;let t=Ct.get(o===nr?wo:o);if(!t)throw new Error("no catalogue is registered");let r=Xu(o);for(let n of t)r.addResource(new $o(n),{allowOverrides:!0});return kn.set(o,r),r}function d(o,e={}){return Tn(xn,o,e)}function Tn(o,e,t={}){let r=ea(o);return rr(r.hasMessage(e)?r:ea(wo),e,t)}function rr(o,e,t){let r=o.getMessage(e)?.value;if(!r)throw new Error(`no message ${e}`);return o.formatPattern(r,t)}function ta(o){return o===nr?wo:o}var Zu=new Map([..."aceinouyACEINOUY"].map((o,e)=>[o,"àçéïñöûýÀÇÉÏÑÖÛÝ"[e]]));function Qu(o){return o.trim()?o.replace(/([aeiou])(?=\w)/g,"$1$1").replace(/[aceinouyACEINOUY]/g,t=>Zu.get(t)??t):o}function Xu(o){let e=i=>i instanceof X?String(i.value):String(i),t=i=>i instanceof X?i.value.toLocaleString(ta(o)):String(i),r=(i,l)=>e(l)==="capital"?i.charAt(0).toUpperCase()+i.slice(1):i,n={COLOUR:([i],{form:l=""})=>r(rr(a,"common-colour",{colour:e(i),form:e(l)}),l),COUNT:([i,l])=>rr(a,"common-count",{thing:e(i),number:l}),PARTICLE:([i,l])=>Qs(t(i),e(l)),WORD:([i],{form:l=""})=>r(rr(a,"common-word",{number:i}),l),ELIDE:([i,l])=>Xs(e(i),t(l))},s=o===nr?Qu:i=>i,a=new vo(ta(o),{functions:n,useIsolating:!1,transform:s});return a}function ie(o){return sa(o,"common-list-and")}function be(o){return sa(o,"common-list-or")}function sa(o,e){let t=o[o.length-1];return o.length>1?d(e,{first:o.slice(0,-1).join(", "),last:t}):t}function Le(o,e){let[t,r]=Math.abs(o).toFixed(e).split("."),n=t.replace(/\B(?=(\d{3})+$)/g,d("common-thousands-mark"));return(o<0?"-":"")+(r?n+d("common-decimal-mark")+r:n)}var aa=`advise-estimate = Estimated from { $rounds } simulated rounds with { $hidden ->
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
advise-most-fish = It goes to a tile with { COUNT("fish", $fish) }; no other move gets more at once.`;var ia=`board-title = Penguin board
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
board-what-mattered = { $player }: what mattered most
board-round-result = You { review-place } with { $cards ->
 [0] no cards left
 [1] 1 card left
 *[other] { $cards } cards left
}{ $when ->
 [emptied] : your last card went down at move { $move }
 [out] ; you were out after move { $move }
 [out-at-start] ; you were out from the start
 *[none] { "" }
}.
board-round-unfinished = The round is not finished; you have { $cards ->
 [0] no cards left
 [1] 1 card left
 *[other] { $cards } cards left
}.
board-floe-result = You { review-place } with { COUNT("fish", $fish) }.
board-floe-unfinished = The game is not finished; you have { COUNT("fish", $fish) } so far.
board-walls-you-in = It walls in your penguin on { $tile }, which can never move again.
board-you-threatened = You were threatening { $move }, which would have cut { $player } off from { COUNT("fish", $fish) }.
board-you-are-nearer = Afterwards, you are nearer than { $rivals ->
 [one] { $rival }
 *[several] anybody else
} to { $tiles } of the { $free } free tiles; no other move does better.`;var la=`common-language = English
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
}`;var ua=`page-language = Language
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
page-route-lost = The route can no longer be completed.`;var da=`advise-estimate = Estimation à partir de { $rounds } manches simulées, { $hidden ->
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
advise-most-fish = Ce coup mène à un bloc de glace avec { COUNT("fish", $fish) } ; aucun autre coup n'en rapporte plus tout de suite.`;var ca=`board-title = Plateau des pingouins
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
board-what-mattered = { $player } : ce qui a le plus compté
board-round-result = Vous { review-place } avec { $cards ->
 [0] aucune carte en main
 [1] 1 carte en main
 *[other] { $cards } cartes en main
}{ $when ->
 [emptied] : votre dernière carte a été posée au coup { $move }
 [out] ; élimination après le coup { $move }
 [out-at-start] ; élimination dès le début
 *[none] { "" }
}.
board-round-unfinished = La manche n'est pas terminée ; il vous reste { $cards ->
 [0] zéro carte
 [1] 1 carte
 *[other] { $cards } cartes
}.
board-floe-result = Vous { review-place } avec { COUNT("fish", $fish) }.
board-floe-unfinished = La partie n'est pas terminée ; vous avez { COUNT("fish", $fish) } pour l'instant.
board-walls-you-in = Il enferme votre pingouin en { $tile }, qui ne pourra plus jamais bouger.
board-you-threatened = Vous menaciez { $move }, qui aurait coupé { $player } de { COUNT("fish", $fish) }.
board-you-are-nearer = Ensuite, vous êtes plus près { $rivals ->
 [one] que { $rival }
 *[several] que tous les autres
} de { $tiles } des { $free } blocs libres ; aucun autre coup ne fait mieux.`;var pa=`common-language = Français
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
}`;var ha=`page-language = Langue
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
page-route-lost = Le parcours ne peut plus être terminé.`;var ma=`advise-estimate = { $hidden ->
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
advise-most-fish = { COUNT("fish", $fish) }가 있는 타일로 가요. 한 번에 더 많이 얻는 수는 없어요.`;var fa=`board-title = 펭귄 보드
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
board-what-mattered = { $player }: 가장 중요했던 순간
board-round-result = { review-place }. { $cards ->
 [0] 카드를 모두 냈어요
 *[other] 카드 { $cards }장이 남았어요
}{ $when ->
 [emptied] . 마지막 카드는 { $move }번째 수에 놓았어요
 [out] . { $move }번째 수 뒤에 탈락했어요
 [out-at-start] . 처음부터 탈락이었어요
 *[none] { "" }
}.
board-round-unfinished = 라운드가 아직 끝나지 않았어요. { $cards ->
 [0] 손패를 다 냈어요
 *[other] 카드 { $cards }장이 남아 있어요
}.
board-floe-result = { review-place }. { COUNT("fish", $fish) }를 잡았어요.
board-floe-unfinished = 게임이 아직 끝나지 않았어요. 지금까지 { COUNT("fish", $fish) }를 잡았어요.
board-walls-you-in = { $tile }에 있는 내 펭귄을 가두어서 다시는 움직일 수 없게 해요.
board-you-threatened = { PARTICLE($move, "을/를") } 두면 { PARTICLE($player, "을/를") } { COUNT("fish", $fish) }와 갈라놓을 수 있었어요.
board-you-are-nearer = 이렇게 두면 빈 타일 { $free }칸 중 { $tiles }칸에 { $rivals ->
 [one] { $rival }보다
 *[several] 누구보다도
} 가까워져요. 더 나은 수는 없어요.`;var ga=`common-language = 한국어
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
}`;var ba=`page-language = 언어
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
page-route-lost = 이제는 길을 완성할 수 없어요.`;var ya=`review-place = { $place ->
 [tied] tied with { $others }{ $what ->
 [game] { " " }in the game
 *[round] { "" }
 },
 [joint-last] came joint last{ $what ->
 [game] { " " }in the game
 *[round] { "" }
 } with { $others },
 [shared] shared { review-rank } place{ $what ->
 [game] { " " }in the game
 *[round] { "" }
 } with { $others },
 [won] won{ $what ->
 [game] { " " }the game
 *[round] { "" }
 }
 [lost] lost{ $what ->
 [game] { " " }the game
 *[round] { "" }
 }
 [last] came last{ $what ->
 [game] { " " }in the game
 *[round] { "" }
 }
 *[nth] came { review-rank } of { WORD($players) }{ $what ->
 [game] { " " }in the game
 *[round] { "" }
 }
}
review-rank = { $rank ->
 [1] first
 [2] second
 [3] third
 [4] fourth
 [5] fifth
 *[other] sixth
}
review-round-result = { $player }, you { review-place } with { $cards ->
 [0] no cards left
 [1] 1 card left
 *[other] { $cards } cards left
}{ $when ->
 [emptied] : your last card went down at move { $move }
 [out] ; you were out after move { $move }
 [out-at-start] ; you were out from the start
 *[none] { "" }
}.
review-round-unfinished = { $player }, the round is not finished; you have { $cards ->
 [0] no cards left
 [1] 1 card left
 *[other] { $cards } cards left
}.
review-tumbled-yourself = { $player }, you made the pyramid fall and pay { $cards }.
review-tumbled-other = { $player }, the pyramid fell when { $faller } was placing a card, so you pay nothing.
review-game-result = { $player }, you { review-place } with { COUNT("point", $points) }.
review-game-unfinished = { $player }, the game is not finished; you have { COUNT("point", $points) } so far.
review-floe-result = { $player }, you { review-place } with { COUNT("fish", $fish) }.
review-floe-unfinished = { $player }, the game is not finished; you have { COUNT("fish", $fish) } so far.
review-decision = { $kind ->
 [riskiest] Your riskiest moment was
 [from] From move { $from } on, it was
 [as-proved] What mattered most as far as it is proved was
 [won] Even so, the move to look at again is
 [won-provisional] Even so, the move to look at again seems to be
 [provisional] What seems to have mattered most was
 *[most] What mattered most was
} move { $number }{ $in ->
 [round] { " " }of { $round }
 *[game] { "" }
}: you played { $move }{ $grade ->
 [inaccuracy] , an inaccuracy
 [mistake] , a mistake
 [blunder] , a blunder
 *[none] { "" }
}; { $better } was better.
review-round-label = round { $number }
review-round-again = round { $number }, deal { $dealing }
review-comparison = { $unit ->
 [cards] { $played } leaves you with { $mine ->
 [0] no cards
 [1] 1 card
 *[other] { $mine } cards
 }, { $better } with { $best ->
 [0] none
 *[other] { $best }
 }
 *[fish] { $played } gets you { $mine } fish, { $better } { $best ->
 [0] none
 *[other] { $best }
 }
}
review-comparison-equal = { $unit ->
 [cards] both leave you with { $mine ->
 [0] no cards
 [1] 1 card
 *[other] { $mine } cards
 }
 *[fish] both get you { $mine } fish
}
review-comparison-bounded = { $unit ->
 [cards] { $played } leaves you with at least { $mine ->
 [0] no cards
 [1] 1 card
 *[other] { $mine } cards
 }, { $better } with { $best ->
 [0] none
 *[other] at most { $best }
 }
 *[fish] { $played } gets you at most { $mine } fish, { $better } at least { $best }
}
review-exact = { $yardstick ->
 [selfish] With everyone playing for themselves
 *[worst] In the worst case
}{ $turned ->
 [yes] , though, it is the other way round:
 *[no] ,
} { $clause }.
review-exact-alike = { $yardstick ->
 [selfish] With everyone playing for themselves, and in the worst case too,
 *[worst] In the worst case, and with everyone playing for themselves too,
} { $clause }.
review-exact-both = { $yardstick ->
 [selfish] With everyone playing for themselves
 *[worst] In the worst case
}{ $turned ->
 [yes] , though, it is the other way round:
 *[no] ,
} { $clause }; { $yardstick ->
 [selfish] in the worst case
 *[worst] with everyone playing for themselves
}{ $second_turned ->
 [again] , it is the other way round as well:
 [yes] , though, it is the other way round:
 *[no] ,
} { $second_clause }.
review-interval = { $mean }{ $range ->
 [yes] { " " }({ $low } to { $high })
 *[no] { "" }
}
review-interval-cards = { $mean } cards{ $range ->
 [yes] { " " }({ $low } to { $high })
 *[no] { "" }
}
review-expected = { $hands ->
 [open] Going by simulated rounds
 *[hidden] With the other hands hidden
}{ $verdict ->
 [turned] , though, it is the other way round: you
 [again] , it is the other way round as well: you
 [unclear] , there is no clear difference: you
 *[plain] , you
} can expect { $mine } after { $played }, { $best } after { $better }.
review-seen = You could have seen that at the time: with the other hands hidden, you could expect { $mine } cards after { $played }, { $best } after { $better }.
review-another = At the time, with the other hands hidden, you could expect { $mine } cards after { $played }, { $best } after { $better }, and { $third } looked better than both.
review-afterwards = You could not have known: with the other hands hidden, { $played } looked { $looked ->
 [better] better
 [same] just as good
 *[nearly] almost as good
} ({ $mine } cards after { $played }, { $best } after { $better }).
review-likely-decision = { $won ->
 [yes] Even so, by
 *[no] By
} the engine's estimate, what mattered most{ $from ->
 [0] { "" }
 *[other] { " " }before move { $from }
} was move { $number }: you played { $move }{ $grade ->
 [inaccuracy] , an inaccuracy
 [mistake] , a mistake
 [blunder] , a blunder
 *[none] { "" }
}; { $better } was better.
review-likely-leads = After { $better } you would probably have ended about { $best_side ->
 [ahead] { $best } fish ahead
 [behind] { $best } fish behind
 *[level] level
}, after { $move } about { $mine_side ->
 [ahead] { $mine } fish ahead
 [behind] { $mine } fish behind
 *[level] level
}.
review-likely-fish = After { $better } you would probably have ended with about { $best } fish, after { $move } with about { $mine } fish.
review-clean-from = From move { $from } on, none of your moves cost anything.
review-none-found = No mistake could be found so far.
review-no-choice = You never had a choice, so there was nothing you could have done differently.
review-clean = { $kind ->
 [perfect] You made no mistake: at none of your turns was another move clearly better.
 [unfinished] So far, at none of your turns was another move clearly better.
 [won] Well played: at none of your turns was another move clearly better.
 *[other] There was nothing you could have done: at none of your turns was another move clearly better.
}
review-sure-at-best = From the start, { $unit ->
 [cards] { $number ->
 [0] no cards
 [1] 1 card
 *[other] { $number } cards
 }
 *[fish] { $number } fish
} was the best you could be sure of.
review-sure-only = At the start, you could only be sure of { $unit ->
 [cards] having at most { $number ->
 [0] no cards
 [1] 1 card
 *[other] { $number } cards
 } left
 *[fish] { $number } fish
}.
review-unsolved-worst-case = The worst case of move { $number }{ $in ->
 [round] { " " }of { $round }
 *[game] { "" }
} was not settled within the limits.
review-unsolved-values = The exact values of move { $number }{ $in ->
 [round] { " " }of { $round }
 *[game] { "" }
} were not settled within the limits.
review-unsolved-selfish = Move { $number }{ $in ->
 [round] { " " }of { $round }
 *[game] { "" }
} comes too early to work out the rest with everyone playing for themselves.
review-basis-provisional = This is provisional: { WORD($unjudged) } of your { $choices } choices could not be judged{ $from ->
 [0] { "" }
 *[other] ; the rest, from move { $from } on, is exact
}.
review-basis-all = All your moves are judged by { $unit ->
 [cards] simulated rounds
 *[fish] the engine's estimates
}.
review-basis-parts = { $estimated ->
 [0] { WORD($bounded, form: "capital") } of your { $choices } choices { $bounded ->
 [1] is
 *[other] are
 } judged by bounds
 *[other] { WORD($estimated, form: "capital") } of your { $choices } choices { $estimated ->
 [1] is
 *[other] are
 } judged by { $unit ->
 [cards] simulated rounds
 *[fish] the engine's estimates
 }{ $bounded ->
 [0] { "" }
 *[other] , { WORD($bounded) } by bounds
 }
}{ $rest ->
 [yes] , the others exactly
 *[no] { "" }
}.
review-basis-before = Before move { $from }, your moves are judged by { $unit ->
 [cards] simulated rounds
 *[fish] the engine's estimates
}, from then on exactly.
review-header-player = player
review-header-moves = moves
review-header-choices = choices
review-header-decisions = decisions
review-header-right = right
review-header-accuracy = accuracy
review-header-cost = cost
review-header-plays = plays
review-header-guaranteed = guaranteed
review-header-grade = grade
review-header-better = better
review-header-given-up = given up
review-header-move = move
review-header-advised = advised
review-header-open-cost = open-hand cost
review-header-before = before
review-header-left = cards left
review-header-pays = pays
review-header-gives-back = gives back
review-header-total = total
review-header-place = place
review-header-fish = fish
review-header-tiles = tiles
review-header-likely-lead = likely lead
review-header-likely-fish = likely fish
review-header-behind = behind
review-grade = { $grade ->
 [best] best
 [good] good
 [inaccuracy] inaccuracy
 [mistake] mistake
 *[blunder] blunder
}
review-place-number = { $rank ->
 [1] 1st
 [2] 2nd
 [3] 3rd
 *[other] { $rank }th
}
review-only-move = only move
review-more = { $moves } and { $number } more
review-costly = { $mark } cost its player something
review-too-complex = { $single ->
 [yes] move { $to }
 *[no] moves { $from } to { $to }
}: too complex for the search limits
review-move-line = { $player }  { $move }: guaranteed { $guaranteed }, cost { $cost }{ $grade ->
 [none] { "" }
 *[other] , { review-grade }
}{ $better ->
 [none] { "" }
 *[other] , better { $moves }
}
review-undecided = { $number ->
 [1] 1 move could not be judged exactly within the limits and is not counted.
 *[other] { $number } moves could not be judged exactly within the limits and are not counted.
}
review-hidden-title = Judged by what the players could see
review-cut-short = Only the first { COUNT("move", $number) } could be judged this way.
review-turning-none-proved = No turning point could be proved.
review-turning-none = No turning point: no move cost its player anything.
review-turning = { $label ->
 [proved] Turning point
 [so-far] Turning point so far (provisional)
 *[from] Turning point from move { $from } on, proved
}: move { $number }, { $player } plays { $move }. It cost { $player } { $range ->
 [yes] { $low } to { COUNT($unit, $high) }
 *[no] { COUNT($unit, $high) }
}.
review-turning-better = Better: { $moves }.
review-turning-benefit = It { $benefits }.
review-let-off = let { $player } off { COUNT("card", $number) }
review-gave = gave { $player } { COUNT("fish", $number) }
review-out = { $player } was out { $when ->
 [0] from the start
 *[other] after move { $when }
}, with { $unit ->
 [cards] { COUNT("card", $number) } left
 *[fish] { COUNT("fish", $number) }
}.
review-tumbled = { $player } made the pyramid fall and pays { $cards }: { COUNT("card", $left) } left and the one that was being placed. Nobody else pays or gives back, and the round is dealt again.
review-title-round = { $round ->
 [only] The round
 *[label] { $label }
}: { $how ->
 [finished] finished after { COUNT("move", $moves) }
 [tumbled] the pyramid fell after { COUNT("move", $moves) }
 *[unfinished] not finished, { COUNT("move", $moves) } played
}
review-title-seen = The round: { COUNT("move", $moves) }, with hidden hands
review-title-game = The game
review-title-floe = The game: { $how ->
 [finished] finished after { COUNT("move", $moves) }
 *[unfinished] not finished, { COUNT("move", $moves) } played
}
review-standing-unfinished = { $leaders ->
 [1] The game is not finished: after { $completed } of { $rounds } rounds, { $names } leads with { COUNT("point", $points) }.
 *[other] The game is not finished: after { $completed } of { $rounds } rounds, { $names } lead with { COUNT("point", $points) }.
}
review-standing = { $leaders ->
 [1] { $names } wins with { COUNT("point", $points) }.
 *[other] { $names } share the victory with { COUNT("point", $points) }.
}
review-before-move = { $in ->
 [round] { $round }, before move { $number }
 *[game] Before move { $number }
}
review-after-move = After move { $number }
review-exact-none = No move could be solved exactly within the limits.
review-exact-all = Every move was solved exactly.
review-exact-last = Only the last move was solved exactly; earlier moves were too complex for the search limits.
review-exact-rest = Moves { $from } onward were solved exactly; earlier moves were too complex for the search limits.
review-free-from = From move { $from } on, no move cost its player anything; that is proved.
review-likely-free = By the engine's estimate, there was no clear mistake in { $single ->
 [yes] move { $to }
 *[no] moves { $from } to { $to }
}.
review-likely-turning = Turning point in { $single ->
 [yes] move { $to }
 *[no] moves { $from } to { $to }
}, by the engine's estimate: move { $number }, { $player } plays { $move }. It probably { $players ->
 [2] set { $player } back by about { COUNT("fish", $fish) } against { $rival }
 *[other] cost { $player } about { COUNT("fish", $fish) }
}. Better: { $better }.
review-estimates-title = { $single ->
 [yes] Move { $to }
 *[no] Moves { $from } to { $to }
}, by the engine's estimate
review-estimates-explanation = Values marked ~ are estimates, not proved: { $players ->
 [2] the mover's lead at the end of the game
 *[other] the mover's fish at the end of the game
} after the engine's best move and, behind the arrow, after the move played, from searches of { $positions } positions. In 9 of 10 games the result lies within { $first_error } fish of the estimate at move { $first }, and within { $last_error } fish at move { $last }. The cost compares two moves in the same position, so much of that error cancels out: an estimated cost of { $inaccuracy } fish or more is an inaccuracy, of { $mistake } a mistake, of { $blunder } a blunder. Less may be chance.
review-not-estimated-slow = Not every earlier move is estimated: the engine is too slow without the native core.
review-not-estimated-time = Not every earlier move is estimated: the engine needs { $seconds } seconds and { $positions } positions a move.
review-not-estimated-interrupted = Not every earlier move is estimated: the review was interrupted.
review-likely-cost = cost { $cost }, better { $better }
review-explanation-cards = Guaranteed: the most cards the player can be left with, whatever the others do, with all hands open and best play; after an arrow, the same once the move is made. Cost: how many cards the move adds to that. Better: moves that would have cost nothing; of moves that are equivalent (mirrored or recoloured), only the first. A decision is a move where the choice made a difference. Accuracy is the share of decisions that cost nothing. A cost of one card is a mistake, of two or more a blunder.
review-explanation-hidden = With hidden hands, every move gets an estimate from simulated rounds with random deals of the hidden cards, as in ppsolve advise. A move is right unless it leaves at least 0.2 cards more on average than the advised one, and clearly more. From 0.2 cards it is an inaccuracy, from 0.5 a mistake, from 1.5 a blunder. A decision is a move where some other one would have been wrong. Given up: the extra cards on average of moves that were wrong, added up. A move can be right by what was known and still cost something with all hands open, and the other way round.
review-explanation-fish = Guaranteed: the fewest fish the player can end up with, whatever the others do, with best play; after an arrow, the same once the move is made. Cost: how many fish the move takes off that. Better: moves that would have cost nothing. A decision is a move where the choice made a difference. Accuracy is the share of decisions that cost nothing. A cost of one fish is an inaccuracy, of two or three a mistake, of four or more a blunder.
review-chart-cards = guaranteed: at most this many cards left
review-chart-fish = guaranteed: at least this many fish
review-chart-likely = fish: likely, then guaranteed
review-chart-moves = moves played
review-chart-described = { $what ->
 [cards] Guaranteed cards left over { COUNT("move", $moves) }: { $changes }
 [fish] Guaranteed fish over { COUNT("move", $moves) }: { $changes }
 *[likely] Likely, then guaranteed fish over { COUNT("move", $moves) }: { $changes }
}
review-chart-change = { $player } from { $about ->
 [yes] about { $first }
 *[no] { $first }
} to { $last }
review-page-title = { $what ->
 [round] Penguin Party: review of a round
 [game] Penguin Party: review of a game
 [hidden] Penguin Party: review of a round with hidden hands
 *[floe] Pingouin: review of a game
}
review-page-rules = rules { $rules }
review-page-bounded = Not everything could be proved. Where a limit was reached, values are shown as bounds such as 2..4 and are not counted.
review-page-all-rounds = All rounds together
review-page-results = Guaranteed results
review-page-likely-results = Likely and guaranteed results
review-page-costly = a move that cost its player something
review-page-turning = the turning point
review-page-turning-solved = the turning point among the moves that are solved
review-page-estimate = thin line with rings: an estimate, and the range of its error
review-page-likely-costly = a move that probably cost its player something
review-page-likely-turning = the turning point by the engine's estimate
review-page-accuracy = Accuracy
review-page-moves = Move by move
review-page-better = better
review-page-pivot = turning point
review-page-cost = cost { $cost }
review-page-out = { $players } out
review-page-is-out = { $player } is out
review-page-more = and { $number } more
review-page-solved = Solved exactly
review-page-first = The turning point is the decision that cost its player the most; the first one, if there are several.
review-interrupted = Interrupted: these are the results so far.
review-not-proved = Not everything is proved. { $more }`;var va=`review-place = { $place ->
 [tied] terminez{ $what ->
 [game] { " " }la partie
 *[round] { "" }
 } à égalité avec { $others },
 [joint-last] partagez la dernière place{ $what ->
 [game] { " " }de la partie
 *[round] { "" }
 } avec { $others },
 [shared] partagez la { review-rank } place{ $what ->
 [game] { " " }de la partie
 *[round] { "" }
 } avec { $others },
 [won] gagnez{ $what ->
 [game] { " " }la partie
 *[round] { "" }
 }
 [lost] perdez{ $what ->
 [game] { " " }la partie
 *[round] { "" }
 }
 [last] terminez{ $what ->
 [game] { " " }la partie
 *[round] { "" }
 } à la dernière place
 *[nth] terminez{ $what ->
 [game] { " " }la partie
 *[round] { "" }
 } à la { review-rank } place sur { $players }
}
review-rank = { $rank ->
 [1] première
 [2] deuxième
 [3] troisième
 [4] quatrième
 [5] cinquième
 *[other] sixième
}
review-round-result = { $player }, vous { review-place } avec { $cards ->
 [0] aucune carte en main
 [1] 1 carte en main
 *[other] { $cards } cartes en main
}{ $when ->
 [emptied] : votre dernière carte a été posée au coup { $move }
 [out] ; élimination après le coup { $move }
 [out-at-start] ; élimination dès le début
 *[none] { "" }
}.
review-round-unfinished = { $player }, la manche n'est pas terminée ; il vous reste { $cards ->
 [0] zéro carte
 [1] 1 carte
 *[other] { $cards } cartes
}.
review-tumbled-yourself = { $player }, vous avez fait tomber la pyramide et payez { $cards }.
review-tumbled-other = { $player }, la pyramide est tombée quand { $faller } posait une carte ; vous ne payez rien.
review-game-result = { $player }, vous { review-place } avec { COUNT("point", $points) }.
review-game-unfinished = { $player }, la partie n'est pas terminée ; vous avez { COUNT("point", $points) } pour l'instant.
review-floe-result = { $player }, vous { review-place } avec { COUNT("fish", $fish) }.
review-floe-unfinished = { $player }, la partie n'est pas terminée ; vous avez { COUNT("fish", $fish) } pour l'instant.
review-decision = { $kind ->
 [riskiest] Votre moment le plus risqué a été
 [from] À partir du coup { $from }, le plus important a été
 [as-proved] Parmi ce qui est prouvé, le plus important a été
 [won] Le coup à revoir quand même est
 [won-provisional] Le coup à revoir quand même semble être
 [provisional] Le plus important semble avoir été
 *[most] Le plus important a été
} le coup { $number }{ $in ->
 [round] { " " }de la { $round }
 *[game] { "" }
} : vous avez joué { $move }{ $grade ->
 [inaccuracy] , une imprécision
 [mistake] , une erreur
 [blunder] , une gaffe
 *[none] { "" }
} ; { $better } était meilleur.
review-round-label = manche { $number }
review-round-again = manche { $number }, donne { $dealing }
review-comparison = { $unit ->
 [cards] { $played } vous laisse { $mine ->
 [0] zéro carte
 [1] 1 carte
 *[other] { $mine } cartes
 }, { $better } { $best ->
 [0] aucune
 *[other] { $best }
 }
 *[fish] { $played } vous rapporte { COUNT("fish", $mine) }, { $better } { $best ->
 [0] aucun
 *[other] { $best }
 }
}
review-comparison-equal = { $unit ->
 [cards] les deux vous laissent { $mine ->
 [0] zéro carte
 [1] 1 carte
 *[other] { $mine } cartes
 }
 *[fish] les deux vous rapportent { COUNT("fish", $mine) }
}
review-comparison-bounded = { $unit ->
 [cards] { $played } vous laisse au moins { $mine ->
 [0] zéro carte
 [1] 1 carte
 *[other] { $mine } cartes
 }, { $better } { $best ->
 [0] aucune
 *[other] au plus { $best }
 }
 *[fish] { $played } vous rapporte au plus { COUNT("fish", $mine) }, { $better } au moins { $best }
}
review-exact = { $yardstick ->
 [selfish] Si chacun joue pour soi
 *[worst] Dans le pire des cas
}{ $turned ->
 [yes] , en revanche, c'est l'inverse :
 *[no] ,
} { $clause }.
review-exact-alike = { $yardstick ->
 [selfish] Si chacun joue pour soi, et dans le pire des cas aussi,
 *[worst] Dans le pire des cas, et aussi si chacun joue pour soi,
} { $clause }.
review-exact-both = { $yardstick ->
 [selfish] Si chacun joue pour soi
 *[worst] Dans le pire des cas
}{ $turned ->
 [yes] , en revanche, c'est l'inverse :
 *[no] ,
} { $clause } ; { $yardstick ->
 [selfish] dans le pire des cas
 *[worst] si chacun joue pour soi
}{ $second_turned ->
 [again] , c'est l'inverse aussi :
 [yes] , en revanche, c'est l'inverse :
 *[no] ,
} { $second_clause }.
review-interval = { $mean }{ $range ->
 [yes] { " " }({ $low } à { $high })
 *[no] { "" }
}
review-interval-cards = { $mean } cartes{ $range ->
 [yes] { " " }({ $low } à { $high })
 *[no] { "" }
}
review-expected = { $hands ->
 [open] D'après des manches simulées
 *[hidden] Les autres mains étant cachées
}{ $verdict ->
 [turned] , en revanche, c'est l'inverse : vous
 [again] , c'est l'inverse aussi : vous
 [unclear] , il n'y a pas de différence nette : vous
 *[plain] , vous
} pouvez vous attendre à { $mine } après { $played }, { $best } après { $better }.
review-seen = Vous auriez pu le voir sur le moment : les autres mains étant cachées, vous pouviez vous attendre à { $mine } cartes après { $played }, { $best } après { $better }.
review-another = Sur le moment, les autres mains étant cachées, vous pouviez vous attendre à { $mine } cartes après { $played }, { $best } après { $better }, et { $third } semblait meilleur que les deux.
review-afterwards = Vous ne pouviez pas le savoir : les autres mains étant cachées, { $played } semblait { $looked ->
 [better] meilleur
 [same] tout aussi bon
 *[nearly] presque aussi bon
} ({ $mine } cartes après { $played }, { $best } après { $better }).
review-likely-decision = { $won ->
 [yes] Malgré tout, d'après
 *[no] D'après
} l'estimation du moteur, le plus important{ $from ->
 [0] { "" }
 *[other] { " " }avant le coup { $from }
} a été le coup { $number } : vous avez joué { $move }{ $grade ->
 [inaccuracy] , une imprécision
 [mistake] , une erreur
 [blunder] , une gaffe
 *[none] { "" }
} ; { $better } était meilleur.
review-likely-leads = Après { $better }, vous auriez probablement terminé { $best_side ->
 [ahead] avec environ { COUNT("fish", $best) } d'avance
 [behind] avec environ { COUNT("fish", $best) } de retard
 *[level] à peu près à égalité
}, après { $move } { $mine_side ->
 [ahead] avec environ { COUNT("fish", $mine) } d'avance
 [behind] avec environ { COUNT("fish", $mine) } de retard
 *[level] à peu près à égalité
}.
review-likely-fish = Après { $better }, vous auriez probablement terminé avec environ { COUNT("fish", $best) }, après { $move } avec environ { COUNT("fish", $mine) }.
review-clean-from = À partir du coup { $from }, aucun de vos coups n'a rien coûté.
review-none-found = Aucune erreur trouvée pour l'instant.
review-no-choice = Vous n'avez jamais eu le choix : il n'y avait rien à faire autrement.
review-clean = { $kind ->
 [perfect] Vous n'avez fait aucune erreur : à aucun de vos tours un autre coup n'était nettement meilleur.
 [unfinished] Jusqu'ici, à aucun de vos tours un autre coup n'était nettement meilleur.
 [won] Bien joué : à aucun de vos tours un autre coup n'était nettement meilleur.
 *[other] Vous n'y pouviez rien : à aucun de vos tours un autre coup n'était nettement meilleur.
}
review-sure-at-best = Dès le début, { $unit ->
 [cards] { $number ->
 [0] zéro carte
 [1] 1 carte
 *[other] { $number } cartes
 }
 *[fish] { COUNT("fish", $number) }
}, c'était le mieux que vous puissiez vous garantir.
review-sure-only = Au début, vous ne pouviez vous garantir que { $unit ->
 [cards] { $number ->
 [0] zéro carte
 [1] 1 carte au plus
 *[other] { $number } cartes au plus
 }
 *[fish] { COUNT("fish", $number) }
}.
review-unsolved-worst-case = Le pire des cas du coup { $number }{ $in ->
 [round] { " " }de la { $round }
 *[game] { "" }
} n'a pas pu être établi dans les limites.
review-unsolved-values = Les valeurs exactes du coup { $number }{ $in ->
 [round] { " " }de la { $round }
 *[game] { "" }
} n'ont pas pu être établies dans les limites.
review-unsolved-selfish = Le coup { $number }{ $in ->
 [round] { " " }de la { $round }
 *[game] { "" }
} arrive trop tôt pour calculer la suite si chacun joue pour soi.
review-basis-provisional = C'est provisoire : { $unjudged } de vos { $choices } choix n'ont pas pu être jugés{ $from ->
 [0] { "" }
 *[other] ; le reste, à partir du coup { $from }, est exact
}.
review-basis-all = Tous vos coups sont jugés d'après { $unit ->
 [cards] des manches simulées
 *[fish] les estimations du moteur
}.
review-basis-parts = { $estimated ->
 [0] { $bounded } de vos { $choices } choix { $bounded ->
 [1] est jugé
 *[other] sont jugés
 } par des bornes
 *[other] { $estimated } de vos { $choices } choix { $estimated ->
 [1] est jugé
 *[other] sont jugés
 } d'après { $unit ->
 [cards] des manches simulées
 *[fish] les estimations du moteur
 }{ $bounded ->
 [0] { "" }
 *[other] , { $bounded } par des bornes
 }
}{ $rest ->
 [yes] , les autres exactement
 *[no] { "" }
}.
review-basis-before = Avant le coup { $from }, vos coups sont jugés d'après { $unit ->
 [cards] des manches simulées
 *[fish] les estimations du moteur
}, ensuite exactement.
review-header-player = joueur
review-header-moves = coups
review-header-choices = choix
review-header-decisions = décisions
review-header-right = justes
review-header-accuracy = précision
review-header-cost = coût
review-header-plays = joue
review-header-guaranteed = garanti
review-header-grade = note
review-header-better = mieux
review-header-given-up = perdu
review-header-move = coup
review-header-advised = conseillé
review-header-open-cost = coût, mains ouvertes
review-header-before = avant
review-header-left = cartes restantes
review-header-pays = paie
review-header-gives-back = rend
review-header-total = total
review-header-place = place
review-header-fish = poissons
review-header-tiles = blocs
review-header-likely-lead = avance probable
review-header-likely-fish = poissons probables
review-header-behind = écart
review-grade = { $grade ->
 [best] meilleur
 [good] bon
 [inaccuracy] imprécision
 [mistake] erreur
 *[blunder] gaffe
}
review-place-number = { $rank ->
 [1] 1er
 *[other] { $rank }e
}
review-only-move = seul coup
review-more = { $moves } et { $number } de plus
review-costly = { $mark } a coûté quelque chose à son joueur
review-too-complex = { $single ->
 [yes] coup { $to }
 *[no] coups { $from } à { $to }
} : trop complexe pour les limites de la recherche
review-move-line = { $player }  { $move } : garanti { $guaranteed }, coût { $cost }{ $grade ->
 [none] { "" }
 *[other] , { review-grade }
}{ $better ->
 [none] { "" }
 *[other] , mieux { $moves }
}
review-undecided = { $number ->
 [1] 1 coup n'a pas pu être jugé exactement dans les limites et n'est pas compté.
 *[other] { $number } coups n'ont pas pu être jugés exactement dans les limites et ne sont pas comptés.
}
review-hidden-title = Jugé d'après ce que les joueurs pouvaient voir
review-cut-short = Seuls les premiers coups ont pu être jugés ainsi ({ COUNT("move", $number) }).
review-turning-none-proved = Aucun tournant n'a pu être prouvé.
review-turning-none = Pas de tournant : aucun coup n'a coûté quoi que ce soit à son joueur.
review-turning = { $label ->
 [proved] Tournant
 [so-far] Tournant jusqu'ici (provisoire)
 *[from] Tournant à partir du coup { $from }, prouvé
} : coup { $number }, { $player } joue { $move }. Ce coup a coûté à { $player } { $range ->
 [yes] { $low } à { COUNT($unit, $high) }
 *[no] { COUNT($unit, $high) }
}.
review-turning-better = Mieux : { $moves }.
review-turning-benefit = Il { $benefits }.
review-let-off = a épargné { COUNT("card", $number) } à { $player }
review-gave = a donné { COUNT("fish", $number) } à { $player }
review-out = Élimination { ELIDE("de", $player) } { $when ->
 [0] dès le début
 *[other] après le coup { $when }
}, avec { $unit ->
 [cards] { COUNT("card", $number) } en main
 *[fish] { COUNT("fish", $number) }
}.
review-tumbled = { $player } a fait tomber la pyramide et paie { $cards } : { COUNT("card", $left) } en main et celle qui était en train d'être posée. Personne d'autre ne paie ni ne rend rien, et la manche est redistribuée.
review-title-round = { $round ->
 [only] La manche
 *[label] { $label }
} : { $how ->
 [finished] terminée après { COUNT("move", $moves) }
 [tumbled] la pyramide est tombée après { COUNT("move", $moves) }
 *[unfinished] pas terminée, { COUNT("move", $moves) } joués
}
review-title-seen = La manche : { COUNT("move", $moves) }, avec des mains cachées
review-title-game = La partie
review-title-floe = La partie : { $how ->
 [finished] terminée après { COUNT("move", $moves) }
 *[unfinished] pas terminée, { COUNT("move", $moves) } joués
}
review-standing-unfinished = { $leaders ->
 [1] La partie n'est pas terminée : après { $completed } manches sur { $rounds }, { $names } est en tête avec { COUNT("point", $points) }.
 *[other] La partie n'est pas terminée : après { $completed } manches sur { $rounds }, { $names } sont en tête avec { COUNT("point", $points) }.
}
review-standing = { $leaders ->
 [1] { $names } gagne avec { COUNT("point", $points) }.
 *[other] { $names } se partagent la victoire avec { COUNT("point", $points) }.
}
review-before-move = { $in ->
 [round] { $round }, avant le coup { $number }
 *[game] Avant le coup { $number }
}
review-after-move = Après le coup { $number }
review-exact-none = Aucun coup n'a pu être résolu exactement dans les limites.
review-exact-all = Tous les coups ont été résolus exactement.
review-exact-last = Seul le dernier coup a été résolu exactement ; les coups précédents étaient trop complexes pour les limites de la recherche.
review-exact-rest = Les coups à partir du { $from } ont été résolus exactement ; les coups précédents étaient trop complexes pour les limites de la recherche.
review-free-from = À partir du coup { $from }, aucun coup n'a coûté quoi que ce soit à son joueur ; c'est prouvé.
review-likely-free = D'après l'estimation du moteur, il n'y a pas eu d'erreur nette { $single ->
 [yes] au coup { $to }
 *[no] des coups { $from } à { $to }
}.
review-likely-turning = Tournant { $single ->
 [yes] au coup { $to }
 *[no] des coups { $from } à { $to }
}, d'après l'estimation du moteur : coup { $number }, { $player } joue { $move }. Ce coup a probablement { $players ->
 [2] fait perdre à { $player } environ { COUNT("fish", $fish) } sur { $rival }
 *[other] coûté à { $player } environ { COUNT("fish", $fish) }
}. Mieux : { $better }.
review-estimates-title = { $single ->
 [yes] Coup { $to }
 *[no] Coups { $from } à { $to }
}, d'après l'estimation du moteur
review-estimates-explanation = Les valeurs marquées ~ sont des estimations, pas des preuves : { $players ->
 [2] l'avance du joueur à la fin de la partie
 *[other] les poissons du joueur à la fin de la partie
} après le meilleur coup du moteur et, derrière la flèche, après le coup joué, d'après des recherches de { $positions } positions. Dans 9 parties sur 10, le résultat est à { $first_error } poissons au plus de l'estimation au coup { $first }, et à { $last_error } poissons au plus au coup { $last }. Le coût compare deux coups dans la même position, donc une grande partie de cette erreur s'annule : un coût estimé de { $inaccuracy } poissons ou plus est une imprécision, de { $mistake } une erreur, de { $blunder } une gaffe. Moins peut être dû au hasard.
review-not-estimated-slow = Les coups précédents ne sont pas tous estimés : le moteur est trop lent sans le cœur natif.
review-not-estimated-time = Les coups précédents ne sont pas tous estimés : le moteur a besoin de { $seconds } secondes et de { $positions } positions par coup.
review-not-estimated-interrupted = Les coups précédents ne sont pas tous estimés : l'analyse a été interrompue.
review-likely-cost = coût { $cost }, mieux { $better }
review-explanation-cards = Garanti : le plus grand nombre de cartes qui peuvent rester au joueur, quoi que fassent les autres, mains ouvertes et en jouant au mieux ; après une flèche, le même nombre une fois le coup joué. Coût : le nombre de cartes que le coup y ajoute. Mieux : les coups qui n'auraient rien coûté ; parmi les coups équivalents (en miroir ou avec d'autres couleurs), seulement le premier. Une décision est un coup où le choix a changé quelque chose. La précision est la part des décisions qui n'ont rien coûté. Un coût d'une carte est une erreur, de deux ou plus une gaffe.
review-explanation-hidden = Avec des mains cachées, chaque coup est estimé par des manches simulées où les cartes cachées sont distribuées au hasard, comme dans ppsolve advise. Un coup est juste sauf s'il laisse en moyenne au moins 0,2 carte de plus que le coup conseillé, et nettement plus. À partir de 0,2 carte c'est une imprécision, de 0,5 une erreur, de 1,5 une gaffe. Une décision est un coup où un autre aurait été faux. Perdu : les cartes en plus, en moyenne, des coups qui étaient faux, additionnées. Un coup peut être juste d'après ce qu'on savait et coûter quand même quelque chose mains ouvertes, et inversement.
review-explanation-fish = Garanti : le plus petit nombre de poissons que le joueur peut obtenir, quoi que fassent les autres, en jouant au mieux ; après une flèche, le même nombre une fois le coup joué. Coût : le nombre de poissons que le coup en retire. Mieux : les coups qui n'auraient rien coûté. Une décision est un coup où le choix a changé quelque chose. La précision est la part des décisions qui n'ont rien coûté. Un coût d'un poisson est une imprécision, de deux ou trois une erreur, de quatre ou plus une gaffe.
review-chart-cards = garanti : au plus ce nombre de cartes restantes
review-chart-fish = garanti : au moins ce nombre de poissons
review-chart-likely = poissons : probable, puis garanti
review-chart-moves = coups joués
review-chart-described = { $what ->
 [cards] Cartes restantes garanties sur { COUNT("move", $moves) } : { $changes }
 [fish] Poissons garantis sur { COUNT("move", $moves) } : { $changes }
 *[likely] Poissons probables, puis garantis, sur { COUNT("move", $moves) } : { $changes }
}
review-chart-change = { $player } de { $about ->
 [yes] environ { $first }
 *[no] { $first }
} à { $last }
review-page-title = { $what ->
 [round] Penguin Party : analyse d'une manche
 [game] Penguin Party : analyse d'une partie
 [hidden] Penguin Party : analyse d'une manche avec des mains cachées
 *[floe] Pingouin : analyse d'une partie
}
review-page-rules = règles { $rules }
review-page-bounded = Tout n'a pas pu être prouvé. Là où une limite a été atteinte, les valeurs sont des bornes comme 2..4 et ne sont pas comptées.
review-page-all-rounds = Toutes les manches ensemble
review-page-results = Résultats garantis
review-page-likely-results = Résultats probables et garantis
review-page-costly = un coup qui a coûté quelque chose à son joueur
review-page-turning = le tournant
review-page-turning-solved = le tournant parmi les coups résolus
review-page-estimate = trait fin avec des anneaux : une estimation et son erreur possible
review-page-likely-costly = un coup qui a probablement coûté quelque chose à son joueur
review-page-likely-turning = le tournant d'après l'estimation du moteur
review-page-accuracy = Précision
review-page-moves = Coup par coup
review-page-better = mieux
review-page-pivot = tournant
review-page-cost = coût { $cost }
review-page-out = éliminé : { $players }
review-page-is-out = { $player } sort du jeu
review-page-more = et { $number } de plus
review-page-solved = Résolu exactement
review-page-first = Le tournant est la décision qui a coûté le plus à son joueur ; la première, s'il y en a plusieurs.
review-interrupted = Interrompu : voici les résultats jusqu'ici.
review-not-proved = Tout n'est pas prouvé. { $more }`;var $a=`review-place = { $what ->
 [game] 게임에서{ " " }
 *[round] { "" }
}{ $place ->
 [tied] { PARTICLE($others, "과/와") } 비겼어요
 [joint-last] { PARTICLE($others, "과/와") } 함께 공동 꼴찌를 했어요
 [shared] { PARTICLE($others, "과/와") } 함께 공동 { review-rank }를 했어요
 [won] 이겼어요
 [lost] 졌어요
 [last] 꼴찌를 했어요
 *[nth] { $players }명 가운데 { review-rank }를 했어요
}
review-rank = { $rank }위
review-round-result = { $player }님, { review-place }. { $cards ->
 [0] 카드를 모두 냈어요
 *[other] 카드 { $cards }장이 남았어요
}{ $when ->
 [emptied] . 마지막 카드는 { $move }번째 수에 놓았어요
 [out] . { $move }번째 수 뒤에 탈락했어요
 [out-at-start] . 처음부터 탈락이었어요
 *[none] { "" }
}.
review-round-unfinished = { $player }님, 라운드가 아직 끝나지 않았어요. { $cards ->
 [0] 손패를 다 냈어요
 *[other] 카드 { $cards }장이 남아 있어요
}.
review-tumbled-yourself = { $player }님, 피라미드를 무너뜨려서 { $cards }점을 내요.
review-tumbled-other = { $player }님, { PARTICLE($faller, "이/가") } 카드를 놓다가 피라미드가 무너졌으니 벌점은 없어요.
review-game-result = { $player }님, { review-place }. { COUNT("point", $points) }이에요.
review-game-unfinished = { $player }님, 게임이 아직 끝나지 않았어요. 지금까지 { COUNT("point", $points) }이에요.
review-floe-result = { $player }님, { review-place }. { COUNT("fish", $fish) }를 잡았어요.
review-floe-unfinished = { $player }님, 게임이 아직 끝나지 않았어요. 지금까지 { COUNT("fish", $fish) }를 잡았어요.
review-decision = { $kind ->
 [riskiest] 가장 위험했던 순간은
 [from] { $from }번째 수부터는
 [as-proved] 증명된 범위에서 가장 중요했던 것은
 [won] 그래도 다시 볼 만한 것은
 [won-provisional] 그래도 다시 볼 만한 것은 아마
 [provisional] 가장 중요했던 것은 아마
 *[most] 가장 중요했던 것은
} { $in ->
 [round] { $round }의{ " " }
 *[game] { "" }
}{ $number }번째 수예요. { PARTICLE($move, "을/를") } 두었는데{ $grade ->
 [inaccuracy] { " " }부정확한 수였고,
 [mistake] { " " }실수였고,
 [blunder] { " " }큰 실수였고,
 *[none] { "" }
} { PARTICLE($better, "이/가") } 더 좋았어요.
review-round-label = { $number }라운드
review-round-again = { $number }라운드 { $dealing }번째 패
review-comparison = { $unit ->
 [cards] { PARTICLE($played, "을/를") } 두면 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best ->
 [0] 한 장도 안
 *[other] { $best }장이
 } 남아요
 *[fish] { PARTICLE($played, "을/를") } 두면 { $mine }마리, { PARTICLE($better, "을/를") } 두면 { $best }마리를 얻어요
}
review-comparison-equal = { $unit ->
 [cards] 둘 다 { $mine }장이 남아요
 *[fish] 둘 다 { $mine }마리를 얻어요
}
review-comparison-bounded = { $unit ->
 [cards] { PARTICLE($played, "을/를") } 두면 적어도 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best ->
 [0] 한 장도 안
 *[other] 많아야 { $best }장이
 } 남아요
 *[fish] { PARTICLE($played, "을/를") } 두면 많아야 { $mine }마리, { PARTICLE($better, "을/를") } 두면 적어도 { $best }마리를 얻어요
}
review-exact = { $yardstick ->
 [selfish] 모두 자기를 위해 둔다면
 *[worst] 최악의 경우
}{ $turned ->
 [yes] { " " }오히려 반대예요.
 *[no] { "" }
} { $clause }.
review-exact-alike = { $yardstick ->
 [selfish] 모두 자기를 위해 둘 때도, 최악의 경우에도
 *[worst] 최악의 경우에도, 모두 자기를 위해 둘 때도
} { $clause }.
review-exact-both = { $yardstick ->
 [selfish] 모두 자기를 위해 둔다면
 *[worst] 최악의 경우
}{ $turned ->
 [yes] { " " }오히려 반대예요.
 *[no] { "" }
} { $clause }. { $yardstick ->
 [selfish] 최악의 경우에는
 *[worst] 모두 자기를 위해 둔다면
}{ $second_turned ->
 [again] { " " }역시 반대예요.
 [yes] { " " }오히려 반대예요.
 *[no] { "" }
} { $second_clause }.
review-interval = { $mean }장{ $range ->
 [yes] ({ $low }~{ $high })
 *[no] { "" }
}
review-interval-cards = { $mean }장{ $range ->
 [yes] ({ $low }~{ $high })
 *[no] { "" }
}
review-expected = { $hands ->
 [open] 모의 라운드로는
 *[hidden] 다른 손패가 가려진 상태에서는
}{ $verdict ->
 [turned] { " " }오히려 반대예요.
 [again] { " " }역시 반대예요.
 [unclear] { " " }뚜렷한 차이가 없어요.
 *[plain] { "" }
} { PARTICLE($played, "을/를") } 두면 평균 { $mine }, { PARTICLE($better, "을/를") } 두면 { $best } 남을 것으로 보여요.
review-seen = 그때도 알 수 있었어요. 다른 손패가 가려진 상태에서 { PARTICLE($played, "을/를") } 두면 평균 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best }장 남을 것으로 보였어요.
review-another = 그때 다른 손패가 가려진 상태에서는 { PARTICLE($played, "을/를") } 두면 평균 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best }장 남을 것으로 보였고, { PARTICLE($third, "이/가") } 둘보다 나아 보였어요.
review-afterwards = 그때는 알 수 없었어요. 다른 손패가 가려진 상태에서는 { PARTICLE($played, "이/가") } { $looked ->
 [better] 더 좋아
 [same] 똑같이 좋아
 *[nearly] 거의 똑같이 좋아
} 보였어요({ PARTICLE($played, "은/는") } { $mine }장, { PARTICLE($better, "은/는") } { $best }장).
review-likely-decision = { $won ->
 [yes] 그래도 엔진의 추정으로는
 *[no] 엔진의 추정으로는
}{ $from ->
 [0] { "" }
 *[other] { " " }{ $from }번째 수 전까지
} { $number }번째 수가 가장 중요했어요. { PARTICLE($move, "을/를") } 두었는데{ $grade ->
 [inaccuracy] { " " }부정확한 수였고,
 [mistake] { " " }실수였고,
 [blunder] { " " }큰 실수였고,
 *[none] { "" }
} { PARTICLE($better, "이/가") } 더 좋았어요.
review-likely-leads = { PARTICLE($better, "을/를") } 두었다면 아마 { $best_side ->
 [ahead] { $best }마리쯤 앞서고
 [behind] { $best }마리쯤 뒤지고
 *[level] 거의 비기고
}, { PARTICLE($move, "을/를") } 두면 { $mine_side ->
 [ahead] { $mine }마리쯤 앞섰을
 [behind] { $mine }마리쯤 뒤졌을
 *[level] 거의 비겼을
} 거예요.
review-likely-fish = { PARTICLE($better, "을/를") } 두었다면 아마 { $best }마리쯤, { PARTICLE($move, "을/를") } 두면 { $mine }마리쯤 얻었을 거예요.
review-clean-from = { $from }번째 수부터는 손해 본 수가 하나도 없어요.
review-none-found = 지금까지 찾은 실수는 없어요.
review-no-choice = 고를 수 있는 수가 한 번도 없었으니, 달리 할 수 있는 것도 없었어요.
review-clean = { $kind ->
 [perfect] 실수가 없었어요. 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
 [unfinished] 지금까지 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
 [won] 잘했어요! 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
 *[other] 어쩔 수 없었어요. 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
}
review-sure-at-best = 처음부터 확실히 보장할 수 있는 최선은 { $unit ->
 [cards] { $number }장
 *[fish] { $number }마리
}이었어요.
review-sure-only = 처음에 확실히 보장할 수 있던 것은 { $unit ->
 [cards] 많아야 { $number }장 남기는 것
 *[fish] { $number }마리
}뿐이었어요.
review-unsolved-worst-case = { $in ->
 [round] { $round }의{ " " }
 *[game] { "" }
}{ $number }번째 수의 최악의 경우는 제한 안에서 밝히지 못했어요.
review-unsolved-values = { $in ->
 [round] { $round }의{ " " }
 *[game] { "" }
}{ $number }번째 수의 정확한 값은 제한 안에서 밝히지 못했어요.
review-unsolved-selfish = { $in ->
 [round] { $round }의{ " " }
 *[game] { "" }
}{ $number }번째 수는 너무 일러서, 모두 자기를 위해 둘 때의 결과를 계산하지 못했어요.
review-basis-provisional = 잠정 결과예요. 고를 수 있던 { $choices }번 가운데 { $unjudged }번은 판단하지 못했어요{ $from ->
 [0] { "" }
 *[other] . 나머지, { $from }번째 수부터는 정확해요
}.
review-basis-all = 모든 수를 { $unit ->
 [cards] 모의 라운드로
 *[fish] 엔진의 추정으로
} 판단했어요.
review-basis-parts = 고를 수 있던 { $choices }번 가운데 { $estimated ->
 [0] { $bounded }번은 범위로
 *[other] { $estimated }번은 { $unit ->
 [cards] 모의 라운드로
 *[fish] 엔진의 추정으로
 }{ $bounded ->
 [0] { "" }
 *[other] , { $bounded }번은 범위로
 }
}{ $rest ->
 [yes] , 나머지는 정확하게
 *[no] { "" }
} 판단했어요.
review-basis-before = { $from }번째 수 전까지는 { $unit ->
 [cards] 모의 라운드로
 *[fish] 엔진의 추정으로
}, 그 뒤로는 정확하게 판단했어요.
review-header-player = 플레이어
review-header-moves = 수
review-header-choices = 선택
review-header-decisions = 결정
review-header-right = 정답
review-header-accuracy = 정확도
review-header-cost = 손해
review-header-plays = 둔 수
review-header-guaranteed = 보장
review-header-grade = 평가
review-header-better = 더 좋은 수
review-header-given-up = 놓친 카드
review-header-move = 수
review-header-advised = 추천
review-header-open-cost = 손패 공개 시 손해
review-header-before = 이전
review-header-left = 남은 카드
review-header-pays = 벌점
review-header-gives-back = 반납
review-header-total = 합계
review-header-place = 순위
review-header-fish = 물고기
review-header-tiles = 타일
review-header-likely-lead = 예상 차이
review-header-likely-fish = 예상 물고기
review-header-behind = 뒤처짐
review-grade = { $grade ->
 [best] 최선
 [good] 좋음
 [inaccuracy] 부정확
 [mistake] 실수
 *[blunder] 큰 실수
}
review-place-number = { $rank }위
review-only-move = 유일한 수
review-more = { $moves } 외 { $number }수
review-costly = { $mark } 둔 사람이 손해를 본 수
review-too-complex = { $single ->
 [yes] { $to }번째 수
 *[no] { $from }~{ $to }번째 수
}: 탐색 제한 안에서 풀기에는 너무 복잡해요
review-move-line = { $player }  { $move }: 보장 { $guaranteed }, 손해 { $cost }{ $grade ->
 [none] { "" }
 *[other] , { review-grade }
}{ $better ->
 [none] { "" }
 *[other] , 더 좋은 수 { $moves }
}
review-undecided = { $number }수는 제한 안에서 정확히 판단하지 못해 세지 않았어요.
review-hidden-title = 플레이어가 볼 수 있던 것으로 판단
review-cut-short = 처음 { $number }수만 이렇게 판단할 수 있었어요.
review-turning-none-proved = 증명된 승부처가 없어요.
review-turning-none = 승부처가 없어요. 손해를 본 수가 하나도 없었어요.
review-turning = { $label ->
 [proved] 승부처
 [so-far] 지금까지의 승부처(잠정)
 *[from] { $from }번째 수부터의 승부처(증명됨)
}: { $number }번째 수, { PARTICLE($player, "이/가") } { PARTICLE($move, "을/를") } 두었어요. { PARTICLE($player, "은/는") } { $range ->
 [yes] { $low }~{ COUNT($unit, $high) }
 *[no] { COUNT($unit, $high) }
}만큼 손해를 봤어요.
review-turning-better = 더 좋은 수: { $moves }.
review-turning-benefit = 이 수로 { $benefits } 이득을 봤어요.
review-let-off = { PARTICLE($player, "은/는") } { COUNT("card", $number) }
review-gave = { PARTICLE($player, "은/는") } { COUNT("fish", $number) }
review-out = { PARTICLE($player, "은/는") } { $when ->
 [0] 처음부터
 *[other] { $when }번째 수 뒤에
} 탈락했어요({ $unit ->
 [cards] 남은 { COUNT("card", $number) }
 *[fish] { COUNT("fish", $number) }
}).
review-tumbled = { PARTICLE($player, "이/가") } 피라미드를 무너뜨려 벌점 { $cards }점을 받아요. 남은 { COUNT("card", $left) }과 놓으려던 한 장이에요. 다른 사람은 벌점도 반납도 없고, 라운드의 패를 다시 나눠요.
review-title-round = { $round ->
 [only] 라운드
 *[label] { $label }
}: { $how ->
 [finished] { $moves }수 만에 끝남
 [tumbled] { $moves }수 뒤에 피라미드가 무너짐
 *[unfinished] 끝나지 않음, { $moves }수 진행
}
review-title-seen = 라운드: { $moves }수, 손패 가림
review-title-game = 게임
review-title-floe = 게임: { $how ->
 [finished] { $moves }수 만에 끝남
 *[unfinished] 끝나지 않음, { $moves }수 진행
}
review-standing-unfinished = 게임이 아직 끝나지 않았어요. { $rounds }라운드 가운데 { $completed }라운드 뒤에 { PARTICLE($names, "이/가") } { $leaders ->
 [1] { COUNT("point", $points) }으로
 *[other] 함께 { COUNT("point", $points) }으로
} 앞서요.
review-standing = { PARTICLE($names, "이/가") } { $leaders ->
 [1] { COUNT("point", $points) }으로 이겼어요.
 *[other] { COUNT("point", $points) }으로 함께 이겼어요.
}
review-before-move = { $in ->
 [round] { $round }, { $number }번째 수 전
 *[game] { $number }번째 수 전
}
review-after-move = { $number }번째 수 뒤
review-exact-none = 제한 안에서 정확히 푼 수가 없어요.
review-exact-all = 모든 수를 정확히 풀었어요.
review-exact-last = 마지막 수만 정확히 풀었어요. 그 앞의 수는 탐색 제한 안에서 풀기에 너무 복잡했어요.
review-exact-rest = { $from }번째 수부터 정확히 풀었어요. 그 앞의 수는 탐색 제한 안에서 풀기에 너무 복잡했어요.
review-free-from = { $from }번째 수부터는 손해를 본 수가 없어요. 증명된 사실이에요.
review-likely-free = 엔진의 추정으로는 { $single ->
 [yes] { $to }번째 수에
 *[no] { $from }~{ $to }번째 수에
} 뚜렷한 실수가 없었어요.
review-likely-turning = { $single ->
 [yes] { $to }번째 수의
 *[no] { $from }~{ $to }번째 수의
} 승부처(엔진의 추정): { $number }번째 수, { PARTICLE($player, "이/가") } { PARTICLE($move, "을/를") } 두었어요. { PARTICLE($player, "은/는") } 아마 { $players ->
 [2] { PARTICLE($rival, "을/를") } 상대로 { COUNT("fish", $fish) }쯤 손해를 봤을 거예요
 *[other] { COUNT("fish", $fish) }쯤 손해를 봤을 거예요
}. 더 좋은 수: { $better }.
review-estimates-title = { $single ->
 [yes] { $to }번째 수
 *[no] { $from }~{ $to }번째 수
}, 엔진의 추정
review-estimates-explanation = ~ 표시는 증명이 아니라 추정이에요. { $players ->
 [2] 게임이 끝났을 때 둔 사람이 얼마나 앞서는지를
 *[other] 게임이 끝났을 때 둔 사람의 물고기를
} 엔진이 고른 수와, 화살표 뒤에는 실제로 둔 수에 대해 { $positions }개 국면을 탐색해 추정했어요. 10게임 가운데 9게임에서 실제 결과는 { $first }번째 수에서 { $first_error }마리, { $last }번째 수에서 { $last_error }마리 안에 들어요. 손해는 같은 국면의 두 수를 비교한 것이라 오차가 많이 상쇄돼요. 추정 손해가 { $inaccuracy }마리 이상이면 부정확한 수, { $mistake }마리 이상이면 실수, { $blunder }마리 이상이면 큰 실수예요. 그보다 작으면 우연일 수 있어요.
review-not-estimated-slow = 앞의 수를 모두 추정하지는 못했어요. 컴파일된 코어가 없으면 엔진이 너무 느려요.
review-not-estimated-time = 앞의 수를 모두 추정하지는 못했어요. 엔진은 한 수에 { $seconds }초와 국면 { $positions }개가 필요해요.
review-not-estimated-interrupted = 앞의 수를 모두 추정하지는 못했어요. 복기가 중단됐어요.
review-likely-cost = 손해 { $cost }, 더 좋은 수 { $better }
review-explanation-cards = 보장: 손패를 모두 펼치고 최선으로 둘 때, 다른 사람이 무엇을 하든 그 플레이어에게 남을 수 있는 가장 많은 카드예요. 화살표 뒤는 그 수를 둔 다음의 값이에요. 손해: 그 수로 늘어난 카드 수예요. 더 좋은 수: 손해가 없었을 수예요. 거울처럼 뒤집거나 색만 바꾼 같은 수는 처음 것만 적어요. 결정은 어떤 수를 고르느냐에 따라 결과가 달라진 수예요. 정확도는 손해가 없던 결정의 비율이에요. 카드 1장을 손해 보면 실수, 2장 이상이면 큰 실수예요.
review-explanation-hidden = 손패가 가려진 상태에서는 가려진 카드를 무작위로 나눠 준 모의 라운드로 모든 수를 추정해요(ppsolve advise와 같아요). 추천한 수보다 평균 0.2장 이상, 그리고 뚜렷하게 더 남기지 않으면 맞는 수예요. 0.2장부터 부정확한 수, 0.5장부터 실수, 1.5장부터 큰 실수예요. 결정은 다른 어떤 수가 틀렸을 수예요. 놓친 카드: 틀린 수로 더 남은 카드의 평균을 더한 값이에요. 알 수 있던 것으로는 맞는 수라도 손패를 모두 펼치면 손해일 수 있고, 그 반대도 있어요.
review-explanation-fish = 보장: 최선으로 둘 때, 다른 사람이 무엇을 하든 그 플레이어가 얻을 수 있는 가장 적은 물고기예요. 화살표 뒤는 그 수를 둔 다음의 값이에요. 손해: 그 수로 줄어든 물고기예요. 더 좋은 수: 손해가 없었을 수예요. 결정은 어떤 수를 고르느냐에 따라 결과가 달라진 수예요. 정확도는 손해가 없던 결정의 비율이에요. 물고기 1마리를 손해 보면 부정확한 수, 2~3마리면 실수, 4마리 이상이면 큰 실수예요.
review-chart-cards = 보장: 많아야 이만큼 남음
review-chart-fish = 보장: 적어도 이만큼 얻음
review-chart-likely = 물고기: 예상, 그다음 보장
review-chart-moves = 둔 수
review-chart-described = { $what ->
 [cards] { $moves }수 동안 보장된 남은 카드: { $changes }
 [fish] { $moves }수 동안 보장된 물고기: { $changes }
 *[likely] { $moves }수 동안 예상, 그다음 보장된 물고기: { $changes }
}
review-chart-change = { $player } { $about ->
 [yes] 약 { $first }
 *[no] { $first }
}에서 { $last }
review-page-title = { $what ->
 [round] 펭귄 파티: 라운드 복기
 [game] 펭귄 파티: 게임 복기
 [hidden] 펭귄 파티: 손패를 가린 라운드 복기
 *[floe] Pingouin: 게임 복기
}
review-page-rules = 규칙 { $rules }
review-page-bounded = 모든 것을 증명하지는 못했어요. 제한에 걸린 값은 2..4처럼 범위로 보이고, 세지 않았어요.
review-page-all-rounds = 모든 라운드
review-page-results = 보장된 결과
review-page-likely-results = 예상과 보장된 결과
review-page-costly = 둔 사람이 손해를 본 수
review-page-turning = 승부처
review-page-turning-solved = 정확히 푼 수 가운데 승부처
review-page-estimate = 고리가 있는 가는 선: 추정과 오차 범위
review-page-likely-costly = 둔 사람이 아마 손해를 본 수
review-page-likely-turning = 엔진의 추정으로 본 승부처
review-page-accuracy = 정확도
review-page-moves = 한 수씩 보기
review-page-better = 더 좋은 수
review-page-pivot = 승부처
review-page-cost = 손해 { $cost }
review-page-out = { $players } 탈락
review-page-is-out = { $player } 탈락
review-page-more = 외 { $number }수
review-page-solved = 정확히 푼 수
review-page-first = 승부처는 둔 사람이 가장 크게 손해를 본 결정이에요. 여럿이면 처음 것이에요.
review-interrupted = 중단됨: 지금까지의 결과예요.
review-not-proved = 모두 증명되지는 않았어요. { $more }`;ir("en",[la,ua,ia,aa,ya]);ir("fr",[pa,ha,ca,da,va]);ir("ko",[ga,ba,fa,ma,$a]);var mt="abcdefgh";function F(o,e){return`${mt[o]}${e+1}`}function ce(o){return{row:mt.indexOf(o.charAt(0)),column:Number(o.slice(1))-1}}function Lt(o){return o.charAt(0).toUpperCase()+o.slice(1)}function lr(o,e){return`${o===0?"no":o} ${e}${o===1?"":"s"}`}function ft(o){return/^[a-h]\d/.test(o)?o:Lt(o)}function pe(o){let e=Math.abs(8*o%2)===1,t=Math.floor(100*o);return Le(e?(t+t%2)/100:o,2)}var Q="You";function T(o){return o===Q?d("board-you"):o}function At(o){let e=o.length>1;return{players:e?ie(o.map(T)):o[0],more:e?"yes":"no"}}var V=["Alice","Bob","Carol","Dave","Erin","Frank"];var fd=/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u,g=class o extends Error{where;what;line;constructor(e,t,r=null){super(e?`${e}: ${t}`:t),this.where=e,this.what=t,this.line=r}inside(e){return new o(this.where?`${e}: ${this.where}`:e,this.what,this.line)}atLine(e){return this.line===null?new o(this.where,this.what,e).inside(`line ${e}`):this}};function oe(o,e){try{return e()}catch(t){throw t instanceof g?o(t):t}}var gd=new Map([[`
`,"\\n"],["\r","\\r"],["	","\\t"]]);function O(o){if(Array.isArray(o))return"a list";if(o===null)return"None";if(typeof o=="object")return"an object";if(typeof o=="boolean")return o?"True":"False";if(typeof o=="number")return String(o);if(typeof o!="string")return typeof o;let e=[...o].slice(0,41).join(""),t=e.includes("'")&&!e.includes('"')?'"':"'",r=t+[...e].map(n=>bd(n,t)).join("")+t;return r.length<=42?r:`${r.slice(0,40)}...${t}`}function bd(o,e){let t=o.codePointAt(0)??0;if(o==="\\"||o===e)return`\\${o}`;let r=gd.get(o);if(r)return r;if(t>=32&&t<127)return o;let n=t.toString(16);return t<256?`\\x${n.padStart(2,"0")}`:t<65536?`\\u${n.padStart(4,"0")}`:`\\U${n.padStart(8,"0")}`}function L(o){return!/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u.test(o)&&[...o].length<=40?o:O(o)}function wa(o){try{return JSON.parse(o)}catch(e){throw new g("",`malformed JSON: ${e.message}`)}}function U(o){return o!==null&&typeof o=="object"&&!Array.isArray(o)}function E(o,e,t,r){if(!U(o))throw new g(e,`expected an object, not ${O(o)}`);let n=e?`${e}.`:"",s=[...t,...r];for(let a of Object.keys(o))if(!s.includes(a))throw new g(n+yd(a),`unknown key; there are ${s.join(", ")}`);for(let a of t)if(!Object.hasOwn(o,a))throw new g(n+a,"is missing");return o}function q(o,e,t){return Object.hasOwn(o,e)?o[e]:t}function yd(o){return/^[A-Za-z_]\w{0,39}$/.test(o)?o:O(o)}function Mt(o,e){if(Number.isSafeInteger(o))return o;throw new g(e,`a page counts only up to ${Number.MAX_SAFE_INTEGER}`)}var vd={string:{holds:o=>typeof o=="string",expected:"a string"},whole:{holds:o=>Number.isInteger(o),expected:"a whole number"},boolean:{holds:o=>typeof o=="boolean",expected:"true or false"},list:{holds:o=>Array.isArray(o),expected:"a list"}};function w(o,e,t){let{holds:r,expected:n}=vd[e];if(!r(o))throw new g(t,`expected ${n}, not ${O(o)}`);return typeof o=="number"&&Mt(o,t),o}function ur(o){let e="ppsolve.position/1";if(q(o,"schema",e)!==e)throw new g("schema",`expected '${e}', not ${O(o.schema)}`)}function _(o,e){return w(o,"list",e).map((t,r)=>w(t,"string",`${e}[${r}]`))}function Nt(o,e){let t=`players[${e}].name`,r=o[e];if(!r.trim())throw new g(t,"the name is empty");for(let s of r)if(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(s)||fd.test(s))throw new g(t,`control character ${O(s)} in the name ${O(r)}`);let n=[...r].length;if(n>40)throw new g(t,`${n} characters, but a name has at most 40`);if(o.slice(0,e).includes(r))throw new g(t,`duplicate name ${O(r)}`)}function xe(o){return o.toUpperCase().toLowerCase()}function Ae(o,e,t){if(o.includes(e))return o.indexOf(e);let r=[...o.keys()].filter(n=>xe(o[n])===xe(e));if(r.length===1)return r[0];throw r.length?new g(t,`${O(e)} may be ${r.map(n=>L(o[n])).join(" or ")}`):new g(t,`no player is called ${O(e)}`)}function Ut(o,e,t){if(typeof e=="string")return Ae(o,e,t);if(typeof e!="number"||!Number.isInteger(e))throw new g(t,`expected a player's name or a seat, not ${O(e)}`);if(e<0||e>=o.length)throw new g(t,`seat ${O(e)}, but seats are 0 to ${o.length-1}`);return e}function dr(o){return encodeURIComponent(o).replace(/[~!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`)}function cr(o,e){try{return decodeURIComponent(o.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"))}catch{throw new g(`${e}.name`,"the percent-encoded name is not UTF-8")}}var Ke=1n<<64n,Me=class{state;constructor(e){this.state=e}word(){this.state=(this.state+0x9e3779b97f4a7c15n)%Ke;let e=this.state;return e=(e^e>>30n)*0xbf58476d1ce4e5b9n%Ke,e=(e^e>>27n)*0x94d049bb133111ebn%Ke,e^e>>31n}below(e){let t=Ke-Ke%BigInt(e),r=this.word();for(;r>=t;)r=this.word();return Number(r%BigInt(e))}shuffle(e){let t=[...e];for(let r=t.length-1;r>0;r-=1){let n=this.below(r+1);[t[r],t[n]]=[t[n],t[r]]}return t.join("")}};function pr(o){return o.reduce((e,t)=>BigInt.asUintN(64,e*257n+BigInt(t)),1n)}function hr(o){if(!/^[0-9]+$/.test(o)||BigInt(o)>=Ke)throw new g("seed",`${O(o)} is not from 0 to 2^64 - 1`);return BigInt(o)}function It(){return BigInt(crypto.getRandomValues(new Uint32Array(1))[0])}function ka(o){return o.map(({player:e,move:t})=>t===null?{player:e,out:!0}:e===null?t:{player:e,move:t})}function Ze(o){return w(o,"list","moves").map((e,t)=>$d(e,`moves[${t}]`))}function $d(o,e){if(typeof o=="string")return{player:null,move:o};if(!U(o))throw new g(e,`expected a move or an object, not ${O(o)}`);let t=E(o,e,[],["player","move","out"]),r=s=>Object.hasOwn(t,s);if(r("move")===r("out"))throw new g(e,'expected "move" or "out", and only one of them');let n=r("player")?w(t.player,"string",`${e}.player`):null;if(r("move"))return{player:n,move:w(t.move,"string",`${e}.move`)};if(t.out!==!0)throw new g(`${e}.out`,`expected true, not ${O(t.out)}`);if(n===null)throw new g(`${e}.player`,"is missing");return{player:n,move:null}}var On={game:"game",players:"players",left:"left",rules:"rules",points:"points",tokens:"points",date:"date",starts:"starts",start:"starts",to_move:"starts",pyramid:"pyramid",hands:"hands",tumble:"tumble",rows:"rows",floe:"rows",deal:"deal",position:"deal"},wd=1e4,kd=8,xd=/^\s*([A-Za-z_]+)\s*:/,Oa=/^\s*round(?:\s+([0-9]{1,4}))?\s*:?\s*$/i,Pn=String.raw`"(?:[^"\\]|\\.)*"`,Td=new RegExp(String.raw`\s*(${Pn}|[^,"]*)\s*(,|$)`,"y"),Od=new RegExp(String.raw`\s*(${Pn}|[^,=:"]*?)\s*[=:]\s*([^,]*?)\s*(,|$)`,"y"),Pd=/^[\p{L}\p{Nl}\p{No}](?:[\p{L}\p{N}_ .'-]*[\p{L}\p{N}_.'-])?$/u,Sd=/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u,Rd=new RegExp(String.raw`(${Pn}|[^\s,;:]+)\s*:`,"y"),Ed=/[0-9]+[.):]*/y,Cd=/(?:is\s+)?out(?![^\s,;.])\.?/iy,Ld=/[\s,;]*/y,Ad=new RegExp("^(?:(?:\\p{L}\\S*:|[0-9]+[.):]*)\\s*)?[A-Za-z](?:<|>|left|right|[a-h]?[0-9]{1,2})(?:-[a-h][0-9])?(?:[\\s,;].*)?$","iu"),xa=["","-","none","nobody"];function Ge(o,e){return new g(o.key,e).atLine(o.line)}function jt({headers:o},e){for(let[t,r]of o)if(!e.includes(t))throw Ge(r,`does not belong here; there are ${e.join(", ")}`)}function Pa(o){return Sa(o)||o.trimStart().startsWith("#")||Ad.test(o)}function Sa(o){return Ra(o)!==void 0||Oa.test(o)}function Ra(o){let e=xd.exec(o)?.[1].toLowerCase();return e!==void 0&&Object.hasOwn(On,e)?On[e]:void 0}function Ea(o,e){let t=[],r={headers:new Map,lines:[]},n=null,s=o.split(`
`).map((a,i)=>[i+1,a.trim()]).filter(([,a])=>a&&!a.startsWith("#"));for(let a=s.shift();a;a=s.shift()){let[i,l]=a;if(l.length>wd){let h=`${l.length.toLocaleString("en")} characters`;throw new g("",`${h}, but a line has at most 10,000`).atLine(i)}let u=Oa.exec(l);if(u){let h=r.lines.length>0||r.headers.size>0&&Number(u[1]??1)>1;n===null&&h&&(n=1),n!==null&&(t.push(r),r={headers:new Map,lines:[]}),n=Md(u[1],n,i);continue}let c=Nd(l,i,e);if(!c){r.lines.push([i,l]);continue}let p=r.headers.get(c.key);if(p)throw Ge(c,`is given twice, first in line ${p.line}; a line such as 'round 2' begins the next round`);if(c.key==="rows"&&!c.text){let h=s.splice(0,kd).map(([,f])=>f.replace(/\s/g,""));c.text=h.join("/")}r.headers.set(c.key,c)}return t.push(r),{rounds:t,game:n!==null}}function Md(o,e,t){let r=o?Number(o):(e??0)+1,n=e===null?[1]:[e,e+1];if(n.includes(r))return r;throw new g(`round ${r}`,`expected round ${n.at(-1)}`).atLine(t)}function Nd(o,e,t){if(t(o))return{key:"deal",text:o,line:e};let r=Ra(o);return r===void 0?null:{line:e,key:r,text:o.slice(o.indexOf(":")+1).trim()}}function Qe(o,e,t){return o.lastIndex=t,o.exec(e)}function*Ca(o,e,t){let r=0;for(let n=!0;n;){let s=Qe(o,e,r);if(!s)throw t(e.slice(r));yield s,r+=s[0].length,n=s.at(-1)===","}}function Xe(o){let e=()=>Ge(o,`expected names separated by commas, not ${O(o.text)}`),t=Array.from(Ca(Td,o.text,e),([,r])=>La(r,o));if(t.length===1&&o.key==="players")throw e();return t}function Sn(o){let e=new Map;if(xa.includes(xe(o.text)))return e;let t=r=>Ge(o,`expected NAME=TEXT separated by commas, not ${O(r)}`);for(let[,r,n]of Ca(Od,o.text,t)){let s=La(r,o),a=/[^\s;]+\s*=.*/.exec(n);if(a)throw Ge(o,`a comma is missing before ${O(a[0])}`);if(e.has(s))throw Ge(o,`${O(s)} is named twice`);e.set(s,xa.includes(xe(n))?"":n)}return e}function La(o,e){if(!o.startsWith('"'))return o.trim();try{return JSON.parse(o)}catch{throw Ge(e,`${O(o)} is not a quoted name`)}}function mr(o,e,t){let n=`(${[...e].sort((u,c)=>c.length-u.length).map(Id).join("|")})`,s=new RegExp(String.raw`${n}\s*:`,"iyu"),a=new RegExp(String.raw`${n}\s+(?=(?:is\s+)?out\b)`,"iyu"),i=[],l=null;for(let[u,c]of o){let p=0;for(;p+=Qe(Ld,c,p)[0].length,!(p>=c.length);){let h=Qe(s,c,p)??Qe(a,c,p),f=h??Qe(Rd,c,p),y;if(f){if(p+=f[0].length,!h&&Ud(f[0]))continue;if(l!==null)throw Ta(l,u);l=jd(f[1],e,u)}else if(y=Qe(Ed,c,p))p+=y[0].length;else if(l!==null&&(y=Qe(Cd,c,p)))i.push({player:l,out:!0}),l=null,p+=y[0].length;else{let[v]=Qe(t,c,p);if(new RegExp("^\\p{L}+$","u").test(v)&&e.some(S=>xe(S)===xe(v)))throw new g("",`a colon is missing after ${O(v)}`).atLine(u);i.push(l===null?{move:v}:{player:l,move:v}),l=null,p+=v.length}}}if(l!==null)throw Ta(l,o.at(-1)[0]);return i}function Ta(o,e){return new g("",`no move follows the name ${O(o)}`).atLine(e)}function Ud(o){return/^[0-9]+[.):]*$/.test(o)}function Id(o){return o.replace(/[\\^$.*+?()[\]{}|/]/g,String.raw`\$&`)}function jd(o,e,t){let r=o;try{o.startsWith('"')&&(r=JSON.parse(o))}catch{}if(e.some(s=>xe(s)===xe(r)))return r;let n=[...new Set(Object.values(On))].sort().join(", ");throw new g("",`no player is called ${O(r)}, and no header; headers are ${n}`).atLine(t)}function fr(o,e){let t=Pd.test(o)&&!Sd.test(o),r=Sa(`${o}:`)||e(`${o}:`)||/^[0-9]/.test(o);return t&&!r?o:JSON.stringify(o)}function ko(o,{starts:e,seats:t},r){let n=[],s=1/0;for(let{seat:a,move:i}of o){let l=(a-e+t)%t,u=r===null?i:`${r[a]}: ${i}`;l<=s?n.push(u):n[n.length-1]+=(r===null?" ":"  ")+u,s=l}return n}var xo="ppsolve.record/1",Rn="ppsolve.game/1";function Ua(o,e,t){let r=[],n=e;for(let{player:s,move:a}of t){let i=`move ${r.length+1}`,l=o.names(n),u=s===null?null:Ae(l,s,i);if(a===null)continue;let c=o.toMove(n);if(c===null){let h=r.length?`after move ${r.length}`:"before the first move";throw new g(i,`${O(a)}, but the ${o.roundWord} was over ${h}`)}if(u!==null&&u!==c){let h=`it is the turn of ${L(l[c])}`;throw new g(i,`${L(l[u])} moves out of turn; ${h}`)}let p=o.readMove(n,a,i);r.push(p),n=o.after(n,p)}return{position:e,moves:r,end:n}}function To(o,e){let t=e.replace(/^\uFEFF/,"").replaceAll(`\r
`,`
`),r=t.trim();if(!r)throw new g("","the text is empty");let n=o.find(u=>u.isLine(r)),[s,...a]=r.split(`
`);if(n&&!a.length)return Bd(n,r);if(n||Pa(s))return Aa(o,Fd(o,t));if(/^["[{\-0-9]|^(?:true|false|null)\b/.test(r))return Aa(o,wa(r));let i="a position in one line such as iello-2024:-:RRG,GGB:0",l="a record that begins with a line such as “players: Julia, Marc, Priya”";throw new g("",`${O(s)} is not something this page can read; it reads ${i}, ${l}, and JSON`)}function Bd(o,e){let[t,r=""]=e.split(";"),n=r.split(",").filter(Boolean).map(s=>({player:null,move:s}));return En(o,Ua(o,o.fromLine(t),n))}function En(o,{position:e,moves:t}){return{game:o,position:e,moves:t}}function Fd(o,e){let t=Ea(e,i=>o.some(l=>l.isLine(i))),{headers:r}=t.rounds[0],n=r.get("game"),s=r.get("deal")?.text??"";return(n?oe(i=>i.atLine(n.line),()=>Ia(o,xe(n.text))):o.find(i=>i.isLine(s)||r.has(i.boardHeader))??o[0]).documentFromText(t)}function Ia(o,e){let t=o.find(({name:n})=>n===e);if(t)return t;let r=o.map(({name:n})=>n).join(", ");throw new g("game",`unknown game ${O(e)}; there are ${r}`)}function Aa(o,e){let t=o.find(n=>n.rounds);if(t?.rounds&&U(e)&&_d(e)){let n=t.rounds.read(e,{readRound:(a,i)=>Na(t,a,i)}),s=n.slice(0,-1).map(({position:a,moves:i})=>({position:a,moves:i}));return{...En(t,n.at(-1)),earlier:s}}if(U(e)&&Object.hasOwn(e,"moves")){let n=U(e.deal)?oe(s=>s.inside("deal"),()=>Ma(o,e.deal)):o[0];return En(n,Na(n,e))}let r=U(e)?Ma(o,e):o[0];return{game:r,position:ja(r,e),moves:[]}}function _d(o){return q(o,"schema","rounds"in o?Rn:xo)===Rn}function Ma(o,e){return Object.hasOwn(e,"game")?Ia(o,e.game):o[0]}function ja(o,e){if(!U(e))return o.fromDocument(e);let{game:t,...r}=e;return o.fromDocument(r)}function Na(o,e,t){let r=E(e,"",["deal","moves"],["schema",...o.recordKeys]),n=o.completeRecord?.(r)??r;if(q(n,"schema",xo)!==xo)throw new g("schema",`expected '${xo}', not ${O(n.schema)}`);let s=Ze(n.moves),a=oe(l=>l.inside("deal"),()=>{let l=ja(o,n.deal);return t?.checkDeal(l),l}),i=Ua(o,a,s);return o.checkEnd?.(n,i.end),Gd(n),i}function Gd(o){if(!Object.hasOwn(o,"date"))return;let e=w(o.date,"string","date"),t=/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(e)?new Date(`${e}T00:00:00Z`):null;if(!(t&&!isNaN(t.getTime())&&t.toISOString().startsWith(e)))throw new g("date",`expected year-month-day such as 2026-10-03, not ${O(e)}`)}function Oo(o,e){let{position:t}=e;return e.moves.map(r=>{let n=o.toMove(t);return t=o.after(t,r),{seat:n,move:r}})}function gr(o,e,t){try{let r=To([o],e);return o.line(r.position)===o.line(t.position)&&r.moves.join()===t.moves.join()}catch(r){if(r instanceof g)return!1;throw r}}function Cn(o,e){let t=o.names(e.position),r=Oo(o,e).map(({seat:n,move:s})=>({player:t[n],move:s}));return{schema:xo,deal:o.document(e.position),moves:r}}function Ba(o,e){let t=o.names(e[0].position);return{schema:Rn,players:t,rounds:e.map(r=>Cn(o,r))}}var Dd="http://www.w3.org/2000/svg";function m(o,e=HTMLElement){let t=document.getElementById(o);if(!(t instanceof e))throw new Error(`The page has no ${e.name} with the ID "${o}".`);return t}function Po(o,e){let t=o.querySelector(e);if(!(t instanceof HTMLElement))throw new Error(`The page has no element "${e}".`);return t}function br(o){let e=document.activeElement;return e instanceof HTMLElement?e.dataset[o]:void 0}function Bt(){m("board").querySelector("[tabindex='0']")?.focus({preventScroll:!0})}function So(o,e){let t=document.activeElement;o(),t?.closest("[hidden]")&&e()}function b(o,e={},...t){return _a(document.createElement(o),e,t)}function I(o,e={},...t){return _a(document.createElementNS(Dd,o),e,t)}function _a(o,e,t){for(let[r,n]of Object.entries(e))o.setAttribute(r,`${n}`);return o.append(...t),o}function De(o){return o.flatMap((e,t)=>t?[" ",e]:[e])}function Ga(o){return o.nodeType===Node.TEXT_NODE?o.nodeValue?.trim()?[o.nodeValue.trim()]:[]:[...o.childNodes].flatMap(Ga)}function Ft(o,e){let[t,...r]=e.split(", "),n=Ga(o).filter(s=>s!==t);o.setAttribute("aria-label",[[t,...n].join(" "),...r].join(", "))}var Fa=new WeakMap;function A(o,e,t){let r=Fa.get(o);r?.length===e.length&&e.every((n,s)=>n===r[s])||(Fa.set(o,e),o.replaceChildren(...t()))}function Ne({style:o},e){for(let[t,r]of Object.entries(e))o.setProperty(t,`${r}`)}async function Da(o,e,t){try{await navigator.clipboard.writeText(o.value)}catch{t?.(),o.focus(),o.select(),document.execCommand("copy")}e.textContent=d("page-copied"),setTimeout(()=>e.textContent="",4e3)}function za([o,e]){let t=o.split(/\[(.+?)\]/).map((r,n)=>n%2?b("kbd",{},r):zd(r));return b("div",{},b("dt",{},...t),b("dd",{},d(e)))}function zd(o){switch(o){case" or ":return` ${d("page-keys-or")} `;case" and ":return` ${d("page-keys-and")} `;default:return o}}function Ha({key:o,ctrlKey:e,metaKey:t,shiftKey:r,altKey:n},s){if(n)return;let a=e||t?`Ctrl+${r?"Shift+":""}`:"",i=a?a+o.toLowerCase():o;if(!Object.hasOwn(s,i))return;let[l,u=""]=s[i].split(" ");return[l,u]}var Ln=new Map;function Ue(o){let e=`ppsolve:${o}`;return{load(){let t=Ln.get(e);if(t)return t;try{let r=JSON.parse(localStorage.getItem(e)??"{}");return Hd(r)?r:{}}catch{return{}}},save(t){try{return localStorage.setItem(e,JSON.stringify(t)),Ln.delete(e),!0}catch{return Ln.set(e,t),!1}}}}function Hd(o){return typeof o=="object"&&o!==null}var An="lang";function qa(){ra(Jd()),document.documentElement.lang=sr(),Yd(document);let o=d("common-language");m("language-name").textContent=o;let e=m("language-choice");e.setAttribute("aria-label",`${o}, ${d("page-language")}`),e.hidden=Ja()!=="",e.addEventListener("click",()=>m("languages",HTMLDialogElement).showModal()),m("languages-list").replaceChildren(...oa().map(t=>b("li",{},qd(t))))}function qd(o){let e=Tn(o,"common-language"),t=b("button",{type:"button",lang:o,"data-lang":o},e);return o===sr()&&t.setAttribute("aria-current","true"),t.addEventListener("click",()=>{o===sr()?m("languages",HTMLDialogElement).close():Wd(o)}),t}function Ja(){let o=document.getElementById("site")?.textContent;return o?JSON.parse(o).lang:""}function Jd(){let o=Ja()||(new URLSearchParams(location.search).get(An)??"");if(ar(o))return o;let{code:e}=Ue("language").load();return typeof e=="string"&&ar(e)?e:na(navigator.languages)}function Wd(o){let e=Ue("language").save({code:o}),t=new URL(location.href),r=t.search;e?t.searchParams.delete(An):t.searchParams.set(An,o),t.search===r?location.reload():location.assign(t)}function Mn(o){return o.split("`").map((e,t)=>t%2?b("code",{},e):e)}function Yd(o){for(let e of o.querySelectorAll("[data-say]"))e.replaceChildren(...Mn(d(e.dataset.say)));for(let e of o.querySelectorAll("[data-label]"))e.setAttribute("aria-label",d(e.dataset.label));for(let e of o.querySelectorAll("[data-title]")){let{title:t="",key:r}=e.dataset;e.title=r?d("page-with-key",{name:d(t),key:r}):d(t)}for(let e of o.querySelectorAll("[data-placeholder]"))e.placeholder=d(e.dataset.placeholder)}var Wa=["auto","light","dark"];function Ya(){let o=Ue("settings"),e=o.load(),t={theme:Wa.find(i=>i===e.theme)??"auto",clock:e.clock!==!1},r=document.querySelector("#show-clock"),n=matchMedia("(prefers-color-scheme: dark)");function s(){let i=t.theme==="auto"?n.matches:t.theme==="dark";document.documentElement.dataset.theme=i?"dark":"light",document.body.classList.toggle("timeless",!t.clock),m(`theme-${t.theme}`,HTMLInputElement).checked=!0,r&&(r.checked=t.clock)}function a(i){Object.assign(t,i),o.save(t),s()}for(let i of Wa)m(`theme-${i}`).addEventListener("change",()=>a({theme:i}));r?.addEventListener("change",()=>a({clock:r.checked}));for(let i of document.querySelectorAll(".opens-settings"))i.addEventListener("click",()=>m("settings",HTMLDialogElement).showModal());n.addEventListener("change",s),s()}function yr(){try{return decodeURI(location.hash.slice(1))}catch{return location.hash.slice(1)}}function Nn(){location.hash&&history.replaceState(null,"",location.pathname+location.search)}function Va(o){yr()!==o&&history.replaceState(null,"",encodeURI(`#${o}`))}function j({low:o,high:e}){return o===e}function _t(o,e){return{low:Math.max(o.low,e.low),high:Math.min(o.high,e.high)}}function Ie(o,e){let t=e==="fewest"?Math.min:Math.max;return{low:t(...o.map(({low:r})=>r)),high:t(...o.map(({high:r})=>r))}}function et({low:o,high:e}){return o===e?`${o}`:`${o}..${e}`}var Vd={fewest:3,most:6};function Gt({low:o,high:e},t){return e-o<=Vd[t]}var vr=class{game;position;sure;margin;worth;line=null;opinion=null;nodes=0;effort=0;constructor(e,t){this.game=e,this.position=t;let r=[...e.names(t).keys()];this.sure=r.map(s=>e.bounds(t,s)),this.margin=r.length===2?e.marginBounds(t):null;let n=e.toMove(t);this.worth=new Map(n===null?[]:e.moves(t).map(s=>[s,e.bounds(e.after(t,s),n)]))}get proved(){return[...this.sure,...this.worth.values(),...this.margin?[this.margin]:[]].every(j)&&(this.line!==null||this.game.over(this.position))}get best(){let e=this.game.toMove(this.position);if(e===null||!j(this.sure[e]))return[];let t=this.game.wants==="fewest"?"high":"low";return[...this.worth].filter(([,r])=>r[t]===this.sure[e].low).map(([r])=>r)}tasks(){let{game:e,position:t}=this,r=e.toMove(t);if(r===null)return{tasks:[],places:[]};let n=[],s=[],a=(i,l,u,c)=>{let{asked:p,seat:h}=u,f=e.countTaken(u.position,p,h),y=e.pack(u.position),v={low:l.low-f,high:l.high-f};n.push({game:e.name,bytes:y,asked:p,seat:h,taken:f,...v,...c}),s.push({...i,taken:f})};for(let i of new Set([r,...this.sure.keys()])){let l={position:t,asked:"guaranteed",seat:i};a({of:"seat",seat:i},this.sure[i],l,{wantsLine:i===r})}this.margin&&a({of:"margin"},this.margin,{position:t,asked:"margin",seat:0},{});for(let[i,l]of this.worth){let c={position:e.after(t,i),asked:"guaranteed",seat:r};a({of:"move",move:i},l,c,{afterMove:!0})}return{tasks:n,places:s}}learn(e,{low:t,high:r,line:n}){let s={low:t+e.taken,high:r+e.taken};if(e.of==="margin"){this.margin=s;return}e.of==="move"?this.worth.set(e.move,s):(this.sure[e.seat]=s,n&&(this.line=n.map(i=>this.game.moveText(i))));let a=this.game.toMove(this.position);a===null||!this.worth.size||(this.sure[a]=_t(this.sure[a],Ie([...this.worth.values()],this.game.wants)))}};var Un=250,Kd=40*Un,Zd=16*Un,Qd=1/16,$r=class{module;changed;openWorker;studies=new Map;number=0;wanted=null;later=[];current=null;silence;held=!1;answers=new Map;worker=null;mebibytes=ec();ready=0;constructor(e,t,r=In){this.module=e,this.changed=t,this.openWorker=r}study(e,t){let r=e.line(t),n=this.studies.get(r);if(n)return n;let s=new vr(e,t);return this.studies.set(r,s),s}want(e){this.wanted=e,this.current?.study!==this.next()?.study&&this.turn()}wantLater(e){this.later=e,this.current||this.turn()}next(){if(this.held)return;let{wanted:e}=this;if(e&&!e.proved&&e.effort<e.game.mostPositions)return{study:e,most:e.game.mostPositions};for(let t of this.later){let r=t.game.mostPositions*Qd;if(!t.proved&&t.effort<r)return{study:t,most:r};if(!t.sure.every(j)&&t.game.reviewsWhileProved)break}}busyWith(e){return this.current?.study===e||this.next()?.study===e}turn(){let e=this.next();if(!e){this.current&&this.post({work:"none"}),this.current=null;return}let{study:t}=e;if(t===this.wanted&&t.game.opinions&&!t.opinion){let a=this.post(t.game.opinions.request(t.position));this.current={...e,id:a,places:[],before:t.nodes};return}let{tasks:r,places:n}=t.tasks(),s=this.post({work:"search",tasks:r,most:e.most,...Xd(t.game)});this.current={...e,id:s,places:n,before:t.nodes}}ask(e){return this.current=null,new Promise(t=>{this.answers.set(this.post(e),{request:e,resolve:t})})}async hold(e){this.held=!0;try{return await e()}finally{this.held=!1,this.turn()}}post(e){return this.number+=1,(this.worker??this.begin()).postMessage({id:this.number,...e}),clearTimeout(this.silence),this.silence=setTimeout(()=>this.restart(),this.patience),this.number}get patience(){return this.ready?[...this.answers.values()].some(({request:t})=>t.work==="suggest")?Zd:Un:Kd}begin(){let e=this.openWorker();return e.onmessage=({data:t})=>this.hear(t),e.onerror=t=>{t.preventDefault(),this.fail()},this.ready=0,e.postMessage({open:this.module,mebibytes:this.mebibytes}),this.worker=e,e}fail(){this.mebibytes<2||(this.mebibytes/=2,this.restart())}restart(){this.worker?.terminate();let e=this.begin();for(let[t,{request:r}]of this.answers)e.postMessage({id:t,...r});this.current=null,this.answers.size||this.turn()}hear(e){if("failed"in e){this.fail();return}if("ready"in e){this.ready=e.ready;return}e.id===this.number&&clearTimeout(this.silence);let t=this.answers.get(e.id);if(t){if(!("samples"in e||"suggestion"in e))return;this.answers.delete(e.id),t.resolve(e),this.turn();return}let{current:r}=this;if(e.id!==r?.id)return;let{study:n,places:s,before:a,most:i}=r;if("suggestion"in e){n.opinion=n.game.opinions.read(n.position,e.suggestion),n.nodes=a+e.suggestion.positions,this.turn(),this.changed(n);return}"nodes"in e&&(n.nodes=a+e.nodes),"number"in e&&n.learn(s[e.number],e),"done"in e&&(n.effort=i,this.current=null,this.turn()),this.changed(n)}};function Xd({wants:o,firstSlice:e,alsoFromAbove:t}){return{wants:o,firstSlice:e,alsoFromAbove:t}}function ec(){return("deviceMemory"in navigator?Number(navigator.deviceMemory):8)<=2?64:256}function In(){let o=m("worker").textContent,e=URL.createObjectURL(new Blob([o],{type:"text/javascript"})),t=new Worker(e);return URL.revokeObjectURL(e),t}var x="RGYPB",B=".";function K(o){return{colour:o[0],...ce(o.slice(1))}}function Te(o,e,t){return o[e]?.[t]??B}function gt(o,e,t){return[Te(o,e-1,t),Te(o,e-1,t+1)]}function W(o,e){if(o.length===0)return[{row:0,column:0,accepts:x}];let t=o[0].length,r=[];t<e.base&&r.push({row:0,column:-1,accepts:x},{row:0,column:t,accepts:x});for(let n=1;n<=o.length;n+=1)for(let s=0;s<t-n;s+=1){let[a,i]=gt(o,n,s);Te(o,n,s)!==B||a===B||i===B||e.upperRows==="contiguous"&&!tc(o[n]??"",s)||r.push({row:n,column:s,accepts:ye(a===i?a:a+i)})}return r}function ze(o,e){let t=W(o,e).flatMap(({accepts:r})=>[...r]);return[...x].filter(r=>t.includes(r)).join("")}function tc(o,e){let t=r=>r.replaceAll(B,"")!=="";return!t(o)||t(o.slice(Math.max(e-1,0),e+2))}function de(o,{colour:e,row:t,column:r}){if(o.length===0)return[e];if(t===0)return r<0?[e+o[0],...o.slice(1).map(s=>B+s)]:[o[0]+e,...o.slice(1).map(s=>s+B)];let n=t<o.length?[...o]:[...o,B.repeat(o[0].length-t)];return n[t]=Ka(n[t],r,e),n}function wr(o,e,t){if([t-1,t].some(s=>Te(o,e+1,s)!==B)||e===0&&t>0&&t<o[0].length-1)return null;let n=o.map((s,a)=>e>0?a===e?Ka(s,t,B):s:t===0?s.slice(1):s.slice(0,-1));for(;n.length&&!n.at(-1).replaceAll(B,"");)n.pop();return n}function Ka(o,e,t){return o.slice(0,e)+t+o.slice(e+1)}function He(o,e){return o.replace(e,"")}function M(o,e){return o.split(e).length-1}function ye(o){return[...x].map(e=>e.repeat(M(o,e))).join("")}function he(o){return o.hand!==""&&!o.out}function jn(o,e,t,r){let n=new Set(W(t,o).flatMap(a=>[...a.accepts])),s=e.map(a=>({...a}));for(let a=0;a<s.length;a+=1){let i=(r+a)%s.length,l=s[i];if(!he(l))continue;if([...l.hand].some(c=>n.has(c)))return{rules:o,players:s,rows:t,toMove:i};o.stuck==="out"&&(l.out=!0)}return{rules:o,players:s,rows:t,toMove:null}}function Bn(o,e){let t=K(e),r=o.toMove,n=o.players.map((s,a)=>a===r?{...s,hand:He(s.hand,t.colour)}:s);return jn(o.rules,n,de(o.rows,t),(r+1)%n.length)}function ee(o){if(o.toMove===null)return[];let{hand:e}=o.players[o.toMove];return W(o.rows,o.rules).flatMap(({row:t,column:r,accepts:n})=>[...n].filter(s=>e.includes(s)).map(s=>s+F(t,r)))}var qe="pyramid";function Dt(o,e){if(!o.length)return[];let t=o[0].length;for(let[n,s]of o.entries()){let a=`pyramid[${n}]`;for(let i of s)if(!(i===B||x.includes(i.toUpperCase())))throw new g(a,`unknown colour ${O(i)}; a cell is one of ${x} or '.'`);if(n===0){if(!s)throw new g(a,"the row is empty; leave it out");if(t>e.base)throw new g(a,`${t} cards wide, but the base holds ${e.base}`);if(s.includes(B))throw new g(a,"the base has a gap; base cards lie side by side")}else{if(n>=t)throw new g(a,`a base of ${t} carries at most ${t} rows`);if(s.length!==t-n)throw new g(a,`${s.length} cells, but this row has ${t-n}`)}}let r=o.map(n=>n.toUpperCase());for(;!r[r.length-1].replaceAll(B,"");)r.pop();for(let n=1;n<r.length;n+=1)for(let[s,a]of[...r[n]].entries()){if(a===B)continue;let[i,l]=gt(r,n,s),u=`${a} at ${F(n,s)}`;if([i,l].includes(B))throw new g(`pyramid[${n}]`,`${u} rests on an empty cell`);if(![i,l].includes(a))throw new g(`pyramid[${n}]`,`${u} matches neither ${i} nor ${l} below`)}return r}function Za(o,e,t){for(let[r,n]of[...x].entries()){let s=t.deck[r],a=M(e.join(""),n);if(a>s)throw new g("pyramid",`${a} ${n} cards, but the deck has ${s}`);for(let[i,l]of o.entries()){if(a+=M(l.hand,n),a<=s)continue;let u=`${a} or more ${n} cards in hands and pyramid, but the deck has ${s}`;throw new g(`players[${i}].hand`,u)}}}var bt={editions:{"iello-2024":{deck:{R:7,G:7,Y:7,P:7,B:8},bonus:2,extraRounds:"one"},"playte-2021":{deck:{R:7,G:7,Y:7,P:7,B:8},bonus:2,extraRounds:"any"},"ffg-2007":{deck:{R:9,G:9,Y:9,B:9},bonus:2,extraRounds:"none"}},defaultEdition:"iello-2024",widestBase:8,mostOfAColour:36,largestBonus:99,overrides:["base","deck","hand_size","bonus","upper_rows","stuck"]};var tt=bt.editions,je=bt.defaultEdition,Fn=bt.widestBase,xr=bt.mostOfAColour,rc=bt.largestBonus,Qa=bt.overrides;function ot(o,e,t={}){if(zt(o,2,6),!Object.hasOwn(tt,e))throw new g("rules",`unknown edition ${O(e)}; choose from ${Object.keys(tt).join(", ")}`);Object.keys(t).forEach(_n);let r=tt[e],n=ei(Object.hasOwn(t,"deck")?t.deck:r.deck),s=n.reduce((h,f)=>h+f,0),a=o===2?Math.min(14,Math.floor(s/2)):Math.floor(s/o),{base:i=o===2?7:8,hand_size:l=a,bonus:u=r.bonus}=t,{upper_rows:c="free",stuck:p="out"}=t;return{edition:e,players:o,base:kr("base",i,1,Fn),deck:n,handSize:kr("hand_size",l,0,xr*x.length),bonus:kr("bonus",u,0,rc),upperRows:Xa("upper_rows",c,["free","contiguous"]),stuck:Xa("stuck",p,["out","pass"])}}function zt(o,e,t){if(o>=e&&o<=t)return;let r=`${o} player${o===1?"":"s"}`;throw new g("players",`${r}, but the game is for ${e} to ${t}`)}function _n(o){if(Qa.includes(o))return;let e=/^[A-Za-z_]\w{0,38}$/.test(o)?o:O(o);throw new g(`rules.${e}`,`unknown rule; choose from ${Qa.join(", ")}`)}function ei(o){if(!U(o))throw new g("rules.deck",`expected an object such as {"R": 9}, not ${O(o)}`);for(let e of Object.keys(o))if(!(e.length===1&&x.includes(e)))throw new g("rules.deck",`unknown colour ${O(e)}; choose from ${[...x].join(" ")}`);return[...x].map(e=>kr(`deck.${e}`,q(o,e,0),0,xr))}function kr(o,e,t,r){if(typeof e!="number"||!Number.isInteger(e))throw new g(`rules.${o}`,`expected a whole number, not ${O(e)}`);if(e<t||e>r)throw new g(`rules.${o}`,`${e} is not from ${t} to ${r}`);return e}function Xa(o,e,t){let r=t.find(s=>s===e);if(r!==void 0)return r;let n=t.map(s=>`"${s}"`).join(" or ");throw new g(`rules.${o}`,`expected ${n}, not ${O(e)}`)}function Ro(o){let e={};if(o.deck.join()!==ei(tt[o.edition].deck).join()){e.deck={};for(let[n,s]of[...x].entries())o.deck[n]&&(e.deck[s]=o.deck[n])}let t=ot(o.players,o.edition,e),r=n=>o[n]!==t[n];return r("base")&&(e.base=o.base),r("handSize")&&(e.hand_size=o.handSize),r("bonus")&&(e.bonus=o.bonus),r("upperRows")&&(e.upper_rows=o.upperRows),r("stuck")&&(e.stuck=o.stuck),e}function Je(o){return o.players===5&&o.deck.reduce((e,t)=>e+t,0)>o.players*o.handSize}function nc(o){return[...x].map((e,t)=>o[t]?`${e}${o[t]}`:"").join("")||"R0"}function rt(o){let{deck:e,...t}=Ro(o),r=Object.entries(t).map(([n,s])=>`${n}=${s}`);return e&&r.unshift(`deck=${nc(o.deck)}`),[o.edition,...r].join(",")}function Gn(o,e,t){if(e.length!==o.players)throw new g("players",`${e.length} players, but the rules are for ${o.players}`);let r=e.map(({name:i})=>i);for(let[i,l]of e.entries()){if(Nt(r,i),l.hand.includes("?"))throw new g(`players[${i}].hand`,"has hidden cards; only ppsolve advise accepts such a position");for(let u of l.hand){if(/\s/.test(u)||x.includes(u.toUpperCase()))continue;let c=[...x].join(" ");throw new g(`players[${i}].hand`,`unknown colour ${O(u)}; colours are ${c}`)}if(l.tokens<0)throw new g(`players[${i}].tokens`,`${l.tokens} is less than 0`)}let n=Dt(t,o),s=e.map(i=>({...i,hand:i.hand.replace(/\s/g,"").toUpperCase()}));return Za(s,n,o),{players:s.map(({name:i,hand:l,tokens:u,out:c})=>({name:i,hand:ye(l),tokens:u,out:c&&l!==""})),rows:n}}function Ht(o,e,t,r){let{players:n,rows:s}=Gn(o,e,r);return jn(o,n,s,t??0)}var qt=/^[a-z]+-[0-9]{4}[,:]/,sc=/^(?:([^=]*)=)?( *(?:[A-Za-wyz]|\?[0-9]*)(?:[A-Za-wyz ]|\?[0-9]*)*|-)(?:\+([0-9]{1,4300}))?(x)?$/;function Tr({rules:o,players:e,rows:t,toMove:r}){let n=e.map(({name:s,hand:a,tokens:i,out:l},u)=>`${s===V[u]?"":`${dr(s)}=`}${a||"-"}${i?`+${i}`:""}${l?"x":""}`);return[rt(o),t.join("/")||"-",n.join(","),r??"-"].join(":")}function ti(o){let{rules:e,players:t,toMove:r,rows:n}=Eo(o),s=Ht(e,t,r,n);if(r===null&&s.toMove!==null){let a=L(s.players[s.toMove].name);throw new g("to_move",`'-' means the round is over, but ${a} can move`)}return s}function Eo(o){let e=o.split(":");if(e.length!==4){let c=`${e.length} fields separated by ':', but a line has 4: rules:pyramid:hands:seat`;throw new g("position",c)}let[t,r,n,s]=e,a=n.split(",");zt(a.length,2,6);let i=a.map(ac),l=ic(t,i.length),u=[...i.keys()].map(String);if(s!=="-"&&!u.includes(s))throw new g("to_move",`expected a seat from 0 to ${i.length-1}, not ${O(s)}`);return{rules:l,players:i,toMove:s==="-"?null:Number(s),rows:Dn(r)}}function Dn(o){return o==="-"?[]:o.split("/")}function ac(o,e){let t=`players[${e}]`,r=sc.exec(o);if(!r)throw new g(t,`expected [NAME=]CARDS[+TOKENS][x], such as Bob=RRG+3, not ${O(o)}`);let[,n,s,a,i]=r;return{name:n===void 0?V[e]:cr(n,t),hand:s==="-"?"":s,tokens:Mt(Number(a??0),`${t}.tokens`),out:i!==void 0}}function ic(o,e){let[t,...r]=o.split(","),n={};for(let s of r){let[a,i]=zn(s);if(Object.hasOwn(n,a))throw new g("rules",`a rule occurs twice in ${O(o)}`);n[a]=i}return ot(e,t,n)}function zn(o){let[e,...t]=o.split("=");if(!t.length)throw new g("rules",`expected KEY=VALUE after the edition, not ${O(o)}`);_n(e);let r=t.join("=");if(e==="deck"&&/^(?:[A-Z][0-9]{1,3})+$/.test(r)){let n=[...r.matchAll(/([A-Z])([0-9]+)/g)].map(([,s,a])=>[s,Number(a)]);if(new Set(n.map(([s])=>s)).size<n.length)throw new g("rules.deck",`a colour occurs twice in ${O(r)}`);return[e,Object.fromEntries(n)]}return[e,/^[0-9]{1,9}$/.test(r)?Number(r):r]}function Or({rules:o,players:e,rows:t,toMove:r}){return{schema:"ppsolve.position/1",rules:Jt(o),players:e.map(({name:n,hand:s,tokens:a,out:i})=>({name:n,hand:s,...a?{tokens:a}:{},...i?{out:i}:{}})),...r===null?{}:{to_move:e[r].name},[qe]:t}}function Jt(o){let e=Ro(o);return Object.keys(e).length?{edition:o.edition,...e}:o.edition}function oi(o){let{rules:e,players:t,toMove:r,rows:n}=Pr(o);return Ht(e,t,r,n)}function Pr(o){let e=E(o,"",["players"],["schema","rules","to_move",qe]);ur(e);let t=w(e.players,"list","players");zt(t.length,2,6);let r=t.map(lc),n=Co(q(e,"rules",je),r.length),s=r.map(({name:i})=>i),a=Ut(s,q(e,"to_move",0),"to_move");return{rules:n,players:r,toMove:a,rows:_(q(e,qe,[]),qe)}}function Co(o,e){if(typeof o=="string")return ot(e,o);if(!U(o))throw new g("rules",`expected an edition's name or an object, not ${O(o)}`);let{edition:t=je,...r}=o;return ot(e,w(t,"string","rules.edition"),r)}function lc(o,e){let t=`players[${e}]`,r=E(o,t,["name","hand"],["tokens","out"]);return{name:w(r.name,"string",`${t}.name`),hand:w(r.hand,"string",`${t}.hand`),tokens:w(q(r,"tokens",0),"whole",`${t}.tokens`),out:w(q(r,"out",!1),"boolean",`${t}.out`)}}function Wt(o,e,t){let[,r,n]=/^([RGYPB]) ?(left|right)$/.exec(o)??[];if(n)return`${r}a${n==="right"||!e?e+1:0}`;if(/^[RGYPB](a0|[a-h][1-8])$/.test(o))return o;let s=`expected a colour (${x}), a row (a-h) and a column, such as Rb2`;throw new g(t,`${O(o)} is not a move: ${s}`)}var uc=1e5;function ri(o){let e=U(o)?o.players:null;return Array.isArray(e)&&e.some(t=>U(t)&&!Object.hasOwn(t,"hand"))}function ni(o){return o.replace(/\s/g,"").toUpperCase()}function qn(o,e){if(!U(o))throw new g("left",`expected an object such as {"Alice": "RRB"}, not ${O(o)}`);let t=e.map(()=>""),r=new Set;for(let[n,s]of Object.entries(o)){let a=Ae(e,n,"left"),i=`left: ${L(e[a])}`;if(r.has(a))throw new g(i,"is named twice");r.add(a);let l=ni(w(s,"string",i));for(let u of l)if(!x.includes(u))throw new g(i,`unknown colour ${O(u)}; colours are ${[...x].join(" ")}`);t[a]=ye(l)}return t}function si(o,e,t){let r=$=>oe(P=>P.inside("deal"),$),n=r(()=>dc(o)),s=n.map(({name:$})=>$),{rules:a,rows:i,start:l}=r(()=>{let $=Co(q(o,"rules",je),s.length);return{rules:$,rows:Dt(_(q(o,qe,[]),qe),$),start:Ut(s,q(o,"to_move",0),"to_move")}}),u=Ze(t),c=cc(u,s,i,a),p=qn(e,s);pc(a,i,c,p);let h=hc(n,s,{rules:a,rows:i,placed:c,rest:p}),f=new Set([...n.keys()].filter($=>n[$].out===!0)),y=new Hn(a,s,p,c,f).onlyOrder(l,h),v=[...p];for(let[$,P]of y.entries())v[P]+=c[$].move[0];let S=y.values();return{deal:{...o,players:n.map(($,P)=>Object.hasOwn($,"hand")?$:{...$,hand:ye(v[P])})},moves:u.map(({player:$,move:P})=>P===null?{player:$,out:!0}:{player:s[S.next().value],move:P})}}function dc(o){E(o,"",["players"],["schema","game","rules","to_move",qe]);let e=o.players;return zt(e.length,2,6),e.map((t,r)=>{let n=`players[${r}]`,s=E(t,n,["name"],["hand","tokens","out"]);return w(s.name,"string",`${n}.name`),s})}function cc(o,e,t,r){let n=t;return o.filter(({move:a})=>a!==null).map(({player:a,move:i},l)=>{let u=`move ${l+1}`,c=a===null?null:Ae(e,a,u),p=Wt(i,n[0]?.length??0,u),h=K(p),f=W(n,r),y=f.find(({row:C,column:Y})=>C===h.row&&Y===h.column),v=F(h.row,h.column);if(!y){let C=f.map(({row:Y,column:ke})=>F(Y,ke)).join(" ")||"none";throw new g(u,`${p} is not legal: ${v} is not open; open places: ${C}`)}if(!y.accepts.includes(h.colour)){let C=[...y.accepts].join(" or ");throw new g(u,`${p} is not legal: ${v} accepts only ${C}`)}let S=[...x].filter(C=>f.some(({accepts:Y})=>Y.includes(C)));n=de(n,h);let $=M(n.join(""),h.colour),P=r.deck[x.indexOf(h.colour)];if($>P)throw new g(u,`${p} is ${h.colour} card number ${$}, but the deck has ${P}`);return{move:p,seat:c,fitting:S.join("")}})}function Sr(o,e){return`${o} ${e}${o===1?"":"s"}`}function pc(o,e,t,r){let n=e.join("")+t.map(({move:s})=>s[0]).join("");for(let[s,a]of[...x].entries()){let i=M(r.join(""),a),l=M(n,a);if(l+i<=o.deck[s])continue;let u=`${Sr(i,`${a} card`)} left and ${l} placed`;throw new g("left",`${u}, but the deck has ${o.deck[s]}`)}}function hc(o,e,{rules:t,rows:r,placed:n,rest:s}){if(n.every(({seat:$})=>$!==null))return e.map(($,P)=>n.filter(C=>C.seat===P).length);let a=o.map(($,P)=>Object.hasOwn($,"hand")?ni(w($.hand,"string",`deal: players[${P}].hand`)).length:$.out===!0?s[P].length:t.handSize);for(let[$,P]of a.entries()){if(s[$].length<=P)continue;let C=`${Sr(s[$].length,"card")} left, but ${P} were dealt`;throw new g(`left: ${L(e[$])}`,C)}let i=a.map(($,P)=>$-s[P].length),l=$=>$.reduce((P,C)=>P+C,0);if(l(i)===n.length)return i;let[u,c]=[l(a),s.join("").length],p=n.length+c,f=`${`${Sr(n.length,"move")} and ${Sr(c,"card")} left`} make ${p} cards, but ${u} were dealt`;if(Je(t)&&!r.length&&p===u+1)throw new g("moves",`${f}; the card that opens the base is no move: give it as the pyramid`);let y=p===n.length?`say who had the other ${u-p} left`:"something is missing",v=p<u?y:"something is written twice",S="if the hands were uneven, write the player's name before every move";throw new g("moves",`${f}; ${v}, or ${S}`)}var Hn=class{rules;names;left;placed;alreadyOut;steps=0;deepest=-1;reason="";constructor(e,t,r,n,s){this.rules=e,this.names=t,this.left=r,this.placed=n,this.alreadyOut=s}onlyOrder(e,t){let r=this.names.map(()=>""),n=this.orders(e,t,r,[]),s=n.next().value;if(!s)throw new g(`move ${this.deepest+1}`,this.reason);let a=n.next().value;if(!a)return s;let i=s.findIndex((p,h)=>p!==a[h]),[l,u]=[s,a].map(p=>L(this.names[p[i]])),{move:c}=this.placed[i];throw new g(`move ${i+1}`,`${c} may be by ${l} or ${u}; write the name before the move: ${l}: ${c}`)}*orders(e,t,r,n){let s=n.length;if(s===this.placed.length){yield n;return}if(this.steps+=1,this.steps>uc)throw new g("moves","too many turn orders are possible; write the player's name before each");let a=this.placed[s],i=this.names.length;for(let l=0;l<i;l+=1){let u=(e+l)%i;if(a.seat===null||a.seat===u){let h=this.whyNotPlaced(u,a,t[u],r[u]);h?this.note(s,h):t[u]&&(yield*this.orders((u+1)%i,t.with(u,t[u]-1),r,[...n,u]))}let p=this.alreadyOut.has(u)||r[u]!==""&&this.rules.stuck==="out"?"":this.whyNotSkipped(u,a,t[u]);if(p){this.note(s,p);return}r=r.with(u,r[u]+a.fitting)}}whyNotPlaced(e,t,r,n){let s=L(this.names[e]),a=t.move[0];return!r&&t.seat===e?`${s} moves, but has only ${this.left[e]||"no cards"} left by then`:r&&n.includes(a)?`${t.move} by ${s}, but ${s} passed before when ${a} could be placed`:""}whyNotSkipped(e,t,r){let n=L(this.names[e]);if(r&&this.rules.stuck==="out")return`${t.seat===null?"":`${L(this.names[t.seat])} moves out of turn; `}it is the turn of ${n}, who places a card later`;let s=[...this.left[e]].find(a=>t.fitting.includes(a));return s?`${n} was skipped with ${this.left[e]} left, but could have placed ${s}`:""}note(e,t){e>this.deepest&&([this.deepest,this.reason]=[e,t])}};var Jn="ppsolve.game/1";function Wn({players:o,rules:e}){return o.map(({hand:t,tokens:r})=>t.length||-Math.min(e.bonus,r))}function Lo(o){let e=o.toMove===null?Wn(o):o.players.map(()=>0);return o.players.map(({tokens:t},r)=>t+e[r])}function li(o){return o.map((e,t)=>({seat:t,total:e,rank:1+o.filter(r=>r<e).length})).sort((e,t)=>e.total-t.total||e.seat-t.seat)}function Yn(o,e){return((o.toMove??0)+e)%o.players.length}function Vn(o){let e=o.at(-1),t=e?o.length-e.players.length:-1;if(!e||t<0)return"";let r=`the game was over after round ${o.length}`,n=Lo(e),s=Math.min(...n);if(n.filter(u=>u===s).length===1)return`${r}: the lowest total is not tied`;let{edition:a}=e.rules,{extraRounds:i}=tt[a];return i==="any"||i==="one"&&t<1?"":`${r}: ${a} allows ${i==="one"?"one extra round":"no extra round"} after a tie`}function ui(o,e){let t=E(o,"",["players","rounds"],["schema"]);if(q(t,"schema",Jn)!==Jn)throw new g("schema",`expected '${Jn}', not ${O(t.schema)}`);let r=_(t.players,"players"),n=w(t.rounds,"list","rounds");if(!n.length)throw new g("rounds","at least one round is needed");let s=[];for(let a of n){let i=`round ${s.length+1}`;oe(l=>l.inside(i),()=>s.push(mc(a,r,s,e)))}return s}function mc(o,e,t,r){let[n,s]=[t.at(0),t.at(-1)];if(!n||!s)return r.readRound(o,{checkDeal(l){ai(l,e),ii(l,e.map(()=>0))}});if(s.end.toMove!==null)throw new g("",`round ${t.length} is unfinished; only the last round may be`);let a=Vn(t.map(({end:l})=>l));if(a)throw new g("",a);let i=Yn(n.position,t.length);return r.readRound(fc(o,s,i),{checkDeal(l){ai(l,e),ii(l,Lo(s.end));let[u,c]=[l.rules,n.position.rules].map(p=>rt(p).replaceAll(",",", "));if(u!==c)throw new g("rules",`${u}, but the game began with ${c}`);if(l.toMove!==null&&l.toMove!==i){let p=L(e[l.toMove]);throw new g("to_move",`${p} begins, but this round starts with ${L(e[i])}`)}}})}function fc(o,e,t){if(!U(o)||!U(o.deal))return o;let r={rules:Jt(e.position.rules),to_move:t,...o.deal},n=Lo(e.end);return Array.isArray(r.players)&&(r.players=r.players.map((s,a)=>U(s)?{tokens:n.at(a)??0,...s}:s)),{...o,deal:r}}function ai({players:o},e){let t=o.map(({name:s})=>s);if(t.length===e.length&&t.every((s,a)=>s===e[a]))return;let[r,n]=[t,e].map(s=>s.map(L).join(", "));throw new g("players",`${r}, but the players of the game are ${n}`)}function ii({players:o},e){for(let[t,{name:r,tokens:n}]of o.entries()){if(n===e[t])continue;let s=`${n}, but ${L(r)} holds ${e[t]} before this round`;throw new g(`players[${t}].tokens`,s)}}var gc=/[A-Za-z]\s?(?:left|right|<|>)(?![^\s,;])|[^\s,;]+/iy,bc={"<":"left",">":"right"},yc=["players","hands","rules","points","starts","pyramid"],di=["game","left","date","tumble"];function ci({rounds:o,game:e}){let t=vc(o[0]),r=o.map(n=>$c(n,t));return e?{players:t,rounds:r}:r[0]}function vc({headers:o}){let e=o.get("deal");if(e)return pi(e).players.map(({name:r})=>r);let t=o.get("players");if(t)return Xe(t);throw new g("players","is missing; begin with a line such as 'players: Julia, Marc, Priya'")}function $c(o,e){let{headers:t,lines:r}=o,n={schema:"ppsolve.record/1"},s=t.get("deal");if(s){jt(o,["deal",...di]);let u=pi(s);n.deal=Or({...u,toMove:u.toMove??0})}else jt(o,[...yc,...di]),n.deal=wc(o,e);n.moves=mr(r,e,gc).map(u=>"move"in u?{...u,move:xc(u.move)}:u);let a=t.get("left");a&&(n.left=Object.fromEntries(Sn(a)));let i=t.get("date");i&&(n.date=i.text);let l=t.get("tumble");return l&&(n.tumble={player:Xe(l)[0]}),n}function pi(o){return oe(e=>e.inside("deal").atLine(o.line),()=>Eo(o.text))}function wc({headers:o},e){let t=o.get("players"),r=t?Xe(t):e,n=r.map(u=>({name:u})),s={players:n};for(let[u,c]of[["hands","hand"],["points","tokens"]]){let p=o.get(u);if(p)for(let[h,f]of Sn(p)){let y=oe(v=>v.atLine(p.line),()=>Ae(r,h,u));if(u==="points"&&!/^[0-9]{1,9}$/.test(f))throw Ge(p,`expected NAME=POINTS, such as ${h}=3, not ${O(f)}`);n[y][c]=u==="points"?Number(f):f}}let a=o.get("rules");a&&(s.rules=kc(a));let i=o.get("starts");i&&(s.to_move=Xe(i)[0]);let l=o.get("pyramid");return l&&(s.pyramid=Dn(l.text.replace(/\s/g,"")||"-")),s}function kc(o){let e=o.text.split(",").map(r=>r.trim()),t=e[0].includes("=")?je:e.shift();return oe(r=>r.atLine(o.line),()=>({edition:t,...Object.fromEntries(e.map(zn))}))}function xc(o){let e=o.slice(1).trim().toLowerCase();return o[0].toUpperCase()+(bc[e]??e)}var Tc=/^(?:players|rules|points|starts): /;function hi(o,e,t){let r=o.map(s=>Oc(s,a=>t(a,s)));return e?`${r.map((s,a)=>{let i=a?s.filter(l=>!Tc.test(l)):s;return[`round ${a+1}`,...i].join(`
`)}).join(`

`)}
`:`${r[0].join(`
`)}
`}function Oc({deal:o,moves:e,end:t},r){let n=o.players.map(({name:l})=>fr(l,Pc)),s={starts:o.toMove??0,seats:n.length},a=t.players.flatMap(({hand:l},u)=>l?[`${n[u]}=${l}`]:[]),i=a.length?[`left: ${a.join(", ")}`]:[];for(let l of[null,n]){let u=[...Sc(o,n),...i,...ko(e,s,l)];if(r(u.join(`
`)))return u}return[`deal: ${Tr(o)}`,...i,...ko(e,s,null)]}function Pc(o){return qt.test(o)}function Sc({rules:o,players:e,rows:t,toMove:r},n){let s=[`players: ${n.join(", ")}`],a=rt(o);a!==je&&s.push(`rules: ${a.replaceAll(",",", ")}`);let i=e.flatMap(({tokens:l},u)=>l?[`${n[u]}=${l}`]:[]);return i.length&&s.push(`points: ${i.join(", ")}`),r&&s.push(`starts: ${n[r]}`),t.length&&s.push(`pyramid: ${t.join("/")}`),s}var Be={name:"party",title:"Penguin Party",roundWord:"round",amount:o=>d("page-cards",{cards:o}),isLine:o=>qt.test(o),fromLine:ti,line:Tr,fromDocument:oi,document:Or,boardHeader:"pyramid",recordKeys:["left","date"],completeRecord(o){let{deal:e}=o;return!U(e)||!ri(e)?o:{...o,...si(e,q(o,"left",{}),o.moves)}},checkEnd({left:o},{players:e}){if(o===void 0)return;let t=e.map(({name:r})=>r);for(let[r,n]of qn(o,t).entries()){let{hand:s}=e[r];if(s===n)continue;let a=`${n||"none"}, but ${s||"no cards"} are left after the moves`;throw new g(`left: ${L(t[r])}`,a)}},documentFromText:ci,recordText(o,e){let t=o.map(r=>({round:r,deal:r.position,moves:Oo(Be,r),end:r.moves.reduce(Bn,r.position)}));return hi(t,e,(r,{round:n})=>gr(Be,r,n))},rounds:{read:ui,numberOf:({players:o})=>o.length,scores:Wn,totals:Lo,standings:li,goesOn:o=>Vn(o)==="",starter:Yn},names:({players:o})=>o.map(({name:e})=>e),toMove:({toMove:o})=>o,over:({toMove:o})=>o===null,moves:ee,after:Bn,readMove(o,e,t){let r=Wt(e,o.rows[0]?.length??0,t),n=ee(o);if(n.includes(r))return r;let s=o.players[o.toMove],a=Rc(o,s,r);throw new g(t,`${r} by ${L(s.name)} is not legal: ${a}; legal were ${n.join(" ")}`)},deal(o,e){let t=[...x].map((a,i)=>a.repeat(e.deck[i])).join("");if(e.players*e.handSize>t.length){let a=`${e.players} hands of ${e.handSize} need more than the ${t.length} cards of the deck`;throw new g("rules.hand_size",a)}let r=new Me(o).shuffle(t),n=Array.from({length:e.players},(a,i)=>({name:V[i],hand:r.slice(i*e.handSize,(i+1)*e.handSize),tokens:0,out:!1})),s=Je(e)?[r[e.players*e.handSize]]:[];return Ht(e,n,0,s)}};function Rc(o,e,t){let r=W(o.rows,o.rules),{colour:n,row:s,column:a}=K(t),i=r.find(u=>u.row===s&&u.column===a),l=F(s,a);return i?e.hand.includes(n)?`${l} accepts only ${[...i.accepts].join(" or ")}`:`${L(e.name)} holds no ${n}`:`${l} is not open; open places: ${r.map(u=>F(u.row,u.column)).join(" ")}`}var H="?";function yt(o){return o.replaceAll(H,"")}function Ec({players:o}){return o.map(({hand:e})=>M(e,H))}function nt({rules:o,players:e,rows:t}){let r=e.map(({hand:n})=>n).join("")+t.join("");return o.deck.map((n,s)=>n-M(r,x[s]))}function Ao(o,e){return o.replace(/\s/g,"").toUpperCase().replace(/\?([0-9]{1,3})?/g,(t,r)=>{let n=Number(r??1);if(n>xr*x.length)throw new g(e,`${n} hidden cards are more than any deck has`);return H.repeat(n)})}function Mo({rules:o,players:e,toMove:t,rows:r}){let n=e.map(({hand:h},f)=>Ao(h,`players[${f}].hand`)),s=e.map((h,f)=>({...h,hand:yt(n[f])})),a=Gn(o,s,r),i=a.players.map((h,f)=>({...h,hand:h.hand+H.repeat(M(n[f],H)),out:e[f].out})),l={rules:o,players:i,rows:a.rows,toMove:t??0};Cc(l);let u=Ec(l),[c,p]=[u,nt(l)].map(h=>h.reduce((f,y)=>f+y,0));if(c>p){let h=u.findLastIndex(y=>y>0),f=`${lr(c,"hidden card")} in all, but only ${p} cards of the deck are unseen`;throw new g(`players[${h}].hand`,f)}return l}function Cc(o){let{players:e,toMove:t}=o,{hand:r,out:n,name:s}=e[t],a=L(s);if(r.includes(H)){let i=`hidden cards, but ${a} is to move and sees their own hand`;throw new g(`players[${t}].hand`,i)}if(n||!r){let i=r?"is out":"has placed every card";throw new g("to_move",`${a} ${i}: there is no move to choose`)}if(!ee(o).length)throw new g("to_move",`none of ${a}'s cards fits: there is no move to choose`)}function Kn({players:o}){return Array.isArray(o)&&o.some(e=>U(e)&&String(e.hand).includes(H))}function mi(o,e,t,r){return o.hand.includes(e)?!0:o.hand.includes(H)&&t[x.indexOf(e)]>0&&!r.includes(e)}var No=class{rules;players;rows;turn;lacking;moves=[];constructor({rules:e,players:t,toMove:r,rows:n}){this.rules=e,this.rows=Dt(n,e),this.players=t.map((s,a)=>({...s,hand:Ao(s.hand,`players[${a}].hand`)})),this.lacking=t.map(()=>""),this.turn=r??0,this.passOverTheStuck()}get names(){return this.players.map(({name:e})=>e)}get over(){return!this.players.some(he)}follow({player:e,move:t}){let r=`move ${this.moves.length+1}`;if(e!==null){let n=Ae(this.names,e,r);if(t===null){this.dropOut(n,r);return}this.giveTurn(n,r)}if(!he(this.players[this.turn]))throw new g(r,`${O(t)}, but nobody has any turns left`);this.play(Wt(t,this.rows.at(0)?.length??0,r),r)}giveTurn(e,t=""){if(!he(this.players[e])){let r=this.players[e].hand?"is out":"has placed every card";throw new g(t,`${this.nameOf(e)} moves, but ${r}`)}for(;this.turn!==e;)this.couldNotMove(this.turn,t),this.nextTurn()}skip(){this.couldNotMove(this.turn,""),this.nextTurn()}position(){if(this.over)throw new g("moves","the round is over: there is no move to choose");let{rules:e,players:t,rows:r,turn:n,lacking:s,moves:a}=this;return{position:Mo({rules:e,players:t,toMove:n,rows:r}),lacking:s,seen:a.filter(({seat:l})=>l!==n)}}nameOf(e){return L(this.players[e].name)}play(e,t){let{players:r,turn:n,rules:s,rows:a}=this,{hand:i}=r[n],l=this.nameOf(n),u=e.slice(1),c=W(a,s).find(({row:h,column:f})=>F(h,f)===u);if(!c)throw new g(t,`${e} by ${l}: ${u} is not open`);if(!c.accepts.includes(e[0]))throw new g(t,`${e} by ${l}: ${u} accepts only ${[...c.accepts].join(" or ")}`);let p=i.includes(e[0])?e[0]:H;if(!i.includes(p)||p===H&&this.lacking[n].includes(e[0]))throw new g(t,`${e} by ${l}, who holds no ${e[0]}`);r[n]={...r[n],hand:He(i,p)},this.moves.push({seat:n,move:e,before:a}),this.rows=de(a,K(e)),this.nextTurn()}dropOut(e,t){let r=this.nameOf(e);if(!this.players[e].out){if(this.rules.stuck==="pass")throw new g(t,`${r} drops out, but with stuck=pass nobody drops out`);if(e!==this.turn)throw new g(t,`${r} drops out of turn; it is ${this.nameOf(this.turn)}'s turn`);this.couldNotMove(e,t),this.nextTurn()}}couldNotMove(e,t){let r=this.players[e],n=ze(this.rows,this.rules),s=[...n].find(i=>r.hand.includes(i));if(n===x||s){let i=this.nameOf(e),l=s?`holds ${s}, which fits`:"can place any card";throw new g(t,`it is ${i}'s turn, and ${i} ${l}`)}let a=n+this.lacking[e];this.lacking[e]=[...x].filter(i=>a.includes(i)).join(""),this.rules.stuck==="out"&&(this.players[e]={...r,out:!0})}nextTurn(){this.turn=(this.turn+1)%this.players.length,this.passOverTheStuck()}passOverTheStuck(){let e=ze(this.rows,this.rules),t=this.players.length;for(let r=0;r<t;r+=1){let n=this.players[this.turn],s=n.hand.includes(H)||[...e].some(a=>n.hand.includes(a));if(he(n)&&s)return;he(n)&&this.rules.stuck==="out"&&(this.players[this.turn]={...n,out:!0}),this.turn=(this.turn+1)%t}}};function fi(o){let e=Lc(o);if(!e)return null;let{start:t,entries:r}=e;return r===null?Mo(t):Zn({start:t,entries:r}).position(),{start:t,entries:r??[]}}function Zn({start:o,entries:e}){let t=new No(o);for(let r of e)t.follow(r);return t}function Lc(o){let e=o.replace(/^\uFEFF/,"").trim();if(!e.includes(H))return null;if(qt.test(e)&&!e.includes(`
`)){let[l,u]=e.split(";"),c=Eo(l),p=u?.split(",").map(h=>({player:null,move:h}))??null;return Kn(c)?{start:c,entries:p}:null}let t=e.startsWith("{")?Ac(e):null;if(!U(t))return null;let r=U(t.deal),{game:n="party",...s}=r?t.deal:t;if(n!=="party"||!Kn(s))return null;if(!r)return{start:Pr(s),entries:null};let a=E(t,"",["deal","moves"],["schema","date"]);return{start:oe(l=>l.inside("deal"),()=>Pr(s)),entries:Ze(a.moves)}}function Ac(o){try{return JSON.parse(o)}catch{return null}}function yi(o,e,t=[]){let r=ee(o).filter(v=>v!==e),n=r.length;if(!n)return{kind:"only move"};let{rules:s,rows:a,players:i,toMove:l}=o,u=He(i[l].hand,e[0]),c=gi(o,e);if(c.length){let v=c.reduce(($,P)=>M(u,P)>M(u,$)?P:$),S=r.filter($=>gi(o,$).includes(v)).length;if(S<n)return{kind:"opens a place",colour:v,cards:M(u,v),others:n,alike:S}}if(W(a,s).filter(({accepts:v})=>v.includes(e[0])).length===1){let v=nt(o),S=[...i.keys()].filter($=>$!==l&&he(i[$])&&mi(i[$],e[0],v,t[$]??""));if(S.length)return{kind:"last place",colour:e[0],cards:v[x.indexOf(e[0])],seats:S}}let p=s.base-(a.at(0)?.length??0),h=r.filter(v=>K(v).row>0).length;if(K(e).row>0&&p&&h<n)return{kind:"keeps the base",cards:p,others:n,alike:h};let f=bi(o,e),y=r.filter(v=>bi(o,v)>=f).length;return y<n?{kind:"room",cards:f,kept:u.length,others:n,alike:y}:null}function gi({rules:o,rows:e,players:t,toMove:r},n){let s=He(t[r].hand,n[0]),a=ze(e,o),i=ze(de(e,K(n)),o);return[...x].filter(l=>s.includes(l)&&!a.includes(l)&&i.includes(l))}function bi({rules:o,rows:e,players:t,toMove:r},n){let s=ze(de(e,K(n)),o);return[...He(t[r].hand,n[0])].filter(a=>s.includes(a)).length}function vi({players:o,toMove:e},t){let r=L(T(o[e].name));switch(t.kind){case"only move":return d("advise-only-move");case"opens a place":{let{colour:n,cards:s,alike:a,others:i}=t;return d("advise-opens-a-place",{colour:n,player:r,cards:s,alike:a,others:i})}case"last place":{let n=be(t.seats.map(s=>L(T(o[s].name))));return d("advise-last-place",{colour:t.colour,cards:t.cards,rivals:n})}case"keeps the base":{let{cards:n,alike:s,others:a}=t;return d("advise-keeps-the-base",{places:n,alike:s,others:a})}case"room":{let{cards:n,kept:s,others:a,alike:i}=t,l=a-i,c=d("advise-after",{comparison:a===1?"other":l===a?"any":"some",fewer:l,others:a});return s===1?d("advise-room-last-card",{player:r,after:c}):n===s?d("advise-room-all",{player:r,kept:s,after:c}):d("advise-room-some",{player:r,cards:n,kept:s,after:c})}}}var Mc={mean:0,low:0,high:0};function Uo(o){let e=wi(o),t=ki(o),r=Xn(o),n=o.get(r).cards,s=Qn(n,0,t);return[...o].map(([i,{cards:l}])=>{let u=i===r?Mc:xi(l,n,t),c=Qn(l,0,t);if(l.length<e){let h=Math.min(Math.max(s.mean+u.mean,0),t),f=Math.hypot(s.high-s.mean,u.high-u.mean);c={mean:h,low:Math.max(0,h-f),high:Math.min(t,h+f)}}let p=i===r;return{move:i,samples:l.length,cardsLeft:c,behind:u,advised:p,clearlyBehind:u.low>0}}).sort((i,l)=>Number(l.advised)-Number(i.advised)||i.cardsLeft.mean-l.cardsLeft.mean)}function Xn(o){let e=wi(o),t=ki(o),r=[...o].filter(([,{cards:a}])=>a.length===e),n=$i(r,([,{cards:a}])=>Yt(a)),s=r.filter(a=>a===n||!Nc(a[1].cards,n[1].cards,t));return $i(s,([,{outlook:a}])=>a)[0]}function wi(o){return Math.max(...[...o.values()].map(({cards:e})=>e.length))}function ki(o){let e=(t,r)=>Math.max(t,r);return[...o.values()].reduce((t,{cards:r})=>r.reduce(e,t),0)}function $i(o,e){return o.reduce((t,r)=>e(r)<e(t)?r:t)}function Nc(o,e,t){return xi(o,e,t).low>0}function xi(o,e,t){let r=o.map((n,s)=>n-e[s]);return Qn(r,-t,t)}function Qn(o,e,t){let r=Yt(o)/o.length,n=1.96*es([...o,e,t])/Math.sqrt(o.length);return{mean:r,low:Math.max(e,r-n),high:Math.min(t,r+n)}}function es(o){let[e,t]=[o.length,Yt(o)],r=o.reduce((n,s)=>n+s*s,0);return Math.sqrt((r*e-t*t)/(e*(e-1)))}function Yt(o){return o.reduce((e,t)=>e+t,0)}var st=2016,Si=["worst case","everyone for themselves","expected"];function Rr(o,e,t){let r=new Map(e?.estimates.map(n=>[n.move,n]));return[...o.worth].map(([n,s])=>({move:n,worst:s,selfish:e?.selfish.get(n)?.[t]??null,expected:r.get(n)??null}))}function Ri(o,e,t){if(!o.length)return null;let r=({low:i,high:l})=>t==="fewest"?-l:i,n=Ti(o,({worst:i})=>r(i)),s=Ie(o.map(i=>i.worst),t),a={safest:n,safestIsProved:j(s)};if(e>2&&o.every(({selfish:i})=>i!==null)){let i=Ti(o,({selfish:u})=>t==="fewest"?-u:u),l=o.filter(({move:u})=>i.includes(u)).reduce((u,c)=>Oi(c,r)<Oi(u,r)?c:u).move;return{...a,yardstick:"everyone for themselves",best:Pi(l,i)}}if(e>2&&o.every(({expected:i})=>i!==null)){let i=o.filter(({expected:u})=>!u.clearlyBehind).map(({move:u})=>u),l=o.find(({expected:u})=>u.advised).move;return{...a,yardstick:"expected",best:Pi(l,i)}}return{...a,yardstick:"worst case",best:n}}function Ti(o,e){let t=Math.max(...o.map(e));return o.filter(r=>e(r)===t).map(({move:r})=>r)}function Oi({expected:o,worst:e},t){return(o?.cardsLeft.mean??0)-t(e)*1e-9}function Pi(o,e){return[o,...e.filter(t=>t!==o)]}function Ei(o,e){return o<=2?"worst case":e?"everyone for themselves":"expected"}var vt={version:1,constants:{answerNumbers:1024,leftOfBase:64,nowhere:255,noDrawing:65535},records:{partyPosition:{players:"u8",base:"u8",contiguous:"u8",pass:"u8",toMove:"u8",credits:["u8",2],hands:["u8",30],out:["u8",6],cells:["u8",64]},partyView:{hidden:["u8",6],unseen:["u8",5],opponents:"u8",drawers:"u8",drawerSeats:["u8",6],drawings:"u16",seenMoves:"u8"},partyDrawing:{hands:"u16"},partyDrawnHand:{cards:["u8",5],lastWord:"u64",after:"u16"},partySeenMove:{seat:"u8",before:["u8",64],colour:"u8",place:"u8"},partySample:{cards:"u8",blendedValue:"u16"},pingouinPosition:{players:"u8",toMove:"u8",fish:["u8",60],toPlace:["u8",4],penguins:["u8",16]}}};var Qg=vt.version,Xg=vt.constants.answerNumbers,ts=vt.constants.leftOfBase,Er=vt.constants.nowhere,Ci=vt.constants.noDrawing;var Ic={u8:1,u16:2,u64:8},Li=new Map(Object.entries(vt.records).map(([o,e])=>[o,jc(e)])),eb=[...Li.keys()];function jc(o){let e=new Map,t=0;for(let[r,n]of Object.entries(o)){let[s,a]=typeof n=="string"?[n,1]:n,i={offset:t,width:Ic[s],count:Number(a)};e.set(r,i),t+=i.width*i.count}return{size:t,fields:e}}function Bc(o){let e=Li.get(o);if(!e)throw new Error(`no record ${o}`);return e}function me(o,e){let{size:t,fields:r}=Bc(o),n=new Uint8Array(t),s=new DataView(n.buffer),a=new Map(Object.entries(e));for(let[i,{offset:l,width:u,count:c}]of r){let p=a.get(i),h=typeof p=="object"?p:[p];if(h.length!==c)throw new Error(`${o}.${i} has ${h.length} numbers instead of ${c}`);for(let[f,y]of h.entries()){if(!Fc(y,u))throw new Error(`${o}.${i}: ${y} does not fit into ${u} bytes`);_c(s,l+u*f,u,y)}}return n}function Fc(o,e){return o===void 0||typeof o=="number"&&!Number.isInteger(o)?!1:o>=0&&o<2**(8*e)}function _c(o,e,t,r){t===1?o.setUint8(e,Number(r)):t===2?o.setUint16(e,Number(r),!0):o.setBigUint64(e,BigInt(r),!0)}function re(o,e,t=0){let r=Math.max(e-o.length,0);return[...o,...new Array(r).fill(t)]}function Vt(o){let e=new Uint8Array(o.reduce((r,{length:n})=>r+n,0)),t=0;for(let r of o)e.set(r,t),t+=r.length;return e}function Ai(o,e){return 256*o+e}function Kt(o){return[Math.floor(o/256),o%256]}var os=["beginner","club","strong","strongest"];var Z=6,Zt=8,Gc=Zt*Zt,ne={wants:"fewest",firstSlice:2**17,mostPositions:2**29,alsoFromAbove:!0,reviewsWhileProved:!1,bounds(o,e){let{hand:t}=o.players[e];return{low:o.toMove===null||!he(o.players[e])?t.length:0,high:t.length}},marginBounds(o){let[e,t]=o.players.map((r,n)=>{let s=l=>l||-rs(o,n),{low:a,high:i}=ne.bounds(o,n);return{low:s(a),high:s(i)}});return{low:t.low-e.high,high:t.high-e.low}},countTaken:()=>0,pack(o){let{rules:e,players:t,rows:r,toMove:n}=o;return me("partyPosition",{players:t.length,base:e.base,contiguous:+(e.upperRows==="contiguous"),pass:+(e.stuck==="pass"),toMove:n??0,credits:[rs(o,0),rs(o,1)],hands:re(t.flatMap(({hand:s})=>Dc(s)),Z*x.length),out:re(t.map(({out:s})=>Number(s)),Z),cells:ns(r)})},moveText(o){let[e,t]=Kt(o),r=Math.floor(t/Zt);return x[e]+(t===ts?F(0,-1):F(r,t%Zt))},moveNumber(o){let{colour:e,row:t,column:r}=K(o);return Ai(x.indexOf(e),r<0?ts:Zt*t+r)}};function rs({rules:o,players:e},t){return Math.min(o.bonus,e[t].tokens)}function Dc(o){return Array.from(x,e=>M(o,e))}function ns(o){let e=new Array(Gc).fill(0);for(let[t,r]of o.entries())for(let[n,s]of Array.from(r).entries())e[Zt*t+n]=x.indexOf(s)+1;return e}var Io=0;function Qt(o){let[{position:e}]=o,t=Mi(o[o.length-1].position),r=e.players.map((s,a)=>a===t?s:{...s,hand:H.repeat(s.hand.length)}),n=new No({...e,players:r});for(let[s,{move:a}]of o.slice(1).entries()){let i=Mi(o[s].position);n.follow({player:r[i].name,move:a})}return n.giveTurn(t),ss(n.position())}function Mi({toMove:o}){if(o===null)throw new Error("the round is over");return o}function ss({position:o,lacking:e,seen:t}){let r=o.players.map(n=>({...n,hand:yt(n.hand)}));return{position:{...o,players:r},seat:o.toMove,hidden:o.players.map(({hand:n})=>M(n,H)),unseen:nt(o),lacking:e,seen:[...t].reverse()}}function zc({hidden:o,lacking:e,unseen:t}){let r=[...o.keys()].filter(p=>e[p]&&o[p]);if(!r.length)return{seats:r,drawings:[]};let n=(p,h)=>Hc(o[r[p]],e[r[p]],h),s=new Map,a=(p,h)=>{if(p===r.length)return 1n;let f=`${p}:${h.join()}`,y=s.get(f);return y===void 0&&(y=n(p,h).reduce((v,{dealt:S,rest:$})=>v+S*a(p+1,$),0n),s.set(f,y)),y};if(!a(0,t))throw new g("moves","no deal of the hidden cards explains who was unable to move, and when");let i=[],l=new Map,u=(p,h)=>{if(p===r.length)return Ci;let f=`${p}:${h.join()}`,y=l.get(f)??i.length;return y===i.length&&(l.set(f,y),i.push({turn:p,left:h})),y};u(0,t);let c=[];for(let{turn:p,left:h}of i){let f=[],[y,v]=[0n,0n];for(let{cards:S,dealt:$,rest:P}of n(p,h)){y+=$*a(p+1,P);let C=y*Ke/a(p,h);C!==v&&(v=C,f.push({cards:S,lastWord:v-1n,after:u(p+1,P)}))}c.push(f)}return{seats:r,drawings:c}}function Hc(o,e,t){let r=(n,s)=>{let a=e.includes(x[n])?0:Math.min(s,t[n]);return n===x.length-1?s<=a?[[s]]:[]:Array.from({length:a+1},(i,l)=>l).flatMap(i=>r(n+1,s-i).map(l=>[i,...l]))};return r(0,o).map(n=>({cards:n,dealt:n.reduce((s,a,i)=>s*qc(t[i],a),1n),rest:t.map((s,a)=>s-n[a])}))}function qc(o,e){let t=1n;for(let r=0;r<e;r+=1)t=t*BigInt(o-r)/BigInt(r+1);return t}function $t(o){let{position:e,hidden:t,unseen:r,seen:n}=o,{seats:s,drawings:a}=zc(o);return Vt([ne.pack(e),me("partyView",{hidden:re(t,Z),unseen:r,opponents:Io,drawers:s.length,drawerSeats:re(s,Z),drawings:a.length,seenMoves:n.length}),...a.flatMap(i=>[me("partyDrawing",{hands:i.length}),...i.map(l=>me("partyDrawnHand",{...l}))]),...n.map(i=>{let[l,u]=Kt(ne.moveNumber(i.move));return me("partySeenMove",{seat:i.seat,before:ns(i.before),colour:l,place:u})})])}var as={beginner:{careless:75,rounds:1,words:"board-level-party-beginner"},club:{careless:40,rounds:2,words:"board-level-party-club"},strong:{careless:0,rounds:3,words:"board-level-party-strong"},strongest:{careless:0,rounds:null,words:"board-level-party-strongest"}},Jc="board-level-party-seeing",Wc={all:!1,words:"board-sight-fair"},Yc={all:!0,words:"board-sight-all"},Cr=[...os.map(o=>{let{words:e}=as[o];return{mode:o,strength:o,words:e,sight:Wc}}),...os.map(o=>{let e=o==="strongest",t=e?Jc:as[o].words;return{mode:`seeing-${o}`,strength:o,words:t,sight:Yc,proves:e}})];async function Ni({strength:o,sight:e,proves:t},r,n,s,a){let{position:i}=n[n.length-1],{careless:l,rounds:u}=as[o],c=e?.all?Kc(i):$t(Qt(n)),p=t&&s.best.length?s.best:ee(i),h=new Me(pr(c));return p.length===1?p[0]:h.below(100)<l?p[h.below(p.length)]:u!==null?Vc(r,c,p,u):a(c,p)}async function Vc(o,e,t,r){let n=t.map(l=>ne.moveNumber(l)),s={work:"sample",bytes:e,moves:n,seed:0n,first:0,count:r},{outlooks:a}=(await o.ask(s)).samples,i=t.map(()=>0);for(let[l,u]of a.entries())i[l%t.length]+=u;return t[i.indexOf(Math.min(...i))]}function Kc(o){return Vt([ne.pack(o),me("partyView",{hidden:re([],Z),unseen:o.rules.deck.map(()=>0),opponents:Io,drawers:0,drawerSeats:re([],Z),drawings:0,seenMoves:0})])}function Lr(o){return d("page-colour",{colour:o})}function We(o,e){return o.length?e([...o].map(t=>d("page-the-colour",{colour:t}))):""}function Ui(o){return o===x?d("page-spot-any"):d("page-spot-accepts",{colours:We(o,be)})}function Ii(o,e,t){if(e===0)return"";let[r,n]=gt(o,e,t).map(a=>a===B?"none":a);if(r===n)return d("page-spot-rests-two",{colour:r});let s=[r,n].map(a=>d("page-spot-below",{colour:a}));return d("page-spot-rests",{cards:ie(s)})}function Ar(o,e=!1,t=0){let r=I("svg",{class:`face card-${o}`,viewBox:"0 0 60 70","aria-hidden":"true"});return r.append(I("rect",{class:"paper",x:1,y:1,width:58,height:68,rx:10}),I("use",{href:"#penguin",width:60,height:70,class:"body"}),I("use",{href:`#shape-${o}`,x:3.5,y:54.5,width:11.5,height:11.5,class:"body"}),I("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},o)),e&&r.append(I("use",{href:"#snow",width:60,height:70})),t&&r.append(" ",I("text",{x:56.5,y:16.5,class:"turn"},`${t}`)),r}function fe(o,e=!1){let t=`chip card-${o}${e?" struck":""}`;return b("span",{class:t,"aria-hidden":"true"},o)}function Zc({place:o,accepts:e,any:t},r){let n=b("span",{class:"place"},o),s=b("span",{class:"hollow","aria-hidden":"true"},n),i=[...[...r?.colours??""].map(u=>fe(u)),...[...r?.struck??""].map(u=>fe(u,!0))],l=[...e].map(u=>fe(u));return i.length?s.append(" ",b("span",{class:"chips told"},...De(i))):t?s.append(" ",b("span",{class:"any"},d("page-any"))):e&&s.append(" ",b("span",{class:"chips"},...De(l))),s}function Mr(o,e,t,{alone:r=!1}={}){let n=b("button",{type:"button",class:"stack","data-colour":o},Ar(o));return r||n.append(" ",b("span",{class:"count"})),is(n,o,e,t),n}function is(o,e,t,r){let n=o.querySelector(".count");n&&(n.textContent=`${t}`),o.setAttribute("aria-pressed",String(r));let s=n?`${e} ${t}`:e;o.setAttribute("aria-label",d("page-card-button",{shown:s,colour:e,cards:t}))}function ji(o){let{card:e,turn:t,given:r,accepts:n,kind:s}=o;return{...o,named:e!==""||n==="",look:[e,t,n].join(),picture(a){return e?Ar(e,r,t):s==="slot"?Zc(o,a):null}}}function jo(o){let e=I("svg",{class:"shape",viewBox:"0 0 12 12","aria-hidden":"true"},I("use",{href:`#shape-${o}`}));return b("span",{class:`chip shaped card-${o}`,"aria-hidden":"true"},o,e)}function ls({rows:o,turns:e},t,r){let n=W(o,t),s=new Map(n.map(({row:p,column:h,accepts:f})=>[F(p,h),f])),a=o.at(0)?.length??0,i=s.has("a0")?-1:0,l=s.has(F(0,a))?a:a-1,u=Math.max(...n.map(p=>p.row),o.length-1),c=[];for(let p=0;p<=u;p+=1)for(let h=p?0:i;h<=(p?a-p-1:l);h+=1){let f=F(p,h),y=Te(o,p,h).replace(B,""),v=s.get(f)??"",S=e[f]??0;c.push(ji({place:f,row:p,column:h,x:h-i+p/2,card:y,turn:S,given:!1,accepts:v,any:v===x,kind:y?"card":v?"slot":"gap",fits:r!==""&&v.includes(r),label:Qc(o,p,h,{place:f,card:y,turn:S,accepts:v})}))}return{cells:c,width:l-i+1,height:u+1}}function Qc(o,e,t,{place:r,card:n,turn:s,accepts:a}){if(n)return[...[r,d("page-spot-card",{colour:n})],...s?[d("page-spot-turn",{turn:s})]:[]].join(", ");if(!a)return[r,d("page-spot-closed")].join(", ");let i=Ii(o,e,t),l=e>0||!o.length?"":t<0?d("page-spot-left-end"):d("page-spot-right-end");return[r,l,d("page-spot-open"),Ui(a),i].filter(Boolean).join(", ")}function at(o,e,t,r){let{row:n,column:s}=ce(r);if(Te(o,n,s)!==B)return d("page-spot-taken",{place:r});let a=W(o,e).find(i=>i.row===n&&i.column===s);return a?a.accepts.includes(t)?"":d("page-spot-refuses",{place:r,colours:We(a.accepts,be),colour:t}):n>0&&!gt(o,n,s).includes(B)?d("page-spot-touch",{place:r}):d("page-spot-carried",{place:r})}function Bi(o){return o.slice(1)==="a0"}function Bo(o){return Bi(o)?"a1":o.slice(1)}function Xc({turns:o}){return Object.keys(o).length}function Nr(o,e){let t=Bi(e)?1:0,r=Object.entries(o.turns).map(([n,s])=>{let{row:a,column:i}=ce(n);return[F(a,i+t),s]});return{...Object.fromEntries(r),[Bo(e)]:Xc(o)+1}}var it={inaccuracy:.2,mistake:.5,blunder:1.5},Fi={inaccuracy:1,mistake:2,blunder:4},_i={inaccuracy:2,mistake:4,blunder:7},Gi={inaccuracy:1.5,mistake:3,blunder:5};function wt(o,e){return e>=o.blunder?"blunder":e>=o.mistake?"mistake":e>=o.inaccuracy?"inaccuracy":e>0?"good":"best"}function us(o,{low:e,high:t}){let r=wt(o,e);return r===wt(o,t)?r:null}function Xt(o,{mean:e,low:t}){return t>0?wt(o,e):"best"}function ve(o){return o==="best"||o==="good"}var Di={"everyone for themselves":"selfish","worst case":"worst",expected:"expected"},cs={name:"cards",fewest:!0},Ji={name:"fish",fewest:!1};function Ur(o,e,t){let r={rank:o,players:t,what:"round",others:e.length?ie(e):""};return e.length===t-1?{place:"tied",...r}:e.length&&o+e.length===t?{place:"joint-last",...r}:e.length?{place:"shared",...r}:o===1||t===2?{place:o===1?"won":"lost",...r}:{place:o===t?"last":"nth",...r}}function Ir(o,e){let t=(a,i)=>a.map((l,u)=>l-i[u]).find(l=>l!==0)??0,r=o[e],n=1+o.filter(a=>t(a,r)>0).length,s=[...o.keys()].filter(a=>a!==e&&t(o[a],r)===0);return{place:n,level:s,won:n===1&&s.length<o.length-1}}function Wi(o,e){let{result:t,decision:r,likely:n,basis:s}=o,a=[t.text];return n&&a.push(...ep(o,n)),r?a.push(...op(o,r,e)):n?s.exactFrom!==null&&a.push(d("review-clean-from",{from:s.exactFrom})):a.push(...tp(o,e)),a.filter(Boolean).join(" ")}function Yi(o,e){return[o.decision?sp(o.decision):"",up(o.basis,e)].filter(Boolean).join(" ")}function ep({result:o,basis:e},t){let{number:r,move:n,better:s,grade:a,players:i,likely:l}=t,u=d("review-likely-decision",{won:o.won?"yes":"no",from:e.exactFrom??0,number:r,move:n,grade:Vi(a),better:s}),[c,p]=[l.played,l.better];if(i>2)return[u,d("review-likely-fish",{better:s,move:n,mine:Fo(c),best:Fo(p)})];let h={mine:Fo(Math.abs(c)),best:Fo(Math.abs(p))},f={mine_side:zi(c),best_side:zi(p)};return[u,d("review-likely-leads",{better:s,move:n,...h,...f})]}function Fo(o){return Number(o.toFixed(0))}function zi(o){return Fo(Math.abs(o))?o>0?"ahead":"behind":"level"}function Vi(o){return o===null||ve(o)?"none":o}function tp({result:o,provisional:e,basis:t,sureAtStart:r},n){if(e&&t.unjudged)return[d("review-none-found")];if(!t.choices)return[d("review-no-choice")];if(o.perfect)return[d("review-clean",{kind:"perfect"})];if(o.place===null)return[d("review-clean",{kind:"unfinished"})];let s=[d("review-clean",{kind:o.place===1?"won":"other"})];if(!j(r))return s;let{low:a}=r,i={unit:n.name,number:a};return o.amount===a?s.push(d("review-sure-at-best",i)):(n.fewest?o.amount<a:o.amount>a)&&s.push(d("review-sure-only",i)),s}function op(o,e,t){let{move:r,better:n,judgedBy:s,view:a}=e,i=d("review-decision",{kind:rp(o,e),from:o.basis.exactFrom??0,...Ki(e),move:r,grade:Vi(e.grade),better:n}),[l,u]=[np(e,t),ip(e)];return[i,...s==="expected"?[u,l]:[l,u],a?lp(e,a):""]}function rp({result:o,provisional:e,likely:t,basis:r},{number:n}){return o.perfect?"riskiest":t?r.exactFrom!==null&&n>=r.exactFrom?"from":"as-proved":o.won?e?"won-provisional":"won":e?"provisional":"most"}function Ki({number:o}){return{number:o,in:"game",round:"-"}}function kt(o){return o&&j(o.played)&&j(o.better)?o:null}function np(o,e){let{judgedBy:t,worst:r,selfish:n}=o,s=[["worst case",kt(r)],["everyone for themselves",kt(n)]];t==="everyone for themselves"&&s.reverse();let a=s.flatMap(([f,y])=>y?[{yardstick:f,pair:y}]:[]);if(t!=="expected"&&!a.some(({yardstick:f})=>f===t)){let f=ap(o,e);return d("review-exact",{yardstick:Di[t],turned:"no",clause:f})}if(!a.length)return"";let[i,l]=a,u=ds(i.pair,e),c=u?"yes":"no",p={yardstick:Di[i.yardstick],clause:Hi(o,i.pair,e)};if(!l)return d("review-exact",{...p,turned:c});let h=({pair:f})=>`${f.played.low} ${f.better.low}`;return h(i)===h(l)?d("review-exact-alike",p):d("review-exact-both",{...p,turned:c,second_turned:ds(l.pair,e)?u?"again":"yes":"no",second_clause:Hi(o,l.pair,e)})}function ds({played:o,better:e},t){return t.fewest?o.low<e.low:o.low>e.low}function sp(o){let{judgedBy:e,players:t,worst:r,selfish:n}=o,s=Ki(o);return kt(r)?!kt(n)&&t>2?d("review-unsolved-selfish",s):"":kt(n)!==null||e==="worst case"?d("review-unsolved-worst-case",s):d("review-unsolved-values",s)}function Hi({move:o,better:e},t,r){let[n,s]=[t.played.low,t.better.low];return n===s?d("review-comparison-equal",{unit:r.name,mine:n}):d("review-comparison",{unit:r.name,mine:n,best:s,played:o,better:e})}function ap({move:o,better:e,worst:t},r){let[n,s]=r.fewest?[t.played.low,t.better.high]:[t.played.high,t.better.low];return d("review-comparison-bounded",{unit:r.name,mine:n,best:s,played:o,better:e})}function ip({move:o,better:e,judgedBy:t,expected:r,worst:n,selfish:s}){if(!r)return"";let{played:a,better:i}=r,l=[kt(n),kt(s)].some(c=>c&&ds(c,cs)),u=a.high<i.low?l?"again":"turned":"unclear";return d("review-expected",{hands:"open",verdict:t==="expected"||a.low>i.high?"plain":u,mine:qi(a,"review-interval-cards"),best:qi(i,"review-interval"),played:o,better:e})}function qi(o,e){let[t,r,n]=[o.mean,o.low,o.high].map(pe);return d(e,{mean:t,low:r,high:n,range:r===n?"no":"yes"})}function lp({move:o,better:e},{advised:t,means:r,grades:n}){let[s,a]=[r.played,r.better].map(pe),i={mine:s,best:a,played:o,better:e};if(ve(n.played)){let l=n.played==="best"?"same":"nearly";return d("review-afterwards",{...i,looked:r.played<r.better?"better":l})}return ve(n.better)?d("review-seen",i):d("review-another",{...i,third:t})}function up({choices:o,estimated:e,unjudged:t,bounded:r,exactFrom:n},{name:s}){let a=n??0;if(t)return d("review-basis-provisional",{unjudged:t,choices:o,from:a});if(!e&&!r)return"";if(e===o)return d("review-basis-all",{unit:s});if(n!==null&&!r)return d("review-basis-before",{unit:s,from:a});let i=e+r<o?"yes":"no";return d("review-basis-parts",{unit:s,estimated:e,bounded:r,choices:o,rest:i})}function Zi(o,e){let{players:t,toMove:r}=o[o.length-1].position,n=t.map(({hand:P})=>P.length),s=n[e],{name:a}=t[e],i=L(a);if(r!==null)return{text:a===Q?d("board-round-unfinished",{cards:s}):d("review-round-unfinished",{player:i,cards:s}),amount:s,place:null,perfect:!s,won:!1};let{place:l,level:u}=Ir(n.map(P=>[-P]),e),c=o.findIndex(({position:P})=>P.players[e].out),p=o.slice(1).flatMap((P,C)=>o[C].position.toMove===e?[C+1]:[]),[h,f]=["none",0];!s&&p.length?[h,f]=["emptied",p[p.length-1]]:c>=0&&l>1&&([h,f]=[c?"out":"out-at-start",c]);let y=u.map(P=>L(T(t[P].name))),v={cards:s,when:h,move:f,...Ur(l,y,t.length)},S=a===Q?d("board-round-result",v):d("review-round-result",{player:i,...v}),$=l===1&&new Set(n).size>1;return{text:S,amount:s,place:l,perfect:!s,won:$}}function Qi({rows:o,players:e,toMove:t}){let r=o.map(l=>[...l].reverse().join("")),n=e.map(({hand:l,out:u})=>u?"":l),s=l=>n.map(u=>M(u,l)).join(),a=[o,r].map(l=>{let u=[...new Set(l.join("").replaceAll(B,""))],c=[...x].filter(f=>!u.includes(f)),p=[...u,...c.sort((f,y)=>s(f)<s(y)?-1:1)];return[l.map(f=>[...f].map(y=>y===B?y:p.indexOf(y)).join("")).join("/"),...p.map(s)].join("|")}),i=e.map(({hand:l,out:u})=>u?l.length:0);return[a.sort()[0],i,t].join("|")}function Oe(o,e,t,...r){return e.setAttribute("role","img"),e.setAttribute("aria-label",t),b("section",{class:"rule"},e,b("div",{},b("h3",{},o),...r.map(n=>b("p",{},n))))}function _o(...o){let e=r=>{if(r===B)return b("span",{class:"mini"});if(r==="any")return b("span",{class:"mini"},b("span",{class:"hollow"},d("page-any")));if(r===r.toUpperCase())return b("span",{class:"mini"},Ar(r));let n=[...r.toUpperCase()].map(s=>fe(s));return b("span",{class:"mini"},b("span",{class:"hollow"},b("span",{class:"chips"},...n)))},t=o.map(r=>b("div",{class:"mini-row"},...r.map(e)));return b("div",{class:"figure"},...t)}function Xi(){return[Oe(d("board-rules-party-pyramid"),_o(["R","."],["R","G","B"]),d("board-rules-party-pyramid-picture"),d("board-rules-party-pyramid-text")),Oe(d("board-rules-party-base"),_o(["any","R","G","B","any"]),d("board-rules-party-base-picture"),d("board-rules-party-base-text")),Oe(d("board-rules-party-above"),_o(["rg","B"],["R","G","B"]),d("board-rules-party-above-picture"),d("board-rules-party-above-text")),Oe(d("board-rules-party-out"),_o(["r","r"],["R","R","R"]),d("board-rules-party-out-picture"),d("board-rules-party-out-text")),Oe(d("board-points"),_o(["G","Y","P"]),d("board-rules-party-points-picture"),d("board-rules-party-points-text"),d("board-rules-party-points-more"))]}var dp={left:[-1,0],right:[1,0],up:[0,1],down:[0,-1]},jr=class{current="";floe;home;cellsHome;buttons=new Map;cells=[];marks=new Map;track=null;listening=new AbortController;constructor(e,t){this.home=e,this.cellsHome=Po(e,".cells"),this.floe=Po(e,".floe-names");let{signal:r}=this.listening,n=s=>{let a=el(s);a&&t(a)};this.cellsHome.addEventListener("click",n,{signal:r}),this.cellsHome.addEventListener("focusin",s=>this.makeCurrent(el(s)),{signal:r})}show({cells:e,width:t,height:r,track:n=null},s,a){this.cells=e,this.track?.remove(),this.track=n,n&&this.home.append(n),Ne(this.home,{"--columns":s,"--rows":a,"--filled-rows":r,"--margin":(s-t)/2});let i=new Set(e.map(c=>c.place)),l=br("place");for(let[c,p]of this.buttons)i.has(c)||(p.remove(),this.buttons.delete(c));let u=[...e].sort((c,p)=>p.row-c.row||c.column-p.column);for(let[c,p]of u.entries()){let h=this.buttons.get(p.place)??this.newButton(p.place);this.update(h,p);let f=this.cellsHome.children.item(c);f!==h&&this.cellsHome.insertBefore(h,f)}i.has(this.current)||(this.current=this.startingPlace()),this.makeCurrent(this.current),l&&!i.has(l)&&this.focus(this.current),this.nameRows()}close(){this.listening.abort(),this.clear(),this.floe.replaceChildren()}clear(){this.current="",this.marks=new Map,this.track?.remove(),this.cellsHome.replaceChildren(),this.buttons.clear()}newButton(e){let t=b("button",{type:"button","data-place":e});return this.buttons.set(e,t),t}update(e,t){let r=this.marks.get(t.place),n=JSON.stringify([t.kind,t.given,t.fits,t.label,t.look,r]);if(Ne(e,{"--x":t.x,"--row":t.row}),e.dataset.state===n)return;e.dataset.state=n;let s=["cell",t.kind,t.given&&"given",t.fits&&"fits",r?.role];e.className=s.filter(Boolean).join(" ");let a=t.picture(r);e.replaceChildren(...a?[a]:[]),r?.links?.length&&e.append(" ",b("span",{class:"link"},r.links.join(" "))),Ft(e,t.label)}nameRows(){let t=this.cells.filter(s=>s.row===0).map(({x:s,named:a,place:i})=>{let l=b("span",{},a?i:"");return Ne(l,{"--x":s}),l}),r=new Map;for(let s of this.cells)s.row>0&&s.x<(r.get(s.row)?.x??1/0)&&r.set(s.row,s);let n=[...r.values()].map(({place:s,row:a,x:i})=>{let l=b("span",{class:"row-letter"},s[0]);return Ne(l,{"--x":i,"--row":a}),l});this.floe.replaceChildren(...t,...n)}mark(e){this.marks=e}reveal(e){this.buttons.get(e)?.scrollIntoView({block:"nearest"})}refuse(e){let t=this.buttons.get(e);t&&(t.classList.remove("refused"),t.getBoundingClientRect(),t.classList.add("refused"))}startingPlace(){return(this.cells.find(e=>e.kind==="slot")??this.cells.at(0))?.place??""}makeCurrent(e){if(this.buttons.has(e)){this.current=e;for(let[t,r]of this.buttons)r.tabIndex=t===e?0:-1}}focus(e){this.makeCurrent(e),this.buttons.get(e)?.focus()}hasFocus(){return this.cellsHome.contains(document.activeElement)}moveFocus(e){this.hasFocus()?e():this.focus(this.current)}goBy([e,t]){let r=this.cells.find(n=>n.place===this.current);for(let n=1;r&&n<=this.cells.length;n+=1){let s=this.cells.find(a=>a.row===r.row+n*t&&a.x===r.x+n*e);if(s){this.focus(s.place);return}}}step(e){let t=this.cells.find(c=>c.place===this.current),r=dp[e];if(!t||!r)return;let[n,s]=r,a=this.cells.filter(c=>s?(c.row-t.row)*s>0:c.row===t.row&&(c.x-t.x)*n>0),i=c=>10*Math.abs(c.row-t.row)+Math.abs(c.x-t.x),l=(c,p)=>i(c)-i(p)||(c.x-p.x)*(s||1),u=a.sort(l).at(0);u&&this.focus(u.place)}};function el({target:o}){return(o instanceof Element?o.closest("button"):null)?.dataset.place??""}function Br(o,e){let t=m("board").parentElement;Ne(t,{"--columns":o,"--rows":e})}var cp=450,pp=10;function ps(o){return{title:o,"data-explains":o}}function ol(o){let e=b("p",{id:"explanation",class:"explanation",role:"status",hidden:!0});o.append(e);let t,r={x:0,y:0},n=!1,s=()=>{clearTimeout(t),e.hidden=!0};document.addEventListener("pointerdown",a=>{s(),n=!1;let i=a.target instanceof Element?a.target:null,l=tl(i);l&&(r={x:a.clientX,y:a.clientY},t=setTimeout(()=>{n=!0,e.textContent=l,e.hidden=!1},cp))}),document.addEventListener("pointermove",({clientX:a,clientY:i})=>{Math.hypot(a-r.x,i-r.y)>pp&&clearTimeout(t)});for(let a of["pointerup","pointercancel"])document.addEventListener(a,()=>clearTimeout(t));document.addEventListener("scroll",s,{passive:!0}),document.addEventListener("keydown",s),document.addEventListener("contextmenu",a=>{a.target instanceof Element&&tl(a.target)&&a.preventDefault()}),document.addEventListener("click",a=>{n&&(n=!1,a.preventDefault(),a.stopPropagation())},{capture:!0})}function tl(o){let e=o?.closest("[data-explains]");return e?e.dataset.explains??"":[...o?.closest("button[data-place]")?.querySelectorAll(".each [data-explains]")??[]].map(({dataset:n})=>n.explains).join(" ")}function zo({judgedBy:o}){return o==="worst case"||o==="everyone for themselves"}function Fr(o,e,t,r,n=null){let s=o.toMove(e.position);return(o.yardsticks!==void 0&&o.names(e.position).length>2?mp(t,s,r):hp(o,e,s,r,n))??fp(t,r)??gp(t,s,r)}function hp({wants:o},{sure:e,worth:t,best:r},n,s,a){let i=o==="fewest",l=t.get(s),u=a?_t(l,a):l,c=e[n],p=i?{low:Math.max(0,u.low-c.high),high:u.high-c.low}:{low:Math.max(0,c.low-u.high),high:c.high-u.low},h=i?it:Fi;if(j(c)&&j(u))return Do("worst case",u,c,p.low,us(h,p),r);let f=[...t].filter(([,$])=>i?$.high<u.low:$.low>u.high);if(!p.low||!f.length)return null;let y=Ie(f.map(([,$])=>$),o),S=f.filter(([,$])=>i?$.high===y.high:$.low===y.low).map(([$])=>$);return Do("worst case",u,c,p.low,us(h,p),S)}function mp(o,e,t){if(!o?.selfish.size||o.selfish.size<o.moves)return null;let r=[...o.selfish].map(([u,c])=>[u,c[e]]),n=Math.min(...r.map(([,u])=>u)),s=o.selfish.get(t)[e],a=r.filter(([,u])=>u===n).map(([u])=>u),i=o.estimates.map(u=>u.move);a.sort((u,c)=>i.indexOf(u)-i.indexOf(c));let l=s-n;return Do("everyone for themselves",Go(s),Go(n),l,wt(it,l),a)}function fp(o,e){let t=o?.estimates.find(u=>u.move===e);if(!o||!t||t.samples<st)return null;let r=Xt(it,t.behind),n=ve(r)?0:t.behind.mean,a=o.estimates.filter(({behind:u})=>ve(Xt(it,u))).map(u=>u.move),[i,l]=[t,o.estimates[0]].map(({cardsLeft:u})=>Go(u.mean));return Do("expected",i,l,n,r,a)}function gp(o,e,t){let r=o?.likely,n=r?.moves.find(p=>p.move===t);if(!r||!n)return null;let s=({lead:p,points:h})=>p??h[e],[a]=r.moves,i=a.lead===null?Gi:_i,l=Math.max(0,Math.round(100*(s(a)-s(n)))/100),u=wt(i,l),c=r.moves.filter(p=>ve(wt(i,s(a)-s(p))));return Do("likely",Go(s(n)),Go(s(a)),ve(u)?0:l,u,c.map(p=>p.move))}function Go(o){return{low:o,high:o}}function Do(o,e,t,r,n,s){return{judgedBy:o,result:e,best:t,amount:r,grade:n,better:s}}var eo={"worst case":"worst","everyone for themselves":"selfish",expected:"expected",likely:"likely"};function rl(o){return d("board-numbers",{yardstick:eo[o]})}function hs({wants:o}){return o==="fewest"?"cards":"fish"}function ms(o,e,t){return d("board-guarantee",{player:e,unit:hs(o),amount:o.wants==="fewest"?t.high:t.low,proved:j(t)?"yes":"no"})}function to(o,e,{judgedBy:t},r,n){let s=o.wants==="fewest"?r.high:r.low;if(t==="likely"){let a={move:n,player:e,side:s<0?"behind":"with"};return d("board-outcome-likely",{...a,number:Le(Math.abs(s),1)})}return d("board-outcome",{move:n,player:e,unit:hs(o),judged:eo[t],amount:Math.round(s),number:pe(s)})}function _r(o,e){let{judgedBy:t,amount:r}=e,n=zo(e)?"proved":t==="expected"?"simulated":"estimate";return{unit:hs(o),amount:Math.round(r),number:pe(r),judged:n}}function sl(o,e,t,r){let n=o.toMove(e.position);if(n===null)return new Map;let s=o.names(e.position)[n],a=Rr(e,t,n).flatMap(({move:p,worst:h,selfish:f,expected:y})=>{let v=(P,C)=>to(o,s,{judgedBy:P},C,p);if(r==="worst case"){let P=e.best.includes(p),C=j(h)?v(r,h):`${p}: ${ms(o,s,h)}`;return Gt(h,o.wants)?[[p,{bounds:h,best:P,means:C}]]:[]}let S=r==="expected"?y?.cardsLeft.mean:f;if(S==null)return[];let $={low:S,high:S};return[[p,{bounds:$,best:!1,estimated:r==="expected",means:v(r,$)}]]}),i=new Map(a);if(r==="worst case")return i;let l=[...i.values()].map(({bounds:p})=>p.low),u=i.size===e.worth.size?bp(l,o.wants):NaN,c=t?.estimates.find(p=>p.advised)?.move;for(let[p,h]of i)h.best=h.estimated?p===c:h.bounds.low===u;return i}function bp(o,e){return e==="fewest"?Math.min(...o):Math.max(...o)}function al({bounds:o,estimated:e}){return e?`~${Le(o.low,1)}`:et(o)}function nl(o){let{bounds:e,best:t,estimated:r,means:n}=o;if(!r)return oo(e,{best:t,means:n});let s=t?[b("span",{class:"star"},"★")]:[],a={class:`value likely${t?" best":""}`,"aria-label":fs(o),role:"img",...n?ps(n):{}};return b("span",a,...s,al(o))}function fs(o){if(!o.estimated)return Hr(o.bounds,o.best);let e=d("board-value-estimate",{value:al(o)});return o.best?d("board-value-best",{value:e}):e}function oo(o,{best:e=!1,label:t=n=>n,means:r=""}={}){let s=["value",j(o)?"proved":"open",e&&"best"].filter(Boolean).join(" "),a=t(Hr(o,e)),i=e?[b("span",{class:"star"},"★")]:[],l={class:s,"aria-label":a,role:"img",...r?ps(r):{}};return b("span",l,...i,et(o))}function Dr({lead:o,points:e,proved:t},r){if(o===null){let a=`${Math.round(e[r])}`,i=d("board-likely-result",{number:a,proved:t?"yes":"no"});return{text:t?a:`~${a}`,words:i,proved:t}}let n=vp(o),s=d("board-likely-lead",{number:n,proved:t?"yes":"no"});return{text:t?n:`~${n}`,words:s,proved:t}}function yp({moves:[{move:o,lead:e}],proved:t}){return t&&e===null?d("board-line-proved"):d("board-line-likely",{move:t?o:"none"})}function vp(o){let e=Math.round(Math.abs(o));return e===0?"0":`${o<0?"−":"+"}${e}`}function zr({text:o,words:e,proved:t},r=""){return b("span",{class:`value ${t?"proved":"likely"}`,"aria-label":r+e,role:"img"},o)}function il(o,e,t,r){let{sure:n,opinion:s}=e;if(!o.opinions||j(n[t])){let c=ms(o,r,n[t]);return Gt(n[t],o.wants)?[oo(n[t],{label:h=>d("board-label-guarantee",{player:T(r),value:h}),means:c})]:[]}if(!s)return[];let[{lead:a,points:i,proved:l}]=s.moves;return[zr(Dr({move:"",lead:null,points:i,proved:l&&a===null},t),`${T(r)}: `)]}function ll(o,e){let t={low:e,high:e},r=d("board-ends-selfish",{player:o,cards:e});return oo(t,{label:s=>d("board-label-selfish",{player:T(o),value:s}),means:r})}function Hr(o,e){let t=et(o),r=j(o)?t:d("board-value-unproved",{value:t});return e?d("board-value-best",{value:r}):r}function ul(o,e){let t=o.map(({mark:a,...i})=>b("span",{class:"worth"},a(),nl(i))),r=Ie(o.map(({bounds:a})=>a),e),n=o.some(({best:a})=>a),s=o.some(a=>a.estimated);return b("span",{class:`worths ${o.length>1?"several":""}`},b("span",{class:"each"},...t),b("span",{class:"together"},nl({bounds:r,best:n,estimated:s})))}function $p(o,e,t){let r=o.movePicture(t),n=[...r?[r]:[],o.movePlace(e,t)],s=b("button",{type:"button",class:"step"},...De(n));return s.setAttribute("aria-label",`${s.textContent}: ${o.moveWords(e,t)}`),s}var Gr=class{played;constructor(e){this.played=e}show(e,t,r){if(m("findings").hidden=t===null||e.over(t.position),!t)return;this.showMargin(e,t),this.showLine(e,t);let n=!t.proved&&r.busyWith(t);m("effort").textContent=d("board-effort",{state:t.proved?"proved":n?"searching":"stopped",positions:Le(t.nodes,0),legend:e.opinions&&!t.proved?"yes":"no"})}showMargin(e,{margin:t,position:r,opinion:n}){let s=t!==null&&(e.opinions!==void 0||Gt(t,e.wants));if(m("margin").hidden=!s,!s)return;let[a,i]=e.names(r);if(e.opinions&&!j(t)){this.showLikelyMargin(e,r,n);return}let l=j(t)?e.marginText(t.low,a,i):`${d("board-margin-for",{likely:"no",player:T(a)})} `;m("margin").replaceChildren(l,...j(t)?[]:[oo(t)])}showLikelyMargin(e,t,r){let n=r?.moves[0];if(m("margin").hidden=!n,!n)return;let[s,a]=e.names(t),i=e.toMove(t)===0?n.lead:-n.lead,l=n.proved?e.marginText(i,s,a):`${d("board-margin-for",{likely:"yes",player:T(s)})} `,u=n.proved?[]:[zr(Dr({...n,lead:i},0))];m("margin").replaceChildren(l,...u)}showLine(e,{line:t,position:r,sure:n,opinion:s}){let a=e.toMove(r),i=t??s?.line;if(!i||a===null){A(m("best-line"),[],()=>[]);return}let l=e.names(r),u=t?d("board-line-for",{kind:l.length>2?"safest":"best",player:T(l[a]),value:et(n[a])}):yp(s),c=b("span",{class:"strip-title"},u),p=(h,f)=>{let y=i.slice(0,f).reduce((S,$)=>e.after(S,$),r),v=$p(e,y,h);return v.title=d("board-play-up-to",{move:h}),v.addEventListener("click",()=>this.played(i.slice(0,f+1))),[b("span",{"aria-hidden":"true"},"→"),v]};A(m("best-line"),[r,i,u],()=>[c,...i.flatMap(p)])}};var gs=class extends jr{show(e,t,r){super.show(e,t,r),Br(t,r)}update(e,t){let r=e.dataset.state;super.update(e,t);let n=t.worths??[],s=JSON.stringify(n);if(r===e.dataset.state&&e.dataset.worths===s)return;e.dataset.worths=s;let a=e.querySelector(".hollow");if(!a)return;if(a.querySelectorAll(".worths, .unseen").forEach(u=>u.remove()),a.classList.toggle("valued",n.length>0),!n.length){a.setAttribute("aria-hidden","true"),Ft(e,t.label);return}let i=n.map(u=>({...u,mark:()=>fe(u.colour)}));a.append(ul(i,ne.wants));let l=n.map(({colour:u,...c})=>`${Lr(u)} ${fs(c)}`);a.removeAttribute("aria-hidden"),a.append(b("span",{class:"unseen"},d("board-worths",{label:t.label,values:l.join("; ")}))),e.removeAttribute("aria-label")}showPyramid(e,{base:t}){this.show(e,Math.max(e.width,Math.min(t,7)),Math.max(e.height,4))}},qr=class{callbacks;board;position=null;mayMove=!1;chosen="";constructor(e){this.callbacks=e,this.board=new gs(m("board"),t=>{e.tapped(t)||this.press(t)})}get mover(){let e=this.position?.toMove??null;return this.position&&e!==null?this.position.players[e]:null}show({position:e,marks:t,last:r,values:n,mayMove:s,backs:a,hint:i}){this.position=e,this.mayMove=s;let{mover:l}=this,u=e.toMove!==null&&a.has(e.toMove);(!l?.hand.includes(this.chosen)||!s)&&(this.chosen="");let c=ls({rows:e.rows,turns:t},e.rules,this.chosen),p=u?c.cells:c.cells.map(h=>this.withWorths(h,n));this.markMoves(r,i),this.board.showPyramid({...c,cells:p},e.rules),this.showTray(l,u)}withWorths(e,t){if(e.kind!=="slot")return e;let r=[...this.chosen||x].flatMap(n=>{let s=t.get(n+e.place);return s?[{colour:n,...s}]:[]});return{...e,worths:r}}showDraft({rows:e,rules:t,chosen:r,turns:n={},last:s="",advised:a=""}){this.markMoves(s,a),this.board.showPyramid(ls({rows:e,turns:n},t,r),t)}markMoves(e,t){let r=new Map;e&&r.set(Bo(e),{role:"fresh"}),t&&r.set(t.slice(1),{role:"target",colours:t[0]}),this.board.mark(r)}showTray(e,t){let r=br("colour");m("tray-title").textContent=e?d("board-player-to-move",{player:T(e.name)}):d("board-round-over");let n=e&&!t?wp(e.hand):[];A(m("stacks"),[this,this.position,this.chosen,this.mayMove,t],()=>n.map(({colour:s,count:a})=>this.stackButton(s,a))),r&&m("stacks").querySelector(`[data-colour=${r}]`)?.focus()}stackButton(e,t){let r=Mr(e,t,this.chosen===e),n=this.position?ee(this.position):[];return r.disabled=!this.mayMove||!n.some(s=>s.startsWith(e)),r.addEventListener("click",()=>this.choose(e)),r}choose(e){this.chosen=this.chosen===e?"":e,this.callbacks.redraw()}press(e){let{position:t,mover:r}=this;if(!t||!r||!this.mayMove)return;let n=ee(t).filter(i=>i.slice(1)===e),s=this.chosen?this.chosen+e:n.length===1?n[0]:"",a=n.map(i=>i[0]);s&&n.includes(s)?(this.chosen="",this.callbacks.played(s)):!this.chosen&&n.length?this.callbacks.say(d("board-choose-card-first",{place:e,colours:We(a,be)})):this.refuse(t,r,e)}refuse({rows:e,rules:t},r,n){let s=W(e,t).some(({row:a,column:i})=>F(a,i)===n);this.chosen||!s?this.callbacks.say(at(e,t,this.chosen,n),"refused"):this.callbacks.say(d("board-no-card-fits",{player:T(r.name),place:n}),"refused"),this.board.refuse(n)}act(e,t){if(e==="go")this.board.moveFocus(()=>this.board.step(t));else if(this.mayMove&&this.mover?.hand.includes(t)){if(!this.board.hasFocus()){this.choose(t);return}this.chosen=t,this.press(this.board.current)}}focusedPlace(){return this.board.hasFocus()?this.board.current:""}close(){this.board.close()}};function wp(o){return[...x].filter(e=>o.includes(e)).map(e=>({colour:e,count:M(o,e)}))}var Pe={table:o=>new qr(o),marksAfter:(o,e)=>o===null?{}:Nr({turns:o},e),handPicture(o,e,t){let{hand:r}=o.players[e];if(!r)return b("span",{class:"nothing"},d("page-cards",{cards:0}));let n=[...r].map(u=>t||u===H?b("span",{class:"chip back","aria-hidden":"true"},H):fe(u)),s=t?"":yt(r),a=r.length-s.length,i=[...s].map(Lr);a&&i.push(d("board-hidden-cards",{cards:a}));let l=i.length?ie(i):"";return b("span",{class:"chips",role:"img","aria-label":l},...n)},standing(o,e){let t=o.players[e];return o.toMove===e?"to move":t.out?"out":t.hand?"":"done"},standingText(o,e){let t=o.players[e].hand.length,r=Pe.standing(o,e);return r==="done"?d("board-done"):r?d("page-standing",{standing:r.replace(" ","-")}):d("page-cards",{cards:t})},movePicture:o=>jo(o[0]),movePlace({rows:o},e){let{row:t,column:r}=K(e);return t>0?e.slice(1):o.length?r<0?d("page-spot-left-end"):d("page-spot-right-end"):d("board-opens-the-base")},moveWords(o,e){let{row:t,column:r}=K(e),n=o.rows.length?r<0?"left":"right":"opens";return d("board-move-card",{colour:e[0],where:t>0?e.slice(1):n})},about:"board-party-about",writeWords:"board-party-write",moreWords:"board-party-more",rulesPages:Xi,tips:[{id:"party-card",text:"board-party-tip-card",applies:({rows:o})=>o.length<2&&(o.at(0)??"").length<3},{id:"party-above",text:"board-party-tip-above",applies:({rows:o})=>o.length>0&&o[0].length>=3},{id:"party-full",text:"board-party-tip-full",applies:({rows:o,rules:e})=>o.length>0&&o[0].length===e.base},{id:"party-out",text:"board-party-tip-out",applies:({players:o,toMove:e})=>e!==null&&o.some(({out:t})=>t)}],help:["board-party-help-play","board-party-help-setup"],footer:"board-party-footer",invitation:"board-party-invitation",rulesLine({rules:o}){return[...rt(o).split(",").filter(t=>!t.startsWith("base=")),d("board-base",{cards:o.base})].join(", ")},marginText(o,e,t){return o?d("board-margin",{player:o>0?e:t,unit:"points",amount:Math.abs(o)}):d("board-margin-even",{first:T(e),second:T(t)})},resultOf:Zi,alikeKey:Qi,resultText({players:o}){let e=Math.min(...o.map(({hand:s})=>s.length)),t=o.filter(({hand:s})=>s.length===e).map(({name:s})=>s),n=o.filter(({hand:s})=>s.length>e).map(({name:s,hand:a})=>`${T(s)} ${a.length}`);return d("board-party-result",{...At(t),cards:e,others:n.length?n.join(", "):"none"})}};var kp=32,dl=4,xp=2048,Tp=2,Op=1e3;async function Pp(o,e,{samples:t=null,milliseconds:r=800,seed:n=0n}={}){let s=Qt(e),{results:a,taken:i}=await Ho(o,$t(s),ee(s.position),{samples:t,milliseconds:r,seed:n});return cl(a,i)}async function Ho(o,e,t,{samples:r=null,milliseconds:n=800,seed:s=0n}={}){let a=new Map(t.map(y=>[y,{cards:[],outlooks:[],outlook:0}])),i=y=>a.get(y),l=y=>i(y).cards.length,u=performance.now()+n,c=0;async function p(y,v){let S=l(y[0]),$=y.map(Y=>ne.moveNumber(Y)),P={work:"sample",bytes:e,moves:$,seed:s,first:S,count:v},C=(await o.ask(P)).samples;for(let[Y,ke]of y.entries()){let N=i(ke);for(let ge=Y;ge<C.cards.length;ge+=y.length)N.cards.push(C.cards[ge]),N.outlooks.push(C.outlooks[ge]),N.outlook+=C.outlooks[ge]}return c+=v*y.length,r===null?a.size===1||performance.now()>=u:c>=r}let h=[...a.keys()],f=kp;for(;;){for(let y=0;y<dl;y+=1)if(await p(h,f/dl))return{results:a,taken:c};if(f*=2,f===xp){let y=l(h[0]),v=new Set([...a.keys()].map(l));for(let S of[...v].sort(($,P)=>$-P)){let $=[...a.keys()].filter(P=>l(P)===S);if(S<y&&await p($,y-S))return{results:a,taken:c}}h=[...a.keys()]}h=Sp(h,a)}}function cl(o,e){let t=Xn(o),{cards:r}=o.get(t);return{move:t,mean:Yt(r)/r.length,samples:e}}function Sp(o,e){let t=a=>e.get(a),r=[...o].sort((a,i)=>t(a).outlook-t(i).outlook),n=Math.max(Tp,Math.ceil(r.length/2)),s=t(r[0]).outlooks;return[...r.slice(0,n),...r.slice(n).filter(a=>Rp(t(a).outlooks,s))]}function Rp(o,e){let t=o.map((r,n)=>r-e[n]);return Yt(t)<=es(t)*Math.sqrt(t.length)}var pl={levels:Cr,hidesHands:!0,async hint(o,e){let{move:t,mean:r,samples:n}=await Pp(o,e),s=ft(Pe.moveWords(e.at(-1).position,t)),a=d("board-hint-party",{move:s,cards:Le(r,2),rounds:Le(n,0)});return{move:t,text:a}},move(o,e,t,r){let n=Cr.find(s=>s.mode===o)??Cr[0];return Ni(n,e,t,r,async(s,a)=>{let{results:i,taken:l}=await Ho(e,s,a,{milliseconds:Op});return cl(i,l).move})}};var Ep=1e3;async function hl(o,e,t={milliseconds:Ep}){let{results:r,taken:n}=await Ho(o,$t(ss(e)),ee(e.position),t);return{seen:e,moves:Uo(r),samples:n}}function ml({seen:o,moves:e}){let{position:t,lacking:r}=o,[{move:n,cardsLeft:s}]=e,{name:a}=t.players[t.toMove],i=yi(t,n,r),l=t.rows.length?Pe.moveWords(t,n):d("board-to-open",{colour:n[0]});return d("advise-best",{player:a===Q?d("board-for-you"):L(a),move:l,cards:pe(s.mean),reason:i?vi(t,i):""}).trimEnd()}function fl({seen:o,samples:e}){let t=o.position.players.some(({hand:r})=>r.includes(H));return d("advise-estimate",{rounds:e,hidden:t?"hidden":"open",opponents:"either",seen:o.seen.length?"yes":"no"})}function gl({advised:o,clearlyBehind:e,behind:t}){return o?d("advise-advised"):e?d("advise-more",{cards:pe(t.mean)}):d("advise-no-difference")}async function bl(o,e){let t=Qt(e),r=ee(t.position),n=st*r.length,{results:s}=await Ho(o,$t(t),r,{samples:n});return Uo(s)}function se(o,e,t,r){o.replaceChildren(...e.map(([n,s])=>b("option",{value:n},s))),o.value=`${t}`,o.onchange=()=>r(e[o.selectedIndex][0])}function xt(o,e,t,r,n){let s=b("select",{id:e});return se(s,t,r,n),b("label",{},`${o} `,s)}function lt(o,e,t){let r=b("input",{class:"seat-name",value:e,maxlength:40,autocomplete:"off","aria-label":d("board-name-of",{number:o+1})});return r.addEventListener("change",()=>t(r.value)),r}function Jr(o,e,t){let r=b("input",{class:"seat-tokens",type:"number",min:0,value:o,...e});return r.addEventListener("change",()=>t(Math.max(0,Math.floor(Number(r.value)||0)))),r}function Ye(o,e){document.activeElement!==o&&o.value!==e&&(o.value=e)}var Lp={"iello-2024":"IELLO 2024","playte-2021":"Playte 2021","ffg-2007":"Fantasy Flight 2007"},Se=class{edition=je;overrides={};rulesFor(e){return ot(e,this.edition,this.overrides)}take(e){this.edition=e.edition,this.overrides=Ro(e)}fields(e,t,r){let{base:n,stuck:s,upperRows:a}=this.rulesFor(t),i=Object.keys(tt).map(c=>[c,Lp[c]??c]),l=Array.from({length:Fn},(c,p)=>[p+1,`${p+1}`]),u=c=>{this.overrides={...this.overrides,...c},r()};return[xt(d("board-edition"),`${e}-edition`,i,this.edition,c=>{this.edition=c,this.overrides={},r()}),xt(d("board-base-row"),`${e}-base`,l,n,c=>u({base:c})),xt(d("board-cannot-place"),`${e}-stuck`,[["out",d("board-stuck-out")],["pass",d("board-stuck-pass")]],s,c=>u({stuck:c})),xt(d("board-upper-rows"),`${e}-rows`,[["free",d("board-rows-free")],["contiguous",d("board-rows-contiguous")]],a,c=>u({upper_rows:c}))]}keep(){return{edition:this.edition,overrides:this.overrides}}load(e){try{let{edition:t,overrides:r}=E(e,"",["edition","overrides"],[]),n=ot(2,t,r);this.edition=n.edition,this.overrides=r}catch(t){if(!(t instanceof g))throw t}}};var qo=class{rules=new Se;players=3;names=[];hands=[];tokens=[];out=[];rows=[];me=0;first=0;following=!1;read=[];entries=[];counted=[];constructor(){this.clear()}clear(){this.names=[Q,...V.slice(1)],this.hands=Array.from({length:Z},()=>""),this.tokens=this.hands.map(()=>0),this.out=this.hands.map(()=>!1),this.counted=this.hands.map(()=>!1),this.rows=[],this.me=0,this.first=0,this.following=!1,this.read=[],this.entries=[]}take({start:e,entries:t}){this.clear();let{rules:r,players:n,rows:s,toMove:a}=e;this.rules.take(r),this.players=n.length;for(let[i,l]of n.entries())this.names[i]=l.name,this.hands[i]=Ao(l.hand,""),this.tokens[i]=l.tokens,this.out[i]=l.out,this.counted[i]=!0;this.rows=s,this.first=a??0,this.read=t,this.me=this.round().turn,this.following=!0}get rulesNow(){return this.rules.rulesFor(this.players)}get seats(){return Array.from({length:this.players},(e,t)=>t)}setPlayers(e){this.players=e,this.me=Math.min(this.me,e-1),this.first=this.me,this.sizeHands()}rename(e,t){this.names[e]=t}setCount(e,t){this.counted[e]=!0,this.resize(e,t)}resize(e,t){let r=yt(this.hands[e]);this.hands[e]=r+H.repeat(Math.max(0,t-r.length))}setHand(e){this.hands[this.me]=[...e].filter(t=>x.includes(t)).join(""),this.sizeHands()}give(e){this.setHand(this.hands[this.me]+e)}takeBack(e){this.setHand(He(this.hands[this.me],e))}sizeHands(){for(let e of this.seats)e!==this.me&&!this.counted[e]&&this.resize(e,this.hands[this.me].length)}get start(){let e=this.seats.map(t=>({name:this.names[t],hand:this.hands[t],tokens:this.tokens[t],out:this.out[t]}));return{rules:this.rulesNow,players:e,toMove:this.first,rows:this.rows}}begin(){this.first=this.me,this.entries=[],Mo(this.start),this.following=!0}changeTable(){let{players:e,rows:t}=this.round();for(let[r,{hand:n,out:s}]of e.entries())this.hands[r]=n,this.out[r]=s,this.counted[r]=!0;this.rows=t,this.first=this.me,this.read=[],this.entries=[],this.following=!1}round(e=this.entries){let t=Zn({start:this.start,entries:this.read});for(let r of e)r===null?t.skip():t.follow({player:null,move:r});return t}view(){let e=this.round(),{turn:t,over:r}=e;return r||t!==this.me?null:e.position()}follow(e){let t=[...this.entries,e];this.round(t),this.entries=t}undo(){return this.entries.pop()!==void 0}available(e){if(!this.following){let s=this.start.players;return nt({rules:this.rulesNow,players:s,rows:this.rows})[x.indexOf(e)]}let t=this.round(),{hand:r}=t.players[t.turn],n=M(r,e);return r.includes(H)?n+nt(t)[x.indexOf(e)]:n}get blank(){return!this.hands[this.me]&&!this.rows.length}keep(){let{players:e,names:t,hands:r,tokens:n,out:s,rows:a,me:i,first:l,following:u,entries:c,counted:p}=this,[h,f]=[this.rules.keep(),ka(this.read)];return{players:e,names:t,hands:r,tokens:n,out:s,rows:a,me:i,first:l,following:u,read:f,entries:c,counted:p,rules:h}}load(e){let t="players names hands tokens out rows me first following read entries counted rules".split(" "),r=E(e,"",t,[]);this.clear(),this.rules.load(r.rules),this.players=w(r.players,"whole","players"),this.names=_(r.names,"names"),this.hands=_(r.hands,"hands"),this.tokens=w(r.tokens,"list","tokens").map(Number),this.out=w(r.out,"list","out").map(Boolean),this.counted=w(r.counted,"list","counted").map(Boolean),this.rows=_(r.rows,"rows"),this.me=w(r.me,"whole","me"),this.first=w(r.first,"whole","first"),this.read=Ze(r.read),this.entries=w(r.entries,"list","entries").map(n=>n===null?null:w(n,"string","move")),this.following=w(r.following,"boolean","following"),this.following&&this.round()}};var ut=class{buttons;constructor(e){this.buttons=new Map([...x].map(t=>{let r=Mr(t,0,!1);return r.addEventListener("click",()=>{r.getAttribute("aria-disabled")!=="true"&&e(t)}),[t,r]}))}show(e,t,r){return[...x].filter((n,s)=>e[s]).map(n=>{let s=this.buttons.get(n),a=Math.max(0,t(n));return is(s,n,a,r===n),s.setAttribute("aria-disabled",String(a<1)),s})}};var ro=class{home;name;points;aim=b("button",{type:"button",class:"small"});letters;cards;constructor(e,t,r){this.name=lt(e,t.name,a=>r.renamed(a));let n=d("board-earlier-points");this.points=Jr(t.points??0,{max:999,title:n},a=>r.scored(a)),this.letters=b("input",{class:"seat-cards",autocomplete:"off",autocapitalize:"characters",spellcheck:"false",placeholder:d("board-type-letters",{letters:"RRGYB"})}),this.letters.addEventListener("input",()=>{r.typed(this.letters.value.replace(/\s/g,"").toUpperCase())});for(let a of["click","focus"])this.aim.addEventListener(a,()=>r.aimed());this.cards=new Map([...x].map(a=>{let i=b("button",{type:"button",class:"take"});return i.addEventListener("click",()=>{r.took(a),i.hidden&&this.aim.focus()}),[a,i]}));let s=t.points===null?[]:[b("label",{},`${d("board-points-field")} `,this.points)];this.home=b("li",{class:"hand"},this.name,b("span",{class:"seat-count"},...s,this.aim),b("span",{class:"chips"},...this.cards.values(),this.letters)),this.show(t)}show({name:e,points:t,cards:r,size:n,aimed:s}){this.home.classList.toggle("to-move",s),Ye(this.name,e);let a=T(e);Ye(this.points,`${t??0}`),this.points.setAttribute("aria-label",d("board-earlier-points-of",{player:a}));let i=`${r.length} / ${n}`;this.aim.textContent=i,this.aim.setAttribute("aria-pressed",String(s)),this.aim.setAttribute("aria-label",d("board-fill-hand",{filled:i,player:a})),Ye(this.letters,ye(r)),this.letters.setAttribute("aria-label",d("board-hand-letters",{player:a}));for(let[l,u]of this.cards){let c=M(r,l);u.hidden=c===0,u.dataset.count!==`${c}`&&(u.dataset.count=`${c}`,u.replaceChildren(fe(l),` ${c}`),u.setAttribute("aria-label",d("board-take-one-back",{colour:l,cards:c})))}}};var Ap=[2,3,4,5,6].map(o=>[o,`${o}`]),Wr=class{callbacks;table=new qo;target="hand";chosen="";news="";advice=null;changes=0;colours=new ut(e=>this.pressColour(e));own;others=[];constructor(e){this.callbacks=e;let{table:t}=this;this.own=new ro(0,this.ownState,{renamed:n=>this.change(()=>t.rename(t.me,n)),scored:()=>{},aimed:()=>this.aimAt("hand"),took:n=>this.change(()=>t.takeBack(n)),typed:n=>this.change(()=>t.setHand(n))});let r={"asking-hand":()=>this.aimAt("hand"),"asking-table":()=>this.aimAt("table"),"asking-clear":()=>this.change(()=>this.clear()),"asking-start":()=>this.start(),"asking-change":()=>this.change(()=>t.changeTable()),"asking-out":()=>this.follow(null),"asking-undo":()=>this.undo()};for(let[n,s]of Object.entries(r))m(n).onclick=s}begin(e){this.clear(),this.table.rules.load(e.keep()),this.changed()}open(e){this.clear(),this.table.take(e),this.changed()}clear(){this.table.clear(),this.target="hand",this.chosen=""}change(e,t=""){try{e(),this.news=t}catch(r){if(!(r instanceof g))throw r;this.say(`${Lt(r.what)}.`,"refused");return}this.changed()}changed(){this.changes+=1,this.advice=null,this.callbacks.changed(),this.show(),this.table.following&&this.ask()}say(e,t=""){m("asking-said").className=t,m("asking-said").textContent=e}aimAt(e){this.target!==e&&(this.target=e,this.chosen="",this.news="",this.show())}start(){this.table.hands[this.table.me]?this.change(()=>{this.table.begin(),this.chosen=""}):this.say(d("board-give-hand-first"),"refused")}pressColour(e){!this.table.following&&this.target==="hand"?this.change(()=>this.table.give(e)):(this.chosen=this.chosen===e?"":e,this.show())}tap(e){let{table:t}=this,{row:r,column:n}=ce(e),s=t.following?t.round().rows:t.rows,a=t.rulesNow;if(!t.following&&n>=0&&Te(s,r,n)!==B){let p=wr(s,r,n);p?this.change(()=>t.rows=p,d("page-empty-again",{place:e})):this.say(d("board-only-at-the-end"),"refused");return}let i=W(s,a).find(p=>p.row===r&&p.column===n),l=this.chosen||(i?.accepts.length===1?i.accepts:"");if(i&&!l){this.aimAt("table"),this.say(d("board-takes",{place:e,colours:We(i.accepts,be)}));return}let u=at(s,a,l,e),c=!u&&t.available(l)<1;u||c?this.say(u||d("board-none-left-for-that",{colour:l}),"refused"):t.following?this.follow(l+e):this.change(()=>{t.rows=de(s,K(l+e)),this.chosen=""},ft(d("board-is-on",{colour:l,place:e})))}follow(e){let t=this.table.round(),{players:r,turn:n}=t,{name:s}=r[n],a=d("board-cannot-place-card",{player:s}),i={...t,toMove:n,players:r},l=e?d("board-news",{player:T(s),move:Pe.moveWords(i,e)}):a;this.change(()=>{this.table.follow(e),this.chosen=""},l)}undo(){this.chosen="",this.change(()=>{this.table.undo()||this.table.changeTable()})}act(e,t){let r=this.callbacks.table();if(e==="go")r.act(e,t);else if(e==="undo"||e==="take-back")this.takeBack();else if(e==="card"&&this.table.available(t)>0){let n=r.focusedPlace();n?(this.chosen=t,this.tap(n),this.show()):this.pressColour(t)}}takeBack(){if(this.table.following)this.undo();else if(this.target==="hand"){let e=this.table.hands[this.table.me].at(-1);e&&this.change(()=>this.table.takeBack(e))}}async ask(){let{changes:e}=this,t=this.table.view();if(t)try{let{analyst:r}=this.callbacks,n=await r.hold(()=>hl(r,t));if(e!==this.changes)return;this.advice=n,this.show()}catch(r){if(!(r instanceof g))throw r;this.say(`${Lt(r.what)}.`,"refused")}}show(){So(()=>this.draw(),()=>this.table.following?Bt():m("asking-start").focus())}draw(){let{following:e}=this.table;m("subheading").textContent=d("board-what-to-play");for(let r of["asking-form","asking-aims","asking-more","asking-begin"])m(r).hidden=e;m("asking-moves").hidden=!e,m("advice").hidden=!this.advice,e?this.showRound(this.table.round()):this.showForm();let t=this.colours.show(this.table.rulesNow.deck,r=>this.table.available(r),this.chosen);A(m("asking-stacks"),t,()=>t),this.showAdvice(),this.callbacks.table().showDraft(this.draft())}draft(){let{table:e,chosen:t,advice:r}=this,n=e.rulesNow;if(!e.following)return{rows:e.rows,rules:n,chosen:t};let{rows:s,moves:a}=e.round();return{rows:s,rules:n,chosen:t,last:a.at(-1)?.move??"",advised:r?.moves[0].move??""}}get ownState(){let{me:e,names:t,hands:r,rulesNow:n,following:s}=this.table,a=!s&&this.target==="hand";return{name:t[e],points:null,cards:r[e],size:n.handSize,aimed:a}}showForm(){let{table:e}=this;se(m("asking-players",HTMLSelectElement),Ap,e.players,n=>this.change(()=>e.setPlayers(n)));let t=e.rules.fields("asking",e.players,()=>this.change(()=>{}));A(m("asking-own"),[e.players,JSON.stringify(e.rules.keep())],()=>t);for(let n of["hand","table"])m(`asking-${n}`).setAttribute("aria-pressed",String(this.target===n));this.own.show(this.ownState);let r=e.seats.map(n=>{if(n===e.me)return this.own.home;let s=this.others[n]??=new bs(n,{renamed:a=>this.change(()=>e.rename(n,a)),counted:a=>this.change(()=>e.setCount(n,a))});return s.show(e.names[n],e.hands[n].length),s.home});A(m("asking-seats"),r,()=>r),this.say(this.target==="hand"?this.handText():`${this.news} ${d("board-asking-pyramid")}`.trim())}handText(){let{me:e,names:t,hands:r}=this.table,[n,s]=[t[e],r[e]],a=[...x].filter(i=>s.includes(i)).map(i=>d("board-count-colour",{cards:M(s,i),colour:i}));return s?d("board-asking-hand",{player:n,cards:ie(a)}):d("board-asking-hand-empty",{player:n})}showRound(e){let{table:t}=this,{turn:r,players:n,over:s,rows:a,rules:i}=e,l=r===t.me&&!s,u=n[r].name,c=m("asking-out",HTMLButtonElement);c.textContent=d("board-cannot-place-button",{player:u}),c.hidden=s||l,c.disabled=ze(a,i)===x;let p=n.map((h,f)=>b("li",{class:`hand${f===r&&!s?" to-move":""}${h.out?" out":""}`},b("span",{class:"name"},T(h.name)),b("span",{class:"standing"},Mp(h,f===r&&!s)),Pe.handPicture({...e,toMove:r,players:n},f,!1)));A(m("asking-seats"),[t,JSON.stringify(n),r],()=>p),this.say(`${this.news} ${this.hintOf(e,l)}`.trim())}hintOf({players:e,turn:t,over:r},n){let{table:s}=this;if(r)return`${d("board-round-over")}.`;let a=e[s.me];return a.out?d("board-asking-out",{cards:a.hand.length}):a.hand?n?this.advice?d("board-asking-play"):d("board-simulating"):d("board-asking-others",{player:T(e[t].name)}):d("board-asking-done")}showAdvice(){let{advice:e}=this,[t]=e?.moves??[];if(A(m("advised"),[e],()=>e?[jo(t.move[0]),` ${ml(e)}`]:[]),!e)return;let{position:r}=e.seen;A(m("advice"),[e],()=>[b("div",{class:"wide"},b("table",{class:"estimates"},b("caption",{},d("board-estimates-caption")),b("thead",{},b("tr",{},...[d("advise-header-move"),d("board-average"),d("advise-header-interval-95"),d("advise-header-compared")].map(n=>b("th",{scope:"col"},n)))),b("tbody",{},...e.moves.map(n=>{let{move:s,cardsLeft:a,advised:i}=n,{mean:l,low:u,high:c}=a;return b("tr",i?{class:"best"}:{},b("th",{scope:"row"},jo(s[0]),` ${Pe.movePlace(r,s)}`),b("td",{},`~${pe(l)}`),b("td",{},d("advise-range",{low:pe(u),high:pe(c)})),b("td",{},gl(n)))})))),b("p",{class:"faint"},fl(e))])}keep(){return this.table.keep()}load(e){this.clear(),this.table.load(e),this.changed()}summary(e){let t=new qo;return t.load(e),t.blank?"":d("board-at-the-table",{players:ie(t.seats.map(r=>T(t.names[r])))})}};function Mp({hand:o,out:e},t){if(e)return d("board-out-with",{cards:o.length});if(!o)return d("board-done");let r={cards:o.length};return t?d("board-to-move-with",r):d("page-cards",r)}var bs=class{home;name;number=b("output",{class:"seat-number"});buttons;count=0;constructor(e,t){this.name=lt(e,"",a=>t.renamed(a)),this.buttons=[-1,1].map(a=>{let i=b("button",{type:"button",class:"small"},a<0?"−":"+");return i.addEventListener("click",()=>t.counted(Math.max(0,this.count+a))),i});let[r,n]=this.buttons,s=b("span",{class:"seat-count"},d("board-holds"),r,this.number,n);this.home=b("li",{class:"hand"},this.name,s)}show(e,t){this.count=t,Ye(this.name,e),this.number.textContent=`${t}`;for(let[r,n]of this.buttons.entries())n.setAttribute("aria-label",d("board-holds-one",{player:T(e),step:r?"more":"less"}))}};var Tt=class o{start;opening="";turns=[];ended=!1;left;settled;constructor(e){for(let t of e.names.keys())Nt(e.names,t);this.start=e,this.left=e.names.map(()=>""),this.settled=e.names.map(()=>!1)}get rows(){return this.moves.reduce((e,{move:t})=>de(e,K(t)),this.opening?[this.opening]:[])}get moves(){return this.turns.flatMap(({seat:e,move:t})=>t===null?[]:[{seat:e,move:t}])}get blank(){return!this.turns.length&&!this.opening&&!this.ended}get phase(){return Je(this.start.rules)&&!this.opening?"opening":this.turn!==null&&!this.ended?"moves":this.start.names.every((e,t)=>this.missing(t)===0)?"complete":"left"}placed(e){return this.moves.filter(t=>t.seat===e).length}isOut(e){return this.start.rules.stuck==="out"&&this.turns.some(t=>t.seat===e&&t.move===null)}held(e){return this.start.rules.handSize-this.placed(e)}get turn(){let{names:e,starter:t}=this.start;if(!W(this.rows,this.start.rules).length)return null;let r=this.turns.slice(this.turns.findLastIndex(({move:s})=>s!==null)+1),n=this.turns.length?this.turns.at(-1).seat+1:t;for(let s=0;s<e.length;s+=1){let a=(n+s)%e.length,i=r.some(l=>l.seat===a);if(this.held(a)>0&&!this.isOut(a)&&!i)return a}return null}available(e){let t=this.rows.join("")+this.left.join("");return this.start.rules.deck[x.indexOf(e)]-M(t,e)}place(e,t){let{row:r,column:n}=ce(t);this.phase==="opening"?this.opening=e:this.turns.push({seat:this.turn,move:e+F(r,n)})}cannotPlace(){let e=this.turn;if(e===null)return"";let{rules:t,names:r}=this.start;return(this.rows.at(0)?.length??0)<t.base?`There is still room in the base, so ${r[e]} can place any card there.`:(this.turns.push({seat:e,move:null}),"")}end(){this.ended=!0}missing(e){return this.settled[e]?0:this.held(e)-this.left[e].length}leftOf(e){return this.left[e]}giveLeft(e,t){this.missing(e)<1||this.available(t)<1||(this.left[e]=ye(this.left[e]+t),this.fillLast())}takeLeft(e,t=this.left[e].at(-1)??""){this.settled[e]=!1,this.left[e]=this.left[e].replace(t,"")}settle(e){this.settled[e]=!0,this.fillLast()}fillLast(){let e=[...this.start.names.keys()].filter(n=>this.missing(n)>0),t=[...x].map(n=>n.repeat(Math.max(0,this.available(n)))).join(""),[r]=e;e.length!==1||this.left[r]||this.missing(r)!==t.length||(this.left[r]=t)}undo(){let e=this.left.findLastIndex(r=>r!==""),t=this.settled.lastIndexOf(!0);if(e>=0)this.takeLeft(e);else if(t>=0)this.settled[t]=!1;else if(this.ended)this.ended=!1;else if(this.turns.length)this.turns.pop();else if(this.opening)this.opening="";else return!1;return!0}document(){let{rules:e,names:t,tokens:r,starter:n}=this.start;return{schema:"ppsolve.record/1",deal:{rules:Jt(e),players:t.map((s,a)=>({name:s,tokens:r[a]})),to_move:n,pyramid:this.opening?[this.opening]:[]},moves:this.moves.map(({seat:s,move:a})=>({player:t[s],move:a})),left:Object.fromEntries(t.map((s,a)=>[s,this.left[a]]))}}get summary(){let{names:e}=this.start;return`${e.join(", ")}; ${lr(this.moves.length,"card")} placed`}keep(){let{start:e,opening:t,turns:r,ended:n,left:s,settled:a}=this,{names:i,tokens:l,starter:u}=e;return{rules:Jt(e.rules),names:i,tokens:l,starter:u,opening:t,turns:r,ended:n,left:s,settled:a}}static from(e){let r=E(e,"",["rules","names","tokens","starter","opening","turns","ended","left","settled"],[]),n=_(r.names,"names"),s=new o({rules:Co(r.rules,n.length),names:n,tokens:w(r.tokens,"list","tokens").map(a=>w(a,"whole","tokens")),starter:w(r.starter,"whole","starter")});s.opening=w(r.opening,"string","opening"),s.ended=w(r.ended,"boolean","ended"),s.turns=w(r.turns,"list","turns").map(a=>{let{seat:i,move:l}=E(a,"turns",["seat","move"],[]);return{seat:w(i,"whole","seat"),move:l===null?null:w(l,"string","move")}});for(let[a,i]of _(r.left,"left").entries())s.left[a]=i;for(let[a,i]of w(r.settled,"list","settled").entries())s.settled[a]=i===!0;return s}};function ys(){return d("board-lay")}var no=class{changed;players=2;table=new Se;names;hands;tokens;out;rows;first;target;chosen;given;unknown="";colours=new ut(e=>this.give(e));rowsOfHands=[];layButton=b("button",{type:"button",class:"small"},ys());layItem=b("li",{class:"hand"},this.layButton);constructor(e,t){this.changed=e,this.clear(),t&&this.table.load(t.keep()),this.layButton.addEventListener("click",()=>this.aimAt(null))}get rules(){return this.table.rulesFor(this.players)}clear(){this.names=[...V],this.hands=Array.from({length:Z},()=>""),this.tokens=Array.from({length:Z},()=>0),this.out=Array.from({length:Z},()=>!1),this.rows=[],this.first=0,this.target=0,this.chosen="",this.given=[],this.unknown=""}setPlayers(e){this.players=e,this.target=Math.min(this.target??0,e-1),this.first=Math.min(this.first,e-1);for(let t=e;t<Z;t+=1)this.hands[t]=""}take({rules:e,players:t,rows:r,toMove:n}){this.clear(),this.players=t.length,this.table.take(e);for(let[s,a]of t.entries())this.names[s]=a.name,this.hands[s]=a.hand,this.tokens[s]=a.tokens,this.out[s]=a.out;this.rows=r,this.first=n??0}begin({before:e,totals:t,starter:r}){let{rules:n,players:s}=e,a=s.map(({name:i},l)=>({name:i,hand:"",tokens:t[l],out:!1}));this.take({rules:n,players:a,rows:[],toMove:r})}deal(e){let{names:t,tokens:r,first:n}=this;this.take(Be.deal(e,this.rules)),this.names=t,this.tokens=r,this.first=n}position(){let e=Array.from({length:this.players},(t,r)=>({name:this.names[r],hand:this.hands[r],tokens:this.tokens[r],out:this.out[r]}));return Ht(this.rules,e,this.first,this.rows)}left(e){let t=M(this.hands.join("")+this.rows.join(""),e);return this.rules.deck[x.indexOf(e)]-t}get untouched(){return this.rows.join("").length<=(Je(this.rules)?1:0)}remark(){if(this.unknown)return d("board-no-such-card",{letter:O(this.unknown),letters:[...x].join(" ")});let e=[...x].find(s=>this.left(s)<0);if(e){let s=this.rules.deck[x.indexOf(e)];return d("board-too-many",{cards:s-this.left(e),colour:e,deck:s})}let{handSize:t}=this.rules,r=this.hands.slice(0,this.players),n=Math.max(...r.map(s=>Math.abs(s.length-t)));return!this.untouched||n===0||n>2?"":d("board-uneven",{hands:r.map(s=>s.length).join(", "),dealt:t})}whyNotStart(){let e=this.hands.slice(0,this.players);if(!e.join(""))return d("board-nobody-has-cards");if(this.untouched&&new Set(e.map(t=>t.length)).size>1){let t=e.map((r,n)=>d("board-player-has",{player:T(this.names[n]),cards:r.length}));return d("board-same-number",{hands:ie(t)})}return Je(this.rules)&&!this.rows.length?d("board-opening-needed",{lay:ys()}):this.position().toMove===null?d("board-setup-over"):""}ownFields(){return this.table.fields("setup",this.players,this.changed)}change(e){e(),this.changed()}stacks(){return this.colours.show(this.rules.deck,e=>this.left(e),this.chosen)}give(e){this.target===null?this.chosen=this.chosen===e?"":e:(this.given.push(this.target),this.hands[this.target]+=e,this.target=this.nextTarget(this.target)),this.changed()}takeBack(){let e=this.given.pop()??this.target;e!==null&&this.change(()=>{this.hands[e]=this.hands[e].slice(0,-1),this.target=e})}act(e,t,r){e==="take-back"?this.takeBack():e==="card"&&this.left(t)>0&&(this.target!==null||!r?this.give(t):(this.chosen=t,this.press(r)))}nextTarget(e){let{handSize:t}=this.rules;return Array.from({length:this.players},(n,s)=>(e+s)%this.players).find(n=>this.hands[n].length<t)??e}aimAt(e){this.change(()=>{this.target=e,this.chosen=""})}seats(){let e=Array.from({length:this.players},(t,r)=>{let n=this.rowsOfHands[r]??=this.handRow(r);return n.show(this.handState(r)),n.home});return this.layButton.setAttribute("aria-pressed",String(this.target===null)),this.layItem.classList.toggle("to-move",this.target===null),[...e,this.layItem]}handState(e){return{name:this.names[e],points:this.tokens[e],cards:this.hands[e],size:this.rules.handSize,aimed:this.target===e}}handRow(e){return new ro(e,this.handState(e),{renamed:t=>this.change(()=>this.names[e]=t),scored:t=>this.change(()=>this.tokens[e]=t),aimed:()=>this.aimAt(e),took:t=>this.change(()=>{this.hands[e]=this.hands[e].replace(t,""),this.target=e}),typed:t=>this.change(()=>{this.unknown=[...t].find(r=>!x.includes(r))??"",this.hands[e]=ye(t),this.target=e,this.given=[]})})}draft(){return{rows:this.rows,rules:this.rules,chosen:this.target===null?this.chosen:""}}press(e){let{row:t,column:r}=ce(e);if(Te(this.rows,t,r)!==B&&r>=0)return this.takeCard(t,r);if(!this.chosen)return d("board-lay-first",{lay:ys()});let n=at(this.rows,this.rules,this.chosen,e);return n||(this.rows=de(this.rows,{colour:this.chosen,row:t,column:r}),this.left(this.chosen)<1&&(this.chosen=""),this.changed(),"")}takeCard(e,t){let r=wr(this.rows,e,t);return r?(this.rows=r,this.changed(),""):d("board-only-at-the-end")}keep(){let{players:e,names:t,hands:r,tokens:n,out:s,rows:a,first:i}=this;return{players:e,names:t,hands:r,tokens:n,out:s,rows:a,first:i,table:this.table.keep()}}load(e){let r=E(e,"",["players","names","hands","tokens","out","rows","first","table"],[]);this.clear(),this.table.load(r.table),this.setPlayers(w(r.players,"whole","players")),this.names=_(r.names,"names"),this.hands=_(r.hands,"hands"),this.tokens=w(r.tokens,"list","tokens").map(Number),this.out=w(r.out,"list","out").map(Boolean),this.rows=_(r.rows,"rows"),this.first=w(r.first,"whole","first")}};var Yr=class{game;callbacks;table=new Se;players=4;names=[...V];first=0;round=null;following=!1;chosen="";naming=0;colours=new ut(e=>this.pressColour(e));nameFields;constructor(e,t){this.game=e,this.callbacks=t,this.nameFields=Array.from({length:Z},(n,s)=>lt(s,this.names[s],a=>{this.names[s]=a,this.changed()}));let r={"writing-begin":()=>this.startRound(),"writing-hands":()=>this.handsFirst(),"writing-out":()=>this.cannotPlace(),"writing-undo":()=>this.undo(),"writing-end":()=>this.end()};for(let[n,s]of Object.entries(r))m(n).onclick=s}begin(e,t){if(this.chosen="",this.round=null,this.naming=0,this.following=t!==null,t){let{rules:r,players:n}=t.before;this.names=[...n.map(({name:a})=>a),...V.slice(n.length)],this.players=n.length;let s=n.map(({name:a})=>a);this.round=new Tt({rules:r,names:s,tokens:t.totals,starter:t.starter})}else this.table.load(e.keep());this.changed()}changed(){this.callbacks.changed(),this.show()}say(e,t=""){m("writing-said").className=t,m("writing-said").textContent=e}startRound(){try{let e=this.names.slice(0,this.players),t=this.table.rulesFor(this.players);this.round=new Tt({rules:t,names:e,tokens:e.map(()=>0),starter:this.first})}catch(e){if(!(e instanceof g))throw e;this.say(e.message,"refused");return}this.changed(),Bt()}handsFirst(){let e=new no(()=>{},this.table);e.setPlayers(this.players),e.names=[...this.names],e.first=this.first,this.callbacks.handsFirst(e.keep())}pressColour(e){let{round:t}=this;t&&(t.phase==="left"?(t.giveLeft(this.naming,e),this.afterLeft()):(this.chosen=this.chosen===e?"":e,this.show()))}tap(e){let{round:t}=this;if(!t||t.phase!=="moves"&&t.phase!=="opening")return;let{row:r,column:n}=ce(e),s=W(t.rows,t.start.rules).find(c=>c.row===r&&c.column===n),a=s?.accepts.length===1?s.accepts:"",i=this.chosen||a;if(s&&!i){this.say(d("board-takes",{place:e,colours:We(s.accepts,be)}));return}let l=at(t.rows,t.start.rules,i,e),u=!l&&t.available(i)<1?d("board-all-placed",{colour:i}):"";if(l||u){this.say(l||u,"refused");return}this.chosen="",t.place(i,e),this.changed()}cannotPlace(){let e=this.round?.cannotPlace()??"";e?this.say(e,"refused"):(this.chosen="",this.changed())}undo(){this.chosen="",!this.round?.undo()&&!this.following&&(this.round=null),this.changed()}end(){let{round:e}=this;if(e){if(e.phase!=="complete"){e.end(),this.changed();return}try{let{position:t,moves:r}=To([Be],JSON.stringify(e.document()));this.callbacks.finished({game:this.game,position:t,moves:r})}catch(t){if(!(t instanceof g))throw t;this.say(t.message,"refused")}}}act(e,t){let r=this.callbacks.table();if(e==="go")r.act(e,t);else if(e==="undo"||e==="take-back")this.undo();else if(e==="card"&&this.round){let n=r.focusedPlace();this.round.phase==="left"||!n?this.pressColour(t):(this.chosen=t,this.tap(n),this.show())}}afterLeft(){let{round:e}=this;if(!e)return;let t=[...e.start.names.keys()];e.missing(this.naming)<1&&(this.naming=t.find(r=>e.missing(r)>0)??this.naming),this.changed()}show(){let{round:e}=this;for(let t of["writing-form","writing-start"])m(t).hidden=e!==null;m("writing-moves").hidden=e===null,e?this.showRound(e):this.showForm(),this.callbacks.table().showDraft(this.draft())}draft(){let{round:e}=this;if(!e)return{rows:[],rules:this.table.rulesFor(this.players),chosen:""};let t=e.moves.reduce((n,{move:s})=>Nr({turns:n},s),{}),r=e.moves.at(-1)?.move??"";return{rows:e.rows,rules:e.start.rules,chosen:this.chosen,turns:t,last:r}}showForm(){m("subheading").textContent=d("board-write-down");let e=this.game.playerNumbers.map(n=>[n,`${n}`]);se(m("writing-players",HTMLSelectElement),e,this.players,n=>{this.players=n,this.first=Math.min(this.first,n-1),this.changed()});let t=this.nameFields.slice(0,this.players);for(let[n,s]of t.entries())s.value=this.names[n];A(m("writing-names"),t,()=>t.map(n=>b("li",{},n)));let r=this.names.slice(0,this.players).map((n,s)=>[s,n]);se(m("writing-first",HTMLSelectElement),r,this.first,n=>{this.first=n,this.changed()}),this.say("")}showRound(e){let{rules:t,names:r}=e.start,{phase:n,turn:s}=e;n==="left"&&e.missing(this.naming)<1&&(this.naming=[...r.keys()].find(h=>e.missing(h)>0)??0),m("subheading").textContent=d("board-writing",{players:r.length}),m("writing-title").textContent=this.titleOf(e);let a=t.deck,i=this.colours.show(a,h=>e.available(h),this.chosen);A(m("writing-stacks"),i,()=>i);let l=n==="moves"&&s!==null,u=m("writing-out",HTMLButtonElement);u.disabled=!l,u.textContent=d("board-cannot",{player:l?T(r[s]):"none",stuck:t.stuck});let c=m("writing-end",HTMLButtonElement);c.textContent=n==="complete"?d("board-written"):d("board-end-here"),c.classList.toggle("action",n==="complete"),c.classList.toggle("small",n!=="complete"),c.disabled=n==="left"||n==="opening";let p=m("writing-undo",HTMLButtonElement);p.textContent=e.blank&&!this.following?d("board-back"):d("page-undo"),p.disabled=e.blank&&this.following,this.showPlayers(e),this.say(this.hintOf(e))}titleOf(e){let{names:t}=e.start,r=e.turn??0;switch(e.phase){case"opening":return d("board-opening-card");case"moves":return d("board-to-place-now",{player:T(t[r])});case"left":return d("board-to-name",{player:T(t[this.naming]),cards:e.missing(this.naming)});case"complete":return d("board-everything-written")}}hintOf(e){switch(e.phase){case"opening":return d("board-opening-hint");case"moves":return this.chosen?ft(d("board-now-the-place",{colour:this.chosen})):[Np(e),d("board-colour-then-place")].filter(Boolean).join(" ");case"left":return d("board-tap-left");case"complete":return d("board-hands-follow")}}showPlayers(e){let{names:t}=e.start,r=e.phase==="left"||e.phase==="complete",n=t.map((s,a)=>[e.held(a),e.isOut(a),e.leftOf(a),e.missing(a)]);A(m("writing-seats"),[e,e.phase,e.turn,this.naming,n.join("|")],()=>t.map((s,a)=>{let i=r?a===this.naming&&e.phase==="left":a===e.turn;return b("li",{class:`hand${i?" to-move":""}`},b("span",{class:"name"},T(s)),b("span",{class:"standing"},this.standing(e,a)),...r?[this.leftCards(e,a)]:[])}))}standing(e,t){let r=e.held(t);return r?e.isOut(t)?d("board-out-with",{cards:r}):d("page-cards",{cards:r}):d("board-nothing-left")}leftCards(e,t){let r=T(e.start.names[t]),n=[...e.leftOf(t)].map(a=>{let i=d("board-take-left",{card:a,player:r}),l=b("button",{type:"button",class:"take","aria-label":i},fe(a));return l.addEventListener("click",()=>{e.takeLeft(t,a),this.naming=t,this.changed()}),l}),s=[];if(e.missing(t)>0){let a=b("button",{type:"button",class:"small"},d("board-name-left",{cards:e.missing(t)}));a.setAttribute("aria-label",d("board-name-left-of",{cards:e.missing(t),player:r})),a.setAttribute("aria-pressed",String(t===this.naming)),a.addEventListener("click",()=>{this.naming=t,this.show()});let i=b("button",{type:"button",class:"small nothing-left"},d("board-nothing-left-button"));i.setAttribute("aria-label",d("board-nothing-left-of",{player:r})),i.addEventListener("click",()=>{e.settle(t),this.afterLeft()}),s.push(a,i)}return b("span",{class:"chips"},...n,...s)}keep(){let{players:e,names:t,first:r,following:n,round:s}=this;return{players:e,names:t,first:r,following:n,table:this.table.keep(),round:s?.keep()??null}}load(e){let t=E(e,"",["players","names","first","following","table","round"],[]);this.players=w(t.players,"whole","players"),this.names=_(t.names,"names"),this.first=w(t.first,"whole","first"),this.following=w(t.following,"boolean","following"),this.table.load(t.table),this.round=t.round===null?null:Tt.from(t.round),this.chosen=""}summary(e){let t=U(e)&&e.round?Tt.from(e.round):null;return t&&!t.blank?t.summary:""}};function Np({moves:o}){let e=o.at(-1)?.move;return e?ft(d("board-is-on",{colour:e[0],place:Bo(e)})):""}var Up=[26,26,24,24,24],Ip=26,jp=38,Bp=15,yl={packOpen(o){let e=o.players.map(({hand:r})=>r).join("")+o.rows.join(""),{deck:t}=o.rules;return Vt([ne.pack(o),me("partyView",{hidden:re([],Z),unseen:t.map((r,n)=>r-M(e,x[n])),opponents:Io,drawers:0,drawerSeats:re([],Z),drawings:0,seenMoves:0})])},moveNumber:o=>ne.moveNumber(o),searchesSelfish({rules:o,players:e,rows:t,toMove:r}){let n=e.filter(he).reduce((i,{hand:l})=>i+l.length,0),s=o.base-(t.at(0)?.length??0),a=e.length===2?jp-o.base-s:Ip-2*s;return r===null||n<=Math.min(Up[e.length-2],Math.max(Bp,a))}};var vs={...Be,...ne,...Pe,...pl,yardsticks:yl,playerNumbers:[2,3,4,5,6],usualPlayers:3,options:()=>new Se,newDeal(o,e,t){let r=new Se;r.load(t.keep());let n=Be.deal(o,r.rulesFor(e.length));return{...n,players:n.players.map((s,a)=>({...s,name:e[a]}))}},nextDeal(o,{before:e,totals:t,starter:r}){let{rules:n,players:s}=e,a=Be.deal(o,n),i=a.players.map((l,u)=>({...l,name:s[u].name,tokens:t[u]}));return{...a,players:i,toMove:r}},setup:(o,e)=>new no(o,e),recorder:o=>new Yr(vs,o),adviser:o=>new Wr(o),seenEstimates:bl,readSeen:fi};var $e=[...mt].flatMap((o,e)=>Array.from({length:Yo(e)},(t,r)=>({row:e,column:r}))),ae=[...$e.keys()],vl=new Map(ae.map(o=>[G(o),o])),J="ABCD",Fe=4,Ot={2:4,3:3,4:2};function Yo(o){return 7+o%2}function G(o){let{row:e,column:t}=$e[o];return F(e,t)}function Jo(o){let e=ct(o);if(e===void 0)throw new Error(`no tile ${o}`);return e}function ct(o){return vl.get(o)}function Vr(o){let{row:e,column:t}=$e[o];return t+(e%2?0:.5)}var Vo=ae.map(o=>Array.from({length:6},(e,t)=>Fp(o,t)));function Fp(o,e){let t=[],{row:r,column:n}=$e[o];for(;;){let s=-(r%2),a=[[-1,s],[-1,s+1],[0,-1],[0,1],[1,s],[1,s+1]],[i,l]=a[e];r+=i,n+=l;let u=vl.get(F(r,n));if(u===void 0)return t;t.push(u)}}function Ko(o,e,t){let r=[];for(let n of Vo[t])for(let s of n){if(!o[s]||e.has(s))break;r.push(s)}return Wo(r)}function _e(o){return new Set(o.flatMap(({penguins:e})=>e))}function Kr({players:o},e){return o.findIndex(({penguins:t})=>t.includes(e))}function $l(o,e){let t=_e(e);return ae.filter(r=>o[r]===1&&!t.has(r))}function le({players:o}){return o.some(({toPlace:e})=>e>0)}function dt(o,e,t){let r=o,n=e,s=n.map((i,l)=>(t+l)%n.length);if(le({players:n})){if($l(r,n).length)return{ice:r,players:n,toMove:s.find(i=>n[i].toPlace)??null};n=n.map(i=>({...i,toPlace:0}))}let a=_e(n);for(let i of s){if(n[i].penguins.some(l=>Ko(r,a,l).length))return{ice:r,players:n,toMove:i};n.length>1&&({ice:r,players:n}=_p(r,n,i))}return{ice:r,players:n,toMove:null}}function _p(o,e,t){let{penguins:r,fish:n,tiles:s}=e[t],a=r.reduce((l,u)=>l+o[u],0),i={...e[t],fish:n+a,tiles:s+r.length,penguins:[]};return{ice:o.map((l,u)=>r.includes(u)?0:l),players:e.with(t,i)}}function Ve(o){let{ice:e,players:t,toMove:r}=o;if(r===null)return[];if(le(o))return $l(e,t).map(G);let n=_e(t);return t[r].penguins.flatMap(s=>Ko(e,n,s).map(a=>`${G(s)}-${G(a)}`))}function Zo({ice:o,players:e,toMove:t},r){let n=t,s=r.split("-"),a=Jo(s[s.length-1]),i=e[n];if(s.length===1){let c={...i,penguins:Wo([...i.penguins,a]),toPlace:i.toPlace-1};return dt(o,e.with(n,c),(n+1)%e.length)}let l=Jo(s[0]),u={...i,penguins:Wo(i.penguins.map(c=>c===l?a:c)),fish:i.fish+o[l],tiles:i.tiles+1};return dt(o.with(l,0),e.with(n,u),(n+1)%e.length)}function Wo(o){return[...o].sort((e,t)=>e-t)}function Pt({ice:o,players:e},t){return e[t].fish+e[t].penguins.reduce((r,n)=>r+o[n],0)}function wl({ice:o,players:e}){let t=_e(e);return ae.reduce((r,n)=>r+(t.has(n)?0:o[n]),0)}function kl(o){return{ice:o.map(([e])=>Number(e)||0),penguins:[...J].map(e=>ae.filter(t=>o[t][1]===e))}}function St(o){let e=new Array(mt.length).fill("");for(let t of ae){let r=J[Kr(o,t)]??"";e[$e[t].row]+=`${o.ice[t]||"."}${r}`}return e}var so="pingouin:",Gp=/^(?:([^=]*)=)?([0-9]{1,4300})\.([0-9]{1,4300})(?:\+([0-9]))?$/;function Qo(o){if(!(o>=2&&o<=4))throw new g("players",`${o} players, but the game is for 2 to 4`)}function Zr(o,e,t){let{ice:r,penguins:n}=zp(o);Qo(e.length);for(let[i,l]of n.entries()){if(i<e.length||!l.length)continue;let{row:u}=$e[l[0]];throw new g(`rows[${u}]`,`a penguin ${J[i]}, but there are ${e.length} players`)}let s=e.map((i,l)=>({...i,penguins:n[l]})),a=s.map(({name:i})=>i);for(let[i,l]of s.entries())Dp(a,i,l);return dt(r,s,t)}function Dp(o,e,{fish:t,tiles:r,toPlace:n,penguins:s}){let a=`players[${e}]`;Nt(o,e);for(let[u,c]of Object.entries({fish:t,tiles:r,to_place:n}))if(c<0)throw new g(`${a}.${u}`,`${c} is less than 0`);let i=s.length,l=`but a player has at most ${Fe}`;if(i>Fe)throw new g("rows",`${i} penguins ${J[e]}, ${l}`);if(i+n>Fe){let u=i?` and ${i} on the floe`:"";throw new g(`${a}.to_place`,`${n} to place${u}, ${l}`)}}function zp(o){if(o.length!==8)throw new g("rows",`${o.length} rows, but a floe has 8`);return kl(o.flatMap((e,t)=>Hp(e,t,`rows[${t}]`)))}function Hp(o,e,t){let r=[];for(let s of o)if(s===".")r.push(s);else if(/[0-9]/.test(s)){if(!"123".includes(s))throw new g(t,`${s} fish on one tile; a tile has 1 to 3`);r.push(s)}else if(J.includes(s.toUpperCase()))qp(r,s.toUpperCase(),t);else throw new g(t,`unknown letter ${O(s)}; there are 1 2 3 . A B C D`);let n=Yo(e);if(r.length!==n)throw new g(t,`${r.length} tiles, but row ${mt[e]} has ${n}`);return r}function qp(o,e,t){let r=o.at(-1);if(!r)throw new g(t,`penguin ${e} stands before the first tile; a penguin follows its tile`);if(r===".")throw new g(t,`penguin ${e} stands on a hole`);if(r.length>1)throw new g(t,`penguins ${r[1]} and ${e} stand on one tile`);o[o.length-1]=r+e}function Qr(o){let e=St(o).join("/"),t=o.players.map(({name:n,fish:s,tiles:a,toPlace:i},l)=>`${n===V[l]?"":`${dr(n)}=`}${s}.${a}${i?`+${i}`:""}`),r=t.every(n=>n==="0.0")&&t.length===xl(e);return`${so}${e}:${r?"-":t.join(",")}:${o.toMove??"-"}`}function Xr(o){let e=o.slice(so.length).split(":");if(e.length!==3){let l=`${e.length+1} fields separated by ':', but a line has 4: pingouin:rows:scores:seat`;throw new g("position",l)}let[t,r,n]=e,s=r==="-"?new Array(xl(t)).fill("0.0"):r.split(",");Qo(s.length);let a=s.map(Jp);if(n!=="-"&&!Object.keys(a).includes(n))throw new g("to_move",`expected a seat from 0 to ${a.length-1}, not ${O(n)}`);let i=Zr(t.split("/"),a,n==="-"?0:Number(n));if(n==="-"&&i.toMove!==null){let l=L(i.players[i.toMove].name);throw new g("to_move",`'-' says the game is over, but ${l} can move`)}return i}function xl(o){let e=[...J].map((t,r)=>o.toUpperCase().includes(t)?r+1:0);return Math.max(2,...e)}function Jp(o,e){let t=`players[${e}]`,r=Gp.exec(o);if(!r)throw new g(t,`expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5, not ${O(o)}`);let[,n,s,a,i]=r;return{name:n===void 0?V[e]:cr(n,t),fish:Mt(Number(s),`${t}.fish`),tiles:Mt(Number(a),`${t}.tiles`),toPlace:Number(i??0)}}function en(o){return{schema:"ppsolve.position/1",game:"pingouin",rows:St(o),players:o.players.map(({name:e,fish:t,tiles:r,toPlace:n})=>({name:e,fish:t,tiles:r,...n?{to_place:n}:{}})),...o.toMove===null?{}:{to_move:o.players[o.toMove].name}}}function Tl(o){let e=E(o,"",["rows","players"],["schema","game","to_move"]);ur(e);let t=w(e.players,"list","players");Qo(t.length);let r=t.map((a,i)=>{let l=`players[${i}]`,u=E(a,l,["name"],["fish","tiles","to_place"]),c=w(u.name,"string",`${l}.name`),[p,h,f]=["fish","tiles","to_place"].map(y=>w(q(u,y,0),"whole",`${l}.${y}`));return{name:c,fish:p,tiles:h,toPlace:f}}),n=r.map(({name:a})=>a),s=Ut(n,q(e,"to_move",0),"to_move");return Zr(_(e.rows,"rows"),r,s)}var Wp=/[a-h][1-8]\s*-\s*[a-h][1-8](?![^\s,;])|[^\s,;]+/iy;function Ol({rounds:o}){if(o.length>1)throw new g("round 2","a game of Pingouin has no rounds; write one file for each game");let[e]=o,{headers:t,lines:r}=e,n=t.get("deal"),s=n?Yp(e,n):Vp(e),a=s.players.map(({name:u})=>u),i=mr(r,a,Wp).map(u=>"move"in u?{...u,move:u.move.replace(/\s/g,"").toLowerCase()}:u),l=t.get("date");return{schema:"ppsolve.record/1",deal:s,moves:i,...l?{date:l.text}:{}}}function Yp(o,e){return jt(o,["deal","game","date"]),oe(t=>t.inside("deal").atLine(e.line),()=>en(Xr(e.text)))}function Vp(o){let{headers:e}=o;jt(o,["game","players","rows","starts","date"]);let t=(u,c)=>{let p=e.get(u);if(p)return p;throw new g(u,`is missing; write a line such as '${c}'`)},r=t("players","players: Alice, Bob"),n=t("rows","rows: 3332111/11121311/...").text.replace(/\s/g,""),s=Xe(r);Qo(s.length);let i=[...J].some(u=>n.toUpperCase().includes(u))?{}:{to_place:Ot[s.length]},l=e.get("starts");return{game:"pingouin",rows:n.split("/"),players:s.map(u=>({name:u,...i})),...l?{to_move:Xe(l)[0]}:{}}}function Pl(o,e,t){let r=o.players.map(({name:l})=>fr(l,u=>u.startsWith(so))),n=ko(e,{starts:o.toMove??0,seats:r.length},null),s=o.toMove?[`starts: ${r[o.toMove]}`]:[],i=`${[...["game: pingouin",`players: ${r.join(", ")}`,...s,"rows:",...St(o)],...n].join(`
`)}
`;return t(i)?i:`${[`deal: ${Qr(o)}`,...n].join(`
`)}
`}var Kp="1".repeat(30)+"2".repeat(20)+"3".repeat(10),Rt={name:"pingouin",title:"Pingouin",roundWord:"game",amount:o=>d("board-fish",{fish:o}),isLine:o=>o.startsWith(so),fromLine:Xr,line:Qr,fromDocument:Tl,document:en,boardHeader:"rows",recordKeys:["date"],documentFromText:Ol,recordText([o]){let e=Oo(Rt,o);return Pl(o.position,e,t=>gr(Rt,t,o))},names:({players:o})=>o.map(({name:e})=>e),toMove:({toMove:o})=>o,over:({toMove:o})=>o===null,moves:Ve,after:Zo,readMove(o,e,t){let r=e.trim().toLowerCase(),n=r.split("-"),s=n.map(ct).filter(i=>i!==void 0);if(n.length>2||s.length<n.length){let i="expected two tiles such as c4-c7, or one to place a penguin on, such as c4";throw new g(t,`${O(e)} is not a move: ${i}`)}if(Ve(o).includes(r))return r;let a=L(o.players[o.toMove].name);throw new g(t,`${r} by ${a} is not legal: ${$s(o,s,a)}`)},deal(o,e){let t=[...new Me(o).shuffle(Kp)].map(Number),r=Array.from({length:e},(n,s)=>({name:V[s],fish:0,tiles:0,toPlace:Ot[e],penguins:[]}));return dt(t,r,0)}};function $s(o,e,t){let{ice:r,players:n,toMove:s}=o,a=_e(n),i=e[e.length-1],l=e.length>1?e[0]:null,u=G(i);if(le(o))return l!==null?`penguins are being placed; name the tile alone, as in ${u}`:a.has(i)?`a penguin stands on ${u}`:r[i]?`${u} has ${r[i]} fish; penguins are placed on one`:`${u} is a hole`;if(l===null)return"all penguins are placed; a move names the tile left and the tile reached";if(!n[s].penguins.includes(l))return`no penguin of ${t} stands on ${G(l)}`;let c=Vo[l].find(h=>h.includes(i));if(!c)return`${u} does not lie in a straight line from ${G(l)}`;let p=c.find(h=>!r[h]||a.has(h))??i;return r[p]?`a penguin stands on ${G(p)}`:`${G(p)} is a hole`}var io=3,El=ae.map(o=>Vo[o].flatMap(e=>e.slice(0,1)));function Cl(o,e){let t=Ve(o);if(t.length===1)return{kind:"only move"};let r=t.filter(s=>s!==e).map(s=>new on(o,s)),[n]=Zp(new on(o,e),r);return n??{kind:"none"}}var on=class{before;move;seat;after;end;constructor(e,t){this.before=e,this.move=t,this.seat=e.toMove,this.after=Zo(e,t),this.end=Jo(t.slice(-2))}get rivals(){let{players:e}=this.before;return[...e.keys()].filter(t=>t!==this.seat&&e[t].penguins.length)}cutOff(e){return Ll(this.before,this.after,e,this.seat)}get alone(){return Al(this.after).filter(({seats:e})=>e.size===1&&e.has(this.seat)).flatMap(({tiles:e})=>e)}get nearer(){let e=this.after.players.map(({penguins:n})=>th(this.after,n)),t=e.filter((n,s)=>s!==this.seat),r=([n,s])=>t.every(a=>s<(a.get(n)??1/0));return[...e[this.seat]].filter(r).length}get withinASlide(){return Ko(this.after.ice,_e(this.after.players),this.end)}};function*Zp(o,e){let{before:t,move:r,end:n}=o,s=le(t);if(s){let u=o.withinASlide,c=ao(t,u),[p,h]=tn(e.map(f=>ao(t,f.withinASlide)));c>=h&&c>p&&(yield{kind:"within a slide",tiles:u.length,fish:c})}else{yield*Qp(o,e),yield*Xp(o,e),yield*eh(o);let{alone:u}=o,c=ao(t,u),[p,h]=tn(e.map(v=>ao(t,v.alone)));c>=h&&c-p>=io&&(yield{kind:"alone",tiles:u.length,fish:c});let f=Jo(r.slice(0,2)),y=t.players[o.seat].penguins.map(v=>ks(t,v).length);ks(t,f).length===1&&y.some(v=>v>1)&&(yield{kind:"last way out",tile:f})}let{nearer:a}=o,[i,l]=tn(e.map(u=>u.nearer));if(a>=l&&a-i>=io&&(yield{kind:"nearer",tiles:a,free:ae.filter(Ml(o.after)).length}),!s){let u=t.ice[n],[c,p]=tn(e.map(h=>t.ice[h.end]));u>=p&&u>c&&(yield{kind:"most fish",fish:u})}}function*Qp(o,e){let t=(i,l)=>ao(o.before,i.cutOff(l)),r=o.rivals.map(i=>({seat:i,fish:t(o,i)})),n=Math.max(0,...r.map(({fish:i})=>i)),s=r.find(({fish:i})=>i===n);if(!s||n<io)return;let{seat:a}=s;e.some(i=>t(i,a)<n)&&(yield{kind:"cuts off",seat:a,tiles:o.cutOff(a).length,fish:n})}function*Xp(o,e){for(let t of o.rivals)for(let r of o.before.players[t].penguins){let n=ks(o.before,r),s=({end:a})=>n.every(i=>i===a);n.length&&s(o)&&!e.every(s)&&(yield{kind:"walls in",seat:t,tile:r})}}function*eh({before:o,after:e,seat:t,rivals:r}){for(let n of r){let{move:s,fish:a}=Sl(o,n,t);if(a<io)continue;let i=Sl(e,n,t).fish;a-i>=io&&i<io&&(yield{kind:"answers a threat",seat:n,fish:a,move:s})}}function Sl(o,e,t){let r={move:"",fish:0},{ice:n,players:s}=o;if(!s[e].penguins.length||!s[t].penguins.length)return r;let a=o.toMove===e?o:dt(n,s,e);if(a.toMove!==e||le(a))return r;for(let i of Ve(a)){let l=ao(a,Ll(a,Zo(a,i),t,e));l>r.fish&&(r={move:i,fish:l})}return r}function Ll(o,e,t,r){let n=ws(e,t),s=ws(e,r);return[...ws(o,t)].filter(a=>!n.has(a)&&s.has(a))}function ws(o,e){return new Set(Al(o).filter(({seats:t})=>t.has(e)).flatMap(({tiles:t})=>t))}function Al(o){let e=Rl.get(o);if(e)return e;let t=new Map(o.players.flatMap(({penguins:s},a)=>s.map(i=>[i,a]))),r=new Set(ae.filter(s=>o.ice[s]&&!t.has(s))),n=[];for(let s of r){let a=[s],i=new Set;r.delete(s);for(let l of a)for(let u of El[l]){let c=t.get(u);c!==void 0?i.add(c):r.delete(u)&&a.push(u)}n.push({tiles:a,seats:i})}return Rl.set(o,n),n}var Rl=new WeakMap;function th({ice:o,players:e},t){let r=_e(e),n=new Map,s=t;for(let a=1;s.length;a+=1){s=[...new Set(s.flatMap(l=>Ko(o,r,l)))].filter(l=>!n.has(l));for(let l of s)n.set(l,a)}return n}function Ml(o){let e=_e(o.players);return t=>o.ice[t]>0&&!e.has(t)}function ks(o,e){return El[e].filter(Ml(o))}function ao({ice:o},e){return e.reduce((t,r)=>t+o[r],0)}function tn(o){return[Math.min(...o),Math.max(...o)]}function Nl(o,e){let t=o.players.map(({name:n})=>n),r=xs(t[o.toMove]);switch(e.kind){case"only move":return d("advise-only-move");case"cuts off":{let{seat:n,tiles:s,fish:a}=e;return d("advise-cuts-off",{rival:xs(t[n]),fish:a,tiles:s})}case"walls in":{let n=G(e.tile),s=t[e.seat];return s===Q?d("board-walls-you-in",{tile:n}):d("advise-walls-in",{rival:s,tile:n})}case"answers a threat":{let n=t[e.seat],s={move:e.move,player:r,fish:e.fish};return n===Q?d("board-you-threatened",s):d("advise-answers-a-threat",{rival:n,...s})}case"alone":return d("advise-alone",{player:r,tiles:e.tiles,fish:e.fish});case"last way out":return d("advise-last-way-out",{tile:G(e.tile)});case"nearer":{let n=oh(o),{tiles:s,free:a}=e,i={tiles:s,free:a,rivals:n?"one":"several",rival:n};return t[o.toMove]===Q?d("board-you-are-nearer",i):d("advise-nearer",{player:r,...i})}case"within a slide":return d("advise-within-a-slide",{tiles:e.tiles,fish:e.fish});case"most fish":return d("advise-most-fish",{fish:e.fish});case"none":return""}}function xs(o){return o===Q?d("board-for-you"):o}function oh({players:o,toMove:e}){let t=o.filter(({penguins:r},n)=>n!==e&&r.length);return t.length===1?xs(t[0].name):""}var Ul=J.length,rh={most:3e4,milliseconds:200},Il=100,we={wants:"most",firstSlice:2**12,mostPositions:2**22,alsoFromAbove:!1,reviewsWhileProved:!0,bounds(o,e){let t=Pt(o,e),{penguins:r,toPlace:n}=o.players[e],s=o.toMove===null||!r.length&&!n;return{low:t,high:t+(s?0:wl(o))}},marginBounds(o){let[e,t]=[0,1].map(r=>we.bounds(o,r));return{low:e.low-t.high,high:e.high-t.low}},countTaken({players:o},e,t){return e==="margin"?o[0].fish-o[1].fish:o[t].fish},pack({ice:o,players:e,toMove:t}){let r=e.flatMap(n=>re(n.penguins,Fe,Er));return me("pingouinPosition",{players:e.length,toMove:t??0,fish:o,toPlace:re(e.map(({toPlace:n})=>n),Ul),penguins:re(r,Ul*Fe,Er)})},moveText(o){let[e,t]=Kt(o);return e===Er?G(t):`${G(e)}-${G(t)}`},opinions:{request:o=>({work:"suggest",bytes:we.pack(o),...rh}),read(o,{moves:e,line:t,proved:r}){let{players:n,toMove:s}=o,[a,i]=n.map(({fish:u})=>u);return{moves:e.map(({move:u,kind:c,margin:p,fish:h})=>{let f=a-i+p/Il;return{move:we.moveText(u),lead:n.length>2?null:s===0?f:-f,points:n.map((y,v)=>y.fish+h[v]/Il),proved:c==="proved"}}),line:t.map(u=>we.moveText(u)),proved:r}}}};var rn=[{mode:"beginner",strength:"beginner",words:"board-level-pingouin-beginner",most:1,milliseconds:1/0,slack:3},{mode:"club",strength:"club",words:"board-level-pingouin-club",most:500,milliseconds:1/0,slack:0},{mode:"strong",strength:"strong",words:"board-level-pingouin-strong",most:2**20,milliseconds:300,slack:0},{mode:"strongest",strength:"strongest",words:"board-level-pingouin-strongest",most:2**24,milliseconds:1e3,slack:0}],Bl=rn[rn.length-1],Fl={levels:rn,hidesHands:!1,async hint(o,e,{position:t}){let r=await jl(o,t,Bl),{move:n}=r.moves[0],s=Nl(t,Cl(t,n));return{move:n,text:[ah(t,r),s].filter(Boolean).join(" ")}},async move(o,e,t,{position:r}){let n=nh(o);return sh(r,await jl(e,r,n),n.slack)}};function nh(o){return rn.find(e=>e.mode===o)??Bl}async function jl(o,e,{most:t,milliseconds:r}){let n=we.pack(e),{suggestion:s}=await o.ask({work:"suggest",bytes:n,most:t,milliseconds:r});return we.opinions.read(e,s)}function sh(o,{moves:e},t){let r=o.toMove,n=({lead:i,points:l})=>i??l[r];if(!t)return e[0].move;let s=Math.max(...e.map(n)),a=e.filter(i=>n(i)>=s-t);return a[new Me(pr(we.pack(o))).below(a.length)].move}function ah({players:o,toMove:e},{moves:t,proved:r}){let[{move:n,lead:s,points:a,proved:i}]=t,l=e,u=o[l].name,c=i&&r?"yes":"no";if(s===null){let f={move:n,player:u,fish:Math.round(a[l])};return i?d("board-hint-fish",{...f,best:c}):d("board-hint-likely-fish",f)}let p=s<0?o[1-l].name:u,h={move:n,player:p,fish:Math.round(Math.abs(s))};return(i?s===0:Math.round(s)===0)?d("board-hint-level",{move:n,best:c,proved:i?"yes":"no"}):i?d("board-hint-lead",{...h,best:c}):d("board-hint-likely-lead",h)}var ih={worth:null,likely:null,reached:!1,own:!1,chosen:!1,fresh:!1,left:!1,from:null,hinted:!1},lh=new Map([["left",[0,-1]],["right",[0,1]],["up",[-1,0]],["down",[1,0]]]),nn=class{callbacks;home;buttons;position=null;mayMove=!1;chosen=null;current=0;constructor(e){this.callbacks=e,this.home=Po(m("board"),".cells"),m("board").classList.add("on-floe"),this.buttons=ae.map(t=>{let r=b("button",{type:"button","data-place":G(t)});return Ne(r,{"--x":Vr(t),"--row":$e[t].row}),r.addEventListener("click",()=>{e.tapped(G(t))||this.press(t)}),r.addEventListener("focus",()=>this.makeCurrent(t)),r}),this.home.replaceChildren(...this.buttons),Br(8,6),this.makeCurrent(0)}show({position:e,last:t,study:r,mayMove:n,hint:s}){this.position=e,this.mayMove=n;let a=e.toMove===null?null:e.players[e.toMove];this.chosen!==null&&(!n||!a?.penguins.includes(this.chosen))&&(this.chosen=null);let i=n?Ve(e):[],l=le(e),u=l||this.chosen===null?"":`${G(this.chosen)}-`,[c,p=c]=t.split("-");for(let h of ae){let f=G(h),y=!l&&n&&(a?.penguins.includes(h)??!1),v=l||u!=="",S=P=>v?P===u+f:y&&P.startsWith(`${f}-`),$=r&&ch(r,S);this.update(e,h,{worth:$,likely:r&&!$?ph(r,S):null,reached:v&&i.includes(u+f),own:y,chosen:h===this.chosen,fresh:f===p,left:f===c&&c!==p,from:f===p&&c!==p?uh(p,c):null,hinted:s.split("-").includes(f)})}m("tray-title").textContent=a?l?d("board-places-penguin",{player:a.name,penguins:a.toPlace}):d("board-player-to-move",{player:T(a.name)}):d("board-game-over"),A(m("stacks"),[],()=>[])}showDraft(e){this.position=e;for(let t of ae)this.update(e,t,ih)}update(e,t,r){let{worth:n,likely:s,reached:a,chosen:i,fresh:l,left:u,from:c,hinted:p}=r,{ice:h}=e,f=Kr(e,t),y=this.buttons[t],v=JSON.stringify([h[t],f,r]);if(y.dataset.state===v)return;y.dataset.state=v;let S=["tile",!h[t]&&"hole",a&&"reached",i&&"chosen",l&&"fresh",u&&"left",p&&"target"],$=c!==null&&f>=0&&!y.classList.contains("fresh");y.className=S.filter(Boolean).join(" ");let P=Array.from({length:h[t]},()=>I("svg",{class:"fish",viewBox:"0 0 20 12","aria-hidden":"true"},I("use",{href:"#fish"}))),C=[b("span",{class:"place"},G(t))];if(f>=0?C.push(lo(f),b("span",{class:"below"},`${h[t]}`)):h[t]&&C.push(b("span",{class:"shoal"},...P)),n&&C.push(b("span",{class:"worths"},oo(n.bounds,n))),s&&C.push(b("span",{class:"worths"},zr(s))),y.replaceChildren(b("span",{class:"hex"},...De(C))),$){let Y=lo(f);Y.querySelector("text")?.remove(),Y.classList.add("slider"),Ne(Y,{"--from-x":c[0],"--from-y":c[1]}),y.prepend(Y)}Ft(y,dh(e,t,r))}press(e){let{position:t}=this,r=t?.toMove??null;if(!t||r===null||!this.mayMove)return;let n=t.players[r];if(!le(t)&&n.penguins.includes(e)){this.chosen=this.chosen===e?null:e,this.callbacks.redraw();return}if(!le(t)&&this.chosen===null){this.callbacks.say(d("board-choose-penguin-first",{player:n.name}),"refused");return}let s=le(t)||this.chosen===null?[e]:[this.chosen,e],a=s.map(G).join("-");Ve(t).includes(a)?(this.chosen=null,this.callbacks.played(a)):this.callbacks.say(`${Lt($s(t,s,n.name))}.`,"refused")}makeCurrent(e){this.current=e;for(let[t,r]of this.buttons.entries())r.tabIndex=t===e?0:-1}act(e,t){let r=lh.get(t);if(e!=="go"||!r)return;if(!this.home.contains(document.activeElement)){this.buttons[this.current].focus();return}let{row:n,column:s}=$e[this.current],[a,i]=r,l=Yo(n+a)-1,u=ct(F(n+a,Math.min(s+i,l)));u!==void 0&&this.buttons[u].focus()}focusedPlace(){return this.home.contains(document.activeElement)?G(this.current):""}close(){m("board").classList.remove("on-floe"),this.home.replaceChildren()}};function uh(o,e){let[t,r]=[o,e].map(n=>ct(n));return[Vr(r)-Vr(t),.87*($e[r].row-$e[t].row)]}function dh(o,e,t){let{worth:r,likely:n,reached:s,own:a}=t,{ice:i,players:l}=o;if(!i[e])return[G(e),d("board-tile-hole")].join(", ");let u=[G(e),d("board-fish",{fish:i[e]})],c=Kr(o,e);if(c>=0){let p={player:T(l[c].name)};u.push(a?d("board-tile-to-move",p):d("page-tile-penguin-of",p))}return s&&u.push(d("page-tile-reached")),r&&u.push(d("board-tile-worth",{value:Hr(r.bounds,r.best)})),n&&u.push(n.words),u.join(", ")}function ch(o,e){let t=[...o.worth].filter(([n])=>e(n));if(!t.length)return null;let r=Ie(t.map(([,n])=>n),we.wants);return j(r)?{bounds:r,best:t.some(([n])=>o.best.includes(n))}:null}function ph({opinion:o,position:e},t){let r=e.toMove,n=({lead:a,points:i})=>a??i[r],s=o?.moves.filter(({move:a})=>t(a))??[];return s.length?Dr(s.reduce((a,i)=>n(i)>n(a)?i:a),r):null}function lo(o){let e=I("svg",{class:`penguin penguin-${o}`,viewBox:"0 0 60 70","aria-hidden":"true"});return e.append(I("use",{href:"#penguin",width:60,height:70,class:"body"}),I("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},J[o])),e}var Ts=J.length,_l=["1","2","3","."],sn=class{changed;players=2;names;scores;toPlace;penguins;ice;first;brush;brushes=new Map([..._l,...J].map(e=>[e,this.brushButton(e)]));rowsOfSeats=[];constructor(e){this.changed=e,this.clear()}clear(){this.names=[...V],this.scores=Array.from({length:Ts},()=>({fish:0,tiles:0})),this.toPlace=Array.from({length:Ts},()=>Ot[this.players]),this.penguins=Array.from({length:Ts},()=>[]),this.ice=ae.map(()=>1),this.first=0,this.brush="2"}setPlayers(e){this.players=e,this.first=Math.min(this.first,e-1),this.penguins=this.penguins.map((t,r)=>r<e?t:[]),this.toPlace=this.penguins.map(t=>t.length?0:Ot[e])}take({ice:e,players:t,toMove:r}){this.players=t.length,this.clear(),this.ice=e;for(let[n,{name:s,fish:a,tiles:i,toPlace:l,penguins:u}]of t.entries())this.names[n]=s,this.scores[n]={fish:a,tiles:i},this.toPlace[n]=l,this.penguins[n]=u;this.first=r??0}deal(e){let{names:t}=this;this.take(Rt.deal(e,this.players)),this.names=t}draft(){let e=Array.from({length:this.players},(t,r)=>({name:this.names[r],...this.scores[r],toPlace:this.toPlace[r],penguins:this.penguins[r]}));return{ice:this.ice,players:e,toMove:this.first}}position(){let e=this.draft();return Zr(St(e),e.players,this.first)}begin({before:e}){this.take(e)}remark(){return""}whyNotStart(){return this.position().toMove!==null?"":d("board-setup-nobody-moves")}act(){}keep(){let{players:e,names:t,scores:r,toPlace:n,penguins:s,ice:a,first:i}=this;return{players:e,names:t,scores:r,toPlace:n,penguins:s,ice:a,first:i}}load(e){let r=E(e,"",["players","names","scores","toPlace","penguins","ice","first"],[]);this.setPlayers(w(r.players,"whole","players")),this.clear(),this.names=_(r.names,"names"),Object.assign(this,{scores:w(r.scores,"list","scores"),toPlace:w(r.toPlace,"list","toPlace"),penguins:w(r.penguins,"list","penguins"),ice:w(r.ice,"list","ice")}),this.first=w(r.first,"whole","first")}ownFields(){return[]}stacks(){let e=Array.from({length:this.players},(t,r)=>J[r]);return[..._l,...e].map(t=>{let r=this.brushes.get(t),n=J.indexOf(t),s=n>=0?d("board-brush-penguin",{letter:t,player:T(this.names[n])}):t==="."?d("board-tile-hole"):d("board-fish",{fish:Number(t)});return r.setAttribute("aria-label",s),r.setAttribute("aria-pressed",String(this.brush===t)),r})}brushButton(e){let t=J.indexOf(e),r=t>=0?lo(t):b("span",{},e==="."?d("board-tile-hole"):e),s=b("button",{type:"button",class:"small brush","data-brush":e},r);return s.addEventListener("click",()=>{this.brush=e,this.changed()}),s}seats(){return Array.from({length:this.players},(e,t)=>{let{home:r,name:n,place:s}=this.rowsOfSeats[t]??=this.seatRow(t);return Ye(n,this.names[t]),Ye(s,`${this.toPlace[t]}`),s.setAttribute("aria-label",d("board-to-place-of",{player:T(this.names[t])})),r})}seatRow(e){let t=Jr(this.toPlace[e],{max:Fe},s=>{this.toPlace[e]=s,this.changed()}),r=lt(e,this.names[e],s=>{this.names[e]=s,this.changed()}),n=b("span",{class:"seat-count"},b("label",{},`${d("board-to-place")} `,t));return{home:b("li",{class:"hand"},r,n),name:r,place:t}}press(e){let t=ct(e);if(t===void 0)return"";let r=J.indexOf(this.brush),n=this.penguins.findIndex(s=>s.includes(t));if(this.penguins=this.penguins.map(s=>s.filter(a=>a!==t)),r<0)this.ice=this.ice.with(t,this.brush==="."?0:Number(this.brush));else if(this.ice[t])n!==r&&(this.penguins[r]=Wo([...this.penguins[r],t]),this.toPlace[r]=Math.min(this.toPlace[r],Math.max(0,Fe-this.penguins[r].length)));else return d("board-penguin-needs-tile");return this.changed(),""}};function Gl(o,e){let{position:t}=o[o.length-1],{players:r,toMove:n}=t,s=Pt(t,e),a=L(r[e].name);if(n!==null)return{text:a===Q?d("board-floe-unfinished",{fish:s}):d("review-floe-unfinished",{player:a,fish:s}),amount:s,place:null,perfect:!1,won:!1};let i=r.map(({tiles:y,penguins:v},S)=>[Pt(t,S),y+v.length]),{place:l,level:u,won:c}=Ir(i,e),p=u.map(y=>L(T(r[y].name))),h={fish:s,...Ur(l,p,r.length)};return{text:a===Q?d("board-floe-result",h):d("review-floe-result",{player:a,...h}),amount:s,place:l,perfect:!1,won:c}}var uo=34;function an(...o){let e=uo*5,t=uo*(.87*(o.length-1)+1.16),r=I("svg",{class:"figure floe-figure",viewBox:`0 0 ${e} ${t}`});for(let[n,s]of o.entries()){let a=[...s.matchAll(/([.123])([A-D])?(\*)?/g)];for(let[i,[,l,u,c]]of a.entries()){if(l===".")continue;let p=uo*(i+.5+n%2/2),h=uo*(.58+.87*n);r.append(hh(p,h,c!==void 0)),u?r.append(...fh(p,h,J.indexOf(u))):r.append(...mh(p,h,Number(l)))}}return r}function hh(o,e,t){let r=[0,1,2,3,4,5].map(n=>{let s=Math.PI/3*n+Math.PI/6;return`${(o+uo*.55*Math.cos(s)).toFixed(1)},${(e+uo*.55*Math.sin(s)).toFixed(1)}`});return I("polygon",{points:r.join(" "),class:t?"ice reached-ice":"ice"})}function mh(o,e,t){return Array.from({length:t},(r,n)=>I("use",{href:"#fish",class:"figure-fish",x:o-6.5,y:e-4+(n-(t-1)/2)*8,width:13,height:8}))}function fh(o,e,t){let r=I("use",{href:"#penguin",x:o-11,y:e-13,width:22,height:26}),n=I("text",{x:o,y:e+8,class:"figure-letter"},J[t]);return[I("g",{class:`penguin-${t} figure-penguin`},r,n)]}function Dl(){return[Oe(d("board-rules-pingouin-place"),an("1A23","121B1","1321"),d("board-rules-pingouin-place-picture"),d("board-rules-pingouin-place-text")),Oe(d("board-rules-pingouin-slide"),an("1A2*1*3*","2121","1B132"),d("board-rules-pingouin-slide-picture"),d("board-rules-pingouin-slide-text")),Oe(d("board-rules-party-out"),an(".1B.","1A1B",".1B."),d("board-rules-pingouin-out-picture"),d("board-rules-pingouin-out-text")),Oe(d("board-rules-pingouin-win"),an("32","23"),d("board-rules-pingouin-win-picture"),d("board-rules-pingouin-win-text"))]}var Os={table:o=>new nn(o),marksAfter:()=>null,handPicture(o,e){let{fish:t,tiles:r,toPlace:n,penguins:s}=o.players[e],a=[d("board-fish",{fish:t}),d("board-tile-count",{tiles:r}),n?d("board-penguins-to-place",{penguins:n}):"",d("board-on-the-floe",{penguins:s.length})];return b("span",{class:"chips holds"},lo(e),a.filter(Boolean).join(", "))},standing(o,e){let{toPlace:t,penguins:r}=o.players[e];return o.toMove===e?"to move":r.length||t?"":"out"},standingText(o,e){let t=Os.standing(o,e);return t&&d("page-standing",{standing:t.replace(" ","-")})},movePicture:()=>null,movePlace:(o,e)=>{let[t,r]=e.split("-");return r?d("page-move-slide",{from:t,to:r}):e},moveWords:(o,e)=>{let[t,r]=e.split("-");return r?d("board-move-slide",{from:t,to:r}):d("board-move-penguin",{place:e})},about:"board-pingouin-about",writeWords:"board-pingouin-write",moreWords:"board-pingouin-more",rulesPages:Dl,tips:[{id:"pingouin-place",text:"board-pingouin-tip-place",applies:le},{id:"pingouin-slide",text:"board-pingouin-tip-slide",applies:o=>!le(o)}],help:["board-pingouin-help-move","board-pingouin-help-estimates","board-pingouin-help-setup"],footer:"board-pingouin-footer",invitation:"board-pingouin-invitation",rulesLine:({players:o})=>d("board-player-count",{players:o.length}),marginText(o,e,t){return o?d("board-margin",{player:o>0?e:t,unit:"fish",amount:Math.abs(o)}):d("board-margin-even",{first:T(e),second:T(t)})},resultOf:Gl,alikeKey:o=>JSON.stringify(o),resultText(o){let{players:e}=o,t=e.map(({tiles:i,penguins:l},u)=>({fish:Pt(o,u),tiles:i+l.length})),r=[...t].sort((i,l)=>l.fish-i.fish||l.tiles-i.tiles)[0],n=e.filter((i,l)=>t[l].fish===r.fish&&t[l].tiles===r.tiles),s=e.map(({name:i},l)=>`${T(i)} ${t[l].fish}`),a=t.filter(({fish:i})=>i===r.fish).length>n.length;return d("board-pingouin-result",{...At(n.map(({name:i})=>i)),fish:s.join(", "),tiles:a?r.tiles:0})}};var zl={...Rt,...we,...Os,...Fl,playerNumbers:[2,3,4],usualPlayers:2,options:()=>({fields:()=>[],keep:()=>null,load:()=>{}}),newDeal(o,e){let t=Rt.deal(o,e.length);return{...t,players:t.players.map((r,n)=>({...r,name:e[n]}))}},setup:o=>new sn(o)};var te=[vs,zl];function Hl(o,e,t){let{study:r,rating:n,yardstick:s,backs:a,engines:i}=t,l=o.names(e),u=JSON.stringify([r?.sure,r?.opinion?.moves[0].points,s,n?.selfishNow]);A(m("hands"),[e,u,i.join(),[...a].join()],()=>l.map((c,p)=>{let h=o.standing(e,p),f=i[p];return b("li",{class:["hand",h.replace(" ","-"),f&&"engine"].filter(Boolean).join(" "),"data-seat":p},b("span",{class:`name seat-${p}`},T(c)),b("span",{class:"standing"},[f,o.standingText(e,p)].filter(Boolean).join(" · ")),o.handPicture(e,p,a.has(p)),...gh(o,t,p,c))}))}function gh(o,{study:e,rating:t,yardstick:r},n,s){if(!e)return[];if(r==="worst case")return il(o,e,n,s);let a=r==="expected"?void 0:t?.selfishNow?.at(n);return a===void 0?[]:[ll(s,a)]}var ln=class{position;parent;move;children=[];next=null;depth;marks;constructor(e,t,r=null,n=""){this.position=t,this.parent=r,this.move=n,this.depth=r?r.depth+1:0,this.marks=e.marksAfter(r?.marks??null,n)}},co=class o{game;first;here;constructor(e,t,r=[]){this.game=e,this.first=new ln(e,t),this.here=this.first;for(let n of r)this.play(n)}get position(){return this.here.position}get spots(){let e=this.path;for(let t=this.here.next;t;t=t.next)e.push(t);return e}get path(){return po(this.here)}get steps(){let{spots:e}=this;return e.slice(1).map((t,r)=>({from:e[r],to:t}))}get moves(){return this.steps.map(({to:e})=>e.move)}play(e){let t=this.here.children.find(r=>r.move===e);t||(t=new ln(this.game,this.game.after(this.position,e),this.here,e),this.here.children.push(t)),this.here.next=t,this.here=t}back(){this.here.parent&&(this.here=this.here.parent)}go(e){this.here=e;for(let t=e;t.parent;t=t.parent)t.parent.next=t}get round(){return{position:this.first.position,moves:this.moves}}get end(){return this.spots.at(-1).position}record(){return Cn(this.game,this.round)}address(){let e=this.path.slice(1).map(({move:r})=>r),t=this.game.line(this.first.position);return e.length?`${t};${e.join(",")}`:t}keep(){return{start:this.game.line(this.first.position),here:this.path.slice(1).map(({move:e})=>e),tree:ql(this.first)}}static from(e,t){let r=E(t,"",["start","here","tree"],[]),n=new o(e,e.fromLine(w(r.start,"string","start")));n.grow(r.tree),n.here=n.first;for(let s of _(r.here,"here"))n.play(n.readKept(s));return n}grow(e){let t=this.here,r=E(e,"tree",["moves","next"],[]),n=w(r.moves,"list","moves");for(let s of n){let[a,i]=w(s,"list","moves");this.play(this.readKept(w(a,"string","move"))),this.grow(i),this.here=t}t.next=t.children.at(w(r.next,"whole","next"))??null}readKept(e){if(this.game.over(this.position))throw new g("","it was over before");return this.game.readMove(this.position,e,"")}};function po(o){return o.parent?[...po(o.parent),o]:[o]}function ql({children:o,next:e}){return{moves:o.map(t=>[t.move,ql(t)]),next:e?o.indexOf(e):o.length}}function Jl(o,e=null){return o.filter(ho).filter(t=>e===null||t.seat===e)}function ho(o){let e=o.verdict?.grade??null;return e!==null&&!ve(e)}function Ps(o,e,t){return`${t} (${o.moveWords(e,t)})`}var Xo=class o{game;mistakes;index=0;solved=!1;found=0;constructor(e,t){this.game=e,this.mistakes=t}get mistake(){return this.mistakes[this.index]}get said(){return this.solved?this.answer():this.task}get progress(){return d("page-menu-place",{number:this.index+1,all:this.mistakes.length})}get isLast(){return this.index===this.mistakes.length-1}get name(){return this.game.names(this.mistake.from.position)[this.mistake.seat]}get task(){let{spot:e,from:t,verdict:r}=this.mistake,n=Ps(this.game,t.position,e.move),s={number:e.depth,player:this.name,move:n,grade:r.grade};return{text:d("board-learn-task",s),tone:"hint"}}tried(e,t){let{game:r,name:n}=this,{spot:s,from:a}=this.mistake;if(e===s.move)return{text:d("board-learn-played",{move:e}),tone:"wrong"};if(!t)return{text:d("board-learn-not-judged",{move:e}),tone:""};let i=Ps(r,a.position,e);if(!ve(t.grade))return{text:d("board-learn-not",{move:i,..._r(r,t)}),tone:"wrong"};this.solved||(this.found+=1),this.solved=!0;let l=to(r,n,t,t.result,i);return{text:`${d("board-learn-right",{outcome:l})} ${this.contrast}`,tone:"right"}}answer(){this.solved=!0;let{game:e,name:t}=this,{from:r,verdict:n}=this.mistake,[s,...a]=n.better,i=Ps(e,r.position,s),l=d("board-learn-more",{moves:a.length-4}),u=a.length>5?[...a.slice(0,4),l]:a,c=a.length?` ${d("board-learn-as-good",{moves:ie(u)})}`:"",p=to(e,t,n,n.best,i);return{text:`${d("board-learn-better",{outcome:p})} ${this.contrast}${c}`,tone:"hint"}}get contrast(){let{spot:e,verdict:t}=this.mistake;return to(this.game,this.name,t,t.result,e.move)}next(){return this.isLast?!1:(this.index+=1,this.solved=!1,!0)}keep(){let{index:e,solved:t,found:r}=this;return{mistakes:this.mistakes.map(({spot:s,verdict:a})=>({path:po(s).map(({move:i})=>i),verdict:a})),index:e,solved:t,found:r}}static from({game:e,first:t},r){let n=E(r,"learning",["mistakes","index","solved","found"],[]),s=w(n.mistakes,"list","mistakes").map(i=>{let{path:l,verdict:u}=E(i,"mistakes",["path","verdict"],[]),[,...c]=_(l,"path"),p=c.reduce((f,y)=>f.children.find(v=>v.move===y)??f,t);if(!p.parent)throw new g("path","leads nowhere");let h=e.toMove(p.parent.position);return{from:p.parent,spot:p,seat:h,verdict:u}}),a=new o(e,s);if(a.index=w(n.index,"whole","index"),!(a.index in s))throw new g("index","is too large");return a.solved=w(n.solved,"boolean","solved"),a.found=w(n.found,"whole","found"),a}get summary(){let e=this.mistakes.length;return d("board-learn-summary",{found:this.found,all:e})}};function Wl(o,e){if(m("learning").hidden=o===null,!o)return;m("learning-progress").textContent=o.progress;let t=m("learning-answer",HTMLButtonElement);t.hidden=o.solved,t.onclick=()=>e.answered();let r=m("learning-next",HTMLButtonElement);r.textContent=o.isLast?d("board-learn-finish"):o.solved?d("board-learn-next"):d("board-learn-skip"),r.classList.toggle("action",o.solved),r.classList.toggle("small",!o.solved),r.onclick=()=>e.wentOn(),m("learning-leave").onclick=()=>e.left()}var bh=["play","write","hands","analyse"],pt=class o{game;origin;whole;lines;current;constructor(e,t,r,n){this.game=e,this.origin=t,this.lines=r,this.whole=n&&e.rounds!==void 0,this.current=r.length-1}static of({game:e,position:t,moves:r,earlier:n},s){let i=[...n??[],{position:t,moves:r}].map(u=>new co(e,u.position,u.moves));if(n)return new o(e,"write",i,!0);let l=e.rounds?.totals(t).every(u=>u===0)??!1;return new o(e,s,i,s!=="analyse"&&l)}get line(){return this.lines[this.current]}get next(){let{rounds:e}=this.game,t=this.lines.map(({end:r})=>r);return!this.whole||!e||!t.every(r=>this.game.over(r))||!e.goesOn(t)?null:{before:t.at(-1),totals:e.totals(t.at(-1)),starter:e.starter(this.lines[0].first.position,t.length),number:t.length+1}}get finished(){return this.whole&&this.next===null&&this.lines.every(({end:e})=>this.game.over(e))}add({position:e,moves:t}){this.lines.push(new co(this.game,e,t)),this.current=this.lines.length-1}record(){let e=this.lines.map(({round:t})=>t);return e.length>1?Ba(this.game,e):this.line.record()}text(){let e=this.lines.map(({round:t})=>t);return this.game.recordText(e,e.length>1)}keep(){let{game:e,origin:t,whole:r,lines:n,current:s}=this;return{game:e.name,origin:t,whole:r,lines:n.map(a=>a.keep()),current:s}}static from(e,t){let r=E(t,"",["game","origin","whole","lines","current"],[]),n=e.find(({name:c})=>c===r.game),s=bh.find(c=>c===r.origin),a=w(r.lines,"list","lines"),i=w(r.current,"whole","current");if(!n||!s||!(i in a))throw new g("","nothing that was kept");let l=w(r.whole,"boolean","whole"),u=new o(n,s,a.map(c=>co.from(n,c)),l);return u.current=i,u}};function Ss(o,e){Rs(o);let t=m("action",HTMLButtonElement);t.hidden=e===null,e&&(t.textContent=e.text,t.onclick=()=>e.accepted())}function Rs(o){let e=m("said");e.textContent!==o&&(e.textContent=o),e.scrollHeight>e.clientHeight?e.tabIndex=0:e.removeAttribute("tabindex")}function Vl(o,e,t){let r=u=>{let c=(u.parent?.children??[]).filter(h=>h!==u),p=[Yl(o,u,t,{cost:e.get(u)??0}),...c.map(h=>Yl(o,h,t,{aside:!0}))];return b("li",{},...p)},{spots:n}=o,s=n.flatMap(u=>[u,e.get(u),...u.parent?.children??[]]),a=m("moves"),i=a.contains(document.activeElement);A(a,[o.here,...s],()=>n.map(r));let l=a.querySelector("[aria-current]");i&&!a.contains(document.activeElement)&&l?.focus(),l&&yh(a,l)}function yh(o,e){let[t,r]=[o,e].map(n=>n.getBoundingClientRect());r.top<t.top?o.scrollTop-=t.top-r.top:r.bottom>t.bottom&&(o.scrollTop+=r.bottom-t.bottom)}function Yl(o,e,t,{cost:r=0,aside:n=!1}){let{game:s}=o,i={type:"button",class:`step${n?" aside":""}${r?" costly":""}`,"data-move":e.depth,"data-code":e.move},l=b("button",i),u=r?`−${r}`:"",c=e.parent?s.toMove(e.parent.position):null;if(e.parent&&c!==null){let p=e.parent.position,h=s.names(p)[c],f=s.movePicture(e.move),y=[b("span",{class:"number"},`${e.depth}`),b("span",{class:"mover"},T(h)),...f?[f]:[],b("span",{class:"to"},s.movePlace(p,e.move)),...r?[b("span",{class:"cost"},u)]:[]];l.append(...De(y));let v=`${l.textContent}: ${s.moveWords(p,e.move)}`,S=[u&&d("board-line-cost",{cost:r}),n&&d("board-another-line")].filter(Boolean);l.setAttribute("aria-label",[v,...S].join(", "))}else l.append(d("board-line-start"));return e===o.here&&l.setAttribute("aria-current","step"),l.addEventListener("click",()=>t(e)),l}function Zl(o,e,t){let r=T(o.names(e)[o.toMove(e)??0]);return d("board-news",{player:r,move:o.moveWords(e,t)})}function Ql(o,e,t){return o.names(t).filter((s,a)=>Kl(o,t,a)&&!Kl(o,e,a)).map(s=>d("board-out",{player:s}))}function Kl(o,e,t){return o.standing(e,t)==="out"}var vh=3e3,$h=50,wh=700,kh={now:()=>performance.now(),sleep:o=>new Promise(e=>setTimeout(e,o))},un=class{changed;clock;modes=new Map;faceDown=!1;constructor(e,t=kh){this.changed=e,this.clock=t;let r=m("face-down",HTMLInputElement);r.addEventListener("change",()=>{this.faceDown=r.checked,e()})}clear(){this.modes.clear(),this.faceDown=!1,m("face-down",HTMLInputElement).checked=!1}seat(e,t){this.clear();for(let[r,n]of e.entries())this.modes.set(r,n);this.faceDown=t,m("face-down",HTMLInputElement).checked=t}keep(){return{modes:[...this.modes],faceDown:this.faceDown}}load(e){let t=E(e,"seats",["modes","faceDown"],[]);this.clear();for(let r of w(t.modes,"list","modes")){let[n,s]=w(r,"list","modes");this.modes.set(w(n,"whole","seat"),s)}this.faceDown=w(t.faceDown,"boolean","faceDown"),m("face-down",HTMLInputElement).checked=this.faceDown}mode(e){return this.modes.get(e)??"you"}plays(e){return e!==null&&this.mode(e)!=="you"}onlyPerson(e,t){let r=[...e.names(t).keys()].filter(n=>!this.plays(n));return r.length===1?r[0]:null}words(e,t){let r=this.mode(t),n=e.levels.find(s=>s.mode===r);return n?Xl(n):""}backs(e,t){if(!this.faceDown||!e.hidesHands||e.over(t))return new Set;let r=e.names(t).keys();return new Set([...r].filter(n=>this.plays(n)))}ask(e,t){let r=[["you",d("board-person")],...e.levels.map(a=>[a.mode,Xl(a)])],n=e.names(t).map((a,i)=>xt(T(a),`seat-${i}`,r,this.mode(i),l=>{this.modes.set(i,l),this.changed()}));m("seating-seats").replaceChildren(...n),m("seating-backs").hidden=!e.hidesHands;let s=e.levels.flatMap(a=>[a.sight?.words??"",a.words]);m("seating-words").textContent=[...new Set(s)].filter(Boolean).map(a=>d(a)).join(" "),m("seating",HTMLDialogElement).showModal()}async move(e,t,r){let{position:n}=r.at(-1),s=this.mode(e.toMove(n)),a=e.levels.find(p=>p.mode===s)??e.levels[0],i=t.study(e,n),l=this.clock.now();if(a.proves)for(t.want(i);!i.best.length&&this.clock.now()<l+vh;)await this.clock.sleep($h);let u=await t.hold(()=>e.move(a.mode,t,r,i)),c=l+wh-this.clock.now();return c>0&&await this.clock.sleep(c),u}};function Xl({strength:o,sight:e}){return d("board-engine",{strength:o,sight:e?e.all?"all":"fair":"none"})}function eu(o,e,t,r){let{game:n}=o,s=({from:N})=>xh(n,N.position)>1,a=t.filter(N=>N.seat===e&&s(N)),i=a.filter(N=>N.verdict!==null),l=i.filter(({verdict:N})=>N.judgedBy!=="likely"),u=i.filter(({verdict:N})=>N.judgedBy==="likely"),c=Th(l,r),p=c?.verdict.amount??0,h=i.filter(({verdict:N})=>!zo(N)),f=i.filter(({verdict:N})=>zo(N)&&!j(N.result)),y=new Set(i.filter(N=>!h.includes(N)&&!f.includes(N))),v=a.filter(N=>!y.has(N)).map(({spot:N})=>N.depth),S=Math.max(0,...v),$=[...y].map(({spot:N})=>N.depth).filter(N=>N>S),P=a.length-i.length,C=a.some(({cost:N,before:ge,after:go})=>{let k=Math.max(go.high-ge.low,ge.high-go.low);return N===null&&k>p}),Y=n.yardsticks!==void 0&&n.names(o.position).length===2,ke=n.yardsticks?P>0||Y&&C:l.length<a.length;return{result:n.resultOf(o.spots,e),decision:c&&Oh(n,c,r),likely:Sh(n,u),provisional:ke,basis:{choices:a.length,estimated:h.length,unjudged:P,bounded:f.length,exactFrom:$.length?Math.min(...$):null},sureAtStart:r.studyOf(o.first.position).sure[e]}}function xh(o,e){let t=o.moves(e).map(r=>o.alikeKey(o.after(e,r)));return new Set(t).size}function Th(o,e){let t=Math.max(0,...o.map(({verdict:i})=>i.amount)),r=o.filter(({verdict:i})=>t>0&&i.amount===t),n=i=>ou(i,i.spot.move,e)?.behind.mean??0,[s=null,...a]=r;return a.reduce((i,l)=>i&&n(l)>n(i)?l:i,s)}function tu({from:o},e){return e.ratingOf(e.studyOf(o.position))}function ou(o,e,t){return tu(o,t)?.estimates.find(r=>r.move===e)}function Oh(o,e,t){let{spot:r,from:n,seat:s,after:a,verdict:i}=e,l=r.move,u=tu(e,t),c=u?.estimates.map(v=>v.move)??[],p=i.judgedBy==="expected"?c[0]:c.find(v=>i.better.includes(v))??i.better[0],h=v=>v===void 0?null:{low:v,high:v},f=[l,p].map(v=>h(u?.selfish.get(v)?.[s])),y=[l,p].map(v=>ou(e,v,t)?.cardsLeft);return{number:r.depth,move:l,better:p,judgedBy:i.judgedBy==="likely"?"expected":i.judgedBy,grade:i.grade,players:o.names(n.position).length,worst:{played:a,better:t.studyOf(n.position).worth.get(p)},selfish:f[0]&&f[1]&&{played:f[0],better:f[1]},expected:y[0]&&y[1]?{played:y[0],better:y[1]}:null,view:Ph(t.viewOf(n),l,p)}}function Ph(o,e,t){let[r,n]=[e,t].map(s=>o?.find(a=>a.move===s));return!o||!r||!n?null:{advised:o[0].move,means:{played:r.cardsLeft.mean,better:n.cardsLeft.mean},grades:{played:Xt(it,r.behind),better:Xt(it,n.behind)}}}function Sh(o,e){let t=e.filter(({verdict:l})=>l.amount>0),r=Math.max(...t.map(({verdict:l})=>l.amount)),n=t.find(({verdict:l})=>l.amount===r);if(!n)return null;let{spot:s,from:a,verdict:i}=n;return{number:s.depth,move:s.move,better:i.better[0],grade:i.grade,players:o.names(a.position).length,likely:{played:i.result.low,better:i.best.low}}}function Es(o,e,t){let{game:r}=o,n=r.wants==="fewest"?cs:Ji,s=e.length?r.names(o.position):[],a=m("paragraphs");A(a,[o,s.join(`
`)],()=>s.map(i=>b("details",{class:"more"},b("summary",{},d("board-what-mattered",{player:T(i)})),b("p",{class:"paragraph"}),b("p",{class:"faint"}))));for(let[i,l]of[...a.querySelectorAll("details")].entries()){if(l.ontoggle=()=>Es(o,e,t),!l.open)continue;let u=eu(o,i,e,t),[c,p]=l.querySelectorAll("p");ru(c,Wi(u,n)),ru(p,Yi(u,n))}}function ru(o,e){o.textContent!==e&&(o.textContent=e)}var Rh=0n,Cs=126,Eh=2e3,Ch=2**18,Lh=48,Ah=1,Mh=5e4,As=class{selfish=new Map;selfishNow=null;withinReach;estimates=[];likely=null;done=!1;results;shown=0;constructor(e,t){this.withinReach=t,this.results=new Map(e.map(r=>[r,{cards:[],outlooks:[],outlook:0}]))}get moves(){return this.results.size}get rounds(){return this.results.values().next().value?.cards.length??0}},dn=class{module;openWorker;changed;works=new WeakMap;worker=null;broken=!1;number=0;answered=null;wanted=null;later=[];running=!1;constructor(e,t,r){this.module=e,this.changed=t,this.openWorker=r}rating(e,t){let r=Ls(e,t);return r&&this.workOn(r)}workOn({study:e,game:t}){let r=this.works.get(e);if(r)return r;let n=new As([...e.worth.keys()],t?.searchesSelfish(e.position)??!1);return n.done=!n.results.size,this.works.set(e,n),n}want(e,t){this.wanted=e&&Ls(e,t),this.running||this.run()}wantLater(e,t){this.later=e.flatMap(r=>Ls(r,t)??[]),this.running||this.run()}next(){let e=this.wanted?[this.wanted,...this.later]:this.later;return this.broken?void 0:e.find(t=>!this.workOn(t).done)}async run(){this.running=!0;for(let e=this.next();e;e=this.next()){let{study:t,game:r}=e,n=this.workOn(e);r?n.rounds<st?await this.simulate(t,r,n):await this.search(t,n):await this.askEngine(t,n)}this.running=!1}async askEngine(e,t){let r=e.game.opinions,n={most:Mh,milliseconds:1/0},s=await this.ask({...r.request(e.position),...n});!s||!("suggestion"in s)||(t.likely=r.read(e.position,s.suggestion),t.done=!0,this.changed(e))}async simulate(e,t,r){let n=[...r.results.keys()],s=r.rounds,a=s<Cs?Cs:st,i=Math.min(a-s,Math.max(1,Math.floor(Eh/n.length))),l=n.map(y=>t.moveNumber(y)),u=t.packOpen(e.position),c=await this.ask({work:"sample",bytes:u,moves:l,seed:Rh,first:s,count:i});if(!c||!("samples"in c))return;let{cards:p,outlooks:h}=c.samples;for(let[y,v]of n.entries()){let S=r.results.get(v);for(let $=y;$<p.length;$+=n.length)S.cards.push(p[$]),S.outlooks.push(h[$]),S.outlook+=h[$]}let f=r.rounds===st;r.rounds<Math.max(Cs,2*r.shown)&&!f||(r.shown=r.rounds,r.estimates=Uo(r.results),r.done=f&&!r.withinReach,this.changed(e))}async search(e,t){let r=[...t.results.keys()].find(a=>!t.selfish.has(a)),n=r===void 0?e.position:e.game.after(e.position,r),s=e.game.pack(n);for(let a=0;a<Lh;a+=1){let i=await this.ask({work:"selfish",bytes:s,most:Ch});if(!i||!("selfish"in i))return;if(i.selfish){r===void 0?(t.selfishNow=i.selfish,t.done=!0):t.selfish.set(r,i.selfish),this.changed(e);return}if(this.next()?.study!==e)return}t.withinReach=!1,t.done=!0,this.changed(e)}ask(e){this.worker??=this.begin(),this.number+=1;let{worker:t,number:r}=this;return new Promise(n=>{this.answered=n,t.postMessage({id:r,...e})})}begin(){let e=this.openWorker();return e.onmessage=({data:t})=>this.hear(t),e.onerror=t=>{t.preventDefault(),this.fail()},e.postMessage({open:this.module,mebibytes:Ah}),e}hear(e){"failed"in e?this.fail():("samples"in e||"selfish"in e||"suggestion"in e)&&e.id===this.number&&this.answer(e)}fail(){if(this.broken=!0,this.worker?.terminate(),this.answer(null),!this.wanted)return;let e=this.workOn(this.wanted);e.withinReach=!1,e.done=!0,this.changed(this.wanted.study)}answer(e){let t=this.answered;this.answered=null,t?.(e)}};function Ls(o,e){return e||o.game.opinions?{study:o,game:e??null}:null}var cn=-1,Nh=3;function nu(o,e,t=()=>null){let{game:r}=o;return o.steps.map(({from:n,to:s})=>{let a=e(n.position),i=r.toMove(n.position),l=a.sure[i],u=e(s.position).sure[i],c=_t(u,a.worth.get(s.move)),p=j(l)&&j(c)?Math.abs(c.low-l.low):null,h=Fr(r,a,t(a),s.move,u);return{from:n,spot:s,seat:i,before:l,after:c,cost:p,best:a.best,verdict:h}})}function Ms(o){return o.cost!==null&&o.cost>0}function Uh(o){let e=o.filter(Ms),t=Math.max(...e.map(({cost:r})=>r));return e.find(({cost:r})=>r===t)??null}function Ih(o,e){return o.every(({cost:t,before:r,after:n,spot:s})=>{let a=Math.max(n.high-r.low,r.high-n.low);return t!==null||a<e.cost+(s.depth>e.spot.depth?1:0)})}function jh(o){if(!o.length)return d("board-review-none");let e=o.filter(({cost:r})=>r===null).length;if(e)return d("board-review-open",{open:e,moves:o.length});let t=o.filter(Ms).length;return d("board-review-costly",{moves:t})}var pn=class{callbacks;open=!1;whose=null;constructor(e){this.callbacks=e}show(e,t,r,{learning:n=!1,person:s=null}={}){if(m("review-panel").hidden=!this.open||n,m("review").setAttribute("aria-pressed",String(this.open)),!this.open||n)return;let a=Uh(t);m("review-said").textContent=jh(t),this.showLearning(e,t,s),m("curve").replaceChildren(Bh(e),this.curve(e,r,a));let i=a!==null&&Ih(t,a),l=t.filter(c=>Ms(c)||ho(c)),u=l.flatMap(c=>[c.spot,c.cost,c.verdict?.amount,c.spot===a?.spot]);A(m("decisions"),[e,i,...u],()=>l.map(c=>this.decision(e,c,c!==a?"none":i?"biggest":"so-far")))}showLearning({game:e,position:t},r,n){let s=e.names(t),a=this.whose??n??cn,i=a in s?a:cn,l=Jl(r,i===cn?null:i),u=m("learn-whose",HTMLSelectElement),c=`${s.join(`
`)}
${i}`;if(u.dataset.shown!==c){let h=[[cn,d("board-everybody")],...s.map((f,y)=>[y,T(f)])];se(u,h,i,f=>{this.whose=f,this.callbacks.chose()}),u.dataset.shown=c}let p=m("learn",HTMLButtonElement);p.disabled=!l.length,p.textContent=l.length?d("board-learn-from",{mistakes:l.length}):d("board-no-mistakes"),p.onclick=()=>this.callbacks.asked(l)}decision(e,t,r){let{game:n}=e,{from:s,spot:a,seat:i,before:l,after:u,cost:c,verdict:p}=t,h=n.names(a.position)[i],f=p&&p.judgedBy!=="worst case"&&ho(t),y=n.yardsticks!==void 0&&n.names(a.position).length>2,v={fish:n.wants==="fewest"?"cards":"fish",cost:c??0,before:et(l),after:et(u)},S=c?d("board-paid",{...v,worst:y?"yes":"no"}):"",$=f?d("board-cost",_r(n,p)):"",P=d("board-decision",{label:r,number:a.depth,player:T(h),move:a.move,comma:y&&!f?"yes":"no",paid:[$,S].filter(Boolean).join("; "),grade:p?.grade&&ho(t)?p.grade:"none"}),C=b("button",{type:"button",class:"small"},d("board-look"));C.addEventListener("click",()=>this.callbacks.went(s));let Y=[C];if(ho(t)){let ke=b("button",{type:"button",class:"small solve"},d("board-solve"));ke.title=d("board-find-better"),ke.addEventListener("click",()=>this.callbacks.asked([t])),Y.push(ke)}return b("li",{class:r==="none"?"":"turning"},b("span",{},P),...Y)}curve(e,t,r){let{game:n,spots:s}=e,a=s.map(({position:f})=>t(f).sure.map(y=>Gt(y,n.wants)?y:null)),i=n.names(e.position),l=Math.max(1,...a.flat().map(f=>f?.high??0)),u=Math.max(s.length-1,1),c=f=>24+f/u*270,p=f=>112-f/l*100,h=I("svg",{viewBox:"0 0 304 132",class:"curve",role:"img"});h.setAttribute("aria-label",d("board-curve",{players:i.map(T).join(", ")}));for(let f of new Set([0,Math.round(l/2),l]))h.append(I("path",{class:"grid",d:`M24 ${p(f)}H294`}),I("text",{x:20,y:p(f)+3.5,class:"axis"},`${f}`));h.append(I("path",{class:"here",d:`M${c(e.here.depth)} 8V112`})),r&&h.append(I("circle",{class:"turn-mark",cx:c(r.spot.depth),cy:122,r:4}));for(let f of i.keys())h.append(...Fh(a,f,c,p));return h.addEventListener("click",f=>{let y=h.getBoundingClientRect(),v=(f.clientX-y.left)/y.width*304,S=Math.round((v-24)/270*u);this.callbacks.went(s[Math.min(Math.max(S,0),s.length-1)])}),h}};function Bh({game:o,position:e}){let t=o.names(e).map((r,n)=>{let s=I("svg",{viewBox:"0 0 28 8",class:"curve-sample","aria-hidden":"true"});return s.append(I("path",{class:`track seat-${n}`,d:"M0 4H28"})),b("span",{},s,T(r))});return b("p",{class:"legend"},...t)}function Fh(o,e,t,r){let n=o.flatMap((p,h)=>p[e]?[{number:h,...p[e]}]:[]),s=n.filter(j).map(({number:p,low:h},f)=>`${f?"L":"M"}${t(p)} ${r(h)}`),a=s.length?[I("path",{class:`track seat-${e}`,d:s.join("")})]:[],i=o[0].length,l=Math.min(Nh,(t(1)-t(0))/(i+1)),u=(e-(i-1)/2)*l,c=n.filter(p=>!j(p)).map(({number:p,low:h,high:f})=>I("path",{class:`bar seat-${e}`,"stroke-width":l*.7,d:`M${t(p)+u} ${r(h)}V${r(f)}`}));return[...a,...c]}var hn=class{storage=Ue("tips");get dismissed(){let{dismissed:e}=this.storage.load();return Array.isArray(e)?e.filter(t=>typeof t=="string"):[]}next(e,t){let{dismissed:r}=this;return e.tips.find(n=>!r.includes(n.id)&&n.applies(t))}dismiss(e){this.storage.save({dismissed:[...this.dismissed,e]})}};function su(o,e){let{game:t,lines:r,current:n,whole:s}=o,a=m("totals-panel");if(a.hidden=!s||!t.rounds,a.hidden||!t.rounds)return;let{rounds:i}=t,l=r.map(({end:p})=>p),u=t.names(r[0].first.position),c=l.map(p=>t.over(p)?i.scores(p).join():"-");A(m("totals"),[o,n,c.join("/")],()=>{let p=l.map((y,v)=>{let S=t.over(y)?i.scores(y).map(_h):u.map(()=>""),$=b("button",{type:"button",class:"step"},d("board-round",{number:v+1}));v===n&&$.setAttribute("aria-current","true"),$.addEventListener("click",()=>e(v));let P=b("th",{scope:"row"},$);return b("tr",{},P,...S.map(C=>b("td",{},C)))}),h=i.totals(l.at(-1)).map(y=>b("td",{},`${y}`)),f=u.map(y=>b("th",{scope:"col"},T(y)));return[b("thead",{},b("tr",{},b("td",{}),...f)),b("tbody",{},...p),b("tfoot",{},b("tr",{},b("th",{scope:"row"},d("board-total")),...h))]}),m("totals-said").textContent=Ns(o)}function _h(o){return o<0?`−${-o}`:`${o}`}function Ns(o){let{game:e,lines:t,next:r}=o,{rounds:n}=e;if(!o.whole||!n)return"";let s=e.names(t[0].first.position);if(o.finished){let i=n.standings(n.totals(t.at(-1).end)),l=i.filter(({rank:u})=>u===1).map(({seat:u})=>s[u]);return d("board-game-won",{...At(l),points:i[0].total})}let a=n.numberOf(t[0].first.position);return r?d("board-round-follows",{number:r.number,all:Math.max(a,r.number),tied:r.number>a?"yes":"no",player:T(s[r.starter])}):d("board-round-of",{number:t.length,all:Math.max(a,t.length)})}function au(o,e,t,r,n){let s=e&&o.toMove(e.position);if(m("yardsticks").hidden=!o.yardsticks||s===null,!e||s===null||!o.yardsticks)return;let a=t!==null&&!t.withinReach&&!t.selfish.size;A(m("yardstick-buttons"),[r,a],()=>Si.map(u=>{let c=String(u===r),p=b("button",{type:"button",class:"small","aria-pressed":c},d("board-yardstick-name",{yardstick:eo[u]}));return p.disabled=u==="everyone for themselves"&&a,p.addEventListener("click",()=>n(u)),p})),m("yardstick-words").textContent=d("board-yardstick-words",{yardstick:eo[r]});let i=Rr(e,t,s),l=Ri(i,o.names(e.position).length,o.wants);m("recommendation").textContent=l?Gh(o,e,l):""}function Gh(o,{position:e,line:t},{yardstick:r,best:n,safest:s,safestIsProved:a}){let i=p=>({move:p,words:o.moveWords(e,p)}),l={yardstick:eo[r]},u=s.find(p=>p===t?.[0])??s[0];if(r==="worst case")return a?d("board-best-by",{...l,...i(u)}):"";let c=d("board-best-by",{...l,...i(n[0])});return a&&!s.includes(n[0])?`${c} ${d("board-safest",i(u))}`:c}var iu=[["match","seats","values","review"],["learning"]],mo=class{callbacks;opened=null;values=!0;chosenYardstick=null;touched=!1;task=null;hint="";thinking=null;seen=new WeakMap;waiting=!1;said="";news="";tips=new hn;opponents=new un(()=>{this.touched=!0,this.show()});analyst;rater;findings=new Gr(e=>this.playAll(e));review=new pn({went:e=>this.go(e),asked:e=>this.learn(e),chose:()=>this.show()});constructor(e,t){this.callbacks=t,this.analyst=new $r(e,r=>this.redrawSoon(r)),this.rater=new dn(e,r=>this.redrawSoon(r),In)}get isOpen(){return this.opened!==null}get match(){if(!this.opened)throw new Error("no position is open");return this.opened}get line(){return this.match.line}get game(){return this.match.game}get study(){return this.analyst.study(this.game,this.line.position)}get judgements(){return nu(this.line,e=>this.analyst.study(this.game,e),e=>this.ratingOf(e))}get yardstick(){let{game:e,study:t,chosenYardstick:r}=this;if(!e.yardsticks)return"worst case";let n=e.names(t.position).length;return r??Ei(n,e.yardsticks.searchesSelfish(t.position))}ratingOf(e){return this.rater.rating(e,this.game.yardsticks)}get backs(){return this.opponents.backs(this.game,this.line.position)}get hasSecrets(){return this.match.lines.some(({end:e})=>this.opponents.backs(this.game,e).size>0)}get mayMove(){let{game:e,line:t,backs:r}=this,n=e.toMove(t.position);return n===null||r.has(n)?!1:!this.opponents.plays(n)||t.here.next!==null}get shownStudy(){return this.values&&!this.task&&!this.backs.size?this.study:null}open(e){let t=this.opened;this.reset(),(!(t?.game===e.game&&Us(t.line).length===Us(e.line).length)||e.origin!==t.origin)&&this.opponents.clear(),this.opened=e,e!==t&&(this.values=e.origin!=="play",this.review.whose=null);let{line:n,game:s}=e;this.review.open=n.moves.length>0&&s.over(n.position),this.greet()}greet(){let{game:e,line:t}=this,{length:r}=t.moves;e.over(t.position)?this.say(this.resultText()):this.say(r?d("board-opened",{moves:r}):d(e.invitation))}seatEngine(e,t){let r=Array.from({length:t},(n,s)=>s?e.mode:"you");this.opponents.seat(r,this.game.hidesHands)}reset(){this.task=null,this.hint="",this.news="",this.thinking=null}play(e){if(this.touched=!0,this.task){this.tryTask(this.task,e);return}let t=this.line.position;this.line.play(e),this.hint="";let r=Zl(this.game,t,e);this.news=[r,...Ql(this.game,t,this.line.position)].join(" "),this.say(this.game.over(this.line.position)?`${r} ${this.resultText()}`:""),this.show()}resultText(){return[this.game.resultText(this.line.position),Ns(this.match)].filter(Boolean).join(" ")}async letEngineMove(){let{game:e,line:t}=this,{here:r}=t,n=e.toMove(r.position);if(n===null||this.thinking===r||r.next||this.task||!this.opponents.plays(n))return;this.thinking=r;let s=T(e.names(r.position)[n]);this.say(`${this.news} ${d("board-is-thinking",{player:s})}`.trim()),this.showMessage();let a=await this.opponents.move(e,this.analyst,t.path);this.thinking===r&&(this.thinking=null,this.opened?.line===t&&t.here===r&&this.callbacks.isShown()&&this.play(a))}async giveHint(){let{game:e,line:t,study:r}=this,{here:n}=t;if(e.over(n.position)||this.opponents.plays(e.toMove(n.position)))return;this.say(d("board-thinking")),this.showMessage();let{move:s,text:a}=await this.analyst.hold(()=>e.hint(this.analyst,t.path,r));if(this.opened?.line!==t||t.here!==n)return;this.hint=s;let i=this.shownStudy&&e.yardsticks?rl(this.yardstick):"";this.say(`${a} ${i}`.trim(),"hint"),this.show()}playAll(e){this.touched=!0;for(let t of e)this.line.play(t);this.show()}go(e){this.line.go(e),this.reset(),this.say(this.game.over(e.position)?this.resultText():""),this.show()}back(){this.go(this.whereToStep(e=>e.parent))}forward(){this.go(this.whereToStep(e=>e.next))}whereToStep(e){let{game:t,line:r,match:n,opponents:s}=this,a=n.origin==="play"&&!t.over(r.end),i=u=>a&&s.plays(t.toMove(u.position)),l=e(r.here)??r.here;for(let u=e(l);u&&i(l);u=e(l))l=u;return l}toFirst(){this.go(this.line.first)}toLast(){this.go(this.line.spots.at(-1))}goToRound(e){this.match.current=e,this.go(this.line.here)}toggleValues(){this.values=!this.values,this.show()}toggleReview(){this.review.open=!this.review.open,this.show()}withOpenHands(e){if(!this.hasSecrets){e();return}this.say(d("board-secrets"),"refused"),this.showMessage()}askSeats(){this.opponents.ask(this.game,this.line.position)}learn(e){this.touched=!0,this.task=new Xo(this.game,e),this.poseTask(this.task),scrollTo(0,0)}poseTask({mistake:e,task:t}){this.line.go(e.from),this.hint="",this.thinking=null,this.say(t.text,t.tone),this.show(),Bt()}tryTask(e,t){let{text:r,tone:n}=e.tried(t,Fr(this.game,this.study,this.ratingOf(this.study),t));n==="right"&&(this.hint=t),this.say(r,n),this.show()}answerTask(e){let{text:t,tone:r}=e.answer();[this.hint]=e.mistake.verdict.better,this.say(t,r),So(()=>this.show(),()=>m("learning-next").focus())}goOnLearning(e){e.next()?this.poseTask(e):this.stopLearning(e.summary)}stopLearning(e){this.reset(),this.say(e),So(()=>this.show(),()=>m("heading").focus({preventScroll:!0}))}say(e,t=""){this.said=e,m("message").className=`message ${t}`,e&&Rs(e)}showMessage(){let{match:e,game:t,line:r,callbacks:n}=this,s=!this.opponents.plays(t.toMove(r.position)),a=t.over(r.position);m("board-side").dataset.over=String(a);let i=e.origin==="play"&&s&&!a?this.tips.next(t,r.position):void 0,l=this.said&&this.said!==d(t.invitation);if(i&&!l){let c=()=>{this.tips.dismiss(i.id),this.say(""),this.show()},p=`${this.news} ${d(i.text)}`.trim();Ss(p,{text:d("board-got-it"),accepted:c}),m("message").className="message hint";return}let u=e.next?{text:d("board-next-round"),accepted:()=>n.nextRound()}:e.origin==="play"?{text:d("board-play-again"),accepted:()=>n.playedAgain()}:null;Ss(this.said||this.news,a?u:null)}show(){let{game:e,line:t,backs:r}=this,{position:n}=t,s=this.shownStudy,a=e.over(n)?null:this.task?this.study:s,i=this.review.open?t.spots.map(p=>this.analyst.study(e,p.position)).reverse():[];this.analyst.want(a),this.analyst.wantLater(i),this.rater.want(a,e.yardsticks),this.rater.wantLater(i,e.yardsticks),m("subheading").textContent=e.rulesLine(n);let l=m("values",HTMLButtonElement);l.setAttribute("aria-pressed",String(this.values));let u=r.size>0;l.disabled=u,m("review",HTMLButtonElement).disabled=u,u&&(this.review.open=!1);for(let p of["setup","save"])m(p).setAttribute("aria-disabled",String(this.hasSecrets));m("undo",HTMLButtonElement).disabled=!t.here.parent,m("redo",HTMLButtonElement).disabled=!t.here.next,m("hint",HTMLButtonElement).disabled=e.over(n)||this.opponents.plays(e.toMove(n)),this.showMessage();let{task:c}=this;Wl(c,{answered:()=>c&&this.answerTask(c),wentOn:()=>c&&this.goOnLearning(c),left:()=>this.stopLearning("")}),su(this.match,p=>this.goToRound(p)),this.showFound(),this.letEngineMove(),this.callbacks.changed()}showFound(){let{game:e,line:t,backs:r}=this,{position:n}=t,s=this.shownStudy;this.callbacks.tableOf(e).show({position:n,marks:t.here.marks,last:t.here.move,study:s,values:s?sl(e,s,this.ratingOf(s),this.yardstick):new Map,mayMove:this.mayMove,backs:r,hint:this.hint}),Hl(e,n,{study:s,rating:s&&this.ratingOf(s),yardstick:this.yardstick,backs:r,engines:e.names(n).map((l,u)=>this.opponents.words(e,u))}),this.findings.show(e,s,this.analyst),au(e,s,s&&this.ratingOf(s),this.yardstick,l=>{this.chosenYardstick=l,this.show()});let{judgements:a}=this,i=new Map;if(this.review.open)for(let{spot:l,cost:u}of a)u&&i.set(l,u);Vl(t,i,l=>this.go(l)),this.review.open&&!this.task&&Es(t,a,{studyOf:l=>this.analyst.study(e,l),ratingOf:l=>this.ratingOf(l),viewOf:l=>this.seenAt(l)}),this.review.show(t,a,l=>this.analyst.study(e,l),{learning:this.task!==null,person:this.opponents.onlyPerson(e,n)})}seenAt(e){let{game:t,analyst:r,seen:n}=this;if(!n.has(e)&&t.seenEstimates){n.set(e,null);let s=po(e);r.hold(()=>t.seenEstimates(r,s)).then(a=>{n.set(e,a),this.opened&&this.callbacks.isShown()&&this.showFound()})}return n.get(e)??null}redrawSoon(e){this.waiting||!this.opened||!this.callbacks.isShown()||e!==this.study&&!this.review.open||(this.waiting=!0,requestAnimationFrame(()=>{this.waiting=!1,this.callbacks.isShown()&&this.showFound()}))}rest(){this.analyst.want(null),this.analyst.wantLater([]),this.rater.want(null,void 0),this.rater.wantLater([],void 0),this.thinking=null}keep(){let{match:e,values:t,task:r}=this,n={match:e.keep(),seats:this.opponents.keep(),values:t,review:this.review.open};return r?{...n,learning:r.keep()}:n}load(e){let t=E(e,"",...iu),r=pt.from(te,t.match),n=t.learning===void 0?null:Xo.from(r.line,t.learning);this.open(r),this.opponents.load(t.seats),this.values=w(t.values,"boolean","values"),this.review.open=w(t.review,"boolean","review"),this.touched=!0,this.task=n,n?this.say(n.said.text,n.said.tone):this.greet(),n?.solved&&([this.hint]=n.mistake.verdict.better)}static summary(e){let t=E(e,"",...iu),{game:r,lines:n,line:s}=pt.from(te,t.match),a=Us(s).map(T).join(", "),i=s.moves.length;return{words:d("board-kept",{game:r.title,players:a,round:n.length,moves:i}),over:r.over(s.end),address:s.address()}}};function Us({game:o,position:e}){return o.names(e)}var lu=1,ue={load(o){let{version:e,value:t}=Ue(`board:${o}`).load();return e===lu?t:null},save(o,e){return Ue(`board:${o}`).save({version:lu,value:e})},read(o,e){let t=ue.load(o);if(t==null)return null;try{return e(t)}catch(r){if(r instanceof g)return null;throw r}}},Dh=["doors","setting","writing","asking","board"],uu="ppsolve:board:screen";function du(o){try{let e=JSON.parse(sessionStorage.getItem(uu)??"null");return!Array.isArray(e)||e[1]!==o?null:Dh.find(t=>t===e[0])??null}catch{return null}}function cu(o,e){try{sessionStorage.setItem(uu,JSON.stringify([o,e]))}catch{}}var mn=class{callbacks;choices;game=te[0];constructor(e){this.callbacks=e,this.choices=new Map(te.map(n=>[n,{players:n.usualPlayers,level:n.levels[0],options:n.options()}])),this.load(ue.load("choices"));let t={"play-start":()=>this.play(),"write-start":()=>e.wrote(this.game,this.chosen.options),"analyse-start":()=>e.analysed(this.game,this.chosen.options),"asking-open":()=>e.advised(this.game),"analyse-open":()=>e.asked()};for(let[n,s]of Object.entries(t))m(n).addEventListener("click",s);let r=te.map(n=>{let s=b("input",{type:"radio",name:"door-game",id:`door-${n.name}`});return s.addEventListener("change",()=>this.change(()=>this.game=n)),b("label",{},s,b("span",{},n.title))});m("door-games").replaceChildren(...r)}get chosen(){return this.choices.get(this.game)}optionsOf(e){return this.choices.get(e).options}again(e){return{game:e,...this.choices.get(e),seed:It()}}play(){let e=m("door-seed",HTMLInputElement).value.trim();try{this.callbacks.played({...this.again(this.game),...e?{seed:hr(e)}:{}})}catch(t){if(!(t instanceof g))throw t;this.say(t.message)}}say(e){m("doors-said").textContent=e}change(e){e(),ue.save("choices",this.keep()),this.say(""),this.showChoices(),this.callbacks.chose(this.game)}show(e){let t=e.map(({screen:r,title:n,words:s})=>{let a=b("button",{type:"button",class:"action","data-screen":r},n);return a.addEventListener("click",()=>this.callbacks.wentOn(r)),b("li",{},b("span",{},s),a)});m("going-on").replaceChildren(...t),m("going-on-panel").hidden=!t.length,this.showChoices()}showChoices(){let{game:e}=this,{players:t,level:r,options:n}=this.chosen;m(`door-${e.name}`,HTMLInputElement).checked=!0,m("subheading").textContent=d(e.about);let s=e.playerNumbers.map(l=>[l,`${l}`]);se(m("play-players",HTMLSelectElement),s,t,l=>this.change(()=>this.chosen.players=l));let a=e.levels.filter(l=>l.sight===r.sight);se(m("play-level",HTMLSelectElement),a.map(({mode:l,strength:u})=>[l,d("board-strength",{strength:u})]),r.mode,l=>this.change(()=>this.chosen.level=e.levels.find(u=>u.mode===l)));let i=e.levels.filter(l=>l.strength===r.strength);m("play-sees").hidden=!r.sight,se(m("play-sight",HTMLSelectElement),i.map(({mode:l,sight:u})=>[l,u?.all?d("board-every-hand"):d("board-own-hand")]),r.mode,l=>this.change(()=>this.chosen.level=e.levels.find(u=>u.mode===l))),m("play-words").textContent=[r.sight?.words,r.words].map(l=>l?d(l):"").filter(Boolean).join(" "),m("asking-door").hidden=!e.adviser,m("write-words").textContent=d(e.writeWords),A(m("door-own"),[e,t,JSON.stringify(n.keep())],()=>n.fields("door",t,()=>this.change(()=>{})))}keep(){let e=[...this.choices].map(([t,{players:r,level:n,options:s}])=>[t.name,{players:r,level:n.mode,options:s.keep()}]);return{game:this.game.name,games:Object.fromEntries(e)}}load(e){if(U(e)){this.game=te.find(({name:t})=>t===e.game)??this.game;for(let[t,r]of this.choices){let n=U(e.games)?e.games[t.name]:null;U(n)&&(r.players=t.playerNumbers.find(s=>s===n.players)??r.players,r.level=t.levels.find(({mode:s})=>s===n.level)??r.level,r.options.load(n.options))}}}};function pu(o){let e=m("opening",HTMLDialogElement),t=m("opening-text",HTMLTextAreaElement),r=m("opening-file",HTMLInputElement),n=a=>{try{let i=o(a);e.close(),i()}catch(i){if(!(i instanceof g))throw i;t.value=a,m("opening-said").textContent=i.message,e.open||e.showModal()}},s=async a=>n(await a.text());return m("opening-read").addEventListener("click",()=>n(t.value)),r.addEventListener("change",()=>{let a=r.files?.item(0);a&&s(a).finally(()=>r.value="")}),document.addEventListener("dragover",a=>a.preventDefault()),document.addEventListener("drop",a=>{a.preventDefault();let i=a.dataTransfer?.files.item(0);i?s(i):n(a.dataTransfer?.getData("text")??"")}),{ask(){m("opening-said").textContent="",e.showModal()}}}function mu(o){let e=m("saving-text",HTMLTextAreaElement),t=m("saving-form",HTMLSelectElement),r=()=>t.value==="text",n=()=>e.value=r()?o().text():zh(o().record());return t.addEventListener("change",n),m("saving-copy").addEventListener("click",()=>{Da(e,m("saving-copied"))}),m("saving-file").addEventListener("click",()=>{let s=r()?"text/plain":"application/json",a=URL.createObjectURL(new Blob([e.value],{type:s})),i=`${o().game.name}-record.${r()?"txt":"json"}`;b("a",{href:a,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(a),1e4)}),{ask(){n(),m("saving",HTMLDialogElement).showModal()}}}function zh(o){if("moves"in o)return`${hu(o,"")}
`;let e=o.rounds.map(s=>`    ${hu(s,"    ")}`),{schema:t,players:r}=o;return`{
${`  "schema": ${JSON.stringify(t)},
  "players": ${JSON.stringify(r)},`}
  "rounds": [
${e.join(`,
`)}
  ]
}
`}function hu({schema:o,deal:e,moves:t},r){let n=t.map(i=>`${r}    ${JSON.stringify(i)}`),s=n.length?`[
${n.join(`,
`)}
${r}  ]`:"[]";return`{
${[`"schema": ${JSON.stringify(o)}`,`"deal": ${JSON.stringify(e)}`,`"moves": ${s}`].map(i=>`${r}  ${i}`).join(`,
`)}
${r}}`}var fn=class{callbacks;current=null;touched=!1;constructor(e){this.callbacks=e;let t={"setup-start":()=>this.start(),"setup-deal":()=>this.deal(),"setup-clear":()=>this.change(n=>n.clear()),"setup-back":()=>e.left(),"setup-open":()=>e.asked()};for(let[n,s]of Object.entries(t))m(n).addEventListener("click",s);let r=te.map(({name:n,title:s})=>[n,s]);se(m("setup-game",HTMLSelectElement),r,r[0][0],n=>{let s=te.find(a=>a.name===n);this.begin(s,{},!m("setup-back").hidden)})}get game(){return this.current?.game??null}begin(e,{position:t,next:r,kept:n},s){let a=e.setup(()=>this.touch(),this.callbacks.optionsOf(e));t!==void 0&&a.take(t),r&&a.begin(r),n!==void 0&&a.load(n),this.current={game:e,setup:a},this.touched=n!==void 0,m("setup-back").hidden=!s,this.show(),this.callbacks.changed()}end(){this.current=null}keep(){return this.current?{game:this.current.game.name,touched:this.touched,setup:this.current.setup.keep()}:null}say(e,t="refused"){m("setup-said").className=t,m("setup-said").textContent=e}attempt(e){try{e()}catch(t){if(!(t instanceof g))throw t;this.say(t.message)}}start(){if(!this.current)return;let{game:e,setup:t}=this.current;this.attempt(()=>{let r=t.whyNotStart();r?this.say(r):this.callbacks.started({game:e,position:t.position(),moves:[]})})}deal(){let e=m("setup-seed",HTMLInputElement).value.trim();this.attempt(()=>{let t=e?hr(e):It();this.change(r=>r.deal(t)),e||this.say(d("board-dealt-from",{seed:`${t}`}),"")})}change(e){this.current&&(e(this.current.setup),this.touch())}touch(){this.touched=!0,this.show(),this.callbacks.changed()}tap(e){let t=this.current?.setup.press(e);t&&this.say(t)}act(e,t){if(!this.current)return;let r=this.callbacks.tableOf(this.current.game);e==="go"?r.act(e,t):this.current.setup.act(e,t,r.focusedPlace())}show(){if(!this.current)return;let{setup:e,game:t}=this.current;m("subheading").textContent=d("board-setup-title"),m("setup-game",HTMLSelectElement).value=t.name;let r=t.playerNumbers.map(l=>[l,`${l}`]);se(m("setup-players",HTMLSelectElement),r,e.players,l=>this.change(()=>e.setPlayers(l)));let n=e.ownFields();A(m("setup-own"),n.map(l=>l.outerHTML+(l.querySelector("select")?.value??"")),()=>n),m("setup-own").hidden=!n.length;let[s,a]=[e.stacks(),e.seats()];A(m("setup-stacks"),s,()=>s),A(m("setup-seats"),a,()=>a);let i=e.names.slice(0,e.players).map((l,u)=>[u,T(l)]);se(m("setup-first",HTMLSelectElement),i,e.first,l=>this.change(()=>e.first=l)),this.say(e.remark()),this.callbacks.tableOf(t).showDraft(e.draft())}};var Hh={doors:"doors",setting:"setting",writing:"writing",asking:"asking",board:"board-side"},fo=JSON.parse(m("given").textContent);function qh(){return Uint8Array.from(atob(m("core").textContent),o=>o.charCodeAt(0))}var Is=class{screen="doors";started=!1;seated=null;coming={origin:"analyse",next:null};board;doors=new mn({played:e=>this.startPlay(e),wrote:e=>this.beginWriting(e,null),analysed:e=>this.beginSetup(e,{}),advised:e=>this.beginAsking(e),asked:()=>this.opening.ask(),wentOn:e=>this.goOn(e),chose:e=>this.tellGame(e)});opening=pu(e=>this.reader(e));saving=mu(()=>this.board.match);setup=new fn({started:e=>this.finishRound(e),left:()=>this.showScreen(this.board.isOpen?"board":"doors"),asked:()=>this.opening.ask(),changed:()=>{this.keep("setup",{setup:this.setup.keep(),coming:this.coming}),this.screen==="setting"&&this.tellGame(this.setup.game)},tableOf:e=>this.seatTable(e),optionsOf:e=>this.doors.optionsOf(e)});recorders=new Map;written=null;advisers=new Map;advised=null;constructor(e){this.board=new mo(e,{tableOf:t=>this.seatTable(t),isShown:()=>this.screen==="board",changed:()=>this.boardChanged(),nextRound:()=>this.beginNextRound(),playedAgain:()=>this.startPlay(this.doors.again(this.board.game))}),this.listen()}get analyst(){return this.board.analyst}get match(){return this.board.match}get line(){return this.board.line}get game(){return this.board.game}get study(){return this.board.study}get judgements(){return this.board.judgements}play(e){this.board.play(e)}show(){this.board.show()}showScreen(e){this.screen==="board"&&e!=="board"&&this.board.rest(),this.screen=e,document.body.dataset.screen=e;for(let[t,r]of Object.entries(Hh))m(r).hidden=t!==e;cu(e,fo.text),e==="doors"?(this.doors.show(this.unfinished()),this.tellGame(this.doors.game)):e==="setting"?(this.setup.show(),this.tellGame(this.setup.game)):e==="writing"?(this.recorderOf(this.written).show(),this.tellGame(this.written)):e==="asking"?(this.adviserOf(this.advised).show(),this.tellGame(this.advised)):(this.board.show(),this.tellGame(this.board.game)),e!=="board"&&Nn(),m("home").hidden=e==="doors",scrollTo(0,0),this.started&&m("heading").focus({preventScroll:!0})}tellGame(e){if(m("footer").textContent="",m("footer").append(...this.screen==="board"?Mn(d(e.footer)):[]),document.body.dataset.game!==e.name){document.body.dataset.game=e.name,m("heading").textContent=e.title;for(let t of document.querySelectorAll(".more-words"))t.textContent=d(e.moreWords);m("game-rules-title").textContent=d("board-rules-of",{game:e.title}),m("game-rules-pages").replaceChildren(...e.rulesPages()),m("help-values").textContent=e.yardsticks?d("board-help-yardsticks"):d("board-help-worst-case"),m("help-own").replaceChildren(...e.help.map(t=>b("li",{},d(t))))}}seatTable(e){if(this.seated?.game===e)return this.seated.table;this.seated?.table.close();let t=e.table({played:r=>this.board.play(r),say:(r,n)=>{this.board.say(r,n)},tapped:r=>this.tap(r),redraw:()=>this.board.show()});return this.seated={game:e,table:t},t}tap(e){if(this.screen==="setting")this.setup.tap(e);else if(this.entering)this.entering.tap(e);else return!1;return!0}openText(e){this.reader(e)()}reader(e){for(let r of te){let n=r.readSeen?.(e)??null;if(n!==null)return()=>this.beginAsking(r,n)}let t=To(te,e);return()=>this.open(t)}open(e,t="analyse"){this.board.open(pt.of(e,t)),this.board.touched=t!=="analyse",this.showScreen("board")}startPlay({game:e,players:t,level:r,seed:n,options:s}){let a=[Q,...V.slice(1)].slice(0,t);this.board.open(pt.of({game:e,position:e.newDeal(n,a,s),moves:[]},"play")),this.board.touched=!0,this.board.seatEngine(r,t),m("door-seed",HTMLInputElement).placeholder=d("board-last-seed",{seed:`${n}`}),this.showScreen("board")}beginSetup(e,t,r=this.newRound("analyse")){this.coming=r,this.setup.begin(e,t,this.board.isOpen),this.showScreen("setting")}newRound(e){return{origin:e,next:null}}recorderOf(e){let t=this.recorders.get(e);if(t)return t;let r=e.recorder({finished:n=>this.finishRound(n),changed:()=>this.keepWriting(),handsFirst:n=>this.beginSetup(e,{kept:n},this.newRound("hands")),table:()=>this.seatTable(e)});return this.recorders.set(e,r),r}get entering(){return this.screen==="writing"?this.recorderOf(this.written):this.screen==="asking"?this.adviserOf(this.advised):null}adviserOf(e){let t=this.advisers.get(e);if(t)return t;let r=e.adviser({changed:()=>this.keepAsking(),table:()=>this.seatTable(e),analyst:this.analyst});return this.advisers.set(e,r),r}beginAsking(e,t=null){this.advised=e;let r=this.adviserOf(e);t===null?r.begin(this.doors.optionsOf(e)):r.open(t),this.showScreen("asking")}beginWriting(e,t){if(this.coming={origin:"write",next:t},!e.recorder){this.beginSetup(e,{},{origin:"hands",next:t});return}this.written=e,this.recorderOf(e).begin(this.doors.optionsOf(e),t),this.showScreen("writing")}finishRound(e){let{origin:t,next:r}=this.coming;this.keep("setup",null),this.keep("writing",null),r&&this.board.isOpen&&this.board.match.next?.number===r.number?(this.board.match.add(e),this.board.open(this.board.match),this.board.touched=!0,this.showScreen("board")):this.open(e,t)}beginNextRound(){let{match:e}=this.board,{next:t,game:r}=e;t&&(e.origin==="play"&&r.nextDeal?(e.add({position:r.nextDeal(It(),t),moves:[]}),this.board.open(e),this.board.say(""),this.showScreen("board")):e.origin==="write"?this.beginWriting(r,t):this.beginSetup(r,{next:t},{origin:e.origin,next:t}))}keep(e,t){ue.save(e,t)||(m("storage-said").textContent=d("board-not-stored"))}keepWriting(){if(!this.written)return;let{next:e}=this.coming,t=this.recorderOf(this.written),r=t.keep();!t.summary(r)&&this.keptSummary()||this.keep("writing",{game:this.written.name,next:e,round:r})}keepAsking(){if(!this.advised)return;let e=this.adviserOf(this.advised).keep();!this.adviserOf(this.advised).summary(e)&&this.keptAsking()||this.keep("asking",{game:this.advised.name,table:e})}boardChanged(){this.board.touched&&this.keep("table",this.board.keep());let e=this.board.line.address();this.board.backs.size?Nn():Va(e)}unfinished(){let e=[],t=ue.read("table",a=>mo.summary(a));t&&e.push({screen:"board",title:t.over?d("board-look-again"):d("board-go-on"),words:t.words});let r=this.keptSummary();r&&e.push({screen:"writing",title:d("board-go-on-writing"),words:d("board-written-down",{round:r})});let n=this.keptAsking();n&&e.push({screen:"asking",title:d("board-go-on-asking"),words:n});let s=ue.read("setup",a=>fu(a));if(s?.touched){let a=d("board-setup-of",{game:s.game.title});e.push({screen:"setting",title:d("board-go-on-setup"),words:a})}return e}keptSummary(){return ue.read("writing",e=>{let{game:t,round:r}=this.keptWriting(e);return this.recorderOf(t).summary(r)})}keptAsking(){return ue.read("asking",e=>{let{game:t,table:r}=gu(e);return this.adviserOf(t).summary(r)})}loadAsking(e){let{game:t,table:r}=gu(e);return this.advised=t,this.adviserOf(t).load(r),!0}keptWriting(e){let t=E(e,"",["game","next","round"],[]),r=te.find(n=>n.name===t.game&&n.recorder!==void 0);if(!r)throw new g("game","is not written down");return{game:r,round:t.round,next:t.next}}goOn(e){let t=e==="doors"||(e==="board"?this.loadTable():e==="writing"?ue.read("writing",r=>this.loadWriting(r)):e==="asking"?ue.read("asking",r=>this.loadAsking(r)):ue.read("setup",r=>this.loadSetup(r)));return t&&this.showScreen(e),!!t}loadWriting(e){let{game:t,round:r,next:n}=this.keptWriting(e);return this.recorderOf(t).load(r),this.written=t,this.coming={origin:"write",next:n},n&&this.loadTable(),!0}loadSetup(e){let{game:t,setup:r,coming:n}=fu(e);return this.coming=n,n.next&&this.loadTable(),this.setup.begin(t,{kept:r},this.board.isOpen),!0}loadTable(){return ue.read("table",e=>(this.board.load(e),!0))}start(){this.openFirst(),this.started=!0}openFirst(){let e=yr(),t=du(fo.text),r=ue.read("table",n=>mo.summary(n));if(e){t==="board"&&r?.address===e&&this.goOn("board")||this.openAddress();return}t&&t!=="doors"&&this.goOn(t)||(fo.text&&t!=="doors"?this.openText(fo.text):this.showScreen("doors"))}openAddress(){let e=yr();if(!(!e||this.board.isOpen&&this.screen==="board"&&e===this.board.line.address()))try{this.openText(e)}catch(t){if(!(t instanceof g))throw t;if(this.screen==="board"&&this.board.isOpen){this.board.say(t.message,"refused");return}this.showScreen("doors"),this.doors.say(d("board-bad-link",{reason:t.message}))}}listen(){let{board:e}=this,t={undo:()=>e.back(),redo:()=>e.forward(),first:()=>e.toFirst(),last:()=>e.toLast(),"take-back":()=>e.back(),values:()=>e.toggleValues(),review:()=>e.toggleReview(),setup:()=>e.withOpenHands(()=>this.beginSetup(e.game,{position:e.line.position})),hint:()=>{e.giveHint()},seats:()=>e.askSeats(),save:()=>e.withOpenHands(()=>this.saving.ask())},r={help:"rules","show-rules":"game-rules"};for(let[n,s]of Object.entries(t))document.getElementById(n)?.addEventListener("click",s);for(let[n,s]of Object.entries(r))m(n).addEventListener("click",()=>m(s,HTMLDialogElement).showModal());m("home").addEventListener("click",()=>this.showScreen("doors")),document.addEventListener("keydown",n=>{if(document.querySelector("dialog[open]")||Jh(n.target))return;let s=Ha(n,fo.keyboard.actions);if(!s)return;let[a,i]=s;if(a==="help")m("help").click();else{if(this.screen==="doors")return;this.screen==="setting"?this.setup.act(a,i):this.entering?this.entering.act(a,i):Object.hasOwn(t,a)?t[a]():a==="go"&&!this.seated?.table.focusedPlace()&&i==="left"?e.back():a==="go"&&!this.seated?.table.focusedPlace()&&i==="right"?e.forward():this.seated?.table.act(a,i)}n.preventDefault()}),addEventListener("hashchange",()=>this.openAddress())}};function fu(o){let{setup:e,coming:t}=E(o,"",["setup","coming"],[]),{game:r,touched:n,setup:s}=E(e,"",["game","touched","setup"],[]),a=te.find(i=>i.name===r);if(!a)throw new g("game","is unknown");return{game:a,touched:n===!0,setup:s,coming:t}}function gu(o){let e=E(o,"",["game","table"],[]),t=te.find(r=>r.name===e.game&&r.adviser!==void 0);if(!t)throw new g("game","hides nothing");return{game:t,table:e.table}}function Jh(o){return o instanceof Element&&/^(INPUT|TEXTAREA|SELECT)$/.test(o.tagName)}var js;async function Wh(){qa(),Ya(),m("board").setAttribute("aria-label",d("board-label")),ol(document.body),m("help-keys").replaceChildren(...fo.keyboard.help.map(za)),js=new Is(await WebAssembly.compile(qh())),js.start()}Wh();return ku(Yh);})();

/* Reads the text form of records: the part that all games share, as solver/record_text.py. */

import type { JsonObject } from "./input.ts";
import { foldCase, quote, Refusal } from "./input.ts";

/** Keys of header lines, some with a second spelling. */
const HEADERS: Partial<Record<string, string>> = {
  game: "game",
  players: "players",
  left: "left",
  rules: "rules",
  points: "points",
  tokens: "points",
  date: "date",
  starts: "starts",
  start: "starts",
  to_move: "starts",
  pyramid: "pyramid",
  hands: "hands",
  tumble: "tumble",
  rows: "rows",
  floe: "rows",
  deal: "deal",
  position: "deal",
};
const LONGEST_LINE = 10_000;
const ROWS_OF_A_FLOE = 8;

const HEADER = /^\s*([A-Za-z_]+)\s*:/;
const ROUND = /^\s*round(?:\s+([0-9]{1,4}))?\s*:?\s*$/i;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const ITEM = new RegExp(String.raw`\s*(${QUOTED}|[^,"]*)\s*(,|$)`, "y");
const PAIR = new RegExp(String.raw`\s*(${QUOTED}|[^,=:"]*?)\s*[=:]\s*([^,]*?)\s*(,|$)`, "y");
const PLAIN_NAME = /^[\p{L}\p{Nl}\p{No}](?:[\p{L}\p{N}_ .'-]*[\p{L}\p{N}_.'-])?$/u;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u;
const LOOKS_NAMED = new RegExp(String.raw`(${QUOTED}|[^\s,;:]+)\s*:`, "y");
const NUMBER = /[0-9]+[.):]*/y;
const OUT = /(?:is\s+)?out(?![^\s,;.])\.?/iy;
const BETWEEN = /[\s,;]*/y;
/** A line that begins with a move of some game, such as `Ra1`, `R<`, `d6` or `d6-e6`, after a name or a number. */
const MOVES_LINE =
  /^(?:(?:\p{L}\S*:|[0-9]+[.):]*)\s*)?[A-Za-z](?:<|>|left|right|[a-h]?[0-9]{1,2})(?:-[a-h][0-9])?(?:[\s,;].*)?$/iu;
const NOBODY = ["", "-", "none", "nobody"];

/** The text of a header line and its line number. */
export interface Header {
  key: string;
  text: string;
  line: number;
}

/** A round as it was written: its headers, and the numbered lines of its moves. */
export interface WrittenRound {
  headers: Map<string, Header>;
  lines: [number: number, text: string][];
}

/** The rounds of a text; `game` if lines that begin with `round` make it the record of a game. */
export interface WrittenRecord {
  rounds: WrittenRound[];
  game: boolean;
}

/** Recognises a position in one line. */
type IsLine = (text: string) => boolean;

/** A refusal of a header. */
export function wrongHeader(header: Header, what: string): Refusal {
  return new Refusal(header.key, what).atLine(header.line);
}

/** Refuse a header that does not belong there. */
export function refuseOthers({ headers }: WrittenRound, known: readonly string[]): void {
  for (const [key, header] of headers) {
    if (!known.includes(key))
      throw wrongHeader(header, `does not belong here; there are ${known.join(", ")}`);
  }
}

/** True if a line can begin the text form of a record: a header, `round 1`, a comment or moves. */
export function looksLikeRecord(line: string): boolean {
  return isHeader(line) || line.trimStart().startsWith("#") || MOVES_LINE.test(line);
}

function isHeader(line: string): boolean {
  return headerKey(line) !== undefined || ROUND.test(line);
}

function headerKey(line: string): string | undefined {
  const key = HEADER.exec(line)?.[1].toLowerCase();
  return key !== undefined && Object.hasOwn(HEADERS, key) ? HEADERS[key] : undefined;
}

/** Split a text into rounds, headers and lines of moves. */
export function splitRounds(text: string, isLine: IsLine): WrittenRecord {
  const rounds: WrittenRound[] = [];
  let current: WrittenRound = { headers: new Map(), lines: [] };
  let last: number | null = null;
  const lines = text
    .split("\n")
    .map((line, index) => [index + 1, line.trim()] as [number, string])
    .filter(([, line]) => line && !line.startsWith("#"));
  for (let next = lines.shift(); next; next = lines.shift()) {
    const [number, line] = next;
    if (line.length > LONGEST_LINE) {
      const long = `${line.length.toLocaleString("en")} characters`;
      throw new Refusal("", `${long}, but a line has at most 10,000`).atLine(number);
    }
    const begins = ROUND.exec(line);
    if (begins) {
      const second = current.lines.length > 0 || (current.headers.size > 0 && Number(begins[1] ?? 1) > 1);
      if (last === null && second) last = 1;
      if (last !== null) {
        rounds.push(current);
        current = { headers: new Map(), lines: [] };
      }
      last = roundNumber(begins[1], last, number);
      continue;
    }
    const header = readHeader(line, number, isLine);
    if (!header) {
      current.lines.push([number, line]);
      continue;
    }
    const before = current.headers.get(header.key);
    if (before) {
      const again = "a line such as 'round 2' begins the next round";
      throw wrongHeader(header, `is given twice, first in line ${before.line}; ${again}`);
    }
    if (header.key === "rows" && !header.text) {
      const rows = lines.splice(0, ROWS_OF_A_FLOE).map(([, row]) => row.replace(/\s/g, ""));
      header.text = rows.join("/");
    }
    current.headers.set(header.key, header);
  }
  rounds.push(current);
  return { rounds, game: last !== null };
}

/** The number of the round that a line begins; a round that is dealt again keeps its number. */
function roundNumber(written: string | undefined, last: number | null, line: number): number {
  const given = written ? Number(written) : (last ?? 0) + 1;
  const due = last === null ? [1] : [last, last + 1];
  if (due.includes(given)) return given;
  throw new Refusal(`round ${given}`, `expected round ${due.at(-1)!}`).atLine(line);
}

function readHeader(line: string, number: number, isLine: IsLine): Header | null {
  if (isLine(line)) return { key: "deal", text: line, line: number };
  const key = headerKey(line);
  if (key === undefined) return null;
  return { line: number, key, text: line.slice(line.indexOf(":") + 1).trim() };
}

/** The match of a sticky pattern at a place of a text. */
function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** The matches of a sticky pattern one after the other; the last group is a comma, or "" at the end. */
function* itemsOf(pattern: RegExp, text: string, refuse: (rest: string) => Refusal): Generator<string[]> {
  let place = 0;
  for (let more = true; more;) {
    const match = matchAt(pattern, text, place);
    if (!match) throw refuse(text.slice(place));
    yield match;
    place += match[0].length;
    more = match.at(-1) === ",";
  }
}

/** Read names that are separated by commas. */
export function namesIn(header: Header): string[] {
  const refuse = () => wrongHeader(header, `expected names separated by commas, not ${quote(header.text)}`);
  const names = Array.from(itemsOf(ITEM, header.text, refuse), ([, name]) => nameIn(name, header));
  if (names.length === 1 && header.key === "players") throw refuse();
  return names;
}

/** Read `NAME=TEXT` separated by commas; `-` and `none` mean no pairs at all. */
export function pairsIn(header: Header): Map<string, string> {
  const pairs = new Map<string, string>();
  if (NOBODY.includes(foldCase(header.text))) return pairs;
  const refuse = (rest: string) =>
    wrongHeader(header, `expected NAME=TEXT separated by commas, not ${quote(rest)}`);
  for (const [, written, text] of itemsOf(PAIR, header.text, refuse)) {
    const name = nameIn(written, header);
    const another = /[^\s;]+\s*=.*/.exec(text);
    if (another) throw wrongHeader(header, `a comma is missing before ${quote(another[0])}`);
    if (pairs.has(name)) throw wrongHeader(header, `${quote(name)} is named twice`);
    pairs.set(name, NOBODY.includes(foldCase(text)) ? "" : text);
  }
  return pairs;
}

function nameIn(written: string, header: Header): string {
  if (!written.startsWith('"')) return written.trim();
  try {
    return JSON.parse(written) as string;
  } catch {
    throw wrongHeader(header, `${quote(written)} is not a quoted name`);
  }
}

/** Read lines of moves as entries of a JSON record. `oneMove` is sticky and matches a move, or else a word. */
export function readMoves(
  lines: WrittenRound["lines"],
  names: readonly string[],
  oneMove: RegExp,
): JsonObject[] {
  const longestFirst = [...names].sort((one, other) => other.length - one.length).map(escapePattern);
  const anyName = `(${longestFirst.join("|")})`;
  const named = new RegExp(String.raw`${anyName}\s*:`, "iyu");
  const leaves = new RegExp(String.raw`${anyName}\s+(?=(?:is\s+)?out\b)`, "iyu");
  const entries: JsonObject[] = [];
  let player: string | null = null;
  for (const [number, line] of lines) {
    let place = 0;
    for (;;) {
      place += matchAt(BETWEEN, line, place)![0].length;
      if (place >= line.length) break;
      const known = matchAt(named, line, place) ?? matchAt(leaves, line, place);
      const called = known ?? matchAt(LOOKS_NAMED, line, place);
      let match: RegExpExecArray | null;
      if (called) {
        place += called[0].length;
        if (!known && isNumber(called[0])) continue;
        if (player !== null) throw noMoveFollows(player, number);
        player = calledName(called[1], names, number);
      } else if ((match = matchAt(NUMBER, line, place))) place += match[0].length;
      else if (player !== null && (match = matchAt(OUT, line, place))) {
        entries.push({ player, out: true });
        player = null;
        place += match[0].length;
      } else {
        const [move] = matchAt(oneMove, line, place)!;
        if (/^\p{L}+$/u.test(move) && names.some((name) => foldCase(name) === foldCase(move))) {
          throw new Refusal("", `a colon is missing after ${quote(move)}`).atLine(number);
        }
        entries.push(player === null ? { move } : { player, move });
        player = null;
        place += move.length;
      }
    }
  }
  if (player !== null) throw noMoveFollows(player, lines.at(-1)![0]);
  return entries;
}

function noMoveFollows(player: string, line: number): Refusal {
  return new Refusal("", `no move follows the name ${quote(player)}`).atLine(line);
}

function isNumber(text: string): boolean {
  return /^[0-9]+[.):]*$/.test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** A name before a move. Refused if it is neither a player's nor a header's. */
function calledName(written: string, names: readonly string[], line: number): string {
  let name = written;
  try {
    if (written.startsWith('"')) name = JSON.parse(written) as string;
  } catch {
    // Not quoted as in JSON: the letters are the name.
  }
  if (names.some((known) => foldCase(known) === foldCase(name))) return name;
  const keys = [...new Set(Object.values(HEADERS))].sort().join(", ");
  throw new Refusal("", `no player is called ${quote(name)}, and no header; headers are ${keys}`).atLine(
    line,
  );
}

// Writing.

/** A name as the text form writes it: plain, or quoted if it could be mistaken. */
export function writtenName(name: string, isLine: IsLine): string {
  const plain = PLAIN_NAME.test(name) && !UNPRINTABLE.test(name);
  const mistaken = isHeader(`${name}:`) || isLine(`${name}:`) || /^[0-9]/.test(name);
  return plain && !mistaken ? name : JSON.stringify(name);
}

/** A move that was made, and the seat that made it. */
export interface SeatMove {
  seat: number;
  move: string;
}

/** Write moves, one line for each time around the table; `names` are those to write before the moves. */
export function movesText(
  moves: readonly SeatMove[],
  { starts, seats }: { starts: number; seats: number },
  names: readonly string[] | null,
): string[] {
  const lines: string[] = [];
  let last = Infinity;
  for (const { seat, move } of moves) {
    const place = (seat - starts + seats) % seats;
    const text = names === null ? move : `${names[seat]}: ${move}`;
    if (place <= last) lines.push(text);
    else lines[lines.length - 1] += (names === null ? " " : "  ") + text;
    last = place;
  }
  return lines;
}

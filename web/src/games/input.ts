/* Checks of input, with the error messages of the command line: as in solver/errors.py, documents.py, names.py and
   records.py. */

import type { Json, Seat } from "./game.ts";

export type JsonObject = Record<string, Json>;

export const DEFAULT_NAMES = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank"];
const LONGEST_QUOTE = 40;
export const LONGEST_NAME = 40;
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u;

export class Refusal extends Error {
  readonly where: string;
  readonly what: string;
  /** The line of the text, if it is known. */
  readonly line: number | null;

  constructor(where: string, what: string, line: number | null = null) {
    super(where ? `${where}: ${what}` : what);
    this.where = where;
    this.what = what;
    this.line = line;
  }

  /** The same refusal, of something inside `outer`. */
  inside(outer: string): Refusal {
    return new Refusal(this.where ? `${outer}: ${this.where}` : outer, this.what, this.line);
  }

  /** The same refusal at a line of the text, unless it has a line already. */
  atLine(line: number): Refusal {
    return this.line === null ? new Refusal(this.where, this.what, line).inside(`line ${line}`) : this;
  }
}

/** Run `doing`; a refusal that it throws is changed by `change`. */
export function refusing<Result>(change: (refusal: Refusal) => Refusal, doing: () => Result): Result {
  try {
    return doing();
  } catch (error) {
    throw error instanceof Refusal ? change(error) : error;
  }
}

const NAMED_ESCAPES = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** A value as a message quotes it. */
export function quote(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (value === null) return "None";
  if (typeof value === "object") return "an object";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return typeof value;
  const cut = [...value].slice(0, LONGEST_QUOTE + 1).join("");
  const mark = cut.includes("'") && !cut.includes('"') ? '"' : "'";
  const text = mark + [...cut].map((letter) => escapeLetter(letter, mark)).join("") + mark;
  return text.length <= LONGEST_QUOTE + 2 ? text : `${text.slice(0, LONGEST_QUOTE)}...${mark}`;
}

function escapeLetter(letter: string, mark: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (letter === "\\" || letter === mark) return `\\${letter}`;
  const named = NAMED_ESCAPES.get(letter);
  if (named) return named;
  if (code >= 32 && code < 127) return letter;
  const digits = code.toString(16);
  if (code < 256) return `\\x${digits.padStart(2, "0")}`;
  return code < 65536 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}

/** A name unchanged if it is short and printable, else quoted. */
export function nameText(name: string): string {
  const printable = !/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u.test(name);
  return printable && [...name].length <= LONGEST_QUOTE ? name : quote(name);
}

export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Refusal("", `malformed JSON: ${(error as SyntaxError).message}`);
  }
}

export function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Check that a JSON object has the required keys and no unknown ones. */
export function checkFields(
  given: Json,
  where: string,
  required: readonly string[],
  optional: readonly string[],
): JsonObject {
  if (!isObject(given)) throw new Refusal(where, `expected an object, not ${quote(given)}`);
  const prefix = where ? `${where}.` : "";
  const known = [...required, ...optional];
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue;
    throw new Refusal(prefix + keyText(key), `unknown key; there are ${known.join(", ")}`);
  }
  for (const key of required) {
    if (!Object.hasOwn(given, key)) throw new Refusal(prefix + key, "is missing");
  }
  return given;
}

/** An optional field. */
export function fieldOr(fields: JsonObject, key: string, otherwise: Json): Json {
  return Object.hasOwn(fields, key) ? fields[key] : otherwise;
}

function keyText(key: string): string {
  return /^[A-Za-z_]\w{0,39}$/.test(key) ? key : quote(key);
}

/** A whole number, exactly. Python reads any; a page refuses those that it would round. */
export function exactNumber(given: number, where: string): number {
  if (Number.isSafeInteger(given)) return given;
  throw new Refusal(where, `a page counts only up to ${Number.MAX_SAFE_INTEGER}`);
}

/** The types that a field may be checked for. */
interface FieldTypes {
  string: string;
  whole: number;
  boolean: boolean;
  list: Json[];
}

const TYPES: {
  [T in keyof FieldTypes]: { holds: (value: Json) => value is FieldTypes[T]; expected: string };
} = {
  string: { holds: (value) => typeof value === "string", expected: "a string" },
  whole: { holds: (value): value is number => Number.isInteger(value), expected: "a whole number" },
  boolean: { holds: (value) => typeof value === "boolean", expected: "true or false" },
  list: { holds: (value) => Array.isArray(value), expected: "a list" },
};

export function checkType<T extends keyof FieldTypes>(given: Json, type: T, where: string): FieldTypes[T] {
  const { holds, expected } = TYPES[type];
  if (!holds(given)) throw new Refusal(where, `expected ${expected}, not ${quote(given)}`);
  if (typeof given === "number") exactNumber(given, where);
  return given;
}

export function checkPositionSchema(fields: JsonObject): void {
  const schema = "ppsolve.position/1";
  if (fieldOr(fields, "schema", schema) === schema) return;
  throw new Refusal("schema", `expected '${schema}', not ${quote(fields.schema)}`);
}

export function stringsFrom(given: Json, where: string): string[] {
  return checkType(given, "list", where).map((one, number) =>
    checkType(one, "string", `${where}[${number}]`),
  );
}

/** Refuse the name of a seat if it cannot be shown, or repeats an earlier one. */
export function checkName(names: string[], seat: Seat): void {
  const where = `players[${seat}].name`;
  const name = names[seat];
  if (!name.trim()) throw new Refusal(where, "the name is empty");
  for (const letter of name) {
    if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(letter) || BIDI_CONTROLS.test(letter)) {
      throw new Refusal(where, `control character ${quote(letter)} in the name ${quote(name)}`);
    }
  }
  const length = [...name].length;
  if (length > LONGEST_NAME)
    throw new Refusal(where, `${length} characters, but a name has at most ${LONGEST_NAME}`);
  if (names.slice(0, seat).includes(name)) throw new Refusal(where, `duplicate name ${quote(name)}`);
}

/** A text without differences of case: as `str.casefold` of Python, so that `STRASSE` finds `Straße`. */
export function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

export function findSeat(names: string[], given: string, where: string): Seat {
  if (names.includes(given)) return names.indexOf(given);
  const alike = [...names.keys()].filter((seat) => foldCase(names[seat]) === foldCase(given));
  if (alike.length === 1) return alike[0];
  if (alike.length) {
    throw new Refusal(
      where,
      `${quote(given)} may be ${alike.map((seat) => nameText(names[seat])).join(" or ")}`,
    );
  }
  throw new Refusal(where, `no player is called ${quote(given)}`);
}

export function seatFrom(names: string[], given: Json, where: string): Seat {
  if (typeof given === "string") return findSeat(names, given, where);
  if (typeof given !== "number" || !Number.isInteger(given)) {
    throw new Refusal(where, `expected a player's name or a seat, not ${quote(given)}`);
  }
  if (given < 0 || given >= names.length) {
    throw new Refusal(where, `seat ${quote(given)}, but seats are 0 to ${names.length - 1}`);
  }
  return given;
}

/** A name as the one-line form writes it. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /[~!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function nameFrom(encoded: string, where: string): string {
  try {
    return decodeURIComponent(encoded.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"));
  } catch {
    throw new Refusal(`${where}.name`, "the percent-encoded name is not UTF-8");
  }
}

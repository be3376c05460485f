/* The bytes between page and core: records, as solver/core/web_layout.json describes them for both. Numbers of several
   bytes are little-endian. */

import layout from "../../../solver/core/web_layout.json" with { type: "json" };

export const LAYOUT_VERSION = layout.version;
export const ANSWER_NUMBERS = layout.constants.answerNumbers;
export const LEFT_OF_BASE = layout.constants.leftOfBase;
export const NOWHERE = layout.constants.nowhere;
export const NO_DRAWING = layout.constants.noDrawing;

type Records = typeof layout.records;
export type RecordName = keyof Records;

/** A field is one number, or as many as described. */
type FieldValue<Shape> = Shape extends string ? number | bigint : readonly number[];
export type RecordValues<Name extends RecordName> = {
  readonly [Field in keyof Records[Name]]: FieldValue<Records[Name][Field]>;
};

/** The games whose positions the core reads. */
export type CoreGame = GameOf<RecordName>;
type GameOf<Name> = Name extends `${infer Game}Position` ? Game : never;

export function isCoreGame(name: string): name is CoreGame {
  return RECORDS.has(`${name}Position`);
}

interface Field {
  readonly offset: number;
  readonly width: number;
  readonly count: number;
}

interface RecordLayout {
  readonly size: number;
  readonly fields: ReadonlyMap<string, Field>;
}

const WIDTHS: Readonly<Record<string, number>> = { u8: 1, u16: 2, u64: 8 };

const RECORDS: ReadonlyMap<string, RecordLayout> = new Map(
  Object.entries(layout.records).map(([name, shapes]) => [name, recordLayout(shapes)]),
);

export const RECORD_NAMES: readonly string[] = [...RECORDS.keys()];

/** `shapes` has the type of every field, such as `u16`, or the type and the count. */
function recordLayout(shapes: Readonly<Record<string, string | (string | number)[]>>): RecordLayout {
  const fields = new Map<string, Field>();
  let offset = 0;
  for (const [name, shape] of Object.entries(shapes)) {
    const [type, count] = typeof shape === "string" ? [shape, 1] : shape;
    const field = { offset, width: WIDTHS[type], count: Number(count) };
    fields.set(name, field);
    offset += field.width * field.count;
  }
  return { size: offset, fields };
}

function layoutOf(name: string): RecordLayout {
  const found = RECORDS.get(name);
  if (!found) throw new Error(`no record ${name}`);
  return found;
}

/** The number of bytes of a record. Throws if there is none with that name. */
export function recordSize(name: string): number {
  return layoutOf(name).size;
}

/** The bytes before a field of a record. */
export function fieldOffset<Name extends RecordName>(
  name: Name,
  field: keyof Records[Name] & string,
): number {
  const found = layoutOf(name).fields.get(field);
  if (!found) throw new Error(`no field ${field} in ${name}`);
  return found.offset;
}

/** The bytes of a record. Throws if an array has another length than described, or if a number does not fit. */
export function pack<Name extends RecordName>(name: Name, values: RecordValues<Name>): Uint8Array {
  const { size, fields } = layoutOf(name);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const given = new Map(Object.entries<number | bigint | readonly number[]>(values));
  for (const [field, { offset, width, count }] of fields) {
    const value = given.get(field);
    const numbers = typeof value === "object" ? value : [value];
    if (numbers.length !== count) {
      throw new Error(`${name}.${field} has ${numbers.length} numbers instead of ${count}`);
    }
    for (const [index, number] of numbers.entries()) {
      if (!fits(number, width))
        throw new Error(`${name}.${field}: ${number} does not fit into ${width} bytes`);
      putNumber(view, offset + width * index, width, number);
    }
  }
  return bytes;
}

function fits(value: number | bigint | undefined, width: number): value is number | bigint {
  if (value === undefined || (typeof value === "number" && !Number.isInteger(value))) return false;
  return value >= 0 && value < 2 ** (8 * width);
}

function putNumber(view: DataView, offset: number, width: number, value: number | bigint): void {
  if (width === 1) view.setUint8(offset, Number(value));
  else if (width === 2) view.setUint16(offset, Number(value), true);
  else view.setBigUint64(offset, BigInt(value), true);
}

/** An array of at least `length` numbers, for seats or pieces that a game may leave out. */
export function padded(numbers: readonly number[], length: number, filler = 0): number[] {
  const missing = Math.max(length - numbers.length, 0);
  return [...numbers, ...new Array<number>(missing).fill(filler)];
}

/** Records one after another. */
export function concat(records: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const record of records) {
    bytes.set(record, offset);
    offset += record.length;
  }
  return bytes;
}

/** The number of a move in answers and requests: of the colour and the place of a card, or the start and the end of a
    slide. */
export function moveNumber(first: number, second: number): number {
  return 256 * first + second;
}

/** The two parts of a move's number. */
export function moveParts(number: number): [first: number, second: number] {
  return [Math.floor(number / 256), number % 256];
}

/* The native core, compiled to WebAssembly: the same search as on the command line. Runs in a worker, or in Node. */

import type { CoreGame, RecordName } from "./layout.ts";
import { ANSWER_NUMBERS, isCoreGame, LAYOUT_VERSION, RECORD_NAMES, recordSize } from "./layout.ts";
import type { Bounds, Question } from "./messages.ts";
import type { PartyExports } from "./party.ts";
import type { PingouinExports } from "./pingouin.ts";

/** Exports of solver/core/web.cpp. */
interface SharedExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  layout_version(): number;
  /** The size of a record by its number; 0 if there is none with that number. */
  layout_record_size(record: number): number;
  /** Returns the size that could be allocated, or 0. */
  open_table(mebibytes: number): number;
  nodes_visited(): number;
  /** Addresses of the buffers for a position and for an answer. */
  position_bytes(): number;
  answer_numbers(): number;
}

/** Searches of each game. They return the count of numbers in the answer, or a negative number if they refuse the
    position. */
type SearchExports = Record<`${CoreGame}_guaranteed`, GuaranteedSearch> &
  Record<`${CoreGame}_margin`, (low: number, high: number, most: number) => number> &
  Record<`${CoreGame}_guaranteed_line`, (seat: number, value: number) => number> &
  Record<`${CoreGame}_margin_line`, (value: number) => number>;

type GuaranteedSearch = (seat: number, low: number, high: number, most: number) => number;

export type CoreExports = SharedExports & SearchExports & PartyExports & PingouinExports;

export class Core {
  readonly exports: CoreExports;
  /** The size of the transposition table. */
  readonly mebibytes: number;

  private constructor(exports: CoreExports, mebibytes: number) {
    this.exports = exports;
    this.mebibytes = mebibytes;
  }

  /** Start a compiled module with a transposition table of `mebibytes` MiB, or fewer if memory is short. `now` is the
      clock that limits of time are checked against, in milliseconds. */
  static async of(
    module: WebAssembly.Module,
    mebibytes: number,
    now = () => performance.now(),
  ): Promise<Core> {
    const instance = await WebAssembly.instantiate(module, { clock: { now } });
    // WebAssembly exports have no types; a module with the right layout has these functions.
    const exports = instance.exports as unknown as CoreExports;
    checkLayout(exports);
    exports._initialize();
    const opened = exports.open_table(mebibytes);
    if (!opened) throw new Error("no memory for a table");
    return new Core(exports, opened);
  }

  /** Positions visited so far. */
  get nodes(): number {
    return this.exports.nodes_visited();
  }

  /** Narrow the bounds of a value, visiting at most `most` positions. */
  narrow({ game, bytes, asked, seat }: Question, low: number, high: number, most = Infinity): Bounds {
    const name = coreGame(game);
    this.put(`${name}Position`, bytes);
    const count =
      asked === "margin"
        ? this.exports[`${name}_margin`](low, high, most)
        : this.exports[`${name}_guaranteed`](seat, low, high, most);
    const [least, greatest] = this.answer(count);
    return { low: least, high: greatest };
  }

  /** The principal variation of a proved value: moves as numbers. */
  line({ game, bytes, asked, seat }: Question, value: number): number[] {
    const name = coreGame(game);
    this.put(`${name}Position`, bytes);
    return this.answer(
      asked === "margin"
        ? this.exports[`${name}_margin_line`](value)
        : this.exports[`${name}_guaranteed_line`](seat, value),
    );
  }

  /** Write a position for the next call. Throws if the bytes have another length than the record. */
  put(record: RecordName, bytes: Uint8Array): void {
    const size = recordSize(record);
    if (bytes.length !== size) throw new Error(`${record} has ${bytes.length} bytes instead of ${size}`);
    new Uint8Array(this.exports.memory.buffer, this.exports.position_bytes(), size).set(bytes);
  }

  /** Write numbers to the buffer of answers, for calls that take several. */
  putNumbers(numbers: readonly number[]): void {
    this.numbers(numbers.length).set(numbers);
  }

  /** The numbers of an answer. A negative count is a refusal. */
  answer(count: number): number[] {
    if (count < 0) throw new Error("the core refuses the position");
    return [...this.numbers(count)];
  }

  /** The first numbers of the buffer of answers. Invalid after the next call, which may grow the memory. */
  private numbers(count: number): Int32Array {
    if (count > ANSWER_NUMBERS) throw new Error(`${count} numbers, but there is room for ${ANSWER_NUMBERS}`);
    return new Int32Array(this.exports.memory.buffer, this.exports.answer_numbers(), count);
  }
}

/** Throw unless a module reads and writes the same records as this program. */
export function checkLayout(exports: Partial<SharedExports>): void {
  const version = exports.layout_version?.() ?? "none";
  if (version !== LAYOUT_VERSION) {
    throw new Error(`the core has layout version ${version}, the page ${LAYOUT_VERSION}`);
  }
  for (const [number, name] of RECORD_NAMES.entries()) {
    const size = exports.layout_record_size?.(number);
    if (size !== recordSize(name)) throw new Error(`${name}: the core and the page have different sizes`);
  }
  if (exports.layout_record_size?.(RECORD_NAMES.length)) throw new Error("the core has more records");
}

function coreGame(name: string): CoreGame {
  if (!isCoreGame(name)) throw new Error(`the core does not know the game ${name}`);
  return name;
}

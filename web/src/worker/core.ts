/* The native core, compiled to WebAssembly: the same search as on the command line. Runs in a worker.

   A question is {game, bytes, asked, seat}: the position as bytes for solver/core/web_*.cpp, and the value asked for:
   "guaranteed" for a seat, or "margin". */

export class Core {
  /** Start a compiled module with a transposition table of `mebibytes` MiB, or fewer if memory is short. */
  static async of(module, mebibytes) {
    const core = new Core();
    core.exports = (await WebAssembly.instantiate(module)).exports;
    core.exports._initialize();
    core.mebibytes = core.exports.open_table(mebibytes);
    if (!core.mebibytes) throw new Error("no memory for a table");
    return core;
  }

  /** Positions visited so far. */
  get nodes() {
    return this.exports.nodes_visited();
  }

  /** Narrow the bounds of a value, visiting at most `most` positions. */
  narrow(question, low, high, most = Infinity) {
    this.put(question.bytes);
    const { game, asked, seat } = question;
    const ask = this.exports[`${game}_${asked}`];
    if (asked === "margin") ask(low, high, most);
    else ask(seat, low, high, most);
    const [least, greatest] = this.numbers(2);
    return { low: least, high: greatest };
  }

  /** The principal variation of a proved value: moves as numbers. */
  line(question, value) {
    this.put(question.bytes);
    const { game, asked, seat } = question;
    const ask = this.exports[`${game}_${asked}_line`];
    return this.numbers(asked === "margin" ? ask(value) : ask(seat, value));
  }

  put(bytes) {
    new Uint8Array(this.exports.memory.buffer, this.exports.position_bytes(), bytes.length).set(bytes);
  }

  numbers(count) {
    return [...new Int32Array(this.exports.memory.buffer, this.exports.answer_numbers(), count)];
  }
}

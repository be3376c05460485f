/* The native core, compiled to WebAssembly: the same search as on the command line. Runs in a worker.

   A question is {game, bytes, asked, seat}: the position as bytes, as solver/core/web_*.cpp reads them, and what
   is asked about it, "guaranteed" of a seat or "margin". */

class Core {
  /** The core of a compiled module, with a table of so many MiB, or as many as are to be had. */
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

  /** Bounds of a value within those given, at the price of at most so many positions. */
  narrow(question, low, high, most = Infinity) {
    this.put(question.bytes);
    const { game, asked, seat } = question;
    const ask = this.exports[`${game}_${asked}`];
    if (asked === "margin") ask(low, high, most);
    else ask(seat, low, high, most);
    const [least, greatest] = this.numbers(2);
    return { low: least, high: greatest };
  }

  /** Best play of everybody that shows a value which is proved: moves as numbers. */
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

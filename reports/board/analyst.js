/* The analyst: has positions studied by the core in a worker, remembers what was found out, and tells whoever wants
   to know. One position at a time is studied: that on the board first, then those of a review. */

/** So long a worker may take until it hears that something else is asked; then it is ended, and another begins. */
const PATIENCE = 250;
/** A review spends only a share of what a question may cost on the board. */
const SHARE_OF_REVIEW = 1 / 16;

/** What is known about a position: bounds of what everybody is sure of, of the margin, and of what the player to
    move is sure of after every move. */
class Study {
  constructor(game, position) {
    this.game = game;
    this.position = position;
    this.sure = game.names(position).map((_, seat) => game.bounds(position, seat));
    this.margin = game.names(position).length === 2 ? game.marginBounds(position) : null;
    this.worth = new Map();
    for (const move of game.moves(position)) {
      this.worth.set(move, game.bounds(game.after(position, move), game.toMove(position)));
    }
    this.line = null;
    this.nodes = 0;
    this.effort = 0;
  }

  get proved() {
    const all = [...this.sure, ...this.worth.values(), ...(this.margin ? [this.margin] : [])];
    return all.every(isProved) && (this.line !== null || this.game.over(this.position));
  }

  /** The moves that are proved to keep what the player to move is sure of. */
  get best() {
    const seat = this.game.toMove(this.position);
    if (seat === null || !isProved(this.sure[seat])) return [];
    const sure = this.game.wants === "fewest" ? "high" : "low";
    return [...this.worth].filter(([, found]) => found[sure] === this.sure[seat].low).map(([move]) => move);
  }

  /** The questions that are open, as tasks for the worker; where each answer belongs stands beside. */
  tasks() {
    const { game, position } = this;
    if (game.over(position)) return { tasks: [], places: [] };
    const mover = game.toMove(position);
    const seats = [mover, ...this.sure.keys()].filter((seat, number, all) => all.indexOf(seat) === number);
    const tasks = [];
    const places = [];
    const ask = (of, asked, seat, known, more, place) => {
      const taken = game.countTaken(of, asked, seat);
      const bounds = { low: known.low - taken, high: known.high - taken };
      tasks.push({ game: game.name, bytes: game.pack(of), asked, seat, taken, ...bounds, ...more });
      places.push({ ...place, taken });
    };
    for (const seat of seats) {
      ask(position, "guaranteed", seat, this.sure[seat], { wantsLine: seat === mover }, { seat });
    }
    if (this.margin) ask(position, "margin", 0, this.margin, {}, { margin: true });
    for (const [move, known] of this.worth) {
      ask(game.after(position, move), "guaranteed", mover, known, { afterMove: true }, { move });
    }
    return { tasks, places };
  }

  /** Take an answer in. */
  learn(place, { low, high, line }) {
    const found = { low: low + place.taken, high: high + place.taken };
    if (place.margin) this.margin = found;
    else if (place.move) this.worth.set(place.move, found);
    else {
      this.sure[place.seat] = found;
      if (line) this.line = line.map((number) => this.game.moveText(number));
    }
    const seat = this.game.toMove(this.position);
    if (seat === null || place.margin || !this.worth.size) return;
    this.sure[seat] = meet(this.sure[seat], bestOf([...this.worth.values()], this.game.wants));
  }
}

class Analyst {
  /** `changed(study)` is called when something was found out. */
  constructor(module, changed) {
    this.module = module;
    this.changed = changed;
    this.studies = new Map();
    this.worker = null;
    this.number = 0;
    this.wanted = null;
    this.later = [];
    this.current = null;
    this.silence = null;
    this.held = false;
    this.answers = new Map();
    this.mebibytes = (navigator.deviceMemory ?? 8) <= 2 ? 64 : 256;
  }

  /** What is known about a position. */
  study(game, position) {
    const key = game.line(position);
    if (!this.studies.has(key)) this.studies.set(key, new Study(game, position));
    return this.studies.get(key);
  }

  /** Study a position now; `null` for none. */
  want(study) {
    this.wanted = study;
    if (this.current?.study !== this.next()?.study) this.turn();
  }

  /** Study positions when there is nothing more urgent, the first one first. */
  wantLater(studies) {
    this.later = studies;
    if (!this.current) this.turn();
  }

  /** The study that is to be worked on, and how far. */
  next() {
    if (this.held) return undefined;
    const most = this.wanted?.game.mostPositions;
    if (this.wanted && !this.wanted.proved && this.wanted.effort < most) return { study: this.wanted, most };
    for (const study of this.later) {
      const share = study.game.mostPositions * SHARE_OF_REVIEW;
      if (!study.proved && study.effort < share) return { study, most: share };
      if (!study.sure.every(isProved) && study.game.reviewsWhileProved) break;
    }
    return undefined;
  }

  /** Whether a study is being worked on or will be. */
  busyWith(study) {
    return this.current?.study === study || this.next()?.study === study;
  }

  turn() {
    const next = this.next();
    if (!next) {
      if (this.current) this.post({ work: "none" });
      this.current = null;
      return;
    }
    const { tasks, places } = next.study.tasks();
    const id = this.post({ work: "search", tasks, most: next.most, ...searchOptions(next.study.game) });
    this.current = { ...next, id, places, before: next.study.nodes };
  }

  /** Ask for something that comes in one answer, whatever is being studied; resolves with it. */
  ask(request) {
    this.current = null;
    return new Promise((resolve) => {
      this.answers.set(this.post(request), { request, resolve });
    });
  }

  /** Study nothing while something is done that asks again and again; comes back with what it does. */
  async hold(doing) {
    this.held = true;
    try {
      return await doing();
    } finally {
      this.held = false;
      this.turn();
    }
  }

  post(request) {
    this.number += 1;
    if (!this.worker) this.begin();
    this.worker.postMessage({ id: this.number, ...request });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.restart(), this.ready ? PATIENCE : 40 * PATIENCE);
    return this.number;
  }

  begin() {
    const source = part("worker").textContent;
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.fail();
    };
    this.ready = 0;
    this.worker.postMessage({ open: this.module, mebibytes: this.mebibytes });
  }

  /** Something went wrong, most likely memory: begin again with less of it, as often as it makes sense. */
  fail() {
    if (this.mebibytes < 2) return;
    this.mebibytes /= 2;
    this.restart();
  }

  /** End a worker that does not listen, and ask another. */
  restart() {
    this.worker.terminate();
    this.begin();
    for (const [id, { request }] of this.answers) this.worker.postMessage({ id, ...request });
    this.current = null;
    if (!this.answers.size) this.turn();
  }

  hear(data) {
    if (data.failed) return this.fail();
    if (data.ready) return (this.ready = data.ready);
    if (data.id === this.number) clearTimeout(this.silence);
    const asked = this.answers.get(data.id);
    if (asked) {
      if (!data.done) return undefined;
      this.answers.delete(data.id);
      asked.resolve(data);
      return this.turn();
    }
    const { current } = this;
    if (!current || data.id !== current.id) return undefined;
    const { study, places, before, most } = current;
    if (data.nodes !== undefined) study.nodes = before + data.nodes;
    if (data.number !== undefined) study.learn(places[data.number], data);
    if (data.done) {
      study.effort = most;
      this.current = null;
      this.turn();
    }
    return this.changed(study);
  }
}

/** How a game wants to be searched. */
function searchOptions({ wants, firstSlice, alsoFromAbove }) {
  return { wants, firstSlice, alsoFromAbove };
}

function isProved({ low, high }) {
  return low === high;
}

/** What is known if both hold. */
function meet(one, other) {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
}

/** Bounds of the best of some values. */
function bestOf(values, wants) {
  const best = wants === "fewest" ? Math.min : Math.max;
  return { low: best(...values.map(({ low }) => low)), high: best(...values.map(({ high }) => high)) };
}

/** Bounds as text: `3`, `2..4`. */
function boundsText({ low, high }) {
  return low === high ? `${low}` : `${low}..${high}`;
}

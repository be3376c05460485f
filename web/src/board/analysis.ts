/* The analyst sends positions to the core in a worker, caches the results and reports changes. It studies one position
   at a time: first the one on the board, then those of a review. */

import { part } from "../ui/elements.ts";

/** Milliseconds that a worker has to answer a message before it is replaced by a new one. */
const PATIENCE = 250;
/** The share of the board's search limit that a review spends on each position. */
const SHARE_OF_REVIEW = 1 / 16;

/** The results for one position: bounds on each player's guaranteed result (`sure`), on the margin, and on the mover's
    guaranteed result after every move (`worth`). */
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

  /** The moves that are proved to keep the guaranteed result of the player to move. */
  get best() {
    const seat = this.game.toMove(this.position);
    if (seat === null || !isProved(this.sure[seat])) return [];
    const sure = this.game.wants === "fewest" ? "high" : "low";
    return [...this.worth].filter(([, found]) => found[sure] === this.sure[seat].low).map(([move]) => move);
  }

  /** The open questions as `tasks` for the worker; `places` says where each answer belongs. */
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

  /** Store an answer. */
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

export class Analyst {
  /** `changed(study)` is called after every new result. */
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

  /** The study of a position, new or cached. */
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

  /** Study these positions in order when nothing is more urgent. */
  wantLater(studies) {
    this.later = studies;
    if (!this.current) this.turn();
  }

  /** The next study to work on, and its limit of positions; undefined if there is none. */
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

  /** True if a study is being worked on, or is next. */
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

  /** Send a request with a single answer, interrupting the study. Resolves with the answer. */
  ask(request) {
    this.current = null;
    return new Promise((resolve) => {
      this.answers.set(this.post(request), { request, resolve });
    });
  }

  /** Pause studying while `doing` sends requests. Resolves with its result. */
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

  /** After a failure, most likely for lack of memory: restart with half the memory, down to 1 MiB. */
  fail() {
    if (this.mebibytes < 2) return;
    this.mebibytes /= 2;
    this.restart();
  }

  /** Replace a worker that does not respond, and repeat the requests. */
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

/** The search options of a game. */
function searchOptions({ wants, firstSlice, alsoFromAbove }) {
  return { wants, firstSlice, alsoFromAbove };
}

export function isProved({ low, high }) {
  return low === high;
}

/** The intersection of two bounds. */
export function meet(one, other) {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
}

/** Bounds of the best of several values. */
export function bestOf(values, wants) {
  const best = wants === "fewest" ? Math.min : Math.max;
  return { low: best(...values.map(({ low }) => low)), high: best(...values.map(({ high }) => high)) };
}

/** Bounds as text: `3`, `2..4`. */
export function boundsText({ low, high }) {
  return low === high ? `${low}` : `${low}..${high}`;
}

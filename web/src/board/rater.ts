/* Rates the moves of positions by simulated rounds, and by *everyone for themselves*; in Pingouin by the engine. Works in
   a worker of its own, beside the analyst, so that the proofs of the worst case do not wait. */

import type { FromWorker, Request, Samples, SelfishFound, Suggested } from "../worker/messages.ts";
import type { WorkerPort } from "./analysis.ts";
import { moveEstimates, type Tried } from "./estimates.ts";
import type { Study } from "./study.ts";
import { EXPECTED_ROUNDS, type JudgedGame, type Rating } from "./yardsticks.ts";

const SEED = 0n;
/** Estimates are shown from this number of rounds on, and then whenever the number has doubled. */
const FIRST_SHOWN = 126;
/** Simulated rounds in one message: about a tenth of a second. */
const ROUNDS_AT_A_TIME = 2000;
/** Positions of a search in one message: less than half a second. What it finds out is remembered. */
const SLICE = 2 ** 18;
/** Messages for one move before it is considered out of reach. */
const MOST_SLICES = 48;
/** The worker's own table, for proofs, is not used. */
const MEBIBYTES = 1;
/** Positions that the engine visits to judge the moves of a game, as reports/review/pingouin/estimates.py does. */
const ENGINE_POSITIONS = 50_000;

type RatedGame = JudgedGame<unknown>;
type AnyStudy = Study<unknown>;
type Answer = Samples | SelfishFound | Suggested;

/** A position to rate; `game` is null in games that an engine rates. */
interface Assignment {
  study: AnyStudy;
  game: RatedGame | null;
}

/** A rating in progress. */
class Work implements Rating {
  readonly selfish = new Map<string, readonly number[]>();
  selfishNow: readonly number[] | null = null;
  withinReach: boolean;
  estimates: Rating["estimates"] = [];
  likely: Rating["likely"] = null;
  done = false;
  readonly results: Map<string, Tried>;
  shown = 0;

  constructor(moves: readonly string[], withinReach: boolean) {
    this.withinReach = withinReach;
    this.results = new Map(moves.map((move) => [move, { cards: [], outlooks: [], outlook: 0 }]));
  }

  get moves(): number {
    return this.results.size;
  }

  get rounds(): number {
    return this.results.values().next().value?.cards.length ?? 0;
  }
}

export class Rater {
  private readonly module: WebAssembly.Module;
  private readonly openWorker: () => WorkerPort;
  private readonly changed: (study: AnyStudy) => void;
  private readonly works = new WeakMap<AnyStudy, Work>();
  private worker: WorkerPort | null = null;
  private broken = false;
  private number = 0;
  private answered: ((answer: Answer | null) => void) | null = null;
  private wanted: Assignment | null = null;
  private later: readonly Assignment[] = [];
  private running = false;

  /** `changed(study)` is called after every new result. */
  constructor(module: WebAssembly.Module, changed: (study: AnyStudy) => void, openWorker: () => WorkerPort) {
    this.module = module;
    this.changed = changed;
    this.openWorker = openWorker;
  }

  /** The rating of a position so far; null if nobody rates its game. */
  rating(study: AnyStudy, game: RatedGame | undefined): Rating | null {
    const assignment = assignmentOf(study, game);
    return assignment && this.workOn(assignment);
  }

  private workOn({ study, game }: Assignment): Work {
    const known = this.works.get(study);
    if (known) return known;
    const work = new Work([...study.worth.keys()], game?.searchesSelfish(study.position) ?? false);
    work.done = !work.results.size;
    this.works.set(study, work);
    return work;
  }

  /** Rate this position now; `null` for none. */
  want(study: AnyStudy | null, game: RatedGame | undefined): void {
    this.wanted = study && assignmentOf(study, game);
    if (!this.running) void this.run();
  }

  /** Rate these positions in order when nothing is more urgent. */
  wantLater(studies: readonly AnyStudy[], game: RatedGame | undefined): void {
    this.later = studies.flatMap((study) => assignmentOf(study, game) ?? []);
    if (!this.running) void this.run();
  }

  /** The next position to work on; undefined if there is none. */
  private next(): Assignment | undefined {
    const all = this.wanted ? [this.wanted, ...this.later] : this.later;
    return this.broken ? undefined : all.find((one) => !this.workOn(one).done);
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.next(); next; next = this.next()) {
      const { study, game } = next;
      const work = this.workOn(next);
      if (!game) await this.askEngine(study, work);
      else if (work.rounds < EXPECTED_ROUNDS) await this.simulate(study, game, work);
      else await this.search(study, work);
    }
    this.running = false;
  }

  /** Ask the engine for its opinion of every move. */
  private async askEngine(study: AnyStudy, work: Work): Promise<void> {
    const opinions = study.game.opinions!;
    const limits = { most: ENGINE_POSITIONS, milliseconds: Infinity };
    const answer = await this.ask({ ...opinions.request(study.position), ...limits });
    if (!answer || !("suggestion" in answer)) return;
    work.likely = opinions.read(study.position, answer.suggestion);
    work.done = true;
    this.changed(study);
  }

  /** Simulate some more rounds after every move. */
  private async simulate(study: AnyStudy, game: RatedGame, work: Work): Promise<void> {
    const moves = [...work.results.keys()];
    const first = work.rounds;
    const until = first < FIRST_SHOWN ? FIRST_SHOWN : EXPECTED_ROUNDS;
    const count = Math.min(until - first, Math.max(1, Math.floor(ROUNDS_AT_A_TIME / moves.length)));
    const numbers = moves.map((move) => game.moveNumber(move));
    const bytes = game.packOpen(study.position);
    const answer = await this.ask({ work: "sample", bytes, moves: numbers, seed: SEED, first, count });
    if (!answer || !("samples" in answer)) return;
    const { cards, outlooks } = answer.samples;
    for (const [number, move] of moves.entries()) {
      const tried = work.results.get(move)!;
      for (let place = number; place < cards.length; place += moves.length) {
        tried.cards.push(cards[place]);
        tried.outlooks.push(outlooks[place]);
        tried.outlook += outlooks[place];
      }
    }
    const complete = work.rounds === EXPECTED_ROUNDS;
    if (work.rounds < Math.max(FIRST_SHOWN, 2 * work.shown) && !complete) return;
    work.shown = work.rounds;
    work.estimates = moveEstimates(work.results);
    work.done = complete && !work.withinReach;
    this.changed(study);
  }

  /** Find out what one more move leaves if everyone plays for themselves, then the same for the position. */
  private async search(study: AnyStudy, work: Work): Promise<void> {
    const move = [...work.results.keys()].find((one) => !work.selfish.has(one));
    const position = move === undefined ? study.position : study.game.after(study.position, move);
    const bytes = study.game.pack(position);
    for (let slice = 0; slice < MOST_SLICES; slice += 1) {
      const answer = await this.ask({ work: "selfish", bytes, most: SLICE });
      if (!answer || !("selfish" in answer)) return;
      if (answer.selfish) {
        if (move === undefined) {
          work.selfishNow = answer.selfish;
          work.done = true;
        } else work.selfish.set(move, answer.selfish);
        this.changed(study);
        return;
      }
      // Another position is wanted: what was found is in the worker's table.
      if (this.next()?.study !== study) return;
    }
    work.withinReach = false;
    work.done = true;
    this.changed(study);
  }

  private ask(request: Request): Promise<Answer | null> {
    this.worker ??= this.begin();
    this.number += 1;
    const { worker, number } = this;
    return new Promise((resolve) => {
      this.answered = resolve;
      worker.postMessage({ id: number, ...request });
    });
  }

  private begin(): WorkerPort {
    const worker = this.openWorker();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail();
    };
    worker.postMessage({ open: this.module, mebibytes: MEBIBYTES });
    return worker;
  }

  private hear(data: FromWorker): void {
    if ("failed" in data) this.fail();
    else if (("samples" in data || "selfish" in data || "suggestion" in data) && data.id === this.number)
      this.answer(data);
  }

  /** Without a worker, most likely for lack of memory, only the worst case is shown. */
  private fail(): void {
    this.broken = true;
    this.worker?.terminate();
    this.answer(null);
    if (!this.wanted) return;
    const work = this.workOn(this.wanted);
    work.withinReach = false;
    work.done = true;
    this.changed(this.wanted.study);
  }

  private answer(answer: Answer | null): void {
    const resolve = this.answered;
    this.answered = null;
    resolve?.(answer);
  }
}

/** A position to rate; null if nobody rates its game. */
function assignmentOf(study: AnyStudy, game: RatedGame | undefined): Assignment | null {
  return game || study.game.opinions ? { study, game: game ?? null } : null;
}

/* The analyst sends positions to the core in a worker, caches the results and reports changes. It studies one position
   at a time: first the one on the board, then those of a review. */

import { part } from "../ui/elements.ts";
import type {
  FromWorker,
  Request,
  SampleRequest,
  Samples,
  SearchOptions,
  Suggested,
  SuggestRequest,
  ToWorker,
} from "../worker/messages.ts";
import type { StudiedGame } from "./board_game.ts";
import { isProved } from "./bounds.ts";
import { Study, type Place } from "./study.ts";

/** Milliseconds that a worker has to answer a message before it is replaced by a new one. */
const PATIENCE = 250;
/** Milliseconds for the first answer, while the worker opens the core. */
const PATIENCE_AT_FIRST = 40 * PATIENCE;
/** Milliseconds for an answer behind a suggestion, which cannot be interrupted and takes about a second. */
const PATIENCE_WITH_SUGGESTIONS = 16 * PATIENCE;
/** The share of the board's search limit that a review spends on each position. */
const SHARE_OF_REVIEW = 1 / 16;

type AnyStudy = Study<unknown>;

/** A study to work on, with its limit of positions. */
interface Assignment {
  study: AnyStudy;
  most: number;
}

/** An assignment that the worker has: the number of its message, where answers belong, and the nodes before. */
interface Search extends Assignment {
  id: number;
  places: Place[];
  before: number;
}

/** A request with a single answer. */
type SingleRequest = SampleRequest | SuggestRequest;

interface Waiting {
  request: SingleRequest;
  resolve(answer: Samples | Suggested): void;
}

/** The parts of a Worker that the analyst uses. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export class Analyst {
  private readonly module: WebAssembly.Module;
  private readonly changed: (study: AnyStudy) => void;
  private readonly openWorker: () => WorkerPort;
  private readonly studies = new Map<string, AnyStudy>();
  /** The number of the last message. */
  private number = 0;
  private wanted: AnyStudy | null = null;
  private later: readonly AnyStudy[] = [];
  private current: Search | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private readonly answers = new Map<number, Waiting>();
  worker: WorkerPort | null = null;
  /** The size of the transposition table in MiB that a worker should open. */
  mebibytes = tableSize();
  /** The size of its table in MiB; 0 until the worker is ready. */
  ready = 0;

  /** `changed(study)` is called after every new result. */
  constructor(
    module: WebAssembly.Module,
    changed: (study: AnyStudy) => void,
    openWorker: () => WorkerPort = openPageWorker,
  ) {
    this.module = module;
    this.changed = changed;
    this.openWorker = openWorker;
  }

  /** The study of a position, new or cached. */
  study<Position>(game: StudiedGame<Position>, position: Position): Study<Position> {
    const key = game.line(position);
    // Lines of different games differ, so a study with this key is one of the same game.
    const known = this.studies.get(key) as Study<Position> | undefined;
    if (known) return known;
    const study = new Study(game, position);
    this.studies.set(key, study);
    return study;
  }

  /** Study a position now; `null` for none. */
  want(study: AnyStudy | null): void {
    this.wanted = study;
    if (this.current?.study !== this.next()?.study) this.turn();
  }

  /** Study these positions in order when nothing is more urgent. */
  wantLater(studies: readonly AnyStudy[]): void {
    this.later = studies;
    if (!this.current) this.turn();
  }

  /** The next study to work on; undefined if there is none. */
  private next(): Assignment | undefined {
    if (this.held) return undefined;
    const { wanted } = this;
    if (wanted && !wanted.proved && wanted.effort < wanted.game.mostPositions) {
      return { study: wanted, most: wanted.game.mostPositions };
    }
    for (const study of this.later) {
      const share = study.game.mostPositions * SHARE_OF_REVIEW;
      if (!study.proved && study.effort < share) return { study, most: share };
      if (!study.sure.every(isProved) && study.game.reviewsWhileProved) break;
    }
    return undefined;
  }

  /** True if a study is being worked on, or is next. */
  busyWith(study: AnyStudy): boolean {
    return this.current?.study === study || this.next()?.study === study;
  }

  private turn(): void {
    const next = this.next();
    if (!next) {
      if (this.current) this.post({ work: "none" });
      this.current = null;
      return;
    }
    const { study } = next;
    if (study === this.wanted && study.game.opinions && !study.opinion) {
      const id = this.post(study.game.opinions.request(study.position));
      this.current = { ...next, id, places: [], before: study.nodes };
      return;
    }
    const { tasks, places } = study.tasks();
    const id = this.post({ work: "search", tasks, most: next.most, ...searchOptions(study.game) });
    this.current = { ...next, id, places, before: study.nodes };
  }

  /** Send a request with a single answer, interrupting the study. */
  ask(request: SampleRequest): Promise<Samples>;
  ask(request: SuggestRequest): Promise<Suggested>;
  ask(request: SingleRequest): Promise<Samples | Suggested> {
    this.current = null;
    return new Promise((resolve) => {
      this.answers.set(this.post(request), { request, resolve });
    });
  }

  /** Pause studying while `doing` sends requests. Resolves with its result. */
  async hold<Result>(doing: () => Promise<Result>): Promise<Result> {
    this.held = true;
    try {
      return await doing();
    } finally {
      this.held = false;
      this.turn();
    }
  }

  /** Send a request. Returns the number of the message. */
  private post(request: Request): number {
    this.number += 1;
    const worker = this.worker ?? this.begin();
    worker.postMessage({ id: this.number, ...request });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.restart(), this.patience);
    return this.number;
  }

  private get patience(): number {
    if (!this.ready) return PATIENCE_AT_FIRST;
    const suggests = [...this.answers.values()].some(({ request }) => request.work === "suggest");
    return suggests ? PATIENCE_WITH_SUGGESTIONS : PATIENCE;
  }

  private begin(): WorkerPort {
    const worker = this.openWorker();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail();
    };
    this.ready = 0;
    worker.postMessage({ open: this.module, mebibytes: this.mebibytes });
    this.worker = worker;
    return worker;
  }

  /** After a failure, most likely for lack of memory: restart with half the memory, down to 1 MiB. */
  private fail(): void {
    if (this.mebibytes < 2) return;
    this.mebibytes /= 2;
    this.restart();
  }

  /** Replace a worker that does not respond, and repeat the requests. */
  restart(): void {
    this.worker?.terminate();
    const worker = this.begin();
    for (const [id, { request }] of this.answers) worker.postMessage({ id, ...request });
    this.current = null;
    if (!this.answers.size) this.turn();
  }

  private hear(data: FromWorker): void {
    if ("failed" in data) {
      this.fail();
      return;
    }
    if ("ready" in data) {
      this.ready = data.ready;
      return;
    }
    if (data.id === this.number) clearTimeout(this.silence);
    const waiting = this.answers.get(data.id);
    if (waiting) {
      if (!("samples" in data || "suggestion" in data)) return;
      this.answers.delete(data.id);
      waiting.resolve(data);
      this.turn();
      return;
    }
    const { current } = this;
    if (data.id !== current?.id) return;
    const { study, places, before, most } = current;
    if ("suggestion" in data) {
      study.opinion = study.game.opinions!.read(study.position, data.suggestion);
      study.nodes = before + data.suggestion.positions;
      this.turn();
      this.changed(study);
      return;
    }
    if ("nodes" in data) study.nodes = before + data.nodes;
    if ("number" in data) study.learn(places[data.number], data);
    if ("done" in data) {
      study.effort = most;
      this.current = null;
      this.turn();
    }
    this.changed(study);
  }
}

function searchOptions({ wants, firstSlice, alsoFromAbove }: SearchOptions): SearchOptions {
  return { wants, firstSlice, alsoFromAbove };
}

/** The size of the transposition table in MiB: small on devices with at most 2 GiB of memory. */
function tableSize(): number {
  const gibibytes = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : 8;
  return gibibytes <= 2 ? 64 : 256;
}

/** A worker that runs the script embedded in the page. */
export function openPageWorker(): WorkerPort {
  const source = part("worker").textContent;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  return worker;
}

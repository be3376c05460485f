/* The messages between the page and the worker with the core. */

/** "fewest" cards, or "most" fish. */
export type Wants = "fewest" | "most";

/** The value that a question asks for: of one seat, or the margin of the first over the second. */
export type Asked = "guaranteed" | "margin";

export interface Bounds {
  low: number;
  high: number;
}

/** A position as the core reads it, and the value asked for. */
export interface Question {
  game: string;
  bytes: Uint8Array;
  asked: Asked;
  seat: number;
}

/** A question of a search, with what is known. The core counts only what is still to be `taken`. */
export interface Task extends Question, Bounds {
  taken: number;
  /** Whether to find the best line, too, once the value is proved. */
  wantsLine?: boolean;
  /** Whether the position comes after a move of the first task's player. */
  afterMove?: boolean;
}

export interface SearchOptions {
  wants: Wants;
  /** The most positions that a question may visit in the first round. */
  firstSlice: number;
  /** Whether long searches also narrow from above. */
  alsoFromAbove: boolean;
}

/** Opens the core, once, before any request. */
export interface Opening {
  open: WebAssembly.Module;
  mebibytes: number;
}

export interface SearchRequest extends SearchOptions {
  work: "search";
  tasks: Task[];
  /** The most positions that a question may visit. */
  most: number;
}

/** Samples from the view of a player, for each of the moves. */
export interface SampleRequest {
  work: "sample";
  bytes: Uint8Array;
  moves: number[];
  seed: bigint;
  first: number;
  count: number;
}

/** The engine's opinion of every move, after about `most` positions or as many as `milliseconds` allow. With infinite
    `milliseconds`, a new core gives the same answer everywhere. */
export interface SuggestRequest {
  work: "suggest";
  bytes: Uint8Array;
  most: number;
  milliseconds: number;
}

/** What everybody is left with if all play for themselves, within `most` positions. What was searched before is
    remembered, so that the same request may succeed later. */
export interface SelfishRequest {
  work: "selfish";
  bytes: Uint8Array;
  most: number;
}

/** Ends the search in progress. */
export interface StopRequest {
  work: "none";
}

export type Request = SearchRequest | SampleRequest | SuggestRequest | SelfishRequest | StopRequest;
export type ToWorker = Opening | ({ id: number } & Request);

/** Sample by sample and move by move: the cards left, and the blended values. */
export interface Samples {
  samples: { cards: Uint8Array; outlooks: Uint16Array };
}

/** The engine's opinion of a move, in hundredths of a fish. */
export interface EstimatedMove {
  move: number;
  /** An estimate, an estimate that the move does not exceed, or a proved margin. */
  kind: "searched" | "at best" | "proved";
  depth: number;
  /** Two players: the fish of the first seat minus those of the second. */
  margin: number;
  /** The fish to come of four seats. */
  fish: number[];
}

export interface MoveSuggestion {
  /** The advised move first. */
  moves: EstimatedMove[];
  /** The play expected from the advised move on. */
  line: number[];
  depth: number;
  /** True if the advised move is proved best. */
  proved: boolean;
  positions: number;
}

export interface Suggested {
  suggestion: MoveSuggestion;
}

/** The cards left by seat; null if the limit was too low. */
export interface SelfishFound {
  selfish: number[] | null;
}

/** New bounds of the task with a `number`, and its line once that is known. */
export interface Found extends Bounds {
  number: number;
  line?: number[] | undefined;
  nodes: number;
}

export type FromWorker =
  | { ready: number }
  | { failed: true; reason: string }
  | { id: number; begun: true }
  | ({ id: number } & Found)
  | { id: number; done: true; nodes: number }
  | ({ id: number; done: true } & (Samples | Suggested | SelfishFound));

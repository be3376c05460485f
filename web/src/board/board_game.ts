/* The interface of a game on the board. Everything else in this folder knows a game only through it. */

import type { GameRules, Json, Seat } from "../games/game.ts";
import type { Opened } from "../games/records.ts";
import type { Asked, Bounds, MoveSuggestion, SearchOptions, SuggestRequest } from "../worker/messages.ts";
import type { Analyst } from "./analysis.ts";
import type { Spot } from "./history.ts";
import type { MoveEstimate } from "./estimates.ts";
import type { Study } from "./study.ts";
import type { Result } from "./summary.ts";
import type { Worth } from "./values.ts";
import type { JudgedGame } from "./yardsticks.ts";

/** `Marks` is what the game remembers of the moves before, `Draft` what it shows of a position that is being set up. */
export interface BoardGame<Position, Marks = unknown, Draft = unknown>
  extends
    GameRules<Position>,
    SearchedGame<Position>,
    GameView<Position, Marks, Draft>,
    Engine<Position, Marks> {
  /** The yardsticks besides the worst case; absent if the game has only that one. */
  readonly yardsticks?: JudgedGame<Position>;
  readonly playerNumbers: readonly number[];
  /** The number of players to begin with. */
  readonly usualPlayers: number;
  /** The choices that few people need: editions and house rules. */
  options(): TableOptions;
  /** A random deal or floe. Throws a Refusal. */
  newDeal(seed: bigint, names: readonly string[], options: TableOptions): Position;
  /** A random deal for the next round of a game, by the same rules; absent if there are no rounds. */
  nextDeal?(seed: bigint, next: NextRound): Position;
  /** A set-up of a position; `changed()` is called after every change. */
  setup(changed: () => void, options?: TableOptions): GameSetup<Position, Draft>;
  /** Writes a round down without knowing the hands; absent if everything lies open. */
  recorder?(callbacks: RecorderCallbacks): GameRecorder;
  /** Advises a player at a real table who sees only their own hand; absent if everything lies open. */
  adviser?(callbacks: AdviserCallbacks): GameAdviser;
  /** Read a position or record with hidden hands, for the adviser; null if the text is something else. Throws a Refusal. */
  readSeen?(text: string): Json;
}

/** Editions and house rules, under "More". */
export interface TableOptions {
  /** Labelled fields; their IDs begin with `prefix`. */
  fields(prefix: string, players: number, changed: () => void): Element[];
  /** The state to keep on the device. */
  keep(): Json;
  /** Restore a kept state; ignores anything malformed. */
  load(kept: Json): void;
}

/** A round that follows another one of the same game. */
export interface NextRound {
  /** The last position of the round before. */
  before: unknown;
  /** The points that everybody holds. */
  totals: number[];
  starter: Seat;
  /** Its number, from 1. */
  number: number;
}

export interface RecorderCallbacks {
  /** Called with the round once everything is known. */
  finished(found: OpenedGame): void;
  /** Called after every change. */
  changed(): void;
  /** Called to lay the hands open first; `setup` is what the game's set-up loads. */
  handsFirst(setup: Json): void;
  table(): GameTable<unknown, unknown, unknown>;
}

/** Something that is entered step by step, with the board beside it. */
export interface Entering {
  /** The state to keep on the device. */
  keep(): Json;
  /** Restore a kept state. Throws a Refusal. */
  load(kept: Json): void;
  /** A kept state in words; "" if nothing was entered. Throws a Refusal. */
  summary(kept: Json): string;
  show(): void;
  tap(place: string): void;
  act(name: string, argument: string): void;
}

/** A round that is being written down. */
export interface GameRecorder extends Entering {
  /** Begin with the players, or at once with the next round of a game. */
  begin(options: TableOptions, next: NextRound | null): void;
}

export interface AdviserCallbacks {
  /** Called after every change. */
  changed(): void;
  table(): GameTable<unknown, unknown, unknown>;
  readonly analyst: Pick<Analyst, "ask" | "hold">;
}

/** A real table at which a player asks what to play. */
export interface GameAdviser extends Entering {
  begin(options: TableOptions): void;
  /** Take what `readSeen` returned. */
  open(seen: Json): void;
}

/** Any game of the registry. TypeScript compares the parameters of methods in both directions, so every BoardGame is
    assignable to this type. Give a game only positions, marks and drafts that came from it. */
export type AnyBoardGame = BoardGame<unknown>;

/** A position or record that was read. */
export type OpenedGame = Opened<AnyBoardGame>;

/** The parts of a game that a study needs. */
export type StudiedGame<Position> = GameRules<Position> & SearchedGame<Position>;

/** The game for the search: bounds that need none, and the forms that the core reads. */
export interface SearchedGame<Position> extends SearchOptions {
  /** The most positions that a question may visit in all. */
  readonly mostPositions: number;
  /** Whether a review goes backwards and stops at an unproved position. */
  readonly reviewsWhileProved: boolean;
  /** Static bounds on a player's guaranteed result. */
  bounds(position: Position, seat: Seat): Bounds;
  /** Static bounds on the margin of two players. */
  marginBounds(position: Position): Bounds;
  /** Points taken before, which the core does not count. */
  countTaken(position: Position, asked: Asked, seat: Seat): number;
  /** The position as the core reads it. */
  pack(position: Position): Uint8Array;
  /** The text of a move that the core names by a number. */
  moveText(number: number): string;
  /** The engine's opinion, shown instead of bounds; absent if the game has no such engine. */
  readonly opinions?: {
    request(position: Position): SuggestRequest;
    read(position: Position, suggestion: MoveSuggestion): Opinion;
  };
}

/** The engine's opinion of a position: estimates, except for what is proved. */
export interface Opinion {
  /** The advised move first. */
  moves: readonly LikelyMove[];
  /** The play that the engine expects. */
  line: readonly string[];
  /** True if the advised move is proved best. */
  proved: boolean;
}

export interface LikelyMove {
  move: string;
  /** Two players: the points of the player to move minus those of the opponent, at the end. */
  lead: number | null;
  /** The points of everybody at the end. */
  points: readonly number[];
  /** True if the lead is exact, or with three or more players the points if everybody plays for themselves. */
  proved: boolean;
}

/** Pictures and sentences. */
export interface GameView<Position, Marks, Draft> {
  table(callbacks: TableCallbacks): GameTable<Position, Marks, Draft>;
  /** The marks after a move; `before` is null at the start. */
  marksAfter(before: Marks | null, move: string): Marks;
  /** The hand of a player beside the board; `back` hides the cards. */
  handPicture(position: Position, seat: Seat, back: boolean): Element;
  /** Whether it is the turn of a player, or what else there is to know: `to move`, `out`, `done`; or "". */
  standing(position: Position, seat: Seat): string;
  /** The same in words, or what the player holds. */
  standingText(position: Position, seat: Seat): string;
  /** The piece that a move puts somewhere, with colour and shape; null if it has none. */
  movePicture(move: string): Element | null;
  /** The place of a move in a few words: `left end`, `b2`, `c4 to c7`. */
  movePlace(before: Position, move: string): string;
  /** A move in words: `red at the left end`. */
  moveWords(before: Position, move: string): string;
  /** The message about the game on the first screen. */
  readonly about: string;
  /** The message of the door to write down. */
  readonly writeWords: string;
  /** The message above the choices that few people need. */
  readonly moreWords: string;
  /** The rules, with pictures. */
  rulesPages(): Element[];
  /** Sentences that explain the first game while it is played. */
  readonly tips: readonly Tip<Position>[];
  /** The messages of the help of the page. */
  readonly help: readonly string[];
  /** The message in the last line of the page. */
  readonly footer: string;
  /** The message after a position was opened. */
  readonly invitation: string;
  rulesLine(position: Position): string;
  /** The result of a player after the spots of a line, to the player. */
  resultOf(spots: readonly PlayedSpot<Position>[], seat: Seat): Result;
  /** A key that positions share if it makes no difference which of them is played on. */
  alikeKey(position: Position): string;
  marginText(value: number, first: string, second: string): string;
  resultText(position: Position): string;
}

/** A position of a line, and the move that led to it; "" at the start. */
export interface PlayedSpot<Position> {
  readonly position: Position;
  readonly move: string;
}

/** A sentence that explains the game at the right moment. */
export interface Tip<Position> {
  readonly id: string;
  /** The message. */
  readonly text: string;
  applies(position: Position): boolean;
}

/** How strong an engine is, from friendly to strongest. */
export const STRENGTHS = ["beginner", "club", "strong", "strongest"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** An engine of some strength; `seeing` ones see hidden hands. */
export type EngineMode = Strength | `seeing-${Strength}`;
/** The player of a seat: a person or an engine. */
export type SeatMode = "you" | EngineMode;

/** A level of the engine. */
export interface Level {
  readonly mode: EngineMode;
  readonly strength: Strength;
  /** The message about how it plays. */
  readonly words: string;
  /** Whether it sees hidden hands, and the message about that; absent in games that hide none. */
  readonly sight?: { readonly all: boolean; readonly words: string };
  /** Whether it first searches for moves that are proved best. */
  readonly proves?: boolean;
}

export interface Suggestion {
  move: string;
  text: string;
}

/** Moves by the engine, and hints. */
export interface Engine<Position, Marks> {
  /** The levels of the engine, from friendly to strongest. */
  readonly levels: readonly Level[];
  /** The estimates of all moves as the player to move sees the position, the advised one first; absent if nothing is
      hidden. */
  seenEstimates?(
    analyst: Pick<Analyst, "ask">,
    spots: readonly PlayedSpot<Position>[],
  ): Promise<readonly MoveEstimate[]>;
  /** Whether hands can be hidden in this game. */
  readonly hidesHands: boolean;
  /** A hint for the player to move at the end of `spots`; `study` is that of the last spot. */
  hint(
    analyst: Pick<Analyst, "ask">,
    spots: Spot<Position, Marks>[],
    study: Study<Position>,
  ): Promise<Suggestion>;
  /** The move of a level. If the level `proves`, `study` has what was proved in time. */
  move(
    mode: EngineMode,
    analyst: Pick<Analyst, "ask">,
    spots: Spot<Position, Marks>[],
    study: Study<Position>,
  ): Promise<string>;
}

/** The look of a message. */
export type Tone = "" | "hint" | "right" | "wrong" | "refused";

export interface TableCallbacks {
  /** Called for every tap. Returns true if that handled the tap. */
  tapped(place: string): boolean;
  played(move: string): void;
  say(text: string, tone?: Tone): void;
  /** Called when something else was chosen. */
  redraw(): void;
}

export interface Shown<Position, Marks> {
  position: Position;
  marks: Marks;
  /** The last move, or "". */
  last: string;
  /** Null while values are hidden. */
  study: Study<Position> | null;
  /** The values of moves by the chosen yardstick. */
  values: ReadonlyMap<string, Worth>;
  mayMove: boolean;
  /** The seats whose cards are face down. */
  backs: Set<Seat>;
  /** The move of a hint, or "". */
  hint: string;
}

/** The position on the board. */
export interface GameTable<Position, Marks, Draft> {
  show(shown: Shown<Position, Marks>): void;
  /** Show a position that is being set up. */
  showDraft(draft: Draft): void;
  /** Handle a keyboard shortcut. */
  act(name: string, argument: string): void;
  /** The place that has the focus, or "". */
  focusedPlace(): string;
  close(): void;
}

/** A position that is being set up. */
export interface GameSetup<Position, Draft> {
  players: number;
  names: string[];
  first: Seat;
  clear(): void;
  setPlayers(number: number): void;
  /** Start from an existing position. */
  take(position: Position): void;
  /** Deal from a seed. Throws a Refusal. */
  deal(seed: bigint): void;
  /** Begin the next round of a game: the same players, with their points. */
  begin(next: NextRound): void;
  /** The finished position. Throws a Refusal. */
  position(): Position;
  /** Why it makes no sense to start from this position, or "". */
  whyNotStart(): string;
  /** Handle a keyboard shortcut. */
  act(name: string, argument: string, place: string): void;
  /** The state to keep on the device. */
  keep(): Json;
  /** Restore a kept state. Throws a Refusal. */
  load(kept: Json): void;
  /** A remark about what looks wrong, or "". */
  remark(): string;
  /** Fields of this game, under "More". */
  ownFields(): Element[];
  /** The pieces to choose from. */
  stacks(): Element[];
  seats(): Element[];
  draft(): Draft;
  /** Handle a tap on a place. Returns a message, or "". */
  press(place: string): string;
}

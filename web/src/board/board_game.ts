/* The interface of a game on the board. Everything else in this folder knows a game only through it. */

import type { GameRules, Seat } from "../games/game.ts";
import type { Opened } from "../games/records.ts";
import type { Asked, Bounds, SearchOptions } from "../worker/messages.ts";
import type { Analyst } from "./analysis.ts";
import type { Spot } from "./history.ts";
import type { Study } from "./study.ts";

/** `Marks` is what the game remembers of the moves before, `Draft` what it shows of a position that is being set up. */
export interface BoardGame<Position, Marks = unknown, Draft = unknown>
  extends
    GameRules<Position>,
    SearchedGame<Position>,
    GameView<Position, Marks, Draft>,
    Engine<Position, Marks> {
  readonly playerNumbers: readonly number[];
  /** A set-up of a position; `changed()` is called after every change. */
  setup(changed: () => void): GameSetup<Position, Draft>;
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
}

/** Pictures and sentences. */
export interface GameView<Position, Marks, Draft> {
  table(callbacks: TableCallbacks): GameTable<Position, Marks, Draft>;
  /** The marks after a move; `before` is null at the start. */
  marksAfter(before: Marks | null, move: string): Marks;
  /** The hand of a player beside the board; `back` hides the cards. */
  handPicture(position: Position, seat: Seat, back: boolean): Element;
  standing(position: Position, seat: Seat): string;
  /** Lines for the help of the page. */
  readonly help: readonly string[];
  /** The guaranteed result in words. */
  readonly sureWords: string;
  /** The first message after a position was opened. */
  readonly invitation: string;
  rulesLine(position: Position): string;
  /** The task to guarantee a value, in words. */
  taskText(value: number): string;
  marginText(value: number, first: string, second: string): string;
  resultText(position: Position): string;
}

/** A player of a seat: a person, a fair engine that sees its own hand, or one that sees all. */
export type SeatMode = "you" | "fair" | "seeing";

export interface Suggestion {
  move: string;
  text: string;
}

/** Moves by the engine, and hints. */
export interface Engine<Position, Marks> {
  /** The modes of a seat with their names. */
  readonly modes: readonly (readonly [SeatMode, string])[];
  readonly modeWords: string;
  /** Whether hands can be hidden in this game. */
  readonly hidesHands: boolean;
  /** A hint for the player to move at the end of `spots`; `study` is that of the last spot. */
  hint(
    analyst: Pick<Analyst, "ask">,
    spots: Spot<Position, Marks>[],
    study: Study<Position>,
  ): Promise<Suggestion>;
  /** The move of an engine that sees only its own hand. */
  fairMove?(analyst: Pick<Analyst, "ask">, spots: Spot<Position, Marks>[]): Promise<string>;
  /** A move while nothing is proved. */
  guessMove(analyst: Pick<Analyst, "ask">, study: Study<Position>): Promise<string>;
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
  /** The finished position. Throws a Refusal. */
  position(): Position;
  /** A remark about what looks wrong, or "". */
  remark(): string;
  /** Fields of this game. */
  ownFields(): Element[];
  /** The pieces to choose from. */
  stacks(): Element[];
  seats(): Element[];
  draft(): Draft;
  /** Handle a tap on a place. Returns a message, or "". */
  press(place: string): string;
}

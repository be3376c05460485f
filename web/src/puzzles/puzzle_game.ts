/* The interface of a puzzle kind on the page. The play knows a kind only through it. */

import type { Board, BoardView, Marks } from "../ui/board.ts";
import type { KnownSolution, PuzzleData } from "./documents.ts";
import type { Medal } from "./medals.ts";
import type { Play } from "./play.ts";

/** Makes the game of one puzzle. By default, this is the type of any kind: only the kind itself can read its task,
    its book and its position. */
export type PuzzleKind<Task = never, Book = never, Position = unknown> = (
  puzzle: Pick<PuzzleData<Task>, "task" | "par">,
  known: KnownSolution<Book>,
) => PuzzleGame<Position>;

export interface PuzzleGame<Position> {
  /** The position at the beginning. */
  readonly start: Position;
  /** Why a move is not possible, or "". */
  refusal(position: Position, move: string): string;
  /** True if a possible move is a wrong try. */
  spoils(position: Position, move: string): boolean;
  /** The animation of a move; its last frame stays. */
  frames(position: Position, move: string): Frame<Position>[];
  /** The move that pressing a place makes. */
  moveAt(position: Position, place: string, chosen: string): string;
  /** The move that takes back the card there, or "undo" in games that undo in order. */
  moveBack(place: string): string;
  /** The board; if `traced`, with the way that led to the position, where a game can show it. */
  view(position: Position, chosen: string, traced?: boolean): BoardView;
  tray(position: Position): Tray;
  /** The hands of the others. */
  hands(position: Position): OtherHand[];
  /** The number of moves that the player has made, or of cards placed. */
  progress(position: Position): number;
  outcome(position: Position): Outcome;
  check(moves: string[], positions: Position[]): Check;
  hint(moves: string[], positions: Position[]): Hint<Position>;
  /** Handle a keyboard shortcut of this game. */
  act(name: string, argument: string, play: Play<Position>, board: Board): void;

  // Games with stacks to choose from.

  /** The message if a stack cannot be chosen. */
  refuseChoice?(choice: string): string;
  /** The move that puts the choice on a place. */
  put?(chosen: string, place: string): string;
  readonly notes?: Notes;

  // Games where a piece on the board is chosen.

  /** The message if pressing a place chooses it, or "" if it makes a move. */
  chooses?(position: Position, place: string): string;
  /** The choice after a move, or "". */
  keepChosen?(position: Position, chosen: string): string;
}

export interface Frame<Position> {
  position: Position;
  said: string;
  /** The place of the piece that moved, or "". */
  place: string;
  /** Marks on the board; by default, that place is marked as fresh. */
  marks?: Marks | undefined;
}

/** The choices beside the board. */
export interface Tray {
  title: string;
  stacks?: Stack[];
  /** The cards that come after those to choose from. */
  later?: { words: string; pictures: Element[] } | undefined;
}

export interface Stack {
  choice: string;
  ready: boolean;
  button(pressed: boolean): HTMLButtonElement;
}

export interface OtherHand {
  name: string;
  standing: string;
  words: string;
  pictures?: Element[];
}

export interface Outcome {
  solved: boolean;
  /** Why the puzzle is lost, or "". */
  lost: string;
  /** What a finished play earns, in kinds with a par. */
  medal?: Medal;
  /** Marks that show the reason. */
  marks?: Marks | undefined;
}

export interface Check {
  right: boolean;
  /** Names no place. */
  text: string;
}

export interface HintStage<Position> {
  text: string;
  marks?: Marks;
  tone?: Tone;
  /** Moves to step through after the text, on the board. */
  line?: Frame<Position>[];
}

/** The tone of a message: the CSS class of its box. */
export type Tone = "" | "hint" | "right" | "wrong" | "refused" | "lost" | "solved";

/** After its last stage, a hint makes `move`, or goes back until `keep` moves are left. */
export type Hint<Position> = { id: string; stages: HintStage<Position>[] } & (
  { move: string } | { keep: number }
);

/** Notes of possible colours. */
export interface Notes {
  /** Messages when notes are switched on and off. */
  begun: string;
  ended: string;
  /** The choice as the move of a note writes it. */
  of(chosen: string): string;
}

/* The data that Python embeds in a puzzle page: reports/puzzle/page/html.py writes it. */

import type { Translated } from "./languages.ts";
import type { Role } from "../ui/board.ts";
import type { KeyboardData } from "../ui/keyboard.ts";

/** The puzzles of a page. `never` is the task of an unknown kind: only the kind itself can read it. */
export interface PuzzlePageData<Task = never> {
  /** The same for the same puzzles, on every machine. */
  id: string;
  puzzles: PuzzleData<Task>[];
}

export interface PuzzleData<Task = never> extends Translated {
  kind: string;
  level: string;
  id: string;
  title: string;
  /** The name in the menu. */
  name: string;
  /** The day of a daily puzzle, as in `2026-11-18`; "" for others. */
  date: string;
  heading: string;
  subheading: string;
  statement: string;
  reminder: string;
  help: string[];
  /** The names of the techniques and what they mean, from the easiest to the hardest. */
  techniques: [name: string, meaning: string][];
  keyboard: KeyboardData;
  /** CSS classes for the body. */
  traits: string[];
  /** The label of the board for screen readers. */
  board: string;
  origin: string;
  task: Task;
  /** The results that earn medals, in kinds with a par. */
  par: Par | null;
  /** The moves with which the puzzle opens the first time, in lessons. */
  begun?: string[];
  /** The most columns and rows that the board can need. */
  columns: number;
  rows: number;
  welcome: string;
  share: string;
  /** A `KnownSolution` as reversed Base64, so that a glance at the source does not spoil it. */
  known: string;
}

export interface Par {
  gold: number;
  silver: number;
  bronze: number | null;
}

/** The solution, and whatever the kind needs to judge and answer moves. */
export interface KnownSolution<Book = never> extends Translated {
  solution: string[];
  steps: Step[];
  book: Book;
}

/** A step of the solution. */
export interface Step {
  technique: string;
  move: string;
  place: string;
  /** The letter of the card that is placed; "" where moves place none. */
  card: string;
  reason: string;
  /** The reason in parts to read one by one. */
  parts?: string[];
  /** What leads to the move, stage by stage; the last stage is the place. */
  hints?: { text: string; marks?: Record<string, Role> }[];
  /** The reason without the refutations that it describes. */
  claim?: string;
  /** The moves whose refutations it describes; those with the same refutation together. */
  refuted?: string[][];
  drawing: Drawing;
}

/** A picture of a reason on the board. */
export interface Drawing {
  marks?: Record<string, Role>;
  /** The colours that are ruled out, by place. */
  struck?: Record<string, string>;
  chain?: { place: string; colours: string }[];
}

/** Values by the key of a position; not every position has one. */
export type ByPosition<Value> = Partial<Record<string, Value>>;

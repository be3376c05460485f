/* The event by which a puzzle page reports a result to the site that it is part of. */

import type { Medal } from "./medals.ts";

/** The name of the event on the document. */
export const REPORT = "ppsolve:result";

export interface PuzzleReport {
  /** The ID of the puzzle, under which its moves are stored. */
  key: string;
  /** False if the play is over with a medal below the best. */
  solved: boolean;
  seconds: number;
  hints: number;
  checks: number;
  wrong: number;
  medal: Medal | "";
}

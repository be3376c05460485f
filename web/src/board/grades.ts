/* Grades of moves, as players know them from chess. A grade depends on the cost of a move by one yardstick; what may be
   noise costs nothing. As reports/review/grades.py. */

import type { Bounds } from "../worker/messages.ts";
import type { Interval } from "./estimates.ts";

export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** The smallest costs of an inaccuracy, a mistake and a blunder, in cards or fish. */
export interface Scale {
  readonly inaccuracy: number;
  readonly mistake: number;
  readonly blunder: number;
}

export const CARDS: Scale = { inaccuracy: 0.2, mistake: 0.5, blunder: 1.5 };
export const FISH: Scale = { inaccuracy: 1, mistake: 2, blunder: 4 };
/** Two players, the engine's estimate: the lead lost. A fish that changes hands counts twice in a lead. */
export const LIKELY_LEAD: Scale = { inaccuracy: 2, mistake: 4, blunder: 7 };
/** Three and four players, the engine's estimate: the fish lost. */
export const LIKELY_FISH: Scale = { inaccuracy: 1.5, mistake: 3, blunder: 5 };

export function gradeOf(scale: Scale, cost: number): Grade {
  if (cost >= scale.blunder) return "blunder";
  if (cost >= scale.mistake) return "mistake";
  if (cost >= scale.inaccuracy) return "inaccuracy";
  return cost > 0 ? "good" : "best";
}

/** The grade of an exact cost, or of bounds if both ends have the same grade; else null. */
export function gradeOfCost(scale: Scale, { low, high }: Bounds): Grade | null {
  const grade = gradeOf(scale, low);
  return grade === gradeOf(scale, high) ? grade : null;
}

/** The grade of an estimated difference; `best` if its interval includes 0. */
export function gradeOfDifference(scale: Scale, { mean, low }: Interval): Grade {
  return low > 0 ? gradeOf(scale, mean) : "best";
}

/** True for the grades of moves that are not wrong. */
export function isRight(grade: Grade | null): boolean {
  return grade === "best" || grade === "good";
}

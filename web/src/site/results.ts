/* The result of one puzzle, and the union of results from two devices. */

import { type Medal, MEDALS } from "../puzzles/medals.ts";
import type { Stored } from "../ui/storage.ts";
import { isDate } from "./dates.ts";

/** A first solution. Later ones can improve the time, but never how it was solved. */
export interface Solution {
  /** The reader's date when it was found. */
  on: string;
  /** The moment, in whole seconds since 1970. */
  at: number;
  /** The whole seconds that it took. */
  seconds: number;
  hints: number;
  checks: number;
  wrong: number;
}

export interface Result {
  kind: string;
  level: string;
  /** The day that the puzzle belongs to; "" for practice. */
  day: string;
  /** Null while it is unsolved, as with a medal below the best. */
  first: Solution | null;
  /** The number of times that it was solved. */
  times: number;
  /** The best time in seconds; 0 if it is unsolved. */
  best: number;
  medal: Medal | "";
}

/** True if the puzzle was solved without hints, checks and wrong tries. */
export function isClean({ first }: Result): boolean {
  return first !== null && first.hints + first.checks + first.wrong === 0;
}

/** True if the puzzle was solved on the day that it belongs to. A reader who travels west across the date line can
    solve it on an earlier date. */
export function isOnItsDay({ day, first }: Result): boolean {
  return day !== "" && first !== null && first.on <= day;
}

/** The union of two results of a puzzle. It is the same for `second` and `first`, and for a union with a part of it. */
export function mergeResults(first: Result, second: Result): Result {
  return {
    kind: latter(first.kind, second.kind),
    level: latter(first.level, second.level),
    day: latter(first.day, second.day),
    first: earlier(first.first, second.first),
    times: Math.max(first.times, second.times),
    best: quicker(first.best, second.best),
    medal:
      MEDALS[Math.max(MEDALS.indexOf(first.medal as Medal), MEDALS.indexOf(second.medal as Medal))] ?? "",
  };
}

/** A result as it was stored, or null if that is none. */
export function readResult(stored: unknown): Result | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { kind, level, day, first, times, best, medal } = stored as Stored;
  if (typeof kind !== "string" || typeof level !== "string") return null;
  const solution = readSolution(first);
  return {
    kind,
    level,
    day: isDate(day) ? day : "",
    first: solution,
    times: solution ? Math.max(1, wholeNumber(times)) : 0,
    best: solution ? wholeNumber(best) || solution.seconds : 0,
    medal: MEDALS.find((one) => one === medal) ?? "",
  };
}

function readSolution(stored: unknown): Solution | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { on, at, seconds, hints, checks, wrong } = stored as Stored;
  if (!isDate(on)) return null;
  return {
    on,
    at: wholeNumber(at),
    seconds: wholeNumber(seconds),
    hints: wholeNumber(hints),
    checks: wholeNumber(checks),
    wrong: wholeNumber(wrong),
  };
}

/** The earlier of two solutions. The reader's date counts first: it decides whether a streak goes on. */
function earlier(first: Solution | null, second: Solution | null): Solution | null {
  if (!first || !second) return first ?? second;
  const [one, other] = [first, second].map(({ on, at, seconds, hints, checks, wrong }) => [
    ...[Date.parse(on), at, seconds],
    ...[hints, checks, wrong],
  ]);
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing < 0 || one[differing] < other[differing] ? first : second;
}

function quicker(first: number, second: number): number {
  return first && second ? Math.min(first, second) : first || second;
}

function latter(first: string, second: string): string {
  return first > second ? first : second;
}

export function positive(stored: unknown): number {
  return typeof stored === "number" && Number.isFinite(stored) && stored > 0 ? stored : 0;
}

export function wholeNumber(stored: unknown): number {
  return Math.floor(positive(stored));
}

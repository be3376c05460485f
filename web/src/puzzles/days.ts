/* The days of daily puzzles: calendar dates as `2026-11-18`, in the reader's own time zone. */

import { dayNames, say } from "../language/messages.ts";
import type { PuzzleData } from "./documents.ts";

/** The date of a moment on this device. */
export function dateOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function today(): string {
  return dateOf(new Date());
}

/** A date in words: `Wednesday 18`, and its month, `November 2026`. */
export function dayText(date: string): { day: string; month: string } {
  const [year, , day] = date.split("-").map((part) => String(Number(part)));
  const { weekday, month } = dayNames(date);
  return { day: say("page-day", { weekday, day }), month: say("page-month", { month, year }) };
}

/** The number of the puzzle to open first: the one that was open last if that was today, or else the first of today's,
    or else the one that was open last. */
export function numberToOpen(
  puzzles: readonly Pick<PuzzleData, "date">[],
  last: { number?: unknown; day?: unknown },
  day = today(),
): number {
  const { number } = last;
  const known = typeof number === "number" && number in puzzles ? number : 0;
  const todays = puzzles.findIndex(({ date }) => date === day);
  return todays < 0 || last.day === day ? known : todays;
}

/* The days of daily puzzles: calendar dates as `2026-11-18`, in the reader's own time zone. */

import type { PuzzleData } from "./documents.ts";

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

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
  const [year, month, day] = date.split("-").map(Number);
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return { day: `${weekday} ${day}`, month: `${MONTHS[month - 1]} ${year}` };
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

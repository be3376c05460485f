/* The calendar as data: the weeks of a month, and the state of each day's puzzles. */

import { addDays, addMonths, datesOf, monthOf, weekdayOf } from "./dates.ts";
import type { Progress } from "./progress.ts";
import { isClean, isOnItsDay, type Result } from "./results.ts";

/** The state of a puzzle. Solved on its day and solved later are different. */
export type Mark = "open" | "medal" | "late" | "late-clean" | "solved" | "clean";

export interface CalendarDay {
  date: string;
  /** `none`: without puzzles. `ahead`: after the reader's date. */
  state: "none" | "ahead" | "past" | "today";
  /** One for each puzzle; none for days ahead. */
  marks: Mark[];
}

export function markOf(result: Result | undefined): Mark {
  if (!result?.first) return result?.medal ? "medal" : "open";
  if (isOnItsDay(result) || !result.day) return isClean(result) ? "clean" : "solved";
  return isClean(result) ? "late-clean" : "late";
}

/** The months from that of the first date to that of the last, in order. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The weeks of a month; null stands for days of its neighbours. `puzzles` gives the IDs of a date's puzzles,
    `firstWeekday` is 0 for Sunday or 1 for Monday. */
export function weeksOfMonth(
  month: string,
  puzzles: (date: string) => readonly string[],
  { results }: Progress,
  today: string,
  firstWeekday: number,
): (CalendarDay | null)[][] {
  const dates = datesOf(month);
  const before = (weekdayOf(dates[0]) - firstWeekday + 7) % 7;
  const cells: (CalendarDay | null)[] = Array.from({ length: before }, () => null);
  for (const date of dates) {
    const ids = puzzles(date);
    if (!ids.length) cells.push({ date, state: "none", marks: [] });
    else if (date > today) cells.push({ date, state: "ahead", marks: [] });
    else {
      const marks = ids.map((id) => markOf(results.get(id)));
      cells.push({ date, state: date === today ? "today" : "past", marks });
    }
  }
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The published date nearest to `date` in a direction, or "" if there is none up to the reader's date. */
export function neighbour(date: string, step: 1 | -1, dates: readonly string[], today: string): string {
  const reachable = dates.filter((one) => one <= today && (step > 0 ? one > date : one < date));
  return (step > 0 ? reachable.sort()[0] : reachable.sort().at(-1)) ?? "";
}

/** The date to show first: today's, or else the latest published one before it, or else the first one ahead. */
export function dateToShow(dates: readonly string[], today: string): string {
  const open = dates.filter((one) => one <= today).sort();
  return open.at(-1) ?? [...dates].sort()[0] ?? addDays(today, 0);
}

/* Calendar arithmetic with dates as `2026-11-18`. The reader's own date is `today()` of puzzles/days.ts. */

const DAY = 24 * 60 * 60 * 1000; // milliseconds of a day in UTC, where all days are equally long

/** True for dates of the calendar; false for `2026-02-30`. */
export function isDate(text: unknown): text is string {
  return typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text) && textOf(momentOf(text)) === text;
}

/** The date `count` days after a date, or before it if negative. */
export function addDays(date: string, count: number): string {
  return textOf(momentOf(date) + count * DAY);
}

/** The number of days from `start` to `end`; negative if `end` is earlier. */
export function daysBetween(start: string, end: string): number {
  return Math.round((momentOf(end) - momentOf(start)) / DAY);
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(momentOf(date)).getUTCDay();
}

/** The month of a date, as in `2026-11`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month `count` months after a month. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split("-").map(Number);
  return textOf(Date.UTC(year, number - 1 + count)).slice(0, 7);
}

/** All dates of a month. */
export function datesOf(month: string): string[] {
  const first = `${month}-01`;
  const count = daysBetween(first, `${addMonths(month, 1)}-01`);
  return Array.from({ length: count }, (_, number) => addDays(first, number));
}

/** The milliseconds until the reader's date changes. Days can have 23 to 25 hours where clocks are set. */
export function untilTomorrow(moment: Date): number {
  const next = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return next.getTime() - moment.getTime();
}

/** A date in the words of a language; `options` as for `Intl.DateTimeFormat`. */
export function dateText(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const written = language === "en" ? "en-GB" : language; // the English of the site is British
  return new Intl.DateTimeFormat(written, { ...options, timeZone: "UTC" }).format(momentOf(date));
}

function momentOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function textOf(moment: number): string {
  return Number.isNaN(moment) ? "" : new Date(moment).toISOString().slice(0, 10);
}

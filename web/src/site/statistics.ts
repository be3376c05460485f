/* Statistics of a reader's results: by kind and level, and by week. */

import { addDays, weekdayOf } from "./dates.ts";
import type { Progress } from "./progress.ts";
import { isClean, isOnItsDay, type Result } from "./results.ts";

export interface Tally {
  solved: number;
  clean: number;
  onTheDay: number;
  /** The best time and the median of the first times, in seconds; 0 without any. */
  best: number;
  median: number;
}

export interface Row extends Tally {
  kind: string;
  level: string;
}

export interface Week {
  /** Its Monday. */
  start: string;
  solved: number;
  clean: number;
}

export function tallyOf(results: Iterable<Result>): Tally {
  const solved = [...results].filter(({ first }) => first);
  return {
    solved: solved.length,
    clean: solved.filter(isClean).length,
    onTheDay: solved.filter(isOnItsDay).length,
    best: solved.length ? Math.min(...solved.map(({ best }) => best)) : 0,
    median: median(solved.map(({ first }) => first!.seconds)),
  };
}

/** A row for each of `kinds` and `levels` with solved puzzles, in their order; then those of kinds that are not listed. */
export function rowsOf({ results }: Progress, kinds: readonly string[], levels: readonly string[]): Row[] {
  const all = [...results.values()].filter(({ first }) => first);
  const others = (known: readonly string[], found: string[]) => [
    ...known,
    ...[...new Set(found)].filter((one) => !known.includes(one)).sort(),
  ];
  const pairs = others(
    kinds,
    all.map(({ kind }) => kind),
  ).flatMap((kind) =>
    others(
      levels,
      all.map(({ level }) => level),
    ).map((level) => [kind, level] as const),
  );
  return pairs.flatMap(([kind, level]) => {
    const tally = tallyOf(all.filter((one) => one.kind === kind && one.level === level));
    return tally.solved ? [{ kind, level, ...tally }] : [];
  });
}

/** The last `count` weeks up to today's, with the puzzles first solved in each. */
export function weeksOf({ results }: Progress, today: string, count: number): Week[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const solved = [...results.values()].filter(({ first }) => first);
  return Array.from({ length: count }, (_, number) => {
    const start = addDays(monday, 7 * (number - count + 1));
    const end = addDays(start, 7);
    const during = solved.filter(({ first }) => first!.on >= start && first!.on < end);
    return { start, solved: during.length, clean: during.filter(isClean).length };
  });
}

function median(numbers: number[]): number {
  if (!numbers.length) return 0;
  const ordered = [...numbers].sort((first, second) => first - second);
  const middle = Math.floor(ordered.length / 2);
  return ordered.length % 2 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}

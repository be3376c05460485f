/* Streaks: days in a row on which the reader solved a puzzle of that very day. Any one of the day's puzzles counts, and
   those of earlier days never do. */

import { addDays } from "./dates.ts";
import type { Progress } from "./progress.ts";
import { isOnItsDay } from "./results.ts";

export interface Streaks {
  /** The days in a row up to today, or up to yesterday while today is unsolved. */
  current: number;
  best: number;
  /** True if today counts already. */
  today: boolean;
}

/** The days that count for streaks, in order. */
export function streakDays({ results }: Progress): string[] {
  return [...new Set([...results.values()].filter(isOnItsDay).map(({ day }) => day))].sort();
}

export function streaksOf(progress: Progress, today: string): Streaks {
  const days = streakDays(progress);
  const counted = new Set(days);
  const lengths = new Map<string, number>();
  for (const day of days) lengths.set(day, (lengths.get(addDays(day, -1)) ?? 0) + 1);
  return {
    // Tomorrow's puzzle can be solved already after a journey across the date line.
    current:
      [addDays(today, 1), today, addDays(today, -1)].map((day) => lengths.get(day) ?? 0).find(Boolean) ?? 0,
    best: Math.max(0, ...lengths.values()),
    today: counted.has(today),
  };
}

/* Random progress for tests of its rules. */

import { MEDALS } from "../../src/puzzles/medals.ts";
import { addDays } from "../../src/site/dates.ts";
import type { Progress } from "../../src/site/progress.ts";
import type { Result } from "../../src/site/results.ts";
import type { SplitMix64 } from "../../src/games/random.ts";

/** The result of a puzzle of `day` that was solved on `on`; clean unless `help` says otherwise. */
export function solved(
  day: string,
  on = day,
  help: Partial<Record<"hints" | "checks" | "wrong", number>> = {},
): Result {
  const first = { on, at: Date.parse(on) / 1000, seconds: 60, hints: 0, checks: 0, wrong: 0, ...help };
  return { kind: "pyramid", level: "easy", day, first, times: 1, best: 60, medal: "" };
}

/** Progress with the given results, under names in their order. */
export function progressOf(...results: Result[]): Progress {
  return {
    results: new Map(results.map((result, number) => [`p${number}`, result])),
    opened: new Map(),
    seed: 0,
  };
}

/** Random results of the puzzles `p0` to `p11`, two for each of six days, and of practice. */
export function randomProgress(random: SplitMix64): Progress {
  const results = new Map<string, Result>();
  for (let number = 0; number < 12; number++) {
    if (random.below(2)) continue;
    const day = number < 10 ? addDays("2026-12-01", number >> 1) : "";
    results.set(`p${number}`, randomResult(random, day));
  }
  const opened = new Map([["p10", 1 + random.below(5)]]);
  return { results, opened, seed: random.below(3) };
}

function randomResult(random: SplitMix64, day: string): Result {
  const medal = random.below(3) === 0 ? MEDALS[random.below(3)] : "";
  const base = { kind: "pyramid", level: "easy", day, medal } as const;
  if (random.below(5) === 0) return { ...base, first: null, times: 0, best: 0 };
  const first = {
    on: addDays(day || "2026-12-01", random.below(3)),
    at: 1 + random.below(3),
    seconds: 1 + random.below(3),
    hints: random.below(2),
    checks: random.below(2),
    wrong: random.below(2),
  };
  return { ...base, first, times: 1 + random.below(3), best: Math.max(1, first.seconds - random.below(2)) };
}

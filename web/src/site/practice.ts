/* Practice: an order that repeats no puzzle before all were seen, and a ladder of levels. */

import type { Progress } from "./progress.ts";
import { isClean } from "./results.ts";

/** A practice puzzle in the site's list. */
export interface PracticePuzzle {
  id: string;
  kind: string;
  level: string;
}

/** Clean solutions in a row that lead to the next level. */
export const CLEAN_TO_RISE = 2;

/** The puzzles of a kind and level in the reader's order: first those never opened, shuffled by the reader's seed; then
    unsolved ones and solved ones, each from the one opened longest ago. */
export function practiceOrder<Puzzle extends PracticePuzzle>(
  puzzles: readonly Puzzle[],
  { results, opened, seed }: Progress,
): Puzzle[] {
  const rank = ({ id }: Puzzle) => (results.get(id)?.first ? 2 : opened.has(id) ? 1 : 0);
  return [...puzzles].sort(
    (first, second) =>
      rank(first) - rank(second) ||
      (opened.get(first.id) ?? 0) - (opened.get(second.id) ?? 0) ||
      shuffleKey(first.id, seed) - shuffleKey(second.id, seed),
  );
}

/** The level of the ladder for a kind. It starts at the first of `levels`, goes up after `CLEAN_TO_RISE` clean
    solutions in a row at the level it has reached, and down after a solution with hints. It depends on practice results alone, so that
    two devices agree after a merge. */
export function ladderLevel(kind: string, levels: readonly string[], { results }: Progress): string {
  const solved = [...results.values()]
    .filter((one) => one.kind === kind && !one.day && one.first && levels.includes(one.level))
    .sort((first, second) => first.first!.at - second.first!.at);
  let rung = 0;
  let inARow = 0;
  for (const result of solved) {
    const height = levels.indexOf(result.level);
    if (result.first!.hints) {
      if (height <= rung) rung = Math.max(0, rung - 1);
      inARow = 0;
    } else if (!isClean(result)) {
      inARow = 0;
    } else if (height >= rung) {
      inARow += 1;
      if (inARow === CLEAN_TO_RISE) {
        rung = Math.min(levels.length - 1, rung + 1);
        inARow = 0;
      }
    }
  }
  return levels[rung];
}

/** A number for a puzzle that depends on the seed: FNV-1a, then a mixing step. */
function shuffleKey(id: string, seed: number): number {
  let hash = (2166136261 ^ seed) >>> 0;
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

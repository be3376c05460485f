/* The cutoff: collect enough fish against the best defence. It is solved when all moves are right to the end of the
   book. */

import { fishHeld } from "../../games/pingouin/position.ts";
import { say } from "../../language/messages.ts";
import type { KnownSolution, PuzzleData } from "../documents.ts";
import type { PuzzleGame } from "../puzzle_game.ts";
import { type ContestBook, contestGame, type ContestPosition, type ContestTask } from "./contest_game.ts";
import { fishOn } from "./floe_game.ts";

export interface CutoffTask extends ContestTask {
  /** The number of fish to collect. */
  target: number;
}

export function cutoffGame(
  puzzle: Pick<PuzzleData<CutoffTask>, "task">,
  known: KnownSolution<ContestBook>,
): PuzzleGame<ContestPosition> {
  const { toMove: seat, target } = puzzle.task;
  const has = (position: ContestPosition) => fishHeld(position, seat);
  return contestGame(puzzle.task, known.book, {
    isSolved(position, inBook) {
      if (has(position) >= target || position.toMove === null) return true;
      return position.slides.length > 0 && !inBook;
    },

    content(position, place) {
      const fishes = fishOn(position, place);
      return { fishes, label: [say("page-fish", { fish: fishes })] };
    },

    tray: (position) => ({ title: say("page-cutoff-tray", { fish: has(position), target }) }),

    rivalText: (position) => say("page-cutoff-rival", { fish: fishHeld(position, 1 - seat) }),
  });
}

/* The strand: leave the rival without a slide in time. It is solved when the rival really cannot slide any more. */

import { say } from "../../language/messages.ts";
import type { KnownSolution, PuzzleData } from "../documents.ts";
import type { PuzzleGame } from "../puzzle_game.ts";
import { type ContestBook, contestGame, type ContestPosition, type ContestTask } from "./contest_game.ts";
import { penguinOn, penguinsOf, slidesFrom } from "./floe_game.ts";

export interface StrandTask extends ContestTask {
  /** The most slides that the player may make. */
  slides: number;
}

export function strandGame(
  puzzle: Pick<PuzzleData<StrandTask>, "task">,
  known: KnownSolution<ContestBook>,
): PuzzleGame<ContestPosition> {
  const { toMove: seat, slides } = puzzle.task;
  const rivals = 1 - seat;

  /** The number of slides that the rival could make now. */
  function choices(position: ContestPosition): number {
    return penguinsOf(position, rivals).flatMap((place) => slidesFrom(position, place)).length;
  }

  return contestGame(puzzle.task, known.book, {
    isSolved: (position) => choices(position) === 0,

    content: (position, place) => ({
      fishes: 0,
      label: penguinOn(position, place) === undefined ? [say("page-tile-free")] : [],
    }),

    tray(position) {
      const made = position.slides.filter((slide) => slide.seat === seat).length;
      return { title: say("page-strand-tray", { made, slides }) };
    },

    rivalText: (position) => say("page-strand-rival", { slides: choices(position) }),
  });
}

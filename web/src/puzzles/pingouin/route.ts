/* The route: one penguin visits every tile; there is only one way. */

import { say } from "../../language/messages.ts";
import type { KnownSolution, PuzzleData } from "../documents.ts";
import { countRight } from "../hints.ts";
import type { PuzzleGame } from "../puzzle_game.ts";
import {
  afterSlide,
  fishOn,
  floeGame,
  floeHint,
  type FloeState,
  floeView,
  penguinOn,
  penguinsOf,
  placesLeft,
  readFloe,
  slidesFrom,
  wrongSlideHint,
} from "./floe_game.ts";

export interface RouteTask {
  rows: string[];
  /** The number of the slide that must end on a tile, by tile. */
  numbers: Partial<Record<string, number>>;
}

export function routeGame(
  puzzle: Pick<PuzzleData<RouteTask>, "task">,
  known: Pick<KnownSolution, "solution" | "steps">,
): PuzzleGame<FloeState> {
  const { rows, numbers } = puzzle.task;
  const start = readFloe(rows, [0], 0);
  const { solution, steps } = known;
  const left = (position: FloeState) => placesLeft(position).length - 1;

  function rightMoves(moves: string[]): number {
    return countRight(moves, (move, number) => move === solution[number]);
  }

  return floeGame(start, 0, {
    spoils: (position, move) => solution[position.slides.length] !== move,

    frames(position, move) {
      const place = move.split("-")[1];
      return [
        {
          position: afterSlide(position, move),
          said: say("page-route-slid", { number: position.slides.length + 1, place }),
          place,
        },
      ];
    },

    view(position, chosen, traced) {
      const contentOf = (place: string) => {
        const number = numbers[place] ?? 0;
        const penguin = penguinOn(position, place) !== undefined;
        const label = [penguin ? say("page-tile-penguin") : say("page-tile-number", { number })];
        return { number: penguin ? 0 : number, fishes: 0, label };
      };
      return floeView(start, position, chosen, contentOf, traced);
    },

    tray: (position) => ({
      title: say("page-route-tray", { number: position.slides.length + 1, tiles: left(position) }),
    }),

    outcome(position) {
      const [place] = penguinsOf(position, 0);
      const stuck = left(position) > 0 && slidesFrom(position, place).length === 0;
      const late = Object.entries(numbers).find(
        ([tile, number = 0]) => fishOn(position, tile) && number <= position.slides.length && tile !== place,
      );
      const solved = left(position) === 0 && !late && solution.length === position.slides.length;
      return {
        solved,
        lost: stuck ? say("page-route-stuck", { tiles: left(position) }) : "",
      };
    },

    check(moves) {
      const right = rightMoves(moves) === moves.length;
      return { right, text: right ? say("page-route-right") : say("page-route-lost") };
    },

    hint(moves) {
      const right = rightMoves(moves);
      if (right < moves.length) return wrongSlideHint(moves, right);
      const step = steps[moves.length];
      return { id: `${moves.length}`, stages: floeHint(step), move: step.move };
    },
  });
}

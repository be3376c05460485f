/* The route: one penguin visits every tile; there is only one way. */

import { countText } from "../../games/format.ts";
import { countRight } from "../hints.ts";
import {
  afterSlide,
  fishOn,
  floeGame,
  floeHint,
  floeView,
  penguinOn,
  penguinsOf,
  placesLeft,
  readFloe,
  slidesFrom,
  wrongSlideHint,
} from "./floe_game.ts";

export function routeGame(puzzle, known) {
  const { rows, numbers } = puzzle.task;
  const start = readFloe(rows, [0], 0);
  const { solution, steps } = known;
  const left = (position) => placesLeft(position).length - 1;

  function rightMoves(moves) {
    return countRight(moves, (move, number) => move === solution[number]);
  }

  return floeGame(start, 0, {
    spoils: (position, move) => solution[position.made] !== move,

    frames(position, move) {
      const place = move.split("-")[1];
      return [
        { position: afterSlide(position, move), said: `Slide ${position.made + 1}, to ${place}.`, place },
      ];
    },

    view(position, chosen) {
      return floeView(start, position, chosen, (place) => {
        const number = numbers[place];
        const penguin = penguinOn(position, place) !== undefined;
        const label = [penguin ? "the penguin" : number ? `number ${number}` : "no number"];
        return { number: penguin ? 0 : number, fishes: 0, label };
      });
    },

    tray: (position) => ({
      title: `Slide ${position.made + 1}: ${countText(left(position), "tile")} to visit`,
    }),

    outcome(position) {
      const [place] = penguinsOf(position, 0);
      const stuck = left(position) > 0 && slidesFrom(position, place).length === 0;
      const late = Object.entries(numbers).find(
        ([tile, number]) => fishOn(position, tile) && number <= position.made && tile !== place,
      );
      const solved = left(position) === 0 && !late && solution.length === position.made;
      return {
        solved,
        lost: stuck ? `No slide is possible, and ${countText(left(position), "tile")} to visit.` : "",
      };
    },

    check(moves) {
      const right = rightMoves(moves) === moves.length;
      return { right, text: right ? "Right so far." : "The route can no longer be completed." };
    },

    hint(moves) {
      const right = rightMoves(moves);
      if (right < moves.length) return wrongSlideHint(moves, right);
      const step = steps[moves.length];
      return { id: `${moves.length}`, stages: floeHint(step), move: step.move };
    },
  });
}

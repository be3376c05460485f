/* The harvest: penguins alone on a floe collect as many fish as possible. */

import { fishHeld } from "../../games/pingouin/position.ts";
import { say } from "../../language/messages.ts";
import type { ByPosition, KnownSolution, PuzzleData, Step } from "../documents.ts";
import { countRight } from "../hints.ts";
import type { Medal } from "../medals.ts";
import type { PuzzleGame } from "../puzzle_game.ts";
import {
  afterSlide,
  fishOn,
  floeGame,
  floeHint,
  type FloeState,
  floeView,
  penguinsOf,
  placesLeft,
  readFloe,
  slidesFrom,
  wrongSlideHint,
} from "./floe_game.ts";

export interface HarvestTask {
  rows: string[];
  /** The number of fish to collect. */
  target: number;
}

/** The moves that still allow the target. */
export type HarvestBook = ByPosition<string[]>;

export function harvestGame(
  puzzle: Pick<PuzzleData<HarvestTask>, "task" | "par">,
  known: KnownSolution<HarvestBook>,
): PuzzleGame<FloeState> {
  const { rows, target } = puzzle.task;
  const start = readFloe(rows, [0], 0);
  const stepAt = new Map<string, Step>();

  function key(position: FloeState): string {
    const penguins = penguinsOf(position, 0);
    const free = placesLeft(position).filter((place) => !penguins.includes(place));
    return `${free.join(" ")}|${penguins.join(" ")}`;
  }

  known.steps.reduce((position, step) => {
    stepAt.set(key(position), step);
    return afterSlide(position, step.move);
  }, start);

  /** What a play earns that ends in this position. */
  function medalOf(position: FloeState): Medal | undefined {
    const fish = fishHeld(position, 0);
    const { gold, silver, bronze } = puzzle.par!;
    if (fish >= gold) return "gold";
    if (fish >= silver) return "silver";
    return bronze !== null && fish >= bronze ? "bronze" : undefined;
  }

  const done = (position: FloeState) => fishHeld(position, 0) >= target;
  const good = (position: FloeState) => known.book[key(position)] ?? [];

  function rightMoves(moves: string[], positions: FloeState[]): number {
    return countRight(moves, (move, number) => good(positions[number]).includes(move));
  }

  /** A step for a position off the explained line. */
  function plainFloeStep(moves: string[]): Step {
    const [move] = moves;
    const [from, to] = move.split("-");
    const technique = say("page-harvest-moves-allow", { moves: moves.length });
    return {
      technique,
      move,
      place: from,
      card: "",
      reason: "",
      drawing: { marks: { [from]: "because", [to]: "target" } },
    };
  }

  return floeGame(start, 0, {
    spoils: (position, move) => !good(position).includes(move),

    frames(position, move) {
      const place = move.split("-")[1];
      const after = afterSlide(position, move);
      return [
        { position: after, said: say("page-harvest-slid", { place, fish: fishHeld(after, 0) }), place },
      ];
    },

    view(position, chosen, traced) {
      const contentOf = (place: string) => {
        const fishes = fishOn(position, place);
        const penguin = penguinsOf(position, 0).includes(place) ? [say("page-tile-your-penguin")] : [];
        return { number: 0, fishes, label: [...penguin, say("page-fish", { fish: fishes })] };
      };
      return floeView(start, position, chosen, contentOf, traced);
    },

    tray: (position) => ({ title: say("page-harvest-tray", { fish: fishHeld(position, 0), target }) }),

    outcome(position) {
      const solved = done(position);
      const stuck = !solved && penguinsOf(position, 0).every((place) => !slidesFrom(position, place).length);
      const medal = solved || stuck ? medalOf(position) : undefined;
      const ends = stuck ? [say("page-harvest-stuck", { fish: fishHeld(position, 0), target })] : [];
      if (stuck && medal) ends.push(say("page-harvest-medal", { medal }));
      return { solved, lost: ends.join(" "), ...(medal && { medal }) };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      const fish = { fish: target };
      return { right, text: right ? say("page-harvest-right", fish) : say("page-harvest-lost", fish) };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return wrongSlideHint(moves, right);
      const position = positions.at(-1)!;
      const step = stepAt.get(key(position)) ?? plainFloeStep(good(position));
      return { id: key(position), stages: floeHint(step), move: step.move };
    },
  });
}

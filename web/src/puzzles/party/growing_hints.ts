/* Hints for puzzles with a growing pyramid. */

import { sentence } from "../../games/format.ts";
import { say } from "../../language/messages.ts";
import { type GrowingPyramid, turnsSoFar } from "../../ui/party/growing.ts";
import type { Step } from "../documents.ts";
import { mistakeStages, reasonParts } from "../hints.ts";
import type { Hint } from "../puzzle_game.ts";

/** A hint for a lost position: names the wrong card and its place, then goes back to before it. */
export function mistakeHint<Position extends GrowingPyramid>(
  moves: string[],
  positions: Position[],
  right: number,
): Hint<Position> {
  const turn = turnsSoFar(positions[right]) + 1;
  const [place] = Object.entries(positions.at(-1)!.turns).find(([, number]) => number === turn)!;
  const text = say("page-hint-card-mistake", { turn, colour: moves[right][0], place });
  return { id: `wrong ${moves.join()}`, stages: mistakeStages(text, place), keep: right };
}

/** The card, its place and the reason, in parts. */
export function cardFirst(step: Step): string[] {
  const [first, ...others] = reasonParts(step);
  const goes = sentence(say("page-hint-card-goes", { colour: step.card, place: step.place }));
  return [`${goes} ${first}`.trim(), ...others];
}

/** A step for a position off the explained line; `good` are the good moves there. */
export function plainStep(good: string[]): Step {
  const [move] = good;
  const place = move.slice(1);
  const technique = say("page-hint-moves-work", { moves: good.length });
  const reason = good.length === 1 ? say("page-hint-else-fails") : "";
  return { technique, move, place, card: move[0], reason, drawing: { marks: { [place]: "target" } } };
}

/* Hints in stages, the marks they draw on the board, and hints about mistakes. */

import type { Mark, Marks, Role } from "../ui/board.ts";
import type { Drawing, Step } from "./documents.ts";
import type { HintStage } from "./puzzle_game.ts";

/** A mark on one place; no marks if `place` is "". */
export function markOf(place: string, role: Role): Marks {
  return new Map<string, Mark>(place ? [[place, { role }]] : []);
}

/** The marks of a drawing, by place. */
export function marksOf({ marks = {}, struck = {}, chain = [] }: Drawing): Marks {
  const drawn: Marks = new Map();
  const change = (place: string, changed: Partial<Mark>) => {
    drawn.set(place, { role: "because", ...drawn.get(place), ...changed });
  };
  for (const [place, role] of Object.entries(marks)) change(place, { role });
  for (const [place, colours] of Object.entries(struck)) change(place, { struck: colours });
  for (const [number, { place, colours }] of chain.entries()) {
    change(place, { links: [...(drawn.get(place)?.links ?? []), number + 1], colours });
  }
  return drawn;
}

/** The stages of a hint: the technique, then the place, then the move with its reason, part by part and drawn on the
    board. `sought` names the piece that moves, `act` the action: "card" and "place it". */
export function hintStages(
  { technique, place, drawing }: Pick<Step, "technique" | "place" | "drawing">,
  explained: string[],
  sought: string,
  act: string,
): HintStage[] {
  const marks = marksOf(drawing);
  const lastPart = explained.length - 1;
  return [
    { text: `${technique} Press Hint again for the place.` },
    { text: `Look at ${place}. Press Hint again for the ${sought}.`, marks: markOf(place, "target") },
    ...explained.map((text, number) => ({
      text: `${text} Press Hint again to ${number === lastPart ? act : "go on"}.`,
      marks,
    })),
  ];
}

/** The reason for a move, in parts to read one by one. */
export function reasonParts({ reason, parts = [] }: Pick<Step, "reason" | "parts">): string[] {
  return parts.length > 1 ? parts : [reason];
}

/** The number of moves before the first wrong one. */
export function countRight(moves: string[], isRight: (move: string, number: number) => boolean): number {
  const first = moves.findIndex((move, number) => !isRight(move, number));
  return first < 0 ? moves.length : first;
}

/** The stages of a hint about a mistake: names it, then takes it back. */
export function mistakeStages(text: string, place: string): HintStage[] {
  return [
    { text: `${text} Press Hint again to take it back.`, marks: markOf(place, "wrong"), tone: "wrong" },
  ];
}

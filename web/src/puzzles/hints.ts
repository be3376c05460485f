/* Hints in stages, the marks they draw on the board, and hints about mistakes. */

import { listed, say } from "../language/messages.ts";
import type { Mark, Marks, Role } from "../ui/board.ts";
import type { Drawing, Step } from "./documents.ts";
import type { Frame, HintStage, PuzzleGame } from "./puzzle_game.ts";

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

/** The stages of a hint: the technique with what is at stake, the stages that lead to the place, then the move with its
    reason, part by part and drawn on the board, with a `line` to step through. `sought` is what moves. */
export function hintStages<Position>(
  { technique, place, drawing, hints = [] }: Pick<Step, "technique" | "place" | "drawing" | "hints">,
  explained: string[],
  sought: "card" | "slide",
  line: Frame<Position>[] = [],
): HintStage<Position>[] {
  const marks = marksOf(drawing);
  const last = explained.length - 1;
  const act = { act: sought };
  const ending = line.length ? say("page-hint-step-or-do", act) : say("page-hint-do", act);
  const leading = hints.length > 1 ? hints : [{ text: "" }, { text: say("page-hint-look", { place }) }];
  return [
    ...leading.map((hint, number) => {
      const next = number < leading.length - 2 ? "more" : number < leading.length - 1 ? "place" : sought;
      const text = [number ? "" : technique, hint.text].filter(Boolean).join(" ");
      const shown = number < leading.length - 1 ? marksOf(hint) : markOf(place, "target");
      return { text: `${text} ${say("page-hint-for", { next })}`, marks: shown };
    }),
    ...explained.map((text, number) =>
      number < last
        ? { text: `${text} ${say("page-hint-go-on")}`, marks }
        : { text: `${text} ${ending}`, marks, line },
    ),
  ];
}

/** The step as the page explains it: where moves are refuted on the board, without their refutations in words, and
    with marks only on the piece and on what is left to be named. */
export function shortStep(step: Step): Step {
  const { claim, refuted, place, drawing } = step;
  if (claim === undefined || !refuted) return step;
  const drawn = Object.entries(drawing.marks ?? {});
  const named = drawn.filter(([named, role]) => role === "target" || claim.includes(named));
  return { ...step, reason: claim, drawing: { marks: { [place]: "because", ...Object.fromEntries(named) } } };
}

/** A move as hints name it. */
export interface NamedMove {
  /** As in "red on b2". */
  words: string;
  place: string;
}

/** The line of the refutations that a step describes, one after the other, each from `position`. It ends there. */
export function refutationLine<Position>(
  game: Pick<PuzzleGame<Position>, "frames" | "outcome">,
  position: Position,
  { claim = "", refuted = [], drawing }: Step,
  name: (move: string) => NamedMove,
): Frame<Position>[] {
  const lines = refuted.flatMap(([move, ...others]) => {
    const { words, place } = name(move);
    const alike = others.map((other) => name(other).words);
    const also = alike.length ? ` ${say("page-hint-same-goes", { moves: listed(alike) })}` : "";
    const frames = game.frames(position, move);
    const last = frames.at(-1)!;
    const { lost, marks } = game.outcome(last.position);
    return [
      {
        position,
        said: say("page-hint-why-not", { move: words }) + also,
        place,
        marks: markOf(place, "wrong"),
      },
      ...frames,
      { ...last, said: lost, marks },
    ];
  });
  return lines.length ? [...lines, { position, said: claim, place: "", marks: marksOf(drawing) }] : [];
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
export function mistakeStages<Position>(text: string, place: string): HintStage<Position>[] {
  return [{ text: `${text} ${say("page-hint-take-back")}`, marks: markOf(place, "wrong"), tone: "wrong" }];
}

/* The mark of a puzzle: a small picture whose shape, not only its colour, tells its state, and the words for it. */

import { clockText } from "../games/format.ts";
import { say } from "../language/messages.ts";
import { strings } from "../puzzles/score.ts";
import { svgElement } from "../ui/elements.ts";
import { storageOf } from "../ui/storage.ts";
import { type Mark, markOf } from "./calendar.ts";
import type { Progress } from "./progress.ts";

export type ShownMark = Mark | "begun";
export const LEGEND: Mark[] = ["clean", "solved", "late-clean", "late", "medal", "open"];

const STAR = "M8 1.2L10.1 5.6L14.9 6.2L11.4 9.6L12.3 14.4L8 12L3.7 14.4L4.6 9.6L1.1 6.2L5.9 5.6Z";
const TICK = "M4.6 8.3L7.1 10.8L11.5 5.6";
/** What is drawn: filled for the day itself, an outline for later. */
const SHAPES: Record<ShownMark, [name: "path" | "circle", attributes: Record<string, string | number>][]> = {
  clean: [["path", { class: "fill", d: STAR }]],
  solved: [
    ["circle", { class: "fill", cx: 8, cy: 8, r: 6.5 }],
    ["path", { class: "tick", d: TICK }],
  ],
  "late-clean": [["path", { class: "line", d: STAR }]],
  late: [
    ["circle", { class: "line", cx: 8, cy: 8, r: 6.2 }],
    ["path", { class: "line", d: TICK }],
  ],
  medal: [
    ["path", { class: "line", d: "M5 1L8 7L11 1" }],
    ["circle", { class: "line", cx: 8, cy: 10.5, r: 4 }],
  ],
  begun: [["path", { class: "line", d: "M8 1.8A6.2 6.2 0 1 1 1.8 8" }]],
  open: [["circle", { class: "faint", cx: 8, cy: 8, r: 2.2 }]],
};

/** The picture of a mark. Screen readers skip it: words beside it say the same. */
export function markPicture(mark: ShownMark): SVGSVGElement {
  const shapes = SHAPES[mark].map(([name, attributes]) => svgElement(name, attributes));
  return svgElement("svg", { class: `mark ${mark}`, viewBox: "0 0 16 16", "aria-hidden": "true" }, ...shapes);
}

export function markWords(mark: ShownMark): string {
  return say("reader-mark", { mark });
}

/** The mark of a puzzle, also if it is only begun. */
export function shownMark(key: string, { results }: Progress): ShownMark {
  const mark = markOf(results.get(key));
  return mark === "open" && strings(storageOf(key).load().moves).length > 0 ? "begun" : mark;
}

/** The words for a puzzle's state, with the time of its first solution. */
export function stateWords(key: string, progress: Progress): string {
  const words = markWords(shownMark(key, progress));
  const first = progress.results.get(key)?.first;
  return first ? `${words}, ${say("reader-time", { time: clockText(first.seconds) })}` : words;
}

/** The name of a puzzle: its kind and level. */
export function puzzleName({ kind, level }: { kind: string; level: string }): string {
  return `${kindName(kind)}, ${levelName(level)}`;
}

export function kindName(kind: string): string {
  return say("reader-kind", { kind });
}

export function levelName(level: string): string {
  return say("reader-level", { level });
}

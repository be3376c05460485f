/* The review of a line: what everybody could guarantee after each move, what every move cost, and the biggest mistake.
   Counts as reports/review/evaluation.py does: unproved values count nowhere. */

import { capital, countText } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import { element, part, redraw, svgElement } from "../ui/elements.ts";
import type { Bounds } from "../worker/messages.ts";
import { boundsText, isProved, meet } from "./bounds.ts";
import type { Line, Spot } from "./history.ts";
import type { Study } from "./study.ts";

/** The judgement of a move. */
export interface Judgement<Position, Marks> {
  from: Spot<Position, Marks>;
  spot: Spot<Position, Marks>;
  /** The player who moved. */
  seat: Seat;
  /** What the player could guarantee before and after the move. */
  before: Bounds;
  after: Bounds;
  /** What the move cost its player; null while that is not proved. */
  cost: number | null;
  /** The best moves instead. */
  best: string[];
}

/** A judgement of a move that cost its player something. */
type CostlyMove<Position, Marks> = Judgement<Position, Marks> & { cost: number };

/** Finds the study of a position. */
type StudyOf<Position> = (position: Position) => Study<Position>;

/** From the number of a spot, or a value, to a coordinate of the curve. */
type Scale = (number: number) => number;

/** The judgement of every move of a line, in order. */
export function judgeMoves<Position, Marks>(
  line: Line<Position, Marks>,
  studyOf: StudyOf<Position>,
): Judgement<Position, Marks>[] {
  return line.steps.map(({ from, to: spot }) => {
    const study = studyOf(from.position);
    const seat = line.game.toMove(from.position)!;
    const before = study.sure[seat];
    const after = meet(studyOf(spot.position).sure[seat], study.worth.get(spot.move)!);
    const cost = isProved(before) && isProved(after) ? Math.abs(after.low - before.low) : null;
    return { from, spot, seat, before, after, cost, best: study.best };
  });
}

function isCostly<Position, Marks>(
  judgement: Judgement<Position, Marks>,
): judgement is CostlyMove<Position, Marks> {
  return judgement.cost !== null && judgement.cost > 0;
}

/** The first of the moves that cost the most; null if none is known to have cost anything. */
export function turningPoint<Position, Marks>(
  judgements: Judgement<Position, Marks>[],
): CostlyMove<Position, Marks> | null {
  const costly = judgements.filter(isCostly);
  const most = Math.max(...costly.map(({ cost }) => cost));
  return costly.find(({ cost }) => cost === most) ?? null;
}

/** A sentence about the judgements of a line. */
export function reviewSummary(judgements: Judgement<unknown, unknown>[]): string {
  if (!judgements.length) return "No moves yet.";
  const open = judgements.filter(({ cost }) => cost === null).length;
  if (open) return `${open} of ${countText(judgements.length, "move")} not judged yet.`;
  const costly = judgements.filter(isCostly).length;
  return costly ? `${countText(costly, "move")} cost something.` : "No move cost its player anything.";
}

export interface ReviewCallbacks<Position, Marks> {
  /** Go to a spot. */
  went(spot: Spot<Position, Marks>): void;
  /** Pose a decision as a task. */
  asked(judgement: Judgement<Position, Marks>): void;
}

export class Review<Position, Marks> {
  private readonly callbacks: ReviewCallbacks<Position, Marks>;
  open = false;

  constructor(callbacks: ReviewCallbacks<Position, Marks>) {
    this.callbacks = callbacks;
  }

  show(
    line: Line<Position, Marks>,
    judgements: Judgement<Position, Marks>[],
    studyOf: StudyOf<Position>,
  ): void {
    part("review-panel").hidden = !this.open;
    part("review").setAttribute("aria-pressed", String(this.open));
    if (!this.open) return;
    const turning = turningPoint(judgements);
    part("review-said").textContent = reviewSummary(judgements);
    part("curve").replaceChildren(legend(line), this.curve(line, studyOf, turning));
    const costly = judgements.filter(isCostly);
    const shown = costly.flatMap((one) => [one.spot, one.cost, one.best.join(), one === turning]);
    redraw(part("decisions"), [line, ...shown], () =>
      costly.map((one) => this.decision(line, one, one === turning)),
    );
  }

  private decision(
    line: Line<Position, Marks>,
    judgement: CostlyMove<Position, Marks>,
    turning: boolean,
  ): HTMLElement {
    const { game } = line;
    const { from, spot, seat, before, after, cost, best } = judgement;
    const name = game.names(spot.position)[seat];
    const more = best.length > 6 ? ` and ${best.length - 6} more` : "";
    const better = best.slice(0, 6).join(" ") + more;
    const which = `${turning ? "Biggest mistake: " : ""}move ${spot.depth}, ${name}: ${spot.move}`;
    const paid = `cost ${game.amount(cost)} (${boundsText(before)} → ${boundsText(after)})`;
    const words = `${which} ${paid}. Better: ${better}.`;
    const go = element("button", { type: "button", class: "small" }, "Look");
    go.addEventListener("click", () => this.callbacks.went(from));
    const buttons = [go];
    if (best.length === 1) {
      const solve = element("button", { type: "button", class: "small solve" }, "Solve");
      solve.title = "Find the only move that keeps the value";
      solve.addEventListener("click", () => this.callbacks.asked(judgement));
      buttons.push(solve);
    }
    return element(
      "li",
      { class: turning ? "turning" : "" },
      element("span", {}, capital(words)),
      ...buttons,
    );
  }

  /** The guaranteed results of all players, move by move; unproved bounds are drawn as bars. */
  private curve(
    line: Line<Position, Marks>,
    studyOf: StudyOf<Position>,
    turning: Judgement<Position, Marks> | null,
  ): SVGElement {
    const { game, spots } = line;
    const results = spots.map(({ position }) => studyOf(position).sure);
    const names = game.names(line.position);
    const most = Math.max(1, ...results.flat().map(({ high }) => high));
    const width = Math.max(spots.length - 1, 1);
    const x: Scale = (number) => 24 + (number / width) * 270;
    const y: Scale = (value) => 112 - (value / most) * 100;
    const picture = svgElement("svg", { viewBox: "0 0 304 132", class: "curve", role: "img" });
    picture.setAttribute("aria-label", `Guaranteed results, move by move: ${names.join(", ")}`);
    for (const value of new Set([0, Math.round(most / 2), most])) {
      picture.append(
        svgElement("path", { class: "grid", d: `M24 ${y(value)}H294` }),
        svgElement("text", { x: 20, y: y(value) + 3.5, class: "axis" }, `${value}`),
      );
    }
    picture.append(svgElement("path", { class: "here", d: `M${x(line.here.depth)} 8V112` }));
    if (turning)
      picture.append(svgElement("circle", { class: "turn-mark", cx: x(turning.spot.depth), cy: 122, r: 4 }));
    for (const seat of names.keys()) picture.append(...track(results, seat, x, y));
    picture.addEventListener("click", (event) => {
      const box = picture.getBoundingClientRect();
      const across = ((event.clientX - box.left) / box.width) * 304;
      const number = Math.round(((across - 24) / 270) * width);
      this.callbacks.went(spots[Math.min(Math.max(number, 0), spots.length - 1)]);
    });
    return picture;
  }
}

/** The legend of the curve. */
function legend({ game, position }: Line<unknown, unknown>): HTMLElement {
  const items = game.names(position).map((name, seat) => {
    const sample = svgElement("svg", { viewBox: "0 0 28 8", class: "curve-sample", "aria-hidden": "true" });
    sample.append(svgElement("path", { class: `track seat-${seat}`, d: "M0 4H28" }));
    return element("span", {}, sample, name);
  });
  return element("p", { class: "legend" }, ...items);
}

/** The curve of one player: a path through the proved results, and a bar for each unproved one. */
function track(results: Bounds[][], seat: Seat, x: Scale, y: Scale): SVGElement[] {
  const points = results.map((sure, number) => ({ number, ...sure[seat] }));
  const path = points
    .filter(isProved)
    .map(({ number, low }, index) => `${index ? "L" : "M"}${x(number)} ${y(low)}`);
  const curve = path.length ? [svgElement("path", { class: `track seat-${seat}`, d: path.join("") })] : [];
  const bars = points
    .filter((point) => !isProved(point))
    .map(({ number, low, high }) =>
      svgElement("path", { class: `bar seat-${seat}`, d: `M${x(number)} ${y(low)}V${y(high)}` }),
    );
  return [...curve, ...bars];
}

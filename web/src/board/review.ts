/* The review of a line: what everybody could guarantee after each move, what every move cost, and the biggest mistake.
   Counts as reports/review/evaluation.py does: unproved values count nowhere. */

import { say } from "../language/messages.ts";
import { shownName } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import { element, part, redraw, svgElement } from "../ui/elements.ts";
import type { Bounds } from "../worker/messages.ts";
import { boundsText, isProved, isTelling, meet } from "./bounds.ts";
import { fillSelect } from "./fields.ts";
import type { Line, Spot } from "./history.ts";
import { isMistake, type Mistake, mistakesOf } from "./learning.ts";
import type { Study } from "./study.ts";
import { type Verdict, verdictOn } from "./verdicts.ts";
import { costFacts } from "./words.ts";
import type { Rating } from "./yardsticks.ts";

/** The choice of everybody's mistakes. */
const EVERYBODY = -1;
/** The largest distance from a bar of the curve to that of the next player. */
const BAR_DISTANCE = 3;

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
  /** The verdict by the yardstick that counts; null while too little is known. */
  verdict: Verdict | null;
}

/** A judgement of a move that cost its player something. */
type CostlyMove<Position, Marks> = Judgement<Position, Marks> & { cost: number };

/** Finds the study of a position. */
type StudyOf<Position> = (position: Position) => Study<Position>;

/** Finds the rating of a position; null if there is none. */
type RatingOf<Position> = (study: Study<Position>) => Rating | null;

/** From the number of a spot, or a value, to a coordinate of the curve. */
type Scale = (number: number) => number;

/** The judgement of every move of a line, in order. */
export function judgeMoves<Position, Marks>(
  line: Line<Position, Marks>,
  studyOf: StudyOf<Position>,
  ratingOf: RatingOf<Position> = () => null,
): Judgement<Position, Marks>[] {
  const { game } = line;
  return line.steps.map(({ from, to: spot }) => {
    const study = studyOf(from.position);
    const seat = game.toMove(from.position)!;
    const before = study.sure[seat];
    const later = studyOf(spot.position).sure[seat];
    const after = meet(later, study.worth.get(spot.move)!);
    const cost = isProved(before) && isProved(after) ? Math.abs(after.low - before.low) : null;
    const verdict = verdictOn(game, study, ratingOf(study), spot.move, later);
    return { from, spot, seat, before, after, cost, best: study.best, verdict };
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

/** True if no move that is not judged yet can turn out to have cost more. Among equal costs the first one counts. */
export function isSettled(
  judgements: readonly Judgement<unknown, unknown>[],
  turning: CostlyMove<unknown, unknown>,
): boolean {
  return judgements.every(({ cost, before, after, spot }) => {
    const most = Math.max(after.high - before.low, before.high - after.low);
    return cost !== null || most < turning.cost + (spot.depth > turning.spot.depth ? 1 : 0);
  });
}

/** A sentence about the judgements of a line. */
export function reviewSummary(judgements: Judgement<unknown, unknown>[]): string {
  if (!judgements.length) return say("board-review-none");
  const open = judgements.filter(({ cost }) => cost === null).length;
  if (open) return say("board-review-open", { open, moves: judgements.length });
  const costly = judgements.filter(isCostly).length;
  return say("board-review-costly", { moves: costly });
}

export interface ReviewCallbacks<Position, Marks> {
  /** Go to a spot. */
  went(spot: Spot<Position, Marks>): void;
  /** Pose mistakes as tasks, one after the other. */
  asked(mistakes: Mistake[]): void;
  /** Somebody else's mistakes were chosen. */
  chose(): void;
}

export class Review<Position, Marks> {
  private readonly callbacks: ReviewCallbacks<Position, Marks>;
  open = false;
  /** The seat whose mistakes are to be learned from, or EVERYBODY; null while nothing was chosen. */
  whose: number | null = null;

  constructor(callbacks: ReviewCallbacks<Position, Marks>) {
    this.callbacks = callbacks;
  }

  /** Show the panel. `person` is the only player who is not the engine: their mistakes are offered first. */
  show(
    line: Line<Position, Marks>,
    judgements: Judgement<Position, Marks>[],
    studyOf: StudyOf<Position>,
    { learning = false, person = null }: { learning?: boolean; person?: Seat | null } = {},
  ): void {
    part("review-panel").hidden = !this.open || learning;
    part("review").setAttribute("aria-pressed", String(this.open));
    if (!this.open || learning) return;
    const turning = turningPoint(judgements);
    part("review-said").textContent = reviewSummary(judgements);
    this.showLearning(line, judgements, person);
    part("curve").replaceChildren(legend(line), this.curve(line, studyOf, turning));
    const settled = turning !== null && isSettled(judgements, turning);
    const listed = judgements.filter((one) => isCostly(one) || isMistake(one));
    const shown = listed.flatMap((one) => [
      one.spot,
      one.cost,
      one.verdict?.amount,
      one.spot === turning?.spot,
    ]);
    redraw(part("decisions"), [line, settled, ...shown], () =>
      listed.map((one) =>
        this.decision(line, one, one !== turning ? "none" : settled ? "biggest" : "so-far"),
      ),
    );
  }

  /** Offer the mistakes of a player, or of everybody, as tasks. */
  private showLearning(
    { game, position }: Line<Position, Marks>,
    judgements: Judgement<Position, Marks>[],
    person: Seat | null,
  ): void {
    const names = game.names(position);
    const wanted = this.whose ?? person ?? EVERYBODY;
    const whose = wanted in names ? wanted : EVERYBODY;
    const mistakes = mistakesOf(judgements, whose === EVERYBODY ? null : whose);
    const select = part("learn-whose", HTMLSelectElement);
    const key = `${names.join("\n")}\n${whose}`;
    if (select.dataset.shown !== key) {
      const choices = [
        [EVERYBODY, say("board-everybody")] as const,
        ...names.map((name, seat) => [seat, shownName(name)] as const),
      ];
      fillSelect(select, choices, whose, (chosen) => {
        this.whose = chosen;
        this.callbacks.chose();
      });
      select.dataset.shown = key;
    }
    const button = part("learn", HTMLButtonElement);
    button.disabled = !mistakes.length;
    button.textContent = mistakes.length
      ? say("board-learn-from", { mistakes: mistakes.length })
      : say("board-no-mistakes");
    button.onclick = () => this.callbacks.asked(mistakes);
  }

  /** The cost of a move. The better move is shown by *Solve*. */
  private decision(
    line: Line<Position, Marks>,
    judgement: Judgement<Position, Marks>,
    label: string,
  ): HTMLElement {
    const { game } = line;
    const { from, spot, seat, before, after, cost, verdict } = judgement;
    const name = game.names(spot.position)[seat];
    const estimated = verdict && verdict.judgedBy !== "worst case" && isMistake(judgement);
    const others = game.yardsticks !== undefined && game.names(spot.position).length > 2;
    const costs = {
      fish: game.wants === "fewest" ? "cards" : "fish",
      cost: cost ?? 0,
      before: boundsText(before),
      after: boundsText(after),
    };
    const paidAtWorst = cost ? say("board-paid", { ...costs, worst: others ? "yes" : "no" }) : "";
    const estimate = estimated ? say("board-cost", costFacts(game, verdict)) : "";
    const text = say("board-decision", {
      label,
      number: spot.depth,
      player: shownName(name),
      move: spot.move,
      comma: others && !estimated ? "yes" : "no",
      paid: [estimate, paidAtWorst].filter(Boolean).join("; "),
      grade: verdict?.grade && isMistake(judgement) ? verdict.grade : "none",
    });
    const go = element("button", { type: "button", class: "small" }, say("board-look"));
    go.addEventListener("click", () => this.callbacks.went(from));
    const buttons = [go];
    if (isMistake(judgement)) {
      const solve = element("button", { type: "button", class: "small solve" }, say("board-solve"));
      solve.title = say("board-find-better");
      solve.addEventListener("click", () => this.callbacks.asked([judgement]));
      buttons.push(solve);
    }
    return element("li", { class: label === "none" ? "" : "turning" }, element("span", {}, text), ...buttons);
  }

  /** The guaranteed results of all players, move by move. Unproved bounds are drawn as bars, unless they are too wide. */
  private curve(
    line: Line<Position, Marks>,
    studyOf: StudyOf<Position>,
    turning: Judgement<Position, Marks> | null,
  ): SVGElement {
    const { game, spots } = line;
    const results = spots.map(({ position }) =>
      studyOf(position).sure.map((one) => (isTelling(one, game.wants) ? one : null)),
    );
    const names = game.names(line.position);
    const most = Math.max(1, ...results.flat().map((one) => one?.high ?? 0));
    const width = Math.max(spots.length - 1, 1);
    const x: Scale = (number) => 24 + (number / width) * 270;
    const y: Scale = (value) => 112 - (value / most) * 100;
    const picture = svgElement("svg", { viewBox: "0 0 304 132", class: "curve", role: "img" });
    picture.setAttribute("aria-label", say("board-curve", { players: names.map(shownName).join(", ") }));
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
    return element("span", {}, sample, shownName(name));
  });
  return element("p", { class: "legend" }, ...items);
}

/** The curve of one player: a path through the proved results, and a bar for each unproved one. Bars of several players
    at one move stand side by side. */
function track(results: (Bounds | null)[][], seat: Seat, x: Scale, y: Scale): SVGElement[] {
  const points = results.flatMap((sure, number) => (sure[seat] ? [{ number, ...sure[seat] }] : []));
  const path = points
    .filter(isProved)
    .map(({ number, low }, index) => `${index ? "L" : "M"}${x(number)} ${y(low)}`);
  const curve = path.length ? [svgElement("path", { class: `track seat-${seat}`, d: path.join("") })] : [];
  const players = results[0].length;
  const distance = Math.min(BAR_DISTANCE, (x(1) - x(0)) / (players + 1));
  const aside = (seat - (players - 1) / 2) * distance;
  const bars = points
    .filter((point) => !isProved(point))
    .map(({ number, low, high }) =>
      svgElement("path", {
        class: `bar seat-${seat}`,
        "stroke-width": distance * 0.7,
        d: `M${x(number) + aside} ${y(low)}V${y(high)}`,
      }),
    );
  return [...curve, ...bars];
}

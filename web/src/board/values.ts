/* Shows values: proved values and bounds never look alike. */

import { element, part, redraw } from "../ui/elements.ts";
import type { Bounds, Wants } from "../worker/messages.ts";
import type { Analyst } from "./analysis.ts";
import type { BoardGame } from "./board_game.ts";
import { bestOf, boundsText, isProved } from "./bounds.ts";
import type { Line, Spot } from "./history.ts";
import type { Study } from "./study.ts";

/** The value of a move, and whether the move is proved best. */
export interface Worth {
  bounds: Bounds;
  best: boolean;
}

/** A value as a badge: bold on a solid background if proved, in a dashed frame if not. */
export function valueBadge(bounds: Bounds, { best = false, label = "" } = {}): HTMLElement {
  const proved = isProved(bounds);
  const classes = ["value", proved ? "proved" : "open", best && "best"].filter(Boolean).join(" ");
  const words = label + valueWords(bounds, best);
  const star = best ? [element("span", { class: "star" }, "★")] : [];
  return element("span", { class: classes, "aria-label": words, role: "img" }, ...star, boundsText(bounds));
}

/** A value in words, for screen readers. */
export function valueWords(bounds: Bounds, best: boolean): string {
  return `${boundsText(bounds)}${isProved(bounds) ? "" : ", not proved"}${best ? ", best" : ""}`;
}

/** The values of the moves to a place: all of them, or only the best where there is little room. `mark()` is a picture
    of the piece that moves. */
export function worthsPicture(worths: (Worth & { mark: () => Element })[], wants: Wants): HTMLElement {
  const each = worths.map(({ mark, bounds, best }) =>
    element("span", { class: "worth" }, mark(), valueBadge(bounds, { best })),
  );
  const all = bestOf(
    worths.map(({ bounds }) => bounds),
    wants,
  );
  const some = worths.some(({ best }) => best);
  return element(
    "span",
    { class: `worths ${worths.length > 1 ? "several" : ""}` },
    element("span", { class: "each" }, ...each),
    element("span", { class: "together" }, valueBadge(all, { best: some })),
  );
}

/** The values beside the board: the margin, the best line, and the search effort. */
export class Findings {
  private readonly played: (moves: string[]) => void;

  /** `played(moves)` is called to play on along the best line. */
  constructor(played: (moves: string[]) => void) {
    this.played = played;
  }

  show<Position>(
    game: BoardGame<Position>,
    study: Study<Position> | null,
    analyst: Pick<Analyst, "busyWith">,
  ): void {
    part("findings").hidden = study === null;
    if (!study) return;
    this.showMargin(game, study);
    this.showLine(game, study);
    const open = !study.proved && analyst.busyWith(study);
    const done = study.proved
      ? "Everything is proved"
      : open
        ? "Searching"
        : "Stopped: not everything is proved";
    part("effort").textContent = `${done}. ${study.nodes.toLocaleString("en")} positions visited.`;
  }

  private showMargin<Position>(game: BoardGame<Position>, { margin, position }: Study<Position>): void {
    part("margin").hidden = margin === null;
    if (!margin) return;
    const [first, second] = game.names(position);
    const words = isProved(margin) ? game.marginText(margin.low, first, second) : `Margin for ${first}: `;
    part("margin").replaceChildren(words, ...(isProved(margin) ? [] : [valueBadge(margin)]));
  }

  private showLine<Position>(game: BoardGame<Position>, { line, position, sure }: Study<Position>): void {
    const mover = game.toMove(position);
    if (!line || mover === null) {
      redraw(part("best-line"), [], () => []);
      return;
    }
    const names = game.names(position);
    const kind = names.length > 2 ? "Safest" : "Best";
    const title = element(
      "span",
      { class: "strip-title" },
      `${kind} line for ${names[mover]} (worst case ${boundsText(sure[mover])}):`,
    );
    const step = (move: string, number: number) => {
      const button = element("button", { type: "button", class: "step", title: `Play up to ${move}` }, move);
      button.addEventListener("click", () => this.played(line.slice(0, number + 1)));
      return [element("span", { "aria-hidden": "true" }, "→"), button];
    };
    redraw(part("best-line"), [position, line, title.textContent], () => [title, ...line.flatMap(step)]);
  }
}

/** Show the moves of the line and of other lines, and what moves cost; `went(spot)` is called to go to a spot. */
export function showMoves<Position, Marks>(
  line: Line<Position, Marks>,
  costs: Map<Spot<Position, Marks>, number>,
  went: (spot: Spot<Position, Marks>) => void,
): void {
  const item = (spot: Spot<Position, Marks>) => {
    const others = (spot.parent?.children ?? []).filter((other) => other !== spot);
    const buttons = [
      spotButton(line, spot, went, { cost: costs.get(spot) ?? 0 }),
      ...others.map((other) => spotButton(line, other, went, { aside: true })),
    ];
    return element("li", {}, ...buttons);
  };
  const { spots } = line;
  const shown = spots.flatMap((spot) => [spot, costs.get(spot), ...(spot.parent?.children ?? [])]);
  redraw(part("moves"), [line.here, ...shown], () => spots.map(item));
}

/** The button of a spot; `aside` if it belongs to another line. */
function spotButton<Position, Marks>(
  line: Line<Position, Marks>,
  spot: Spot<Position, Marks>,
  went: (spot: Spot<Position, Marks>) => void,
  { cost = 0, aside = false },
): HTMLButtonElement {
  const text = spot.parent ? spot.move : "start";
  const classes = `step${aside ? " aside" : ""}${cost ? " costly" : ""}`;
  const button = element("button", { type: "button", class: classes, "data-move": spot.depth }, text);
  const price = cost ? `−${cost}` : "";
  if (cost) button.append(" ", element("span", { class: "cost" }, price));
  const seat = spot.parent ? line.game.toMove(spot.parent.position) : null;
  const mover = seat === null ? "" : `${line.game.names(spot.position)[seat]}: `;
  button.setAttribute(
    "aria-label",
    `${spot.depth ? `move ${spot.depth}, ` : ""}${mover}${[text, price].filter(Boolean).join(" ")}${aside ? ", another line" : ""}`,
  );
  if (spot === line.here) button.setAttribute("aria-current", "step");
  button.addEventListener("click", () => went(spot));
  return button;
}

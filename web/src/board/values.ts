/* Shows values: proved values and bounds never look alike. */

import { element, part, redraw } from "../ui/elements.ts";
import type { Bounds, Wants } from "../worker/messages.ts";
import type { Analyst } from "./analysis.ts";
import type { BoardGame } from "./board_game.ts";
import { bestOf, boundsText, isProved } from "./bounds.ts";
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
    // After the end there is nothing to find: the message says who won.
    part("findings").hidden = study === null || game.over(study.position);
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

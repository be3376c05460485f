/* Shows values: proved values, bounds and estimates never look alike. */

import type { Seat } from "../games/game.ts";
import { element, part, redraw } from "../ui/elements.ts";
import type { Bounds, Wants } from "../worker/messages.ts";
import type { Analyst } from "./analysis.ts";
import type { BoardGame, LikelyMove, Opinion } from "./board_game.ts";
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

/** The engine's number for a move, and the same in words. */
export interface Likely {
  text: string;
  words: string;
  proved: boolean;
}

/** The likely lead of the player to move, or with three or more players the likely result of `seat`. */
export function likelyValue({ lead, points, proved }: LikelyMove, seat: Seat): Likely {
  if (lead === null) {
    const number = `${Math.round(points[seat])}`;
    if (proved)
      return { text: number, words: `result ${number} if everybody plays for themselves, proved`, proved };
    return { text: `~${number}`, words: `likely result ${number}, an estimate`, proved: false };
  }
  const number = leadText(lead);
  if (proved) return { text: number, words: `lead ${number} with best play, proved`, proved };
  return { text: `~${number}`, words: `likely lead ${number}, an estimate`, proved };
}

/** A lead as text: `+5`, `0`, `−5`. */
function leadText(lead: number): string {
  const whole = Math.round(Math.abs(lead));
  return whole === 0 ? "0" : `${lead < 0 ? "−" : "+"}${whole}`;
}

/** An estimate as a badge: in italics, with a tilde and without a background. A proved lead looks like proved values. */
export function likelyBadge({ text, words, proved }: Likely, label = ""): HTMLElement {
  const classes = `value ${proved ? "proved" : "likely"}`;
  return element("span", { class: classes, "aria-label": label + words, role: "img" }, text);
}

/** The result of a player: what they can guarantee, or while that is not proved, what the engine expects. */
export function seatBadges<Position>(study: Study<Position>, seat: Seat, name: string): HTMLElement[] {
  const { game, sure, opinion } = study;
  if (!game.opinions || isProved(sure[seat]))
    return [valueBadge(sure[seat], { label: `${name} can guarantee ` })];
  if (!opinion) return [];
  const [{ lead, points, proved }] = opinion.moves;
  const exact = proved && lead === null;
  return [likelyBadge(likelyValue({ move: "", lead: null, points, proved: exact }, seat), `${name}: `)];
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
    const legend = game.opinions && !study.proved ? " Numbers with ~ are estimates by the engine." : "";
    part("effort").textContent = `${done}. ${study.nodes.toLocaleString("en")} positions visited.${legend}`;
  }

  private showMargin<Position>(
    game: BoardGame<Position>,
    { margin, position, opinion }: Study<Position>,
  ): void {
    part("margin").hidden = margin === null;
    if (!margin) return;
    const [first, second] = game.names(position);
    if (game.opinions && !isProved(margin)) {
      this.showLikelyMargin(game, position, opinion);
      return;
    }
    const words = isProved(margin) ? game.marginText(margin.low, first, second) : `Margin for ${first}: `;
    part("margin").replaceChildren(words, ...(isProved(margin) ? [] : [valueBadge(margin)]));
  }

  /** The margin by the engine; hidden until there is an opinion. */
  private showLikelyMargin<Position>(
    game: BoardGame<Position>,
    position: Position,
    opinion: Opinion | null,
  ): void {
    const likely = opinion?.moves[0];
    part("margin").hidden = !likely;
    if (!likely) return;
    const [first, second] = game.names(position);
    const lead = game.toMove(position) === 0 ? likely.lead! : -likely.lead!;
    const words = likely.proved ? game.marginText(lead, first, second) : `Likely margin for ${first}: `;
    const badges = likely.proved ? [] : [likelyBadge(likelyValue({ ...likely, lead }, 0))];
    part("margin").replaceChildren(words, ...badges);
  }

  private showLine<Position>(
    game: BoardGame<Position>,
    { line, position, sure, opinion }: Study<Position>,
  ): void {
    const mover = game.toMove(position);
    const moves = line ?? opinion?.line;
    if (!moves || mover === null) {
      redraw(part("best-line"), [], () => []);
      return;
    }
    const names = game.names(position);
    const kind = names.length > 2 ? "Safest" : "Best";
    const words = line
      ? `${kind} line for ${names[mover]} (worst case ${boundsText(sure[mover])}):`
      : "Likely play (an estimate):";
    const title = element("span", { class: "strip-title" }, words);
    const step = (move: string, number: number) => {
      const button = element("button", { type: "button", class: "step", title: `Play up to ${move}` }, move);
      button.addEventListener("click", () => this.played(moves.slice(0, number + 1)));
      return [element("span", { "aria-hidden": "true" }, "→"), button];
    };
    redraw(part("best-line"), [position, moves, words], () => [title, ...moves.flatMap(step)]);
  }
}

/* Shows values: proved values, bounds and estimates never look alike. */

import { decimalText, say } from "../language/messages.ts";
import { shownName } from "../games/format.ts";
import type { Seat } from "../games/game.ts";
import { element, part, redraw, spaced } from "../ui/elements.ts";
import type { Bounds, Wants } from "../worker/messages.ts";
import type { Analyst } from "./analysis.ts";
import type { AnyBoardGame, BoardGame, LikelyMove, Opinion } from "./board_game.ts";
import { bestOf, boundsText, isProved, isTelling } from "./bounds.ts";
import { explaining } from "./explain.ts";
import type { Study } from "./study.ts";
import { resultText, sureText } from "./words.ts";
import { moveValues, type Rating, type Yardstick } from "./yardsticks.ts";

/** The value of a move, and whether the move is best by its yardstick. */
export interface Worth {
  bounds: Bounds;
  best: boolean;
  /** The value is the mean of an estimate. */
  estimated?: boolean;
  /** What the number means. */
  means?: string;
}

/** The values of the moves of a position by a yardstick, with what each means. A move is left out while its bounds are too
    wide. */
export function worthsBy(
  game: AnyBoardGame,
  study: Study<unknown>,
  rating: Rating | null,
  yardstick: Yardstick,
): Map<string, Worth> {
  const seat = game.toMove(study.position);
  if (seat === null) return new Map();
  const name = game.names(study.position)[seat];
  const found = moveValues(study, rating, seat).flatMap(
    ({ move, worst, selfish, expected }): [string, Worth][] => {
      const meaning = (judgedBy: Yardstick, value: Bounds) =>
        resultText(game, name, { judgedBy }, value, move);
      if (yardstick === "worst case") {
        const best = study.best.includes(move);
        const means = isProved(worst) ? meaning(yardstick, worst) : `${move}: ${sureText(game, name, worst)}`;
        return isTelling(worst, game.wants) ? [[move, { bounds: worst, best, means }]] : [];
      }
      const value = yardstick === "expected" ? expected?.cardsLeft.mean : selfish;
      if (value === null || value === undefined) return [];
      const bounds = { low: value, high: value };
      return [
        [
          move,
          { bounds, best: false, estimated: yardstick === "expected", means: meaning(yardstick, bounds) },
        ],
      ];
    },
  );
  const worths = new Map(found);
  if (yardstick === "worst case") return worths;
  // Best are the lowest numbers, once all moves have one.
  const numbers = [...worths.values()].map(({ bounds }) => bounds.low);
  const best = worths.size === study.worth.size ? bestNumber(numbers, game.wants) : NaN;
  const advised = rating?.estimates.find((one) => one.advised)?.move;
  for (const [move, worth] of worths)
    worth.best = worth.estimated ? move === advised : worth.bounds.low === best;
  return worths;
}

function bestNumber(numbers: readonly number[], wants: Wants): number {
  return wants === "fewest" ? Math.min(...numbers) : Math.max(...numbers);
}

/** A worth as text: `2`, `2..4`, `~0.62`. */
function worthText({ bounds, estimated }: Worth): string {
  return estimated ? `~${decimalText(bounds.low, 1)}` : boundsText(bounds);
}

/** A worth as a badge. */
function worthBadge(worth: Worth): HTMLElement {
  const { bounds, best, estimated, means } = worth;
  if (!estimated) return valueBadge(bounds, { best, means });
  const star = best ? [element("span", { class: "star" }, "★")] : [];
  const attributes = {
    class: `value likely${best ? " best" : ""}`,
    "aria-label": worthWords(worth),
    role: "img",
    ...(means ? explaining(means) : {}),
  };
  return element("span", attributes, ...star, worthText(worth));
}

/** A worth in words, for screen readers. */
export function worthWords(worth: Worth): string {
  if (!worth.estimated) return valueWords(worth.bounds, worth.best);
  const value = say("board-value-estimate", { value: worthText(worth) });
  return worth.best ? say("board-value-best", { value }) : value;
}

/** A value as a badge: bold on a solid background if proved, in a dashed frame if not. */
export function valueBadge(
  bounds: Bounds,
  {
    best = false,
    label = (value: string) => value,
    means = "",
  }: { best?: boolean; label?: (value: string) => string; means?: string | undefined } = {},
): HTMLElement {
  const proved = isProved(bounds);
  const classes = ["value", proved ? "proved" : "open", best && "best"].filter(Boolean).join(" ");
  const words = label(valueWords(bounds, best));
  const star = best ? [element("span", { class: "star" }, "★")] : [];
  const attributes = {
    class: classes,
    "aria-label": words,
    role: "img",
    ...(means ? explaining(means) : {}),
  };
  return element("span", attributes, ...star, boundsText(bounds));
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
    const words = say("board-likely-result", { number, proved: proved ? "yes" : "no" });
    return { text: proved ? number : `~${number}`, words, proved };
  }
  const number = leadText(lead);
  const words = say("board-likely-lead", { number, proved: proved ? "yes" : "no" });
  return { text: proved ? number : `~${number}`, words, proved };
}

/** The title of the engine's line. Of two players only the first move is ever proved, of more the whole line. */
function likelyTitle({ moves: [{ move, lead }], proved }: Opinion): string {
  if (proved && lead === null) return say("board-line-proved");
  return say("board-line-likely", { move: proved ? move : "none" });
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
export function seatBadges<Position>(
  game: BoardGame<Position>,
  study: Study<Position>,
  seat: Seat,
  name: string,
): HTMLElement[] {
  const { sure, opinion } = study;
  if (!game.opinions || isProved(sure[seat])) {
    const means = sureText(game, name, sure[seat]);
    const isKnown = isTelling(sure[seat], game.wants);
    return isKnown
      ? [
          valueBadge(sure[seat], {
            label: (value) => say("board-label-guarantee", { player: shownName(name), value }),
            means,
          }),
        ]
      : [];
  }
  if (!opinion) return [];
  const [{ lead, points, proved }] = opinion.moves;
  const exact = proved && lead === null;
  return [
    likelyBadge(likelyValue({ move: "", lead: null, points, proved: exact }, seat), `${shownName(name)}: `),
  ];
}

/** What a player is left with if everyone plays for themselves. */
export function selfishBadge(name: string, value: number): HTMLElement {
  const bounds = { low: value, high: value };
  const means = say("board-ends-selfish", { player: name, cards: value });
  const label = (shown: string) => say("board-label-selfish", { player: shownName(name), value: shown });
  return valueBadge(bounds, { label, means });
}

/** A value in words, for screen readers. */
export function valueWords(bounds: Bounds, best: boolean): string {
  const number = boundsText(bounds);
  const value = isProved(bounds) ? number : say("board-value-unproved", { value: number });
  return best ? say("board-value-best", { value }) : value;
}

/** The values of the moves to a place: all of them, or only the best where there is little room. `mark()` is a picture
    of the piece that moves. */
export function worthsPicture(worths: (Worth & { mark: () => Element })[], wants: Wants): HTMLElement {
  const each = worths.map(({ mark, ...worth }) =>
    element("span", { class: "worth" }, mark(), worthBadge(worth)),
  );
  const all = bestOf(
    worths.map(({ bounds }) => bounds),
    wants,
  );
  const some = worths.some(({ best }) => best);
  const estimated = worths.some((one) => one.estimated);
  return element(
    "span",
    { class: `worths ${worths.length > 1 ? "several" : ""}` },
    element("span", { class: "each" }, ...each),
    element("span", { class: "together" }, worthBadge({ bounds: all, best: some, estimated })),
  );
}

/** A button with the piece and the place of a move, and a label that begins with what is shown. */
function moveButton<Position>(game: BoardGame<Position>, before: Position, move: string): HTMLButtonElement {
  const picture = game.movePicture(move);
  const shown = [...(picture ? [picture] : []), game.movePlace(before, move)];
  const button = element("button", { type: "button", class: "step" }, ...spaced(shown));
  button.setAttribute("aria-label", `${button.textContent}: ${game.moveWords(before, move)}`);
  return button;
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
    part("effort").textContent = say("board-effort", {
      state: study.proved ? "proved" : open ? "searching" : "stopped",
      positions: decimalText(study.nodes, 0),
      legend: game.opinions && !study.proved ? "yes" : "no",
    });
  }

  private showMargin<Position>(
    game: BoardGame<Position>,
    { margin, position, opinion }: Study<Position>,
  ): void {
    const isKnown = margin !== null && (game.opinions !== undefined || isTelling(margin, game.wants));
    part("margin").hidden = !isKnown;
    if (!isKnown) return;
    const [first, second] = game.names(position);
    if (game.opinions && !isProved(margin)) {
      this.showLikelyMargin(game, position, opinion);
      return;
    }
    const words = isProved(margin)
      ? game.marginText(margin.low, first, second)
      : `${say("board-margin-for", { likely: "no", player: shownName(first) })} `;
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
    const words = likely.proved
      ? game.marginText(lead, first, second)
      : `${say("board-margin-for", { likely: "yes", player: shownName(first) })} `;
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
    const words = line
      ? say("board-line-for", {
          kind: names.length > 2 ? "safest" : "best",
          player: shownName(names[mover]),
          value: boundsText(sure[mover]),
        })
      : likelyTitle(opinion!);
    const title = element("span", { class: "strip-title" }, words);
    const step = (move: string, number: number) => {
      const before = moves.slice(0, number).reduce((one, played) => game.after(one, played), position);
      const button = moveButton(game, before, move);
      button.title = say("board-play-up-to", { move });
      button.addEventListener("click", () => this.played(moves.slice(0, number + 1)));
      return [element("span", { "aria-hidden": "true" }, "→"), button];
    };
    redraw(part("best-line"), [position, moves, words], () => [title, ...moves.flatMap(step)]);
  }
}

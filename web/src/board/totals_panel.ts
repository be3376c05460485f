/* The points of a whole game: round by round, the totals, and the winner. */

import { say } from "../language/messages.ts";
import { shownName, winnersOf } from "../games/format.ts";
import { element, part, redraw } from "../ui/elements.ts";
import type { Match } from "./match.ts";

/** Show the rounds of a game; `went(index)` is called to go to one of them. */
export function showTotals(match: Match, went: (index: number) => void): void {
  const { game, lines, current, whole } = match;
  const panel = part("totals-panel");
  panel.hidden = !whole || !game.rounds;
  if (panel.hidden || !game.rounds) return;
  const { rounds } = game;
  const ends = lines.map(({ end }) => end);
  const names = game.names(lines[0].first.position);
  const state = ends.map((end) => (game.over(end) ? rounds.scores(end).join() : "-"));
  redraw(part("totals"), [match, current, state.join("/")], () => {
    const rows = ends.map((end, index) => {
      const scores = game.over(end) ? rounds.scores(end).map(pointsText) : names.map(() => "");
      const button = element(
        "button",
        { type: "button", class: "step" },
        say("board-round", { number: index + 1 }),
      );
      if (index === current) button.setAttribute("aria-current", "true");
      button.addEventListener("click", () => went(index));
      const head = element("th", { scope: "row" }, button);
      return element("tr", {}, head, ...scores.map((score) => element("td", {}, score)));
    });
    const totals = rounds.totals(ends.at(-1)).map((total) => element("td", {}, `${total}`));
    const heads = names.map((name) => element("th", { scope: "col" }, shownName(name)));
    return [
      element("thead", {}, element("tr", {}, element("td", {}), ...heads)),
      element("tbody", {}, ...rows),
      element("tfoot", {}, element("tr", {}, element("th", { scope: "row" }, say("board-total")), ...totals)),
    ];
  });
  part("totals-said").textContent = totalsText(match);
}

/** Points paid, or given back. */
function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** The state of a whole game in a sentence. */
export function totalsText(match: Match): string {
  const { game, lines, next } = match;
  const { rounds } = game;
  if (!match.whole || !rounds) return "";
  const names = game.names(lines[0].first.position);
  if (match.finished) {
    const places = rounds.standings(rounds.totals(lines.at(-1)!.end));
    const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => names[seat]);
    return say("board-game-won", { ...winnersOf(winners), points: places[0].total });
  }
  const planned = rounds.numberOf(lines[0].first.position);
  if (next) {
    return say("board-round-follows", {
      number: next.number,
      all: Math.max(planned, next.number),
      tied: next.number > planned ? "yes" : "no",
      player: shownName(names[next.starter]),
    });
  }
  return say("board-round-of", { number: lines.length, all: Math.max(planned, lines.length) });
}

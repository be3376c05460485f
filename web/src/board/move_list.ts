/* The list of moves: number, player, card and place in words. Also those of other lines, and what moves cost. */

import { shownName } from "../games/format.ts";
import { say } from "../language/messages.ts";
import { element, part, redraw, spaced } from "../ui/elements.ts";
import type { Line, Spot } from "./history.ts";

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
  const home = part("moves");
  const focused = home.contains(document.activeElement);
  redraw(home, [line.here, ...shown], () => spots.map(item));
  const current = home.querySelector<HTMLElement>("[aria-current]");
  if (focused && !home.contains(document.activeElement)) current?.focus();
  if (current) scrollInside(home, current);
}

/** Scroll a list so that an element is visible, without moving the page. */
function scrollInside(home: HTMLElement, inside: HTMLElement): void {
  const [box, one] = [home, inside].map((part) => part.getBoundingClientRect());
  if (one.top < box.top) home.scrollTop -= box.top - one.top;
  else if (one.bottom > box.bottom) home.scrollTop += one.bottom - box.bottom;
}

/** The button of a spot; `aside` if it belongs to another line. */
function spotButton<Position, Marks>(
  line: Line<Position, Marks>,
  spot: Spot<Position, Marks>,
  went: (spot: Spot<Position, Marks>) => void,
  { cost = 0, aside = false },
): HTMLButtonElement {
  const { game } = line;
  const classes = `step${aside ? " aside" : ""}${cost ? " costly" : ""}`;
  const attributes = { type: "button", class: classes, "data-move": spot.depth, "data-code": spot.move };
  const button = element("button", attributes);
  const price = cost ? `−${cost}` : "";
  const seat = spot.parent ? game.toMove(spot.parent.position) : null;
  if (spot.parent && seat !== null) {
    const before = spot.parent.position;
    const name = game.names(before)[seat];
    const picture = game.movePicture(spot.move);
    const shown = [
      element("span", { class: "number" }, `${spot.depth}`),
      element("span", { class: "mover" }, shownName(name)),
      ...(picture ? [picture] : []),
      element("span", { class: "to" }, game.movePlace(before, spot.move)),
      ...(cost ? [element("span", { class: "cost" }, price)] : []),
    ];
    button.append(...spaced(shown));
    // The label begins with what is shown, for people who speak to their browser.
    const words = `${button.textContent}: ${game.moveWords(before, spot.move)}`;
    const more = [price && say("board-line-cost", { cost }), aside && say("board-another-line")].filter(
      Boolean,
    );
    button.setAttribute("aria-label", [words, ...more].join(", "));
  } else button.append(say("board-line-start"));
  if (spot === line.here) button.setAttribute("aria-current", "step");
  button.addEventListener("click", () => went(spot));
  return button;
}

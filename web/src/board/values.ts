/* Shows values: proved values and bounds never look alike. */

import { element, part } from "../ui/elements.ts";
import { bestOf, boundsText, isProved } from "./analysis.ts";

/** A value as a badge: bold on a solid background if proved, in a dashed frame if not. */
export function valueBadge(bounds, { best = false, label = "" } = {}) {
  const proved = isProved(bounds);
  const classes = ["value", proved ? "proved" : "open", best && "best"].filter(Boolean).join(" ");
  const words = label + valueWords(bounds, best);
  const star = best ? [element("span", { class: "star" }, "★")] : [];
  return element("span", { class: classes, "aria-label": words, role: "img" }, ...star, boundsText(bounds));
}

/** A value in words, for screen readers. */
export function valueWords(bounds, best) {
  return `${boundsText(bounds)}${isProved(bounds) ? "" : ", not proved"}${best ? ", best" : ""}`;
}

/** The values of the moves to a place: all of them, or only the best where there is little room. */
export function worthsPicture(worths, wants) {
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
  /** `played(moves)` is called to play on along the best line. */
  constructor(played) {
    this.played = played;
  }

  show(game, study, analyst) {
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

  showMargin(game, { margin, position }) {
    part("margin").hidden = margin === null;
    if (!margin) return;
    const [first, second] = game.names(position);
    const words = isProved(margin) ? game.marginText(margin.low, first, second) : `Margin for ${first}: `;
    part("margin").replaceChildren(words, ...(isProved(margin) ? [] : [valueBadge(margin)]));
  }

  showLine(game, { line, position, sure }) {
    const mover = game.toMove(position);
    if (!line || mover === null) {
      part("best-line").replaceChildren();
      return;
    }
    const name = game.names(position)[mover];
    const title = element(
      "span",
      { class: "strip-title" },
      `Best line for ${name} (${boundsText(sure[mover])}):`,
    );
    const steps = line.map((move, number) => {
      const button = element("button", { type: "button", class: "step", title: `Play up to ${move}` }, move);
      button.addEventListener("click", () => this.played(line.slice(0, number + 1)));
      return button;
    });
    part("best-line").replaceChildren(
      title,
      ...steps.flatMap((step) => [element("span", { "aria-hidden": "true" }, "→"), step]),
    );
  }
}

/** Show the moves of the line and of other lines; `went(spot)` is called to go to a spot. */
export function showMoves(line, costs, went) {
  const items = line.spots.map((spot) => {
    const others = (spot.parent?.children ?? []).filter((other) => other !== spot);
    const buttons = [
      spotButton(line, spot, costs.get(spot), went),
      ...others.map((other) => spotButton(line, other, undefined, went, true)),
    ];
    return element("li", {}, ...buttons);
  });
  part("moves").replaceChildren(...items);
}

function spotButton(line, spot, cost, went, aside = false) {
  const text = spot.parent ? spot.move : "start";
  const classes = `step${aside ? " aside" : ""}${cost ? " costly" : ""}`;
  const button = element("button", { type: "button", class: classes, "data-move": spot.depth }, text);
  if (cost) button.append(element("span", { class: "cost" }, `−${cost}`));
  const seat = spot.parent ? line.game.toMove(spot.parent.position) : null;
  const mover = seat === null ? "" : `${line.game.names(spot.position)[seat]}: `;
  button.setAttribute(
    "aria-label",
    `${spot.depth ? `move ${spot.depth}, ` : ""}${mover}${text}${aside ? ", another line" : ""}`,
  );
  if (spot === line.here) button.setAttribute("aria-current", "step");
  button.addEventListener("click", () => went(spot));
  return button;
}

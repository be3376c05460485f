/* The review of a line: what everybody could guarantee after each move, what every move cost, and the biggest mistake.
   Counts as reports/review/evaluation.py does: unproved values count nowhere. */

import { capital, countText } from "../games/format.ts";
import { element, part, svgElement } from "../ui/elements.ts";
import { boundsText, isProved, meet } from "./analysis.ts";

/** The judgement of every move of a line, in order. */
export function judgeMoves(line, studyOf) {
  const { game } = line;
  return line.spots.slice(1).map((spot) => {
    const before = studyOf(spot.parent.position);
    const after = studyOf(spot.position);
    const seat = game.toMove(spot.parent.position);
    const known = before.sure[seat];
    const found = meet(after.sure[seat], before.worth.get(spot.move));
    const proved = isProved(known) && isProved(found);
    const cost = proved ? Math.abs(found.low - known.low) : null;
    return { spot, seat, before: known, after: found, cost, best: before.best };
  });
}

/** The first of the moves that cost the most; null if none is known to have cost anything. */
function turningPoint(judged) {
  const costly = judged.filter(({ cost }) => cost > 0);
  const most = Math.max(...costly.map(({ cost }) => cost));
  return costly.find(({ cost }) => cost === most) ?? null;
}

export class Review {
  /** `went(spot)` is called to go to a spot, `asked(judged)` to pose a decision as a task. */
  constructor({ went, asked }) {
    this.went = went;
    this.asked = asked;
    this.open = false;
  }

  show(line, judged, studyOf) {
    part("review-panel").hidden = !this.open;
    part("review").setAttribute("aria-pressed", this.open);
    if (!this.open) return;
    const open = judged.filter(({ cost }) => cost === null).length;
    const turning = turningPoint(judged);
    part("review-said").textContent = this.summary(line, judged, open, turning);
    part("curve").replaceChildren(this.legend(line), this.curve(line, studyOf, turning));
    const costly = judged.filter(({ cost }) => cost > 0);
    part("decisions").replaceChildren(...costly.map((one) => this.decision(line, one, one === turning)));
  }

  summary(line, judged, open, turning) {
    if (!judged.length) return "No moves yet.";
    if (open) return `${open} of ${countText(judged.length, "move")} not judged yet.`;
    if (!turning) return "No move cost its player anything.";
    return `${countText(judged.filter(({ cost }) => cost > 0).length, "move")} cost something.`;
  }

  decision(line, judged, turning) {
    const { game } = line;
    const { spot, seat, before, after, cost, best } = judged;
    const name = game.names(spot.position)[seat];
    const more = best.length > 6 ? ` and ${best.length - 6} more` : "";
    const better = best.slice(0, 6).join(" ") + more;
    const which = `${turning ? "Biggest mistake: " : ""}move ${spot.depth}, ${name}: ${spot.move}`;
    const paid = `cost ${game.amount(cost)} (${boundsText(before)} → ${boundsText(after)})`;
    const words = `${which} ${paid}. Better: ${better}.`;
    const go = element("button", { type: "button", class: "small" }, "Look");
    go.addEventListener("click", () => this.went(spot.parent));
    const buttons = [go];
    if (best.length === 1) {
      const solve = element("button", { type: "button", class: "small solve" }, "Solve");
      solve.title = "Find the only move that keeps the value";
      solve.addEventListener("click", () => this.asked(judged));
      buttons.push(solve);
    }
    return element(
      "li",
      { class: turning ? "turning" : "" },
      element("span", {}, capital(words)),
      ...buttons,
    );
  }

  /** The legend of the curve. */
  legend(line) {
    const items = line.game.names(line.position).map((name, seat) => {
      const sample = svgElement("svg", { viewBox: "0 0 28 8", class: "curve-sample", "aria-hidden": "true" });
      sample.append(svgElement("path", { class: `track seat-${seat}`, d: "M0 4H28" }));
      return element("span", {}, sample, name);
    });
    return element("p", { class: "legend" }, ...items);
  }

  /** The guaranteed results of all players, move by move; unproved bounds are drawn as bars. */
  curve(line, studyOf, turning) {
    const { game, spots } = line;
    const studies = spots.map(({ position }) => studyOf(position));
    const names = game.names(line.position);
    const most = Math.max(1, ...studies.flatMap(({ sure }) => sure.map(({ high }) => high)));
    const width = Math.max(spots.length - 1, 1);
    const x = (number) => 24 + (number / width) * 270;
    const y = (value) => 112 - (value / most) * 100;
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
    for (const seat of names.keys()) picture.append(...this.track(studies, seat, x, y));
    picture.addEventListener("click", (event) => {
      const box = picture.getBoundingClientRect();
      const across = ((event.clientX - box.left) / box.width) * 304;
      const number = Math.round(((across - 24) / 270) * width);
      this.went(spots[Math.min(Math.max(number, 0), spots.length - 1)]);
    });
    return picture;
  }

  track(studies, seat, x, y) {
    const points = studies.map(({ sure }, number) => ({ number, ...sure[seat] }));
    const parts = [];
    const path = points
      .filter(isProved)
      .map(({ number, low }, index) => `${index ? "L" : "M"}${x(number)} ${y(low)}`);
    if (path.length) parts.push(svgElement("path", { class: `track seat-${seat}`, d: path.join("") }));
    for (const { number, low, high } of points) {
      if (low < high)
        parts.push(
          svgElement("path", { class: `bar seat-${seat}`, d: `M${x(number)} ${y(low)}V${y(high)}` }),
        );
    }
    return parts;
  }
}

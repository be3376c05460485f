/* The menu of a page's puzzles, by kind and level with their results, and the buttons to the next and previous one. */

import { capital, clockText } from "../games/format.ts";
import { element, part } from "../ui/elements.ts";
import { storageOf } from "../ui/storage.ts";
import { Score, strings } from "./score.ts";

const LEVELS = ["easy", "medium", "hard", "expert"];

export class Menu {
  /** `open(number)` is called with the number of the chosen puzzle. */
  constructor(puzzles, open) {
    this.puzzles = puzzles;
    this.open = open;
    this.number = 0;
    const alone = puzzles.length === 1;
    for (const id of ["previous", "next", "menu"]) part(id).hidden = alone;
    part("options").classList.toggle("spared", !alone);
    if (alone) return;
    part("previous").addEventListener("click", () => this.go(-1));
    part("next").addEventListener("click", () => this.go(1));
    part("menu").addEventListener("click", () => this.show());
  }

  /** Mark a puzzle as the open one. */
  mark(number) {
    this.number = number;
    part("previous").disabled = number === 0;
    part("next").disabled = number === this.puzzles.length - 1;
    part("menu-place").textContent = `${number + 1} of ${this.puzzles.length}`;
  }

  go(step) {
    const number = this.number + step;
    if (number >= 0 && number < this.puzzles.length) this.open(number);
  }

  /** Show the list with the stored result of each puzzle. */
  show() {
    const entries = this.puzzles.map((puzzle, number) => ({ ...puzzle, number, ...standingOf(puzzle) }));
    const solved = entries.filter((entry) => entry.times).length;
    const clean = entries.filter((entry) => entry.firstWasClean).length;
    const cleanly = `${clean || "none"} of them clean ★`;
    part("menu-sum").textContent = `${solved} of ${entries.length} solved, ${cleanly}`;
    const kinds = [...new Set(entries.map((entry) => entry.kind))];
    part("menu-list").replaceChildren(
      ...kinds.map((kind) =>
        this.kindPart(
          kind,
          entries.filter((entry) => entry.kind === kind),
        ),
      ),
    );
    part("puzzles-menu").showModal();
    part("menu-list").querySelector("[aria-current]")?.focus();
  }

  kindPart(kind, entries) {
    const levels = LEVELS.filter((level) => entries.some((entry) => entry.level === level));
    return element(
      "section",
      {},
      element("h3", {}, capital(kind)),
      ...levels.map((level) =>
        element(
          "div",
          { class: "menu-level" },
          element("h4", {}, level),
          element("ul", {}, ...entries.filter((entry) => entry.level === level).map((one) => this.item(one))),
        ),
      ),
    );
  }

  item({ number, name, times, firstWasClean, best, begun }) {
    const mark = times ? (firstWasClean ? "★" : "✓") : begun ? "…" : "";
    const words = times ? (firstWasClean ? "solved, clean" : "solved") : begun ? "begun" : "not begun";
    const time = times ? clockText(best) : "";
    const label = [name, words, time && `best time ${time}`].filter(Boolean).join(", ");
    const button = element(
      "button",
      { type: "button", "data-number": number, "aria-label": label },
      element("span", { class: "menu-name" }, name),
      element("span", { class: "menu-time" }, time),
      element("span", { class: "menu-mark" }, mark),
    );
    if (number === this.number) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => {
      part("puzzles-menu").close();
      this.open(number);
    });
    return element("li", {}, button);
  }
}

/** The stored result of a puzzle. */
function standingOf({ id }) {
  const stored = storageOf(id).load();
  const { times, best, firstWasClean } = new Score(stored);
  return { times, best, firstWasClean, begun: strings(stored.moves).length > 0 };
}

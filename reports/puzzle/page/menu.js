/* The puzzles of a page: a menu by kind and level with what came of each, and the way from one to another. */

const LEVELS = ["easy", "medium", "hard", "expert"];

class Menu {
  /** The menu of several puzzles; `open(number)` is called with the one that is chosen. */
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

  /** A puzzle is open now. */
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

  /** The list, with what is kept on this device about each puzzle. */
  show() {
    const entries = this.puzzles.map((puzzle, number) => ({ ...puzzle, number, ...standingOf(puzzle) }));
    const solved = entries.filter((entry) => entry.times).length;
    const clean = entries.filter((entry) => entry.firstWasClean).length;
    const cleanly = `${clean || "none"} of them clean ★`;
    part("menu-sum").textContent = `${solved} of ${entries.length} solved, ${cleanly}`;
    const kinds = [...new Set(entries.map((entry) => entry.kind))];
    part("menu-list").replaceChildren(
      ...kinds.map((kind) => this.kindPart(kind, entries.filter((entry) => entry.kind === kind))),
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

/** What is kept about a puzzle. */
function standingOf({ id }) {
  const kept = memoryOf(id).recall();
  const { times, best, firstWasClean } = new Score(kept);
  return { times, best, firstWasClean, begun: strings(kept.moves).length > 0 };
}

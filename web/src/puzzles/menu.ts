/* The menu of a page's puzzles, by kind and level with their results, and the buttons to the next and previous one. */

import { capital, clockText } from "../games/format.ts";
import { element, part, spaced } from "../ui/elements.ts";
import { storageOf } from "../ui/storage.ts";
import type { PuzzleData } from "./documents.ts";
import { Score, strings } from "./score.ts";

const LEVELS = ["easy", "medium", "hard", "expert"];

/** The parts of a puzzle that the menu shows. */
type Listed = Pick<PuzzleData, "kind" | "level" | "id" | "name">;

/** The stored result of a puzzle. */
interface Standing extends Pick<Score, "times" | "best" | "firstWasClean"> {
  begun: boolean;
}

interface Entry extends Listed, Standing {
  number: number;
}

export class Menu {
  private readonly puzzles: readonly Listed[];
  private readonly open: (number: number) => void;
  /** The number of the open puzzle. */
  private number = 0;

  /** `open(number)` is called with the number of the chosen puzzle. */
  constructor(puzzles: readonly Listed[], open: (number: number) => void) {
    this.puzzles = puzzles;
    this.open = open;
    const alone = puzzles.length === 1;
    for (const id of ["previous", "next", "menu"]) part(id).hidden = alone;
    part("options").classList.toggle("spared", !alone);
    if (alone) return;
    part("previous").addEventListener("click", () => this.go(-1));
    part("next").addEventListener("click", () => this.go(1));
    part("menu").addEventListener("click", () => this.show());
  }

  /** Mark a puzzle as the open one. */
  mark(number: number): void {
    this.number = number;
    part("previous", HTMLButtonElement).disabled = number === 0;
    part("next", HTMLButtonElement).disabled = number === this.puzzles.length - 1;
    part("menu-place").textContent = `${number + 1} of ${this.puzzles.length}`;
  }

  go(step: number): void {
    const number = this.number + step;
    if (number >= 0 && number < this.puzzles.length) this.open(number);
  }

  /** Show the list with the stored result of each puzzle. */
  show(): void {
    const entries = this.puzzles.map((puzzle, number) => ({ ...puzzle, number, ...standingOf(puzzle) }));
    const solved = entries.filter((entry) => entry.times).length;
    const clean = entries.filter((entry) => entry.firstWasClean).length;
    const cleanly = `${clean || "none"} of them clean ★`;
    part("menu-sum").textContent = `${solved} of ${entries.length} solved, ${cleanly}`;
    const kinds = [...new Set(entries.map((entry) => entry.kind))];
    const lists = kinds.map((kind) =>
      this.kindPart(
        kind,
        entries.filter((entry) => entry.kind === kind),
      ),
    );
    part("menu-list").replaceChildren(...lists);
    part("puzzles-menu", HTMLDialogElement).showModal();
    part("menu-list").querySelector<HTMLElement>("[aria-current]")?.focus();
  }

  private kindPart(kind: string, entries: Entry[]): HTMLElement {
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

  private item({ number, name, times, firstWasClean, best, begun }: Entry): HTMLElement {
    const mark = times ? (firstWasClean ? "★" : "✓") : begun ? "…" : "";
    const words = times ? (firstWasClean ? "solved, clean" : "solved") : begun ? "begun" : "not begun";
    const time = times ? clockText(best) : "";
    const label = [name, time && `${time} best time`, words].filter(Boolean).join(", ");
    const button = element(
      "button",
      { type: "button", "data-number": number, "aria-label": label },
      ...spaced([
        element("span", { class: "menu-name" }, name),
        element("span", { class: "menu-time" }, time),
        element("span", { class: "menu-mark" }, mark),
      ]),
    );
    if (number === this.number) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => {
      part("puzzles-menu", HTMLDialogElement).close();
      this.open(number);
    });
    return element("li", {}, button);
  }
}

function standingOf({ id }: Listed): Standing {
  const stored = storageOf(id).load();
  const { times, best, firstWasClean } = new Score(stored);
  return { times, best, firstWasClean, begun: strings(stored.moves).length > 0 };
}

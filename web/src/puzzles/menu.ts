/* The menu of a page's puzzles with their results: daily puzzles by day, others by kind and level. And the buttons to the
   next and previous one. */

import { capital, clockText } from "../games/format.ts";
import { element, part, spaced } from "../ui/elements.ts";
import { storageOf } from "../ui/storage.ts";
import { dayText, today } from "./days.ts";
import type { PuzzleData } from "./documents.ts";
import { medalPicture } from "./medals.ts";
import { Score, strings } from "./score.ts";

const LEVELS = ["easy", "medium", "hard", "expert"];

/** The parts of a puzzle that the menu shows. */
type Listed = Pick<PuzzleData, "kind" | "level" | "id" | "name" | "date">;

/** The stored result of a puzzle. */
interface Standing extends Pick<Score, "times" | "best" | "firstWasClean" | "medal"> {
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
    const daily = entries.filter((entry) => entry.date);
    const others = entries.filter((entry) => !entry.date);
    part("menu-list").replaceChildren(
      ...grouped(
        daily,
        ({ date }) => dayText(date).month,
        (month, some) => this.monthPart(month, some),
      ),
      ...grouped(
        others,
        ({ kind }) => kind,
        (kind, some) => this.kindPart(kind, some),
      ),
    );
    part("puzzles-menu", HTMLDialogElement).showModal();
    part("menu-list").querySelector<HTMLElement>("[aria-current]")?.focus();
  }

  private monthPart(month: string, entries: Entry[]): HTMLElement {
    const items = entries.map((entry) => this.dayItem(entry));
    return element("section", {}, element("h3", {}, month), element("ul", { class: "menu-days" }, ...items));
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
          element(
            "ul",
            {},
            ...entries.filter((entry) => entry.level === level).map((one) => this.nameItem(one)),
          ),
        ),
      ),
    );
  }

  private nameItem(entry: Entry): HTMLElement {
    return this.item(entry, [element("span", { class: "menu-name" }, entry.name)], [entry.name]);
  }

  private dayItem(entry: Entry): HTMLElement {
    const { date, name, level } = entry;
    const isToday = date === today();
    const { day } = dayText(date);
    const shown = [
      element("span", { class: "menu-day" }, day),
      element("span", { class: "menu-name" }, `${name}, ${level}`),
      ...(isToday ? [element("span", { class: "menu-today" }, "today")] : []),
    ];
    return this.item(entry, shown, [day, `${name}, ${level}`, isToday ? "today" : ""]);
  }

  /** An entry; `shown` goes before its result, `words` say the same. */
  private item(entry: Entry, shown: HTMLElement[], words: string[]): HTMLElement {
    const { number, times, firstWasClean, best, begun, medal } = entry;
    const mark = times ? (firstWasClean ? "★" : "✓") : medal ? medalPicture(medal) : begun ? "…" : "";
    const unsolved = medal ? `${medal} medal` : begun ? "begun" : "not begun";
    const result = times ? (firstWasClean ? "solved, clean" : "solved") : unsolved;
    const time = times ? clockText(best) : "";
    const said = [...words, time && `${time} best time`, result, entry.date ? "" : entry.level];
    const label = said.filter(Boolean).join(", ");
    const button = element(
      "button",
      { type: "button", "data-number": number, "aria-label": label },
      ...spaced([
        ...shown,
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

/** Call `make` for every group of entries with the same title, in the order of their first ones. */
function grouped<Made>(
  entries: Entry[],
  titleOf: (entry: Entry) => string,
  make: (title: string, entries: Entry[]) => Made,
): Made[] {
  const titles = [...new Set(entries.map(titleOf))];
  return titles.map((title) =>
    make(
      title,
      entries.filter((entry) => titleOf(entry) === title),
    ),
  );
}

function standingOf({ id }: Listed): Standing {
  const stored = storageOf(id).load();
  const { times, best, firstWasClean, medal } = new Score(stored);
  return { times, best, firstWasClean, medal, begun: strings(stored.moves).length > 0 };
}

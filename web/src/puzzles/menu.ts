/* The menu of a page's puzzles with their results: daily puzzles by day, others by kind and level. And the buttons to the
   next and previous one. */

import { clockText } from "../games/format.ts";
import { say } from "../language/messages.ts";
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
    part("menu-place").textContent = say("page-menu-place", {
      number: number + 1,
      all: this.puzzles.length,
    });
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
    part("menu-sum").textContent = say("page-menu-sum", { solved, all: entries.length, clean });
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
      element("h3", {}, say("page-kind", { kind })),
      ...levels.map((level) =>
        element(
          "div",
          { class: "menu-level" },
          element("h4", {}, say("page-level", { level })),
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
    const title = say("page-menu-name", { name, level: say("page-level", { level }) });
    const todays = isToday ? say("page-menu-today") : "";
    const shown = [
      element("span", { class: "menu-day" }, day),
      element("span", { class: "menu-name" }, title),
      ...(todays ? [element("span", { class: "menu-today" }, todays)] : []),
    ];
    return this.item(entry, shown, [day, title, todays]);
  }

  /** An entry; `shown` goes before its result, `words` say the same. */
  private item(entry: Entry, shown: HTMLElement[], words: string[]): HTMLElement {
    const { number, times, firstWasClean, best, begun, medal } = entry;
    const mark = times ? (firstWasClean ? "★" : "✓") : medal ? medalPicture(medal) : begun ? "…" : "";
    const unbegun = begun ? say("page-menu-begun") : say("page-menu-not-begun");
    const unsolved = medal ? say("page-medal", { medal }) : unbegun;
    const solved = firstWasClean ? say("page-menu-clean") : say("page-menu-solved");
    const result = times ? solved : unsolved;
    const time = times ? clockText(best) : "";
    const said = [
      ...words,
      time && say("page-menu-best-time", { time }),
      result,
      entry.date ? "" : say("page-level", { level: entry.level }),
    ];
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

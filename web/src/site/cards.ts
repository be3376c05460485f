/* The cards of a day's puzzles, and the result of the day to share. */

import { clockText } from "../games/format.ts";
import { say } from "../language/messages.ts";
import { element, partOf } from "../ui/elements.ts";
import { dayWords, type Site } from "./context.ts";
import { dayAddress, type DayPuzzle, type Island, puzzleAddress } from "./documents.ts";
import { kindName, levelName, markPicture, shownMark, stateWords } from "./marks.ts";
import type { Progress } from "./progress.ts";
import { isClean } from "./results.ts";
import { shareButton } from "./share.ts";

/** Make the cards of a day from the page's template. */
export function dayCards(island: Island, date: string, puzzles: readonly DayPuzzle[]): HTMLElement[] {
  const template = document.getElementById("card") as HTMLTemplateElement;
  return puzzles.map((puzzle) => {
    const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    card.dataset.slot = puzzle.slot;
    card.dataset.key = puzzle.key;
    const address = puzzleAddress(island, date, puzzle.slot);
    partOf(card, ".card-link").setAttribute("href", address);
    card.querySelector(".card-picture")?.setAttribute("src", `${address}picture.svg`);
    partOf(card, ".card-title").textContent = kindName(puzzle.kind);
    partOf(card, ".level").textContent = levelName(puzzle.level);
    partOf(card, ".card-task").textContent = say("reader-task", { kind: puzzle.kind });
    return card;
  });
}

/** Show the state of the puzzles on cards. */
export function markCards(cards: Iterable<HTMLElement>, progress: Progress): void {
  for (const card of cards) {
    const { key } = card.dataset;
    if (!key) continue;
    const mark = shownMark(key, progress);
    card.dataset.mark = mark;
    const state = card.querySelector(".card-state");
    state?.replaceChildren(markPicture(mark), " ", stateWords(key, progress));
  }
}

/** The text to share for a day: a line for each puzzle, then the link. */
export function dayText(
  island: Island,
  date: string,
  puzzles: readonly DayPuzzle[],
  { results }: Progress,
): string {
  const lines = puzzles.map(({ kind, key, level }) => {
    const result = results.get(key);
    let text = say("reader-share-open");
    if (result?.first) {
      const { hints, seconds } = result.first;
      const how = isClean(result)
        ? say("reader-share-clean")
        : hints
          ? `💡 ${say("reader-share-hints", { number: hints })}`
          : "✅";
      text = `${clockText(seconds)} · ${how}`;
    }
    return say("reader-share-line", { kind: kindName(kind), level: levelName(level), result: text });
  });
  const address = new URL(dayAddress(island, date), location.href).href;
  return [`🐧 ${dayWords(date)}`, ...lines, address].join("\n");
}

/** A line under the cards when all puzzles of a day are solved, with a button to share it; empty before. */
export function dayEnd(
  { island, store }: Site,
  date: string,
  puzzles: readonly DayPuzzle[],
  isToday: boolean,
): HTMLElement[] {
  const { progress } = store;
  if (!puzzles.length || !puzzles.every(({ key }) => progress.results.get(key)?.first)) return [];
  const said = element("p", {}, isToday ? say("reader-all-solved") : "");
  const button = shareButton(say("reader-share-day"), () => dayText(island, date, puzzles, progress));
  return [...(isToday ? [said] : []), ...button];
}

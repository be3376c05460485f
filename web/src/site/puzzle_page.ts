/* The site's part of a puzzle's page: it records the result, and shows what comes next. The puzzle itself is the program of
   web/src/puzzles. */

import { say } from "../language/messages.ts";
import { today } from "../puzzles/days.ts";
import { REPORT, type PuzzleReport } from "../puzzles/report.ts";
import { Score } from "../puzzles/score.ts";
import { element, part } from "../ui/elements.ts";
import { storageOf } from "../ui/storage.ts";
import { change, followDay, notify, type Site } from "./context.ts";
import { addDays } from "./dates.ts";
import { showAhead } from "./day_pages.ts";
import {
  type DayPuzzle,
  fetchDays,
  fetchPractice,
  LEVELS,
  type PagePuzzle,
  practiceAddress,
  puzzleAddress,
} from "./documents.ts";
import { puzzleName } from "./marks.ts";
import { ladderLevel, practiceOrder } from "./practice.ts";
import { withResult } from "./progress.ts";
import { isOnItsDay, type Result } from "./results.ts";
import { canShare, share } from "./share.ts";
import { streakLine } from "./streak_line.ts";

export function openPuzzle(site: Site): void {
  const puzzle = site.island.puzzle!;
  const day = puzzle.date ?? "";
  const openedOn = today();
  takeOver(site, puzzle);
  if (!day) {
    const at = Date.now();
    change(site, (progress) => ({ ...progress, opened: new Map([...progress.opened, [puzzle.key, at]]) }));
  }
  document.addEventListener(REPORT, (event) => {
    const report = (event as CustomEvent<PuzzleReport>).detail;
    if (report.key !== puzzle.key) return;
    change(site, (progress) =>
      withResult(progress, puzzle.key, resultOf(report, puzzle, solvedOn(day, openedOn, today()))),
    );
    if (report.solved) keepStorage();
    void showAfter(site, puzzle);
  });
  offerShare();
  let first = true;
  followDay(site, (date) => {
    if (day) showAhead(site, day, date);
    if (!first && day && day < date) {
      const { root, lang } = site.island;
      notify(say("reader-new-day"), { label: say("reader-new-day-link"), run: `${root}${lang}/` });
    }
    first = false;
    if (site.store.progress.results.get(puzzle.key)?.first) void showAfter(site, puzzle);
  });
}

/** The date that counts for a solution. A puzzle that was opened on its day still counts for it if it is finished the day
    after, as over midnight. */
export function solvedOn(day: string, openedOn: string, date: string): string {
  return day && openedOn <= day && date === addDays(day, 1) ? day : date;
}

export function resultOf(
  { solved, seconds, hints, checks, wrong, medal }: Omit<PuzzleReport, "key">,
  { kind, level, date = "" }: Pick<PagePuzzle, "kind" | "level" | "date">,
  on: string,
): Result {
  const whole = Math.round(seconds);
  const at = Math.floor(Date.now() / 1000);
  const first = solved ? { on, at, seconds: whole, hints, checks, wrong } : null;
  return { kind, level, day: date, first, times: solved ? 1 : 0, best: solved ? whole : 0, medal };
}

/** Take over a result that the puzzle's own storage has, but the progress has not: as when that was full. */
function takeOver(site: Site, puzzle: PagePuzzle): void {
  const stored = storageOf(puzzle.key).load();
  const { times, best, firstWasClean, medal, hints, checks, wrong } = new Score(stored);
  const known = site.store.progress.results.get(puzzle.key);
  if (!times || known?.first) return;
  const help = firstWasClean ? { hints: 0, checks: 0, wrong: 0 } : { hints, checks, wrong: wrong || 1 };
  const report = { solved: true, seconds: best, medal, ...help };
  change(site, (progress) => withResult(progress, puzzle.key, resultOf(report, puzzle, today())));
}

/** Under a solved puzzle: the streak, and the way on. */
async function showAfter(site: Site, puzzle: PagePuzzle): Promise<void> {
  const result = site.store.progress.results.get(puzzle.key);
  const after = document.getElementById("after");
  if (!after || !result?.first) return;
  const { date } = puzzle;
  const line = !date
    ? []
    : [isOnItsDay(result) ? streakLine(site.store.progress, today()) : say("reader-streak-late")];
  const next = await (date ? nextOfDay(site, date, puzzle) : nextOfPractice(site, puzzle)).catch(() => null);
  after.replaceChildren(
    ...line.map((text) => element("p", { class: "after-streak", role: "status" }, text)),
    ...(next ? [next] : []),
  );
  after.hidden = false;
}

/** A link to the next unsolved puzzle of the day; a text if there is none on today's date. */
async function nextOfDay(
  { island, store }: Site,
  date: string,
  { key }: PagePuzzle,
): Promise<HTMLElement | null> {
  const puzzles: DayPuzzle[] = (await fetchDays(island)).days[date] ?? [];
  const place = puzzles.findIndex((one) => one.key === key);
  const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(place, 0))];
  const next = others.find((one) => !store.progress.results.get(one.key)?.first);
  if (next)
    return goOn(
      puzzleAddress(island, date, next.slot),
      say("reader-next-puzzle", { name: puzzleName(next) }),
    );
  return date === today() ? element("p", {}, say("reader-all-solved")) : null;
}

/** A link to the next puzzle of the kind, at the level of the ladder. */
async function nextOfPractice(
  { island, store }: Site,
  { kind, key }: PagePuzzle,
): Promise<HTMLElement | null> {
  const all = (await fetchPractice(island)).filter((one) => one.kind === kind && one.key !== key);
  const levels = LEVELS.filter((level) => all.some((one) => one.level === level));
  const level = ladderLevel(kind, levels, store.progress);
  const [next] = practiceOrder(
    all.filter((one) => one.level === level),
    store.progress,
  );
  if (!next) return null;
  return goOn(practiceAddress(island, next), say("reader-next-puzzle", { name: puzzleName(next) }));
}

function goOn(address: string, label: string): HTMLElement {
  return element("a", { class: "action go-on", href: address }, label);
}

/** On devices with a menu to share, the button opens it instead of copying. */
function offerShare(): void {
  if (!canShare()) return;
  const copy = part("copy");
  const button = element("button", { type: "button", class: "action", id: "share-now" }, say("reader-share"));
  button.addEventListener(
    "click",
    () => void share(part("share-text", HTMLTextAreaElement).value, part("copied")),
  );
  copy.before(button);
  copy.hidden = true;
}

/** Ask the browser not to clear the storage when space is short. Only Chromium decides that without a question. */
function keepStorage(): void {
  if ("userAgentData" in navigator) void navigator.storage?.persist?.().catch(() => false);
}

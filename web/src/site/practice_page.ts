/* Practice: the ladder of each kind with its next puzzle, and the marks in the list of all. */

import { say } from "../language/messages.ts";
import { element, part } from "../ui/elements.ts";
import { change, followDay, type Site } from "./context.ts";
import { fetchPractice, KINDS, LEVELS, practiceAddress, type PracticeEntry } from "./documents.ts";
import { kindName, levelName, markPicture, markWords, shownMark } from "./marks.ts";
import { ladderLevel, practiceOrder } from "./practice.ts";

export async function openPractice(site: Site): Promise<void> {
  const { island, store } = site;
  if (!store.progress.seed) {
    const seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] >>> 1);
    change(site, (progress) => (progress.seed ? progress : { ...progress, seed }));
  }
  const puzzles = await fetchPractice(island);
  const kinds = KINDS.filter((kind) => puzzles.some((one) => one.kind === kind));
  followDay(site, () => {
    const ladders = kinds.map((kind) =>
      ladder(
        site,
        kind,
        puzzles.filter((one) => one.kind === kind),
      ),
    );
    part("ladder").replaceChildren(
      element("p", { class: "ladder-about" }, say("reader-ladder-about")),
      element("ul", { class: "ladders" }, ...ladders),
    );
    markList(site);
  });
}

function ladder({ island, store }: Site, kind: string, puzzles: readonly PracticeEntry[]): HTMLElement {
  const levels = LEVELS.filter((level) => puzzles.some((one) => one.level === level));
  const reached = ladderLevel(kind, levels, store.progress);
  const [next] = practiceOrder(
    puzzles.filter((one) => one.level === reached),
    store.progress,
  );
  const solved = puzzles.filter(({ key }) => store.progress.results.get(key)?.first).length;
  const rungs = levels.map((level, number) => {
    const state = level === reached ? "here" : number < levels.indexOf(reached) ? "passed" : "above";
    return element(
      "li",
      { class: `rung ${state}`, ...(state === "here" ? { "aria-current": "step" } : {}) },
      levelName(level),
    );
  });
  return element(
    "li",
    { class: "ladder-card", "data-kind": kind },
    element("h2", {}, kindName(kind)),
    element(
      "ol",
      {
        class: "rungs",
        "aria-label": say("reader-ladder-level", { kind: kindName(kind), level: levelName(reached) }),
      },
      ...rungs,
    ),
    element("p", { class: "ladder-sum" }, say("reader-practice-sum", { solved, puzzles: puzzles.length })),
    element(
      "a",
      { class: "action", href: practiceAddress(island, next) },
      element("span", { class: "unseen" }, `${kindName(kind)}, ${levelName(reached)}: `),
      say("reader-ladder-start"),
    ),
  );
}

/** Show the marks in the list that the page has. */
function markList({ store }: Site): void {
  for (const link of part("practice-list").querySelectorAll<HTMLElement>("a[data-key]")) {
    const mark = shownMark(link.dataset.key!, store.progress);
    link.dataset.mark = mark;
    link.querySelector(".mark-place")?.remove();
    if (mark === "open") continue;
    const words = element("span", { class: "unseen" }, `, ${markWords(mark)}`);
    link.append(element("span", { class: "mark-place" }, markPicture(mark), words));
  }
}

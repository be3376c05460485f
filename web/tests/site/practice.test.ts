import assert from "node:assert/strict";
import { test } from "node:test";
import { ladderLevel, practiceOrder } from "../../src/site/practice.ts";
import { NOTHING, type Progress } from "../../src/site/progress.ts";
import { progressOf, solved } from "./samples.ts";

const LEVELS = ["easy", "medium", "hard", "expert"];
const PUZZLES = Array.from({ length: 20 }, (_, number) => ({
  id: `id${number}`,
  kind: "pyramid",
  level: "easy",
}));

test("no puzzle comes again before all others were opened", () => {
  let progress: Progress = { ...NOTHING, seed: 7 };
  const met: string[] = [];
  for (let time = 1; time <= 40; time++) {
    const [next] = practiceOrder(PUZZLES, progress);
    met.push(next.id);
    progress = { ...progress, opened: new Map([...progress.opened, [next.id, time]]) };
  }
  assert.equal(new Set(met.slice(0, 20)).size, 20);
  assert.deepEqual(met.slice(20), met.slice(0, 20));
});

test("readers get different orders, and keep theirs", () => {
  const order = (seed: number) => practiceOrder(PUZZLES, { ...NOTHING, seed }).map(({ id }) => id);
  assert.deepEqual(order(5), order(5));
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => order(seed + 1)[0]));
  assert.ok(firsts.size >= 15, `${firsts.size} first puzzles`);
});

test("unsolved puzzles come before solved ones", () => {
  const progress = { ...progressOf(), results: new Map([["id0", solved("", "2026-12-01")]]), seed: 1 };
  assert.equal(practiceOrder(PUZZLES, progress).at(-1)!.id, "id0");
});

/** Practice at the given levels, in order: `+` clean, `?` with a hint, `-` with a wrong try. */
function practised(...entries: string[]): Progress {
  const results = entries.map((entry, number) => {
    const help = entry.endsWith("?") ? { hints: 1 } : entry.endsWith("-") ? { wrong: 1 } : {};
    const result = solved("", "2026-12-01", help);
    return { ...result, level: entry.slice(0, -1), first: { ...result.first!, at: number + 1 } };
  });
  return progressOf(...results);
}

test("the ladder goes up after two clean solutions and down after hints", () => {
  const level = (...entries: string[]) => ladderLevel("pyramid", LEVELS, practised(...entries));
  assert.equal(level(), "easy");
  assert.equal(level("easy+"), "easy");
  assert.equal(level("easy+", "easy+"), "medium");
  assert.equal(level("easy+", "easy-", "easy+"), "easy");
  assert.equal(level("easy+", "easy+", "medium+", "medium+"), "hard");
  assert.equal(level("easy+", "easy+", "medium?"), "easy");
  assert.equal(level("easy?"), "easy");
  assert.equal(level(...LEVELS.flatMap((name) => [`${name}+`, `${name}+`]), "expert+", "expert+"), "expert");
  assert.equal(level("easy+", "easy+", "easy+", "easy+"), "medium"); // easier ones do not lead further
  assert.equal(level("easy+", "easy+", "hard?"), "medium"); // a harder one was a try
});

test("other kinds and daily puzzles do not move the ladder", () => {
  const daily = progressOf(solved("2026-12-01"), solved("2026-12-02"));
  assert.equal(ladderLevel("pyramid", LEVELS, daily), "easy");
  assert.equal(ladderLevel("queue", LEVELS, practised("easy+", "easy+")), "easy");
});

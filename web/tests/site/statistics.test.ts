import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf, tallyOf, weeksOf } from "../../src/site/statistics.ts";
import { progressOf, solved } from "./samples.ts";

const timed = (seconds: number) => {
  const result = solved("2026-12-08");
  return { ...result, best: seconds, first: { ...result.first!, seconds } };
};

test("a tally counts solved, clean and on the day, with the best and the median time", () => {
  const late = solved("2026-12-07", "2026-12-08", { hints: 1 });
  const unsolved = { ...solved("2026-12-08"), first: null, medal: "bronze" } as const;
  assert.deepEqual(tallyOf([timed(30), timed(100), late, unsolved]), {
    solved: 3,
    clean: 2,
    onTheDay: 2,
    best: 30,
    median: 60,
  });
  assert.equal(tallyOf([timed(10), timed(20)]).median, 15);
  assert.deepEqual(tallyOf([]), { solved: 0, clean: 0, onTheDay: 0, best: 0, median: 0 });
});

test("rows are by kind and level, in their order, also for kinds that a newer site has", () => {
  const queue = { ...solved("2026-12-08"), kind: "queue", level: "hard" };
  const unknown = { ...solved("2026-12-08"), kind: "colony", level: "easy" };
  const rows = rowsOf(
    progressOf(unknown, queue, solved("2026-12-07")),
    ["pyramid", "queue"],
    ["easy", "hard"],
  );
  assert.deepEqual(
    rows.map(({ kind, level, solved }) => [kind, level, solved]),
    [
      ["pyramid", "easy", 1],
      ["queue", "hard", 1],
      ["colony", "easy", 1],
    ],
  );
});

test("weeks go from Monday to Sunday", () => {
  const progress = progressOf(
    ...["2026-11-29", "2026-11-30", "2026-12-06"].map((date) => solved(date)),
    solved("2026-12-07", "2026-12-07", { hints: 1 }),
  );
  assert.deepEqual(weeksOf(progress, "2026-12-13", 3), [
    { start: "2026-11-23", solved: 1, clean: 1 },
    { start: "2026-11-30", solved: 2, clean: 2 },
    { start: "2026-12-07", solved: 1, clean: 0 },
  ]);
});

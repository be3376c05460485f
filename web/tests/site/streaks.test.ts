import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeProgress } from "../../src/site/progress.ts";
import { streaksOf } from "../../src/site/streaks.ts";
import { progressOf, solved } from "./samples.ts";

const days = (...dates: string[]) => progressOf(...dates.map((date) => solved(date)));

test("a streak counts days in a row up to today", () => {
  const progress = days("2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01");
  assert.deepEqual(streaksOf(progress, "2027-01-01"), { current: 4, best: 4, today: true });
});

test("a streak waits for today's puzzle, and is broken by a day without any", () => {
  const progress = days("2026-12-06", "2026-12-07");
  assert.deepEqual(streaksOf(progress, "2026-12-08"), { current: 2, best: 2, today: false });
  assert.deepEqual(streaksOf(progress, "2026-12-09"), { current: 0, best: 2, today: false });
});

test("any one of a day's puzzles counts, and all three count once", () => {
  assert.equal(streaksOf(days("2026-12-08", "2026-12-08", "2026-12-08"), "2026-12-08").current, 1);
});

test("puzzles of earlier days and practice do not count", () => {
  const late = progressOf(solved("2026-12-06"), solved("2026-12-07", "2026-12-08"), solved("", "2026-12-08"));
  assert.deepEqual(streaksOf(late, "2026-12-08"), { current: 0, best: 1, today: false });
});

test("a puzzle with a medal alone is not solved", () => {
  const bronze = { ...solved("2026-12-08"), first: null, times: 0, best: 0, medal: "bronze" } as const;
  assert.equal(streaksOf(progressOf(bronze), "2026-12-08").current, 0);
});

test("devices that took turns have one streak after a merge", () => {
  const phone = progressOf(solved("2026-12-05"), solved("2026-12-07"));
  const laptop = {
    ...phone,
    results: new Map([
      ["q", solved("2026-12-06")],
      ["r", solved("2026-12-08")],
    ]),
  };
  assert.equal(streaksOf(phone, "2026-12-08").current, 1);
  assert.equal(streaksOf(laptop, "2026-12-08").current, 1);
  assert.equal(streaksOf(mergeProgress(phone, laptop), "2026-12-08").current, 4);
});

test("a journey west across the date line keeps the streak", () => {
  const progress = days("2026-12-07", "2026-12-08"); // solved in Kiritimati
  assert.equal(streaksOf(progress, "2026-12-07").current, 2); // then it is the 7th again, in Pago Pago
});

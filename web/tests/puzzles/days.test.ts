import assert from "node:assert/strict";
import { test } from "node:test";
import { dateOf, dayText, numberToOpen } from "../../src/puzzles/days.ts";

const PUZZLES = ["2026-12-07", "2026-12-08", "2026-12-08", "2026-12-09", ""].map((date) => ({ date }));

test("dates are those of the reader's calendar", () => {
  assert.equal(dateOf(new Date(2026, 11, 8, 0, 0, 1)), "2026-12-08");
  assert.equal(dateOf(new Date(2026, 11, 8, 23, 59, 59)), "2026-12-08");
  assert.equal(dateOf(new Date(2027, 0, 1)), "2027-01-01");
});

test("dates in words have the weekday and the month", () => {
  assert.deepEqual(dayText("2026-12-08"), { day: "Tuesday 8", month: "December 2026" });
  assert.deepEqual(dayText("2028-02-29"), { day: "Tuesday 29", month: "February 2028" });
});

test("the first puzzle of today is opened", () => {
  assert.equal(numberToOpen(PUZZLES, {}, "2026-12-08"), 1);
  assert.equal(numberToOpen(PUZZLES, { number: 4, day: "2026-12-07" }, "2026-12-08"), 1);
  assert.equal(numberToOpen(PUZZLES, { number: 4 }, "2026-12-08"), 1);
});

test("another puzzle that was open today stays open", () => {
  assert.equal(numberToOpen(PUZZLES, { number: 4, day: "2026-12-08" }, "2026-12-08"), 4);
});

test("on other days, the puzzle that was open last is opened, or the first one", () => {
  assert.equal(numberToOpen(PUZZLES, { number: 2, day: "2026-12-08" }, "2027-01-01"), 2);
  assert.equal(numberToOpen(PUZZLES, {}, "2027-01-01"), 0);
  for (const number of [5, -1, 0.5, "1", null])
    assert.equal(numberToOpen(PUZZLES, { number }, "2027-01-01"), 0);
});

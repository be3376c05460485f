import assert from "node:assert/strict";
import { test } from "node:test";
import { dateToShow, markOf, monthsBetween, neighbour, weeksOfMonth } from "../../src/site/calendar.ts";
import { NOTHING } from "../../src/site/progress.ts";
import { progressOf, solved } from "./samples.ts";

test("marks tell apart how and when a puzzle was solved", () => {
  assert.equal(markOf(undefined), "open");
  assert.equal(markOf(solved("2026-12-08")), "clean");
  assert.equal(markOf(solved("2026-12-08", "2026-12-08", { hints: 1 })), "solved");
  assert.equal(markOf(solved("2026-12-08", "2026-12-09")), "late-clean");
  assert.equal(markOf(solved("2026-12-08", "2026-12-09", { checks: 1 })), "late");
  assert.equal(markOf({ ...solved("2026-12-08"), first: null, medal: "silver" }), "medal");
  assert.equal(markOf(solved("", "2026-12-09")), "clean"); // practice is never late
});

test("a month has whole weeks from Monday or Sunday", () => {
  const month = (weekday: number) => weeksOfMonth("2026-12", () => [], NOTHING, "2026-12-08", weekday);
  assert.deepEqual(
    month(1)[0].map((day) => day?.date.slice(8) ?? ""),
    ["", "01", "02", "03", "04", "05", "06"],
  );
  assert.deepEqual(
    month(0)[0].map((day) => day?.date.slice(8) ?? ""),
    ["", "", "01", "02", "03", "04", "05"],
  );
  for (const weekday of [0, 1]) {
    for (const name of ["2026-02", "2026-12", "2027-01", "2027-02", "2027-08"]) {
      const weeks = weeksOfMonth(name, () => [], NOTHING, "2026-12-08", weekday);
      assert.ok(
        weeks.every((week) => week.length === 7 && week.some(Boolean)),
        name,
      );
    }
  }
});

test("days show the marks of their puzzles up to the reader's date", () => {
  const puzzles = (date: string) =>
    date < "2026-12-07" || date > "2026-12-09" ? [] : date === "2026-12-07" ? ["p0", "p1"] : ["p2"];
  const progress = progressOf(solved("2026-12-07"), solved("2026-12-07", "2026-12-08"), solved("2026-12-08"));
  const days = weeksOfMonth("2026-12", puzzles, progress, "2026-12-08", 1).flat();
  const find = (date: string) => days.find((day) => day?.date === date);
  assert.deepEqual(find("2026-12-06"), { date: "2026-12-06", state: "none", marks: [] });
  assert.deepEqual(find("2026-12-07"), { date: "2026-12-07", state: "past", marks: ["clean", "late-clean"] });
  assert.deepEqual(find("2026-12-08"), { date: "2026-12-08", state: "today", marks: ["clean"] });
  assert.deepEqual(find("2026-12-09"), { date: "2026-12-09", state: "ahead", marks: [] });
});

test("months go from the first date to the last", () => {
  assert.deepEqual(monthsBetween("2026-12-30", "2027-02-01"), ["2026-12", "2027-01", "2027-02"]);
});

test("neighbours are published and not ahead of the reader", () => {
  const dates = ["2026-12-05", "2026-12-07", "2026-12-08", "2026-12-09"];
  assert.equal(neighbour("2026-12-07", -1, dates, "2026-12-08"), "2026-12-05");
  assert.equal(neighbour("2026-12-07", 1, dates, "2026-12-08"), "2026-12-08");
  assert.equal(neighbour("2026-12-08", 1, dates, "2026-12-08"), "");
  assert.equal(neighbour("2026-12-05", -1, dates, "2026-12-08"), "");
});

test("the day to show is today's, or the latest one before it", () => {
  const dates = ["2026-12-07", "2026-12-08"];
  assert.equal(dateToShow(dates, "2026-12-08"), "2026-12-08");
  assert.equal(dateToShow(dates, "2027-01-01"), "2026-12-08");
  assert.equal(dateToShow(dates, "2026-11-30"), "2026-12-07");
});

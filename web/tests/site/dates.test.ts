import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import {
  addDays,
  addMonths,
  datesOf,
  dateText,
  daysBetween,
  isDate,
  untilTomorrow,
  weekdayOf,
} from "../../src/site/dates.ts";

test("dates are those of the calendar", () => {
  for (const date of ["2026-12-01", "2028-02-29", "2027-01-31"]) assert.ok(isDate(date), date);
  for (const date of ["2026-02-29", "2026-13-01", "2026-1-1", "", "today", 20261201, null])
    assert.ok(!isDate(date));
});

test("days are counted over months, years and leap days", () => {
  assert.equal(addDays("2026-12-31", 1), "2027-01-01");
  assert.equal(addDays("2028-03-01", -1), "2028-02-29");
  assert.equal(daysBetween("2026-12-01", "2027-12-01"), 365);
  assert.equal(daysBetween("2027-01-01", "2026-12-31"), -1);
  for (let count = -800; count < 800; count += 7) {
    assert.equal(daysBetween("2026-12-01", addDays("2026-12-01", count)), count);
  }
});

test("months have their days, and weekdays are right", () => {
  assert.equal(datesOf("2028-02").length, 29);
  assert.deepEqual(datesOf("2026-12").slice(-1), ["2026-12-31"]);
  assert.equal(addMonths("2026-12", 1), "2027-01");
  assert.equal(addMonths("2027-01", -2), "2026-11");
  assert.equal(weekdayOf("2026-12-06"), 0); // a Sunday
  assert.equal(weekdayOf("2026-12-08"), 2);
});

test("dates are written in the reader's language, whatever the time zone", () => {
  const options = { weekday: "long", day: "numeric", month: "long" } as const;
  assert.equal(dateText("2026-12-08", "en", options), "Tuesday 8 December");
  assert.equal(dateText("2026-12-08", "fr", options), "mardi 8 décembre");
  assert.equal(dateText("2026-12-08", "ko", options), "12월 8일 화요일");
});

/** Evaluate an expression in another time zone. */
function inZone(zone: string, expression: string): unknown {
  const program = `import { dateOf } from "./src/puzzles/days.ts";
    import { untilTomorrow } from "./src/site/dates.ts";
    console.log(JSON.stringify(${expression}));`;
  const output = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    env: { ...process.env, TZ: zone },
    encoding: "utf-8",
  });
  return JSON.parse(output);
}

test("at the same moment it can be three dates on Earth", () => {
  const moment = 'dateOf(new Date("2026-12-08T10:30:00Z"))';
  assert.equal(inZone("Pacific/Kiritimati", moment), "2026-12-09");
  assert.equal(inZone("Europe/Paris", moment), "2026-12-08");
  assert.equal(inZone("Pacific/Pago_Pago", moment), "2026-12-07");
});

test("tomorrow begins at midnight, also where a day has 23 or 25 hours", () => {
  const until = (text: string) => `untilTomorrow(new Date(${text})) / 3600000`;
  assert.equal(untilTomorrow(new Date(2026, 11, 8, 23, 59, 59)), 1000);
  assert.equal(inZone("Europe/Paris", until("2027, 2, 28")), 23);
  assert.equal(inZone("Europe/Paris", until("2027, 9, 31")), 25);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { SplitMix64 } from "../../src/games/random.ts";
import {
  fromStored,
  mergeProgress,
  NOTHING,
  toStored,
  versionOf,
  withResult,
} from "../../src/site/progress.ts";
import { isClean, isOnItsDay } from "../../src/site/results.ts";
import { streakDays, streaksOf } from "../../src/site/streaks.ts";
import { progressOf, randomProgress, solved } from "./samples.ts";

const ROUNDS = 500;

test("a union does not depend on the order, and repeating it changes nothing", () => {
  const random = new SplitMix64(1n);
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other, third] = [0, 1, 2].map(() => randomProgress(random));
    const union = mergeProgress(one, other);
    assert.deepEqual(toStored(union), toStored(mergeProgress(other, one)));
    assert.deepEqual(toStored(mergeProgress(union, other)), toStored(union));
    assert.deepEqual(toStored(mergeProgress(one, one)), toStored(one));
    assert.deepEqual(
      toStored(mergeProgress(union, third)),
      toStored(mergeProgress(one, mergeProgress(other, third))),
    );
  }
});

test("a union loses no day of a streak, no solution and no better time", () => {
  const random = new SplitMix64(2n);
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [randomProgress(random), randomProgress(random)];
    const union = mergeProgress(one, other);
    const days = [...new Set([...streakDays(one), ...streakDays(other)])].sort();
    assert.deepEqual(streakDays(union), days);
    for (const progress of [one, other]) {
      assert.ok(streaksOf(union, "2026-12-06").best >= streaksOf(progress, "2026-12-06").best);
      assert.ok(streaksOf(union, "2026-12-06").current >= streaksOf(progress, "2026-12-06").current);
      for (const [id, result] of progress.results) {
        const merged = union.results.get(id)!;
        assert.ok(!result.first || merged.first);
        assert.ok(!isOnItsDay(result) || isOnItsDay(merged));
        assert.ok(!result.best || merged.best <= result.best);
      }
    }
  }
});

test("what is stored is read again", () => {
  const random = new SplitMix64(3n);
  for (let round = 0; round < ROUNDS; round++) {
    const progress = randomProgress(random);
    const stored = toStored(progress);
    assert.equal(versionOf(stored), 1);
    assert.deepEqual(toStored(fromStored(JSON.parse(JSON.stringify(stored)))), stored);
  }
});

test("entries that are no results are left out; the others stay", () => {
  const stored = toStored(progressOf(solved("2026-12-01")));
  const spoilt = {
    ...stored,
    results: { ...stored.results, a: null, b: 5, c: { kind: 1 }, d: [] },
    opened: { e: "x" },
  };
  assert.deepEqual(toStored(fromStored(spoilt)), stored);
  for (const nothing of [null, 5, "", [], { results: 7 }])
    assert.deepEqual(toStored(fromStored(nothing)), toStored(NOTHING));
});

test("only the first solution can be clean; later ones improve the time", () => {
  const first = { ...solved("2026-12-01", "2026-12-01", { hints: 1 }), best: 60 };
  const again = { ...solved("2026-12-01", "2026-12-02"), best: 40, times: 2 };
  const union = withResult(progressOf(first), "p0", again).results.get("p0")!;
  assert.equal(isClean(union), false);
  assert.equal(isOnItsDay(union), true);
  assert.deepEqual([union.best, union.times], [40, 2]);
});

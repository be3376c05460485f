import assert from "node:assert/strict";
import { test } from "node:test";
import { Score, strings } from "../../src/puzzles/score.ts";

test("a new score is clean", () => {
  const score = new Score({});
  assert.equal(score.clean, true);
  assert.equal(score.askedText(), "");
  assert.equal(score.resultText(192, "★"), "in 3:12 · clean ★");
});

test("hints, checks and wrong tries are counted and told", () => {
  const score = new Score({});
  score.note("hint", 0);
  score.note("hint", 1);
  score.note("check", 1);
  score.note("wrong", 2);
  assert.equal(score.clean, false);
  assert.equal(score.askedText(), "2 hints · 1 check");
  assert.equal(score.resultText(3723.9, "★"), "in 1:02:03 · 2 hints · 1 check · 1 wrong try");
  score.note("wrong", 2);
  assert.match(score.resultText(0, "★"), / · 2 wrong tries$/);
});

test("any one of them makes a solution unclean", () => {
  for (const mark of ["hint", "check", "wrong"] as const) {
    const score = new Score({});
    score.note(mark, 0);
    score.finish(1);
    assert.equal(score.firstWasClean, false, mark);
  }
});

test("the best medal is kept", () => {
  const score = new Score({});
  score.earn("bronze");
  score.earn("gold");
  score.earn("silver");
  score.reset();
  assert.equal(score.medal, "gold");
  assert.equal(new Score(score.state()).medal, "gold");
  assert.equal(new Score({ medal: "tin" }).medal, "");
});

test("a step shows its heaviest mark", () => {
  const score = new Score({});
  score.note("check", 1);
  score.note("wrong", 1);
  score.note("check", 1);
  score.note("hint", 3);
  score.note("wrong", 3);
  assert.equal(score.journeyText(5), "🐧❌🐧💡🐧");
});

test("a long journey has twelve symbols a line", () => {
  assert.equal(new Score({}).journeyText(25), [12, 12, 1].map((count) => "🐧".repeat(count)).join("\n"));
  assert.equal(new Score({}).journeyText(0), "");
});

test("only the first solution can be clean, and the best time counts", () => {
  const score = new Score({});
  score.note("hint", 0);
  score.finish(50);
  score.reset();
  score.finish(40);
  score.finish(60);
  assert.deepEqual([score.times, score.best, score.firstWasClean], [3, 40, false]);
  assert.equal(score.resultText(60, "★"), "again in 1:00 · clean ★");
});

test("a score is stored and read again", () => {
  const score = new Score({});
  score.note("hint", 2);
  score.finish(12.5);
  assert.deepEqual(new Score(score.state()), score);
});

test("stored nonsense counts as nothing", () => {
  const stored = {
    hints: -1,
    checks: 1.5,
    wrong: "3",
    journey: ["hint", "toString", 4],
    times: null,
    best: "x",
  };
  const score = new Score({ ...stored, firstWasClean: 1 });
  assert.equal(score.clean, true);
  assert.deepEqual(score.journey, ["hint", "alone"]);
  assert.deepEqual([score.times, score.best, score.firstWasClean], [0, 0, false]);
  assert.deepEqual(strings("abc"), []);
});

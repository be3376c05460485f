/* Verdicts on moves, and learning from mistakes. */

import assert from "node:assert/strict";
import { before, beforeEach, describe, mock, test } from "node:test";
import type { Opinion } from "../../src/board/board_game.ts";
import type { MoveEstimate } from "../../src/board/estimates.ts";
import { CARDS, gradeOf, gradeOfCost, gradeOfDifference, gradeText } from "../../src/board/grades.ts";
import { Line } from "../../src/board/history.ts";
import { Learning, type Mistake, mistakesOf, showLearning } from "../../src/board/learning.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { judgeMoves } from "../../src/board/review.ts";
import { Study } from "../../src/board/study.ts";
import { verdictOn } from "../../src/board/verdicts.ts";
import { sureText } from "../../src/board/words.ts";
import type { Rating } from "../../src/board/yardsticks.ts";
import { Refusal } from "../../src/games/input.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND, solvedStudy } from "../support/board_games.ts";

const TABLE = PARTY.fromLine(
  "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0",
);

function ratingWith(found: Partial<Rating>): Rating {
  const nothing = { selfish: new Map(), selfishNow: null, withinReach: true, estimates: [], likely: null };
  return { ...nothing, done: true, moves: 0, ...found };
}

function estimate(move: string, mean: number, behind: number, clear = true): MoveEstimate {
  const low = clear ? behind / 2 : -1;
  const interval = { mean: behind, low, high: 2 * behind };
  const cardsLeft = { mean, low: mean, high: mean };
  return { move, samples: 2016, cardsLeft, behind: interval, advised: behind === 0, clearlyBehind: clear };
}

test("grades are those of ppsolve review", () => {
  assert.deepEqual(
    [0, 0.1, 0.2, 0.5, 1, 1.5, 2].map((cost) => gradeOf(CARDS, cost)),
    ["best", "good", "inaccuracy", "mistake", "mistake", "blunder", "blunder"],
  );
  assert.equal(gradeOfCost(CARDS, { low: 1, high: 2 }), null);
  assert.equal(gradeOfDifference(CARDS, { mean: 3, low: -1, high: 7 }), "best");
  assert.deepEqual([gradeText("inaccuracy"), gradeText("blunder")], ["an inaccuracy", "a blunder"]);
});

describe("the verdict", () => {
  test("with two players is by the worst case", async () => {
    const study = await solvedStudy(PARTY, ROUND);
    const [best] = study.best;
    assert.equal(verdictOn(PARTY, study, null, best)!.grade, "best");
    const wrong = [...study.worth].find(([, { low }]) => low > study.sure[0].low)!;
    const found = verdictOn(PARTY, study, null, wrong[0])!;
    assert.deepEqual([found.judgedBy, found.amount], ["worst case", wrong[1].low - study.sure[0].low]);
    assert.deepEqual(found.better, study.best);
  });

  test("takes bounds if a better move is known, and else says nothing", () => {
    const study = new Study(PARTY, ROUND);
    assert.equal(verdictOn(PARTY, study, null, "Ya1"), null);
    study.worth.set("Ra1", { low: 0, high: 1 });
    study.worth.set("Ya1", { low: 2, high: 3 });
    study.sure[0] = { low: 0, high: 1 };
    const { grade, amount, better } = verdictOn(PARTY, study, null, "Ya1")!;
    assert.deepEqual([grade, amount, better], [null, 1, ["Ra1"]]);
  });

  test("with three is by everyone for themselves, the best average first", () => {
    const study = new Study(PARTY, TABLE);
    const moves = [...study.worth.keys()];
    const selfish = new Map(moves.map((move, number) => [move, [number < 2 ? 0 : 2, 1, 1]]));
    const estimates = [
      estimate(moves[1], 1, 0),
      ...moves.filter((_, n) => n !== 1).map((move) => estimate(move, 2, 1)),
    ];
    const rating = ratingWith({ selfish, estimates, moves: moves.length });
    const found = verdictOn(PARTY, study, rating, moves[2])!;
    assert.deepEqual([found.judgedBy, found.amount, found.grade], ["everyone for themselves", 2, "blunder"]);
    assert.deepEqual(found.better, [moves[1], moves[0]]);
  });

  test("is by simulated rounds where that is out of reach; what may be noise costs nothing", () => {
    const study = new Study(PARTY, TABLE);
    const [first, second, third] = study.worth.keys();
    const estimates = [
      estimate(first, 1, 0, false),
      estimate(second, 1.1, 0.9, false),
      estimate(third, 2, 1),
    ];
    const rating = ratingWith({ estimates, moves: study.worth.size });
    assert.equal(verdictOn(PARTY, study, rating, second)!.grade, "best");
    const found = verdictOn(PARTY, study, rating, third)!;
    assert.deepEqual([found.judgedBy, found.grade, found.better], ["expected", "mistake", [first, second]]);
  });

  test("in Pingouin is by the engine until something is proved", async () => {
    const study = new Study(PINGOUIN, FLOE);
    const [first, second] = study.worth.keys();
    const likelyMove = (move: string, lead: number) => ({ move, lead, points: [10, 5], proved: false });
    const likely: Opinion = {
      moves: [likelyMove(first, 5), likelyMove(second, 0.5)],
      line: [],
      proved: false,
    };
    const found = verdictOn(PINGOUIN, study, ratingWith({ likely }), second)!;
    assert.deepEqual([found.judgedBy, found.amount, found.grade], ["likely", 4.5, "mistake"]);
    const solved = await solvedStudy(PINGOUIN, FLOE);
    assert.equal(verdictOn(PINGOUIN, solved, ratingWith({ likely }), second)!.judgedBy, "worst case");
  });
});

describe("learning", () => {
  const line = new Line(PARTY, ROUND);
  while (!PARTY.over(line.position)) line.play(PARTY.moves(line.position)[0]);
  let mistakes: Mistake[];
  let learning: Learning;

  before(async () => {
    const solved = new Map<unknown, Study<typeof ROUND>>();
    for (const { position } of line.spots) solved.set(position, await solvedStudy(PARTY, position));
    mistakes = mistakesOf(judgeMoves(line, (position) => solved.get(position)!));
  });

  beforeEach(() => {
    learning = new Learning(PARTY, mistakes);
  });

  function verdict(move: string): ReturnType<typeof verdictOn> {
    const { verdict: known } = learning.mistake;
    return {
      ...known,
      grade: known.better.includes(move) ? "best" : "mistake",
      result: known.best,
      amount: 1,
    };
  }

  test("poses mistakes without their answers", () => {
    assert.ok(mistakes.length > 1);
    for (const one of mistakes) {
      const { text } = new Learning(PARTY, [one]).task;
      assert.match(text, /^Move \d+: \w+ played .*, a (mistake|blunder)\. Find something better\.$/);
      assert.ok(!one.verdict.better.some((move) => text.includes(move)), text);
    }
  });

  test("judges tries", () => {
    const { spot, verdict: known } = learning.mistake;
    assert.match(learning.tried(spot.move, null).text, /is what was played/);
    assert.match(learning.tried("Ga1", null).text, /not judged yet/);
    assert.equal(learning.solved, false);
    const wrong = learning.tried("Ga1", verdict("-"));
    assert.match(wrong.text, /^Not Ga1 \(green .*\): it costs 1 card \(proved\)\. Try again\.$/);
    const [best] = known.better;
    const right = learning.tried(best, verdict(best));
    assert.equal(right.tone, "right");
    assert.match(right.text, /whatever the others do \(proved\)\. \w+ leaves \w+ with at most/);
    assert.equal(learning.solved, true);
  });

  test("shows the answer on request, and counts what was found", () => {
    const { text } = learning.answer();
    assert.ok(text.startsWith(`Better: ${learning.mistake.verdict.better[0]} (`), text);
    assert.equal(learning.next(), true);
    const [best] = learning.mistake.verdict.better;
    learning.tried(best, verdict(best));
    while (learning.next());
    assert.equal(learning.summary, `You found a better move for 1 of ${mistakes.length} mistakes.`);
  });

  test("goes on where it was left", () => {
    learning.next();
    const task = learning.said;
    const [best] = learning.mistake.verdict.better;
    learning.tried(best, verdict(best));
    const kept = JSON.parse(JSON.stringify(learning.keep())) as unknown;
    const again = Line.from(PARTY, line.keep());
    const restored = Learning.from(again, kept);
    assert.deepEqual([restored.progress, restored.solved], [learning.progress, true]);
    assert.equal(restored.mistake.spot.move, learning.mistake.spot.move);
    assert.deepEqual(restored.said, learning.said); // the answer, since it was found
    while (restored.next());
    assert.equal(restored.summary, `You found a better move for 1 of ${mistakes.length} mistakes.`);
    const open = Learning.from(again, { ...(kept as object), solved: false });
    assert.deepEqual(open.said, task); // no answer yet
    for (const wrong of [{ index: 99 }, { mistakes: [{ path: [""], verdict: {} }] }, { found: "1" }])
      assert.throws(() => Learning.from(again, { ...(kept as object), ...wrong }), Refusal);
  });

  test("has buttons", () => {
    openDocument();
    const called = {
      answered: mock.fn<() => void>(),
      wentOn: mock.fn<() => void>(),
      left: mock.fn<() => void>(),
    };
    showLearning(null, called);
    assert.equal(part("learning").hidden, true);
    showLearning(learning, called);
    assert.equal(part("learning-progress").textContent, `1 of ${mistakes.length}`);
    assert.equal(part("learning-next").textContent, "Skip");
    for (const id of ["learning-answer", "learning-next", "learning-leave"]) part(id).click();
    for (const call of Object.values(called)) assert.equal(call.mock.callCount(), 1);
    learning.answer();
    showLearning(learning, called);
    assert.equal(part("learning-answer").hidden, true);
    assert.equal(part("learning-next").textContent, "Next");
  });
});

test("a value in words names what can be guaranteed", () => {
  assert.equal(sureText(PARTY, "Ann", { low: 4, high: 4 }), "Ann can guarantee at most 4 cards left.");
  assert.equal(sureText(PARTY, "Ann", { low: 0, high: 0 }), "Ann can guarantee no cards left.");
  assert.equal(sureText(PINGOUIN, "Ann", { low: 24, high: 24 }), "Ann can guarantee at least 24 fish.");
  assert.match(
    sureText(PARTY, "Ann", { low: 1, high: 2 }),
    /at most 2 cards left, or better: not proved yet\.$/,
  );
});

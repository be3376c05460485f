/* The yardsticks of a position: what they recommend, and how they are computed. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { WorkerPort } from "../../src/board/analysis.ts";
import type { MoveEstimate } from "../../src/board/estimates.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { Rater } from "../../src/board/rater.ts";
import { Study } from "../../src/board/study.ts";
import { moveValues, type MoveValues, recommend, usualYardstick } from "../../src/board/yardsticks.ts";
import type { FromWorker, ToWorker } from "../../src/worker/messages.ts";
import { openDocument } from "../support/board_document.ts";
import { solvedStudy } from "../support/board_games.ts";
import { CORE_MODULE } from "../support/core.ts";
import { localWorker, ratingOf } from "../support/local_worker.ts";

const TABLE = PARTY.fromLine(
  "iello-2024:RYBGYGP/YBBGG./..BG./..G.:Julia=RRYYYPP,Marc=RGYBBBB,Priya=RRRPPPP:0",
);
/** Nobody can place a card. */
const OVER = PARTY.fromLine("iello-2024,base=1:R:R,G,B:-");

function estimate(move: string, mean: number, { advised = false, clearlyBehind = false } = {}): MoveEstimate {
  const cardsLeft = { mean, low: mean, high: mean };
  return { move, samples: 100, cardsLeft, behind: cardsLeft, advised, clearlyBehind };
}

function valued(
  move: string,
  worst: number,
  selfish: number | null,
  expected: MoveEstimate | null,
): MoveValues {
  return { move, worst: { low: worst, high: worst }, selfish, expected };
}

describe("the recommendation", () => {
  const values = [
    valued("Ra1", 1, 3, estimate("Ra1", 2.5)),
    valued("Ga1", 4, 0, estimate("Ga1", 1.5, { advised: true })),
    valued("Ya1", 5, 0, estimate("Ya1", 1.2, { clearlyBehind: true })),
  ];

  test("is by the worst case with two players", () => {
    const found = recommend(values, 2, "fewest")!;
    assert.deepEqual([found.yardstick, found.best, found.safest], ["worst case", ["Ra1"], ["Ra1"]]);
    assert.equal(found.safestIsProved, true);
  });

  test("is by everyone for themselves with three, the best average first", () => {
    const found = recommend(values, 3, "fewest")!;
    assert.deepEqual([found.yardstick, found.best], ["everyone for themselves", ["Ya1", "Ga1"]]);
    assert.deepEqual(found.safest, ["Ra1"]);
  });

  test("is by the estimates if one move has no such value", () => {
    const some = [{ ...values[0], selfish: null }, ...values.slice(1)];
    const found = recommend(some, 3, "fewest")!;
    assert.deepEqual([found.yardstick, found.best], ["expected", ["Ga1", "Ra1"]]);
  });

  test("is by the worst case if there are no estimates, and for nobody without moves", () => {
    const some = values.map((one) => ({ ...one, selfish: null, expected: null, worst: { low: 0, high: 4 } }));
    const found = recommend(some, 3, "fewest")!;
    assert.equal(found.yardstick, "worst case");
    assert.equal(found.safestIsProved, false);
    assert.equal(recommend([], 3, "fewest"), null);
  });

  test("prefers many fish", () => {
    const found = recommend([valued("a1-a2", 5, null, null), valued("a1-a3", 7, null, null)], 2, "most")!;
    assert.deepEqual(found.best, ["a1-a3"]);
  });

  test("does not wait for values to choose the yardstick that is shown", () => {
    assert.equal(usualYardstick(2, true), "worst case");
    assert.equal(usualYardstick(3, true), "everyone for themselves");
    assert.equal(usualYardstick(3, false), "expected");
  });
});

describe("a rating", () => {
  test("has both yardsticks for every move, and the result of everybody", async () => {
    const study = await solvedStudy(PARTY, TABLE);
    const rating = await ratingOf(study, PARTY.yardsticks!);
    const values = moveValues(study, rating, 0);
    assert.deepEqual(
      values.map(({ move, selfish }) => [move, selfish]),
      [
        ["Ra0", 3],
        ["Ya0", 3],
        ["Pa0", 3],
        ["Ra8", 0],
        ["Ya8", 4],
        ["Pa8", 5],
        ["Pb6", 4],
        ["Yc1", 5],
      ],
    );
    assert.equal(rating.selfishNow?.length, 3);
    assert.equal(rating.selfishNow[0], 0);
    assert.ok(values.every(({ expected }) => expected?.samples === 2016));
    assert.equal(recommend(values, 3, "fewest")!.best[0], "Ra8");
  });

  test("of a finished round is empty", async () => {
    const rating = await ratingOf(new Study(PARTY, OVER), PARTY.yardsticks!);
    assert.equal(rating.estimates.length, 0);
  });

  test("without a worker ends: nothing but the worst case is known", async () => {
    openDocument();
    const sent: ToWorker[] = [];
    const worker: WorkerPort = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => sent.push(message),
      terminate: () => undefined,
    };
    const say = (data: FromWorker) => worker.onmessage?.(new MessageEvent("message", { data }));
    const study = new Study(PARTY, TABLE);
    let changes = 0;
    const rater = new Rater(
      CORE_MODULE,
      () => (changes += 1),
      () => worker,
    );
    assert.equal(rater.rating(study, PARTY.yardsticks)!.withinReach, true);
    rater.want(study, PARTY.yardsticks);
    assert.equal(sent.length, 2);
    say({ failed: true, reason: "no memory" });
    await Promise.resolve();
    const rating = rater.rating(study, PARTY.yardsticks)!;
    assert.deepEqual([rating.done, rating.withinReach, changes], [true, false, 1]);
  });

  test("stops when another position is wanted, and goes on later", async () => {
    const done = new Set<Study<unknown>>();
    const first = new Study(PARTY, TABLE) as Study<unknown>;
    const second = new Study(PARTY, PARTY.after(TABLE, "Ra8")) as Study<unknown>;
    const game = PARTY.yardsticks as never;
    await new Promise<void>((resolve) => {
      const rater = new Rater(
        CORE_MODULE,
        (study) => {
          if (rater.rating(study, game)!.done) done.add(study);
          if (done.has(second) && !done.has(first)) rater.want(first, game);
          if (done.size === 2) resolve();
        },
        localWorker,
      );
      rater.want(first, game);
      rater.want(second, game);
    });
    assert.deepEqual([...done], [second, first]);
  });

  test("is absent for a game with only the worst case", () => {
    const rater = new Rater(CORE_MODULE, () => undefined, localWorker);
    assert.equal(rater.rating(new Study(PARTY, TABLE), undefined), null);
  });
});

/* Advice with hidden hands: its statistics, its stages, and the time it takes. */

import assert from "node:assert/strict";
import { afterEach, describe, mock, test } from "node:test";
import { Line } from "../../../src/board/history.ts";
import {
  advise,
  bestAdvice,
  PARTY_ENGINE,
  type Sampler,
  stillRunning,
} from "../../../src/board/party/engine.ts";
import { clearlyBehind, spread, type Tried } from "../../../src/board/estimates.ts";
import { PARTY } from "../../../src/board/party/party.ts";
import { PARTY_SEARCH } from "../../../src/board/party/search.ts";
import { Study } from "../../../src/board/study.ts";
import type { SampleRequest } from "../../../src/worker/messages.ts";
import { coreAnalyst, ROUND } from "../../support/board_games.ts";
import { openCore } from "../../support/core.ts";

const { spots } = new Line(PARTY, ROUND);

afterEach(() => mock.restoreAll());

function tried(outlooks: number[], cards = outlooks): Tried {
  return { cards, outlooks, outlook: outlooks.reduce((sum, one) => sum + one, 0) };
}

/** A sampler by which a move always leaves `cardsOf(move)` cards; `asked` are the requests. */
function samplerOf(cardsOf: (move: string) => number): Sampler & { asked: SampleRequest[] } {
  const asked: SampleRequest[] = [];
  return {
    asked,
    ask(request) {
      asked.push(request);
      const each = request.moves.map((number) => cardsOf(PARTY_SEARCH.moveText(number)));
      const cards = Uint8Array.from({ length: each.length * request.count }, (_, n) => each[n % each.length]);
      return Promise.resolve({ samples: { cards, outlooks: Uint16Array.from(cards, (one) => 100 * one) } });
    },
  };
}

describe("statistics", () => {
  test("the spread is the sample standard deviation", () => {
    assert.equal(spread([3, 3, 3]), 0);
    assert.equal(spread([1, 3]), Math.SQRT2);
    assert.ok(Math.abs(spread([2, 4, 4, 4, 5, 5, 7, 9]) - Math.sqrt(32 / 7)) < 1e-12);
  });

  test("a move is clearly behind only with enough samples", () => {
    const leader = [1, 2, 1, 2];
    const worse = [2, 3, 2, 3];
    assert.equal(clearlyBehind(worse, leader, 3), false);
    const many = (values: number[]) => Array.from({ length: 50 }, () => values).flat();
    assert.equal(clearlyBehind(many(worse), many(leader), 3), true);
    assert.equal(clearlyBehind(many(leader), many(leader), 3), false);
    assert.equal(clearlyBehind(many(leader), many(worse), 3), false);
  });

  test("the better half stays, and others that are hardly behind", () => {
    const left = new Map([
      ["Ba1", tried([90, 90, 90, 90])],
      ["Ra1", tried([10, 10, 10, 10])],
      ["Ya1", tried([10, 40, 5, 15])],
      ["Ga1", tried([12, 12, 12, 12])],
    ]);
    assert.deepEqual(stillRunning([...left.keys()], left), ["Ra1", "Ga1", "Ya1"]);
  });

  test("two finalists always stay", () => {
    const left = new Map([
      ["Ba1", tried([90, 90])],
      ["Ra1", tried([10, 10])],
    ]);
    assert.deepEqual(stillRunning(["Ba1", "Ra1"], left), ["Ra1", "Ba1"]);
  });
});

describe("the advised move", () => {
  test("has the best outlook of those with the most samples", () => {
    const left = new Map([
      ["Ra1", tried([1])],
      ["Ga1", tried([30, 20], [3, 2])],
      ["Ba1", tried([20, 20], [2, 4])],
    ]);
    assert.deepEqual(bestAdvice(left, 5), { move: "Ba1", mean: 3, samples: 5 });
  });

  test("does not leave clearly more cards, whatever its outlook", () => {
    const cards = (number: number) => Array.from({ length: 200 }, () => number);
    const left = new Map([
      ["Ra1", tried(cards(50), cards(1))],
      ["Ga1", tried(cards(40), cards(3))],
    ]);
    assert.equal(bestAdvice(left, 400).move, "Ra1");
  });
});

describe("the search for advice", () => {
  test("finds the move that leaves the fewest cards, by as many samples as asked for", async () => {
    const sampler = samplerOf((move) => (move === "Ya1" ? 1 : 3));
    const advice = await advise(sampler, spots, { samples: 500 });
    assert.equal(advice.move, "Ya1");
    assert.equal(advice.mean, 1);
    assert.ok(advice.samples >= 500 && advice.samples < 1000, `${advice.samples}`);
    const taken = sampler.asked.reduce((sum, { moves, count }) => sum + moves.length * count, 0);
    assert.equal(advice.samples, taken);
  });

  test("takes up all moves again after the early stages", async () => {
    const moves = PARTY.moves(ROUND).map((move) => PARTY_SEARCH.moveNumber(move));
    const sampler = samplerOf((move) => (move === "Ya1" ? 1 : 3));
    await advise(sampler, spots, { samples: 20_000 });
    assert.deepEqual(sampler.asked[0].moves, moves);
    const few = sampler.asked.findIndex(({ moves: running }) => running.length < moves.length);
    assert.ok(few > 0);
    const ends = moves.map((move) =>
      Math.max(
        ...sampler.asked.map(({ moves: run, first, count }) => (run.includes(move) ? first + count : 0)),
      ),
    );
    assert.ok(Math.min(...ends) >= 2016, "every move has the samples of the early stages");
  });

  test("asks once if only one move is legal", async () => {
    const forced = PARTY.fromLine("iello-2024,base=1:-:R,G:0");
    const sampler = samplerOf(() => 0);
    const advice = await advise(sampler, new Line(PARTY, forced).spots);
    assert.deepEqual([advice.move, sampler.asked.length], ["Ra1", 1]);
  });

  test("ends by the clock", async () => {
    let time = 1000;
    mock.method(performance, "now", () => time);
    const sampler = samplerOf(() => 2);
    const slow: Sampler = {
      ask(request) {
        time += 300;
        return sampler.ask(request);
      },
    };
    await advise(slow, spots, { milliseconds: 800 });
    assert.equal(time, 1900);
  });
});

describe("the engine", () => {
  const study = new Study(PARTY, ROUND);

  test("words a hint as an estimate", async () => {
    const analyst = coreAnalyst(await openCore());
    const { move, text } = await PARTY_ENGINE.hint(analyst, spots, study);
    assert.ok(PARTY.moves(ROUND).includes(move));
    assert.match(
      text,
      /^(Red|Green|Yellow) opens the base: ~\d\.\d\d cards left on average, estimated from [\d,]+ simulated rounds, knowing only this hand\.$/,
    );
  });
});

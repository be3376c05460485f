/* Studies: bounds, tasks for the worker, and what answers teach. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BoardGame } from "../../src/board/board_game.ts";
import { bestOf, boundsText, isProved, meet } from "../../src/board/bounds.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { Study } from "../../src/board/study.ts";
import { tileOf } from "../../src/games/pingouin/position.ts";
import { FLOE, guaranteed, ROUND, solvedStudy } from "../support/board_games.ts";

const OVER = PARTY.fromLine("iello-2024:RG:-,-:-");

function sizes<Position>({ sure, worth }: Study<Position>): number[] {
  return [...sure, ...worth.values()].map(({ low, high }) => high - low);
}

describe("bounds", () => {
  test("are proved where both ends meet", () => {
    assert.equal(isProved({ low: 2, high: 2 }), true);
    assert.equal(isProved({ low: 2, high: 3 }), false);
    assert.equal(boundsText({ low: 2, high: 2 }), "2");
    assert.equal(boundsText({ low: -2, high: 3 }), "-2..3");
  });

  test("meet in their intersection", () => {
    assert.deepEqual(meet({ low: 0, high: 4 }, { low: 2, high: 7 }), { low: 2, high: 4 });
  });

  test("of the best value follow what the game wants", () => {
    const values = [
      { low: 1, high: 5 },
      { low: 2, high: 3 },
    ];
    assert.deepEqual(bestOf(values, "fewest"), { low: 1, high: 3 });
    assert.deepEqual(bestOf(values, "most"), { low: 2, high: 5 });
  });
});

describe("a new study", () => {
  test("has static bounds for all players, the margin and every move", () => {
    const study = new Study(PARTY, ROUND);
    assert.deepEqual(study.sure, [
      { low: 0, high: 4 },
      { low: 0, high: 4 },
    ]);
    assert.deepEqual(study.margin, { low: -4, high: 4 });
    assert.deepEqual([...study.worth.keys()], PARTY.moves(ROUND));
    for (const bounds of study.worth.values()) assert.deepEqual(bounds, { low: 0, high: 3 });
    assert.equal(study.proved, false);
    assert.deepEqual(study.best, []);
  });

  test("has a margin only for two players", () => {
    const study = new Study(PARTY, PARTY.fromLine("iello-2024:-:RG,RG,PB:0"));
    assert.equal(study.margin, null);
    assert.equal(
      study.tasks().tasks.some(({ asked }) => asked === "margin"),
      false,
    );
  });

  test("of a finished round is proved and asks for nothing", () => {
    const study = new Study(PARTY, OVER);
    assert.equal(study.proved, true);
    assert.equal(study.worth.size, 0);
    assert.deepEqual(study.tasks(), { tasks: [], places: [] });
  });
});

describe("the tasks of a study", () => {
  test("begin with the player to move, and end with the moves", () => {
    const study = new Study(PARTY, PARTY.fromLine("iello-2024:RG:RG,RG,PB:1"));
    const { tasks, places } = study.tasks();
    assert.deepEqual(
      tasks.slice(0, 3).map(({ seat, wantsLine }) => [seat, wantsLine]),
      [
        [1, true],
        [0, false],
        [2, false],
      ],
    );
    const moves = PARTY.moves(study.position);
    assert.deepEqual(
      places.slice(3).map((place) => place.of === "move" && place.move),
      moves,
    );
    for (const [number, task] of tasks.slice(3).entries()) {
      assert.deepEqual(task.bytes, PARTY.pack(PARTY.after(study.position, moves[number])));
      assert.deepEqual([task.game, task.asked, task.seat, task.afterMove], ["party", "guaranteed", 1, true]);
    }
  });

  test("ask only for the fish that are still to be taken", () => {
    const position = PINGOUIN.fromLine(
      "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:7.5,4.3:0",
    );
    const study = new Study(PINGOUIN, position);
    const { tasks, places } = study.tasks();
    assert.deepEqual(
      tasks.slice(0, 3).map(({ taken }) => taken),
      [7, 4, 3],
    );
    const [first, second, margin] = tasks;
    assert.deepEqual([first.low + 7, first.high + 7], Object.values(study.sure[0]));
    assert.deepEqual([second.low + 4, second.high + 4], Object.values(study.sure[1]));
    assert.deepEqual([margin.low + 3, margin.high + 3], Object.values(study.margin!));
    study.learn(places[1], { low: 5, high: 6 });
    assert.deepEqual(study.sure[1], { low: 9, high: 10 });
    study.learn(places[2], { low: -1, high: 1 });
    assert.deepEqual(study.margin, { low: 2, high: 4 });
  });
});

describe("a study that learns", () => {
  test("knows no better for the mover than the best move allows", () => {
    const study = new Study(PARTY, ROUND);
    const { places } = study.tasks();
    for (const place of places) if (place.of === "move") study.learn(place, { low: 2, high: 3 });
    assert.deepEqual(study.sure, [
      { low: 2, high: 3 },
      { low: 0, high: 4 },
    ]);
  });

  test("keeps the line of the core as moves", () => {
    const study = new Study(PINGOUIN, FLOE);
    const { places } = study.tasks();
    const slide = 256 * tileOf("b6")! + tileOf("b5")!;
    const placing = 256 * 255 + tileOf("a1")!;
    study.learn(places[0], { low: 9, high: 9, line: [slide, placing] });
    assert.deepEqual(study.line, ["b6-b5", "a1"]);
  });

  for (const [name, check] of [
    ["Penguin Party", () => checkSolved(PARTY, ROUND)],
    ["Pingouin", () => checkSolved(PINGOUIN, FLOE)],
  ] as const) {
    test(`all answers of the core in ${name} give the values of brute force`, check);
  }
});

async function checkSolved<Position>(game: BoardGame<Position>, position: Position): Promise<void> {
  const study = await solvedStudy(game, position);
  const mover = game.toMove(position)!;
  assert.equal(study.proved, true);
  assert.equal(Math.max(...sizes(study)), 0);
  for (const [seat, { low }] of study.sure.entries()) assert.equal(low, guaranteed(game, position, seat));
  for (const [move, { low }] of study.worth) {
    assert.equal(low, guaranteed(game, game.after(position, move), mover), move);
  }
  const kept = [...study.worth].filter(([, { low }]) => low === study.sure[mover].low).map(([move]) => move);
  assert.deepEqual(study.best, kept);
  assert.ok(kept.length > 0 && kept.length < study.worth.size);
  assert.ok(kept.includes(study.line![0]));
}

/* The tree of positions played on the board. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { Line } from "../../src/board/history.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { readText } from "../../src/games/records.ts";
import { FLOE, ROUND, ROUND_LINE } from "../support/board_games.ts";

describe("a line", () => {
  test("starts where its moves end", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
    assert.equal(line.here.depth, 2);
    assert.deepEqual(line.moves, ["Ra1", "Ga2"]);
    assert.deepEqual(line.position.rows, ["RG"]);
    assert.deepEqual(line.first.position, ROUND);
  });

  test("goes back without forgetting the moves, and not before the start", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
    line.back();
    line.back();
    line.back();
    assert.equal(line.here, line.first);
    assert.deepEqual(line.moves, ["Ra1", "Ga2"]);
    assert.deepEqual(line.path, [line.first]);
  });

  test("keeps other lines, and comes back to the spots of old ones", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
    const old = line.here;
    line.back();
    line.play("Pa0");
    assert.deepEqual(line.moves, ["Ra1", "Pa0"]);
    assert.deepEqual(
      line.here.parent?.children.map(({ move }) => move),
      ["Ga2", "Pa0"],
    );
    line.back();
    line.play("Ga2");
    assert.equal(line.here, old);
    assert.equal(line.here.parent?.children.length, 2);
  });

  test("leads through a spot after going there", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2", "Ra3"]);
    const third = line.here;
    line.go(line.first);
    line.play("Ga1");
    line.play("Ra2");
    assert.deepEqual(line.moves, ["Ga1", "Ra2"]);
    line.go(third.parent!);
    assert.deepEqual(line.moves, ["Ra1", "Ga2", "Ra3"]);
    assert.equal(line.here, third.parent);
    line.back();
    line.back();
    assert.deepEqual(line.moves, ["Ra1", "Ga2", "Ra3"]);
  });

  test("has steps that join its spots", () => {
    const line = new Line(PINGOUIN, FLOE);
    while (line.here.depth < 3) line.play(PINGOUIN.moves(line.position)[0]);
    line.back();
    assert.equal(line.steps.length, 3);
    for (const { from, to } of line.steps) {
      assert.equal(to.parent, from);
      assert.deepEqual(PINGOUIN.after(from.position, to.move), to.position);
    }
  });

  test("remembers the turn of every card, also when the base grows to the left", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga0"]);
    assert.deepEqual(line.here.marks, { a1: 2, a2: 1 });
    assert.deepEqual(line.first.marks, {});
  });
});

describe("the record of a line", () => {
  test("names the player of every move, to the end of the line", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
    line.back();
    assert.deepEqual(line.record(), {
      schema: "ppsolve.record/1",
      deal: PARTY.document(ROUND),
      moves: [
        { player: "Alice", move: "Ra1" },
        { player: "Bob", move: "Ga2" },
      ],
    });
  });

  test("is read back, whole rounds of both games", () => {
    for (const game of BOARD_GAMES) {
      const line = new Line(game, game === BOARD_GAMES[0] ? ROUND : FLOE);
      while (!game.over(line.position)) line.play(game.moves(line.position).at(-1)!);
      const found = readText(BOARD_GAMES, JSON.stringify(line.record()));
      assert.equal(found.game, game);
      assert.deepEqual(found.moves, line.moves);
      assert.deepEqual(found.position, line.first.position);
    }
  });
});

describe("the address of a line", () => {
  test("is the position alone, or with the moves up to here", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
    assert.equal(line.address(), `${ROUND_LINE};Ra1,Ga2`);
    line.back();
    assert.equal(line.address(), `${ROUND_LINE};Ra1`);
    line.back();
    assert.equal(line.address(), ROUND_LINE);
  });

  test("is read back", () => {
    const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
    const found = readText(BOARD_GAMES, line.address());
    assert.deepEqual(new Line(found.game, found.position, found.moves).position, line.position);
  });
});

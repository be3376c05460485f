import assert from "node:assert/strict";
import test from "node:test";
import { PINGOUIN_SEARCH } from "../../../src/board/pingouin/search.ts";
import { moveNumber, NOWHERE } from "../../../src/worker/layout.ts";
import { floePosition, SMALL_FLOE } from "../../support/core.ts";

test("positions are packed field by field", () => {
  const position = floePosition(SMALL_FLOE);
  const bytes = [...PINGOUIN_SEARCH.pack(position)];
  assert.deepEqual(bytes.slice(0, 2), [2, 0]);
  const tiles = Object.fromEntries(bytes.slice(2, 62).flatMap((fish, tile) => (fish ? [[tile, fish]] : [])));
  assert.deepEqual(tiles, {
    ...{ 3: 2, 8: 1, 9: 1, 10: 1, 11: 1, 18: 1, 19: 1, 26: 3 },
    ...{ 45: 1, 46: 1, 47: 1, 48: 1, 59: 1 },
  });
  assert.deepEqual(bytes.slice(62, 66), [0, 0, 0, 0]);
  assert.deepEqual(bytes.slice(66, 74), [11, 45, NOWHERE, NOWHERE, 18, 59, NOWHERE, NOWHERE]);
  assert.deepEqual(bytes.slice(74), new Array(8).fill(NOWHERE));
});

test("penguins to be placed are packed, and too many are refused", () => {
  const position = floePosition(SMALL_FLOE);
  const players = position.players.map((player, seat) => ({ ...player, toPlace: 2 - seat }));
  assert.deepEqual([...PINGOUIN_SEARCH.pack({ ...position, players }).subarray(62, 66)], [2, 1, 0, 0]);
  const crowded = position.players.map((player) => ({
    ...player,
    penguins: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  }));
  assert.throws(() => PINGOUIN_SEARCH.pack({ ...position, players: crowded }), /pingouinPosition.penguins/);
});

test("moves of the core become text", () => {
  assert.equal(PINGOUIN_SEARCH.moveText(moveNumber(45, 46)), "g1-g2");
  assert.equal(PINGOUIN_SEARCH.moveText(moveNumber(NOWHERE, 11)), "b5");
});

test("bounds need no search", () => {
  const position = floePosition(SMALL_FLOE);
  assert.deepEqual(PINGOUIN_SEARCH.bounds(position, 0), { low: 2, high: 14 });
  assert.deepEqual(PINGOUIN_SEARCH.marginBounds(position), { low: -12, high: 12 });
  const players = position.players.map((player, seat) => ({ ...player, fish: 3 * seat }));
  assert.equal(PINGOUIN_SEARCH.countTaken({ ...position, players }, "guaranteed", 1), 3);
  assert.equal(PINGOUIN_SEARCH.countTaken({ ...position, players }, "margin", 0), -3);
});

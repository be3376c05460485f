import assert from "node:assert/strict";
import test from "node:test";
import { packRows, PARTY_SEARCH } from "../../../src/board/party/search.ts";
import { LEFT_OF_BASE, moveNumber } from "../../../src/worker/layout.ts";
import { partyPosition } from "../../support/core.ts";

const ROUND = "iello-2024,base=5,stuck=pass:RGB/R.:RRGY,GPB,Y:1";

test("positions are packed field by field", () => {
  const cells = new Array<number>(64).fill(0);
  Object.assign(cells, { 0: 1, 1: 2, 2: 5, 8: 1 });
  const hands = [2, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0, ...new Array<number>(15).fill(0)];
  assert.deepEqual(
    [...PARTY_SEARCH.pack(partyPosition(ROUND))],
    [3, 5, 0, 1, 1, 0, 0, ...hands, 0, 0, 0, 0, 0, 0, ...cells],
  );
});

test("rules, tokens and players who are out are packed, too", () => {
  const position = partyPosition(ROUND);
  const players = position.players.map((player, seat) => ({
    ...player,
    tokens: 2 - seat,
    out: seat === 2,
  }));
  const rules = { ...position.rules, bonus: 9, upperRows: "contiguous" as const, stuck: "out" as const };
  const bytes = PARTY_SEARCH.pack({ ...position, rules, players, toMove: null });
  assert.deepEqual([...bytes.subarray(0, 7)], [3, 5, 1, 0, 0, 2, 1]);
  assert.deepEqual([...bytes.subarray(37, 43)], [0, 0, 1, 0, 0, 0]);
});

test("cells are the colour plus one, row by row", () => {
  const cells = packRows(["RGYPB", "....", "R.."]);
  assert.deepEqual(cells.slice(0, 6), [1, 2, 3, 4, 5, 0]);
  assert.equal(cells[16], 1);
  assert.equal(cells.filter(Boolean).length, 6);
});

test("moves have the numbers of the core", () => {
  for (const [text, number] of [
    ["Ra1", 0],
    ["Gb2", moveNumber(1, 9)],
    ["Bh1", moveNumber(4, 56)],
    ["Pa0", moveNumber(3, LEFT_OF_BASE)],
  ] as const) {
    assert.equal(PARTY_SEARCH.moveNumber(text), number);
    assert.equal(PARTY_SEARCH.moveText(number), text);
  }
});

test("bounds need no search", () => {
  const position = partyPosition("iello-2024:RGB/R.:RRGY,GPB:0");
  assert.deepEqual(PARTY_SEARCH.bounds(position, 0), { low: 0, high: 4 });
  assert.deepEqual(PARTY_SEARCH.bounds({ ...position, toMove: null }, 1), { low: 3, high: 3 });
  assert.deepEqual(PARTY_SEARCH.marginBounds(position), { low: -4, high: 3 });
  const players = position.players.map((player) => ({ ...player, tokens: 1 }));
  assert.deepEqual(PARTY_SEARCH.marginBounds({ ...position, players }), { low: -5, high: 4 });
});

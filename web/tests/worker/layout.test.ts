import assert from "node:assert/strict";
import test from "node:test";
import {
  concat,
  fieldOffset,
  isCoreGame,
  moveNumber,
  moveParts,
  pack,
  padded,
  RECORD_NAMES,
  recordSize,
} from "../../src/worker/layout.ts";

const VIEW = {
  hidden: [1, 2, 3, 4, 5, 6],
  unseen: [7, 8, 9, 10, 11],
  opponents: 12,
  drawers: 13,
  drawerSeats: [14, 15, 16, 17, 18, 19],
  drawings: 0x1514,
  seenMoves: 22,
};

test("fields are packed in the order of the description", () => {
  const expected = Array.from({ length: 19 }, (_, number) => number + 1);
  assert.deepEqual([...pack("partyView", VIEW)], [...expected, 0x14, 0x15, 22]);
  const { hidden, ...others } = VIEW;
  assert.deepEqual(pack("partyView", { ...others, hidden }), pack("partyView", VIEW));
});

test("numbers of several bytes are little-endian", () => {
  const hand = { cards: [1, 2, 3, 4, 5], lastWord: 0x0123456789abcdefn, after: 0xfffe };
  assert.deepEqual(
    [...pack("partyDrawnHand", hand)],
    [1, 2, 3, 4, 5, 0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01, 0xfe, 0xff],
  );
  const last = pack("partyDrawnHand", { ...hand, lastWord: 2n ** 64n - 1n });
  assert.deepEqual([...last.subarray(5, 13)], new Array(8).fill(0xff));
});

test("every record has the size of its fields", () => {
  assert.equal(recordSize("partyDrawnHand"), 15);
  assert.equal(recordSize("pingouinPosition"), 2 + 60 + 4 + 16);
  assert.equal(fieldOffset("pingouinPosition", "players"), 0);
  assert.equal(fieldOffset("pingouinPosition", "toPlace"), 62);
  assert.equal(fieldOffset("partyDrawnHand", "after"), 13);
  assert.ok(RECORD_NAMES.every((name) => recordSize(name) > 0));
  assert.throws(() => recordSize("chessPosition"), /no record chessPosition/);
});

test("arrays of another length are refused", () => {
  for (const hidden of [[], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7]]) {
    assert.throws(
      () => pack("partyView", { ...VIEW, hidden }),
      new RegExp(`partyView.hidden has ${hidden.length} numbers instead of 6`),
    );
  }
});

test("numbers that do not fit are refused", () => {
  for (const seenMoves of [-1, 256, 1.5, NaN, Infinity, 256n, -1n]) {
    assert.throws(() => pack("partyView", { ...VIEW, seenMoves }), /partyView.seenMoves: .* does not fit/);
  }
  assert.throws(() => pack("partyView", { ...VIEW, drawings: 65536 }), /partyView.drawings/);
  assert.throws(() => pack("partyView", { ...VIEW, unseen: [0, 0, -1, 0, 0] }), /partyView.unseen: -1/);
  const hand = { cards: [0, 0, 0, 0, 0], lastWord: 2n ** 64n, after: 0 };
  assert.throws(() => pack("partyDrawnHand", hand), /partyDrawnHand.lastWord/);
});

test("missing, misspelt and mistaken fields are errors, for the compiler, too", () => {
  // @ts-expect-error: no such record
  assert.throws(() => pack("partyViews", VIEW), /no record/);
  // @ts-expect-error: the field is missing
  assert.throws(() => pack("partyDrawing", {}), /partyDrawing.hands: undefined/);
  // @ts-expect-error: the field is misspelt
  assert.throws(() => pack("partyDrawing", { hand: 1 }), /partyDrawing.hands: undefined/);
  // @ts-expect-error: an array instead of a number
  assert.throws(() => pack("partyDrawing", { hands: [1, 2] }), /partyDrawing.hands has 2 numbers/);
  // @ts-expect-error: a number instead of an array
  assert.throws(() => pack("partyView", { ...VIEW, hidden: 1 }), /partyView.hidden has 1 numbers/);
  // @ts-expect-error: no such field
  assert.throws(() => fieldOffset("partyDrawing", "cards"), /no field cards in partyDrawing/);
});

test("games are known by the record of their positions", () => {
  assert.ok(isCoreGame("party") && isCoreGame("pingouin"));
  assert.ok(!isCoreGame("chess") && !isCoreGame(""));
});

test("missing numbers are filled in, and none is dropped", () => {
  assert.deepEqual(padded([1, 2], 4), [1, 2, 0, 0]);
  assert.deepEqual(padded([], 2, 255), [255, 255]);
  assert.deepEqual(padded([1, 2, 3], 2), [1, 2, 3]);
});

test("records follow one another", () => {
  assert.deepEqual([...concat([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])], [1, 2, 3]);
});

test("moves are two numbers in one", () => {
  assert.equal(moveNumber(4, 64), 0x440);
  for (const [first, second] of [
    [0, 0],
    [255, 59],
    [4, 64],
  ] as const) {
    assert.deepEqual(moveParts(moveNumber(first, second)), [first, second]);
  }
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { PyramidRules } from "../../../src/games/party/position.ts";
import { cardButton } from "../../../src/ui/party/cards.ts";
import { growingCells, placeAfter, slotRefusal, withTurn } from "../../../src/ui/party/growing.ts";
import { openPage } from "../../support/page.ts";

const RULES: PyramidRules = { base: 4, upperRows: "free" };
const ROWS = ["RRG", "R."];

before(() => openPage(""));

test("a growing pyramid has its cards, open places and places that are closed for now", () => {
  const { cells, width, height } = growingCells({ rows: ROWS, turns: { b1: 1 } }, RULES, "G");
  assert.deepEqual(
    cells.map(({ place, x, kind, accepts, fits }) => [place, x, kind, accepts, fits]),
    [
      ["a0", 0, "slot", "RGYPB", true],
      ["a1", 1, "card", "", false],
      ["a2", 2, "card", "", false],
      ["a3", 3, "card", "", false],
      ["a4", 4, "slot", "RGYPB", true],
      ["b1", 1.5, "card", "", false],
      ["b2", 2.5, "slot", "RG", true],
    ],
  );
  assert.deepEqual([width, height], [5, 2]);
  assert.deepEqual(
    cells.filter(({ place }) => place > "a3").map(({ label }) => label),
    [
      "a4, right end, open, accepts any colour",
      "b1, red card, placed in turn 1",
      "b2, open, accepts only red or green, rests on red and green",
    ],
  );
});

test("a full base is not open; a row may have to be contiguous", () => {
  const { cells, width } = growingCells({ rows: ["RRGG"], turns: {} }, RULES, "");
  assert.deepEqual([cells[0].place, width], ["a1", 4]);
  assert.equal(
    cells.some(({ fits }) => fits),
    false,
  );
  const rows = ["RRGG", "R.."];
  const closed = growingCells({ rows, turns: {} }, { base: 4, upperRows: "contiguous" }, "").cells.at(-1);
  assert.deepEqual([closed?.place, closed?.kind, closed?.label], ["b3", "gap", "b3, closed"]);
});

test("an empty pyramid has one open place", () => {
  const { cells, width, height } = growingCells({ rows: [], turns: {} }, RULES, "B");
  assert.deepEqual(
    cells.map(({ place, kind }) => [place, kind]),
    [["a1", "slot"]],
  );
  assert.deepEqual([width, height], [1, 1]);
});

test("a refused card says why", () => {
  const refusals = ["Ga1", "Gb2", "Pb2", "Gc1", "Gb3"].map((move) =>
    slotRefusal(ROWS, RULES, move[0], move.slice(1)),
  );
  assert.deepEqual(refusals, [
    "a1 is taken. Undo takes back your last card.",
    "",
    "b2 accepts only red or green, not purple.",
    "c1 is not open: it needs two cards below it.",
    "b3 is not open: it needs two cards below it.",
  ]);
  const contiguous: PyramidRules = { base: 4, upperRows: "contiguous" };
  const refusal = slotRefusal(["RRGG", "R.."], contiguous, "G", "b3");
  assert.equal(refusal, "b3 is not open: it must touch a card of its row.");
});

test("a card left of the base shifts the turns of all cards", () => {
  assert.equal(placeAfter("Ra0"), "a1");
  assert.equal(placeAfter("Rb2"), "b2");
  assert.deepEqual(withTurn({ turns: { a1: 1, b1: 2 } }, "Rb2"), { a1: 1, b1: 2, b2: 3 });
  assert.deepEqual(withTurn({ turns: { a1: 1, b1: 2 } }, "Ra0"), { a2: 1, b2: 2, a1: 3 });
});

test("a button of cards is named by what it shows, then in words", () => {
  const stack = cardButton("R", 3, true);
  assert.equal(stack.textContent, "R 3");
  assert.equal(stack.getAttribute("aria-label"), "R 3: red, 3 cards");
  assert.equal(stack.getAttribute("aria-pressed"), "true");
  const single = cardButton("B", 1, false, { alone: true });
  assert.equal(single.textContent, "B");
  assert.equal(single.getAttribute("aria-label"), "B: blue, 1 card");
});

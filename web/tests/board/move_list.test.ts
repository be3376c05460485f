/* The list of moves: numbers, names, cards and places in words. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Line } from "../../src/board/history.ts";
import { showMoves } from "../../src/board/move_list.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND } from "../support/board_games.ts";

beforeEach(openDocument);

test("shows the line, other lines, costs and the current move", () => {
  const line = new Line(PARTY, ROUND, ["Ra1", "Ga2"]);
  line.back();
  line.play("Pa0");
  line.back();
  const went = mock.fn();
  showMoves(line, new Map([[line.here, 2]]), went);
  const items = [...part("moves").children];
  assert.deepEqual(
    items.map((item) => item.textContent),
    ["Start", "1 Alice R opens the base −2", "2 Bob P left end2 Bob G right end"],
  );
  const [start, costly, next, aside] = part("moves").querySelectorAll("button");
  assert.equal(start.dataset.code, "");
  assert.equal(costly.className, "step costly");
  assert.equal(costly.getAttribute("aria-label"), "1 Alice R opens the base −2: red opens the base, cost 2");
  assert.equal(costly.getAttribute("aria-current"), "step");
  assert.equal(next.getAttribute("aria-current"), null);
  assert.equal(next.getAttribute("aria-label"), "2 Bob P left end: purple at the left end");
  assert.equal(aside.className, "step aside");
  assert.equal(aside.getAttribute("aria-label"), "2 Bob G right end: green at the right end, another line");
  aside.click();
  assert.deepEqual(went.mock.calls[0].arguments, [line.here.children[0]]);
});

test("shows a card of the colour with its shape", () => {
  const line = new Line(PARTY, ROUND, ["Ra1", "Ga2", "Rb1"]);
  showMoves(line, new Map(), () => undefined);
  const button = [...part("moves").querySelectorAll("button")].at(-1)!;
  assert.equal(button.textContent, "3 Alice R b1");
  assert.equal(button.getAttribute("aria-label"), "3 Alice R b1: red on b1");
  assert.ok(button.querySelector(".chip.card-R use[href='#shape-R']"));
});

test("says slides and placings in words", () => {
  const line = new Line(PINGOUIN, FLOE, ["b5-b2"]);
  showMoves(line, new Map(), () => undefined);
  const button = [...part("moves").querySelectorAll("button")].at(-1)!;
  assert.equal(button.textContent, "1 Alice b5 to b2");
  assert.equal(button.getAttribute("aria-label"), "1 Alice b5 to b2: penguin from b5 to b2");
});

test("keeps the focus on the current move", () => {
  const line = new Line(PARTY, ROUND, ["Ra1"]);
  const show = () => showMoves(line, new Map(), () => undefined);
  show();
  part("moves").querySelector<HTMLElement>("[aria-current]")!.focus();
  line.back();
  show();
  assert.equal(document.activeElement?.getAttribute("aria-current"), "step");
});

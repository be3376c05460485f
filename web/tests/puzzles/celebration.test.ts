import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { celebrate, endCelebration } from "../../src/puzzles/celebration.ts";
import { part } from "../../src/ui/elements.ts";
import { openPage, preferReducedMotion } from "../support/page.ts";

beforeEach(() => openPage('<div id="board"></div>'));

function shown(): Element[] {
  return [...document.querySelectorAll("#board > .celebration")];
}

function endAnimation(piece: Element): void {
  piece.dispatchEvent(new piece.ownerDocument.defaultView!.Event("animationend"));
}

test("a celebration is hidden from screen readers, and ends by itself", () => {
  celebrate(part("board"));
  const [celebration, ...others] = shown();
  assert.deepEqual(others, []);
  assert.equal(celebration.getAttribute("aria-hidden"), "true");
  assert.equal(celebration.textContent, "");
  const pieces = [...celebration.children];
  assert.ok(pieces.length > 10);
  endAnimation(pieces[0]);
  assert.equal(shown().length, 1, "other pieces are still moving");
  endAnimation(pieces.at(-1)!);
  assert.deepEqual(shown(), []);
});

test("another puzzle, or another celebration, ends it", () => {
  celebrate(part("board"));
  celebrate(part("board"));
  assert.equal(shown().length, 1);
  endCelebration();
  assert.deepEqual(shown(), []);
});

test("users who prefer reduced motion see none", () => {
  preferReducedMotion(true);
  celebrate(part("board"));
  assert.deepEqual(shown(), []);
});

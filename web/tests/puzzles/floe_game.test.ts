/* Floes of puzzles: slides end before gaps and penguins. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { floeView, readFloe, slideRefusal, slidesFrom } from "../../src/puzzles/pingouin/floe_game.ts";

const SHORT = ".......";
const LONG = "........";

/** A row with Alice's penguin on b1, perhaps another one on b4, and a gap on b7. */
function row(other: string) {
  return readFloe([SHORT, `1A122${other}11.1`, SHORT, LONG, SHORT, LONG, SHORT, LONG], [0, 0], 0);
}

for (const [whose, letter] of [
  ["another player's", "B"],
  ["the same player's other", "A"],
]) {
  test(`a penguin slides up to ${whose} penguin, not onto it or over it`, () => {
    const position = row(letter);
    assert.deepEqual(slidesFrom(position, "b1"), ["b2", "b3"]);
    assert.equal(slideRefusal(position, 0, "b1-b3"), "");
    assert.equal(slideRefusal(position, 0, "b1-b4"), "There is a penguin on b4.");
    assert.equal(slideRefusal(position, 0, "b1-b5"), "You cannot slide from b1 to b5.");
  });

  test(`no tile behind ${whose} penguin is shown as within reach`, () => {
    const position = row(letter);
    const view = floeView(position, position, "b1", () => ({ number: 0, fishes: 1, label: [] }));
    assert.deepEqual(
      view.cells.filter(({ fits }) => fits).map(({ place }) => place),
      ["b2", "b3"],
    );
  });
}

test("a penguin slides over no gap", () => {
  assert.deepEqual(slidesFrom(row(""), "b1"), ["b2", "b3", "b4", "b5", "b6"]);
});

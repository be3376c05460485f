/* Floes of puzzles: slides end before gaps and penguins. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  afterSlide,
  floeView,
  readFloe,
  slideRefusal,
  slidesFrom,
} from "../../src/puzzles/pingouin/floe_game.ts";
import { textsIn } from "../../src/ui/elements.ts";
import { openPage } from "../support/page.ts";

beforeEach(() => openPage(""));

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

test("a traced floe shows the tiles that melted, the slides and their numbers", () => {
  const start = row("");
  const end = afterSlide(afterSlide(start, "b1-b3"), "b3-b6");
  const content = () => ({ number: 0, fishes: 1, label: [] });
  const { cells, track } = floeView(start, end, "", content, true);
  const labels = cells.map(({ label, kind }) => `${kind}: ${label}`);
  assert.deepEqual(labels, [
    "melted shown: b1, melted, a start",
    "tile: b2",
    "melted shown: b3, melted, end of slide 1",
    "tile: b4",
    "tile: b5",
    "tile: b6, end of slide 2",
    "tile: b8",
  ]);
  assert.deepEqual(textsIn(track!), ["1", "2"]);
  assert.equal(track!.querySelectorAll("line.slide").length, 2);
  assert.equal(track!.querySelectorAll("circle.start").length, 1);
  const [first, second] = track!.querySelectorAll("line.slide");
  assert.deepEqual([first.getAttribute("x1"), first.getAttribute("x2")], ["30", "150"]);
  assert.deepEqual([second.getAttribute("x1"), second.getAttribute("x2")], ["150", "304"]); // before the penguin
  assert.equal(floeView(start, end, "", content).track, null);
});

test("without a trace, only the tile that melted last is kept, for its animation", () => {
  const start = row("");
  const end = afterSlide(afterSlide(start, "b1-b3"), "b3-b6");
  const { cells } = floeView(start, end, "", () => ({ number: 0, fishes: 1, label: [] }));
  assert.deepEqual(
    cells.filter(({ kind }) => kind === "melted").map(({ place }) => place),
    ["b3"],
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countRight,
  hintStages,
  markOf,
  marksOf,
  mistakeStages,
  reasonParts,
} from "../../src/puzzles/hints.ts";

const STEP = { technique: "Count.", place: "b2", drawing: { marks: { b2: "target" as const } } };

test("a hint names the technique, the place, then the move part by part", () => {
  const stages = hintStages(STEP, ["Red goes to b2.", "No other fits."], "card", "place it");
  assert.deepEqual(
    stages.map(({ text }) => text),
    [
      "Count. Press Hint again for the place.",
      "Look at b2. Press Hint again for the card.",
      "Red goes to b2. Press Hint again to go on.",
      "No other fits. Press Hint again to place it.",
    ],
  );
});

test("the technique marks nothing, the place only itself, the reason its drawing", () => {
  const drawing = { marks: { b2: "target" as const, a1: "because" as const } };
  const stages = hintStages({ ...STEP, drawing }, ["Red."], "card", "place it");
  assert.deepEqual(
    stages.map(({ marks }) => marks && [...marks.keys()]),
    [undefined, ["b2"], ["b2", "a1"]],
  );
});

test("a drawing becomes marks: roles, struck colours and the links of a chain", () => {
  const drawn = marksOf({
    marks: { b2: "target", c1: "clash" },
    struck: { b2: "RG", a1: "B" },
    chain: [
      { place: "e1", colours: "R" },
      { place: "c1", colours: "" },
      { place: "e1", colours: "RB" },
    ],
  });
  assert.deepEqual(Object.fromEntries(drawn), {
    b2: { role: "target", struck: "RG" },
    c1: { role: "clash", links: [2], colours: "" },
    a1: { role: "because", struck: "B" },
    e1: { role: "because", links: [1, 3], colours: "RB" },
  });
  assert.equal(marksOf({}).size, 0);
});

test("no place, no mark", () => {
  assert.equal(markOf("", "fresh").size, 0);
  assert.deepEqual([...markOf("a1", "fresh")], [["a1", { role: "fresh" }]]);
});

test("a reason has parts only where there are several", () => {
  assert.deepEqual(reasonParts({ reason: "Because." }), ["Because."]);
  assert.deepEqual(reasonParts({ reason: "Because.", parts: ["Because."] }), ["Because."]);
  assert.deepEqual(reasonParts({ reason: "One. Two.", parts: ["One.", "Two."] }), ["One.", "Two."]);
});

test("right moves are counted up to the first wrong one", () => {
  const isEven = (move: string, number: number) => move === `${2 * number}`;
  assert.equal(countRight(["0", "2", "5", "6"], isEven), 2);
  assert.equal(countRight(["0", "2"], isEven), 2);
  assert.equal(countRight([], isEven), 0);
});

test("a mistake is named, marked and taken back", () => {
  const [stage, ...others] = mistakeStages("Card 2 was the mistake.", "b1");
  assert.deepEqual(others, []);
  assert.equal(stage.text, "Card 2 was the mistake. Press Hint again to take it back.");
  assert.equal(stage.tone, "wrong");
  assert.deepEqual([...(stage.marks ?? [])], [["b1", { role: "wrong" }]]);
});

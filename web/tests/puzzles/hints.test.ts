import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countRight,
  hintStages,
  markOf,
  marksOf,
  mistakeStages,
  reasonParts,
  refutationLine,
  shortStep,
} from "../../src/puzzles/hints.ts";
import type { Step } from "../../src/puzzles/documents.ts";

const STEP = { technique: "Count.", place: "b2", drawing: { marks: { b2: "target" as const } } };

test("a hint names the technique, the place, then the move part by part", () => {
  const stages = hintStages(STEP, ["Red goes to b2.", "No other fits."], "card");
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

test("what is at stake comes with the technique, and the idea before the place", () => {
  const hints: Step["hints"] = [
    { text: "Red is in danger.", marks: { c1: "clash" } },
    { text: "Place a red card." },
    { text: "The card goes to b2.", marks: { b2: "target" } },
  ];
  const stages = hintStages({ ...STEP, hints }, ["Red goes to b2."], "card");
  assert.deepEqual(
    stages.map(({ text }) => text),
    [
      "Count. Red is in danger. Press Hint again for more.",
      "Place a red card. Press Hint again for the place.",
      "The card goes to b2. Press Hint again for the card.",
      "Red goes to b2. Press Hint again to place it.",
    ],
  );
  assert.deepEqual(
    stages.map(({ marks }) => [...(marks ?? [])].map(([place, { role }]) => `${place} ${role}`)),
    [["c1 clash"], [], ["b2 target"], ["b2 target"]],
  );
});

test("the technique marks nothing, the place only itself, the reason its drawing", () => {
  const drawing = { marks: { b2: "target" as const, a1: "because" as const } };
  const stages = hintStages({ ...STEP, drawing }, ["Red."], "card");
  assert.deepEqual(
    stages.map(({ marks }) => [...(marks ?? new Map<string, never>()).keys()]),
    [[], ["b2"], ["b2", "a1"]],
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

/** A game in which the letters of a move are answered by a star, and every end is lost. */
const LOSING = {
  frames: (position: string, move: string) => [
    { position: `${position}${move}`, said: `You: ${move}.`, place: move },
    { position: `${position}${move}*`, said: "A star.", place: "*" },
  ],
  outcome: (position: string) => ({
    solved: false,
    lost: `${position} is lost.`,
    marks: markOf("z1", "clash"),
  }),
};
const REFUTED: Step = {
  ...STEP,
  move: "d",
  card: "d",
  reason: "Only d works. After a or b, a star comes. After c, too.",
  claim: "Only d works (or e at c1).",
  refuted: [["a", "b"], ["c"]],
  drawing: { marks: { b3: "target", a1: "because", c1: "because" } },
};

test("refutations are played one after the other, each from the position, which comes back at the end", () => {
  const line = refutationLine(LOSING, "-", REFUTED, (move) => ({ words: `letter ${move}`, place: move }));
  assert.deepEqual(
    line.map(({ position, said }) => [position, said]),
    [
      ["-", "Why not letter a? The same goes for letter b."],
      ["-a", "You: a."],
      ["-a*", "A star."],
      ["-a*", "-a* is lost."],
      ["-", "Why not letter c?"],
      ["-c", "You: c."],
      ["-c*", "A star."],
      ["-c*", "-c* is lost."],
      ["-", "Only d works (or e at c1)."],
    ],
  );
  assert.deepEqual([...line[0].marks!], [["a", { role: "wrong" }]]);
  assert.deepEqual([...line[3].marks!], [["z1", { role: "clash" }]]);
});

test("a step without refutations has no line and stays as it is", () => {
  const step: Step = { ...STEP, move: "d", card: "d", reason: "Any letter will do." };
  assert.deepEqual(
    refutationLine(LOSING, "-", step, (move) => ({ words: move, place: move })),
    [],
  );
  assert.equal(shortStep(step), step);
});

test("a step with refutations is shortened to its claim and the places named in it", () => {
  const { reason, drawing, refuted } = shortStep(REFUTED);
  const marks = { b2: "because", b3: "target", c1: "because" };
  assert.deepEqual([reason, drawing, refuted], [REFUTED.claim, { marks }, REFUTED.refuted]);
});

test("the last stage of a hint has the line and tells how to go on", () => {
  const line = [{ position: "-", said: "Why not a?", place: "" }];
  const stages = hintStages(STEP, ["Red goes to b2.", "Only red works."], "card", line);
  assert.deepEqual(
    stages.map((stage) => stage.line ?? []),
    [[], [], [], line],
  );
  assert.equal(stages[3].text, "Only red works. Step on to see why, or press Hint again to place it.");
});

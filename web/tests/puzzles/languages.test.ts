import assert from "node:assert/strict";
import { test } from "node:test";
import { inLanguage } from "../../src/puzzles/languages.ts";

const DOCUMENT = {
  title: "Queue",
  steps: [
    { move: "Ra1", reason: "Only red fits.", marks: { a1: "target", b1: "because" } },
    { move: "Gb1", reason: "Green is left.", marks: { b1: "target" } },
  ],
  parts: ["one", "two"],
  in: {
    fr: {
      title: "File",
      steps: { 0: { reason: "Seul le rouge convient.", marks: { b1: null, c1: "because" } } },
      parts: ["un"],
    },
  },
};

test("a document in a language has its differences, and the rest in English", () => {
  const { title, steps, parts } = inLanguage(DOCUMENT, "fr");
  assert.equal(title, "File");
  assert.deepEqual(steps[0], {
    move: "Ra1",
    reason: "Seul le rouge convient.",
    marks: { a1: "target", c1: "because" },
  });
  assert.equal(steps[1], DOCUMENT.steps[1]);
  assert.deepEqual(parts, ["un"]);
});

test("a document that is not translated is in English, and is never changed", () => {
  const before = JSON.stringify(DOCUMENT);
  assert.equal(inLanguage(DOCUMENT, "ko"), DOCUMENT);
  inLanguage(DOCUMENT, "fr");
  assert.equal(JSON.stringify(DOCUMENT), before);
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { actionOf, keyLine, type KeyPress } from "../../src/ui/keyboard.ts";
import { openPage } from "../support/page.ts";

const ACTIONS = {
  u: "undo",
  U: "redo",
  "Ctrl+z": "undo",
  "Ctrl+Shift+z": "redo",
  ArrowLeft: "go left",
};

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held };
}

before(() => openPage(""));

test("a key has an action, with an argument if the table gives one", () => {
  assert.deepEqual(actionOf(press("u"), ACTIONS), ["undo", ""]);
  assert.deepEqual(actionOf(press("ArrowLeft"), ACTIONS), ["go", "left"]);
});

test("Shift counts by the letter that it makes", () => {
  assert.deepEqual(actionOf(press("U", { shiftKey: true }), ACTIONS), ["redo", ""]);
});

test("Ctrl and the command key are the same, with capital letters as with small ones", () => {
  assert.deepEqual(actionOf(press("z", { ctrlKey: true }), ACTIONS), ["undo", ""]);
  assert.deepEqual(actionOf(press("z", { metaKey: true }), ACTIONS), ["undo", ""]);
  assert.deepEqual(actionOf(press("Z", { ctrlKey: true, shiftKey: true }), ACTIONS), ["redo", ""]);
});

test("other keys do nothing", () => {
  assert.equal(actionOf(press("x"), ACTIONS), undefined);
  assert.equal(actionOf(press("z"), ACTIONS), undefined);
  assert.equal(actionOf(press("u", { altKey: true }), ACTIONS), undefined);
  assert.equal(actionOf(press("u", { ctrlKey: true }), ACTIONS), undefined);
  assert.equal(actionOf(press("toString"), ACTIONS), undefined);
});

test("the help shows keys as keys", () => {
  const line = keyLine(["[U] or [Ctrl]+[Z]", "page-key-undo"]);
  assert.equal(line.innerHTML, "<dt><kbd>U</kbd> or <kbd>Ctrl</kbd>+<kbd>Z</kbd></dt><dd>undo</dd>");
  assert.match(
    keyLine(["[[] and []]", "page-key-previous-and-next"]).innerHTML,
    /<kbd>\[<\/kbd> and <kbd>\]<\/kbd>/,
  );
});

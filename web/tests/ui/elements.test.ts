import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  copyFrom,
  element,
  part,
  partOf,
  redraw,
  setProperties,
  spaced,
  svgElement,
  textsIn,
} from "../../src/ui/elements.ts";
import { openPage, setGlobal } from "../support/page.ts";

beforeEach(() => openPage('<p id="said"></p><textarea id="text">four</textarea>'));

test("a part is found by its ID, and checked if its type is given", () => {
  assert.equal(part("said").tagName, "P");
  assert.equal(part("text", HTMLTextAreaElement).value, "four");
  assert.throws(() => part("missing"), /no HTMLElement with the ID "missing"/);
  assert.throws(() => part("said", HTMLButtonElement), /no HTMLButtonElement with the ID "said"/);
  assert.throws(() => partOf(part("said"), ".cells"), /no element ".cells"/);
});

test("texts of elements are never markup", () => {
  const made = element("li", { title: '"<b>', "aria-pressed": true, "data-number": 3 }, "<b>Zoë</b>");
  assert.equal(made.textContent, "<b>Zoë</b>");
  assert.equal(made.children.length, 0);
  assert.equal(made.getAttribute("title"), '"<b>');
  assert.equal(made.getAttribute("aria-pressed"), "true");
  assert.equal(made.dataset.number, "3");
});

test("custom properties are set on elements and drawings", () => {
  const drawn = svgElement("g", { class: "penguin" });
  setProperties(drawn, { "--from-x": "12px", "--row": 3 });
  assert.equal(drawn.style.getPropertyValue("--from-x"), "12px");
  assert.equal(drawn.style.getPropertyValue("--row"), "3");
});

test("texts that stand apart are read one by one", () => {
  const card = element(
    "span",
    {},
    ...spaced([element("b", {}, "R"), element("i", {}), element("b", {}, "3")]),
  );
  assert.equal(card.textContent, "R  3");
  assert.deepEqual(textsIn(card), ["R", "3"]);
});

test("a text is copied and the copy confirmed for four seconds", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const copied: string[] = [];
  setGlobal("navigator", {
    clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
  });
  await copyFrom(part("text", HTMLTextAreaElement), part("said"));
  assert.deepEqual(copied, ["four"]);
  assert.equal(part("said").textContent, "Copied.");
  context.mock.timers.tick(4000);
  assert.equal(part("said").textContent, "");
});

test("where the clipboard is denied, the visible text is selected and copied", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  setGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  const done: string[] = [];
  Object.assign(document, { execCommand: (name: string) => done.push(name) });
  await copyFrom(part("text", HTMLTextAreaElement), part("said"), () => done.push("reveal"));
  assert.deepEqual(done, ["reveal", "copy"]);
  assert.equal(document.activeElement, part("text"));
  assert.equal(part("said").textContent, "Copied.");
});

test("an element is filled again only when it shows something else", () => {
  const home = part("said");
  const one = {};
  redraw(home, [one, 1], () => ["first"]);
  redraw(home, [one, 1], () => ["never"]);
  assert.equal(home.textContent, "first");
  redraw(home, [{}, 1], () => ["an equal object is another one"]);
  assert.equal(home.textContent, "an equal object is another one");
  redraw(home, [], () => []);
  assert.equal(home.textContent, "");
});

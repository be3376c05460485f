import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Board, type BoardView, type Cell, type Mark } from "../../src/ui/board.ts";
import { element, part } from "../../src/ui/elements.ts";
import { openPage } from "../support/page.ts";

/** Three cells below, two above them. */
const PLACES = { a1: [0, 0], a2: [1, 0], a3: [2, 0], b1: [0.5, 1], b2: [1.5, 1] };

function view(
  kinds: Partial<Record<string, Partial<Cell>>> = {},
  places = Object.entries(PLACES),
): BoardView {
  const cells = places.map(([place, [x, row]]) => ({
    place,
    row,
    column: Math.floor(x),
    x,
    kind: "card",
    given: false,
    fits: false,
    named: true,
    label: `${place}, red card`,
    look: "R",
    picture: () => element("b", {}, "R"),
    ...kinds[place],
  }));
  return { cells, width: 3, height: 2 };
}

let tapped: string[];
let board: Board;

beforeEach(() => {
  openPage('<div id="board"><div class="floe-names"></div><div class="cells"></div></div>');
  tapped = [];
  board = new Board(part("board"), (place) => tapped.push(place));
});

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(".cells > button")];
}

function button(place: string): HTMLButtonElement {
  return buttons().find((each) => each.dataset.place === place)!;
}

function inTabOrder(): string[] {
  return buttons().flatMap(({ tabIndex, dataset }) => (tabIndex === 0 ? [dataset.place!] : []));
}

test("buttons are in reading order, from the top row down", () => {
  board.show(view(), 3, 2);
  assert.deepEqual(
    buttons().map(({ dataset }) => dataset.place),
    ["b1", "b2", "a1", "a2", "a3"],
  );
});

test("a press on a place, or on its picture, is reported", () => {
  board.show(view(), 3, 2);
  button("b2").click();
  button("a1").querySelector("b")!.click();
  assert.deepEqual(tapped, ["b2", "a1"]);
});

test("only one place is in the tab order: first a slot, then the one with the focus", () => {
  board.show(view({ a3: { kind: "slot" }, b1: { kind: "slot" } }), 3, 2);
  assert.deepEqual(inTabOrder(), ["a3"]);
  button("b2").focus();
  assert.deepEqual(inTabOrder(), ["b2"]);
  assert.equal(board.current, "b2");
});

test("arrow keys go to the nearest place", () => {
  board.show(view(), 3, 2);
  board.focus("a1");
  const went = ["right", "right", "right", "up", "up", "left", "left", "down", "up"].map((direction) => {
    board.step(direction);
    return document.activeElement?.getAttribute("data-place");
  });
  assert.deepEqual(went, ["a2", "a3", "a3", "b2", "b2", "b1", "b1", "a2", "b1"]);
  board.step("sideways");
  assert.equal(board.current, "b1");
});

test("steps of a hex go straight ahead, over holes", () => {
  board.show(view(), 3, 2);
  board.focus("a1");
  board.goBy([0.5, 1]);
  assert.equal(board.current, "b1");
  board.goBy([0.5, -1]);
  assert.equal(board.current, "a2");
  board.goBy([-0.5, -1]);
  assert.equal(board.current, "a2");
  const holed = Object.entries(PLACES).filter(([place]) => place !== "a2");
  board.show(view({}, holed), 3, 2);
  board.focus("a1");
  board.goBy([1, 0]);
  assert.equal(board.current, "a3");
});

test("the first arrow key only enters the board", () => {
  board.show(view({ a2: { kind: "slot" } }), 3, 2);
  assert.equal(board.hasFocus(), false);
  board.moveFocus(() => board.step("left"));
  assert.equal(board.hasFocus(), true);
  assert.equal(board.current, "a2");
  board.moveFocus(() => board.step("left"));
  assert.equal(board.current, "a1");
});

test("when the focused place goes, the focus stays on the board", () => {
  board.show(view({ a1: { kind: "slot" } }), 3, 2);
  board.focus("b2");
  board.show(view({ a1: { kind: "slot" } }, Object.entries(PLACES).slice(0, 3)), 3, 2);
  assert.equal(document.activeElement, button("a1"));
  assert.deepEqual(inTabOrder(), ["a1"]);
});

test("a place is drawn again only if it looks different", () => {
  board.show(view(), 3, 2);
  const before = button("a1").firstChild;
  board.show(view(), 3, 2);
  assert.equal(button("a1").firstChild, before);
  board.show(view({ a1: { look: "G" } }), 3, 2);
  assert.notEqual(button("a1").firstChild, before);
});

test("marks are classes; places of a chain have their numbers", () => {
  const marks = new Map<string, Mark>([
    ["a1", { role: "target" }],
    ["b1", { role: "because", links: [1, 3], colours: "RG" }],
  ]);
  board.mark(marks);
  board.show(view({ b1: { given: true, fits: true } }), 3, 2);
  assert.equal(button("a1").className, "cell card target");
  assert.equal(button("b1").className, "cell card given fits because");
  assert.equal(button("b1").querySelector(".link")!.textContent, "1 3");
  board.clear();
  assert.equal(buttons().length, 0);
  board.show(view(), 3, 2);
  assert.equal(button("a1").className, "cell card");
});

test("labels contain the text that is shown on the button", () => {
  board.mark(new Map<string, Mark>([["b1", { role: "because", links: [1, 3] }]]));
  const own = () => element("span", {}, element("i", {}, "a1"), " ", element("b", {}, "any"));
  board.show(view({ a1: { label: "a1, open", picture: own }, a2: { picture: () => null } }), 3, 2);
  assert.equal(button("b1").getAttribute("aria-label"), "b1 R 1 3, red card");
  assert.equal(button("a1").getAttribute("aria-label"), "a1 any, open");
  assert.equal(button("a2").getAttribute("aria-label"), "a2, red card");
});

test("places of the base are named below it, other rows by their letter", () => {
  board.show(view({ a2: { named: false } }), 3, 2);
  const names = [...board.floe.children].map((name) => [name.className, name.textContent]);
  assert.deepEqual(names, [
    ["", "a1"],
    ["", ""],
    ["", "a3"],
    ["row-letter", "b"],
  ]);
  const letter = partStyle(board.floe.lastElementChild);
  assert.equal(letter.getPropertyValue("--x"), "0.5");
  assert.equal(letter.getPropertyValue("--row"), "1");
});

function partStyle(found: Element | null): CSSStyleDeclaration {
  assert.ok(found instanceof HTMLElement, "it is an element");
  return found.style;
}

test("the board is centred in the room that it is given", () => {
  board.show(view(), 6, 4);
  const { style } = part("board");
  const set = ["--columns", "--rows", "--filled-rows", "--margin"].map((name) =>
    style.getPropertyValue(name),
  );
  assert.deepEqual(set, ["6", "4", "2", "1.5"]);
});

test("a refused place shakes; one that is not there does nothing", () => {
  board.show(view(), 3, 2);
  board.refuse("a1");
  assert.equal(button("a1").classList.contains("refused"), true);
  board.refuse("z9");
});

test("a closed board is empty and hears nothing, and another one can take its place", () => {
  board.show(view(), 3, 2);
  board.close();
  assert.equal(buttons().length, 0);
  const heard: string[] = [];
  new Board(part("board"), (place) => heard.push(place)).show(view(), 3, 2);
  button("a1").click();
  assert.deepEqual([tapped, heard], [[], ["a1"]]);
});

test("a picture over the cells is replaced and removed with the view", () => {
  const tracks = () =>
    [...document.querySelectorAll("#board > .track")].map(({ textContent }) => textContent);
  board.show({ ...view(), track: element("i", { class: "track" }, "1") }, 3, 2);
  board.show({ ...view(), track: element("i", { class: "track" }, "2") }, 3, 2);
  assert.deepEqual(tracks(), ["2"]);
  board.show(view(), 3, 2);
  assert.deepEqual(tracks(), []);
  board.show({ ...view(), track: element("i", { class: "track" }, "3") }, 3, 2);
  board.clear();
  assert.deepEqual(tracks(), []);
});

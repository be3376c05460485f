import assert from "node:assert/strict";
import { beforeEach, type TestContext, test } from "node:test";
import { Menu } from "../../src/puzzles/menu.ts";
import { part } from "../../src/ui/elements.ts";
import { storageOf } from "../../src/ui/storage.ts";
import { openPage } from "../support/page.ts";

const PAGE = `<button id="previous" hidden></button><button id="next" hidden></button>
  <button id="menu" hidden><span id="menu-place"></span></button><button id="options"></button>
  <dialog id="puzzles-menu"><p id="menu-sum"></p><div id="menu-list"></div></dialog>`;

const PUZZLES = [
  { kind: "queue", level: "hard", id: "q1", name: "Queue 1", date: "" },
  { kind: "pyramid", level: "easy", id: "p1", name: "Pyramid 1", date: "" },
  { kind: "queue", level: "easy", id: "q2", name: "Queue 1", date: "" },
  { kind: "queue", level: "hard", id: "q3", name: "Queue 2", date: "" },
];

let opened: number[];
let menu: Menu;

beforeEach(() => {
  openPage(PAGE);
  opened = [];
  menu = new Menu(PUZZLES, (number) => opened.push(number));
});

function labels(): (string | null)[] {
  return [...document.querySelectorAll("#menu-list button")].map((item) => item.getAttribute("aria-label"));
}

test("a page of one puzzle has no menu, but its own button for settings", () => {
  openPage(PAGE);
  new Menu(PUZZLES.slice(0, 1), () => undefined);
  for (const id of ["previous", "next", "menu"]) assert.equal(part(id).hidden, true, id);
  assert.equal(part("options").classList.contains("spared"), false);
});

test("a page of several puzzles has a menu and buttons to go on and back", () => {
  for (const id of ["previous", "next", "menu"]) assert.equal(part(id).hidden, false, id);
  assert.equal(part("options").classList.contains("spared"), true);
  menu.mark(1);
  assert.equal(part("menu-place").textContent, "2 of 4");
  part("next").click();
  part("previous").click();
  assert.deepEqual(opened, [2, 0]);
});

test("there is nothing before the first puzzle and after the last", () => {
  menu.mark(0);
  assert.equal(part("previous", HTMLButtonElement).disabled, true);
  assert.equal(part("next", HTMLButtonElement).disabled, false);
  menu.go(-1);
  menu.mark(3);
  assert.equal(part("next", HTMLButtonElement).disabled, true);
  menu.go(1);
  assert.deepEqual(opened, []);
});

test("puzzles are listed by kind and level", () => {
  part("menu").click();
  const titles = [...document.querySelectorAll("#menu-list h3, #menu-list h4, .menu-name")];
  assert.deepEqual(
    titles.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    [
      "H3 Queue",
      "H4 easy",
      "SPAN Queue 1",
      "H4 hard",
      "SPAN Queue 1",
      "SPAN Queue 2",
      "H3 Pyramid",
      "H4 easy",
      "SPAN Pyramid 1",
    ],
  );
});

test("every puzzle has its stored result, in a label that contains what is shown", () => {
  storageOf("q1").save({ moves: ["Ra1"], times: 2, best: 65.5, firstWasClean: true });
  storageOf("q2").save({ times: 1, best: 9, firstWasClean: false });
  storageOf("q3").save({ moves: ["Ra1"] });
  storageOf("p1").save({ medal: "silver" });
  menu.show();
  assert.equal(part("menu-sum").textContent, "2 of 4 solved, 1 of them clean ★");
  assert.deepEqual(labels(), [
    "Queue 1, 0:09 best time, solved, easy",
    "Queue 1, 1:05 best time, solved, clean, hard",
    "Queue 2, begun, hard",
    "Pyramid 1, silver medal, easy",
  ]);
  const shown = [...document.querySelectorAll("#menu-list button")].map(({ textContent }) => textContent);
  assert.deepEqual(shown, ["Queue 1 0:09 ✓", "Queue 1 1:05 ★", "Queue 2  …", "Pyramid 1  2"]);
});

test("none of them clean", () => {
  menu.show();
  assert.equal(part("menu-sum").textContent, "0 of 4 solved, none of them clean ★");
});

test("the open puzzle is marked and has the focus; a press opens another one", () => {
  menu.mark(3);
  menu.show();
  const dialog = part("puzzles-menu", HTMLDialogElement);
  assert.equal(dialog.open, true);
  assert.equal(document.activeElement?.getAttribute("data-number"), "3");
  assert.equal(document.querySelectorAll("[aria-current]").length, 1);
  document.querySelector<HTMLElement>("[data-number='1']")!.click();
  assert.equal(dialog.open, false);
  assert.deepEqual(opened, [1]);
});

const DAILY = [
  { kind: "pyramid", level: "expert", id: "d1", name: "Pyramid #365", date: "2026-12-31" },
  { kind: "duel", level: "hard", id: "d2", name: "Duel #366", date: "2027-01-01" },
  { kind: "route", level: "hard", id: "d3", name: "Route #32", date: "2027-01-01" },
];

test("daily puzzles are listed by day, before the others, and today's are marked", (context: TestContext) => {
  context.mock.timers.enable({ apis: ["Date"], now: new Date(2027, 0, 1, 12) });
  menu = new Menu([...DAILY, ...PUZZLES], (number) => opened.push(number));
  storageOf("d1").save({ moves: ["Ra1"], times: 1, best: 65.5, firstWasClean: true });
  menu.show();
  const titles = [...document.querySelectorAll("#menu-list h3")].map(({ textContent }) => textContent);
  assert.deepEqual(titles, ["December 2026", "January 2027", "Queue", "Pyramid"]);
  assert.deepEqual(labels().slice(0, 3), [
    "Thursday 31, Pyramid #365, expert, 1:05 best time, solved, clean",
    "Friday 1, Duel #366, hard, today, not begun",
    "Friday 1, Route #32, hard, today, not begun",
  ]);
  const shown = [...document.querySelectorAll(".menu-days button")].map(({ textContent }) => textContent);
  assert.deepEqual(shown, [
    "Thursday 31 Pyramid #365, expert 1:05 ★",
    "Friday 1 Duel #366, hard today  ",
    "Friday 1 Route #32, hard today  ",
  ]);
  document.querySelector<HTMLElement>("[data-number='2']")!.click();
  assert.deepEqual(opened, [2]);
});

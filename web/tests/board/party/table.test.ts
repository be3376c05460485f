/* The pyramid on the board: taps, keys, values and refusals. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import type { Shown, Tone } from "../../../src/board/board_game.ts";
import { PARTY } from "../../../src/board/party/party.ts";
import { PartyTable } from "../../../src/board/party/table.ts";
import { Study } from "../../../src/board/study.ts";
import { type Worth, worthsBy } from "../../../src/board/values.ts";
import type { PartyPosition } from "../../../src/games/party/position.ts";
import { part } from "../../../src/ui/elements.ts";
import type { Turns } from "../../../src/ui/party/growing.ts";
import { openDocument } from "../../support/board_document.ts";
import { solvedStudy } from "../../support/board_games.ts";

const POSITION = PARTY.fromLine("iello-2024,base=3:RG:RRGY,RGPB:0");

const played = mock.fn<(move: string) => void>();
const say = mock.fn<(text: string, tone?: Tone) => void>();
const redraw = mock.fn<() => void>();
let tapped: (place: string) => boolean;
let table: PartyTable;

beforeEach(() => {
  openDocument();
  for (const callback of [played, say, redraw]) callback.mock.resetCalls();
  tapped = () => false;
  table = new PartyTable({ tapped: (place) => tapped(place), played, say, redraw });
});

function show(given: Partial<Shown<PartyPosition, Turns>> = {}): void {
  const plain = {
    position: POSITION,
    marks: {},
    last: "",
    study: null,
    mayMove: true,
    backs: new Set<number>(),
  };
  const values = given.study ? worthsBy(PARTY, given.study, null, "worst case") : new Map<string, Worth>();
  table.show({ ...plain, hint: "", values, ...given });
}

function button(place: string): HTMLElement {
  return part("board").querySelector<HTMLElement>(`[data-place=${place}]`)!;
}

function chooseCard(colour: string): void {
  part("stacks").querySelector<HTMLElement>(`[data-colour=${colour}]`)!.click();
  show();
}

describe("a tap on a place", () => {
  test("plays the chosen card", () => {
    show();
    chooseCard("G");
    button("b1").click();
    assert.deepEqual(played.mock.calls[0].arguments, ["Gb1"]);
  });

  test("plays the only card that fits, without a choice", () => {
    show({ position: PARTY.fromLine("iello-2024,base=3:RR:RGG,P:0") });
    button("b1").click();
    assert.deepEqual(played.mock.calls[0].arguments, ["Rb1"]);
  });

  test("asks for a choice if several cards fit", () => {
    show();
    button("b1").click();
    assert.equal(played.mock.callCount(), 0);
    assert.deepEqual(say.mock.calls[0].arguments, ["Choose a card first: b1 takes red or green."]);
  });

  test("refuses a card that does not fit, and says why", () => {
    show();
    chooseCard("Y");
    button("b1").click();
    assert.equal(played.mock.callCount(), 0);
    assert.deepEqual(say.mock.calls[0].arguments, ["b1 accepts only red or green, not yellow.", "refused"]);
    assert.ok(button("b1").classList.contains("refused"));
  });

  test("says if the player has no card for it", () => {
    show({ position: PARTY.fromLine("iello-2024,base=3:RR:GY,RGPB:0") });
    button("b1").click();
    assert.deepEqual(say.mock.calls[0].arguments, ["Alice has no card that fits on b1.", "refused"]);
  });

  test("does nothing if somebody else handles it, or nobody may move", () => {
    show({ position: PARTY.fromLine("iello-2024,base=3:RR:RGG,P:0"), mayMove: false });
    button("b1").click();
    tapped = () => true;
    show();
    button("b1").click();
    assert.equal(played.mock.callCount() + say.mock.callCount(), 0);
  });
});

describe("keys", () => {
  test("choose a card, and choose it no more", () => {
    show();
    table.act("card", "G");
    assert.equal(redraw.mock.callCount(), 1);
    show();
    assert.equal(part("stacks").querySelector("[data-colour=G]")!.getAttribute("aria-pressed"), "true");
    table.act("card", "G");
    show();
    assert.equal(part("stacks").querySelector("[data-colour=G]")!.getAttribute("aria-pressed"), "false");
  });

  test("play a card on the place that has the focus", () => {
    show();
    button("b1").focus();
    table.act("card", "R");
    assert.deepEqual(played.mock.calls[0].arguments, ["Rb1"]);
  });

  test("do nothing with a card that the player does not have", () => {
    show();
    table.act("card", "B");
    assert.equal(redraw.mock.callCount(), 0);
  });

  test("go to places", () => {
    show();
    table.act("go", "right");
    assert.ok(part("board").contains(document.activeElement));
  });
});

describe("values", () => {
  test("are on the open places, for every card that fits", async () => {
    const study = await solvedStudy(PARTY, POSITION);
    show({ study });
    const shown = button("b1").querySelectorAll(".each .worth");
    assert.equal(shown.length, 2);
    assert.equal(button("b1").getAttribute("aria-label"), null);
    assert.match(button("b1").textContent, /^b1.*, b1, open, .*, worth: red \d.*; green \d/);
    assert.equal(button("b1").querySelector("[aria-hidden=true] .unseen"), null);
    for (const move of study.best) {
      assert.ok(button(move.slice(1)).querySelector(".best"), move);
    }
  });

  test("follow the chosen card", () => {
    const study = new Study(PARTY, POSITION);
    show({ study });
    part("stacks").querySelector<HTMLElement>("[data-colour=Y]")!.click();
    show({ study });
    assert.equal(button("b1").querySelector(".worths"), null);
    assert.equal(button("a3").querySelectorAll(".each .worth").length, 1);
  });

  test("are hidden with the cards of the player to move", () => {
    show({ study: new Study(PARTY, POSITION), backs: new Set([0]) });
    assert.equal(part("board").querySelectorAll(".worths").length, 0);
    assert.equal(part("stacks").children.length, 0);
  });

  test("disappear when they are switched off", () => {
    show({ study: new Study(PARTY, POSITION) });
    show();
    assert.equal(part("board").querySelectorAll(".worths").length, 0);
    assert.doesNotMatch(button("b1").getAttribute("aria-label")!, /worth/);
  });
});

describe("beside the board", () => {
  test("stand the cards of the player to move; those that fit nowhere cannot be chosen", () => {
    show({ position: PARTY.fromLine("iello-2024,base=2:RG:RRY,GPB:0") });
    assert.equal(part("tray-title").textContent, "Alice to move");
    const stacks = [...part("stacks").querySelectorAll("button")];
    assert.deepEqual(
      stacks.map((stack) => [stack.dataset.colour, stack.disabled]),
      [
        ["R", false],
        ["Y", true],
      ],
    );
  });

  test("stands nothing after the round", () => {
    show({ position: PARTY.fromLine("iello-2024:RG:-,-:-"), mayMove: false });
    assert.equal(part("tray-title").textContent, "The round is over");
    assert.equal(part("stacks").children.length, 0);
  });
});

test("the last move and the hint are marked", () => {
  show({ last: "Ra0", hint: "Gb1" });
  assert.ok(button("a1").classList.contains("fresh"));
  assert.ok(button("b1").classList.contains("target"));
});

test("a draft shows slots for the chosen card", () => {
  table.showDraft({ rows: ["RG"], rules: POSITION.rules, chosen: "G" });
  assert.ok(button("b1").classList.contains("fits"));
  table.showDraft({ rows: ["RG"], rules: POSITION.rules, chosen: "" });
  assert.equal(button("b1").classList.contains("fits"), false);
});

test("closing leaves an empty board", () => {
  show();
  table.close();
  assert.equal(part("board").querySelectorAll("button").length, 0);
});

test("the card buttons stay while values come in, so that no press is lost", async () => {
  const cards = () => [...part("stacks").children];
  show({ study: new Study(PARTY, POSITION) });
  const before = cards();
  assert.equal(before.length, 3);
  show({ study: await solvedStudy(PARTY, POSITION) });
  assert.deepEqual(
    cards().map((card, number) => card === before[number]),
    [true, true, true],
  );
  chooseCard("G");
  assert.equal(part("stacks").querySelector("[data-colour=G]")!.getAttribute("aria-pressed"), "true");
});

/* The first screen: what each door leads to, choices that are kept, and what was left. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { STRENGTHS } from "../../src/board/board_game.ts";
import { type DoorCallbacks, Doors } from "../../src/board/doors.ts";
import { keepScreen, KEPT, lastScreen } from "../../src/board/kept.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { say } from "../../src/language/messages.ts";
import { Tips } from "../../src/board/tips.ts";
import { part } from "../../src/ui/elements.ts";
import { choose, openDocument } from "../support/board_document.ts";
import { ROUND } from "../support/board_games.ts";
import { setGlobal } from "../support/page.ts";

/** A storage as browsers have it. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

function callbacks() {
  return {
    played: mock.fn<DoorCallbacks["played"]>(),
    wrote: mock.fn<DoorCallbacks["wrote"]>(),
    analysed: mock.fn<DoorCallbacks["analysed"]>(),
    advised: mock.fn<DoorCallbacks["advised"]>(),
    asked: mock.fn<DoorCallbacks["asked"]>(),
    wentOn: mock.fn<DoorCallbacks["wentOn"]>(),
    chose: mock.fn<DoorCallbacks["chose"]>(),
  };
}

let called: ReturnType<typeof callbacks>;

function openDoors(): Doors {
  openDocument();
  called = callbacks();
  const doors = new Doors(called);
  doors.show([]);
  return doors;
}

beforeEach(() => {
  for (const name of ["localStorage", "sessionStorage"]) setGlobal(name, storage());
  openDoors();
});

function press(id: string): void {
  part(id).click();
}

describe("the doors", () => {
  test("play at once, with a random deal", () => {
    press("play-start");
    press("play-start");
    const [first, second] = called.played.mock.calls.map(({ arguments: [choice] }) => choice);
    assert.equal(first.game, PARTY);
    assert.equal(first.players, 3);
    assert.equal(first.level.mode, "beginner");
    assert.notEqual(first.seed, second.seed);
  });

  test("play with the choices, and a typed seed", () => {
    press("door-pingouin");
    choose(part("play-players", HTMLSelectElement), "4");
    part("door-seed", HTMLInputElement).value = "7";
    press("play-start");
    const { game, players, seed, level } = called.played.mock.calls[0].arguments[0];
    assert.deepEqual([game.name, players, seed], ["pingouin", 4, 7n]);
    assert.equal(part("play-words").textContent, say(level.words));
    assert.equal(part("play-sees").hidden, true);
  });

  test("play at a strength, against opponents who see their own hand or every hand", () => {
    const [level, sight] = ["play-level", "play-sight"].map((id) => part(id, HTMLSelectElement));
    choose(level, "club");
    assert.match(part("play-words").textContent, /^Fair: .* Club: /);
    choose(sight, "seeing-club");
    assert.match(part("play-words").textContent, /^All-seeing: .* Club: /);
    assert.deepEqual(
      [...level.options].map(({ text }) => text),
      [...STRENGTHS],
    );
    choose(level, "seeing-strong");
    press("play-start");
    assert.equal(called.played.mock.calls[0].arguments[0].level.mode, "seeing-strong");
    assert.equal(openDoors().again(PARTY).level.mode, "seeing-strong");
  });

  test("say why a seed is refused", () => {
    part("door-seed", HTMLInputElement).value = "x";
    press("play-start");
    assert.equal(called.played.mock.callCount(), 0);
    assert.equal(part("doors-said").textContent, "seed: 'x' is not from 0 to 2^64 - 1");
  });

  test("lead to writing, to the set-up and to a dialog, for the chosen game", () => {
    press("door-pingouin");
    for (const id of ["write-start", "analyse-start", "analyse-open"]) press(id);
    assert.equal(called.wrote.mock.calls[0].arguments[0], PINGOUIN);
    assert.equal(called.analysed.mock.calls[0].arguments[0], PINGOUIN);
    assert.equal(called.asked.mock.callCount(), 1);
  });

  test("lead to advice at a real table where hands are hidden", () => {
    assert.equal(part("asking-door").hidden, false);
    press("asking-open");
    assert.deepEqual(called.advised.mock.calls[0].arguments, [PARTY]);
    press("door-pingouin");
    assert.equal(part("asking-door").hidden, true);
  });

  test("have editions and house rules under More", () => {
    choose(part("door-edition", HTMLSelectElement), "ffg-2007");
    choose(part("door-stuck", HTMLSelectElement), "pass");
    choose(part("door-base", HTMLSelectElement), "5");
    press("play-start");
    const { options } = called.played.mock.calls[0].arguments[0];
    assert.match(PARTY.line(PARTY.newDeal(1n, ["A", "B", "C"], options)), /^ffg-2007,base=5,stuck=pass:/);
  });

  test("lead back to what was left", () => {
    const doors = openDoors();
    assert.equal(part("going-on-panel").hidden, true);
    doors.show([{ screen: "writing", title: "Go on writing", words: "Three cards." }]);
    assert.equal(part("going-on-panel").hidden, false);
    part("going-on").querySelector("button")!.click();
    assert.deepEqual(called.wentOn.mock.calls[0].arguments, ["writing"]);
  });
});

describe("what is kept", () => {
  test("are the choices of both games", () => {
    choose(part("play-players", HTMLSelectElement), "5");
    choose(part("door-base", HTMLSelectElement), "6");
    press("door-pingouin");
    choose(part("play-players", HTMLSelectElement), "3");
    const doors = openDoors();
    assert.equal(doors.game, PINGOUIN);
    assert.equal(doors.again(PINGOUIN).players, 3);
    const { players, options } = doors.again(PARTY);
    assert.equal(players, 5);
    assert.match(PARTY.line(PARTY.newDeal(1n, ["A", "B", "C", "D", "E"], options)), /^iello-2024,base=6:/);
  });

  test("is ignored if it is malformed or of another version", () => {
    for (const stored of [
      "7",
      "null",
      '{"version":1,"value":{"game":"chess","games":[1]}}',
      '{"version":9}',
    ]) {
      localStorage.setItem("ppsolve:board:choices", stored);
      assert.equal(openDoors().game, PARTY, stored);
    }
    localStorage.setItem("ppsolve:board:table", '{"version":9,"value":{}}');
    assert.equal(KEPT.load("table"), null);
  });

  test("is a screen for this tab and this page only", () => {
    assert.equal(lastScreen("one"), null);
    keepScreen("writing", "one");
    assert.equal(lastScreen("one"), "writing");
    assert.equal(lastScreen("another"), null);
    sessionStorage.setItem("ppsolve:board:screen", "x{");
    assert.equal(lastScreen("one"), null);
  });

  test("lasts until the page is closed where nothing is stored", () => {
    const full = { ...storage(), setItem: () => assert.fail("full") };
    for (const name of ["localStorage", "sessionStorage"]) setGlobal(name, full);
    assert.equal(KEPT.save("setup", { a: 1 }), false);
    assert.deepEqual(KEPT.load("setup"), { a: 1 });
    keepScreen("board", "");
    setGlobal("localStorage", storage());
    assert.equal(KEPT.save("setup", null), true);
  });
});

test("a tip is shown until it is dismissed, and never again", () => {
  const tips = new Tips();
  const first = tips.next(PARTY, ROUND)!;
  assert.equal(first.id, "party-card");
  tips.dismiss(first.id);
  assert.notEqual(new Tips().next(PARTY, ROUND)?.id, first.id);
});

/* Writing a round down: taps, keys, refusals, the cards left, and keeping it. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { PARTY } from "../../../src/board/party/party.ts";
import { part } from "../../../src/ui/elements.ts";
import { choose, enter, openDocument } from "../../support/board_document.ts";
import { openRecorder, type TestedRecorder } from "../../support/recorder.ts";

let tested: TestedRecorder;

beforeEach(() => {
  openDocument();
  tested = openRecorder();
  tested.recorder.begin(PARTY.options(), null);
});

function press(id: string): void {
  part(id, HTMLButtonElement).click();
}

/** Choose the number of players, and begin. */
function begin(players = 2): void {
  choose(part("writing-players", HTMLSelectElement), `${players}`);
  press("writing-begin");
}

function pressColour(colour: string): void {
  part("writing-stacks").querySelector<HTMLElement>(`[data-colour=${colour}]`)!.click();
}

function place(...moves: string[]): void {
  for (const move of moves) {
    pressColour(move[0]);
    tested.recorder.tap(move.slice(1));
  }
}

function said(): string {
  return part("writing-said").textContent;
}

function title(): string {
  return part("writing-title").textContent;
}

describe("the players", () => {
  test("are named before the first card, and who begins is chosen", () => {
    choose(part("writing-players", HTMLSelectElement), "3");
    enter(part("writing-names").querySelectorAll("input")[1], "Zoë");
    choose(part("writing-first", HTMLSelectElement), "1");
    press("writing-begin");
    assert.equal(title(), "Zoë to place");
    place("Ra1");
    assert.equal(title(), "Carol to place");
  });

  test("need different names", () => {
    enter(part("writing-names").querySelectorAll("input")[1], "Alice");
    press("writing-begin");
    assert.match(said(), /duplicate name 'Alice'/);
    assert.equal(part("writing-moves").hidden, true);
  });

  test("can lay their hands open first", () => {
    choose(part("writing-players", HTMLSelectElement), "3");
    enter(part("writing-names").querySelectorAll("input")[0], "Zoë");
    press("writing-hands");
    const setup = PARTY.setup(() => undefined);
    setup.load(tested.handsFirst.mock.calls[0].arguments[0]);
    assert.deepEqual([setup.players, setup.names[0]], [3, "Zoë"]);
  });
});

describe("a card", () => {
  beforeEach(() => begin());

  test("is a colour and a place; the choice ends with it", () => {
    place("Ra1", "Ga2");
    assert.deepEqual(tested.drawn().rows, ["RG"]);
    assert.equal(tested.drawn().chosen, "");
    assert.equal(title(), "Alice to place");
    assert.equal(part("writing-stacks").querySelector("[data-colour=R] .count")!.textContent, "6");
  });

  test("needs a colour, unless only one fits", () => {
    place("Ra1", "Ra2");
    tested.recorder.tap("a3");
    assert.match(said(), /^Choose a colour first: a3 takes red, green, yellow, purple or blue\.$/);
    tested.recorder.tap("b1");
    assert.deepEqual(tested.drawn().rows, ["RR", "R"]);
  });

  test("is refused where it does not fit", () => {
    place("Ra1", "Ga2", "Bb1");
    assert.equal(said(), "b1 accepts only red or green, not blue.");
    assert.deepEqual(tested.drawn().rows, ["RG"]);
  });

  test("is placed with keys", () => {
    tested.focus("a1");
    tested.recorder.act("card", "R");
    tested.focus("a2");
    tested.recorder.act("card", "G");
    assert.deepEqual(tested.drawn().rows, ["RG"]);
    tested.recorder.act("take-back", "");
    assert.deepEqual(tested.drawn().rows, ["R"]);
    tested.focus("");
    tested.recorder.act("card", "B");
    assert.equal(tested.drawn().chosen, "B");
  });

  test("can be taken back, up to the players", () => {
    place("Ra1");
    press("writing-undo");
    assert.equal(title(), "Alice to place");
    press("writing-undo");
    assert.equal(part("writing-form").hidden, false);
  });
});

describe("the end", () => {
  test("asks for the cards left, and gives the round with its hands", () => {
    begin();
    place("Ra1", "Ga2");
    press("writing-end");
    assert.equal(title(), "Alice has 13 cards to name");
    for (const card of "RRRRRRGGGGGGB") pressColour(card);
    assert.equal(title(), "Bob has 13 cards to name");
    for (const card of "YYYYYYYPPPPPP") pressColour(card);
    assert.equal(title(), "Everything is written down");
    press("writing-end");
    const [{ game, position, moves }] = tested.finished.mock.calls[0].arguments;
    assert.equal(game, PARTY);
    assert.deepEqual(moves, ["Ra1", "Ga2"]);
    assert.equal(PARTY.line(position as never), "iello-2024:-:RRRRRRRGGGGGGB,GYYYYYYYPPPPPP:0");
  });

  test("takes a card back, and tells what does not fit together", () => {
    tested.recorder.begin(PARTY.options(), {
      before: PARTY.fromLine("iello-2024,base=2,hand_size=2:RR/R:B,-:-"),
      totals: [1, 0],
      starter: 0,
      number: 2,
    });
    place("Ra1", "Ra2");
    press("writing-out");
    tested.recorder.tap("b1");
    assert.equal(title(), "Alice has 1 card to name");
    pressColour("R");
    press("writing-end");
    assert.equal(said(), "move 3: Alice was skipped with R left, but could have placed R");
    part("writing-seats").querySelector<HTMLElement>(".take")!.click();
    pressColour("G");
    press("writing-end");
    const [{ position }] = tested.finished.mock.calls[0].arguments;
    assert.equal(PARTY.line(position as never), "iello-2024,base=2,hand_size=2:-:RG+1,RR:0");
  });

  test("is nothing left for a player who was dealt fewer cards", () => {
    begin();
    place("Ra1");
    press("writing-end");
    for (let seat = 0; seat < 2; seat += 1)
      part("writing-seats").querySelector<HTMLElement>(".nothing-left")!.click();
    assert.equal(title(), "Everything is written down");
  });
});

test("what is kept goes on, in words and on the board", () => {
  assert.equal(tested.recorder.summary(tested.recorder.keep()), "");
  begin();
  assert.equal(tested.recorder.summary(tested.recorder.keep()), "", "nothing is placed yet");
  place("Ra1", "Ga2");
  const kept = JSON.parse(JSON.stringify(tested.recorder.keep())) as unknown;
  assert.equal(tested.recorder.summary(kept), "Alice, Bob; 2 cards placed");
  const again = openRecorder();
  again.recorder.load(kept);
  again.recorder.show();
  assert.deepEqual(again.drawn().rows, ["RG"]);
  assert.deepEqual(again.recorder.keep(), kept);
  assert.ok(tested.changed.mock.callCount() > 2);
});

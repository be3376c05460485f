/* The set-up of Penguin Party. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { PARTY } from "../../../src/board/party/party.ts";
import { PartySetup } from "../../../src/board/party/setup.ts";
import { Refusal } from "../../../src/games/input.ts";
import { PARTY_RULES } from "../../../src/games/party/game.ts";
import { COLOURS } from "../../../src/games/party/position.ts";
import { rulesOf } from "../../../src/games/party/rules.ts";
import { choose, enter, openDocument } from "../../support/board_document.ts";

const changed = mock.fn();
let setup: PartySetup;

beforeEach(() => {
  openDocument();
  changed.mock.resetCalls();
  setup = new PartySetup(changed);
});

function line(): string {
  return PARTY.line(setup.position());
}

/** Press the button of a colour. */
function give(cards: string): void {
  for (const card of cards) setup.stacks()[COLOURS.indexOf(card)].click();
}

/** Aim the next cards at the pyramid. */
function aimAtPyramid(): void {
  setup.seats().at(-1)!.querySelector("button")!.click();
}

/** Lay cards on places of the pyramid. */
function lay(...moves: string[]): void {
  for (const move of moves) {
    if (setup.draft().chosen !== move[0]) give(move[0]);
    assert.equal(setup.press(move.slice(1)), "", move);
  }
}

describe("a deal", () => {
  test("is that of the seed for the number of players", () => {
    for (const players of PARTY.playerNumbers) {
      setup.setPlayers(players);
      setup.deal(7n);
      assert.deepEqual(setup.position(), PARTY_RULES.deal(7n, rulesOf(players, "iello-2024")));
      assert.equal(setup.remark(), "");
    }
  });

  test("keeps names and points", () => {
    const [seat] = setup.seats();
    enter(seat.querySelector<HTMLInputElement>(".seat-name")!, "Zoë");
    const [again] = setup.seats();
    enter(again.querySelector<HTMLInputElement>(".seat-tokens")!, "12");
    setup.deal(1n);
    const { name, tokens } = setup.position().players[0];
    assert.deepEqual([name, tokens], ["Zoë", 12]);
  });

  test("is refused if the deck has too few cards", () => {
    setup.take(PARTY.fromLine("iello-2024,deck=R3G3,hand_size=5:-:RR,GG:0"));
    assert.throws(() => setup.deal(1n), Refusal);
  });
});

describe("a position that is taken over", () => {
  for (const text of [
    "iello-2024,base=3:RGB/R.:RGY,GPB:0",
    "iello-2024:RGB/R.:Zo%C3%AB=RGY+3,GPB,YY:2",
    "ffg-2007,deck=R9G12,base=5,stuck=pass:RG:RR,GG:1",
    "iello-2024,upper_rows=contiguous,bonus=5:-:RG,PBx,YY,R:0",
  ]) {
    test(`comes back unchanged: ${text}`, () => {
      const position = PARTY.fromLine(text);
      setup.take(position);
      assert.deepEqual(setup.position(), position);
      assert.equal(setup.players, position.players.length);
    });
  }

  test("replaces everything that was there", () => {
    setup.setPlayers(6);
    setup.deal(1n);
    setup.take(PARTY.fromLine("iello-2024:-:R,G:0"));
    setup.setPlayers(3);
    assert.equal(setup.position().players[2].hand, "");
  });
});

describe("cards", () => {
  test("go to the first hand until it is full, then to the next", () => {
    choose(setup.ownFields()[1].querySelector("select")!, "3");
    give("RRRRRRRGGGGGGG");
    give("BY");
    assert.deepEqual(
      setup.position().players.map(({ hand }) => hand),
      ["RRRRRRRGGGGGGG", "YB"],
    );
    assert.equal(setup.position().rules.base, 3);
  });

  test("run out", () => {
    give("RRRRRRR");
    const [red] = setup.stacks();
    assert.equal(red.getAttribute("aria-disabled"), "true");
    assert.match(red.textContent, /0$/);
    give("R");
    assert.equal(setup.position().players[0].hand, "RRRRRRR");
  });

  test("can be taken back from a hand", () => {
    give("RGY");
    setup.seats()[0].querySelectorAll<HTMLElement>(".take")[1].click();
    assert.equal(setup.position().players[0].hand, "RY");
  });

  test("report every change", () => {
    give("RG");
    assert.equal(changed.mock.callCount(), 2);
  });
});

describe("keys and letters", () => {
  /** Type a hand into the field of a seat. */
  function typeHand(seat: number, text: string): void {
    const field = setup.seats()[seat].querySelector<HTMLInputElement>(".seat-cards")!;
    field.value = text;
    field.dispatchEvent(new document.defaultView!.Event("input"));
  }

  test("give cards and take them back", () => {
    for (const card of "RGB") setup.act("card", card, "");
    setup.act("take-back", "", "");
    assert.equal(setup.position().players[0].hand, "RG");
    for (let card = 0; card < 3; card += 1) setup.act("take-back", "", "");
    assert.equal(setup.position().players[0].hand, "");
  });

  test("give no card that is not left", () => {
    for (let card = 0; card < 9; card += 1) setup.act("card", "R", "");
    assert.equal(setup.position().players[0].hand, "RRRRRRR");
  });

  test("lay a card on the place that has the focus", () => {
    aimAtPyramid();
    setup.act("card", "R", "a1");
    setup.act("card", "G", "a2");
    assert.deepEqual(setup.draft().rows, ["RG"]);
  });

  test("are read in any case and with blanks", () => {
    typeHand(0, "rr g Y");
    typeHand(1, "BBP");
    assert.deepEqual(
      setup.position().players.map(({ hand }) => hand),
      ["RRGY", "PBB"],
    );
    assert.equal(setup.remark(), "");
  });

  test("are refused with a reason", () => {
    typeHand(0, "RQ");
    assert.equal(setup.remark(), "'Q' is no card: the letters are R G Y P B.");
    typeHand(0, "RRRRRRRR");
    assert.equal(setup.remark(), "8 red cards, but the deck has 7.");
  });
});

describe("it makes no sense to start", () => {
  for (const [why, line] of [
    ["Nobody has cards yet. Deal at random, or give everybody a hand.", "iello-2024:-:-,-:-"],
    [
      "Alice has 3 cards and Bob has no cards. Before the first card, everybody has the same number.",
      "iello-2024:-:RGB,-:0",
    ],
    [
      "With five players, the card left over opens the base. Choose “Lay cards on the pyramid” and place it.",
      "iello-2024:-:R,G,B,Y,P:0",
    ],
    ["Nobody can place a card here: the round is over.", "iello-2024,base=2:RR/R:G,B:-"],
  ]) {
    test(`for a reason: ${why}`, () => {
      setup.take(PARTY.fromLine(line));
      assert.equal(setup.whyNotStart(), why);
    });
  }

  test("unless it does", () => {
    for (const line of ["iello-2024:-:RGB,GGG:0", "iello-2024:RGB:RGB,G:0", "iello-2024:R:R,G,B,Y,P:0"]) {
      setup.take(PARTY.fromLine(line));
      assert.equal(setup.whyNotStart(), "");
    }
  });
});

test("the next round has the same players, their points and another starter", () => {
  const before = PARTY.fromLine("iello-2024,base=3,stuck=pass:GGG/GG/G:Ann=-+3,Ben=G+1,Cem=R:-");
  setup.begin({ before, totals: [1, 2, 3], starter: 1, number: 2 });
  assert.equal(setup.players, 3);
  assert.equal(setup.first, 1);
  setup.deal(4n);
  const { players, toMove, rules } = setup.position();
  assert.deepEqual(
    players.map(({ name, tokens }) => [name, tokens]),
    [
      ["Ann", 1],
      ["Ben", 2],
      ["Cem", 3],
    ],
  );
  assert.deepEqual([toMove, rules.base, rules.stuck], [1, 3, "pass"]);
});

describe("the pyramid", () => {
  test("grows card by card, also to the left", () => {
    aimAtPyramid();
    lay("Ra1", "Ga2", "Ba0", "Rb2", "Bb1");
    assert.deepEqual(setup.draft().rows, ["BRG", "BR"]);
  });

  test("asks for a card first", () => {
    const what = "Choose “Lay cards on the pyramid”, then a card, then its place.";
    assert.equal(setup.press("a1"), what);
    assert.deepEqual(setup.draft().rows, []);
  });

  test("refuses a place that does not take the card", () => {
    aimAtPyramid();
    lay("Ra1", "Ga2");
    give("B");
    assert.match(setup.press("b1"), /^b1 accepts only red or green, not blue\.$/);
    assert.match(setup.press("c1"), /not open/);
    assert.deepEqual(setup.draft().rows, ["RG"]);
  });

  test("gives back cards with nothing on them, and from the ends of the base", () => {
    aimAtPyramid();
    lay("Ra1", "Ga2", "Ba3", "Rb1");
    const refusal = "You can only take back a card with nothing on it, and in the base one at an end.";
    assert.equal(setup.press("a1"), refusal);
    assert.equal(setup.press("a2"), refusal);
    assert.equal(setup.press("b1"), "");
    assert.deepEqual(setup.draft().rows, ["RGB"]);
    assert.equal(setup.press("a2"), refusal);
    assert.equal(setup.press("a1"), "");
    assert.equal(setup.press("a2"), "");
    assert.deepEqual(setup.draft().rows, ["G"]);
  });

  test("shows slots only while a card for it is chosen", () => {
    give("R");
    assert.equal(setup.draft().chosen, "");
    aimAtPyramid();
    give("G");
    assert.equal(setup.draft().chosen, "G");
    give("G");
    assert.equal(setup.draft().chosen, "");
  });
});

describe("the remark", () => {
  test("counts hands that look miscounted", () => {
    setup.deal(1n);
    setup.seats()[0].querySelector<HTMLElement>(".take")!.click();
    assert.equal(setup.remark(), "Hands of 13, 14, but everybody is dealt 14.");
  });

  test("is silent about positions from the middle of a round", () => {
    setup.take(PARTY.fromLine("iello-2024:RG:RG,GPB:0"));
    assert.equal(setup.remark(), "");
    setup.clear();
    assert.equal(setup.remark(), "");
  });
});

describe("the players", () => {
  test("who are gone have no cards, and do not begin", () => {
    setup.setPlayers(3);
    setup.deal(1n);
    setup.first = 2;
    setup.setPlayers(2);
    assert.equal(setup.first, 1);
    setup.setPlayers(3);
    assert.equal(setup.position().players[2].hand, "");
  });

  test("need different names", () => {
    setup.deal(1n);
    enter(setup.seats()[1].querySelector<HTMLInputElement>(".seat-name")!, "Alice");
    assert.throws(() => setup.position(), /duplicate name 'Alice'/);
  });

  test("have no negative points", () => {
    setup.deal(1n);
    enter(setup.seats()[0].querySelector<HTMLInputElement>(".seat-tokens")!, "-3");
    assert.equal(setup.position().players[0].tokens, 0);
  });
});

test("another edition has no overrides of the old one", () => {
  setup.take(PARTY.fromLine("iello-2024,stuck=pass:-:R,G:0"));
  choose(setup.ownFields()[0].querySelector("select")!, "ffg-2007");
  assert.match(line(), /^ffg-2007:/);
});

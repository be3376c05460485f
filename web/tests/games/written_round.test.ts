/* Rounds that are written down without knowing the hands, against rounds that were played. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import type { PartyPosition } from "../../src/games/party/position.ts";
import { rulesOf } from "../../src/games/party/rules.ts";
import { WrittenRound } from "../../src/games/party/written_round.ts";
import { readText } from "../../src/games/records.ts";

const NAMES = ["Ann", "Ben", "Cem", "Dan", "Eva", "Fay"];

/** A round of `players`, with the given overrides. */
function blank(players: number, overrides = {}): WrittenRound {
  const rules = rulesOf(players, "iello-2024", overrides);
  const names = NAMES.slice(0, players);
  return new WrittenRound({ rules, names, tokens: names.map(() => 0), starter: 1 });
}

/** Write down the move of a played round, after everybody who could not place a card before it. */
function write(round: WrittenRound, position: PartyPosition, move: string): void {
  while (round.turn !== position.toMove) assert.equal(round.cannotPlace(), "");
  round.place(move[0], move.slice(1));
}

/** Play a deal to its end, write it down, and name the cards left. Returns the deal, its moves and its end. */
function writtenDown(
  round: WrittenRound,
  seed: bigint,
): { deal: PartyPosition; moves: string[]; end: PartyPosition } {
  const { rules, names, starter } = round.start;
  const dealt = PARTY_RULES.deal(seed, rules);
  const players = dealt.players.map((player, seat) => ({ ...player, name: names[seat] }));
  const deal = { ...dealt, players, toMove: starter };
  if (round.phase === "opening") round.place(deal.rows[0], "a1");
  const moves: string[] = [];
  let position: PartyPosition = deal;
  while (position.toMove !== null) {
    const legal = PARTY_RULES.moves(position);
    const move = legal[(7 * moves.length + Number(seed)) % legal.length];
    write(round, position, move);
    moves.push(move);
    position = PARTY_RULES.after(position, move);
  }
  while (round.phase === "moves") assert.equal(round.cannotPlace(), "");
  for (const [seat, { hand }] of position.players.entries()) {
    for (const card of hand) if (round.missing(seat)) round.giveLeft(seat, card);
  }
  return { deal, moves, end: position };
}

describe("a round that is written down", () => {
  for (const [players, overrides] of [
    [2, {}],
    [3, {}],
    [4, {}],
    [5, {}],
    [6, {}],
    [4, { stuck: "pass" }],
    [3, { base: 4 }],
  ] as const) {
    test(`gives the hands that were dealt: ${players} players, ${JSON.stringify(overrides)}`, () => {
      for (const seed of [1n, 2n, 3n, 4n]) {
        const round = blank(players, overrides);
        const { deal, moves } = writtenDown(round, seed);
        assert.equal(round.phase, "complete");
        const read = readText([PARTY_RULES], JSON.stringify(round.document()));
        assert.equal(PARTY_RULES.line(read.position as PartyPosition), PARTY_RULES.line(deal));
        assert.deepEqual(read.moves, moves);
      }
    });
  }

  test("is kept and goes on in every phase", () => {
    const round = blank(5);
    const again = () => WrittenRound.from(JSON.parse(JSON.stringify(round.keep())));
    assert.equal(again().phase, "opening");
    round.place("R", "a1");
    round.place("G", "a2");
    assert.deepEqual([again().phase, again().turn, again().rows], ["moves", 2, ["RG"]]);
    round.end();
    round.giveLeft(0, "B");
    round.settle(1);
    assert.deepEqual([again().phase, again().leftOf(0), again().missing(1)], ["left", "B", 0]);
    assert.deepEqual(again().keep(), round.keep());
  });

  test("takes everything back, one step after the other", () => {
    const round = blank(5);
    assert.ok(round.blank);
    round.place("R", "a1");
    round.place("G", "a2");
    round.end();
    round.giveLeft(0, "B");
    for (const phase of ["left", "moves", "moves", "opening"]) {
      assert.ok(round.undo());
      assert.equal(round.phase, phase);
    }
    assert.ok(round.blank);
    assert.equal(round.undo(), false);
  });
});

describe("who cannot place a card", () => {
  test("does not exist while there is room in the base", () => {
    const round = blank(2);
    assert.match(round.cannotPlace(), /^There is still room in the base, so Ben can place any card there\.$/);
    assert.equal(round.turn, 1);
  });

  test("is out, and the others play on", () => {
    const round = blank(3, { base: 2 });
    round.place("R", "a1");
    round.place("R", "a2");
    assert.equal(round.cannotPlace(), "");
    assert.ok(round.isOut(0));
    assert.equal(round.turn, 1);
    round.place("R", "b1");
    assert.equal(round.turn, null, "no place is open");
    assert.equal(round.phase, "left");
  });

  test("may come back under the house rule, until everybody passes", () => {
    const round = blank(3, { base: 2, stuck: "pass" });
    round.place("R", "a1");
    round.place("R", "a2");
    round.cannotPlace();
    assert.equal(round.isOut(0), false);
    round.cannotPlace();
    assert.equal(round.turn, 2);
    round.cannotPlace();
    assert.equal(round.turn, null);
  });
});

describe("the cards left", () => {
  test("of the last player follow if all cards were dealt", () => {
    const round = blank(3);
    round.place("R", "a1");
    round.end();
    for (const card of "RRRRRRGGGGGG") round.giveLeft(0, card);
    assert.equal(round.missing(0), 0);
    for (const card of "GYYYYYYYPPP") round.giveLeft(1, card);
    assert.equal(round.leftOf(2), "PPPPBBBBBBBB");
    assert.equal(round.phase, "complete");
  });

  test("are never more than the deck has", () => {
    const round = blank(2);
    round.place("R", "a1");
    round.end();
    for (let card = 0; card < 9; card += 1) round.giveLeft(0, "R");
    assert.equal(round.leftOf(0), "RRRRRR");
    assert.equal(round.available("R"), 0);
  });

  test("can be fewer than dealt: uneven hands", () => {
    const round = blank(2);
    round.place("R", "a1");
    round.end();
    round.settle(0);
    round.settle(1);
    assert.equal(round.phase, "complete");
    const read = readText([PARTY_RULES], JSON.stringify(round.document()));
    assert.equal(PARTY_RULES.line(read.position as PartyPosition), "iello-2024:-:Ann=-,Ben=R:1");
  });
});

test("two players of the same name are refused", () => {
  const rules = rulesOf(2, "iello-2024");
  const start = { rules, names: ["Ann", "Ann"], tokens: [0, 0], starter: 0 };
  assert.throws(() => new WrittenRound(start), /duplicate name 'Ann'/);
});

/* Penguin Party against the Python engine: rounds, formats and deals of the fixtures. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PARTY_SEARCH } from "../../src/board/party/search.ts";
import { Refusal } from "../../src/games/input.ts";
import { partyDocument, partyFromDocument, partyFromLine, partyLine } from "../../src/games/party/formats.ts";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import type { PartyPosition } from "../../src/games/party/position.ts";
import { placements, positionAfter } from "../../src/games/party/position.ts";
import { rulesOf } from "../../src/games/party/rules.ts";
import { seedFrom } from "../../src/games/random.ts";
import type { Deal, MovesRead, PartyRound } from "../support/fixtures.ts";
import { digest, legalPlacements, readFixtures, readTurn } from "../support/fixtures.ts";

/** Every position of a round, from the start to the end. */
function positionsOf({ line, turns }: PartyRound): PartyPosition[] {
  const positions = [partyFromLine(line)];
  for (const turn of turns) positions.push(positionAfter(positions.at(-1)!, readTurn(turn).move));
  return positions;
}

const ROUNDS = readFixtures<PartyRound>("party_rounds").map((round) => ({
  ...round,
  positions: positionsOf(round),
}));

function seatsOut({ players }: PartyPosition): number[] {
  return [...players.keys()].filter((seat) => players[seat].out);
}

describe("rounds of Penguin Party", () => {
  test("every turn has the mover and the legal moves of the Python engine", () => {
    for (const round of ROUNDS) {
      for (const [number, position] of round.positions.slice(0, -1).entries()) {
        const { seat, legal } = readTurn(round.turns[number]);
        assert.equal(position.toMove, seat, partyLine(position));
        assert.deepEqual(placements(position), legalPlacements(legal), partyLine(position));
      }
    }
  });

  test("every move puts out those whom it puts out by the Python engine", () => {
    for (const round of ROUNDS) {
      const { turns, positions } = round;
      const out = new Set(seatsOut(positions[0]));
      for (const [number, turn] of turns.entries()) {
        for (const seat of readTurn(turn).gone) out.add(seat);
        assert.deepEqual(new Set(seatsOut(positions[number + 1])), out, partyLine(positions[number]));
      }
    }
  });

  test("a round ends when the Python engine ends it, with the same hands", () => {
    for (const round of ROUNDS) {
      const end = round.positions.at(-1)!;
      assert.equal(end.toMove, null);
      assert.deepEqual(placements(end), []);
      assert.equal(partyLine(end), round.end);
      assert.deepEqual(
        end.players.map(({ hand }) => hand.length),
        round.cards,
      );
    }
  });

  test("at the end the bounds of the search are the result", () => {
    for (const round of ROUNDS) {
      const end = round.positions.at(-1)!;
      for (const [seat, cards] of round.cards.entries()) {
        assert.deepEqual(PARTY_SEARCH.bounds(end, seat), { low: cards, high: cards }, round.end);
      }
      if (round.scores.length > 2) continue;
      const margin = round.scores[1] - round.scores[0];
      assert.deepEqual(PARTY_SEARCH.marginBounds(end), { low: margin, high: margin }, round.end);
    }
  });
});

describe("positions of Penguin Party as text", () => {
  test("the start is written as Python writes it, and read back", () => {
    for (const { line, document } of ROUNDS) {
      const position = partyFromLine(line);
      assert.equal(partyLine(position), line);
      assert.equal(JSON.stringify(partyDocument(position)), JSON.stringify(document));
      assert.deepEqual(partyFromDocument(document), position);
    }
  });

  test("all positions are written as Python writes them, and read back", () => {
    for (const round of ROUNDS) {
      const { positions } = round;
      assert.equal(digest(positions.map(partyLine)), round.lines, round.line);
      const documents = positions.map(partyDocument);
      assert.equal(
        digest(documents.map((document) => JSON.stringify(document))),
        round.documents,
        round.line,
      );
      for (const [number, position] of positions.entries()) {
        assert.deepEqual(partyFromLine(partyLine(position)), position);
        assert.deepEqual(partyFromDocument(documents[number]), position);
      }
    }
  });
});

test("a seed deals the cards of `ppsolve deal`, or is refused at the same place", () => {
  for (const fixture of readFixtures<Deal>("deals")) {
    if (fixture.game !== "party") continue;
    const { seed, players, edition, overrides } = fixture;
    const deal = () => PARTY_RULES.deal(seedFrom(seed), rulesOf(players, edition, overrides));
    if ("line" in fixture) assert.equal(partyLine(deal()), fixture.line);
    else assert.throws(deal, (error) => error instanceof Refusal && error.where === fixture.where, seed);
  }
});

test("moves are read as the Python engine reads them, and refused for the same reasons", () => {
  for (const { line, accepted, refused } of readFixtures<MovesRead>("moves")) {
    if (!PARTY_RULES.isLine(line)) continue;
    const position = partyFromLine(line);
    const read = (text: string) => PARTY_RULES.readMove(position, text, "move 1");
    for (const [text, move] of Object.entries(accepted)) assert.equal(read(text), move, line);
    for (const [text, what] of Object.entries(refused)) {
      assert.throws(() => read(text), { where: "move 1", what }, `${text} in ${line}`);
    }
  }
});

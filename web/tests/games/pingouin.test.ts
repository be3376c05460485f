/* Pingouin against the Python engine: games, formats and deals of the fixtures. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PINGOUIN_SEARCH } from "../../src/board/pingouin/search.ts";
import { floeDocument, floeFromDocument, floeFromLine, floeLine } from "../../src/games/pingouin/formats.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import type { PingouinPosition } from "../../src/games/pingouin/position.ts";
import { fishHeld, floeAfter, floeMoves } from "../../src/games/pingouin/position.ts";
import { seedFrom } from "../../src/games/random.ts";
import type { Deal, MovesRead, PingouinGame } from "../support/fixtures.ts";
import { digest, legalSlides, readFixtures, readTurn } from "../support/fixtures.ts";

/** Every position of a game, from the start to the end. */
function positionsOf({ line, turns }: PingouinGame): PingouinPosition[] {
  const positions = [floeFromLine(line)];
  for (const turn of turns) positions.push(floeAfter(positions.at(-1)!, readTurn(turn).move));
  return positions;
}

const GAMES = readFixtures<PingouinGame>("pingouin_games").map((game) => ({
  ...game,
  positions: positionsOf(game),
}));

function seatsOut({ players }: PingouinPosition): number[] {
  return [...players.keys()].filter((seat) => !players[seat].penguins.length && !players[seat].toPlace);
}

function allHeld(position: PingouinPosition): number[] {
  return position.players.map((_, seat) => fishHeld(position, seat));
}

describe("games of Pingouin", () => {
  test("every turn has the mover and the legal moves of the Python engine", () => {
    for (const game of GAMES) {
      for (const [number, position] of game.positions.slice(0, -1).entries()) {
        const { seat, legal } = readTurn(game.turns[number]);
        assert.equal(position.toMove, seat, floeLine(position));
        assert.deepEqual(floeMoves(position), legalSlides(legal), floeLine(position));
      }
    }
  });

  test("every move puts out those whom it puts out by the Python engine", () => {
    for (const game of GAMES) {
      const { turns, positions } = game;
      const out = new Set(seatsOut(positions[0]));
      for (const [number, turn] of turns.entries()) {
        for (const seat of readTurn(turn).gone) out.add(seat);
        assert.deepEqual(new Set(seatsOut(positions[number + 1])), out, floeLine(positions[number]));
      }
    }
  });

  test("a game ends when the Python engine ends it, with the same fish and tiles", () => {
    for (const game of GAMES) {
      const { positions } = game;
      assert.deepEqual(allHeld(positions[0]), game.held);
      const end = positions.at(-1)!;
      assert.equal(end.toMove, null);
      assert.deepEqual(floeMoves(end), []);
      assert.equal(floeLine(end), game.end);
      assert.deepEqual(allHeld(end), game.fish);
      assert.deepEqual(
        end.players.map(({ tiles, penguins }) => tiles + penguins.length),
        game.tiles,
      );
    }
  });

  test("at the end the bounds of the search are the result", () => {
    for (const game of GAMES) {
      const end = game.positions.at(-1)!;
      for (const [seat, fish] of game.fish.entries()) {
        assert.deepEqual(PINGOUIN_SEARCH.bounds(end, seat), { low: fish, high: fish }, game.end);
      }
      if (game.fish.length > 2) continue;
      const margin = game.fish[0] - game.fish[1];
      assert.deepEqual(PINGOUIN_SEARCH.marginBounds(end), { low: margin, high: margin }, game.end);
    }
  });
});

describe("positions of Pingouin as text", () => {
  test("the start is written as Python writes it, and read back", () => {
    for (const { line, document } of GAMES) {
      const position = floeFromLine(line);
      assert.equal(floeLine(position), line);
      assert.equal(JSON.stringify(floeDocument(position)), JSON.stringify(document));
      assert.deepEqual(floeFromDocument(document), position);
    }
  });

  test("all positions are written as Python writes them, and read back", () => {
    for (const game of GAMES) {
      const { positions } = game;
      assert.equal(digest(positions.map(floeLine)), game.lines, game.line);
      const documents = positions.map(floeDocument);
      assert.equal(digest(documents.map((document) => JSON.stringify(document))), game.documents, game.line);
      for (const [number, position] of positions.entries()) {
        assert.deepEqual(floeFromLine(floeLine(position)), position);
        assert.deepEqual(floeFromDocument(documents[number]), position);
      }
    }
  });
});

test("a seed deals the floe of `ppsolve deal`", () => {
  for (const fixture of readFixtures<Deal>("deals")) {
    if (fixture.game !== "pingouin") continue;
    assert.ok("line" in fixture);
    assert.equal(floeLine(PINGOUIN_RULES.deal(seedFrom(fixture.seed), fixture.players)), fixture.line);
  }
});

test("moves are read as the Python engine reads them, and refused for the same reasons", () => {
  for (const { line, accepted, refused } of readFixtures<MovesRead>("moves")) {
    if (!PINGOUIN_RULES.isLine(line)) continue;
    const position = floeFromLine(line);
    const read = (text: string) => PINGOUIN_RULES.readMove(position, text, "move 1");
    for (const [text, move] of Object.entries(accepted)) assert.equal(read(text), move, line);
    for (const [text, what] of Object.entries(refused)) {
      assert.throws(() => read(text), { where: "move 1", what }, `${text} in ${line}`);
    }
  }
});

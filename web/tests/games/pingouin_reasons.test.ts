/* Reasons for moves of Pingouin are those of the Python engine. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { YOU } from "../../src/games/format.ts";
import { DEFAULT_NAMES } from "../../src/games/input.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import { reasonFor, reasonText } from "../../src/games/pingouin/reasons.ts";
import { type PingouinGame, readFixtures, readTurn } from "../support/fixtures.ts";

interface GivenReasons {
  /** The number of a game in `pingouin_games`. */
  game: number;
  /** Sentences, by the number of the turn; players have the default names. */
  reasons: Record<string, string>;
}

const GAMES = readFixtures<PingouinGame>("pingouin_games");
const GIVEN = readFixtures<GivenReasons>("pingouin_reasons").flatMap(({ game, reasons }) => {
  const { line, turns } = GAMES[game];
  const start = PINGOUIN_RULES.fromLine(line);
  const players = start.players.map((player, seat) => ({ ...player, name: DEFAULT_NAMES[seat] }));
  let position = { ...start, players };
  return turns.flatMap((turn, number) => {
    const before = position;
    const { move } = readTurn(turn);
    position = PINGOUIN_RULES.after(before, move);
    const text = reasons[number];
    return text === undefined ? [] : [{ position: before, move, text, reason: reasonFor(before, move) }];
  });
});

describe("reasons", () => {
  test("are the same as in Python", () => {
    for (const { move, text, position, reason } of GIVEN) {
      assert.equal(reasonText(position, reason), text, `${PINGOUIN_RULES.line(position)} ${move}`);
    }
  });

  test("of every kind are compared, for 2 to 4 players", () => {
    assert.equal(new Set(GIVEN.map(({ reason }) => reason.kind)).size, 10);
    const players = GIVEN.map(({ position }) => position.players.length);
    assert.deepEqual([...new Set(players)].sort(), [2, 3, 4]);
  });

  test("speak to the person at the device", () => {
    for (const { position, reason } of GIVEN) {
      for (const seat of position.players.keys()) {
        const players = position.players.with(seat, { ...position.players[seat], name: YOU });
        const text = reasonText({ ...position, players }, reason);
        assert.doesNotMatch(text, /\w You\b|You's|[Yy]ou (is|was)\b/, text);
      }
    }
  });
});

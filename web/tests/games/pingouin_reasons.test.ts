/* Reasons for moves of Pingouin are those of the Python engine. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { YOU } from "../../src/games/format.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import { type Reason, reasonFor, reasonText } from "../../src/games/pingouin/reasons.ts";
import { readFixtures } from "../support/fixtures.ts";

interface GivenReason {
  line: string;
  move: string;
  kind: Reason["kind"];
  text: string;
}

const GIVEN = readFixtures<GivenReason>("pingouin_reasons").map((given) => {
  const position = PINGOUIN_RULES.fromLine(given.line);
  return { ...given, position, reason: reasonFor(position, given.move) };
});

describe("reasons", () => {
  test("are the same as in Python", () => {
    for (const { line, move, kind, text, position, reason } of GIVEN) {
      assert.equal(reason.kind, kind, `${line} ${move}`);
      assert.equal(reasonText(position, reason), text, `${line} ${move}`);
    }
  });

  test("of every kind are compared, for 2 to 4 players", () => {
    assert.equal(new Set(GIVEN.map(({ kind }) => kind)).size, 10);
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

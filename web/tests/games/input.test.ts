/* What the board reads and refuses, against the Python engine. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GameRules } from "../../src/games/game.ts";
import { Refusal } from "../../src/games/input.ts";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import { seedFrom } from "../../src/games/random.ts";
import { readText } from "../../src/games/records.ts";
import type { PlayedRound } from "../../src/games/rounds.ts";
import type { Input, RecordInput, RoundRead } from "../support/fixtures.ts";
import { readFixtures } from "../support/fixtures.ts";

const GAMES: GameRules<unknown>[] = [PARTY_RULES, PINGOUIN_RULES];
const INPUTS = [...readFixtures<Input>("inputs"), ...readFixtures<RecordInput>("records")].map((input) => ({
  ...input,
  text: "text" in input ? input.text : JSON.stringify(input.json),
}));
/** The words for what is no JSON: the browser's if it begins like JSON, else our own. */
const MALFORMED = /^malformed JSON: |is not something this page can read; it reads a position in one line/;
const ACCEPTED = INPUTS.filter((input) => "line" in input);
const REFUSED = INPUTS.filter((input) => "where" in input);

function refusalOf(text: string): Refusal {
  try {
    readText(GAMES, text);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return assert.fail(`accepted: ${text}`);
}

describe("the board", () => {
  test("reads what Python reads, as the same position and moves", () => {
    assert.ok(ACCEPTED.length > 150);
    for (const { text, line, moves, earlier = [] } of ACCEPTED) {
      const opened = readText(GAMES, text);
      const fields = ({ position, moves }: PlayedRound<unknown>): RoundRead => ({
        line: opened.game.line(position),
        ...(moves.length ? { moves: moves.join(" ") } : {}),
      });
      assert.deepEqual(fields(opened), { line, ...(moves ? { moves } : {}) }, text);
      assert.deepEqual((opened.earlier ?? []).map(fields), earlier, text);
    }
  });

  test("writes records in the text form that Python writes", () => {
    const written = ACCEPTED.flatMap((input) => ("written" in input ? [input] : []));
    assert.ok(written.length === 40);
    for (const { text, written: expected } of written) {
      const { game, earlier, ...last } = readText(GAMES, text);
      assert.equal(game.recordText([...(earlier ?? []), last], earlier !== undefined), expected);
    }
  });

  test("refuses what Python refuses, and names the same place", () => {
    assert.ok(REFUSED.length > 1000);
    for (const { text, where } of REFUSED) {
      const refusal = refusalOf(text);
      if (where === null) assert.match(refusal.message, MALFORMED, text);
      else assert.equal(refusal.where, where, text);
    }
  });

  test("describes the problem as Python does; lists of choices may differ", () => {
    for (const { text, where, what } of REFUSED) {
      if (where === null) continue;
      assert.equal(refusalOf(text).what.split("; ")[0], what.split("; ")[0], text);
    }
  });

  test("refuses numbers that it would round", () => {
    const points = "9007199254740993";
    assert.equal(refusalOf(`iello-2024:-:R+${points},G:0`).where, "players[0].tokens");
    const floe = [
      "1......",
      "1.......",
      ".......",
      "........",
      ".......",
      "........",
      ".......",
      "........",
    ].join("/");
    assert.equal(refusalOf(`pingouin:${floe}:0.0,${points}.0:0`).where, "players[1].fish");
    const player = (name: string, tokens: string) => `{"name": "${name}", "hand": "R", "tokens": ${tokens}}`;
    assert.equal(
      refusalOf(`{"players": [${player("A", "0")}, ${player("B", points)}]}`).where,
      "players[1].tokens",
    );
  });

  test("answers what is neither JSON nor a record in its own words", () => {
    assert.match(
      refusalOf("hello").message,
      /^'hello' is not something this page can read; it reads a position/,
    );
    assert.match(refusalOf('{"players": ').message, /^malformed JSON: /);
  });
});

test("a seed is a whole number below 2^64", () => {
  assert.equal(seedFrom("18446744073709551615"), 2n ** 64n - 1n);
  assert.equal(seedFrom("007"), 7n);
  for (const text of ["", "-1", "1.5", "1e3", " 1", "x", "0x10", "18446744073709551616"]) {
    assert.throws(() => seedFrom(text), { where: "seed" }, text);
  }
});

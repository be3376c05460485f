/* Rounds and whole games on the board: points, who starts, what follows, and keeping them. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import type { NextRound } from "../../src/board/board_game.ts";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { Line } from "../../src/board/history.ts";
import { Match } from "../../src/board/match.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { showTotals, totalsText } from "../../src/board/totals_panel.ts";
import { Refusal } from "../../src/games/input.ts";
import type { PartyPosition } from "../../src/games/party/position.ts";
import { readText } from "../../src/games/records.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND } from "../support/board_games.ts";

beforeEach(openDocument);

/** The moves of a round, the first legal one each time. */
function wholeRound(position: PartyPosition): {
  game: typeof PARTY;
  position: PartyPosition;
  moves: string[];
} {
  const line = new Line(PARTY, position);
  while (!PARTY.over(line.position)) line.play(PARTY.moves(line.position)[0]);
  return { game: PARTY, position, moves: line.moves };
}

/** A game of which `number` rounds are played. */
function game(number: number, players = 3): Match {
  const names = ["Ann", "Ben", "Cem"].slice(0, players);
  const match = Match.of(wholeRound(PARTY.newDeal(1n, names, PARTY.options())), "play");
  for (let round = 2; round <= number; round += 1)
    match.add(wholeRound(PARTY.nextDeal!(BigInt(round), match.next!)));
  return match;
}

function tokensOf(next: NextRound): number[] {
  return PARTY.nextDeal!(9n, next).players.map(({ tokens }) => tokens);
}

describe("a whole game", () => {
  test("has as many rounds as players, and the start passes to the left", () => {
    const match = game(3);
    assert.deepEqual(
      match.lines.map(({ first }) => PARTY.toMove(first.position as PartyPosition)),
      [0, 1, 2],
    );
    const ends = match.lines.map(({ end }) => end as PartyPosition);
    const least = Math.min(...PARTY.rounds!.totals(ends.at(-1)!));
    const tied = PARTY.rounds!.totals(ends.at(-1)!).filter((total) => total === least).length > 1;
    assert.equal(match.finished, !tied);
  });

  test("carries points over, with the bonus of an empty hand", () => {
    const match = game(2);
    const [first, second] = match.lines.map(({ end }) => end as PartyPosition);
    const after = first.players.map(({ hand }) => hand.length);
    assert.deepEqual(
      second.players.map(({ tokens }) => tokens),
      after,
    );
    const totals = second.players.map(({ hand }, seat) =>
      hand ? after[seat] + hand.length : after[seat] - Math.min(2, after[seat]),
    );
    assert.deepEqual(PARTY.rounds!.totals(second), totals);
    assert.deepEqual(tokensOf(match.next!), totals);
  });

  test("goes on once if the lowest total is tied", () => {
    const tie = "iello-2024,base=1:R:R+1,G+1,B+3:-";
    const goesOn = (ends: PartyPosition[]) => PARTY.rounds!.goesOn(ends);
    const end = PARTY.fromLine(tie);
    assert.equal(goesOn([end, end]), true);
    assert.equal(goesOn([end, end, end]), true);
    assert.equal(goesOn([end, end, end, end]), false);
    const apart = PARTY.fromLine("iello-2024,base=1:R:R+1,G+2,B+3:-");
    assert.equal(goesOn([end, end, apart]), false);
  });

  test("is saved as one record, and read back", () => {
    const match = game(2);
    for (const text of [JSON.stringify(match.record()), match.text()]) {
      const again = Match.of(readText(BOARD_GAMES, text), "analyse");
      assert.ok(again.whole);
      assert.deepEqual(again.record(), match.record());
    }
    assert.deepEqual(Object.keys(match.record()), ["schema", "players", "rounds"]);
  });

  test("of one round is saved as a round", () => {
    assert.deepEqual(Object.keys(game(1).record()), ["schema", "deal", "moves"]);
  });

  test("has no next round before the last one is over", () => {
    const match = game(1);
    match.line.go(match.line.first);
    assert.ok(match.next, "going back does not undo the end");
    match.line.play(PARTY.moves(match.line.position as PartyPosition).at(-1)!);
    assert.equal(match.next, null);
  });
});

describe("a single round", () => {
  test("is no game if it is analysed, has points from before, or the game has no rounds", () => {
    const points = PARTY.fromLine("iello-2024:-:RG+3,GB:0");
    for (const match of [
      Match.of({ game: PARTY, position: ROUND, moves: [] }, "analyse"),
      Match.of({ game: PARTY, position: points, moves: [] }, "write"),
      Match.of({ game: PINGOUIN, position: FLOE, moves: [] }, "play"),
    ]) {
      assert.equal(match.whole, false);
      assert.equal(match.next, null);
      assert.equal(totalsText(match), "");
    }
  });
});

describe("what is kept", () => {
  test("comes back with all lines and the place in them", () => {
    const match = game(2);
    match.current = 0;
    match.line.go(match.line.first);
    match.line.play(PARTY.moves(match.line.position as PartyPosition).at(-1)!);
    const again = Match.from(BOARD_GAMES, JSON.parse(JSON.stringify(match.keep())));
    assert.deepEqual(again.keep(), match.keep());
    assert.equal(again.line.address(), match.line.address());
    assert.equal(again.line.first.children.length, 2);
  });

  test("is refused if it is something else", () => {
    const kept = JSON.stringify(game(1).keep());
    for (const wrong of [
      "null",
      "{}",
      kept.replace("party", "chess"),
      kept.replace('"current":0', '"current":4'),
    ])
      assert.throws(() => Match.from(BOARD_GAMES, JSON.parse(wrong)), Refusal);
    assert.throws(
      () => Match.from(BOARD_GAMES, JSON.parse(kept.replace(/\["[RGYPB]a1"/, '["Xa1"'))),
      Refusal,
    );
  });
});

describe("the points", () => {
  test("are shown round by round, with the totals and what follows", () => {
    const match = game(1);
    const went = mock.fn();
    showTotals(match, went);
    assert.equal(part("totals-panel").hidden, false);
    const [row] = part("totals").querySelectorAll("tbody tr");
    const end = match.line.end as PartyPosition;
    assert.deepEqual(
      [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
      end.players.map(({ hand }) => hand.length),
    );
    assert.equal(part("totals-said").textContent, "Round 2 of 3 follows; Ben to start.");
    row.querySelector("button")!.click();
    assert.deepEqual(went.mock.calls[0].arguments, [0]);
  });

  test("name the winners at the end", () => {
    const ends = (line: string) => {
      const position = PARTY.fromLine(line);
      return new Match(PARTY, "write", [new Line(PARTY, position), new Line(PARTY, position)], true);
    };
    assert.equal(
      totalsText(ends("ffg-2007,base=1:R:Ann=R,Ben=GG:-")),
      "The game is over: Ann wins it with 1 point.",
    );
    assert.equal(
      totalsText(ends("ffg-2007,base=1:R:You=R,Ben=GG:-")),
      "The game is over: You win it with 1 point.",
    );
    assert.equal(
      totalsText(ends("ffg-2007,base=1:R:Ann=R,Ben=G:-")),
      "The game is over: Ann and Ben share it with 1 point.",
    );
  });
});

describe("a finished round", () => {
  test("says who won it", () => {
    const result = (line: string) => PARTY.resultText(PARTY.fromLine(line));
    assert.equal(
      result("iello-2024,base=1:R:Ann=-,Ben=GG,Cem=B:-"),
      "The round is over. Ann wins this round with no cards left. The others: Ben 2, Cem 1.",
    );
    assert.equal(
      result("iello-2024,base=1:R:You=G,Ben=B:-"),
      "The round is over. You and Ben share this round with 1 card left.",
    );
  });

  test("says so in Pingouin, where tiles break a tie", () => {
    const rows = "......./......../......./......../......./......../......./........";
    const result = (scores: string) => PINGOUIN.resultText(PINGOUIN.fromLine(`pingouin:${rows}:${scores}:-`));
    assert.equal(result("9.4,7.5"), "The game is over. Alice wins the game. Fish: Alice 9, Bob 7.");
    assert.equal(
      result("9.4,9.5"),
      "The game is over. Bob wins the game. Fish: Alice 9, Bob 9. With equal fish, the tiles count: 5.",
    );
    assert.equal(result("9.5,9.5"), "The game is over. Alice and Bob share the game. Fish: Alice 9, Bob 9.");
  });
});

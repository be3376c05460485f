/* The screen of the board: what it keeps secret. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { BoardScreen } from "../../src/board/board_screen.ts";
import { Match } from "../../src/board/match.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { ROUND } from "../support/board_games.ts";

/** A module without functions: nothing is computed here. */
const NO_CORE = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

beforeEach(openDocument);

/** A round against the engine on the board. */
function playedScreen(): BoardScreen {
  const screen = new BoardScreen(NO_CORE, {
    tableOf: () => assert.fail("nothing is drawn here"),
    isShown: () => false,
    changed: () => undefined,
    nextRound: () => undefined,
    playedAgain: () => undefined,
  });
  screen.open(Match.of({ game: PARTY, position: ROUND, moves: [] }, "play"));
  screen.seatEngine(PARTY.levels[0], 2);
  return screen;
}

/** Whether a command that shows all hands is done. */
function isDone(screen: BoardScreen): boolean {
  const command = mock.fn<() => void>();
  screen.withOpenHands(command);
  return command.mock.callCount() === 1;
}

describe("hands that lie face down", () => {
  test("are not shown, and the message says why", () => {
    const screen = playedScreen();
    assert.equal(isDone(screen), false);
    assert.match(part("said").textContent, /^This would show the engine's cards\. Finish the round first/);
    assert.equal(part("message").className, "message refused");
  });

  test("are shown if the engine's cards are open", () => {
    const screen = playedScreen();
    screen.opponents.seat(["you", PARTY.levels[0].mode], false);
    assert.equal(isDone(screen), true);
  });

  test("are shown after the round, also at an earlier move, but not while another round goes on", () => {
    const screen = playedScreen();
    const { game, line } = screen;
    while (!game.over(line.position)) line.play(game.moves(line.position)[0]);
    assert.equal(isDone(screen), true);
    line.go(line.first);
    assert.equal(isDone(screen), true);
    screen.match.add({ position: ROUND, moves: [] });
    screen.match.current = 0;
    assert.equal(isDone(screen), false);
  });
});

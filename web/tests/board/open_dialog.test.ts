/* The dialog that opens positions and records. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { OpenedGame } from "../../src/board/board_game.ts";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { listenForFiles } from "../../src/board/open_dialog.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { readText } from "../../src/games/records.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
import { ROUND, ROUND_LINE } from "../support/board_games.ts";

const opened = mock.fn<(found: OpenedGame) => void>();

beforeEach(() => {
  openDocument();
  opened.mock.resetCalls();
  listenForFiles((text) => {
    const found = readText(BOARD_GAMES, text);
    return () => opened(found);
  }).ask();
});

function read(text: string): void {
  part("opening-text", HTMLTextAreaElement).value = text;
  part("opening-read", HTMLButtonElement).click();
}

test("a line of text is opened with its moves", () => {
  assert.equal(part("opening", HTMLDialogElement).open, true);
  read(`${ROUND_LINE};Ra1`);
  assert.deepEqual(opened.mock.calls[0].arguments, [{ game: PARTY, position: ROUND, moves: ["Ra1"] }]);
  assert.equal(part("opening", HTMLDialogElement).open, false);
});

test("a text that cannot be read stays, with the reason", () => {
  read(`${ROUND_LINE};Ba1`);
  assert.equal(opened.mock.callCount(), 0);
  assert.equal(part("opening", HTMLDialogElement).open, true);
  assert.equal(part("opening-text", HTMLTextAreaElement).value, `${ROUND_LINE};Ba1`);
  assert.match(part("opening-said").textContent, /^move 1: Ba1 by Alice is not legal/);
});

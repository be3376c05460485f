/* The dialog that saves a line as a record. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { Line } from "../../src/board/history.ts";
import { Match } from "../../src/board/match.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { listenForSaving, recordText } from "../../src/board/save_dialog.ts";
import { readText } from "../../src/games/records.ts";
import { part } from "../../src/ui/elements.ts";
import { choose, openDocument } from "../support/board_document.ts";
import { ROUND } from "../support/board_games.ts";

before(openDocument);

describe("the text of a record", () => {
  test("has one move a line", () => {
    const record = new Line(PARTY, ROUND, ["Ra1", "Ga2"]).record();
    const text = recordText(record);
    assert.deepEqual(text.split("\n"), [
      "{",
      '  "schema": "ppsolve.record/1",',
      `  "deal": ${JSON.stringify(record.deal)},`,
      '  "moves": [',
      '    {"player":"Alice","move":"Ra1"},',
      '    {"player":"Bob","move":"Ga2"}',
      "  ]",
      "}",
      "",
    ]);
    assert.deepEqual(JSON.parse(text), record);
  });

  test("of a position without moves is read, too", () => {
    const text = recordText(new Line(PARTY, ROUND).record());
    assert.match(text, /"moves": \[\]\n/);
    assert.deepEqual(readText(BOARD_GAMES, text).position, ROUND);
  });
});

test("the dialog opens with the record of the line at that moment", () => {
  const match = Match.of({ game: PARTY, position: ROUND, moves: [] }, "analyse");
  const saving = listenForSaving(() => match);
  match.line.play("Ra1");
  saving.ask();
  assert.equal(part("saving", HTMLDialogElement).open, true);
  const text = part("saving-text", HTMLTextAreaElement);
  assert.equal(text.value, recordText(match.line.record()));
  choose(part("saving-form", HTMLSelectElement), "text");
  assert.equal(
    text.value,
    "players: Alice, Bob\nrules: iello-2024, base=3\nleft: Alice=RGY, Bob=RGPB\nAlice: Ra1\n",
  );
  assert.deepEqual(readText(BOARD_GAMES, text.value).moves, ["Ra1"]);
});

/* The dialog that saves a line as a record. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { Line } from "../../src/board/history.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { listenForSaving, recordText } from "../../src/board/save_dialog.ts";
import { readText } from "../../src/games/records.ts";
import { part } from "../../src/ui/elements.ts";
import { openDocument } from "../support/board_document.ts";
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
  const line = new Line(PARTY, ROUND);
  const saving = listenForSaving(() => line);
  line.play("Ra1");
  saving.ask();
  assert.equal(part("saving", HTMLDialogElement).open, true);
  assert.equal(part("saving-text", HTMLTextAreaElement).value, recordText(line.record()));
});

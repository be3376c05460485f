/* The panel to set up a position, with both games. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import type { AnyBoardGame, OpenedGame } from "../../src/board/board_game.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { SetupPanel } from "../../src/board/setup_panel.ts";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import { rulesOf } from "../../src/games/party/rules.ts";
import { part } from "../../src/ui/elements.ts";
import { choose, openDocument } from "../support/board_document.ts";
import { FLOE, ROUND } from "../support/board_games.ts";

const started = mock.fn<(found: OpenedGame) => void>();
const left = mock.fn<() => void>();
const asked = mock.fn<() => void>();
const showDraft = mock.fn<(draft: unknown) => void>();
let panel: SetupPanel;

beforeEach(() => {
  openDocument();
  for (const callback of [started, left, asked, showDraft]) callback.mock.resetCalls();
  const nothing = () => undefined;
  const tableOf = (_game: AnyBoardGame) => ({ show: nothing, showDraft, act: nothing, close: nothing });
  panel = new SetupPanel({ started, left, asked, tableOf });
});

function press(id: string): void {
  part(id, HTMLButtonElement).click();
}

test("a set-up is open from its beginning to its end", () => {
  assert.equal(panel.open, false);
  assert.equal(panel.tap("a1"), false);
  panel.begin(PARTY, null, false);
  assert.equal(panel.open, true);
  assert.equal(part("setting").hidden, false);
  assert.ok(document.body.classList.contains("setting-up"));
  panel.end();
  assert.equal(panel.open, false);
  assert.equal(part("setting").hidden, true);
  assert.equal(document.body.classList.contains("setting-up"), false);
});

test("an existing position is started unchanged, in both games", () => {
  panel.begin(PARTY, ROUND, true);
  press("setup-start");
  panel.begin(PINGOUIN, FLOE, true);
  press("setup-start");
  assert.deepEqual(
    started.mock.calls.map(({ arguments: [found] }) => found),
    [
      { game: PARTY, position: ROUND, moves: [] },
      { game: PINGOUIN, position: FLOE, moves: [] },
    ],
  );
});

describe("the fields", () => {
  test("choose the number of players, the deal and who begins", () => {
    panel.begin(PARTY, null, false);
    choose(part("setup-players", HTMLSelectElement), "3");
    part("setup-seed", HTMLInputElement).value = " 7 ";
    press("setup-deal");
    choose(part("setup-first", HTMLSelectElement), "2");
    press("setup-start");
    const dealt = PARTY_RULES.deal(7n, rulesOf(3, "iello-2024"));
    assert.deepEqual(started.mock.calls[0].arguments[0].position, { ...dealt, toMove: 2 });
  });

  test("choose the game", () => {
    panel.begin(PARTY, ROUND, true);
    choose(part("setup-game", HTMLSelectElement), "pingouin");
    assert.equal(part("setup-game", HTMLSelectElement).value, "pingouin");
    assert.equal(part("setup-players", HTMLSelectElement).options.length, PINGOUIN.playerNumbers.length);
    assert.equal(part("setup-back").hidden, false);
    press("setup-start");
    assert.equal(started.mock.calls[0].arguments[0].game, PINGOUIN);
  });

  test("show every change on the board", () => {
    panel.begin(PINGOUIN, FLOE, false);
    const before = showDraft.mock.callCount();
    assert.equal(panel.tap("a1"), true);
    assert.equal(showDraft.mock.callCount(), before + 1);
    press("setup-clear");
    assert.equal(showDraft.mock.callCount(), before + 2);
  });

  test("offer to go back only if there is something to go back to", () => {
    panel.begin(PARTY, null, false);
    assert.equal(part("setup-back").hidden, true);
    panel.begin(PARTY, null, true);
    assert.equal(part("setup-back").hidden, false);
    press("setup-back");
    press("setup-open");
    assert.deepEqual([left.mock.callCount(), asked.mock.callCount()], [1, 1]);
  });
});

describe("the panel says", () => {
  test("why a seed is refused", () => {
    panel.begin(PARTY, null, false);
    part("setup-seed", HTMLInputElement).value = "-1";
    press("setup-deal");
    assert.equal(part("setup-said").textContent, "seed: '-1' is not from 0 to 2^64 - 1");
  });

  test("why a position is refused", () => {
    const doubled = { ...ROUND, players: ROUND.players.map((player) => ({ ...player, name: "Zoë" })) };
    panel.begin(PARTY, doubled, false);
    press("setup-start");
    assert.equal(started.mock.callCount(), 0);
    assert.match(part("setup-said").textContent, /duplicate name/);
  });

  test("why a tap is refused", () => {
    panel.begin(PARTY, null, false);
    panel.tap("a1");
    assert.match(part("setup-said").textContent, /^Choose “Lay cards on the pyramid”/);
  });
});

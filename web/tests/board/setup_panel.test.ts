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
import { choose, enter, openDocument } from "../support/board_document.ts";
import { FLOE, ROUND } from "../support/board_games.ts";

const started = mock.fn<(found: OpenedGame) => void>();
const left = mock.fn<() => void>();
const asked = mock.fn<() => void>();
const changed = mock.fn<() => void>();
const showDraft = mock.fn<(draft: unknown) => void>();
let panel: SetupPanel;

beforeEach(() => {
  openDocument();
  for (const callback of [started, left, asked, changed, showDraft]) callback.mock.resetCalls();
  const nothing = () => undefined;
  const table = { show: nothing, showDraft, act: nothing, focusedPlace: () => "", close: nothing };
  const optionsOf = (game: AnyBoardGame) => game.options();
  panel = new SetupPanel({ started, left, asked, changed, tableOf: () => table, optionsOf });
});

function press(id: string): void {
  part(id, HTMLButtonElement).click();
}

test("a set-up is open from its beginning to its end", () => {
  assert.equal(panel.game, null);
  assert.equal(panel.keep(), null);
  panel.tap("a1");
  panel.begin(PARTY, {}, false);
  assert.equal(panel.game, PARTY);
  panel.end();
  assert.equal(panel.game, null);
});

test("a set-up is kept, and goes on where it was", () => {
  for (const [game, position] of [
    [PARTY, ROUND],
    [PINGOUIN, FLOE],
  ] as [AnyBoardGame, unknown][]) {
    panel.begin(game, { position }, true);
    const { setup } = JSON.parse(JSON.stringify(panel.keep())) as { setup: unknown };
    panel.begin(game, {}, true);
    panel.begin(game, { kept: setup }, true);
    press("setup-start");
    assert.deepEqual(started.mock.calls.at(-1)!.arguments, [{ game, position, moves: [] }]);
  }
});

test("the elements stay the same, so that no press is lost", () => {
  panel.begin(PARTY, {}, false);
  const before = [...part("setting").querySelectorAll("button, input")];
  enter(part("setup-seats").querySelector<HTMLInputElement>(".seat-name")!, "Zoë");
  part("setup-stacks").querySelector<HTMLElement>("[data-colour=R]")!.click();
  assert.deepEqual([...part("setting").querySelectorAll("button, input")], before);
  panel.begin(PINGOUIN, {}, false);
  const floe = [...part("setting").querySelectorAll("button, input")];
  enter(part("setup-seats").querySelector<HTMLInputElement>(".seat-name")!, "Zoë");
  panel.tap("a1");
  assert.deepEqual([...part("setting").querySelectorAll("button, input")], floe);
});

test("an existing position is started unchanged, in both games", () => {
  panel.begin(PARTY, { position: ROUND }, true);
  press("setup-start");
  panel.begin(PINGOUIN, { position: FLOE }, true);
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
    panel.begin(PARTY, {}, false);
    choose(part("setup-players", HTMLSelectElement), "3");
    part("setup-seed", HTMLInputElement).value = " 7 ";
    press("setup-deal");
    choose(part("setup-first", HTMLSelectElement), "2");
    press("setup-start");
    const dealt = PARTY_RULES.deal(7n, rulesOf(3, "iello-2024"));
    assert.deepEqual(started.mock.calls[0].arguments[0].position, { ...dealt, toMove: 2 });
  });

  test("choose the game", () => {
    panel.begin(PARTY, { position: ROUND }, true);
    choose(part("setup-game", HTMLSelectElement), "pingouin");
    assert.equal(part("setup-game", HTMLSelectElement).value, "pingouin");
    assert.equal(part("setup-players", HTMLSelectElement).options.length, PINGOUIN.playerNumbers.length);
    assert.equal(part("setup-back").hidden, false);
    press("setup-start");
    assert.equal(started.mock.calls[0].arguments[0].game, PINGOUIN);
  });

  test("show every change on the board", () => {
    panel.begin(PINGOUIN, { position: FLOE }, false);
    const before = showDraft.mock.callCount();
    panel.tap("a1");
    assert.equal(showDraft.mock.callCount(), before + 1);
    press("setup-clear");
    assert.equal(showDraft.mock.callCount(), before + 2);
  });

  test("offer to go back only if there is something to go back to", () => {
    panel.begin(PARTY, {}, false);
    assert.equal(part("setup-back").hidden, true);
    panel.begin(PARTY, {}, true);
    assert.equal(part("setup-back").hidden, false);
    press("setup-back");
    press("setup-open");
    assert.deepEqual([left.mock.callCount(), asked.mock.callCount()], [1, 1]);
  });
});

describe("a deal at random", () => {
  test("names its seed, which deals the same again", () => {
    panel.begin(PARTY, {}, false);
    press("setup-deal");
    const seed = /^Dealt at random, from seed ([0-9]+)\.$/.exec(part("setup-said").textContent)![1];
    press("setup-start");
    part("setup-seed", HTMLInputElement).value = seed;
    press("setup-deal");
    press("setup-start");
    const [first, second] = started.mock.calls.map(({ arguments: [found] }) => found.position);
    assert.deepEqual(first, second);
  });

  test("is another one each time", () => {
    panel.begin(PARTY, {}, false);
    const dealt = new Set<string>();
    for (let time = 0; time < 5; time += 1) {
      press("setup-deal");
      dealt.add(part("setup-said").textContent);
    }
    assert.ok(dealt.size > 1);
  });
});

describe("the panel says", () => {
  test("why it makes no sense to start", () => {
    panel.begin(PARTY, {}, false);
    press("setup-start");
    assert.match(part("setup-said").textContent, /^Nobody has cards yet\./);
    assert.equal(started.mock.callCount(), 0);
  });

  test("why a seed is refused", () => {
    panel.begin(PARTY, {}, false);
    part("setup-seed", HTMLInputElement).value = "-1";
    press("setup-deal");
    assert.equal(part("setup-said").textContent, "seed: '-1' is not from 0 to 2^64 - 1");
  });

  test("why a position is refused", () => {
    const doubled = { ...ROUND, players: ROUND.players.map((player) => ({ ...player, name: "Zoë" })) };
    panel.begin(PARTY, { position: doubled }, false);
    press("setup-start");
    assert.equal(started.mock.callCount(), 0);
    assert.match(part("setup-said").textContent, /duplicate name/);
  });

  test("why a tap is refused", () => {
    panel.begin(PARTY, {}, false);
    panel.tap("a1");
    assert.match(part("setup-said").textContent, /^Choose “Lay cards on the pyramid”/);
  });
});

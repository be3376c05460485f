/* The set-up of Pingouin. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { PINGOUIN } from "../../../src/board/pingouin/pingouin.ts";
import { FloeSetup } from "../../../src/board/pingouin/setup.ts";
import { PINGOUIN_RULES } from "../../../src/games/pingouin/game.ts";
import { floeRows, tileOf } from "../../../src/games/pingouin/position.ts";
import { enter, openDocument } from "../../support/board_document.ts";
import { FLOE } from "../../support/board_games.ts";

const changed = mock.fn();
let setup: FloeSetup;

beforeEach(() => {
  openDocument();
  changed.mock.resetCalls();
  setup = new FloeSetup(changed);
});

/** Choose fish, a hole or a penguin for the next taps. */
function takeBrush(brush: string): void {
  const button = setup.stacks().find((one) => one.dataset.brush === brush);
  button!.click();
}

function row(number: number): string {
  return floeRows(setup.draft())[number];
}

describe("a deal", () => {
  test("is that of the seed for the number of players", () => {
    for (const players of PINGOUIN.playerNumbers) {
      setup.setPlayers(players);
      setup.deal(7n);
      assert.deepEqual(setup.position(), PINGOUIN_RULES.deal(7n, players));
    }
  });

  test("keeps names", () => {
    enter(setup.seats()[1].querySelector<HTMLInputElement>(".seat-name")!, "Zoë");
    setup.deal(1n);
    assert.deepEqual(PINGOUIN.names(setup.position()), ["Alice", "Zoë"]);
  });
});

test("a position that is taken over comes back unchanged", () => {
  for (const position of [
    FLOE,
    PINGOUIN.fromLine(
      "pingouin:...2.../.1111A.../...1B1../....3.../......./......../......./........:7.5,4.3:0",
    ),
    PINGOUIN_RULES.deal(3n, 4),
  ]) {
    setup.take(position);
    assert.deepEqual(setup.position(), position);
  }
});

test("clearing leaves ice with one fish everywhere, and all penguins to be placed", () => {
  setup.take(FLOE);
  setup.clear();
  const { ice, players } = setup.position();
  assert.ok(ice.every((fish) => fish === 1));
  assert.deepEqual(
    players.map(({ toPlace, penguins }) => [toPlace, penguins.length]),
    [
      [4, 0],
      [4, 0],
    ],
  );
});

describe("a tap", () => {
  test("puts fish and holes on tiles", () => {
    setup.press("a1");
    takeBrush("3");
    setup.press("a2");
    takeBrush(".");
    setup.press("a3");
    assert.equal(row(0), "23.1111");
  });

  test("puts a penguin on a tile, moves it to another player, and takes it off", () => {
    takeBrush("A");
    assert.equal(setup.press("a2"), "");
    assert.equal(row(0), "11A11111");
    takeBrush("B");
    setup.press("a2");
    assert.equal(row(0), "11B11111");
    setup.press("a2");
    assert.equal(row(0), "1111111");
  });

  test("puts no penguin on a hole", () => {
    takeBrush(".");
    setup.press("a2");
    takeBrush("A");
    assert.equal(setup.press("a2"), "A penguin needs a tile: put fish there first.");
    assert.deepEqual(setup.draft().players[0].penguins, []);
  });

  test("takes a penguin off its tile with fish", () => {
    takeBrush("A");
    setup.press("a2");
    takeBrush("2");
    setup.press("a2");
    assert.equal(row(0), "1211111");
  });

  test("leaves fewer penguins to be placed", () => {
    takeBrush("A");
    for (const place of ["a1", "a2", "a3"]) setup.press(place);
    const [first, second] = setup.draft().players;
    assert.deepEqual([first.toPlace, second.toPlace], [1, 4]);
    assert.deepEqual(first.penguins, ["a1", "a2", "a3"].map(tileOf));
  });

  test("reports the change", () => {
    setup.press("a1");
    assert.equal(changed.mock.callCount(), 1);
  });
});

describe("the players", () => {
  test("who are gone take their penguins with them", () => {
    setup.setPlayers(3);
    takeBrush("C");
    setup.press("a2");
    setup.first = 2;
    setup.setPlayers(2);
    assert.equal(setup.first, 1);
    assert.equal(row(0), "1111111");
    assert.equal(setup.position().players.length, 2);
  });

  test("have as many penguins to place as the field says", () => {
    enter(setup.seats()[1].querySelector<HTMLInputElement>(".seat-tokens")!, "2");
    assert.deepEqual(
      setup.position().players.map(({ toPlace }) => toPlace),
      [4, 2],
    );
  });

  test("have a brush each, with their name", () => {
    setup.setPlayers(3);
    assert.deepEqual(
      setup.stacks().map((brush) => brush.getAttribute("aria-label")),
      [
        "1 fish",
        "2 fish",
        "3 fish",
        "hole",
        "A: penguin of Alice",
        "B: penguin of Bob",
        "C: penguin of Carol",
      ],
    );
  });
});

test("there is nothing to remark", () => {
  setup.take(FLOE);
  assert.equal(setup.remark(), "");
  assert.deepEqual(setup.ownFields(), []);
});

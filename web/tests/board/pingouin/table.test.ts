/* The floe on the board: taps, keys, values and refusals. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import type { Shown, Tone } from "../../../src/board/board_game.ts";
import { PINGOUIN } from "../../../src/board/pingouin/pingouin.ts";
import { FloeTable } from "../../../src/board/pingouin/table.ts";
import { PINGOUIN_RULES } from "../../../src/games/pingouin/game.ts";
import type { PingouinPosition } from "../../../src/games/pingouin/position.ts";
import { part } from "../../../src/ui/elements.ts";
import { openDocument } from "../../support/board_document.ts";
import { FLOE, solvedStudy } from "../../support/board_games.ts";

const played = mock.fn<(move: string) => void>();
const say = mock.fn<(text: string, tone?: Tone) => void>();
const redraw = mock.fn<() => void>();
let table: FloeTable;

beforeEach(() => {
  openDocument();
  for (const callback of [played, say, redraw]) callback.mock.resetCalls();
  table = new FloeTable({ tapped: () => false, played, say, redraw });
});

function show(given: Partial<Shown<PingouinPosition, null>> = {}): void {
  const plain = {
    position: FLOE,
    marks: null,
    last: "",
    study: null,
    mayMove: true,
    backs: new Set<number>(),
  };
  table.show({ ...plain, hint: "", values: new Map(), ...given });
}

function tile(place: string): HTMLElement {
  return part("board").querySelector<HTMLElement>(`[data-place=${place}]`)!;
}

function tap(place: string): void {
  tile(place).click();
  show();
}

/** The tiles with a class. */
function marked(name: string): (string | undefined)[] {
  return [...part("board").querySelectorAll<HTMLElement>(`.tile.${name}`)].map(
    ({ dataset }) => dataset.place,
  );
}

describe("a tap", () => {
  test("chooses a penguin, then the tile it slides to", () => {
    show();
    tap("b5");
    assert.deepEqual(marked("chosen"), ["b5"]);
    assert.deepEqual(
      marked("reached").map((place) => `b5-${place}`),
      PINGOUIN.moves(FLOE).filter((move) => move.startsWith("b5-")),
    );
    tap("b4");
    assert.deepEqual(played.mock.calls[0].arguments, ["b5-b4"]);
    assert.deepEqual(marked("chosen"), []);
  });

  test("on the chosen penguin leaves it alone again", () => {
    show();
    tap("b5");
    tap("b5");
    assert.deepEqual(marked("chosen"), []);
    assert.equal(redraw.mock.callCount(), 2);
  });

  test("asks for a penguin first", () => {
    show();
    tap("b4");
    assert.deepEqual(say.mock.calls[0].arguments, ["Choose a penguin of Alice first.", "refused"]);
  });

  test("is refused with the reason", () => {
    show();
    tap("b5");
    tap("g5");
    assert.equal(played.mock.callCount(), 0);
    assert.deepEqual(say.mock.calls[0].arguments, ["G5 does not lie in a straight line from b5.", "refused"]);
  });

  test("places a penguin", () => {
    const position = PINGOUIN_RULES.deal(1n, 2);
    const [first] = PINGOUIN.moves(position);
    show({ position });
    assert.match(part("tray-title").textContent, /^Alice places a penguin, 4 to go$/);
    assert.deepEqual(marked("reached"), PINGOUIN.moves(position));
    tile(first).click();
    assert.deepEqual(played.mock.calls[0].arguments, [first]);
  });

  test("does nothing while nobody may move", () => {
    show({ mayMove: false });
    tile("b5").click();
    assert.equal(redraw.mock.callCount() + say.mock.callCount(), 0);
  });
});

describe("values", () => {
  test("are on the penguins first, then on the tiles of the chosen one", async () => {
    const study = await solvedStudy(PINGOUIN, FLOE);
    show({ study });
    const valued = () =>
      [...part("board").querySelectorAll<HTMLElement>(".tile:has(.value)")].map(
        ({ dataset }) => dataset.place,
      );
    assert.deepEqual(valued(), ["b5", "g1"]);
    tile("b5").click();
    show({ study });
    assert.deepEqual(valued(), marked("reached"));
    const best = study.best.filter((move) => move.startsWith("b5-")).map((move) => move.slice(3));
    assert.deepEqual(
      valued().filter((place) => tile(place!).querySelector(".best")),
      best,
    );
  });
});

test("labels tell fish, penguins and holes", () => {
  show();
  assert.equal(tile("b5").getAttribute("aria-label"), "b5 A 1, 1 fish, penguin of Alice, to move");
  assert.equal(tile("c4").getAttribute("aria-label"), "c4 B 1, 1 fish, penguin of Bob");
  assert.equal(tile("a4").getAttribute("aria-label"), "a4, 2 fish");
  assert.equal(tile("a1").getAttribute("aria-label"), "a1, hole");
});

test("the last move and the hint are marked", () => {
  show({ last: "b5-b4", hint: "g1-g2" });
  assert.deepEqual(marked("fresh"), ["b4"]);
  assert.deepEqual(marked("left"), ["b5"]);
  assert.deepEqual(marked("target"), ["g1", "g2"]);
});

describe("arrow keys", () => {
  test("go from tile to tile, and stay on the floe", () => {
    show();
    const here = () => (document.activeElement as HTMLElement).dataset.place;
    table.act("go", "right");
    assert.equal(here(), "a1");
    for (const [direction, place] of [
      ["right", "a2"],
      ["down", "b2"],
      ["left", "b1"],
      ["left", "b1"],
      ["up", "a1"],
      ["up", "a1"],
    ]) {
      table.act("go", direction);
      assert.equal(here(), place, direction);
    }
  });

  test("are the only keys of this game", () => {
    show();
    table.act("card", "R");
    assert.equal(played.mock.callCount() + redraw.mock.callCount(), 0);
  });
});

test("a draft shows its tiles without marks", () => {
  show({ last: "b5-b4" });
  table.showDraft(FLOE);
  assert.deepEqual(marked("fresh"), []);
  assert.equal(part("board").querySelectorAll(".penguin").length, 4);
});

test("closing leaves an empty board", () => {
  show();
  table.close();
  assert.equal(part("board").classList.contains("on-floe"), false);
  assert.equal(part("board").querySelectorAll("button").length, 0);
});

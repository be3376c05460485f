/* Moves and hints in Pingouin. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Line } from "../../../src/board/history.ts";
import { PINGOUIN_ENGINE } from "../../../src/board/pingouin/engine.ts";
import { PINGOUIN } from "../../../src/board/pingouin/pingouin.ts";
import { Study } from "../../../src/board/study.ts";
import { coreAnalyst, FLOE, solvedStudy } from "../../support/board_games.ts";
import { openCore } from "../../support/core.ts";

const { spots } = new Line(PINGOUIN, FLOE);
const NOBODY = { ask: () => Promise.reject(new Error("not asked here")) };

describe("a hint", () => {
  test("is the proved move if there is one", async () => {
    const study = await solvedStudy(PINGOUIN, FLOE);
    const { move, text } = await PINGOUIN_ENGINE.hint(NOBODY, spots, study);
    assert.equal(move, study.best[0]);
    assert.equal(text, `${move} is proved best.`);
  });

  test("is a guess of the core while nothing is proved, and says so", async () => {
    const analyst = coreAnalyst(await openCore());
    const { move, text } = await PINGOUIN_ENGINE.hint(analyst, spots, new Study(PINGOUIN, FLOE));
    assert.ok(PINGOUIN.moves(FLOE).includes(move));
    assert.equal(text, `${move} looks best a few moves ahead; it is not proved.`);
  });
});

test("a guess counts the fish taken by the move itself", async () => {
  const position = PINGOUIN.fromLine(
    "pingouin:......./1A11...../......./......../......./......../3A1...../.......1B:-:0",
  );
  const moves = PINGOUIN.moves(position);
  const even = { ask: () => Promise.resolve({ guesses: moves.map(() => 0), samples: NO_SAMPLES }) };
  const move = await PINGOUIN_ENGINE.guessMove(even, new Study(PINGOUIN, position));
  assert.equal(move, "g1-g2");
});

const NO_SAMPLES = { cards: new Uint8Array(), outlooks: new Uint16Array() };

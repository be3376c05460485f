/* Moves and hints in Pingouin. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Line } from "../../../src/board/history.ts";
import { FLOE_LEVELS, PINGOUIN_ENGINE } from "../../../src/board/pingouin/engine.ts";
import { PINGOUIN } from "../../../src/board/pingouin/pingouin.ts";
import { Study } from "../../../src/board/study.ts";
import { YOU } from "../../../src/games/format.ts";
import type { PingouinPosition } from "../../../src/games/pingouin/position.ts";
import { SplitMix64 } from "../../../src/games/random.ts";
import type { Core } from "../../../src/worker/core.ts";
import { suggestMove } from "../../../src/worker/pingouin.ts";
import { coreAnalyst, FLOE } from "../../support/board_games.ts";
import { floePosition, openCore } from "../../support/core.ts";

/** Nobody reaches a tile of the other, and Alice's large region takes long to solve. */
const SOLITAIRES = "pingouin:111B11.1/....1B1.1B/2121A.../2232.1A.1/2111121/231A3.1.1/11..1../11..21A.1B:-:0";

function moveOf(core: Core, mode: (typeof FLOE_LEVELS)[number]["mode"], position: PingouinPosition) {
  return PINGOUIN_ENGINE.move(mode, coreAnalyst(core), [], new Study(PINGOUIN, position));
}

/** Positions of a random game. */
function* randomGame(seed: bigint, players: number): Generator<PingouinPosition> {
  const chance = new SplitMix64(seed);
  const names = [YOU, "Bob", "Cleo", "Dan"].slice(0, players);
  let position = PINGOUIN.newDeal(seed, names, PINGOUIN.options());
  while (!PINGOUIN.over(position)) {
    yield position;
    const moves = PINGOUIN.moves(position);
    position = PINGOUIN.after(position, moves[chance.below(moves.length)]);
  }
}

/** The fish of everybody after a game between levels that are limited by positions. */
async function playOut(core: Core, seed: bigint, modes: readonly (typeof FLOE_LEVELS)[number]["mode"][]) {
  let position = PINGOUIN.newDeal(seed, ["Ann", "Bob"], PINGOUIN.options());
  while (position.toMove !== null) {
    position = PINGOUIN.after(position, await moveOf(core, modes[position.toMove], position));
  }
  return position.players.map(({ fish }) => fish);
}

describe("a hint", () => {
  test("is a move that the engine proves best, with the result", async () => {
    const { spots } = new Line(PINGOUIN, FLOE);
    const analyst = coreAnalyst(await openCore());
    const { move, text } = await PINGOUIN_ENGINE.hint(analyst, spots, new Study(PINGOUIN, FLOE));
    assert.ok(PINGOUIN.moves(FLOE).includes(move));
    assert.ok(
      text.startsWith(`${move} is proved best: Alice comes out 4 fish ahead if both play their best.`),
      text,
    );
  });

  for (const players of [3, 4]) {
    test(`is proved near the end, for ${players} players who play for themselves`, async () => {
      const analyst = coreAnalyst(await openCore());
      const position = [...randomGame(3n, players)].find(({ ice }) => ice.filter(Boolean).length < 20)!;
      const { move, text } = await PINGOUIN_ENGINE.hint(analyst, [], new Study(PINGOUIN, position));
      assert.ok(PINGOUIN.moves(position).includes(move));
      const result = /^\S+ is proved best: \w+ ends? with \d+ fish if everybody plays for themselves\./;
      assert.match(text, result);
    });
  }

  for (const players of [2, 3]) {
    test(`is an estimate with a reason while nothing is proved, for ${players} players`, async () => {
      const analyst = coreAnalyst(await openCore());
      const [position] = randomGame(3n, players);
      const { move, text } = await PINGOUIN_ENGINE.hint(analyst, [], new Study(PINGOUIN, position));
      assert.ok(PINGOUIN.moves(position).includes(move));
      const outlook =
        players === 2
          ? "(the game is about level|.* will probably end about \\d+ fish ahead)"
          : "You will probably end with about \\d+ fish";
      assert.match(text, new RegExp(`^${move}: ${outlook}\\.( [A-Z].*\\.)?$`));
      assert.doesNotMatch(text, /proved/);
    });
  }
});

describe("the levels", () => {
  const counted = FLOE_LEVELS.filter(({ milliseconds }) => milliseconds === Infinity);

  test("are ordered by their positions and their time", () => {
    assert.deepEqual(
      FLOE_LEVELS.map(({ mode }) => mode),
      ["beginner", "club", "strong", "strongest"],
    );
    for (const [number, level] of FLOE_LEVELS.slice(1).entries()) {
      assert.ok(level.most > FLOE_LEVELS[number].most);
      assert.ok(level.milliseconds <= 1000 || level.milliseconds === Infinity);
    }
    assert.ok(FLOE_LEVELS[3].milliseconds > FLOE_LEVELS[2].milliseconds);
  });

  test("play legal moves in all phases, for 2 to 4 players", async () => {
    const core = await openCore();
    for (const players of [2, 3, 4]) {
      for (const position of randomGame(BigInt(players), players)) {
        for (const { mode } of counted) {
          const move = await moveOf(core, mode, position);
          assert.ok(PINGOUIN.moves(position).includes(move), `${PINGOUIN.line(position)} ${move}`);
        }
      }
    }
  });

  test("with a limit of positions play the same moves again", async () => {
    const positions = [...randomGame(11n, 2)].filter((_, number) => number % 9 === 0);
    for (const { mode } of counted) {
      const games = [];
      for (let round = 0; round < 2; round += 1) {
        const core = await openCore();
        const moves = [];
        for (const position of positions) moves.push(await moveOf(core, mode, position));
        games.push(moves);
      }
      assert.deepEqual(games[0], games[1]);
    }
  });

  test("of a beginner include moves that are not advised, but not bad ones", async () => {
    const core = await openCore();
    const positions = [...randomGame(5n, 2)].slice(0, 30);
    let others = 0;
    for (const position of positions) {
      const move = await moveOf(core, "beginner", position);
      const bytes = PINGOUIN.pack(position);
      const { suggestion } = suggestMove(core, { work: "suggest", bytes, most: 1, milliseconds: Infinity });
      const { moves } = PINGOUIN.opinions!.read(position, suggestion);
      const best = Math.max(...moves.map(({ lead }) => lead!));
      if (move !== moves[0].move) others += 1;
      // The table of estimates may hold more by now, so the numbers may differ a little.
      assert.ok(moves.find((one) => one.move === move)!.lead! >= best - 4);
    }
    assert.ok(others > 5, `${others}`);
  });

  test("win more with more positions", async () => {
    const core = await openCore();
    let ahead = 0;
    for (const seed of [1n, 2n, 3n, 4n, 5n]) {
      const [club, beginner] = await playOut(core, seed, ["club", "beginner"]);
      const [first, second] = await playOut(core, seed, ["beginner", "club"]);
      ahead += club - beginner + second - first;
    }
    assert.ok(ahead > 0, `${ahead} fish`);
  });
});

describe("a suggestion", () => {
  const position = [...randomGame(2n, 2)][14];
  const bytes = PINGOUIN.pack(position);

  test("estimates every legal move, and expects legal play", async () => {
    const core = await openCore();
    const { suggestion } = suggestMove(core, { work: "suggest", bytes, most: 5000, milliseconds: Infinity });
    const { moves, line } = PINGOUIN.opinions!.read(position, suggestion);
    assert.deepEqual(moves.map(({ move }) => move).sort(), PINGOUIN.moves(position).sort());
    assert.equal(line[0], moves[0].move);
    let after = position;
    for (const move of line) {
      assert.ok(PINGOUIN.moves(after).includes(move));
      after = PINGOUIN.after(after, move);
    }
    const [own, other] = position.toMove === 0 ? [0, 1] : [1, 0];
    for (const { lead, points } of moves) {
      assert.ok(Math.abs(lead! - (points[own] - points[other])) < 0.03);
    }
  });

  test("ends when its time is over", async () => {
    // The clock is read often: it advances by a millisecond with every read.
    let reads = 0;
    const core = await openCore(1, () => reads++);
    const games = [2, 3, 4].flatMap((players) => [...randomGame(4n, players)]);
    for (const each of [floePosition(SOLITAIRES), ...games.filter((_, number) => number % 12 === 0)]) {
      const start = reads;
      suggestMove(core, { work: "suggest", bytes: PINGOUIN.pack(each), most: 1e9, milliseconds: 500 });
      // When it is late, every region reads the clock once more, and is not searched.
      assert.ok(reads - start <= 1500, `${reads - start}`);
    }
  });
});

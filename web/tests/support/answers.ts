/* Answers questions of Python's tests: `answers.ts FUNCTION` reads a JSON value and prints one. */

import { readFileSync } from "node:fs";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { advise } from "../../src/board/party/engine.ts";
import { Line } from "../../src/board/history.ts";
import { Refusal } from "../../src/games/input.ts";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import { placements, positionAfter, positionKey, settle } from "../../src/games/party/position.ts";
import { rulesOf } from "../../src/games/party/rules.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import { readText } from "../../src/games/records.ts";
import { pyramidGame } from "../../src/puzzles/party/pyramid.ts";
import { Core } from "../../src/worker/core.ts";
import { sampleViews } from "../../src/worker/party.ts";

async function openCore() {
  const bytes = readFileSync(new URL("../../../reports/bundles/core.wasm", import.meta.url));
  return Core.of(await WebAssembly.compile(bytes), 1);
}

const FUNCTIONS = {
  /** [line, asked, seat, low, high] to bounds and visited positions, by a fresh core each. */
  async bounds(questions) {
    const found = [];
    for (const [line, asked, seat, low, high] of questions) {
      const core = await openCore();
      const { game, position } = readText(BOARD_GAMES, line);
      const bounds = core.narrow({ game: game.name, bytes: game.pack(position), asked, seat }, low, high);
      found.push([bounds.low, bounds.high, core.nodes]);
    }
    return found;
  },

  /** Texts to the message that refuses each; "" for those that are read. */
  refusals(texts) {
    return texts.map((text) => {
      try {
        readText(BOARD_GAMES, text);
        return "";
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return error.message;
      }
    });
  },

  /** Positions in one line to: the line after a round trip through JSON, the legal and the chosen moves of a game
      played to its end, and the line of its end. */
  games(lines) {
    return lines.map((line) => {
      const { game, position } = readText(BOARD_GAMES, line);
      const moves = [];
      let here = position;
      while (!game.over(here)) {
        const legal = game.moves(here);
        moves.push([legal, legal[(7 * moves.length + 3) % legal.length]]);
        here = game.after(here, moves.at(-1)[1]);
      }
      const again = readText(BOARD_GAMES, JSON.stringify(game.document(position)));
      return [game.line(again.position), moves, game.line(here)];
    });
  },

  /** Seeds to the deals of both games, in one line. */
  deals(seeds) {
    return seeds.map((seed) => [
      PARTY_RULES.line(PARTY_RULES.deal(BigInt(seed), rulesOf(2 + (seed % 5), "iello-2024"))),
      PINGOUIN_RULES.line(PINGOUIN_RULES.deal(BigInt(seed), 2 + (seed % 3))),
    ]);
  },

  /** Rounds of Penguin Party to the key and the legal moves of every position. */
  rounds(rounds) {
    return rounds.map(({ rules, players, rows, toMove, moves }) => {
      let position = settle(rules, players, rows, toMove);
      const seen = [[positionKey(position), placements(position)]];
      for (const move of moves) {
        position = positionAfter(position, move);
        seen.push([positionKey(position), placements(position)]);
      }
      return seen;
    });
  },

  /** [position and moves as text, samples, seed] to the advised move, its mean and the number of samples. */
  async advice(questions) {
    const core = await openCore();
    const analyst = { ask: async (request) => sampleViews(core, request) };
    const found = [];
    for (const [text, samples, seed] of questions) {
      const { game, position, moves } = readText(BOARD_GAMES, text);
      const { spots } = new Line(game, position, moves);
      const advised = await advise(analyst, spots, { samples, seed: BigInt(seed) });
      found.push([advised.move, advised.mean, advised.samples]);
    }
    return found;
  },

  /** [rows, move] to whether a pyramid puzzle refuses the move. */
  refusedCards(questions) {
    const task = { givens: ["....", "...", "..", "."], cards: "RRRRGGGBBB" };
    const game = pyramidGame({ task }, { solution: [], steps: [] });
    return questions.map(([rows, move]) => game.refusal({ rows, left: "RGB", notes: {} }, move) !== "");
  },
};

const answer = await FUNCTIONS[process.argv[2]](JSON.parse(readFileSync(0, "utf-8")));
process.stdout.write(JSON.stringify(answer));

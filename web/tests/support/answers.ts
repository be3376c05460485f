/* Answers questions of Python's tests: `answers.ts FUNCTION` reads a JSON value and prints one. */

import { readFileSync } from "node:fs";
import "./catalogues.ts";
import { BOARD_GAMES } from "../../src/board/games.ts";
import { adviseAtTable, advisedText, comparisonText, estimateText } from "../../src/board/party/advice.ts";
import { AskedTable } from "../../src/board/party/asked_table.ts";
import { advise } from "../../src/board/party/engine.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { Line } from "../../src/board/history.ts";
import { moveValues, recommend } from "../../src/board/yardsticks.ts";
import type { MoveEstimate } from "../../src/board/estimates.ts";
import { judgeMoves } from "../../src/board/review.ts";
import type { Study } from "../../src/board/study.ts";
import { summaryOf, type SummarySources } from "../../src/board/summaries.ts";
import { CARDS_UNIT, FISH_UNIT, noteText, type PlayerSummary, summaryText } from "../../src/board/summary.ts";
import type { Rating } from "../../src/board/yardsticks.ts";
import type { Seat } from "../../src/games/game.ts";
import { Refusal } from "../../src/games/input.ts";
import { PARTY_RULES } from "../../src/games/party/game.ts";
import {
  type PartyPosition,
  placements,
  type Player,
  positionAfter,
  positionKey,
  type Rules,
  settle,
} from "../../src/games/party/position.ts";
import { rulesOf } from "../../src/games/party/rules.ts";
import { PINGOUIN_RULES } from "../../src/games/pingouin/game.ts";
import { readSeen } from "../../src/games/party/seen_round.ts";
import { readText } from "../../src/games/records.ts";
import { pyramidGame } from "../../src/puzzles/party/pyramid.ts";
import type { Asked, SampleRequest } from "../../src/worker/messages.ts";
import { sampleViews } from "../../src/worker/party.ts";
import { coreAnalyst, solvedStudy } from "./board_games.ts";
import { openCore } from "./core.ts";
import { ratingOf } from "./local_worker.ts";

type BoundsQuestion = [line: string, asked: Asked, seat: Seat, low: number, high: number];

/** A round of Penguin Party that is to be played. */
interface Round {
  rules: Pick<Rules, "base" | "upperRows" | "stuck">;
  players: Pick<Player, "name" | "hand" | "out">[];
  rows: string[];
  toMove: Seat;
  moves: string[];
}

/** The message that refuses something; "" if nothing does. */
function refusalOf(doing: () => unknown): string {
  try {
    doing();
    return "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

const FUNCTIONS = {
  /** Bounds and visited positions, by a fresh core each. */
  async bounds(questions: BoundsQuestion[]) {
    const found = [];
    for (const [line, asked, seat, low, high] of questions) {
      const core = await openCore();
      const { game, position } = readText(BOARD_GAMES, line);
      const bounds = core.narrow({ game: game.name, bytes: game.pack(position), asked, seat }, low, high);
      found.push([bounds.low, bounds.high, core.nodes]);
    }
    return found;
  },

  /** What the engine suggests on floes after visiting `most` positions, and the line of the advised move; by a fresh core
      each. */
  async suggestions([lines, most]: [lines: string[], most: number]) {
    const found = [];
    for (const line of lines) {
      const core = await openCore();
      const { game, position } = readText(BOARD_GAMES, line);
      core.put("pingouinPosition", game.pack(position));
      const numbers = core.answer(core.exports.pingouin_suggest(most, Infinity, 1));
      found.push([numbers, core.answer(core.exports.pingouin_suggested_line(0)), core.nodes]);
    }
    return found;
  },

  /** Texts to the message that refuses each; "" for those that are read. */
  refusals(texts: string[]) {
    return texts.map((text) => refusalOf(() => readText(BOARD_GAMES, text)));
  },

  /** Records to the position, the moves and the text form of each, or to the message that refuses it. */
  records(texts: string[]) {
    return texts.map((text) => {
      try {
        const { game, position, moves } = readText(BOARD_GAMES, text);
        return [game.line(position), moves, game.recordText([{ position, moves }], false)];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return [error.message];
      }
    });
  },

  /** Positions in one line to: the line after a round trip through JSON, the legal and the chosen moves of a game
      played to its end, and the line of its end. */
  games(lines: string[]) {
    return lines.map((line) => {
      const { game, position } = readText(BOARD_GAMES, line);
      const moves: [legal: string[], chosen: string][] = [];
      let here = position;
      while (!game.over(here)) {
        const legal = game.moves(here);
        const chosen = legal[(7 * moves.length + 3) % legal.length];
        moves.push([legal, chosen]);
        here = game.after(here, chosen);
      }
      const again = readText(BOARD_GAMES, JSON.stringify(game.document(position)));
      return [game.line(again.position), moves, game.line(here)];
    });
  },

  /** Seeds to the deals of both games, in one line. */
  deals(seeds: number[]) {
    return seeds.map((seed) => [
      PARTY_RULES.line(PARTY_RULES.deal(BigInt(seed), rulesOf(2 + (seed % 5), "iello-2024"))),
      PINGOUIN_RULES.line(PINGOUIN_RULES.deal(BigInt(seed), 2 + (seed % 3))),
    ]);
  },

  /** The key and the legal moves of every position. */
  rounds(rounds: Round[]) {
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

  /** Positions and moves as text to the advised move, its mean and the number of samples. */
  async advice(questions: [text: string, samples: number, seed: number][]) {
    const core = await openCore();
    const sampler = { ask: (request: SampleRequest) => Promise.resolve(sampleViews(core, request)) };
    const found = [];
    for (const [text, samples, seed] of questions) {
      const [start] = text.split(";");
      const { moves } = readText([PARTY], text);
      const { spots } = new Line(PARTY, PARTY.fromLine(start), moves);
      const advised = await advise(sampler, spots, { samples, seed: BigInt(seed) });
      found.push([advised.move, advised.mean, advised.samples]);
    }
    return found;
  },

  /** Tables with hidden hands to the advice in words, and its numbers move by move. */
  async tableAdvice([texts, samples]: [texts: string[], samples: number]) {
    const core = await openCore();
    const sampler = { ask: (request: SampleRequest) => Promise.resolve(sampleViews(core, request)) };
    const found = [];
    for (const text of texts) {
      const table = new AskedTable();
      table.take(readSeen(text)!);
      const advice = await adviseAtTable(sampler, table.view()!, { samples, seed: 0n });
      const moves = advice.moves.map((one) => [one.move, one.cardsLeft, one.samples, comparisonText(one)]);
      found.push({ advised: advisedText(advice), estimate: estimateText(advice), moves });
    }
    return found;
  },

  /** Texts with hidden hands to the message that refuses each; "" for those that are read. */
  seenRefusals(texts: string[]) {
    return texts.map((text) => refusalOf(() => readSeen(text)));
  },

  /** Positions to every move by each yardstick, and the recommendation. */
  async yardsticks(lines: string[]) {
    const found = [];
    for (const line of lines) {
      const study = await solvedStudy(PARTY, PARTY.fromLine(line));
      const rating = await ratingOf(study, PARTY.yardsticks!);
      const { position } = study;
      const values = moveValues(study, rating, position.toMove!);
      const moves = values.map(({ move, worst, selfish, expected }) => [
        move,
        [worst.low, worst.high],
        selfish,
        expected && [expected.cardsLeft, expected.samples],
      ]);
      found.push({ moves, advice: recommend(values, position.players.length, PARTY.wants) });
    }
    return found;
  },

  /** Facts of paragraphs to the paragraph and its note. */
  paragraphs(facts: PlayerSummary[]) {
    return facts.map((one) => {
      const unit = one.result.text.endsWith("fish.") ? FISH_UNIT : CARDS_UNIT;
      return [summaryText(one, unit), noteText(one, unit)];
    });
  },

  /** Records to the paragraphs of their players, everything being solved that is within reach. */
  async reviews(texts: string[]) {
    const core = await openCore();
    const found = [];
    for (const text of texts) {
      const { position, moves } = readText([PARTY], text);
      const line = new Line(PARTY, position as PartyPosition, moves);
      const studies = new Map<unknown, Study<PartyPosition>>();
      const ratings = new Map<unknown, Rating>();
      const seen = new Map<unknown, readonly MoveEstimate[]>();
      for (const spot of line.spots) {
        const study = await solvedStudy(PARTY, spot.position);
        studies.set(spot.position, study);
        ratings.set(study, await ratingOf(study, PARTY.yardsticks!));
        line.go(spot);
        if (!PARTY.over(spot.position))
          seen.set(spot, await PARTY.seenEstimates!(coreAnalyst(core), line.path));
      }
      const sources: SummarySources = {
        studyOf: (one) => studies.get(one)!,
        ratingOf: (study) => ratings.get(study)!,
        viewOf: (spot) => seen.get(spot) ?? null,
      };
      const judgements = judgeMoves(
        line,
        (one) => studies.get(one)!,
        (study) => ratings.get(study)!,
      );
      const seats = [...PARTY.names(line.position).keys()];
      found.push(
        seats.map((seat) => {
          const summary = summaryOf(line, seat, judgements, sources);
          return [summaryText(summary, CARDS_UNIT), noteText(summary, CARDS_UNIT)];
        }),
      );
    }
    return found;
  },

  /** Whether a pyramid puzzle refuses each move. */
  refusedCards(questions: [rows: string[], move: string][]) {
    const task = { givens: ["....", "...", "..", "."], cards: "RRRRGGGBBB" };
    const game = pyramidGame({ task }, { solution: [], steps: [] });
    return questions.map(([rows, move]) => game.refusal({ rows, left: "RGB", notes: {} }, move) !== "");
  },
};

// Python's tests give each function what it takes.
const functions: Record<string, (given: never) => unknown> = FUNCTIONS;
const answer = await functions[process.argv[2]](JSON.parse(readFileSync(0, "utf-8")) as never);
process.stdout.write(JSON.stringify(answer));

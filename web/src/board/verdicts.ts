/* What a move cost its player, by the yardstick that counts: with two players the worst case, with more everyone for
   themselves; where that is not proved, simulated rounds, or in Pingouin the engine's estimate. As _Judge in
   reports/review/party/summary.py, and reports/review/pingouin/summary.py. */

import type { Seat } from "../games/game.ts";
import type { Bounds } from "../worker/messages.ts";
import type { AnyBoardGame, LikelyMove } from "./board_game.ts";
import { bestOf, isProved, meet } from "./bounds.ts";
import {
  CARDS,
  FISH,
  type Grade,
  gradeOf,
  gradeOfCost,
  gradeOfDifference,
  isRight,
  LIKELY_FISH,
  LIKELY_LEAD,
} from "./grades.ts";
import type { Study } from "./study.ts";
import { EXPECTED_ROUNDS, type Rating, type Yardstick } from "./yardsticks.ts";

/** `likely` is the engine's estimate, where nothing is proved. */
export type JudgedBy = Yardstick | "likely";

export interface Verdict {
  judgedBy: JudgedBy;
  /** The result of the player after the move: exact, or the mean of an estimate. */
  result: Bounds;
  /** The result after the best move. */
  best: Bounds;
  /** The cost that counts: the lower bound of an exact one, the mean of an estimate; 0 if it may be noise. */
  amount: number;
  /** Null if the bounds of the cost leave it open. */
  grade: Grade | null;
  /** The best moves, the recommended one first. */
  better: string[];
}

/** True if a verdict rests on proofs. */
export function isExact({ judgedBy }: Pick<Verdict, "judgedBy">): boolean {
  return judgedBy === "worst case" || judgedBy === "everyone for themselves";
}

/** The verdict on a move of the player to move; null while too little is known. `after` is what is known of the position
    after the move. */
export function verdictOn(
  game: AnyBoardGame,
  study: Study<unknown>,
  rating: Rating | null,
  move: string,
  after: Bounds | null = null,
): Verdict | null {
  const seat = game.toMove(study.position)!;
  const isSelfish = game.yardsticks !== undefined && game.names(study.position).length > 2;
  const exact = isSelfish ? bySelfish(rating, seat, move) : byWorstCase(game, study, seat, move, after);
  return exact ?? byRounds(rating, move) ?? byEngine(rating, seat, move);
}

function byWorstCase(
  { wants }: AnyBoardGame,
  { sure, worth, best }: Study<unknown>,
  seat: Seat,
  move: string,
  after: Bounds | null,
): Verdict | null {
  const few = wants === "fewest";
  const known = worth.get(move)!;
  const result = after ? meet(known, after) : known;
  const before = sure[seat];
  const cost = few
    ? { low: Math.max(0, result.low - before.high), high: result.high - before.low }
    : { low: Math.max(0, before.low - result.high), high: before.high - result.low };
  const scale = few ? CARDS : FISH;
  if (isProved(before) && isProved(result))
    return verdict("worst case", result, before, cost.low, gradeOfCost(scale, cost), best);
  // A bounded cost will do if a better move is known.
  const better = [...worth].filter(([, one]) => (few ? one.high < result.low : one.low > result.high));
  if (!cost.low || !better.length) return null;
  const all = bestOf(
    better.map(([, one]) => one),
    wants,
  );
  const good = better.filter(([, one]) => (few ? one.high === all.high : one.low === all.low));
  const moves = good.map(([one]) => one);
  return verdict("worst case", result, before, cost.low, gradeOfCost(scale, cost), moves);
}

function bySelfish(rating: Rating | null, seat: Seat, move: string): Verdict | null {
  if (!rating?.selfish.size || rating.selfish.size < rating.moves) return null;
  const values = [...rating.selfish].map(([one, left]) => [one, left[seat]] as const);
  const least = Math.min(...values.map(([, left]) => left));
  const result = rating.selfish.get(move)![seat];
  const good = values.filter(([, left]) => left === least).map(([one]) => one);
  const order = rating.estimates.map((estimate) => estimate.move);
  good.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const cost = result - least;
  return verdict(
    "everyone for themselves",
    exactly(result),
    exactly(least),
    cost,
    gradeOf(CARDS, cost),
    good,
  );
}

function byRounds(rating: Rating | null, move: string): Verdict | null {
  const estimate = rating?.estimates.find((one) => one.move === move);
  if (!rating || !estimate || estimate.samples < EXPECTED_ROUNDS) return null;
  const grade = gradeOfDifference(CARDS, estimate.behind);
  const amount = isRight(grade) ? 0 : estimate.behind.mean;
  const good = rating.estimates.filter(({ behind }) => isRight(gradeOfDifference(CARDS, behind)));
  const better = good.map((one) => one.move);
  const [result, best] = [estimate, rating.estimates[0]].map(({ cardsLeft }) => exactly(cardsLeft.mean));
  return verdict("expected", result, best, amount, grade, better);
}

function byEngine(rating: Rating | null, seat: Seat, move: string): Verdict | null {
  const likely = rating?.likely;
  const own = likely?.moves.find((one) => one.move === move);
  if (!likely || !own) return null;
  const number = ({ lead, points }: LikelyMove) => lead ?? points[seat];
  const [advised] = likely.moves;
  const scale = advised.lead === null ? LIKELY_FISH : LIKELY_LEAD;
  const cost = Math.max(0, Math.round(100 * (number(advised) - number(own))) / 100);
  const grade = gradeOf(scale, cost);
  const better = likely.moves.filter((one) => isRight(gradeOf(scale, number(advised) - number(one))));
  return verdict(
    "likely",
    exactly(number(own)),
    exactly(number(advised)),
    isRight(grade) ? 0 : cost,
    grade,
    better.map((one) => one.move),
  );
}

function exactly(value: number): Bounds {
  return { low: value, high: value };
}

function verdict(
  judgedBy: JudgedBy,
  result: Bounds,
  best: Bounds,
  amount: number,
  grade: Grade | null,
  better: string[],
): Verdict {
  return { judgedBy, result, best, amount, grade, better };
}

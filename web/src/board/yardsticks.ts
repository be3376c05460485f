/* The yardsticks for the moves of a position, and what they recommend. They answer different questions and are never
   mixed. As in solver/yardsticks.py and solver/recommendation.py. */

import type { Bounds, Wants } from "../worker/messages.ts";
import { bestOf, isProved } from "./bounds.ts";
import type { MoveEstimate } from "./estimates.ts";
import type { Opinion } from "./board_game.ts";
import type { Study } from "./study.ts";

/** Rounds to simulate after each move, as solver/party/yardsticks.py does: the estimates are the same everywhere. */
export const EXPECTED_ROUNDS = 2016;

export const YARDSTICKS = ["worst case", "everyone for themselves", "expected"] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** A game whose moves have all yardsticks. */
export interface JudgedGame<Position> {
  /** The position as the core samples from it, with all hands open. */
  packOpen(position: Position): Uint8Array;
  /** The number by which the core names a move. */
  moveNumber(move: string): number;
  /** True if *everyone for themselves* is within reach. */
  searchesSelfish(position: Position): boolean;
}

/** A move by each yardstick, for the player who makes it; null where nothing is known. */
export interface MoveValues {
  readonly move: string;
  readonly worst: Bounds;
  readonly selfish: number | null;
  readonly expected: MoveEstimate | null;
}

/** The values known of a position besides the worst case. */
export interface Rating {
  /** The number of legal moves. */
  readonly moves: number;
  /** By move: what everybody is left with if all play for themselves. */
  readonly selfish: Map<string, readonly number[]>;
  /** The same before the move; null while it is not known. */
  selfishNow: readonly number[] | null;
  /** False if *everyone for themselves* is not within reach. */
  withinReach: boolean;
  /** The estimates by simulated rounds, the advised move first; empty while there are none. */
  estimates: readonly MoveEstimate[];
  /** The engine's opinion, in games that have an engine; null until it arrives. */
  likely: Opinion | null;
  /** True once there is nothing more to compute. */
  done: boolean;
}

export interface Recommendation {
  yardstick: Yardstick;
  /** The equally good best moves, the recommended one first. */
  best: string[];
  /** The best moves in the worst case. */
  safest: string[];
  /** True if no other move can turn out to be safer. */
  safestIsProved: boolean;
}

/** Every legal move of a position by each yardstick. */
export function moveValues(study: Study<unknown>, rating: Rating | null, mover: number): MoveValues[] {
  const estimates = new Map(rating?.estimates.map((estimate) => [estimate.move, estimate]));
  return [...study.worth].map(([move, worst]) => ({
    move,
    worst,
    selfish: rating?.selfish.get(move)?.[mover] ?? null,
    expected: estimates.get(move) ?? null,
  }));
}

/** The recommendation for the player to move. With two players the worst case decides, with more *everyone for themselves*
    where its best move is proved, otherwise *expected*. Null without moves. */
export function recommend(
  values: readonly MoveValues[],
  players: number,
  wants: Wants,
): Recommendation | null {
  if (!values.length) return null;
  const score = ({ low, high }: Bounds) => (wants === "fewest" ? -high : low);
  const safest = equallyGood(values, ({ worst }) => score(worst));
  const worst = bestOf(
    values.map((one) => one.worst),
    wants,
  );
  const shared = { safest, safestIsProved: isProved(worst) };
  if (players > 2 && values.every(({ selfish }) => selfish !== null)) {
    const best = equallyGood(values, ({ selfish }) => (wants === "fewest" ? -selfish! : selfish!));
    const first = values
      .filter(({ move }) => best.includes(move))
      .reduce((one, other) => (tieBreak(other, score) < tieBreak(one, score) ? other : one)).move;
    return { ...shared, yardstick: "everyone for themselves", best: firstThenRest(first, best) };
  }
  if (players > 2 && values.every(({ expected }) => expected !== null)) {
    const good = values.filter(({ expected }) => !expected!.clearlyBehind).map(({ move }) => move);
    const advised = values.find(({ expected }) => expected!.advised)!.move;
    return { ...shared, yardstick: "expected", best: firstThenRest(advised, good) };
  }
  return { ...shared, yardstick: "worst case", best: safest };
}

function equallyGood(values: readonly MoveValues[], score: (one: MoveValues) => number): string[] {
  const most = Math.max(...values.map(score));
  return values.filter((one) => score(one) === most).map(({ move }) => move);
}

/** Among equally good moves the best estimate comes first, then the safest move; a number that is smaller is better. */
function tieBreak({ expected, worst }: MoveValues, score: (worst: Bounds) => number): number {
  // Worst cases are whole numbers below 1000, so they decide only between equal means.
  return (expected?.cardsLeft.mean ?? 0) - score(worst) * 1e-9;
}

function firstThenRest(first: string, moves: readonly string[]): string[] {
  return [first, ...moves.filter((move) => move !== first)];
}

/** The yardstick whose numbers are shown unless somebody chooses another one. It does not depend on what is found, so
    that numbers do not change their meaning while somebody looks at them. */
export function usualYardstick(players: number, withinReach: boolean): Yardstick {
  if (players <= 2) return "worst case";
  return withinReach ? "everyone for themselves" : "expected";
}

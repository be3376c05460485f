/* Games of several rounds, as the pages use them. */

import type { Json, Seat } from "./game.ts";

/** A position and the moves played from it. */
export interface PlayedRound<Position> {
  position: Position;
  moves: string[];
}

/** A round that was read from a record, and its last position. */
export interface ReadRound<Position> extends PlayedRound<Position> {
  end: Position;
}

/** Checks of a deal. Methods, not functions, so that the rules of every game are rules of any game. */
export interface DealChecks<Position> {
  /** Throws a Refusal. */
  checkDeal(deal: Position): void;
}

export interface RoundReader<Position> {
  /** Read the record of a round from JSON, with checks of its deal before the first move. Throws a Refusal. */
  readRound(document: Json, checks: DealChecks<Position>): ReadRound<Position>;
}

/** A line of the standings; equal totals share a rank. */
export interface Place {
  rank: number;
  seat: Seat;
  total: number;
}

/** The rules of a game that is played in several rounds. */
export interface RoundRules<Position> {
  /** Read the record of a whole game from JSON. Throws a Refusal. */
  read(document: Json, reader: RoundReader<Position>): ReadRound<Position>[];
  /** The number of rounds of a game. */
  numberOf(position: Position): number;
  /** The points of a round that is over, by seat. */
  scores(end: Position): number[];
  /** The points held after a round that is over, or before one that is not, by seat. */
  totals(end: Position): number[];
  standings(totals: readonly number[]): Place[];
  /** True if another round follows after some finished ones. */
  goesOn(ends: readonly Position[]): boolean;
  /** The seat that starts the round after `played` rounds; `first` is the deal of the first one. */
  starter(first: Position, played: number): Seat;
}

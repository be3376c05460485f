/* The rules of a game as the pages use them. Nothing in this folder needs a document, so that Node can test it. */

import type { JsonObject } from "./input.ts";
import type { WrittenRecord } from "./record_text.ts";
import type { PlayedRound, RoundRules } from "./rounds.ts";

/** The number of a player, from 0. */
export type Seat = number;

/** A value read from JSON, not yet checked. */
export type Json = unknown;

/** A game as rules: `Position` is its own type, opaque to everybody else. */
export interface GameRules<Position> {
  readonly name: string;
  readonly title: string;
  /** A round or a game, as sentences call it. */
  readonly roundWord: string;
  /** A number of cards or fish in words. */
  amount(number: number): string;

  /** True if a text looks like a position of this game in one line. */
  isLine(text: string): boolean;
  /** Read a position in one line. Throws a Refusal. */
  fromLine(text: string): Position;
  line(position: Position): string;
  /** Read the JSON of a position. Throws a Refusal. */
  fromDocument(document: Json): Position;
  document(position: Position): object;

  /** The header of a record in text form that only this game has. */
  readonly boardHeader: string;
  /** The keys of a record besides its deal, its moves and its schema. */
  readonly recordKeys: readonly string[];
  /** Fill in what a record may leave out. Throws a Refusal. */
  completeRecord?(fields: JsonObject): JsonObject;
  /** Check what a record says about its end. Throws a Refusal. */
  checkEnd?(fields: JsonObject, end: Position): void;
  /** The JSON of a record in text form. Throws a Refusal. */
  documentFromText(written: WrittenRecord): JsonObject;
  /** The text form of a round, or of a whole game. */
  recordText(rounds: readonly PlayedRound<Position>[], game: boolean): string;
  /** The rules of whole games; absent if a game has no rounds. */
  readonly rounds?: RoundRules<Position>;

  names(position: Position): string[];
  /** The seat of the player to move; null when it is over. */
  toMove(position: Position): Seat | null;
  over(position: Position): boolean;
  /** Every legal move, as text. */
  moves(position: Position): string[];
  /** The position after a legal move. */
  after(position: Position, move: string): Position;
  /** Read a move as records write it. Throws a Refusal, which names `where`, if it is not legal. */
  readMove(position: Position, text: string, where: string): string;
}

/* The rules of a game as the pages use them. Nothing in this folder needs a document, so that Node can test it. */

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

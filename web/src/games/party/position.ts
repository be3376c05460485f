/* The rules of Penguin Party, as in solver/party/pyramid.py and position.py. Rows are strings from the base up, "." is
   an empty cell. A position is settled: `toMove` is a seat that can place a card, or null when the round is over.
   No function changes its arguments. */

import type { Seat } from "../game.ts";
import { parsePlace, placeText } from "../format.ts";

/** The rules of a round: an edition, and what differs from it. */
export interface Rules {
  edition: string;
  players: number;
  base: number;
  /** The number of cards of each of the `COLOURS`. */
  deck: number[];
  handSize: number;
  bonus: number;
  upperRows: "free" | "contiguous";
  stuck: "out" | "pass";
}

/** The rules that a pyramid needs. */
export type PyramidRules = Pick<Rules, "base" | "upperRows">;

export interface Player {
  name: string;
  hand: string;
  tokens: number;
  out: boolean;
}

export type PartyPosition = Turns<Player, Rules>;

/** What turns depend on. Puzzles leave out the rest. */
export type TurnPlayer = Pick<Player, "hand" | "out">;
export type TurnRules = Pick<Rules, "base" | "upperRows" | "stuck">;

/** A position with as much of players and rules as a page needs. */
export interface Turns<P extends TurnPlayer, R extends TurnRules> {
  rules: R;
  players: P[];
  rows: string[];
  /** The seat of the player to move; null when the round is over. */
  toMove: Seat | null;
}

export interface CardMove {
  colour: string;
  row: number;
  column: number;
}

/** A place where a card may go, and the colours that it accepts. */
export interface Slot {
  row: number;
  column: number;
  accepts: string;
}

export const COLOURS = "RGYPB";
export const EMPTY = ".";

/** The card and the place of a move such as `Rb2`; `a0` is the place left of the base. */
export function parseMove(text: string): CardMove {
  return { colour: text[0], ...parsePlace(text.slice(1)) };
}

export function cardAt(rows: string[], row: number, column: number): string {
  return rows[row]?.[column] ?? EMPTY;
}

/** The two cards that a cell rests on; EMPTY where there is none. */
export function cardsBelow(rows: string[], row: number, column: number): [string, string] {
  return [cardAt(rows, row - 1, column), cardAt(rows, row - 1, column + 1)];
}

/** Every place where a card may go now, by row, then column. */
export function openSlots(rows: string[], rules: PyramidRules): Slot[] {
  if (rows.length === 0) return [{ row: 0, column: 0, accepts: COLOURS }];
  const width = rows[0].length;
  const slots: Slot[] = [];
  if (width < rules.base) {
    slots.push({ row: 0, column: -1, accepts: COLOURS }, { row: 0, column: width, accepts: COLOURS });
  }
  for (let row = 1; row <= rows.length; row += 1) {
    for (let column = 0; column < width - row; column += 1) {
      const [left, right] = cardsBelow(rows, row, column);
      if (cardAt(rows, row, column) !== EMPTY || left === EMPTY || right === EMPTY) continue;
      if (rules.upperRows === "contiguous" && !touches(rows[row] ?? "", column)) continue;
      slots.push({ row, column, accepts: sortHand(left === right ? left : left + right) });
    }
  }
  return slots;
}

/** The colours that some open place accepts, in the order of `COLOURS`. */
export function fittingColours(rows: string[], rules: PyramidRules): string {
  const accepted = openSlots(rows, rules).flatMap(({ accepts }) => [...accepts]);
  return [...COLOURS].filter((colour) => accepted.includes(colour)).join("");
}

/** True if a card there starts its row or touches a card in it. */
function touches(row: string, column: number): boolean {
  const cards = (text: string) => text.replaceAll(EMPTY, "") !== "";
  return !cards(row) || cards(row.slice(Math.max(column - 1, 0), column + 2));
}

/** The pyramid with a card in an open slot. */
export function withCard(rows: string[], { colour, row, column }: CardMove): string[] {
  if (rows.length === 0) return [colour];
  if (row === 0) {
    return column < 0
      ? [colour + rows[0], ...rows.slice(1).map((upper) => EMPTY + upper)]
      : [rows[0] + colour, ...rows.slice(1).map((upper) => upper + EMPTY)];
  }
  const grown = row < rows.length ? [...rows] : [...rows, EMPTY.repeat(rows[0].length - row)];
  grown[row] = withLetter(grown[row], column, colour);
  return grown;
}

/** The pyramid without a card; null if another card rests on it, or if it lies inside the base. */
export function withoutCard(rows: string[], row: number, column: number): string[] | null {
  const carries = [column - 1, column].some((above) => cardAt(rows, row + 1, above) !== EMPTY);
  if (carries || (row === 0 && column > 0 && column < rows[0].length - 1)) return null;
  const left = rows.map((cards, number) => {
    if (row > 0) return number === row ? withLetter(cards, column, EMPTY) : cards;
    return column === 0 ? cards.slice(1) : cards.slice(0, -1);
  });
  while (left.length && !left.at(-1)!.replaceAll(EMPTY, "")) left.pop();
  return left;
}

export function withLetter(text: string, index: number, letter: string): string {
  return text.slice(0, index) + letter + text.slice(index + 1);
}

export function without(cards: string, colour: string): string {
  return cards.replace(colour, "");
}

export function countOf(cards: string, colour: string): number {
  return cards.split(colour).length - 1;
}

/** The same cards in the order of `COLOURS`. */
export function sortHand(cards: string): string {
  return [...COLOURS].map((colour) => colour.repeat(countOf(cards, colour))).join("");
}

export function isActive(player: Pick<Player, "hand" | "out">): boolean {
  return player.hand !== "" && !player.out;
}

/** The settled position: finds the next player from `turn` on who can move, and marks those who drop out. */
export function settle<P extends TurnPlayer, R extends TurnRules>(
  rules: R,
  players: P[],
  rows: string[],
  turn: Seat,
): Turns<P, R> {
  const accepted = new Set(openSlots(rows, rules).flatMap((slot) => [...slot.accepts]));
  const after = players.map((player) => ({ ...player }));
  for (let step = 0; step < after.length; step += 1) {
    const seat = (turn + step) % after.length;
    const player = after[seat];
    if (!isActive(player)) continue;
    const fits = [...player.hand].some((card) => accepted.has(card));
    if (fits) return { rules, players: after, rows, toMove: seat };
    if (rules.stuck === "out") player.out = true;
  }
  return { rules, players: after, rows, toMove: null };
}

/** The position after a legal move of the player to move. */
export function positionAfter<P extends TurnPlayer, R extends TurnRules>(
  position: Turns<P, R>,
  text: string,
): Turns<P, R> {
  const move = parseMove(text);
  const seat = position.toMove!;
  const players = position.players.map((player, number) =>
    number === seat ? { ...player, hand: without(player.hand, move.colour) } : player,
  );
  return settle(position.rules, players, withCard(position.rows, move), (seat + 1) % players.length);
}

/** Every legal move of the player to move, by place, then colour. */
export function placements(position: Turns<TurnPlayer, TurnRules>): string[] {
  if (position.toMove === null) return [];
  const { hand } = position.players[position.toMove];
  return openSlots(position.rows, position.rules).flatMap(({ row, column, accepts }) =>
    [...accepts].filter((colour) => hand.includes(colour)).map((colour) => colour + placeText(row, column)),
  );
}

/** The key of a position in the book of a duel. */
export function positionKey({ rows, players, toMove }: Turns<TurnPlayer, TurnRules>): string {
  const hands = players.map((player) => player.hand + (player.out ? "!" : "")).join(",");
  return `${rows.join("/")}|${hands}|${toMove ?? "-"}`;
}

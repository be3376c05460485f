/* Penguin Party for the core: bounds that need no search, positions and moves as bytes and numbers. */

import { placeText } from "../../games/format.ts";
import type { Seat } from "../../games/game.ts";
import type { PartyPosition } from "../../games/party/position.ts";
import { COLOURS, countOf, isActive, parseMove } from "../../games/party/position.ts";
import { LEFT_OF_BASE, moveNumber, moveParts, pack, padded } from "../../worker/layout.ts";
import type { SearchedGame } from "../board_game.ts";

export const MOST_PLAYERS = 6;
const ROW_CELLS = 8;
const CELLS = ROW_CELLS * ROW_CELLS;

interface PartySearch extends SearchedGame<PartyPosition> {
  /** The number by which the core names a move. */
  moveNumber(text: string): number;
}

export const PARTY_SEARCH: PartySearch = {
  wants: "fewest",
  firstSlice: 2 ** 17,
  mostPositions: 2 ** 29,
  alsoFromAbove: true,
  reviewsWhileProved: false,

  bounds(position, seat) {
    const { hand } = position.players[seat];
    const done = position.toMove === null || !isActive(position.players[seat]);
    return { low: done ? hand.length : 0, high: hand.length };
  },

  marginBounds(position) {
    const [first, second] = position.players.map((_, seat) => {
      const score = (cards: number) => cards || -partyBonus(position, seat);
      const { low, high } = PARTY_SEARCH.bounds(position, seat);
      return { low: score(low), high: score(high) };
    });
    return { low: second.low - first.high, high: second.high - first.low };
  },

  countTaken: () => 0,

  pack(position) {
    const { rules, players, rows, toMove } = position;
    return pack("partyPosition", {
      players: players.length,
      base: rules.base,
      contiguous: Number(rules.upperRows === "contiguous"),
      pass: Number(rules.stuck === "pass"),
      toMove: toMove ?? 0,
      credits: [partyBonus(position, 0), partyBonus(position, 1)],
      hands: padded(
        players.flatMap(({ hand }) => colourCounts(hand)),
        MOST_PLAYERS * COLOURS.length,
      ),
      out: padded(
        players.map(({ out }) => Number(out)),
        MOST_PLAYERS,
      ),
      cells: packRows(rows),
    });
  },

  moveText(number) {
    const [colour, place] = moveParts(number);
    const row = Math.floor(place / ROW_CELLS);
    return COLOURS[colour] + (place === LEFT_OF_BASE ? placeText(0, -1) : placeText(row, place % ROW_CELLS));
  },

  moveNumber(text) {
    const { colour, row, column } = parseMove(text);
    return moveNumber(COLOURS.indexOf(colour), column < 0 ? LEFT_OF_BASE : ROW_CELLS * row + column);
  },
};

/** The credit of an empty hand. */
function partyBonus({ rules, players }: PartyPosition, seat: Seat): number {
  return Math.min(rules.bonus, players[seat].tokens);
}

function colourCounts(cards: string): number[] {
  return Array.from(COLOURS, (colour) => countOf(cards, colour));
}

/** The cells row by row: 0 for an empty one, else the colour plus one. */
export function packRows(rows: readonly string[]): number[] {
  const cells = new Array<number>(CELLS).fill(0);
  for (const [row, cards] of rows.entries()) {
    for (const [column, card] of Array.from(cards).entries()) {
      cells[ROW_CELLS * row + column] = COLOURS.indexOf(card) + 1;
    }
  }
  return cells;
}

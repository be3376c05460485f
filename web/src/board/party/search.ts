/* Penguin Party for the core: bounds that need no search, positions and moves as bytes and numbers. */

import { placeText } from "../../games/format.ts";
import { COLOURS, countOf, isActive, parseMove } from "../../games/party/position.ts";

const LEFT_OF_BASE = 64;

export const PARTY_SEARCH = {
  wants: "fewest",
  /** The most positions that a question may visit in the first round, and in all. */
  firstSlice: 2 ** 17,
  mostPositions: 2 ** 29,
  /** Whether long searches also narrow from above. */
  alsoFromAbove: true,
  reviewsWhileProved: false,

  /** Static bounds on a player's guaranteed result. */
  bounds(position, seat) {
    const { hand } = position.players[seat];
    const done = position.toMove === null || !isActive(position.players[seat]);
    return { low: done ? hand.length : 0, high: hand.length };
  },

  marginBounds(position) {
    const [first, second] = position.players.map((_, seat) => {
      const score = (cards) => cards || -partyBonus(position, seat);
      const { low, high } = PARTY_SEARCH.bounds(position, seat);
      return { low: score(low), high: score(high) };
    });
    return { low: second.low - first.high, high: second.high - first.low };
  },

  /** Points that the core does not count: none in this game. */
  countTaken: () => 0,

  /** The position as solver/core/web_party.cpp reads it. */
  pack({ rules, players, rows, toMove }) {
    const bonuses = [0, 1].map((seat) => Math.min(rules.bonus, players[seat].tokens));
    const head = [
      players.length,
      rules.base,
      rules.upperRows === "contiguous",
      rules.stuck === "pass",
      toMove ?? 0,
    ];
    const hands = Array.from({ length: 6 }, (_, seat) => {
      const { hand, out } = players[seat] ?? { hand: "", out: false };
      return [...colourCounts(hand), out];
    });
    return Uint8Array.from([...head, ...bonuses, ...hands.flat(), ...packRows(rows)].map(Number));
  },

  moveText(number) {
    const place = number % 256;
    const name = place === LEFT_OF_BASE ? "a0" : placeText(Math.floor(place / 8), place % 8);
    return COLOURS[Math.floor(number / 256)] + name;
  },

  moveNumber(text) {
    const { colour, row, column } = parseMove(text);
    return 256 * COLOURS.indexOf(colour) + (column < 0 ? LEFT_OF_BASE : 8 * row + column);
  },
};

function partyBonus({ rules, players }, seat) {
  return Math.min(rules.bonus, players[seat].tokens);
}

function colourCounts(cards) {
  return [...COLOURS].map((colour) => countOf(cards, colour));
}

/** 64 cells, row by row: 0 for an empty one, else the colour plus one. */
export function packRows(rows) {
  const cells = new Array(64).fill(0);
  for (const [row, cards] of rows.entries()) {
    for (const [column, card] of [...cards].entries()) cells[8 * row + column] = COLOURS.indexOf(card) + 1;
  }
  return cells;
}

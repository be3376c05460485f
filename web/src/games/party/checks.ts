/* Checks of a pyramid: as checked_rows in solver/party/pyramid.py and check_deck in position.py. */

import type { Player, Rules } from "./position.ts";
import { placeText } from "../format.ts";
import { quote, Refusal } from "../input.ts";
import { cardsBelow, COLOURS, countOf, EMPTY } from "./position.ts";

/** The field of a document that holds the rows. */
export const ROWS_FIELD = "pyramid";

export function checkRows(given: string[], rules: Rules): string[] {
  if (!given.length) return [];
  const width = given[0].length;
  for (const [number, row] of given.entries()) {
    const where = `pyramid[${number}]`;
    for (const letter of row) {
      if (letter === EMPTY || COLOURS.includes(letter.toUpperCase())) continue;
      throw new Refusal(where, `unknown colour ${quote(letter)}; a cell is one of ${COLOURS} or '.'`);
    }
    if (number === 0) {
      if (!row) throw new Refusal(where, "the row is empty; leave it out");
      if (width > rules.base)
        throw new Refusal(where, `${width} cards wide, but the base holds ${rules.base}`);
      if (row.includes(EMPTY)) throw new Refusal(where, "the base has a gap; base cards lie side by side");
    } else if (number >= width) {
      throw new Refusal(where, `a base of ${width} carries at most ${width} rows`);
    } else if (row.length !== width - number) {
      throw new Refusal(where, `${row.length} cells, but this row has ${width - number}`);
    }
  }
  const rows = given.map((row) => row.toUpperCase());
  while (!rows[rows.length - 1].replaceAll(EMPTY, "")) rows.pop();
  for (let row = 1; row < rows.length; row += 1) {
    for (const [column, card] of [...rows[row]].entries()) {
      if (card === EMPTY) continue;
      const [left, right] = cardsBelow(rows, row, column);
      const there = `${card} at ${placeText(row, column)}`;
      if ([left, right].includes(EMPTY))
        throw new Refusal(`pyramid[${row}]`, `${there} rests on an empty cell`);
      if (![left, right].includes(card)) {
        throw new Refusal(`pyramid[${row}]`, `${there} matches neither ${left} nor ${right} below`);
      }
    }
  }
  return rows;
}

/** Refuse more cards of a colour than the deck has. */
export function checkDeck(players: Player[], rows: string[], rules: Rules): void {
  for (const [index, colour] of [...COLOURS].entries()) {
    const held = rules.deck[index];
    let number = countOf(rows.join(""), colour);
    if (number > held) throw new Refusal("pyramid", `${number} ${colour} cards, but the deck has ${held}`);
    for (const [seat, player] of players.entries()) {
      number += countOf(player.hand, colour);
      if (number <= held) continue;
      const what = `${number} or more ${colour} cards in hands and pyramid, but the deck has ${held}`;
      throw new Refusal(`players[${seat}].hand`, what);
    }
  }
}

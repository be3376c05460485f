/* The yardsticks besides the worst case, for the core: the view of an open position, and which positions are small
   enough for *everyone for themselves*. As in solver/party/game.py and yardsticks.py. */

import { COLOURS, countOf, isActive, type PartyPosition } from "../../games/party/position.ts";
import { concat, pack, padded } from "../../worker/layout.ts";
import type { JudgedGame } from "../yardsticks.ts";
import { MIXED_OPPONENTS } from "./player_view.ts";
import { MOST_PLAYERS, PARTY_SEARCH } from "./search.ts";

/** By number of players: the most cards in all hands together. */
const SELFISH_CARDS = [26, 26, 24, 24, 24];
/** With three or more players: this many, less two for every free base place. */
const OPEN_BASE_CARDS = 26;
/** With two players: this many, less one for every base place, and another if it is free. */
const OPEN_BASE_CARDS_OF_TWO = 38;
/** As many as this are always few enough. */
const FEW_CARDS = 15;

export const PARTY_YARDSTICKS: JudgedGame<PartyPosition> = {
  packOpen(position) {
    const shown = position.players.map(({ hand }) => hand).join("") + position.rows.join("");
    const { deck } = position.rules;
    return concat([
      PARTY_SEARCH.pack(position),
      pack("partyView", {
        hidden: padded([], MOST_PLAYERS),
        unseen: deck.map((number, colour) => number - countOf(shown, COLOURS[colour])),
        opponents: MIXED_OPPONENTS,
        drawers: 0,
        drawerSeats: padded([], MOST_PLAYERS),
        drawings: 0,
        seenMoves: 0,
      }),
    ]);
  },

  moveNumber: (move) => PARTY_SEARCH.moveNumber(move),

  searchesSelfish({ rules, players, rows, toMove }) {
    const cards = players.filter(isActive).reduce((all, { hand }) => all + hand.length, 0);
    const free = rules.base - (rows.at(0)?.length ?? 0);
    const withBase =
      players.length === 2 ? OPEN_BASE_CARDS_OF_TWO - rules.base - free : OPEN_BASE_CARDS - 2 * free;
    return (
      toMove === null || cards <= Math.min(SELFISH_CARDS[players.length - 2], Math.max(FEW_CARDS, withBase))
    );
  },
};

/* The base of the Penguin Party games: a move is a card and a place, as in `Rb2`. */

import { colourName } from "../../games/party/colours.ts";
import { hintStages } from "../hints.ts";

/** A game with the methods that all card games share, and its `own`. */
export function cardGame({ refusal, ...own }) {
  return {
    refusal: (position, move) =>
      /^[a-h][0-9]$/.test(move) ? "Choose a card first." : refusal(position, move),

    refuseChoice: (colour) => `There is no ${colourName(colour)} card to choose.`,

    put: (card, place) => card + place,

    moveAt: (position, place, chosen) => chosen + place,

    moveBack: () => "undo",

    hands: () => [],

    /** The shortcut "card": choose a card; if a place has the focus, put it there. */
    act(_name, colour, play, board) {
      if (board.hasFocus()) play.put(colour, board.current);
      else play.choose(colour);
    },

    ...own,
  };
}

/** The stages of a hint for a card; `explained` are the parts of its reason. */
export function cardHint(step, explained) {
  return hintStages(step, explained, "card", "place it");
}

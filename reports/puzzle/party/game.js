/* What the games of Penguin Party share: a move is a card and a place, as in `Rb2`. */

/** A game of cards; `own` is what it has of its own. */
function cardGame({ refusal, ...own }) {
  return {
    refusal: (position, move) => (/^[a-h][0-9]$/.test(move) ? "Choose a card first." : refusal(position, move)),

    refuseChoice: (colour) => `There is no ${colourName(colour)} card to choose.`,

    put: (card, place) => card + place,

    moveAt: (position, place, chosen) => chosen + place,

    moveBack: () => "undo",

    hands: () => [],

    /** A letter or a number chooses a card, and on a place puts it there. */
    keyMeaning(key, play, board) {
      const colour = COLOURS[Number(key) - 1] ?? key.toUpperCase();
      if (key.length !== 1 || !COLOURS.includes(colour)) return undefined;
      return () => (board.hasFocus() ? play.put(colour, board.current) : play.choose(colour));
    },

    ...own,
  };
}

/** The stages of a hint for a card, and why it goes there, in parts. */
function cardHint(step, explained) {
  return hintStages(step, explained, "card", "place it");
}

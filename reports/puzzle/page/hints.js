/* Hints in stages, and what is said when something went wrong before. */

/** The stages of a hint: how to think, then where, then which card and why. */
function hintStages({ technique, place }, explained) {
  return [
    { text: `${technique} Hint again for the place.` },
    { text: `Look at ${place}. Hint again for the card.`, place },
    { text: `${explained} Hint again to place it.`, place },
  ];
}

/** What went wrong: `red on b5, 2 moves ago, was the mistake.` */
function mistakeText(moves, right) {
  const ago = moves.length - right;
  const when = ago === 1 ? "" : `, ${ago} moves ago,`;
  return `${colourName(moves[right][0])} on ${moves[right].slice(1)}${when} was the mistake.`;
}

/** A hint for a position that is lost: where it went wrong, then back to there. */
function mistakeHint(moves, right) {
  const text = `${capital(mistakeText(moves, right))} Hint again goes back to it.`;
  return { id: `wrong ${moves.join()}`, stages: [{ text, tone: "wrong" }], keep: right };
}

/** Which card goes where, and why. */
function cardFirst({ card, place, reason }) {
  return `${capital(colourName(card))} goes to ${place}. ${reason}`.trim();
}

/** A step for a position off the explained line, from the moves that are good there. */
function plainStep(good) {
  const [move] = good;
  const technique = good.length === 1 ? "Just one move works here." : `${good.length} moves work here.`;
  const reason = good.length === 1 ? "Everything else fails." : "";
  return { technique, move, place: move.slice(1), card: move[0], reason };
}

/* Hints in stages, what of them is drawn on the board, and what is said when something went wrong before. */

/* A drawing is { marks: { place: role }, struck: { place: colours }, chain: [{ place, colours }] }; a mark on
   the board is { role, struck, links, colours }:
     role      "target", "because", "clash", "wrong" or "fresh"
     struck    the colours that are out there
     links     the numbers that the place has in the chain
     colours   the colours that the chain leaves to it */

/** A mark on one place, or none. */
function markOf(place, role) {
  return new Map(place ? [[place, { role, struck: "", links: [], colours: "" }]] : []);
}

/** What a hint draws on the board. */
function drawnMarks({ marks = {}, struck = {}, chain = [] }) {
  const drawn = new Map();
  const at = (place) => {
    if (!drawn.has(place)) drawn.set(place, { role: "because", struck: "", links: [], colours: "" });
    return drawn.get(place);
  };
  for (const [place, role] of Object.entries(marks)) at(place).role = role;
  for (const [place, colours] of Object.entries(struck)) at(place).struck = colours;
  for (const [number, { place, colours }] of chain.entries()) {
    at(place).links.push(number + 1);
    at(place).colours = colours;
  }
  return drawn;
}

/** The stages of a hint: how to think, then where, then which card and why, in one text or part by part, and
    drawn on the board. */
function hintStages({ technique, place, drawing }, explained) {
  const marks = drawnMarks(drawing);
  return [
    { text: `${technique} Hint again for the place.` },
    { text: `Look at ${place}. Hint again for the card.`, marks: markOf(place, "target") },
    ...explained.slice(0, -1).map((part) => ({ text: `${part} Hint again to go on.`, marks })),
    { text: `${explained.at(-1)} Hint again to place it.`, marks },
  ];
}

/** Why a card goes where it goes, in parts that can be read one by one. */
function reasonParts({ reason, parts = [] }) {
  return parts.length > 1 ? parts : [reason];
}

/** A hint that something placed is wrong: what, and then it is taken back. */
function mistakeStages(text, place) {
  return [{ text: `${text} Hint again takes it back.`, marks: markOf(place, "wrong"), tone: "wrong" }];
}

/** Which card goes where, and why, in parts. */
function cardFirst(step) {
  const [first, ...others] = reasonParts(step);
  return [`${capital(colourName(step.card))} goes to ${step.place}. ${first}`.trim(), ...others];
}

/** A step for a position off the explained line, from the moves that are good there. */
function plainStep(good) {
  const [move] = good;
  const place = move.slice(1);
  const technique = good.length === 1 ? "Just one move works here." : `${good.length} moves work here.`;
  const reason = good.length === 1 ? "Everything else fails." : "";
  return { technique, move, place, card: move[0], reason, drawing: { marks: { [place]: "target" } } };
}

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
function marksOf({ marks = {}, struck = {}, chain = [] }) {
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

/** The stages of a hint: how to think, then where, then which move and why, in one text or part by part, and
    drawn on the board. `sought` is what a move needs besides a place, `act` how it is made. */
function hintStages({ technique, place, drawing }, explained, sought, act) {
  const marks = marksOf(drawing);
  return [
    { text: `${technique} Hint again for the place.` },
    { text: `Look at ${place}. Hint again for the ${sought}.`, marks: markOf(place, "target") },
    ...explained.slice(0, -1).map((part) => ({ text: `${part} Hint again to go on.`, marks })),
    { text: `${explained.at(-1)} Hint again to ${act}.`, marks },
  ];
}

/** Why a move is made, in parts that can be read one by one. */
function reasonParts({ reason, parts = [] }) {
  return parts.length > 1 ? parts : [reason];
}

/** How many moves from the first one on were right: as many can stay. */
function countRight(moves, isRight) {
  const first = moves.findIndex((move, number) => !isRight(move, number));
  return first < 0 ? moves.length : first;
}

/** A hint that something placed is wrong: what, and then it is taken back. */
function mistakeStages(text, place) {
  return [{ text: `${text} Hint again takes it back.`, marks: markOf(place, "wrong"), tone: "wrong" }];
}

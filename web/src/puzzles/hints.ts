/* Hints in stages, the marks they draw on the board, and hints about mistakes. */

/* A drawing is { marks: { place: role }, struck: { place: colours }, chain: [{ place, colours }] }; a mark on
   the board is { role, struck, links, colours }:
     role      "target", "because", "clash", "wrong" or "fresh"
     struck    the colours that are ruled out there
     links     the numbers of the place in the chain
     colours   the colours that the chain leaves possible there */

/** A mark on one place; no marks if the place is empty. */
export function markOf(place, role) {
  return new Map(place ? [[place, { role, struck: "", links: [], colours: "" }]] : []);
}

/** The marks of a drawing, by place. */
export function marksOf({ marks = {}, struck = {}, chain = [] }) {
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

/** The stages of a hint: the technique, then the place, then the move with its reason, part by part and drawn on the
    board. `sought` names the piece that moves, `act` the action: "card" and "place it". */
export function hintStages({ technique, place, drawing }, explained, sought, act) {
  const marks = marksOf(drawing);
  return [
    { text: `${technique} Press Hint again for the place.` },
    { text: `Look at ${place}. Press Hint again for the ${sought}.`, marks: markOf(place, "target") },
    ...explained.slice(0, -1).map((part) => ({ text: `${part} Press Hint again to go on.`, marks })),
    { text: `${explained.at(-1)} Press Hint again to ${act}.`, marks },
  ];
}

/** The reason for a move, in parts to read one by one. */
export function reasonParts({ reason, parts = [] }) {
  return parts.length > 1 ? parts : [reason];
}

/** The number of moves before the first wrong one. */
export function countRight(moves, isRight) {
  const first = moves.findIndex((move, number) => !isRight(move, number));
  return first < 0 ? moves.length : first;
}

/** A hint about a mistake: names it, then takes it back. */
export function mistakeStages(text, place) {
  return [
    { text: `${text} Press Hint again to take it back.`, marks: markOf(place, "wrong"), tone: "wrong" },
  ];
}

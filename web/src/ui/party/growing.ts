/* A pyramid that grows card by card: its cells, the turns of its cards, and refused places. A position of such a game
   has `rows`, and `turns`: the number of the turn by the current place of every card that was placed. */

import { capital, parsePlace, placeText } from "../../games/format.ts";
import { acceptsText, colourName, restsText } from "../../games/party/colours.ts";
import { cardAt, cardsBelow, COLOURS, EMPTY, openSlots } from "../../games/party/position.ts";
import { mistakeStages, reasonParts } from "../../puzzles/hints.ts";
import { cardCell } from "./cards.ts";

/** The cells of a growing pyramid: cards, open places, and places that are closed for now. */
export function growingCells({ rows, turns }, rules, chosen) {
  const slots = openSlots(rows, rules);
  const open = new Map(slots.map(({ row, column, accepts }) => [placeText(row, column), accepts]));
  const width = rows[0]?.length ?? 0;
  const left = open.has("a0") ? -1 : 0;
  const right = open.has(placeText(0, width)) ? width : width - 1;
  const highest = Math.max(...slots.map((slot) => slot.row), rows.length - 1);
  const cells = [];
  for (let row = 0; row <= highest; row += 1) {
    for (let column = row ? 0 : left; column <= (row ? width - row - 1 : right); column += 1) {
      const place = placeText(row, column);
      const card = cardAt(rows, row, column).replace(EMPTY, "");
      const accepts = open.get(place) ?? "";
      const turn = turns[place] ?? 0;
      cells.push(
        cardCell({
          place,
          row,
          column,
          x: column - left + row / 2,
          card,
          turn,
          given: false,
          accepts,
          any: accepts === COLOURS,
          kind: card ? "card" : accepts ? "slot" : "gap",
          fits: chosen !== "" && accepts.includes(chosen),
          label: growingLabel(rows, row, column, { place, card, turn, accepts }),
        }),
      );
    }
  }
  return { cells, width: right - left + 1, height: highest + 1 };
}

function growingLabel(rows, row, column, { place, card, turn, accepts }) {
  if (card) return `${place}, ${colourName(card)} card${turn ? `, placed in turn ${turn}` : ""}`;
  if (!accepts) return `${place}, closed`;
  const rests = restsText(rows, row, column);
  return [place, "open", `accepts ${acceptsText(accepts)}`, rests].filter(Boolean).join(", ");
}

/** Why a card may not go to a place of a growing pyramid, or "". */
export function slotRefusal(rows, rules, colour, place) {
  const { row, column } = parsePlace(place);
  if (cardAt(rows, row, column) !== EMPTY) return `${place} is taken. Undo takes back your last card.`;
  const slot = openSlots(rows, rules).find((open) => open.row === row && open.column === column);
  if (!slot) {
    const carried = row > 0 && !cardsBelow(rows, row, column).includes(EMPTY);
    const needed = carried ? "it must touch a card of its row" : "it needs two cards below it";
    return `${place} is not open: ${needed}.`;
  }
  if (slot.accepts.includes(colour)) return "";
  return `${place} accepts ${acceptsText(slot.accepts)}, not ${colourName(colour)}.`;
}

/** True if a move puts a card left of the base, which shifts all columns. */
function growsLeft(move) {
  return move.slice(1) === "a0";
}

/** The place of a move's card after the move, when columns may have shifted. */
export function placeAfter(move) {
  return growsLeft(move) ? "a1" : move.slice(1);
}

/** The number of cards placed so far, by all players. */
function turnsSoFar({ turns }) {
  return Object.keys(turns).length;
}

/** The `turns` after one more move. */
export function withTurn(position, move) {
  const shift = growsLeft(move) ? 1 : 0;
  const moved = Object.entries(position.turns).map(([place, turn]) => {
    const { row, column } = parsePlace(place);
    return [placeText(row, column + shift), turn];
  });
  return { ...Object.fromEntries(moved), [placeAfter(move)]: turnsSoFar(position) + 1 };
}

/** A hint for a lost position: names the wrong card and its place, then goes back to before it. */
export function mistakeHint(moves, positions, right) {
  const turn = turnsSoFar(positions[right]) + 1;
  const [place] = Object.entries(positions.at(-1).turns).find(([, number]) => number === turn);
  const text = `Card ${turn}, ${colourName(moves[right][0])} on ${place}, was the mistake.`;
  return { id: `wrong ${moves.join()}`, stages: mistakeStages(text, place), keep: right };
}

/** The card, its place and the reason, in parts. */
export function cardFirst(step) {
  const [first, ...others] = reasonParts(step);
  return [`${capital(colourName(step.card))} goes to ${step.place}. ${first}`.trim(), ...others];
}

/** A step for a position off the explained line; `good` are the good moves there. */
export function plainStep(good) {
  const [move] = good;
  const place = move.slice(1);
  const technique = good.length === 1 ? "Just one move works here." : `${good.length} moves work here.`;
  const reason = good.length === 1 ? "Everything else fails." : "";
  return { technique, move, place, card: move[0], reason, drawing: { marks: { [place]: "target" } } };
}

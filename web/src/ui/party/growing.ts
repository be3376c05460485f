/* A pyramid that grows card by card: its cells, the turns of its cards, and refused places. */

import { parsePlace, placeText } from "../../games/format.ts";
import { acceptsText, colourList, restsText } from "../../games/party/colours.ts";
import {
  cardAt,
  cardsBelow,
  COLOURS,
  EMPTY,
  openSlots,
  type PyramidRules,
} from "../../games/party/position.ts";
import { either, say } from "../../language/messages.ts";
import type { Cell } from "../board.ts";
import { cardCell, type PyramidCell } from "./cards.ts";

/** The number of the turn of every card that was placed, by its current place. */
export type Turns = Partial<Record<string, number>>;

export interface GrowingPyramid {
  rows: string[];
  turns: Turns;
}

export interface GrowingView {
  cells: (Cell & PyramidCell)[];
  width: number;
  height: number;
}

/** The cells of a growing pyramid: cards, open places, and places that are closed for now. */
export function growingCells(
  { rows, turns }: GrowingPyramid,
  rules: PyramidRules,
  chosen: string,
): GrowingView {
  const slots = openSlots(rows, rules);
  const open = new Map(slots.map(({ row, column, accepts }) => [placeText(row, column), accepts]));
  const width = rows.at(0)?.length ?? 0;
  const left = open.has("a0") ? -1 : 0;
  const right = open.has(placeText(0, width)) ? width : width - 1;
  const highest = Math.max(...slots.map((slot) => slot.row), rows.length - 1);
  const cells: GrowingView["cells"] = [];
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

function growingLabel(
  rows: string[],
  row: number,
  column: number,
  { place, card, turn, accepts }: Pick<PyramidCell, "place" | "card" | "turn" | "accepts">,
): string {
  if (card) {
    const parts = [place, say("page-spot-card", { colour: card })];
    return [...parts, ...(turn ? [say("page-spot-turn", { turn })] : [])].join(", ");
  }
  if (!accepts) return [place, say("page-spot-closed")].join(", ");
  const rests = restsText(rows, row, column);
  const end =
    row > 0 || !rows.length ? "" : column < 0 ? say("page-spot-left-end") : say("page-spot-right-end");
  return [place, end, say("page-spot-open"), acceptsText(accepts), rests].filter(Boolean).join(", ");
}

/** Why a card may not go to a place of a growing pyramid, or "". */
export function slotRefusal(rows: string[], rules: PyramidRules, colour: string, place: string): string {
  const { row, column } = parsePlace(place);
  if (cardAt(rows, row, column) !== EMPTY) return say("page-spot-taken", { place });
  const slot = openSlots(rows, rules).find((open) => open.row === row && open.column === column);
  if (!slot) {
    const carried = row > 0 && !cardsBelow(rows, row, column).includes(EMPTY);
    return carried ? say("page-spot-touch", { place }) : say("page-spot-carried", { place });
  }
  if (slot.accepts.includes(colour)) return "";
  return say("page-spot-refuses", { place, colours: colourList(slot.accepts, either), colour });
}

/** True if a move puts a card left of the base, which shifts all columns. */
function growsLeft(move: string): boolean {
  return move.slice(1) === "a0";
}

/** The place of a move's card after the move, when columns may have shifted. */
export function placeAfter(move: string): string {
  return growsLeft(move) ? "a1" : move.slice(1);
}

/** The number of cards placed so far, by all players. */
export function turnsSoFar({ turns }: Pick<GrowingPyramid, "turns">): number {
  return Object.keys(turns).length;
}

/** The `turns` after one more move. */
export function withTurn(position: Pick<GrowingPyramid, "turns">, move: string): Turns {
  const shift = growsLeft(move) ? 1 : 0;
  const moved = Object.entries(position.turns).map(([place, turn]) => {
    const { row, column } = parsePlace(place);
    return [placeText(row, column + shift), turn] as const;
  });
  return { ...Object.fromEntries(moved), [placeAfter(move)]: turnsSoFar(position) + 1 };
}

/* Names of colours, and sentences about what a place accepts and rests on. */

import { listText } from "../format.ts";
import { cardsBelow, COLOURS, EMPTY } from "./position.ts";

const COLOUR_NAMES: Record<string, string> = {
  R: "red",
  G: "green",
  Y: "yellow",
  P: "purple",
  B: "blue",
  [EMPTY]: "empty",
};

export function colourName(colour: string): string {
  return COLOUR_NAMES[colour];
}

export function colourList(colours: string | string[], joint: string): string {
  return listText([...colours].map(colourName), joint);
}

/** The colours a place accepts: `only red or green`. */
export function acceptsText(accepts: string): string {
  return accepts === COLOURS ? "any colour" : `only ${colourList(accepts, "or")}`;
}

/** The cards below a cell: `rests on red and an empty place`; empty for the base. */
export function restsText(rows: string[], row: number, column: number): string {
  if (row === 0) return "";
  const [left, right] = cardsBelow(rows, row, column);
  if (left === right) return `rests on two ${left === EMPTY ? "empty places" : `${colourName(left)} cards`}`;
  const names = [left, right].map((card) => (card === EMPTY ? "an empty place" : colourName(card)));
  return `rests on ${listText(names, "and")}`;
}

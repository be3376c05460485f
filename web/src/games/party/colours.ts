/* Names of colours, and labels about what a place accepts and rests on. */

import { either, listed, say } from "../../language/messages.ts";
import { cardsBelow, COLOURS, EMPTY } from "./position.ts";

export function colourName(colour: string): string {
  return say("page-colour", { colour });
}

/** Colours in a sentence, joined by `join`: `either`, `listed` or `inOrder`. "" if there are none. */
export function colourList(colours: string | string[], join: (words: readonly string[]) => string): string {
  return colours.length ? join([...colours].map((colour) => say("page-the-colour", { colour }))) : "";
}

/** The colours of cards, as in `red, red and green`. "" if there are none. */
export function cardList(cards: string, join: (words: readonly string[]) => string = listed): string {
  return cards ? join([...cards].map(colourName)) : "";
}

/** The colours a place accepts: `accepts only red or green`. */
export function acceptsText(accepts: string): string {
  return accepts === COLOURS
    ? say("page-spot-any")
    : say("page-spot-accepts", { colours: colourList(accepts, either) });
}

/** The cards below a cell: `rests on red and an empty place`; empty for the base. */
export function restsText(rows: string[], row: number, column: number): string {
  if (row === 0) return "";
  const [left, right] = cardsBelow(rows, row, column).map((card) => (card === EMPTY ? "none" : card));
  if (left === right) return say("page-spot-rests-two", { colour: left });
  const cards = [left, right].map((colour) => say("page-spot-below", { colour }));
  return say("page-spot-rests", { cards: listed(cards) });
}

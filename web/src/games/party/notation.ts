/* Moves as records write them, as solver/party/notation.py. */

import { quote, Refusal } from "../input.ts";
import { COLOURS } from "./position.ts";

/** The move that a text means on a base of `width` cards. Throws a Refusal, which names `where`. */
export function moveFrom(text: string, width: number, where: string): string {
  const [, card, side] = /^([RGYPB]) ?(left|right)$/.exec(text) ?? [];
  if (side) return `${card}a${side === "right" || !width ? width + 1 : 0}`;
  if (/^[RGYPB](a0|[a-h][1-8])$/.test(text)) return text;
  const expected = `expected a colour (${COLOURS}), a row (a-h) and a column, such as Rb2`;
  throw new Refusal(where, `${quote(text)} is not a move: ${expected}`);
}

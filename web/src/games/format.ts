/* Formats places, counts, lists and times as text. */

import { decimalText, listed, say } from "../language/messages.ts";

/** Rows are named by letters, columns by numbers from 1. */
export const ROW_LETTERS = "abcdefgh";

export interface Place {
  row: number;
  column: number;
}

export function placeText(row: number, column: number): string {
  return `${ROW_LETTERS[row]}${column + 1}`;
}

export function parsePlace(text: string): Place {
  return { row: ROW_LETTERS.indexOf(text.charAt(0)), column: Number(text.slice(1)) - 1 };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 card`, `2 cards`, `no cards`. */
export function countText(number: number, noun: string): string {
  return `${number === 0 ? "no" : number} ${noun}${number === 1 ? "" : "s"}`;
}

/** A sentence with a capital letter, unless it begins with a place. */
export function sentence(text: string): string {
  return /^[a-h]\d/.test(text) ? text : capital(text);
}

/** A number with two digits after the point, rounded as Python does: halves that are exact go to the even digit. */
export function twoDigits(number: number): string {
  const isTie = Math.abs((8 * number) % 2) === 1;
  const below = Math.floor(100 * number);
  return decimalText(isTie ? (below + (below % 2)) / 100 : number, 2);
}

/** `red`, `red or green`, `red, green or blue`. */
export function listText(words: string[], joint: string): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joint} ${words[words.length - 1]}`;
}

/** Seconds as `3:07` or `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** The name of the person at the device: sentences say `You win`. */
export const YOU = "You";

/** A player's name as it is shown. */
export function shownName(name: string): string {
  return name === YOU ? say("board-you") : name;
}

/** The verb that agrees with a player's name: `Bob wins`, `You win`. */
export function agree(name: string, third: string, second: string): string {
  return name === YOU ? second : third;
}

/** The facts about who won something: their names, and whether there are several. */
export function winnersOf(names: string[]): { players: string; more: string } {
  const several = names.length > 1;
  return { players: several ? listed(names.map(shownName)) : names[0], more: several ? "yes" : "no" };
}

/* Formats places, counts, lists and times as text. */

/** Rows are named by letters, columns by numbers from 1. */
export const ROW_LETTERS = "abcdefgh";

export function placeText(row, column) {
  return ROW_LETTERS[row] + (column + 1);
}

export function parsePlace(text) {
  return { row: ROW_LETTERS.indexOf(text[0]), column: Number(text.slice(1)) - 1 };
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 card`, `2 cards`, `no cards`. */
export function countText(number, noun) {
  return `${number === 0 ? "no" : number} ${noun}${number === 1 ? "" : "s"}`;
}

/** `red`, `red or green`, `red, green or blue`. */
export function listText(words, joint) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

/** Seconds as `3:07` or `1:02:03`. */
export function clockText(seconds) {
  const whole = Math.floor(seconds);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

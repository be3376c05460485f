/* What the page says: colours, places, lists and times in words. */

const COLOUR_NAMES = { R: "red", G: "green", Y: "yellow", P: "purple", B: "blue", [EMPTY]: "empty" };

function colourName(colour) {
  return COLOUR_NAMES[colour];
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 card`, `2 cards`, `no cards`. */
function counted(number, noun) {
  return `${number === 0 ? "no" : number} ${noun}${number === 1 ? "" : "s"}`;
}

/** `red`, `red or green`, `red, green or blue`. */
function listed(words, joint) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

function colourList(colours, joint) {
  return listed([...colours].map(colourName), joint);
}

/** What a place accepts, as in `b2 accepts only red or green`. */
function acceptsText(accepts) {
  return accepts === COLOURS ? "any colour" : `only ${colourList(accepts, "or")}`;
}

/** What a cell rests on: `rests on red and an empty place`; nothing for the base. */
function restsText(rows, row, column) {
  if (row === 0) return "";
  const [left, right] = below(rows, row, column);
  if (left === right) return `rests on two ${left === EMPTY ? "empty places" : `${colourName(left)} cards`}`;
  const names = [left, right].map((card) => (card === EMPTY ? "an empty place" : colourName(card)));
  return `rests on ${listed(names, "and")}`;
}

/** Seconds as `3:07` or `1:02:03`. */
function clockText(seconds) {
  const whole = Math.floor(seconds);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

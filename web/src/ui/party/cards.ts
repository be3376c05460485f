/* Pictures of cards: on the board, as small chips, and as buttons. */

import { countText } from "../../games/format.ts";
import { colourName } from "../../games/party/colours.ts";
import { COLOURS, countOf } from "../../games/party/position.ts";
import { element, svgElement } from "../elements.ts";

/** A penguin on its card, with letter and shape. A given card has snow on it, a placed one the number of its turn. */
export function cardPicture(colour, given = false, turn = 0) {
  const picture = svgElement("svg", {
    class: `face card-${colour}`,
    viewBox: "0 0 60 70",
    "aria-hidden": "true",
  });
  picture.append(
    svgElement("rect", { class: "paper", x: 1, y: 1, width: 58, height: 68, rx: 10 }),
    svgElement("use", { href: "#penguin", width: 60, height: 70, class: "body" }),
    svgElement("use", {
      href: `#shape-${colour}`,
      x: 3.5,
      y: 54.5,
      width: 11.5,
      height: 11.5,
      class: "body",
    }),
    svgElement("text", { x: 30, y: 44.5, dy: "0.35em", class: "letter" }, colour),
  );
  if (given) picture.append(svgElement("use", { href: "#snow", width: 60, height: 70 }));
  if (turn) picture.append(svgElement("text", { x: 56.5, y: 16.5, class: "turn" }, `${turn}`));
  return picture;
}

/** A small chip of a colour, for hands and for the colours of a place; `struck` if it is ruled out. */
export function chip(colour, struck = false) {
  const classes = `chip card-${colour}${struck ? " struck" : ""}`;
  return element("span", { class: classes, "aria-hidden": "true" }, colour);
}

/** An empty place: its name, and the colours it accepts or that are noted there. Colours of a hint replace those. */
function slotPicture({ place, accepts, any }, mark) {
  const name = element("span", { class: "place" }, place);
  const slot = element("span", { class: "hollow", "aria-hidden": "true" }, name);
  const left = [...(mark?.colours ?? "")].map((one) => chip(one));
  const hinted = [...left, ...[...(mark?.struck ?? "")].map((one) => chip(one, true))];
  if (hinted.length) slot.append(element("span", { class: "chips told" }, ...hinted));
  else if (any) slot.append(element("span", { class: "any" }, "any"));
  else if (accepts) slot.append(element("span", { class: "chips" }, ...[...accepts].map((one) => chip(one))));
  return slot;
}

/** A button to choose a card, with the number of such cards unless it is `alone`. */
export function cardButton(colour, count, pressed, { alone = false } = {}) {
  const attributes = {
    type: "button",
    class: "stack",
    "data-colour": colour,
    "aria-pressed": pressed,
    "aria-label": `${colourName(colour)}, ${countText(count, "card")}`,
  };
  const button = element("button", attributes, cardPicture(colour));
  if (!alone) button.append(element("span", { class: "count" }, `${count}`));
  return button;
}

/** A stack of the tray: `count` cards of a colour. */
export function cardStack(colour, count, { alone = false } = {}) {
  return {
    choice: colour,
    ready: count > 0,
    button: (pressed) => cardButton(colour, count, pressed, { alone }),
  };
}

/** The stacks of a tray: every colour of `cards`, with the number that is left. */
export function stacksOf(cards, left) {
  return [...COLOURS]
    .filter((colour) => cards.includes(colour))
    .map((colour) => cardStack(colour, countOf(left, colour)));
}

/** A cell of a pyramid as the board shows it:
      card      the colour of the card there, or ""
      turn      the number of the turn in which it was placed, 0 if unknown
      accepts   the colours that may go there or are noted there, "" for none
      any       whether every colour may go there
      kind      "card", "slot" (to be filled) or "gap" (closed for now) */
export function cardCell(cell) {
  const { card, turn, given, accepts, kind } = cell;
  return {
    ...cell,
    named: card !== "" || accepts === "",
    look: [card, turn, accepts].join(),
    picture(mark) {
      if (card) return cardPicture(card, given, turn);
      return kind === "slot" ? slotPicture(cell, mark) : null;
    },
  };
}

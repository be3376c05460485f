/* Pictures of cards: on the board, as small chips, and as buttons. */

import { say } from "../../language/messages.ts";
import type { Cell, Mark } from "../board.ts";
import { element, spaced, svgElement } from "../elements.ts";

/** A place of a pyramid. */
export interface PyramidCell extends Pick<
  Cell,
  "place" | "row" | "column" | "x" | "given" | "fits" | "label"
> {
  /** The colour of the card there, or "". */
  card: string;
  /** The number of the turn in which it was placed; 0 if unknown. */
  turn: number;
  /** The colours that may go there or are noted there, or "". */
  accepts: string;
  /** True if every colour may go there. */
  any: boolean;
  /** A `slot` is to be filled, a `gap` is closed for now. */
  kind: "card" | "slot" | "gap";
}

/** A penguin on its card, with letter and shape. A given card has snow on it, a placed one the number of its turn. */
export function cardPicture(colour: string, given = false, turn = 0): SVGSVGElement {
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
  if (turn) picture.append(" ", svgElement("text", { x: 56.5, y: 16.5, class: "turn" }, `${turn}`));
  return picture;
}

/** A small chip of a colour, for hands and for the colours of a place; `struck` if it is ruled out. */
export function chip(colour: string, struck = false): HTMLElement {
  const classes = `chip card-${colour}${struck ? " struck" : ""}`;
  return element("span", { class: classes, "aria-hidden": "true" }, colour);
}

/** An empty place: its name, and the colours it accepts or that are noted there. Colours of a hint replace those. */
function slotPicture({ place, accepts, any }: PyramidCell, mark?: Mark): HTMLElement {
  const name = element("span", { class: "place" }, place);
  const slot = element("span", { class: "hollow", "aria-hidden": "true" }, name);
  const left = [...(mark?.colours ?? "")].map((colour) => chip(colour));
  const hinted = [...left, ...[...(mark?.struck ?? "")].map((colour) => chip(colour, true))];
  const accepted = [...accepts].map((colour) => chip(colour));
  if (hinted.length) slot.append(" ", element("span", { class: "chips told" }, ...spaced(hinted)));
  else if (any) slot.append(" ", element("span", { class: "any" }, say("page-any")));
  else if (accepts) slot.append(" ", element("span", { class: "chips" }, ...spaced(accepted)));
  return slot;
}

/** A button to choose a card, with the number of such cards unless it is `alone`. */
export function cardButton(
  colour: string,
  count: number,
  pressed: boolean,
  { alone = false } = {},
): HTMLButtonElement {
  const button = element(
    "button",
    { type: "button", class: "stack", "data-colour": colour },
    cardPicture(colour),
  );
  if (!alone) button.append(" ", element("span", { class: "count" }));
  updateCardButton(button, colour, count, pressed);
  return button;
}

/** Show another number of cards on such a button, and whether it is pressed. */
export function updateCardButton(
  button: HTMLButtonElement,
  colour: string,
  count: number,
  pressed: boolean,
): void {
  const shown = button.querySelector(".count");
  if (shown) shown.textContent = `${count}`;
  button.setAttribute("aria-pressed", String(pressed));
  const text = shown ? `${colour} ${count}` : colour;
  button.setAttribute("aria-label", say("page-card-button", { shown: text, colour, cards: count }));
}

/** The place as the board shows it. */
export function cardCell(cell: PyramidCell): Cell & PyramidCell {
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

/** A chip with the shape of its colour beside the letter. */
export function shapedChip(colour: string): HTMLElement {
  const shape = svgElement(
    "svg",
    { class: "shape", viewBox: "0 0 12 12", "aria-hidden": "true" },
    svgElement("use", { href: `#shape-${colour}` }),
  );
  return element("span", { class: `chip shaped card-${colour}`, "aria-hidden": "true" }, colour, shape);
}

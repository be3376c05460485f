/* A hand that is being given cards: name, points, the cards as buttons, and the same cards as letters. Its elements stay
   the same while it changes, so that no press is lost and the focus stays. */

import { say } from "../../language/messages.ts";
import { shownName } from "../../games/format.ts";
import type { Seat } from "../../games/game.ts";
import { COLOURS, countOf, sortHand } from "../../games/party/position.ts";
import { element } from "../../ui/elements.ts";
import { chip } from "../../ui/party/cards.ts";
import { nameField, numberField, setField } from "../fields.ts";

export interface HandRowCallbacks {
  renamed(name: string): void;
  scored(points: number): void;
  /** Fill this hand next. */
  aimed(): void;
  took(colour: string): void;
  /** The hand was typed; `cards` are its letters, in upper case and without blanks. */
  typed(cards: string): void;
}

/** The state of a hand. */
export interface HandState {
  name: string;
  /** Points from earlier rounds; null if they do not matter. */
  points: number | null;
  cards: string;
  /** The number of cards that are dealt. */
  size: number;
  /** The next card goes to this hand. */
  aimed: boolean;
}

export class HandRow {
  readonly home: HTMLElement;
  private readonly name: HTMLInputElement;
  private readonly points: HTMLInputElement;
  private readonly aim = element("button", { type: "button", class: "small" });
  private readonly letters: HTMLInputElement;
  private readonly cards: Map<string, HTMLButtonElement>;

  constructor(seat: Seat, state: HandState, callbacks: HandRowCallbacks) {
    this.name = nameField(seat, state.name, (name) => callbacks.renamed(name));
    const title = say("board-earlier-points");
    this.points = numberField(state.points ?? 0, { max: 999, title }, (points) => callbacks.scored(points));
    this.letters = element("input", {
      class: "seat-cards",
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      placeholder: say("board-type-letters", { letters: "RRGYB" }),
    });
    this.letters.addEventListener("input", () => {
      callbacks.typed(this.letters.value.replace(/\s/g, "").toUpperCase());
    });
    // Also when Tab reaches it: the keys of cards then fill this hand.
    for (const event of ["click", "focus"]) this.aim.addEventListener(event, () => callbacks.aimed());
    this.cards = new Map(
      [...COLOURS].map((colour) => {
        const button = element("button", { type: "button", class: "take" });
        button.addEventListener("click", () => {
          callbacks.took(colour);
          if (button.hidden) this.aim.focus();
        });
        return [colour, button];
      }),
    );
    const points =
      state.points === null ? [] : [element("label", {}, `${say("board-points-field")} `, this.points)];
    this.home = element(
      "li",
      { class: "hand" },
      this.name,
      element("span", { class: "seat-count" }, ...points, this.aim),
      element("span", { class: "chips" }, ...this.cards.values(), this.letters),
    );
    this.show(state);
  }

  show({ name, points, cards, size, aimed }: HandState): void {
    this.home.classList.toggle("to-move", aimed);
    setField(this.name, name);
    const player = shownName(name);
    setField(this.points, `${points ?? 0}`);
    this.points.setAttribute("aria-label", say("board-earlier-points-of", { player }));
    const filled = `${cards.length} / ${size}`;
    this.aim.textContent = filled;
    this.aim.setAttribute("aria-pressed", String(aimed));
    this.aim.setAttribute("aria-label", say("board-fill-hand", { filled, player }));
    setField(this.letters, sortHand(cards));
    this.letters.setAttribute("aria-label", say("board-hand-letters", { player }));
    for (const [colour, button] of this.cards) {
      const count = countOf(cards, colour);
      button.hidden = count === 0;
      if (button.dataset.count === `${count}`) continue;
      button.dataset.count = `${count}`;
      button.replaceChildren(chip(colour), ` ${count}`);
      button.setAttribute("aria-label", say("board-take-one-back", { colour, cards: count }));
    }
  }
}

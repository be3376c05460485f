/* The set-up of Penguin Party: deals cards to hands or the pyramid, and counts down the deck. */

import { parsePlace } from "../../games/format.ts";
import { DEFAULT_NAMES } from "../../games/input.ts";
import { colourName } from "../../games/party/colours.ts";
import { checkPosition } from "../../games/party/formats.ts";
import { PARTY_RULES } from "../../games/party/game.ts";
import {
  cardAt,
  COLOURS,
  countOf,
  EMPTY,
  sortHand,
  withCard,
  withLetter,
} from "../../games/party/position.ts";
import {
  DEFAULT_EDITION,
  EDITIONS,
  hasOpeningCard,
  overridesOf,
  rulesOf,
  WIDEST_BASE,
} from "../../games/party/rules.ts";
import { element } from "../../ui/elements.ts";
import { cardButton, chip } from "../../ui/party/cards.ts";
import { growingCells, slotRefusal } from "../../ui/party/growing.ts";
import { nameField, numberField, selectField } from "../setup_panel.ts";

export class PartySetup {
  /** `changed()` is called after every change. */
  constructor(changed) {
    this.changed = changed;
    this.players = 2;
    this.edition = DEFAULT_EDITION;
    this.base = null;
    this.clear();
  }

  get rules() {
    return rulesOf(this.players, this.edition, {
      ...this.overrides,
      ...(this.base ? { base: this.base } : {}),
    });
  }

  clear() {
    this.names = [...DEFAULT_NAMES];
    this.hands = new Array(6).fill("");
    this.tokens = new Array(6).fill(0);
    this.out = new Array(6).fill(false);
    this.rows = [];
    this.first = 0;
    this.target = 0;
    this.chosen = "";
    this.overrides = {};
  }

  setPlayers(number) {
    this.players = number;
    this.target = Math.min(this.target, number - 1);
    this.first = Math.min(this.first, number - 1);
    for (let seat = number; seat < 6; seat += 1) this.hands[seat] = "";
  }

  /** Start from an existing position. */
  take({ rules, players, rows, toMove }) {
    this.clear();
    this.players = players.length;
    this.edition = rules.edition;
    const { base = null, ...overrides } = overridesOf(rules);
    Object.assign(this, { base, overrides });
    for (const [seat, player] of players.entries()) {
      this.names[seat] = player.name;
      this.hands[seat] = player.hand;
      this.tokens[seat] = player.tokens;
      this.out[seat] = player.out;
    }
    this.rows = rows;
    this.first = toMove ?? 0;
  }

  /** Deal from a seed; names and points stay. */
  deal(seed) {
    const { names, tokens } = this;
    this.take(PARTY_RULES.deal(seed, this.rules));
    Object.assign(this, { names, tokens });
  }

  /** The finished position. Throws a Refusal if something is wrong. */
  position() {
    const players = Array.from({ length: this.players }, (_, seat) => ({
      name: this.names[seat],
      hand: this.hands[seat],
      tokens: this.tokens[seat],
      out: this.out[seat],
    }));
    return checkPosition(this.rules, players, this.first, this.rows);
  }

  /** The number of cards of a colour left in the deck. */
  left(colour) {
    const used = countOf(this.hands.join("") + this.rows.join(""), colour);
    return this.rules.deck[COLOURS.indexOf(colour)] - used;
  }

  /** A remark if hands look miscounted, or "". */
  remark() {
    const { handSize } = this.rules;
    const hands = this.hands.slice(0, this.players);
    const off = Math.max(...hands.map((hand) => Math.abs(hand.length - handSize)));
    if (this.rows.length > (hasOpeningCard(this.rules) ? 1 : 0) || off === 0 || off > 2) return "";
    return `Hands of ${hands.map((hand) => hand.length).join(", ")}, but everybody is dealt ${handSize}.`;
  }

  // Drawing.

  ownFields() {
    const editions = Object.keys(EDITIONS).map((name) => [name, name]);
    const bases = Array.from({ length: WIDEST_BASE }, (_, n) => [n + 1, n + 1]);
    return [
      selectField("Edition", "setup-edition", editions, this.edition, (value) =>
        this.set({ edition: value, overrides: {} }),
      ),
      selectField("Base", "setup-base", bases, this.rules.base, (value) => this.set({ base: Number(value) })),
    ];
  }

  set(fields) {
    Object.assign(this, fields);
    this.changed();
  }

  stacks() {
    return [...COLOURS]
      .filter((_, number) => this.rules.deck[number])
      .map((colour) => {
        const button = cardButton(colour, this.left(colour), this.chosen === colour);
        button.disabled = this.left(colour) < 1;
        button.addEventListener("click", () => this.give(colour));
        return button;
      });
  }

  /** Add a card to the hand that is being filled, or choose it for the pyramid. */
  give(colour) {
    if (this.target === null) this.chosen = this.chosen === colour ? "" : colour;
    else {
      this.hands[this.target] = sortHand(this.hands[this.target] + colour);
      this.fillNext();
    }
    this.changed();
  }

  /** Go on to the next hand when one is full. */
  fillNext() {
    const { handSize } = this.rules;
    if (this.hands[this.target].length < handSize) return;
    const seats = Array.from({ length: this.players }, (_, step) => (this.target + step) % this.players);
    this.target = seats.find((seat) => this.hands[seat].length < handSize) ?? this.target;
  }

  seats() {
    const seats = Array.from({ length: this.players }, (_, seat) => this.seatItem(seat));
    const choose = element(
      "button",
      { type: "button", class: "small", "aria-pressed": this.target === null },
      "Lay cards on the pyramid",
    );
    choose.addEventListener("click", () => this.set({ target: null, chosen: "" }));
    return [...seats, element("li", { class: `hand${this.target === null ? " to-move" : ""}` }, choose)];
  }

  seatItem(seat) {
    const choose = element(
      "button",
      {
        type: "button",
        class: "small",
        "aria-pressed": this.target === seat,
        "aria-label": `Fill the hand of ${this.names[seat]}`,
      },
      `${this.hands[seat].length} / ${this.rules.handSize}`,
    );
    choose.addEventListener("click", () => this.set({ target: seat, chosen: "" }));
    const tokens = numberField(this, "tokens", seat, {
      max: 999,
      title: "Points from earlier rounds",
      "aria-label": `Points of ${this.names[seat]} from earlier rounds`,
    });
    const cards = [...this.hands[seat]].map((card, number) => {
      const button = element(
        "button",
        { type: "button", class: "take", "aria-label": `take ${colourName(card)} back` },
        chip(card),
      );
      button.addEventListener("click", () => {
        const hand = [...this.hands[seat]];
        hand.splice(number, 1);
        this.set({ hands: this.hands.with(seat, hand.join("")), target: seat });
      });
      return button;
    });
    return element(
      "li",
      { class: `hand${this.target === seat ? " to-move" : ""}` },
      nameField(this, seat),
      element("span", { class: "seat-count" }, element("label", {}, "points ", tokens), choose),
      element("span", { class: "chips" }, ...cards),
    );
  }

  /** Show the pyramid with slots for the chosen card, and cards that can be taken back. */
  showBoard(table) {
    const position = { rules: this.rules, players: [], rows: this.rows, toMove: null };
    const view = growingCells(
      { rows: this.rows, turns: {} },
      position.rules,
      this.target === null ? this.chosen : "",
    );
    table.board.mark(new Map());
    table.board.show(view, Math.max(view.width, Math.min(this.rules.base, 7)), Math.max(view.height, 4));
  }

  /** Handle a tap on a place of the pyramid. Returns a message, or "". */
  press(place) {
    const { row, column } = parsePlace(place);
    if (cardAt(this.rows, row, column) !== EMPTY && column >= 0) return this.takeCard(row, column);
    if (!this.chosen) return "Choose “Lay cards on the pyramid”, then a card, then its place.";
    const refusal = slotRefusal(this.rows, this.rules, this.chosen, place);
    if (refusal) return refusal;
    this.rows = withCard(this.rows, { colour: this.chosen, row, column });
    if (this.left(this.chosen) < 1) this.chosen = "";
    this.changed();
    return "";
  }

  takeCard(row, column) {
    const above = [cardAt(this.rows, row + 1, column - 1), cardAt(this.rows, row + 1, column)];
    const width = this.rows[0].length;
    if (above.some((card) => card !== EMPTY) || (row === 0 && column > 0 && column < width - 1)) {
      return "You can only take back a card with nothing on it, and in the base one at an end.";
    }
    const rows = this.rows.map((cards, number) => {
      if (number === row && row > 0) return withLetter(cards, column, EMPTY);
      if (row > 0) return cards;
      return column === 0 ? cards.slice(1) : cards.slice(0, -1);
    });
    while (rows.length && !rows.at(-1).replaceAll(EMPTY, "")) rows.pop();
    this.rows = rows;
    this.changed();
    return "";
  }
}

/* The set-up of Penguin Party: deals cards to hands or the pyramid, and counts down the deck. */

import { parsePlace } from "../../games/format.ts";
import type { Seat } from "../../games/game.ts";
import { DEFAULT_NAMES } from "../../games/input.ts";
import { colourName } from "../../games/party/colours.ts";
import { checkPosition } from "../../games/party/formats.ts";
import { PARTY_RULES } from "../../games/party/game.ts";
import {
  cardAt,
  COLOURS,
  countOf,
  EMPTY,
  type PartyPosition,
  type Rules,
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
import { slotRefusal } from "../../ui/party/growing.ts";
import type { GameSetup } from "../board_game.ts";
import { nameField, numberField, selectField } from "../fields.ts";
import { MOST_PLAYERS } from "./search.ts";
import type { PyramidDraft } from "./table.ts";

export class PartySetup implements GameSetup<PartyPosition, PyramidDraft> {
  private readonly changed: () => void;
  players = 2;
  private edition: string = DEFAULT_EDITION;
  /** The width of the base; null for that of the edition. */
  private base: number | null = null;
  // By seat, also for seats that are not used. `clear()` sets these fields.
  names!: string[];
  private hands!: string[];
  private tokens!: number[];
  private out!: boolean[];
  private rows!: string[];
  first!: Seat;
  /** The hand that gets the next card; null for the pyramid. */
  private target!: Seat | null;
  /** The colour for the pyramid, or "". */
  private chosen!: string;
  /** The rules other than the base that differ from the edition. */
  private overrides!: Omit<ReturnType<typeof overridesOf>, "base">;

  constructor(changed: () => void) {
    this.changed = changed;
    this.clear();
  }

  get rules(): Rules {
    return rulesOf(this.players, this.edition, {
      ...this.overrides,
      ...(this.base ? { base: this.base } : {}),
    });
  }

  clear(): void {
    this.names = [...DEFAULT_NAMES];
    this.hands = Array.from({ length: MOST_PLAYERS }, () => "");
    this.tokens = Array.from({ length: MOST_PLAYERS }, () => 0);
    this.out = Array.from({ length: MOST_PLAYERS }, () => false);
    this.rows = [];
    this.first = 0;
    this.target = 0;
    this.chosen = "";
    this.overrides = {};
  }

  setPlayers(number: number): void {
    this.players = number;
    this.target = Math.min(this.target ?? 0, number - 1);
    this.first = Math.min(this.first, number - 1);
    for (let seat = number; seat < MOST_PLAYERS; seat += 1) this.hands[seat] = "";
  }

  take({ rules, players, rows, toMove }: PartyPosition): void {
    this.clear();
    this.players = players.length;
    this.edition = rules.edition;
    const { base, ...overrides } = overridesOf(rules);
    this.base = base === undefined ? null : rules.base;
    this.overrides = overrides;
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
  deal(seed: bigint): void {
    const { names, tokens } = this;
    this.take(PARTY_RULES.deal(seed, this.rules));
    this.names = names;
    this.tokens = tokens;
  }

  position(): PartyPosition {
    const players = Array.from({ length: this.players }, (_, seat) => ({
      name: this.names[seat],
      hand: this.hands[seat],
      tokens: this.tokens[seat],
      out: this.out[seat],
    }));
    return checkPosition(this.rules, players, this.first, this.rows);
  }

  /** The number of cards of a colour left in the deck. */
  private left(colour: string): number {
    const used = countOf(this.hands.join("") + this.rows.join(""), colour);
    return this.rules.deck[COLOURS.indexOf(colour)] - used;
  }

  /** A remark if hands look miscounted, or "". */
  remark(): string {
    const { handSize } = this.rules;
    const hands = this.hands.slice(0, this.players);
    const off = Math.max(...hands.map((hand) => Math.abs(hand.length - handSize)));
    if (this.rows.length > (hasOpeningCard(this.rules) ? 1 : 0) || off === 0 || off > 2) return "";
    return `Hands of ${hands.map((hand) => hand.length).join(", ")}, but everybody is dealt ${handSize}.`;
  }

  // Drawing.

  ownFields(): Element[] {
    const editions = Object.keys(EDITIONS).map((name) => [name, name] as const);
    const bases = Array.from({ length: WIDEST_BASE }, (_, n) => [n + 1, `${n + 1}`] as const);
    return [
      selectField("Edition", "setup-edition", editions, this.edition, (edition) =>
        this.change(() => {
          this.edition = edition;
          this.overrides = {};
        }),
      ),
      selectField("Base", "setup-base", bases, this.rules.base, (base) =>
        this.change(() => (this.base = base)),
      ),
    ];
  }

  private change(doing: () => void): void {
    doing();
    this.changed();
  }

  stacks(): HTMLButtonElement[] {
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
  private give(colour: string): void {
    if (this.target === null) this.chosen = this.chosen === colour ? "" : colour;
    else {
      this.hands[this.target] = sortHand(this.hands[this.target] + colour);
      this.target = this.nextTarget(this.target);
    }
    this.changed();
  }

  /** The next hand to fill from `seat` on: the first that is not full, or the same one. */
  private nextTarget(seat: Seat): Seat {
    const { handSize } = this.rules;
    const seats = Array.from({ length: this.players }, (_, step) => (seat + step) % this.players);
    return seats.find((one) => this.hands[one].length < handSize) ?? seat;
  }

  /** Fill a hand next, or the pyramid. */
  private aimAt(target: Seat | null): void {
    this.change(() => {
      this.target = target;
      this.chosen = "";
    });
  }

  seats(): Element[] {
    const seats = Array.from({ length: this.players }, (_, seat) => this.seatItem(seat));
    const choose = element(
      "button",
      { type: "button", class: "small", "aria-pressed": this.target === null },
      "Lay cards on the pyramid",
    );
    choose.addEventListener("click", () => this.aimAt(null));
    return [...seats, element("li", { class: `hand${this.target === null ? " to-move" : ""}` }, choose)];
  }

  private seatItem(seat: Seat): Element {
    const filled = `${this.hands[seat].length} / ${this.rules.handSize}`;
    const choose = element(
      "button",
      {
        type: "button",
        class: "small",
        "aria-pressed": this.target === seat,
        "aria-label": `${filled}: fill the hand of ${this.names[seat]}`,
      },
      filled,
    );
    choose.addEventListener("click", () => this.aimAt(seat));
    const title = "Points from earlier rounds";
    const label = `Points of ${this.names[seat]} from earlier rounds`;
    const points = numberField(this.tokens, seat, { max: 999, title, "aria-label": label }, (tokens) =>
      this.change(() => (this.tokens = tokens)),
    );
    const cards = [...this.hands[seat]].map((card, number) => {
      const button = element(
        "button",
        { type: "button", class: "take", "aria-label": `${card}: take ${colourName(card)} back` },
        chip(card),
      );
      button.addEventListener("click", () => {
        const hand = [...this.hands[seat]];
        hand.splice(number, 1);
        this.change(() => {
          this.hands[seat] = hand.join("");
          this.target = seat;
        });
      });
      return button;
    });
    return element(
      "li",
      { class: `hand${this.target === seat ? " to-move" : ""}` },
      nameField(this.names, seat, (names) => this.change(() => (this.names = names))),
      element("span", { class: "seat-count" }, element("label", {}, "points ", points), choose),
      element("span", { class: "chips" }, ...cards),
    );
  }

  draft(): PyramidDraft {
    return { rows: this.rows, rules: this.rules, chosen: this.target === null ? this.chosen : "" };
  }

  press(place: string): string {
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

  /** Take a card of the pyramid back. Returns a message, or "". */
  private takeCard(row: number, column: number): string {
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
    while (rows.length && !rows.at(-1)!.replaceAll(EMPTY, "")) rows.pop();
    this.rows = rows;
    this.changed();
    return "";
  }
}

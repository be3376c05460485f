/* The set-up of Penguin Party: deals cards to hands or the pyramid, and counts down the deck. */

import { listed, say } from "../../language/messages.ts";
import { parsePlace, shownName } from "../../games/format.ts";
import type { Json, Seat } from "../../games/game.ts";
import { checkFields, checkType, DEFAULT_NAMES, quote, stringsFrom } from "../../games/input.ts";
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
  withoutCard,
} from "../../games/party/position.ts";
import { hasOpeningCard } from "../../games/party/rules.ts";
import { element } from "../../ui/elements.ts";
import { slotRefusal } from "../../ui/party/growing.ts";
import type { GameSetup, NextRound, TableOptions } from "../board_game.ts";
import { ColourStacks } from "./colour_stacks.ts";
import { HandRow, type HandState } from "./hand_row.ts";
import { MOST_PLAYERS } from "./search.ts";
import type { PyramidDraft } from "./table.ts";
import { TableRules } from "./table_rules.ts";

/** The button that lays cards on the pyramid. */
function layText(): string {
  return say("board-lay");
}

export class PartySetup implements GameSetup<PartyPosition, PyramidDraft> {
  private readonly changed: () => void;
  players = 2;
  private readonly table = new TableRules();
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
  /** The seats that were given cards, one card after the other. */
  private given!: Seat[];
  /** Letters that were typed and are no cards. */
  private unknown = "";
  private readonly colours = new ColourStacks((colour) => this.give(colour));
  private readonly rowsOfHands: HandRow[] = [];
  private readonly layButton = element("button", { type: "button", class: "small" }, layText());
  private readonly layItem = element("li", { class: "hand" }, this.layButton);

  constructor(changed: () => void, options?: TableOptions) {
    this.changed = changed;
    this.clear();
    if (options) this.table.load(options.keep());
    this.layButton.addEventListener("click", () => this.aimAt(null));
  }

  get rules(): Rules {
    return this.table.rulesFor(this.players);
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
    this.given = [];
    this.unknown = "";
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
    this.table.take(rules);
    for (const [seat, player] of players.entries()) {
      this.names[seat] = player.name;
      this.hands[seat] = player.hand;
      this.tokens[seat] = player.tokens;
      this.out[seat] = player.out;
    }
    this.rows = rows;
    this.first = toMove ?? 0;
  }

  begin({ before, totals, starter }: NextRound): void {
    const { rules, players } = before as PartyPosition;
    const seats = players.map(({ name }, seat) => ({ name, hand: "", tokens: totals[seat], out: false }));
    this.take({ rules, players: seats, rows: [], toMove: starter });
  }

  /** Deal from a seed; names and points stay, and who begins. */
  deal(seed: bigint): void {
    const { names, tokens, first } = this;
    this.take(PARTY_RULES.deal(seed, this.rules));
    this.names = names;
    this.tokens = tokens;
    this.first = first;
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

  /** True if no card was placed, besides the one that opens the base. */
  private get untouched(): boolean {
    return this.rows.join("").length <= (hasOpeningCard(this.rules) ? 1 : 0);
  }

  /** A remark if hands look miscounted, or "". */
  remark(): string {
    if (this.unknown) {
      return say("board-no-such-card", { letter: quote(this.unknown), letters: [...COLOURS].join(" ") });
    }
    const over = [...COLOURS].find((colour) => this.left(colour) < 0);
    if (over) {
      const deck = this.rules.deck[COLOURS.indexOf(over)];
      return say("board-too-many", { cards: deck - this.left(over), colour: over, deck });
    }
    const { handSize } = this.rules;
    const hands = this.hands.slice(0, this.players);
    const off = Math.max(...hands.map((hand) => Math.abs(hand.length - handSize)));
    if (!this.untouched || off === 0 || off > 2) return "";
    return say("board-uneven", { hands: hands.map((hand) => hand.length).join(", "), dealt: handSize });
  }

  whyNotStart(): string {
    const hands = this.hands.slice(0, this.players);
    if (!hands.join("")) return say("board-nobody-has-cards");
    if (this.untouched && new Set(hands.map((hand) => hand.length)).size > 1) {
      const counts = hands.map((hand, seat) =>
        say("board-player-has", { player: shownName(this.names[seat]), cards: hand.length }),
      );
      return say("board-same-number", { hands: listed(counts) });
    }
    if (hasOpeningCard(this.rules) && !this.rows.length) {
      return say("board-opening-needed", { lay: layText() });
    }
    if (this.position().toMove === null) return say("board-setup-over");
    return "";
  }

  // Drawing.

  ownFields(): Element[] {
    return this.table.fields("setup", this.players, this.changed);
  }

  private change(doing: () => void): void {
    doing();
    this.changed();
  }

  stacks(): HTMLButtonElement[] {
    return this.colours.show(this.rules.deck, (colour) => this.left(colour), this.chosen);
  }

  /** Add a card to the hand that is being filled, or choose it for the pyramid. */
  private give(colour: string): void {
    if (this.target === null) this.chosen = this.chosen === colour ? "" : colour;
    else {
      this.given.push(this.target);
      this.hands[this.target] += colour;
      this.target = this.nextTarget(this.target);
    }
    this.changed();
  }

  /** Take back the card that was given last. */
  private takeBack(): void {
    const seat = this.given.pop() ?? this.target;
    if (seat === null) return;
    this.change(() => {
      this.hands[seat] = this.hands[seat].slice(0, -1);
      this.target = seat;
    });
  }

  act(name: string, argument: string, place: string): void {
    if (name === "take-back") this.takeBack();
    else if (name === "card" && this.left(argument) > 0) {
      if (this.target !== null || !place) this.give(argument);
      else {
        this.chosen = argument;
        this.press(place);
      }
    }
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
    const rows = Array.from({ length: this.players }, (_, seat) => {
      const row = (this.rowsOfHands[seat] ??= this.handRow(seat));
      row.show(this.handState(seat));
      return row.home;
    });
    this.layButton.setAttribute("aria-pressed", String(this.target === null));
    this.layItem.classList.toggle("to-move", this.target === null);
    return [...rows, this.layItem];
  }

  private handState(seat: Seat): HandState {
    return {
      name: this.names[seat],
      points: this.tokens[seat],
      cards: this.hands[seat],
      size: this.rules.handSize,
      aimed: this.target === seat,
    };
  }

  private handRow(seat: Seat): HandRow {
    return new HandRow(seat, this.handState(seat), {
      renamed: (name) => this.change(() => (this.names[seat] = name)),
      scored: (points) => this.change(() => (this.tokens[seat] = points)),
      aimed: () => this.aimAt(seat),
      took: (colour) =>
        this.change(() => {
          this.hands[seat] = this.hands[seat].replace(colour, "");
          this.target = seat;
        }),
      typed: (letters) =>
        this.change(() => {
          this.unknown = [...letters].find((letter) => !COLOURS.includes(letter)) ?? "";
          this.hands[seat] = sortHand(letters);
          this.target = seat;
          this.given = [];
        }),
    });
  }

  draft(): PyramidDraft {
    return { rows: this.rows, rules: this.rules, chosen: this.target === null ? this.chosen : "" };
  }

  press(place: string): string {
    const { row, column } = parsePlace(place);
    if (cardAt(this.rows, row, column) !== EMPTY && column >= 0) return this.takeCard(row, column);
    if (!this.chosen) return say("board-lay-first", { lay: layText() });
    const refusal = slotRefusal(this.rows, this.rules, this.chosen, place);
    if (refusal) return refusal;
    this.rows = withCard(this.rows, { colour: this.chosen, row, column });
    if (this.left(this.chosen) < 1) this.chosen = "";
    this.changed();
    return "";
  }

  /** Take a card of the pyramid back. Returns a message, or "". */
  private takeCard(row: number, column: number): string {
    const rows = withoutCard(this.rows, row, column);
    if (!rows) return say("board-only-at-the-end");
    this.rows = rows;
    this.changed();
    return "";
  }

  // Keeping it on the device.

  keep(): Json {
    const { players, names, hands, tokens, out, rows, first } = this;
    return { players, names, hands, tokens, out, rows, first, table: this.table.keep() };
  }

  load(kept: Json): void {
    const keys = ["players", "names", "hands", "tokens", "out", "rows", "first", "table"];
    const fields = checkFields(kept, "", keys, []);
    this.clear();
    this.table.load(fields.table);
    this.setPlayers(checkType(fields.players, "whole", "players"));
    this.names = stringsFrom(fields.names, "names");
    this.hands = stringsFrom(fields.hands, "hands");
    this.tokens = checkType(fields.tokens, "list", "tokens").map(Number);
    this.out = checkType(fields.out, "list", "out").map(Boolean);
    this.rows = stringsFrom(fields.rows, "rows");
    this.first = checkType(fields.first, "whole", "first");
  }
}

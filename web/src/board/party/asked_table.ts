/* A real table as one player sees it: their own hand, the pyramid, and how many cards the others hold. After the set-up
   every card that is placed is followed. */

import { readEntries, type RecordEntry, writeEntries } from "../../games/entries.ts";
import { YOU } from "../../games/format.ts";
import type { Json, Seat } from "../../games/game.ts";
import { checkFields, checkType, DEFAULT_NAMES, stringsFrom } from "../../games/input.ts";
import type { LineFields } from "../../games/party/formats.ts";
import { checkHidden, HIDDEN, shownCards, unseenCards, writtenOut } from "../../games/party/hidden.ts";
import { COLOURS, countOf, type Rules, without } from "../../games/party/position.ts";
import {
  roundSeen,
  type SeenPosition,
  type SeenRecord,
  type SeenRound,
} from "../../games/party/seen_round.ts";
import { MOST_PLAYERS } from "./search.ts";
import { TableRules } from "./table_rules.ts";

export class AskedTable {
  readonly rules = new TableRules();
  players = 3;
  names: string[] = [];
  /** By seat: letters of cards that are seen, and a `?` for each hidden one. */
  hands: string[] = [];
  private tokens: number[] = [];
  private out: boolean[] = [];
  rows: string[] = [];
  /** The seat of the player who asks. */
  me: Seat = 0;
  /** The seat to move before the entries. */
  private first: Seat = 0;
  /** True once the set-up is done and the moves are followed. */
  following = false;
  /** The moves of a record that was read, before the entries. */
  private read: RecordEntry[] = [];
  /** The cards that were placed; null for a player who could not place one. */
  private entries: (string | null)[] = [];
  /** The seats whose number of cards was given; the others hold as many as you. */
  private counted: boolean[] = [];

  constructor() {
    this.clear();
  }

  clear(): void {
    this.names = [YOU, ...DEFAULT_NAMES.slice(1)];
    this.hands = Array.from({ length: MOST_PLAYERS }, () => "");
    this.tokens = this.hands.map(() => 0);
    this.out = this.hands.map(() => false);
    this.counted = this.hands.map(() => false);
    this.rows = [];
    this.me = 0;
    this.first = 0;
    this.following = false;
    this.read = [];
    this.entries = [];
  }

  /** Take a position or record with hidden hands that was read. It begins with the player to move, who asks. */
  take({ start, entries }: SeenRecord): void {
    this.clear();
    const { rules, players, rows, toMove } = start;
    this.rules.take(rules);
    this.players = players.length;
    for (const [seat, player] of players.entries()) {
      this.names[seat] = player.name;
      this.hands[seat] = writtenOut(player.hand, "");
      this.tokens[seat] = player.tokens;
      this.out[seat] = player.out;
      this.counted[seat] = true;
    }
    this.rows = rows;
    this.first = toMove ?? 0;
    this.read = entries;
    this.me = this.round().turn;
    this.following = true;
  }

  get rulesNow(): Rules {
    return this.rules.rulesFor(this.players);
  }

  get seats(): Seat[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  // The set-up.

  setPlayers(number: number): void {
    this.players = number;
    this.me = Math.min(this.me, number - 1);
    this.first = this.me;
    this.sizeHands();
  }

  rename(seat: Seat, name: string): void {
    this.names[seat] = name;
  }

  /** Say how many cards another player holds. */
  setCount(seat: Seat, number: number): void {
    this.counted[seat] = true;
    this.resize(seat, number);
  }

  private resize(seat: Seat, number: number): void {
    const shown = shownCards(this.hands[seat]);
    this.hands[seat] = shown + HIDDEN.repeat(Math.max(0, number - shown.length));
  }

  setHand(cards: string): void {
    this.hands[this.me] = [...cards].filter((card) => COLOURS.includes(card)).join("");
    this.sizeHands();
  }

  give(colour: string): void {
    this.setHand(this.hands[this.me] + colour);
  }

  takeBack(colour: string): void {
    this.setHand(without(this.hands[this.me], colour));
  }

  /** Whoever was not counted holds as many cards as you. */
  private sizeHands(): void {
    for (const seat of this.seats)
      if (seat !== this.me && !this.counted[seat]) this.resize(seat, this.hands[this.me].length);
  }

  /** The fields of the table before the entries. */
  get start(): LineFields {
    const players = this.seats.map((seat) => ({
      name: this.names[seat],
      hand: this.hands[seat],
      tokens: this.tokens[seat],
      out: this.out[seat],
    }));
    return { rules: this.rulesNow, players, toMove: this.first, rows: this.rows };
  }

  /** End the set-up: it is your turn. Throws a Refusal if the table is impossible. */
  begin(): void {
    this.first = this.me;
    this.entries = [];
    checkHidden(this.start);
    this.following = true;
  }

  /** Go back to the set-up, with the table as it is now. */
  changeTable(): void {
    const { players, rows } = this.round();
    for (const [seat, { hand, out }] of players.entries()) {
      this.hands[seat] = hand;
      this.out[seat] = out;
      this.counted[seat] = true;
    }
    this.rows = rows;
    this.first = this.me;
    this.read = [];
    this.entries = [];
    this.following = false;
  }

  // The round.

  /** The round so far. Throws a Refusal. */
  round(entries = this.entries): SeenRound {
    const round = roundSeen({ start: this.start, entries: this.read });
    for (const move of entries) {
      if (move === null) round.skip();
      else round.follow({ player: null, move });
    }
    return round;
  }

  /** Your view, if it is your turn; null if it is not, or if you are done. */
  view(): SeenPosition | null {
    const round = this.round();
    const { turn, over } = round;
    return over || turn !== this.me ? null : round.position();
  }

  /** Follow one more card; null if whoever is to place one cannot. Throws a Refusal. */
  follow(move: string | null): void {
    const more = [...this.entries, move];
    this.round(more);
    this.entries = more;
  }

  /** Take back the last entry; false if there is none. */
  undo(): boolean {
    return this.entries.pop() !== undefined;
  }

  /** The cards of a colour that whoever is to place one may have; in the set-up, those that are not seen. */
  available(colour: string): number {
    if (!this.following) {
      const players = this.start.players;
      return unseenCards({ rules: this.rulesNow, players, rows: this.rows })[COLOURS.indexOf(colour)];
    }
    const round = this.round();
    const { hand } = round.players[round.turn];
    const shown = countOf(hand, colour);
    if (!hand.includes(HIDDEN)) return shown;
    return shown + unseenCards(round)[COLOURS.indexOf(colour)];
  }

  /** True if nothing was entered yet. */
  get blank(): boolean {
    return !this.hands[this.me] && !this.rows.length;
  }

  // Keeping it on the device.

  keep(): Json {
    const { players, names, hands, tokens, out, rows, me, first, following, entries, counted } = this;
    const [rules, read] = [this.rules.keep(), writeEntries(this.read)];
    return { players, names, hands, tokens, out, rows, me, first, following, read, entries, counted, rules };
  }

  load(kept: Json): void {
    const keys = "players names hands tokens out rows me first following read entries counted rules".split(
      " ",
    );
    const fields = checkFields(kept, "", keys, []);
    this.clear();
    this.rules.load(fields.rules);
    this.players = checkType(fields.players, "whole", "players");
    this.names = stringsFrom(fields.names, "names");
    this.hands = stringsFrom(fields.hands, "hands");
    this.tokens = checkType(fields.tokens, "list", "tokens").map(Number);
    this.out = checkType(fields.out, "list", "out").map(Boolean);
    this.counted = checkType(fields.counted, "list", "counted").map(Boolean);
    this.rows = stringsFrom(fields.rows, "rows");
    this.me = checkType(fields.me, "whole", "me");
    this.first = checkType(fields.first, "whole", "first");
    this.read = readEntries(fields.read);
    this.entries = checkType(fields.entries, "list", "entries").map((move) =>
      move === null ? null : checkType(move, "string", "move"),
    );
    this.following = checkType(fields.following, "boolean", "following");
    if (this.following) this.round();
  }
}

/* A round that is written down while it is played, without knowing the hands: who placed which card where, who could
   not place one, and the cards left at the end. The hands follow from them; see dealt_hands.ts. */

import { countText, parsePlace, placeText } from "../format.ts";
import type { Json, Seat } from "../game.ts";
import { checkFields, checkName, checkType, stringsFrom } from "../input.ts";
import { rulesDocument, rulesFromDocument } from "./formats.ts";
import { COLOURS, countOf, openSlots, parseMove, type Rules, sortHand, withCard } from "./position.ts";
import { hasOpeningCard } from "./rules.ts";

/** Everything that is known before the first card. */
export interface RoundStart {
  rules: Rules;
  names: string[];
  /** The points from earlier rounds. */
  tokens: number[];
  starter: Seat;
}

/** A card that was placed, or null for a player who could not place one. */
export interface WrittenTurn {
  seat: Seat;
  move: string | null;
}

/** The steps: the card that opens the base, the moves, the cards left. */
export type WritingPhase = "opening" | "moves" | "left" | "complete";

export class WrittenRound {
  readonly start: RoundStart;
  /** The card that opened the base, or "". */
  private opening = "";
  private turns: WrittenTurn[] = [];
  /** The round was ended before everybody was out. */
  private ended = false;
  /** The cards left, by seat. */
  private readonly left: string[];
  /** Seats that have no more cards than those in `left`. */
  private readonly settled: boolean[];

  /** Throws a Refusal if a name cannot be used. */
  constructor(start: RoundStart) {
    for (const seat of start.names.keys()) checkName(start.names, seat);
    this.start = start;
    this.left = start.names.map(() => "");
    this.settled = start.names.map(() => false);
  }

  get rows(): string[] {
    return this.moves.reduce<string[]>(
      (rows, { move }) => withCard(rows, parseMove(move)),
      this.opening ? [this.opening] : [],
    );
  }

  /** The cards that were placed, in order. */
  get moves(): { seat: Seat; move: string }[] {
    return this.turns.flatMap(({ seat, move }) => (move === null ? [] : [{ seat, move }]));
  }

  /** True if nothing is written down yet. */
  get blank(): boolean {
    return !this.turns.length && !this.opening && !this.ended;
  }

  get phase(): WritingPhase {
    if (hasOpeningCard(this.start.rules) && !this.opening) return "opening";
    if (this.turn !== null && !this.ended) return "moves";
    return this.start.names.every((_, seat) => this.missing(seat) === 0) ? "complete" : "left";
  }

  placed(seat: Seat): number {
    return this.moves.filter((one) => one.seat === seat).length;
  }

  /** True if a player could not place a card and is out. */
  isOut(seat: Seat): boolean {
    return (
      this.start.rules.stuck === "out" && this.turns.some((one) => one.seat === seat && one.move === null)
    );
  }

  /** The number of cards that a player still holds. */
  held(seat: Seat): number {
    return this.start.rules.handSize - this.placed(seat);
  }

  /** The seat whose turn it is; null if nobody can place a card any more. */
  get turn(): Seat | null {
    const { names, starter } = this.start;
    if (!openSlots(this.rows, this.start.rules).length) return null;
    const sinceCard = this.turns.slice(this.turns.findLastIndex(({ move }) => move !== null) + 1);
    const first = this.turns.length ? this.turns.at(-1)!.seat + 1 : starter;
    for (let step = 0; step < names.length; step += 1) {
      const seat = (first + step) % names.length;
      const passed = sinceCard.some((one) => one.seat === seat);
      if (this.held(seat) > 0 && !this.isOut(seat) && !passed) return seat;
    }
    return null;
  }

  /** The number of cards of a colour that are neither placed nor left. */
  available(colour: string): number {
    const seen = this.rows.join("") + this.left.join("");
    return this.start.rules.deck[COLOURS.indexOf(colour)] - countOf(seen, colour);
  }

  /** Place a card on an open place that accepts it. */
  place(colour: string, place: string): void {
    const { row, column } = parsePlace(place);
    if (this.phase === "opening") this.opening = colour;
    else this.turns.push({ seat: this.turn!, move: colour + placeText(row, column) });
  }

  /** Note that the player on turn cannot place a card. Returns a reason if everybody can, or "". */
  cannotPlace(): string {
    const seat = this.turn;
    if (seat === null) return "";
    const { rules, names } = this.start;
    const width = this.rows.at(0)?.length ?? 0;
    if (width < rules.base)
      return `There is still room in the base, so ${names[seat]} can place any card there.`;
    this.turns.push({ seat, move: null });
    return "";
  }

  /** End the round here; everybody keeps the cards they hold. */
  end(): void {
    this.ended = true;
  }

  /** The number of cards of a player that are not yet named. */
  missing(seat: Seat): number {
    return this.settled[seat] ? 0 : this.held(seat) - this.left[seat].length;
  }

  leftOf(seat: Seat): string {
    return this.left[seat];
  }

  /** Name a card that a player has left. If only one player is missing cards and all others are known, theirs follow. */
  giveLeft(seat: Seat, colour: string): void {
    if (this.missing(seat) < 1 || this.available(colour) < 1) return;
    this.left[seat] = sortHand(this.left[seat] + colour);
    this.fillLast();
  }

  /** Take the last card back that a player has left; the colour if it is given. */
  takeLeft(seat: Seat, colour = this.left[seat].at(-1) ?? ""): void {
    this.settled[seat] = false;
    this.left[seat] = this.left[seat].replace(colour, "");
  }

  /** Note that a player has no more cards than those named. */
  settle(seat: Seat): void {
    this.settled[seat] = true;
    this.fillLast();
  }

  private fillLast(): void {
    const open = [...this.start.names.keys()].filter((seat) => this.missing(seat) > 0);
    const rest = [...COLOURS].map((colour) => colour.repeat(Math.max(0, this.available(colour)))).join("");
    const [seat] = open;
    if (open.length !== 1 || this.left[seat] || this.missing(seat) !== rest.length) return;
    this.left[seat] = rest;
  }

  /** Take the last step back. Returns false if there is none. */
  undo(): boolean {
    const named = this.left.findLastIndex((cards) => cards !== "");
    const settled = this.settled.lastIndexOf(true);
    if (named >= 0) this.takeLeft(named);
    else if (settled >= 0) this.settled[settled] = false;
    else if (this.ended) this.ended = false;
    else if (this.turns.length) this.turns.pop();
    else if (this.opening) this.opening = "";
    else return false;
    return true;
  }

  /** The record as JSON, without hands. */
  document(): object {
    const { rules, names, tokens, starter } = this.start;
    return {
      schema: "ppsolve.record/1",
      deal: {
        rules: rulesDocument(rules),
        players: names.map((name, seat) => ({ name, tokens: tokens[seat] })),
        to_move: starter,
        pyramid: this.opening ? [this.opening] : [],
      },
      moves: this.moves.map(({ seat, move }) => ({ player: names[seat], move })),
      left: Object.fromEntries(names.map((name, seat) => [name, this.left[seat]])),
    };
  }

  /** The round in words, for the list of things to go on with. */
  get summary(): string {
    const { names } = this.start;
    return `${names.join(", ")}; ${countText(this.moves.length, "card")} placed`;
  }

  // Keeping it on the device.

  keep(): Json {
    const { start, opening, turns, ended, left, settled } = this;
    const { names, tokens, starter } = start;
    return {
      rules: rulesDocument(start.rules),
      names,
      tokens,
      starter,
      opening,
      turns,
      ended,
      left,
      settled,
    };
  }

  /** The round that was kept. Throws a Refusal if it is none. */
  static from(kept: Json): WrittenRound {
    const keys = ["rules", "names", "tokens", "starter", "opening", "turns", "ended", "left", "settled"];
    const fields = checkFields(kept, "", keys, []);
    const names = stringsFrom(fields.names, "names");
    const round = new WrittenRound({
      rules: rulesFromDocument(fields.rules, names.length),
      names,
      tokens: checkType(fields.tokens, "list", "tokens").map((one) => checkType(one, "whole", "tokens")),
      starter: checkType(fields.starter, "whole", "starter"),
    });
    round.opening = checkType(fields.opening, "string", "opening");
    round.ended = checkType(fields.ended, "boolean", "ended");
    round.turns = checkType(fields.turns, "list", "turns").map((one) => {
      const { seat, move } = checkFields(one, "turns", ["seat", "move"], []);
      return {
        seat: checkType(seat, "whole", "seat"),
        move: move === null ? null : checkType(move, "string", "move"),
      };
    });
    for (const [seat, cards] of stringsFrom(fields.left, "left").entries()) round.left[seat] = cards;
    for (const [seat, one] of checkType(fields.settled, "list", "settled").entries())
      round.settled[seat] = one === true;
    return round;
  }
}

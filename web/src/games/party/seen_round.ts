/* A round as a player at the table sees it: every card that is placed, and who could not place one. As in
   solver/party/hidden/record.py. */

import { placeText } from "../format.ts";
import { readEntries, type RecordEntry } from "../entries.ts";
import type { Json, Seat } from "../game.ts";
import {
  checkFields,
  findSeat,
  isObject,
  type JsonObject,
  nameText,
  quote,
  Refusal,
  refusing,
} from "../input.ts";
import { checkRows } from "./checks.ts";
import { documentFields, lineFields, type LineFields, PARTY_LINE } from "./formats.ts";
import { checkHidden, HIDDEN, type HiddenPosition, hidesHands, writtenOut } from "./hidden.ts";
import { moveFrom } from "./notation.ts";
import {
  COLOURS,
  fittingColours,
  isActive,
  openSlots,
  parseMove,
  type Player,
  type Rules,
  withCard,
  without,
} from "./position.ts";

/** A card that was placed, and the pyramid before it. */
export interface SeenMove {
  seat: Seat;
  move: string;
  before: string[];
}

/** The view of the player to move, with what the moves tell. */
export interface SeenPosition {
  position: HiddenPosition;
  /** The colours that the hidden cards of each player cannot have. */
  lacking: string[];
  /** The moves of the others, the first one first. */
  seen: SeenMove[];
}

export class SeenRound {
  readonly rules: Rules;
  readonly players: Player[];
  rows: string[];
  turn: Seat;
  readonly lacking: string[];
  /** All moves so far. */
  readonly moves: SeenMove[] = [];

  /** Throws a Refusal. */
  constructor({ rules, players, toMove, rows }: LineFields) {
    this.rules = rules;
    this.rows = checkRows(rows, rules);
    this.players = players.map((player, seat) => ({
      ...player,
      hand: writtenOut(player.hand, `players[${seat}].hand`),
    }));
    this.lacking = players.map(() => "");
    this.turn = toMove ?? 0;
    this.passOverTheStuck();
  }

  get names(): string[] {
    return this.players.map(({ name }) => name);
  }

  /** True if nobody has a card to place any more. */
  get over(): boolean {
    return !this.players.some(isActive);
  }

  /** Apply the next entry of a record. Throws a Refusal. */
  follow({ player, move }: RecordEntry): void {
    const where = `move ${this.moves.length + 1}`;
    if (player !== null) {
      const seat = findSeat(this.names, player, where);
      if (move === null) {
        this.dropOut(seat, where);
        return;
      }
      this.giveTurn(seat, where);
    }
    if (!isActive(this.players[this.turn]))
      throw new Refusal(where, `${quote(move)}, but nobody has any turns left`);
    this.play(moveFrom(move!, this.rows.at(0)?.length ?? 0, where), where);
  }

  /** Give the turn to `seat`: the players skipped could not place a card. Throws a Refusal. */
  giveTurn(seat: Seat, where = ""): void {
    if (!isActive(this.players[seat])) {
      const why = this.players[seat].hand ? "is out" : "has placed every card";
      throw new Refusal(where, `${this.nameOf(seat)} moves, but ${why}`);
    }
    while (this.turn !== seat) {
      this.couldNotMove(this.turn, where);
      this.nextTurn();
    }
  }

  /** The player whose turn it is could not place a card. Throws a Refusal. */
  skip(): void {
    this.couldNotMove(this.turn, "");
    this.nextTurn();
  }

  /** The view of the player whose turn it is. Throws a Refusal. */
  position(): SeenPosition {
    if (this.over) throw new Refusal("moves", "the round is over: there is no move to choose");
    const { rules, players, rows, turn, lacking, moves } = this;
    const position = checkHidden({ rules, players, toMove: turn, rows });
    return { position, lacking, seen: moves.filter(({ seat }) => seat !== turn) };
  }

  private nameOf(seat: Seat): string {
    return nameText(this.players[seat].name);
  }

  private play(move: string, where: string): void {
    const { players, turn, rules, rows } = this;
    const { hand } = players[turn];
    const name = this.nameOf(turn);
    const place = move.slice(1);
    const slot = openSlots(rows, rules).find(({ row, column }) => placeText(row, column) === place);
    if (!slot) throw new Refusal(where, `${move} by ${name}: ${place} is not open`);
    if (!slot.accepts.includes(move[0]))
      throw new Refusal(where, `${move} by ${name}: ${place} accepts only ${[...slot.accepts].join(" or ")}`);
    const card = hand.includes(move[0]) ? move[0] : HIDDEN;
    if (!hand.includes(card) || (card === HIDDEN && this.lacking[turn].includes(move[0])))
      throw new Refusal(where, `${move} by ${name}, who holds no ${move[0]}`);
    players[turn] = { ...players[turn], hand: without(hand, card) };
    this.moves.push({ seat: turn, move, before: rows });
    this.rows = withCard(rows, parseMove(move));
    this.nextTurn();
  }

  private dropOut(seat: Seat, where: string): void {
    const name = this.nameOf(seat);
    if (this.players[seat].out) return;
    if (this.rules.stuck === "pass")
      throw new Refusal(where, `${name} drops out, but with stuck=pass nobody drops out`);
    if (seat !== this.turn)
      throw new Refusal(where, `${name} drops out of turn; it is ${this.nameOf(this.turn)}'s turn`);
    this.couldNotMove(seat, where);
    this.nextTurn();
  }

  /** Note that a player has no card that fits. */
  private couldNotMove(seat: Seat, where: string): void {
    const player = this.players[seat];
    const fitting = fittingColours(this.rows, this.rules);
    const known = [...fitting].find((colour) => player.hand.includes(colour));
    if (fitting === COLOURS || known) {
      const name = this.nameOf(seat);
      const why = known ? `holds ${known}, which fits` : "can place any card";
      throw new Refusal(where, `it is ${name}'s turn, and ${name} ${why}`);
    }
    const lacks = fitting + this.lacking[seat];
    this.lacking[seat] = [...COLOURS].filter((colour) => lacks.includes(colour)).join("");
    if (this.rules.stuck === "out") this.players[seat] = { ...player, out: true };
  }

  private nextTurn(): void {
    this.turn = (this.turn + 1) % this.players.length;
    this.passOverTheStuck();
  }

  /** Go on to the next player who may be able to move; those with open hands may be skipped. */
  private passOverTheStuck(): void {
    const fitting = fittingColours(this.rows, this.rules);
    const count = this.players.length;
    for (let step = 0; step < count; step += 1) {
      const player = this.players[this.turn];
      const fits =
        player.hand.includes(HIDDEN) || [...fitting].some((colour) => player.hand.includes(colour));
      if (isActive(player) && fits) return;
      if (isActive(player) && this.rules.stuck === "out") this.players[this.turn] = { ...player, out: true };
      this.turn = (this.turn + 1) % count;
    }
  }
}

/** A position with hidden hands; or the start of a round, and what happened since. */
export interface SeenRecord {
  start: LineFields;
  entries: RecordEntry[];
}

/** Read a position or a record with hidden cards, in one line or as JSON; null if the text is something else. Throws a
    Refusal if it cannot be read, or if there is no move to choose. */
export function readSeen(text: string): SeenRecord | null {
  const read = readFields(text);
  if (!read) return null;
  const { start, entries } = read;
  if (entries === null) checkHidden(start);
  else roundSeen({ start, entries }).position();
  return { start, entries: entries ?? [] };
}

/** The round after the entries of a record. Throws a Refusal. */
export function roundSeen({ start, entries }: SeenRecord): SeenRound {
  const round = new SeenRound(start);
  for (const entry of entries) round.follow(entry);
  return round;
}

/** The fields of a position, or of a record with its entries. */
function readFields(text: string): { start: LineFields; entries: RecordEntry[] | null } | null {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (!trimmed.includes(HIDDEN)) return null;
  if (PARTY_LINE.test(trimmed) && !trimmed.includes("\n")) {
    const [line, moves] = trimmed.split(";");
    const start = lineFields(line);
    const entries = moves?.split(",").map((move) => ({ player: null, move })) ?? null;
    return hidesHands(start) ? { start, entries } : null;
  }
  const document = trimmed.startsWith("{") ? jsonOf(trimmed) : null;
  if (!isObject(document)) return null;
  const isRecord = isObject(document.deal);
  const { game = "party", ...deal } = isRecord ? (document.deal as JsonObject) : document;
  if (game !== "party" || !hidesHands(deal)) return null;
  if (!isRecord) return { start: documentFields(deal), entries: null };
  const fields = checkFields(document, "", ["deal", "moves"], ["schema", "date"]);
  const start = refusing(
    (refusal) => refusal.inside("deal"),
    () => documentFields(deal),
  );
  return { start, entries: readEntries(fields.moves) };
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Read as anything else, it is refused in words.
    return null;
  }
}

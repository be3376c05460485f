/* Derives the dealt hands of a round from its moves and the cards left at the end, as solver/party/dealt_hands.py. */

import type { Json, Seat } from "../game.ts";
import { placeText } from "../format.ts";
import type { JsonObject } from "../input.ts";
import {
  checkFields,
  checkType,
  fieldOr,
  findSeat,
  isObject,
  nameText,
  quote,
  Refusal,
  refusing,
  seatFrom,
  stringsFrom,
} from "../input.ts";
import { readEntries, type RecordEntry } from "../entries.ts";
import { checkRows, ROWS_FIELD } from "./checks.ts";
import { rulesFromDocument } from "./formats.ts";
import { moveFrom } from "./notation.ts";
import { COLOURS, countOf, openSlots, parseMove, type Rules, sortHand, withCard } from "./position.ts";
import { checkNumberOfPlayers, DEFAULT_EDITION, hasOpeningCard } from "./rules.ts";

/** Steps of the search for turn orders; a round that needs more must name its players. */
const MOST_STEPS = 100_000;

/** A move of a record: its player if named, and the colours that fitted somewhere before it. */
interface PlacedCard {
  move: string;
  seat: Seat | null;
  fitting: string;
}

/** True if a player of a deal, as JSON, has no hand. */
export function lacksHands(deal: Json): boolean {
  const players = isObject(deal) ? deal.players : null;
  return Array.isArray(players) && players.some((one) => isObject(one) && !Object.hasOwn(one, "hand"));
}

/** The letters of a hand as people write it, without spaces and in upper case. */
export function handLetters(written: string): string {
  return written.replace(/\s/g, "").toUpperCase();
}

/** Read the cards left from a JSON object, by seat; players who are not named have none. */
export function cardsLeft(given: Json, names: string[]): string[] {
  if (!isObject(given)) {
    throw new Refusal("left", `expected an object such as {"Alice": "RRB"}, not ${quote(given)}`);
  }
  const left = names.map(() => "");
  const named = new Set<Seat>();
  for (const [name, cards] of Object.entries(given)) {
    const seat = findSeat(names, name, "left");
    const where = `left: ${nameText(names[seat])}`;
    if (named.has(seat)) throw new Refusal(where, "is named twice");
    named.add(seat);
    const letters = handLetters(checkType(cards, "string", where));
    for (const letter of letters) {
      if (COLOURS.includes(letter)) continue;
      throw new Refusal(where, `unknown colour ${quote(letter)}; colours are ${[...COLOURS].join(" ")}`);
    }
    left[seat] = sortHand(letters);
  }
  return left;
}

/** The deal with all hands and the moves with all names, as JSON. Throws a Refusal that names the move if the moves, the
    cards left and the rules do not fit together. */
export function deriveHands(deal: JsonObject, left: Json, moves: Json): { deal: JsonObject; moves: Json[] } {
  const inDeal = <Result>(doing: () => Result) => refusing((refusal) => refusal.inside("deal"), doing);
  const players = inDeal(() => readPlayers(deal));
  const names = players.map(({ name }) => name as string);
  const { rules, rows, start } = inDeal(() => {
    const found = rulesFromDocument(fieldOr(deal, "rules", DEFAULT_EDITION), names.length);
    return {
      rules: found,
      rows: checkRows(stringsFrom(fieldOr(deal, ROWS_FIELD, []), ROWS_FIELD), found),
      start: seatFrom(names, fieldOr(deal, "to_move", 0), "to_move"),
    };
  });
  const entries = readEntries(moves);
  const placed = placedCards(entries, names, rows, rules);
  const rest = cardsLeft(left, names);
  checkLeft(rules, rows, placed, rest);
  const toPlay = cardsToPlay(players, names, { rules, rows, placed, rest });
  const out = new Set([...players.keys()].filter((seat) => players[seat].out === true));
  const seats = new TurnSearch(rules, names, rest, placed, out).onlyOrder(start, toPlay);
  const hands = [...rest];
  for (const [number, seat] of seats.entries()) hands[seat] += placed[number].move[0];
  const order = seats.values();
  return {
    deal: {
      ...deal,
      players: players.map((player, seat) =>
        Object.hasOwn(player, "hand") ? player : { ...player, hand: sortHand(hands[seat]) },
      ),
    },
    moves: entries.map(({ player, move }) =>
      move === null ? { player, out: true } : { player: names[order.next().value!], move },
    ),
  };
}

function readPlayers(deal: JsonObject): JsonObject[] {
  checkFields(deal, "", ["players"], ["schema", "game", "rules", "to_move", ROWS_FIELD]);
  const players = deal.players as Json[];
  checkNumberOfPlayers(players.length, 2, 6);
  return players.map((player, seat) => {
    const where = `players[${seat}]`;
    const fields = checkFields(player, where, ["name"], ["hand", "tokens", "out"]);
    checkType(fields.name, "string", `${where}.name`);
    return fields;
  });
}

/** Follow the pyramid. Throws a Refusal for a card that could be placed there by nobody. */
function placedCards(
  entries: readonly RecordEntry[],
  names: string[],
  start: string[],
  rules: Rules,
): PlacedCard[] {
  let rows = start;
  const made = entries.filter(({ move }) => move !== null);
  return made.map(({ player, move: text }, index) => {
    const where = `move ${index + 1}`;
    const seat = player === null ? null : findSeat(names, player, where);
    const move = moveFrom(text!, rows[0]?.length ?? 0, where);
    const card = parseMove(move);
    const slots = openSlots(rows, rules);
    const slot = slots.find(({ row, column }) => row === card.row && column === card.column);
    const place = placeText(card.row, card.column);
    if (!slot) {
      const places = slots.map(({ row, column }) => placeText(row, column)).join(" ") || "none";
      throw new Refusal(where, `${move} is not legal: ${place} is not open; open places: ${places}`);
    }
    if (!slot.accepts.includes(card.colour)) {
      const only = [...slot.accepts].join(" or ");
      throw new Refusal(where, `${move} is not legal: ${place} accepts only ${only}`);
    }
    const fitting = [...COLOURS].filter((colour) => slots.some(({ accepts }) => accepts.includes(colour)));
    rows = withCard(rows, card);
    const count = countOf(rows.join(""), card.colour);
    const held = rules.deck[COLOURS.indexOf(card.colour)];
    if (count > held) {
      throw new Refusal(where, `${move} is ${card.colour} card number ${count}, but the deck has ${held}`);
    }
    return { move, seat, fitting: fitting.join("") };
  });
}

/** `1 card`, `5 cards`, `0 cards`: a number with its noun. */
function numbered(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Refuse cards left that are, with those on the table, more than the deck has. */
function checkLeft(rules: Rules, rows: string[], placed: PlacedCard[], left: string[]): void {
  const table = rows.join("") + placed.map(({ move }) => move[0]).join("");
  for (const [index, colour] of [...COLOURS].entries()) {
    const rest = countOf(left.join(""), colour);
    const laid = countOf(table, colour);
    if (laid + rest <= rules.deck[index]) continue;
    const over = `${numbered(rest, `${colour} card`)} left and ${laid} placed`;
    throw new Refusal("left", `${over}, but the deck has ${rules.deck[index]}`);
  }
}

/** The number of cards that each player places: by the names, or by the cards dealt and left. */
function cardsToPlay(
  players: JsonObject[],
  names: string[],
  { rules, rows, placed, rest }: { rules: Rules; rows: string[]; placed: PlacedCard[]; rest: string[] },
): number[] {
  if (placed.every(({ seat }) => seat !== null))
    return names.map((_, seat) => placed.filter((card) => card.seat === seat).length);
  const dealt = players.map((player, seat) => {
    if (Object.hasOwn(player, "hand"))
      return handLetters(checkType(player.hand, "string", `deal: players[${seat}].hand`)).length;
    return player.out === true ? rest[seat].length : rules.handSize;
  });
  for (const [seat, cards] of dealt.entries()) {
    if (rest[seat].length <= cards) continue;
    const had = `${numbered(rest[seat].length, "card")} left, but ${cards} were dealt`;
    throw new Refusal(`left: ${nameText(names[seat])}`, had);
  }
  const toPlay = dealt.map((cards, seat) => cards - rest[seat].length);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  if (sum(toPlay) === placed.length) return toPlay;
  const [all, left] = [sum(dealt), rest.join("").length];
  const found = placed.length + left;
  const made = `${numbered(placed.length, "move")} and ${numbered(left, "card")} left`;
  const wrong = `${made} make ${found} cards, but ${all} were dealt`;
  if (hasOpeningCard(rules) && !rows.length && found === all + 1) {
    throw new Refusal("moves", `${wrong}; the card that opens the base is no move: give it as the pyramid`);
  }
  const few = found === placed.length ? `say who had the other ${all - found} left` : "something is missing";
  const missing = found < all ? few : "something is written twice";
  const uneven = "if the hands were uneven, write the player's name before every move";
  throw new Refusal("moves", `${wrong}; ${missing}, or ${uneven}`);
}

/** The search for the turn orders that fit the cards placed and left. */
class TurnSearch {
  private readonly rules: Rules;
  private readonly names: string[];
  private readonly left: string[];
  private readonly placed: PlacedCard[];
  private readonly alreadyOut: ReadonlySet<Seat>;
  private steps = 0;
  /** The number of moves before the deepest contradiction, and its reason. */
  private deepest = -1;
  private reason = "";

  constructor(
    rules: Rules,
    names: string[],
    left: string[],
    placed: PlacedCard[],
    alreadyOut: ReadonlySet<Seat>,
  ) {
    this.rules = rules;
    this.names = names;
    this.left = left;
    this.placed = placed;
    this.alreadyOut = alreadyOut;
  }

  /** The seat of every move. Throws a Refusal if no order fits, or more than one. */
  onlyOrder(start: Seat, toPlay: number[]): Seat[] {
    const barred = this.names.map(() => "");
    const orders = this.orders(start, toPlay, barred, []);
    const order = orders.next().value;
    if (!order) throw new Refusal(`move ${this.deepest + 1}`, this.reason);
    const another = orders.next().value;
    if (!another) return order;
    const index = order.findIndex((seat, number) => seat !== another[number]);
    const [one, other] = [order, another].map((seats) => nameText(this.names[seats[index]]));
    const { move } = this.placed[index];
    throw new Refusal(
      `move ${index + 1}`,
      `${move} may be by ${one} or ${other}; write the name before the move: ${one}: ${move}`,
    );
  }

  /** Extend the turn order `seats` to the last move. `turn` is the seat whose turn it is, `toPlay` the number of cards
      that each player has yet to place, and `barred` the colours that they cannot hold because they were skipped. */
  private *orders(
    turn: Seat,
    toPlay: number[],
    barred: string[],
    seats: Seat[],
  ): Generator<Seat[], undefined> {
    const number = seats.length;
    if (number === this.placed.length) {
      yield seats;
      return;
    }
    this.steps += 1;
    if (this.steps > MOST_STEPS) {
      throw new Refusal("moves", "too many turn orders are possible; write the player's name before each");
    }
    const card = this.placed[number];
    const count = this.names.length;
    for (let step = 0; step < count; step += 1) {
      const seat = (turn + step) % count;
      if (card.seat === null || card.seat === seat) {
        const problem = this.whyNotPlaced(seat, card, toPlay[seat], barred[seat]);
        if (problem) this.note(number, problem);
        else if (toPlay[seat]) {
          yield* this.orders((seat + 1) % count, toPlay.with(seat, toPlay[seat] - 1), barred, [
            ...seats,
            seat,
          ]);
        }
      }
      const gone = this.alreadyOut.has(seat) || (barred[seat] !== "" && this.rules.stuck === "out");
      const problem = gone ? "" : this.whyNotSkipped(seat, card, toPlay[seat]);
      if (problem) {
        this.note(number, problem);
        return;
      }
      barred = barred.with(seat, barred[seat] + card.fitting);
    }
  }

  /** The contradiction if a player on turn placed this card, or "". */
  private whyNotPlaced(seat: Seat, card: PlacedCard, toPlay: number, barred: string): string {
    const name = nameText(this.names[seat]);
    const colour = card.move[0];
    if (!toPlay && card.seat === seat)
      return `${name} moves, but has only ${this.left[seat] || "no cards"} left by then`;
    if (toPlay && barred.includes(colour))
      return `${card.move} by ${name}, but ${name} passed before when ${colour} could be placed`;
    return "";
  }

  /** The contradiction if a player on turn was skipped, or "". */
  private whyNotSkipped(seat: Seat, card: PlacedCard, toPlay: number): string {
    const name = nameText(this.names[seat]);
    if (toPlay && this.rules.stuck === "out") {
      const moves = card.seat === null ? "" : `${nameText(this.names[card.seat])} moves out of turn; `;
      return `${moves}it is the turn of ${name}, who places a card later`;
    }
    const fits = [...this.left[seat]].find((colour) => card.fitting.includes(colour));
    return fits ? `${name} was skipped with ${this.left[seat]} left, but could have placed ${fits}` : "";
  }

  private note(number: number, reason: string): void {
    if (number > this.deepest) [this.deepest, this.reason] = [number, reason];
  }
}

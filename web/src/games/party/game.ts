/* Penguin Party: its rules as the interface of a game. */

import { say } from "../../language/messages.ts";
import type { GameRules } from "../game.ts";
import { placeText } from "../format.ts";
import { DEFAULT_NAMES, fieldOr, isObject, nameText, Refusal } from "../input.ts";
import { SplitMix64 } from "../random.ts";
import {
  checkPosition,
  PARTY_LINE,
  partyDocument,
  partyFromDocument,
  partyFromLine,
  partyLine,
} from "./formats.ts";
import { readsBack, seatMoves } from "../records.ts";
import { cardsLeft, deriveHands, lacksHands } from "./dealt_hands.ts";
import { readGame, scoresOf, standingsOf, starterAfter, totalsOf, whyOver } from "./game_record.ts";
import { moveFrom } from "./notation.ts";
import { documentFromText, recordText } from "./record_text.ts";
import { COLOURS, openSlots, parseMove, placements, positionAfter } from "./position.ts";
import type { PartyPosition, Player, Rules } from "./position.ts";
import { hasOpeningCard } from "./rules.ts";

export const PARTY_RULES: GameRules<PartyPosition> & { deal(seed: bigint, rules: Rules): PartyPosition } = {
  name: "party",
  title: "Penguin Party",
  roundWord: "round",
  amount: (number) => say("page-cards", { cards: number }),

  isLine: (text) => PARTY_LINE.test(text),
  fromLine: partyFromLine,
  line: partyLine,
  fromDocument: partyFromDocument,
  document: partyDocument,

  boardHeader: "pyramid",
  recordKeys: ["left", "date"],
  completeRecord(fields) {
    const { deal } = fields;
    if (!isObject(deal) || !lacksHands(deal)) return fields;
    return { ...fields, ...deriveHands(deal, fieldOr(fields, "left", {}), fields.moves) };
  },
  checkEnd({ left }, { players }) {
    if (left === undefined) return;
    const names = players.map(({ name }) => name);
    for (const [seat, cards] of cardsLeft(left, names).entries()) {
      const { hand } = players[seat];
      if (hand === cards) continue;
      const what = `${cards || "none"}, but ${hand || "no cards"} are left after the moves`;
      throw new Refusal(`left: ${nameText(names[seat])}`, what);
    }
  },
  documentFromText,
  recordText(rounds, game) {
    const written = rounds.map((round) => ({
      round,
      deal: round.position,
      moves: seatMoves(PARTY_RULES, round),
      end: round.moves.reduce<PartyPosition>(positionAfter, round.position),
    }));
    return recordText(written, game, (text, { round }) => readsBack(PARTY_RULES, text, round));
  },
  rounds: {
    read: readGame,
    numberOf: ({ players }) => players.length,
    scores: scoresOf,
    totals: totalsOf,
    standings: standingsOf,
    goesOn: (ends) => whyOver(ends) === "",
    starter: starterAfter,
  },

  names: ({ players }) => players.map(({ name }) => name),
  toMove: ({ toMove }) => toMove,
  over: ({ toMove }) => toMove === null,
  moves: placements,
  after: positionAfter,

  /** Read a move as records write it. Throws a Refusal if it is not legal. */
  readMove(position, text, where) {
    const move = moveFrom(text, position.rows[0]?.length ?? 0, where);
    const legal = placements(position);
    if (legal.includes(move)) return move;
    const mover = position.players[position.toMove!];
    const what = illegalText(position, mover, move);
    throw new Refusal(
      where,
      `${move} by ${nameText(mover.name)} is not legal: ${what}; legal were ${legal.join(" ")}`,
    );
  },

  /** The deal of a seed, as `ppsolve deal --seed` gives it. */
  deal(seed: bigint, rules: Rules): PartyPosition {
    const deck = [...COLOURS].map((colour, number) => colour.repeat(rules.deck[number])).join("");
    if (rules.players * rules.handSize > deck.length) {
      const what = `${rules.players} hands of ${rules.handSize} need more than the ${deck.length} cards of the deck`;
      throw new Refusal("rules.hand_size", what);
    }
    const cards = new SplitMix64(seed).shuffle(deck);
    const players = Array.from({ length: rules.players }, (_, seat) => ({
      name: DEFAULT_NAMES[seat],
      hand: cards.slice(seat * rules.handSize, (seat + 1) * rules.handSize),
      tokens: 0,
      out: false,
    }));
    const opening = hasOpeningCard(rules) ? [cards[rules.players * rules.handSize]] : [];
    return checkPosition(rules, players, 0, opening);
  },
};

/** Why a move is not legal, with the messages of the command line. */
function illegalText(position: PartyPosition, mover: Player, move: string): string {
  const slots = openSlots(position.rows, position.rules);
  const { colour, row, column } = parseMove(move);
  const slot = slots.find((open) => open.row === row && open.column === column);
  const place = placeText(row, column);
  if (!slot)
    return `${place} is not open; open places: ${slots.map((s) => placeText(s.row, s.column)).join(" ")}`;
  if (!mover.hand.includes(colour)) return `${nameText(mover.name)} holds no ${colour}`;
  return `${place} accepts only ${[...slot.accepts].join(" or ")}`;
}

/* The knowledge of one player: their own hand, the pyramid, the moves of the others, and who could not move when. As in
   solver/party/hidden/record.py and hand_sampler.py. */

import type { Seat } from "../../games/game.ts";
import { Refusal } from "../../games/input.ts";
import { HIDDEN, shownCards, unseenCards } from "../../games/party/hidden.ts";
import { COLOURS, countOf, type PartyPosition } from "../../games/party/position.ts";
import { type SeenMove, type SeenPosition, SeenRound } from "../../games/party/seen_round.ts";
import { WORDS } from "../../games/random.ts";
import { concat, moveParts, NO_DRAWING, pack, padded } from "../../worker/layout.ts";
import { MOST_PLAYERS, packRows, PARTY_SEARCH } from "./search.ts";

/** A position of a line, and the move that led to it; the first one has none. */
export interface PlayedPosition {
  readonly position: PartyPosition;
  readonly move: string;
}

export interface PlayerView {
  /** The position with the cards that the player sees: their own hand, and cards that lie open. */
  position: PartyPosition;
  seat: Seat;
  /** The number of hidden cards of each player. */
  hidden: number[];
  /** The unseen cards of each colour. */
  unseen: number[];
  /** The colours that each player lacks. */
  lacking: string[];
  /** The moves of the others, the last one first. */
  seen: SeenMove[];
}

/** The opponent model `mixed`. */
export const MIXED_OPPONENTS = 0;

/** The view of the player to move after the moves of a line, who sees only their own hand. */
export function playerViewOf(line: readonly PlayedPosition[]): PlayerView {
  const [{ position: start }] = line;
  const seat = moverOf(line[line.length - 1].position);
  const players = start.players.map((player, number) =>
    number === seat ? player : { ...player, hand: HIDDEN.repeat(player.hand.length) },
  );
  const round = new SeenRound({ ...start, players });
  for (const [number, { move }] of line.slice(1).entries()) {
    const mover = moverOf(line[number].position);
    round.follow({ player: players[mover].name, move });
  }
  round.giveTurn(seat);
  return viewOf(round.position());
}

function moverOf({ toMove }: PartyPosition): Seat {
  if (toMove === null) throw new Error("the round is over");
  return toMove;
}

/** The view of the player to move, as samples need it. */
export function viewOf({ position, lacking, seen }: SeenPosition): PlayerView {
  const players = position.players.map((player) => ({ ...player, hand: shownCards(player.hand) }));
  return {
    position: { ...position, players },
    seat: position.toMove,
    hidden: position.players.map(({ hand }) => countOf(hand, HIDDEN)),
    unseen: unseenCards(position),
    lacking,
    seen: [...seen].reverse(),
  };
}

/** A possible hand: its cards of each colour, the last random word that draws it, and the number of the drawing after
    it. */
interface DrawnHand {
  cards: number[];
  lastWord: bigint;
  after: number;
}

/** Sampling tables for the hands of players who lack colours: their seats, and the hands of every drawing. */
function drawingsOf({ hidden, lacking, unseen }: PlayerView): { seats: Seat[]; drawings: DrawnHand[][] } {
  const seats = [...hidden.keys()].filter((seat) => lacking[seat] && hidden[seat]);
  if (!seats.length) return { seats, drawings: [] };
  const handsOf = (turn: number, left: readonly number[]) =>
    handsWithout(hidden[seats[turn]], lacking[seats[turn]], left);

  const known = new Map<string, bigint>();
  const ways = (turn: number, left: readonly number[]): bigint => {
    if (turn === seats.length) return 1n;
    const key = `${turn}:${left.join()}`;
    let sum = known.get(key);
    if (sum === undefined) {
      sum = handsOf(turn, left).reduce((all, { dealt, rest }) => all + dealt * ways(turn + 1, rest), 0n);
      known.set(key, sum);
    }
    return sum;
  };

  if (!ways(0, unseen))
    throw new Refusal("moves", "no deal of the hidden cards explains who was unable to move, and when");
  const waiting: { turn: number; left: readonly number[] }[] = [];
  const numbers = new Map<string, number>();
  /** The number of the drawing of a turn; appends it if it is new. */
  const drawingNumber = (turn: number, left: readonly number[]): number => {
    if (turn === seats.length) return NO_DRAWING;
    const key = `${turn}:${left.join()}`;
    const found = numbers.get(key) ?? waiting.length;
    if (found === waiting.length) {
      numbers.set(key, found);
      waiting.push({ turn, left });
    }
    return found;
  };

  drawingNumber(0, unseen);
  const drawings: DrawnHand[][] = [];
  for (const { turn, left } of waiting) {
    const drawing: DrawnHand[] = [];
    let [soFar, share] = [0n, 0n];
    for (const { cards, dealt, rest } of handsOf(turn, left)) {
      soFar += dealt * ways(turn + 1, rest);
      const next = (soFar * WORDS) / ways(turn, left);
      if (next === share) continue;
      share = next;
      drawing.push({ cards, lastWord: share - 1n, after: drawingNumber(turn + 1, rest) });
    }
    drawings.push(drawing);
  }
  return { seats, drawings };
}

/** A hand by its cards of each colour, the ways to deal it, and the cards left. */
interface DealtHand {
  cards: number[];
  dealt: bigint;
  rest: number[];
}

/** Every hand of `size` cards without the colours `lacks`. */
function handsWithout(size: number, lacks: string, unseen: readonly number[]): DealtHand[] {
  const choices = (colour: number, left: number): number[][] => {
    const most = lacks.includes(COLOURS[colour]) ? 0 : Math.min(left, unseen[colour]);
    if (colour === COLOURS.length - 1) return left <= most ? [[left]] : [];
    return Array.from({ length: most + 1 }, (_, number) => number).flatMap((number) =>
      choices(colour + 1, left - number).map((others) => [number, ...others]),
    );
  };
  return choices(0, size).map((cards) => ({
    cards,
    dealt: cards.reduce((product, held, colour) => product * binomial(unseen[colour], held), 1n),
    rest: unseen.map((number, colour) => number - cards[colour]),
  }));
}

/** The binomial coefficient: ways to choose `few` of `many`. */
function binomial(many: number, few: number): bigint {
  let ways = 1n;
  for (let number = 0; number < few; number += 1) ways = (ways * BigInt(many - number)) / BigInt(number + 1);
  return ways;
}

/** A view as the core reads it: the position without hidden cards, what is known of these, the drawings with their
    hands, and the moves seen. */
export function packPlayerView(view: PlayerView): Uint8Array {
  const { position, hidden, unseen, seen } = view;
  const { seats, drawings } = drawingsOf(view);
  return concat([
    PARTY_SEARCH.pack(position),
    pack("partyView", {
      hidden: padded(hidden, MOST_PLAYERS),
      unseen,
      opponents: MIXED_OPPONENTS,
      drawers: seats.length,
      drawerSeats: padded(seats, MOST_PLAYERS),
      drawings: drawings.length,
      seenMoves: seen.length,
    }),
    ...drawings.flatMap((hands) => [
      pack("partyDrawing", { hands: hands.length }),
      ...hands.map((hand) => pack("partyDrawnHand", { ...hand })),
    ]),
    ...seen.map((one) => {
      const [colour, place] = moveParts(PARTY_SEARCH.moveNumber(one.move));
      return pack("partySeenMove", { seat: one.seat, before: packRows(one.before), colour, place });
    }),
  ]);
}

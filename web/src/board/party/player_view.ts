/* The knowledge of one player: their own hand, the pyramid, the moves of the others, and who could not move when. As in
   solver/party/hidden/record.py and hand_sampler.py. */

import { COLOURS, countOf, openSlots, parseMove, withCard, without } from "../../games/party/position.ts";
import { WORDS } from "../../games/random.ts";
import { packRows, PARTY_SEARCH } from "./search.ts";

/** The view of the player to move after the moves of a line: {position, seat, hidden, unseen, lacking, seen}. */
export function playerViewOf(spots) {
  const end = spots.at(-1).position;
  const seen = new RoundSeen(spots[0].position, end.toMove, countsBefore(spots));
  for (const { move, parent } of spots.slice(1)) seen.follow(parent.position.toMove, move);
  seen.giveTurn(end.toMove);
  const { seat, lacking } = seen;
  const hidden = end.players.map(({ hand }, number) => (number === seat ? 0 : hand.length));
  const shown = end.players[seat].hand + end.rows.join("");
  const unseen = end.rules.deck.map((number, colour) => number - countOf(shown, COLOURS[colour]));
  const moves = seen.moves.filter((move) => move.seat !== seat).reverse();
  return { position: end, seat, hidden, unseen, lacking, seen: moves };
}

function countsBefore(spots) {
  return spots[0].position.players.map(({ hand, out }) => ({ hand, cards: hand.length, out }));
}

/** A round as the player of a seat sees it. */
class RoundSeen {
  constructor({ rules, rows, toMove, players }, seat, seats) {
    Object.assign(this, { rules, rows, seat, seats, turn: toMove ?? 0, moves: [] });
    this.lacking = players.map(() => "");
    this.passOverTheStuck();
  }

  get fittingColours() {
    const open = openSlots(this.rows, this.rules).flatMap(({ accepts }) => [...accepts]);
    return [...COLOURS].filter((colour) => open.includes(colour)).join("");
  }

  follow(seat, move) {
    this.giveTurn(seat);
    this.moves.push({ seat, move, before: this.rows });
    const player = this.seats[seat];
    player.cards -= 1;
    player.hand = without(player.hand, move[0]);
    this.rows = withCard(this.rows, parseMove(move));
    this.nextTurn();
  }

  /** Give the turn to `seat`. Everybody before them could not place a card, so they lack the fitting colours. */
  giveTurn(seat) {
    while (this.turn !== seat) {
      const fitting = this.fittingColours;
      this.lacking[this.turn] = [...COLOURS]
        .filter((c) => fitting.includes(c) || this.lacking[this.turn].includes(c))
        .join("");
      if (this.rules.stuck === "out") this.seats[this.turn].out = true;
      this.nextTurn();
    }
  }

  nextTurn() {
    this.turn = (this.turn + 1) % this.seats.length;
    this.passOverTheStuck();
  }

  /** Go on to the next player who may be able to move. Only the player's own hand is known for certain. */
  passOverTheStuck() {
    const fitting = this.fittingColours;
    for (const _ of this.seats) {
      const player = this.seats[this.turn];
      const active = player.cards > 0 && !player.out;
      const fits = this.turn !== this.seat || [...player.hand].some((card) => fitting.includes(card));
      if (active && fits) return;
      if (active && this.rules.stuck === "out") player.out = true;
      this.turn = (this.turn + 1) % this.seats.length;
    }
  }
}

/** Sampling tables for the hands of players who lack colours: {seats, drawings}. */
function drawingsOf({ hidden, lacking, unseen }) {
  const seats = [...hidden.keys()].filter((seat) => lacking[seat] && hidden[seat]);
  if (!seats.length) return { seats, drawings: [] };
  const known = new Map();
  const ways = (turn, left) => {
    if (turn === seats.length) return 1n;
    const key = `${turn}:${left}`;
    if (!known.has(key)) {
      const hands = handsWithout(hidden[seats[turn]], lacking[seats[turn]], left);
      known.set(
        key,
        hands.reduce((sum, { dealt, rest }) => sum + dealt * ways(turn + 1, rest), 0n),
      );
    }
    return known.get(key);
  };
  const numbers = new Map([[`0:${unseen}`, 0]]);
  const waiting = [[0, unseen]];
  const drawings = [];
  for (const [turn, left] of waiting) {
    const drawing = [];
    let [soFar, share] = [0n, 0n];
    for (const { hand, dealt, rest } of handsWithout(hidden[seats[turn]], lacking[seats[turn]], left)) {
      soFar += dealt * ways(turn + 1, rest);
      const next = (soFar * WORDS) / ways(turn, left);
      if (next === share) continue;
      share = next;
      let after = 0xffff;
      if (turn + 1 < seats.length) {
        const key = `${turn + 1}:${rest}`;
        if (!numbers.has(key)) {
          numbers.set(key, waiting.length);
          waiting.push([turn + 1, rest]);
        }
        after = numbers.get(key);
      }
      drawing.push({ hand, lastWord: share - 1n, after });
    }
    drawings.push(drawing);
  }
  return { seats, drawings };
}

/** Every hand of `cards` cards without the colours `lacks`: the hand, the ways to deal it, and the cards left. */
function handsWithout(cards, lacks, unseen) {
  const choices = (colour, left) => {
    const most = lacks.includes(COLOURS[colour]) ? 0 : Math.min(left, unseen[colour]);
    if (colour === COLOURS.length - 1) return left <= most ? [[left]] : [];
    return Array.from({ length: most + 1 }, (_, number) => number).flatMap((number) =>
      choices(colour + 1, left - number).map((others) => [number, ...others]),
    );
  };
  return choices(0, cards).map((hand) => ({
    hand,
    dealt: hand.reduce((product, held, colour) => product * binomial(unseen[colour], held), 1n),
    rest: unseen.map((number, colour) => number - hand[colour]),
  }));
}

/** The binomial coefficient: ways to choose `few` of `many`. */
function binomial(many, few) {
  let ways = 1n;
  for (let number = 0; number < few; number += 1) ways = (ways * BigInt(many - number)) / BigInt(number + 1);
  return ways;
}

/** A view as solver/core/web_party.cpp reads it. */
export function packPlayerView(view) {
  const { position, seat, hidden, unseen, seen } = view;
  const players = position.players.map((player, number) =>
    number === seat ? player : { ...player, hand: "" },
  );
  const { seats, drawings } = drawingsOf(view);
  const two = (number) => [number & 0xff, number >> 8];
  const eight = (word) => Array.from({ length: 8 }, (_, byte) => Number((word >> BigInt(8 * byte)) & 0xffn));
  const hands = (drawing) =>
    drawing.flatMap(({ hand, lastWord, after }) => [...hand, ...eight(lastWord), ...two(after)]);
  const moves = seen.flatMap((one) => {
    const number = PARTY_SEARCH.moveNumber(one.move);
    return [one.seat, ...packRows(one.before), Math.floor(number / 256), number % 256];
  });
  return Uint8Array.from([
    ...PARTY_SEARCH.pack({ ...position, players }),
    ...Array.from({ length: 6 }, (_, number) => hidden[number] ?? 0),
    ...unseen,
    seats.length,
    ...seats,
    ...two(drawings.length),
    ...drawings.flatMap((drawing) => [...two(drawing.length), ...hands(drawing)]),
    seen.length,
    ...moves,
    0, // opponent model: mixed
  ]);
}

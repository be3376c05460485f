/* A player's result in a round of Penguin Party, in one sentence to the player; and which positions are alike. As
   result_of in reports/review/party/summary.py, and solver/party/symmetry.py. */

import { say } from "../../language/messages.ts";
import { shownName, YOU } from "../../games/format.ts";
import type { Seat } from "../../games/game.ts";
import { nameText } from "../../games/input.ts";
import { COLOURS, countOf, EMPTY, type PartyPosition } from "../../games/party/position.ts";
import type { PlayedSpot } from "../board_game.ts";
import { placeFacts, type Result, standingOf } from "../summary.ts";

export function partyResult(spots: readonly PlayedSpot<PartyPosition>[], seat: Seat): Result {
  const { players, toMove } = spots[spots.length - 1].position;
  const left = players.map(({ hand }) => hand.length);
  const amount = left[seat];
  const { name } = players[seat];
  const player = nameText(name);
  if (toMove !== null) {
    const text =
      name === YOU
        ? say("board-round-unfinished", { cards: amount })
        : say("review-round-unfinished", { player, cards: amount });
    return { text, amount, place: null, perfect: !amount, won: false };
  }
  const { place, level } = standingOf(
    left.map((number) => [-number]),
    seat,
  );
  const out = spots.findIndex(({ position }) => position.players[seat].out);
  const moved = spots
    .slice(1)
    .flatMap((_, index) => (spots[index].position.toMove === seat ? [index + 1] : []));
  let [when, move] = ["none", 0];
  if (!amount && moved.length) [when, move] = ["emptied", moved[moved.length - 1]];
  else if (out >= 0 && place > 1) [when, move] = [out ? "out" : "out-at-start", out];
  const names = level.map((other) => nameText(shownName(players[other].name)));
  const facts = { cards: amount, when, move, ...placeFacts(place, names, players.length) };
  const text =
    name === YOU ? say("board-round-result", facts) : say("review-round-result", { player, ...facts });
  const won = place === 1 && new Set(left).size > 1;
  return { text, amount, place, perfect: !amount, won };
}

/** A key that a position shares with its mirror image, and with other names for the colours. */
export function partyKey({ rows, players, toMove }: PartyPosition): string {
  const mirrored = rows.map((row) => [...row].reverse().join(""));
  const hands = players.map(({ hand, out }) => (out ? "" : hand));
  const held = (colour: string) => hands.map((hand) => countOf(hand, colour)).join();
  const keys = [rows, mirrored].map((side) => {
    const seen = [...new Set(side.join("").replaceAll(EMPTY, ""))];
    const others = [...COLOURS].filter((colour) => !seen.includes(colour));
    const order = [...seen, ...others.sort((one, other) => (held(one) < held(other) ? -1 : 1))];
    const renamed = side.map((row) =>
      [...row].map((card) => (card === EMPTY ? card : order.indexOf(card))).join(""),
    );
    return [renamed.join("/"), ...order.map(held)].join("|");
  });
  const paid = players.map(({ hand, out }) => (out ? hand.length : 0));
  return [keys.sort()[0], paid, toMove].join("|");
}

/* Positions with hidden hands: the player to move sees the pyramid, their own hand and backs of cards. A `?` in a hand
   is a card that nobody showed. As in solver/party/hidden/position.py. */

import { countText } from "../format.ts";
import type { Json, Seat } from "../game.ts";
import { isObject, nameText, Refusal } from "../input.ts";
import { checkTable, type LineFields } from "./formats.ts";
import { COLOURS, countOf, type PartyPosition, placements, type Player } from "./position.ts";
import { MOST_OF_A_COLOUR } from "./rules.ts";

export const HIDDEN = "?";

/** The view of the player to move. Hidden cards come last in a hand. */
export type HiddenPosition = PartyPosition & { toMove: Seat };

/** The cards of a hand that are seen. */
export function shownCards(hand: string): string {
  return hand.replaceAll(HIDDEN, "");
}

/** The number of hidden cards of each player. */
export function hiddenCards({ players }: HiddenPosition): number[] {
  return players.map(({ hand }) => countOf(hand, HIDDEN));
}

/** The number of unseen cards of each colour: face down in a hand, or out of play. */
export function unseenCards({
  rules,
  players,
  rows,
}: Pick<PartyPosition, "rules" | "players" | "rows">): number[] {
  const shown = players.map(({ hand }) => hand).join("") + rows.join("");
  return rules.deck.map((number, colour) => number - countOf(shown, COLOURS[colour]));
}

/** A hand letter by letter: `rR ?3` becomes `RR???`. */
export function writtenOut(hand: string, where: string): string {
  return hand
    .replace(/\s/g, "")
    .toUpperCase()
    .replace(/\?([0-9]{1,3})?/g, (_, digits: string | undefined) => {
      const number = Number(digits ?? 1);
      if (number > MOST_OF_A_COLOUR * COLOURS.length)
        throw new Refusal(where, `${number} hidden cards are more than any deck has`);
      return HIDDEN.repeat(number);
    });
}

/** Check a view, and tidy it. Throws a Refusal if it is impossible, or if the player to move has no move. */
export function checkHidden({ rules, players: given, toMove, rows: givenRows }: LineFields): HiddenPosition {
  const hands = given.map(({ hand }, seat) => writtenOut(hand, `players[${seat}].hand`));
  const faceUp = given.map((player, seat) => ({ ...player, hand: shownCards(hands[seat]) }));
  const table = checkTable(rules, faceUp, givenRows);
  const players = table.players.map((player, seat) => ({
    ...player,
    hand: player.hand + HIDDEN.repeat(countOf(hands[seat], HIDDEN)),
    out: given[seat].out,
  }));
  const position = { rules, players, rows: table.rows, toMove: toMove ?? 0 };
  checkMover(position);
  const hidden = hiddenCards(position);
  const [all, unseen] = [hidden, unseenCards(position)].map((numbers) => numbers.reduce((a, b) => a + b, 0));
  if (all > unseen) {
    const last = hidden.findLastIndex((number) => number > 0);
    const what = `${countText(all, "hidden card")} in all, but only ${unseen} cards of the deck are unseen`;
    throw new Refusal(`players[${last}].hand`, what);
  }
  return position;
}

function checkMover(position: HiddenPosition): void {
  const { players, toMove } = position;
  const { hand, out, name: given } = players[toMove];
  const name = nameText(given);
  if (hand.includes(HIDDEN)) {
    const what = `hidden cards, but ${name} is to move and sees their own hand`;
    throw new Refusal(`players[${toMove}].hand`, what);
  }
  if (out || !hand) {
    const why = hand ? "is out" : "has placed every card";
    throw new Refusal("to_move", `${name} ${why}: there is no move to choose`);
  }
  if (!placements(position).length)
    throw new Refusal("to_move", `none of ${name}'s cards fits: there is no move to choose`);
}

/** True if some hand of a deal or position in JSON has hidden cards. */
export function hidesHands({ players }: { players?: Json }): boolean {
  return Array.isArray(players) && players.some((one) => isObject(one) && String(one.hand).includes(HIDDEN));
}

/** True if a player may still hold a card of a colour that is not seen. */
export function mayHold(player: Player, colour: string, unseen: readonly number[], lacks: string): boolean {
  if (player.hand.includes(colour)) return true;
  return player.hand.includes(HIDDEN) && unseen[COLOURS.indexOf(colour)] > 0 && !lacks.includes(colour);
}

/* Reasons for an advised move: one fact that anybody can check by looking at the table. It distinguishes the move from
   others. As in solver/party/hidden/reasons.py and solver/party/view/advice.py. */

import { countText, listText } from "../format.ts";
import type { Seat } from "../game.ts";
import { nameText } from "../input.ts";
import { colourName } from "./colours.ts";
import { type HiddenPosition, mayHold, unseenCards } from "./hidden.ts";
import {
  COLOURS,
  countOf,
  fittingColours,
  isActive,
  openSlots,
  parseMove,
  placements,
  withCard,
  without,
} from "./position.ts";

export type Reason =
  | { kind: "only move" }
  | { kind: "opens a place"; colour: string; cards: number; others: number; alike: number }
  | { kind: "last place"; colour: string; cards: number; seats: Seat[] }
  | { kind: "keeps the base"; cards: number; others: number; alike: number }
  | { kind: "room"; cards: number; kept: number; others: number; alike: number };

/** The first reason that distinguishes a move from an alternative; null if there is none. `lacking` are the colours that
    each player is known to lack. */
export function reasonFor(
  position: HiddenPosition,
  move: string,
  lacking: readonly string[] = [],
): Reason | null {
  const alternatives = placements(position).filter((other) => other !== move);
  const others = alternatives.length;
  if (!others) return { kind: "only move" };
  const { rules, rows, players, toMove } = position;
  const kept = without(players[toMove].hand, move[0]);
  const opened = openedBy(position, move);
  if (opened.length) {
    const colour = opened.reduce((most, one) => (countOf(kept, one) > countOf(kept, most) ? one : most));
    const alike = alternatives.filter((other) => openedBy(position, other).includes(colour)).length;
    if (alike < others) return { kind: "opens a place", colour, cards: countOf(kept, colour), others, alike };
  }
  if (openSlots(rows, rules).filter(({ accepts }) => accepts.includes(move[0])).length === 1) {
    const unseen = unseenCards(position);
    const seats = [...players.keys()].filter(
      (seat) =>
        seat !== toMove &&
        isActive(players[seat]) &&
        mayHold(players[seat], move[0], unseen, lacking[seat] ?? ""),
    );
    if (seats.length)
      return { kind: "last place", colour: move[0], cards: unseen[COLOURS.indexOf(move[0])], seats };
  }
  const free = rules.base - (rows.at(0)?.length ?? 0);
  const above = alternatives.filter((other) => parseMove(other).row > 0).length;
  if (parseMove(move).row > 0 && free && above < others)
    return { kind: "keeps the base", cards: free, others, alike: above };
  const fitting = fittingAfter(position, move);
  const alike = alternatives.filter((other) => fittingAfter(position, other) >= fitting).length;
  if (alike < others) return { kind: "room", cards: fitting, kept: kept.length, others, alike };
  return null;
}

/** The colours among the kept cards that fit nowhere before a move, but after it. */
function openedBy({ rules, rows, players, toMove }: HiddenPosition, move: string): string[] {
  const kept = without(players[toMove].hand, move[0]);
  const before = fittingColours(rows, rules);
  const after = fittingColours(withCard(rows, parseMove(move)), rules);
  return [...COLOURS].filter((one) => kept.includes(one) && !before.includes(one) && after.includes(one));
}

/** The number of kept cards that fit somewhere after a move. */
function fittingAfter({ rules, rows, players, toMove }: HiddenPosition, move: string): number {
  const fits = fittingColours(withCard(rows, parseMove(move)), rules);
  return [...without(players[toMove].hand, move[0])].filter((card) => fits.includes(card)).length;
}

/** A reason as one or two sentences. */
export function reasonText({ players, toMove }: HiddenPosition, reason: Reason): string {
  const name = nameText(players[toMove].name);
  switch (reason.kind) {
    case "only move":
      return "It is the only legal move.";
    case "opens a place": {
      const held = reason.cards === 1 ? "one" : `${reason.cards}`;
      const colour = colourName(reason.colour);
      return `It opens a place for ${colour}, which fits nowhere right now; ${name} holds ${held}. ${alikeText(reason)}`;
    }
    case "last place": {
      const colour = colourName(reason.colour);
      const others = listText(
        reason.seats.map((seat) => nameText(players[seat].name)),
        "or",
      );
      const unseen = `${countText(reason.cards, `${colour} card`)} ${reason.cards === 1 ? "is" : "are"} unseen`;
      const only = `Only one place accepts ${colour}, and ${unseen}: ${others} might take it.`;
      return `${only} No other move places ${colour}.`;
    }
    case "keeps the base": {
      const one = reason.cards === 1;
      const places = one ? "last free base place" : `${reason.cards} free base places`;
      return `It saves the ${places}, which ${one ? "accepts" : "accept"} any colour, for later. ${alikeText(reason)}`;
    }
    case "room": {
      const { cards, kept, others, alike } = reason;
      const fewer = others - alike;
      const some = fewer === others && fewer > 1 ? "any other move" : `${fewer} of the ${others} other moves`;
      const after = others === 1 ? "the other move" : some;
      const would = kept === 1 ? "it would not" : "fewer would";
      return `After it, ${placesText(name, cards, kept)}; after ${after}, ${would}.`;
    }
  }
}

/** For how many other moves a reason holds, too. */
function alikeText({ alike, others }: { alike: number; others: number }): string {
  if (!alike) return others > 1 ? "No other move does." : "The other move does not.";
  return `${alike} of the ${others} other moves ${alike === 1 ? "does" : "do"}, too.`;
}

/** How many of a player's remaining cards have a place; at least one does. */
function placesText(name: string, some: number, cards: number): string {
  if (cards === 1) return `${name}'s last card still has a place`;
  if (some === cards) return `each of ${name}'s ${cards} remaining cards still has a place`;
  return `${some} of ${name}'s ${cards} remaining cards ${some > 1 ? "have" : "has"} a place`;
}

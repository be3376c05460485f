/* Reasons for an advised move: one fact that anybody can check by looking at the table. It distinguishes the move from
   others. As in solver/party/hidden/reasons.py and solver/party/view/advice.py. */

import { either, say } from "../../language/messages.ts";
import { shownName } from "../format.ts";
import type { Seat } from "../game.ts";
import { nameText } from "../input.ts";
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
  const player = nameText(shownName(players[toMove].name));
  switch (reason.kind) {
    case "only move":
      return say("advise-only-move");
    case "opens a place": {
      const { colour, cards, alike, others } = reason;
      return say("advise-opens-a-place", { colour, player, cards, alike, others });
    }
    case "last place": {
      const rivals = either(reason.seats.map((seat) => nameText(shownName(players[seat].name))));
      return say("advise-last-place", { colour: reason.colour, cards: reason.cards, rivals });
    }
    case "keeps the base": {
      const { cards, alike, others } = reason;
      return say("advise-keeps-the-base", { places: cards, alike, others });
    }
    case "room": {
      const { cards, kept, others, alike } = reason;
      const fewer = others - alike;
      const comparison = others === 1 ? "other" : fewer === others ? "any" : "some";
      const after = say("advise-after", { comparison, fewer, others });
      if (kept === 1) return say("advise-room-last-card", { player, after });
      if (cards === kept) return say("advise-room-all", { player, kept, after });
      return say("advise-room-some", { player, cards, kept, after });
    }
  }
}

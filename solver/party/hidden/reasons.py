"""Reasons for an advised move: one fact about the move that anybody can check by looking at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules

ReasonKind = Literal["only move", "last card", "opens a place", "last place", "keeps the base", "room"]


@dataclass(frozen=True)
class Reason:
    """A fact in favour of a move.

    - `only move`: it is the only legal move;
    - `last card`: it empties the hand;
    - `opens a place`: it opens a place for `colour`, which fits nowhere before; the hand keeps `cards` of
      them;
    - `last place`: it takes the only place for `colour`, of which `cards` are unseen and may be in the hands
      of `seats`;
    - `keeps the base`: it goes above the base, where `cards` places stay free;
    - `room`: `cards` of the `kept` remaining cards fit somewhere after it; `most` if no other move leaves
      room for more.
    """

    kind: ReasonKind
    cards: int = 0
    colour: str = ""
    seats: tuple[int, ...] = ()
    kept: int = 0
    most: bool = False


def reason_for(position: HiddenPosition, move: Placement) -> Reason:
    """Return the first reason, in the order of `ReasonKind`, that holds for a move."""
    rules, hand = position.rules, position.mover.hand
    kept = hand.replace(move.colour, "", 1)
    after = with_card(position.pyramid, move)
    if len(position.legal_moves) == 1:
        return Reason("only move")
    if not kept:
        return Reason("last card")
    fits, will_fit = colours_that_fit(position.pyramid, rules), colours_that_fit(after, rules)
    opened = [colour for colour in COLOURS if colour in kept and colour not in fits and colour in will_fit]
    if opened:
        colour = max(opened, key=kept.count)
        return Reason("opens a place", kept.count(colour), colour)
    if sum(move.colour in slot.accepts for slot in position.slots()) == 1:
        unseen = position.unseen[COLOURS.index(move.colour)]
        if seats := _who_may_hold(position, move.colour):
            return Reason("last place", unseen, move.colour, seats)
    free = rules.base - len(after[0])
    if move.row and free:
        return Reason("keeps the base", free)
    fitting = _fitting(kept, after, rules)
    others = [
        _fitting(hand.replace(other.colour, "", 1), with_card(position.pyramid, other), rules)
        for other in position.legal_moves
    ]
    return Reason("room", fitting, kept=len(kept), most=fitting == max(others))


def colours_that_fit(rows: Rows, rules: Rules) -> set[str]:
    return {colour for slot in open_slots(rows, rules) for colour in slot.accepts}


def _fitting(cards: str, rows: Rows, rules: Rules) -> int:
    fits = colours_that_fit(rows, rules)
    return sum(card in fits for card in cards)


def _who_may_hold(position: HiddenPosition, colour: str) -> tuple[int, ...]:
    """Return the seats of the opponents still in the round who may hold a card of `colour`."""
    unseen = position.unseen[COLOURS.index(colour)]
    return tuple(
        seat
        for seat, player in enumerate(position.players)
        if seat != position.seat
        and player.active
        and (
            colour in player.hand
            or (HIDDEN in player.hand and unseen > 0 and colour not in position.lacking[seat])
        )
    )

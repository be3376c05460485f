"""Reasons for an advised move: one fact that anybody can check by looking at the table.

The fact distinguishes the move from others: it does not hold for at least one alternative.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules

ReasonKind = Literal["only move", "opens a place", "last place", "keeps the base", "room"]


@dataclass(frozen=True)
class Reason:
    """A fact in favour of a move that does not hold for all alternatives.

    - `only move`: it is the only legal move;
    - `opens a place`: it opens a place for `colour`, which fits nowhere before; the hand keeps `cards` of
      them;
    - `last place`: it takes the only place for `colour`, of which `cards` are unseen and may be in the hands
      of `seats`;
    - `keeps the base`: it goes above the base, where `cards` places stay free;
    - `room`: `cards` of the `kept` remaining cards fit somewhere after it, fewer after some other moves.
    """

    kind: ReasonKind
    cards: int = 0
    colour: str = ""
    seats: tuple[int, ...] = ()
    kept: int = 0
    others: int = 0
    """The number of other legal moves."""
    alike: int = 0
    """Of these, the moves for which the fact holds, too; for `room`, those that leave room for as many."""


def reason_for(position: HiddenPosition, move: Placement) -> Reason | None:
    """Return the first reason, in the order of `ReasonKind`, that distinguishes a move from an alternative.

    Returns `None` if every such fact holds for all legal moves.
    """
    alternatives = [other for other in position.legal_moves if other != move]
    others = len(alternatives)
    if not others:
        return Reason("only move")
    if opened := _opened(position, move):
        kept = _kept(position, move)
        colour = max(opened, key=kept.count)
        alike = sum(colour in _opened(position, other) for other in alternatives)
        if alike < others:
            return Reason("opens a place", kept.count(colour), colour, others=others, alike=alike)
    if sum(move.colour in slot.accepts for slot in position.slots()) == 1:
        unseen = position.unseen[COLOURS.index(move.colour)]
        if seats := _who_may_hold(position, move.colour):
            return Reason("last place", unseen, move.colour, seats, others=others)
    free = position.rules.base - (len(position.pyramid[0]) if position.pyramid else 0)
    above = sum(other.row > 0 for other in alternatives)
    if move.row and free and above < others:
        return Reason("keeps the base", free, others=others, alike=above)
    fitting = _fitting(position, move)
    alike = sum(_fitting(position, other) >= fitting for other in alternatives)
    if alike < others:
        return Reason("room", fitting, kept=len(_kept(position, move)), others=others, alike=alike)
    return None


def _kept(position: HiddenPosition, move: Placement) -> str:
    """Return the cards that the player keeps after a move."""
    return position.mover.hand.replace(move.colour, "", 1)


def _opened(position: HiddenPosition, move: Placement) -> list[str]:
    """Return the colours among the kept cards that fit nowhere before a move, but after it."""
    kept = _kept(position, move)
    before = colours_that_fit(position.pyramid, position.rules)
    after = colours_that_fit(with_card(position.pyramid, move), position.rules)
    return [colour for colour in COLOURS if colour in kept and colour not in before and colour in after]


def _fitting(position: HiddenPosition, move: Placement) -> int:
    """Return how many of the kept cards fit somewhere after a move."""
    fits = colours_that_fit(with_card(position.pyramid, move), position.rules)
    return sum(card in fits for card in _kept(position, move))


def colours_that_fit(rows: Rows, rules: Rules) -> set[str]:
    return {colour for slot in open_slots(rows, rules) for colour in slot.accepts}


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

"""Short descriptions of a position and its players, shared by text and pictures.

In English, everything except the players' names is ASCII.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.position import BasePosition, Player
from ppsolve.solver.view.layout import wrap
from ppsolve.solver.view.phrases import shown_name, status_text

Standing = Literal["to move", "waiting", "finished", "out", "stuck"]
"""`waiting`: still has turns to come. `stuck`: left with cards at the end without being out (if
stuck=pass)."""

LARGEST_NUMBER: Final = 999_999


def accepted_text(accepts: str, between: str = " ") -> str:
    """Return the colours a slot accepts: `any`, or their letters."""
    return say("show-any") if accepts == COLOURS else between.join(accepts)


def headline(position: BasePosition) -> str:
    """Return the rules, the number of players and the size of the base."""
    rules = position.rules
    width = len(position.pyramid[0]) if position.pyramid else 0
    return say("show-party-headline", rules=rules.named, players=rules.players, width=width, base=rules.base)


def headline_lines(position: BasePosition, width: int) -> list[str]:
    """Return the headline in lines of at most `width` columns, broken only between its parts."""
    return wrap(re.split("(?<=[,;]) ", headline(position)), width)


def turn_text(position: BasePosition) -> str:
    """Return `NAME to move`, or `The round is over`."""
    if position.over:
        return say("show-party-over")
    return say("show-to-move", player=shown_name(position.mover.name, position.names))


def open_texts(position: BasePosition) -> list[str]:
    """Return the open slots, each with the colours it accepts: `b2 G B`."""
    return [f"{slot.place} {accepted_text(slot.accepts)}" for slot in position.slots()]


def colour_groups(hand: str) -> list[str]:
    """Group the cards of a hand by colour, hidden cards last: `RRR`, `GG`, `??`."""
    return [card * hand.count(card) for card in (*COLOURS, HIDDEN) if card in hand]


def standing(position: BasePosition, seat: int) -> Standing:
    player = position.players[seat]
    if seat == position.to_move:
        return "to move"
    if not player.hand:
        return "finished"
    if player.out:
        return "out"
    return "stuck" if position.over else "waiting"


def due_text(position: BasePosition, seat: int) -> str:
    """Return what a player who is done pays or gives back; empty if nothing, or while they still play."""
    stands = standing(position, seat)
    if stands in ("out", "stuck"):
        return say("show-pays", points=position.penalties()[seat])
    if stands == "finished" and (score := position.scores()[seat]):
        return say("show-gives-back", points=-score)
    return ""


def tokens_text(player: Player) -> str:
    """Return a player's penalty tokens from earlier rounds; empty if there are none."""
    if player.tokens > LARGEST_NUMBER:
        return say("show-tokens-over", tokens=str(LARGEST_NUMBER))
    return say("show-tokens", tokens=player.tokens) if player.tokens else ""


def cards_text(player: Player) -> str:
    """Return the number of cards a player holds: `5 cards`."""
    return say("show-cards", cards=len(player.hand))


def standing_text(position: BasePosition, seat: int) -> str:
    """Return a player's status and what it costs: `out, pays 3`; empty while they wait for their turn."""
    stands = standing(position, seat)
    words = ("" if stands == "waiting" else status_text(stands), due_text(position, seat))
    return ", ".join(filter(None, words))


def player_texts(position: BasePosition, seat: int) -> list[str]:
    """Return a player's number of cards, status and tokens, as far as there are any."""
    player = position.players[seat]
    return [*filter(None, (cards_text(player), standing_text(position, seat), tokens_text(player)))]


def score_text(score: int) -> str:
    return f"{score:+d}" if score else "0"

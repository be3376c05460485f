"""What there is to say about a position and its players, in words that text and picture share.

All of it is ASCII but the players' names.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.position import Player, Scene
from ppsolve.solver.view.layout import wrap
from ppsolve.solver.view.phrases import count_of, shown_name

Standing = Literal["to move", "waiting", "finished", "out", "stuck"]
"""`waiting`: turns to come. `stuck`: cards left when the round ended, but never out (rules with passing)."""

LARGEST_NUMBER: Final = 999_999


def accepted_text(accepts: str, between: str = " ") -> str:
    """The colours a slot accepts: `any`, or their letters."""
    return "any" if accepts == COLOURS else between.join(accepts)


def headline(position: Scene) -> str:
    """The rules, the number of players and how far the base has grown."""
    rules = position.rules
    width = len(position.pyramid[0]) if position.pyramid else 0
    return f"Rules {rules.named}; {rules.players} players; base {width} of {rules.base}"


def headline_lines(position: Scene, width: int) -> list[str]:
    """The headline in lines of at most `width` columns, broken only between its parts."""
    return wrap(re.split("(?<=[,;]) ", headline(position)), width)


def turn_text(position: Scene) -> str:
    """Whose turn it is, or that the round is over."""
    return (
        "The round is over" if position.over else f"{shown_name(position.mover.name, position.names)} to move"
    )


def open_texts(position: Scene) -> list[str]:
    """The open slots by place, each with the colours it accepts: `b2 G B`."""
    return [f"{slot.place} {accepted_text(slot.accepts)}" for slot in position.slots()]


def colour_groups(hand: str) -> list[str]:
    """The cards of a hand, those of one colour together, then the hidden ones: `RRR`, `GG`, `??`."""
    return [card * hand.count(card) for card in (*COLOURS, HIDDEN) if card in hand]


def standing(position: Scene, seat: int) -> Standing:
    """How a player stands in the round."""
    player = position.players[seat]
    if seat == position.to_move:
        return "to move"
    if not player.hand:
        return "finished"
    if player.out:
        return "out"
    return "stuck" if position.over else "waiting"


def due_text(position: Scene, seat: int) -> str:
    """What a player whose round has ended pays or gives back; empty for nothing, or while they play."""
    stands = standing(position, seat)
    if stands in ("out", "stuck"):
        return f"pays {position.penalties()[seat]}"
    if stands == "finished" and (score := position.scores()[seat]):
        return f"gives back {-score}"
    return ""


def tokens_text(player: Player) -> str:
    """The penalty points a player holds from earlier rounds; empty if there are none."""
    if player.tokens > LARGEST_NUMBER:
        return f"over {LARGEST_NUMBER} tokens"
    return count_of(player.tokens, "token") if player.tokens else ""


def cards_text(player: Player) -> str:
    """How many cards a player holds."""
    return count_of(len(player.hand), "card")


def standing_text(position: Scene, seat: int) -> str:
    """How a player stands and what that costs: `out, pays 3`; empty while they wait for their turn."""
    stands = standing(position, seat)
    words = ("" if stands == "waiting" else stands, due_text(position, seat))
    return ", ".join(filter(None, words))


def player_texts(position: Scene, seat: int) -> list[str]:
    """All there is to say about a player beside the name and the cards themselves."""
    player = position.players[seat]
    return [*filter(None, (cards_text(player), standing_text(position, seat), tokens_text(player)))]


def score_text(score: int) -> str:
    """A change in points, with its sign."""
    return f"{score:+d}" if score else "0"

"""Lines of a duel, and what becomes plain along the way."""

from __future__ import annotations

from ppsolve.puzzles.contest import LineTurn
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement

DuelTurn = LineTurn[Position, Placement]


def plainly_lost(position: Position, seat: int, limit: int) -> bool:
    """Whether a look at the table shows that the player of a seat ends with more cards than the limit:
    their turns are over, or they hold too many cards of colours that never find a place again."""
    player = position.players[seat]
    if position.over or not player.active:
        return len(player.hand) > limit
    return len(dead_cards(position, seat)) > limit


def dead_cards(position: Position, seat: int) -> str:
    """The cards in a hand whose colours never find a place again."""
    lives = colour_lives(position)
    return "".join(card for card in position.players[seat].hand if lives[card] == "dead")


def turns_until_plain(line: tuple[DuelTurn, ...], limit: int) -> int:
    """How many more cards a player places after the move that failed before the failure is plain."""
    seat = line[0].seat
    turns = 0
    for turn in line[1:]:
        if plainly_lost(turn.position, seat, limit):
            break
        turns += turn.seat == seat
    return turns

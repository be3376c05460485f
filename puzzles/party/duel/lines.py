"""Lines of a duel: the solution, what refutes a first move, and what becomes plain along the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement


@dataclass(frozen=True)
class DuelTurn:
    """A turn of a line: the position it is made in, the move, and the position after it."""

    position: Position
    move: Placement
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


def play_out(judge: DuelJudge, position: Position) -> Iterator[DuelTurn]:
    """Best play of everybody to the end of the round."""
    while not position.over:
        option = judge.choice(position)
        yield DuelTurn(position, option.move, option.after)
        position = option.after


def line_after(judge: DuelJudge, move: Placement) -> tuple[DuelTurn, ...]:
    """A first move of the task and best play of everybody after it."""
    start = judge.task.position
    first = DuelTurn(start, move, start.after(move))
    return (first, *play_out(judge, first.after))


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

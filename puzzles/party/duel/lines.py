"""Lines of a duel: the solution, the refutations, and what becomes plain along the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ppsolve.puzzles.party.duel.values import Judge
from ppsolve.puzzles.task import DuelTask
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement

Line = tuple[Placement, ...]


@dataclass(frozen=True)
class Turn:
    """A turn of a line: the position it is made in, the move, and the position after it."""

    position: Position
    move: Placement
    after: Position

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


def played_out(judge: Judge, position: Position) -> Iterator[Turn]:
    """Best play of everybody to the end of the round."""
    while not position.over:
        option = judge.choice(position)
        yield Turn(position, option.move, option.after)
        position = option.after


def line_after(judge: Judge, move: Placement) -> tuple[Turn, ...]:
    """A first move of the task and best play of everybody after it."""
    start = judge.task.position
    first = Turn(start, move, start.after(move))
    return (first, *played_out(judge, first.after))


def refutations(task: DuelTask) -> dict[Placement, Line]:
    """For every first move that fails: a line to the end of the round that leaves the player with more
    than the limit. Moves that count as one are all listed."""
    judge = Judge(task)
    return {
        move: tuple(turn.move for turn in line_after(judge, move))
        for move in task.position.placements()
        if not judge.keeps(task.position.after(move))
    }


def plainly_lost(position: Position, seat: int, limit: int) -> bool:
    """Whether a look at the table shows that the player of a seat ends with more cards than the limit:
    their turns are over, or they hold too many cards of colours that never find a place again."""
    player = position.players[seat]
    if position.over or not player.active:
        return len(player.hand) > limit
    lives = colour_lives(position)
    return sum(lives[card] == "dead" for card in player.hand) > limit


def turns_until_plain(line: tuple[Turn, ...], limit: int) -> int:
    """How many more cards a player places after the move that failed before the failure is plain."""
    seat = line[0].seat
    turns = 0
    for turn in line[1:]:
        if plainly_lost(turn.position, seat, limit):
            break
        turns += turn.seat == seat
    return turns

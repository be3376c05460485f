"""Advice: what a player should do when next on turn, all cards face up, and how sure that is."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback, Wants
from ppsolve.solver.outcome import Limits, Outcome, highest, lowest
from ppsolve.solver.questions import Question
from ppsolve.solver.solver import Solver

A_LOOK: Final = 20_000
"""Positions to visit for what the others may do, where their best play is not known."""

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


@dataclass(frozen=True)
class Recommendation(Generic[Position, Move]):
    """The best moves of a player, known so far, where that player is next on turn."""

    seat: int
    before: tuple[Move, ...]
    """What the others play until then."""
    position: Position
    """Where the player is on turn."""
    worth: Mapping[Move, Outcome[Move]]
    """What the player can be sure of after each legal move."""

    @property
    def best(self) -> tuple[Move, ...]:
        """The moves that are as good as any, in the order of the moves: the first is the one to play.

        The one tie rule of all advice: of equally good moves, the first.
        """
        sure = _what_is_sure(self.position.game.wants)
        most = max(map(sure, self.worth.values()))
        return tuple(move for move, outcome in self.worth.items() if sure(outcome) == most)

    @property
    def move(self) -> Move:
        """The move to play."""
        return self.best[0]

    @property
    def outcome(self) -> Outcome[Move]:
        """What the player can be sure of after it."""
        return self.worth[self.move]

    @property
    def proved(self) -> bool:
        """Whether no other move can turn out to be better."""
        few = self.position.game.wants == "fewest"
        known = (lowest if few else highest)(self.worth.values())
        return known.proved

    def to_dict(self) -> dict[str, Any]:
        """The advice as JSON values."""
        return {
            "player": self.position.names[self.seat],
            "before": [str(move) for move in self.before],
            "status": "proved" if self.proved else "bounded",
            "move": str(self.move),
            "as_good": [str(move) for move in self.best[1:]],
            "guaranteed": self.outcome.to_dict(self.position.game.value_name),
        }


def recommend(
    position: Position,
    seat: int,
    solver: Solver,
    limits: Limits,
    *,
    known: Outcome[Any] | None = None,
    worth: Mapping[Any, Outcome[Any]] | None = None,
    progress: ProgressCallback | None = None,
) -> Recommendation[Position, Any] | None:
    """Advice for the player of a seat; `None` for one who has no turn any more.

    `known` is what was found out of the player's `guaranteed`: its line tells what the others do until it is
    the player's turn. Where it is not proved, they do what looks worst for the player at a glance. `worth`,
    of the moves of the player to move, is used if it is given.
    """
    deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
    before: list[Any] = []
    expected = iter(known.line if known is not None and known.proved else ())
    while position.to_move != seat:
        if position.over:
            return None
        move = next(expected, None) or _worst_for(position, seat, solver)
        before.append(move)
        position = position.after(move)
    if before or worth is None:
        left = Limits(None if deadline is None else max(0.0, deadline - time.monotonic()), limits.nodes)
        worth = solver.after_moves(position, None, left, progress)
    return Recommendation(seat, tuple(before), position, worth)


def _worst_for(position: GamePosition[Move], seat: int, solver: Solver) -> Move:
    """The move of somebody else that leaves a player with the least, as far as a short look shows."""
    sure = _what_is_sure(position.game.wants)

    def look(move: Move) -> int:
        after = position.after(move)
        low, high = position.game.bounds(after, Question("guaranteed", seat))
        if low == high:
            return sure(Outcome[Move](low, high))
        return sure(solver.guaranteed(after, [seat], Limits(nodes=A_LOOK))[0])

    return min(position.moves(), key=look)


def _what_is_sure(wants: Wants) -> Callable[[Outcome[Any]], int]:
    """How good the worst is that an outcome leaves open: the larger, the better."""
    return (lambda outcome: -outcome.high) if wants == "fewest" else (lambda outcome: outcome.low)

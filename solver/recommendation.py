"""Recommendations with open hands: the best moves for a player's next turn, proved or not."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback, Wants
from ppsolve.solver.outcome import Limits, Outcome, Question, highest, lowest
from ppsolve.solver.solver import Solver

QUICK_SEARCH_NODES: Final = 20_000
"""Node limit when a move of an opponent must be guessed because their best play is not known."""

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


@dataclass(frozen=True)
class Recommendation(Generic[Position, Move]):
    """The best known moves for the next turn of a player."""

    seat: int
    before: tuple[Move, ...]
    """The moves that the others are expected to play first."""
    position: Position
    """The position after those moves, with the player to move."""
    worth: Mapping[Move, Outcome[Move]]
    """The result that the player can guarantee after each legal move."""

    @property
    def best(self) -> tuple[Move, ...]:
        """All equally good best moves, in move order. Every tie is broken in favour of the first."""
        score = _worst_case_score(self.position.game.wants)
        most = max(map(score, self.worth.values()))
        return tuple(move for move, outcome in self.worth.items() if score(outcome) == most)

    @property
    def move(self) -> Move:
        """The recommended move."""
        return self.best[0]

    @property
    def outcome(self) -> Outcome[Move]:
        """The result that the player can guarantee after the recommended move."""
        return self.worth[self.move]

    @property
    def proved(self) -> bool:
        """True if no other move can turn out to be better."""
        few = self.position.game.wants == "fewest"
        known = (lowest if few else highest)(self.worth.values())
        return known.proved

    def to_dict(self) -> dict[str, Any]:
        """Serialise to JSON values."""
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
    """Recommend a move for the next turn of the player at `seat`; `None` if no turn is left.

    `known` is the player's `guaranteed` outcome. If it is proved, its line gives the moves of the others up
    to that turn; otherwise each plays the move that a quick search rates worst for the player. `worth`, the
    values of the moves in `position`, saves a search if it is the player's turn already.
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
    """Return the move that a quick search rates worst for the player at `seat`."""
    score = _worst_case_score(position.game.wants)

    def rate(move: Move) -> int:
        after = position.after(move)
        low, high = position.game.bounds(after, Question("guaranteed", seat))
        if low == high:
            return score(Outcome[Move](low, high))
        return score(solver.guaranteed(after, [seat], Limits(nodes=QUICK_SEARCH_NODES))[0])

    return min(position.legal_moves, key=rate)


def _worst_case_score(wants: Wants) -> Callable[[Outcome[Any]], int]:
    """Return a function that scores the worse bound of an outcome; a larger score is better."""
    return (lambda outcome: -outcome.high) if wants == "fewest" else (lambda outcome: outcome.low)

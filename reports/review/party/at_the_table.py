"""How well the moves of a round were chosen by what could be known when they were made.

For every move the other hands are hidden again, and the adviser is asked: an estimate from imagined deals.
A move is *right* unless it leaves clearly more cards to expect than the one advised, and a *decision* if some
move would have been clearly worse. What turned out when the hands were seen does not enter into it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ppsolve.reports.review.judging import share_in_percent
from ppsolve.solver.party.hidden.advice import Advice, MoveEstimate, advise
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.record import Round, Turn

SAMPLES: Final = 20_000
"""Rounds played in thought for each move, if nothing else is said."""


@dataclass(frozen=True)
class TableMove:
    """A move that was played, and what could be expected of every move there was; `None` if there was one."""

    turn: Turn
    advice: Advice | None

    @property
    def estimate(self) -> MoveEstimate | None:
        """What could be expected of the move that was played."""
        if self.advice is None:
            return None
        return next(move for move in self.advice.moves if move.move == self.turn.move)

    @property
    def is_decision(self) -> bool:
        """Whether some move was clearly worse than the one advised."""
        return self.advice is not None and any(move.clearly_behind for move in self.advice.moves)

    @property
    def given_up(self) -> float:
        """How many cards more than the move advised it leaves to expect; nothing if that may be noise."""
        return (
            self.estimate.behind.mean if self.estimate is not None and self.estimate.clearly_behind else 0.0
        )


@dataclass(frozen=True)
class TableAccuracy:
    """How well a player chose by what they could know."""

    moves: int
    decisions: int
    right: int
    given_up: float
    """Cards, to expect, over all the moves."""

    @property
    def percent(self) -> int | None:
        """The share of the decisions that were right, rounded half up; `None` without any."""
        return share_in_percent(self.right, self.decisions)


@dataclass(frozen=True)
class TableReview:
    """All moves of a round, by what their players could know."""

    moves: tuple[TableMove, ...]
    samples: int
    seed: int
    players: int

    @property
    def accuracies(self) -> tuple[TableAccuracy, ...]:
        """How well each player chose, by seat."""
        return tuple(
            _accuracy(move for move in self.moves if move.turn.seat == seat) for seat in range(self.players)
        )


def review_at_the_table(
    played: Round,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    threads: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] | None = None,
) -> TableReview:
    """Every move judged by what its player could know; `progress` is told the number of each move.

    It is the same on every machine for the same samples and seed. Once `stopped`, it ends with the moves
    judged so far.
    """
    moves = []
    for turn in played.turns:
        if stopped():
            break
        if progress is not None:
            progress(turn.number)
        advice = None
        if len(turn.before.placements()) > 1:
            seen = seen_by_mover(played, turn.number)
            advice = advise(seen, samples=samples, seed=seed, threads=threads, stopped=stopped)
            if stopped():
                break
        moves.append(TableMove(turn, advice))
    return TableReview(tuple(moves), samples, seed, len(played.deal.players))


def table_together(accuracies: Sequence[TableAccuracy]) -> TableAccuracy:
    """How well a player chose in several rounds."""
    return TableAccuracy(
        moves=sum(one.moves for one in accuracies),
        decisions=sum(one.decisions for one in accuracies),
        right=sum(one.right for one in accuracies),
        given_up=sum(one.given_up for one in accuracies),
    )


def _accuracy(given: Iterable[TableMove]) -> TableAccuracy:
    moves = list(given)
    decisions = [move for move in moves if move.is_decision]
    return TableAccuracy(
        moves=len(moves),
        decisions=len(decisions),
        right=sum(not move.given_up for move in decisions),
        given_up=sum(move.given_up for move in moves),
    )

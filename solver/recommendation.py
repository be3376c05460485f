"""Recommendations with open hands: the best moves for a player's next turn, proved or not.

With two players the worst case decides. With three or more, the worst case (all others against one) is a poor
guide: the recommendation leads with *everyone for themselves* where the best move by that yardstick is
proved, otherwise with *expected*. The best moves in the worst case are then called the safest. In a game with
an engine, its opinion leads as long as the worst case is not proved.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback, Wants
from ppsolve.solver.outcome import Limits, Outcome, Question, highest, lowest
from ppsolve.solver.solver import Solver
from ppsolve.solver.yardsticks import (
    EXPECTED,
    LIKELY,
    SELFISH,
    WORST_CASE,
    Expectation,
    MoveValues,
    Opinion,
    Yardstick,
)

QUICK_SEARCH_NODES: Final = 20_000
"""Node limit when a move of an opponent must be guessed because their best play is not known."""

EXPECTED_SHARE: Final = 0.5
"""The share of the time limit in which `expected` must be finished; otherwise it is left out."""

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
    values: Mapping[Move, MoveValues[Move]]
    """Each legal move by the yardsticks that were computed."""
    guessed: bool = False
    """True if the moves in `before` are a guess rather than proved best play."""
    opinion: Opinion | None = None
    """The engine's estimates, if the worst case is not proved and the game has an engine."""

    @property
    def worth(self) -> Mapping[Move, Outcome[Move]]:
        """The result that the player can guarantee after each legal move."""
        return {move: values.worst_case for move, values in self.values.items()}

    @property
    def yardstick(self) -> Yardstick:
        """The yardstick that decides."""
        if self.opinion is not None:
            return LIKELY
        if len(self.position.names) > 2:
            selfish = _of_all(self.values, lambda values: values.selfish)
            if selfish and self._best_of(selfish).proved:
                return SELFISH
            if _of_all(self.values, lambda values: values.expected):
                return EXPECTED
        return WORST_CASE

    @property
    def best(self) -> tuple[Move, ...]:
        """All equally good best moves by the yardstick, the recommended one first.

        The rest is in move order. With `expected`, moves that are not clearly behind count as equally good.
        """
        match self.yardstick:
            case "everyone for themselves":
                good = self._equally_good({move: values.selfish for move, values in self.values.items()})
                return _first_then_rest(min(good, key=self._tie_break), good)
            case "expected":
                good = tuple(move for move, values in self.values.items() if not _is_behind(values.expected))
                return _first_then_rest(next(filter(self._is_advised, good)), good)
            case "likely":
                assert self.opinion is not None
                return (self.opinion.best_move,)
            case _:
                return self.safest

    @property
    def move(self) -> Move:
        """The recommended move."""
        return self.best[0]

    @property
    def safest(self) -> tuple[Move, ...]:
        """The best moves in the worst case, in move order. Every tie is broken in favour of the first."""
        return self._equally_good(self.worth)

    @property
    def outcome(self) -> Outcome[Move]:
        """The result that the player can guarantee after the recommended move."""
        return self.worth[self.move]

    @property
    def proved(self) -> bool:
        """True if no other move can turn out to be better by the yardstick; an estimate proves nothing."""
        match self.yardstick:
            case "everyone for themselves":
                return True
            case "expected" | "likely":
                return False
            case _:
                return self.safest_is_proved

    @property
    def safest_is_proved(self) -> bool:
        """True if no other move can turn out to be safer."""
        return self._best_of(self.worth).proved

    def _best_of(self, outcomes: Mapping[Move, Outcome[Move]]) -> Outcome[Move]:
        few = self.position.game.wants == "fewest"
        return (lowest if few else highest)(outcomes.values())

    def _equally_good(self, outcomes: Mapping[Move, Outcome[Move] | None]) -> tuple[Move, ...]:
        score = _worst_case_score(self.position.game.wants)
        scores = {move: score(outcome) for move, outcome in outcomes.items() if outcome is not None}
        most = max(scores.values())
        return tuple(move for move, number in scores.items() if number == most)

    def _tie_break(self, move: Move) -> tuple[float, int]:
        """Return a key that orders equally good moves: the best estimate first, then the safest."""
        values = self.values[move]
        mean = 0.0 if values.expected is None else values.expected.cards_left.mean
        return mean, -_worst_case_score(self.position.game.wants)(values.worst_case)

    def _is_advised(self, move: Move) -> bool:
        estimate = self.values[move].expected
        return estimate is not None and estimate.advised

    def to_dict(self) -> dict[str, Any]:
        """Serialise to JSON values."""
        value = self.position.game.value_name
        safest = self.safest
        likely = {} if self.opinion is None else {"likely": self.opinion.likely(self.move)}
        return {
            "player": self.position.names[self.seat],
            "before": [str(move) for move in self.before],
            "status": "proved" if self.proved else "bounded",
            "yardstick": self.yardstick,
            "move": str(self.move),
            "as_good": [str(move) for move in self.best[1:]],
            **self.values[self.move].to_dict(value),
            **likely,
            "safest": {
                "status": "proved" if self.safest_is_proved else "bounded",
                "move": str(safest[0]),
                "as_good": [str(move) for move in safest[1:]],
                "guaranteed": self.worth[safest[0]].to_dict(value),
            },
        }


def _of_all(
    values: Mapping[Move, MoveValues[Move]], part: Callable[[MoveValues[Move]], Any]
) -> dict[Move, Any]:
    """Return a yardstick of all moves; nothing if it was not computed for all."""
    found = {move: part(of_move) for move, of_move in values.items()}
    return {} if None in found.values() else found


def _is_behind(estimate: Expectation | None) -> bool:
    return estimate is None or estimate.clearly_behind


def _first_then_rest(first: Move, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    return (first, *(move for move in moves if move != first))


# Computing.


def default_yardsticks(position: GamePosition[Any]) -> tuple[Yardstick, ...]:
    """Return the yardsticks that decide about a recommendation, if they are within reach."""
    if len(position.names) == 2:
        return (WORST_CASE,)
    return position.game.yardsticks


def recommend(
    position: Position,
    seat: int,
    solver: Solver,
    limits: Limits,
    *,
    known: Outcome[Any] | None = None,
    values: Mapping[Any, MoveValues[Any]] | None = None,
    yardsticks: Collection[Yardstick] | None = None,
    progress: ProgressCallback | None = None,
) -> Recommendation[Position, Any] | None:
    """Recommend a move for the next turn of the player at `seat`; `None` if no turn is left.

    `known` is the player's `guaranteed` or `selfish` outcome. If it is proved, its line gives the moves of
    the others up to that turn; otherwise each plays the move that a quick search rates worst for the player.
    `values`, those of the moves in `position`, save a search if it is the player's turn already. `yardsticks`
    defaults to `default_yardsticks`.
    """
    deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
    before: list[Any] = []
    likely = iter(known.line if known is not None and known.proved else ())
    guessed = False
    while position.to_move != seat:
        if position.over:
            return None
        move = next(likely, None)
        if move is None:
            move, guessed = _worst_for(position, seat, solver), True
        before.append(move)
        position = position.after(move)
    if before or values is None:
        left = Limits(None if deadline is None else max(0.0, deadline - time.monotonic()), limits.nodes)
        wanted = default_yardsticks(position) if yardsticks is None else yardsticks
        values = move_values(position, solver, left, wanted, progress)
    found = Recommendation(seat, tuple(before), position, values, guessed)
    if found.proved or before:
        return found
    left_seconds = None if deadline is None else max(0.0, deadline - time.monotonic())
    return replace(found, opinion=position.game.opinion(position, left_seconds, lambda: solver.cancelled))


def move_values(
    position: GamePosition[Move],
    solver: Solver,
    limits: Limits,
    yardsticks: Collection[Yardstick],
    progress: ProgressCallback | None = None,
) -> dict[Move, MoveValues[Move]]:
    """Compute the value of every legal move for the player to move, by these yardsticks.

    *everyone for themselves* is left out where it is not within reach, and *expected* where the time is too
    short for it.
    """
    expected, left = expected_values(position, solver, limits, EXPECTED in yardsticks)
    searches = SELFISH in yardsticks and position.game.searches_selfish(position)
    half = Limits(None if left.seconds is None else left.seconds / 2, left.nodes) if searches else left
    began = time.monotonic()
    worst = solver.after_moves(position, None, half, progress)
    selfish: dict[Move, Outcome[Move]] = {}
    if searches:
        spent = time.monotonic() - began
        rest = Limits(None if left.seconds is None else max(0.0, left.seconds - spent), left.nodes)
        selfish = solver.selfish_after_moves(position, worst, rest)
    return {
        move: MoveValues(outcome, selfish.get(move), expected.get(move)) for move, outcome in worst.items()
    }


def expected_values(
    position: GamePosition[Move], solver: Solver, limits: Limits, wanted: bool
) -> tuple[Mapping[Move, Expectation], Limits]:
    """Estimate every legal move if `wanted`; also return the limits for the rest of the work.

    The estimates do not depend on the time limit: they are complete, or left out.
    """
    if not wanted or position.over:
        return {}, limits
    began = time.monotonic()
    deadline = None if limits.seconds is None else began + EXPECTED_SHARE * limits.seconds

    def stopped() -> bool:
        return solver.cancelled or (deadline is not None and time.monotonic() >= deadline)

    found = {} if stopped() else position.game.expected_after_moves(position, solver.threads, stopped)
    if limits.seconds is None:
        return found, limits
    return found, Limits(max(0.0, limits.seconds - (time.monotonic() - began)), limits.nodes)


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

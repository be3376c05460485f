"""The engine's estimates of the moves of a game of Pingouin that were played before the game is solved.

The cost of a move is the difference between two likely results for its mover: after the advised move, and
after the move played. With two players the result is the lead, with more the mover's own fish. Estimates are
never mixed with the exact values of the later moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, Final, Literal

from ppsolve.reports.review.chart import LikelyCurve
from ppsolve.reports.review.evaluation import EvaluatedMove, Evaluation, TurningPoint, turning_point
from ppsolve.reports.review.grades import LIKELY_FISH, LIKELY_LEAD, RIGHT, Grade, Scale
from ppsolve.solver.backend import core_kind
from ppsolve.solver.outcome import Limits
from ppsolve.solver.pingouin.advice import Likely, likely_fish, likely_move
from ppsolve.solver.pingouin.engine import MoveEstimate, suggest
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.records import PlayedTurn
from ppsolve.solver.solver import Solver

POSITIONS: Final = 50_000
"""Positions that the engine visits for each search: about a tenth of a second, so that a whole game takes a
few seconds. The errors were measured with 20,000; more positions do not make them larger."""
SECONDS: Final = 0.5
"""A shorter time limit leaves the estimates out: a move may take two searches, more on slow machines."""

PlayedFloeTurn = PlayedTurn[Position, Move]


NotEstimated = Literal["slow", "time", "interrupted"]
"""Without the native core the engine is too slow; it needs more time; the review was interrupted."""


@dataclass(frozen=True)
class LikelyResult:
    """The likely end of the game after a move."""

    fish: tuple[Likely, ...]
    """By seat."""
    lead: Likely | None
    """Two players: the mover's fish minus the opponent's."""
    proved: bool
    """True if `lead` is exact, or for more than two players `fish` under selfish play."""

    def of(self, seat: int) -> Likely:
        """Return the result that the move of a player is judged by."""
        return self.fish[seat] if self.lead is None else self.lead

    def to_dict(self, seat: int) -> dict[str, Any]:
        """Return the result as JSON values; like everywhere, the margin is that of the first seat."""
        document: dict[str, Any] = {
            "status": "proved" if self.proved else "estimated",
            "fish": [one.to_dict() for one in self.fish],
        }
        if self.lead is not None:
            document["margin"] = (self.lead if seat == 0 else _negated(self.lead)).to_dict()
        return document


def _negated(lead: Likely) -> Likely:
    return Likely(-lead.mean, -lead.high, -lead.low)


@dataclass(frozen=True)
class EstimatedMove:
    """A played move, the move that the engine advises instead, and the likely result of both."""

    turn: PlayedFloeTurn
    advised: Move
    before: LikelyResult
    """After the advised move."""
    after: LikelyResult
    """After the move played."""

    @property
    def proved(self) -> bool:
        """True if the cost is exact."""
        return self.before.proved and self.after.proved

    @property
    def cost(self) -> float:
        """By how much the advised move is better; 0 if it is not.

        The hundredths are those of the engine, so that grades do not depend on rounding.
        """
        seat = self.turn.seat
        return max(0.0, round(self.before.of(seat).mean - self.after.of(seat).mean, 2))

    @property
    def grade(self) -> Grade:
        return self.scale.of_amount(self.cost)

    @property
    def is_costly(self) -> bool:
        """True if the cost is too large to be an error of the estimates."""
        return self.grade not in RIGHT

    @property
    def scale(self) -> Scale:
        return LIKELY_FISH if self.before.lead is None else LIKELY_LEAD

    def to_dict(self) -> dict[str, Any]:
        turn = self.turn
        return {
            "number": turn.number,
            "player": turn.player,
            "move": str(turn.move),
            "status": "proved" if self.proved else "estimated",
            "advised": str(self.advised),
            "before": self.before.to_dict(turn.seat),
            "after": self.after.to_dict(turn.seat),
            "cost": self.cost,
            "grade": self.grade,
        }


@dataclass(frozen=True, repr=False)
class FloeReview(Evaluation[PlayedGame]):
    """A review of a game: exact values from its end back as far as it is solved, estimates before that."""

    estimates: tuple[EstimatedMove, ...] = ()
    """The moves before `judged_from`, in the order of play; none if they were not requested or left out."""
    not_estimated: NotEstimated | None = None
    """The reason why moves that are not solved have no estimate; `None` if all have one."""

    @property
    def judged_from(self) -> int | None:
        """The first move from which on all costs are proved; `None` if not even the last one is."""
        return first_of_rest(self, lambda move: move.regret.proved)

    @cached_property
    def solved_turning_point(self) -> TurningPoint | None:
        """The costliest of the moves that are solved; `None` if none of them cost anything."""
        first = self.judged_from
        return None if first is None else turning_point(self.moves[first - 1 :])

    @cached_property
    def likely_turning_point(self) -> EstimatedMove | None:
        """The first of the estimated moves that cost most; `None` if none of them was clearly wrong."""
        return max(
            (move for move in self.estimates if move.is_costly), key=lambda move: move.cost, default=None
        )

    @property
    def likely_curve(self) -> LikelyCurve | None:
        """The estimates as the chart draws them; `None` if there are none."""
        if not self.estimates:
            return None
        point = self.likely_turning_point
        return LikelyCurve(
            values={move.turn.number - 1: move.before.fish for move in self.estimates},
            costly={move.turn.number: move.turn.seat for move in self.estimates if move.is_costly},
            turning_point=None if point is None else point.turn.number,
            solved_turning_point=self.solved_turning_point,
        )


def first_of_rest(review: Evaluation[PlayedGame], holds: Callable[[EvaluatedMove], bool]) -> int | None:
    """Return the number of the first move from which on `holds` is true."""
    rest = [*takewhile(holds, reversed(review.moves))]
    return rest[-1].turn.number if rest else None


def with_estimates(
    review: FloeReview, solver: Solver, limits: Limits, progress: Callable[[str], None] | None = None
) -> FloeReview:
    """Return the review with estimates of the moves that are not solved.

    They are the same on every machine. Cancelling the `solver` ends this with the moves estimated so far.
    """
    first = review.judged_from
    turns = review.round.turns if first is None else review.round.turns[: first - 1]
    if not turns:
        return review
    if core_kind() != "native":
        return replace(review, not_estimated="slow")
    if (limits.seconds is not None and limits.seconds < SECONDS) or (
        limits.nodes is not None and limits.nodes < POSITIONS
    ):
        return replace(review, not_estimated="time")
    found: list[EstimatedMove] = []
    for turn in turns:
        if progress is not None:
            progress(f"move {turn.number} of {len(review.moves)}, estimate of the engine")
        move = estimate_move(turn, limits.seconds, lambda: solver.cancelled)
        if solver.cancelled:  # the search may have been cut short
            return replace(review, estimates=tuple(found), not_estimated="interrupted")
        found.append(move)
    return replace(review, estimates=tuple(found))


def estimate_move(
    turn: PlayedFloeTurn, seconds: float | None = None, stopped: Callable[[], bool] = lambda: False
) -> EstimatedMove:
    """Estimate a played move with `POSITIONS` positions; `seconds` limits each search."""
    found = suggest(turn.before, positions=POSITIONS, seconds=seconds, stopped=stopped)
    best, own = found.moves[0], found[turn.move]
    before = _result(turn.before, best, turn.seat)
    after = _result(turn.before, own, turn.seat)
    if own.kind == "at best" and not turn.after.over:
        # The search only found the move no better than the advised one: ask what it is really worth.
        later = suggest(turn.after, positions=POSITIONS, seconds=seconds, every_move=False, stopped=stopped)
        after = _result(turn.after, later.moves[0], turn.seat)
    return EstimatedMove(turn, best.move, before, after)


def _result(position: Position, estimate: MoveEstimate, seat: int) -> LikelyResult:
    """Return the likely result of a move in `position`, from the view of `seat`."""
    lead = likely_move(position, estimate).lead
    if lead is not None and position.to_move != seat:
        lead = _negated(lead)
    return LikelyResult(likely_fish(position, estimate), lead, estimate.proved)

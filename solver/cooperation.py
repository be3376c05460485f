"""Base class of the games' cooperative solvers, which compute `best` and `table`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Literal, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback, first_legal_line
from ppsolve.solver.outcome import NO_LIMITS, TABLE, Limits, Outcome, Progress, Question
from ppsolve.solver.platform import available_cores

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")

EVERYBODY: Final = "everybody"

Who = int | Literal["everybody"]
"""The player or players whose result is optimised: a seat, for `best`, or everybody, for `table`."""

NODES_PER_UNIT: Final = 1_000_000
"""Exchange rate of a node limit: this many nodes for one unit of CP-SAT's deterministic time."""

TICK: Final = 0.05
"""Seconds between two progress callbacks and checks of the stop predicate."""


def question_about(who: Who) -> Question[object]:
    """Return the question whose answer is the best cooperative result for `who`."""
    return TABLE if who == EVERYBODY else Question("best", who)


class BaseCooperation(ABC, Generic[Position, Move]):
    """Bounds on the cooperative results of a position. A game implements `_tighten`, which tightens them."""

    def __init__(
        self,
        position: Position,
        threads: int | None,
        progress: ProgressCallback | None,
        stopped: Callable[[], bool],
    ) -> None:
        self.position = position
        self.threads = threads or available_cores()
        self.nodes = 0
        """Positions visited, plus steps of the native core."""
        self._progress = progress
        self._stopped = stopped
        self._questions: tuple[Who, ...] = (*range(len(position.names)), EVERYBODY)
        self._low: dict[Who, int] = {}
        self._high: dict[Who, int] = {}
        self._lines: dict[Who, tuple[Move, ...] | None] = dict.fromkeys(self._questions)
        """Moves that reach the better bound, where actual play reached it."""

    def best(self, limits: Limits = NO_LIMITS) -> tuple[Outcome[Move], ...]:
        """Return each player's best result over all continuations."""
        seats = range(len(self.position.names))
        self._tighten(seats, limits)
        return tuple(map(self._outcome, seats))

    def table(self, limits: Limits = NO_LIMITS) -> Outcome[Move]:
        """Return the best total of all players over all continuations."""
        self._tighten([EVERYBODY], limits)
        return self._outcome(EVERYBODY)

    @abstractmethod
    def _tighten(self, asked: Sequence[Who], limits: Limits) -> None:
        """Tighten the bounds of `asked` until they meet or a limit is reached."""

    def _outcome(self, who: Who) -> Outcome[Move]:
        low, high = self._low[who], self._high[who]
        return Outcome(
            low, high, _complete_line(self.position, self._lines[who] or ()) if low == high else ()
        )

    def _report_progress(self, who: Who, seconds: float) -> None:
        if self._progress is not None:
            question = question_about(who)
            self._progress(Progress(question, self._low[who], self._high[who], self.nodes, seconds))


def _complete_line(position: Position, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """Extend `line` to the end with arbitrary legal moves."""
    for move in line:
        position = position.after(move)
    return (*line, *first_legal_line(position))

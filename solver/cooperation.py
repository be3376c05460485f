"""What the cooperations of all games share: whom a question is about, and how what is known is told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Literal, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome
from ppsolve.solver.platform import available_cores
from ppsolve.solver.questions import TABLE, Progress, Question

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")

EVERYBODY: Final = "everybody"

Who = int | Literal["everybody"]
"""Whose number is counted: that of a seat, for `best` of the player, or all together, for `table`."""

NODES_A_UNIT: Final = 1_000_000
"""How many nodes of a limit stand for one unit of CP-SAT's deterministic time."""

TICK: Final = 0.05
"""Seconds between two looks at how the work goes on."""


def question_about(who: Who) -> Question[object]:
    """The question of what a player, or everybody, can end with if all help."""
    return TABLE if who == EVERYBODY else Question("best", who)


class BaseCooperation(ABC, Generic[Position, Move]):
    """Bounds of what everybody together can reach from a position, which a game narrows."""

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
        """Positions visited, and steps of the native core."""
        self._progress = progress
        self._stopped = stopped
        self._questions: tuple[Who, ...] = (*range(len(position.names)), EVERYBODY)
        self._low: dict[Who, int] = {}
        self._high: dict[Who, int] = {}
        self._lines: dict[Who, tuple[Move, ...] | None] = dict.fromkeys(self._questions)
        """The play that reached a bound, where it was reached by play."""

    def best(self, limits: Limits = NO_LIMITS) -> tuple[Outcome[Move], ...]:
        """For each player the best they can end with."""
        seats = range(len(self.position.names))
        self._settle(seats, limits)
        return tuple(map(self._outcome, seats))

    def table(self, limits: Limits = NO_LIMITS) -> Outcome[Move]:
        """The best that all players together can end with."""
        self._settle([EVERYBODY], limits)
        return self._outcome(EVERYBODY)

    @abstractmethod
    def _settle(self, asked: Sequence[Who], limits: Limits) -> None:
        """Narrow the bounds of what is asked until they meet or a limit is reached."""

    def _outcome(self, who: Who) -> Outcome[Move]:
        low, high = self._low[who], self._high[who]
        return Outcome(low, high, _played_out(self.position, self._lines[who] or ()) if low == high else ())

    def _tell(self, who: Who, seconds: float) -> None:
        """Tell how far a question has come."""
        if self._progress is not None:
            question = question_about(who)
            self._progress(Progress(question, self._low[who], self._high[who], self.nodes, seconds))


def _played_out(position: Position, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """A line to the end that begins with this one."""
    for move in line:
        position = position.after(move)
    rest = []
    while not position.over:
        rest.append(position.moves()[0])
        position = position.after(rest[-1])
    return (*line, *rest)

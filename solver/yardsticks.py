"""The yardsticks for a move with open hands: worst case, everyone for themselves, expected, and likely.

They answer different questions and are never mixed. The first two are proved values, or bounds. The others
are estimates: *expected* from simulated play, *likely* by an engine that looks ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from ppsolve.solver.outcome import Outcome, PlayerOutcome

Yardstick = Literal["worst case", "everyone for themselves", "expected", "likely"]

WORST_CASE: Final = "worst case"
"""The result that the player can guarantee if all the others work together: the outcome `guaranteed`."""
SELFISH: Final = "everyone for themselves"
"""The result if everyone plays for themselves: the outcome `selfish`."""
EXPECTED: Final = "expected"
"""The average result of simulated rounds against the standard opponents."""
LIKELY: Final = "likely"
"""The engine's estimate of the result, where nothing is proved."""

OUTCOME_OF: Final[Mapping[Yardstick, PlayerOutcome]] = {WORST_CASE: "guaranteed", SELFISH: "selfish"}
"""The outcome that a yardstick is, if it is exact."""

Move = TypeVar("Move")


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


class Expectation(Protocol):
    """An estimate of a move, from simulated rounds."""

    @property
    def samples(self) -> int:
        """The number of rounds simulated after the move."""
        ...

    @property
    def cards_left(self) -> Interval: ...

    @property
    def advised(self) -> bool:
        """True for the move that the estimates favour."""
        ...

    @property
    def clearly_behind(self) -> bool:
        """True if the move is significantly worse than the advised one."""
        ...


class Opinion(Protocol):
    """The engine's estimates of the legal moves of a position."""

    @property
    def best_move(self) -> Any:
        """The move that the engine advises."""
        ...

    def likely(self, move: Any, /) -> dict[str, Any]:
        """Return the estimate of a legal move as JSON values."""
        ...


@dataclass(frozen=True)
class MoveValues(Generic[Move]):
    """A move by each yardstick, for the player who makes it; `None` where a yardstick was not computed."""

    worst_case: Outcome[Move]
    selfish: Outcome[Move] | None = None
    expected: Expectation | None = None

    def meet(self, other: MoveValues[Move]) -> MoveValues[Move]:
        """Combine two answers about the same move."""
        selfish = self.selfish if other.selfish is None else other.selfish
        if self.selfish is not None and other.selfish is not None:
            selfish = self.selfish.meet(other.selfish)
        return MoveValues(self.worst_case.meet(other.worst_case), selfish, self.expected or other.expected)

    def to_dict(self, value_name: str) -> dict[str, Any]:
        """Serialise to JSON values; yardsticks that were not computed are left out."""
        document: dict[str, Any] = {"guaranteed": self.worst_case.to_dict(value_name)}
        if self.selfish is not None:
            document["selfish"] = self.selfish.to_dict(value_name)
        if self.expected is not None:
            document["expected"] = self.expected.cards_left.to_dict() | {"samples": self.expected.samples}
        return document

"""What a question about a position comes back with: a proved value or bounds, and a line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

Status = Literal["proved", "bounded"]

Move = TypeVar("Move")
Move_co = TypeVar("Move_co", covariant=True)
"""A move of some game: a value whose text is how people write it."""


@dataclass(frozen=True)
class Outcome(Generic[Move_co]):
    """A value between `low` and `high`, proved when they meet; then `line` is play that ends in it.

    >>> Outcome(0, 3).meet(Outcome(2, 5)), str(Outcome(4, 6) - Outcome(1, 2))
    (Outcome(low=2, high=3, line=()), '2..5')
    """

    low: int
    high: int
    line: tuple[Move_co, ...] = ()

    @property
    def proved(self) -> bool:
        return self.low == self.high

    @property
    def status(self) -> Status:
        return "proved" if self.proved else "bounded"

    @property
    def value(self) -> int | None:
        """The value if it is proved; bounds are never a value."""
        return self.low if self.proved else None

    def meet(self: Outcome[Move], other: Outcome[Move]) -> Outcome[Move]:
        """What two outcomes of the same question say together.

        Where neither is proved but their bounds meet, the value is proved without a line.
        """
        if self.proved or other.proved:
            return self if self.proved else other
        return Outcome(max(self.low, other.low), min(self.high, other.high))

    def __add__(self, other: Outcome[Any]) -> Outcome[Move_co]:
        """The sum of two values; no line stands for it."""
        return Outcome(self.low + other.low, self.high + other.high)

    def __sub__(self, other: Outcome[Any]) -> Outcome[Move_co]:
        """The difference of two values that are independent as far as is known."""
        return Outcome(self.low - other.high, self.high - other.low)

    def at_least(self, low: int) -> Outcome[Move_co]:
        """The same value, known from elsewhere not to be below `low`."""
        return Outcome(max(self.low, low), self.high, self.line)

    def at_most(self, high: int) -> Outcome[Move_co]:
        """The same value, known from elsewhere not to be above `high`."""
        return Outcome(self.low, min(self.high, high), self.line)

    def without_line(self) -> Outcome[Move_co]:
        return Outcome(self.low, self.high)

    def to_dict(self, value_name: str = "penalty") -> dict[str, Any]:
        """The outcome as JSON values, the value under its own name."""
        return {
            "status": self.status,
            value_name: self.value,
            "low": self.low,
            "high": self.high,
            "line": [str(move) for move in self.line],
        }

    def __str__(self) -> str:
        return str(self.low) if self.proved else f"{self.low}..{self.high}"


def lowest(outcomes: Iterable[Outcome[Move]]) -> Outcome[Move]:
    """The least of several values, with a line to it if it is proved and one of them has one."""
    known = list(outcomes)
    best = min(known, key=lambda outcome: (outcome.high, outcome.low))
    low = min(outcome.low for outcome in known)
    return Outcome(low, best.high, best.line if low == best.high else ())


def highest(outcomes: Iterable[Outcome[Move]]) -> Outcome[Move]:
    """The greatest of several values, with a line to it if it is proved and one of them has one."""
    known = list(outcomes)
    best = max(known, key=lambda outcome: (outcome.low, outcome.high))
    high = max(outcome.high for outcome in known)
    return Outcome(best.low, high, best.line if best.low == high else ())


@dataclass(frozen=True)
class Limits:
    """When to stop looking: `None` is no limit. Reaching one leaves bounds, never a wrong value."""

    seconds: float | None = None
    nodes: int | None = None


NO_LIMITS = Limits()

"""What a question about a position comes back with: a proved value or bounds, and a line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ppsolve.solver.party.pyramid import Placement

Status = Literal["proved", "bounded"]


@dataclass(frozen=True)
class Outcome:
    """A value between `low` and `high`, proved when they meet; then `line` is play that ends in it."""

    low: int
    high: int
    line: tuple[Placement, ...] = ()

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


@dataclass(frozen=True)
class Limits:
    """When to stop looking: `None` is no limit. Reaching one leaves bounds, never a wrong value."""

    seconds: float | None = None
    nodes: int | None = None

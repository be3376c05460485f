"""Questions about a position, and their answers: a proved value or bounds, with a line of play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar, get_args

from ppsolve.solver.errors import BadInput, check_number, quoted

PlayerOutcome = Literal["best", "guaranteed", "selfish"]
"""The outcomes that each player has."""

OutcomeName = Literal[PlayerOutcome, "table", "margin"]
"""All outcomes: those of each player, and those of the whole table."""

PLAYER_OUTCOMES: Final[tuple[PlayerOutcome, ...]] = get_args(PlayerOutcome)
OUTCOMES: Final[tuple[OutcomeName, ...]] = get_args(OutcomeName)

Status = Literal["proved", "bounded"]

Move = TypeVar("Move")
Move_co = TypeVar("Move_co", covariant=True)
"""A move of some game; `str(move)` is its notation."""


# Questions.


@dataclass(frozen=True)
class Question(Generic[Move_co]):
    """An outcome to compute: for the player at `seat` or for the whole table, optionally after `move`.

    >>> str(Question("table")), str(Question("guaranteed", 1)), str(Question("guaranteed", 0, "Ra1"))
    ('table', 'guaranteed of seat 1', 'guaranteed of seat 0 after Ra1')
    """

    outcome: OutcomeName
    seat: int | None = None
    move: Move_co | None = None

    @property
    def player(self) -> int:
        """The seat, for an outcome of one player."""
        assert self.seat is not None
        return self.seat

    def __str__(self) -> str:
        whose = "" if self.seat is None else f" of seat {self.seat}"
        return f"{self.outcome}{whose}{'' if self.move is None else f' after {self.move}'}"


TABLE: Final = Question[object]("table")
MARGIN: Final = Question[object]("margin")


def outcome_names(names: str | Iterable[str]) -> tuple[OutcomeName, ...]:
    """Parse outcome names, given as a list or separated by commas; drop duplicates and sort.

    >>> outcome_names("best"), outcome_names("table, best"), outcome_names(["margin"])
    (('best',), ('best', 'table'), ('margin',))
    """
    if not isinstance(names, Iterable):
        raise BadInput("only", f"expected names of outcomes, not {quoted(names)}")
    wanted = {name.strip() for name in names.split(",")} if isinstance(names, str) else set(names)
    for name in sorted(wanted.difference(OUTCOMES)):
        raise BadInput("only", f"unknown outcome {quoted(name)}; there are {', '.join(OUTCOMES)}")
    return tuple(name for name in OUTCOMES if name in wanted)


@dataclass(frozen=True, repr=False)
class Limits:
    """Limits of a search; `None` means unlimited. A search that reaches a limit returns bounds."""

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        check_number("seconds", self.seconds, optional=True)
        check_number("nodes", self.nodes, optional=True, whole=True)

    def __repr__(self) -> str:
        given = {"seconds": self.seconds, "nodes": self.nodes}
        return f"Limits({', '.join(f'{name}={value}' for name, value in given.items() if value is not None)})"


NO_LIMITS = Limits()


@dataclass(frozen=True)
class Progress:
    """State of a running search: the question, its current bounds, and the effort so far."""

    question: Question[object]
    low: int
    high: int
    nodes: int
    seconds: float


# Answers.


@dataclass(frozen=True, repr=False)
class Outcome(Generic[Move_co]):
    """A value between `low` and `high`. It is proved if they are equal; then `line` is play that ends in it.

    >>> Outcome(0, 3).meet(Outcome(2, 5)), str(Outcome(4, 6) - Outcome(1, 2))
    (<Outcome 2..3>, '2..5')
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
        """The value if it is proved, else `None`."""
        return self.low if self.proved else None

    def meet(self: Outcome[Move], other: Outcome[Move]) -> Outcome[Move]:
        """Intersect the bounds of two answers to the same question.

        If neither is proved but the intersection is a single value, the result is proved without a line.
        """
        if self.proved or other.proved:
            return self if self.proved else other
        return Outcome(max(self.low, other.low), min(self.high, other.high))

    def __add__(self, other: Outcome[Any]) -> Outcome[Move_co]:
        """Bounds of the sum, without a line."""
        return Outcome(self.low + other.low, self.high + other.high)

    def __sub__(self, other: Outcome[Any]) -> Outcome[Move_co]:
        """Bounds of the difference, without a line; the two values may vary independently."""
        return Outcome(self.low - other.high, self.high - other.low)

    def at_least(self, low: int) -> Outcome[Move_co]:
        """Raise the lower bound to `low`."""
        return Outcome(max(self.low, low), self.high, self.line)

    def at_most(self, high: int) -> Outcome[Move_co]:
        """Reduce the upper bound to `high`."""
        return Outcome(self.low, min(self.high, high), self.line)

    def without_line(self) -> Outcome[Move_co]:
        return Outcome(self.low, self.high)

    def to_dict(self, value_name: str = "penalty") -> dict[str, Any]:
        """Serialise to JSON values; `value_name` is the key of the value."""
        return {
            "status": self.status,
            value_name: self.value,
            "low": self.low,
            "high": self.high,
            "line": [str(move) for move in self.line],
        }

    def __repr__(self) -> str:
        return f"<Outcome {self}>"

    def __str__(self) -> str:
        return str(self.low) if self.proved else f"{self.low}..{self.high}"


def lowest(outcomes: Iterable[Outcome[Move]]) -> Outcome[Move]:
    """Return the minimum of several outcomes, with its line if it is proved."""
    known = list(outcomes)
    best = min(known, key=lambda outcome: (outcome.high, outcome.low))
    low = min(outcome.low for outcome in known)
    return Outcome(low, best.high, best.line if low == best.high else ())


def highest(outcomes: Iterable[Outcome[Move]]) -> Outcome[Move]:
    """Return the maximum of several outcomes, with its line if it is proved."""
    known = list(outcomes)
    best = max(known, key=lambda outcome: (outcome.low, outcome.high))
    high = max(outcome.high for outcome in known)
    return Outcome(best.low, high, best.line if best.low == high else ())

"""What there is to ask about a position, of any game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar, get_args

from ppsolve.solver.errors import BadInput, quoted

PlayerOutcome = Literal["best", "guaranteed", "selfish"]
"""What there is to ask about each of the players."""

OutcomeName = Literal[PlayerOutcome, "table", "margin"]
"""What there is to ask: about each of the players, or about all of them together."""

PLAYER_OUTCOMES: Final[tuple[PlayerOutcome, ...]] = get_args(PlayerOutcome)
OUTCOMES: Final[tuple[OutcomeName, ...]] = get_args(OutcomeName)

Move_co = TypeVar("Move_co", covariant=True)


@dataclass(frozen=True)
class Question(Generic[Move_co]):
    """An outcome to find out: of the player of a seat, unless it is one of all; perhaps after a move.

    >>> str(Question("table")), str(Question("guaranteed", 1)), str(Question("guaranteed", 0, "Ra1"))
    ('table', 'guaranteed of seat 1', 'guaranteed of seat 0 after Ra1')
    """

    outcome: OutcomeName
    seat: int | None = None
    move: Move_co | None = None

    @property
    def player(self) -> int:
        """The seat of the player that it is about; not for what is asked about all."""
        assert self.seat is not None
        return self.seat

    def __str__(self) -> str:
        whose = "" if self.seat is None else f" of seat {self.seat}"
        return f"{self.outcome}{whose}{'' if self.move is None else f' after {self.move}'}"


TABLE: Final = Question[object]("table")
MARGIN: Final = Question[object]("margin")


def outcome_names(names: str | Iterable[str]) -> tuple[OutcomeName, ...]:
    """The outcomes of these names, each once and in order; `BadInput` for a name that is none.

    >>> outcome_names("best"), outcome_names("table, best"), outcome_names(["margin"])
    (('best',), ('best', 'table'), ('margin',))
    """
    wanted = {name.strip() for name in names.split(",")} if isinstance(names, str) else set(names)
    for name in sorted(wanted.difference(OUTCOMES)):
        raise BadInput("only", f"unknown outcome {quoted(name)}; there are {', '.join(OUTCOMES)}")
    return tuple(name for name in OUTCOMES if name in wanted)


@dataclass(frozen=True)
class Progress:
    """Where a search stands: which question, its bounds so far, positions visited, seconds spent."""

    question: Question[object]
    low: int
    high: int
    nodes: int
    seconds: float

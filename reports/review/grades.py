"""Grades of moves, as players know them from chess: best, good, inaccuracy, mistake, blunder.

A grade depends on the cost of a move by one yardstick. A cost is exact, bounded, or the estimated difference
to the advised move with its interval; what may be noise costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from ppsolve.solver.outcome import Outcome
from ppsolve.solver.yardsticks import Interval

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
RIGHT: Final[frozenset[Grade]] = frozenset({"best", "good"})
"""The grades of moves that are not wrong."""


@dataclass(frozen=True)
class Scale:
    """The smallest costs of an inaccuracy, a mistake and a blunder, in cards or fish."""

    inaccuracy: float
    mistake: float
    blunder: float

    def of_amount(self, cost: float) -> Grade:
        """Return the grade of a cost.

        >>> [CARDS.of_amount(cost) for cost in (0, 0.1, 0.2, 0.5, 1, 1.5, 2)]
        ['best', 'good', 'inaccuracy', 'mistake', 'mistake', 'blunder', 'blunder']
        """
        if cost >= self.blunder:
            return "blunder"
        if cost >= self.mistake:
            return "mistake"
        if cost >= self.inaccuracy:
            return "inaccuracy"
        return "good" if cost > 0 else "best"

    def of_cost(self, cost: Outcome[Any]) -> Grade | None:
        """Return the grade of an exact cost, or of bounds if both ends have the same grade."""
        low, high = self.of_amount(cost.low), self.of_amount(cost.high)
        return low if low == high else None

    def of_difference(self, behind: Interval) -> Grade:
        """Return the grade of an estimated difference; `best` if its interval includes 0."""
        return self.of_amount(behind.mean) if behind.low > 0 else "best"


CARDS: Final = Scale(0.2, 0.5, 1.5)
FISH: Final = Scale(1, 2, 4)

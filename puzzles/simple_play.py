"""Shared by the rules of simple play, which look no further than one move and break ties at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TypeVar

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.solution import Level, Rejected

T = TypeVar("T")


def best_of(options: Iterable[T], score: Callable[[T], object]) -> list[T]:
    """Return the options with the highest score, in their order."""
    scored = [(score(option), option) for option in options]
    most = max((value for value, _ in scored), default=None)  # type: ignore[type-var]
    return [option for value, option in scored if value == most]


def percent(share: Fraction) -> int:
    """Return a share in percent, rounded half up; only an exact 0 gives 0, and only an exact 1 gives 100.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 1000)), percent(Fraction(999, 1000))
    (33, 1, 99)
    """
    rounded = int(share * 100 + Fraction(1, 2))
    if 0 < share < 1:
        return min(max(rounded, 1), 99)
    return rounded


def band_fault(bands: Bands, level: Level, measures: Measures) -> Rejected | None:
    """Return why measures are not those of a level; `None` if they are."""
    for name, (low, high) in bands[level].items():
        if not low <= measures[name] <= high:
            how = "low" if measures[name] < low else "high"
            return Rejected(f"{name.replace('_', ' ')} too {how}")
    return None

"""`Series`: the daily puzzles of a game, and the rotation that keeps the puzzles of a year different.

Puzzles that differ only by mirroring or by the names of colours have the same rotation index, a hash of their
canonical form. A kind with few different puzzles only accepts candidates whose index is that of the seed.
The seed of a daily puzzle is its number. In every week, the two days of one level have an even and an odd
index, and an index returns after `ROTATION_WEEKS` weeks. So two days of one level within 365 days have
different indices, and therefore different puzzles.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final, NamedTuple

from ppsolve.puzzles.solution import Level
from ppsolve.solver.errors import BadInput
from ppsolve.solver.randomness import SplitMix64

LEVELS_BY_MEASURES: Final = datetime.date(2027, 1, 4)
"""The first day whose puzzle is of a level by what simple play cannot do, too. It must not change."""
ROTATION_WEEKS: Final = 54
"""More than a year."""
ROTATION_LENGTH: Final = 2 * ROTATION_WEEKS
"""The number of rotation indices."""


class Theme(NamedTuple):
    """The theme of a week. Its puzzles are about it where the generator finds such puzzles."""

    name: str
    tags: tuple[str, ...]
    """A puzzle with one of these tags is about the theme."""


@dataclass(frozen=True)
class Series:
    """The daily puzzles of a game."""

    game: str
    first_day: datetime.date
    """The day of puzzle number 1. It must not change: numbers and rotation are counted from it."""
    week: tuple[tuple[str, Level], ...]
    """Kind and level of every weekday, from Monday to Sunday."""
    themes: tuple[Theme, ...] = ()
    """The themes of the weeks, in turn."""

    def theme_of(self, seed: int) -> Theme | None:
        """Return the theme of the week of the day whose puzzle has a seed."""
        return self.themes[self.week_number(seed) % len(self.themes)] if self.themes else None

    def number_of(self, date: datetime.date) -> int:
        """Return the number of a day's puzzle, 1 on the first day; `BadInput` for an earlier day."""
        self.check_day(date)
        return (date - self.first_day).days + 1

    def check_day(self, date: datetime.date, where: str = "date") -> None:
        """Refuse a day before the first."""
        if date < self.first_day:
            raise BadInput(where, f"{date} is before {self.first_day}, the day of the first puzzle")

    def rotation_index(self, seed: int) -> int:
        """Return the rotation index that puzzles of a seed must have.

        >>> series = Series("party", datetime.date(2026, 1, 1), ())
        >>> [series.rotation_index(number) for number in (335, 336, 342)]
        [97, 96, 99]
        """
        return self.week_number(seed) % ROTATION_WEEKS * 2 + self.weekday(seed) % 2

    def week_number(self, seed: int) -> int:
        """Return the week of the day whose puzzle has a seed, 0 being the first."""
        return (seed - 1 + self.first_day.weekday()) // 7

    def weekday(self, seed: int) -> int:
        """Return the weekday of the day whose puzzle has a seed; Monday is 0."""
        return (seed - 1 + self.first_day.weekday()) % 7


def hash_bucket(text: str, buckets: int) -> int:
    """Return one of `buckets` numbers for a text, evenly spread.

    The low bits of the hash alone would not do: they depend on the low bits of the letters only.
    """
    return SplitMix64(hash_of(text)).below(buckets)


def hash_of(text: str) -> int:
    """Return the 64-bit FNV-1a hash of a text, the same on every machine."""
    state = 0xCBF29CE484222325
    for byte in text.encode():
        state = (state ^ byte) * 0x100000001B3 % 2**64
    return state

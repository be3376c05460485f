"""Shelves: how the puzzles of a year differ without anybody looking through the year.

From version 2 of the generator on, a kind may sort its small puzzles onto shelves, so that puzzles which are
the same but for mirror images and the names of colours stand on the same shelf, and a seed chooses its shelf.
The seed of a day's puzzle is its number. Days of the same level are, in every week, an even and an odd one
counted from Monday; and weeks with the same shelf are `WEEKS` apart, which is more than a year. So two days
of one level within 365 days have different shelves, and different puzzles.
"""

from __future__ import annotations

import datetime
from typing import Final

from ppsolve.solver.randomness import SplitMix64

WEEKS: Final = 54
SHELVES: Final = 2 * WEEKS


def shelf_of(seed: int, first_day: datetime.date) -> int:
    """The shelf that a seed chooses in a series whose number 1 was on that day.

    >>> [shelf_of(number, datetime.date(2026, 1, 1)) for number in (335, 336, 342)]
    [97, 96, 99]
    """
    week, day = divmod(seed - 1 + first_day.weekday(), 7)
    return week % WEEKS * 2 + day % 2


def spot_of(text: str, spots: int) -> int:
    """One of so many spots for a text, texts spread evenly. The low bits of the hash alone would not do: they
    depend on the low bits of the letters only."""
    return SplitMix64(hash_of(text)).below(spots)


def hash_of(text: str) -> int:
    """64 bits that depend on the whole text (FNV-1a), the same on every machine."""
    state = 0xCBF29CE484222325
    for byte in text.encode():
        state = (state ^ byte) * 0x100000001B3 % 2**64
    return state

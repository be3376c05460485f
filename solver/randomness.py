"""A seeded random generator with the same sequence on every machine and Python version."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.errors import BadInput, quoted

_WORD: Final = 2**64
_MASK: Final = _WORD - 1

LARGEST_SEED: Final = _MASK


class SplitMix64:
    """The SplitMix64 generator (Steele, Lea and Flood, 2014)."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < _WORD:
            raise BadInput("seed", f"{quoted(seed)} is not from 0 to 2^64 - 1")
        self._state = seed

    def word(self) -> int:
        """Return the next 64 random bits."""
        self._state = mixed = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a uniformly random number from 0 to `bound - 1`."""
        limit = _WORD - _WORD % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def shuffled(self, cards: str) -> str:
        """Return the cards in random order (Fisher-Yates shuffle)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return "".join(order)

"""Where a search gives up."""

from __future__ import annotations


class TooLarge(Exception):
    """There is more to look at than was allowed."""


class Limit:
    """Counts what is looked at, and gives up when that is more than so many."""

    def __init__(self, most: int) -> None:
        self._left = most

    def __call__(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLarge

"""Limits of searches: nodes visited, and the exception beyond."""

from __future__ import annotations


class TooLarge(Exception):
    """A search visited more nodes than its limit allows."""


class NodeLimit:
    """Call it once for every visited node; call number `most + 1` raises `TooLarge`."""

    def __init__(self, most: int) -> None:
        self._left = most

    def __call__(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLarge

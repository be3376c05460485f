"""Numbers on the command line: their ranges told in words."""

from __future__ import annotations

import math
from typing import Any, Final

import click

UNTOLD: Final = 2**40
"""Beyond it an upper end says nothing to anybody."""


class WholeRange(click.IntRange):
    """A whole number from `min` to `max`: `[1 to 256]` in the help, where click has `[1<=x<=256]`."""

    name = "number"

    def _describe_range(self) -> str:
        return range_text(self.min, self.max)


class SecondsRange(click.FloatRange):
    """A number of seconds, 0 or more; what is not a number is refused."""

    def __init__(self) -> None:
        super().__init__(min=0)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail("not a number of seconds", param, ctx)
        return seconds

    def _describe_range(self) -> str:
        return range_text(self.min, self.max)


def range_text(low: float | None, high: float | None) -> str:
    """A range in words; without an upper end, or one that nobody reaches, only its lower one.

    >>> range_text(1, 256), range_text(0, 2**63)
    ('1 to 256', '0 or more')
    """
    if high is None or high >= UNTOLD:
        return f"{low} or more"
    return f"{low} to {high}"

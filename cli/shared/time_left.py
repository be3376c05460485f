"""The time that a command still takes, in words: a limit, an estimate, or what was spent so far."""

from __future__ import annotations

import math
from typing import Final

FEWEST_DONE: Final = 3
"""Fewer results than this say nothing about the others. The first of several workers is a fast one."""

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE


def limit_text(spent: float, limit: float | None) -> str:
    """Return the time until a limit is reached, rounded up; the work may end earlier.

    >>> limit_text(12.4, 60), limit_text(0, 600), limit_text(61, 60), limit_text(75, None)
    ('at most 48 s left', 'at most 10 min left', 'nearly done', '1 min 15 s so far')
    """
    if limit is None or math.isinf(limit):
        return f"{duration_text(spent)} so far"
    unit = MINUTE if limit - spent > HOUR else 1
    left = unit * math.ceil((limit - spent) / unit)
    return f"at most {duration_text(left)} left" if left > 0 else "nearly done"


def estimate_text(done: int, count: int, seconds: float) -> str:
    """Return an estimate of the time left when `done` of `count` equal tasks took `seconds`; empty if it
    is too early for one.

    >>> estimate_text(10, 30, 11.0), estimate_text(2, 30, 2.0), estimate_text(3, 300, 120.0)
    ('about 20 s left', '', 'about 3 h 18 min left')
    """
    if done < FEWEST_DONE:
        return ""
    left = seconds / done * (count - done)
    if left < 5:
        return "a few seconds left"
    # Two digits of an estimate are enough.
    step = 5 if left < MINUTE else MINUTE
    return f"about {duration_text(step * round(left / step))} left"


def duration_text(seconds: float) -> str:
    """Return a duration in whole seconds, minutes or hours.

    >>> [duration_text(seconds) for seconds in (9.7, 60, 75, 3600, 7500)]
    ['9 s', '1 min', '1 min 15 s', '1 h', '2 h 5 min']
    """
    whole = int(seconds)
    if whole < MINUTE:
        return f"{whole} s"
    units = (MINUTE, "min", 1, "s") if whole < HOUR else (HOUR, "h", MINUTE, "min")
    large, large_name, small, small_name = units
    rest = whole % large // small
    return f"{whole // large} {large_name}" + (f" {rest} {small_name}" if rest else "")

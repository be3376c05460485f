"""Estimates from a sample: means and shares with 95 % confidence intervals, and rank correlation.

Shares use the exact interval of Clopper and Pearson, means use Student's t. For whole numbers, the rule of
three raises the variance, so that equal values do not make an interval of width 0.

Bounded values are neither dropped nor guessed, because deals that are hard to solve differ from the others.
Instead, the mean of the lower bounds and the mean of the upper bounds enclose the true mean. The interval
reaches from the low end of the first mean's interval to the high end of the second's. It is clipped to the
possible values: cards left are never negative.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, correlation, fmean, variance
from typing import Any, Final

from ppsolve.solver.party.game import PartyOutcome

CONFIDENCE: Final = 0.95
FEWEST: Final = 5
"""Minimum number of deals for an interval."""

PRECISION: Final = 1e-9
"""Precision of the ends of a share's interval."""

_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A mean or a share: `low` and `high` are equal if everything is proved. The interval may be missing."""

    low: float
    high: float
    interval: tuple[float, float] | None

    def to_dict(self) -> dict[str, Any]:
        ends = None if self.interval is None else [round(end, 6) for end in self.interval]
        return {"low": round(self.low, 6), "high": round(self.high, 6), "interval": ends}


ValueRange = tuple[float, float]
"""The smallest and the largest possible value."""

UNLIMITED: Final[ValueRange] = (-math.inf, math.inf)


RARE: Final = 3.0
"""Rule of three: with 95 % confidence, a value missing from n deals has a share of at most 3 / n."""


def mean_of(outcomes: Sequence[PartyOutcome], within: ValueRange = UNLIMITED) -> Estimate | None:
    """Return the mean of whole values or bounds; `None` without any."""
    lows, highs = [o.low for o in outcomes], [o.high for o in outcomes]
    return _mean(lows, highs, within, RARE) if outcomes else None


def mean_of_numbers(numbers: Sequence[float], within: ValueRange = UNLIMITED) -> Estimate | None:
    """Return the mean of numbers; `None` without any. Equal numbers have no interval."""
    return _mean(numbers, numbers, within) if numbers else None


def _mean(lows: Sequence[float], highs: Sequence[float], within: ValueRange, rare: float = 0.0) -> Estimate:
    """Return a mean and its interval. `rare` / n is added to the variance of n values: that of a value one
    away from the others, whose share is too small for it to appear."""
    low, high, deals = fmean(lows), fmean(highs), len(lows)
    if deals < FEWEST:
        return Estimate(low, high, None)
    variances = [variance(numbers) + rare / deals for numbers in (lows, highs)]
    if not all(variances):
        return Estimate(low, high, None)
    below, above = (student(deals - 1) * math.sqrt(one / deals) for one in variances)
    return Estimate(low, high, (max(within[0], low - below), min(within[1], high + above)))


def share_of(yes: int, unknown: int, deals: int) -> Estimate | None:
    """Return the share of `yes` among `deals`, of which `unknown` are open; `None` without deals."""
    if not deals:
        return None
    low, high = yes / deals, (yes + unknown) / deals
    if deals < FEWEST:
        return Estimate(low, high, None)
    return Estimate(low, high, (clopper_pearson(yes, deals)[0], clopper_pearson(yes + unknown, deals)[1]))


def student(freedom: int) -> float:
    """Return the half-width of a mean's interval, in standard errors, for degrees of `freedom`.

    Uses the first terms of the expansion of Student's t in 1 / freedom (Abramowitz and Stegun, 26.7.5),
    which are accurate to 0.001 for `freedom` of 4 or more.

    >>> [round(student(freedom), 2) for freedom in (4, 9, 29, 999)]
    [2.78, 2.26, 2.05, 1.96]
    """
    z = _Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def clopper_pearson(yes: int, count: int) -> tuple[float, float]:
    """Return the exact interval of a share: the shares under which neither as few nor as many `yes` are
    improbable.

    >>> [round(end, 3) for end in clopper_pearson(0, 12)], [round(end, 3) for end in clopper_pearson(50, 100)]
    ([0.0, 0.265], [0.398, 0.602])
    """
    return 1 - _highest_share(count - yes, count), _highest_share(yes, count)


def _highest_share(yes: int, count: int) -> float:
    """Return the share under which at most `yes` of `count` have the probability of one tail."""
    tail = (1 - CONFIDENCE) / 2
    low, high = yes / count, 1.0
    if low == high:
        return high
    while high - low > PRECISION:
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(yes, count, middle) > tail else (low, middle)
    return high


def _at_most(yes: int, count: int, share: float) -> float:
    """Return the probability of at most `yes` among `count` with a `share` between 0 and 1."""
    odds = math.log(share) - math.log1p(-share)
    term = count * math.log1p(-share)  # the logarithm, because it may be too small for a number
    total = math.exp(term)
    for number in range(1, yes + 1):
        term += math.log((count - number + 1) / number) + odds
        total += math.exp(term)
    return total


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float | None:
    """Return Spearman's rank correlation, from -1 to 1; `None` if one of the two does not vary.

    >>> rank_correlation([1, 2, 3, 4], [1, 4, 9, 16])
    1.0
    """
    if len(one) < FEWEST - 1 or len(set(one)) < 2 or len(set(other)) < 2:
        return None
    return round(correlation(_ranks(one), _ranks(other)), 4)


def _ranks(numbers: Sequence[float]) -> list[float]:
    """Return the rank of each number; equal numbers share their mean rank."""
    ordered = sorted(numbers)
    return [(bisect_left(ordered, number) + bisect_right(ordered, number) - 1) / 2 for number in numbers]

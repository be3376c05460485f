"""Difficulty of a deal: exact parts, a raw number, and its rank among random deals."""

from ppsolve.reports.difficulty.measure import KnownOutcomes, Measure, PartName, Parts, measure_position
from ppsolve.reports.difficulty.midgame import MidgameDecision
from ppsolve.reports.difficulty.rating import (
    Difficulty,
    Rating,
    Sample,
    Word,
    percentile,
    rate_difficulty,
    reference_sample,
)

__all__ = [
    "Difficulty",
    "KnownOutcomes",
    "Measure",
    "MidgameDecision",
    "PartName",
    "Parts",
    "Rating",
    "Sample",
    "Word",
    "measure_position",
    "percentile",
    "rate_difficulty",
    "reference_sample",
]

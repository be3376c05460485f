"""How hard is this deal? Exact parts, one raw number, and its place among random deals."""

from ppsolve.reports.difficulty.measure import Known, Measure, PartName, Parts, measure_position
from ppsolve.reports.difficulty.middle import MiddleDecision
from ppsolve.reports.difficulty.rating import Difficulty, Rating, Word, rate_difficulty
from ppsolve.reports.difficulty.reference import Sample, percentile, reference_sample

__all__ = [
    "Difficulty",
    "Known",
    "Measure",
    "MiddleDecision",
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

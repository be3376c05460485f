"""How hard is this deal? Exact parts, one raw number, and its place among random deals."""

from ppsolve.reports.difficulty.measure import Known, Measure, PartName, Parts, measured
from ppsolve.reports.difficulty.middle import Decision
from ppsolve.reports.difficulty.rating import Difficulty, Rating, Word, difficulty
from ppsolve.reports.difficulty.reference import Sample, percentile, reference

__all__ = [
    "Decision",
    "Difficulty",
    "Known",
    "Measure",
    "PartName",
    "Parts",
    "Rating",
    "Sample",
    "Word",
    "difficulty",
    "measured",
    "percentile",
    "reference",
]

"""Simple play of a cutoff: the first move with the best difference of fish within reach."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.simple_play import best_of, percent

BANDS: Final[Bands] = {
    "easy": {"simple_play": (51, 100), "first_moves": (4, 99)},
    "medium": {"simple_play": (1, 50), "first_moves": (5, 99)},
    "hard": {"simple_play": (0, 25), "first_moves": (6, 99)},
    "expert": {"simple_play": (0, 0), "first_moves": (8, 99)},
}


def measures(task: CutoffTask) -> Measures:
    return measures_with(CutoffJudge(task))


def measures_with(judge: CutoffJudge) -> Measures:
    """As `measures`, reusing the judge's cache."""
    return {"simple_play": percent(solved_share(judge)), "first_moves": len(judge.choices(judge.start))}


def solved_share(judge: CutoffJudge) -> Fraction:
    """Return the share of right ones among the first moves with the best reach, compared with the rival's."""
    scores = judge.lures(judge.start)["best-reach"]
    best = best_of(scores, scores.__getitem__)
    return Fraction(sum(move in judge.good_moves(judge.start) for move in best), len(best))

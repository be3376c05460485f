"""Simple play of a pyramid: fill cells that have one candidate left, and guess when there is none."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    cells_of,
    colours_at,
    known_cells,
    marks_of,
    plan_of,
    with_known,
)
from ppsolve.puzzles.party.pyramid.propagation import by_known_cards
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.verify import only_solution
from ppsolve.puzzles.series import hash_of
from ppsolve.puzzles.simple_play import best_of, percent
from ppsolve.solver.randomness import SplitMix64

BANDS: Final[Bands] = {
    "easy": {"simple_play": (100, 100)},
    "medium": {"simple_play": (20, 60)},
    "hard": {"simple_play": (2, 15)},
    "expert": {"simple_play": (0, 1)},
}
PLAYS: Final = 60
"""The number of plays whose chances are averaged. They depend on the task alone."""


def measures(task: PyramidTask) -> Measures:
    return measures_with(task, only_solution(task))


def measures_with(task: PyramidTask, solution: PencilMarks) -> Measures:
    """As `measures`, if the solution is known."""
    return {"simple_play": percent(solved_share(task, solution))}


def solved_share(task: PyramidTask, solution: PencilMarks) -> Fraction:
    """Return the chance to fill a pyramid with the easy techniques and guesses.

    When no cell has a single candidate left, a random one of the cells with the fewest gets one of them, each
    equally likely. The chance of right guesses is averaged over `PLAYS` random choices of cells.
    """
    plan = plan_of(task)
    source = SplitMix64(hash_of("/".join(task.givens)))
    start = by_known_cards(plan, marks_of(plan, task.givens))
    assert start is not None, "a sound pyramid can be filled"
    total = sum((_chance(plan, start, solution, source) for _ in range(PLAYS)), Fraction(0))
    return total / PLAYS


def _chance(plan: Plan, marks: PencilMarks, solution: PencilMarks, source: SplitMix64) -> Fraction:
    """Return the chance that all guesses of one play are right."""
    chance = Fraction(1)
    while unknown := plan.shape.every & ~known_cells(marks):
        cells = _narrowest(marks, unknown)
        cell = cells[source.below(len(cells))]
        chance /= len(colours_at(marks, cell))
        after = by_known_cards(plan, with_known(marks, cell, colours_at(solution, cell)[0]))
        assert after is not None, "the solution is never struck"
        marks = after
    return chance


def _narrowest(marks: PencilMarks, cells: int) -> list[int]:
    """Return the cells of a set with the fewest candidates."""
    return best_of(cells_of(cells), lambda cell: -len(colours_at(marks, cell)))

"""How hard a pyramid puzzle is: the level of the hardest technique that it needs.

Version 1 of the generator counted `contradiction` as hard. From version 2 on, hard is what is solved without
trying anything out.
"""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.generators import GENERATOR
from ppsolve.puzzles.levels import LEVELS, Level
from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan
from ppsolve.puzzles.party.pyramid.propagation import (
    by_contradiction,
    by_deeper,
    by_known_cards,
    by_marks,
    by_regions,
    is_solved,
)
from ppsolve.puzzles.party.pyramid.techniques import LEVEL_OF, PyramidTechnique

FIRST_LEVEL_OF: Final[dict[PyramidTechnique, Level]] = LEVEL_OF | {"contradiction": "hard"}
"""The levels that version 1 gave the techniques."""


def strike(plan: Plan, marks: PencilMarks, level: Level, generator: int = GENERATOR) -> PencilMarks | None:
    """What is left by the techniques up to a level, or `None` if the pyramid cannot be filled; for `expert`
    by those up to `deeper`."""
    if level == "easy":
        return by_known_cards(plan, marks)
    if level == "medium":
        return by_marks(plan, marks)
    if level == "hard":
        return by_contradiction(plan, marks) if generator == 1 else by_regions(plan, marks)
    return by_deeper(plan, marks)


def grade(plan: Plan, marks: PencilMarks, generator: int = GENERATOR) -> Level:
    """The level of the techniques that solve a puzzle; `expert` if those of the other levels do not."""
    for level in LEVELS[:-1]:
        if is_solved(plan, strike(plan, marks, level, generator)):
            return level
    return LEVELS[-1]

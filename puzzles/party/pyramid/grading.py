"""How hard a pyramid puzzle is: the level of the hardest technique that it needs."""

from __future__ import annotations

from ppsolve.puzzles.levels import LEVELS, Level
from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan
from ppsolve.puzzles.party.pyramid.striking import is_solved, strike
from ppsolve.puzzles.party.pyramid.techniques import LEVEL_OF, PyramidTechnique


def level_of(techniques: list[PyramidTechnique]) -> Level:
    """The level of a puzzle that needs these techniques."""
    return max((LEVEL_OF[technique] for technique in techniques), key=LEVELS.index, default="easy")


def grade(plan: Plan, marks: PencilMarks) -> Level:
    """The level of the techniques that solve a puzzle; `expert` if those of the other levels do not."""
    for level in LEVELS[:-1]:
        if is_solved(plan, strike(plan, marks, level)):
            return level
    return LEVELS[-1]

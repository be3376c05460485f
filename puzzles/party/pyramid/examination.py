"""`examine`: proves a pyramid puzzle sound from the task alone, and grades it."""

from __future__ import annotations

from ppsolve.puzzles.generators import GENERATOR
from ppsolve.puzzles.levels import LEVELS
from ppsolve.puzzles.party.pyramid.cells import marks_of, plan_of, rows_of
from ppsolve.puzzles.party.pyramid.first_grading.needed import techniques_needed
from ppsolve.puzzles.party.pyramid.grading import FIRST_LEVEL_OF, grade
from ppsolve.puzzles.party.pyramid.tags import first_tags_of, tags_of
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.uniqueness import only_solution
from ppsolve.puzzles.solution import Examination


def examine(task: PyramidTask, generator: int = GENERATOR) -> Examination:
    """The level, tags and solution of a puzzle with exactly one solution, as a version of the generator
    grades it; `BadInput` if there is another number of solutions."""
    plan = plan_of(task)
    solution = rows_of(plan, only_solution(task))
    marks = marks_of(plan, task.givens)
    cells = len(plan.shape.cells)
    facts = {"cells": cells, "clues": cells - len(task.cards), "steps": len(task.cards)}
    if generator == 1:
        techniques = list(techniques_needed(plan, marks))
        level = max((FIRST_LEVEL_OF[technique] for technique in techniques), key=LEVELS.index)
        return Examination(level, first_tags_of(task, techniques), solution, facts)
    level = grade(plan, marks, generator)
    return Examination(level, tags_of(task, plan, marks, level), solution, facts)

"""`examine`: proves a pyramid puzzle sound from the task alone, and grades it."""

from __future__ import annotations

from collections import Counter

from ppsolve.puzzles.party.pyramid.cells import plan_of, rows_of
from ppsolve.puzzles.party.pyramid.explanation import steps
from ppsolve.puzzles.party.pyramid.grading import level_of
from ppsolve.puzzles.party.pyramid.tags import tags_of
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES
from ppsolve.puzzles.party.pyramid.uniqueness import only_solution
from ppsolve.puzzles.solution import Examination


def examine(task: PyramidTask) -> Examination:
    """The level, tags and solution of a puzzle with exactly one solution; `BadInput` if it has not."""
    plan = plan_of(task)
    solution = rows_of(plan, only_solution(task))
    used = Counter(step.technique for step in steps(task))
    techniques = [technique for technique in TECHNIQUES if used[technique]]
    cells = len(plan.shape.cells)
    facts = {"cells": cells, "clues": cells - len(task.cards), "steps": len(task.cards)}
    facts |= {technique: used[technique] for technique in techniques}
    return Examination(level_of(techniques), tags_of(task, techniques), solution, facts)

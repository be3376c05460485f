"""The solution of a pyramid puzzle, card by card, with the reason for every card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ppsolve.puzzles.party.pyramid.cells import marks_of, plan_of
from ppsolve.puzzles.party.pyramid.checking import follow
from ppsolve.puzzles.party.pyramid.logic import steps_from
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.techniques import MEANING
from ppsolve.puzzles.party.pyramid.uniqueness import only_solution
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.errors import BadInput


def technique_text(technique: str) -> str:
    """What a technique is, in a sentence that gives nothing of a puzzle away."""
    return {str(name): meaning for name, meaning in MEANING.items()}[technique]


@lru_cache(maxsize=64)
def steps(task: PyramidTask) -> tuple[SolutionStep, ...]:
    """The solution card by card, in the order in which a careful person finds it."""
    only_solution(task)
    plan = plan_of(task)
    return tuple(steps_from(plan, marks_of(plan, task.givens)))


def next_step(task: PyramidTask, so_far: Sequence[str]) -> SolutionStep:
    """What can be found next when these cards are placed.

    `BadInput` if one of them is wrong, with the number of the step and why, or if nothing is left to do.
    """
    finding, marks = follow(task, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text}; take back from there")
    if finding.solved:
        raise BadInput("", "the pyramid is full: there is no next step")
    return next(steps_from(plan_of(task), marks))

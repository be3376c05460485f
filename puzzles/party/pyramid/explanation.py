"""The solution of a pyramid puzzle, card by card, with the reason for every card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    known_cells,
    marks_of,
    placement,
    plan_of,
    with_known,
)
from ppsolve.puzzles.party.pyramid.checking import follow
from ppsolve.puzzles.party.pyramid.claims import Argument
from ppsolve.puzzles.party.pyramid.logic import next_argument
from ppsolve.puzzles.party.pyramid.reasons import reason_drawing, reason_parts
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.techniques import MEANING
from ppsolve.puzzles.party.pyramid.uniqueness import only_solution
from ppsolve.puzzles.solution import SolutionStep, meaning_of
from ppsolve.solver.errors import BadInput


def technique_text(technique: str) -> str:
    """What a technique is, in a sentence that gives nothing of a puzzle away."""
    return meaning_of(MEANING, technique)


@lru_cache(maxsize=64)
def steps(task: PyramidTask) -> tuple[SolutionStep, ...]:
    """The solution card by card, in the order in which a careful person finds it."""
    plan = plan_of(task)
    marks = marks_of(plan, task.givens)
    found = []
    while known_cells(marks) != plan.shape.every:
        step, argument = _next(task, marks)
        found.append(step)
        marks = with_known(marks, argument.cell, argument.colour)
    return tuple(found)


def next_step(task: PyramidTask, so_far: Sequence[str]) -> SolutionStep:
    """What can be found next when these cards are placed.

    `BadInput` if one of them is wrong, with the number of the step and why, or if nothing is left to do.
    """
    finding, marks = follow(task, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text}; take back from there")
    if finding.solved:
        raise BadInput("", "the pyramid is full: there is no next step")
    return _next(task, marks)[0]


def _next(task: PyramidTask, marks: PencilMarks) -> tuple[SolutionStep, Argument]:
    """The next step when so much is known, and the argument behind it."""
    plan = plan_of(task)
    given = known_cells(marks_of(plan, task.givens))

    def tell(argument: Argument) -> tuple[str, ...]:
        return reason_parts(plan, marks, given, argument)

    argument = next_argument(plan, marks, only_solution(task), tell)
    parts = tell(argument)
    move = placement(plan, argument.cell, argument.colour)
    drawing = reason_drawing(plan, marks, argument, parts)
    return placing_step(argument.technique, move, " ".join(parts), parts, drawing), argument

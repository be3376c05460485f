"""A worked example of every technique: a step of a puzzle. tools/techniques.py chooses them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.solution import SolutionStep


class WorkedExample(NamedTuple):
    """A step of a puzzle."""

    kind: str
    technique: str
    puzzle: str
    """The permanent ID."""
    number: int
    """The number of moves before the step."""


@cache
def examples() -> tuple[WorkedExample, ...]:
    """Return the chosen examples."""
    text = files("ppsolve.puzzles").joinpath("technique_examples.txt").read_text("utf-8")
    lines = (line.split() for line in text.splitlines())
    return tuple(
        WorkedExample(kind, technique, puzzle, int(number)) for kind, technique, puzzle, number in lines
    )


def step_of(example: WorkedExample) -> tuple[Task, tuple[str, ...], SolutionStep]:
    """Return the task of an example, the moves before its step, and the step."""
    task, _ = task_of(example.puzzle)
    steps = kind_of(task).operations.steps(task)
    moves = tuple(step.move for step in steps[: example.number])
    return task, moves, steps[example.number]

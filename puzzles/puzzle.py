"""`Puzzle`: a task together with what is known about it and where it comes from."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ppsolve.puzzles.generators import GENERATOR, GENERATORS
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput

FIRST_DAY = datetime.date(2026, 1, 1)
"""The day of the daily puzzle number 1."""


@dataclass(frozen=True)
class Puzzle:
    """A sound puzzle: what it asks, its proved solution, its level and tags."""

    task: Task
    level: Level
    tags: tuple[str, ...]
    solution: tuple[str, ...]
    """In the words of its kind: moves as text, or the rows of a full pyramid."""
    recipe: Recipe | None = None
    """What it was generated from, if it was."""
    date: datetime.date | None = None
    """The day whose puzzle it is, if it is a daily one."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return kind_of(self.task).name

    @property
    def number(self) -> int | None:
        """The number of a daily puzzle, counted from `FIRST_DAY`."""
        return None if self.date is None else (self.date - FIRST_DAY).days + 1

    @property
    def origin(self) -> str:
        """The short ID of what it was generated from, or else only its kind."""
        return self.recipe.name if self.recipe else self.kind

    @property
    def title(self) -> str:
        """What people call it: `Penguin duel #123 · hard`, or with its short ID if it is not a daily one."""
        name = self.origin if self.number is None else f"{self.kind} #{self.number}"
        return f"Penguin {name} · {self.level}"


def prove(task: Task, recipe: Recipe | None = None, generator: int = GENERATOR) -> Puzzle:
    """The puzzle that a task is, if it is sound and of the level asked for; `BadInput` says why it is not.

    It is graded as the version of the generator that made it grades, or as the given one if none did.
    """
    if recipe is not None and recipe.generator in GENERATORS:
        generator = recipe.generator
    found = kind_of(task).verbs.examine(task, generator)
    if recipe is not None and recipe.level != found.level:
        raise BadInput("level", f"{recipe.name} should be {recipe.level}, but the puzzle is {found.level}")
    return Puzzle(task, found.level, found.tags, found.solution, recipe)

"""`Puzzle`: a task together with what is known about it and where it comes from."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ppsolve.puzzles.generators import LATEST
from ppsolve.puzzles.kinds import kind_of, series_of
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput


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
        """The number of a daily puzzle, counted from the first day of its series."""
        return None if self.date is None else series_of(kind_of(self.task)).number_of(self.date)

    @property
    def origin(self) -> str:
        """The short ID of what it was generated from, or else only its kind."""
        return self.recipe.name if self.recipe else self.kind

    @property
    def title(self) -> str:
        """What people call it: `Penguin duel #123 · hard`, or with its short ID if it is not a daily one."""
        name = self.origin if self.number is None else f"{self.kind} #{self.number}"
        return f"{kind_of(self.task).family} {name} · {self.level}"


def prove(task: Task, recipe: Recipe | None = None, generator: int = LATEST) -> Puzzle:
    """The puzzle that a task is, if it is sound and of the level asked for; `BadInput` says why it is not.

    It is graded as the version of the generator that made it grades, or as the given one if none did.
    """
    kind = kind_of(task)
    if recipe is not None and recipe.generator in kind.generators:
        generator = recipe.generator
    found = kind.operations.examine(task, kind.generator if generator == LATEST else generator)
    if recipe is not None and recipe.level != found.level:
        raise BadInput("level", f"{recipe.name} should be {recipe.level}, but the puzzle is {found.level}")
    return Puzzle(task, found.level, found.tags, found.solution, recipe)

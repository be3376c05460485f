"""`Puzzle`: a task together with what is known about it and where it comes from."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ppsolve.puzzles.levels import Kind, Level, Tag
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Task

_KIND_OF: dict[type, Kind] = {PyramidTask: "pyramid", QueueTask: "queue", DuelTask: "duel"}


def kind_of(task: Task) -> Kind:
    """The kind of puzzle that a task is."""
    return _KIND_OF[type(task)]


FIRST_DAY = datetime.date(2026, 1, 1)
"""The day of the daily puzzle number 1."""


@dataclass(frozen=True)
class Puzzle:
    """A sound puzzle: what it asks, its proved solution, its level and tags."""

    task: Task
    level: Level
    tags: tuple[Tag, ...]
    solution: tuple[str, ...]
    """Pyramid: the full rows from the base up. Queue: the moves. Duel: the one first move and a best line."""
    recipe: Recipe | None = None
    """What it was generated from, if it was."""
    date: datetime.date | None = None
    """The day whose puzzle it is, if it is a daily one."""

    @property
    def kind(self) -> Kind:
        return kind_of(self.task)

    @property
    def number(self) -> int | None:
        """The number of a daily puzzle, counted from `FIRST_DAY`."""
        return None if self.date is None else (self.date - FIRST_DAY).days + 1

    @property
    def title(self) -> str:
        """What people call it: `Penguin #123 · hard`, or with its short ID if it is not a daily one."""
        made = self.recipe.name if self.recipe else self.kind
        return f"Penguin {made if self.number is None else f'#{self.number}'} · {self.level}"

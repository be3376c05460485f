"""The kinds of puzzles behind one interface: examine, explain, check and make any of them.

Each kind is a package (`pyramid`, `queue`, `duel`) with the functions of `KindOfPuzzle`, and is imported when
the first puzzle of that kind turns up.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from ppsolve.puzzles.levels import Kind
from ppsolve.puzzles.puzzle import Puzzle, kind_of
from ppsolve.puzzles.recipe import GENERATOR, Recipe
from ppsolve.puzzles.task import Finding, Rejected, Step, Task, Verdict
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.dealing import SplitMix64


class KindOfPuzzle(Protocol):
    """What every kind can do."""

    ATTEMPTS: int
    """How many candidates generation may try."""

    def examine(self, task: Task) -> Verdict:
        """Solution, level and tags of a task that is proved sound; `BadInput` if it is not sound."""

    def candidate(self, recipe: Recipe, source: SplitMix64) -> Task | Rejected:
        """A sound task of the level asked for, made from the random numbers of the source, or why not."""

    def steps(self, task: Task) -> tuple[Step, ...]:
        """The solution, every step with its technique and its reason."""

    def next_step(self, task: Task, so_far: Sequence[str]) -> Step:
        """The step to take after those taken so far; `BadInput` if they went wrong."""

    def check(self, task: Task, given: Sequence[str]) -> Finding:
        """Whether a solution, or a part of one, is right, and if not, what is wrong first."""

    def technique_text(self, technique: str) -> str:
        """What the name of a technique means, in a sentence that gives no place and no card away."""


def the_kind(kind: Kind) -> KindOfPuzzle:
    """The functions of a kind."""
    return cast(KindOfPuzzle, import_module(f"ppsolve.puzzles.party.{kind}"))


def kind_for(task: Task) -> KindOfPuzzle:
    """The functions for a task."""
    return the_kind(kind_of(task))


def examined(task: Task, recipe: Recipe | None = None) -> Puzzle:
    """The puzzle that a task is, if it is sound and of the level asked for; `BadInput` says why it is not.

    An earlier version of the generator may have graded in another way: the level that it gave stands.
    """
    verdict = kind_for(task).examine(task)
    level = verdict.level
    if recipe is not None and recipe.level != level:
        if recipe.generator >= GENERATOR:
            raise BadInput("level", f"{recipe.name} should be {recipe.level}, but the puzzle is {level}")
        level = recipe.level
    return Puzzle(task, level, verdict.tags, verdict.solution, recipe)

"""Generation: candidates are tried until one is what was asked for, and what was rejected is counted."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from ppsolve.puzzles.kinds import examined, the_kind
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import GENERATOR, Recipe
from ppsolve.puzzles.task import Rejected, Task
from ppsolve.solver.errors import BadInput

AHEAD: Final = 4
"""How many recipes each process has before it, so that a long one holds up nobody."""


@dataclass(frozen=True)
class Generated:
    """A new puzzle, and how many candidates were rejected for each reason before it."""

    puzzle: Puzzle
    rejected: Mapping[str, int]

    @property
    def attempts(self) -> int:
        return 1 + sum(self.rejected.values())


def generate(recipe: Recipe) -> Generated:
    """The puzzle of a recipe; `BadInput` tells what was rejected if the attempts run out.

    The puzzle is proved sound, and graded, from its task alone: what made the candidate is not trusted.
    """
    task, rejected = _accepted(recipe)
    return Generated(examined(task, recipe), rejected)


def check_origin(puzzle: Puzzle) -> None:
    """Refuse a puzzle that says it was made from a recipe which gives another one."""
    recipe = puzzle.recipe
    if recipe is not None and recipe.generator == GENERATOR and _accepted(recipe)[0] != puzzle.task:
        raise BadInput("id", f"{recipe.name} is another puzzle")


def _accepted(recipe: Recipe) -> tuple[Task, Mapping[str, int]]:
    """The first candidate that is accepted, and how many were rejected for each reason before it."""
    if recipe.generator != GENERATOR:
        raise BadInput(
            f"puzzle {recipe.name}",
            f"made by generator {recipe.generator}, but this is generator {GENERATOR}; use the permanent ID",
        )
    kind = the_kind(recipe.kind)
    rejected: Counter[str] = Counter()
    for attempt in range(kind.ATTEMPTS):
        task = kind.candidate(recipe, recipe.source(attempt))
        if not isinstance(task, Rejected):
            return task, dict(rejected)
        rejected[task.reason] += 1
    counted = ", ".join(f"{number} {reason}" for reason, number in rejected.most_common())
    raise BadInput(f"puzzle {recipe.name}", f"none found in {kind.ATTEMPTS:,} attempts: {counted}")


def generate_many(recipes: Iterable[Recipe], workers: int = 1) -> Iterator[Generated]:
    """The puzzles of many recipes, in their order, as they come; made by so many processes."""
    if workers == 1:
        yield from map(generate, recipes)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_ctrl_c_to_the_parent) as pool:
        # Not `pool.map`: it takes all recipes at once and, broken off, cancels what the pool tries to fail.
        waiting: deque[Future[Generated]] = deque()
        try:
            for recipe in recipes:
                waiting.append(pool.submit(generate, recipe))
                if len(waiting) > AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def following(recipe: Recipe, count: int) -> Iterator[Recipe]:
    """As many recipes that differ only in their seeds, which follow one another."""
    return (replace(recipe, seed=recipe.seed + number) for number in range(count))

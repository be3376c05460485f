"""Generation: candidates are tried until one is what was asked for, and what was rejected is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ppsolve.puzzles.ids import full_id, task_of
from ppsolve.puzzles.kinds import kind_named
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.solution import Rejected
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.processes import ATTEMPTS, WorkersDied, imap


@dataclass(frozen=True)
class Generated:
    """A new puzzle, and how many candidates were rejected for each reason before it."""

    puzzle: Puzzle
    rejected: Mapping[str, int]


def generate(recipe: Recipe) -> Generated:
    """The puzzle of a recipe; `BadInput` tells what was rejected if the attempts run out.

    The puzzle is proved sound, and graded, from its task alone: what made the candidate is not trusted.
    """
    task, rejected = _first_accepted(recipe)
    return Generated(prove(task, recipe), rejected)


def check_origin(puzzle: Puzzle) -> None:
    """Refuse a puzzle that says it was made from a recipe which gives another one."""
    recipe = puzzle.recipe
    if recipe is None or recipe.generator not in kind_named(recipe.kind).generators:
        return
    if _first_accepted(recipe)[0] != puzzle.task:
        raise BadInput("id", f"{recipe.name} is another puzzle")


def puzzle_of(text: str) -> Puzzle:
    """The puzzle that an ID stands for: a short one is generated anew, a permanent one is proved anew."""
    text = full_id(text)
    if ":" not in text:
        return generate(recipe_of(text)).puzzle
    task, recipe = task_of(text)
    try:
        puzzle = prove(task, recipe)
        check_origin(puzzle)
        return puzzle
    except BadInput as error:
        raise error.inside(f"puzzle {quoted(text)}") from None


def _first_accepted(recipe: Recipe) -> tuple[Task, Mapping[str, int]]:
    """The first candidate that is accepted, and how many were rejected for each reason before it."""
    kind = kind_named(recipe.kind)
    if recipe.generator not in kind.generators:
        raise BadInput(
            f"puzzle {recipe.name}",
            f"made by generator {recipe.generator}, but the latest here is {kind.generator}; "
            "use the permanent ID",
        )
    operations = kind.operations
    rejected: Counter[str] = Counter()
    for attempt in range(operations.attempts):
        task = operations.candidate(recipe, recipe.source(attempt))
        if not isinstance(task, Rejected):
            return task, dict(rejected)
        rejected[task.reason] += 1
    counted = ", ".join(f"{number} {reason}" for reason, number in rejected.most_common())
    raise BadInput(f"puzzle {recipe.name}", f"none found in {operations.attempts:,} attempts: {counted}")


def generate_many(recipes: Iterable[Recipe], workers: int = 1) -> Iterator[Generated]:
    """The puzzles of many recipes, in their order, as they come; made by so many processes."""
    if workers == 1:
        yield from map(generate, recipes)
        return
    try:
        yield from imap(generate, recipes, workers)
    except WorkersDied as error:
        what = f"{ATTEMPTS} processes ended while they made this puzzle: {error.how}"
        raise BadInput(f"puzzle {error.task.name}", what) from None


def following(recipe: Recipe, count: int) -> Iterator[Recipe]:
    """As many recipes that differ only in their seeds, which follow one another."""
    return (replace(recipe, seed=recipe.seed + number) for number in range(count))

"""Generation: tries candidates until one fits the recipe, and counts why others were rejected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from ppsolve.puzzles.ids import full_id, task_of
from ppsolve.puzzles.kind import Kind, Task
from ppsolve.puzzles.kinds import kind_named, series_of
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.puzzles.recipe import Recipe, new_recipe, recipe_of
from ppsolve.puzzles.solution import Level, Rejected
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.processes import ATTEMPTS, WorkersDied, imap

CHOICES: Final[dict[Level, int]] = {"easy": 3, "medium": 2, "hard": 2, "expert": 2}
"""From how many sound candidates generators that measure choose at most."""
MOST_APPEAL: Final = 3


@dataclass(frozen=True)
class Generated:
    """A new puzzle, and the number of candidates rejected before it for each reason."""

    puzzle: Puzzle
    rejected: Mapping[str, int]


def make_puzzle(
    kind: str, level: Level, seed: int, *, base: int | None = None, players: int | None = None
) -> Puzzle:
    """Generate the puzzle of a kind, a level and a seed, proved sound: the same on every machine."""
    return generate(new_recipe(kind, level, seed, base, players)).puzzle


def generate(recipe: Recipe) -> Generated:
    """Generate the puzzle of a recipe; `BadInput` lists the rejections if the attempts run out.

    The puzzle is proved sound and graded from its task alone; the code that made the candidate is not
    trusted.
    """
    task, rejected = _first_accepted(recipe)
    return Generated(prove(task, recipe), rejected)


def check_origin(puzzle: Puzzle) -> None:
    """Refuse a puzzle whose recipe gives another puzzle. Recipes of newer generators are not checked."""
    recipe = puzzle.recipe
    if recipe is None or not kind_named(recipe.kind).makes(recipe.generator):
        return
    if _first_accepted(recipe)[0] != puzzle.task:
        raise BadInput("id", f"{recipe.name} is another puzzle")


def puzzle_of(text: str) -> Puzzle:
    """Return the puzzle of an ID: a short ID is generated again, a permanent one proved again."""
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
    """Return the first accepted candidate, and the number of rejections before it by reason."""
    kind = kind_named(recipe.kind)
    if not kind.makes(recipe.generator):
        raise BadInput(
            f"puzzle {recipe.name}",
            f"made by generator {recipe.generator}, but the latest here is {kind.latest}; "
            "use the permanent ID",
        )
    operations = kind.operations
    rejected: Counter[str] = Counter()
    found: list[Task] = []
    wanted = 1 if not kind.measures_by(recipe.generator) else CHOICES[recipe.level]
    for attempt in range(operations.attempts):
        task = operations.candidate(recipe, recipe.source(attempt))
        if isinstance(task, Rejected):
            rejected[task.reason] += 1
            continue
        found.append(task)
        if len(found) == wanted or _appeal(kind, recipe, task) == MOST_APPEAL:
            break
    if found:
        chosen = found[0] if len(found) == 1 else max(found, key=lambda task: _appeal(kind, recipe, task))
        rejected["less appealing"] += len(found) - 1
        return chosen, dict(+rejected)
    counted = ", ".join(f"{number} {reason}" for reason, number in rejected.most_common())
    raise BadInput(f"puzzle {recipe.name}", f"none found in {operations.attempts:,} attempts: {counted}")


def _appeal(kind: Kind[Task], recipe: Recipe, task: Task) -> int:
    """Return how much a task appeals: 2 for the theme of its week, 1 for a key move that surprises."""
    tags = {*kind.operations.examine(task).tags, *kind.operations.looks(task)}
    theme = series_of(kind).theme_of(recipe.seed)
    return 2 * (theme is not None and not tags.isdisjoint(theme.tags)) + (not tags.isdisjoint(kind.surprises))


def generate_many(recipes: Iterable[Recipe], workers: int = 1) -> Iterator[Generated]:
    """Generate many puzzles with `workers` processes; yield them in the order of the recipes."""
    if workers == 1:
        yield from map(generate, recipes)
        return
    try:
        yield from imap(generate, recipes, workers)
    except WorkersDied as error:
        what = f"{ATTEMPTS} processes ended while they made this puzzle: {error.how}"
        raise BadInput(f"puzzle {error.task.name}", what) from None


def following(recipe: Recipe, count: int) -> Iterator[Recipe]:
    """Return `count` recipes with consecutive seeds, beginning with the given one."""
    return (replace(recipe, seed=recipe.seed + number) for number in range(count))

"""Puzzles from their IDs."""

from __future__ import annotations

from ppsolve.puzzles.generation import check_origin, generate
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.kinds import examined
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import recipe_of
from ppsolve.solver.errors import BadInput, quoted


def puzzle_of(text: str) -> Puzzle:
    """The puzzle that an ID stands for: a short one is generated anew, a permanent one is proved anew."""
    if ":" not in text:
        return generate(recipe_of(text)).puzzle
    task, recipe = task_of(text)
    try:
        puzzle = examined(task, recipe)
        check_origin(puzzle)
        return puzzle
    except BadInput as error:
        raise error.inside(f"puzzle {quoted(text)}") from None

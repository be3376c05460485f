"""The permanent ID: a whole puzzle in one line that needs no quoting in a shell.

It is the short ID (or only the kind, for a puzzle that no generator made), then the fields of the task, colon
by colon, which each kind has its own of. The solution is not in it: whoever reads the ID finds and proves it
again.
"""

from __future__ import annotations

import re
from typing import Final

from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput, quoted

_ID: Final = re.compile(rf"({'|'.join(KINDS)})[-:]")


def looks_like_an_id(argument: str) -> bool:
    """Whether an argument is meant as a short or a permanent ID rather than as a file's name."""
    return _ID.match(argument) is not None


def permanent_id(puzzle: Puzzle) -> str:
    """The ID that holds the whole puzzle."""
    return f"{puzzle.origin}:{kind_of(puzzle.task).id.write(puzzle.task)}"


def task_of(text: str) -> tuple[Task, Recipe | None]:
    """The task that a permanent ID holds, and what it was generated from, if it was."""
    name, _, body = text.partition(":")
    recipe = None if name in KINDS else recipe_of(name)
    form = KINDS[recipe.kind if recipe else name].id
    fields = body.split(":")
    if len(fields) != len(form.names):
        raise BadInput(f"puzzle {quoted(text)}", f"expected {name}:{':'.join(form.names)}")
    try:
        return form.read(fields), recipe
    except BadInput as error:
        raise error.inside(f"puzzle {quoted(text)}") from None

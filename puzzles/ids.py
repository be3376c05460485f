"""The permanent ID: a whole puzzle in one line that needs no quoting in a shell.

It is the short ID (or only the kind, for a puzzle that no generator made), then the fields of the task, colon
by colon, which each kind has its own of. The solution is not in it: whoever reads the ID finds and proves it
again.
"""

from __future__ import annotations

import re
from typing import Final

from ppsolve.puzzles.generators import GENERATOR
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput, quoted

_ID: Final = re.compile(rf"\s*({'|'.join(KINDS)})[-:]", re.IGNORECASE)
_NO_VERSION: Final = re.compile(r"[a-z]+-[a-z]+-[0-9]+(-base[0-9])?(-players[0-9])?")


def looks_like_an_id(argument: str) -> bool:
    """Whether an argument is meant as a short or a permanent ID rather than as a file's name."""
    return _ID.match(argument) is not None


def full_id(text: str) -> str:
    """An ID as it is written in full, whatever blanks stand around it and whatever is in capitals; a short
    one that names no generator means that of this version.

    >>> full_id(" Pyramid-Hard-7-G1 ")
    'pyramid-hard-7-g1'
    >>> full_id("queue-easy-1") == f"queue-easy-1-g{GENERATOR}"
    True
    """
    name, colon, body = text.strip().partition(":")
    name = name.lower()
    if not colon and _NO_VERSION.fullmatch(name):
        name = f"{name}-g{GENERATOR}"
    return name + colon + body


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

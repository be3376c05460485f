"""Permanent IDs: a whole puzzle in one line that needs no quoting in a shell.

A permanent ID is the short ID (or the kind, if the puzzle was not generated) and the fields of the task,
separated by colons. It does not contain the solution: readers find and prove it again.
"""

from __future__ import annotations

import re
from typing import Final

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import KINDS, kind_named, kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.solver.errors import BadInput, quoted

_ID: Final = re.compile(rf"\s*({'|'.join(KINDS)})[-:]", re.IGNORECASE)
_NO_VERSION: Final = re.compile(r"[a-z]+-[a-z]+-[0-9]+(-base[0-9])?(-players[0-9])?")


def looks_like_an_id(argument: str) -> bool:
    """True if an argument is meant as a short or a permanent ID rather than as the name of a file."""
    return _ID.match(argument) is not None


def full_id(text: str) -> str:
    """Normalise an ID: strip it, lower its name, and add the current generator to a short ID without one.

    >>> full_id(" Pyramid-Hard-7-G2 ")
    'pyramid-hard-7-g2'
    >>> full_id("queue-easy-1") == f"queue-easy-1-g{KINDS['queue'].generator}"
    True
    """
    name, colon, body = text.strip().partition(":")
    name = name.lower()
    if not colon and _NO_VERSION.fullmatch(name):
        name = f"{name}-g{kind_named(name.partition('-')[0]).generator}"
    return name + colon + body


def permanent_id(puzzle: Puzzle) -> str:
    """Return the ID that holds the whole puzzle."""
    return f"{puzzle.origin}:{kind_of(puzzle.task).id.write(puzzle.task)}"


def task_of(text: str) -> tuple[Task, Recipe | None]:
    """Parse a permanent ID into its task and, for a generated puzzle, its recipe."""
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

"""The permanent ID: a whole puzzle in one line that needs no quoting in a shell.

It is the short ID (or only the kind, for a puzzle that no generator made), then the task, colon by colon:

    pyramid-easy-3-g1:iello-2024,base=4:R..G/.../../Y:RRGGYYB    rules, givens, cards
    queue-hard-7-g1:iello-2024,base=5:RG/R:RGYPBBG:2             rules, pyramid, queue, window
    duel:1:iello-2024:RGB/R.:RRGY,GPB:0                          limit, position in one line

The solution is not in it: whoever reads the ID finds and proves it again.
"""

from __future__ import annotations

import re
from typing import Final

from ppsolve.puzzles.levels import KINDS, Kind
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.task import SOLITAIRE_PLAYERS, DuelTask, PyramidTask, QueueTask, Task
from ppsolve.solver import textform
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.textform import rows_from_text, rows_text, rules_from_text, rules_text

_ID: Final = re.compile(rf"({'|'.join(KINDS)})[-:]")
_FIELDS: Final[dict[Kind, str]] = {
    "pyramid": "rules:givens:cards",
    "queue": "rules:pyramid:queue:window",
    "duel": "limit:rules:pyramid:hands:seat",
}


def looks_like_an_id(argument: str) -> bool:
    """Whether an argument is meant as a short or a permanent ID rather than as a file's name."""
    return _ID.match(argument) is not None


def permanent_id(puzzle: Puzzle) -> str:
    """The ID that holds the whole puzzle."""
    task = puzzle.task
    if isinstance(task, PyramidTask):
        fields = [rules_text(task.rules), rows_text(task.givens), task.cards]
    elif isinstance(task, QueueTask):
        fields = [rules_text(task.rules), rows_text(task.pyramid), task.queue, str(task.window)]
    else:
        fields = [str(task.limit), textform.dumps(task.position)]
    return ":".join([puzzle.recipe.name if puzzle.recipe else puzzle.kind, *fields])


def task_of(text: str) -> tuple[Task, Recipe | None]:
    """The task that a permanent ID holds, and what it was generated from, if it was."""
    name, _, body = text.partition(":")
    recipe = None if name in KINDS else recipe_of(name)
    kind: Kind = recipe.kind if recipe else name  # type: ignore[assignment]
    fields = body.split(":")
    if len(fields) != _FIELDS[kind].count(":") + 1:
        raise BadInput(f"puzzle {quoted(text)}", f"expected {name}:{_FIELDS[kind]}")
    try:
        return _task(kind, fields), recipe
    except BadInput as error:
        raise error.inside(f"puzzle {quoted(text)}") from None


def _task(kind: Kind, fields: list[str]) -> Task:
    if kind == "duel":
        limit, *position = fields
        return DuelTask(textform.loads(":".join(position)), _whole("limit", limit))
    rules = rules_from_text(fields[0], SOLITAIRE_PLAYERS)
    rows = rows_from_text(fields[1])
    if kind == "pyramid":
        if rows and len(rows[0]) != rules.base:
            raise BadInput("rules", f"base {rules.base}, but the lowest row has {len(rows[0])} cells")
        return PyramidTask(rules, rows, fields[2])
    return QueueTask(rules, rows, fields[2], _whole("window", fields[3]))


def _whole(where: str, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise BadInput(where, f"expected a whole number, not {quoted(text)}")
    return int(text)

"""The kinds of puzzles that there are: the one list that a new kind is added to."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.puzzles.kind import Kind, T
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.party.duel.kind import DUEL
from ppsolve.puzzles.party.pyramid.kind import PYRAMID
from ppsolve.puzzles.party.queue.kind import QUEUE
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput, quoted

_ALL: Final[tuple[Kind[Any], ...]] = (PYRAMID, QUEUE, DUEL)
"""Each was checked against its own tasks where it was put together; from here on they are alike."""

KINDS: Final[dict[str, Kind[Task]]] = {kind.name: kind for kind in _ALL}
"""Every kind by its name."""

WEEK: Final[tuple[tuple[str, Level], ...]] = (
    (PYRAMID.name, "easy"),
    (QUEUE.name, "easy"),
    (DUEL.name, "medium"),
    (PYRAMID.name, "medium"),
    (QUEUE.name, "hard"),
    (DUEL.name, "hard"),
    (PYRAMID.name, "expert"),
)
"""Kind and level of the daily puzzle of every weekday, from Monday to Sunday."""

_KIND_OF: Final[dict[type, Kind[Any]]] = {kind.task: kind for kind in _ALL}


def kind_of(task: T) -> Kind[T]:
    """The kind of puzzle that a task is."""
    return _KIND_OF[type(task)]


def kind_named(name: object) -> Kind[Task]:
    """The kind of that name; `BadInput` if there is none."""
    if not isinstance(name, str) or name not in KINDS:
        raise BadInput("kind", f"unknown kind {quoted(name)}; there are {', '.join(KINDS)}")
    return KINDS[name]

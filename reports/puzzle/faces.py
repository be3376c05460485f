"""The faces of all kinds of puzzles: the one list that the face of a new kind is added to."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.puzzles.kind import T
from ppsolve.puzzles.kinds import kind_of
from ppsolve.reports.puzzle.face import Face
from ppsolve.reports.puzzle.party.duel import DUEL_FACE
from ppsolve.reports.puzzle.party.pyramid import PYRAMID_FACE
from ppsolve.reports.puzzle.party.queue import QUEUE_FACE
from ppsolve.reports.puzzle.pingouin.cutoff import CUTOFF_FACE
from ppsolve.reports.puzzle.pingouin.harvest import HARVEST_FACE
from ppsolve.reports.puzzle.pingouin.route import ROUTE_FACE

_ALL: Final[tuple[Face[Any], ...]] = (
    PYRAMID_FACE,
    QUEUE_FACE,
    DUEL_FACE,
    ROUTE_FACE,
    HARVEST_FACE,
    CUTOFF_FACE,
)
"""Each was checked against the tasks of its own kind; from here on they are alike."""

_FACE_OF: Final[dict[str, Face[Any]]] = {face.kind.name: face for face in _ALL}


def face_of(task: T) -> Face[T]:
    """The face of the kind of puzzle that a task is."""
    return _FACE_OF[kind_of(task).name]

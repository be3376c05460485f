"""The kinds of puzzles that there are: the one list that a new kind is added to."""

from __future__ import annotations

import datetime
from typing import Any, Final

from ppsolve.puzzles.kind import Kind, T
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.party.duel.kind import DUEL
from ppsolve.puzzles.party.first_day import FIRST_DAY as FIRST_PARTY_DAY
from ppsolve.puzzles.party.pyramid.kind import PYRAMID
from ppsolve.puzzles.party.queue.kind import QUEUE
from ppsolve.puzzles.pingouin import FIRST_DAY as FIRST_PINGOUIN_DAY
from ppsolve.puzzles.pingouin.cutoff.kind import CUTOFF
from ppsolve.puzzles.pingouin.harvest.kind import HARVEST
from ppsolve.puzzles.pingouin.route.kind import ROUTE
from ppsolve.puzzles.series import Series
from ppsolve.puzzles.task import Task
from ppsolve.solver.errors import BadInput, quoted

_ALL: Final[tuple[Kind[Any], ...]] = (PYRAMID, QUEUE, DUEL, ROUTE, HARVEST, CUTOFF)
"""Each was checked against its own tasks where it was put together; from here on they are alike."""

KINDS: Final[dict[str, Kind[Task]]] = {kind.name: kind for kind in _ALL}
"""Every kind by its name."""

_LEVELS: Final[tuple[Level, ...]] = ("easy", "easy", "medium", "medium", "hard", "hard", "expert")


def _week(*kinds: Kind[Any]) -> tuple[tuple[str, Level], ...]:
    """Easy on Monday to expert on Sunday, the kinds in turn."""
    return tuple((kinds[day % len(kinds)].name, level) for day, level in enumerate(_LEVELS))


_SERIES: Final = (
    Series(
        PYRAMID.game,
        FIRST_PARTY_DAY,
        _week(PYRAMID, QUEUE, DUEL),
        renewals=(datetime.date(2026, 12, 1),),
    ),
    Series(ROUTE.game, FIRST_PINGOUIN_DAY, _week(ROUTE, HARVEST, CUTOFF)),
)
SERIES: Final[dict[str, Series]] = {series.game: series for series in _SERIES}
"""The daily series of every game, the oldest first."""
OLDEST_GAME: Final = _SERIES[0].game
"""The game that is meant where none is named."""

_KIND_OF: Final[dict[type, Kind[Any]]] = {kind.task: kind for kind in _ALL}


def kind_of(task: T) -> Kind[T]:
    """The kind of puzzle that a task is."""
    return _KIND_OF[type(task)]


def kind_named(name: object) -> Kind[Task]:
    """The kind of that name; `BadInput` if there is none."""
    if not isinstance(name, str) or name not in KINDS:
        raise BadInput("kind", f"unknown kind {quoted(name)}; there are {', '.join(KINDS)}")
    return KINDS[name]


def series_of(kind: Kind[Any]) -> Series:
    """The daily series of the game of a kind."""
    return SERIES[kind.game]

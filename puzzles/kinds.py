"""The registry of all kinds of puzzles and of the daily series. A new kind is added here."""

from __future__ import annotations

import datetime
from typing import Any, Final

from ppsolve.puzzles.kind import Kind, T, Task
from ppsolve.puzzles.party.duel.kind import DUEL
from ppsolve.puzzles.party.pyramid.kind import PYRAMID
from ppsolve.puzzles.party.queue.kind import QUEUE
from ppsolve.puzzles.pingouin.cutoff.kind import CUTOFF
from ppsolve.puzzles.pingouin.harvest.kind import HARVEST
from ppsolve.puzzles.pingouin.route.kind import ROUTE
from ppsolve.puzzles.pingouin.strand.kind import STRAND
from ppsolve.puzzles.series import Series, Theme
from ppsolve.puzzles.solution import Level
from ppsolve.solver.errors import BadInput, quoted

_ALL: Final[tuple[Kind[Any], ...]] = (PYRAMID, QUEUE, DUEL, ROUTE, HARVEST, CUTOFF, STRAND)
"""mypy checks each kind against its own task type where it is defined; here the types are erased."""

KINDS: Final[dict[str, Kind[Task]]] = {kind.name: kind for kind in _ALL}
"""Every kind by its name."""

_LEVELS: Final[tuple[Level, ...]] = ("easy", "easy", "medium", "medium", "hard", "hard", "expert")


def _week(*kinds: Kind[Any]) -> tuple[tuple[str, Level], ...]:
    """Easy on Monday to expert on Sunday, the kinds in turn."""
    return tuple((kinds[day % len(kinds)].name, level) for day, level in enumerate(_LEVELS))


_PARTY_THEMES: Final = (
    Theme("symmetry and narrow paths", ("symmetric", "only-move")),
    Theme("sacrifices and bare bases", ("sacrifice", "bare-base")),
    Theme("late traps and careful counts", ("late-trap", "counting")),
    Theme("comebacks and few givens", ("comeback", "few-givens")),
    Theme("dead colours and crowded regions", ("colour-kill", "regions")),
)
_PINGOUIN_THEMES: Final = (
    Theme("symmetric floes", ("symmetric",)),
    Theme("lakes", ("lake",)),
    Theme("sacrifices and detours", ("sacrifice", "leave-threes", "over-and-back")),
    Theme("bridges", ("bridge",)),
    Theme("quiet moves and long slides", ("quiet", "room-fails", "long-slide")),
)
_SERIES: Final = (
    Series(PYRAMID.game, datetime.date(2026, 1, 1), _week(PYRAMID, QUEUE, DUEL), _PARTY_THEMES),
    Series(ROUTE.game, datetime.date(2026, 12, 1), _week(ROUTE, HARVEST, CUTOFF), _PINGOUIN_THEMES),
)
SERIES: Final[dict[str, Series]] = {series.game: series for series in _SERIES}
"""The daily series by game, the oldest first."""
OLDEST_GAME: Final = _SERIES[0].game
"""The default game."""

Trio = tuple[tuple[str, Level], tuple[str, Level], tuple[str, Level]]
"""Kind and level of three puzzles for one day, from easy to hard."""


def _trio(easy: Kind[Any], medium: Kind[Any], hard: Kind[Any], level: Level = "hard") -> Trio:
    return (easy.name, "easy"), (medium.name, "medium"), (hard.name, level)


TRIOS: Final[tuple[Trio, ...]] = (
    _trio(PYRAMID, ROUTE, DUEL),
    _trio(HARVEST, DUEL, PYRAMID),
    _trio(STRAND, DUEL, ROUTE),
    _trio(PYRAMID, ROUTE, QUEUE),
    _trio(DUEL, HARVEST, QUEUE),
    _trio(ROUTE, QUEUE, CUTOFF),
    _trio(QUEUE, STRAND, PYRAMID, "expert"),
)
"""The three puzzles of every weekday on a site, Monday to Sunday. They must not change.

Both games are there every day, and one of the three is the daily puzzle of its game. Days of one kind and
level in a week have an even and an odd rotation index, so that no puzzle comes back within a year.
"""

_KIND_OF: Final[dict[type, Kind[Any]]] = {kind.task: kind for kind in _ALL}


def kind_of(task: T) -> Kind[T]:
    return _KIND_OF[type(task)]


def kind_named(name: object) -> Kind[Task]:
    """Return the kind of that name; `BadInput` if there is none."""
    if not isinstance(name, str) or name not in KINDS:
        raise BadInput("kind", f"unknown kind {quoted(name)}; there are {', '.join(KINDS)}")
    return KINDS[name]


def series_of(kind: Kind[Any]) -> Series:
    return SERIES[kind.game]

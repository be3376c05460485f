"""The daily puzzle: one for every calendar date, the same for everybody, easy on Monday to expert on Sunday.

Dates are plain calendar dates such as `2026-11-15`, independent of clocks and time zones. A puzzle in a file
of published puzzles takes precedence over the generator.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import OLDEST_GAME, SERIES, kind_named, series_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.puzzle_json import date_of, from_dict, kind_from
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.series import Series
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput

OLDEST: Final = SERIES[OLDEST_GAME]


def daily_puzzle(
    date: datetime.date | None = None, kind: str | None = None, game: str = OLDEST_GAME
) -> Puzzle:
    """Return a game's puzzle of a day, by default of today on this machine.

    `kind` asks for another kind than the weekday's.
    """
    return puzzle_of_day(date or datetime.date.today(), kind, series=SERIES[game])


def recipe_for(date: datetime.date, kind: str | None = None, series: Series = OLDEST) -> Recipe:
    """Return the recipe of a day's puzzle. If `kind` is given, the series of its game counts.

    >>> recipe_for(datetime.date(2026, 11, 15)).name
    'pyramid-expert-319-g2'
    """
    if kind is not None:
        series = series_of(kind_named(kind))
    usual, level = series.week[date.weekday()]
    name = kind or usual
    generator = kind_named(name).generator_on(date)
    return Recipe(name, level, series.number_of(date), generator=generator)


def week_of(date: datetime.date, series: Series = OLDEST) -> tuple[datetime.date, ...]:
    """Return the days of a date's week, Monday to Sunday, without those before the series began."""
    monday = date.toordinal() - date.weekday()
    first = max(monday, series.first_day.toordinal())
    last = min(monday + 6, datetime.date.max.toordinal())
    return tuple(map(datetime.date.fromordinal, range(first, last + 1)))


@dataclass(frozen=True)
class Published:
    """A puzzle from a file of published ones, not yet proved."""

    date: datetime.date
    kind: str
    document: Any


def read_published(document: Any) -> Published:
    """Read the date and the kind of a published puzzle."""
    if not isinstance(document, dict) or "date" not in document:
        raise BadInput("date", "is missing: a published puzzle has the date it was published for")
    date = date_of(checked_type(document["date"], str, "date"), "date", OLDEST)
    kind = kind_from(document)
    series_of(kind).check_day(date)
    return Published(date, kind.name, document)


def puzzle_of_day(
    date: datetime.date, kind: str | None = None, published: Iterable[Published] = (), series: Series = OLDEST
) -> Puzzle:
    """Return the published puzzle of a day, or else generate it.

    Without `kind`, a published puzzle of the weekday's kind is preferred, and one is generated of that kind.
    """
    recipe = recipe_for(date, kind, series)
    usual = series.week[date.weekday()][0]
    game = kind_named(recipe.kind).game
    frozen = [
        one
        for one in published
        if one.date == date and kind in (None, one.kind) and kind_named(one.kind).game == game
    ]
    if len({one.kind for one in frozen}) < len(frozen):
        raise BadInput("date", f"two published puzzles of one kind for {date}")
    if frozen:
        return from_dict(min(frozen, key=lambda one: one.kind != usual).document)
    return replace(generate(recipe).puzzle, date=date)

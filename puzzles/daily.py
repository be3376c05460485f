"""The daily puzzle: one for every calendar date, the same for everybody, easy on Monday to expert on Sunday.

A date is a date of the calendar, as `2026-11-15`; no clock and no time zone enters. What was once published
stays: a file of published puzzles wins over the generator.
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


def recipe_for(date: datetime.date, kind: str | None = None, series: Series = OLDEST) -> Recipe:
    """What the puzzle of a day is made from; another kind than the weekday's may be asked for, and then its
    game's series is the one that counts.

    >>> recipe_for(datetime.date(2026, 11, 15)).name
    'pyramid-expert-319-g1'
    """
    if kind is not None:
        series = series_of(kind_named(kind))
    usual, level = series.week[date.weekday()]
    return Recipe(kind or usual, level, series.number_of(date), generator=series.generator_on(date))


def week_of(date: datetime.date, series: Series = OLDEST) -> tuple[datetime.date, ...]:
    """The days of the week of a date, Monday to Sunday, from the first day of a series on."""
    monday = date.toordinal() - date.weekday()
    first = max(monday, series.first_day.toordinal())
    last = min(monday + 6, datetime.date.max.toordinal())
    return tuple(map(datetime.date.fromordinal, range(first, last + 1)))


@dataclass(frozen=True)
class Published:
    """A puzzle as it stands in a file of published ones, not yet proved."""

    date: datetime.date
    kind: str
    document: Any


def read_published(document: Any) -> Published:
    """The date and the kind of a published puzzle."""
    if not isinstance(document, dict) or "date" not in document:
        raise BadInput("date", "is missing: a published puzzle has the date it was published for")
    date = date_of(checked_type(document["date"], str, "date"), "date", OLDEST)
    kind = kind_from(document)
    series_of(kind).check_day(date)
    return Published(date, kind.name, document)


def puzzle_of_day(
    date: datetime.date,
    kind: str | None = None,
    published: Iterable[Published] = (),
    series: Series = OLDEST,
) -> Puzzle:
    """The puzzle of a day, of the weekday's kind or of another: the published one, or a new one."""
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

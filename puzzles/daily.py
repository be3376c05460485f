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
from ppsolve.puzzles.kinds import WEEK
from ppsolve.puzzles.puzzle import FIRST_DAY, Puzzle
from ppsolve.puzzles.puzzle_json import date_of, from_dict, kind_from
from ppsolve.puzzles.recipe import Recipe
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput

SECOND_GENERATOR: Final = datetime.date(2026, 12, 1)
"""The first day whose puzzle is made by version 2 of the generator."""


def number_of(date: datetime.date) -> int:
    """The number of a day's puzzle: 1 on `FIRST_DAY`.

    >>> number_of(datetime.date(2026, 11, 15))
    319
    """
    if date < FIRST_DAY:
        raise BadInput("date", f"{date} is before {FIRST_DAY}, the day of the first puzzle")
    return (date - FIRST_DAY).days + 1


def recipe_for(date: datetime.date, kind: str | None = None) -> Recipe:
    """What the puzzle of a day is made from; another kind than the weekday's may be asked for.

    >>> recipe_for(datetime.date(2026, 11, 15)).name
    'pyramid-expert-319-g1'
    """
    usual, level = WEEK[date.weekday()]
    return Recipe(kind or usual, level, number_of(date), generator=1 if date < SECOND_GENERATOR else 2)


def week_of(date: datetime.date) -> tuple[datetime.date, ...]:
    """The days of the week of a date, Monday to Sunday, from the first day on."""
    monday = date.toordinal() - date.weekday()
    first, last = max(monday, FIRST_DAY.toordinal()), min(monday + 6, datetime.date.max.toordinal())
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
    date = date_of(checked_type(document["date"], str, "date"), "date")
    return Published(date, kind_from(document).name, document)


def puzzle_of_day(
    date: datetime.date, kind: str | None = None, published: Iterable[Published] = ()
) -> Puzzle:
    """The puzzle of a day, of the weekday's kind or of another: the published one, or a new one."""
    number_of(date)
    frozen = [one for one in published if one.date == date and kind in (None, one.kind)]
    if len({one.kind for one in frozen}) < len(frozen):
        raise BadInput("date", f"two published puzzles of one kind for {date}")
    if frozen:
        usual = WEEK[date.weekday()][0]
        return from_dict(min(frozen, key=lambda one: one.kind != usual).document)
    return replace(generate(recipe_for(date, kind)).puzzle, date=date)

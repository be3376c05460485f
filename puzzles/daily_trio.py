"""The three puzzles of a day on a site: an easy one, a medium one, and a hard or expert one, of both games.

They are a fixed function of the date, as the daily puzzles are. One of the three is a daily puzzle.
"""

from __future__ import annotations

import datetime
from typing import Final

from ppsolve.puzzles.kinds import SERIES, TRIOS, kind_named, series_of
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import Level

FIRST_DAY: Final = max(series.first_day for series in SERIES.values())
"""The first day on which all games have daily puzzles."""


def trio_recipes(date: datetime.date) -> tuple[Recipe, Recipe, Recipe]:
    """Return the recipes of a day's three puzzles, from easy to hard; `BadInput` before the first day.

    >>> [recipe.name for recipe in trio_recipes(datetime.date(2026, 12, 1))]
    ['harvest-easy-1-g1', 'duel-medium-335-g2', 'pyramid-hard-335-g2']
    """
    easy, medium, hard = (_recipe(date, *one) for one in TRIOS[date.weekday()])
    return easy, medium, hard


def _recipe(date: datetime.date, name: str, level: Level) -> Recipe:
    kind = kind_named(name)
    return Recipe(name, level, series_of(kind).number_of(date), generator=kind.generator_on(date))

"""The three puzzles of a day on a site."""

from __future__ import annotations

import datetime
from collections import defaultdict

import pytest

from ppsolve.puzzles.daily import recipe_for
from ppsolve.puzzles.daily_trio import FIRST_DAY, trio_recipes
from ppsolve.puzzles.kinds import KINDS, SERIES, TRIOS, kind_named, series_of
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.series import ROTATION_WEEKS
from ppsolve.solver.errors import BadInput

YEAR = [FIRST_DAY + datetime.timedelta(days=number) for number in range(365)]


def test_a_day_has_an_easy_a_medium_and_a_hard_or_expert_puzzle_of_both_games() -> None:
    for date in YEAR[:7]:
        easy, medium, hard = trio_recipes(date)
        assert (easy.level, medium.level) == ("easy", "medium")
        assert hard.level in ("hard", "expert")
        assert {kind_named(one.kind).game for one in (easy, medium, hard)} == set(SERIES)
        assert len({one.kind for one in (easy, medium, hard)}) == 3


def test_one_of_the_three_is_the_daily_puzzle_of_its_game() -> None:
    for date in YEAR:
        dailies = [recipe_for(date, series=series) for series in SERIES.values()]
        assert any(one in dailies for one in trio_recipes(date)), date


def test_every_kind_has_its_days() -> None:
    assert {kind for trio in TRIOS for kind, _ in trio} == set(KINDS)


def test_no_puzzle_comes_back_within_a_year() -> None:
    """Neither those of the three a day, nor those of the daily series: their rotation indices differ."""
    indices = defaultdict(list)
    for date in YEAR:
        found: set[Recipe] = set(trio_recipes(date))
        found |= {recipe_for(date, series=series) for series in SERIES.values()}
        for recipe in found:
            series = series_of(kind_named(recipe.kind))
            indices[recipe.kind, recipe.level].append(series.rotation_index(recipe.seed))
    assert ROTATION_WEEKS > 52
    assert all(len(set(found)) == len(found) for found in indices.values())


def test_recipes_of_published_days_stay() -> None:
    """They are on sites: they must never change."""
    names = [
        [recipe.name for recipe in trio_recipes(date)] for date in (*YEAR[:7], datetime.date(2027, 1, 4))
    ]
    assert names == [
        ["harvest-easy-1-g1", "duel-medium-335-g2", "pyramid-hard-335-g2"],
        ["strand-easy-2-g1", "duel-medium-336-g2", "route-hard-2-g1"],
        ["pyramid-easy-337-g2", "route-medium-3-g1", "queue-hard-337-g2"],
        ["duel-easy-338-g2", "harvest-medium-4-g1", "queue-hard-338-g2"],
        ["route-easy-5-g1", "queue-medium-339-g2", "cutoff-hard-5-g1"],
        ["queue-easy-340-g2", "strand-medium-6-g1", "pyramid-expert-340-g2"],
        ["pyramid-easy-341-g2", "route-medium-7-g1", "duel-hard-341-g2"],
        ["pyramid-easy-369-g3", "route-medium-35-g2", "duel-hard-369-g3"],
    ]


def test_a_day_before_the_first_is_refused() -> None:
    with pytest.raises(BadInput, match="before 2026-12-01"):
        trio_recipes(FIRST_DAY - datetime.timedelta(days=1))

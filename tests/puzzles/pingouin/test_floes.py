"""Rotation of floes: equal floes share an index, and days of a year have different ones."""

from __future__ import annotations

import datetime
from itertools import pairwise

from ppsolve.puzzles.daily import puzzle_of_day, recipe_for, week_of
from ppsolve.puzzles.kinds import SERIES
from ppsolve.puzzles.pingouin.cutoff import generate as cutoffs
from ppsolve.puzzles.pingouin.floes import floe_for, random_floe, rotation_index_of
from ppsolve.puzzles.pingouin.harvest import generate as harvests
from ppsolve.puzzles.pingouin.route import generate as routes
from ppsolve.puzzles.pingouin.tiles import Tiles, each, tiles_of
from ppsolve.puzzles.solution import LEVELS
from ppsolve.solver.pingouin.floe import NEIGHBOURS, PLACES, Tile, tile_named
from ppsolve.solver.randomness import SplitMix64
from refusals import refusal

SERIES_OF_FLOES = SERIES["pingouin"]
FIRST = datetime.date(2026, 12, 1)


def _cube(tile: Tile) -> tuple[int, int, int]:
    """Return the cube coordinates of a tile, which add up to 0."""
    row, column = PLACES[tile]
    across = column - (row + 1) // 2
    return across, row, -across - row


def _turned(cube: tuple[int, int, int], turn: int) -> tuple[int, int]:
    """Return two of the three distances of a tile after one of the twelve rotations and reflections."""
    order = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))[turn % 6]
    sign = 1 if turn < 6 else -1
    return sign * cube[order[0]], sign * cube[order[1]]


def fingerprint(labels: dict[Tile, str]) -> str:
    """Return a text that labelled tiles share exactly if they are mirrored, moved or rotated copies."""
    cubes = [(_cube(tile), label) for tile, label in labels.items()]
    return min(_text([(*_turned(cube, turn), label) for cube, label in cubes]) for turn in range(12))


def _text(tiles: list[tuple[int, int, str]]) -> str:
    tiles.sort()
    first, second, _ = tiles[0]
    return " ".join(f"{across - first},{down - second}{label}" for across, down, label in tiles)


def mirrored(island: Tiles) -> Tiles:
    """Reflect an island left to right."""
    names = [(row, 6 + row % 2 - column) for row, column in (PLACES[tile] for tile in each(island))]
    return tiles_of(PLACES.index(place) for place in names)


def turned_round(island: Tiles) -> Tiles | None:
    """Rotate an island by half a turn, so that rows of 7 land on rows of 7; `None` if it leaves the floe."""
    places = [(6 - PLACES[tile][0], 6 + PLACES[tile][0] % 2 - PLACES[tile][1]) for tile in each(island)]
    return tiles_of(map(PLACES.index, places)) if all(row >= 0 for row, _ in places) else None


def moved_down(island: Tiles) -> Tiles | None:
    """Move an island two rows down; `None` if it leaves the floe."""
    places = [(PLACES[tile][0] + 2, PLACES[tile][1]) for tile in each(island)]
    return tiles_of(map(PLACES.index, places)) if all(row < 8 for row, _ in places) else None


def same(one: Tiles, other: Tiles) -> bool:
    return fingerprint(dict.fromkeys(each(one), "")) == fingerprint(dict.fromkeys(each(other), ""))


def test_floes_that_are_the_same_have_the_same_fingerprint_and_rotation_index() -> None:
    source = SplitMix64(3)
    looked_at = 0
    for _ in range(40):
        island = random_floe(source, 9)
        if island is None:
            continue
        for other in (mirrored(island), turned_round(island), moved_down(island)):
            if other is not None:
                looked_at += 1
                assert same(island, other)
                assert rotation_index_of(island) == rotation_index_of(other)
    assert looked_at > 40


def test_a_rotation_by_60_degrees_is_the_same_floe() -> None:
    named = [tile_named(name) for name in ("d3", "c3", "c4", "d5", "e4", "e3")]
    around = [tile for tile in named if tile is not None]
    centre = tile_named("d4")
    assert centre is not None
    assert sorted(around) == sorted(NEIGHBOURS[centre])
    floes = [tiles_of((centre, around[n], around[(n + 2) % 6])) for n in range(6)]
    assert all(same(floes[0], floe) for floe in floes)
    assert not same(floes[0], tiles_of((centre, around[0], around[3])))
    assert fingerprint({centre: "1", around[0]: "2"}) != fingerprint({centre: "1", around[0]: "3"})


def test_days_of_one_level_within_a_year_have_different_rotation_indices() -> None:
    days = [FIRST + datetime.timedelta(number) for number in range(800)]
    series = SERIES_OF_FLOES
    level_and_index = [
        (series.week[day.weekday()][1], series.rotation_index(series.number_of(day))) for day in days
    ]
    last: dict[tuple[str, int], int] = {}
    for number, key in enumerate(level_and_index):
        assert number - last.get(key, -1000) > 365
        last[key] = number


def test_levels_have_floes_of_different_sizes_and_the_rotation_index_of_the_seed() -> None:
    for module in (routes, harvests, cutoffs):
        sizes = [module.SIZES[level] for level in LEVELS]
        assert all(high < low for (_, high), (low, _) in pairwise(sizes))
    for seed in (1, 2, 99):
        island = floe_for(seed, SplitMix64(seed), (10, 12))
        assert island is not None
        assert rotation_index_of(island) == SERIES_OF_FLOES.rotation_index(seed)


def test_the_series_begins_with_december_and_has_its_own_numbers() -> None:
    puzzle = puzzle_of_day(datetime.date(2026, 12, 7), series=SERIES_OF_FLOES)
    assert (puzzle.kind, puzzle.level, puzzle.number) == ("route", "easy", 7)
    assert puzzle.title == "Pingouin route #7 · easy"
    assert recipe_for(FIRST, series=SERIES_OF_FLOES).name == "harvest-easy-1-g1"
    assert recipe_for(datetime.date(2026, 12, 6), kind="cutoff").name == "cutoff-expert-6-g1"
    assert week_of(FIRST, SERIES_OF_FLOES)[0] == FIRST
    early = datetime.date(2026, 11, 30)
    assert "before 2026-12-01" in str(refusal(lambda: puzzle_of_day(early, series=SERIES_OF_FLOES)))

"""Figures and symmetric floes, and floes in a row that differ to the eye."""

from __future__ import annotations

from collections import Counter

import pytest

from ppsolve.puzzles.pingouin.figures import (
    FIGURES,
    SYMMETRIES,
    cube_of,
    figure_of,
    form_of,
    is_symmetric,
    placed,
    transformed,
)
from ppsolve.puzzles.pingouin.floes import rotation_index_of, shapely_floe, symmetric_floe
from ppsolve.puzzles.pingouin.harvest.generate import SIZES as HARVEST_SIZES
from ppsolve.puzzles.pingouin.route.generate import SIZES as ROUTE_SIZES
from ppsolve.puzzles.pingouin.tiles import Tiles, components, each
from ppsolve.solver.pingouin.floe import NEIGHBOURS
from ppsolve.solver.randomness import SplitMix64

IN_A_ROW = 100


def degrees(island: Tiles) -> Counter[int]:
    """Return how many tiles have how many neighbours; no symmetry changes that."""
    tiles = set(each(island))
    return Counter(sum(other in tiles for other in NEIGHBOURS[tile]) for tile in tiles)


def test_figures_are_connected_and_all_different() -> None:
    assert len({form_of(island) for island in FIGURES.values()}) == len(FIGURES) >= 20
    for name, island in FIGURES.items():
        assert len(components(island)) == 1, name
        assert figure_of(island) == name


def test_a_figure_keeps_its_name_however_it_is_turned() -> None:
    turned = 0
    for name, island in FIGURES.items():
        for symmetry in SYMMETRIES:
            other = placed(transformed(cube_of(tile), symmetry) for tile in each(island))
            if other is not None:
                turned += 1
                assert degrees(other) == degrees(island)
                assert figure_of(other) == name
                assert is_symmetric(other) == is_symmetric(island)
                assert rotation_index_of(other) == rotation_index_of(island)
    assert turned > 6 * len(FIGURES)


def test_symmetry_is_seen() -> None:
    assert is_symmetric(FIGURES["heart"])
    assert not is_symmetric(FIGURES["key"])
    source = SplitMix64(1)
    grown = [floe for _ in range(60) if (floe := symmetric_floe(source, (12, 18))) is not None]
    assert len(grown) > 20
    assert all(map(is_symmetric, grown))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sizes", "roundness"),
    [(ROUTE_SIZES["medium"], 2), (HARVEST_SIZES["medium"], 0), (ROUTE_SIZES["hard"], 2)],
)
def test_a_hundred_floes_in_a_row_differ_to_the_eye(sizes: tuple[int, int], roundness: int) -> None:
    floes = [shapely_floe(seed, SplitMix64(seed), sizes, roundness) for seed in range(1, IN_A_ROW + 1)]
    drawn = [floe for floe in floes if floe is not None]
    assert len(drawn) >= 0.95 * IN_A_ROW
    assert len(set(map(form_of, drawn))) == len(drawn)
    assert sum(map(is_symmetric, drawn)) > len(drawn) / 4
    assert any(map(figure_of, drawn))

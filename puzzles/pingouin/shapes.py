"""Floes that look like something: islands, lakes, two floes joined by a bridge."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ppsolve.puzzles.pingouin.tiles import BESIDE, Tiles, each, part_beside, parts_of
from ppsolve.solver.pingouin.floe import TILES, Tile
from ppsolve.solver.randomness import SplitMix64

FloeForm = Literal["island", "lake", "atoll", "bridge"]
FORMS: Final[tuple[FloeForm, ...]] = get_args(FloeForm)

EVERYWHERE: Final[Tiles] = (1 << len(TILES)) - 1
LARGEST_LAKE: Final = 4
ROUND: Final = 2
RAGGED: Final = -1
BANK: Final = 3
"""A bridge has so many tiles on either side, at least."""


def random_floe(source: SplitMix64, size: int, roundness: int = ROUND) -> Tiles | None:
    """A floe of so many tiles in some form, or `None` if it did not come off."""
    form = FORMS[source.below(len(FORMS))]
    if form == "island" or size > len(TILES) - LARGEST_LAKE:
        return _island(source, size, EVERYWHERE, roundness)
    if form == "bridge" and size > 2 * BANK:
        return _bridged(source, size, roundness)
    water = 1 if form == "lake" else 2 + source.below(LARGEST_LAKE - 1)
    return _with_lake(source, size, water)


def _island(
    source: SplitMix64, size: int, within: Tiles, roundness: int, start: Tile | None = None
) -> Tiles | None:
    """Tiles that hang together: the more `roundness`, the rounder; less than 0 makes arms."""
    if start is None:
        start = _one_of(source, within)
    island, around = 1 << start, BESIDE[start]
    for _ in range(size - 1):
        shore = around & ~island & within
        if not shore:
            return None
        weights = {
            tile: roundness * (BESIDE[tile] & island).bit_count() + source.below(5) for tile in each(shore)
        }
        chosen = max(weights, key=lambda tile: weights[tile])
        island |= 1 << chosen
        around |= BESIDE[chosen]
    return island


def part_of_shore(island: Tiles) -> Tiles:
    """The places around an island."""
    around = 0
    for tile in each(island):
        around |= BESIDE[tile]
    return around & ~island


def _with_lake(source: SplitMix64, size: int, water: int) -> Tiles | None:
    """An island with a hole of so many tiles inside."""
    island = _island(source, size + water, EVERYWHERE, ROUND)
    if island is None:
        return None
    inner = inner_tiles(island)
    if not inner:
        return None
    lake = 1 << _one_of(source, inner)
    while lake.bit_count() < water:
        more = part_of_shore(lake) & inner
        if not more:
            return None
        lake |= 1 << _one_of(source, more)
    left = island & ~lake
    return left if len(parts_of(left)) == 1 else None


def inner_tiles(island: Tiles) -> Tiles:
    """The tiles with ice all around."""
    return sum(
        1 << tile for tile in each(island) if BESIDE[tile].bit_count() == 6 and not BESIDE[tile] & ~island
    )


def _bridged(source: SplitMix64, size: int, roundness: int) -> Tiles | None:
    """Two islands, and a tile between them that both hang on."""
    first = BANK + source.below(size - 2 * BANK)
    island = _island(source, first, EVERYWHERE, roundness)
    if island is None:
        return None
    bridges = sum(
        1 << tile for tile in each(part_of_shore(island)) if (BESIDE[tile] & island).bit_count() == 1
    )
    if not bridges:
        return None
    bridge = _one_of(source, bridges)
    beyond = EVERYWHERE & ~island & ~part_of_shore(island)
    starts = BESIDE[bridge] & beyond
    if not starts:
        return None
    other = _island(source, size - first - 1, beyond, roundness, _one_of(source, starts))
    return None if other is None else island | other | 1 << bridge


def _one_of(source: SplitMix64, tiles: Tiles) -> Tile:
    return list(each(tiles))[source.below(tiles.bit_count())]


# What a floe looks like.


def lakes_of(island: Tiles) -> list[Tiles]:
    """The water that a floe encloses."""
    water = EVERYWHERE & ~island
    shore = sum(1 << tile for tile in each(water) if BESIDE[tile].bit_count() < 6)
    sea = shore | part_beside(shore, water)
    return parts_of(water & ~sea)


def bridges_of(island: Tiles) -> Tiles:
    """The tiles without which a floe falls into parts, two of which have three tiles or more."""
    return sum(
        1 << tile
        for tile in each(island)
        if sum(part.bit_count() >= BANK for part in parts_of(island & ~(1 << tile))) > 1
    )

"""Random floes for puzzles (islands, lakes, bridges), their rotation index, and their features."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Final, Literal, get_args

from ppsolve.puzzles.kinds import KINDS, SERIES
from ppsolve.puzzles.pingouin.figures import (
    FIGURES,
    FLIP,
    HALF_TURN,
    MIRROR,
    THIRD_TURNS,
    Cube,
    figure_of,
    neighbours_of,
    placed,
    transformed,
)
from ppsolve.puzzles.pingouin.tiles import ADJACENT, Tiles, components, each, flood_fill
from ppsolve.puzzles.recipe import Recipe, draw
from ppsolve.puzzles.series import ROTATION_LENGTH, hash_bucket
from ppsolve.solver.pingouin.dealing import FISH
from ppsolve.solver.pingouin.floe import TILES, Ice, Rows, Tile
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.randomness import SplitMix64

FloeForm = Literal["island", "lake", "atoll", "bridge"]
FORMS: Final[tuple[FloeForm, ...]] = get_args(FloeForm)

ALL_TILES: Final[Tiles] = (1 << len(TILES)) - 1
LARGEST_LAKE: Final = 4
ROUND: Final = 2
RAGGED: Final = -1
BANK: Final = 3
"""The fewest tiles on either side of a bridge."""
DAYS_OF_INDEX: Final = 4
"""The most days of a week with the same rotation index."""
SHAPELY_ATTEMPTS: Final = 3_000
"""How many floes of the later generators to try for a seed."""
FIGURE_CYCLE: Final = 100
"""The seeds until a figure may come again."""
SYMMETRIC_IN_FIVE: Final = 3
"""How many of five random floes are drawn symmetric."""
GROUPS: Final = ((MIRROR,), (MIRROR,), (FLIP,), (HALF_TURN,), (HALF_TURN, MIRROR, FLIP), THIRD_TURNS)
"""The symmetries of floes to draw from, without the one that moves nothing."""
FLOE_ATTEMPTS: Final = 4_000
"""How many random floes to try for the rotation index of a seed."""


def floe_for(seed: int, source: SplitMix64, sizes: tuple[int, int], roundness: int = ROUND) -> Tiles | None:
    """Draw a floe with the rotation index of `seed` and a number of tiles within `sizes`.

    Returns `None` if none of `FLOE_ATTEMPTS` floes has it.
    """
    index = SERIES["pingouin"].rotation_index(seed)
    for _ in range(FLOE_ATTEMPTS):
        island = random_floe(source, draw(sizes, source), roundness)
        if island is not None and rotation_index_of(island) == index:
            return island
    return None


def floe_of(
    recipe: Recipe, source: SplitMix64, sizes: tuple[int, int], roundness: int = ROUND
) -> Tiles | None:
    """Draw a floe by the generator of a recipe; the latest one draws none with arms."""
    if KINDS[recipe.kind].measures_by(recipe.generator):
        return shapely_floe(recipe.seed, source, sizes, max(roundness, 0))
    return floe_for(recipe.seed, source, sizes, roundness)


def shapely_floe(
    seed: int, source: SplitMix64, sizes: tuple[int, int], roundness: int = ROUND
) -> Tiles | None:
    """Draw a compact floe for a seed, often a symmetric one, and a named figure where the seed has one.

    Like `floe_for`, but figures come again after `FIGURE_CYCLE` seeds, and floes of the same rotation index
    differ within a week where there are enough of them. Where no compact floe has the rotation index, it is a
    looser one.
    """
    low, high = sizes
    named = [
        island
        for name, island in FIGURES.items()
        if low <= island.bit_count() <= high and hash_bucket(name, FIGURE_CYCLE) == seed % FIGURE_CYCLE
    ]
    if named and source.below(4):
        return named[source.below(len(named))]
    series = SERIES["pingouin"]
    index, day = series.rotation_index(seed), series.weekday(seed) // 2
    spare = None
    for _ in range(SHAPELY_ATTEMPTS):
        if source.below(5) < SYMMETRIC_IN_FIVE:
            island = symmetric_floe(source, sizes, roundness)
        else:
            island = random_floe(source, draw(sizes, source), roundness)
        if island is None or rotation_index_of(island) != index or figure_of(island) is not None:
            continue
        if hash_bucket(f"day {_signature(island)}", DAYS_OF_INDEX) == day:
            return island
        spare = spare or island
    return spare or floe_for(seed, source, sizes, 0) or floe_for(seed, source, sizes, RAGGED)


def symmetric_floe(source: SplitMix64, sizes: tuple[int, int], roundness: int = ROUND) -> Tiles | None:
    """Grow a floe that a reflection or a rotation maps to itself, or `None` if the attempt fails."""
    symmetries = GROUPS[source.below(len(GROUPS))]
    size = draw(sizes, source)
    floe: set[Cube] = {(0, 0, 0)}
    shore = set(neighbours_of((0, 0, 0)))
    while len(floe) < size:
        weights = {
            cube: roundness * sum(other in floe for other in neighbours_of(cube)) + source.below(5)
            for cube in sorted(shore)
        }
        chosen = max(weights, key=lambda cube: weights[cube])
        orbit = {transformed(chosen, symmetry) for symmetry in symmetries} | {chosen}
        floe |= orbit
        shore |= {other for cube in orbit for other in neighbours_of(cube)}
        shore -= floe
    if not source.below(3):
        floe.discard((0, 0, 0))
    island = placed(floe) if sizes[0] <= len(floe) <= sizes[1] else None
    return island if island is not None and len(components(island)) == 1 else None


def with_fish(source: SplitMix64, island: Tiles, penguins: Iterable[Tile]) -> Ice:
    """Draw fish for every tile of `island` as frequently as in the game; one fish below each penguin."""
    fish = [int(FISH[source.below(len(FISH))]) if island >> tile & 1 else 0 for tile in TILES]
    for tile in penguins:
        fish[tile] = 1
    return tuple(fish)


def lone_position(rows: Rows) -> Position:
    """Return the position of a floe with penguins of player A only; the other player has none."""
    return Position.drawn(rows, [Player("yours"), Player("Nobody")])


# Rotation.


def rotation_index_of(island: Tiles) -> int:
    """Return the rotation index of a floe; mirrored, moved and rotated copies share it.

    It depends only on the tiles' numbers of neighbours, and on those of the neighbours.
    """
    return hash_bucket(_signature(island), ROTATION_LENGTH)


def _signature(island: Tiles) -> str:
    """Return the sorted numbers of neighbours of the tiles, and of the neighbours, as text."""
    degrees = {tile: (ADJACENT[tile] & island).bit_count() for tile in each(island)}
    signatures = [
        (degree, sum(degrees[other] ** 2 for other in each(ADJACENT[tile] & island)))
        for tile, degree in degrees.items()
    ]
    return " ".join(f"{degree}.{total}" for degree, total in sorted(signatures))


# Random shapes.


def random_floe(source: SplitMix64, size: int, roundness: int = ROUND) -> Tiles | None:
    """Draw a floe of `size` tiles in a random form, or `None` if the attempt fails."""
    form = FORMS[source.below(len(FORMS))]
    if form == "island" or size > len(TILES) - LARGEST_LAKE:
        return _island(source, size, ALL_TILES, roundness)
    if form == "bridge" and size > 2 * BANK:
        return _bridged(source, size, roundness)
    water = 1 if form == "lake" else 2 + source.below(LARGEST_LAKE - 1)
    return _with_lake(source, size, water)


def _island(
    source: SplitMix64, size: int, within: Tiles, roundness: int, start: Tile | None = None
) -> Tiles | None:
    """Grow a connected set of `size` tiles. A larger `roundness` is rounder; below 0 it grows arms."""
    if start is None:
        start = _random_tile(source, within)
    island, around = 1 << start, ADJACENT[start]
    for _ in range(size - 1):
        shore = around & ~island & within
        if not shore:
            return None
        weights = {
            tile: roundness * (ADJACENT[tile] & island).bit_count() + source.below(5) for tile in each(shore)
        }
        chosen = max(weights, key=lambda tile: weights[tile])
        island |= 1 << chosen
        around |= ADJACENT[chosen]
    return island


def shore_of(island: Tiles) -> Tiles:
    """Return the tiles next to an island that are not part of it."""
    return reduce(or_, (ADJACENT[tile] for tile in each(island)), 0) & ~island


def _with_lake(source: SplitMix64, size: int, water: int) -> Tiles | None:
    """Grow an island with a hole of `water` tiles inside."""
    island = _island(source, size + water, ALL_TILES, ROUND)
    if island is None:
        return None
    inner = inner_tiles(island)
    if not inner:
        return None
    lake = 1 << _random_tile(source, inner)
    while lake.bit_count() < water:
        more = shore_of(lake) & inner
        if not more:
            return None
        lake |= 1 << _random_tile(source, more)
    left = island & ~lake
    return left if len(components(left)) == 1 else None


def inner_tiles(island: Tiles) -> Tiles:
    """Return the tiles of an island with ice on all six sides."""
    return sum(
        1 << tile for tile in each(island) if ADJACENT[tile].bit_count() == 6 and not ADJACENT[tile] & ~island
    )


def _bridged(source: SplitMix64, size: int, roundness: int) -> Tiles | None:
    """Grow two islands that are connected by one tile."""
    first = BANK + source.below(size - 2 * BANK)
    island = _island(source, first, ALL_TILES, roundness)
    if island is None:
        return None
    bridges = sum(1 << tile for tile in each(shore_of(island)) if (ADJACENT[tile] & island).bit_count() == 1)
    if not bridges:
        return None
    bridge = _random_tile(source, bridges)
    beyond = ALL_TILES & ~island & ~shore_of(island)
    starts = ADJACENT[bridge] & beyond
    if not starts:
        return None
    other = _island(source, size - first - 1, beyond, roundness, _random_tile(source, starts))
    return None if other is None else island | other | 1 << bridge


def _random_tile(source: SplitMix64, tiles: Tiles) -> Tile:
    return list(each(tiles))[source.below(tiles.bit_count())]


# Features that tags name.


def lakes_of(island: Tiles) -> list[Tiles]:
    """Return the bodies of water that a floe encloses."""
    water = ALL_TILES & ~island
    shore = sum(1 << tile for tile in each(water) if ADJACENT[tile].bit_count() < 6)
    sea = shore | flood_fill(shore, water)
    return components(water & ~sea)


def bridges_of(island: Tiles) -> Tiles:
    """Return the tiles whose removal splits a floe so that two parts have at least `BANK` tiles."""
    return sum(
        1 << tile
        for tile in each(island)
        if sum(part.bit_count() >= BANK for part in components(island & ~(1 << tile))) > 1
    )

"""Floes for puzzles: a shape on the shelf of a seed, and fish on its tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ppsolve.puzzles.pingouin.equivalence import shelf_of_floe, shelf_of_seed
from ppsolve.puzzles.pingouin.shapes import ROUND, random_floe
from ppsolve.puzzles.pingouin.tiles import Tiles
from ppsolve.solver.pingouin.dealing import FISH
from ppsolve.solver.pingouin.floe import TILES, Ice, Tile
from ppsolve.solver.randomness import SplitMix64

SHAPES: Final = 4_000
"""How many floes are tried to find one for the shelf of the seed."""


def floe_for(seed: int, source: SplitMix64, sizes: tuple[int, int], roundness: int = ROUND) -> Tiles | None:
    """A floe of a size in the range whose shape stands on the shelf of a seed."""
    low, high = sizes
    shelf = shelf_of_seed(seed)
    for _ in range(SHAPES):
        island = random_floe(source, low + source.below(high - low + 1), roundness)
        if island is not None and shelf_of_floe(island) == shelf:
            return island
    return None


def with_fish(source: SplitMix64, island: Tiles, penguins: Iterable[Tile]) -> Ice:
    """Fish on every tile of an island, as many of each number as in the game; below penguins one."""
    fish = [int(FISH[source.below(len(FISH))]) if island >> tile & 1 else 0 for tile in TILES]
    for tile in penguins:
        fish[tile] = 1
    return tuple(fish)

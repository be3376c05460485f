"""Sets of tiles as bits of a number, and what slides over them; fast, for puzzles look at many floes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, TILES, Tile, slide_path, tile_name

Tiles = int
"""A set of tiles: bit 0 is a1."""


def tiles_of(tiles: Iterable[Tile]) -> Tiles:
    """The set of some tiles."""
    found = 0
    for tile in tiles:
        found |= 1 << tile
    return found


def each(tiles: Tiles) -> Iterator[Tile]:
    """The tiles of a set, in reading order."""
    while tiles:
        lowest = tiles & -tiles
        yield lowest.bit_length() - 1
        tiles ^= lowest


def names_of(tiles: Tiles | Iterable[Tile]) -> list[str]:
    """The names of tiles, in reading order."""
    return [tile_name(tile) for tile in (each(tiles) if isinstance(tiles, int) else sorted(tiles))]


BESIDE: Final = tuple(tiles_of(NEIGHBOURS[tile]) for tile in TILES)
"""The neighbours of every tile."""

_BITS: Final = tuple(1 << tile for tile in TILES)


def reach(at: Tile, free: Tiles) -> Tiles:
    """Where the penguin on a tile can slide to over free tiles."""
    found = 0
    for ray in RAYS[at]:
        for tile in ray:
            if not free >> tile & 1:
                break
            found |= _BITS[tile]
    return found


@cache
def tiles_between(start: Tile, end: Tile) -> Tiles:
    """The tiles that a slide goes over before its end."""
    return tiles_of(slide_path(start, end)[:-1])


def part_beside(start: Tiles, free: Tiles) -> Tiles:
    """The free tiles that hang together with some tiles."""
    found, edge = 0, start
    while edge:
        around = 0
        while edge:
            lowest = edge & -edge
            around |= BESIDE[lowest.bit_length() - 1]
            edge ^= lowest
        edge = around & free & ~found
        found |= edge
    return found


def parts_of(free: Tiles) -> list[Tiles]:
    """The parts that free tiles fall into, in reading order of their first tiles."""
    found = []
    while free:
        part = part_beside(free & -free, free) | free & -free
        found.append(part)
        free &= ~part
    return found

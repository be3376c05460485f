"""Sets of tiles as bit masks, with slides and connected components on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from ppsolve.solver.language.messages import listed, say
from ppsolve.solver.pingouin.floe import NEIGHBOURS, RAYS, TILES, Tile, slide_path, tile_name

Tiles = int
"""A set of tiles as a bit mask; bit 0 is a1."""

MOST_NAMED: Final = 6
"""The most tiles that a text names one by one."""


def tiles_of(tiles: Iterable[Tile]) -> Tiles:
    found = 0
    for tile in tiles:
        found |= 1 << tile
    return found


def each(tiles: Tiles) -> Iterator[Tile]:
    """Iterate over a set in reading order."""
    while tiles:
        lowest = tiles & -tiles
        yield lowest.bit_length() - 1
        tiles ^= lowest


def names_of(tiles: Tiles | Iterable[Tile]) -> list[str]:
    return [tile_name(tile) for tile in (each(tiles) if isinstance(tiles, int) else sorted(tiles))]


def some_names(tiles: Tiles, near: Tiles = 0) -> str:
    """Return a set in words. Of more than `MOST_NAMED` tiles, name those of `near` or the first only.

    >>> some_names(0b1111), some_names(0b1111111), some_names(0b1111111, near=0b1010000)
    ('a1, a2, a3 and a4', 'a1 and six more tiles', 'a5, a7 and five more tiles')
    """
    if tiles.bit_count() <= MOST_NAMED:
        return listed(names_of(tiles))
    first = names_of(tiles & near or tiles & -tiles)[:MOST_NAMED]
    return listed([*first, say("floe-more-tiles", number=tiles.bit_count() - len(first))])


ADJACENT: Final = tuple(tiles_of(NEIGHBOURS[tile]) for tile in TILES)
"""The neighbours of each tile."""


def beside_any(tiles: Iterable[Tile]) -> Tiles:
    """Return the neighbours of tiles."""
    found = 0
    for tile in tiles:
        found |= ADJACENT[tile]
    return found


_BITS: Final = tuple(1 << tile for tile in TILES)


def neighbours_of(tiles: Tiles) -> Tiles:
    """Return the tiles beside some of `tiles`."""
    found = 0
    for tile in each(tiles):
        found |= ADJACENT[tile]
    return found


def reach(at: Tile, free: Tiles) -> Tiles:
    """Return the tiles that a penguin on `at` can slide to over `free` tiles."""
    found = 0
    for ray in RAYS[at]:
        for tile in ray:
            if not free >> tile & 1:
                break
            found |= _BITS[tile]
    return found


@cache
def tiles_between(start: Tile, end: Tile) -> Tiles:
    """Return the tiles that a slide passes over before it ends."""
    return tiles_of(slide_path(start, end)[:-1])


def flood_fill(start: Tiles, free: Tiles) -> Tiles:
    """Return the `free` tiles connected to `start`.

    Tiles of `start` are in the result only if they are free and have a neighbour in it.
    """
    found, edge = 0, start
    while edge:
        around = 0
        while edge:
            lowest = edge & -edge
            around |= ADJACENT[lowest.bit_length() - 1]
            edge ^= lowest
        edge = around & free & ~found
        found |= edge
    return found


def components(free: Tiles) -> list[Tiles]:
    """Return the connected components of a set, ordered by their first tiles."""
    found = []
    while free:
        part = flood_fill(free & -free, free) | free & -free
        found.append(part)
        free &= ~part
    return found

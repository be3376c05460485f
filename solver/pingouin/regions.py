"""Regions: connected sets of free tiles, and the players who can reach them.

Tiles only vanish, and no penguin passes another. So a penguin never leaves the regions that it borders on
now, and no other penguin ever enters them. A region is *private* if only one player borders on it.

A private region still affects play elsewhere, because moves in it are spare moves. But if all regions of a
player are private, the rest of that player's game is a solitaire, independent of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, Tile
from ppsolve.solver.pingouin.position import Position


class Region(NamedTuple):
    """A connected set of free tiles, and the adjacent penguins by seat (only seats that have any)."""

    tiles: frozenset[Tile]
    penguins: dict[int, tuple[Tile, ...]]


def regions_of(position: Position) -> list[Region]:
    """Return the regions next to at least one penguin, in reading order of their first tiles."""
    owner = {tile: seat for seat, player in enumerate(position.players) for tile in player.penguins}
    waiting = {tile for tile in TILES if position.ice[tile] and tile not in owner}
    found = []
    while waiting:
        first = min(waiting)
        waiting.discard(first)
        tiles, border, edge = {first}, set(), [first]
        while edge:
            for beside in NEIGHBOURS[edge.pop()]:
                if beside in waiting:
                    waiting.discard(beside)
                    tiles.add(beside)
                    edge.append(beside)
                elif beside in owner:
                    border.add(beside)
        penguins: dict[int, tuple[Tile, ...]] = {}
        for tile in sorted(border):
            penguins[owner[tile]] = (*penguins.get(owner[tile], ()), tile)
        if penguins:
            found.append(Region(frozenset(tiles), penguins))
    return found


def plays_alone(seat: int, found: Iterable[Region]) -> bool:
    """Return whether all regions of the player at `seat` are private."""
    return all(len(region.penguins) == 1 for region in found if seat in region.penguins)


def fish_on(position: Position, region: Region) -> int:
    """Count the fish in a region."""
    return sum(position.ice[tile] for tile in region.tiles)


def transposition_key(position: Position, found: Sequence[Region]) -> tuple[object, ...]:
    """Return a key from the player to move, the reachable tiles and the penguins next to them.

    Positions with the same key have the same answers to every question, counted in fish to come.
    """
    tiles = frozenset[Tile]().union(*(region.tiles for region in found))
    fish = tuple((tile, position.ice[tile]) for tile in sorted(tiles))
    beside = {tile for region in found for group in region.penguins.values() for tile in group}
    penguins = tuple(tuple(tile for tile in player.penguins if tile in beside) for player in position.players)
    return position.to_move, fish, penguins


def tiles_within_reach(position: Position) -> int:
    """Count the free tiles that somebody can still reach: all of them during placement."""
    if position.placing:
        return sum(map(bool, position.ice)) - len(position.occupied)
    return sum(len(region.tiles) for region in regions_of(position))

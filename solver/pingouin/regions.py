"""Regions: free tiles that hang together, and the players who can get there.

Tiles only vanish, and no penguin passes another, so that a penguin will never leave the regions it borders
on now, and nobody else will ever enter them. A region that only one player borders on is *private*. That
alone does not settle what it is worth to the contest elsewhere, for who moves there spares a move. But when
every region of a player is private, what is left to this player is a solitaire, whatever the others do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, Tile
from ppsolve.solver.pingouin.position import Position


class Region(NamedTuple):
    """Free tiles that hang together, and the penguins beside them by seat, for seats that have some there."""

    tiles: frozenset[Tile]
    penguins: dict[int, tuple[Tile, ...]]


def regions_of(position: Position) -> list[Region]:
    """The regions of a floe that some penguin borders on, in reading order of their first tiles."""
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
    """Whether nobody else borders on a region of a player: what is left is a solitaire."""
    return all(len(region.penguins) == 1 for region in found if seat in region.penguins)


def fish_on(position: Position, region: Region) -> int:
    """The fish on the tiles of a region."""
    return sum(position.ice[tile] for tile in region.tiles)


def essence(position: Position, found: Sequence[Region]) -> tuple[object, ...]:
    """What decides how a position goes on: who is to move, the tiles within reach, the penguins beside
    them. Positions that share it have the same fish to come, whatever is asked."""
    tiles = frozenset[Tile]().union(*(region.tiles for region in found))
    fish = tuple((tile, position.ice[tile]) for tile in sorted(tiles))
    beside = {tile for region in found for group in region.penguins.values() for tile in group}
    penguins = tuple(tuple(tile for tile in player.penguins if tile in beside) for player in position.players)
    return position.to_move, fish, penguins


def tiles_within_reach(position: Position) -> int:
    """How many free tiles anybody can still get to; all of them while penguins are placed."""
    if position.placing:
        return sum(map(bool, position.ice)) - len(position.occupied)
    return sum(len(region.tiles) for region in regions_of(position))

"""A moment of a route: where the penguin stands, what is still to be visited, how many moves were made."""

from __future__ import annotations

from typing import NamedTuple

from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import Tiles, each, reach
from ppsolve.solver.pingouin.floe import RAYS, Tile


class Moment(NamedTuple):
    """A moment of a route."""

    at: Tile
    free: Tiles
    step: int = 0

    def after(self, tile: Tile) -> Moment:
        """The moment after a slide to a tile."""
        return Moment(tile, self.free & ~(1 << tile), self.step + 1)

    def choices(self) -> list[Tile]:
        """Where the penguin can slide to."""
        return list(each(reach(self.at, self.free)))


def beginning(task: RouteTask) -> Moment:
    """The moment before the first move."""
    return Moment(task.start, task.free)


def ways_at(moment: Moment) -> dict[Tile, Tiles]:
    """For every tile that is left, and that of the penguin: the tiles from which a slide can come or to which
    one can go, as long as nothing more melts."""
    at, free, _ = moment
    present = free | 1 << at
    found = {}
    for tile in each(present):
        ways = 0
        for ray in RAYS[tile]:
            for other in ray:
                if not present >> other & 1:
                    break
                ways |= 1 << other
                if other == at:
                    break
        found[tile] = ways
    return found

"""Every moment that a harvest can come to: the most fish from there on, and how many plays there are."""

from __future__ import annotations

from typing import Final, NamedTuple

from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.limits import Limit, TooLarge
from ppsolve.puzzles.pingouin.tiles import Tiles, each, part_beside, reach, tiles_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import Ice, Tile
from ppsolve.solver.pingouin.notation import Move

MOST_MOMENTS: Final = 120_000
"""How many moments a puzzle may have."""


class Harvesting(NamedTuple):
    """A moment of a harvest: the tiles that are still there and free, and the penguins."""

    free: Tiles
    penguins: tuple[Tile, ...]

    def after(self, move: Move) -> Harvesting:
        """The moment after a move."""
        moved = sorted((move.end, *(tile for tile in self.penguins if tile != move.start)))
        return Harvesting(self.free & ~(1 << move.end), tuple(moved))

    def moves(self) -> list[Move]:
        """Every slide, by the tile left, then the tile reached."""
        return [Move(start, end) for start in self.penguins for end in each(reach(start, self.free))]

    def within_reach(self) -> Tiles:
        """The tiles that some penguin can ever get to."""
        return part_beside(tiles_of(self.penguins), self.free)


class Prospect(NamedTuple):
    """What can become of a moment: the most fish still to be taken, how many plays take them, of how many."""

    most: int
    best: int
    plays: int


class HarvestOption(NamedTuple):
    """A move, the moment after it, and the fish that it gives up."""

    move: Move
    after: Harvesting
    gives_up: int


class Exploration:
    """What can become of the moments of a task, looked at when they are asked for, and remembered."""

    def __init__(self, task: HarvestTask, most: int = MOST_MOMENTS) -> None:
        self.start = Harvesting(task.free, task.penguins)
        self._ice: Ice = task.ice
        self._count = Limit(most)
        self._known: dict[Harvesting, Prospect] = {}

    @property
    def moments(self) -> int:
        """How many moments were looked at."""
        return len(self._known)

    def prospect(self, moment: Harvesting) -> Prospect:
        """What can become of a moment. Tiles that no penguin can get to do not matter."""
        moment = Harvesting(moment.within_reach(), moment.penguins)
        if moment in self._known:
            return self._known[moment]
        self._count()
        most, best, plays = 0, 0, 0
        for move in moment.moves():
            after = self.prospect(moment.after(move))
            fish = self._ice[move.end] + after.most
            if fish > most:
                most, best = fish, 0
            if fish == most:
                best += after.best
            plays += after.plays
        found = Prospect(most, best, plays) if plays else Prospect(0, 1, 1)
        self._known[moment] = found
        return found

    def options(self, moment: Harvesting) -> list[HarvestOption]:
        """The moves of a moment, each with what it gives up."""
        most = self.prospect(moment).most
        afters = [(move, moment.after(move)) for move in moment.moves()]
        return [
            HarvestOption(move, after, most - self._ice[move.end] - self.prospect(after).most)
            for move, after in afters
        ]

    def fish(self, tiles: Tiles) -> int:
        """The fish on some tiles."""
        return sum(self._ice[tile] for tile in each(tiles))


def explore(task: HarvestTask) -> Exploration:
    """The exploration of a task; `BadInput` if it is too large for a puzzle."""
    exploration = Exploration(task)
    try:
        exploration.prospect(exploration.start)
    except TooLarge:
        raise BadInput(
            "rows", f"more than {MOST_MOMENTS:,} moments, too many for a puzzle; a smaller floe has fewer"
        ) from None
    return exploration

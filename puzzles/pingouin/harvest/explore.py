"""Exhaustive, memoised exploration of a harvest: the most fish from every state, and how many plays."""

from __future__ import annotations

from typing import Final, NamedTuple

from ppsolve.puzzles.limits import NodeLimit, TooLarge
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.tiles import Tiles, each, flood_fill, names_of, reach, tiles_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import Ice, Tile
from ppsolve.solver.pingouin.notation import Move

MOST_STATES: Final = 120_000
"""The most states that a puzzle may have."""


class HarvestState(NamedTuple):
    """The free tiles that are left, and the tiles of the penguins."""

    free: Tiles
    penguins: tuple[Tile, ...]

    def after(self, move: Move) -> HarvestState:
        moved = sorted((move.end, *(tile for tile in self.penguins if tile != move.start)))
        return HarvestState(self.free & ~(1 << move.end), tuple(moved))

    def moves(self) -> list[Move]:
        """Return every slide, ordered by the tile left, then the tile reached."""
        return [Move(start, end) for start in self.penguins for end in each(reach(start, self.free))]

    def within_reach(self) -> Tiles:
        """Return the free tiles connected to some penguin."""
        return flood_fill(tiles_of(self.penguins), self.free)


class Prospect(NamedTuple):
    """The most fish that can still be taken, the number of plays that take them, and of all plays."""

    most: int
    best: int
    plays: int


class HarvestOption(NamedTuple):
    """A move, the state after it, and the fish it gives up."""

    move: Move
    after: HarvestState
    gives_up: int


class Exploration:
    """The prospects of the states of a task, computed on demand and cached."""

    def __init__(self, task: HarvestTask, most: int = MOST_STATES) -> None:
        self.start = HarvestState(task.free, task.penguins)
        self._ice: Ice = task.ice
        self._count = NodeLimit(most)
        self._known: dict[HarvestState, Prospect] = {}

    @property
    def states(self) -> int:
        return len(self._known)

    def prospect(self, state: HarvestState) -> Prospect:
        """Return the prospect of a state. Tiles out of every penguin's reach are ignored."""
        state = HarvestState(state.within_reach(), state.penguins)
        if state in self._known:
            return self._known[state]
        self._count()
        most, best, plays = 0, 0, 0
        for move in state.moves():
            after = self.prospect(state.after(move))
            fish = self._ice[move.end] + after.most
            if fish > most:
                most, best = fish, 0
            if fish == most:
                best += after.best
            plays += after.plays
        found = Prospect(most, best, plays) if plays else Prospect(0, 1, 1)
        self._known[state] = found
        return found

    def options(self, state: HarvestState) -> list[HarvestOption]:
        most = self.prospect(state).most
        afters = [(move, state.after(move)) for move in state.moves()]
        return [
            HarvestOption(move, after, most - self._ice[move.end] - self.prospect(after).most)
            for move, after in afters
        ]

    def fish(self, tiles: Tiles) -> int:
        return sum(self._ice[tile] for tile in each(tiles))


def explore_task(task: HarvestTask) -> Exploration:
    """Explore a task completely; `BadInput` if it is too large for a puzzle."""
    exploration = Exploration(task)
    try:
        exploration.prospect(exploration.start)
    except TooLarge:
        raise BadInput(
            "rows", f"more than {MOST_STATES:,} states, too many for a puzzle; a smaller floe has fewer"
        ) from None
    return exploration


def make_book(task: HarvestTask) -> dict[str, list[str]]:
    """Return the right moves of every state that right moves lead to, by `state_key`, for the page."""
    exploration = explore_task(task)
    book: dict[str, list[str]] = {}
    waiting = [exploration.start]
    while waiting:
        state = waiting.pop()
        key = state_key(state)
        if key in book or not exploration.prospect(state).most:
            continue
        right = [option for option in exploration.options(state) if not option.gives_up]
        book[key] = [str(option.move) for option in right]
        waiting += [option.after for option in right]
    return book


def state_key(state: HarvestState) -> str:
    """Return the key of a state in the book: the names of all free tiles, `|`, those of the penguins."""
    return f"{' '.join(names_of(state.free))}|{' '.join(names_of(state.penguins))}"

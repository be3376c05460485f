"""Exhaustive, memoised exploration of a harvest: the most fish from every state, and how many plays."""

from __future__ import annotations

from typing import Final, NamedTuple

from ppsolve.puzzles.limits import NodeLimit, TooLarge
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.tiles import Tiles, each, flood_fill, names_of, reach, tiles_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import TILES, Ice, Tile
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
        self._pairs: dict[HarvestState, int] = {}
        self._sets: dict[tuple[HarvestState, Tiles], bool] = {}

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

    def can_take_both(self, state: HarvestState, one: Tile, other: Tile) -> bool:
        """Return whether some play from a state takes both tiles."""
        pairs = self._orders(state)
        return bool(pairs >> _order(one, other) & 1 or pairs >> _order(other, one) & 1)

    def _orders(self, state: HarvestState) -> int:
        """Return a bit for each `_order` in which some play takes two tiles."""
        state = HarvestState(state.within_reach(), state.penguins)
        if state not in self._pairs:
            found = 0
            for move in state.moves():
                after = state.after(move)
                found |= self._orders(after) | after.within_reach() << _order(move.end, 0)
            self._pairs[state] = found
        return self._pairs[state]

    def can_take_all(self, state: HarvestState, tiles: Tiles) -> bool:
        """Return whether some play from a state takes all of the tiles that are still free."""
        tiles &= state.free
        state = HarvestState(state.within_reach(), state.penguins)
        if not tiles:
            return True
        if tiles & ~state.free:
            return False
        key = (state, tiles)
        if key not in self._sets:
            moves = sorted(state.moves(), key=lambda move: not tiles >> move.end & 1)
            self._sets[key] = any(self.can_take_all(state.after(move), tiles) for move in moves)
        return self._sets[key]

    def fish(self, tiles: Tiles) -> int:
        return sum(self._ice[tile] for tile in each(tiles))


def _order(first: Tile, second: Tile) -> int:
    """Return the bit of a play that takes a tile, and another one later."""
    return first * len(TILES) + second


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

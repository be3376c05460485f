"""What the player of a cutoff can be sure of, in every position that play may reach."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

from ppsolve.puzzles.contest import ContestJudge, Option
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.solver.backend import core_kind
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import tiles_within_reach
from ppsolve.solver.searcher import NO_NODE_LIMIT

MOST_TILES: Final = 30
"""How many free tiles there may be within reach: beyond it, proving every position takes too long for a
puzzle."""

_MEMORY: Final = 4 << 20


def position_key(position: Position) -> str:
    """A position of a cutoff in one line: the rows, the fish taken by each seat, the seat to move (`-` if it
    is over).

    >>> from ppsolve.solver.pingouin import textform
    >>> rows = "1A2...../......../......./......../......./......../......./1B1......"
    >>> position_key(textform.loads(f"pingouin:{rows}:3.2,0.0:1"))[-8:]
    '..|3,0|1'
    """
    fish = ",".join(str(player.fish) for player in position.players)
    seat = "-" if position.to_move is None else str(position.to_move)
    return f"{'/'.join(position.rows)}|{fish}|{seat}"


CutoffOption = Option[Position, Move]


class CutoffJudge(ContestJudge[Position, Move]):
    """Tells for any position of a cutoff how many fish its player can be sure of, and who chooses what."""

    def __init__(self, task: CutoffTask) -> None:
        tiles = tiles_within_reach(task.position)
        if tiles > MOST_TILES:
            raise BadInput(
                "position", f"{tiles} free tiles within reach; a cutoff is proved up to {MOST_TILES}"
            )
        super().__init__(task.position, task.seat)
        self.task = task
        (self._searcher,) = PINGOUIN.searchers(core_kind(), _MEMORY, 1)
        self._values: dict[Position, int] = {}

    def with_target(self, target: int) -> CutoffJudge:
        """A judge of the same position with another target, who knows the values found so far."""
        other = copy(self)
        other.task = replace(self.task, target=target)
        return other

    def value(self, position: Position) -> int:
        """The most fish that the player can be sure of."""
        if position.over:
            return position.holdings()[self.seat]
        if position not in self._values:
            least, most = fish_bounds(position)
            low, high = least[self.seat], most[self.seat]
            if low < high:
                low, high = self._searcher.guaranteed(
                    position, self.seat, low, high, NO_NODE_LIMIT, float("inf")
                )
            assert low == high, "without a limit a value is proved"
            self._values[position] = low
        return self._values[position]

    def is_enough(self, value: int) -> bool:
        return value >= self.task.target

    def _key(self, position: Position) -> Position:
        return position

    def won(self, position: Position) -> bool:
        """Whether the player has enough fish, those below the penguins included."""
        return position.holdings()[self.seat] >= self.task.target

    def lost(self, position: Position) -> bool:
        """Whether a look at the floe shows that the player cannot get enough: all fish within reach are too
        few."""
        return fish_bounds(position)[1][self.seat] < self.task.target

    def best_move(self, position: Position) -> CutoffOption:
        """What the player does: the most fish, then the first in the order of moves."""
        return max(self.options(position), key=lambda option: option.value)

    def defence(self, position: Position) -> CutoffOption:
        """What the other does: the fewest fish that the player can be sure of; then the fewest fish within
        the player's reach; then the first in the order of moves."""
        options = self.options(position)
        fewest = min(option.value for option in options)
        toughest = [option for option in options if option.value == fewest]
        return min(toughest, key=lambda option: fish_bounds(option.after)[1][self.seat])

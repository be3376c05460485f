"""`CutoffJudge`: exact values of cutoff positions, and the best move of either player."""

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
"""The most free tiles within reach. Beyond it, proving every position takes too long for a puzzle."""

_MEMORY: Final = 4 << 20


def position_key(position: Position) -> str:
    """Return a position in one line: rows, fish taken by each seat, seat to move (`-` if the game is over).

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
    """Finds the most fish that the player of a cutoff can guarantee, and the best move of either player."""

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
        """Return a judge of the same position with another target, sharing the cached values."""
        other = copy(self)
        other.task = replace(self.task, target=target)
        return other

    def value(self, position: Position) -> int:
        """Return the most fish that the player can guarantee."""
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
        """Return whether the player has enough fish, those below their penguins included."""
        return position.holdings()[self.seat] >= self.task.target

    def lost(self, position: Position) -> bool:
        """Return whether the static bound shows a failure: all fish within reach are too few."""
        return fish_bounds(position)[1][self.seat] < self.task.target

    def best_move(self, position: Position) -> CutoffOption:
        """Return the player's move: the most fish guaranteed, then the first in move order."""
        return max(self.options(position), key=lambda option: option.value)

    def defence(self, position: Position) -> CutoffOption:
        """Return the rival's move: the fewest fish that the player can guarantee, then the fewest fish within
        the player's reach, then the first in move order."""
        options = self.options(position)
        fewest = min(option.value for option in options)
        toughest = [option for option in options if option.value == fewest]
        return min(toughest, key=lambda option: fish_bounds(option.after)[1][self.seat])

"""What a harvest asks, and what it can be about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.pingouin.tiles import Tiles, tiles_of
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.floe import TILES, Ice, Rows, Tile, read_rows, rows_of

HarvestTag = Literal[
    "only-move", "greed-fails", "room-fails", "leave-threes", "several-penguins", "lake", "bridge"
]

MOST_PENGUINS: Final = 3


@dataclass(frozen=True)
class HarvestTask(Task):
    """Penguins of one player alone on a floe: end with at least `target` fish, those below the penguins at
    the start included."""

    rows: Rows
    target: int

    def __post_init__(self) -> None:
        ice, penguins = read_rows(self.rows)
        if set(penguins) != {0} or len(penguins[0]) > MOST_PENGUINS:
            raise BadInput("rows", f"a harvest has 1 to {MOST_PENGUINS} penguins, all of them A")
        object.__setattr__(self, "rows", rows_of(ice, [penguins[0]]))
        if self.target <= self.below:
            raise BadInput("target", f"{quoted(self.target)}, but {self.below} fish are below the penguins")

    @cached_property
    def ice(self) -> Ice:
        """The fish on every tile."""
        return read_rows(self.rows)[0]

    @cached_property
    def penguins(self) -> tuple[Tile, ...]:
        """Where the penguins stand, in reading order."""
        return read_rows(self.rows)[1][0]

    @cached_property
    def free(self) -> Tiles:
        """The tiles on which no penguin stands."""
        return tiles_of(tile for tile in TILES if self.ice[tile] and tile not in self.penguins)

    @property
    def below(self) -> int:
        """The fish below the penguins."""
        return sum(self.ice[tile] for tile in self.penguins)

"""What a route asks, and what it can be about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.pingouin.tiles import Tiles, tiles_of
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.floe import TILES, Rows, Tile, read_rows, rows_of, tile_name

RouteTag = Literal["lake", "bridge", "counting", "over-and-back", "trial", "few-numbers", "long-slide"]


@dataclass(frozen=True)
class RouteTask(Task):
    """One penguin has to visit every tile; on some tiles stands the number of the move that ends there."""

    rows: Rows
    numbers: tuple[tuple[Tile, int], ...] = ()
    """Tiles and the numbers on them, by number."""

    def __post_init__(self) -> None:
        ice, penguins = read_rows(self.rows)
        object.__setattr__(self, "rows", rows_of(ice, [penguins.get(0, ())]))
        if set(penguins) != {0} or len(penguins[0]) != 1:
            raise BadInput("rows", "a route has one penguin, A")
        if not self.free:
            raise BadInput("rows", "there is no tile to visit")
        seen: set[int] = set()
        for tile, number in self.numbers:
            where = f"numbers.{tile_name(tile)}"
            if not self.free >> tile & 1:
                raise BadInput(where, "is not a free tile")
            if not 1 <= number <= self.moves:
                raise BadInput(where, f"{quoted(number)} is not from 1 to {self.moves}, the number of moves")
            if number in seen:
                raise BadInput(where, f"{number} stands on two tiles")
            seen.add(number)
        object.__setattr__(self, "numbers", tuple(sorted(self.numbers, key=lambda pair: pair[1])))

    @cached_property
    def start(self) -> Tile:
        """Where the penguin stands."""
        return read_rows(self.rows)[1][0][0]

    @cached_property
    def free(self) -> Tiles:
        """The tiles to be visited."""
        ice, penguins = read_rows(self.rows)
        return tiles_of(tile for tile in TILES if ice[tile] and tile not in penguins[0])

    @property
    def moves(self) -> int:
        """How many moves a route has."""
        return self.free.bit_count()

    @cached_property
    def number_on(self) -> Mapping[Tile, int]:
        """The number on every tile that has one."""
        return dict(self.numbers)

    @cached_property
    def tile_with(self) -> Mapping[int, Tile]:
        """The tile with every number that there is."""
        return {number: tile for tile, number in self.numbers}


def route_task(island: Tiles, start: Tile, numbers: Mapping[Tile, int]) -> RouteTask:
    """The route over an island from a tile on it."""
    ice = tuple(island >> tile & 1 for tile in TILES)
    return RouteTask(rows_of(ice, [(start,)]), tuple(numbers.items()))

"""A route's task, the states of its play, and its JSON and ID codec.

A permanent ID holds rows and numbers (`-` for none): `route-easy-1-g1:......./..11A..../...:b3=2,c4=5`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, whole_number
from ppsolve.puzzles.pingouin.tiles import Tiles, each, reach, tiles_of
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.floe import RAYS, TILES, Rows, Tile, read_rows, rows_of, tile_name, tile_named

RouteTag = Literal["lake", "bridge", "counting", "over-and-back", "trial", "few-numbers", "long-slide"]


@dataclass(frozen=True)
class RouteTask(Task):
    """One penguin must visit every tile. A number on a tile is the number of the move that ends there."""

    rows: Rows
    numbers: tuple[tuple[Tile, int], ...] = ()
    """Numbered tiles with their numbers, sorted by number."""

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
                raise BadInput(where, f"{number} is on two tiles")
            seen.add(number)
        object.__setattr__(self, "numbers", tuple(sorted(self.numbers, key=lambda pair: pair[1])))

    @cached_property
    def start(self) -> Tile:
        return read_rows(self.rows)[1][0][0]

    @cached_property
    def free(self) -> Tiles:
        """The tiles to visit."""
        ice, penguins = read_rows(self.rows)
        return tiles_of(tile for tile in TILES if ice[tile] and tile not in penguins[0])

    @property
    def moves(self) -> int:
        return self.free.bit_count()

    @cached_property
    def number_on(self) -> Mapping[Tile, int]:
        """The number on each numbered tile."""
        return dict(self.numbers)

    @cached_property
    def tile_with(self) -> Mapping[int, Tile]:
        """The tile of each number."""
        return {number: tile for tile, number in self.numbers}


def route_task(island: Tiles, start: Tile, numbers: Mapping[Tile, int]) -> RouteTask:
    """Return the task of a route over `island` that begins on its tile `start`."""
    ice = tuple(island >> tile & 1 for tile in TILES)
    return RouteTask(rows_of(ice, [(start,)]), tuple(numbers.items()))


class RouteState(NamedTuple):
    """The penguin's tile, the tiles still to visit, and the number of moves made."""

    at: Tile
    free: Tiles
    step: int = 0

    def after(self, tile: Tile) -> RouteState:
        return RouteState(tile, self.free & ~(1 << tile), self.step + 1)

    def choices(self) -> list[Tile]:
        """Return the tiles that the penguin can slide to."""
        return list(each(reach(self.at, self.free)))


def start_state(task: RouteTask) -> RouteState:
    return RouteState(task.start, task.free)


def slide_graph(state: RouteState) -> dict[Tile, Tiles]:
    """Return, for each tile left and the penguin's own, the tiles that a slide can connect it with.

    This assumes that nothing more melts. No slide passes over the penguin.
    """
    at, free, _ = state
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


# Codec.

NO_NUMBERS: Final = "-"


def _to_json(task: RouteTask) -> dict[str, Any]:
    return {"rows": list(task.rows), "numbers": {tile_name(tile): number for tile, number in task.numbers}}


def _from_json(fields: Mapping[str, Any]) -> RouteTask:
    given = checked_type(fields.get("numbers", {}), dict, "numbers", "an object")
    numbers = [(_tile(name), checked_type(number, int, f"numbers.{name}")) for name, number in given.items()]
    return RouteTask(strings_from(fields["rows"], "rows"), tuple(numbers))


def _tile(name: str) -> Tile:
    tile = tile_named(name)
    if tile is None:
        raise BadInput("numbers", f"expected a tile such as c4, not {quoted(name)}")
    return tile


def _to_id(task: RouteTask) -> str:
    numbers = ",".join(f"{tile_name(tile)}={number}" for tile, number in task.numbers)
    return f"{'/'.join(task.rows)}:{numbers or NO_NUMBERS}"


def _from_id(fields: Sequence[str]) -> RouteTask:
    rows, text = fields
    entries = [] if text == NO_NUMBERS else [entry.partition("=") for entry in text.split(",")]
    numbers = [(_tile(name), whole_number("numbers", number)) for name, _, number in entries]
    if len({tile for tile, _ in numbers}) < len(numbers):
        raise BadInput("numbers", "two numbers on one tile")
    return RouteTask(tuple(rows.split("/")), tuple(numbers))


JSON: Final = JsonFields(("rows",), ("numbers",), _to_json, _from_json)
ID: Final = IdFields(("rows", "numbers"), _to_id, _from_id)

"""A harvest's task, and its JSON and ID codec.

A permanent ID holds target and rows: `harvest-easy-1-g1:12:......./..12A3.../...`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, whole_number
from ppsolve.puzzles.pingouin.tiles import Tiles, tiles_of
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.floe import TILES, Ice, Rows, Tile, read_rows, rows_of

HarvestTag = Literal[
    "only-move", "greed-fails", "room-fails", "leave-threes", "several-penguins", "lake", "bridge"
]

MOST_PENGUINS: Final = 3


@dataclass(frozen=True)
class HarvestTask(Task):
    """Penguins of one player alone on a floe must take `target` fish, those below them at the start
    included."""

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
        return read_rows(self.rows)[0]

    @cached_property
    def penguins(self) -> tuple[Tile, ...]:
        return read_rows(self.rows)[1][0]

    @cached_property
    def free(self) -> Tiles:
        """The tiles without a penguin."""
        return tiles_of(tile for tile in TILES if self.ice[tile] and tile not in self.penguins)

    @property
    def below(self) -> int:
        """The fish below the penguins at the start."""
        return sum(self.ice[tile] for tile in self.penguins)


# Codec.


def _to_json(task: HarvestTask) -> dict[str, Any]:
    return {"rows": list(task.rows), "target": task.target}


def _from_json(fields: Mapping[str, Any]) -> HarvestTask:
    return HarvestTask(strings_from(fields["rows"], "rows"), checked_type(fields["target"], int, "target"))


def _to_id(task: HarvestTask) -> str:
    return f"{task.target}:{'/'.join(task.rows)}"


def _from_id(fields: Sequence[str]) -> HarvestTask:
    target, rows = fields
    return HarvestTask(tuple(rows.split("/")), whole_number("target", target))


JSON: Final = JsonFields(("rows", "target"), (), _to_json, _from_json)
ID: Final = IdFields(("target", "rows"), _to_id, _from_id)

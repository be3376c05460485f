"""A route in the fields of JSON documents and of permanent IDs:

route-easy-1-g1:......./..11A..../...:b3=2,c4=5    rows, numbers (- for none)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ppsolve.puzzles.kind import IdFields, JsonFields, whole_number
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.floe import Tile, tile_name, tile_named

NOTHING: Final = "-"


def _to_json(task: RouteTask) -> dict[str, Any]:
    return {
        "rows": list(task.rows),
        "numbers": {tile_name(tile): number for tile, number in task.numbers},
    }


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
    return f"{'/'.join(task.rows)}:{numbers or NOTHING}"


def _from_id(fields: Sequence[str]) -> RouteTask:
    rows, text = fields
    entries = [] if text == NOTHING else [entry.partition("=") for entry in text.split(",")]
    numbers = [(_tile(name), whole_number("numbers", number)) for name, _, number in entries]
    if len({tile for tile, _ in numbers}) < len(numbers):
        raise BadInput("numbers", "two numbers on one tile")
    return RouteTask(tuple(rows.split("/")), tuple(numbers))


JSON: Final = JsonFields(("rows",), ("numbers",), _to_json, _from_json)
ID: Final = IdFields(("rows", "numbers"), _to_id, _from_id)

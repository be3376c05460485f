"""A cutoff in the fields of JSON documents and of permanent IDs:

cutoff:12:pingouin:1A2..../....1B3../...:0.0,0.0:0    target, position in one line
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ppsolve.puzzles.kind import IdFields, JsonFields, check_player, position_in, whole_number
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin import jsonform, textform


def _to_json(task: CutoffTask) -> dict[str, Any]:
    return {
        "position": jsonform.to_dict(task.position),
        "player": task.position.mover.name,
        "target": task.target,
    }


def _from_json(fields: Mapping[str, Any]) -> CutoffTask:
    position = position_in(fields, jsonform.from_dict)
    task = CutoffTask(position, checked_type(fields["target"], int, "target"))
    check_player(fields, position.mover.name)
    return task


def _to_id(task: CutoffTask) -> str:
    return f"{task.target}:{textform.dumps(task.position)}"


def _from_id(fields: Sequence[str]) -> CutoffTask:
    target, *position = fields
    if position[0] != "pingouin":
        raise BadInput("position", f"expected pingouin:ROWS:SCORES:SEAT, not {quoted(':'.join(position))}")
    return CutoffTask(textform.loads(":".join(position)), whole_number("target", target))


JSON: Final = JsonFields(("position", "target"), ("player",), _to_json, _from_json)
ID: Final = IdFields(("target", "pingouin", "rows", "scores", "seat"), _to_id, _from_id)

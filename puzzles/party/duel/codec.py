"""A duel in the fields of JSON documents and of permanent IDs:

duel:1:iello-2024:RGB/R.:RRGY,GPB:0    limit, position in one line
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ppsolve.puzzles.kind import IdFields, JsonFields, check_player, position_in, whole_number
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party import jsonform, textform


def _to_json(task: DuelTask) -> dict[str, Any]:
    return {
        "rules": jsonform.rules_value(task.rules),
        "position": jsonform.to_dict(task.position),
        "player": task.position.mover.name,
        "limit": task.limit,
    }


def _from_json(fields: Mapping[str, Any]) -> DuelTask:
    position = position_in(fields, jsonform.from_dict)
    task = DuelTask(position, checked_type(fields["limit"], int, "limit"))
    check_player(fields, position.mover.name)
    if "rules" in fields and jsonform.rules_from(fields["rules"], len(position.players)) != position.rules:
        raise BadInput("rules", f"differ from those of the position, {position.rules.named}")
    return task


def _to_id(task: DuelTask) -> str:
    return f"{task.limit}:{textform.dumps(task.position)}"


def _from_id(fields: Sequence[str]) -> DuelTask:
    limit, *position = fields
    return DuelTask(textform.loads(":".join(position)), whole_number("limit", limit))


JSON: Final = JsonFields(("position", "limit"), ("player", "rules"), _to_json, _from_json)
ID: Final = IdFields(("limit", "rules", "pyramid", "hands", "seat"), _to_id, _from_id)

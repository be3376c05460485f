"""A harvest in the fields of JSON documents and of permanent IDs:

harvest-easy-1-g1:12:......./..12A3.../...    target, rows
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ppsolve.puzzles.kind import IdFields, JsonFields, whole_number
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.solver.documents import checked_type, strings_from


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

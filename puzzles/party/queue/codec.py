"""A queue in the fields of JSON documents and of permanent IDs:

queue-hard-7-g2:iello-2024,base=5:RG/R:RGYPBBG:2    rules, pyramid, queue, window
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ppsolve.puzzles.kind import IdFields, JsonFields, whole_number
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.solitaire import SOLITAIRE_PLAYERS, rules_from, rules_value
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.party.textform import rows_from_text, rows_text, rules_from_text, rules_text


def _to_json(task: QueueTask) -> dict[str, Any]:
    return {
        "rules": rules_value(task.rules),
        "base": task.base,
        "pyramid": list(task.pyramid),
        "queue": task.queue,
        "window": task.window,
    }


def _from_json(fields: Mapping[str, Any]) -> QueueTask:
    return QueueTask(
        rules_from(fields, checked_type(fields["base"], int, "base")),
        strings_from(fields["pyramid"], "pyramid"),
        checked_type(fields["queue"], str, "queue"),
        checked_type(fields.get("window", 1), int, "window"),
    )


def _to_id(task: QueueTask) -> str:
    return f"{rules_text(task.rules)}:{rows_text(task.pyramid)}:{task.queue}:{task.window}"


def _from_id(fields: Sequence[str]) -> QueueTask:
    rules, rows, queue, window = fields
    return QueueTask(
        rules_from_text(rules, SOLITAIRE_PLAYERS), rows_from_text(rows), queue, whole_number("window", window)
    )


JSON: Final = JsonFields(("base", "pyramid", "queue"), ("window", "rules"), _to_json, _from_json)
ID: Final = IdFields(("rules", "pyramid", "queue", "window"), _to_id, _from_id)

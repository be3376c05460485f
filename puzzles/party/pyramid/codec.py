"""A pyramid puzzle in the fields of JSON documents and of permanent IDs:

pyramid-easy-3-g1:iello-2024,base=4:R..G/.../../Y:RRGGYYB    rules, givens, cards
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ppsolve.puzzles.kind import IdFields, JsonFields
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.solitaire import SOLITAIRE_PLAYERS, rules_from, rules_value
from ppsolve.solver.documents import checked_type, strings_from
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.textform import rows_from_text, rows_text, rules_from_text, rules_text


def _to_json(task: PyramidTask) -> dict[str, Any]:
    return {
        "rules": rules_value(task.rules),
        "base": task.base,
        "givens": list(task.givens),
        "cards": task.cards,
    }


def _from_json(fields: Mapping[str, Any]) -> PyramidTask:
    givens = strings_from(fields["givens"], "givens")
    width = len(givens[0]) if givens else 0
    base = checked_type(fields.get("base", width), int, "base")
    if base != width:
        raise BadInput("base", f"{quoted(base)}, but the lowest row of the givens has {width} cells")
    cards = checked_type(fields["cards"], str, "cards")
    # A base of nothing is refused as what it is: givens that are none.
    return PyramidTask(rules_from(fields, max(base, 1)), givens, cards)


def _to_id(task: PyramidTask) -> str:
    return f"{rules_text(task.rules)}:{rows_text(task.givens)}:{task.cards}"


def _from_id(fields: Sequence[str]) -> PyramidTask:
    rules = rules_from_text(fields[0], SOLITAIRE_PLAYERS)
    rows = rows_from_text(fields[1])
    if rows and len(rows[0]) != rules.base:
        raise BadInput("rules", f"base {rules.base}, but the lowest row has {len(rows[0])} cells")
    return PyramidTask(rules, rows, fields[2])


JSON: Final = JsonFields(("givens", "cards"), ("base", "rules"), _to_json, _from_json)
ID: Final = IdFields(("rules", "givens", "cards"), _to_id, _from_id)

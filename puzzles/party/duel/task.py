"""A duel's task, and its JSON and ID codec.

A permanent ID holds limit and position: `duel:1:iello-2024:RGB/R.:RRGY,GPB:0`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, check_player, position_in, whole_number
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party import jsonform, textform
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.rules import Rules

DuelTag = Literal[
    "only-move",
    "colour-kill",
    "comeback",
    "sacrifice",
    "late-trap",
    "forced-out",
    "clean-sweep",
    "many-players",
]


@dataclass(frozen=True)
class DuelTask(Task):
    """The player to move must be left with at most `limit` cards, whatever the others do."""

    position: Position
    limit: int

    def __post_init__(self) -> None:
        if self.position.to_move is None:
            raise BadInput("position", "the round is over: nobody is to move")
        if not 0 <= self.limit < len(self.position.mover.hand):
            most = len(self.position.mover.hand) - 1
            raise BadInput("limit", f"{quoted(self.limit)} is not from 0 to {most}")

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move


# Codec.


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

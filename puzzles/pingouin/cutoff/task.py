"""A cutoff's task, and its JSON and ID codec.

A permanent ID holds target and position: `cutoff:12:pingouin:1A2..../....1B3../...:0.0,0.0:0`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, check_player, position_in, whole_number
from ppsolve.puzzles.pingouin.contests import check_position
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin import jsonform, textform
from ppsolve.solver.pingouin.position import Position

CutoffTag = Literal["only-move", "quiet", "sacrifice", "late-trap", "block", "lake", "bridge"]


@dataclass(frozen=True)
class CutoffTask(Task):
    """Two players: the one to move must end with at least `target` fish, whatever the other does."""

    position: Position
    target: int

    def __post_init__(self) -> None:
        check_position(self.position, "cutoff")
        has = self.position.holdings()[self.seat]
        if self.target <= has:
            raise BadInput("target", f"{quoted(self.target)}, but the player has {has} fish already")

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move

    @property
    def rival(self) -> int:
        return 1 - self.seat


# Codec.


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

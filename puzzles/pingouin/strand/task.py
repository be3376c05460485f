"""A strand's task, and its JSON and ID codec.

A permanent ID holds the number of slides and the position:
`strand:2:pingouin:1A1..../....1B1../...:-:0`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ppsolve.puzzles.kind import IdFields, JsonFields, Task, check_player, position_in, whole_number
from ppsolve.puzzles.pingouin.contests import check_position, doors_of, position_in_id
from ppsolve.solver.documents import checked_type
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin import jsonform, textform
from ppsolve.solver.pingouin.position import Position

StrandTag = Literal[
    "double-threat", "waiting", "quiet", "surprise", "wall-in", "crowd", "symmetric", "lake", "bridge"
]

FEWEST_SLIDES: Final = 2
MOST_SLIDES: Final = 4


@dataclass(frozen=True)
class StrandTask(Task):
    """Two players: after at most `slides` slides of the one to move, the other must be unable to slide."""

    position: Position
    slides: int

    def __post_init__(self) -> None:
        check_position(self.position, "strand")
        if not FEWEST_SLIDES <= self.slides <= MOST_SLIDES:
            raise BadInput("slides", f"{quoted(self.slides)} is not from {FEWEST_SLIDES} to {MOST_SLIDES}")
        if not doors_of(self.position, self.rival):
            raise BadInput("position", "the other player cannot slide already")

    @property
    def seat(self) -> int:
        assert self.position.to_move is not None
        return self.position.to_move

    @property
    def rival(self) -> int:
        return 1 - self.seat


# Codec.


def _to_json(task: StrandTask) -> dict[str, Any]:
    return {
        "position": jsonform.to_dict(task.position),
        "player": task.position.mover.name,
        "slides": task.slides,
    }


def _from_json(fields: Mapping[str, Any]) -> StrandTask:
    position = position_in(fields, jsonform.from_dict)
    task = StrandTask(position, checked_type(fields["slides"], int, "slides"))
    check_player(fields, position.mover.name)
    return task


def _to_id(task: StrandTask) -> str:
    return f"{task.slides}:{textform.dumps(task.position)}"


def _from_id(fields: Sequence[str]) -> StrandTask:
    slides, *position = fields
    return StrandTask(position_in_id(position), whole_number("slides", slides))


JSON: Final = JsonFields(("position", "slides"), ("player",), _to_json, _from_json)
ID: Final = IdFields(("slides", "pingouin", "rows", "scores", "seat"), _to_id, _from_id)

"""A cutoff's task, and its JSON and ID codec.

A permanent ID holds target and position: `cutoff:12:pingouin:1A2..../....1B3../...:0.0,0.0:0`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ppsolve.puzzles.pingouin.contest_task import FloeTask, check_position, id_fields, json_fields
from ppsolve.solver.errors import BadInput, quoted

CutoffTag = Literal["only-move", "quiet", "sacrifice", "late-trap", "block", "lake", "bridge"]


@dataclass(frozen=True)
class CutoffTask(FloeTask):
    """Two players: the one to move must end with at least `target` fish, whatever the other does."""

    target: int

    def __post_init__(self) -> None:
        check_position(self.position, "cutoff")
        has = self.position.holdings()[self.seat]
        if self.target <= has:
            raise BadInput("target", f"{quoted(self.target)}, but the player has {has} fish already")


JSON: Final = json_fields(CutoffTask, "target")
ID: Final = id_fields(CutoffTask, "target")

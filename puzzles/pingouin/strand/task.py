"""A strand's task, and its JSON and ID codec.

A permanent ID holds the number of slides and the position:
`strand:2:pingouin:1A1..../....1B1../...:-:0`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ppsolve.puzzles.pingouin.contest_task import FloeTask, check_position, doors_of, id_fields, json_fields
from ppsolve.solver.errors import BadInput, quoted

StrandTag = Literal[
    "double-threat", "waiting", "quiet", "surprise", "wall-in", "crowd", "symmetric", "lake", "bridge"
]

FEWEST_SLIDES: Final = 2
MOST_SLIDES: Final = 4


@dataclass(frozen=True)
class StrandTask(FloeTask):
    """Two players: after at most `slides` slides of the one to move, the other must be unable to slide."""

    slides: int

    def __post_init__(self) -> None:
        check_position(self.position, "strand")
        if not FEWEST_SLIDES <= self.slides <= MOST_SLIDES:
            raise BadInput("slides", f"{quoted(self.slides)} is not from {FEWEST_SLIDES} to {MOST_SLIDES}")
        if not doors_of(self.position, self.rival):
            raise BadInput("position", "the other player cannot slide already")


JSON: Final = json_fields(StrandTask, "slides")
ID: Final = id_fields(StrandTask, "slides")

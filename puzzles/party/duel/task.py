"""What a duel asks, and what it can be about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ppsolve.puzzles.kind import Task
from ppsolve.solver.errors import BadInput, quoted
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
    """A tactical problem: the player to move must be left with at most `limit` cards, whatever the
    others do."""

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
        """The seat of the player who must succeed."""
        assert self.position.to_move is not None
        return self.position.to_move

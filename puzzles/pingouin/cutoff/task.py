"""What a cutoff asks, and what it can be about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ppsolve.puzzles.kind import Task
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.pingouin.position import Position

CutoffTag = Literal["only-move", "quiet", "sacrifice", "late-trap", "block", "lake", "bridge"]

PLAYERS = 2


@dataclass(frozen=True)
class CutoffTask(Task):
    """Two players: the one to move must end with at least `target` fish, whatever the other does."""

    position: Position
    target: int

    def __post_init__(self) -> None:
        if len(self.position.players) != PLAYERS:
            raise BadInput("position", f"{len(self.position.players)} players, but a cutoff is for two")
        if self.position.to_move is None:
            raise BadInput("position", "the game is over: nobody is to move")
        if self.position.placing:
            raise BadInput("position", "penguins are being placed")
        has = self.position.holdings()[self.seat]
        if self.target <= has:
            raise BadInput("target", f"{quoted(self.target)}, but the player has {has} fish already")

    @property
    def seat(self) -> int:
        """The seat of the player who must succeed."""
        assert self.position.to_move is not None
        return self.position.to_move

    @property
    def rival(self) -> int:
        """The seat of the other."""
        return 1 - self.seat

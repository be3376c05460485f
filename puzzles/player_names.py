"""How players are spoken of in reasons: all by their names, or one of them as `you`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ppsolve.solver.errors import shown


class Table(Protocol):
    """A position of any game, as far as players have names there."""

    @property
    def names(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class PlayerNames:
    """How players are spoken of: all by their names, or one of them as `you`."""

    names: tuple[str, ...]
    you: int | None = None
    """The seat of the player who is spoken to."""

    @staticmethod
    def of(position: Table, you: int | None = None) -> PlayerNames:
        return PlayerNames(tuple(map(shown, position.names)), you)

    def is_you(self, seat: int) -> bool:
        return seat == self.you

    def name(self, seat: int) -> str:
        return "you" if self.is_you(seat) else self.names[seat]

    def says(self, seat: int, verb: str, verb_for_you: str) -> str:
        """A player and what they do: `Alice is left`, `you are left`."""
        return f"{self.name(seat)} {verb_for_you if self.is_you(seat) else verb}"

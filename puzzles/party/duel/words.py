"""How the moves of a duel are talked about."""

from __future__ import annotations

from dataclasses import dataclass

from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.solver.errors import shown
from ppsolve.solver.party.position import Position


def cards(number: int) -> str:
    """A number of cards in words."""
    return "no cards" if number == 0 else "1 card" if number == 1 else f"{number} cards"


def at_most(number: int) -> str:
    """A limit in words.

    >>> at_most(0), at_most(2)
    ('0 cards', '2 cards or fewer')
    """
    return f"{cards(number)} or fewer" if number else "0 cards"


def name_of(position: Position) -> str:
    """The name of the player to move."""
    return shown(position.mover.name)


@dataclass(frozen=True)
class Voice:
    """How players are spoken of: all by their names, or one of them as `you`."""

    names: tuple[str, ...]
    you: int | None = None
    """The seat of the player who is spoken to."""

    @staticmethod
    def of(position: Position, you: int | None = None) -> Voice:
        return Voice(tuple(shown(player.name) for player in position.players), you)

    def is_you(self, seat: int) -> bool:
        return seat == self.you

    def name(self, seat: int) -> str:
        return "you" if self.is_you(seat) else self.names[seat]

    def says(self, seat: int, verb: str, verb_for_you: str) -> str:
        """A player and what they do: `Alice is left`, `you are left`."""
        return f"{self.name(seat)} {verb_for_you if self.is_you(seat) else verb}"


def end_of(judge: DuelJudge, position: Position) -> str:
    """What a finished round comes to for the player."""
    player = position.players[judge.seat]
    return f"{shown(player.name)} is left with {cards(len(player.hand))}"

"""Colours that die along a line of play: when, by whose card, and who still held them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import Placement


@dataclass(frozen=True)
class DeadColour:
    """A colour that had a future before a move and has none after it."""

    colour: str
    turn: int
    """The number of the move, from 1."""
    killer: int
    """The seat of the player whose card it was."""
    move: Placement
    held: tuple[int, ...]
    """How many cards of the colour each player was left with."""


def dead_colours_along(position: Position, line: Sequence[Placement]) -> tuple[DeadColour, ...]:
    """The colours that die along a line while somebody still in the round holds them."""
    found: list[DeadColour] = []
    alive = _alive(position)
    for turn, move in enumerate(line, start=1):
        killer = position.to_move
        assert killer is not None
        position = position.after(move)
        still = _alive(position)
        for colour in sorted(alive - still, key=COLOURS.index):
            held = tuple(player.hand.count(colour) for player in position.players)
            if any(held):
                found.append(DeadColour(colour, turn, killer, move, held))
        alive = still
    return tuple(found)


def _alive(position: Position) -> set[str]:
    return {colour for colour, life in colour_lives(position).items() if life != "dead"}

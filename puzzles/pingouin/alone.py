"""A player alone on a floe, as a position of the game: nobody else has a penguin."""

from __future__ import annotations

from ppsolve.solver.pingouin.floe import Rows
from ppsolve.solver.pingouin.position import Player, Position


def lone_position(rows: Rows) -> Position:
    """The position of a floe with penguins A only."""
    return Position.drawn(rows, [Player("yours"), Player("Nobody")])

"""What a player could take if the others only stood in the way: a solitaire, solved by search.

It is what a player is left with whose regions are private, and never less than what everybody together can
bring a player. Search was tried against CP-SAT's circuits on it: up to 40 tiles it takes hundredths of a
second where these take seconds.
"""

from __future__ import annotations

from typing import Final

from ppsolve.solver.core_choice import core_kind
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.harvest import Harvests
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

NATIVE_NODES: Final = 200
PYTHON_NODES: Final = 5_000
"""Positions to visit at most; those of the native core are dear, for each looks far ahead."""
MEMORY: Final = 16 << 20


class _Enough(Exception):
    """Enough positions were visited."""


def solitaire(position: Position, seat: int) -> tuple[int, list[Move]]:
    """The most fish that a player can take, the others standing still, at most; and moves that do, if it is
    exact, which it may not be on large floes. All penguins are placed."""
    free = frozenset(tile for tile in TILES if position.ice[tile] and tile not in position.occupied)
    penguins = position.players[seat].penguins
    if core_kind() == "native":
        from ppsolve.solver.pingouin.native import native_harvest

        return native_harvest(position.ice, free, penguins, NATIVE_NODES, MEMORY)
    visited = 0

    def visit() -> None:
        nonlocal visited
        visited += 1
        if visited > PYTHON_NODES:
            raise _Enough

    try:
        moves = Harvests(position.ice, visit).line(free, penguins)
    except _Enough:
        return sum(position.ice[tile] for tile in free), []
    return sum(position.ice[move.end] for move in moves), moves

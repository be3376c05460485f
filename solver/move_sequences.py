"""How many move sequences of a length a position of any game has, by the definition of the game."""

from __future__ import annotations

from typing import Any

from ppsolve.solver.game import GamePosition


def perft_python(position: GamePosition[Any], depth: int) -> int:
    """The number of move sequences of length `depth`; what is over counts once."""
    if depth == 0 or position.over:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    return sum(perft_python(position.after(move), depth - 1) for move in moves)

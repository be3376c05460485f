"""Perft: how many move sequences of a given length a position has, the classic check of an engine.

A finished round counts once; equal cards in a hand are one move. The native core counts if it is
there; the count in pure Python is the reference it must agree with.
"""

from __future__ import annotations

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.game import perft_python
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement


def perft(position: Position, depth: int, core: CoreKind | None = None) -> int:
    """The number of move sequences of length `depth`.

    >>> from ppsolve.solver import textform
    >>> perft(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), 4)
    268
    """
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import native_round

        return native_round(position).perft(depth)
    return perft_python(position, depth)


def divide(position: Position, depth: int, core: CoreKind | None = None) -> dict[Placement, int]:
    """For each legal move, the number of sequences of length `depth` that begin with it."""
    if depth < 1:
        return {}
    return {move: perft(position.play(move), depth - 1, core) for move in position.placements()}

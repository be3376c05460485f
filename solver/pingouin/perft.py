"""Perft: how many move sequences of a given length a position has, the classic check of an engine.

A finished game counts once; a placing is a move. The native core counts if it is there; the count in
pure Python is the reference it must agree with.
"""

from __future__ import annotations

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.game import perft_python
from ppsolve.solver.pingouin.position import Position


def perft(position: Position, depth: int, core: CoreKind | None = None) -> int:
    """The number of move sequences of length `depth`."""
    if (core or core_kind()) == "native":
        from ppsolve.solver.pingouin.native import native_floe

        return native_floe(position).perft(depth)
    return perft_python(position, depth)

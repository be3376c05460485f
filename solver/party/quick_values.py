"""Exact values of many small positions: a search without the threads, limits and lines of a `Solver`."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.core_choice import core_kind
from ppsolve.solver.party.position import Position
from ppsolve.solver.searcher import Searcher

_ENDLESS_NODES: Final = 2**63 - 1


class QuickValues:
    """Tells what a player can be sure of, thousands of times: for positions with few cards left in hands."""

    def __init__(self, memory: int) -> None:
        self._searcher = _searcher(memory)

    def guaranteed(self, position: Position, seat: int) -> int:
        """The fewest cards that the player of a seat can be sure of."""
        cards = len(position.players[seat].hand)
        low, high = self._searcher.guaranteed(position, seat, 0, cards, _ENDLESS_NODES, float("inf"))
        assert low == high, "without a limit a value is proved"
        return low


def _searcher(memory: int) -> Searcher:
    if core_kind() == "native":
        from ppsolve.solver.party.native import native_searchers

        return native_searchers(memory, 1)[0]
    from ppsolve.solver.party.python_searcher import PythonSearcher

    return PythonSearcher(memory)

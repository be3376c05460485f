"""Exact values of many small positions: a search without the threads, limits and lines of a `Solver`."""

from __future__ import annotations

from ppsolve.solver.backend import core_kind
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.position import Position
from ppsolve.solver.searcher import NO_NODE_LIMIT


class QuickValues:
    """Tells what a player can be sure of, thousands of times: for positions with few cards left in hands."""

    def __init__(self, memory: int) -> None:
        (self._searcher,) = PARTY.searchers(core_kind(), memory, 1)

    def guaranteed(self, position: Position, seat: int) -> int:
        """The fewest cards that the player of a seat can be sure of."""
        cards = len(position.players[seat].hand)
        low, high = self._searcher.guaranteed(position, seat, 0, cards, NO_NODE_LIMIT, float("inf"))
        assert low == high, "without a limit a value is proved"
        return low

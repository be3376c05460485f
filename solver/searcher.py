"""The primitive that both engines offer: narrow the bounds of one value until it is proved.

A searcher owns a table and keeps it from call to call. It answers one question at a time; `stop()`
may be called from another thread and makes the call in progress come back with the bounds so far.
"""

from __future__ import annotations

from typing import Protocol

from ppsolve.solver.party.position import Position


class Searcher(Protocol):
    """Exact answers about positions, within a budget.

    Each method takes bounds that are known to hold and returns bounds that hold, equal when the
    value is proved; they differ only if `nodes` positions were visited, `seconds` have passed, or
    `stop()` was called.
    """

    def guaranteed(
        self, position: Position, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """The fewest cards that the player of `seat` can be sure of against all the others together."""
        ...

    def margin(self, position: Position, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        """Two players: score of seat 1 minus score of seat 0 under best play of both."""
        ...

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        """Everybody's cards left when each player minimises their own; `None` if the budget ran out.

        Among moves that are equally good for the mover: the one that leaves the others with the
        largest total, then the next player in turn order with the most, then the one after, and so on.
        """
        ...

    def stop(self) -> None:
        """End the call in progress, if there is one, and the next if there is none."""
        ...

    @property
    def nodes(self) -> int:
        """Positions visited since the searcher was made."""
        ...

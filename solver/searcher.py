"""The primitive that every engine offers: narrow the bounds of one value until it is proved.

A searcher owns a table and keeps it from call to call. It answers one question at a time; `stop()`
may be called from another thread and makes the call in progress come back with the bounds so far.
"""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

Position_contra = TypeVar("Position_contra", contravariant=True)
Move_co = TypeVar("Move_co", covariant=True)

ENDLESS_NODES: Final = 2**63 - 1
"""More positions than anybody visits: no limit."""


class Searcher(Protocol[Position_contra, Move_co]):
    """Exact answers about positions, within a budget.

    `guaranteed` and `margin` take bounds that are known to hold and return bounds that hold, equal when
    the value is proved; they differ only if `nodes` positions were visited, `seconds` have passed, or
    `stop()` was called. A line is asked for when its value is proved, and comes out of what was remembered
    for the proof; there is none only if `stop()` was called.
    """

    def guaranteed(
        self, position: Position_contra, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """What the player of `seat` can be sure of against all the others together."""
        ...

    def guaranteed_line(self, position: Position_contra, seat: int, value: int) -> tuple[Move_co, ...]:
        """Best play of that player and of all the others, to the end."""
        ...

    def margin(
        self, position: Position_contra, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Two players: by how much seat 0 comes out ahead of seat 1 under best play of both."""
        ...

    def margin_line(self, position: Position_contra, value: int) -> tuple[Move_co, ...]:
        """Best play of both, to the end."""
        ...

    def selfish(self, position: Position_contra, nodes: int, seconds: float) -> tuple[int, ...] | None:
        """Everybody's result when each plays for their own; `None` if the budget ran out.

        Among moves that are equally good for the mover: the one that is worst for the others together,
        then for the next player in turn order, then for the one after, and so on.
        """
        ...

    def selfish_line(self, position: Position_contra, results: tuple[int, ...]) -> tuple[Move_co, ...]:
        """Play in which everybody plays for themselves, to the end."""
        ...

    def stop(self) -> None:
        """End the call in progress, if there is one, and the next if there is none."""
        ...

    def resume(self) -> None:
        """Take back a `stop()` that no call has heard; there is none in progress."""
        ...

    @property
    def nodes(self) -> int:
        """Positions visited since the searcher was made."""
        ...

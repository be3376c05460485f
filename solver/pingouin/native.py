"""Adapter to the native core.

The core counts the fish still to come from the given position, including those below penguins. The adapter
adds the fish taken before.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from ppsolve.solver._core import Floe, FloeSearcher, Table
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.searcher import NO_NODE_LIMIT


def native_floe(position: Position) -> Floe:
    """Convert a position to the native core."""
    return Floe(
        position.ice,
        [player.penguins for player in position.players],
        [player.to_place for player in position.players],
        position.to_move or 0,
    )


def moves_of(found: Iterable[tuple[int, int]]) -> tuple[Move, ...]:
    """Convert moves from the native core."""
    return tuple(Move(None if start < 0 else start, end) for start, end in found)


class NativeSearcher:
    """A `Searcher` that uses the native core."""

    def __init__(self, table: Table, selfish_memory: int) -> None:
        self._core = FloeSearcher(table, selfish_memory)

    def guaranteed(
        self, position: Position, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        taken = position.players[seat].fish
        found = self._core.guaranteed(
            native_floe(position), seat, low - taken, high - taken, nodes, seconds, line=False
        )
        return found[0] + taken, found[1] + taken

    def guaranteed_line(self, position: Position, seat: int, value: int) -> tuple[Move, ...]:
        to_come = value - position.players[seat].fish
        found = self._core.guaranteed(
            native_floe(position), seat, to_come, to_come, NO_NODE_LIMIT, math.inf, line=True
        )
        return moves_of(found[2])

    def margin(self, position: Position, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        ahead = position.players[0].fish - position.players[1].fish
        found = self._core.margin(
            native_floe(position), low - ahead, high - ahead, nodes, seconds, line=False
        )
        return found[0] + ahead, found[1] + ahead

    def margin_line(self, position: Position, value: int) -> tuple[Move, ...]:
        to_come = value - position.players[0].fish + position.players[1].fish
        found = self._core.margin(native_floe(position), to_come, to_come, NO_NODE_LIMIT, math.inf, line=True)
        return moves_of(found[2])

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        found = self._core.selfish(native_floe(position), nodes, seconds)
        if found is None:
            return None
        return tuple(player.fish + fish for player, fish in zip(position.players, found, strict=True))

    def selfish_line(self, position: Position, results: tuple[int, ...]) -> tuple[Move, ...]:
        to_come = [fish - player.fish for player, fish in zip(position.players, results, strict=True)]
        return moves_of(self._core.selfish_line(native_floe(position), to_come))

    def stop(self) -> None:
        self._core.stop()

    def resume(self) -> None:
        self._core.resume()

    @property
    def nodes(self) -> int:
        return self._core.nodes


def native_searchers(memory: int, count: int) -> list[NativeSearcher]:
    """Return `count` searchers that share a table of half the memory; the rest is for `selfish`."""
    table = Table(memory // 2, count)
    return [NativeSearcher(table, memory // 2 // count) for _ in range(count)]

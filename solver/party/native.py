"""The bridge to the native core: positions of the Python engine in the core's own form."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ppsolve.solver._core import Round, Table
from ppsolve.solver._core import Searcher as CoreSearcher
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import cards_placed
from ppsolve.solver.party.pyramid import Placement


def native_round(position: Position) -> Round:
    """A position as the native core holds it."""
    rules = position.rules
    return Round(
        rules.base,
        rules.upper_rows == "contiguous",
        rules.stuck == "pass",
        [(COLOURS.index(card), row, column) for (row, column), card in cards_placed(position).items()],
        [counts(player.hand) for player in position.players],
        [player.out for player in position.players],
        position.to_move or 0,
    )


def native_moves(state: Round) -> list[Placement]:
    """The legal moves of a native position, in the core's order."""
    return [Placement(COLOURS[colour], row, column) for colour, row, column in state.moves()]


def native_playouts(
    position: Position, policy: Literal["random", "greedy"], seed: int, first: int, count: int
) -> list[list[int]]:
    """How often each number of cards was left, to each seat and then to all together, by the playouts
    number `first` and following of a seed. Python's lock is free meanwhile."""
    start = native_round(position)
    play = start.random_playouts if policy == "random" else start.greedy_playouts
    return play(seed, first, count)


class NativeSearcher:
    """The `Searcher` of the native core."""

    def __init__(self, table: Table, selfish_memory: int) -> None:
        self._core = CoreSearcher(table, selfish_memory)

    def guaranteed(
        self, position: Position, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        return self._core.guaranteed(native_round(position), seat, low, high, nodes, seconds)

    def margin(self, position: Position, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        first, second = (min(position.rules.bonus, player.tokens) for player in position.players[:2])
        return self._core.margin(native_round(position), first, second, low, high, nodes, seconds)

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        found = self._core.selfish(native_round(position), nodes, seconds)
        return None if found is None else tuple(found)

    def guaranteed_line(self, position: Position, seat: int, value: int) -> tuple[Placement, ...]:
        ask = partial(self.guaranteed, seat=seat)
        return _line(ask, position, value, lambda mover: mover == seat)

    def margin_line(self, position: Position, value: int) -> tuple[Placement, ...]:
        return _line(self.margin, position, value, lambda mover: mover == 1)

    def selfish_line(self, position: Position, results: tuple[int, ...]) -> tuple[Placement, ...]:
        line: list[Placement] = []
        while not position.over:
            moves = ((move, position.after(move)) for move in position.placements())
            move, position = next((m, p) for m, p in moves if self.selfish(p, 2**62, 1e9) == results)
            line.append(move)
        return tuple(line)

    def stop(self) -> None:
        self._core.stop()

    @property
    def nodes(self) -> int:
        return self._core.nodes


def native_searchers(memory: int, count: int) -> list[NativeSearcher]:
    """Searchers that share a table of half the memory; the other half is for `selfish`, once it is asked."""
    table = Table(memory // 2)
    return [NativeSearcher(table, memory // 2 // count) for _ in range(count)]


def _line(ask, position, value, minimises):  # type: ignore
    line = []
    while not position.over:
        low, high = (value, value + 1) if minimises(position.to_move) else (value - 1, value)
        budget, found = 1, None
        while found is None:
            for move in position.placements():
                after = position.after(move)
                if ask(after, low=low, high=high, nodes=budget, seconds=1e9) == (value, value):
                    found = move
                    break
            budget = min(64 * budget, 2**62)
        line.append(found)
        position = position.after(found)
    return tuple(line)

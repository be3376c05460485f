"""What the searches in Python of all games share: values proved by null windows, and lines of best play.

A search works with what is *to come* of a value: what a position holds of it already, if anything, stays, and
makes no difference to what follows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Generic, TypeVar

from ppsolve.solver.budget import BudgetedSearcher, BudgetSpent
from ppsolve.solver.game import GamePosition
from ppsolve.solver.searcher import ENDLESS_NODES, Searcher

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")
Value = TypeVar("Value")
Key = TypeVar("Key")


class NullWindowSearcher(BudgetedSearcher, Searcher[Position, Move], Generic[Position, Move, Value, Key]):
    """A `Searcher` in which a game fills in what it knows: a `Value` is a number that one player wants one
    way and everybody else the other, a `Key` what a position is remembered by."""

    @abstractmethod
    def _guaranteed_value(self, position: Position, seat: int) -> Value:
        """What the player of a seat can be sure of."""

    @abstractmethod
    def _margin_value(self, position: Position) -> Value:
        """By how much the player of seat 0 is ahead of the one of seat 1."""

    @abstractmethod
    def _wants_more(self, value: Value, position: Position) -> bool:
        """Whether the player to move wants the value to be large."""

    @abstractmethod
    def _order_moves(self, value: Value, position: Position) -> Sequence[Move]:
        """The moves that there are, in the order in which they are tried."""

    @abstractmethod
    def _known(self, value: Value, position: Position) -> tuple[Key, int, int]:
        """The key of a position and the bounds of the value to come that need no search of the game."""

    @abstractmethod
    def _remember(self, key: Key, proved: tuple[int, ...]) -> None: ...

    @abstractmethod
    def _selfish_results(self, position: Position) -> tuple[int, ...]:
        """Everybody's result after selfish play."""

    def _has(self, value: Value, position: Position) -> int:
        """What a position holds of the value already."""
        return 0

    def _call(self, position: Position, nodes: int, seconds: float) -> AbstractContextManager[None]:
        """A call about a position, which ends when its budget is spent."""
        return self._budget(nodes, seconds)

    # One side against the rest.

    def guaranteed(
        self, position: Position, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        value = self._guaranteed_value(position, seat)
        return self._narrow(value, position, low, high, nodes, seconds)

    def guaranteed_line(self, position: Position, seat: int, value: int) -> tuple[Move, ...]:
        return self._line(self._guaranteed_value(position, seat), position, value)

    def margin(self, position: Position, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        return self._narrow(self._margin_value(position), position, low, high, nodes, seconds)

    def margin_line(self, position: Position, value: int) -> tuple[Move, ...]:
        return self._line(self._margin_value(position), position, value)

    def _narrow(
        self, value: Value, position: Position, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """The bounds, halved by one null window after the other until they meet or the budget is spent."""
        has = self._has(value, position)
        low, high = low - has, high - has
        with self._call(position, nodes, seconds):
            key, least, most = self._known(value, position)
            low, high = max(low, least), min(high, most)
            while low < high:
                target = (low + high + 1) // 2
                # The caller's bounds choose the window only: what is remembered was proved here.
                found = self._null_window(value, position, key, least, most, target)
                least, most = (found, most) if found >= target else (least, found)
                low, high = max(low, least), min(high, most)
        return low + has, high + has

    def _null_window(
        self, value: Value, position: Position, key: Key, low: int, high: int, target: int
    ) -> int:
        """A bound of the value to come on its side of `target`: if the result is `target` or more, the value
        is at least the result; if it is less, the value is at most the result. `low < target <= high`."""
        self._visit()
        more = self._wants_more(value, position)
        better = max if more else min
        found = low if more else high
        has = self._has(value, position)
        for move in self._order_moves(value, position):
            after = position.after(move)
            gain = self._has(value, after) - has
            after_key, least, most = self._known(value, after)
            if least >= target - gain:
                bound = least
            elif most < target - gain:
                bound = most
            else:
                bound = self._null_window(value, after, after_key, least, most, target - gain)
            found = better(found, bound + gain)
            if (found >= target) == more:
                break
        self._remember(key, (found, high) if found >= target else (low, found))
        return found

    def _line(self, value: Value, position: Position, proved: int) -> tuple[Move, ...]:
        """Best play of both sides from a position whose value is proved; nothing if stopped."""
        line: list[Move] = []
        with self._call(position, ENDLESS_NODES, float("inf")):
            while not position.over:
                line.append(self._move_that_keeps(value, position, proved))
                position = position.after(line[-1])
        return tuple(line) if position.over else ()

    def _move_that_keeps(self, value: Value, position: Position, proved: int) -> Move:
        """A move after which the value is still the same.

        All moves are asked with a small budget before any with a larger one: the move that proved the
        value is in the table.
        """
        more = self._wants_more(value, position)
        moves: Sequence[Move] = position.moves()
        budget = 1
        while True:
            for move in moves:
                after = position.after(move)
                target = proved - self._has(value, after) + (0 if more else 1)
                self._last_node = self._nodes + budget
                try:
                    key, least, most = self._known(value, after)
                    if least < target <= most:
                        least = most = self._null_window(value, after, key, least, most, target)
                except BudgetSpent:
                    if self._stopped:
                        raise
                    continue
                if least >= target if more else most < target:
                    return move
            budget = min(64 * budget, ENDLESS_NODES - self._nodes)

    # Everybody on their own.

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        found = None
        with self._call(position, nodes, seconds):
            found = self._selfish_results(position)
        return found  # noqa: RET504 (still None if the budget was spent on the way)

    def selfish_line(self, position: Position, results: tuple[int, ...]) -> tuple[Move, ...]:
        line: list[Move] = []
        with self._call(position, ENDLESS_NODES, float("inf")):
            while not position.over:
                moves = ((move, position.after(move)) for move in position.moves())
                move, position = next(
                    (move, after) for move, after in moves if self._selfish_results(after) == results
                )
                line.append(move)
        return tuple(line) if position.over else ()

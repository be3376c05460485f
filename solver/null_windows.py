"""Null-window search in pure Python, shared by all games: budgets, values and lines of best play.

The search works with the part of a value still *to come*. What a position has accumulated already, if
anything, does not affect the moves that follow.
"""

from __future__ import annotations

import threading
import time
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Generic, TypeVar

from ppsolve.solver.game import GamePosition
from ppsolve.solver.searcher import NO_NODE_LIMIT, Searcher

Position = TypeVar("Position", bound=GamePosition[Any])
Move = TypeVar("Move")
Value = TypeVar("Value")
Key = TypeVar("Key")


class BudgetSpent(Exception):
    """The node or time limit was reached, or `stop()` was called."""


class BudgetedSearcher:
    """Counts visited positions and ends a call when its budget is spent. Allows one call at a time."""

    def __init__(self) -> None:
        self._busy = threading.Lock()
        self._stopped = False
        self._nodes = 0
        self._last_node = 0
        self._deadline = 0.0

    @property
    def nodes(self) -> int:
        """Positions visited in the lifetime of this searcher."""
        return self._nodes

    def stop(self) -> None:
        """Stop the running call, or else the next one."""
        self._stopped = True

    def resume(self) -> None:
        self._stopped = False

    @contextmanager
    def _budget(self, nodes: int, seconds: float) -> Iterator[None]:
        """Run the body as the only call of this searcher; leave it silently when the budget is spent."""
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this searcher is busy")
        self._last_node = self._nodes + nodes
        self._deadline = time.monotonic() + seconds
        try:
            yield
        except BudgetSpent:
            pass
        finally:
            self._stopped = False
            self._busy.release()

    def _visit(self) -> None:
        """Count a position, or end the call if the budget is spent."""
        if self._nodes >= self._last_node or self._stopped or time.monotonic() >= self._deadline:
            raise BudgetSpent
        self._nodes += 1


class NullWindowSearcher(BudgetedSearcher, Searcher[Position, Move], Generic[Position, Move, Value, Key]):
    """A `Searcher` whose abstract methods a game fills in.

    A `Value` identifies a number that one player maximises or minimises against all others. A `Key`
    identifies a position in the transposition table.
    """

    @abstractmethod
    def _guaranteed_value(self, position: Position, seat: int) -> Value:
        """The result that the player at `seat` can guarantee."""

    @abstractmethod
    def _margin_value(self, position: Position) -> Value:
        """The lead of seat 0 over seat 1."""

    @abstractmethod
    def _is_maximising(self, value: Value, position: Position) -> bool:
        """Return whether the player to move maximises `value`."""

    @abstractmethod
    def _order_moves(self, value: Value, position: Position) -> Sequence[Move]:
        """Return the legal moves in the order in which to search them."""

    @abstractmethod
    def _probe(self, value: Value, position: Position) -> tuple[Key, int, int]:
        """Return the key of a position, and its static bounds tightened by those in the table."""

    @abstractmethod
    def _store(self, key: Key, proved: tuple[int, ...]) -> None:
        """Store proved bounds, or selfish results, in the table."""

    @abstractmethod
    def _selfish_results(self, position: Position) -> tuple[int, ...]:
        """Return each player's result under selfish play."""

    def _accumulated(self, value: Value, position: Position) -> int:
        """Return the part of `value` that the position has already secured."""
        return 0

    def _call(self, position: Position, nodes: int, seconds: float) -> AbstractContextManager[None]:
        """Run the body as a call about `position` with this budget."""
        return self._budget(nodes, seconds)

    # One player against all others.

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
        """Bisect the bounds with null windows until they meet or the budget is spent."""
        base = self._accumulated(value, position)
        low, high = low - base, high - base
        with self._call(position, nodes, seconds):
            key, least, most = self._probe(value, position)
            low, high = max(low, least), min(high, most)
            while low < high:
                target = (low + high + 1) // 2
                # The caller's bounds only choose the window: the table stores what was proved here.
                found = self._null_window(value, position, key, least, most, target)
                least, most = (found, most) if found >= target else (least, found)
                low, high = max(low, least), min(high, most)
        return low + base, high + base

    def _null_window(
        self, value: Value, position: Position, key: Key, low: int, high: int, target: int
    ) -> int:
        """Return a bound of the value to come on its side of `target`; `low < target <= high`.

        A result of at least `target` is a lower bound of the value; a smaller result is an upper bound.
        """
        self._visit()
        maximising = self._is_maximising(value, position)
        better = max if maximising else min
        found = low if maximising else high
        base = self._accumulated(value, position)
        for move in self._order_moves(value, position):
            after = position.after(move)
            gain = self._accumulated(value, after) - base
            after_key, least, most = self._probe(value, after)
            if least >= target - gain:
                bound = least
            elif most < target - gain:
                bound = most
            else:
                bound = self._null_window(value, after, after_key, least, most, target - gain)
            found = better(found, bound + gain)
            if (found >= target) == maximising:
                break
        self._store(key, (found, high) if found >= target else (low, found))
        return found

    def _line(self, value: Value, position: Position, proved: int) -> tuple[Move, ...]:
        """Return best play of both sides from a position whose value is proved; empty if stopped."""
        line: list[Move] = []
        with self._call(position, NO_NODE_LIMIT, float("inf")):
            while not position.over:
                line.append(self._optimal_move(value, position, proved))
                position = position.after(line[-1])
        return tuple(line) if position.over else ()

    def _optimal_move(self, value: Value, position: Position, proved: int) -> Move:
        """Return a move that keeps the proved value.

        Searches every move with a small budget before any with a larger one, because the move that proved
        the value is still in the table.
        """
        maximising = self._is_maximising(value, position)
        moves: Sequence[Move] = position.legal_moves
        budget = 1
        while True:
            for move in moves:
                after = position.after(move)
                target = proved - self._accumulated(value, after) + (0 if maximising else 1)
                self._last_node = self._nodes + budget
                try:
                    key, least, most = self._probe(value, after)
                    if least < target <= most:
                        least = most = self._null_window(value, after, key, least, most, target)
                except BudgetSpent:
                    if self._stopped:
                        raise
                    continue
                if least >= target if maximising else most < target:
                    return move
            budget = min(64 * budget, NO_NODE_LIMIT - self._nodes)

    # Selfish play.

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        found = None
        with self._call(position, nodes, seconds):
            found = self._selfish_results(position)
        return found  # noqa: RET504 (still None if the budget was spent on the way)

    def selfish_line(self, position: Position, results: tuple[int, ...]) -> tuple[Move, ...]:
        line: list[Move] = []
        with self._call(position, NO_NODE_LIMIT, float("inf")):
            while not position.over:
                moves = ((move, position.after(move)) for move in position.legal_moves)
                move, position = next(
                    (move, after) for move, after in moves if self._selfish_results(after) == results
                )
                line.append(move)
        return tuple(line) if position.over else ()

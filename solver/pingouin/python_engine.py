"""The engine in pure Python, for machines without the native core: the same evaluation, a few moves ahead.

Two players: alpha-beta over the margin. Three and four: everybody plays for themselves. Iterative deepening
ends when a limit is reached; the last depth that was completed counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from ppsolve.solver.pingouin.engine import MoveEstimate, Suggestion
from ppsolve.solver.pingouin.estimate import estimated_margin, evaluated_fish
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

MoveTuple = tuple[Move, ...]

_INFINITE: Final = 1_000_000


class _OutOfBudget(Exception):
    """Raised when a limit is reached."""


def suggest_in_python(
    position: Position, seconds: float, positions: int, stopped: Callable[[], bool]
) -> Suggestion:
    """Suggest a move; see `engine.suggest`. The first move ahead is always completed."""
    return _Search(position, seconds, positions, stopped).suggestion()


class _Search:
    def __init__(
        self, position: Position, seconds: float, positions: int, stopped: Callable[[], bool]
    ) -> None:
        self._root = position
        self._deadline = time.monotonic() + seconds
        self._positions = positions
        self._stopped = stopped
        self._visited = 0
        self._may_give_up = False

    def suggestion(self) -> Suggestion:
        two = len(self._root.players) == 2
        ahead = self._two_ahead if two else self._all_ahead
        moves, depth, end = self._root.legal_moves, 0, _longest_game(self._root)
        found = ahead(moves, 0)
        self._may_give_up = True
        while depth < end:
            try:
                found = ahead([estimate.move for estimate in found], depth + 1)
            except _OutOfBudget:
                break
            depth += 1
        return Suggestion(self._root, tuple(found), self._visited, depth, proved=False)

    def _visit(self) -> None:
        if self._may_give_up and (
            self._visited >= self._positions or time.monotonic() >= self._deadline or self._stopped()
        ):
            raise _OutOfBudget
        self._visited += 1

    # Two players.

    def _two_ahead(self, moves: Sequence[Move], depth: int) -> list[MoveEstimate]:
        sign = 1 if self._root.to_move == 0 else -1
        found = []
        for move in moves:
            after = self._root.after(move)
            margin, line = self._margin(after, depth, -_INFINITE, _INFINITE)
            end = after
            for played in line:
                end = end.after(played)
            total = sum(evaluated_fish(end))
            fish = (total + margin) / 200, (total - margin) / 200
            found.append(MoveEstimate(move, fish, margin / 100, depth, "searched", (move, *line)))
        return sorted(found, key=lambda estimate: -sign * (estimate.margin or 0))

    def _margin(self, position: Position, depth: int, low: int, high: int) -> tuple[int, MoveTuple]:
        """Return the margin in hundredths `depth` moves ahead, and the line that leads to it."""
        self._visit()
        if depth == 0 or position.over:
            held = position.holdings()
            to_come = 0 if position.over else estimated_margin(position)
            return 100 * (held[0] - held[1]) + to_come, ()
        maximiser = position.to_move == 0
        best, best_line = (-_INFINITE if maximiser else _INFINITE), MoveTuple()
        for move in sorted(position.legal_moves, key=lambda move: -position.ice[move.end]):
            value, line = self._margin(position.after(move), depth - 1, low, high)
            if value > best if maximiser else value < best:
                best, best_line = value, (move, *line)
            if maximiser:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        return best, best_line

    # Three and four players.

    def _all_ahead(self, moves: Sequence[Move], depth: int) -> list[MoveEstimate]:
        seat = self._root.to_move
        assert seat is not None
        found = []
        for move in moves:
            fish, line = self._fish(self._root.after(move), depth)
            found.append(
                MoveEstimate(move, tuple(each / 100 for each in fish), None, depth, "searched", (move, *line))
            )
        return sorted(found, key=lambda estimate: -estimate.fish[seat])

    def _fish(self, position: Position, depth: int) -> tuple[tuple[int, ...], MoveTuple]:
        """Return everybody's fish in hundredths if each mover takes the most for themselves."""
        self._visit()
        if depth == 0 or position.over:
            return evaluated_fish(position), ()
        seat = position.to_move
        assert seat is not None
        best: tuple[int, ...] | None = None
        best_line: MoveTuple = ()
        for move in position.legal_moves:
            fish, line = self._fish(position.after(move), depth - 1)
            if best is None or fish[seat] > best[seat]:
                best, best_line = fish, (move, *line)
        assert best is not None
        return best, best_line


def _longest_game(position: Position) -> int:
    """Return an upper bound of the number of moves left."""
    return sum(map(bool, position.ice)) + sum(player.to_place for player in position.players)

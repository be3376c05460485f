"""The search in pure Python: exact answers about small positions where there is no native core.

It plays on `Position` itself, so that the rules stand in one place. All values it works with are fish *to
come*: what is taken already, or lies below a penguin, belongs to its owner for good and makes no difference
to what follows. Neither do tiles that nobody can get to, nor penguins that cannot move; so positions that
differ only in these share what is remembered.

Two recursions do all the work: a null-window alpha-beta for the questions of one side against the rest, and
max^n for everybody on their own. Both end where a player's regions are private: the rest is a solitaire.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from ppsolve.solver.budget import BudgetedSearcher, BudgetSpent
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.floe import Ice
from ppsolve.solver.pingouin.harvest import Harvests
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import Region, essence, plays_alone, regions_of
from ppsolve.solver.searcher import ENDLESS_NODES, Searcher

BYTES_PER_ENTRY: Final = 400

Key = tuple[object, ...]


class _Value(NamedTuple):
    """A value that one player wants large and everybody else wants small.

    `seat` is the player whose fish are counted; those of `against` are taken off, if there is such a player.
    """

    seat: int
    against: int | None

    def of(self, fish: Sequence[int]) -> int:
        """The value when the players have so many fish."""
        return fish[self.seat] - (0 if self.against is None else fish[self.against])

    def bounds(self, least: Sequence[int], most: Sequence[int]) -> tuple[int, int]:
        """The least and the most it can be when these are bounds of everybody's fish."""
        if self.against is None:
            return least[self.seat], most[self.seat]
        return least[self.seat] - most[self.against], most[self.seat] - least[self.against]


class PythonSearcher(BudgetedSearcher, Searcher[Position, Move]):
    """A `Searcher` without native code; `memory` is about how many bytes its table may take.

    >>> from ppsolve.solver.pingouin.textform import loads
    >>> line = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
    >>> PythonSearcher().margin(loads(line), low=-99, high=99, nodes=100_000, seconds=60)
    (4, 4)
    """

    def __init__(self, memory: int = 1 << 26) -> None:
        super().__init__()
        self._table: dict[Key, tuple[int, ...]] = {}
        self._most_entries = max(0, memory) // BYTES_PER_ENTRY
        self._harvests = Harvests(())

    def guaranteed(
        self, position: Position, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """Bounds of the most fish that the player of `seat` can be sure of; equal if proved."""
        return self._narrow(_Value(seat, None), position, low, high, nodes, seconds)

    def guaranteed_line(self, position: Position, seat: int, value: int) -> tuple[Move, ...]:
        return self._line(_Value(seat, None), position, value)

    def margin(self, position: Position, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        """Bounds of the fish of seat 0 minus those of seat 1 when both play their best; equal if proved."""
        return self._narrow(_Value(0, 1), position, low, high, nodes, seconds)

    def margin_line(self, position: Position, value: int) -> tuple[Move, ...]:
        return self._line(_Value(0, 1), position, value)

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        """Everybody's fish at the end when each player wants the most; `None` if the budget ran out."""
        found = None
        with self._call(position, nodes, seconds):
            found = _sum(position.holdings(), self._max_n(position))
        return found  # noqa: RET504 (still None if the budget was spent on the way)

    def selfish_line(self, position: Position, results: tuple[int, ...]) -> tuple[Move, ...]:
        line: list[Move] = []
        with self._call(position, ENDLESS_NODES, float("inf")):
            while not position.over:
                moves = ((move, position.after(move)) for move in position.moves())
                move, position = next(
                    (move, after)
                    for move, after in moves
                    if _sum(after.holdings(), self._max_n(after)) == results
                )
                line.append(move)
        return tuple(line) if position.over else ()

    @contextmanager
    def _call(self, position: Position, nodes: int, seconds: float) -> Iterator[None]:
        """A call about a position; solitaires are remembered as long as the floe is the same."""
        if not _melted(self._harvests.ice, position.ice):
            self._harvests = Harvests(position.ice, self._visit)
        with self._budget(nodes, seconds):
            yield

    def _remember(self, key: Key, proved: tuple[int, ...]) -> None:
        if len(self._table) >= self._most_entries:
            self._table.clear()
        if self._most_entries:
            self._table[key] = proved

    # One side against the rest.

    def _narrow(
        self, value: _Value, position: Position, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        """The bounds, halved by one null window after the other until they meet or the budget is spent."""
        has = value.of(position.holdings())
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

    def _line(self, value: _Value, position: Position, proved: int) -> tuple[Move, ...]:
        """Best play of both sides from a position whose value is proved; nothing if stopped."""
        line: list[Move] = []
        with self._call(position, ENDLESS_NODES, float("inf")):
            while not position.over:
                line.append(self._move_that_keeps(value, position, proved))
                position = position.after(line[-1])
        return tuple(line) if position.over else ()

    def _move_that_keeps(self, value: _Value, position: Position, proved: int) -> Move:
        """A move after which the value is still the same.

        All moves are asked with a small budget before any with a larger one: the move that proved the
        value is in the table.
        """
        wanted = position.to_move == value.seat
        budget = 1
        while True:
            for move in position.moves():
                after = position.after(move)
                target = proved - value.of(after.holdings()) + (0 if wanted else 1)
                self._last_node = self._nodes + budget
                try:
                    key, least, most = self._known(value, after)
                    if least < target <= most:
                        least = most = self._null_window(value, after, key, least, most, target)
                except BudgetSpent:
                    if self._stopped:
                        raise
                    continue
                if least >= target if wanted else most < target:
                    return move
            budget = min(64 * budget, ENDLESS_NODES - self._nodes)

    def _known(self, value: _Value, position: Position) -> tuple[Key, int, int]:
        """The key of a position and the bounds of the value to come that need no search of the game."""
        if position.over:
            return (), 0, 0
        has = position.holdings()
        least, most = (_difference(fish, has) for fish in fish_bounds(position))
        key: Key = ()
        if position.placing:
            key = value, position.to_move, position.ice, position.players
        else:
            found = regions_of(position)
            sure = [
                self._alone(position, found, seat) if plays_alone(seat, found) else None
                for seat in range(len(has))
            ]
            least = tuple(low if own is None else own for low, own in zip(least, sure, strict=True))
            most = tuple(high if own is None else own for high, own in zip(most, sure, strict=True))
            key = value, *essence(position, found)
        low, high = value.bounds(least, most)
        if low == high:
            return (), low, high
        proved_low, proved_high = self._table.get(key, (low, high))
        return key, max(low, proved_low), min(high, proved_high)

    def _alone(self, position: Position, found: Sequence[Region], seat: int) -> int:
        """The most that a player can take from regions that are private."""
        free = frozenset[int]().union(*(region.tiles for region in found if seat in region.penguins))
        return self._harvests.most(free, position.players[seat].penguins)

    def _null_window(
        self, value: _Value, position: Position, key: Key, low: int, high: int, target: int
    ) -> int:
        """A bound of the value to come on its side of `target`: if the result is `target` or more, the value
        is at least the result; if it is less, the value is at most the result. `low < target <= high`."""
        self._visit()
        wanted = position.to_move == value.seat
        better = max if wanted else min
        found = low if wanted else high
        has = value.of(position.holdings())
        # Many fish at once, for oneself or out of the reach of others.
        for move in sorted(position.moves(), key=lambda move: -position.ice[move.end]):
            after = position.after(move)
            gain = value.of(after.holdings()) - has
            after_key, least, most = self._known(value, after)
            if least >= target - gain:
                bound = least
            elif most < target - gain:
                bound = most
            else:
                bound = self._null_window(value, after, after_key, least, most, target - gain)
            found = better(found, bound + gain)
            if (found >= target) == wanted:
                break
        self._remember(key, (found, high) if found >= target else (low, found))
        return found

    # Everybody on their own.

    def _max_n(self, position: Position) -> tuple[int, ...]:
        """Everybody's fish to come in selfish play."""
        seats = len(position.players)
        if position.to_move is None:
            return (0,) * seats
        if position.placing:
            key: Key = "selfish", position.to_move, position.ice, position.players
        else:
            found = regions_of(position)
            if all(len(region.penguins) == 1 for region in found):
                return tuple(self._alone(position, found, seat) for seat in range(seats))
            key = "selfish", *essence(position, found)
        best = self._table.get(key)
        if best is None:
            self._visit()
            mover, *others = ((position.to_move + step) % seats for step in range(seats))
            has = position.holdings()

            def rank(fish: Sequence[int]) -> tuple[int, ...]:
                left = [-fish[seat] for seat in others]
                return fish[mover], sum(left), *left

            best = max(
                (
                    _sum(_difference(after.holdings(), has), self._max_n(after))
                    for after in map(position.after, position.moves())
                ),
                key=rank,
            )
            self._remember(key, best)
        return best


def _melted(before: Ice, now: Ice) -> bool:
    """Whether a floe is what another one may have become: some tiles are gone, none is another."""
    return len(before) == len(now) and all(fish in (0, was) for was, fish in zip(before, now, strict=True))


def _sum(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def _difference(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))

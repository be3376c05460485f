"""Search in pure Python: exact answers about small positions, the fallback for the native core.

It plays on `Position`, so that the rules are defined only once. Values are fish *to come*: fish already taken
or below a penguin are safe and do not affect further play. Nor do unreachable tiles or stuck penguins, so
positions that differ only in these share an entry of the transposition table.

There are two recursions: null-window alpha-beta for one player against the rest, and max^n for selfish play.
Both stop when a player's regions are private, because the rest is a solitaire.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from ppsolve.solver.null_windows import NullWindowSearcher
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.floe import Ice
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import Region, plays_alone, regions_of, transposition_key
from ppsolve.solver.pingouin.solitaire import SolitaireSolver

BYTES_PER_ENTRY: Final = 400

Key = tuple[object, ...]


class _Value(NamedTuple):
    """A value that the player at `seat` maximises and everybody else minimises.

    It is the fish of `seat`, minus those of `against` unless that is `None`.
    """

    seat: int
    against: int | None

    def of(self, fish: Sequence[int]) -> int:
        """Return the value if the players have these numbers of fish."""
        return fish[self.seat] - (0 if self.against is None else fish[self.against])

    def bounds(self, least: Sequence[int], most: Sequence[int]) -> tuple[int, int]:
        """Bound the value, given bounds on every player's fish."""
        if self.against is None:
            return least[self.seat], most[self.seat]
        return least[self.seat] - most[self.against], most[self.seat] - least[self.against]


class PythonSearcher(NullWindowSearcher[Position, Move, _Value, Key]):
    """A `Searcher` without native code; `memory` is the approximate size of its table in bytes.

    >>> from ppsolve.solver.pingouin.textform import loads
    >>> line = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
    >>> PythonSearcher().margin(loads(line), low=-99, high=99, nodes=100_000, seconds=60)
    (4, 4)
    """

    def __init__(self, memory: int = 1 << 26) -> None:
        super().__init__()
        self._table: dict[Key, tuple[int, ...]] = {}
        self._most_entries = max(0, memory) // BYTES_PER_ENTRY
        self._solitaires = SolitaireSolver(())

    def _guaranteed_value(self, position: Position, seat: int) -> _Value:
        return _Value(seat, None)

    def _margin_value(self, position: Position) -> _Value:
        return _Value(0, 1)

    def _is_maximising(self, value: _Value, position: Position) -> bool:
        return position.to_move == value.seat

    def _order_moves(self, value: _Value, position: Position) -> Sequence[Move]:
        # Most fish first: they are gained, or denied to others.
        return sorted(position.legal_moves, key=lambda move: -position.ice[move.end])

    def _accumulated(self, value: _Value, position: Position) -> int:
        return value.of(position.holdings())

    @contextmanager
    def _call(self, position: Position, nodes: int, seconds: float) -> Iterator[None]:
        """Run the body as a call about `position`; cached solitaires are kept if they stay valid."""
        if not _is_later(self._solitaires.ice, position.ice):
            self._solitaires = SolitaireSolver(position.ice, self._visit)
        with self._budget(nodes, seconds):
            yield

    def _store(self, key: Key, proved: tuple[int, ...]) -> None:
        if len(self._table) >= self._most_entries:
            self._table.clear()
        if self._most_entries:
            self._table[key] = proved

    def _probe(self, value: _Value, position: Position) -> tuple[Key, int, int]:
        if position.over:
            return (), 0, 0
        has = position.holdings()
        least, most = (_difference(fish, has) for fish in fish_bounds(position))
        key: Key = ()
        if position.placing:
            key = value, position.to_move, position.ice, position.players
        else:
            found = regions_of(position)
            exact = [
                self._alone(position, found, seat) if plays_alone(seat, found) else None
                for seat in range(len(has))
            ]
            least = tuple(low if own is None else own for low, own in zip(least, exact, strict=True))
            most = tuple(high if own is None else own for high, own in zip(most, exact, strict=True))
            key = value, *transposition_key(position, found)
        low, high = value.bounds(least, most)
        if low == high:
            return (), low, high
        proved_low, proved_high = self._table.get(key, (low, high))
        return key, max(low, proved_low), min(high, proved_high)

    def _alone(self, position: Position, found: Sequence[Region], seat: int) -> int:
        """Return the most fish that a player can take from their private regions."""
        free = frozenset[int]().union(*(region.tiles for region in found if seat in region.penguins))
        return self._solitaires.most(free, position.players[seat].penguins)

    def _selfish_results(self, position: Position) -> tuple[int, ...]:
        return _sum(position.holdings(), self._max_n(position))

    def _max_n(self, position: Position) -> tuple[int, ...]:
        """Return each player's fish to come in selfish play."""
        seats = len(position.players)
        if position.to_move is None:
            return (0,) * seats
        if position.placing:
            key: Key = "selfish", position.to_move, position.ice, position.players
        else:
            found = regions_of(position)
            if all(len(region.penguins) == 1 for region in found):
                return tuple(self._alone(position, found, seat) for seat in range(seats))
            key = "selfish", *transposition_key(position, found)
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
                    for after in map(position.after, position.legal_moves)
                ),
                key=rank,
            )
            self._store(key, best)
        return best


def _is_later(before: Ice, now: Ice) -> bool:
    """Return whether `now` may be a later state of `before`: some tiles are gone, the others unchanged."""
    return len(before) == len(now) and all(fish in (0, was) for was, fish in zip(before, now, strict=True))


def _sum(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def _difference(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))

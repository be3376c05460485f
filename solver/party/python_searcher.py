"""The searcher in pure Python, for small positions and for installations without the native core.

It searches `Position` objects, so the rules are implemented only once. Its transposition table uses a key
that symmetric positions share. Two recursions do the work: null-window alpha-beta for one side against the
rest, and max^n for everybody playing for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ppsolve.solver.null_windows import NullWindowSearcher
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement
from ppsolve.solver.party.symmetry import COVERED

BYTES_PER_ENTRY: Final = 256
"""Measured: 130 to 220, for a key of 30 to 60 characters, a tuple, and a share of the dictionary."""

NAMES: Final = "abcde"
HELD_BY_NOBODY: Final = {ord(colour): "-" for colour in COLOURS}


class _Value(NamedTuple):
    """A value that one player wants small and everybody else wants large."""

    name: str
    """Prefix of every key in the table: whatever the value depends on besides the position."""
    minimiser: int
    bounds: Callable[[Position], tuple[int, int]]
    """Static bounds, equal once the value is certain."""


class _Table:
    """The transposition table, in two generations: when the newer is full, the older is discarded."""

    def __init__(self, entries: int) -> None:
        self._half = entries // 2
        self._newer: dict[str, tuple[int, ...]] = {}
        self._older: dict[str, tuple[int, ...]] = {}

    def get(self, key: str) -> tuple[int, ...] | None:
        return self._newer.get(key) or self._older.get(key)

    def put(self, key: str, proved: tuple[int, ...]) -> None:
        if len(self._newer) >= self._half:
            if not self._half:
                return
            self._newer, self._older = {}, self._newer
        self._newer[key] = proved


class PythonSearcher(NullWindowSearcher[Position, Placement, _Value, str]):
    """A `Searcher` without native code, with a transposition table of about `memory` bytes.

    >>> from ppsolve.solver import Player, Position
    >>> position = Position.new([Player("Alice", "RRGY"), Player("Bob", "RGPB")], base=3)
    >>> PythonSearcher().guaranteed(position, seat=0, low=0, high=4, nodes=1000, seconds=60)
    (1, 1)
    """

    def __init__(self, memory: int = 1 << 26) -> None:
        super().__init__()
        self._table = _Table(max(0, memory) // BYTES_PER_ENTRY)

    def _guaranteed_value(self, position: Position, seat: int) -> _Value:
        """Return the value to search for `guaranteed`: the cards left to `seat`."""
        if not 0 <= seat < len(position.players):
            raise ValueError(f"seat {seat}, but seats are 0 to {len(position.players) - 1}")

        def bounds(position: Position) -> tuple[int, int]:
            return _cards_left(position, seat)

        return _Value(f"g{seat}{_rules_name(position)}", seat, bounds)

    def _margin_value(self, position: Position) -> _Value:
        """Return the value to search for `margin`: the score of seat 1 minus that of seat 0."""
        if len(position.players) != 2:
            raise ValueError(f"margin is a question for 2 players, not {len(position.players)}")
        credit = [position.bonus(seat) for seat in (0, 1)]

        def bounds(position: Position) -> tuple[int, int]:
            # A score increases with the cards left, so bounds of the cards give bounds of the score.
            (best, worst), (best_of_other, worst_of_other) = (
                [cards or -credit[seat] for cards in _cards_left(position, seat)] for seat in (0, 1)
            )
            return best_of_other - worst, worst_of_other - best

        return _Value(f"m{credit}{_rules_name(position)}", 1, bounds)

    def _is_maximising(self, value: _Value, position: Position) -> bool:
        return position.to_move != value.minimiser

    def _order_moves(self, value: _Value, position: Position) -> Sequence[Placement]:
        # A colour in the pyramid helps those who hold it. So the minimiser starts with their largest colour,
        # and the others with the minimiser's smallest.
        hand = position.players[value.minimiser].hand
        most_first = position.to_move == value.minimiser
        return sorted(position.legal_moves, key=lambda move: hand.count(move.colour), reverse=most_first)

    def _probe(self, value: _Value, position: Position) -> tuple[str, int, int]:
        low, high = value.bounds(position)
        if low == high:
            return "", low, high
        key = _key(value.name, position)
        least, most = self._table.get(key) or (low, high)
        return key, max(low, least), min(high, most)

    def _store(self, key: str, proved: tuple[int, ...]) -> None:
        self._table.put(key, proved)

    def _selfish_results(self, position: Position) -> tuple[int, ...]:
        return self._max_n(position, f"s{_rules_name(position)}")

    def _max_n(self, position: Position, name: str) -> tuple[int, ...]:
        """Return everybody's cards left after selfish play."""
        if position.to_move is None:
            return position.penalties()
        key = _key(name, position)
        left = self._table.get(key)
        if left is None:
            self._visit()
            seats = len(position.players)
            mover, *others = ((position.to_move + step) % seats for step in range(seats))
            held = position.penalties()
            ideal = (0, sum(held[seat] for seat in others), *(held[seat] for seat in others))
            best: tuple[int, ...] = ()
            for move in position.legal_moves:
                outcome = self._max_n(position.after(move), name)
                kept = [outcome[seat] for seat in others]
                rank = (-outcome[mover], sum(kept), *kept)
                if not best or rank > best:
                    best, left = rank, outcome
                    if rank == ideal:
                        break
            assert left is not None
            self._table.put(key, left)
        return left


def _cards_left(position: Position, seat: int) -> tuple[int, int]:
    """Return static bounds of the cards that a player will be left with."""
    player = position.players[seat]
    cards = len(player.hand)
    if position.over or not player.active:
        return cards, cards
    return 0, cards - (position.to_move == seat)


def _rules_name(position: Position) -> str:
    """Return a code for the rules that affect play; the choices of each rule differ in their first letter."""
    rules = position.rules
    return f"{rules.base}{rules.upper_rows[0]}{rules.stuck[0]}"


def _key(name: str, position: Position) -> str:
    """Return the transposition-table key of a position for the value `name`.

    Positions that differ only in ways that do not matter share a key: mirror images, renamed colours, and the
    faces of cards that are built over or that nobody can match. The key is a cheaper variant of
    `canonical()`, which would cost more here than it saves.
    """
    rows = position.pyramid
    hands = ["" if player.out else player.hand for player in position.players]
    paid = "".join([chr(48 + len(player.hand)) if player.out else "0" for player in position.players])
    held = "".join(hands)
    columns = {
        colour: "".join([chr(48 + hand.count(colour)) for hand in hands])
        for colour in COLOURS
        if colour in held
    }
    # Two cells rest on each card. At the ends of a row, one of them does not exist once the base is full.
    edge = COVERED if rows and len(rows[0]) == position.rules.base else EMPTY
    above = (*rows[1:], EMPTY * (len(rows[-1]) - 1)) if rows else ()
    to_the_left = EMPTY.join([edge + row for row in above])
    to_the_right = EMPTY.join([row + edge for row in above])
    cells = zip("/".join(rows), to_the_left, to_the_right, strict=True)
    seen = "".join([card if EMPTY in (left, right) else COVERED for card, left, right in cells])
    from_behind = "/".join(reversed(seen[::-1].split("/")))
    pyramid = min(_name_cards(seen, columns), _name_cards(from_behind, columns))
    return f"{name} {position.to_move} {paid} {pyramid}"


def _name_cards(pyramid: str, columns: dict[str, str]) -> str:
    """Return the pyramid and the hands with renamed colours: first those in the pyramid in order of
    appearance, then those only in hands. Colours that everybody holds equally many of are interchangeable."""
    order = [colour for colour in dict.fromkeys(pyramid) if colour in columns]
    order += sorted((colour for colour in columns if colour not in order), key=columns.__getitem__)
    names = HELD_BY_NOBODY | dict(zip(map(ord, order), NAMES, strict=False))
    return " ".join((pyramid.translate(names), *[columns[colour] for colour in order]))

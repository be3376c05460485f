"""The search in pure Python: exact answers about small positions where there is no native core.

It plays on `Position` itself, so that the rules stand in one place, and remembers what it proved
under a key that symmetric positions share. Two recursions do all the work: a null-window alpha-beta
for the questions of one side against the rest, and max^n for everybody on their own.
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
"""130 to 220 were measured: a key of 30 to 60 characters, a tuple, and a share of the dictionary."""

NAMES: Final = "abcde"
HELD_BY_NOBODY: Final = {ord(colour): "-" for colour in COLOURS}


class _Value(NamedTuple):
    """A value that one player wants small and everybody else wants large."""

    name: str
    """What the value depends on besides the position's key: the start of every key in the table."""
    minimiser: int
    bounds: Callable[[Position], tuple[int, int]]
    """Bounds that cost nothing, equal once the value is settled."""


class _Table:
    """What was proved, by key. Two halves: when the newer is full, the older is forgotten."""

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
    """A `Searcher` without native code; `memory` is about how many bytes its table may take.

    >>> from ppsolve.solver import Player, Position
    >>> position = Position.new([Player("Alice", "RRGY"), Player("Bob", "RGPB")], base=3)
    >>> PythonSearcher().guaranteed(position, seat=0, low=0, high=4, nodes=1000, seconds=60)
    (1, 1)
    """

    def __init__(self, memory: int = 1 << 26) -> None:
        super().__init__()
        self._table = _Table(max(0, memory) // BYTES_PER_ENTRY)

    def _guaranteed_value(self, position: Position, seat: int) -> _Value:
        """The question of how few cards the player of a seat can be sure of."""
        if not 0 <= seat < len(position.players):
            raise ValueError(f"seat {seat}, but seats are 0 to {len(position.players) - 1}")

        def bounds(position: Position) -> tuple[int, int]:
            return _cards_left(position, seat)

        return _Value(f"g{seat}{_rules_name(position)}", seat, bounds)

    def _margin_value(self, position: Position) -> _Value:
        """The question of the score of seat 1 minus that of seat 0."""
        if len(position.players) != 2:
            raise ValueError(f"margin is a question for 2 players, not {len(position.players)}")
        credit = [position.bonus(seat) for seat in (0, 1)]

        def bounds(position: Position) -> tuple[int, int]:
            # A score grows with the cards left, so the bounds of one give those of the other.
            (best, worst), (best_of_other, worst_of_other) = (
                [cards or -credit[seat] for cards in _cards_left(position, seat)] for seat in (0, 1)
            )
            return best_of_other - worst, worst_of_other - best

        return _Value(f"m{credit}{_rules_name(position)}", 1, bounds)

    def _is_maximising(self, value: _Value, position: Position) -> bool:
        return position.to_move != value.minimiser

    def _order_moves(self, value: _Value, position: Position) -> Sequence[Placement]:
        # A colour in the pyramid helps those who hold it: the minimiser begins with the colour they
        # hold most of, the others with the one that the minimiser holds least of.
        hand = position.players[value.minimiser].hand
        most_first = position.to_move == value.minimiser
        return sorted(position.placements(), key=lambda move: hand.count(move.colour), reverse=most_first)

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
        """Everybody's cards left after selfish play."""
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
            for move in position.placements():
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
    """Bounds of the cards that a player will be left with, from the look of it."""
    player = position.players[seat]
    cards = len(player.hand)
    if position.over or not player.active:
        return cards, cards
    return 0, cards - (position.to_move == seat)


def _rules_name(position: Position) -> str:
    """The rules that decide how a position goes on; one letter tells the choices of each apart."""
    rules = position.rules
    return f"{rules.base}{rules.upper_rows[0]}{rules.stuck[0]}"


def _key(name: str, position: Position) -> str:
    """A text that positions share only if they are the same game, for the question of that name.

    What makes no difference is left out: which side is left, what the colours are called, the faces
    of cards that have nothing but cards above them, and which of the colours that nobody can play a
    card shows. It is a cheaper relative of `canonical()`, which looks further ahead and costs more
    than it saves here.
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
    # Above each card lie two cells; beyond the ends of a row there are none once the base is full.
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
    """A pyramid and its hands with new names for the colours: in the order in which they appear, then
    those that are only in hands, where colours that are held alike are interchangeable."""
    order = [colour for colour in dict.fromkeys(pyramid) if colour in columns]
    order += sorted((colour for colour in columns if colour not in order), key=columns.__getitem__)
    names = HELD_BY_NOBODY | dict(zip(map(ord, order), NAMES, strict=False))
    return " ".join((pyramid.translate(names), *[columns[colour] for colour in order]))

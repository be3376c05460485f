"""Foresight: how many cards a move may leave a player with, as a small network learned it from rounds.

Looks at nothing but what the player can see: the pyramid, the own hand, how many cards the others hold, and
how they are taken to play. The network has two layers. The first one sees the colours held, one by one, each
with the table; what it says of them is added up, and the second one sees the sum and the table. It was
learned by `benchmarks/value_network` from rounds that it played itself.

All numbers are whole, so that both cores find the same. What is computed in Python below is the definition.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.playouts import careless_moves
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules

PARTS_OF_A_CARD: Final = 256
"""Values are in such parts."""

MOST_INPUT: Final = 31
MOST_SIGNAL: Final = 4095
MOST_WANTED: Final = 24
"""Larger numbers than were met in learning count as these."""

_Matrix = list[list[int]]


@dataclass(frozen=True)
class Opponents:
    """The others who are still in the round: how many they are, the cards they hold in all, and how many of
    them are taken to play greedily or thriftily."""

    players: int
    cards: int
    greedy: int
    thrifty: int


@dataclass(frozen=True)
class _Weights:
    colour: _Matrix
    colour_table: _Matrix
    colour_bias: list[int]
    sum: _Matrix
    table: _Matrix
    bias: list[int]
    last: list[int]
    last_bias: int


@cache
def _learned() -> _Weights:
    return _Weights(**json.loads(Path(__file__).with_name("value_network.json").read_text(encoding="utf-8")))


def best_move_by_value(position: Position, opponents: Opponents) -> tuple[Placement, int]:
    """The first of the moves after which the fewest cards may be left to the player to move, and how many."""
    left = {
        move: value_after(move, position.pyramid, position.mover.hand, position.rules, opponents)
        for move in careless_moves(position, "random")
    }
    best = min(left, key=lambda move: left[move])
    return best, left[best]


def value_after(move: Placement, rows: Rows, hand: str, rules: Rules, opponents: Opponents) -> int:
    """The cards left to expect after a move, in `PARTS_OF_A_CARD`."""
    rest = hand.replace(move.colour, "", 1)
    return predicted_cards(with_card(rows, move), rest, rules, opponents) if rest else 0


def predicted_cards(rows: Rows, hand: str, rules: Rules, opponents: Opponents) -> int:
    """The cards left to expect with a hand that is not empty, after a move to a pyramid; it may be a little
    below 0.

    >>> opponents = Opponents(players=2, cards=12, greedy=0, thrifty=0)
    >>> predicted_cards(("RGB", "R."), "RRGP", Rules.of(3), opponents) / PARTS_OF_A_CARD
    0.33203125
    """
    learned, seen = _learned(), _View(rows, hand, rules)
    table = [
        rules.base - seen.width,
        opponents.players,
        opponents.cards,
        len(hand),
        len(seen.own),
        len(seen.open) - len(seen.own),
        sum(seen.unseen.values()),
        opponents.greedy,
        opponents.thrifty,
    ]
    before = _added(learned.colour_bias, learned.colour_table, table)
    total = [0] * len(before)
    for colour in COLOURS:
        if colour in hand:
            first = _added(before, learned.colour, seen.colour_inputs(colour))
            total = [so_far + max(one, 0) for so_far, one in zip(total, first, strict=True)]
    second = _added(learned.bias, learned.table, table)
    for signal, weights in zip(_passed_on(total, 2), learned.sum, strict=True):
        second = [so_far + signal * weight for so_far, weight in zip(second, weights, strict=True)]
    last = zip(_passed_on(second, 6), learned.last, strict=True)
    return (learned.last_bias + sum(signal * weight for signal, weight in last)) >> 8


def _added(sums: list[int], weights: _Matrix, inputs: Sequence[int]) -> list[int]:
    for row, number in zip(weights, inputs, strict=True):
        most = min(number, MOST_INPUT)
        sums = [so_far + most * weight for so_far, weight in zip(sums, row, strict=True)]
    return sums


def _passed_on(sums: Iterable[int], halvings: int) -> list[int]:
    """What units pass on: nothing below 0, and one for so many halvings."""
    return [min(max(one, 0) >> halvings, MOST_SIGNAL) for one in sums]


class _View:
    """A pyramid as a player with a hand sees it."""

    def __init__(self, rows: Rows, hand: str, rules: Rules) -> None:
        self.width = len(rows[0])
        self._hand = hand
        self._cards = {
            (row, column): card
            for row, cards in enumerate(rows)
            for column, card in enumerate(cards)
            if card != EMPTY
        }
        self.open = {(slot.row, slot.column): slot.accepts for slot in open_slots(rows, rules) if slot.row}
        self.own = {cell for cell, accepts in self.open.items() if set(accepts) & set(hand)}
        self._shared = {
            cell for cell in self.own if len(self.open[cell]) > 1 and set(self.open[cell]) <= set(hand)
        }
        placed, held = counts("".join(self._cards.values())), counts(hand)
        self.unseen = {
            colour: number - on_table - own
            for colour, number, on_table, own in zip(COLOURS, rules.deck, placed, held, strict=True)
        }
        self._grows = self.width < rules.base
        coming = {*self.open, (0, self.width)} if self._grows else set(self.open)
        self._closed = {
            (row, column)
            for row in range(1, rules.base)
            for column in range(rules.base - row)
            if (row, column) not in self._cards and (row, column) not in self.open
        }
        self._near = {cell for cell in self._closed if coming & _below(cell)}

    def colour_inputs(self, colour: str) -> list[int]:
        """What there is to know about a colour of the hand."""
        held = self._hand.count(colour)
        cards = {cell for cell, card in self._cards.items() if card == colour}
        places = {cell for cell, accepts in self.open.items() if colour in accepts}
        above = {cell for cell in self._closed if cards & _below(cell)}
        left_end = self._grows and (0, 0) in cards
        wanted = sum(self.unseen[other] for cell in places for other in self.open[cell] if other != colour)
        return [
            held,
            len(places),
            min(held, len(places)),
            sum(self.open[cell] == colour for cell in places),
            sum(not _above(cell) <= self._cards.keys() for cell in cards),
            len(above) + left_end,
            self.unseen[colour],
            not places,
            len(places & self._shared),
            min(wanted, MOST_WANTED),
            len(above & self._near) + left_end,
        ]


def _below(cell: tuple[int, int]) -> set[tuple[int, int]]:
    """The two cells that a cell, told by row and column, rests on."""
    row, column = cell
    return {(row - 1, column), (row - 1, column + 1)}


def _above(cell: tuple[int, int]) -> set[tuple[int, int]]:
    """The two cells that rest on it."""
    row, column = cell
    return {(row + 1, column - 1), (row + 1, column)}

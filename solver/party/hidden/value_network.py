"""The value network: predicts how many cards a player will be left with, from what that player can see.

The features are the pyramid, the player's own hand, the number of cards the opponents hold, and their assumed
policies. The first layer runs once for each colour held, on the colour's features and the table's. Its
outputs are summed; the second layer sees the sum and the table's features. `benchmarks/value_network` trains
the weights from rounds of self-play.

The arithmetic is in integers, so both engines get identical results. This Python code is the definition.
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
"""The unit of all values: 256 parts are one card."""

MOST_INPUT: Final = 31
"""Features are capped here: larger numbers did not occur in training."""
MOST_SIGNAL: Final = 4095
"""Cap of the clipped ReLU."""
MOST_WANTED: Final = 24
"""Cap of the feature that counts unseen cards competing for a colour's places."""

_Matrix = list[list[int]]


@dataclass(frozen=True)
class Opponents:
    """The opponents still in the round: how many, their cards in all, and how many play greedily or
    thriftily."""

    players: int
    cards: int
    greedy: int
    thrifty: int


@dataclass(frozen=True)
class _Weights:
    """The weights by layer, under the names in `value_network.json`."""

    colour: _Matrix
    colour_table: _Matrix
    colour_bias: list[int]
    sum: _Matrix
    table: _Matrix
    bias: list[int]
    last: list[int]
    last_bias: int


@cache
def _load_weights() -> _Weights:
    return _Weights(**json.loads(Path(__file__).with_name("value_network.json").read_text(encoding="utf-8")))


def best_move_by_value(position: Position, opponents: Opponents) -> tuple[Placement, int]:
    """Return the move with the lowest predicted value for the player to move (the first of equals), and that
    value."""
    values = {
        move: value_after(move, position.pyramid, position.mover.hand, position.rules, opponents)
        for move in careless_moves(position, "random")
    }
    best = min(values, key=lambda move: values[move])
    return best, values[best]


def value_after(move: Placement, rows: Rows, hand: str, rules: Rules, opponents: Opponents) -> int:
    """Predict the cards left after `move`, in `PARTS_OF_A_CARD`."""
    rest = hand.replace(move.colour, "", 1)
    return predicted_cards(with_card(rows, move), rest, rules, opponents) if rest else 0


def predicted_cards(rows: Rows, hand: str, rules: Rules, opponents: Opponents) -> int:
    """Predict the cards left to a player who has just moved and holds `hand`, which is not empty.

    The result may be slightly negative.

    >>> opponents = Opponents(players=2, cards=12, greedy=0, thrifty=0)
    >>> predicted_cards(("RGB", "R."), "RRGP", Rules.of(3), opponents) / PARTS_OF_A_CARD
    0.33203125
    """
    weights, features = _load_weights(), _Features(rows, hand, rules)
    table = features.of_table(opponents)
    shared = _accumulate(weights.colour_bias, weights.colour_table, table)
    total = [0] * len(shared)
    for colour in COLOURS:
        if colour in hand:
            first = _accumulate(shared, weights.colour, features.of_colour(colour))
            total = [so_far + max(one, 0) for so_far, one in zip(total, first, strict=True)]
    second = _accumulate(weights.bias, weights.table, table)
    for signal, row in zip(_clipped_relu(total, 2), weights.sum, strict=True):
        second = [so_far + signal * weight for so_far, weight in zip(second, row, strict=True)]
    last = zip(_clipped_relu(second, 6), weights.last, strict=True)
    return (weights.last_bias + sum(signal * weight for signal, weight in last)) >> 8


def _accumulate(sums: list[int], weights: _Matrix, features: Sequence[int]) -> list[int]:
    """Add the capped features, multiplied by their rows of weights, to `sums`."""
    for row, feature in zip(weights, features, strict=True):
        capped = min(feature, MOST_INPUT)
        sums = [so_far + capped * weight for so_far, weight in zip(sums, row, strict=True)]
    return sums


def _clipped_relu(sums: Iterable[int], shift: int) -> list[int]:
    """Return `max(0, x) >> shift`, capped at `MOST_SIGNAL`, for every sum."""
    return [min(max(one, 0) >> shift, MOST_SIGNAL) for one in sums]


class _Features:
    """The features of a pyramid for a player with a hand."""

    def __init__(self, rows: Rows, hand: str, rules: Rules) -> None:
        self._hand = hand
        self._cards = {
            (row, column): card
            for row, cards in enumerate(rows)
            for column, card in enumerate(cards)
            if card != EMPTY
        }
        self._open = {(slot.row, slot.column): slot.accepts for slot in open_slots(rows, rules) if slot.row}
        self._fitting = {cell for cell, accepts in self._open.items() if set(accepts) & set(hand)}
        self._shared = {
            cell for cell in self._fitting if len(self._open[cell]) > 1 and set(self._open[cell]) <= set(hand)
        }
        placed, held = counts("".join(self._cards.values())), counts(hand)
        self._unseen = {
            colour: number - on_table - own
            for colour, number, on_table, own in zip(COLOURS, rules.deck, placed, held, strict=True)
        }
        width = len(rows[0])
        self._free_base = rules.base - width
        coming = {*self._open, (0, width)} if self._free_base else set(self._open)
        self._closed = {
            (row, column)
            for row in range(1, rules.base)
            for column in range(rules.base - row)
            if (row, column) not in self._cards and (row, column) not in self._open
        }
        self._near = {cell for cell in self._closed if coming & _below(cell)}

    def of_table(self, opponents: Opponents) -> list[int]:
        """Return the features that do not depend on a colour."""
        return [
            self._free_base,
            opponents.players,
            opponents.cards,
            len(self._hand),
            len(self._fitting),
            len(self._open) - len(self._fitting),
            sum(self._unseen.values()),
            opponents.greedy,
            opponents.thrifty,
        ]

    def of_colour(self, colour: str) -> list[int]:
        """Return the features of a colour in the hand."""
        held = self._hand.count(colour)
        cards = {cell for cell, card in self._cards.items() if card == colour}
        places = {cell for cell, accepts in self._open.items() if colour in accepts}
        above = {cell for cell in self._closed if cards & _below(cell)}
        left_end = self._free_base > 0 and (0, 0) in cards
        wanted = sum(self._unseen[other] for cell in places for other in self._open[cell] if other != colour)
        return [
            held,
            len(places),
            min(held, len(places)),
            sum(self._open[cell] == colour for cell in places),
            sum(not _above(cell) <= self._cards.keys() for cell in cards),
            len(above) + left_end,
            self._unseen[colour],
            not places,
            len(places & self._shared),
            min(wanted, MOST_WANTED),
            len(above & self._near) + left_end,
        ]


def _below(cell: tuple[int, int]) -> set[tuple[int, int]]:
    """Return the two cells that a (row, column) cell rests on."""
    row, column = cell
    return {(row - 1, column), (row - 1, column + 1)}


def _above(cell: tuple[int, int]) -> set[tuple[int, int]]:
    """Return the two cells that rest on a (row, column) cell."""
    row, column = cell
    return {(row + 1, column - 1), (row + 1, column)}

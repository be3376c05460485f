"""Thrifty play: a way to choose quickly that looks after the own cards. Others may be taken to play so.

The thriftiest move is only the likeliest one: who plans ahead often has a reason to play another.

After a move it is best, in this order of weight, if many of the own cards have a place of their own; if few
colours have to share them; if cards of the own colours lie open, so that a place may come back; and if few
places are open in which none of the own cards fits. The weights were tuned over rounds among careless
players.
"""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.playouts import careless_choices
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, open_slots, with_card
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

OWN_PLACE: Final = 8
"""For every own card that has a place, each place taken for one card of a colour."""
PLAYABLE_CARD: Final = 3
"""For every own card of a colour that has a place at all."""
PLAYABLE_COLOUR: Final = -8
OPEN_CARD: Final = 4
"""For every own card to which a card of its colour lies uncovered in the pyramid."""
STRANGE_PLACE: Final = -6
"""For every open place above the base in which no own card fits."""

LIKELIEST: Final = 1_048_576, 934_175, 832_255, 741_455, 660_561, 588_493
"""The weight of a move among the lots of a thrifty player: of the thriftiest one 2^20, and half as much for
every 6 that a move is worth less."""


def drawn_move(position: Position, random: SplitMix64) -> Placement:
    """The move of a player taken to be thrifty, drawn with the next random word."""
    lots = thrifty_lots(position.mover.hand, position.pyramid, position.rules)
    drawn = random.below(sum(lots.values()))
    for move, lot in lots.items():
        drawn -= lot
        if drawn < 0:
            return move
    raise AssertionError("a lot is drawn")


def thrifty_lots(hand: str, rows: Rows, rules: Rules) -> dict[Placement, int]:
    """The legal moves with that hand, by colour, row and column, and how likely each of them is."""
    moves = careless_choices(hand, open_slots(rows, rules), "random")
    worth = {move: _thrift(hand, rows, rules, move) for move in moves}
    most = max(worth.values())
    return {move: _lot(most - value) for move, value in worth.items()}


def _lot(less: int) -> int:
    halved, rest = divmod(less, len(LIKELIEST))
    return max(LIKELIEST[rest] >> halved, 1)


def thrift_of(position: Position, move: Placement) -> int:
    """How well a move looks after the cards of who plays it."""
    return _thrift(position.mover.hand, position.pyramid, position.rules, move)


def _thrift(hand: str, rows: Rows, rules: Rules, move: Placement) -> int:
    hand = hand.replace(move.colour, "", 1)
    after = with_card(rows, move)
    upper = [slot for slot in open_slots(after, rules) if slot.row]
    value = STRANGE_PLACE * sum(not set(slot.accepts) & set(hand) for slot in upper)
    for colour in COLOURS:
        if held := hand.count(colour):
            places = sum(colour in slot.accepts for slot in upper)
            value += OWN_PLACE * min(held, places) + OPEN_CARD * min(held, _uncovered(after, colour))
            value += PLAYABLE_CARD * held + PLAYABLE_COLOUR if places else 0
    return value


def _uncovered(rows: Rows, colour: str) -> int:
    """How many cards of a colour do not have cards on both of the places above them."""

    def filled(row: int, column: int) -> bool:
        return row < len(rows) and 0 <= column < len(rows[row]) and rows[row][column] != EMPTY

    return sum(
        card == colour and not (filled(number + 1, column - 1) and filled(number + 1, column))
        for number, row in enumerate(rows)
        for column, card in enumerate(row)
    )

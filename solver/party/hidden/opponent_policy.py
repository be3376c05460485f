"""Thrifty play: a way to choose that looks after the own cards. Others may be taken to play so.

They look ahead as `foresight` does. But the move of which it says that it leaves the fewest cards is only the
likeliest one: who plans ahead often has a reason to play another.
"""

from __future__ import annotations

from typing import Final

from ppsolve.solver.party.hidden.value_network import Opponents, value_after
from ppsolve.solver.party.playouts import careless_choices
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

LIKELIEST: Final = 1_048_576, 912_839, 794_672, 691_802, 602_249
"""The weight of a move among the lots of a thrifty player: of the one that leaves the fewest cards 2^20, and
half as much for every 20 parts of a card that a move leaves more."""

PARTS: Final = 4
"""So many parts of a card lie between one of these weights and the next."""


def sample_move(hand: str, rows: Rows, rules: Rules, opponents: Opponents, random: SplitMix64) -> Placement:
    """The move of a player taken to be thrifty, drawn with the next random word."""
    lots = policy_weights(hand, rows, rules, opponents)
    drawn = random.below(sum(lots.values()))
    for move, lot in lots.items():
        drawn -= lot
        if drawn < 0:
            return move
    raise AssertionError("a lot is drawn")


def policy_weights(hand: str, rows: Rows, rules: Rules, opponents: Opponents) -> dict[Placement, int]:
    """The legal moves with that hand, by colour, row and column, and how likely each of them is."""
    moves = careless_choices(hand, open_slots(rows, rules), "random")
    left = {move: value_after(move, rows, hand, rules, opponents) for move in moves}
    least = min(left.values())
    return {move: _lot(cards - least) for move, cards in left.items()}


def _lot(more: int) -> int:
    halved, rest = divmod(more // PARTS, len(LIKELIEST))
    return max(LIKELIEST[rest] >> halved, 1)

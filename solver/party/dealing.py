"""Random deals: the same seed gives the same deal on every machine and Python version."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.errors import BadInput
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party.cards import hand_of
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules
from ppsolve.solver.randomness import SplitMix64

MISCOUNT: Final = 2
"""So many cards more or less than were dealt are taken for a mistake; hands that differ more are meant so."""


def deal(seed: int, players: int = 2, edition: str = DEFAULT_EDITION, **overrides: object) -> Position:
    """The random full deal of a seed; with 5 players the card left over opens the base.

    >>> deal(1, players=4).players[0].hand
    'RGGYYPPBB'
    """
    rules = Rules.of(players, edition, **overrides)
    if players * rules.hand_size > sum(rules.deck):
        raise BadInput(
            "rules.hand_size",
            f"{players} hands of {rules.hand_size} need more than the {sum(rules.deck)} cards of the deck",
        )
    cards = SplitMix64(seed).shuffled(hand_of(rules.deck))
    hands = [cards[seat * rules.hand_size : (seat + 1) * rules.hand_size] for seat in range(players)]
    opening = cards[players * rules.hand_size] if rules.opening_card else ""
    return Position(
        rules,
        tuple(Player(name, hand) for name, hand in zip(DEFAULT_NAMES, hands, strict=False)),
        pyramid=(opening,) if opening else (),
    )


def looks_miscounted(position: Position) -> bool:
    """Whether a fresh deal has hands that are nearly, but not quite, as large as the rules deal them.

    >>> looks_miscounted(Position.new([Player("Ann", "R" * 7 + "G" * 6), Player("Bob", "Y" * 7 + "B" * 8)]))
    True
    """
    rules = position.rules
    if sum(map(len, position.pyramid)) > rules.opening_card or any(p.out for p in position.players):
        return False
    off = [abs(len(player.hand) - rules.hand_size) for player in position.players]
    return 0 < max(off) <= MISCOUNT

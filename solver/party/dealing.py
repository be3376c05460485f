"""Random deals: the same seed gives the same deal on every machine and Python version."""

from __future__ import annotations

from typing import Final

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import hand_of
from ppsolve.solver.party.position import DEFAULT_NAMES, Player, Position
from ppsolve.solver.party.rules import DEFAULT_EDITION, Rules

_WORD: Final = 2**64
LARGEST_SEED: Final = _WORD - 1


class SplitMix64:
    """A generator whose sequence is fixed by its definition (Steele, Lea and Flood, 2014)."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < _WORD:
            raise BadInput("seed", f"{quoted(seed)} is not from 0 to 2^64 - 1")
        self._state = seed

    def word(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) % _WORD
        mixed = self._state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 % _WORD
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % _WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each equally likely."""
        limit = _WORD - _WORD % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def shuffled(self, cards: str) -> str:
        """The cards in random order (Fisher and Yates)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return "".join(order)


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

"""What is seen of a deal at a glance: a few numbers that may go with how hard it is."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ppsolve.solver import COLOURS, Position


@dataclass(frozen=True)
class Features:
    """Counts about the hands of a deal."""

    longest: tuple[int, ...]
    """By seat: how many cards there are of the hand's most frequent colour."""
    missing: tuple[int, ...]
    """By seat: how many colours of the deck are not in the hand."""
    shared: int
    """Cards that two hands have in common, over all pairs of hands."""
    scarcest: int
    """How many cards all hands together hold of the colour they hold fewest of."""


def features_of(position: Position) -> Features:
    """The features of a deal.

    >>> from ppsolve.solver import textform
    >>> features_of(textform.loads("iello-2024:-:RRRGB,RGGGY:0"))
    Features(longest=(3, 3), missing=(2, 2), shared=2, scarcest=0)
    """
    deck = [colour for colour, held in zip(COLOURS, position.rules.deck, strict=True) if held]
    hands = [[player.hand.count(colour) for colour in deck] for player in position.players]
    return Features(
        longest=tuple(max(hand) for hand in hands),
        missing=tuple(hand.count(0) for hand in hands),
        shared=sum(sum(map(min, one, other)) for one, other in combinations(hands, 2)),
        scarcest=min(map(sum, zip(*hands, strict=True))),
    )

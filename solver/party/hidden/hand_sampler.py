"""Uniform sampling of the hidden hands, given everything the player to move knows.

Every deal of the unseen cards that agrees with the known facts is equally likely. Cards of one colour count
as different cards here, as they do when a deck is shuffled. Players who are known to lack colours are served
first: each of their possible hands is weighted by the number of deals that contain it. The other players get
a shuffle of the remaining cards; what is left over is out of play.

This Python code is the definition. The native core draws the same hands from the same random words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.cards import COLOURS, Counts, hand_of
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.randomness import SplitMix64

WORDS: Final = 2**64
"""The number of different random words."""


@dataclass(frozen=True)
class HandDistribution:
    """The possible hands of a player who lacks colours, given the hands drawn before."""

    hands: tuple[Counts, ...]
    cumulative: tuple[int, ...]
    """Cumulative probabilities in units of 2^-64, rounded down; the last is 2^64. A random word selects the
    first hand whose entry exceeds it."""
    following: tuple[int, ...]
    """After each hand, the index of the next player's distribution; -1 after the last player."""


@dataclass(frozen=True)
class HandSampler:
    """Draws the hidden cards of a position."""

    position: HiddenPosition
    seats: tuple[int, ...]
    """The seats that lack colours, in the order in which they draw."""
    distributions: tuple[HandDistribution, ...]
    """Drawing starts with the first; empty if nobody is known to lack a colour."""

    @classmethod
    def of(cls, position: HiddenPosition) -> HandSampler:
        """Build the sampler for a position; raises `BadInput` if no deal agrees with the known facts."""
        hidden = position.hidden
        seats = tuple(seat for seat, lacks in enumerate(position.lacking) if lacks and hidden[seat])
        return cls(position, seats, _distributions(position, seats))

    def sample(self, random: SplitMix64) -> tuple[str, ...]:
        """Draw the hidden cards of every seat with the next random words.

        >>> from ppsolve.solver.party.hidden.position import from_line
        >>> sampler = HandSampler.of(from_line("iello-2024:RGB/R.:RRGYPB,?6,?3:0"))
        >>> sampler.sample(SplitMix64(1))
        ('', 'GYYYYB', 'PBB')
        """
        hidden = self.position.hidden
        drawn = [""] * len(hidden)
        unseen, index = list(self.position.unseen), 0
        for seat in self.seats:
            distribution, word = self.distributions[index], random.word()
            chosen = next(place for place, bound in enumerate(distribution.cumulative) if word < bound)
            hand = distribution.hands[chosen]
            drawn[seat], index = hand_of(hand), distribution.following[chosen]
            unseen = [number - taken for number, taken in zip(unseen, hand, strict=True)]
        red, green, yellow, purple, blue = unseen
        rest = iter(random.shuffled(hand_of((red, green, yellow, purple, blue))))
        for seat, cards in enumerate(hidden):
            if seat not in self.seats:
                drawn[seat] = "".join(sorted((next(rest) for _ in range(cards)), key=COLOURS.index))
        return tuple(drawn)


def _distributions(position: HiddenPosition, seats: tuple[int, ...]) -> tuple[HandDistribution, ...]:
    """Return every distribution that drawing can reach, each after one that leads to it."""
    hidden, lacking = position.hidden, position.lacking

    @cache
    def deals(turn: int, unseen: Counts) -> int:
        """Count the deals to `seats[turn:]`. The players without constraints contribute a constant factor,
        which depends only on the number of cards and is left out."""
        if turn == len(seats):
            return 1
        hands = _hands(hidden[seats[turn]], lacking[seats[turn]], unseen)
        return sum(ways * deals(turn + 1, left) for _, ways, left in hands)

    if not seats:
        return ()
    if not deals(0, position.unseen):
        raise BadInput("moves", "no deal of the hidden cards explains who was unable to move, and when")
    indices = {(0, position.unseen): 0}
    found: list[HandDistribution] = []
    waiting = [(0, position.unseen)]
    for turn, unseen in waiting:  # the loop appends to `waiting`
        hands: list[Counts] = []
        cumulative, following, total = [0], [], 0
        for hand, ways, left in _hands(hidden[seats[turn]], lacking[seats[turn]], unseen):
            total += ways * deals(turn + 1, left)
            bound = total * WORDS // deals(turn, unseen)
            if bound == cumulative[-1]:
                continue
            hands.append(hand)
            cumulative.append(bound)
            if turn + 1 == len(seats):
                following.append(-1)
                continue
            if (turn + 1, left) not in indices:
                indices[turn + 1, left] = len(waiting)
                waiting.append((turn + 1, left))
            following.append(indices[turn + 1, left])
        found.append(HandDistribution(tuple(hands), tuple(cumulative[1:]), tuple(following)))
    return tuple(found)


def _hands(cards: int, lacks: str, unseen: Counts) -> Iterator[tuple[Counts, int, Counts]]:
    """Yield every hand of `cards` cards without the colours in `lacks`, the ways to deal it, and what is
    left."""

    def choices(colour: int, left: int) -> Iterator[tuple[int, ...]]:
        most = 0 if COLOURS[colour] in lacks else min(left, unseen[colour])
        if colour == len(COLOURS) - 1:
            if left <= most:
                yield (left,)
            return
        for number in range(most + 1):
            for others in choices(colour + 1, left - number):
                yield (number, *others)

    for red, green, yellow, purple, blue in choices(0, cards):
        hand = red, green, yellow, purple, blue
        ways = 1
        for number, held in zip(unseen, hand, strict=True):
            ways *= comb(number, held)
        r, g, y, p, b = (number - held for number, held in zip(unseen, hand, strict=True))
        yield hand, ways, (r, g, y, p, b)

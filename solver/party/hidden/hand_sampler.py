"""Hands to imagine: the hidden cards drawn so that every deal that agrees with what is known is as likely.

The unseen cards are told apart, as cards are when they are dealt. A player who lacks colours draws first,
from the other colours: of each hand it is counted in how many ways it can be dealt so that the others who
lack something can be served, too. What is left is shuffled and handed out, and the rest is out of play.

What is drawn in Python below is the definition; the native core draws the same hands from the same words.
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


@dataclass(frozen=True)
class HandDraw:
    """The hands that a player who lacks colours may hold, given what those before have drawn."""

    hands: tuple[Counts, ...]
    shares: tuple[int, ...]
    """A random word below the first share means the first hand, and so on; the last share is 2^64. Shares are
    right to within one word in 2^64."""
    after: tuple[int, ...]
    """The number of the drawing that follows each hand; -1 after the last one."""


@dataclass(frozen=True)
class HandSampler:
    """How the hidden cards of a position are drawn."""

    position: HiddenPosition
    seats: tuple[int, ...]
    """Who lacks colours, in the order in which they draw."""
    drawings: tuple[HandDraw, ...]
    """The first one is where drawing begins; none, if nobody is known to lack a colour."""

    @classmethod
    def of(cls, position: HiddenPosition) -> HandSampler:
        """How to draw hands for a position; `BadInput` if no hands agree with what is known."""
        hidden = position.hidden
        seats = tuple(seat for seat, lacks in enumerate(position.lacking) if lacks and hidden[seat])
        return cls(position, seats, _drawings(position, seats))

    def hands(self, random: SplitMix64) -> tuple[str, ...]:
        """The hidden cards of every seat, drawn with the next random words.

        >>> from ppsolve.solver.party.hidden.position import from_line
        >>> imagined = HandSampler.of(from_line("iello-2024:RGB/R.:RRGYPB,?6,?3:0"))
        >>> imagined.hands(SplitMix64(1))
        ('', 'GYYYYB', 'PBB')
        """
        hidden = self.position.hidden
        drawn = [""] * len(hidden)
        unseen, number = list(self.position.unseen), 0
        for seat in self.seats:
            drawing, word = self.drawings[number], random.word()
            chosen = next(place for place, share in enumerate(drawing.shares) if word < share)
            drawn[seat], number = hand_of(drawing.hands[chosen]), drawing.after[chosen]
            unseen = [
                number_of - taken for number_of, taken in zip(unseen, drawing.hands[chosen], strict=True)
            ]
        red, green, yellow, purple, blue = unseen
        rest = iter(random.shuffled(hand_of((red, green, yellow, purple, blue))))
        for seat, cards in enumerate(hidden):
            if seat not in self.seats:
                drawn[seat] = "".join(sorted((next(rest) for _ in range(cards)), key=COLOURS.index))
        return tuple(drawn)


def _drawings(position: HiddenPosition, seats: tuple[int, ...]) -> tuple[HandDraw, ...]:
    """Every drawing that can come about, each after the one that leads to it."""
    hidden, lacking = position.hidden, position.lacking

    @cache
    def ways(turn: int, unseen: Counts) -> int:
        """In how many ways the seats from a turn on can be served. The others always can, in a number of ways
        that depends only on how many cards there are."""
        if turn == len(seats):
            return 1
        hands = _hands(hidden[seats[turn]], lacking[seats[turn]], unseen)
        return sum(dealt * ways(turn + 1, left) for _, dealt, left in hands)

    if not seats:
        return ()
    if not ways(0, position.unseen):
        raise BadInput("moves", "no hands agree with who could not move, and when")
    numbers = {(0, position.unseen): 0}
    drawings: list[HandDraw] = []
    waiting = [(0, position.unseen)]
    for turn, unseen in waiting:  # grows meanwhile
        hands: list[Counts] = []
        shares, after, dealt_so_far = [0], [], 0
        for hand, dealt, left in _hands(hidden[seats[turn]], lacking[seats[turn]], unseen):
            dealt_so_far += dealt * ways(turn + 1, left)
            share = dealt_so_far * WORDS // ways(turn, unseen)
            if share == shares[-1]:
                continue
            hands.append(hand)
            shares.append(share)
            if turn + 1 == len(seats):
                after.append(-1)
                continue
            if (turn + 1, left) not in numbers:
                numbers[turn + 1, left] = len(waiting)
                waiting.append((turn + 1, left))
            after.append(numbers[turn + 1, left])
        drawings.append(HandDraw(tuple(hands), tuple(shares[1:]), tuple(after)))
    return tuple(drawings)


def _hands(cards: int, lacks: str, unseen: Counts) -> Iterator[tuple[Counts, int, Counts]]:
    """Every hand of so many cards without some colours: the hand, the ways to deal it, and what is left."""

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
        dealt = 1
        for number, held in zip(unseen, hand, strict=True):
            dealt *= comb(number, held)
        r, g, y, p, b = (number - held for number, held in zip(unseen, hand, strict=True))
        yield hand, dealt, (r, g, y, p, b)

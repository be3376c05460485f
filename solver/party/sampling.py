"""Samples of what a move leaves: hands imagined, then the round played on in thought.

Sample number n of a seed has a stream of random words of its own, so that it depends on nothing else: samples
may be taken in any portions and on any number of threads. All moves are tried on the same imagined hands.

The others play in one of the careless ways of `playouts`; `either` of them, if it is not said which. Then,
and of hands, those are more likely under which the others would have played what they were seen to play: some
hands are imagined, and one of them is drawn by that weight. The player plays on thriftily, with a random move
now and then, so that a round in thought does not take one reply for granted.

What is played in Python below is the definition; the native core plays the same, word for word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

from ppsolve.solver.core_choice import CoreKind, core_kind
from ppsolve.solver.party.hidden import HiddenPosition
from ppsolve.solver.party.imagining import Imagination
from ppsolve.solver.party.playouts import (
    POLICIES,
    Policy,
    careless_choices,
    careless_move,
    playout_stream,
)
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement, Slot, open_slots
from ppsolve.solver.party.thrift import thrifty_move
from ppsolve.solver.randomness import SplitMix64

Others = Literal["either", "random", "greedy"]
"""How the others are taken to play."""

OTHERS: Final[tuple[Others, ...]] = get_args(Others)

CANDIDATES: Final = 16
"""Deals that are imagined for each sample if others were seen to move."""

SLIP: Final = 0.05
"""How often somebody who plays greedily is taken to make any other move."""

STRAY: Final = 10
"""One in so many of the player's own moves, played on in thought, is random."""


class Sampler(Protocol):
    """Takes samples from a position."""

    def cards_left(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> bytes:
        """The cards left to the player to move in samples number `first` and following: for each sample in
        turn one byte for each of the moves."""
        ...


@dataclass(frozen=True)
class _Seen:
    """A move that was seen, and the places that were open before it."""

    move: Placement
    slots: tuple[Slot, ...]


class PythonSampler:
    """The `Sampler` that defines the others."""

    def __init__(self, position: HiddenPosition, others: Others) -> None:
        self._position = position
        self._others = others
        self._imagination = Imagination.of(position)
        self._seen: list[list[_Seen]] = [[] for _ in position.players]
        for seen in position.seen:
            slots = open_slots(seen.before, position.rules)
            self._seen[seen.seat].insert(0, _Seen(seen.move, slots))

    def cards_left(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> bytes:
        left = bytearray()
        for number in range(first, first + count):
            random = playout_stream(seed, number)
            imagined, policies = self._deal(random)
            word = random.word()
            for move in moves:
                left.append(self._play_on(imagined.after(move), policies, SplitMix64(word)))
        return bytes(left)

    def _deal(self, random: SplitMix64) -> tuple[Position, list[Policy]]:
        """Hands for everybody, and how each of them plays."""
        chosen: tuple[Position, list[tuple[float, float]]] | None = None
        total = 0.0
        for _ in range(CANDIDATES if self._position.seen else 1):
            imagined = self._position.filled(self._imagination.hands(random))
            likely = [self._likelihood(imagined, seat) for seat in range(len(imagined.players))]
            weight = 1.0
            for as_random, as_greedy in likely:
                weight *= as_random + as_greedy
            total += weight
            if _fraction(random) * total < weight or chosen is None:
                chosen = imagined, likely
        assert chosen is not None
        policies: list[Policy] = []
        for as_random, as_greedy in chosen[1]:
            policies.append(POLICIES[_fraction(random) * (as_random + as_greedy) < as_greedy])
        return chosen[0], policies

    def _likelihood(self, imagined: Position, seat: int) -> tuple[float, float]:
        """How likely it is that the player of a seat plays randomly and has made the moves seen, and the same
        for greedy play."""
        as_random = 0.0 if self._others == "greedy" else 1.0
        as_greedy = 0.0 if self._others == "random" else 1.0
        hand = imagined.players[seat].hand
        for move, slots in ((seen.move, seen.slots) for seen in self._seen[seat]):
            hand += move.colour
            any_one = 1.0 / len(careless_choices(hand, slots, "random"))
            greedy = careless_choices(hand, slots, "greedy")
            as_random *= any_one
            as_greedy *= SLIP * any_one + ((1.0 - SLIP) / len(greedy) if move in greedy else 0.0)
        return as_random, as_greedy

    def _play_on(self, position: Position, policies: Sequence[Policy], random: SplitMix64) -> int:
        """The cards left to the player when a round is played to its end in thought."""
        own = self._position.seat
        while position.to_move is not None and position.players[own].active:
            seat = position.to_move
            if seat != own:
                move = careless_move(position, random, policies[seat])
            elif random.below(STRAY) == 0:
                move = careless_move(position, random, "random")
            else:
                move = thrifty_move(position, random)
            position = position.after(move)
        return len(position.players[own].hand)


def sampler(position: HiddenPosition, others: Others, core: CoreKind | None = None) -> Sampler:
    """What takes samples: the native core if it is there."""
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native_sampler import NativeSampler

        return NativeSampler(position, others)
    return PythonSampler(position, others)


def _fraction(random: SplitMix64) -> float:
    """A number from 0 to just below 1, drawn with the next random word."""
    return (random.word() >> 11) * 2.0**-53

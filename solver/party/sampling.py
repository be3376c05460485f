"""Samples of what a move leaves: hands imagined, then the round played on in thought.

Sample number n of a seed has a stream of random words of its own, so that it depends on nothing else: samples
may be taken in any portions and on any number of threads. All moves are tried on the same imagined hands.

The others play in one of the careless ways of `playouts` or thriftily; each in `either` of these, if it is
not said which. Then, and of hands, those are more likely under which the others would have played what they
were seen to play: some hands are imagined, and one of them is drawn by that weight. What thrifty players
would have done takes long to find out. So hands are imagined in groups, one of each group is drawn as if who
is thrifty were random, and only among these the true weights decide.

The player plays on thriftily, with a random move now and then, so that a round in thought does not take one
reply for granted; more often among others who are hard to foresee.

What is played in Python below is the definition; the native core plays the same, word for word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

from ppsolve.solver.core_choice import CoreKind, core_kind
from ppsolve.solver.party.hidden import HiddenPosition
from ppsolve.solver.party.imagining import Imagination
from ppsolve.solver.party.playouts import careless_choices, careless_move, playout_stream
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement, Rows, Slot, open_slots
from ppsolve.solver.party.thrift import drawn_move, thrifty_lots, thrifty_move
from ppsolve.solver.randomness import SplitMix64

Way = Literal["random", "greedy", "thrifty"]
"""How one of the others plays."""

WAYS: Final[tuple[Way, ...]] = get_args(Way)

Others = Literal["either", "random", "greedy", "thrifty"]
"""How the others are taken to play: all in one way, or each of them in `either` of the ways."""

OTHERS: Final[tuple[Others, ...]] = get_args(Others)

GROUPS: Final = 4
GROUP: Final = 4
"""So many groups of so many deals are imagined for each sample if others were seen to move."""

SLIP: Final = 0.05
"""How often somebody who plays greedily is taken to make any other move."""

STRAYS: Final[dict[Way, int]] = {"random": 4, "greedy": 1, "thrifty": 4}
"""How many in ten of the player's own moves in thought are random, among others who play in a way."""

_Likelihood = tuple[float, float, float]
"""How likely the moves of a player are, for each of the ways to play."""


class Sampler(Protocol):
    """Takes samples from a position."""

    def cards_left(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> bytes:
        """The cards left to the player to move in samples number `first` and following: for each sample in
        turn one byte for each of the moves."""
        ...


@dataclass(frozen=True)
class _Seen:
    """A move that was seen, the places that were open before it, and the pyramid."""

    move: Placement
    slots: tuple[Slot, ...]
    before: Rows


class PythonSampler:
    """The `Sampler` that defines the others."""

    def __init__(self, position: HiddenPosition, others: Others) -> None:
        self._position = position
        self._ways = [float(others in ("either", way)) for way in WAYS]
        self._imagination = Imagination.of(position)
        self._seen: list[list[_Seen]] = [[] for _ in position.players]
        for seen in position.seen:
            slots = open_slots(seen.before, position.rules)
            self._seen[seen.seat].insert(0, _Seen(seen.move, slots, seen.before))

    def cards_left(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> bytes:
        left = bytearray()
        for number in range(first, first + count):
            random = playout_stream(seed, number)
            imagined, ways = self._deal(random)
            word = random.word()
            for move in moves:
                left.append(self._play_on(imagined.after(move), ways, SplitMix64(word)))
        return bytes(left)

    def _deal(self, random: SplitMix64) -> tuple[Position, list[Way]]:
        """Hands for everybody, and how each of them plays."""
        chosen: tuple[Position, list[_Likelihood]] | None = None
        total = 0.0
        for _ in range(GROUPS if self._position.seen else 1):
            imagined, likely, weight = self._drawn_from_group(random)
            for seat, quick in enumerate(likely):
                likely[seat] = full = self._with_thrift(imagined, seat, quick)
                weight *= self._weight(full) / self._weight(quick)
            total += weight
            if _fraction(random) * total < weight or chosen is None:
                chosen = imagined, likely
        assert chosen is not None
        return chosen[0], [self._drawn_way(likely, random) for likely in chosen[1]]

    def _drawn_from_group(self, random: SplitMix64) -> tuple[Position, list[_Likelihood], float]:
        """One of some imagined deals, drawn by their weights as if who is thrifty were random; how likely the
        moves seen are under it, and the weight of the group."""
        chosen: tuple[Position, list[_Likelihood]] | None = None
        total = 0.0
        for _ in range(GROUP if self._position.seen else 1):
            imagined = self._position.filled(self._imagination.hands(random))
            likely = [self._likelihood(imagined, seat) for seat in range(len(imagined.players))]
            weight = 1.0
            for one in likely:
                weight *= self._weight(one)
            total += weight
            if _fraction(random) * total < weight or chosen is None:
                chosen = imagined, likely
        assert chosen is not None
        return *chosen, total

    def _weight(self, likely: _Likelihood) -> float:
        """How likely the moves seen are, whichever way the player of a seat may play."""
        as_random, as_greedy, as_thrifty = likely
        return self._ways[0] * as_random + self._ways[1] * as_greedy + self._ways[2] * as_thrifty

    def _drawn_way(self, likely: _Likelihood, random: SplitMix64) -> Way:
        """How the player of a seat plays, drawn by how likely the moves seen make it."""
        as_random, as_greedy, _ = likely
        first = self._ways[0] * as_random
        drawn = _fraction(random) * self._weight(likely)
        return (
            "random"
            if drawn < first
            else "greedy"
            if drawn < first + self._ways[1] * as_greedy
            else "thrifty"
        )

    def _likelihood(self, imagined: Position, seat: int) -> _Likelihood:
        """How likely the moves seen are if the player of a seat plays in each of the ways; thrifty play
        counts as random here."""
        as_random = as_greedy = 1.0
        hand = imagined.players[seat].hand
        for seen in self._seen[seat]:
            hand += seen.move.colour
            any_one = 1.0 / len(careless_choices(hand, seen.slots, "random"))
            greedy = careless_choices(hand, seen.slots, "greedy")
            as_random *= any_one
            as_greedy *= SLIP * any_one + ((1.0 - SLIP) / len(greedy) if seen.move in greedy else 0.0)
        return as_random, as_greedy, as_random

    def _with_thrift(self, imagined: Position, seat: int, likely: _Likelihood) -> _Likelihood:
        """The same with what is true of thrifty play."""
        as_thrifty = 1.0
        hand = imagined.players[seat].hand
        for seen in self._seen[seat] if self._ways[2] else ():
            hand += seen.move.colour
            lots = thrifty_lots(hand, seen.before, self._position.rules)
            as_thrifty *= lots[seen.move] / sum(lots.values())
        return *likely[:2], as_thrifty

    def _play_on(self, position: Position, ways: Sequence[Way], random: SplitMix64) -> int:
        """The cards left to the player when a round is played to its end in thought."""
        own = self._position.seat
        strays = sum(STRAYS[way] for seat, way in enumerate(ways) if seat != own)
        while position.to_move is not None and position.players[own].active:
            if position.to_move != own:
                move = _move_of(ways[position.to_move], position, random)
            elif random.below(10 * (len(ways) - 1)) < strays:
                move = careless_move(position, random, "random")
            else:
                move = thrifty_move(position, random)
            position = position.after(move)
        return len(position.players[own].hand)


def _move_of(way: Way, position: Position, random: SplitMix64) -> Placement:
    return drawn_move(position, random) if way == "thrifty" else careless_move(position, random, way)


def sampler(position: HiddenPosition, others: Others, core: CoreKind | None = None) -> Sampler:
    """What takes samples: the native core if it is there."""
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native_sampler import NativeSampler

        return NativeSampler(position, others)
    return PythonSampler(position, others)


def _fraction(random: SplitMix64) -> float:
    """A number from 0 to just below 1, drawn with the next random word."""
    return (random.word() >> 11) * 2.0**-53

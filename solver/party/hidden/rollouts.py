"""Samples of what a move leaves: hands imagined, then the round played on in thought.

Sample number n of a seed has a stream of random words of its own, so that it depends on nothing else: samples
may be taken in any portions and on any number of threads. All moves are tried on the same imagined hands.

The others play in one of the careless ways of `playouts` or thriftily; all of them in `either` of these, if
it is not said which. Then, and of hands, those are more likely under which the others would have played what
they were seen to play: some hands are imagined, and one of them is drawn by that weight. What thrifty players
would have done takes long to find out. So hands are imagined in groups, one of each group is drawn as if who
is thrifty were random, and only among these the true weights decide.

The player plays on by `foresight`. The cards left at the end are what is estimated. But luck plays a large
part in them; so the outlook is told, too, which depends on what foresight said on the way. It is less noisy,
and so it tells sooner which move is better.

What is played in Python below is the definition; the native core plays the same, word for word.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.party.hidden.hand_sampler import HandSampler
from ppsolve.solver.party.hidden.opponent_policy import policy_weights, sample_move
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.value_network import PARTS_OF_A_CARD, Opponents, best_move_by_value
from ppsolve.solver.party.playouts import careless_choices, careless_move, playout_stream
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, Slot, open_slots
from ppsolve.solver.randomness import SplitMix64

OpponentPolicy = Literal["random", "greedy", "thrifty"]
"""How one of the others plays."""

OPPONENT_POLICIES: Final[tuple[OpponentPolicy, ...]] = get_args(OpponentPolicy)

Others = Literal["either", "random", "greedy", "thrifty"]
"""How the others are taken to play: in a way that is known, or all of them in `either` of the ways."""

OTHERS: Final[tuple[Others, ...]] = get_args(Others)

GROUPS: Final = 4
GROUP: Final = 4
"""So many groups of so many deals are imagined for each sample if others were seen to move."""

SLIP: Final = 0.05
"""How often somebody who plays greedily is taken to make any other move."""

CHANCES: Final[dict[OpponentPolicy, float]] = {"random": 1.0, "greedy": 0.125, "thrifty": 0.5}
"""How likely each way is before a move is seen. Greedy players are soon known for what they are, so it costs
little to think of them late."""

TRUST: Final = 3
"""In eight: how much foresight counts in an outlook against what comes later."""

_Likelihood = tuple[float, float, float]
"""How likely some moves are, for each of the ways to play."""


@dataclass(frozen=True)
class Samples:
    """Rounds played on in thought, by what they say of the player to move."""

    cards: bytes
    """The cards left."""
    outlooks: array[int]
    """Cards to expect, in `PARTS_OF_A_CARD`."""


class Sampler(Protocol):
    """Takes samples from a position."""

    def samples(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> Samples:
        """The samples number `first` and following: for each in turn one round for each of the moves."""
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
        self._chances = [
            CHANCES[way] if others == "either" else float(others == way) for way in OPPONENT_POLICIES
        ]
        self._imagination = HandSampler.of(position)
        self._cards = _cards_in(position.pyramid) + sum(len(player.hand) for player in position.players)
        self._seen: list[list[_Seen]] = [[] for _ in position.players]
        for seen in position.seen:
            slots = open_slots(seen.before, position.rules)
            self._seen[seen.seat].insert(0, _Seen(seen.move, slots, seen.before))

    def samples(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> Samples:
        cards, outlooks = bytearray(), array("H")
        for number in range(first, first + count):
            random = playout_stream(seed, number)
            imagined, way = self._deal(random)
            word = random.word()
            for move in moves:
                left, outlook = self._play_on(imagined.after(move), way, SplitMix64(word))
                cards.append(left)
                outlooks.append(outlook)
        return Samples(bytes(cards), outlooks)

    def _deal(self, random: SplitMix64) -> tuple[Position, OpponentPolicy]:
        """Hands for everybody, and how the others play."""
        chosen: tuple[Position, _Likelihood] | None = None
        total = 0.0
        for _ in range(GROUPS if self._position.seen else 1):
            imagined, quick, weight = self._drawn_from_group(random)
            likely = self._with_thrift(imagined, quick)
            weight *= self._weight(likely) / self._weight(quick)
            total += weight
            if _fraction(random) * total < weight or chosen is None:
                chosen = imagined, likely
        assert chosen is not None
        return chosen[0], self._drawn_way(chosen[1], random)

    def _drawn_from_group(self, random: SplitMix64) -> tuple[Position, _Likelihood, float]:
        """One of some imagined deals, drawn by their weights as if who is thrifty were random; how likely the
        moves seen are under it, and the weight of the group."""
        chosen: tuple[Position, _Likelihood] | None = None
        total = 0.0
        for _ in range(GROUP if self._position.seen else 1):
            imagined = self._position.filled(self._imagination.hands(random))
            as_random = as_greedy = 1.0
            for seat in range(len(imagined.players)):
                random_there, greedy_there = self._likelihood(imagined, seat)
                as_random *= random_there
                as_greedy *= greedy_there
            likely = as_random, as_greedy, as_random
            weight = self._weight(likely)
            total += weight
            if _fraction(random) * total < weight or chosen is None:
                chosen = imagined, likely
        assert chosen is not None
        return *chosen, total

    def _weight(self, likely: _Likelihood) -> float:
        """How likely the moves seen are, whichever way the others may play."""
        as_random, as_greedy, as_thrifty = likely
        return self._chances[0] * as_random + self._chances[1] * as_greedy + self._chances[2] * as_thrifty

    def _drawn_way(self, likely: _Likelihood, random: SplitMix64) -> OpponentPolicy:
        """How the others play, drawn by how likely the moves seen make it."""
        as_random, as_greedy, _ = likely
        first = self._chances[0] * as_random
        drawn = _fraction(random) * self._weight(likely)
        return (
            "random"
            if drawn < first
            else "greedy"
            if drawn < first + self._chances[1] * as_greedy
            else "thrifty"
        )

    def _likelihood(self, imagined: Position, seat: int) -> tuple[float, float]:
        """How likely the moves seen are if the player of a seat plays randomly, or greedily."""
        as_random = as_greedy = 1.0
        hand = imagined.players[seat].hand
        for seen in self._seen[seat]:
            hand += seen.move.colour
            any_one = 1.0 / len(careless_choices(hand, seen.slots, "random"))
            greedy = careless_choices(hand, seen.slots, "greedy")
            as_random *= any_one
            as_greedy *= SLIP * any_one + ((1.0 - SLIP) / len(greedy) if seen.move in greedy else 0.0)
        return as_random, as_greedy

    def _with_thrift(self, imagined: Position, likely: _Likelihood) -> _Likelihood:
        """The same with what is true of thrifty play."""
        as_thrifty = 1.0
        for seat in range(len(imagined.players)):
            in_seat = 1.0
            hand = imagined.players[seat].hand
            for seen in self._seen[seat] if self._chances[2] else ():
                hand += seen.move.colour
                opponents = self._opponents_then(seen, hand)
                lots = policy_weights(hand, seen.before, self._position.rules, opponents)
                in_seat *= lots[seen.move] / sum(lots.values())
            as_thrifty *= in_seat
        return *likely[:2], as_thrifty

    def _opponents_then(self, seen: _Seen, hand: str) -> Opponents:
        """The others as somebody with a hand saw them before a move, as if nobody had been out yet."""
        players = len(self._position.players) - 1
        cards = self._cards - _cards_in(seen.before) - len(hand)
        return Opponents(players, cards, greedy=0, thrifty=players)

    def _play_on(self, position: Position, way: OpponentPolicy, random: SplitMix64) -> tuple[int, int]:
        """The cards left to the player when a round is played to its end in thought, and the outlook: what
        foresight said at the next of the own moves, for a part, and for the rest what it said at the one
        after that, and so on; at last come the cards left."""
        own = self._position.seat
        foreseen = []
        while position.to_move is not None and position.players[own].active:
            if position.to_move != own:
                position = position.after(_move_of(way, position, random))
                continue
            move, value = best_move_by_value(position, _opponents(position, own, way))
            foreseen.append(max(value, 0))
            position = position.after(move)
        cards = len(position.players[own].hand)
        outlook = cards * PARTS_OF_A_CARD
        for value in reversed(foreseen):
            outlook = (TRUST * value + (8 - TRUST) * outlook) // 8
        return cards, outlook


def _opponents(position: Position, own: int, way: OpponentPolicy) -> Opponents:
    others = [
        len(player.hand) for seat, player in enumerate(position.players) if seat != own and player.active
    ]
    players = len(others)
    return Opponents(
        players, sum(others), players if way == "greedy" else 0, players if way == "thrifty" else 0
    )


def _move_of(way: OpponentPolicy, position: Position, random: SplitMix64) -> Placement:
    if way != "thrifty":
        return careless_move(position, random, way)
    assert position.to_move is not None
    opponents = _opponents(position, position.to_move, way)
    return sample_move(position.mover.hand, position.pyramid, position.rules, opponents, random)


def _cards_in(rows: Rows) -> int:
    return sum(len(row) - row.count(EMPTY) for row in rows)


def sampler(position: HiddenPosition, others: Others, core: CoreKind | None = None) -> Sampler:
    """What takes samples: the native core if it is there."""
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.hidden.native_rollouts import NativeSampler

        return NativeSampler(position, others)
    return PythonSampler(position, others)


def _fraction(random: SplitMix64) -> float:
    """A number from 0 to just below 1, drawn with the next random word."""
    return (random.word() >> 11) * 2.0**-53

"""Playouts: rounds played to the end without thought, many of them, and how many cards they leave.

Two careless ways to play, everybody in the same one:

- `random`: each legal move, by place and colour, is equally likely;
- `greedy`: what players do who look only at their own hand. They put a card on top of others if one fits,
  because a place of the base takes any colour and can wait, and they play the colour they hold most of,
  because many cards look like a burden. Moves that are alike in this are equally likely. It is careless
  because it looks at nobody else: not at which colours die, nor at what the others must play.

Playout number n of a seed has a stream of random words of its own, so that its end depends on nothing
else. The native core plays if it is there; what is played in Python below is the definition.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement, Slot
from ppsolve.solver.randomness import SplitMix64

Policy = Literal["random", "greedy"]
"""A careless way to play."""

POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)

PORTION: Final = 10_000
"""How many playouts the native core does at a time: between portions Ctrl-C is heard."""

_STEP: Final = 0x9E3779B97F4A7C15
"""How far the state of `SplitMix64` moves with each word."""


@dataclass(frozen=True)
class CardsLeft:
    """How often each number of cards was left: `counts[n]` rounds ended with n cards."""

    counts: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The cards left in the average round."""
        return self._moment(1) / sum(self.counts)

    @property
    def spread(self) -> float:
        """The standard deviation."""
        rounds = sum(self.counts)
        return math.sqrt(rounds * self._moment(2) - self._moment(1) ** 2) / rounds

    def _moment(self, power: int) -> int:
        return sum(number * cards**power for cards, number in enumerate(self.counts))


@dataclass(frozen=True)
class Playouts:
    """How many rounds were played from a position, how, and what they left."""

    policy: Policy
    seed: int
    count: int
    seats: tuple[CardsLeft, ...]
    """The cards left to each player, by seat."""
    table: CardsLeft
    """The cards left to all players together."""


def run_playouts(
    position: Position, count: int, seed: int = 0, policy: Policy = "random", core: CoreKind | None = None
) -> Playouts:
    """What so many careless rounds from a position leave: the same on every machine and with either core.

    >>> from ppsolve.solver import textform
    >>> played = run_playouts(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), 1000)
    >>> played.seats[0].counts, played.seats[0].mean
    ((99, 277, 624, 0, 0), 1.525)
    """
    if policy not in POLICIES:
        raise BadInput("policy", f"expected {' or '.join(POLICIES)}, not {quoted(policy)}")
    if count < 1:
        raise BadInput("count", f"{quoted(count)} playouts; at least 1 is needed")
    SplitMix64(seed)  # refuses a seed that is none
    if (core or core_kind()) == "native":
        left = _native_playouts(position, count, seed, policy)
    else:
        left = _python_playouts(position, count, seed, policy)
    *seats, table = (CardsLeft(tuple(counts)) for counts in left)
    return Playouts(policy, seed, count, tuple(seats), table)


def playout_stream(seed: int, number: int) -> SplitMix64:
    """The random words of one playout: they start at word `number`, from 0, of the seed's own sequence.

    Streams that overlap are out of the question: 100,000 starts lie at random among 2^64.
    """
    start = (seed + number * _STEP) % 2**64
    return SplitMix64(SplitMix64(start).word())


def careless_moves(position: Position, policy: Policy) -> list[Placement]:
    """The moves among which a careless player draws lots, by colour, then row, then column."""
    return careless_choices(position.mover.hand, position.slots(), policy)


def careless_choices(hand: str, slots: Iterable[Slot], policy: Policy) -> list[Placement]:
    """The moves among which a careless player with that hand draws lots where those slots are open."""
    moves = [
        Placement(colour, slot.row, slot.column)
        for slot in slots
        for colour in slot.accepts
        if colour in hand
    ]
    moves.sort(key=lambda move: (COLOURS.index(move.colour), move.row, move.column))
    if policy == "greedy":
        moves = [move for move in moves if move.row] or moves
        most = max(hand.count(move.colour) for move in moves)
        moves = [move for move in moves if hand.count(move.colour) == most]
    return moves


def careless_move(position: Position, random: SplitMix64, policy: Policy) -> Placement:
    """A move of a careless player, drawn with the next random word."""
    moves = careless_moves(position, policy)
    return moves[random.below(len(moves))]


def _python_playouts(position: Position, count: int, seed: int, policy: Policy) -> Sequence[Sequence[int]]:
    """How often each number of cards was left: to each seat and, after the seats, to all together."""
    cards = position.penalties()
    left = [[0] * (most + 1) for most in (*cards, sum(cards))]
    for number in range(count):
        random, end = playout_stream(seed, number), position
        while not end.over:
            end = end.after(careless_move(end, random, policy))
        penalties = end.penalties()
        for counts, penalty in zip(left, (*penalties, sum(penalties)), strict=True):
            counts[penalty] += 1
    return left


def _native_playouts(position: Position, count: int, seed: int, policy: Policy) -> Sequence[Sequence[int]]:
    from ppsolve.solver.party.native import native_playouts

    cards = position.penalties()
    left = [[0] * (most + 1) for most in (*cards, sum(cards))]
    for first in range(0, count, PORTION):
        portion = native_playouts(position, policy, seed, first, min(PORTION, count - first))
        for counts, more in zip(left, portion, strict=True):
            counts[:] = map(int.__add__, counts, more)
    return left

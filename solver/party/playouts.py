"""Playouts: rounds played to the end with a simple policy, and the number of cards they leave.

Everybody follows the same careless policy:

- `random`: each legal move, by place and colour, is equally likely;
- `greedy`: consider only one's own hand. Place a card above the base if one fits, because the base accepts
  any colour and can wait. Play the colour one holds most of. Among such moves, choose at random.

Greedy play is careless because it ignores which colours die and what the others must play.

Playout number n of a seed has its own random stream, so its result depends on nothing else. The native core
runs the playouts where it is installed; the Python code below is the definition.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement, Slot
from ppsolve.solver.randomness import SplitMix64

Policy = Literal["random", "greedy"]
"""A careless policy."""

POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)

PORTION: Final = 10_000
"""Playouts per call of the native core; Ctrl-C is handled between calls."""

PYTHON_PORTION: Final = 100
"""The same without the native core, which is about 100 times as fast."""

_STEP: Final = 0x9E3779B97F4A7C15
"""The increment of `SplitMix64`'s state for each word."""


@dataclass(frozen=True)
class CardsLeft:
    """A histogram: `counts[n]` rounds ended with n cards left."""

    counts: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The average number of cards left."""
        return self._moment(1) / sum(self.counts)

    @property
    def spread(self) -> float:
        rounds = sum(self.counts)
        return math.sqrt(rounds * self._moment(2) - self._moment(1) ** 2) / rounds

    def _moment(self, power: int) -> int:
        return sum(number * cards**power for cards, number in enumerate(self.counts))


@dataclass(frozen=True)
class Playouts:
    """The results of `count` playouts from a position."""

    policy: Policy
    seed: int
    count: int
    seats: tuple[CardsLeft, ...]
    """The cards left to each player, by seat."""
    table: CardsLeft
    """The cards left to all players together."""


def run_playouts(
    position: Position,
    count: int,
    seed: int = 0,
    policy: Policy = "random",
    core: CoreKind | None = None,
    *,
    stopped: Callable[[], bool] = lambda: False,
) -> Playouts:
    """Run `count` careless playouts; the result is the same on every machine and with either engine.

    Once `stopped` returns true, no new portion of playouts begins; the first one is always run.

    >>> from ppsolve.solver import textform
    >>> played = run_playouts(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), 1000)
    >>> played.seats[0].counts, played.seats[0].mean
    ((99, 277, 624, 0, 0), 1.525)
    """
    if policy not in POLICIES:
        raise BadInput("policy", f"expected {' or '.join(POLICIES)}, not {quoted(policy)}")
    if count < 1:
        raise BadInput("count", f"{quoted(count)} playouts; at least 1 is needed")
    SplitMix64(seed)  # raises BadInput for an invalid seed
    native = (core or core_kind()) == "native"
    portion, run = (PORTION, _native_playouts) if native else (PYTHON_PORTION, _python_playouts)
    cards = position.penalties()
    left = [[0] * (most + 1) for most in (*cards, sum(cards))]
    done = 0
    while done < count and not (done and stopped()):
        now = min(portion, count - done)
        for counts, more in zip(left, run(position, policy, seed, done, now), strict=True):
            counts[:] = map(int.__add__, counts, more)
        done += now
    *seats, table = (CardsLeft(tuple(counts)) for counts in left)
    return Playouts(policy, seed, done, tuple(seats), table)


def playout_stream(seed: int, number: int) -> SplitMix64:
    """Return the random stream of one playout, seeded by word `number` (from 0) of the seed's own sequence.

    Streams practically never overlap: 100,000 random starting points among 2^64 are far apart.
    """
    start = (seed + number * _STEP) % 2**64
    return SplitMix64(SplitMix64(start).word())


def careless_moves(position: Position, policy: Policy) -> list[Placement]:
    """Return the moves a careless player chooses from at random, by colour, then row, then column."""
    return careless_choices(position.mover.hand, position.slots(), policy)


def careless_choices(hand: str, slots: Iterable[Slot], policy: Policy) -> list[Placement]:
    """Return the moves a careless player with `hand` chooses from at random where `slots` are open."""
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
    """Draw the move of a careless player with the next random word."""
    moves = careless_moves(position, policy)
    return moves[random.below(len(moves))]


def _python_playouts(
    position: Position, policy: Policy, seed: int, first: int, count: int
) -> Sequence[Sequence[int]]:
    """Return a histogram of the cards left for each seat, then one for all players together."""
    cards = position.penalties()
    left = [[0] * (most + 1) for most in (*cards, sum(cards))]
    for number in range(first, first + count):
        random, end = playout_stream(seed, number), position
        while not end.over:
            end = end.after(careless_move(end, random, policy))
        penalties = end.penalties()
        for counts, penalty in zip(left, (*penalties, sum(penalties)), strict=True):
            counts[penalty] += 1
    return left


def _native_playouts(
    position: Position, policy: Policy, seed: int, first: int, count: int
) -> Sequence[Sequence[int]]:
    from ppsolve.solver.party.native import native_playouts

    return native_playouts(position, policy, seed, first, count)

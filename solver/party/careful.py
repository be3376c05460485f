"""A careful player among careless ones: what it gains to think, when nobody else does.

Everybody else plays in one of the careless ways of `playouts`. The careful player tries every legal move:
each is followed by the same few careless rounds, and the one that leaves the fewest cards in all of them is
played, the first of several. With `at_table` that player sees only the own hand: every one of these rounds is
played with hands imagined anew for the others. That is not best play, only a way to look ahead that needs no
proof; what it is worth can be compared with careless play, for the others are the same.

As with playouts, the native core plays if it is there; what is played in Python below is the definition.
"""

from __future__ import annotations

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.hidden.hand_sampler import HandSampler
from ppsolve.solver.party.hidden.position import own_hand_only
from ppsolve.solver.party.playouts import (
    POLICIES,
    CardsLeft,
    Policy,
    careless_move,
    careless_moves,
    playout_stream,
)
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.randomness import SplitMix64


def run_careful(
    position: Position,
    seat: int,
    count: int,
    looks: int,
    seed: int = 0,
    policy: Policy = "random",
    core: CoreKind | None = None,
    *,
    at_table: bool = False,
) -> CardsLeft:
    """What so many rounds leave a careful player, who follows each move by `looks` rounds, among careless
    others: the same on every machine and with either core. With `at_table` only the own hand is seen.

    >>> from ppsolve.solver import textform
    >>> run_careful(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), 0, 100, 8).mean
    0.97
    """
    if policy not in POLICIES:
        raise BadInput("policy", f"expected {' or '.join(POLICIES)}, not {quoted(policy)}")
    if not 0 <= seat < len(position.players):
        raise BadInput("seat", f"there is no seat {quoted(seat)}")
    for name, number in (("count", count), ("looks", looks)):
        if number < 1:
            raise BadInput(name, f"{quoted(number)}; at least 1 is needed")
    SplitMix64(seed)  # refuses a seed that is none
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import native_careful

        return CardsLeft(tuple(native_careful(position, policy, seat, looks, seed, 0, count, at_table)))
    left = [0] * (len(position.players[seat].hand) + 1)
    for number in range(count):
        stream = playout_stream(seed, number)
        left[_cards_left(position, seat, looks, stream, policy, at_table)] += 1
    return CardsLeft(tuple(left))


def careful_move(position: Position, looks: int, random: SplitMix64, policy: Policy) -> Placement:
    """The move of a careful player; the next random word is the seed of the rounds that follow each move."""
    seat = position.to_move
    assert seat is not None
    seed = random.word()
    moves = careless_moves(position, "random")
    if len(moves) == 1:
        return moves[0]

    def cards(move: Placement) -> int:
        after = position.after(move)
        return sum(_end(after, playout_stream(seed, look), policy).penalties()[seat] for look in range(looks))

    return min(moves, key=cards)


def careful_move_at_table(position: Position, looks: int, random: SplitMix64, policy: Policy) -> Placement:
    """The move of a careful player who sees only the own hand; the next random word is the seed of the hands
    imagined and of the rounds that follow each move."""
    seat, seed = position.to_move, random.word()
    assert seat is not None
    moves = careless_moves(position, "random")
    if len(moves) == 1:
        return moves[0]
    imagination = HandSampler.of(own_hand_only(position))
    cards = dict.fromkeys(moves, 0)
    for look in range(looks):
        stream = playout_stream(seed, look)
        imagined = imagination.position.filled(imagination.hands(stream))
        word = stream.word()
        for move in moves:
            cards[move] += _end(imagined.after(move), SplitMix64(word), policy).penalties()[seat]
    return min(moves, key=cards.__getitem__)


def _cards_left(
    position: Position, seat: int, looks: int, random: SplitMix64, policy: Policy, at_table: bool
) -> int:
    careful = careful_move_at_table if at_table else careful_move
    while not position.over:
        if position.to_move == seat:
            position = position.after(careful(position, looks, random, policy))
        else:
            position = position.after(careless_move(position, random, policy))
    return position.penalties()[seat]


def _end(position: Position, random: SplitMix64, policy: Policy) -> Position:
    """Where a careless round ends."""
    while not position.over:
        position = position.after(careless_move(position, random, policy))
    return position

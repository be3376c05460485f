"""Playouts of one Monte Carlo player among careless opponents: what looking ahead gains when nobody else
does.

The opponents follow a careless policy of `playouts`. The careful player tries every legal move in the same
few careless rollouts and plays the one that leaves the fewest cards in total (the first of equals). With
`hidden_hands` the careful player sees only their own hand, and every rollout samples new hands for the
others. This is not best play. But its result can be compared with careless play, because the opponents are
the same.

The native core runs these rounds where it is installed; the Python code below is the definition.
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
    rollouts: int,
    seed: int = 0,
    policy: Policy = "random",
    core: CoreKind | None = None,
    *,
    hidden_hands: bool = False,
    first: int = 0,
) -> CardsLeft:
    """Play `count` rounds with a careful player in `seat`, who runs `rollouts` rollouts for each move.

    The rounds are numbered from `first`; portions of them add up to the whole. The result is the same on
    every machine and with either engine.

    >>> from ppsolve.solver import textform
    >>> run_careful(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), 0, 100, 8).mean
    0.97
    """
    if policy not in POLICIES:
        raise BadInput("policy", f"expected {' or '.join(POLICIES)}, not {quoted(policy)}")
    if not 0 <= seat < len(position.players):
        raise BadInput("seat", f"there is no seat {quoted(seat)}")
    for name, number in (("count", count), ("rollouts", rollouts)):
        if number < 1:
            raise BadInput(name, f"{quoted(number)}; at least 1 is needed")
    SplitMix64(seed)  # raises BadInput for an invalid seed
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import native_careful

        left = native_careful(position, policy, seat, rollouts, seed, first, count, hidden_hands)
        return CardsLeft(tuple(left))
    left = [0] * (len(position.players[seat].hand) + 1)
    for number in range(first, first + count):
        random = playout_stream(seed, number)
        left[_cards_left(position, seat, rollouts, random, policy, hidden_hands)] += 1
    return CardsLeft(tuple(left))


def careful_move(position: Position, rollouts: int, random: SplitMix64, policy: Policy) -> Placement:
    """Return the careful player's move with open hands; the next random word seeds the rollouts."""
    seat = position.to_move
    assert seat is not None
    seed = random.word()
    moves = careless_moves(position, "random")
    if len(moves) == 1:
        return moves[0]

    def cards(move: Placement) -> int:
        after = position.after(move)
        ends = (_play_out(after, playout_stream(seed, number), policy) for number in range(rollouts))
        return sum(end.penalties()[seat] for end in ends)

    return min(moves, key=cards)


def careful_move_hidden_hands(
    position: Position, rollouts: int, random: SplitMix64, policy: Policy
) -> Placement:
    """Return the move of a careful player who sees only their own hand.

    The next random word seeds the sampled hands and the rollouts.
    """
    seat, seed = position.to_move, random.word()
    assert seat is not None
    moves = careless_moves(position, "random")
    if len(moves) == 1:
        return moves[0]
    sampler = HandSampler.of(own_hand_only(position))
    cards = dict.fromkeys(moves, 0)
    for number in range(rollouts):
        stream = playout_stream(seed, number)
        deal = sampler.position.filled(sampler.sample(stream))
        word = stream.word()
        for move in moves:
            cards[move] += _play_out(deal.after(move), SplitMix64(word), policy).penalties()[seat]
    return min(moves, key=cards.__getitem__)


def _cards_left(
    position: Position, seat: int, rollouts: int, random: SplitMix64, policy: Policy, hidden_hands: bool
) -> int:
    """Play one round and return the cards left to the careful player."""
    careful = careful_move_hidden_hands if hidden_hands else careful_move
    while not position.over:
        if position.to_move == seat:
            position = position.after(careful(position, rollouts, random, policy))
        else:
            position = position.after(careless_move(position, random, policy))
    return position.penalties()[seat]


def _play_out(position: Position, random: SplitMix64, policy: Policy) -> Position:
    """Return the end of a careless round."""
    while not position.over:
        position = position.after(careless_move(position, random, policy))
    return position

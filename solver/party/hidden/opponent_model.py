"""The opponent model: how the other players are assumed to choose their moves.

All opponents share one of three policies. `random` and `greedy` are the careless policies of `playouts`.
`thrifty` looks after its own cards: it draws moves from a softmax distribution over the value network's
predictions. The move that leaves the fewest cards is the likeliest but not the only one, because players who
plan ahead often have reasons of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from ppsolve.solver.party.hidden.value_network import Opponents, value_after
from ppsolve.solver.party.playouts import careless_choices, careless_move
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement, Rows, open_slots
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.randomness import SplitMix64

OpponentPolicy = Literal["random", "greedy", "thrifty"]
OPPONENT_POLICIES: Final[tuple[OpponentPolicy, ...]] = get_args(OpponentPolicy)

OpponentModel = Literal["either", "random", "greedy", "thrifty"]
"""A policy that all opponents share. `either`, which users may also call `mixed`, means that the policy is
unknown and is inferred from the moves seen."""

OPPONENT_MODELS: Final[tuple[OpponentModel, ...]] = get_args(OpponentModel)

PRIOR: Final[dict[OpponentPolicy, float]] = {"random": 1.0, "greedy": 0.125, "thrifty": 0.5}
"""Prior weight of each policy before any move is seen. Greedy players give themselves away within a few
moves, so a low prior costs little."""

GREEDY_ERROR_RATE: Final = 0.05
"""Assumed probability that a greedy player makes a random move instead."""

Likelihoods = tuple[float, float, float]
"""The likelihood of the moves seen under each of `OPPONENT_POLICIES`."""

SOFTMAX_WEIGHTS: Final = 1_048_576, 912_839, 794_672, 691_802, 602_249
"""2^20 times 2^(-n/5) for n = 0 to 4: the best move has weight 2^20, and every `PARTS_PER_STEP` parts of a
card more multiply the weight by 2^(-1/5)."""

PARTS_PER_STEP: Final = 4


# The posterior of the common policy.


def prior_of(model: OpponentModel) -> list[float]:
    """Return the prior weight of each of `OPPONENT_POLICIES` under a model."""
    return [PRIOR[policy] if model == "either" else float(model == policy) for policy in OPPONENT_POLICIES]


def evidence(prior: Sequence[float], likelihoods: Likelihoods) -> float:
    """Return the likelihood of the moves seen, averaged over the policies with their prior weights."""
    as_random, as_greedy, as_thrifty = likelihoods
    return prior[0] * as_random + prior[1] * as_greedy + prior[2] * as_thrifty


def sample_policy(prior: Sequence[float], likelihoods: Likelihoods, uniform: float) -> OpponentPolicy:
    """Draw the common policy from its posterior, with a uniform number from [0, 1)."""
    as_random, as_greedy, _ = likelihoods
    first = prior[0] * as_random
    drawn = uniform * evidence(prior, likelihoods)
    if drawn < first:
        return "random"
    return "greedy" if drawn < first + prior[1] * as_greedy else "thrifty"


# Moves.


def opponents_of(position: Position, seat: int, policy: OpponentPolicy) -> Opponents:
    """Return the opponents of `seat` who are still in the round, all of them with the same policy."""
    cards = [
        len(player.hand) for other, player in enumerate(position.players) if other != seat and player.active
    ]
    players = len(cards)
    return Opponents(
        players, sum(cards), players if policy == "greedy" else 0, players if policy == "thrifty" else 0
    )


def opponent_move(policy: OpponentPolicy, position: Position, random: SplitMix64) -> Placement:
    """Draw the move of an opponent who is to move, with the next random word."""
    if policy != "thrifty":
        return careless_move(position, random, policy)
    assert position.to_move is not None
    opponents = opponents_of(position, position.to_move, policy)
    return sample_move(position.mover.hand, position.pyramid, position.rules, opponents, random)


def sample_move(hand: str, rows: Rows, rules: Rules, opponents: Opponents, random: SplitMix64) -> Placement:
    """Draw the move of a thrifty player with the next random word."""
    weights = policy_weights(hand, rows, rules, opponents)
    drawn = random.below(sum(weights.values()))
    for move, weight in weights.items():
        drawn -= weight
        if drawn < 0:
            return move
    raise AssertionError("a number below the total weight selects a move")


def policy_weights(hand: str, rows: Rows, rules: Rules, opponents: Opponents) -> dict[Placement, int]:
    """Return the weight of every legal move of a thrifty player, ordered by colour, row and column."""
    moves = careless_choices(hand, open_slots(rows, rules), "random")
    values = {move: value_after(move, rows, hand, rules, opponents) for move in moves}
    least = min(values.values())
    return {move: _softmax_weight(value - least) for move, value in values.items()}


def _softmax_weight(more: int) -> int:
    halvings, rest = divmod(more // PARTS_PER_STEP, len(SOFTMAX_WEIGHTS))
    return max(SOFTMAX_WEIGHTS[rest] >> halvings, 1)

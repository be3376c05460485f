"""Monte Carlo rollouts with hidden hands: sample a deal of the hidden cards, then play the round to its end.

Rollout number n of a seed has its own random stream, so rollouts can be split into any batches over any
number of threads. All moves are tried on the same deals (common random numbers).

Deals are resampled with importance weights: the likelihood of the moves the opponents were seen to make. With
the opponent model `either`, the opponents' common policy is drawn from its posterior as well. The thrifty
policy's likelihood is expensive. So each rollout draws one deal from each of a few small groups, with the
random policy's likelihood in place of the thrifty one. The exact weights are used only to choose among these
deals.

The player to move follows the value network. A rollout reports the cards left and a lambda-return: a mix of
the network's predictions along the way and the cards left. It is slightly biased but has much less variance,
so it separates good moves from bad ones sooner.

This Python code is the definition. The native core plays exactly the same rollouts.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.party.hidden.hand_sampler import HandSampler
from ppsolve.solver.party.hidden.opponent_model import (
    GREEDY_ERROR_RATE,
    Likelihoods,
    OpponentModel,
    OpponentPolicy,
    evidence,
    opponent_move,
    opponents_of,
    policy_weights,
    prior_of,
    sample_policy,
)
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.value_network import PARTS_OF_A_CARD, Opponents, best_move_by_value
from ppsolve.solver.party.playouts import careless_choices, playout_stream
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, Slot, open_slots
from ppsolve.solver.randomness import SplitMix64

DEAL_GROUPS: Final = 4
DEALS_PER_GROUP: Final = 4
"""Deals drawn for each rollout if opponents were seen to move; otherwise one deal is enough."""

BOOTSTRAP_EIGHTHS: Final = 3
"""The lambda-return takes 3/8 of each prediction and 5/8 of what follows it (lambda = 5/8)."""


@dataclass(frozen=True)
class RolloutResults:
    """Results for the player to move: rollout by rollout, one entry for each move tried."""

    cards: bytes
    """The cards left."""
    returns: array[int]
    """The lambda-returns, in `PARTS_OF_A_CARD`."""


class RolloutEngine(Protocol):
    """Runs rollouts from one position."""

    def run(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> RolloutResults:
        """Run rollouts `first` to `first + count - 1` of `seed`, each once for every move."""
        ...


@dataclass(frozen=True)
class _Observation:
    """A move that was seen, the slots that were open before it, and the pyramid."""

    move: Placement
    slots: tuple[Slot, ...]
    before: Rows


class PythonRollouts:
    """The `RolloutEngine` in Python: the reference for the native one."""

    def __init__(self, position: HiddenPosition, others: OpponentModel) -> None:
        self._position = position
        self._prior = prior_of(others)
        self._hands = HandSampler.of(position)
        self._cards = _cards_in(position.pyramid) + sum(len(player.hand) for player in position.players)
        self._seen: list[list[_Observation]] = [[] for _ in position.players]
        """By seat, the latest move first: adding its card to the hand gives the hand before it."""
        for seen in position.seen:
            slots = open_slots(seen.before, position.rules)
            self._seen[seen.seat].insert(0, _Observation(seen.move, slots, seen.before))

    def run(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> RolloutResults:
        cards, returns = bytearray(), array("H")
        for number in range(first, first + count):
            random = playout_stream(seed, number)
            deal, policy = self._sample_deal(random)
            word = random.word()
            for move in moves:
                left, value = self._roll_out(deal.after(move), policy, SplitMix64(word))
                cards.append(left)
                returns.append(value)
        return RolloutResults(bytes(cards), returns)

    def _sample_deal(self, random: SplitMix64) -> tuple[Position, OpponentPolicy]:
        """Draw hands for everybody and the opponents' policy from the posterior."""
        chosen: tuple[Position, Likelihoods] | None = None
        total = 0.0
        for _ in range(DEAL_GROUPS if self._position.seen else 1):
            deal, approximate, weight = self._sample_from_group(random)
            exact = self._with_thrifty_likelihood(deal, approximate)
            weight *= evidence(self._prior, exact) / evidence(self._prior, approximate)
            total += weight
            if _uniform(random) * total < weight or chosen is None:
                chosen = deal, exact
        assert chosen is not None
        return chosen[0], sample_policy(self._prior, chosen[1], _uniform(random))

    def _sample_from_group(self, random: SplitMix64) -> tuple[Position, Likelihoods, float]:
        """Draw one of a group of deals by its approximate weight, in which thrifty players count as random
        ones.

        Returns the deal, its approximate likelihoods, and the total weight of the group.
        """
        chosen: tuple[Position, Likelihoods] | None = None
        total = 0.0
        for _ in range(DEALS_PER_GROUP if self._position.seen else 1):
            deal = self._position.filled(self._hands.sample(random))
            as_random = as_greedy = 1.0
            for seat in range(len(deal.players)):
                random_there, greedy_there = self._careless_likelihoods(deal, seat)
                as_random *= random_there
                as_greedy *= greedy_there
            likelihoods = as_random, as_greedy, as_random
            weight = evidence(self._prior, likelihoods)
            total += weight
            if _uniform(random) * total < weight or chosen is None:
                chosen = deal, likelihoods
        assert chosen is not None
        return *chosen, total

    def _careless_likelihoods(self, deal: Position, seat: int) -> tuple[float, float]:
        """Return the likelihood of the moves seen of `seat` under the random and the greedy policy."""
        as_random = as_greedy = 1.0
        hand = deal.players[seat].hand
        for seen in self._seen[seat]:
            hand += seen.move.colour
            any_one = 1.0 / len(careless_choices(hand, seen.slots, "random"))
            greedy = careless_choices(hand, seen.slots, "greedy")
            as_random *= any_one
            deliberate = (1.0 - GREEDY_ERROR_RATE) / len(greedy) if seen.move in greedy else 0.0
            as_greedy *= GREEDY_ERROR_RATE * any_one + deliberate
        return as_random, as_greedy

    def _with_thrifty_likelihood(self, deal: Position, likelihoods: Likelihoods) -> Likelihoods:
        """Return the likelihoods with the exact value for the thrifty policy."""
        as_thrifty = 1.0
        for seat in range(len(deal.players)):
            in_seat = 1.0
            hand = deal.players[seat].hand
            for seen in self._seen[seat] if self._prior[2] else ():
                hand += seen.move.colour
                opponents = self._opponents_then(seen, hand)
                weights = policy_weights(hand, seen.before, self._position.rules, opponents)
                in_seat *= weights[seen.move] / sum(weights.values())
            as_thrifty *= in_seat
        return *likelihoods[:2], as_thrifty

    def _opponents_then(self, seen: _Observation, hand: str) -> Opponents:
        """Return the opponents before a move that was seen, as if nobody had dropped out yet."""
        players = len(self._position.players) - 1
        cards = self._cards - _cards_in(seen.before) - len(hand)
        return Opponents(players, cards, greedy=0, thrifty=players)

    def _roll_out(self, position: Position, policy: OpponentPolicy, random: SplitMix64) -> tuple[int, int]:
        """Play the round to its end; return the player's cards left and lambda-return."""
        own = self._position.seat
        predictions = []
        while position.to_move is not None and position.players[own].active:
            if position.to_move != own:
                position = position.after(opponent_move(policy, position, random))
                continue
            move, value = best_move_by_value(position, opponents_of(position, own, policy))
            predictions.append(max(value, 0))
            position = position.after(move)
        cards = len(position.players[own].hand)
        value = cards * PARTS_OF_A_CARD
        for prediction in reversed(predictions):
            value = (BOOTSTRAP_EIGHTHS * prediction + (8 - BOOTSTRAP_EIGHTHS) * value) // 8
        return cards, value


def rollout_engine(
    position: HiddenPosition, others: OpponentModel, core: CoreKind | None = None
) -> RolloutEngine:
    """Return the rollout engine of `core`; by default the native one where it is installed."""
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import NativeRollouts

        return NativeRollouts(position, others)
    return PythonRollouts(position, others)


def _cards_in(rows: Rows) -> int:
    return sum(len(row) - row.count(EMPTY) for row in rows)


def _uniform(random: SplitMix64) -> float:
    """Draw a number from [0, 1) with the next random word."""
    return (random.word() >> 11) * 2.0**-53

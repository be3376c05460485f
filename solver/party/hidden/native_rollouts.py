"""The sampler of the native core."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from ppsolve.solver._core import Round
from ppsolve.solver._core import Sampler as CoreSampler
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.hidden.hand_sampler import HandSampler
from ppsolve.solver.party.hidden.position import HiddenPosition, SeenMove
from ppsolve.solver.party.hidden.rollouts import OTHERS, Others, Samples
from ppsolve.solver.party.native import native_round
from ppsolve.solver.party.playouts import Policy
from ppsolve.solver.party.position import Player, Scene
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.rules import Rules


class NativeSampler:
    """The `Sampler` of the native core."""

    def __init__(self, position: HiddenPosition, others: Others) -> None:
        imagination = HandSampler.of(position)
        self._core = CoreSampler(
            native_round(position),
            position.hidden,
            position.unseen,
            imagination.seats,
            [
                (drawing.hands, [share - 1 for share in drawing.shares], drawing.after)
                for drawing in imagination.drawings
            ],
            [_seen(seen, position.rules) for seen in reversed(position.seen)],
            OTHERS.index(others),
        )

    def samples(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> Samples:
        cards, outlooks = self._core.samples([_numbers(move) for move in moves], seed, first, count)
        return Samples(cards, array("H", outlooks))

    def careless_sums(
        self, moves: Sequence[Placement], policy: Policy, seed: int, deals: int, rounds: int
    ) -> list[int]:
        """The cards left to the player to move after each of the moves, in all, over so many imagined deals
        and so many careless rounds from each: what a plain sampler looks at."""
        sums = self._core.random_sums if policy == "random" else self._core.greedy_sums
        return sums([_numbers(move) for move in moves], seed, deals, rounds)


def _seen(seen: SeenMove, rules: Rules) -> tuple[int, Round, tuple[int, int, int]]:
    before = Scene(rules, (Player("", ""),) * rules.players, 0, seen.before)  # hands do not matter
    return seen.seat, native_round(before), _numbers(seen.move)


def _numbers(move: Placement) -> tuple[int, int, int]:
    return COLOURS.index(move.colour), move.row, move.column

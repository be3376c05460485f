"""The bridge to the native core: converts positions and moves, and wraps the core's searcher and rollouts."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ppsolve.solver._core import Round, Sampler, Table
from ppsolve.solver._core import Searcher as CoreSearcher
from ppsolve.solver.cooperation import EVERYBODY, Who
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.position import BasePosition, Player, Position
from ppsolve.solver.party.prospects import cards_placed
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.searcher import NO_NODE_LIMIT

if TYPE_CHECKING:
    from ppsolve.solver.party.hidden.opponent_model import OpponentModel
    from ppsolve.solver.party.hidden.position import HiddenPosition, SeenMove
    from ppsolve.solver.party.hidden.rollouts import RolloutResults
    from ppsolve.solver.party.playouts import Policy


def native_round(position: BasePosition) -> Round:
    """Return a position as the native core represents it, without hidden cards."""
    rules = position.rules
    return Round(
        rules.base,
        rules.upper_rows == "contiguous",
        rules.stuck == "pass",
        [(COLOURS.index(card), row, column) for (row, column), card in cards_placed(position).items()],
        [counts(player.hand) for player in position.players],
        [player.out for player in position.players],
        position.to_move or 0,
    )


def placements(moves: Iterable[tuple[int, int, int]]) -> tuple[Placement, ...]:
    """Convert moves of the native core."""
    return tuple(Placement(COLOURS[colour], row, column) for colour, row, column in moves)


def _native_move(move: Placement) -> tuple[int, int, int]:
    return COLOURS.index(move.colour), move.row, move.column


def native_playouts(position: Position, policy: Policy, seed: int, first: int, count: int) -> list[list[int]]:
    """Run playouts `first` to `first + count - 1` of `seed`, without holding Python's global lock.

    Returns a histogram of the cards left for each seat, then one for all players together.
    """
    start = native_round(position)
    play = start.random_playouts if policy == "random" else start.greedy_playouts
    return play(seed, first, count)


def native_careful(
    position: Position,
    policy: Policy,
    seat: int,
    rollouts: int,
    seed: int,
    first: int,
    count: int,
    hidden_hands: bool = False,
) -> list[int]:
    """Play rounds of a careful player among careless ones; returns a histogram of that player's cards
    left."""
    start = native_round(position)
    if hidden_hands:
        at = (
            start.careful_at_table_among_random if policy == "random" else start.careful_at_table_among_greedy
        )
        return at(position.rules.deck, seat, rollouts, seed, first, count)
    play = start.careful_among_random if policy == "random" else start.careful_among_greedy
    return play(seat, rollouts, seed, first, count)


def native_cooperation(
    position: Position, who: Who, left: int, steps: int
) -> tuple[bool | None, int, tuple[Placement, ...]]:
    """Decide whether cooperation can leave `who` with at most `left` cards, in at most `steps` steps.

    Returns the answer (`None` if the steps ran out), the steps taken, and a line that reaches the goal.
    """
    seat = -1 if who == EVERYBODY else who
    can, taken, line = native_round(position).together(seat, left, steps)
    return can, taken, placements(line)


def native_decisions(
    position: Position, seed: int, rounds: int, most_cards: int, memory: int
) -> list[tuple[int, int, int]]:
    """Judge the decisions in `rounds` greedy rounds, once the active hands hold at most `most_cards` cards.

    Returns for each decision its seat, the number of essentially different moves, and how many of these keep
    the player's guaranteed value.
    """
    start, table = native_round(position), Table(memory)
    # One round per call, so that Ctrl-C is handled between rounds.
    return [
        decision
        for number in range(rounds)
        for decision in start.greedy_decisions(table, seed, number, 1, most_cards)
    ]


class NativeSearcher:
    """The `Searcher` of the native core."""

    def __init__(self, table: Table, selfish_memory: int) -> None:
        self._core = CoreSearcher(table, selfish_memory)

    def guaranteed(
        self, position: Position, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        found = self._core.guaranteed(native_round(position), seat, low, high, nodes, seconds, line=False)
        return found[:2]

    def guaranteed_line(self, position: Position, seat: int, value: int) -> tuple[Placement, ...]:
        found = self._core.guaranteed(native_round(position), seat, value, value, NO_NODE_LIMIT, math.inf)
        return placements(found[2])

    def margin(self, position: Position, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        bonuses = position.bonus(0), position.bonus(1)
        found = self._core.margin(native_round(position), *bonuses, low, high, nodes, seconds, line=False)
        return found[:2]

    def margin_line(self, position: Position, value: int) -> tuple[Placement, ...]:
        bonuses = position.bonus(0), position.bonus(1)
        found = self._core.margin(native_round(position), *bonuses, value, value, NO_NODE_LIMIT, math.inf)
        return placements(found[2])

    def selfish(self, position: Position, nodes: int, seconds: float) -> tuple[int, ...] | None:
        found = self._core.selfish(native_round(position), nodes, seconds)
        return None if found is None else tuple(found)

    def selfish_line(self, position: Position, results: tuple[int, ...]) -> tuple[Placement, ...]:
        return placements(self._core.selfish_line(native_round(position), results))

    def stop(self) -> None:
        self._core.stop()

    def resume(self) -> None:
        self._core.resume()

    @property
    def nodes(self) -> int:
        return self._core.nodes


def native_searchers(memory: int, count: int) -> list[NativeSearcher]:
    """Return `count` searchers that share a transposition table of half the memory; `selfish` uses the
    rest."""
    table = Table(memory // 2, count)
    return [NativeSearcher(table, memory // 2 // count) for _ in range(count)]


class NativeRollouts:
    """The `RolloutEngine` of the native core, for positions with hidden hands."""

    def __init__(self, position: HiddenPosition, others: OpponentModel) -> None:
        from ppsolve.solver.party.hidden.hand_sampler import HandSampler
        from ppsolve.solver.party.hidden.opponent_model import OPPONENT_MODELS

        hands = HandSampler.of(position)
        self._core = Sampler(
            native_round(position),
            position.hidden,
            position.unseen,
            hands.seats,
            # The core compares with `<=`: 2^64 does not fit into its words.
            [
                (one.hands, [bound - 1 for bound in one.cumulative], one.following)
                for one in hands.distributions
            ],
            [_native_seen_move(seen, position.rules) for seen in reversed(position.seen)],
            OPPONENT_MODELS.index(others),
        )

    def run(self, moves: Sequence[Placement], seed: int, first: int, count: int) -> RolloutResults:
        from ppsolve.solver.party.hidden.rollouts import RolloutResults

        cards, returns = self._core.samples(list(map(_native_move, moves)), seed, first, count)
        return RolloutResults(cards, array("H", returns))

    def careless_sums(
        self, moves: Sequence[Placement], policy: Policy, seed: int, deals: int, rounds: int
    ) -> list[int]:
        """Return the total cards left after each move in `rounds` careless playouts from each of `deals`
        deals."""
        sums = self._core.random_sums if policy == "random" else self._core.greedy_sums
        return sums(list(map(_native_move, moves)), seed, deals, rounds)


def _native_seen_move(seen: SeenMove, rules: Rules) -> tuple[int, Round, tuple[int, int, int]]:
    before = BasePosition(rules, (Player("", ""),) * rules.players, 0, seen.before)  # hands do not matter
    return seen.seat, native_round(before), _native_move(seen.move)

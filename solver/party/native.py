"""The bridge to the native core: positions of the Python engine in the core's own form."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ppsolve.solver._core import Round, Table
from ppsolve.solver._core import Searcher as CoreSearcher
from ppsolve.solver.cooperation import EVERYBODY, Who
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.position import Position, Scene
from ppsolve.solver.party.prospects import cards_placed
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.searcher import NO_NODE_LIMIT

if TYPE_CHECKING:
    from ppsolve.solver.party.playouts import Policy


def native_round(position: Scene) -> Round:
    """A position as the native core holds it; hidden cards are left out."""
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
    """Moves of the native core as the Python engine has them."""
    return tuple(Placement(COLOURS[colour], row, column) for colour, row, column in moves)


def native_playouts(position: Position, policy: Policy, seed: int, first: int, count: int) -> list[list[int]]:
    """How often each number of cards was left, to each seat and then to all together, by the playouts
    number `first` and following of a seed. Python's lock is free meanwhile."""
    start = native_round(position)
    play = start.random_playouts if policy == "random" else start.greedy_playouts
    return play(seed, first, count)


def native_careful(
    position: Position,
    policy: Policy,
    seat: int,
    looks: int,
    seed: int,
    first: int,
    count: int,
    at_table: bool = False,
) -> list[int]:
    """How often each number of cards was left to a careful player among careless ones."""
    start = native_round(position)
    if at_table:
        at = (
            start.careful_at_table_among_random if policy == "random" else start.careful_at_table_among_greedy
        )
        return at(position.rules.deck, seat, looks, seed, first, count)
    play = start.careful_among_random if policy == "random" else start.careful_among_greedy
    return play(seat, looks, seed, first, count)


def native_together(
    position: Position, who: Who, left: int, steps: int
) -> tuple[bool | None, int, tuple[Placement, ...]]:
    """Whether everybody together can leave the player of a seat, or all players, with so few cards: `None` if
    that was not found out in so many steps. Then how many steps it took, and the play that leaves them."""
    seat = -1 if who == EVERYBODY else who
    can, taken, line = native_round(position).together(seat, left, steps)
    return can, taken, placements(line)


def native_decisions(
    position: Position, seed: int, rounds: int, most_cards: int, memory: int
) -> list[tuple[int, int, int]]:
    """Every decision that so many greedy rounds of a seed come to once the hands of those still in hold no
    more than so many cards: its seat, how many essentially different moves there are, and how many of these
    keep what the player can be sure of."""
    start, table = native_round(position), Table(memory)
    # One round at a time: between them Ctrl-C is heard.
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
    """Searchers that share a table of half the memory; the other half is for `selfish`, once it is asked."""
    table = Table(memory // 2, count)
    return [NativeSearcher(table, memory // 2 // count) for _ in range(count)]

"""Midgame decisions: the choices that careless play leads to, and how many of the moves there are good.

Rounds are played greedily (the `greedy` policy of `ppsolve.solver.party.playouts`), always from the same
seed. Once the active hands hold at most `MOST_CARDS` cards, every decision is solved exactly. It counts the
essentially different moves that keep the guaranteed result of the player to move.

The native core does all of this in one call. The Python code below is the reference implementation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.party.game import UnlimitedSearch
from ppsolve.solver.party.playouts import careless_move, playout_stream
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.symmetry import positions_after

ROUNDS: Final = 32
"""Rounds played from each position."""

MOST_CARDS: Final = 16
"""Most cards in the active hands: with this few, a decision is solved in about a millisecond."""

SEED: Final = 2007
"""Seed of the rounds. Its value is arbitrary, but results with different seeds cannot be compared."""

MEMORY: Final = 64 << 20


@dataclass(frozen=True)
class MidgameDecision:
    """A choice of the player in `seat` among essentially different moves."""

    seat: int
    moves: int
    """Number of moves, at least two."""
    keeping: int
    """Number of moves that keep the player's guaranteed result, at least one."""

    @property
    def traps(self) -> float:
        """The share of the moves that worsen the player's guaranteed result."""
        return 1 - self.keeping / self.moves

    @property
    def only_one(self) -> bool:
        """True if a single move is good."""
        return self.keeping == 1


def midgame_decisions(position: Position, core: CoreKind | None = None) -> tuple[MidgameDecision, ...]:
    """Return every midgame decision of the rounds from `position`, in order; both cores agree.

    A decision that several rounds reach counts each time. Moves are numbered from left to right, so a
    mirrored or recoloured position leads to different rounds. Their decisions are equally likely.
    """
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import native_decisions

        found = native_decisions(position, SEED, ROUNDS, MOST_CARDS, MEMORY)
        return tuple(MidgameDecision(*decision) for decision in found)
    finder = DecisionFinder()
    return tuple(
        decision
        for number in range(ROUNDS)
        for reached in _midgame_positions(position, number)
        if (decision := finder.decision(reached)) is not None
    )


def _midgame_positions(position: Position, number: int) -> Iterator[Position]:
    """Play round `number` greedily and yield its positions with at most `MOST_CARDS` cards."""
    random = playout_stream(SEED, number)
    while not position.over:
        if sum(len(player.hand) for player in position.players if player.active) <= MOST_CARDS:
            yield position
        position = position.after(careless_move(position, random, "greedy"))


class DecisionFinder:
    """Solves decisions and caches the results.

    It answers thousands of small questions, so it does without the threads and lines of a `Solver`.
    """

    def __init__(self) -> None:
        self._quick = UnlimitedSearch(MEMORY)
        self._cache: dict[Position, MidgameDecision | None] = {}

    def decision(self, position: Position) -> MidgameDecision | None:
        """Return the decision in `position`; `None` if all moves are essentially the same."""
        if position not in self._cache:
            self._cache[position] = self._solve(position)
        return self._cache[position]

    def _solve(self, position: Position) -> MidgameDecision | None:
        seat = position.to_move
        after = positions_after(position)
        if seat is None or len(after) < 2:
            return None
        values = [self._quick.guaranteed(reached, seat) for reached in after]
        return MidgameDecision(seat, len(after), values.count(min(values)))

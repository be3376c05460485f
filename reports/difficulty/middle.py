"""The middle of the round: the decisions that natural play leads to, and how many moves are good there.

Rounds are played as careless players play them (the `greedy` way of `ppsolve.solver.party.playouts`), always
from the same seed. Once the hands of those still in hold few cards, every decision is judged exactly:
of the essentially different moves, which ones keep what the player to move can be sure of?

The native core does all of it in one go, if it is there; what is played and judged in Python below is the
definition.
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
"""How many rounds are played from a position."""

MOST_CARDS: Final = 16
"""How many cards the hands of those still in may hold together: so few are judged in a millisecond."""

SEED: Final = 2007
"""The seed of the rounds: any would do, but it must be always the same."""

MEMORY: Final = 64 << 20


@dataclass(frozen=True)
class MiddleDecision:
    """A choice of the player of `seat` among essentially different moves."""

    seat: int
    moves: int
    """How many moves there are: at least two."""
    keeping: int
    """How many of them keep what the player can be sure of: at least one."""

    @property
    def traps(self) -> float:
        """The share of the moves after which the player can be sure of less than before."""
        return 1 - self.keeping / self.moves

    @property
    def only_one(self) -> bool:
        """Whether a single move is good."""
        return self.keeping == 1


def middle_decisions(position: Position, core: CoreKind | None = None) -> tuple[MiddleDecision, ...]:
    """Every decision that the rounds from a position come to once few cards are left, in order: the same
    with either core.

    A decision that several rounds come to counts each time. Left and right being numbered, a mirrored or
    recoloured position is played out in other rounds: their decisions are others, equally likely ones.
    """
    if (core or core_kind()) == "native":
        from ppsolve.solver.party.native import native_decisions

        found = native_decisions(position, SEED, ROUNDS, MOST_CARDS, MEMORY)
        return tuple(MiddleDecision(*decision) for decision in found)
    finder = DecisionFinder()
    return tuple(
        decision
        for number in range(ROUNDS)
        for met in _careless_round(position, number)
        if (decision := finder.decision(met)) is not None
    )


def _careless_round(position: Position, number: int) -> Iterator[Position]:
    """The positions of a careless round in which few cards are left."""
    random = playout_stream(SEED, number)
    while not position.over:
        if sum(len(player.hand) for player in position.players if player.active) <= MOST_CARDS:
            yield position
        position = position.after(careless_move(position, random, "greedy"))


class DecisionFinder:
    """Knows the worth of moves: the searcher of the core in use and what it has found.

    It has neither the threads nor the lines of a `Solver`, for it is asked thousands of small questions.
    """

    def __init__(self) -> None:
        self._quick = UnlimitedSearch(MEMORY)
        self._found: dict[Position, MiddleDecision | None] = {}

    def decision(self, position: Position) -> MiddleDecision | None:
        """What there is to decide; `None` if all moves come to the same."""
        if position not in self._found:
            self._found[position] = self._find(position)
        return self._found[position]

    def _find(self, position: Position) -> MiddleDecision | None:
        seat = position.to_move
        after = positions_after(position)
        if seat is None or len(after) < 2:
            return None
        sure_of = [self._quick.guaranteed(reached, seat) for reached in after]
        return MiddleDecision(seat, len(after), sure_of.count(min(sure_of)))

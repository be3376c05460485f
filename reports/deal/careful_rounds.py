"""Careful rounds of a report: each player in turn is careful among careless others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Final

from ppsolve.solver.backend import core_kind
from ppsolve.solver.party.careful import run_careful
from ppsolve.solver.party.playouts import POLICIES, CardsLeft, Policy
from ppsolve.solver.party.position import Position
from ppsolve.solver.platform import available_cores

SEED: Final = 1
CAREFUL_ROUNDS: Final = 400
PLAYOUTS_PER_MOVE: Final = 16
"""Playouts with which a careful player tries out each move."""
PORTION: Final = 20
"""Rounds of each player between two checks of the limits: a fraction of a second."""
MOST_CARDS_IN_PYTHON: Final = 8
"""With more cards in hands, careful rounds need the native core."""

_Kind = tuple[bool, Policy, int]
"""True if hands are hidden, the policy of the others, the seat of the careful player."""


@dataclass(frozen=True)
class CarefulRounds:
    """Cards left to one careful player among careless others: by the others' policy, then by seat."""

    rounds: int
    looks: int
    left: Mapping[Policy, tuple[CardsLeft, ...]]
    """The careful player sees all hands."""
    own_hand: Mapping[Policy, tuple[CardsLeft, ...]]
    """The careful player sees only their own hand, as at the table."""


class CarefulPlay:
    """Plays the careful rounds of a position, in portions, so that they can be stopped and continued."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._seats = range(len(position.players))
        self._kinds: list[_Kind] = list(product((False, True), POLICIES, self._seats))
        self._left = {kind: [0] * (len(position.players[kind[2]].hand) + 1) for kind in self._kinds}
        self._done = 0
        too_slow = core_kind() == "python" and sum(position.penalties()) > MOST_CARDS_IN_PYTHON
        self._wanted = 0 if too_slow else CAREFUL_ROUNDS

    def play(self, stopped: Callable[[], bool]) -> None:
        """Play the rounds that are missing, until `stopped` returns true. A portion counts once all players
        have played it."""
        with ThreadPoolExecutor(available_cores()) as pool:
            while self._done < self._wanted:
                count = min(PORTION, self._wanted - self._done)

                def portion(kind: _Kind, first: int = self._done, count: int = count) -> CardsLeft | None:
                    if stopped():
                        return None
                    hidden, policy, seat = kind
                    return run_careful(
                        self.position,
                        seat,
                        count,
                        PLAYOUTS_PER_MOVE,
                        SEED,
                        policy,
                        hidden_hands=hidden,
                        first=first,
                    )

                found = [left for left in pool.map(portion, self._kinds) if left is not None]
                if len(found) < len(self._kinds):
                    break
                for kind, left in zip(self._kinds, found, strict=True):
                    self._left[kind] = [*map(int.__add__, self._left[kind], left.counts)]
                self._done += count

    @property
    def result(self) -> CarefulRounds | None:
        """The rounds played so far; `None` without any."""
        if not self._done:
            return None
        all_hands, own_hand = (
            {
                policy: tuple(CardsLeft(tuple(self._left[hidden, policy, seat])) for seat in self._seats)
                for policy in POLICIES
            }
            for hidden in (False, True)
        )
        return CarefulRounds(self._done, PLAYOUTS_PER_MOVE, all_hands, own_hand)

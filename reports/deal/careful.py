"""What care gains a player among careless others: careful rounds beside the careless ones of a report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ppsolve.solver.core_choice import core_kind
from ppsolve.solver.party.careful import run_careful
from ppsolve.solver.party.playouts import POLICIES, CardsLeft, Policy
from ppsolve.solver.party.position import Position

ROUNDS: Final = 400
LOOKS: Final = 16
SEED: Final = 1

MOST_CARDS_IN_PYTHON: Final = 8
"""So many cards in hands are played in Python; with more, careful rounds need the native core."""


@dataclass(frozen=True)
class CarefulRounds:
    """For each careless way of the others, what is left to each player who alone is careful, by seat."""

    rounds: int
    looks: int
    left: Mapping[Policy, tuple[CardsLeft, ...]]


def careful_rounds(position: Position) -> CarefulRounds | None:
    """The careful rounds of every player; `None` where they would take minutes without the native core."""
    if core_kind() == "python" and sum(position.penalties()) > MOST_CARDS_IN_PYTHON:
        return None
    seats = range(len(position.players))
    return CarefulRounds(
        ROUNDS,
        LOOKS,
        {
            policy: tuple(run_careful(position, seat, ROUNDS, LOOKS, SEED, policy) for seat in seats)
            for policy in POLICIES
        },
    )

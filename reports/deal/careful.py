"""What care gains a player among careless others: careful rounds beside the careless ones of a report."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Final

from ppsolve.solver.backend import core_kind
from ppsolve.solver.party.careful import run_careful
from ppsolve.solver.party.playouts import POLICIES, CardsLeft, Policy
from ppsolve.solver.party.position import Position
from ppsolve.solver.platform import available_cores

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
    """If the careful player sees all hands."""
    own_hand: Mapping[Policy, tuple[CardsLeft, ...]]
    """If the careful player sees only the own hand, as everybody does at the table."""


def careful_rounds(position: Position) -> CarefulRounds | None:
    """The careful rounds of every player; `None` where they would take minutes without the native core."""
    if core_kind() == "python" and sum(position.penalties()) > MOST_CARDS_IN_PYTHON:
        return None
    seats = range(len(position.players))
    asked = list(product((False, True), POLICIES, seats))

    def play(one: tuple[bool, Policy, int]) -> CardsLeft:
        at_table, policy, seat = one
        return run_careful(position, seat, ROUNDS, LOOKS, SEED, policy, hidden_hands=at_table)

    with ThreadPoolExecutor(available_cores()) as pool:
        found = dict(zip(asked, pool.map(play, asked), strict=True))
    face_up, own_hand = (
        {policy: tuple(found[at_table, policy, seat] for seat in seats) for policy in POLICIES}
        for at_table in (False, True)
    )
    return CarefulRounds(ROUNDS, LOOKS, face_up, own_hand)

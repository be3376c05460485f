"""The yardstick `expected` of Penguin Party: simulated rounds against the standard opponents of `advise`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ppsolve.solver.party.hidden.advice import (
    FIRST_STAGE_DEALS,
    REENTRY_STAGE_DEALS,
    MoveEstimate,
    advise,
)
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement

EXPECTED_ROUNDS: Final = REENTRY_STAGE_DEALS - FIRST_STAGE_DEALS
"""Rounds to simulate after each move. The race of `advise` has then given all moves the same deals, so the
estimates of all moves are equally precise. They take less than a second with the native core."""
EXPECTED_SEED: Final = 0
"""With a fixed seed, the estimates are the same on every machine."""


def expected_after_moves(
    position: Position | HiddenPosition,
    *,
    threads: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> dict[Placement, MoveEstimate]:
    """Estimate the cards left to the player to move after each legal move, the best estimate first.

    The player sees what the position shows: all hands of a `Position`, their own in a `HiddenPosition`.
    Returns nothing if the round is over, or if `stopped()` was true before the end.
    """
    if position.over:
        return {}
    samples = EXPECTED_ROUNDS * len(position.legal_moves)
    advice = advise(position, samples=samples, seed=EXPECTED_SEED, threads=threads, stopped=stopped)
    if advice.samples < samples:
        return {}
    return {estimate.move: estimate for estimate in advice.moves}

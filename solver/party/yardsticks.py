"""The yardstick `expected` of Penguin Party: simulated rounds against the standard opponents of `advise`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ppsolve.solver.party.hidden.advice import MoveEstimate, advise
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement

EXPECTED_SAMPLES: Final = 10_000
"""Rounds to simulate for all moves together. With the fixed seed, estimates are the same on every machine."""
EXPECTED_SEED: Final = 0


def expected_after_moves(
    position: Position | HiddenPosition,
    *,
    samples: int = EXPECTED_SAMPLES,
    threads: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> dict[Placement, MoveEstimate]:
    """Estimate the cards left to the player to move after each legal move, the best estimate first.

    The player sees what the position shows: all hands of a `Position`, their own in a `HiddenPosition`.
    Returns nothing if the round is over, or if `stopped()` was true before all samples were taken.
    """
    if position.over:
        return {}
    advice = advise(position, samples=samples, seed=EXPECTED_SEED, threads=threads, stopped=stopped)
    if advice.samples < samples:
        return {}
    return {estimate.move: estimate for estimate in advice.moves}

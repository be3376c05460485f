"""The engine's evaluation: the fish that every seat will probably still take.

A weighted sum of the features of `features.py`. The weights depend on the number of free tiles within reach
or, during placement, of penguins to place. `benchmarks/floe_engine` fitted them to games of the engine
against itself. All numbers are whole, so both cores get identical results. This Python code is the
definition. Estimates prove nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from ppsolve.solver.pingouin.features import FloeFeatures, features_of
from ppsolve.solver.pingouin.position import Position

TILES_BETWEEN_KNOTS: Final = 8
MOVING_KNOTS: Final = 9
WAITING_BETWEEN_KNOTS: Final = 4
PLACING_KNOTS: Final = 3
"""Weights are given at 0, 8, ... 64 free tiles, then at 0, 4 and 8 penguins to place, and interpolated."""

STEPS: Final = 8
_SCALE: Final = STEPS * 10
"""Weights are thousandths of a fish, estimates are hundredths."""

_Rows = list[list[int]]


class _Weights(TypedDict):
    """A row for each knot, a column for each feature."""

    lead: _Rows
    total: _Rows


@cache
def _weights(seats: int) -> _Weights:
    text = Path(__file__).with_name("estimate_weights.json").read_text(encoding="utf-8")
    found: _Weights = json.loads(text)[str(seats)]
    return found


def estimated_margin(position: Position, spare: Sequence[int] | None = None) -> int:
    """Return the fish to come of the first of two seats minus those of the second, in hundredths."""
    features = features_of(position, spare)
    difference = [one - other for one, other in zip(*features.of, strict=True)]
    return _divided(_weighted(_weights(2)["lead"], features, difference), _SCALE)


def estimated_fish(position: Position) -> tuple[int, ...]:
    """Return the fish to come of every seat, in hundredths."""
    features, seats = features_of(position), len(position.players)
    weights = _weights(seats)
    leads = [_weighted(weights["lead"], features, own) for own in features.of]
    total = sum(_weighted(weights["total"], features, own) for own in features.of)
    return tuple(_divided(total - sum(leads) + seats * lead, seats * _SCALE) for lead in leads)


def evaluated_fish(position: Position) -> tuple[int, ...]:
    """Return the fish of every seat at the end of the game by the evaluation alone, in hundredths."""
    to_come = (0,) * len(position.players) if position.over else estimated_fish(position)
    return tuple(100 * fish + more for fish, more in zip(position.holdings(), to_come, strict=True))


def _weighted(rows: _Rows, features: FloeFeatures, own: Sequence[int]) -> int:
    """Return the sum of a seat's features, each with its interpolated weight."""
    knot, eighths = _phase(features)
    pairs = zip(rows[knot], rows[knot + 1], strict=True)
    weights = (near * (STEPS - eighths) + far * eighths for near, far in pairs)
    return sum(number * weight for number, weight in zip(own, weights, strict=True))


def _phase(features: FloeFeatures) -> tuple[int, int]:
    """Return a knot and the eighths of the way to the next one."""
    if features.waiting:
        waiting = min(features.waiting, WAITING_BETWEEN_KNOTS * (PLACING_KNOTS - 1))
        knot = min(waiting // WAITING_BETWEEN_KNOTS, PLACING_KNOTS - 2)
        part = waiting - WAITING_BETWEEN_KNOTS * knot
        return MOVING_KNOTS + knot, part * STEPS // WAITING_BETWEEN_KNOTS
    knot = min(features.tiles // TILES_BETWEEN_KNOTS, MOVING_KNOTS - 2)
    return knot, (features.tiles - TILES_BETWEEN_KNOTS * knot) * STEPS // TILES_BETWEEN_KNOTS


def _divided(number: int, divisor: int) -> int:
    """Divide and round towards zero, so that swapped seats give the opposite margin."""
    return number // divisor if number >= 0 else -(-number // divisor)

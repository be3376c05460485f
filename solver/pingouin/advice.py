"""Advice for a floe: the engine's estimate of every legal move. An estimate unless it says `proved`.

The engine searches a few moves ahead and judges the positions it reaches by a fitted evaluation. Its error was
measured on games that were not used for the fit: `calibration.json` holds, by number of free tiles, the error
that a given share of the estimates stayed below.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.engine import suggest
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.reasons import reason_for

SCHEMA: Final = "ppsolve.advice/1"
DEFAULT_SECONDS: Final = 1.0
CONFIDENCE: Final = 0.9
"""The share of held-out games whose result lay inside the interval."""


@dataclass(frozen=True)
class Likely:
    """An estimate with its calibrated interval; a proved value has no width."""

    mean: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 2), "low": round(self.low, 2), "high": round(self.high, 2)}

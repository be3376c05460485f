"""Parametrize a test over all puzzle levels; slow expert puzzles are left to the full run."""

from __future__ import annotations

import pytest

from ppsolve.puzzles.solution import LEVELS

every_level = pytest.mark.parametrize(
    "level", [*LEVELS[:-1], pytest.param(LEVELS[-1], marks=pytest.mark.slow)]
)

"""Runs a test for every level of puzzles; the run for every change leaves out what takes experts long."""

from __future__ import annotations

import pytest

from ppsolve.puzzles.solution import LEVELS

every_level = pytest.mark.parametrize(
    "level", [*LEVELS[:-1], pytest.param(LEVELS[-1], marks=pytest.mark.slow)]
)

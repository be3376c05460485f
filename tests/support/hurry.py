"""What takes long, done less often: for tests that are about something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from ppsolve.puzzles import generation
from ppsolve.reports.deal import report


@contextmanager
def few_careful_rounds() -> Iterator[None]:
    """Reports made meanwhile have few careful rounds, which take seconds for a full deal."""
    with patch.object(report, "CAREFUL_ROUNDS", 10):
        yield


@contextmanager
def candidates_remembered() -> Iterator[None]:
    """Reading a puzzle makes it again from its recipe; here that is done once for every recipe."""
    with patch.object(generation, "_first_accepted", _first_accepted):
        yield


_first_accepted = cache(generation._first_accepted)

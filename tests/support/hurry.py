"""Patches that shorten slow steps in tests about something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from ppsolve.puzzles import generation
from ppsolve.reports.deal import careful_rounds


@contextmanager
def few_careful_rounds() -> Iterator[None]:
    """Run only a few careful rounds per report; a full deal takes seconds otherwise."""
    with patch.object(careful_rounds, "CAREFUL_ROUNDS", 10):
        yield


@contextmanager
def candidates_remembered() -> Iterator[None]:
    """Cache the candidates of each recipe, which reading a puzzle generates again."""
    with patch.object(generation, "_first_accepted", _first_accepted):
        yield


_first_accepted = cache(generation._first_accepted)

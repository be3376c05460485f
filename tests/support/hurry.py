"""Reports without most of their careful rounds, which take seconds for a full deal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from ppsolve.reports.deal import careful


@contextmanager
def few_careful_rounds() -> Iterator[None]:
    """Reports made meanwhile have few careful rounds: for tests that are about something else."""
    with patch.object(careful, "ROUNDS", 10):
        yield

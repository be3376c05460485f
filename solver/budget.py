"""The budget of a searcher written in Python: so many positions, so much time, or until somebody stops it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class BudgetSpent(Exception):
    """Enough positions were visited, time is up, or somebody called `stop()`."""


class BudgetedSearcher:
    """Counts positions, and ends a call when its budget is spent; one call at a time."""

    def __init__(self) -> None:
        self._busy = threading.Lock()
        self._stopped = False
        self._nodes = 0
        self._last_node = 0
        self._deadline = 0.0

    @property
    def nodes(self) -> int:
        """Positions visited since the searcher was made."""
        return self._nodes

    def stop(self) -> None:
        """End the call in progress, if there is one, and the next if there is none."""
        self._stopped = True

    def resume(self) -> None:
        self._stopped = False

    @contextmanager
    def _budget(self, nodes: int, seconds: float) -> Iterator[None]:
        """A call: alone in this searcher, and left early, without an error, when the budget is spent."""
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this searcher is busy")
        self._last_node = self._nodes + nodes
        self._deadline = time.monotonic() + seconds
        try:
            yield
        except BudgetSpent:
            pass
        finally:
            self._stopped = False
            self._busy.release()

    def _visit(self) -> None:
        """Count a position, or end the call."""
        if self._nodes >= self._last_node or self._stopped or time.monotonic() >= self._deadline:
            raise BudgetSpent
        self._nodes += 1

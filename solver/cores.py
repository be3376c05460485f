"""How many cores there are to work on: the one answer for threads and for processes."""

from __future__ import annotations

import os


def available_cores() -> int:
    """The cores that this process may use: those of its CPU affinity, where the system knows one.

    A machine may have more of them; `taskset`, containers and schedulers of clusters leave a process some.
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

"""All that differs from one operating system to another: cores, memory, files that are locked or open.

Nothing else in ppsolve asks for what only some systems have. What is not there is `None`, so that the answer
for either kind of system can be tested on the other.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

LOCKED_BYTE: Final = 0x7FFF_FFF0
"""On Windows what is locked cannot be read either: so a byte far behind the end of any file of ours, and not
among those that SQLite locks, which begin at 0x4000_0000."""


def _module(name: str) -> Any:
    """A module of the standard library, or `None` where the system has no such thing."""
    try:
        return import_module(name)
    except ImportError:
        return None


fcntl: Any = _module("fcntl")
msvcrt: Any = _module("msvcrt")


def available_cores() -> int:
    """The cores that this process may use: those of its CPU affinity, where the system knows one.

    A machine may have more of them; `taskset`, containers and schedulers of clusters leave a process some.
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def machine_memory() -> int | None:
    """The bytes of memory that the machine has; `None` where the system does not tell."""
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return None


def lock_file(stream: IO[Any]) -> None:
    """Lock a file that is open for writing against everybody else who locks it, until it is closed.

    `BlockingIOError` if somebody else has locked it. The lock ends with the process, however that ends.
    """
    if fcntl is not None:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    descriptor = stream.fileno()
    place = os.lseek(descriptor, 0, os.SEEK_CUR)
    os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
    try:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    except OSError as error:  # which says no more than that it was refused
        raise BlockingIOError(error.errno, "locked by another process") from None
    finally:
        os.lseek(descriptor, place, os.SEEK_SET)


def move_open_file(stream: IO[Any], source: Path, target: Path) -> None:
    """Put a file that is open in the place of another. A lock on it lasts until it is there, but for Windows,
    which moves no open file: there it is closed first."""
    if fcntl is None:
        stream.close()
    source.replace(target)

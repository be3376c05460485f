"""Differences between operating systems: signals, cores, memory, file locks, moving and removing open files.

No other module uses features that only some systems have. A missing module is `None`, so that tests can
exercise the branch of either system.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

LOCK_OFFSET: Final = 0x7FFF_FFF0
"""The byte to lock on Windows, where locked bytes cannot be read. It lies beyond the end of our files and
outside the range that SQLite locks, which starts at 0x4000_0000."""


TERMINATIONS: Final[tuple[signal.Signals, ...]] = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals other than Ctrl-C that ask a process to end."""


def _optional_module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


fcntl: Any = _optional_module("fcntl")
msvcrt: Any = _optional_module("msvcrt")


def available_cores() -> int:
    """Return the number of cores this process may use.

    Respects CPU affinity where the system has it: `taskset`, containers and cluster schedulers may leave a
    process fewer cores than the machine has.
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def machine_memory() -> int | None:
    """Return the machine's memory in bytes, or `None` if the system does not provide it."""
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return None


def lock_file(stream: IO[Any]) -> None:
    """Lock a file open for writing until it is closed or the process ends.

    The lock is advisory: it excludes other callers of this function, which get a `BlockingIOError`.
    """
    if fcntl is not None:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    descriptor = stream.fileno()
    offset = os.lseek(descriptor, 0, os.SEEK_CUR)
    os.lseek(descriptor, LOCK_OFFSET, os.SEEK_SET)
    try:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    except OSError as error:  # Windows reports no more specific error
        raise BlockingIOError(error.errno, "locked by another process") from None
    finally:
        os.lseek(descriptor, offset, os.SEEK_SET)


def move_open_file(stream: IO[Any], source: Path, target: Path) -> None:
    """Move `source`, open as `stream`, to `target`, replacing what is there.

    A lock is held until the move is complete, except on Windows, where the file must be closed first.
    """
    if fcntl is None:
        stream.close()
    source.replace(target)


def remove_open_file(stream: IO[Any], path: Path) -> None:
    """Remove the file at `path`, open as `stream`, and close it.

    A lock is held until the file is removed, except on Windows, where it must be closed first. There the file
    stays if another process has opened it meanwhile.
    """
    if fcntl is None:
        stream.close()
    with suppress(OSError):
        path.unlink()
    stream.close()

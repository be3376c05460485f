"""Child processes that never outlive a test."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from engines.tab import PATIENCE

Found = TypeVar("Found")


@contextmanager
def running(
    *command: str | Path,
    log: Path,
    environment: Mapping[str, str] | None = None,
    pass_fds: tuple[int, ...] = (),
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a program with its output in `log`; end it and all of its children afterwards."""
    with open(log, "wb") as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(environment or {})},
            pass_fds=pass_fds,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        with suppress(subprocess.TimeoutExpired):
            _signal(process, signal.SIGTERM)  # an X server removes its lock
            process.wait(5)
        _signal(process, signal.SIGKILL)
        process.wait()


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to a program and its children."""
    with suppress(ProcessLookupError):  # all of them have ended
        os.killpg(process.pid, number)


def answer(process: subprocess.Popen[bytes], log: Path, ask: Callable[[], Found | None]) -> Found:
    """Ask a program that is starting until it answers."""
    end = time.monotonic() + PATIENCE
    while (found := ask()) is None:
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"{process.args!r} does not start: {log.read_text(encoding='utf-8')}")
        time.sleep(0.02)
    return found

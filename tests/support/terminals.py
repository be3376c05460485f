"""Run programs on a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import termios
from contextlib import suppress
from pathlib import Path


def on_a_terminal(
    program: Path, *arguments: str, columns: int = 80, piped: str = "", code: int = 0, **environment: str
) -> tuple[str, bytes]:
    """Return what a program shows on a terminal of this width, and what it writes to a pipe.

    `piped` names the stream that goes to the pipe; the others go to the terminal.
    """
    parent, child = pty.openpty()
    termios.tcsetwinsize(child, (50, columns))
    usual = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    process = subprocess.Popen(
        [program, *arguments],
        stdin=child,
        stdout=subprocess.PIPE if piped == "stdout" else child,
        stderr=subprocess.PIPE if piped == "stderr" else child,
        env={**usual, "TERM": "xterm-256color", **environment},
    )
    os.close(child)
    shown = b""
    with suppress(OSError):  # what a terminal whose last user has gone says on Linux
        while part := os.read(parent, 1 << 16):
            shown += part
    os.close(parent)
    printed, complaints = process.communicate(timeout=60)
    assert process.returncode == code, (shown, complaints)
    return shown.decode(), printed or complaints or b""

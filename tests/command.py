"""Runs the installed `ppsolve` command as a user would."""

from __future__ import annotations

import os
import subprocess
import sys


def ppsolve(
    *arguments: str, stdin: bytes = b"", timeout: float = 60, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The finished process of `ppsolve ARGUMENTS`."""
    return subprocess.run(
        [sys.executable, "-m", "ppsolve.cli", *arguments],
        input=stdin,
        capture_output=True,
        timeout=timeout,
        env={**os.environ, **environment},
    )


def output(*arguments: str, stdin: bytes = b"", **environment: str) -> str:
    """What `ppsolve ARGUMENTS` prints; it must succeed."""
    result = ppsolve(*arguments, stdin=stdin, **environment)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode()


def complaint(*arguments: str, stdin: bytes = b"", code: int = 1) -> str:
    """The one line with which `ppsolve ARGUMENTS` refuses its input; it must print nothing else."""
    result = ppsolve(*arguments, stdin=stdin)
    message = result.stderr.decode()
    assert result.returncode == code, message
    assert result.stdout == b""
    assert "Traceback" not in message
    if code == 1:
        assert message.startswith("ppsolve: ")
        assert message.endswith("\n")
        line = message[:-1]
        assert "\n" not in line
        assert line.isprintable()
        assert len(line) < 400
    return message

"""Run the installed `ppsolve` command, in this process or in a new one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from ppsolve.cli.main import run

Finished = subprocess.CompletedProcess[bytes]


class _StandardInput(io.BytesIO):
    name = "<stdin>"


def ppsolve(*arguments: str, stdin: bytes = b"", encoding: str = "utf-8", **environment: str) -> Finished:
    """Run `ppsolve ARGUMENTS` in this process, so that modules are imported only once."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding, write_through=True) for _ in range(2))
    code: object = 0
    with (
        patch.object(sys, "argv", ["ppsolve", *arguments]),
        patch.object(sys, "stdin", io.TextIOWrapper(_StandardInput(stdin))),
        # Without it the width would be that of the terminal in which the tests run.
        patch.dict(os.environ, {"COLUMNS": "80", **os.environ, **environment}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            run()
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int)
    return Finished(["ppsolve", *arguments], code, _written(out), _written(err))


def ppsolve_process(*arguments: str, stdin: bytes = b"", timeout: float = 60, **environment: str) -> Finished:
    """Run `ppsolve ARGUMENTS` in a new process, for tests of pipes and signals."""
    return subprocess.run(
        [sys.executable, "-m", "ppsolve", *arguments],
        input=stdin,
        capture_output=True,
        timeout=timeout,
        env={**os.environ, **environment},
    )


def ppsolve_interrupted(*arguments: str, stdin: bytes = b"", search: int = 1, **environment: str) -> Finished:
    """Run `ppsolve ARGUMENTS` in a new process and press Ctrl-C during search number `search`."""
    return subprocess.run(
        [sys.executable, "-c", _INTERRUPTED.format(search=search), *arguments],
        input=stdin,
        capture_output=True,
        timeout=60,
        env={**os.environ, **environment},
    )


_INTERRUPTED = """
import os, signal
from contextlib import contextmanager
from itertools import count
from threading import Timer
from ppsolve.cli import entry
from ppsolve.cli.shared import searching

@contextmanager
def pressed_meanwhile(solver, heard=searching.cancelled_by_ctrl_c, searches=count(1)):
    with heard(solver):
        if next(searches) == {search}:
            Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        yield

searching.cancelled_by_ctrl_c = pressed_meanwhile
entry.run()
"""


def _written(stream: io.TextIOWrapper) -> bytes:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


def output(*arguments: str, stdin: bytes = b"", **environment: str) -> str:
    """Return what `ppsolve ARGUMENTS` prints; it must succeed."""
    result = ppsolve(*arguments, stdin=stdin, **environment)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode()


def complaint(*arguments: str, stdin: bytes = b"", code: int = 1) -> str:
    """Return the one-line error message of `ppsolve ARGUMENTS`; it must print nothing else."""
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

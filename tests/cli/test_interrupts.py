"""SIGTERM and SIGHUP end a command as Ctrl-C does, and nothing is left beside the output."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LONG = "iello-2024:-:RRRRGGGYYYPPBB,RRRGGGGYYPPPBB:0"
"""A position that takes much longer than a second."""


def started(*arguments: str, wrapper: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
    command = [*wrapper, sys.executable, "-m", "ppsolve", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_lines(folder: Path, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while not any(path.stat().st_size for path in folder.iterdir()):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_command_leaves_no_temporary_file(number: signal.Signals, tmp_path: Path) -> None:
    process = started("deal", "--count", "1000000", "--seed", "1", "-o", str(tmp_path / "deals.jsonl"))
    wait_for_lines(tmp_path, process)
    process.send_signal(number)
    out, message = process.communicate(timeout=60)
    assert (out, message.strip()) == (b"", b"")
    assert list(tmp_path.iterdir()) == []
    # The parent sees the same end as without a handler; Ctrl-C has its own exit code.
    assert process.returncode == (130 if number == signal.SIGINT else -number)


def test_a_signal_that_the_parent_ignores_stays_ignored(tmp_path: Path) -> None:
    process = started("deal", "--count", "20000", "-o", str(tmp_path / "deals.jsonl"), wrapper=("nohup",))
    wait_for_lines(tmp_path, process)
    process.send_signal(signal.SIGHUP)
    assert process.wait(60) == 0
    process.communicate()
    assert [path.name for path in tmp_path.iterdir()] == ["deals.jsonl"]
    assert (tmp_path / "deals.jsonl").read_text().count("\n") == 20000


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_search_prints_its_results_so_far(number: signal.Signals) -> None:
    program = (
        "import os, threading\n"
        "from ppsolve.cli import entry\n"
        "from ppsolve.solver import Solver\n"
        "guaranteed = Solver.guaranteed\n"
        "def interrupted(self, *arguments, **options):\n"
        f"    threading.Timer(0.1, os.kill, (os.getpid(), {number.value})).start()\n"
        "    return guaranteed(self, *arguments, **options)\n"
        "Solver.guaranteed = interrupted\n"
        "entry.run()\n"
    )
    command = [sys.executable, "-c", program, "analyze", LONG, "--only", "guaranteed", "--time", "60"]
    found = subprocess.run(command, capture_output=True, timeout=50, env={**os.environ, "COLUMNS": "80"})
    assert b"Traceback" not in found.stderr
    assert b"Interrupted: these are the results so far." in found.stdout
    assert found.returncode == -number

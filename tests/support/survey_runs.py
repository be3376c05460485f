"""Run surveys of small deals as a user would."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from command import output

QUICK = ("--only", "guaranteed,margin", "--memory", "16", "--no-difficulty")
SMALL = ("--rule", "hand_size=5", "--rule", "base=4", *QUICK)
"""Deals that take some hundredths of a second each."""

SLOWER = ("--rule", "hand_size=9", "--rule", "base=6", *QUICK)
"""Deals that take a fifth of a second or so each: time to end a survey in the middle."""


def csv_of(path: Path) -> str:
    """Return the table of a survey."""
    return output("survey", "--db", str(path), "--csv", "-")


def started(*arguments: str) -> subprocess.Popen[bytes]:
    """Start a survey in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "ppsolve.cli", "survey", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def deals_in(path: Path) -> int:
    """Count the deals a survey holds so far."""
    return _asked(path, "SELECT count(*) FROM deal")


def deals_up_to_the_last_in(path: Path) -> int:
    """Return the highest deal number stored; workers may finish out of order."""
    return _asked(path, "SELECT max(number) + 1 FROM deal")


def _asked(path: Path, question: str) -> int:
    """Query a number from a survey file; 0 while it does not exist."""
    if not path.exists() or not path.stat().st_size:
        return 0
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)) as connection:
        try:
            return int(connection.execute(question).fetchone()[0] or 0)
        except sqlite3.OperationalError:
            return 0  # not made yet


def wait_until(happened: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until `happened` returns true; fail after `seconds`."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)

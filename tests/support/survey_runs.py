"""Surveys of small deals, run as a user would, for the tests of surveys."""

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
    """The table of a survey."""
    return output("survey", "--db", str(path), "--csv", "-")


def started(*arguments: str) -> subprocess.Popen[bytes]:
    """A survey that is running."""
    return subprocess.Popen(
        [sys.executable, "-m", "ppsolve.cli", "survey", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def deals_in(path: Path) -> int:
    """How many deals a survey holds by now."""
    return _asked(path, "SELECT count(*) FROM deal")


def deals_up_to_the_last_in(path: Path) -> int:
    """How many deals a survey has to be asked for so that it holds no others: workers overtake each other."""
    return _asked(path, "SELECT max(number) + 1 FROM deal")


def _asked(path: Path, question: str) -> int:
    """A number from the file of a survey; 0 while there is none."""
    if not path.exists() or not path.stat().st_size:
        return 0
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)) as connection:
        try:
            return int(connection.execute(question).fetchone()[0] or 0)
        except sqlite3.OperationalError:
            return 0  # not made yet


def wait_until(happened: Callable[[], bool], seconds: float = 60) -> None:
    """Come back as soon as something has happened; fail if it does not."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)

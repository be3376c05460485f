"""A test that hangs ends after a while, and its name is printed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST_TEST = 120
"""Seconds that the slowest test may take on a slow machine with two cores."""

HANGING = """
import threading

def test_that_hangs():
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()
"""


def test_every_test_has_a_generous_time_limit(request: pytest.FixtureRequest) -> None:
    assert float(request.config.getini("timeout")) >= 5 * LONGEST_TEST


def test_a_test_that_hangs_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(HANGING, encoding="utf-8")
    options = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "-n", "0", "--timeout", "0.5", "test_it.py"],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=tmp_path,
    )
    assert run.returncode != 0
    assert "Timeout" in run.stdout + run.stderr
    assert "in test_that_hangs" in run.stdout + run.stderr

"""The code is formatted, linted and typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sources import FILES, ROOT

NEWCOMER = """
from typing import assert_type

import ppsolve
from ppsolve import Position, analyze, deal

assert_type(ppsolve.__version__, str)
assert_type(ppsolve.deal(1), Position)
assert_type(ppsolve.solver.deal(1), Position)
assert_type(analyze(deal(1)).seconds, float)
ppsolve.pengiun  # type: ignore[attr-defined]
"""


@pytest.mark.parametrize("check", [["check"], ["format", "--check"]], ids=["lint", "format"])
def test_ruff_has_nothing_to_say(check: list[str]) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "ruff", *check, "."], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.slow  # where nothing is in mypy's cache
@pytest.mark.native  # without it there are no stubs of the core to check against
def test_mypy_strict_has_nothing_to_say_about_the_installed_package(tmp_path: Path) -> None:
    """The names at the top are known by their types, and a name that is not there is noticed."""
    (tmp_path / "newcomer.py").write_text(NEWCOMER, encoding="utf-8")
    cache = os.devnull if "CI" in os.environ else str(ROOT / ".mypy_cache")  # CI would only write it
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", cache]
    result = subprocess.run(
        [sys.executable, "-m", "mypy", *config, "-p", "ppsolve", "-m", "newcomer"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    checked = re.search(r"no issues found in (\d+) source files", result.stdout)
    assert checked is not None
    assert int(checked[1]) > len(FILES), "an editable install? mypy does not see all of it"

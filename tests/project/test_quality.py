"""Formatting, lint and types."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sources import FILES, ROOT

NEWCOMER = """
from typing import assert_type

import ppsolve
from ppsolve import analyze, deal, party

assert_type(ppsolve.__version__, str)
assert_type(ppsolve.solver.deal(1), party.Position)
assert_type(analyze(deal(seed=1)).seconds, float)
ppsolve.pengiun  # type: ignore[attr-defined]
"""


@pytest.mark.parametrize("check", [["check"], ["format", "--check"]], ids=["lint", "format"])
def test_ruff_reports_nothing(check: list[str]) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "ruff", *check, "."], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.slow
@pytest.mark.native  # the stubs of the core come with it
def test_mypy_strict_accepts_the_installed_package(tmp_path: Path) -> None:
    """Names of the public API have types, and a misspelt name is an error."""
    (tmp_path / "newcomer.py").write_text(NEWCOMER, encoding="utf-8")
    report = mypy("-p", "ppsolve", "-m", "newcomer", cwd=tmp_path)
    checked = re.search(r"no issues found in (\d+) source files", report)
    assert checked is not None
    assert int(checked[1]) > len(FILES), "an editable install? mypy does not see all of it"


@pytest.mark.slow
@pytest.mark.native
def test_mypy_strict_accepts_tests_and_tools() -> None:
    mypy("tests", "tools", cwd=ROOT)


def mypy(*arguments: str, cwd: Path) -> str:
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    result = subprocess.run(
        [sys.executable, "-m", "mypy", *config, *arguments], cwd=cwd, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout

"""The code is formatted, linted and typed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("check", [["check"], ["format", "--check"]], ids=["lint", "format"])
def test_ruff_has_nothing_to_say(check: list[str]) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "ruff", *check, "."], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.native  # without it there are no stubs of the core to check against
def test_mypy_strict_has_nothing_to_say_about_the_installed_package(tmp_path: Path) -> None:
    packages = ["solver", "puzzles", "reports", "cli"]
    arguments = [word for name in packages for word in ("-p", f"ppsolve.{name}")]
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path)]
    result = subprocess.run(
        [sys.executable, "-m", "mypy", *config, *arguments], cwd=tmp_path, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr

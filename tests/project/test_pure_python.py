"""Without a working compiler the package still installs, says so, and gives the same answers."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of a fresh environment, the package installed there with a compiler that fails."""
    folder = tmp_path_factory.mktemp("pure")
    venv.create(folder / "venv", with_pip=True)
    scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    broken = folder / "broken-compiler"
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    build_dir = f"--config-settings=build-dir={folder / 'build'}"
    install = [str(scripts / "python"), "-m", "pip", "install", "--quiet", build_dir, str(ROOT)]
    environment = {**os.environ, "CXX": str(broken), "CC": str(broken), "PYTHONPATH": ""}
    result = subprocess.run(install, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return scripts


def run(scripts: Path, *arguments: str) -> str:
    result = subprocess.run([str(scripts / "ppsolve"), *arguments], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_it_says_that_its_core_is_python(pure: Path) -> None:
    assert run(pure, "--version").strip().endswith("core: python")


def test_it_gives_the_same_counts(pure: Path) -> None:
    assert '"leaves": 268' in run(pure, "perft", SMALL, "--depth", "4", "--json")


def test_every_command_works(pure: Path) -> None:
    deal = ["deal", "--players", "5", "--seed", "3"]
    here = subprocess.run([sys.executable, "-m", "ppsolve.cli", *deal], capture_output=True, text=True)
    assert run(pure, *deal) == here.stdout
    assert "Alice" in run(pure, "show", SMALL)
    assert "ffg-2007" in run(pure, "rules")

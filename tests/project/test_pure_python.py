"""Without a working compiler the package installs in pure Python and gives the same answers."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from environments import borrow_libraries, path_in
from sharing import made_once

ROOT = Path(__file__).resolve().parents[2]
SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the scripts folder of an environment where the package was installed with a broken compiler."""
    return path_in(made_once(tmp_path_factory, "pure", _install) / "venv", "scripts")


def _install(folder: Path) -> None:
    """Install into a new environment that reuses the libraries of this one."""
    venv.create(folder / "venv")
    borrow_libraries(folder / "venv")
    broken = folder / "broken-compiler"
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    python = path_in(folder / "venv", "scripts") / "python"
    build_dir = f"--config-settings=build-dir={folder / 'build'}"
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    result = subprocess.run(
        [*pip, "install", "--quiet", "--no-deps", "--no-compile", build_dir, str(ROOT)],
        env={**os.environ, "CXX": str(broken), "CC": str(broken), "PYTHONPATH": ""},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def run(scripts: Path, *arguments: str) -> str:
    result = subprocess.run([str(scripts / "ppsolve"), *arguments], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_reported_core_is_python(pure: Path) -> None:
    assert run(pure, "--version").strip().endswith("core: python")


def test_perft_gives_the_known_count(pure: Path) -> None:
    assert '"leaves": 268' in run(pure, "perft", SMALL, "--depth", "4", "--json")


def test_every_command_works(pure: Path) -> None:
    deal = ["deal", "--players", "5", "--seed", "3"]
    here = subprocess.run([sys.executable, "-m", "ppsolve.cli", *deal], capture_output=True, text=True)
    assert run(pure, *deal) == here.stdout
    assert "Alice" in run(pure, "show", SMALL)
    assert "ffg-2007" in run(pure, "rules")

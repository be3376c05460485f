"""The package as a newcomer meets it: `import ppsolve`, its version, `python -m ppsolve`."""

from __future__ import annotations

import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ppsolve
from ppsolve import analyze, api, deal

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("solver", "puzzles", "reports", "cli")


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert ppsolve.__version__ == project["version"]


def test_functions_and_classes_of_both_games_are_at_the_top() -> None:
    assert analyze is api.analyze
    assert ppsolve.Solver is ppsolve.solver.Solver
    assert set(ppsolve.__all__) <= set(dir(ppsolve))
    assert len(ppsolve.__all__) <= 24


def test_a_star_import_works() -> None:
    names: dict[str, object] = {}
    exec("from ppsolve import *", names)
    assert set(ppsolve.__all__) <= set(names)
    assert names["deal"] is deal


@pytest.mark.parametrize("name", LAYERS)
def test_every_layer_is_an_attribute_of_the_package(name: str) -> None:
    done = python("-c", f"import ppsolve; print(ppsolve.{name}.__name__)")
    assert done.stdout == f"ppsolve.{name}\n", done.stderr
    assert getattr(ppsolve, name) is importlib.import_module(f"ppsolve.{name}")


def test_an_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'ppsolve' has no attribute 'pengiun'"):
        ppsolve.pengiun  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError, match="cannot import name 'pengiun' from 'ppsolve'"):
        exec("from ppsolve import pengiun")
    assert not hasattr(ppsolve, "__wrapped__")


def test_importing_the_package_alone_loads_nothing() -> None:
    """Not even `typing` is loaded by `import ppsolve`."""
    program = (
        "import importlib, sys; before = set(sys.modules); import ppsolve; hasattr(ppsolve, '__wrapped__'); "
        "print(*sorted(set(sys.modules) - before))"
    )
    done = python("-c", program)
    assert done.stdout == "ppsolve\n", done.stderr


@pytest.mark.slow
def test_the_package_runs_as_a_module() -> None:
    assert python("-m", "ppsolve", "--version").stdout == python("-m", "ppsolve.cli", "--version").stdout
    done = python("-m", "ppsolve", "show", "nonsense")
    assert done.returncode == 1
    assert done.stderr.startswith("ppsolve: ")


def test_python_in_the_root_of_the_repository_finds_the_installed_package() -> None:
    """A folder `ppsolve` in the root would hide the installed package and its compiled core."""
    assert not (ROOT / "ppsolve").exists()
    assert not (ROOT / "ppsolve.py").exists()

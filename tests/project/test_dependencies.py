"""Every import of the package is named in pyproject.toml."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

from sources import FILES, ROOT, imported, package_of, place


def required() -> set[str]:
    """Return the distributions installed with the package and its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    requirements = [*project["dependencies"], *extras["reports"], *extras["fonts"], *extras["cluster"]]
    return {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements} - {"ppsolve"}


def brought(name: str) -> set[str]:
    """Return the top-level packages and modules of a distribution."""
    files = distribution(name).files
    assert files
    return {Path(file.parts[0]).stem for file in files}


def foreign(source: str, package: list[str]) -> set[str]:
    """Return the third-party packages that a source imports."""
    found = {name.partition(".")[0] for name in imported(source, package)}
    return found - {"ppsolve", "_typeshed", *sys.stdlib_module_names}  # type checkers provide `_typeshed`


@pytest.mark.slow
def test_every_import_is_installed_with_the_package() -> None:
    used = {
        name: place(path)
        for path in FILES
        for name in foreign(path.read_text(encoding="utf-8"), package_of(path))
    }
    assert {"click", "jinja2", "ortools"} <= set(used)
    there = set().union(*map(brought, required()))
    assert {name: user for name, user in used.items() if name not in there} == {}


def test_an_undeclared_dependency_is_detected() -> None:
    source = "import json\nimport numpy.linalg\nfrom scipy import stats\nfrom ppsolve.solver import deal"
    assert foreign(source, ["ppsolve", "solver"]) == {"numpy", "scipy"}
    assert "numpy" not in required()

"""The examples in docstrings hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

PACKAGES = ["solver", "puzzles", "reports", "cli"]


def module_names() -> list[str]:
    names = []
    for package in PACKAGES:
        folder = importlib.import_module(f"ppsolve.{package}")
        names.append(folder.__name__)
        names += [module.name for module in pkgutil.walk_packages(folder.__path__, f"ppsolve.{package}.")]
    return [name for name in names if not name.endswith(("__main__", "._core", ".native"))]


@pytest.mark.parametrize("name", module_names())
def test_docstring_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples_to_check() -> None:
    attempted = sum(doctest.testmod(importlib.import_module(name)).attempted for name in module_names())
    assert attempted >= 10

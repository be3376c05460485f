"""The examples in docstrings hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import ppsolve


def module_names() -> list[str]:
    names = ["ppsolve", *(module.name for module in pkgutil.walk_packages(ppsolve.__path__, "ppsolve."))]
    return [name for name in names if not name.endswith(("__main__", "._core", ".native"))]


@pytest.mark.parametrize("name", module_names())
def test_docstring_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples_to_check() -> None:
    finder = doctest.DocTestFinder()
    found = [test for name in module_names() for test in finder.find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in found) >= 10

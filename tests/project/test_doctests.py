"""Run the examples in docstrings."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import ppsolve


def module_names() -> list[str]:
    names = ["ppsolve", *(module.name for module in pkgutil.walk_packages(ppsolve.__path__, "ppsolve."))]
    return [name for name in names if not name.endswith(("__main__", "._core", ".native"))]


def docstrings_with_examples(name: str) -> list[doctest.DocTest]:
    found = doctest.DocTestFinder().find(importlib.import_module(name))
    return [docstring for docstring in found if docstring.examples]


@pytest.mark.parametrize("name", module_names())
def test_docstring_examples_hold(name: str) -> None:
    runner = doctest.DocTestRunner()
    for docstring in docstrings_with_examples(name):
        runner.run(docstring)
    assert runner.failures == 0


def test_there_are_examples_to_check() -> None:
    assert sum(len(docstrings_with_examples(name)) for name in module_names()) >= 10

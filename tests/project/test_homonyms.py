"""A name means one thing: no two types share one, and no function has the name of its module."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator

import pytest

from sources import FILES, GAMES, place

EXPORTED_SINCE_EVER = {
    "solver/party/prospects.py",
}
"""Functions that the public API exports under the name of their module."""


def types_defined(source: str) -> Iterator[str]:
    """Yield the public classes and type aliases of a source, without type variables."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "TypeVar":
                continue
        else:
            continue
        if name[0].isupper() and not name.isupper():
            yield name


def functions_defined(source: str) -> set[str]:
    """Return the top-level functions of a source."""
    return {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_types_share_a_name(game: str) -> None:
    """Within shared code and one game; two games may use the same name for the same thing."""
    others = set(GAMES) - {game}
    homes = defaultdict(list)
    for path in FILES:
        if not others & set(path.parts):
            for name in types_defined(path.read_text(encoding="utf-8")):
                homes[name].append(place(path))
    assert len(homes) > 100
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_no_function_has_the_name_of_its_module() -> None:
    found = {
        place(path) for path in FILES if path.stem in functions_defined(path.read_text(encoding="utf-8"))
    }
    assert found == EXPORTED_SINCE_EVER


def test_types_and_functions_are_found() -> None:
    types = "class Turn: ...\nLine = tuple[int, ...]\nMove = TypeVar('Move')\nMOST = 3\n_Own = int\n"
    source = types + "def perft(): ..."
    assert list(types_defined(source)) == ["Turn", "Line"]
    assert functions_defined(source) == {"perft"}

"""The project's Python sources and their imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ["solver", "puzzles", "reports", "cli"]
"""Each layer may import from itself and from the ones before it."""

GAMES = sorted(path.parent.name for path in (ROOT / "solver").glob("*/game.py"))
"""Folders of games, which are also their names."""

FILES = [path for layer in LAYERS for path in sorted((ROOT / layer).rglob("*.py"))]


def place(path: Path) -> str:
    """Return a path relative to the repository root."""
    return path.relative_to(ROOT).as_posix()


def package_of(path: Path) -> list[str]:
    """Return the parts of the package name a file belongs to."""
    return ["ppsolve", *path.relative_to(ROOT).parent.parts]


def imported(source: str, package: list[str]) -> Iterator[str]:
    """Yield the full names of everything a source imports, at the top or inside functions."""
    for node in _import_statements(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


@cache
def _import_statements(source: str) -> list[ast.Import | ast.ImportFrom]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)]

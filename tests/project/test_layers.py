"""Imports between layers, games and kinds of puzzles; light imports; complete registries."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports.analysis.renderers import RENDERERS
from ppsolve.reports.review.registry import REVIEWERS
from ppsolve.solver.games import GAMES
from sources import ROOT, place


def test_imports_keep_the_contracts() -> None:
    """pyproject.toml has the contracts, under `tool.importlinter`."""
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_every_game_is_in_every_registry() -> None:
    games = sorted(path.parent.name for path in (ROOT / "solver").glob("*/game.py"))
    assert sorted(game.name for game in GAMES) == games
    assert sorted(RENDERERS) == games
    assert sorted(REVIEWERS) == games
    assert sorted(path.name for path in (ROOT / "web" / "src" / "games").iterdir() if path.is_dir()) == games
    assert {kind.game for kind in KINDS.values()} == set(games)


# Shared code names no kind of puzzle.

REGISTRIES = {"puzzles/kinds.py", "reports/puzzle/renderers.py"}


def shared_sources() -> list[Path]:
    """Sources of puzzles, reports and commands without a kind in their path."""
    return [
        path
        for layer in ("puzzles", "reports", "cli", "web/src/ui", "web/src/puzzles", "web/src/board")
        for path in sorted((ROOT / layer).rglob("*"))
        if path.suffix in (".py", ".ts", ".html", ".css", ".json")
        and "bundles" not in path.parts
        and not KINDS.keys() & set(re.split(r"[/._]", place(path)))
    ]


def kinds_named(suffix: str, source: str) -> set[str]:
    """Return the kinds that occur as a string or as part of an imported module's name."""
    if suffix == ".json":
        return set(re.findall(r"\w+", re.sub(r'"description": "[^"]*"', "", source))) & KINDS.keys()
    if suffix != ".py":
        return set(re.findall(r"""["'`](\w+)["'`]""", source)) & KINDS.keys()
    words: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
        elif isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("ppsolve.solver"):
            words.update((node.module or "").split("."), *([alias.name] for alias in node.names))
    return words & KINDS.keys()


def test_only_registries_name_a_kind() -> None:
    found = {
        place(path): kinds
        for path in shared_sources()
        if (kinds := kinds_named(path.suffix, path.read_text(encoding="utf-8")))
    }
    assert found.keys() == REGISTRIES, found


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", 'if puzzle.kind == "duel":\n    pass'),
        (".py", "from ppsolve.puzzles.party.duel import book"),
        (".py", "def f():\n    from ppsolve.puzzles.party import pyramid"),
        (".ts", "if (puzzle.kind === 'queue') {}"),
        (".html", '{% if kind == "pyramid" %}'),
        (".json", '{"id": {"pattern": "^(queue|tower)-[0-9]+$"}}'),
    ],
)
def test_a_named_kind_is_found(suffix: str, source: str) -> None:
    assert len(kinds_named(suffix, source)) == 1


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", '"""A duel, say."""\nfrom ppsolve.solver.party.pyramid import Rows\nimport queue'),
        (".ts", "const pyramid = board.pyramid; // a queue"),
        (".json", '{"fell": {"description": "Whether the pyramid fell.", "type": "boolean"}}'),
    ],
)
def test_words_of_the_game_are_not_kinds(suffix: str, source: str) -> None:
    assert kinds_named(suffix, source) == set()


# The library is light to import.

HEAVY = {"networkx", "ortools", "matplotlib", "tabulate", "click", "numpy", "pandas", "jinja2"}


def modules_after(statement: str) -> set[str]:
    """Return the top-level packages that a fresh interpreter has loaded after `statement`."""
    program = f"{statement}\nimport sys\nprint(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_solver_loads_nothing_heavy() -> None:
    loaded = modules_after("import ppsolve.solver; ppsolve.solver.deal(1)")
    assert "ppsolve" in loaded
    assert loaded & HEAVY == set()


def test_a_heavy_import_is_found() -> None:
    program = "from ppsolve.solver import deal, placement_graph; placement_graph(deal(1))"
    assert "networkx" in modules_after(program)

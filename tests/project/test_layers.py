"""Imports point one way, cli -> reports -> puzzles -> solver, and the library is light to import."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sources import FILES, LAYERS, ROOT, imported, package_of, place


def wrong_imports(source: str, package: list[str]) -> list[str]:
    """The imports that point from a lower layer to a higher one."""
    own = LAYERS.index(package[1])
    return [
        name
        for name in imported(source, package)
        if (parts := name.split("."))[0] == "ppsolve"
        and (len(parts) < 2 or parts[1] not in LAYERS or LAYERS.index(parts[1]) > own)
    ]


def test_every_layer_has_files() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in FILES} == set(LAYERS)
    assert len(FILES) > 15


@pytest.mark.parametrize("path", FILES, ids=place)
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_imports(path.read_text(encoding="utf-8"), package_of(path)) == []


def test_nothing_imports_the_command_line() -> None:
    for path in FILES:
        if package_of(path)[1] != "cli":
            names = imported(path.read_text(encoding="utf-8"), package_of(path))
            assert not any(name.startswith("ppsolve.cli") for name in names), place(path)


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("solver", "import ppsolve.puzzles"),
        ("solver", "from ppsolve import reports"),
        ("solver", "from ppsolve.cli.main import run"),
        ("puzzles", "from ppsolve.reports import tables"),
        ("reports", "def f():\n    import ppsolve.cli as c"),
        ("reports", "if TYPE_CHECKING:\n    from ppsolve.cli import main"),
        ("solver", "from ..puzzles import daily"),
        ("solver", "from .. import cli"),
        ("puzzles", "import ppsolve"),
    ],
)
def test_an_import_that_points_the_other_way_is_seen(layer: str, source: str) -> None:
    assert len(wrong_imports(source, ["ppsolve", layer])) == 1


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        (
            "cli",
            "from ppsolve.reports import tables\nimport ppsolve.solver.party.native\n"
            "from ppsolve import puzzles",
        ),
        (
            "solver",
            "from ppsolve.solver import deal\nfrom . import rules\nfrom .cards import COLOURS\nimport json",
        ),
        ("puzzles", "from ppsolve.solver._core import Position\nimport cli"),
    ],
)
def test_an_import_that_points_the_right_way_is_fine(layer: str, source: str) -> None:
    assert wrong_imports(source, ["ppsolve", layer]) == []


def modules_after(statement: str) -> set[str]:
    """The top-level packages that a fresh interpreter has loaded after a statement."""
    program = f"{statement}\nimport sys\nprint(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


HEAVY = {"networkx", "ortools", "matplotlib", "tabulate", "click", "numpy", "pandas", "jinja2"}


def test_importing_the_solver_loads_nothing_heavy() -> None:
    loaded = modules_after("import ppsolve.solver; ppsolve.solver.deal(1)")
    assert "ppsolve" in loaded
    assert loaded & HEAVY == set()


def test_a_heavy_import_would_be_seen() -> None:
    program = "from ppsolve.solver import deal, placement_graph; placement_graph(deal(1))"
    assert "networkx" in modules_after(program)

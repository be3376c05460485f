"""Kinds of puzzles are told apart in their own folders and in the two registries, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from known_puzzles import known
from ppsolve.puzzles.kind import Kind
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.task import Task
from ppsolve.reports.puzzle.faces import face_of

ROOT = Path(__file__).resolve().parents[2]
DOORS = ["task", "fields", "generation", "examination", "grading", "tags", "explanation", "checking", "words"]
"""What every kind has a file of its own for, besides `kind`, where its object is put together."""

TASKS = {kind.task.__name__ for kind in KINDS.values()}
HOMES = [f"puzzles/{kind.game}/{kind.name}/" for kind in KINDS.values()]
FACES = [f"reports/puzzle/{kind.game}/{kind.name}.py" for kind in KINDS.values()]
REGISTRIES = ["puzzles/kinds.py", "reports/puzzle/faces.py"]


def is_shared(path: str) -> bool:
    return not path.startswith(tuple(HOMES)) and path not in FACES + REGISTRIES


SHARED = [
    path
    for layer in ("puzzles", "reports", "cli")
    for file in sorted((ROOT / layer).rglob("*.py"))
    if is_shared(path := file.relative_to(ROOT).as_posix())
]


def kinds_named(source: str) -> Iterator[str]:
    """Where a source tells kinds apart: by their names, by the classes of their tasks, or by importing them.

    The name of a kind is also a word of the game: a pyramid, a queue. Only a string that is nothing but
    the name counts.
    """
    modules = [f"ppsolve.puzzles.{kind.game}.{kind.name}" for kind in KINDS.values()]
    modules += [f"ppsolve.reports.puzzle.{kind.game}.{kind.name}" for kind in KINDS.values()]
    for node in ast.walk(ast.parse(source)):
        found: list[str] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = [node.value] if node.value in KINDS else []
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            found = [name] if name in TASKS else []
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found = [name for name in names if f"{name}.".startswith(tuple(f"{one}." for one in modules))]
        elif isinstance(node, ast.Import):
            found = [alias.name for alias in node.names if alias.name.startswith(tuple(modules))]
        yield from found


def test_there_are_shared_files() -> None:
    assert {"puzzles/ids.py", "puzzles/party/solitaire.py", "reports/puzzle/svg.py", "cli/puzzle.py"} <= set(
        SHARED
    )


@pytest.mark.parametrize("path", SHARED)
def test_shared_files_name_no_kind(path: str) -> None:
    assert list(kinds_named((ROOT / path).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'if puzzle.kind == "duel": pass',
        "match task:\n    case QueueTask():\n        pass",
        "isinstance(task, task_module.PyramidTask)",
        "def f():\n    from ppsolve.puzzles.party.queue.book import make_book",
        "from ppsolve.puzzles.party import duel",
        "import ppsolve.puzzles.party.pyramid.kind",
        "from ppsolve.reports.puzzle.party.duel import DUEL_FACE",
        'HELP = {"pyramid": "Fill it."}',
    ],
)
def test_a_kind_that_is_named_is_seen(source: str) -> None:
    assert list(kinds_named(source))


@pytest.mark.parametrize(
    "source",
    [
        'words = "Fill the pyramid."',
        "from ppsolve.solver.party.pyramid import Rows",
        "from ppsolve.puzzles.party.solitaire import check_deck",
        "task.pyramid, position.pyramid",
    ],
)
def test_words_of_the_game_are_fine(source: str) -> None:
    assert list(kinds_named(source)) == []


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_kind_has_the_same_doors(kind: Kind[Task]) -> None:
    folder = ROOT / "puzzles" / kind.game / kind.name
    assert {"kind.py", *(f"{door}.py" for door in DOORS)} <= {path.name for path in folder.iterdir()}
    assert kind.task.__module__ == f"ppsolve.puzzles.{kind.game}.{kind.name}.task"


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_kind_has_a_face_and_a_script(kind: Kind[Task]) -> None:
    face = face_of(known(kind.name).task)
    assert face.kind is kind
    assert type(face).__module__ == f"ppsolve.reports.puzzle.{kind.game}.{kind.name}"
    assert (ROOT / "reports" / "puzzle" / kind.game / f"{kind.name}.js").is_file()

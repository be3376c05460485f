"""Every kind of puzzle has the same files, a renderer and a page script."""

from __future__ import annotations

import pytest

from known_puzzles import known
from ppsolve.puzzles.kind import Kind, Task
from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports.puzzle.renderers import renderer_of
from sources import ROOT

REQUIRED_FILES = {"task.py", "generate.py", "verify.py", "explain.py", "kind.py"}
"""The files that every kind has."""

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


@each_kind
def test_every_kind_has_the_required_files(kind: Kind[Task]) -> None:
    assert {path.name for path in (ROOT / "puzzles" / kind.game / kind.name).iterdir()} >= REQUIRED_FILES
    assert kind.task.__module__ == f"ppsolve.puzzles.{kind.game}.{kind.name}.task"


@each_kind
def test_every_kind_has_a_renderer_and_a_page_script(kind: Kind[Task]) -> None:
    renderer = renderer_of(known(kind.name).task)
    assert renderer.kind is kind
    assert type(renderer).__module__ == f"ppsolve.reports.puzzle.{kind.game}.{kind.name}"
    assert (ROOT / "web" / "src" / "puzzles" / kind.game / f"{kind.name}.ts").is_file()

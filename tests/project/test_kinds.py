"""Every kind of puzzle has the same doors, a renderer and a script; `test_rooms` sees to it that nothing else
knows it."""

from __future__ import annotations

import pytest

from known_puzzles import known
from ppsolve.puzzles.kind import Kind, Task
from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports.puzzle.renderers import renderer_of
from sources import ROOT

DOORS = {"task.py", "generate.py", "verify.py", "explain.py", "kind.py"}
"""What every kind has a file of its own for."""

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


@each_kind
def test_every_kind_has_the_same_doors(kind: Kind[Task]) -> None:
    assert {path.name for path in (ROOT / "puzzles" / kind.game / kind.name).iterdir()} >= DOORS
    assert kind.task.__module__ == f"ppsolve.puzzles.{kind.game}.{kind.name}.task"


@each_kind
def test_every_kind_has_a_face_and_a_script(kind: Kind[Task]) -> None:
    renderer = renderer_of(known(kind.name).task)
    assert renderer.kind is kind
    assert type(renderer).__module__ == f"ppsolve.reports.puzzle.{kind.game}.{kind.name}"
    assert (ROOT / "reports" / "puzzle" / kind.game / f"{kind.name}.js").is_file()

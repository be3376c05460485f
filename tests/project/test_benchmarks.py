"""The programs in `benchmarks/` start: each prints its help, in this process to save time."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
PROGRAMS = sorted(path for path in BENCHMARKS.rglob("*.py") if "__main__" in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: str(path.relative_to(BENCHMARKS)))
def test_every_program_starts(
    program: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(program.parent))
    monkeypatch.setattr(sys, "argv", [str(program), "--help"])
    before = set(sys.modules)
    try:
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(program), run_name="__main__")
    finally:
        for name in set(sys.modules) - before:  # other folders have modules of the same name
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(BENCHMARKS)):
                del sys.modules[name]
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("usage: ")


def test_no_program_is_left_out() -> None:
    """A file without `__main__` is a module that a test imports."""
    modules = {path.name for path in BENCHMARKS.rglob("*.py")} - {path.name for path in PROGRAMS}
    assert modules == {"floe_proofs.py"}


def test_the_chart_of_floes_is_a_drawing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    options = ["--tiles", "6", "--positions", "2", "--memory", "1", "--chart", str(chart)]
    monkeypatch.setattr(sys, "argv", ["floes.py", *options])
    runpy.run_path(str(BENCHMARKS / "floes.py"), run_name="__main__")
    assert chart.read_text(encoding="utf-8").startswith("<svg xmlns")

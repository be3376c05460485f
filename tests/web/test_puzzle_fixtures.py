"""The puzzles that the tests of `web/` play are those that Python embeds in pages."""

from __future__ import annotations

import runpy
from pathlib import Path

from sources import ROOT

FOLDER = ROOT / "web" / "tests" / "fixtures" / "puzzles"


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.json")
    }


def test_writing_the_fixtures_again_gives_the_same_files(tmp_path: Path) -> None:
    """After a change of what pages embed: `python tools/web_puzzles.py`, and commit what it writes."""
    runpy.run_path(str(ROOT / "tools" / "web_puzzles.py"))["write_fixtures"](tmp_path)
    assert contents(tmp_path) == contents(FOLDER), "run tools/web_puzzles.py"

"""Editions and fixtures of the browser program are what the Python engine gives."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sources import ROOT

FOLDER = ROOT / "web" / "tests" / "fixtures"
MOST_BYTES = 1_000_000


def fixtures(web: Path) -> dict[str, bytes]:
    paths = [web / "src/games/party/editions.json", *sorted((web / "tests/fixtures").glob("*.jsonl"))]
    return {path.name: path.read_bytes() for path in paths}


def test_making_the_fixtures_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """After a change of rules, formats or messages: `python tools/web_fixtures.py`, and commit the files."""
    subprocess.run([sys.executable, "tools/web_fixtures.py", str(tmp_path)], cwd=ROOT, check=True)
    made, committed = fixtures(tmp_path), fixtures(ROOT / "web")
    assert list(made) == list(committed)
    assert [name for name in made if made[name] != committed[name]] == [], "run tools/web_fixtures.py"


@pytest.mark.parametrize("name", ["party_rounds", "pingouin_games"])
def test_the_fixtures_hold_thousands_of_positions(name: str) -> None:
    entries = [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_bytes().splitlines()]
    assert sum(1 + len(entry["turns"]) for entry in entries) > 3_000


def test_the_fixtures_are_small() -> None:
    assert sum(map(len, fixtures(ROOT / "web").values())) <= MOST_BYTES

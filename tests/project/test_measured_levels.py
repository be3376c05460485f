"""The measured levels of docs/research: what they show, and that the document has the same."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections import defaultdict
from itertools import pairwise, product
from pathlib import Path

from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.recipe import recipe_of
from ppsolve.puzzles.solution import LEVELS

ROOT = Path(__file__).parents[2]
RESEARCH = ROOT / "docs" / "research"
FEWEST = 20
"""Puzzles of a level."""
MOST_INVERTED = 0.1


def test_simple_play_finds_a_harder_level_harder_in_nine_of_ten_pairs() -> None:
    shares = defaultdict[tuple[str, str], list[int]](list)
    with (RESEARCH / "levels.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            recipe = recipe_of(row["puzzle"])
            if recipe.generator == KINDS[recipe.kind].latest:
                shares[recipe.kind, recipe.level].append(int(row["simple_play"]))
    for kind in KINDS:
        for easier, harder in pairwise(LEVELS):
            pairs = list(product(shares[kind, easier], shares[kind, harder]))
            assert len(pairs) >= FEWEST**2
            inverted = sum(hard > easy for easy, hard in pairs)
            assert inverted <= MOST_INVERTED * len(pairs), (kind, harder)


def test_the_document_has_the_tables_and_the_chart_of_the_file(tmp_path: Path) -> None:
    chart = tmp_path / "levels.svg"
    command = [sys.executable, "benchmarks/levels.py", "--draw", str(RESEARCH / "levels.csv"), str(chart)]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    tables = [part for part in printed.split("\n\n") if part.startswith("|")]
    document = (RESEARCH / "puzzle-generation.md").read_text(encoding="utf-8")
    assert len(tables) == 2
    assert all(table.strip() in document for table in tables)
    assert chart.read_text(encoding="utf-8") == (RESEARCH / "levels.svg").read_text(encoding="utf-8")

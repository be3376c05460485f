"""What version 1 of the generator made stays as it is, to the byte: puzzles, levels, tags, solutions, days.

`first_generator.json` holds the beginnings of the SHA-256 of puzzles as JSON on one line, taken from the last
build that knew no other version.
"""

from __future__ import annotations

import datetime
import hashlib
import json
from pathlib import Path

import pytest

from ppsolve.puzzles.daily import puzzle_of_day
from ppsolve.puzzles.generation import puzzle_of
from ppsolve.puzzles.puzzle_json import dumps, loads

PINNED: dict[str, str] = json.loads(
    Path(__file__).with_name("first_generator.json").read_text(encoding="utf-8")
)
QUICK = [name for name in PINNED if name.endswith("-1-g1") and "expert" not in name] + [
    "2026-01-06",
    "2026-11-30",
]


def made(name: str) -> str:
    """The puzzle of a short ID or of a day, as JSON on one line."""
    day = name.startswith("2026-")
    puzzle = puzzle_of_day(datetime.date.fromisoformat(name)) if day else puzzle_of(name)
    return dumps(puzzle, one_line=True)


def check(name: str) -> None:
    assert hashlib.sha256(made(name).encode()).hexdigest()[:16] == PINNED[name]


@pytest.mark.parametrize("name", QUICK)
def test_a_puzzle_of_the_first_generator_is_what_it_was(name: str) -> None:
    check(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(PINNED.keys() - set(QUICK)))
def test_every_pinned_puzzle_of_the_first_generator_is_what_it_was(name: str) -> None:
    check(name)


def test_a_published_puzzle_of_the_first_generator_keeps_its_level_and_tags() -> None:
    """This one is hard by trial: by version 2 it would be expert."""
    text = made("pyramid-hard-3-g1")
    puzzle = loads(text)
    assert (puzzle.level, "contradiction" in puzzle.tags) == ("hard", True)
    assert dumps(puzzle, one_line=True) == text


def test_a_puzzle_without_an_origin_may_have_the_grade_of_either_version() -> None:
    document = json.loads(made("pyramid-hard-3-g1"))
    bare = {
        key: value
        for key, value in document.items()
        if key not in ("id", "seed", "generator", "permanent_id")
    }
    assert loads(json.dumps(bare)).level == "hard"
    ungraded = {key: value for key, value in bare.items() if key not in ("level", "tags")}
    assert loads(json.dumps(ungraded)).level == "expert"

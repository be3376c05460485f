"""The page of techniques is up to date, and has an example of every technique that puzzles need."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

from ppsolve.puzzles.kinds import KINDS
from sources import ROOT

TOOL = runpy.run_path(str(ROOT / "tools" / "techniques.py"))
NEVER_NEEDED = {("pyramid", "guess"), ("route", "guess")}
"""Techniques that say that no other helps."""


@pytest.mark.native  # only because of the time it takes
def test_the_page_is_up_to_date() -> None:
    shown = TOOL["DOCUMENT"].read_text(encoding="utf-8")
    assert shown == TOOL["document"](), "run python tools/techniques.py"


def test_every_technique_has_an_example() -> None:
    shown = {(example.kind, example.technique) for example in TOOL["examples"]()}
    every = {(name, each) for name, kind in KINDS.items() for each in kind.operations.technique_texts}
    assert every - shown <= NEVER_NEEDED
    assert shown <= every


@pytest.mark.parametrize("example", TOOL["examples"](), ids=lambda example: "-".join(example[:2]))
def test_an_example_is_of_its_technique(example: Any) -> None:
    _, _, step = TOOL["step_of"](example)
    assert step.technique == example.technique

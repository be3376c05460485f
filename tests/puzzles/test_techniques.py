"""The page of techniques is up to date, and has an example of every technique that puzzles need."""

from __future__ import annotations

import re
import runpy
from typing import Any

import pytest

from command import ppsolve
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


def test_hints_name_the_headings_of_the_page() -> None:
    text = TOOL["DOCUMENT"].read_text(encoding="utf-8")
    titles = re.findall(r"^### (.*)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert anchors == {f"{name}-{t}" for name, kind in KINDS.items() for t in kind.operations.technique_texts}
    shown = ppsolve("hint", "pyramid-easy-1-g2").stdout.decode()
    lesson = re.search(r"Worked example: (\S+)#(\S+)$", shown, re.MULTILINE)
    assert lesson
    assert (ROOT / lesson[1]) == TOOL["DOCUMENT"]
    assert lesson[2] in anchors


@pytest.mark.parametrize("example", TOOL["examples"](), ids=lambda example: "-".join(example[:2]))
def test_an_example_is_of_its_technique(example: Any) -> None:
    _, _, step = TOOL["step_of"](example)
    assert step.technique == example.technique

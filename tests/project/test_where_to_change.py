"""The table "Where do I change …?" of docs/architecture.md answers every question with one file."""

from __future__ import annotations

import re

import pytest

from sources import ROOT

QUESTIONS = (
    "move ordering",
    "the evaluation network",
    "the sampler of hidden hands",
    "the opponent model",
    "a static bound",
    "parallel search",
    "the bytes between page and core",
    "the red of a card",
    "a keyboard shortcut",
    "the wording of a pyramid's reason",
    "the daily schedule",
    "what the browser stores",
    "the default time limit",
    "how to run the C++ tests alone",
    "a sentence for players, in any language",
    "a rule or edition",
    "the text form of a record",
    "how hands are derived",
    "exit codes",
    "a command's summary, group or examples in the help",
    "the format of an output file",
    "the lessons of `ppsolve rules`",
    "the JSON of an analysis",
    "the PDF layout",
    "a new puzzle kind",
    "a new game",
    "the schema of a survey file",
)


def answers() -> dict[str, str]:
    """The second column of the table by the first."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## Where do I change …?\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", section, flags=re.MULTILINE)
    return dict(rows[1:])  # without the heading


def test_every_question_is_in_the_table() -> None:
    assert tuple(answers()) == QUESTIONS


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_by_one_file(question: str) -> None:
    named = re.findall(r"`([^`]+)`", answers()[question])
    assert len(named) == 1, named
    assert (ROOT / named[0]).is_file(), named

"""The public API: every name exists, is documented, and is imported lazily."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

import ppsolve
from documents import blocks
from ppsolve import BadInput, analyze, load
from ppsolve.party import Position
from ppsolve.reports import load_survey, survey_deals, survey_dict, survey_html, survey_text
from reference import DOCUMENT, PACKAGES, with_tables

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize("package", [*PACKAGES, "ppsolve.solver", "ppsolve.puzzles", "ppsolve.reports"])
def test_every_exported_name_can_be_imported(package: str) -> None:
    module = import_module(package)
    assert set(module.__all__) <= set(dir(module))
    for name in module.__all__:
        assert getattr(module, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'unheard_of'"):
        module.unheard_of  # noqa: B018


@pytest.mark.parametrize("package", ["ppsolve.puzzles", "ppsolve.reports"])
def test_imports_are_lazy(package: str) -> None:
    program = (
        f"import {package}, sys; print(*[name for name in sys.modules if name.startswith('{package}.')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_the_api_reference_matches_the_docstrings() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == with_tables(text), "run: python tests/support/reference.py"


def test_every_public_name_has_an_example_that_runs() -> None:
    sessions = "\n".join(block.text for block in blocks(DOCUMENT, "python"))
    for package in PACKAGES:
        module = import_module(package)
        prefix = package.split(".")[-1]
        for name in module.__all__:
            assert re.search(rf"\b{prefix}\.{name}\b|import .*\b{name}\b", sessions), f"{package}.{name}"


def test_printing_a_position_draws_it() -> None:
    position = load(EXAMPLES / "mid-round.json")
    assert "a   [G]   [B]   [P]   [G]   [R]" in str(position)
    assert str(position) == f"{position}"
    assert repr(position) == f"<Position {position.to_text()}>"


def test_a_single_outcome_can_be_requested_by_name() -> None:
    position = ppsolve.parse("iello-2024,base=3:-:RRGY,RGPB:0")
    assert analyze(position, "best").players == analyze(position, ["best"]).players
    assert set(analyze(position, "best, guaranteed").players) == {"best", "guaranteed"}
    with pytest.raises(BadInput, match="unknown outcome 'bets'; there are best, guaranteed"):
        analyze(position, "bets")


@pytest.mark.slow
def test_a_survey_in_two_lines(tmp_path: Path) -> None:
    path = tmp_path / "survey.sqlite"
    survey = partial(
        survey_deals,
        path,
        rules="iello-2024,base=4,hand_size=5",
        only=("guaranteed",),
        measure="",
        memory=16,
    )
    summary = survey(3)
    assert (len(summary.deals), summary.proved) == (3, 3)
    assert len(survey(5, workers=2).deals) == 5
    again = load_survey(path)
    assert survey_dict(again)["deals"] == 5
    assert "5 deals" in survey_text(again) and "<html" in survey_html(again)
    assert isinstance(again.settings.position(0), Position)

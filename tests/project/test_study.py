"""The sentences of docs/research/study.md agree with the tables beside it."""

from __future__ import annotations

import csv
import runpy
from collections import defaultdict
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from ppsolve.reports.survey.estimates import mean_of_numbers
from ppsolve.reports.survey.output import number_text

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "research"


@cache
def page() -> str:
    return " ".join((FOLDER / "study.md").read_text(encoding="utf-8").split())


@cache
def facts() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "benchmarks" / "study_facts.py")))


@cache
def two() -> list[object]:
    rows: list[object] = facts().read_rows(FOLDER / "study" / "two.csv")
    return rows


def table(name: str) -> list[dict[str, str]]:
    with (FOLDER / "study" / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_missing_colour_costs_what_the_page_says() -> None:
    missing = facts().missing_colour(two())
    ahead, level, behind = missing.signs
    assert f"In {len(missing.points)} deals exactly one of the hands lacks a colour." in page()
    assert f"is ahead by {number_text(mean_of_numbers(missing.points))} points" in page()
    assert f"it is ahead in {ahead} of them, level in {level} and behind in {behind}." in page()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("two of each", "where both hands hold at least two of each colour, all {} deals are level"),
        ("three at most", "where the longest colour of some hand has three cards, all {} deals are level"),
    ],
)
def test_conjectures_hold_in_the_sample_and_were_tested_on_new_deals(name: str, sentence: str) -> None:
    level, fit = facts().levels(two(), facts().CONJECTURES[name])
    assert level == fit
    assert sentence.format(fit) in page()
    new = [row for row in table("conjectures") if row[name] == "1"]
    assert all(int(row["seed"]) > len(two()) for row in new)
    still = sum(row["margin"] == "0" for row in new)
    assert f"{still} of {len(new)} new deals are level" in page()


def test_pyramids_are_finished_as_the_page_says() -> None:
    found = facts().finished(two())
    assert found[False][0] == 0
    assert f"in all {found[False][1]} such deals" in page()
    assert f"Of the {found[True][1]:,} others, {found[True][0]:,} can." in page()


def test_the_counts_of_the_hands_predict_what_the_page_says() -> None:
    margin, difficulty = (facts().predicted(two(), name) for name in ("margin", "difficulty"))
    assert f"explains {100 * margin:.0f} % of the variance of the margin" in page()
    assert f"the linear model explains {100 * difficulty:.0f} % of the variance." in page()


def test_openings_cost_what_the_page_says() -> None:
    costs = defaultdict(list)
    for row in table("openings"):
        costs[row["players"], min(int(row["cards"]), 3)].append(float(row["cost"]))
    for cards, words in ((1, "one card"), (2, "two cards")):
        five, six = (number_text(mean_of_numbers(costs[players, cards])) for players in "56")
        assert f"| {words} | {five} | {six} |" in page()
    free = [costs[players, 3] for players in "56"]
    assert not any(map(any, free))
    nothing = " | ".join(f"nothing, in {len(found)} of {len(found)} cases" for found in free)
    assert f"| three cards or more | {nothing} |" in page()

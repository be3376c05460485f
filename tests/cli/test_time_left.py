"""The status line shows the time left: a limit, an estimate from a count, or the time spent so far."""

from __future__ import annotations

import io
import sys

import pytest

from ppsolve.cli.shared.searching import progress_about
from ppsolve.cli.shared.time_left import FEWEST_DONE, estimate_text, limit_text
from ppsolve.cli.survey import _stage_text
from ppsolve.reports.survey.run import Stage
from ppsolve.solver import textform
from ppsolve.solver.outcome import Progress, Question

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (30, ["at most 30 s left", "at most 20 s left", "at most 1 s left", "nearly done"]),
        (70, ["at most 1 min 10 s left", "at most 1 min left", "at most 41 s left", "at most 10 s left"]),
        (None, ["0 s so far", "10 s so far", "29 s so far", "1 min so far"]),
        (float("inf"), ["0 s so far", "10 s so far", "29 s so far", "1 min so far"]),
    ],
)
def test_a_search_shows_the_time_until_its_limit(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None, expected: list[str]
) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    clock = [100.0]
    with progress_about(textform.loads(SMALL), "position 2, ", seconds, lambda: clock[0]) as show:
        assert show is not None
        for clock[0] in (100.0, 110.2, 129.9, 160.0):
            show(Progress(Question("guaranteed", 0), 1, 3, nodes=10**9, seconds=1.0))
    shown = terminal.getvalue().replace("\x1b[K", "").split("\r")[1:-1]
    assert shown == [f"position 2, guaranteed of Alice: 1..3, {left}" for left in expected]
    assert "positions" not in terminal.getvalue()


@pytest.mark.parametrize("limit", [0.5, 1, 7, 59.2, 60, 61, 3599, 3600, 10_000])
def test_what_is_called_the_most_is_never_less_than_what_is_left(limit: float) -> None:
    for step in range(100):
        spent = limit * step / 100
        text = limit_text(spent, limit)
        assert text.startswith("at most ")
        assert seconds_in(text) >= limit - spent


def seconds_in(text: str) -> int:
    """Return the seconds of a text such as "about 2 min 5 s left"."""
    words = text.split()
    units = {"s": 1, "min": 60, "h": 3600}
    return sum(int(words[n - 1]) * units[word] for n, word in enumerate(words) if word in units)


@pytest.mark.parametrize("each", [0.1, 0.9, 7.0, 64.0, 1000.0])
def test_an_estimate_assumes_that_the_rest_takes_as_long_as_the_first(each: float) -> None:
    for done in range(FEWEST_DONE, 40):
        left = (40 - done) * each
        text = estimate_text(done, 40, done * each)
        if left < 5:
            assert text == "a few seconds left"
        else:
            assert text.startswith("about ")
            assert abs(seconds_in(text) - left) <= max(2.5, 0.5 * left if left < 120 else 0.26 * left)


def test_there_is_no_estimate_from_very_few_results() -> None:
    assert [bool(estimate_text(done, 40, 60.0)) for done in range(5)] == [False, False, False, True, True]


def test_a_survey_estimates_from_the_deals_of_this_run() -> None:
    assert _stage_text(Stage(done=50, deals=90, solved_now=0, seconds=0.0)) == "50 of 90 deals"
    assert _stage_text(Stage(done=70, deals=90, solved_now=20, seconds=30.0)) == (
        "70 of 90 deals, about 30 s left"
    )

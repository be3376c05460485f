"""Limits of `best` and `table` in Pingouin: the time is used up, or everything is proved."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ppsolve.solver.cooperation import Who
from ppsolve.solver.outcome import Limits
from ppsolve.solver.pingouin import cooperation
from ppsolve.solver.pingouin.cooperation import Cooperation
from ppsolve.solver.pingouin.dealing import deal

NEEDED = {0: 11.0, 1: 4.0, 2: 0.5}
"""Seconds that CP-SAT needs for each seat."""


class TimedCooperation(Cooperation):
    """Cooperation on a clock of its own, with a CP-SAT that needs `NEEDED` in one run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(cooperation, "time", SimpleNamespace(monotonic=lambda: self.now))
        super().__init__(deal(1, 3, placed=True))
        self.runs: list[tuple[Who, float]] = []

    def _search(self, who: Who, limits: Limits, deadline: float) -> None:
        pass

    def _solve_model(self, who: Who, limits: Limits, deadline: float) -> None:
        if self.now >= deadline:
            return
        share = deadline - self.now
        self.runs.append((who, share))
        self.now += min(share, NEEDED[int(who)])
        if share >= NEEDED[int(who)]:
            self._at_most(who, self._low[who])


def test_time_that_fast_questions_leave_over_goes_to_the_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = TimedCooperation(monkeypatch)
    outcomes = timed.best(Limits(seconds=30))
    assert all(outcome.proved for outcome in outcomes)
    assert timed.runs == [(0, 10.0), (1, 10.0), (2, 16.0), (0, 15.5)]


def test_the_time_is_used_up_if_something_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = TimedCooperation(monkeypatch)
    outcomes = timed.best(Limits(seconds=18))
    assert [outcome.proved for outcome in outcomes] == [False, True, True]
    assert timed.now == 18


@pytest.mark.parametrize("limits", [Limits(), Limits(seconds=18, nodes=1000), Limits(seconds=0)])
def test_another_limit_is_not_run_into_twice(monkeypatch: pytest.MonkeyPatch, limits: Limits) -> None:
    timed = TimedCooperation(monkeypatch)
    timed.best(limits)
    assert len(timed.runs) <= 3

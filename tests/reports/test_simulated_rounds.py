"""The simulated rounds of a report keep to its limits and can be cancelled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ppsolve.reports.deal import report as report_module
from ppsolve.reports.deal.careful_rounds import CAREFUL_ROUNDS, CarefulPlay
from ppsolve.reports.deal.careful_rounds import PORTION as CAREFUL_PORTION
from ppsolve.reports.deal.report import report_on
from ppsolve.reports.deal.text import report_text
from ppsolve.reports.difficulty.measure import PLAYOUTS, KnownOutcomes, measure_position
from ppsolve.solver import Limits, Solver, deal, textform
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.playouts import POLICIES, PORTION, run_playouts

SMALL = textform.loads("iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0")
KINDS = 2 * len(POLICIES) * len(SMALL.players)
"""Kinds of careful rounds: hands hidden or not, the others' policy, the seat."""


def true_after(checks: int) -> Callable[[], bool]:
    """Return a predicate that is false for a number of calls, then true."""
    left = iter(range(checks))
    return lambda: next(left, None) is None


@pytest.mark.native
def test_a_report_without_time_skips_careful_rounds_and_cuts_careless_ones_short() -> None:
    report = report_on(deal(1, 3), Limits(seconds=0), Solver(threads=1))
    assert report.careful is None
    assert [played.count for played in (report.random, report.greedy)] == [PORTION, PORTION]
    assert report.measure.parts["careless"] is None
    assert f"in {PORTION:,} rounds each" in " ".join(report_text(report).split())


@pytest.mark.native
def test_cancelling_stops_the_careful_rounds() -> None:
    solver = Solver(threads=1)
    play, checks = CarefulPlay(SMALL), iter(range(3 * KINDS + 1))

    def stopped() -> bool:
        if next(checks, None) is None:
            solver.cancel()
        return solver.cancelled

    play.play(stopped)
    assert play.result is not None
    assert play.result.rounds == 3 * CAREFUL_PORTION


@pytest.mark.native
def test_careful_rounds_that_are_stopped_and_continued_are_the_same() -> None:
    whole, parts = CarefulPlay(SMALL), CarefulPlay(SMALL)
    whole.play(lambda: False)
    for checks in (0, 5, 3 * KINDS, 10**6):
        parts.play(true_after(checks))
    assert whole.result is not None
    assert whole.result.rounds == CAREFUL_ROUNDS
    assert parts.result == whole.result


@pytest.mark.native
def test_a_portion_of_careful_rounds_counts_only_if_everybody_has_played_it() -> None:
    play = CarefulPlay(SMALL)
    for checks, portions in ((KINDS - 1, 0), (KINDS, 1), (2 * KINDS + 1, 3)):
        play.play(true_after(checks))
        assert (play.result.rounds if play.result else 0) == portions * CAREFUL_PORTION


def test_simulated_rounds_come_before_the_outcomes_and_get_the_time_that_those_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []
    real = {name: getattr(report_module, name) for name in ("run_playouts", "analyze_deal")}

    def recorded(name: str) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            order.append(name)
            return real[name](*arguments, **options)

        return call

    def play(_: CarefulPlay, stopped: Callable[[], bool]) -> None:
        order.append("careful rounds")
        assert not stopped()

    for name in real:
        monkeypatch.setattr(report_module, name, recorded(name))
    monkeypatch.setattr(CarefulPlay, "play", play)
    report_on(SMALL, Limits(seconds=600), Solver(threads=1))
    assert order == ["run_playouts", "run_playouts", "careful rounds", "analyze_deal", "careful rounds"]


@pytest.mark.parametrize("core", [pytest.param("native", marks=pytest.mark.native), "python"])
def test_careless_rounds_end_after_the_portion_in_which_they_are_stopped(core: Any) -> None:
    for checks in (0, 1):
        cut = run_playouts(SMALL, 25_000, 1, core=core, stopped=true_after(checks))
        assert cut.count == sum(cut.table.counts) < 25_000
        assert cut == run_playouts(SMALL, cut.count, 1, core=core)


def test_too_few_random_rounds_leave_the_difficulty_unknown() -> None:
    known = KnownOutcomes(best=(PartyOutcome(0, 0),) * 3)
    few, all_ = (measure_position(SMALL, known, run_playouts(SMALL, n, 1)) for n in (PLAYOUTS - 1, PLAYOUTS))
    assert few.raw is None
    assert str(few.parts.why_missing) == "only 19,999 of 20,000 random rounds were played within the limits"
    assert all_.raw is not None

"""What a survey says, as JSON values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import quantiles
from typing import Any, Final

from ppsolve.reports.survey.estimates import CONFIDENCE, FEWEST
from ppsolve.reports.survey.solved_deal import SolvedDeal
from ppsolve.reports.survey.summary import Summary
from ppsolve.solver.party.game import PartyOutcome

SCHEMA: Final = "ppsolve.survey/1"


def survey_dict(summary: Summary) -> dict[str, Any]:
    """The document that `ppsolve survey --json` prints: no timings, the same in every run."""
    finished, first = summary.finished, summary.first_seat
    return {
        "schema": SCHEMA,
        "settings": asdict(summary.settings),
        "deals": len(summary.deals),
        "proved": summary.proved,
        "bounded": summary.bounded,
        "confidence": CONFIDENCE,
        "seats": [seat.to_dict() for seat in summary.seats],
        "finished": finished and finished.to_dict(),
        "first_seat": first and first.to_dict(),
        "distributions": {
            name: [distribution.to_dict() for distribution in distributions]
            for name, distributions in summary.distributions.items()
        },
        "difficulty": {
            "deals": len(summary.difficulties),
            "quartiles": quartiles(summary.difficulties),
            "words": summary.words,
            "by_feature": summary.difficulty_by_feature,
        },
        "effort": {
            "quartiles": quartiles([found.nodes for found in summary.deals if found.proved]),
            "by_feature": summary.effort_by_feature if summary.searched else None,
        },
        "hardest": [_deal_dict(summary, found) for found in summary.hardest],
        "kindest": [_deal_dict(summary, found) for found in summary.kindest],
    }


def quartiles(numbers: Sequence[float]) -> list[float] | None:
    """The quarter, the half and three quarters of sorted numbers; `None` for too few."""
    if len(numbers) < FEWEST:
        return None
    return [round(number, 4) for number in quantiles(numbers, n=4, method="inclusive")]


def _deal_dict(summary: Summary, found: SolvedDeal) -> dict[str, Any]:
    raw = found.difficulty
    return {
        "seed": summary.seed(found),
        "difficulty": raw,
        "percent": None if raw is None else summary.percent(raw),
        "best": [_ends(outcome) for outcome in found.best],
        "guaranteed": [_ends(outcome) for outcome in found.guaranteed],
        "table": found.table and _ends(found.table),
        "margin": found.margin and _ends(found.margin),
        "careless": [round(mean, 4) for mean in found.careless],
        "nodes": found.nodes,
        "report": summary.report_command(found),
    }


def _ends(outcome: PartyOutcome) -> dict[str, int]:
    return {"low": outcome.low, "high": outcome.high}

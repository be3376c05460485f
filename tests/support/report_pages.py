"""Pages of reports, reviews and surveys to look at."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from hurry import few_careful_rounds
from ppsolve.reports.deal.page import report_html
from ppsolve.reports.deal.report import report_on
from ppsolve.reports.review.registry import review, review_html
from ppsolve.reports.survey.page import survey_html
from ppsolve.reports.survey.run import SolvedDeal
from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.summary import Summary
from ppsolve.solver import Limits, Outcome, Player, Position, Solver, deal, load, textform
from ppsolve.solver.record_registry import record_from_dict

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PAGES = ("deal", "rated deal", "deals", "names", "review", "floe review", "survey")


@cache
def page_of(name: str) -> str:
    """Return the page with a name of `PAGES`."""
    solver = Solver(16 << 20, threads=1)
    if name in ("deal", "rated deal"):
        with few_careful_rounds():
            return report_html(report_on(deal(3, 6), Limits(nodes=50 if name == "deal" else 2000), solver))
    if name == "deals":
        small = "iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0"
        middle = load(EXAMPLES / "mid-round.json")
        assert isinstance(middle, Position)
        positions = (textform.loads(small), middle, deal(1, 6, hand_size=2))
        with few_careful_rounds():
            return report_html(*(report_on(one, Limits(nodes=1000), solver) for one in positions))
    if name == "names":
        players = [Player("Wolfeschlegelsteinhausenbergerdorff", "RRGY"), Player("W" * 40, "RGPB")]
        return report_html(report_on(Position.new(players, base=3), Limits(), solver))
    if name == "review":
        return review_html(review(record_from_dict(_read("game.json")), solver))
    if name == "floe review":
        return review_html(
            review(record_from_dict(_read("pingouin-game.json")), solver, Limits(nodes=100_000))
        )
    return survey_html([_summary(2), _summary(6)], {})


def _read(name: str) -> object:
    return json.loads((EXAMPLES / name).read_text(encoding="utf-8"))


def _summary(players: int) -> Summary:
    settings = Settings.of(players=players, seed=10**19)
    deals = [
        SolvedDeal(
            number,
            textform.dumps(settings.position(number)),
            best=tuple(Outcome(0, number % 2) for _ in range(players)),
            guaranteed=tuple(Outcome(number, number + 1) for _ in range(players)) if players == 2 else (),
            table=Outcome(0, 0),
            margin=Outcome(-number, 1) if players == 2 else None,
            careless=(4.5,) * players,
            parts=(0.1 * number, 0.2, 0.3, 0.1)[: 4 if players == 2 else 3],
            nodes=10**number,
        )
        for number in range(6)
    ]
    return Summary(settings, deals)

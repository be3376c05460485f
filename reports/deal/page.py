"""The report on a deal as one self-contained page."""

from __future__ import annotations

from typing import Any

from ppsolve.reports.deal.report import DealReport, story_positions
from ppsolve.reports.deal.words import PARTS, death_sentence, headline, sentences
from ppsolve.reports.difficulty.measure import WEIGHTS
from ppsolve.reports.shared.small_pyramids import strip
from ppsolve.reports.shared.templates import render
from ppsolve.solver.party.view.advice import mark_legend, slot_marks
from ppsolve.solver.party.view.svg import position_svg, pyramid_svg
from ppsolve.solver.view.words import shown_name


def report_html(report: DealReport) -> str:
    """The page: the position, what everybody can reach, the playouts, the decisions and the story."""
    from markupsafe import Markup

    from ppsolve.reports.deal.plots import playout_plot

    position = report.position
    outcomes = report.analysis.players
    players: list[dict[str, Any]] = [
        {
            "name": shown_name(player.name),
            "rating": report.difficulty.players[seat],
            "best": outcomes["best"][seat],
            "sure": outcomes["guaranteed"][seat],
            "selfish": outcomes["selfish"][seat],
            "random": report.random.seats[seat].mean,
            "greedy": report.greedy.seats[seat].mean,
            "sentences": sentences(report, seat),
            "plot": Markup(playout_plot(report, seat)),
            "play": report.best_plays[seat],
        }
        for seat, player in enumerate(position.players)
    ]
    turns = story_positions(report)
    story = [
        {"number": number, "move": str(move), "picture": Markup(picture)}
        for number, ((move, _), picture) in enumerate(zip(turns, strip(turns), strict=True), start=1)
    ]
    return render(
        "ppsolve.reports.deal",
        "report.html",
        rating=report.difficulty.rating,
        headline=headline(report),
        picture=Markup(position_svg(position)),
        worth=Markup(pyramid_svg(position, marks=slot_marks(report.analysis)))
        if report.analysis.moves
        else None,
        worth_explained=mark_legend(report.analysis) if report.analysis.moves else [],
        mover=None if position.over else shown_name(position.mover.name),
        players=players,
        analysis=report.analysis,
        parts=[
            (name, value, WEIGHTS[name], PARTS[name]) for name, value in report.measure.parts.values.items()
        ],
        raw=report.measure.raw,
        deaths=[death_sentence(report, death) for death in report.deaths],
        story=story,
        random=report.random,
        rules=position.rules.named,
    )

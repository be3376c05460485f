"""Reports on deals as one self-contained page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ppsolve.reports.deal.overview import EXPLAINED, HEADERS, overview_row
from ppsolve.reports.deal.report import DealReport, story_positions
from ppsolve.reports.deal.words import (
    DECISIONS_NOTE,
    NOTHING,
    Column,
    careless_columns,
    careless_note,
    death_sentence,
    headline,
    part_meanings,
    reach_columns,
    reach_note,
    sentences,
    sum_sentence,
)
from ppsolve.reports.difficulty.measure import WEIGHTS
from ppsolve.reports.shared.templates import render
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.view.recommendation import mark_legend, slot_marks
from ppsolve.solver.party.view.svg import position_svg, pyramid_strip, pyramid_svg
from ppsolve.solver.view.phrases import shown_name


def report_html(*reports: DealReport) -> str:
    """The page about a position: what everybody can reach, the playouts, the decisions and the story; about
    several, a table of all and then each."""
    rows = [overview_row(number, report) for number, report in enumerate(reports, start=1)]
    return render(
        "ppsolve.reports.deal",
        "page.html",
        title="How hard is this deal?" if len(reports) == 1 else "How hard are these deals?",
        overview={"headers": HEADERS, "rows": rows, "explained": EXPLAINED},
        reports=[_content(report) for report in reports],
    )


def _content(report: DealReport) -> dict[str, Any]:
    """What the template tells of a report."""
    from markupsafe import Markup

    from ppsolve.reports.deal.plots import playout_plot

    position = report.position
    moves = report.analysis.moves
    meanings = part_meanings(len(position.players))
    turns = story_positions(report)
    return {
        "rules": position.rules.named,
        "rating": report.difficulty.rating,
        "headline": headline(report),
        "picture": Markup(position_svg(position)),
        "analysis": report.analysis,
        "margin": _margin(report),
        "reach": _table(report, reach_columns(report)),
        "reach_note": reach_note(report),
        "careless": _table(report, careless_columns(report)),
        "careless_note": careless_note(report),
        "decisions_note": DECISIONS_NOTE,
        "players": [
            {
                "name": shown_name(player.name, position.names),
                "sentences": sentences(report, seat),
                "plot": Markup(playout_plot(report, seat)),
                "decisions": _decisions(report.best_plays[seat]),
            }
            for seat, player in enumerate(position.players)
        ],
        "worth": Markup(pyramid_svg(position, marks=slot_marks(report.analysis))) if moves else None,
        "worth_explained": mark_legend(report.analysis) if moves else [],
        "mover": None if position.over else shown_name(position.mover.name, position.names),
        "deaths": [death_sentence(report, death) for death in report.deaths],
        "story": [
            {
                "number": number,
                "player": shown_name(before.mover.name, before.names),
                "move": str(move),
                "picture": Markup(picture),
            }
            for number, ((move, _), before, picture) in enumerate(
                zip(
                    turns, [position, *(after for _, after in turns[:-1])], pyramid_strip(turns), strict=True
                ),
                start=1,
            )
        ]
        if turns
        else [],
        "parts": [
            (name, NOTHING if value is None else f"{value:.3f}", f"{WEIGHTS[name]:g}", meanings[name])
            for name, value in report.measure.parts.values.items()
        ],
        "sum": sum_sentence(report),
    }


def _table(report: DealReport, columns: Sequence[Column]) -> dict[str, Any]:
    """A table with a row for each player."""
    names = [shown_name(player.name, report.position.names) for player in report.position.players]
    return {
        "headers": ["player", *(header for header, _ in columns)],
        "rows": [[name, *(cells[seat] for _, cells in columns)] for seat, name in enumerate(names)],
    }


def _decisions(play: BestPlay | None) -> dict[str, Any] | None:
    """The table of a player's decisions along best play; `None` if there are none."""
    from markupsafe import Markup

    if play is None or not play.choices:
        return None
    only = Markup('<span class="only">only move</span>')
    rows = [
        [
            decision.turn,
            str(decision.played),
            len(decision.worth),
            only if decision.only_move else len(decision.keeping),
            f"{decision.natural_mistake} costs {decision.cost}" if decision.natural_mistake else "",
        ]
        for decision in play.choices
    ]
    return {"headers": ["move", "<best", "legal", "good", "<natural mistake"], "rows": rows}


def _margin(report: DealReport) -> str:
    """Who comes out ahead of two players, and by how much."""
    margin = report.analysis.margin
    if margin is None:
        return ""
    first, second = (shown_name(player.name, report.position.names) for player in report.position.players)
    if not margin.proved:
        return f"Margin: {margin} for {first}."
    if not margin.low:
        return "Margin: under best play of both, nobody comes out ahead."
    ahead, points = (first, margin.low) if margin.low > 0 else (second, -margin.low)
    return f"Margin: under best play of both, {ahead} comes out ahead by {points}."

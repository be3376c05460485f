"""Surveys as one self-contained page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ppsolve.reports.shared.templates import render
from ppsolve.reports.survey.document import quartiles
from ppsolve.reports.survey.plots import (
    SEATS,
    cards_plot,
    difficulty_by_feature_plot,
    difficulty_plot,
    effort_plot,
    margin_plot,
    seats_plot,
)
from ppsolve.reports.survey.solved_deal import SolvedDeal
from ppsolve.reports.survey.summary import Summary
from ppsolve.reports.survey.words import NOTHING, deals_text, findings, number_text, proved_text, share_text

MEANINGS = {
    "best": "Best: the fewest cards a seat can be left with if everybody helps.",
    "guaranteed": "Guaranteed: the fewest cards a seat can be sure of when all the others work together "
    "against it.",
    "table": "Table: the fewest cards left in all hands together, if everybody works together.",
}


def survey_html(summaries: Sequence[Summary], links: Mapping[str, str]) -> str:
    """The page about one survey or several. `links` leads from a deal in one line to the page about it."""
    surveys = [_survey(summary, links) for summary in summaries]
    title = "A survey of Penguin Party deals"
    return render("ppsolve.reports.survey", "survey.html", title=title, surveys=surveys)


def _survey(summary: Summary, links: Mapping[str, str]) -> dict[str, Any]:
    """What the template tells of one survey."""
    settings = summary.settings
    columns = _columns(summary)
    return {
        "players": settings.players,
        "rules": settings.full_rules.named,
        "deals": deals_text(len(summary.deals)),
        "seeds": f"{settings.seed} to {settings.seed + summary.deals[-1].number}"
        if summary.deals
        else "none",
        "only": ", ".join(settings.only),
        "limits": _limits(summary),
        "proved": proved_text(summary),
        "findings": list(findings(summary)),
        "columns": [name for name, cells in columns],
        "seats": [[SEATS[seat], *(cells[seat] for _, cells in columns)] for seat in range(settings.players)],
        "plots": list(_plots(summary)),
        "difficulty": _difficulty(summary),
        "effort": _effort(summary),
        "extremes": [
            (title, [_deal(summary, found, links) for found in chosen])
            for title, chosen in (
                ("The hardest deals", summary.hardest),
                ("The kindest deals", summary.kindest),
            )
            if chosen
        ],
    }


def _columns(summary: Summary) -> list[tuple[str, list[str]]]:
    """The table of the seats by columns, without those that say nothing."""
    columns = [
        ("best", [number_text(seat.best) for seat in summary.seats]),
        ("guaranteed", [number_text(seat.guaranteed) for seat in summary.seats]),
        ("guaranteed less best", [number_text(seat.gap) for seat in summary.seats]),
        ("careless play", [number_text(seat.careless) for seat in summary.seats]),
        ("best = 0", [share_text(seat.empty_at_best) for seat in summary.seats]),
        ("guaranteed = 0", [share_text(seat.empty_for_sure) for seat in summary.seats]),
    ]
    return [(name, cells) for name, cells in columns if set(cells) != {NOTHING}]


def _plots(summary: Summary) -> list[dict[str, Any]]:
    """The plots about values, each with what it shows."""
    if not summary.deals:
        return []
    plots = [_plot(seats_plot(summary), "The value of each seat with its 95 % interval.", 0)]
    for name, meaning in MEANINGS.items():
        distributions = summary.distributions.get(name, ())
        if any(distribution.proved for distribution in distributions):
            bounded = sum(distribution.bounded for distribution in distributions)
            plots.append(_plot(cards_plot(summary, name), meaning, bounded))
    for distribution in summary.distributions.get("margin", ()):
        meaning = "Margin: by how many points the first seat comes out ahead under best play of both."
        plots.append(_plot(margin_plot(summary), meaning, distribution.bounded))
    return plots


def _plot(picture: str, caption: str, bounded: int) -> dict[str, Any]:
    from markupsafe import Markup

    values = "one value that is" if bounded == 1 else f"{bounded:,} values that are"
    left_out = f" Not in it: {values} only bounded." if bounded else ""
    return {"picture": Markup(picture), "caption": caption + left_out}


def _difficulty(summary: Summary) -> dict[str, Any] | None:
    if not summary.difficulties:
        return None
    return {
        "caption": _difficulty_caption(summary),
        "words": summary.words,
        "quartiles": quartiles(summary.difficulties),
        "by_feature": _correlations(summary.difficulty_by_feature),
        "plot": _plot(difficulty_plot(summary), "", 0)["picture"],
        "feature_plot": _plot(difficulty_by_feature_plot(summary), "", 0)["picture"],
    }


def _difficulty_caption(summary: Summary) -> str:
    measured = len(summary.difficulties)
    missing = len(summary.deals) - measured
    caption = f"The raw number of the difficulty for {deals_text(measured)}"
    if not missing:
        return f"{caption}."
    why = "because what it rests on is only bounded or was not asked for"
    return f"{caption}; {missing:,} could not be measured, {why}."


def _effort(summary: Summary) -> dict[str, Any] | None:
    if not summary.searched or not summary.proved:
        return None
    return {
        "quartiles": quartiles([found.nodes for found in summary.deals if found.proved]),
        "by_feature": _correlations(summary.effort_by_feature),
        "plot": _plot(effort_plot(summary), "", 0)["picture"],
    }


def _correlations(found: Mapping[str, float | None]) -> list[tuple[str, str]]:
    return [(name, NOTHING if value is None else f"{value:+.2f}") for name, value in found.items()]


def _deal(summary: Summary, found: SolvedDeal, links: Mapping[str, str]) -> dict[str, Any]:
    raw = found.difficulty
    assert raw is not None
    percent = summary.percent(raw)
    cells = {
        "best": ", ".join(map(str, found.best)),
        "guaranteed": ", ".join(map(str, found.guaranteed)),
        "table": "" if found.table is None else str(found.table),
        "margin": "" if found.margin is None else str(found.margin),
        "careless play": ", ".join(f"{mean:.1f}" for mean in found.careless),
    }
    return {
        "seed": summary.seed(found),
        "rating": f"{raw:.3f}" if percent is None else f"{percent} {summary.word(raw)}",
        "cells": {name: cell for name, cell in cells.items() if cell},
        "command": summary.report_command(found),
        "link": links.get(found.deal),
    }


def _limits(summary: Summary) -> str:
    settings = summary.settings
    seconds = "" if settings.seconds is None else f", {settings.seconds:g} seconds for each deal"
    return f"{settings.nodes:,} positions for each question{seconds}"

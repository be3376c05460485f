"""Surveys as one self-contained HTML page, with plots."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, Final

from ppsolve.reports.shared.plots import INK, Plot, plot_of, plotting
from ppsolve.reports.shared.templates import render
from ppsolve.reports.survey.output import (
    NOTHING,
    SEATS,
    deals_text,
    findings,
    number_text,
    proved_text,
    quartiles,
    share_text,
)
from ppsolve.reports.survey.run import SolvedDeal
from ppsolve.reports.survey.summary import FEATURES, Summary
from ppsolve.solver.view import palette

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = ("#0b6bb0", "#e08a2e", "#1b7f4b", "#8a4fa3", "#b3261e", "#6b7c8c")
HATCHES: Final = ("", "///", "---", "xxx", "\\\\\\", "++")
"""Hatches repeat what the colours say, for readers who cannot tell them apart. They are lines only:
matplotlib writes dots as 149 kB of circles."""

AHEAD: Final = palette.PLOT_BLUE
LEVEL: Final = "#d9dee3"
BEHIND: Final = palette.PLOT_ORANGE
DOT: Final = "#5aa0d0"
FEWEST_IN_A_BOX: Final = 4
"""Minimum number of deals for a median and its bar."""
BINS: Final = 20
NARROWEST_AXIS: Final = 3.0
"""Whole numbers that an axis spans at least."""

MEANINGS: Final = {
    "best": "Best: the fewest cards a seat can be left with if everybody helps.",
    "guaranteed": "Guaranteed: the fewest cards a seat can guarantee when all the others play against it.",
    "table": "Table: the fewest cards left in all hands together if everybody cooperates.",
}


def survey_html(summaries: Sequence[Summary], links: Mapping[str, str]) -> str:
    """Return the page about one or more surveys. `links` maps a deal in one line to the URL of its page."""
    surveys = [_survey(summary, links) for summary in summaries]
    title = "A survey of Penguin Party deals"
    return render("ppsolve.reports.survey", "page.html", title=title, surveys=surveys)


def _survey(summary: Summary, links: Mapping[str, str]) -> dict[str, Any]:
    """Return the template variables of one survey."""
    settings = summary.settings
    seconds = "" if settings.seconds is None else f", {settings.seconds:g} seconds per deal"
    columns = _columns(summary)
    extremes = (("The hardest deals", summary.hardest), ("The kindest deals", summary.kindest))
    return {
        "players": settings.players,
        "rules": settings.full_rules.named,
        "deals": deals_text(len(summary.deals)),
        "seeds": f"{settings.seed} to {summary.seed(summary.deals[-1])}" if summary.deals else "none",
        "only": ", ".join(settings.only),
        "limits": f"{settings.nodes:,} positions per question{seconds}",
        "proved": proved_text(summary),
        "findings": list(findings(summary)),
        "columns": [name for name, cells in columns],
        "seats": [[SEATS[seat], *(cells[seat] for _, cells in columns)] for seat in range(settings.players)],
        "plots": list(_plots(summary)),
        "difficulty": _difficulty(summary),
        "effort": _effort(summary),
        "extremes": [
            (title, [_deal(summary, found, links) for found in chosen])
            for title, chosen in extremes
            if chosen
        ],
    }


def _columns(summary: Summary) -> list[tuple[str, list[str]]]:
    """Return the columns of the table of seats, without empty ones."""
    columns = [
        ("best", [number_text(seat.best) for seat in summary.seats]),
        ("guaranteed", [number_text(seat.guaranteed) for seat in summary.seats]),
        ("guaranteed minus best", [number_text(seat.gap) for seat in summary.seats]),
        ("careless play", [number_text(seat.careless) for seat in summary.seats]),
        ("best = 0", [share_text(seat.empty_at_best) for seat in summary.seats]),
        ("guaranteed = 0", [share_text(seat.empty_for_sure) for seat in summary.seats]),
    ]
    return [(name, cells) for name, cells in columns if set(cells) != {NOTHING}]


def _plots(summary: Summary) -> list[dict[str, Any]]:
    if not summary.deals:
        return []
    plots = [_captioned(seats_plot(summary), "The value of each seat with its 95 % interval.", 0)]
    for name, meaning in MEANINGS.items():
        distributions = summary.distributions.get(name, ())
        if any(distribution.proved for distribution in distributions):
            bounded = sum(distribution.bounded for distribution in distributions)
            plots.append(_captioned(cards_plot(summary, name), meaning, bounded))
    for distribution in summary.distributions.get("margin", ()):
        if distribution.proved:
            meaning = "Margin: points by which the first seat comes out ahead, with best play on both sides."
            plots.append(_captioned(margin_plot(summary), meaning, distribution.bounded))
    return plots


def _captioned(picture: Plot, caption: str, bounded: int) -> dict[str, Any]:
    values = "one value that is" if bounded == 1 else f"{bounded:,} values that are"
    left_out = f" Left out: {values} only bounded." if bounded else ""
    return {"picture": picture, "caption": caption + left_out}


def _difficulty(summary: Summary) -> dict[str, Any] | None:
    if not summary.difficulties:
        return None
    caption = f"The raw difficulty of {deals_text(len(summary.difficulties))}"
    if missing := len(summary.deals) - len(summary.difficulties):
        why = "because a value it depends on is only bounded or was not requested"
        caption += f"; {missing:,} could not be measured, {why}"
    feature_plot = _feature_plot(summary, "difficulty", lambda found: found.difficulty, logarithmic=False)
    return {
        "caption": f"{caption}.",
        "words": summary.words,
        "quartiles": quartiles(summary.difficulties),
        "by_feature": _correlations(summary.difficulty_by_feature),
        "plot": difficulty_plot(summary),
        "feature_plot": feature_plot,
    }


def _effort(summary: Summary) -> dict[str, Any] | None:
    if not summary.searched or not summary.proved:
        return None
    nodes_plot = _feature_plot(
        summary, "positions visited", lambda found: found.nodes if found.proved else None, logarithmic=True
    )
    return {
        "quartiles": quartiles([found.nodes for found in summary.deals if found.proved]),
        "by_feature": _correlations(summary.effort_by_feature),
        "plot": nodes_plot,
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


# Plots.


@contextmanager
def _figure(width: float, height: float, columns: int = 1, rows: int = 1) -> Iterator[tuple[Any, list[Axes]]]:
    with plotting():
        from matplotlib.figure import Figure

        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(rows, columns, squeeze=False)
        yield figure, list(axes.flat)


def seats_plot(summary: Summary) -> Plot:
    """Plot the value of each seat: `best`, `guaranteed` and careless play, with their intervals."""
    markers = {"best": "o", "guaranteed": "s", "careless": "D"}
    with _figure(5.2, 0.55 * summary.settings.players + 1.3) as (figure, (axes,)):
        for number, (label, marker) in enumerate(markers.items()):
            estimates = [getattr(seat, label) for seat in summary.seats]
            points = [(seat, found) for seat, found in enumerate(estimates) if found]
            for seat, found in points:
                low, high = found.interval or (found.low, found.high)
                place = seat + (number - 1) * 0.22
                axes.plot([low, high], [place, place], color=COLOURS[number], linewidth=2)
                middle = (found.low + found.high) / 2
                axes.plot([middle], [place], marker, color=COLOURS[number], markersize=6)
            if points:
                axes.plot([], [], marker, color=COLOURS[number], label=label)
        axes.set_yticks(range(summary.settings.players), SEATS[: summary.settings.players])
        axes.invert_yaxis()
        axes.set_xlim(left=min(0.0, axes.get_xlim()[0]))
        axes.set_xlabel("cards left")
        _legend_above(axes)
        return plot_of(figure, "The value of each seat, with 95 % intervals")


def cards_plot(summary: Summary, name: str) -> Plot:
    """Plot how often each seat is left with each number of cards."""
    seats = summary.distributions[name]
    width = 0.84 / len(seats)
    with _figure(5.2, 2.6) as (figure, (axes,)):
        for seat, distribution in enumerate(seats):
            axes.bar(
                [cards + (seat - (len(seats) - 1) / 2) * width for cards in distribution.counts],
                [100 * number / distribution.proved for number in distribution.counts.values()],
                width,
                color=COLOURS[seat],
                hatch=HATCHES[seat],
                edgecolor="white",
                linewidth=0.5,
                label=SEATS[seat] if len(seats) > 1 else None,
            )
        _whole_numbers(axes)
        axes.set_xlabel(f"cards left: {name}")
        axes.set_ylabel("% of deals")
        if len(seats) > 1:
            _legend_above(axes)
        return plot_of(figure, f"How often each number of cards is left: {name}")


def margin_plot(summary: Summary) -> Plot:
    """Plot how often the first seat is ahead by each number of points."""
    (distribution,) = summary.distributions["margin"]
    with _figure(5.2, 2.6) as (figure, (axes,)):
        for label, colour, hatch, side in (
            ("second seat ahead", BEHIND, "///", operator.lt),
            ("level", LEVEL, "", operator.eq),
            ("first seat ahead", AHEAD, "---", operator.gt),
        ):
            counts = {value: n for value, n in distribution.counts.items() if side(value, 0)}
            axes.bar(
                list(counts),
                [100 * number / distribution.proved for number in counts.values()],
                0.84,
                color=colour,
                hatch=hatch,
                edgecolor=INK,
                linewidth=0.5,
                label=label,
            )
        _whole_numbers(axes)
        axes.set_xlabel("margin, from the first seat's side")
        axes.set_ylabel("% of deals")
        _legend_above(axes)
        return plot_of(figure, "How often the first seat is ahead by each number of points")


def difficulty_plot(summary: Summary) -> Plot:
    """Plot a histogram of the raw difficulty, with the thresholds of the words."""
    with _figure(5.2, 2.6) as (figure, (axes,)):
        axes.hist(summary.difficulties, BINS, color=AHEAD, edgecolor=INK, linewidth=0.5)
        top = axes.get_ylim()[1]
        for word, place in _thresholds(summary):
            axes.axvline(place, color=INK, linestyle="--", linewidth=1)
            axes.text(place, top, f" {word}", fontsize=8)
        axes.set_xlabel("difficulty, raw number")
        axes.set_ylabel("deals")
        return plot_of(figure, "How hard the deals are")


def _thresholds(summary: Summary) -> list[tuple[str, float]]:
    """Return the lowest raw number in the survey of each word but the first."""
    found: dict[str, float] = {}
    for raw in sorted(summary.difficulties):
        word = summary.word(raw)
        if word is not None and word not in found:
            found[word] = raw
    return list(found.items())[1:]


def _feature_plot(
    summary: Summary, label: str, number_of: Callable[[SolvedDeal], float | None], logarithmic: bool
) -> Plot:
    """Plot a panel per feature: a dot per deal, with median and middle half where there are enough."""
    varying = [(name, of) for name, of in FEATURES.items() if len(set(map(of, summary.features))) > 1]
    shown = varying or list(FEATURES.items())
    rows = (len(shown) + 1) // 2
    with _figure(7.2, 2.6 * rows, columns=2, rows=rows) as (figure, panels):
        for axes in panels[len(shown) :]:
            axes.remove()
        for axes, (name, feature_of) in zip(panels, shown, strict=False):
            by_value: dict[float, list[float]] = {}
            for found, features in zip(summary.deals, summary.features, strict=True):
                number = number_of(found)
                if number is not None:
                    by_value.setdefault(feature_of(features), []).append(number)
            for value, numbers in sorted(by_value.items()):
                # Spread the dots, reproducibly.
                places = [value + ((dot * 0.618) % 1 - 0.5) * 0.5 for dot in range(len(numbers))]
                axes.plot(places, numbers, ".", color=DOT, markersize=4, zorder=1)
                if len(numbers) >= FEWEST_IN_A_BOX:
                    quarter, _, three_quarters = quantiles(numbers, n=4, method="inclusive")
                    axes.plot([value, value], [quarter, three_quarters], color=INK, linewidth=2.5, zorder=2)
                    axes.plot([value], [median(numbers)], "o", color=INK, markersize=6, zorder=3)
            if logarithmic:
                axes.set_yscale("log")
            _whole_numbers(axes)
            axes.set_xlabel(name)
            axes.set_ylabel(label)
        return plot_of(figure, f"{label.capitalize()} against features of the deals")


def _whole_numbers(axes: Axes) -> None:
    """Put ticks at whole numbers, and show at least `NARROWEST_AXIS` of them."""
    from matplotlib.ticker import MaxNLocator

    left, right = axes.get_xlim()
    if right - left < NARROWEST_AXIS:
        axes.set_xlim(left, left + NARROWEST_AXIS)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _legend_above(axes: Axes) -> None:
    axes.legend(
        frameon=False, fontsize=8, ncols=3, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2
    )

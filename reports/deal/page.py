"""Reports on deals as one self-contained HTML page."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

from ppsolve.reports.deal import sentences
from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.difficulty.measure import WEIGHTS
from ppsolve.reports.shared.plots import Plot, plot_of, plotting
from ppsolve.reports.shared.templates import render
from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.playouts import CardsLeft
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.view.meaning import top_sentence
from ppsolve.solver.party.view.recommendation import mark_legend, slot_marks, slots_heading
from ppsolve.solver.party.view.svg import position_svg, pyramid_strip, pyramid_svg
from ppsolve.solver.view import palette
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import without_style

RANDOM: Final = palette.PLOT_BLUE
GREEDY: Final = palette.PLOT_ORANGE


def report_html(*reports: DealReport) -> str:
    """Return the page about one position, or about several with an overview table first."""
    rows = [sentences.overview_row(number, report) for number, report in enumerate(reports, start=1)]
    return render(
        "ppsolve.reports.deal",
        "page.html",
        title=say("report-title", number=len(reports)),
        overview={"headers": sentences.overview_headers(), "rows": rows},
        reports=[_content(report) for report in reports],
    )


def _content(report: DealReport) -> dict[str, Any]:
    """Return the template variables of a report."""
    from markupsafe import Markup

    position = report.position
    moves = report.analysis.moves
    meanings = sentences.part_meanings(len(position.players))
    part_headers = sentences.headers("part", "value", "weight", "meaning")
    return {
        "rules": position.rules.named,
        "rating": report.difficulty.rating,
        "headline": sentences.headline(report),
        "picture": Markup(without_style(position_svg(position))),
        "analysis": report.analysis,
        "margin": _margin(report),
        "outcomes": sentences.outcomes_table(report),
        "outcome_note": sentences.outcome_note(report),
        "careless": sentences.careless_table(report),
        "careless_note": sentences.careless_note(report),
        "players": [
            {
                "name": name,
                "sentences": sentences.player_sentences(report, seat),
                "plot": playout_plot(report, seat),
                "decisions": _decision_table(report.best_plays[seat]),
            }
            for seat, name in enumerate(report.shown_names)
        ],
        "worth": Markup(_slot_values(report)) if moves else None,
        "worth_heading": slots_heading(report.analysis) if moves else "",
        "worth_legend": mark_legend(report.analysis) if moves else [],
        "mover": None if position.over else shown_name(position.mover.name, position.names),
        "dead_colours": [sentences.dead_colour_sentence(report, dead) for dead in report.dead_colours],
        "top": top_sentence(report.position),
        "main_line": _main_line(report),
        "main_line_kind": "best" if len(position.players) == 2 else "safest",
        "part_headers": [*part_headers[:3], f"<{part_headers[3]}"],
        "parts": [
            (name, "-" if value is None else decimal_text(value, 3), f"{WEIGHTS[name]:g}", meanings[name])
            for name, value in report.measure.parts.values.items()
        ],
        "sum": sentences.sum_sentence(report),
    }


def _slot_values(report: DealReport) -> str:
    return without_style(pyramid_svg(report.position, marks=slot_marks(report.analysis)))


def _main_line(report: DealReport) -> list[dict[str, Any]]:
    from markupsafe import Markup

    moves = report.main_line.line if report.main_line else ()
    positions = [*accumulate(moves, Position.after, initial=report.position)]
    pictures = pyramid_strip([*zip(moves, positions[1:], strict=True)])
    return [
        {
            "number": number,
            "player": shown_name(position.mover.name, position.names),
            "move": str(move),
            "picture": Markup(picture),
        }
        for number, (move, position, picture) in enumerate(
            zip(moves, positions[:-1], pictures, strict=True), start=1
        )
    ]


def _decision_table(play: BestPlay | None) -> dict[str, Any] | None:
    """Return the table of a player's decisions along best play; `None` if there are none."""
    from markupsafe import Markup

    if play is None or not play.choices:
        return None
    only = Markup('<span class="only">{}</span>').format(say("report-only-move"))
    rows = [
        [
            decision.turn,
            str(decision.played),
            len(decision.worth),
            only if decision.only_move else len(decision.keeping),
            say("report-costs", move=str(decision.natural_mistake), cards=decision.cost)
            if decision.natural_mistake
            else "",
        ]
        for decision in play.choices
    ]
    move, best, legal, good, mistake = sentences.headers("move", "best", "legal", "good", "mistake")
    return {"headers": [move, f"<{best}", legal, good, f"<{mistake}"], "rows": rows}


def _margin(report: DealReport) -> str:
    """Return who of two players comes out ahead, and by how much."""
    margin = report.analysis.margin
    if margin is None:
        return ""
    first, second = report.shown_names
    if not margin.proved:
        return say("report-margin-open", margin=str(margin), player=first)
    if not margin.low:
        return say("report-margin-level")
    ahead, points = (first, margin.low) if margin.low > 0 else (second, -margin.low)
    return say("report-margin", player=ahead, points=points)


def playout_plot(report: DealReport, seat: int) -> Plot:
    """Draw a histogram of the cards left to a player, by careless and by careful play."""
    series = _plot_series(report, seat)
    width = 0.84 / len(series)
    with plotting():
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(5.2, 2.6))
        axes = figure.add_subplot()
        for number, (label, left, colour, outlined) in enumerate(series):
            rounds = sum(left.counts)
            shares = {cards: 100 * count / rounds for cards, count in enumerate(left.counts) if count}
            axes.bar(
                [cards + (number - (len(series) - 1) / 2) * width for cards in shares],
                list(shares.values()),
                width=width,
                # No hatches: matplotlib writes each as 149 kB of paths.
                facecolor="none" if outlined else colour,
                edgecolor=colour,
                linewidth=1.2,
                label=label,
            )
        axes.set_xlabel(say("report-plot-cards"))
        axes.set_ylabel(say("report-plot-share"))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend(frameon=False, fontsize=8)
    return plot_of(figure, say("report-plot", player=report.shown_names[seat]))


def _plot_series(report: DealReport, seat: int) -> list[tuple[str, CardsLeft, str, bool]]:
    """Return the label, counts and colour of each series of bars, and whether they are outlines."""
    series = []
    for played, colour in ((report.random, RANDOM), (report.greedy, GREEDY)):
        series.append((say("report-plot-all", policy=played.policy), played.seats[seat], colour, False))
        if report.careful is not None:
            careful = report.careful.left[played.policy][seat]
            series.append((say("report-plot-careful", policy=played.policy), careful, colour, True))
    return series

"""The histogram of a report: what careless rounds leave, and what is left to one who alone is careful."""

from __future__ import annotations

from typing import Final

from markupsafe import escape

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.shared.plots import INK, inline_svg, plotting
from ppsolve.solver.party.playouts import CardsLeft
from ppsolve.solver.view import palette
from ppsolve.solver.view.words import shown_name

RANDOM: Final = palette.PLOT_BLUE
GREEDY: Final = palette.PLOT_ORANGE
CAREFUL: Final = "..."
"""The hatch of careful play."""


def playout_plot(report: DealReport, seat: int) -> str:
    """How often rounds leave a player with each number of cards, as inline SVG."""
    name = shown_name(report.position.players[seat].name, report.position.names)
    series = _series(report, seat)
    width = 0.84 / len(series)
    with plotting():
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(5.2, 2.6))
        axes = figure.add_subplot()
        for number, (label, left, colour, hatch) in enumerate(series):
            rounds = sum(left.counts)
            axes.bar(
                [cards + (number - (len(series) - 1) / 2) * width for cards in range(len(left.counts))],
                [100 * count / rounds for count in left.counts],
                width=width,
                color=colour,
                edgecolor=INK,
                linewidth=0.5,
                hatch=hatch,
                label=label,
            )
        axes.set_xlabel("cards left")
        axes.set_ylabel("% of rounds")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend(frameon=False, fontsize=8)
    return inline_svg(figure, str(escape(f"How many cards careless and careful play leave {name}")))


def _series(report: DealReport, seat: int) -> list[tuple[str, CardsLeft, str, str]]:
    """What is drawn side by side: label, rounds, colour and hatch."""
    series = []
    for played, colour in ((report.random, RANDOM), (report.greedy, GREEDY)):
        series.append((f"all {played.policy}", played.seats[seat], colour, ""))
        if report.careful is not None:
            careful = report.careful.left[played.policy][seat]
            series.append((f"careful among {played.policy}", careful, colour, CAREFUL))
    return series

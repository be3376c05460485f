"""The histogram of a report: what careless play leaves, with the values of perfect play marked in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from markupsafe import escape

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.shared.plots import INK, inline_svg, plotting
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.view.words import shown_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes

RANDOM: Final = "#9cc9e8"
GREEDY: Final = "#f2b26b"
BEST: Final = "#1b7f4b"
SURE: Final = "#b3261e"


def playout_plot(report: DealReport, seat: int) -> str:
    """How often careless rounds leave a player with each number of cards, as inline SVG."""
    name = shown_name(report.position.players[seat].name)
    with plotting():
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(5.2, 2.6))
        axes = figure.add_subplot()
        for played, colour, hatch, shift in (
            (report.random, RANDOM, "", -0.2),
            (report.greedy, GREEDY, "///", 0.2),
        ):
            counts = played.seats[seat].counts
            axes.bar(
                [cards + shift for cards in range(len(counts))],
                [100 * number / played.count for number in counts],
                width=0.4,
                color=colour,
                edgecolor=INK,
                linewidth=0.5,
                hatch=hatch,
                label=f"{played.policy} play",
            )
        for label, outcome, colour, style in (
            ("best", report.analysis.players["best"][seat], BEST, "--"),
            ("sure of", report.analysis.players["guaranteed"][seat], SURE, "-"),
        ):
            _mark(axes, label, outcome, colour, style)
        axes.set_xlabel("cards left")
        axes.set_ylabel("% of rounds")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend(frameon=False, fontsize=8)
    return inline_svg(figure, str(escape(f"How many cards careless play leaves {name}")))


def _mark(axes: Axes, label: str, outcome: PartyOutcome, colour: str, style: str) -> None:
    """A line at a value, or a band over its bounds."""
    label = f"{label}: {outcome}"
    if outcome.proved:
        axes.axvline(outcome.low, color=colour, linestyle=style, linewidth=2, label=label)
    else:
        axes.axvspan(outcome.low, outcome.high, color=colour, alpha=0.15, label=label)

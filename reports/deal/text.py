"""The report on a deal as text for a terminal."""

from __future__ import annotations

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.deal.words import PARTS, death_sentence, headline, sentences
from ppsolve.reports.difficulty.measure import WEIGHTS
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.view.text import position_text
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph
from ppsolve.solver.view.words import shown_name


def report_text(report: DealReport, *, colour: bool = False, width: int = 80) -> str:
    """All of the report in lines of at most `width` columns (40 if less is asked for), tables apart."""
    room = max(width, NARROWEST)
    wrapped = min(room, LONGEST_LINE)
    blocks = [
        position_text(report.position, colour=colour, width=room),
        paragraph(headline(report), wrapped, indent=""),
        _players(report),
        *(
            paragraph(" ".join(sentences(report, seat)), wrapped, indent="")
            for seat in range(len(report.position.players))
        ),
        "\n".join(paragraph(death_sentence(report, death), wrapped) for death in report.deaths),
        _parts(report, room),
        *(_decisions(report, play) for play in report.best_plays if play is not None and play.choices),
    ]
    return "\n\n".join(filter(None, blocks))


def _players(report: DealReport) -> str:
    from tabulate import tabulate

    players = report.analysis.players
    rows = []
    for seat, player in enumerate(report.position.players):
        rating = report.difficulty.players[seat]
        rows.append(
            [
                shown_name(player.name),
                "?" if rating.percent is None else f"{rating.percent} {rating.word}",
                str(players["best"][seat]),
                str(players["guaranteed"][seat]),
                f"{report.random.seats[seat].mean:.1f}",
                f"{report.greedy.seats[seat].mean:.1f}",
            ]
        )
    headers = ["player", "difficulty", "best", "sure of", "random", "greedy"]
    aligned = ["left", "left", *["right"] * 4]
    return tabulate(rows, headers, disable_numparse=True, colalign=aligned)


def _parts(report: DealReport, width: int) -> str:
    """The parts that the difficulty is made of."""
    from tabulate import tabulate

    rows = [
        [name, "?" if value is None else f"{value:.3f}", f"{WEIGHTS[name]:g}", PARTS[name]]
        for name, value in report.measure.parts.values.items()
    ]
    room = max(width - 30, 20)
    table = tabulate(
        rows,
        ["part", "value", "weight", "meaning"],
        disable_numparse=True,
        colalign=["left", "right", "right", "left"],
        maxcolwidths=[None, None, None, room],
    )
    return f"What the difficulty is made of:\n\n{table}"


def _decisions(report: DealReport, play: BestPlay) -> str:
    """The decisions of a player along best play."""
    from tabulate import tabulate

    name = shown_name(report.position.players[play.seat].name)
    rows = []
    for decision in play.choices:
        mistake = decision.natural_mistake
        rows.append(
            [
                decision.turn,
                str(decision.played),
                len(decision.worth),
                len(decision.keeping),
                "only move" if decision.only_move else "",
                f"{mistake} costs {decision.cost}" if mistake else "",
            ]
        )
    headers = ["move", "best", "legal", "good", "", "natural mistake"]
    return f"What {name} has to decide along best play:\n\n{tabulate(rows, headers)}"

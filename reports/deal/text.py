"""The report on a deal as text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.deal.words import (
    DECISIONS_NOTE,
    Column,
    careless_columns,
    careless_note,
    death_sentence,
    deaths_intro,
    headline,
    part_meanings,
    reach_columns,
    reach_note,
    sentences,
)
from ppsolve.reports.difficulty.measure import WEIGHTS
from ppsolve.reports.shared.tables import fits, named_list, named_table, table_lines
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.view.text import position_text
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph
from ppsolve.solver.view.phrases import shown_name


def report_text(report: DealReport, *, colour: bool = False, width: int = 80) -> str:
    """All of the report in lines of at most `width` columns (40 if less is asked for)."""
    room = max(width, NARROWEST)
    wrapped = min(room, LONGEST_LINE)
    decided = [play for play in report.best_plays if play is not None and play.choices]
    blocks = [
        position_text(report.position, colour=colour, width=room),
        paragraph(headline(report), wrapped, indent=""),
        _table(report, reach_columns(report), room),
        paragraph(reach_note(report), wrapped, indent=""),
        *(
            paragraph(" ".join(sentences(report, seat)), wrapped, indent="")
            for seat in range(len(report.position.players))
        ),
        _deaths(report, wrapped),
        _table(report, careless_columns(report), room),
        paragraph(careless_note(report), wrapped, indent=""),
        _parts(report, room),
        *(_decisions(report, play, wrapped) for play in decided),
        paragraph(DECISIONS_NOTE, wrapped, indent="") if decided else "",
    ]
    return "\n\n".join(filter(None, blocks))


def _table(report: DealReport, columns: Sequence[Column], width: int) -> str:
    """A table with a row for each player."""
    names = [shown_name(player.name, report.position.names) for player in report.position.players]
    rows = [[cells[seat] for _, cells in columns] for seat in range(len(names))]
    return named_table("player", names, [header for header, _ in columns], rows, width)


def _deaths(report: DealReport, width: int) -> str:
    """The colours that die along the story."""
    told = [paragraph(death_sentence(report, death), width) for death in report.deaths]
    return "\n".join([paragraph(deaths_intro(report), width, indent=""), *told]) if told else ""


def _parts(report: DealReport, width: int) -> str:
    """The parts that the difficulty is made of; a list where a table is too wide."""
    from tabulate import tabulate

    meanings = part_meanings(len(report.position.players))
    rows = [
        [name, "?" if value is None else f"{value:.3f}", f"{WEIGHTS[name]:g}", meanings[name]]
        for name, value in report.measure.parts.values.items()
    ]
    headers = ["part", "value", "weight", "meaning"]
    room = max(width - 30, 20)
    table = tabulate(
        rows,
        headers,
        disable_numparse=True,
        colalign=["left", "right", "right", "left"],
        maxcolwidths=[None, None, None, room],
    )
    if not fits(table.splitlines(), width):
        table = named_list([row[0] for row in rows], headers[1:], [row[1:] for row in rows], width)
    return f"What the difficulty is made of:\n\n{table}"


def _decisions(report: DealReport, play: BestPlay, width: int) -> str:
    """The decisions of a player along best play."""
    name = shown_name(report.position.players[play.seat].name, report.position.names)
    rows = [
        [
            str(decision.played),
            str(len(decision.worth)),
            "only" if decision.only_move else str(len(decision.keeping)),
            f"{decision.natural_mistake} costs {decision.cost}" if decision.natural_mistake else "",
        ]
        for decision in play.choices
    ]
    turns = [f"{decision.turn:4}" for decision in play.choices]
    table = table_lines("move", turns, ["best", "legal", "good", "natural mistake"], rows, "<>><")
    title = paragraph(f"What {name} has to decide along best play:", width, indent="")
    return "\n".join((title, "", *(line.rstrip() for line in table)))

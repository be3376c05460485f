"""Reports on deals as text for a terminal of 40 columns or more. Pages and JSON have the details."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.reports.deal import sentences
from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.shared.tables import ReportTable, sentence
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.view.meaning import top_sentence
from ppsolve.solver.party.view.text import position_text
from ppsolve.solver.view.layout import NARROWEST


def report_text(report: DealReport, *, colour: bool = False, width: int = 80) -> str:
    """Format a report in lines of at most `width` columns (at least 40)."""
    room = max(width, NARROWEST)
    players = range(len(report.position.players))
    blocks = [
        position_text(report.position, colour=colour, width=room),
        sentence(sentences.headline(report), room),
        sentences.short_table(report).text(room),
        sentence(sentences.short_note(report), room),
        *(sentence(" ".join(sentences.player_sentences(report, seat)), room) for seat in players),
        sentence(sentences.dead_colours_sentence(report), room),
        sentence(top_sentence(report.position), room),
    ]
    return "\n\n".join(filter(None, blocks))


def overview_text(rows: Sequence[Sequence[str]], width: int) -> str:
    """Format the table of several reports; a list where the table is too wide."""
    headers = sentences.overview_headers()
    table = ReportTable(headers, rows).text(width, "<" * (len(headers) - 1))
    return f"{table}\n\n{sentence(say('report-overview-note'), width)}"

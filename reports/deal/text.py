"""Reports on deals as text for a terminal of 40 columns or more."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.reports.deal import sentences
from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.difficulty.measure import WEIGHTS
from ppsolve.reports.shared.tables import ReportTable, fits, named_list, sentence, table_lines
from ppsolve.solver.party.best_play import BestPlay
from ppsolve.solver.party.view.text import position_text
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph
from ppsolve.solver.view.phrases import shown_name


def report_text(report: DealReport, *, colour: bool = False, width: int = 80) -> str:
    """Format a report in lines of at most `width` columns (at least 40)."""
    room = max(width, NARROWEST)
    decided = [play for play in report.best_plays if play is not None and play.choices]
    blocks = [
        position_text(report.position, colour=colour, width=room),
        sentence(sentences.headline(report), room),
        sentences.outcomes_table(report).text(room),
        sentence(sentences.outcome_note(report), room),
        *(
            sentence(" ".join(sentences.player_sentences(report, seat)), room)
            for seat in range(len(report.position.players))
        ),
        _dead_colours(report, room),
        sentences.careless_table(report).text(room),
        sentence(sentences.careless_note(report), room),
        _parts_table(report, room),
        *(_decision_table(report, play, room) for play in decided),
        sentence(sentences.DECISIONS_NOTE, room) if decided else "",
    ]
    return "\n\n".join(filter(None, blocks))


def overview_text(rows: Sequence[Sequence[str]], width: int) -> str:
    """Format the table of several reports; a list where the table is too wide."""
    headers = sentences.OVERVIEW_HEADERS
    table = ReportTable(headers, rows).text(width, "<" * (len(headers) - 1))
    return f"{table}\n\n{sentence(sentences.OVERVIEW_NOTE, width)}"


def _dead_colours(report: DealReport, width: int) -> str:
    if not report.dead_colours:
        return ""
    name = shown_name(report.position.mover.name, report.position.names)
    lines = [sentence(f"Along best play by {name}:", width)]
    deaths = (sentences.dead_colour_sentence(report, dead) for dead in report.dead_colours)
    return "\n".join([*lines, *(paragraph(text, min(width, LONGEST_LINE)) for text in deaths)])


def _parts_table(report: DealReport, width: int) -> str:
    """Format the parts of the difficulty; a list where the table is too wide."""
    from tabulate import tabulate

    meanings = sentences.part_meanings(len(report.position.players))
    rows = [
        [name, "?" if value is None else f"{value:.3f}", f"{WEIGHTS[name]:g}", meanings[name]]
        for name, value in report.measure.parts.values.items()
    ]
    headers = ["part", "value", "weight", "meaning"]
    align, widths = ["left", "right", "right", "left"], [None, None, None, max(width - 30, 20)]
    table = tabulate(rows, headers, disable_numparse=True, colalign=align, maxcolwidths=widths)
    if not fits(table.splitlines(), width):
        table = named_list([row[0] for row in rows], headers[1:], [row[1:] for row in rows], width)
    return f"What the difficulty is made of:\n\n{table}"


def _decision_table(report: DealReport, play: BestPlay, width: int) -> str:
    """Format a player's decisions along best play."""
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
    title = sentence(f"Decisions for {report.shown_names[play.seat]} along best play:", width)
    return "\n".join((title, "", *(line.rstrip() for line in table)))

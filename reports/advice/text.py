"""Advice at the table as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from ppsolve.reports.shared.tables import fits, named_list, table_lines
from ppsolve.solver.party.hidden.advice import Advice, Interval
from ppsolve.solver.party.view.advice import advised_text, comparison_text, estimate_text
from ppsolve.solver.party.view.text import position_text
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph


def advice_text(advice: Advice, *, colour: bool = False, width: int = 80) -> str:
    """What is seen, what every move may be expected to leave, and the move advised."""
    room = max(width, NARROWEST)
    blocks = [
        position_text(advice.position, colour=colour, width=room),
        paragraph(estimate_text(advice), min(room, LONGEST_LINE), indent=""),
        _moves_table(advice, room),
        paragraph(advised_text(advice), min(room, LONGEST_LINE), indent=""),
    ]
    return "\n\n".join(blocks)


def _moves_table(advice: Advice, width: int) -> str:
    """A row for each move, from the most promising one down; where a table is too wide, a list."""
    names = [str(move.move) for move in advice.moves]
    headers = ["cards left", "95 % interval", "empty hand", "compared"]
    rows = [
        [
            f"{move.cards_left.mean:.2f}",
            _interval_text(move.cards_left),
            f"{100 * move.empty_hand:.0f} %",
            comparison_text(move, advised=number == 0),
        ]
        for number, move in enumerate(advice.moves)
    ]
    lines = table_lines("move", names, headers, rows, ">>><")
    return "\n".join(lines) if fits(lines, width) else named_list(names, headers, rows, width)


def _interval_text(interval: Interval) -> str:
    return f"{interval.low:.2f} to {interval.high:.2f}"

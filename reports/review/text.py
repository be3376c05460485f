"""What reviews of all games look like as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ppsolve.reports.review import words
from ppsolve.reports.review.judging import Judged
from ppsolve.reports.shared.tables import fits, table_lines
from ppsolve.solver.view.layout import LONGEST_LINE, display_width, paragraph
from ppsolve.solver.view.phrases import shown_name

MOVE_HEADERS = ("plays", "sure of", "cost", "better")


def moves_table(review: Judged[Any], width: int) -> str:
    """A line for each move, in a table; where that is too wide, in words."""
    if not review.moves:
        return ""
    number_room = len(str(len(review.moves)))
    names = review.round.deal.names
    left = [
        f"{move.turn.number:{number_room}} {words.mark_text(move)} {shown_name(move.turn.player, names)}"
        for move in review.moves
    ]
    rows = [
        [str(move.turn.move), words.sure_text(move), words.cost_text(move.regret), words.better_text(move)]
        for move in review.moves
    ]
    lines = table_lines(f"{'#':>{number_room}}   player", left, MOVE_HEADERS, rows, "<<><")
    if fits(lines, width):
        return "\n".join([*lines, *_mark_explained(review)])
    told = []
    for name, (plays, sure, cost, better) in zip(left, rows, strict=True):
        line = f"{name}  {plays}: sure of {sure}, cost {cost}" + (f", better {better}" if better else "")
        told.append(paragraph(line, width, indent=" " * (number_room + 3)))
    return "\n".join([*told, *_mark_explained(review)])


def _mark_explained(review: Judged[Any]) -> Iterator[str]:
    if any(move.regret.low for move in review.moves):
        yield f"{words.COSTLY} cost its player something"


def heading(title: str, width: int) -> str:
    return f"{paragraph(title, width, indent='')}\n{'=' * min(width, display_width(title))}"


def sentence(text: str, width: int) -> str:
    return paragraph(text, min(width, LONGEST_LINE), indent="")

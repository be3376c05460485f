"""Several reports in one table, a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.reports.deal.report import DealReport
from ppsolve.reports.deal.words import NOTHING
from ppsolve.solver.party.playouts import Playouts
from ppsolve.solver.view.phrases import shown_name

HEADERS: Final = ("#", "players", "difficulty", "hardest for", "best", "sure of", "all random", "all greedy")

EXPLAINED: Final = (
    "Difficulty: harder than so many of a hundred random deals; there is none but for full deals under the "
    "usual rules. Best: the cards left if everybody helps, for the players in turn order; sure of: whatever "
    "the others do; both with all cards face up. All random, all greedy: what a player is left with on "
    "average when everybody plays without thought."
)


def overview_row(number: int, report: DealReport) -> list[str]:
    """What the table says about a position."""
    position = report.position
    outcomes = report.analysis.players
    rating = report.difficulty.rating
    return [
        str(number),
        str(len(position.players)),
        NOTHING if rating.percent is None else f"{rating.percent} {rating.word}",
        _hardest_for(report),
        " ".join(str(outcome) for outcome in outcomes["best"]),
        " ".join(str(outcome) for outcome in outcomes["guaranteed"]),
        _a_player(report.random),
        _a_player(report.greedy),
    ]


def overview_text(rows: Sequence[Sequence[str]], width: int) -> str:
    """The table of all for a terminal; a list where it is too wide."""
    from ppsolve.reports.shared.tables import fits, named_list, table_lines
    from ppsolve.solver.view.layout import LONGEST_LINE, paragraph

    names = [row[0] for row in rows]
    cells = [row[1:] for row in rows]
    lines = table_lines(HEADERS[0], names, HEADERS[1:], cells, "<<<<<<<")
    table = "\n".join(lines) if fits(lines, width) else named_list(names, HEADERS[1:], cells, width)
    return f"{table}\n\n{paragraph(EXPLAINED, min(width, LONGEST_LINE), indent='')}"


def _a_player(played: Playouts) -> str:
    """The cards left to a player in the average round."""
    return f"{played.table.mean / len(played.seats):.1f}"


def _hardest_for(report: DealReport) -> str:
    """Who has the highest difficulty, if anybody has one."""
    rated = [
        (rating.percent, seat)
        for seat, rating in enumerate(report.difficulty.players)
        if rating.percent is not None
    ]
    if not rated:
        return NOTHING
    most = max(percent for percent, _ in rated)
    names = [
        shown_name(report.position.players[seat].name, report.position.names)
        for percent, seat in rated
        if percent == most
    ]
    return ", ".join(names)

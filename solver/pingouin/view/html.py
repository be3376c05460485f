"""HTML view of an analysis for notebooks: pictures, tables and sentences in one element.

User input is escaped. Pictures have their own background, and everything else inherits the colours of the
page, so that the result is legible on light and dark pages.
"""

from __future__ import annotations

from collections.abc import Iterable

from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.game import FloeAnalysis
from ppsolve.solver.pingouin.view.analysis import (
    at_the_end,
    line_moves,
    meaning_sentences,
    name_of,
    player_label,
    recommendation_text,
    totals,
)
from ppsolve.solver.pingouin.view.svg import position_svg
from ppsolve.solver.view.html import html_list, html_paragraph, html_table
from ppsolve.solver.view.outcomes import (
    joined_texts,
    lead,
    moves_by_worth,
    other_lines,
    outcome_text,
    unfinished_text,
)


def analysis_html(analysis: FloeAnalysis) -> str:
    """Render an analysis as one HTML element."""
    parts = [
        position_svg(analysis.position),
        html_paragraph(at_the_end()),
        _players(analysis),
        *map(html_paragraph, totals(analysis)),
        html_paragraph(" ".join(meaning_sentences(analysis))),
        *_moves(analysis),
        *_recommendation(analysis),
        *map(html_paragraph, other_lines(analysis)),
        html_paragraph(unfinished_text(analysis)),
    ]
    return f'<div class="ppsolve-analysis">{"".join(parts)}</div>'


def _players(analysis: FloeAnalysis) -> str:
    """Return a table of the players and their outcomes."""
    if not analysis.players:
        return ""
    position = analysis.position
    rows = [
        [player_label(position, seat), fish, *(found[seat] for found in analysis.players.values())]
        for seat, fish in enumerate(position.holdings())
    ]
    headers = [say("analyze-header-player"), say("analyze-header-has"), *map(outcome_text, analysis.players)]
    return html_table(headers, rows, "<" + ">" * (len(rows[0]) - 1))


def _moves(analysis: FloeAnalysis) -> Iterable[str]:
    """Return a table of the moves by value."""
    if not analysis.moves:
        return
    assert analysis.position.to_move is not None
    name = name_of(analysis.position, analysis.position.to_move)
    yield html_paragraph(say("analyze-slots-final-fish", player=name))
    rows = [[outcome, " ".join(map(str, moves))] for outcome, moves in moves_by_worth(analysis)]
    yield html_table([outcome_text("guaranteed"), say("analyze-header-after")], rows, "><")


def _recommendation(analysis: FloeAnalysis) -> Iterable[str]:
    """Return the recommended move and its line in numbered steps."""
    yield html_paragraph(recommendation_text(analysis))
    line = lead(analysis)
    if line is None:
        return
    yield html_list(
        f"{step.player} {step.move}" + (f" ({joined_texts(step.notes)})" if step.notes else "")
        for step in line_moves(analysis.position, line.moves)
    )

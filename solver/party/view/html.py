"""An analysis as HTML for notebooks: pictures, tables and sentences in one element.

The sentences are those of the text. User input is escaped. The pictures have their own background and the
rest takes its colours from the page, so it is readable on white and on dark.
"""

from __future__ import annotations

from collections.abc import Iterable

from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.view import recommendation
from ppsolve.solver.party.view.meaning import OPEN_HANDS, meaning_sentences, player_label, totals
from ppsolve.solver.party.view.svg import position_svg, pyramid_svg
from ppsolve.solver.view.html import html_list, html_paragraph, html_table
from ppsolve.solver.view.outcomes import lead, moves_by_worth, other_lines, unfinished
from ppsolve.solver.view.phrases import shown_name


def analysis_html(analysis: PartyAnalysis) -> str:
    position = analysis.position
    parts = [
        position_svg(position),
        html_paragraph(OPEN_HANDS),
        _players(analysis),
        *(html_paragraph(f"{name}: {value}") for name, value in totals(analysis)),
        html_paragraph(" ".join(meaning_sentences(analysis))),
        *_moves(analysis),
        *_advice(analysis),
        *map(html_paragraph, other_lines(analysis)),
        html_paragraph(f"Not finished: {', '.join(names)}." if (names := unfinished(analysis)) else ""),
    ]
    return f'<div class="ppsolve-analysis">{"".join(parts)}</div>'


def _players(analysis: PartyAnalysis) -> str:
    """Return a table of the players and their outcomes."""
    if not analysis.players:
        return ""
    position = analysis.position
    rows = [
        [
            player_label(position, seat),
            len(player.hand),
            *(found[seat] for found in analysis.players.values()),
        ]
        for seat, player in enumerate(position.players)
    ]
    return html_table(["player", "cards", *analysis.players], rows, "<" + ">" * (len(rows[0]) - 1))


def _moves(analysis: PartyAnalysis) -> Iterable[str]:
    """Yield the pyramid with the value of each slot, and a table of the moves."""
    if not analysis.moves:
        return
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    yield html_paragraph(f"Cards left that {name} can guarantee after each move:")
    yield pyramid_svg(analysis.position, marks=recommendation.slot_marks(analysis))
    yield html_paragraph("; ".join(recommendation.mark_legend(analysis)))
    yield html_paragraph(" | ".join(recommendation.cards_that_differ(analysis)))
    rows = [[outcome, " ".join(map(str, moves))] for outcome, moves in moves_by_worth(analysis)]
    yield html_table(["guaranteed", "after"], rows, "><")


def _advice(analysis: PartyAnalysis) -> Iterable[str]:
    """Yield the recommended move, and its line in numbered steps."""
    yield html_paragraph(recommendation.recommendation_text(analysis))
    line = lead(analysis)
    if line is None:
        return
    items = [
        f"{step.player} {step.move}" + (f" ({'; '.join(step.notes)})" if step.notes else "")
        for step in recommendation.line_moves(analysis.position, line.moves)
    ]
    yield html_list(items)

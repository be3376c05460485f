"""An analysis as HTML for notebooks: pictures, tables and sentences in one element.

The sentences are those of the text. User input is escaped. The pictures have their own background and the
rest takes its colours from the page, so it is readable on white and on dark.
"""

from __future__ import annotations

from collections.abc import Iterable

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.view import recommendation
from ppsolve.solver.party.view.meaning import meaning_sentences, open_hands, player_label, totals
from ppsolve.solver.party.view.svg import position_svg, pyramid_svg
from ppsolve.solver.view.html import html_list, html_paragraph, html_table
from ppsolve.solver.view.outcomes import joined_texts, lead, other_lines, outcome_text, unfinished_text
from ppsolve.solver.yardsticks import EXPECTED


def analysis_html(analysis: PartyAnalysis) -> str:
    position = analysis.position
    parts = [
        position_svg(position),
        html_paragraph(open_hands()),
        _players(analysis),
        *map(html_paragraph, totals(analysis)),
        html_paragraph(" ".join(meaning_sentences(analysis))),
        *_moves(analysis),
        *_advice(analysis),
        *map(html_paragraph, other_lines(analysis)),
        html_paragraph(unfinished_text(analysis)),
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
    headers = [
        say("analyze-header-player"),
        say("analyze-header-cards"),
        *map(outcome_text, analysis.players),
    ]
    return html_table(headers, rows, "<" + ">" * (len(rows[0]) - 1))


def _moves(analysis: PartyAnalysis) -> Iterable[str]:
    """Yield the pyramid with the value of each slot, and a table of the moves."""
    if not analysis.moves:
        return
    yield html_paragraph(recommendation.slots_heading(analysis))
    yield pyramid_svg(analysis.position, marks=recommendation.slot_marks(analysis))
    yield html_paragraph(joined_texts(recommendation.mark_legend(analysis)))
    yield html_paragraph(" | ".join(recommendation.cards_that_differ(analysis)))
    found = recommendation.move_rows(analysis)
    cells = [recommendation.value_cells(row.values) for row in found]
    headers = [say("advise-header-move"), *map(recommendation.yardstick_text, cells[0])]
    rows = [
        [" ".join(map(str, row.moves)), *values.values()] for row, values in zip(found, cells, strict=True)
    ]
    if EXPECTED in cells[0]:
        headers.append(say("advise-header-interval-95"))
        for row, given in zip(rows, found, strict=True):
            row.append(recommendation.interval_cell(given.values))
    yield html_table(headers, rows, "<" + ">" * (len(headers) - 1))
    yield html_paragraph(recommendation.yardsticks_legend(analysis))


def _advice(analysis: PartyAnalysis) -> Iterable[str]:
    """Yield the recommended move, and its line in numbered steps."""
    yield html_paragraph(recommendation.recommendation_text(analysis))
    line = lead(analysis)
    if line is None:
        return
    items = [
        f"{step.player} {step.move}" + (f" ({joined_texts(step.notes)})" if step.notes else "")
        for step in recommendation.line_moves(analysis.position, line.moves)
    ]
    yield html_list(items)

"""An analysis as HTML for notebooks: pictures, tables and sentences in one element.

The words are those of the text. Whatever comes from a user is escaped; the pictures bring their own
background, and the rest takes its colours from the page, so that it can be read on white and on dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.view import advice
from ppsolve.solver.party.view.meaning import FACE_UP, meaning_sentences, player_label, totals, unfinished
from ppsolve.solver.party.view.svg import position_svg, pyramid_svg
from ppsolve.solver.view.words import shown_name

_LEFT: Final = "text-align:left;padding:0.2em 0.6em"
_RIGHT: Final = "text-align:right;padding:0.2em 0.6em"


def analysis_html(analysis: PartyAnalysis) -> str:
    """The analysis as one HTML element."""
    position = analysis.position
    parts = [
        position_svg(position),
        _paragraph(FACE_UP),
        _players(analysis),
        *(_paragraph(f"{name}: {value}") for name, value in totals(analysis)),
        _paragraph(" ".join(meaning_sentences(analysis))),
        *_moves(analysis),
        *_advice(analysis),
        *map(_paragraph, advice.other_lines(analysis)),
        _paragraph(f"Not finished: {', '.join(names)}." if (names := unfinished(analysis)) else ""),
    ]
    return f'<div class="ppsolve-analysis">{"".join(parts)}</div>'


def _players(analysis: PartyAnalysis) -> str:
    """A table of the players and their outcomes."""
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
    return _table(["player", "cards", *analysis.players], rows, [_LEFT] + [_RIGHT] * (len(rows[0]) - 1))


def _moves(analysis: PartyAnalysis) -> Iterable[str]:
    """The pyramid with the worth of its slots, and a table of the moves."""
    if not analysis.moves:
        return
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    yield _paragraph(f"Cards left that {name} can be sure of after each move:")
    yield pyramid_svg(analysis.position, marks=advice.slot_marks(analysis))
    yield _paragraph("; ".join(advice.mark_legend(analysis)))
    yield _paragraph(" | ".join(advice.cards_that_differ(analysis)))
    rows = [[outcome, " ".join(map(str, moves))] for outcome, moves in advice.moves_by_worth(analysis)]
    yield _table(["sure of", "after"], rows, [_RIGHT, _LEFT])


def _advice(analysis: PartyAnalysis) -> Iterable[str]:
    """The move to play, and its line in numbered steps."""
    yield _paragraph(advice.recommendation(analysis))
    line = advice.lead(analysis)
    if line is None:
        return
    items = [
        f"{step.player} {step.move}" + (f" ({'; '.join(step.notes)})" if step.notes else "")
        for step in advice.line_moves(analysis.position, line.moves)
    ]
    yield "<ol>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ol>"


def _table(headers: Sequence[str], rows: Iterable[Sequence[object]], styles: Sequence[str]) -> str:
    def row(tag: str, cells: Sequence[object]) -> str:
        filled = (
            f'<{tag} style="{style}">{escape(str(cell))}</{tag}>'
            for style, cell in zip(styles, cells, strict=True)
        )
        return f"<tr>{''.join(filled)}</tr>"

    body = "".join(row("td", cells) for cells in rows)
    return f"<table><thead>{row('th', headers)}</thead><tbody>{body}</tbody></table>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else ""

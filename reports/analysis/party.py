"""Analyses of Penguin Party, and advice with hidden hands, as text for a terminal of 40 columns or more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ppsolve.reports.analysis.text import join_sections, moves_table
from ppsolve.reports.shared.tables import fits, named_list, table_lines
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.hidden.advice import Advice, Interval
from ppsolve.solver.party.view import recommendation
from ppsolve.solver.party.view.advice import advised_text, comparison_text, estimate_text
from ppsolve.solver.party.view.descriptions import colour_groups
from ppsolve.solver.party.view.meaning import OPEN_HANDS, meaning_sentences, player_label, totals
from ppsolve.solver.party.view.text import position_text, pyramid_text
from ppsolve.solver.view.layout import (
    INDENT,
    LONGEST_LINE,
    NARROWEST,
    columns,
    display_width,
    pad,
    paragraph,
    wrap,
)
from ppsolve.solver.view.outcomes import lead
from ppsolve.solver.view.phrases import shown_name


def analysis_text(
    analysis: PartyAnalysis, *, colour: bool = False, width: int = 80, show_line: bool = False
) -> str:
    """Format an analysis in lines of at most `width` columns (at least 40).

    The line of the recommended move is listed in numbered steps; `show_line` also draws the pyramid after
    each.
    """
    room = max(width, NARROWEST)
    return join_sections(
        analysis,
        room,
        position=position_text(analysis.position, colour=colour, width=room),
        premise=OPEN_HANDS,
        players=_players_text(analysis, room),
        totals=totals(analysis),
        meaning=meaning_sentences(analysis),
        moves=_moves_text(analysis, colour, room),
        advice=_advice_texts(analysis, room, colour, show_line),
    )


def _players_text(analysis: PartyAnalysis, width: int) -> str:
    """Format a table of the players and their outcomes; a list where it is too wide."""
    if not analysis.players:
        return ""
    position = analysis.position
    names = [player_label(position, seat) for seat in range(len(position.players))]
    headers = ["cards", *analysis.players]
    rows = [
        [str(len(player.hand)), *(str(outcomes[seat]) for outcomes in analysis.players.values())]
        for seat, player in enumerate(position.players)
    ]
    sides = ">" * len(headers)
    wide = table_lines("player", names, headers, rows, sides, spare=2)
    tight = table_lines("player", names, headers, rows, sides, ruled=False)
    table = next((lines for lines in (wide, tight) if fits(lines, width)), None)
    return "\n".join(table) if table else named_list(names, headers, rows, width, indent=INDENT)


def _moves_text(analysis: PartyAnalysis, colour: bool, width: int) -> str:
    """Format the pyramid with the values of its slots, and a table of the moves."""
    if not analysis.moves:
        return ""
    name = shown_name(analysis.position.mover.name, analysis.position.names)
    marks = recommendation.slot_marks(analysis)
    blocks = [
        paragraph(f"Cards left that {name} can guarantee after each move:", width, indent=""),
        pyramid_text(analysis.position, colour=colour, width=width, marks=marks),
        paragraph("; ".join(recommendation.mark_legend(analysis)), width, indent=""),
        paragraph(" | ".join(recommendation.cards_that_differ(analysis)), width, indent=""),
        moves_table(analysis, width),
    ]
    return "\n\n".join(filter(None, blocks))


def _advice_texts(analysis: PartyAnalysis, width: int, colour: bool, drawn: bool) -> Iterator[str]:
    """Yield the recommended move and its line in numbered steps."""
    yield paragraph(recommendation.recommendation_text(analysis), width, indent="")
    line = lead(analysis)
    if line is None:
        return
    found = recommendation.line_moves(analysis.position, line.moves)
    entries = _step_entries(found, width)
    left = ", ".join(
        f"{shown_name(player.name, analysis.position.names)} {len(player.hand) or 'none'}"
        for player in found[-1].after.players
    )
    if drawn:
        yield "\n\n".join(
            "\n".join((*entry, *_step_drawing(step, width, colour)))
            for entry, step in zip(entries, found, strict=True)
        )
    else:
        yield "\n".join(columns([text for entry in entries for text in entry], width))
    yield paragraph(f"Cards left then: {left}", width)


def _step_drawing(step: recommendation.LineMove, width: int, colour: bool) -> Iterator[str]:
    """Draw the pyramid after a step, the new card between < and >, and list the player's remaining hand."""
    yield ""
    yield pyramid_text(step.after, colour=colour, width=width, fresh=step.cell)
    hand = " ".join(colour_groups(step.after.players[step.seat].hand)) or "no card"
    yield ""
    yield paragraph(f"{step.player} has {hand} left", width)


def _step_entries(found: Sequence[recommendation.LineMove], width: int) -> list[list[str]]:
    """Return the lines of each step; notes that do not fit go to lines of their own."""
    number_room = len(str(len(found)))
    name_room = max(display_width(step.player) for step in found)
    indent = " " * (number_room + 2)
    entries = []
    for step in found:
        entry = f"{step.number:{number_room}}. {pad(step.player, name_room)}  {step.move}{step.side}"
        notes = "; ".join(step.notes)
        if not notes or display_width(f"{entry}  {notes}") <= width:
            entries.append([f"{entry}  {notes}".rstrip()])
        else:
            below = wrap(notes.split(), width - len(indent))
            entries.append([entry, *(indent + text for text in below)])
    return entries


# Advice with hidden hands.


def advice_text(advice: Advice, *, colour: bool = False, width: int = 80) -> str:
    """Format advice: the visible position, an estimate for every move, and the advised move."""
    room = max(width, NARROWEST)
    blocks = [
        position_text(advice.position, colour=colour, width=room),
        paragraph(estimate_text(advice), min(room, LONGEST_LINE), indent=""),
        _estimates_table(advice, room),
        paragraph(advised_text(advice), min(room, LONGEST_LINE), indent=""),
    ]
    return "\n\n".join(blocks)


def _estimates_table(advice: Advice, width: int) -> str:
    """Format a row for each move, the most promising first; a list where the table is too wide."""
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

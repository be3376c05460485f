"""Analyses of Pingouin as text for a terminal of 40 columns or more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ppsolve.reports.analysis.text import join_sections, moves_table
from ppsolve.reports.shared.tables import named_table
from ppsolve.solver.pingouin.game import FloeAnalysis
from ppsolve.solver.pingouin.view import analysis as view
from ppsolve.solver.pingouin.view.analysis import AT_THE_END, meaning_sentences, name_of, player_label, totals
from ppsolve.solver.pingouin.view.text import floe_text, position_text
from ppsolve.solver.view.layout import NARROWEST, columns, display_width, pad, paragraph
from ppsolve.solver.view.outcomes import lead


def analysis_text(
    analysis: FloeAnalysis, *, colour: bool = False, width: int = 80, show_line: bool = False
) -> str:
    """Format an analysis in lines of at most `width` columns (at least 40).

    The line of the recommended move is listed in numbered steps; `show_line` also draws the floe after each.
    """
    room = max(width, NARROWEST)
    return join_sections(
        analysis,
        room,
        position=position_text(analysis.position, colour=colour, width=room),
        premise=AT_THE_END,
        players=_players_text(analysis, room),
        totals=totals(analysis),
        meaning=meaning_sentences(analysis),
        moves=_moves_text(analysis, room),
        advice=_advice_texts(analysis, room, colour, show_line),
    )


def _players_text(analysis: FloeAnalysis, width: int) -> str:
    """Format a table of the players and their outcomes; a list where it is too wide."""
    if not analysis.players:
        return ""
    position = analysis.position
    names = [player_label(position, seat) for seat in range(len(position.players))]
    rows = [
        [str(fish), *(str(outcomes[seat]) for outcomes in analysis.players.values())]
        for seat, fish in enumerate(position.holdings())
    ]
    return named_table("player", names, ["has", *analysis.players], rows, width)


def _moves_text(analysis: FloeAnalysis, width: int) -> str:
    """Format the moves, best first."""
    seat = analysis.position.to_move
    if not analysis.moves or seat is None:
        return ""
    name = name_of(analysis.position, seat)
    title = paragraph(f"Fish that {name} can guarantee after each move:", width, indent="")
    return f"{title}\n\n{moves_table(analysis, width)}"


def _advice_texts(analysis: FloeAnalysis, width: int, colour: bool, drawn: bool) -> Iterator[str]:
    """Yield the recommended move and its line in numbered steps."""
    yield paragraph(view.recommendation_text(analysis), width, indent="")
    line = lead(analysis)
    if line is None:
        return
    found = view.line_moves(analysis.position, line.moves)
    entries = _step_entries(found)
    if drawn:
        steps = zip(entries, found, strict=True)
        yield "\n\n".join(f"{entry}\n\n{floe_text(step.after, colour=colour)}" for entry, step in steps)
    else:
        yield "\n".join(columns([text for entry in entries for text in entry.splitlines()], width))
    position = found[-1].after
    fish = ", ".join(f"{name_of(position, seat)} {fish}" for seat, fish in enumerate(position.holdings()))
    yield paragraph(f"Fish then: {fish}", width)


def _step_entries(found: Sequence[view.LineMove]) -> list[str]:
    """Return an entry for each step: player, move, fish, and who drops out."""
    number_room = len(str(len(found)))
    name_room = max(display_width(step.player) for step in found)
    move_room = max(len(str(step.move)) for step in found)
    entries = []
    for step in found:
        start = f"{step.number:{number_room}}. {pad(step.player, name_room)}  {step.move!s:{move_room}}"
        notes = "".join(f"\n{' ' * (number_room + 2)}{note}" for note in step.notes)
        entries.append(f"{start}  {step.fish}{notes}")
    return entries

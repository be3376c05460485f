"""Analyses of Pingouin, and advice on a floe, as text for a terminal of 40 columns or more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.reports.analysis.text import AnalysisRenderer, moves_table
from ppsolve.reports.shared.tables import ReportTable, players_table, sentence
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.advice import FloeAdvice, likely_fish
from ppsolve.solver.pingouin.game import FloeAnalysis
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view import analysis as view
from ppsolve.solver.pingouin.view.advice import (
    advised_text,
    estimate_rows,
    estimate_text,
    likely_text,
    line_text,
)
from ppsolve.solver.pingouin.view.text import floe_text, position_text
from ppsolve.solver.view.layout import NARROWEST, display_width, pad, paragraph
from ppsolve.solver.view.outcomes import outcome_text


def _players_text(analysis: FloeAnalysis, width: int) -> str:
    """Format a table of the players and their outcomes; a list where it is too wide."""
    position = analysis.position
    names = [view.player_label(position, seat) for seat in range(len(position.players))]
    columns = {say("analyze-header-has"): [*map(str, position.holdings())]}
    columns |= {outcome_text(name): [*map(str, outcomes)] for name, outcomes in analysis.players.items()}
    if (opinion := floe_opinion(analysis)) is not None:
        likely = likely_fish(analysis.position, opinion.moves[0].estimate)
        columns[say("analyze-header-likely")] = [*map(likely_text, likely)]
    return players_table(names, columns).text(width)


def _moves_text(analysis: FloeAnalysis, _colour: bool, width: int) -> str:
    seat = analysis.position.to_move
    assert seat is not None
    name = view.name_of(analysis.position, seat)
    title = paragraph(say("analyze-slots-fish", player=name), width, indent="")
    if (opinion := floe_opinion(analysis)) is None:
        return f"{title}\n\n{moves_table(analysis, width)}"
    assert analysis.moves is not None
    headers, rows = estimate_rows(opinion)
    worst_cases = [str(analysis.moves[move.move]) for move in opinion.moves]
    likely = [say("analyze-header-likely-fish"), say("analyze-header-likely-lead")]
    table = ReportTable(
        [headers[0], outcome_text("guaranteed"), *likely[: len(headers) - 2], headers[-1]],
        [[row[0], worst, *row[1:]] for row, worst in zip(rows, worst_cases, strict=True)],
    )
    explained = sentence(say("analyze-likely", estimate=estimate_text(opinion)), width)
    return f"{title}\n\n{table.text(width)}\n\n{explained}"


def floe_opinion(analysis: FloeAnalysis) -> FloeAdvice | None:
    """Return the engine's estimates; `None` if the recommendation is proved."""
    found = analysis.recommendation
    return found.opinion if found is not None and isinstance(found.opinion, FloeAdvice) else None


def _step_entries(found: Sequence[view.LineMove], _width: int) -> list[list[str]]:
    """Return the lines of each step: player, move, fish, and who drops out."""
    number_room = len(str(len(found)))
    name_room = max(display_width(step.player) for step in found)
    move_room = max(len(str(step.move)) for step in found)
    entries = []
    for step in found:
        start = f"{step.number:{number_room}}. {pad(step.player, name_room)}  {step.move!s:{move_room}}"
        notes = [f"{' ' * (number_room + 2)}{note}" for note in step.notes]
        entries.append([f"{start}  {step.fish}", *notes])
    return entries


def _end_text(position: Position) -> str:
    fish = [f"{view.name_of(position, seat)} {fish}" for seat, fish in enumerate(position.holdings())]
    return say("analyze-end-fish", players=", ".join(fish))


RENDERER: Final = AnalysisRenderer(
    premise=view.at_the_end,
    position=position_text,
    players=_players_text,
    totals=view.totals,
    meaning=view.meaning_sentences,
    moves=_moves_text,
    recommendation=view.recommendation_text,
    line_moves=view.line_moves,
    step_entries=_step_entries,
    step_drawing=lambda step, colour, _width: [floe_text(step.after, colour=colour)],
    end=_end_text,
    selfish_reach=view.selfish_reach,
)


# Advice.


def floe_advice_text(advice: FloeAdvice, *, colour: bool = False, width: int = 80) -> str:
    """Format advice: the floe, an estimate for every move, the advised move and the line expected."""
    room = max(width, NARROWEST)
    headers, rows = estimate_rows(advice)
    blocks = [
        position_text(advice.position, colour=colour, width=room),
        sentence(estimate_text(advice), room),
        ReportTable(headers, rows).text(room),
        sentence(advised_text(advice), room),
        sentence(line_text(advice), room),
    ]
    return "\n\n".join(filter(None, blocks))

"""Analyses of Penguin Party, and advice with hidden hands, as text for a terminal of 40 columns or more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ppsolve.reports.analysis.text import AnalysisRenderer
from ppsolve.reports.shared.tables import ReportTable, fits, named_list, sentence, table_lines
from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.hidden.advice import Advice
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.view import recommendation
from ppsolve.solver.party.view.advice import advised_text, comparison_text, estimate_text, rule_text
from ppsolve.solver.party.view.descriptions import colour_groups
from ppsolve.solver.party.view.meaning import (
    meaning_sentences,
    open_hands,
    player_label,
    selfish_reach,
    totals,
)
from ppsolve.solver.party.view.text import position_text, pyramid_text
from ppsolve.solver.view.layout import (
    INDENT,
    NARROWEST,
    display_width,
    pad,
    pad_left,
    paragraph,
    split_words,
    wrap,
)
from ppsolve.solver.view.outcomes import joined_texts, outcome_text
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.yardsticks import EXPECTED, Yardstick

FOR_INTERVALS: Final = 72
"""Columns from which the table of moves shows the intervals of estimates."""


def _players_text(analysis: PartyAnalysis, width: int) -> str:
    """Format a table of the players and their outcomes; a list where it is too wide."""
    position = analysis.position
    names = [player_label(position, seat) for seat in range(len(position.players))]
    headers = [say("analyze-header-cards"), *map(outcome_text, analysis.players)]
    label = say("analyze-header-player")
    rows = [
        [str(len(player.hand)), *(str(outcomes[seat]) for outcomes in analysis.players.values())]
        for seat, player in enumerate(position.players)
    ]
    sides = ">" * len(headers)
    wide = table_lines(label, names, headers, rows, sides, spare=2)
    tight = table_lines(label, names, headers, rows, sides, ruled=False)
    table = next((lines for lines in (wide, tight) if fits(lines, width)), None)
    return "\n".join(table) if table else named_list(names, headers, rows, width, indent=INDENT)


def _moves_text(analysis: PartyAnalysis, colour: bool, width: int) -> str:
    """Format the pyramid with the values of its slots, and a table of the moves by every yardstick."""
    marks = recommendation.slot_marks(analysis)
    blocks = [
        paragraph(recommendation.slots_heading(analysis), width, indent=""),
        pyramid_text(analysis.position, colour=colour, width=width, marks=marks),
        paragraph(joined_texts(recommendation.mark_legend(analysis)), width, indent=""),
        paragraph(" | ".join(recommendation.cards_that_differ(analysis)), width, indent=""),
        _yardsticks_table(analysis, width),
        sentence(recommendation.yardsticks_legend(analysis), width),
    ]
    return "\n\n".join(filter(None, blocks))


def _yardsticks_table(analysis: PartyAnalysis, width: int) -> str:
    """Format the moves with a column for each yardstick; narrow terminals get no intervals."""
    found = recommendation.move_rows(analysis)
    cells = [recommendation.value_cells(row.values) for row in found]
    narrow = width < FOR_INTERVALS
    columns: dict[tuple[str, ...], list[str]] = {
        _header(name, narrow): [row[name] for row in cells] for name in cells[0]
    }
    if EXPECTED in cells[0] and not narrow:
        intervals = [recommendation.interval_cell(row.values) for row in found]
        columns[say("advise-header-interval-95"),] = intervals
    widths = [max(map(display_width, (*header, *column))) for header, column in columns.items()]
    room = width - sum(len(INDENT) + taken for taken in widths)
    moves = [wrap(map(str, row.moves), room) for row in found]
    label = say("advise-header-move")
    label_width = max(display_width(label), *(len(line) for lines in moves for line in lines))

    def row(label: str, cells: Iterable[str]) -> str:
        right = (INDENT + pad_left(cell, taken) for cell, taken in zip(cells, widths, strict=True))
        return (pad(label, label_width) + "".join(right)).rstrip()

    *above, last = zip(*columns, strict=True)
    lines = [row("", header) for header in above]
    lines += [row(label, last), row("-" * label_width, ("-" * taken for taken in widths))]
    for (first, *rest), *numbers in zip(moves, *columns.values(), strict=True):
        lines += [row(first, numbers), *rest]
    return "\n".join(lines)


def _header(yardstick: Yardstick, narrow: bool) -> tuple[str, ...]:
    """Return the header of a column in one line, or in two where there is little room."""
    if not narrow:
        return (recommendation.yardstick_text(yardstick),)
    name = yardstick.replace(" ", "-")
    above, below = (say(f"analyze-yardstick-{part}", yardstick=name) for part in ("above", "below"))
    return above, below


def _step_entries(found: Sequence[recommendation.LineMove], width: int) -> list[list[str]]:
    """Return the lines of each step; notes that do not fit go to lines of their own."""
    number_room = len(str(len(found)))
    name_room = max(display_width(step.player) for step in found)
    indent = " " * (number_room + 2)
    entries = []
    for step in found:
        entry = f"{step.number:{number_room}}. {pad(step.player, name_room)}  {step.move}{step.side}"
        notes = joined_texts(step.notes)
        if not notes or display_width(f"{entry}  {notes}") <= width:
            entries.append([f"{entry}  {notes}".rstrip()])
        else:
            below = wrap(split_words(notes), width - len(indent))
            entries.append([entry, *(indent + text for text in below)])
    return entries


def _step_drawing(step: recommendation.LineMove, colour: bool, width: int) -> list[str]:
    """Draw the pyramid after a step, the new card between < and >, and list the player's remaining hand."""
    hand = " ".join(colour_groups(step.after.players[step.seat].hand))
    left = say("analyze-hand-left", player=step.player, any="yes" if hand else "no", hand=hand)
    pyramid = pyramid_text(step.after, colour=colour, width=width, fresh=step.cell)
    return [pyramid, "", paragraph(left, width)]


def _end_text(position: Position) -> str:
    hands = zip(position.names, position.players, strict=True)
    left = [
        say("analyze-end-of-player", player=shown_name(name, position.names), cards=len(player.hand))
        for name, player in hands
    ]
    return say("analyze-end-cards", players=", ".join(left))


RENDERER: Final = AnalysisRenderer(
    premise=open_hands,
    position=position_text,
    players=_players_text,
    totals=totals,
    meaning=meaning_sentences,
    moves=_moves_text,
    recommendation=recommendation.recommendation_text,
    line_moves=recommendation.line_moves,
    step_entries=_step_entries,
    step_drawing=_step_drawing,
    end=_end_text,
    selfish_reach=selfish_reach,
)


# Advice with hidden hands.


def advice_text(advice: Advice, *, colour: bool = False, width: int = 80) -> str:
    """Format advice: the visible position, an estimate for every move, and the advised move."""
    room = max(width, NARROWEST)
    blocks = [
        position_text(advice.position, colour=colour, width=room),
        sentence(estimate_text(advice), room),
        _estimates_table(advice, room),
        sentence(advised_text(advice), room),
    ]
    if rule := rule_text(advice):
        blocks.append(sentence(rule, room))
    return "\n\n".join(blocks)


def _estimates_table(advice: Advice, width: int) -> str:
    """Format a row for each move, the most promising first; a list where the table is too wide."""
    rows = [
        [
            str(move.move),
            decimal_text(move.cards_left.mean, 2),
            say(
                "advise-range",
                low=decimal_text(move.cards_left.low, 2),
                high=decimal_text(move.cards_left.high, 2),
            ),
            say("advise-percent", number=round(100 * move.empty_hand)),
            comparison_text(move, advised=number == 0),
        ]
        for number, move in enumerate(advice.moves)
    ]
    headers = [
        say("advise-header-move"),
        say("advise-header-cards-left"),
        say("advise-header-interval-95"),
        say("advise-header-empty-hand"),
        say("advise-header-compared"),
    ]
    return ReportTable(headers, rows).text(width, ">>><")

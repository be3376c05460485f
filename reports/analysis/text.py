"""An analysis as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from tabulate import tabulate

from ppsolve.solver import Analysis, Placement, Position
from ppsolve.solver.party.view.play import (
    NamedLine,
    Step,
    advice_text,
    lines,
    marks_explained,
    moves_by_worth,
    other_lines,
    slot_marks,
    steps,
)
from ppsolve.solver.party.view.text import NARROWEST, display_width, position_text, pyramid_text, shown_name
from ppsolve.solver.party.view.words import meaning, player_label, totals

INDENT = "  "
GUTTER = "    "
LONGEST_LINE = 100
"""Sentences that run on for longer are hard to read, however wide the terminal is."""
SHORT_LIST = 12
"""So many steps of a line stand below each other before a second column is begun."""


def analysis_text(
    analysis: Analysis, *, colour: bool = False, width: int = 80, show_line: bool = False
) -> str:
    """All that was found out, in lines of at most `width` columns (40 if less is asked for).

    The line of the advised move is told in numbered steps; with `show_line` the pyramid is drawn after
    each of them.
    """
    room = max(width, NARROWEST)
    position = analysis.position
    known = lines(analysis)
    blocks = [
        position_text(position, colour=colour, width=room),
        _players_text(analysis, room),
        "\n".join(filled(f"{name}: {value}", room) for name, value in totals(analysis)),
        filled(" ".join(meaning(analysis)), min(room, LONGEST_LINE), indent=""),
        _moves_text(analysis, colour, room),
        _advice_text(position, known[0], room, colour, show_line) if known else "",
        "\n".join(filled(text, room) for text in other_lines(known)),
        filled(effort_text(analysis), room),
    ]
    return "\n\n".join(filter(None, blocks))


def effort_text(analysis: Analysis) -> str:
    """How many positions were visited, and how fast."""
    rate = analysis.nodes / max(analysis.seconds, 1e-9) / 1e6
    positions = "1 position" if analysis.nodes == 1 else f"{analysis.nodes:,} positions"
    return f"{positions} in {analysis.seconds:.2f} s ({rate:.2f} M a second)"


def filled(text: str, width: int, indent: str = INDENT) -> str:
    """The words of a text in lines of at most `width` columns, all but the first indented."""
    found: list[str] = []
    for word in text.split():
        if found and display_width(f"{found[-1]} {word}") <= width:
            found[-1] += f" {word}"
        else:
            found.append(indent + word if found else word)
    return "\n".join(found)


def _players_text(analysis: Analysis, width: int) -> str:
    """A table of the players and their outcomes; where it is too wide, a list."""
    if not analysis.players:
        return ""
    position = analysis.position
    names = [player_label(position, seat) for seat in range(len(position.players))]
    headers = ["cards", *analysis.players]
    rows = [
        [str(len(player.hand)), *(str(outcomes[seat]) for outcomes in analysis.players.values())]
        for seat, player in enumerate(position.players)
    ]
    for tight in (False, True):
        table = _beside_names("player", names, headers, rows, tight)
        if max(map(display_width, table)) <= width:
            return "\n".join(table)
    entries = []
    for name, row in zip(names, rows, strict=True):
        values = ", ".join(f"{header} {value}" for header, value in zip(headers, row, strict=True))
        below = filled(values, width - len(INDENT)).splitlines()
        entries.append("\n".join((name, *(INDENT + line for line in below))))
    return "\n".join(entries)


def _beside_names(
    label: str, names: Sequence[str], headers: Sequence[str], rows: Sequence[Sequence[str]], tight: bool
) -> list[str]:
    """The lines of a table with numbers on the right; names are set here, for some take two columns a
    letter. `tight` leaves out the rule and the room that `tabulate` keeps around headers."""
    right = ["right"] * len(headers)
    if tight:
        numbers = tabulate([headers, *rows], tablefmt="plain", disable_numparse=True, colalign=right)
        left = [label, *names]
    else:
        numbers = tabulate(rows, headers, disable_numparse=True, colalign=right)
        left = [label, "", *names]
    room = max(map(display_width, left))
    if not tight:
        left[1] = "-" * room
    return [f"{padded(name, room)}  {line}" for name, line in zip(left, numbers.splitlines(), strict=True)]


def padded(text: str, columns: int) -> str:
    """A text with blanks after it, so that it takes so many columns."""
    return text + " " * (columns - display_width(text))


def _moves_text(analysis: Analysis, colour: bool, width: int) -> str:
    """The pyramid with the worth of its slots, and a table of the moves."""
    if not analysis.moves:
        return ""
    name = shown_name(analysis.position.mover.name)
    rows = [[str(outcome), _joined(moves)] for outcome, moves in moves_by_worth(analysis)]
    headers = ["sure of", "after"]
    table = tabulate(
        rows,
        headers,
        disable_numparse=True,
        colalign=["right", "left"],
        maxcolwidths=[None, width - len(headers[0]) - len(GUTTER)],
    )
    marks = slot_marks(analysis)
    blocks = [
        filled(f"Cards left that {name} can be sure of after each move:", width, indent=""),
        pyramid_text(analysis.position, colour=colour, width=width, marks=marks),
        filled("; ".join(marks_explained(analysis)), width, indent=""),
        table,
    ]
    return "\n\n".join(filter(None, blocks))


def _advice_text(position: Position, advice: NamedLine, width: int, colour: bool, drawn: bool) -> str:
    """The move to play, and its line in numbered steps."""
    found = steps(position, advice.moves)
    entries = _step_entries(found, width)
    left = ", ".join(
        f"{shown_name(player.name)} {len(player.hand) or 'none'}" for player in found[-1].after.players
    )
    if drawn:
        pyramids = [pyramid_text(step.after, colour=colour, width=width) for step in found]
        told = "\n\n".join(
            "\n".join((*entry, "", pyramid)) for entry, pyramid in zip(entries, pyramids, strict=True)
        )
    else:
        told = "\n".join(_in_columns([line for entry in entries for line in entry], width))
    return "\n\n".join(
        (
            filled(advice_text(position, advice), width, indent=""),
            told,
            filled(f"Cards left then: {left}", width),
        )
    )


def _step_entries(found: Sequence[Step], width: int) -> list[list[str]]:
    """A line for each step, and more where who drops out does not fit into it."""
    number_room = len(str(len(found)))
    name_room = max(display_width(step.player) for step in found)
    indent = " " * (number_room + 2)
    entries = []
    for step in found:
        entry = f"{step.number:{number_room}}. {padded(step.player, name_room)}  {step.move}"
        notes = "; ".join(step.notes)
        if not notes or display_width(f"{entry}  {notes}") <= width:
            entries.append([f"{entry}  {notes}".rstrip()])
        else:
            below = filled(notes, width - len(indent), indent="").splitlines()
            entries.append([entry, *(indent + line for line in below)])
    return entries


def _in_columns(listed: Sequence[str], width: int) -> Sequence[str]:
    """Lines, side by side in columns if there are many and there is room."""
    column_room = max(map(display_width, listed))
    count = (width + len(GUTTER)) // (column_room + len(GUTTER))
    count = min(count, -(-len(listed) // SHORT_LIST))
    if count < 2:
        return listed
    height = -(-len(listed) // count)
    columns = [listed[start : start + height] for start in range(0, len(listed), height)]
    return [
        GUTTER.join(padded(line, column_room) for line in row).rstrip()
        for row in zip_longest(*columns, fillvalue="")
    ]


def _joined(moves: Sequence[Placement]) -> str:
    return " ".join(map(str, moves))

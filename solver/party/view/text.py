"""A position as text for a terminal: the pyramid, the open slots, the hands.

In English, everything except the players' names is ASCII, so that it survives a pipe in the C locale.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.position import BasePosition
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import ROW_LETTERS, Placement, place_text
from ppsolve.solver.party.view.descriptions import (
    colour_groups,
    headline_lines,
    open_texts,
    player_texts,
    score_text,
    standing_text,
    tokens_text,
    turn_text,
)
from ppsolve.solver.party.view.spots import Marks, Spot, SpotRows, checked_marks, position_spots
from ppsolve.solver.view.layout import NARROWEST, centre, display_width, label_lines, pad, wrap
from ppsolve.solver.view.phrases import shown_name

Paint = Callable[[str], str]

_SGR: Final = {
    "R": "48;5;160;38;5;231",
    "G": "48;5;34;38;5;16",
    "Y": "48;5;220;38;5;16",
    "P": "48;5;91;38;5;231",
    "B": "48;5;26;38;5;231",
    HIDDEN: "48;5;240;38;5;231",
}
"""Background and foreground of each colour, from the part of the 256 colours that no theme changes."""

_MARGIN: Final = 3
# Columns from one cell to the next: even, because the rows are shifted by half of them.
_WIDE: Final = 6
_NARROW: Final = 4
_INDENT: Final = "    "

_CARDS: Final = re.compile(rf"[\[<]([{COLOURS}])[\]>]|([{COLOURS}{HIDDEN}])\2*")


def position_text(position: BasePosition, *, colour: bool = False, width: int = 80) -> str:
    """Return the position as lines of at most `width` columns (at least 40).

    >>> from ppsolve.solver.party.textform import loads
    >>> print(position_text(loads("iello-2024,base=4:RGB/R.:GB,-+3:0")))
    Rules iello-2024, base=4; 2 players; base 3 of 4
    <BLANKLINE>
    b            [R]  (GB)
    a  (any)  [R]   [G]   [B]  (any)
         0     1     2     3     4
    <BLANKLINE>
    open: a0 any | a4 any | b2 G B
    <BLANKLINE>
    > Alice  G B  2  to move
      Bob    -    0  finished, gives back 2  3 tokens
    """
    room = max(width, NARROWEST)
    paint = paint_for(colour)
    blocks = [
        headline_lines(position, room),
        [pyramid_text(position, colour=colour, width=room)],
        [paint(line) for line in _list_lines(f"{say('show-open')} ", _open_items(position), room)],
        hand_lines(position, room, paint),
    ]
    if position.over:
        blocks.append(_outcome_lines(position, room))
    return "\n\n".join("\n".join(lines) for lines in blocks)


def _open_items(position: BasePosition) -> list[str]:
    return open_texts(position) or [say("show-nothing-open")]


def pyramid_text(
    position: BasePosition,
    *,
    colour: bool = False,
    width: int = 80,
    marks: Marks | None = None,
    fresh: Cell | None = None,
) -> str:
    """Return the pyramid alone, from its highest row down to the numbers of the base columns.

    A place in an upper row has the number of the leftmost base column under it. A mark, at most 3 columns
    wide, replaces the accepted colours of its open slot. The card at `fresh` is shown between < and >. If
    cells of 5 columns do not fit into `width`, cells have 3 columns, with brackets only around single
    letters.
    """
    marks = checked_marks(position, marks)
    paint = paint_for(colour)

    def cell(spot: Spot, pitch: int) -> str:
        if spot.card and (spot.row, spot.column) == fresh:
            return paint(centre(f"<{spot.card}>", pitch))
        return spot_cell(spot, pitch, paint, marks)

    return rows_text(position_spots(position), cell, width)


def decision_text(
    position: BasePosition, played: Placement, better: Placement, *, colour: bool = False, width: int = 80
) -> str:
    """Return the pyramid with two cards in open slots, the one played as `R?` and a better one as `G!`.

    Below it, a line explains the marks, and the next line shows the hand of the player to move.
    """
    here, there = (played.row, played.column), (better.row, better.column)
    if here == there:
        place = place_text(*here)
        marks = {here: f"{played.colour}/{better.colour}"}
        legend = say(
            "show-decision-one-place",
            mark=marks[here],
            place=place,
            played=played.colour,
            better=better.colour,
        )
    else:
        marks = {here: f"{played.colour}?", there: f"{better.colour}!"}
        legend = say("show-decision-two-places", played=marks[here], better=marks[there])
    hands = [line for line in hand_lines(position, width, paint_for(colour)) if line.startswith("> ")]
    return "\n".join([pyramid_text(position, colour=colour, width=width, marks=marks), "", legend, *hands])


def rows_text(rows: SpotRows, cell: Callable[[Spot, int], str], width: int) -> str:
    """Return the rows from the highest down to the numbers of the base columns.

    `cell(spot, pitch)` returns the text of a place, padded to `pitch` columns.
    """
    base = rows[0]
    pitch = _WIDE if _MARGIN + len(base) * _WIDE - 1 <= width else _NARROW
    lines = []
    for row in reversed(rows):
        left = _MARGIN + (row[0].column - base[0].column) * pitch + row[0].row * pitch // 2
        cells = "".join(cell(spot, pitch) for spot in row)
        lines.append(ROW_LETTERS[row[0].row].ljust(left) + cells)
    numbers = "".join(centre(str(spot.column + 1), pitch) for spot in base)
    lines.append(" " * _MARGIN + numbers)
    return "\n".join(line.rstrip() for line in lines)


def spot_cell(spot: Spot, pitch: int, paint: Paint, marks: Marks) -> str:
    """Return the text of a card, an open slot or a gap, padded to `pitch` columns."""
    if spot.card:
        return paint(centre(f"[{spot.card}]", pitch))
    if not spot.accepts:
        return centre(".", pitch)
    mark = marks.get((spot.row, spot.column))
    text = mark or _short_accepted(spot.accepts, "" if pitch == _WIDE else "/")
    cell = centre(f"({text})" if pitch == _WIDE or display_width(text) == 1 else text, pitch)
    # Capital letters in a mark are not colours.
    return cell if mark else paint(cell)


def _short_accepted(accepts: str, between: str) -> str:
    return say("show-any-short") if accepts == COLOURS else between.join(accepts)


def hand_lines(position: BasePosition, width: int, paint: Paint) -> list[str]:
    """Return one line per player or, where that is too wide, separate lines for the status and the cards."""
    table = _hand_table(position, paint=str)
    if max(display_width(line) for line in table) <= width:
        return _hand_table(position, paint)
    return _stacked_hands(position, width, paint)


def _hand_table(position: BasePosition, paint: Paint) -> list[str]:
    players = position.players
    names = [shown_name(player.name, position.names) for player in players]
    hands = [" ".join(colour_groups(player.hand)) or "-" for player in players]
    name_room = max(display_width(name) for name in names)
    hand_room = max(len(hand) for hand in hands)
    number_room = max(len(str(number)) for number in position.penalties())
    lines = []
    for seat, (player, name, hand) in enumerate(zip(players, names, hands, strict=True)):
        columns = (
            _marker(position, seat) + pad(name, name_room),
            paint(hand.ljust(hand_room)),
            str(len(player.hand)).rjust(number_room),
            *filter(None, (standing_text(position, seat), tokens_text(player))),
        )
        lines.append("  ".join(columns))
    return lines


def _stacked_hands(position: BasePosition, width: int, paint: Paint) -> list[str]:
    room = width - len(_INDENT)
    lines = []
    for seat, player in enumerate(position.players):
        first, *more = wrap(
            [shown_name(player.name, position.names), *player_texts(position, seat)], room, between="  "
        )
        lines.append(_marker(position, seat) + first)
        lines += [_INDENT + line for line in more]
        lines += [_INDENT + paint(line) for line in wrap(colour_groups(player.hand), room)]
    return lines


def _marker(position: BasePosition, seat: int) -> str:
    return "> " if seat == position.to_move else "  "


def _outcome_lines(position: BasePosition, width: int) -> list[str]:
    names = [shown_name(player.name, position.names) for player in position.players]
    penalties = [f"{name} {penalty}" for name, penalty in zip(names, position.penalties(), strict=True)]
    scores = [f"{name} {score_text(score)}" for name, score in zip(names, position.scores(), strict=True)]
    labels = say("show-penalties"), say("show-scores")
    room = max(map(display_width, labels)) + 1
    return [
        turn_text(position),
        *_list_lines(pad(labels[0], room), penalties, width),
        *_list_lines(pad(labels[1], room), scores, width),
    ]


def _list_lines(label: str, items: Sequence[str], width: int) -> list[str]:
    """Return a labelled list, wrapped between items."""
    return label_lines(label, wrap(items, width - display_width(label), between=" | "))


def paint_for(colour: bool) -> Paint:
    """Return a function that colours the cards in a text, or one that leaves it unchanged."""
    return _paint if colour else str


def _paint(text: str) -> str:
    """Colour the cards in a text, whether `[R]` or in a row like `RRR`."""

    def dye(cards: re.Match[str]) -> str:
        return f"\x1b[{_SGR[cards[1] or cards[2]]}m{cards[0]}\x1b[0m"

    return _CARDS.sub(dye, text)

"""A position as text for a terminal: the pyramid, the open slots, the hands.

All that is written here is ASCII, so that it survives a pipe in the C locale; only the players' names
may hold other characters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from ppsolve.solver.party.cards import COLOURS, HIDDEN
from ppsolve.solver.party.position import Scene
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import ROW_LETTERS
from ppsolve.solver.party.view.spots import Marks, Spot, SpotRows, checked_marks, position_spots
from ppsolve.solver.party.view.words import (
    accepted_text,
    colour_groups,
    headline_lines,
    open_texts,
    player_texts,
    score_text,
    standing_text,
    tokens_text,
    turn_text,
)
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
"""Background and foreground of each colour in the fixed part of the 256 colours, which no theme changes."""

_MARGIN: Final = 3
# Columns from one cell to the next: even, because the rows are shifted by half of them.
_WIDE: Final = 6
_NARROW: Final = 4
_INDENT: Final = "    "

_CARDS: Final = re.compile(rf"[\[<]([{COLOURS}])[\]>]|([{COLOURS}{HIDDEN}])\2*")


def position_text(position: Scene, *, colour: bool = False, width: int = 80) -> str:
    """The position as lines of at most `width` columns (40 if less is asked for).

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
        [paint(line) for line in _list_lines("open: ", open_texts(position) or ["nothing"], room)],
        hand_lines(position, room, paint),
    ]
    if position.over:
        blocks.append(_outcome_lines(position, room))
    return "\n\n".join("\n".join(lines) for lines in blocks)


def pyramid_text(
    position: Scene,
    *,
    colour: bool = False,
    width: int = 80,
    marks: Marks | None = None,
    fresh: Cell | None = None,
) -> str:
    """The pyramid alone, from its highest row down to the numbers of the base columns.

    A place in an upper row has the number of the leftmost base column under it. A mark, at most 3
    columns wide, stands in its open slot instead of the accepted colours. The card at `fresh` stands between
    < and >. Where `width` is too little
    for cells of 5 columns they have 3, and brackets only around a single letter.
    """
    marks = checked_marks(position, marks)
    paint = paint_for(colour)

    def cell(spot: Spot, pitch: int) -> str:
        if spot.card and (spot.row, spot.column) == fresh:
            return paint(centre(f"<{spot.card}>", pitch))
        return spot_cell(spot, pitch, paint, marks)

    return rows_text(position_spots(position), cell, width)


def rows_text(rows: SpotRows, cell: Callable[[Spot, int], str], width: int) -> str:
    """The rows from the highest down to the numbers of the base columns.

    `cell` gives the text of a place with the blanks up to the next one, in as many columns as it is told.
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
    """A card, an open slot or a gap, with the blanks up to the next cell."""
    if spot.card:
        return paint(centre(f"[{spot.card}]", pitch))
    if not spot.accepts:
        return centre(".", pitch)
    mark = marks.get((spot.row, spot.column))
    text = mark or accepted_text(spot.accepts, "" if pitch == _WIDE else "/")
    cell = centre(f"({text})" if pitch == _WIDE or display_width(text) == 1 else text, pitch)
    # A mark's capitals are not colours: a B may well stand for "best".
    return cell if mark else paint(cell)


def hand_lines(position: Scene, width: int, paint: Paint) -> list[str]:
    """A line for each player, or, where that is too wide, a line or more for the words and the cards."""
    table = _hand_table(position, paint=str)
    if max(display_width(line) for line in table) <= width:
        return _hand_table(position, paint)
    return _stacked_hands(position, width, paint)


def _hand_table(position: Scene, paint: Paint) -> list[str]:
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


def _stacked_hands(position: Scene, width: int, paint: Paint) -> list[str]:
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


def _marker(position: Scene, seat: int) -> str:
    return "> " if seat == position.to_move else "  "


def _outcome_lines(position: Scene, width: int) -> list[str]:
    names = [shown_name(player.name, position.names) for player in position.players]
    penalties = [f"{name} {penalty}" for name, penalty in zip(names, position.penalties(), strict=True)]
    scores = [f"{name} {score_text(score)}" for name, score in zip(names, position.scores(), strict=True)]
    return [
        turn_text(position),
        *_list_lines("penalties: ", penalties, width),
        *_list_lines("scores:    ", scores, width),
    ]


def _list_lines(label: str, items: Sequence[str], width: int) -> list[str]:
    """A labelled list in as many lines as it needs, no item broken."""
    return label_lines(label, wrap(items, width - len(label), between=" | "))


def paint_for(colour: bool) -> Paint:
    """What puts the cards in a text on their colours, or leaves the text as it is."""
    return _paint if colour else str


def _paint(text: str) -> str:
    """The text with its cards on their colours, whether `[R]` or in a row like `RRR`."""

    def dye(cards: re.Match[str]) -> str:
        return f"\x1b[{_SGR[cards[1] or cards[2]]}m{cards[0]}\x1b[0m"

    return _CARDS.sub(dye, text)

"""A position as text for a terminal: the pyramid, the open slots, the hands.

All that is written here is ASCII, so that it survives a pipe in the C locale; only the players' names
may hold other characters. The first half of the module gathers what there is to say about a position
and its players, in words that the picture of `ppsolve.solver.party.view.svg` shares; the second half draws.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import EMPTY, ROW_LETTERS, Rows, Slot

Standing = Literal["to move", "waiting", "finished", "out", "stuck"]
"""`waiting`: turns to come. `stuck`: cards left when the round ended, but never out (rules with passing)."""

Marks = Mapping[Cell, str]
"""Short texts that are shown in open slots instead of the colours these accept."""

NARROWEST: Final = 40
LONGEST_NAME: Final = 20
LONGEST_MARK: Final = 3
LARGEST_NUMBER: Final = 999_999

# Names in some scripts, and emoji made of several, are spelt with these two invisible characters.
_JOINERS: Final = "\u200c\u200d"


class Spot(NamedTuple):
    """One place of a drawing: a card, an open slot with what it accepts, or (neither) a gap."""

    row: int
    column: int
    card: str
    accepts: str


SpotRows = tuple[tuple[Spot, ...], ...]
"""The places of a drawing, row by row from the base up."""


def spots(position: Position) -> SpotRows:
    """The places to draw, row by row from the base up to the highest card or open slot."""
    return pyramid_spots(position.pyramid, position.slots())


def pyramid_spots(pyramid: Rows, slots: Iterable[Slot]) -> SpotRows:
    """The places of a pyramid with these open slots, up to the highest card or slot."""
    cards = {
        (row, column): card
        for row, cells in enumerate(pyramid)
        for column, card in enumerate(cells)
        if card != EMPTY
    }
    accepts = {(slot.row, slot.column): slot.accepts for slot in slots}
    taken = sorted({*cards, *accepts})
    width = len(pyramid[0]) if pyramid else 1
    base = [column for row, column in taken if row == 0]
    highest, _ = taken[-1]
    return tuple(
        tuple(
            Spot(row, column, cards.get((row, column), ""), accepts.get((row, column), ""))
            for column in (range(width - row) if row else base)
        )
        for row in range(highest + 1)
    )


def checked_marks(position: Position, marks: Marks | None) -> Marks:
    """The marks, or `ValueError` for one that would not be seen: too long, empty, or not on an open slot."""
    marks = marks or {}
    places = {(slot.row, slot.column) for slot in position.slots()}
    for cell, mark in marks.items():
        if not 1 <= display_width(mark) <= LONGEST_MARK:
            raise ValueError(f"a mark takes 1 to {LONGEST_MARK} columns, unlike {mark!r}")
        if cell not in places:
            raise ValueError(f"the mark {mark!r} is at {cell}, which is not an open slot")
    return marks


def accepted_text(accepts: str, between: str = " ") -> str:
    """The colours a slot accepts: `any`, or their letters."""
    return "any" if accepts == COLOURS else between.join(accepts)


def headline(position: Position) -> str:
    """The rules, the number of players and how far the base has grown."""
    rules = position.rules
    width = len(position.pyramid[0]) if position.pyramid else 0
    return f"Rules {rules.named}; {rules.players} players; base {width} of {rules.base}"


def headline_lines(position: Position, width: int) -> list[str]:
    """The headline in lines of at most `width` columns, broken only between its parts."""
    return flowed(re.split("(?<=[,;]) ", headline(position)), " ", width)


def turn_text(position: Position) -> str:
    """Whose turn it is, or that the round is over."""
    return "The round is over" if position.over else f"{shown_name(position.mover.name)} to move"


def open_texts(position: Position) -> list[str]:
    """The open slots by place, each with the colours it accepts: `b2 G B`."""
    return [f"{slot.place} {accepted_text(slot.accepts)}" for slot in position.slots()]


def colour_groups(hand: str) -> list[str]:
    """The cards of a hand, those of one colour together: `RRR`, `GG`."""
    return [colour * hand.count(colour) for colour in COLOURS if colour in hand]


def standing(position: Position, seat: int) -> Standing:
    """How a player stands in the round."""
    player = position.players[seat]
    if seat == position.to_move:
        return "to move"
    if not player.hand:
        return "finished"
    if player.out:
        return "out"
    return "stuck" if position.over else "waiting"


def due_text(position: Position, seat: int) -> str:
    """What a player whose round has ended pays or gives back; empty for nothing, or while they play."""
    stands = standing(position, seat)
    if stands in ("out", "stuck"):
        return f"pays {position.penalties()[seat]}"
    if stands == "finished" and (score := position.scores()[seat]):
        return f"gives back {-score}"
    return ""


def tokens_text(player: Player) -> str:
    """The penalty points a player holds from earlier rounds; empty if there are none."""
    if player.tokens > LARGEST_NUMBER:
        return f"over {LARGEST_NUMBER} tokens"
    return counted(player.tokens, "token") if player.tokens else ""


def cards_text(player: Player) -> str:
    """How many cards a player holds."""
    return counted(len(player.hand), "card")


def standing_text(position: Position, seat: int) -> str:
    """How a player stands and what that costs: `out, pays 3`; empty while they wait for their turn."""
    stands = standing(position, seat)
    words = ("" if stands == "waiting" else stands, due_text(position, seat))
    return ", ".join(filter(None, words))


def player_texts(position: Position, seat: int) -> list[str]:
    """All there is to say about a player beside the name and the cards themselves."""
    player = position.players[seat]
    return [*filter(None, (cards_text(player), standing_text(position, seat), tokens_text(player)))]


def score_text(score: int) -> str:
    """A change in points, with its sign."""
    return f"{score:+d}" if score else "0"


def shown_name(name: str) -> str:
    """A player's name as it is shown: printable, and in at most `LONGEST_NAME` columns."""
    printable = "".join(_printable(letter) for letter in name)
    if _fits(printable, LONGEST_NAME):
        return printable
    # Three dots, because terminals disagree about the width of the one-character ellipsis.
    dots = "..."
    kept = ""
    for letter in printable:
        if not _fits(kept + letter, LONGEST_NAME - len(dots)):
            break
        kept += letter
    return kept.rstrip(" " + _JOINERS) + dots


def _fits(name: str, columns: int) -> bool:
    """Whether a name fits; characters are counted too, for accents that are heaped up take no columns."""
    return display_width(name) <= columns and len(name) <= 3 * columns


def display_width(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def _printable(letter: str) -> str:
    if letter.isspace():
        return " "
    return letter if letter.isprintable() or letter in _JOINERS else "?"


def counted(number: int, thing: str) -> str:
    """A number of things in words: `1 card`, `5 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


Paint = Callable[[str], str]

_SGR: Final = {
    "R": "48;5;160;38;5;231",
    "G": "48;5;34;38;5;16",
    "Y": "48;5;220;38;5;16",
    "P": "48;5;91;38;5;231",
    "B": "48;5;26;38;5;231",
}
"""Background and foreground of each colour in the fixed part of the 256 colours, which no theme changes."""

_MARGIN: Final = 3
# Columns from one cell to the next: even, because the rows are shifted by half of them.
_WIDE: Final = 6
_NARROW: Final = 4
_INDENT: Final = "    "

_CARDS: Final = re.compile(rf"\[([{COLOURS}])\]|([{COLOURS}])\2*")


def position_text(position: Position, *, colour: bool = False, width: int = 80) -> str:
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
        [paint(line) for line in listed("open: ", open_texts(position) or ["nothing"], room)],
        hand_lines(position, room, paint),
    ]
    if position.over:
        blocks.append(_outcome_lines(position, room))
    return "\n\n".join("\n".join(lines) for lines in blocks)


def pyramid_text(
    position: Position, *, colour: bool = False, width: int = 80, marks: Marks | None = None
) -> str:
    """The pyramid alone, from its highest row down to the numbers of the base columns.

    A place in an upper row has the number of the leftmost base column under it. A mark, at most 3
    columns wide, stands in its open slot instead of the accepted colours. Where `width` is too little
    for cells of 5 columns they have 3, and brackets only around a single letter.
    """
    marks = checked_marks(position, marks)
    paint = paint_for(colour)
    return rows_text(spots(position), lambda spot, pitch: spot_cell(spot, pitch, paint, marks), width)


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
    numbers = "".join(centred(str(spot.column + 1), pitch) for spot in base)
    lines.append(" " * _MARGIN + numbers)
    return "\n".join(line.rstrip() for line in lines)


def spot_cell(spot: Spot, pitch: int, paint: Paint, marks: Marks) -> str:
    """A card, an open slot or a gap, with the blanks up to the next cell."""
    if spot.card:
        return paint(centred(f"[{spot.card}]", pitch))
    if not spot.accepts:
        return centred(".", pitch)
    mark = marks.get((spot.row, spot.column))
    text = mark or accepted_text(spot.accepts, "" if pitch == _WIDE else "/")
    cell = centred(f"({text})" if pitch == _WIDE or display_width(text) == 1 else text, pitch)
    # A mark's capitals are not colours: a B may well stand for "best".
    return cell if mark else paint(cell)


def centred(text: str, pitch: int) -> str:
    """A text in the middle of a cell, with the blanks up to the next one."""
    room = pitch - 1 - display_width(text)
    return " " * (room // 2) + text + " " * (room - room // 2 + 1)


def hand_lines(position: Position, width: int, paint: Paint) -> list[str]:
    """A line for each player, or, where that is too wide, a line or more for the words and the cards."""
    table = _hand_table(position, paint=str)
    if max(display_width(line) for line in table) <= width:
        return _hand_table(position, paint)
    return _stacked_hands(position, width, paint)


def _hand_table(position: Position, paint: Paint) -> list[str]:
    players = position.players
    names = [shown_name(player.name) for player in players]
    hands = [" ".join(colour_groups(player.hand)) or "-" for player in players]
    name_room = max(display_width(name) for name in names)
    hand_room = max(len(hand) for hand in hands)
    number_room = max(len(str(number)) for number in position.penalties())
    lines = []
    for seat, (player, name, hand) in enumerate(zip(players, names, hands, strict=True)):
        columns = (
            _marker(position, seat) + name + " " * (name_room - display_width(name)),
            paint(hand.ljust(hand_room)),
            str(len(player.hand)).rjust(number_room),
            *filter(None, (standing_text(position, seat), tokens_text(player))),
        )
        lines.append("  ".join(columns))
    return lines


def _stacked_hands(position: Position, width: int, paint: Paint) -> list[str]:
    room = width - len(_INDENT)
    lines = []
    for seat, player in enumerate(position.players):
        first, *more = flowed([shown_name(player.name), *player_texts(position, seat)], "  ", room)
        lines.append(_marker(position, seat) + first)
        lines += [_INDENT + line for line in more]
        lines += [_INDENT + paint(line) for line in flowed(colour_groups(player.hand), " ", room)]
    return lines


def _marker(position: Position, seat: int) -> str:
    return "> " if seat == position.to_move else "  "


def _outcome_lines(position: Position, width: int) -> list[str]:
    names = [shown_name(player.name) for player in position.players]
    penalties = [f"{name} {penalty}" for name, penalty in zip(names, position.penalties(), strict=True)]
    scores = [f"{name} {score_text(score)}" for name, score in zip(names, position.scores(), strict=True)]
    return [
        turn_text(position),
        *listed("penalties: ", penalties, width),
        *listed("scores:    ", scores, width),
    ]


def listed(label: str, items: Sequence[str], width: int) -> list[str]:
    """A labelled list in as many lines as it needs, no item broken."""
    lines = flowed(items, " | ", width - len(label))
    return [label + lines[0], *(" " * len(label) + line for line in lines[1:])]


def flowed(words: Sequence[str], between: str, width: int) -> list[str]:
    """The words in lines of at most `width` columns (a longer word has a line of its own)."""
    lines: list[str] = []
    for word in words:
        if lines and display_width(lines[-1] + between + word) <= width:
            lines[-1] += between + word
        else:
            lines.append(word)
    return lines


def paint_for(colour: bool) -> Paint:
    """What puts the cards in a text on their colours, or leaves the text as it is."""
    return _painted if colour else str


def _painted(text: str) -> str:
    """The text with its cards on their colours, whether `[R]` or in a row like `RRR`."""

    def dyed(cards: re.Match[str]) -> str:
        return f"\x1b[{_SGR[cards[1] or cards[2]]}m{cards[0]}\x1b[0m"

    return _CARDS.sub(dyed, text)

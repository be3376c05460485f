"""The pyramid: its open slots, and how a placement changes it.

Rows are strings from the base up, `.` for an empty cell, each one cell shorter than the row below:

    row b     R .            cell (1, 0) holds R and rests on (0, 0) and (0, 1)
    row a    R G B           cell (0, 2) holds B

A pyramid with nothing placed is `()`. Rows without a card are not written.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.rules import Rules

Rows = tuple[str, ...]
EMPTY: Final = "."
ROW_LETTERS: Final = "abcdefgh"


def place_text(row: int, column: int) -> str:
    """Return the name of a place: row letter from the base up, column from 1; `a0` is left of the base."""
    return f"{ROW_LETTERS[row]}{column + 1}"


class Slot(NamedTuple):
    """An open place and the colours it accepts, in the order of `COLOURS`."""

    row: int
    column: int
    accepts: str

    @property
    def place(self) -> str:
        return place_text(self.row, self.column)


class Placement(NamedTuple):
    """A move: a card of `colour` to a place; column -1 of the base is left of its first card."""

    colour: str
    row: int
    column: int

    def __str__(self) -> str:
        return self.colour + place_text(self.row, self.column)

    def __repr__(self) -> str:
        return str(self)


def open_slots(rows: Rows, rules: Rules) -> tuple[Slot, ...]:
    """Return every place where a card of some colour may go, ordered by row, then column."""
    return _open_slots(rows, rules.base, rules.upper_rows == "contiguous")


@lru_cache(maxsize=1 << 12)  # each position needs them twice: to settle the turn, and for its legal moves
def _open_slots(rows: Rows, base: int, contiguous: bool) -> tuple[Slot, ...]:
    return tuple(_each_open_slot(rows, base, contiguous))


def _each_open_slot(rows: Rows, base: int, contiguous: bool) -> Iterator[Slot]:
    if not rows:
        yield Slot(0, 0, COLOURS)
        return
    width = len(rows[0])
    if width < base:
        yield Slot(0, -1, COLOURS)
        yield Slot(0, width, COLOURS)
    for number, below in enumerate(rows, start=1):
        row = rows[number] if number < len(rows) else EMPTY * (width - number)
        for column, cell in enumerate(row):
            left, right = below[column], below[column + 1]
            if cell != EMPTY or left == EMPTY or right == EMPTY:
                continue
            if contiguous and not _touches(row, column):
                continue
            yield Slot(number, column, _EITHER[left + right])


_EITHER: Final = {
    left + right: "".join(colour for colour in COLOURS if colour in (left, right))
    for left in COLOURS
    for right in COLOURS
}
"""The colours that a place above two cards accepts."""


def _touches(row: str, column: int) -> bool:
    """Return whether a card there would start its row or lie beside another card of it."""
    if not row.strip(EMPTY):
        return True
    return row[max(column - 1, 0) : column + 2].strip(EMPTY) != ""


def with_card(rows: Rows, placement: Placement) -> Rows:
    """Return the pyramid with a card added to an open slot; the caller checks that the slot is open."""
    colour, row, column = placement
    if not rows:
        return (colour,)
    if row == 0:
        if column < 0:
            return (colour + rows[0], *(EMPTY + upper for upper in rows[1:]))
        return (rows[0] + colour, *(upper + EMPTY for upper in rows[1:]))
    grown = rows if row < len(rows) else (*rows, EMPTY * (len(rows[0]) - row))
    changed = grown[row][:column] + colour + grown[row][column + 1 :]
    return (*grown[:row], changed, *grown[row + 1 :])


def mirrored(rows: Rows) -> Rows:
    return tuple(row[::-1] for row in rows)


def checked_rows(given: Rows, rules: Rules) -> Rows:
    """Return the rows in upper case without empty upper rows; raises `BadInput` if they are not a pyramid."""
    if not given:
        return ()
    width = len(given[0])
    for number, row in enumerate(given):
        where = f"pyramid[{number}]"
        for letter in row:
            if letter != EMPTY and letter.upper() not in COLOURS:
                raise BadInput(where, f"unknown colour {quoted(letter)}; a cell is one of {COLOURS} or '.'")
        if number == 0:
            if not row:
                raise BadInput(where, "the row is empty; leave it out")
            if width > rules.base:
                raise BadInput(where, f"{width} cards wide, but the base holds {rules.base}")
            if EMPTY in row:
                raise BadInput(where, "the base has a gap; base cards lie side by side")
        elif number >= width:
            raise BadInput(where, f"a base of {width} carries at most {width} rows")
        elif len(row) != width - number:
            raise BadInput(where, f"{len(row)} cells, but this row has {width - number}")
    rows = [row.upper() for row in given]
    while not rows[-1].strip(EMPTY):
        rows.pop()
    for number in range(1, len(rows)):
        for column, card in enumerate(rows[number]):
            if card == EMPTY:
                continue
            left, right = rows[number - 1][column], rows[number - 1][column + 1]
            where, card_there = f"pyramid[{number}]", f"{card} at {place_text(number, column)}"
            if EMPTY in (left, right):
                raise BadInput(where, f"{card_there} rests on an empty cell")
            if card not in (left, right):
                raise BadInput(where, f"{card_there} matches neither {left} nor {right} below")
    return tuple(rows)

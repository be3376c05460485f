"""The places of a drawing: cards, open slots and gaps, and the marks that may replace a slot's colours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ppsolve.solver.party.position import BasePosition
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import EMPTY, Rows, Slot
from ppsolve.solver.view.layout import display_width

Marks = Mapping[Cell, str]
"""Short texts shown in open slots instead of the accepted colours."""

LONGEST_MARK: Final = 3


class Spot(NamedTuple):
    """One place of a drawing: a card, an open slot with the colours it accepts, or (neither) a gap."""

    row: int
    column: int
    card: str
    accepts: str


SpotRows = tuple[tuple[Spot, ...], ...]
"""The places of a drawing, row by row from the base up."""


def position_spots(position: BasePosition) -> SpotRows:
    """Return the places of a position, from the base up to the highest card or open slot."""
    return pyramid_spots(position.pyramid, position.slots())


def pyramid_spots(pyramid: Rows, slots: Iterable[Slot]) -> SpotRows:
    """Return the places of a pyramid with these open slots, up to the highest card or slot."""
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


def checked_marks(position: BasePosition, marks: Marks | None) -> Marks:
    """Return the marks; raises `ValueError` for one that is empty, too long, or not on an open slot."""
    marks = marks or {}
    places = {(slot.row, slot.column) for slot in position.slots()}
    for cell, mark in marks.items():
        if not 1 <= display_width(mark) <= LONGEST_MARK:
            raise ValueError(f"a mark must take 1 to {LONGEST_MARK} columns, not {mark!r}")
        if cell not in places:
            raise ValueError(f"the mark {mark!r} is at {cell}, which is not an open slot")
    return marks

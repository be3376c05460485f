"""How many cards of a colour a pyramid needs at least, and where.

A red card at d2 rests on a red card at c2 or c3, that one on a red card of row b, and so on: in every
row beneath it, its span holds red at least once. Spans without a common possible cell need a card each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from ppsolve.puzzles.party.pyramid.cells import Plan, Shape, cells_of

HOPELESS: Final = 99
"""More cards than any colour has: what a card needs that has nothing to rest on."""


class Needs:
    """The spans of one colour that need it, given the cells that may get it and those that have it."""

    def __init__(self, plan: Plan, possible: int, placed: int) -> None:
        self.shape = plan.shape
        self.possible = possible
        self.placed = placed
        self.spans: list[list[int]] = [[] for _ in range(plan.shape.base)]
        """For each row, the sets of cells that hold the colour at least once."""
        for cell in cells_of(placed):
            for row, span in enumerate(plan.shape.spans[cell]):
                self.spans[row].append(span & possible)
        for spans in self.spans:
            spans.sort(key=int.bit_length)
        self.rows = [pack(spans) for spans in self.spans]
        self.number = sum(self.rows)
        """How many cards of the colour there must be at least."""

    def takes_more_than(self, total: int, cell: int) -> bool:
        """Whether there must be more cards than so many if this cell has the colour, too. Each row beneath it
        takes one more at most."""
        spans = self.shape.spans[cell]
        number, row = self.number, len(spans)
        while row and number <= total < number + row:
            row -= 1
            span = spans[row] & self.possible
            number += pack(sorted([*self.spans[row], span], key=int.bit_length)) - self.rows[row]
        return number > total

    def forced(self) -> Iterator[int]:
        """The cells that are the only possible ones of a span."""
        for row in self.spans:
            for span in row:
                if span and not span & (span - 1):
                    yield span.bit_length() - 1

    def too_many(self, total: int) -> Iterator[int]:
        """The possible cells whose card would need more than there are in all."""
        if self.number > total:
            yield from cells_of(self.possible)
            return
        # A card that is placed needs no more than it does; a low one has too few rows beneath it to matter.
        lower = (1 << (total - self.number) * self.shape.base) - 1
        for cell in cells_of(self.possible & ~self.placed & ~lower):
            if self.takes_more_than(total, cell):
                yield cell


def pack(spans: list[int]) -> int:
    """The largest number of spans that have no cell in common, spans sorted by their last cell.

    The spans of a row are its possible cells between two columns, so taking the one that ends first is
    as good as any other choice.
    """
    number, taken = 0, 0
    for span in spans:
        if not span:
            return HOPELESS
        if not span & taken:
            number += 1
            taken = (1 << span.bit_length()) - 1
    return number


class OwnSpan(NamedTuple):
    """The cells of a row beneath a card, or the card itself, that can have its colour."""

    cells: int
    owner: int
    row: int


class Packing(NamedTuple):
    """Spans of which no two have a cell in common: each holds a card of the colour of its own."""

    spans: tuple[OwnSpan, ...]

    @property
    def number(self) -> int:
        """How many cards there must be at least."""
        return len(self.spans)

    @property
    def rows(self) -> tuple[tuple[int, int], ...]:
        """The rows that hold cards for certain, and how many at least."""
        return tuple(sorted(Counter(span.row for span in self.spans).items()))


def pack_rows(shape: Shape, owners: list[int], possible: int) -> Packing:
    """As many spans as possible of these cards of one colour, given the cells that can have it; none if some
    card has nothing to rest on."""
    chosen: list[OwnSpan] = []
    for row in range(shape.base):
        spans = [
            (cells.bit_length(), owner, cells)
            for owner in owners
            if owner // shape.base >= row
            for cells in [shape.span(owner, row) & possible]
        ]
        taken = 0
        for end, owner, cells in sorted(spans):
            if not cells:
                return Packing(())
            if not cells & taken:
                chosen.append(OwnSpan(cells, owner, row))
                taken = (1 << end) - 1
    return Packing(tuple(chosen))

"""The cells of a pyramid as bits of an integer, so that a rule looks at the whole pyramid at once.

A cell is numbered `row * base + column`; the numbers that a shorter row leaves over belong to no cell.
With base 4:

    row d         12                 the cell above cells `n` and `n + 1` is `n + 4`, so a set of cells
    row c        8   9               moves up to the cells that rest on it with their right card by
    row b      4   5   6             `<< base - 1`, with their left card by `<< base`
    row a    0   1   2   3
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.solver.party.cards import COLOURS, Counts, counts
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, place_text

PencilMarks = tuple[int, int, int, int, int]
"""A set of (cell, colour) pairs, as the set of cells of each colour in the order of `COLOURS`.

Mostly the colours that each cell may still get, as pencil marks in the cells are: a cell is known when
it has one mark."""

NONE: Final[PencilMarks] = (0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Shape:
    """A pyramid's cells as sets: all, those of the base row, and those above it."""

    base: int
    every: int
    ground: int
    upper: int
    cells: tuple[int, ...]
    spans: dict[int, tuple[int, ...]]
    """For each cell, the cells that lie beneath it, row by row from the base; itself in its own row."""

    def name(self, cell: int) -> str:
        """The cell as people call it: `b2`."""
        return place_text(*divmod(cell, self.base))

    def below(self, cell: int) -> tuple[int, int]:
        """The two cells that an upper cell rests on."""
        return cell - self.base, cell - self.base + 1

    def span(self, cell: int, row: int) -> int:
        """The cells of a lower row that lie beneath a cell."""
        return self.spans[cell][row]


@cache
def shape(base: int) -> Shape:
    """The shape of a pyramid of this base."""
    cells = tuple(row * base + column for row in range(base) for column in range(base - row))
    every = sum(1 << cell for cell in cells)
    ground = (1 << base) - 1
    spans = {}
    for cell in cells:
        own, column = divmod(cell, base)
        spans[cell] = tuple(((1 << own - row + 1) - 1) << (row * base + column) for row in range(own + 1))
    return Shape(base, every, ground, every & ~ground, cells, spans)


@dataclass(frozen=True)
class Plan:
    """What stays the same while a puzzle is solved: the shape, and how many cards of each colour the
    full pyramid holds."""

    shape: Shape
    totals: Counts


def plan_of(task: PyramidTask) -> Plan:
    """The plan of the pyramid that a task asks for."""
    return Plan(shape(task.base), counts("".join(task.givens) + task.cards))


def marks_of(plan: Plan, rows: Rows) -> PencilMarks:
    """The marks before any reasoning: a given cell has its colour, the others all that there are.

    If there is only one colour, all are marked: an open cell is not to look known from the start.
    """
    alone = sum(map(bool, plan.totals)) == 1
    marks = [plan.shape.every if total or alone else 0 for total in plan.totals]
    for row, cards in enumerate(rows):
        for column, card in enumerate(cards):
            if card != EMPTY:
                marks = list(with_known(as_marks(marks), row * plan.shape.base + column, COLOURS.index(card)))
    return as_marks(marks)


def as_marks(masks: list[int]) -> PencilMarks:
    """Five sets of cells as marks."""
    red, green, yellow, purple, blue = masks
    return red, green, yellow, purple, blue


def with_known(marks: PencilMarks, cell: int, colour: int) -> PencilMarks:
    """The marks with one cell known: its other colours are struck."""
    bit = 1 << cell
    return as_marks([mask | bit if own == colour else mask & ~bit for own, mask in enumerate(marks)])


def without_colour(marks: PencilMarks, cell: int, colour: int) -> PencilMarks:
    """The marks with one colour of one cell struck."""
    bit = 1 << cell
    return as_marks([mask & ~bit if own == colour else mask for own, mask in enumerate(marks)])


def without(marks: PencilMarks, struck: PencilMarks) -> PencilMarks:
    """The marks that are left when some are struck."""
    return as_marks([mask & ~gone for mask, gone in zip(marks, struck, strict=True)])


def union(first: PencilMarks, second: PencilMarks) -> PencilMarks:
    """The marks in either of two sets."""
    return as_marks([one | other for one, other in zip(first, second, strict=True)])


def only(cells: int, colours: list[int]) -> PencilMarks:
    """The set of these colours in all these cells."""
    return as_marks([cells if colour in colours else 0 for colour in range(5)])


def known_cells(marks: PencilMarks) -> int:
    """The cells that have exactly one mark."""
    once = twice = 0
    for mask in marks:
        twice |= once & mask
        once |= mask
    return once & ~twice


def colours_at(marks: PencilMarks, cell: int) -> list[int]:
    """The colours that are marked in a cell."""
    return [colour for colour in range(5) if marks[colour] >> cell & 1]


@lru_cache(maxsize=1 << 12)  # the same sets are gone through again and again
def cells_of(cells: int) -> tuple[int, ...]:
    """The cells of a set, from the base up and from the left."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return tuple(found)


def rows_of(plan: Plan, marks: PencilMarks) -> Rows:
    """The pyramid with every known cell filled in."""
    base, settled = plan.shape.base, known_cells(marks)
    cards = {cell: COLOURS[colours_at(marks, cell)[0]] for cell in cells_of(settled)}
    return tuple(
        "".join(cards.get(row * base + column, EMPTY) for column in range(base - row)) for row in range(base)
    )


def placement(plan: Plan, cell: int, colour: int) -> Placement:
    """A card in a cell, as a move."""
    return Placement(COLOURS[colour], *divmod(cell, plan.shape.base))

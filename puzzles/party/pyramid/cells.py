"""Bitboards of a pyramid: sets of cells as integers, so that a rule looks at the whole pyramid at once.

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

from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.solver.party.cards import COLOURS, Counts, counts
from ppsolve.solver.party.pyramid import EMPTY, Rows, place_text

PencilMarks = tuple[int, int, int, int, int]
"""A set of (cell, colour) pairs: for each colour, in the order of `COLOURS`, a set of cells.

Usually the candidates: the colours that each cell may still get, like pencil marks in a Sudoku. A cell is
known when it has one mark."""


@dataclass(frozen=True)
class Shape:
    """The cells of a pyramid as sets: all, those of the base row, and those above it."""

    base: int
    every: int
    ground: int
    upper: int
    cells: tuple[int, ...]
    spans: dict[int, tuple[int, ...]]
    """For each cell, the cells beneath it, row by row from the base; in its own row the cell itself."""

    def name(self, cell: int) -> str:
        return place_text(*divmod(cell, self.base))

    def below(self, cell: int) -> tuple[int, int]:
        """Return the two cells that an upper cell rests on."""
        return cell - self.base, cell - self.base + 1


@cache
def shape(base: int) -> Shape:
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
    """The constants of a puzzle: its shape, and the number of cards of each colour in the full pyramid."""

    shape: Shape
    totals: Counts


def plan_of(task: PyramidTask) -> Plan:
    return Plan(shape(task.base), counts("".join(task.givens) + task.cards))


def marks_of(plan: Plan, rows: Rows) -> PencilMarks:
    """Return the marks before any reasoning: given cells have their colour, open cells all colours in play.

    If only one colour is in play, open cells get all five marks, or they would look known from the start.
    """
    alone = sum(map(bool, plan.totals)) == 1
    marks = [plan.shape.every if total or alone else 0 for total in plan.totals]
    for row, cards in enumerate(rows):
        for column, card in enumerate(cards):
            if card != EMPTY:
                marks = list(with_known(as_marks(marks), row * plan.shape.base + column, COLOURS.index(card)))
    return as_marks(marks)


def as_marks(masks: list[int]) -> PencilMarks:
    red, green, yellow, purple, blue = masks
    return red, green, yellow, purple, blue


def with_known(marks: PencilMarks, cell: int, colour: int) -> PencilMarks:
    """Return the marks with one cell known: its other colours are struck."""
    bit = 1 << cell
    return as_marks([mask | bit if own == colour else mask & ~bit for own, mask in enumerate(marks)])


def without_colour(marks: PencilMarks, cell: int, colour: int) -> PencilMarks:
    """Return the marks with one colour of one cell struck."""
    bit = 1 << cell
    return as_marks([mask & ~bit if own == colour else mask for own, mask in enumerate(marks)])


def union(first: PencilMarks, second: PencilMarks) -> PencilMarks:
    return as_marks([one | other for one, other in zip(first, second, strict=True)])


def known_cells(marks: PencilMarks) -> int:
    """Return the cells that have exactly one mark."""
    once = twice = 0
    for mask in marks:
        twice |= once & mask
        once |= mask
    return once & ~twice


def colours_at(marks: PencilMarks, cell: int) -> list[int]:
    """Return the colours that are marked in a cell."""
    return [colour for colour in range(5) if marks[colour] >> cell & 1]


@lru_cache(maxsize=1 << 12)  # the same sets are iterated again and again
def cells_of(cells: int) -> tuple[int, ...]:
    """Return the cells of a set, from the base up and from the left."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return tuple(found)


def rows_of(plan: Plan, marks: PencilMarks) -> Rows:
    """Return the rows of the pyramid with every known cell filled in."""
    base, settled = plan.shape.base, known_cells(marks)
    cards = {cell: COLOURS[colours_at(marks, cell)[0]] for cell in cells_of(settled)}
    return tuple(
        "".join(cards.get(row * base + column, EMPTY) for column in range(base - row)) for row in range(base)
    )

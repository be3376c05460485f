"""Propagation: the techniques applied to all cells at once until nothing changes, without explanations.

Making and grading a puzzle does this many thousand times. `inference.py` applies the same rules one by one,
and keeps what each conclusion rests on. Counts and regions can be switched off, to see whether a puzzle needs
them.

Every technique only strikes colours that a cell cannot get, and it never strikes less when there are fewer
marks. So the order of application does not matter, and "the hardest technique needed" is well defined: it is
the last one of the shortest prefix of `TECHNIQUES` that solves the puzzle.

The `by_...` functions return the marks that are left, or `None` if there is no way to fill the pyramid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Final, Literal, NamedTuple, get_args

from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    Shape,
    as_marks,
    cells_of,
    colours_at,
    known_cells,
    with_known,
    without_colour,
)
from ppsolve.puzzles.solution import Level

PyramidTechnique = Literal[
    "two-below",
    "held-up",
    "used-up",
    "matching",
    "counting",
    "sharing",
    "region",
    "contradiction",
    "deeper",
    "guess",
]
TECHNIQUES: Final[tuple[PyramidTechnique, ...]] = get_args(PyramidTechnique)
"""From easy to hard, in the order in which they are tried."""

SHARED: Final = tuple(group for size in (2, 3) for group in combinations(range(5), size))
"""The sets of colours that `sharing` looks at. One colour is `used-up`, four are `counting`."""
HOPELESS: Final = 99
"""More cards than any colour has: the need of a card that has nothing to rest on."""


def hardest(techniques: list[PyramidTechnique]) -> PyramidTechnique:
    return max(techniques, key=TECHNIQUES.index)


def is_solved(plan: Plan, marks: PencilMarks | None) -> bool:
    return marks is not None and known_cells(marks) == plan.shape.every


def by_known_cards(plan: Plan, marks: PencilMarks) -> PencilMarks | None:
    """Apply `two-below`, `held-up` and `used-up`."""
    left, right, upper = plan.shape.base, plan.shape.base - 1, plan.shape.upper
    while True:
        once = twice = 0
        for mask in marks:
            twice |= once & mask
            once |= mask
        if once != plan.shape.every:
            return None
        single = once & ~twice
        open_below = ~(single << left & single << right & upper)
        after, forced, everywhere, doubly = [], [], 0, 0
        for mask, total in zip(marks, plan.totals, strict=True):
            placed = mask & single
            number = placed.bit_count()
            if number > total:
                return None
            held = placed & upper
            must = (held & single << left & ~(mask << left)) >> right
            must |= (held & single << right & ~(mask << right)) >> left
            forced.append(must)
            doubly |= everywhere & must
            everywhere |= must
            after.append(placed if number == total else mask & (open_below | mask << left | mask << right))
        if (result := _leave_forced(after, forced, everywhere, doubly)) == marks:
            return marks
        marks = result


def by_marks(plan: Plan, marks: PencilMarks, *, counts: bool = True) -> PencilMarks | None:
    """Apply the easy techniques, `matching` and, with `counts`, `counting`."""
    left, right, upper, ground = plan.shape.base, plan.shape.base - 1, plan.shape.upper, plan.shape.ground
    every, totals = plan.shape.every, plan.totals
    while True:
        once = twice = shares_left = shares_right = 0
        for mask in marks:
            twice |= once & mask
            once |= mask
            shares_left |= mask & mask << left
            shares_right |= mask & mask << right
        if once != every:
            return None
        single = once & ~twice
        matches_left, matches_right = upper & ~shares_right, upper & ~shares_left
        after, forced, everywhere, doubly = [], [], 0, 0
        for mask, total in zip(marks, totals, strict=True):
            number = mask.bit_count()
            if number < total:
                return None
            must = mask if number == total and counts else 0
            forced.append(must)
            doubly |= everywhere & must
            everywhere |= must
            placed = mask & single
            if (number := placed.bit_count()) >= total:
                if number > total:
                    return None
                mask = placed
            strike = (matches_left & ~mask) >> left | (matches_right & ~mask) >> right
            after.append(mask & (ground | mask << left | mask << right) & ~strike)
        if (result := _leave_forced(after, forced, everywhere, doubly)) == marks:
            return marks
        marks = result


def _leave_forced(after: list[int], forced: list[int], everywhere: int, doubly: int) -> PencilMarks:
    """Return the marks with only the forced colour where one is forced, and none where two are."""
    if everywhere:
        for colour, must in enumerate(forced):
            after[colour] &= ~(everywhere & ~must | doubly)
    return as_marks(after)


def by_regions(
    plan: Plan, marks: PencilMarks, *, counts: bool = True, regions: bool = True
) -> PencilMarks | None:
    """Apply the medium techniques, `sharing` and `region`.

    Without `counts`, `counting` and `sharing` are left out; without `regions`, `region` is.
    """
    while True:
        settled = by_marks(plan, marks, counts=counts)
        if settled is None or known_cells(settled) == plan.shape.every:
            return settled
        shared = _sharing(plan, settled) if counts else settled
        if shared is None:
            return None
        if shared == settled:
            if not regions:
                return settled
            shared = _region(plan, settled)
            if shared is None or shared == settled:
                return shared
        marks = shared


def _sharing(plan: Plan, marks: PencilMarks) -> PencilMarks | None:
    after = list(marks)
    for group in SHARED:
        others = reduce(or_, (marks[colour] for colour in range(5) if colour not in group))
        within = plan.shape.every & ~others
        room = sum(plan.totals[colour] for colour in group)
        if (number := within.bit_count()) >= room:
            if number > room:
                return None
            for colour in group:
                after[colour] &= within
    return as_marks(after)


def _region(plan: Plan, marks: PencilMarks) -> PencilMarks | None:
    after, single = list(marks), known_cells(marks)
    for colour, mask in enumerate(marks):
        needs = Needs(plan, mask, mask & single)
        if needs.number > plan.totals[colour]:
            return None
        for cell in needs.forced():
            for other in range(5):
                if other != colour:
                    after[other] &= ~(1 << cell)
        for cell in needs.too_many(plan.totals[colour]):
            after[colour] &= ~(1 << cell)
    return as_marks(after)


def by_contradiction(
    plan: Plan, marks: PencilMarks, goal: int = 0, *, counts: bool = True, regions: bool = True
) -> PencilMarks | None:
    """Apply all techniques up to `contradiction`; may stop early once all cells of `goal` are known."""
    settled = by_regions(plan, marks, counts=counts, regions=regions)
    while settled is not None:
        single = known_cells(settled)
        if single == plan.shape.every or (goal and not goal & ~single):
            return settled
        before = settled
        for cell in cells_of(plan.shape.every & ~single):
            for colour in colours_at(settled, cell):
                if not settled[colour] >> cell & 1:
                    continue
                if by_marks(plan, with_known(settled, cell, colour), counts=counts) is None:
                    settled = by_marks(plan, without_colour(settled, cell, colour), counts=counts)
                    if settled is None:
                        return None
        if settled == before:
            return settled
        settled = by_regions(plan, settled, counts=counts, regions=regions)
    return None


PROPAGATE: Final[dict[Level, Callable[[Plan, PencilMarks], PencilMarks | None]]] = {
    "easy": by_known_cards,
    "medium": by_marks,
    "hard": by_regions,
    "expert": by_contradiction,
}
"""Applies the techniques up to a level; for experts, all but trials within trials."""


# Regions: how many cards of a colour a pyramid needs at least, and where.
#
# A red card at d2 rests on a red card at c2 or c3, that one on a red card of row b, and so on: in every row
# beneath it, its span holds red at least once. Spans without a common possible cell need a card each.


class Needs:
    """The spans that need one colour, given the cells that can have it and those that do."""

    def __init__(self, plan: Plan, possible: int, placed: int) -> None:
        self.shape = plan.shape
        self.possible = possible
        self.placed = placed
        self.spans: list[list[int]] = [[] for _ in range(plan.shape.base)]
        """For each row, the sets of cells that must hold the colour at least once."""
        for cell in cells_of(placed):
            for row, span in enumerate(plan.shape.spans[cell]):
                self.spans[row].append(span & possible)
        for spans in self.spans:
            spans.sort(key=int.bit_length)
        self.rows = [pack(spans) for spans in self.spans]
        self.number = sum(self.rows)
        """The least number of cards of the colour."""

    def takes_more_than(self, total: int, cell: int) -> bool:
        """True if more than `total` cards are needed once this cell has the colour, too.

        Each row beneath it takes one more at most.
        """
        spans = self.shape.spans[cell]
        number, row = self.number, len(spans)
        while row and number <= total < number + row:
            row -= 1
            span = spans[row] & self.possible
            number += pack(sorted([*self.spans[row], span], key=int.bit_length)) - self.rows[row]
        return number > total

    def forced(self) -> Iterator[int]:
        """Yield the cells that are the only possible ones of a span."""
        for row in self.spans:
            for span in row:
                if span and not span & (span - 1):
                    yield span.bit_length() - 1

    def too_many(self, total: int) -> Iterator[int]:
        """Yield the possible cells where the colour would need more than `total` cards in all."""
        if self.number > total:
            yield from cells_of(self.possible)
            return
        # A placed card is counted already; a low one has too few rows beneath it to exceed the total.
        lower = (1 << (total - self.number) * self.shape.base) - 1
        for cell in cells_of(self.possible & ~self.placed & ~lower):
            if self.takes_more_than(total, cell):
                yield cell


def pack(spans: list[int]) -> int:
    """Return the largest number of disjoint spans; `spans` must be sorted by their last cell.

    The spans of a row are intervals of its possible cells, so the greedy choice of the one that ends first
    is optimal.
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
    """The cells of a row beneath a card, or the cell of the card itself, that can have its colour."""

    cells: int
    owner: int
    row: int


Packing = tuple[OwnSpan, ...]
"""Disjoint spans: each holds a different card of the colour."""


def pack_rows(shape: Shape, owners: list[int], possible: int) -> Packing:
    """Return the largest packing for cards of one colour in the cells `owners`.

    `possible` are the cells that can have the colour. The packing is empty if a card has nothing to rest on.
    """
    chosen: list[OwnSpan] = []
    for row in range(shape.base):
        spans = [
            (cells.bit_length(), owner, cells)
            for owner in owners
            if owner // shape.base >= row
            for cells in [shape.spans[owner][row] & possible]
        ]
        taken = 0
        for end, owner, cells in sorted(spans):
            if not cells:
                return ()
            if not cells & taken:
                chosen.append(OwnSpan(cells, owner, row))
                taken = (1 << end) - 1
    return tuple(chosen)

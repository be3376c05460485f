"""What is left when techniques are applied until nothing changes, without explanations.

The same rules as in `derivation`, which gives reasons but takes its time. Here each rule treats all cells
together; making and grading a puzzle applies them many thousand times. Counts and regions can be left out, to
see whether a puzzle needs them.

Every function gives back the marks that are left, or `None` when there is no way to fill the pyramid.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    as_marks,
    cells_of,
    colours_at,
    known_cells,
    with_known,
    without_colour,
)
from ppsolve.puzzles.party.pyramid.regions import Needs

SHARED: Final = tuple(group for size in (2, 3) for group in combinations(range(5), size))
"""The sets of colours that `sharing` looks at. One colour is `used-up`, four are `counting`."""


def is_solved(plan: Plan, marks: PencilMarks | None) -> bool:
    """Whether every cell is known."""
    return marks is not None and known_cells(marks) == plan.shape.every


def by_known_cards(plan: Plan, marks: PencilMarks) -> PencilMarks | None:
    """`two-below`, `held-up` and `used-up`."""
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
    """The easy techniques, `matching` and, with `counts`, `counting`."""
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
    """The marks, where a colour is forced without the others, and none at all where two are."""
    if everywhere:
        for colour, must in enumerate(forced):
            after[colour] &= ~(everywhere & ~must | doubly)
    return as_marks(after)


def by_regions(
    plan: Plan, marks: PencilMarks, *, counts: bool = True, regions: bool = True
) -> PencilMarks | None:
    """The medium techniques, `sharing` and `region`; without `counts` neither `counting` nor `sharing`."""
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
        others = 0
        for colour in range(5):
            if colour not in group:
                others |= marks[colour]
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
    """All techniques up to `contradiction`; it may stop early once the cells of `goal` are all known."""
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


def by_deeper(plan: Plan, marks: PencilMarks) -> PencilMarks | None:
    """All techniques up to `deeper`."""
    settled = by_contradiction(plan, marks)
    while settled is not None and (pair := deeper_pair(plan, settled)):
        settled = by_contradiction(plan, without_colour(settled, *pair))
    return settled


def deeper_pair(plan: Plan, marks: PencilMarks) -> tuple[int, int] | None:
    """The first cell and colour that `deeper` strikes, cells with the fewest marks first."""
    unknown = cells_of(plan.shape.every & ~known_cells(marks))
    fewest_first = sorted(unknown, key=lambda cell: len(colours_at(marks, cell)))
    pairs = [(cell, colour) for cell in fewest_first for colour in colours_at(marks, cell)]
    for follow in (by_regions, by_contradiction):
        for cell, colour in pairs:
            if follow(plan, with_known(marks, cell, colour)) is None:
                return cell, colour
    return None


def impossible(plan: Plan, marks: PencilMarks) -> bool:
    """Whether there is no way to fill the pyramid, by trying out what the techniques leave open."""
    settled = by_contradiction(plan, marks)
    if settled is None:
        return True
    unknown = plan.shape.every & ~known_cells(settled)
    if not unknown:
        return False
    cell = min(cells_of(unknown), key=lambda one: len(colours_at(settled, one)))
    return all(impossible(plan, with_known(settled, cell, colour)) for colour in colours_at(settled, cell))

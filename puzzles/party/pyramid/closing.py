"""What is left when the techniques of a level are applied until nothing changes, without explanations.

The same rules as in `deductions` and `logic`, which give reasons but take their time. Here each rule
treats all cells together; making and grading a puzzle applies them many thousand times.

Every function gives back the marks that are left, or `None` when there is no way to fill the pyramid.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.party.pyramid.cells import (
    Board,
    Marks,
    as_marks,
    cells_of,
    colours_at,
    known,
    with_known,
)
from ppsolve.puzzles.party.pyramid.regions import Needs

SHARED: Final = tuple(group for size in (2, 3) for group in combinations(range(5), size))
"""The sets of colours that `sharing` looks at. One colour is `used-up`, four are `counting`."""


def closed(board: Board, marks: Marks, level: Level) -> Marks | None:
    """What is left by the techniques up to a level; for `expert` those up to `deeper`."""
    if level == "easy":
        return by_known_cards(board, marks)
    if level == "medium":
        return by_marks(board, marks)
    if level == "hard":
        return by_contradiction(board, marks)
    return by_deeper(board, marks)


def solved(board: Board, marks: Marks | None) -> bool:
    """Whether every cell is known."""
    return marks is not None and known(marks) == board.shape.every


def by_known_cards(board: Board, marks: Marks) -> Marks | None:
    """`two-below`, `held-up` and `used-up`."""
    left, right, upper = board.shape.base, board.shape.base - 1, board.shape.upper
    while True:
        once = twice = 0
        for mask in marks:
            twice |= once & mask
            once |= mask
        if once != board.shape.every:
            return None
        single = once & ~twice
        open_below = ~(single << left & single << right & upper)
        after, forced, everywhere, doubly = [], [], 0, 0
        for mask, total in zip(marks, board.totals, strict=True):
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
        if everywhere:
            for colour, must in enumerate(forced):
                after[colour] &= ~(everywhere & ~must | doubly)
        if (result := as_marks(after)) == marks:
            return marks
        marks = result


def by_marks(board: Board, marks: Marks) -> Marks | None:
    """The easy techniques, `matching` and `counting`."""
    left, right, upper, ground = board.shape.base, board.shape.base - 1, board.shape.upper, board.shape.ground
    every, totals = board.shape.every, board.totals
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
            must = mask if number == total else 0
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
        if everywhere:
            for colour, must in enumerate(forced):
                after[colour] &= ~(everywhere & ~must | doubly)
        if (result := as_marks(after)) == marks:
            return marks
        marks = result


def by_regions(board: Board, marks: Marks) -> Marks | None:
    """The medium techniques, `sharing` and `region`."""
    while True:
        settled = by_marks(board, marks)
        if settled is None or known(settled) == board.shape.every:
            return settled
        shared = _sharing(board, settled)
        if shared is None:
            return None
        if shared == settled:
            shared = _region(board, settled)
            if shared is None or shared == settled:
                return shared
        marks = shared


def _sharing(board: Board, marks: Marks) -> Marks | None:
    after = list(marks)
    for group in SHARED:
        others = 0
        for colour in range(5):
            if colour not in group:
                others |= marks[colour]
        within = board.shape.every & ~others
        room = sum(board.totals[colour] for colour in group)
        if (number := within.bit_count()) >= room:
            if number > room:
                return None
            for colour in group:
                after[colour] &= within
    return as_marks(after)


def _region(board: Board, marks: Marks) -> Marks | None:
    after, single = list(marks), known(marks)
    for colour, mask in enumerate(marks):
        needs = Needs(board, mask, mask & single)
        if needs.number > board.totals[colour]:
            return None
        for cell in needs.forced():
            for other in range(5):
                if other != colour:
                    after[other] &= ~(1 << cell)
        for cell in needs.too_many(board.totals[colour]):
            after[colour] &= ~(1 << cell)
    return as_marks(after)


def by_contradiction(board: Board, marks: Marks, goal: int = 0) -> Marks | None:
    """All techniques up to `contradiction`; it may stop early once the cells of `goal` are all known."""
    settled = by_regions(board, marks)
    while settled is not None:
        single = known(settled)
        if single == board.shape.every or (goal and not goal & ~single):
            return settled
        before = settled
        for cell in cells_of(board.shape.every & ~single):
            for colour in colours_at(settled, cell):
                if not settled[colour] >> cell & 1:
                    continue
                if by_marks(board, with_known(settled, cell, colour)) is None:
                    settled = by_marks(board, _struck(settled, cell, colour))
                    if settled is None:
                        return None
        if settled == before:
            return settled
        settled = by_regions(board, settled)
    return None


def by_deeper(board: Board, marks: Marks) -> Marks | None:
    """All techniques up to `deeper`."""
    settled = by_contradiction(board, marks)
    while settled is not None and (pair := deeper_pair(board, settled)):
        settled = by_contradiction(board, _struck(settled, *pair))
    return settled


def deeper_pair(board: Board, marks: Marks) -> tuple[int, int] | None:
    """The first cell and colour that `deeper` strikes, cells with the fewest marks first."""
    unknown = cells_of(board.shape.every & ~known(marks))
    fewest_first = sorted(unknown, key=lambda cell: len(colours_at(marks, cell)))
    pairs = [(cell, colour) for cell in fewest_first for colour in colours_at(marks, cell)]
    for follow in (by_regions, by_contradiction):
        for cell, colour in pairs:
            if follow(board, with_known(marks, cell, colour)) is None:
                return cell, colour
    return None


def impossible(board: Board, marks: Marks) -> bool:
    """Whether there is no way to fill the pyramid, by trying out what the techniques leave open."""
    settled = by_contradiction(board, marks)
    if settled is None:
        return True
    unknown = board.shape.every & ~known(settled)
    if not unknown:
        return False
    cell = min(cells_of(unknown), key=lambda one: len(colours_at(settled, one)))
    return all(impossible(board, with_known(settled, cell, colour)) for colour in colours_at(settled, cell))


def _struck(marks: Marks, cell: int, colour: int) -> Marks:
    return as_marks([mask & ~(1 << cell) if own == colour else mask for own, mask in enumerate(marks)])

"""Single conclusions: which colours a technique strikes, and what had to be struck before.

`propagation` applies the same rules to all cells at once; the tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import (
    NONE,
    PencilMarks,
    Plan,
    cells_of,
    colours_at,
    known_cells,
    only,
    union,
)
from ppsolve.puzzles.party.pyramid.propagation import SHARED
from ppsolve.puzzles.party.pyramid.regions import Needs
from ppsolve.puzzles.party.pyramid.techniques import PyramidTechnique

ALL: Final = [0, 1, 2, 3, 4]


@dataclass(frozen=True)
class Deduction:
    """A conclusion: which marks it strikes."""

    technique: PyramidTechnique
    rules_out: PencilMarks
    """The marks that it strikes, those that something else has struck before included."""
    premises: PencilMarks
    """The marks that had to be struck before."""
    leaves_nothing: bool = False
    """Whether no colour is left for the cell that it is about."""
    takes: tuple[int, int] | None = None
    """The cell and the colour if that would take too many cards: these count together."""


@dataclass(frozen=True)
class View:
    """The marks at some moment, with what every technique asks about them."""

    plan: Plan
    marks: PencilMarks

    @property
    def known(self) -> int:
        return known_cells(self.marks)

    def at(self, cell: int) -> list[int]:
        return colours_at(self.marks, cell)

    def struck_at(self, cell: int) -> PencilMarks:
        """What had to be struck for the marks of a cell to be what they are."""
        return only(1 << cell, colours_except(*self.at(cell)))

    def struck_at_all(self, cells: int) -> PencilMarks:
        gone = NONE
        for cell in cells_of(cells):
            gone = union(gone, self.struck_at(cell))
        return gone


def colours_except(*kept: int) -> list[int]:
    """All colours except these."""
    return [colour for colour in ALL if colour not in kept]


def two_below(view: View) -> Iterator[Deduction]:
    """A card has the colour of one of the two cards below it, when both are known."""
    settled = view.known
    for cell in cells_of(view.plan.shape.upper & ~settled):
        left, right = view.plan.shape.below(cell)
        if not (settled >> left & 1 and settled >> right & 1):
            continue
        pair = view.at(left)[0], view.at(right)[0]
        yield Deduction(
            "two-below",
            only(1 << cell, colours_except(*pair)),
            view.struck_at_all(1 << left | 1 << right),
            leaves_nothing=not any(colour in pair for colour in view.at(cell)),
        )


def held_up(view: View) -> Iterator[Deduction]:
    """A known card needs its colour below: if one of the two differs, the other has it."""
    settled = view.known
    for cell in cells_of(view.plan.shape.upper & settled):
        colour = view.at(cell)[0]
        pair = view.plan.shape.below(cell)
        for other, support in (pair, pair[::-1]):
            if settled >> other & 1 and view.at(other) != [colour]:
                yield Deduction(
                    "held-up",
                    only(1 << support, colours_except(colour)),
                    view.struck_at_all(1 << cell | 1 << other),
                )


def used_up(view: View) -> Iterator[Deduction]:
    """A colour whose cards are all placed goes nowhere else."""
    settled = view.known
    for colour in ALL:
        placed = view.marks[colour] & settled
        if placed.bit_count() == view.plan.totals[colour]:
            yield Deduction(
                "used-up", only(view.plan.shape.every & ~placed, [colour]), view.struck_at_all(placed)
            )


def matching(view: View) -> Iterator[Deduction]:
    """A cell gets a colour that one of the two below can get; if it cannot match one, it matches the
    other."""
    for cell in cells_of(view.plan.shape.upper):
        left, right = view.plan.shape.below(cell)
        below = {*view.at(left), *view.at(right)}
        gone = [colour for colour in view.at(cell) if colour not in below]
        if gone:
            yield Deduction(
                "matching",
                only(1 << cell, gone),
                only(1 << left | 1 << right, gone),
                leaves_nothing=gone == view.at(cell),
            )
        for other, support in ((left, right), (right, left)):
            if not set(view.at(cell)) & set(view.at(other)):
                yield _matches(view, cell, other, support)


def _matches(view: View, cell: int, other: int, support: int) -> Deduction:
    own = view.at(cell)
    return Deduction(
        "matching",
        only(1 << support, colours_except(*own)),
        union(only(1 << cell, colours_except(*own)), only(1 << other, own)),
        leaves_nothing=not any(colour in own for colour in view.at(support)),
    )


def counting(view: View) -> Iterator[Deduction]:
    """A colour goes to every cell that can take it when there are no more of these than cards."""
    settled = view.known
    for colour in ALL:
        possible = view.marks[colour]
        rest = possible & ~settled
        if rest and possible.bit_count() == view.plan.totals[colour]:
            struck = only(view.plan.shape.every & ~possible, [colour])
            yield Deduction("counting", only(rest, colours_except(colour)), struck)


def sharing(view: View) -> Iterator[Deduction]:
    """Cells that can only get two or three colours use up the cards of these colours."""
    for shared in SHARED:
        group, others = list(shared), colours_except(*shared)
        reach = 0
        for colour in others:
            reach |= view.marks[colour]
        within = view.plan.shape.every & ~reach
        if within.bit_count() == sum(view.plan.totals[colour] for colour in group):
            yield Deduction("sharing", only(reach, group), only(within, others))


def region(view: View) -> Iterator[Deduction]:
    """A card needs its colour in every row beneath it, within its span, down to the base."""
    for colour in ALL:
        possible, placed = view.marks[colour], view.marks[colour] & view.known
        for cell in cells_of(placed):
            yield from _only_in_span(view, cell, colour, possible)
        for cell in Needs(view.plan, possible, placed).too_many(view.plan.totals[colour]):
            yield _takes_too_many(view, cell, colour, placed)


def _takes_too_many(view: View, cell: int, colour: int, placed: int) -> Deduction:
    every = view.plan.shape.every
    premises = view.struck_at_all(placed)
    if not Needs(view.plan, every, placed).takes_more_than(view.plan.totals[colour], cell):
        # The cards alone do not show it, it takes the cells that cannot be of the colour.
        premises = union(premises, only(every & ~view.marks[colour], [colour]))
    return Deduction("region", only(1 << cell, [colour]), premises, takes=(cell, colour))


def _only_in_span(view: View, cell: int, colour: int, possible: int) -> Iterator[Deduction]:
    for row in range(cell // view.plan.shape.base):
        span = view.plan.shape.span(cell, row)
        left = span & possible
        if left and not left & (left - 1) and left & ~view.known:
            yield Deduction(
                "region",
                only(left, colours_except(colour)),
                union(view.struck_at(cell), only(span & ~left, [colour])),
            )


FIND: Final[dict[PyramidTechnique, Callable[[View], Iterator[Deduction]]]] = {
    "two-below": two_below,
    "held-up": held_up,
    "used-up": used_up,
    "matching": matching,
    "counting": counting,
    "sharing": sharing,
    "region": region,
}
"""How each technique that needs no assumption finds its conclusions, from the marks as they are."""


def dead_end(view: View) -> PencilMarks | None:
    """What was struck to leave a cell without a colour, or a colour with too few cells or too many cards, if
    there is one."""
    every = view.plan.shape.every
    empty = every
    for mask in view.marks:
        empty &= ~mask
    for cell in cells_of(empty):
        return only(1 << cell, ALL)
    for colour in ALL:
        total, possible = view.plan.totals[colour], view.marks[colour]
        placed = possible & view.known
        if placed.bit_count() > total:
            return view.struck_at_all(placed)
        if possible.bit_count() < total:
            return only(every & ~possible, [colour])
    return None


def hard_dead_end(view: View) -> PencilMarks | None:
    """The same by `sharing` and `region`: cells that share too few cards, spans that need too many."""
    every = view.plan.shape.every
    for group in SHARED:
        others = colours_except(*group)
        within = every
        for colour in others:
            within &= ~view.marks[colour]
        if within.bit_count() > sum(view.plan.totals[colour] for colour in group):
            return only(within, others)
    for colour in ALL:
        possible = view.marks[colour]
        placed = possible & view.known
        if Needs(view.plan, possible, placed).number > view.plan.totals[colour]:
            return union(view.struck_at_all(placed), only(every & ~possible, [colour]))
    return None

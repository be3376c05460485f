"""Single conclusions, each with the clause that convinces a person of it.

`striking` applies the same rules to all cells at once; the tests hold the two against each other.
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
from ppsolve.puzzles.party.pyramid.regions import Needs
from ppsolve.puzzles.party.pyramid.striking import SHARED
from ppsolve.puzzles.party.pyramid.techniques import PyramidTechnique
from ppsolve.puzzles.party.pyramid.words import (
    all_cards,
    becomes,
    cards,
    cell_names,
    colour_name,
    either,
    must_be,
)

EACH_ROW: Final = "one in each row beneath every such card"
ALL: Final = [0, 1, 2, 3, 4]


@dataclass(frozen=True)
class Deduction:
    """A conclusion: which marks it strikes, and why."""

    technique: PyramidTechnique
    because: str
    """A clause that gives the reason: `b2 rests on two red cards`."""
    so: str
    """A clause that gives the conclusion: `b2 must be red`; nothing where it ends in a dead end."""
    rules_out: PencilMarks
    """The marks that it strikes, those that something else has struck before included."""
    premises: PencilMarks
    """The marks that had to be struck before."""
    takes: tuple[int, int] | None = None
    """The cell and the colour if that would take too many cards: these are told together."""


@dataclass(frozen=True)
class View:
    """The marks at some moment, with what every technique asks about them."""

    plan: Plan
    marks: PencilMarks

    @property
    def known(self) -> int:
        return known_cells(self.marks)

    def name(self, cell: int) -> str:
        return self.plan.shape.name(cell)

    def names(self, cells: int) -> str:
        return cell_names(self.plan.shape, cells)

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
        one, other = view.at(left)[0], view.at(right)[0]
        below = f"two {colour_name(one)} cards"
        if one != other:
            below = f"{view.name(left)} ({colour_name(one)}) and {view.name(right)} ({colour_name(other)})"
        yield Deduction(
            "two-below",
            f"{view.name(cell)} rests on {below}",
            becomes(view.name(cell), [colour for colour in view.at(cell) if colour in (one, other)]),
            only(1 << cell, colours_except(one, other)),
            view.struck_at_all(1 << left | 1 << right),
        )


def held_up(view: View) -> Iterator[Deduction]:
    """A known card needs its colour below: if one of the two differs, the other has it."""
    settled = view.known
    for cell in cells_of(view.plan.shape.upper & settled):
        colour = view.at(cell)[0]
        pair = view.plan.shape.below(cell)
        for other, support in (pair, pair[::-1]):
            if settled >> other & 1 and view.at(other) != [colour]:
                because = (
                    f"{view.name(cell)} is {colour_name(colour)} and rests on {view.name(pair[0])} and "
                    f"{view.name(pair[1])}, but {view.name(other)} is {colour_name(view.at(other)[0])}"
                )
                yield Deduction(
                    "held-up",
                    because,
                    must_be(view.name(support), colour),
                    only(1 << support, colours_except(colour)),
                    view.struck_at_all(1 << cell | 1 << other),
                )


def used_up(view: View) -> Iterator[Deduction]:
    """A colour whose cards are all placed goes nowhere else."""
    settled = view.known
    for colour in ALL:
        placed = view.marks[colour] & settled
        total = view.plan.totals[colour]
        if placed.bit_count() == total:
            yield Deduction(
                "used-up",
                f"{all_cards(total, colour)} placed",
                f"no other cell is {colour_name(colour)}",
                only(view.plan.shape.every & ~placed, [colour]),
                view.struck_at_all(placed),
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
                f"neither {view.name(left)} nor {view.name(right)}, below {view.name(cell)}, "
                f"can be {either(gone)}",
                becomes(view.name(cell), [colour for colour in view.at(cell) if colour in below]),
                only(1 << cell, gone),
                only(1 << left | 1 << right, gone),
            )
        for other, support in ((left, right), (right, left)):
            if not set(view.at(cell)) & set(view.at(other)):
                yield _matches(view, cell, other, support)


def _matches(view: View, cell: int, other: int, support: int) -> Deduction:
    own = view.at(cell)
    differ = union(only(1 << cell, colours_except(*own)), only(1 << other, own))
    kept = [colour for colour in view.at(support) if colour in own]
    return Deduction(
        "matching",
        f"{view.name(cell)} is {either(own)} and rests on {view.name(support)} and {view.name(other)}, "
        f"but {view.name(other)} cannot be {either(own)}",
        becomes(view.name(support), kept),
        only(1 << support, colours_except(*own)),
        differ,
    )


def counting(view: View) -> Iterator[Deduction]:
    """A colour goes to every cell that can take it when there are no more of these than cards."""
    settled = view.known
    for colour in ALL:
        possible = view.marks[colour]
        rest = possible & ~settled
        if rest and possible.bit_count() == view.plan.totals[colour]:
            number = rest.bit_count()
            because = (
                f"{cards(number, colour)} left and only {view.names(rest)} can take {colour_name(colour)}"
            )
            so = f"{view.names(rest)} must be {colour_name(colour)}"
            yield Deduction(
                "counting",
                because,
                so,
                only(rest, colours_except(colour)),
                only(view.plan.shape.every & ~possible, [colour]),
            )


def sharing(view: View) -> Iterator[Deduction]:
    """Cells that can only get two or three colours use up the cards of these colours."""
    every, settled = view.plan.shape.every, view.known
    for shared in SHARED:
        group, others = list(shared), colours_except(*shared)
        reach = 0
        for colour in others:
            reach |= view.marks[colour]
        within = every & ~reach
        if within.bit_count() != sum(view.plan.totals[colour] for colour in group):
            continue
        inside, outside = within & ~settled, reach & ~settled
        if inside.bit_count() <= outside.bit_count():
            left = f"just {inside.bit_count()} such cards are left"
            because = f"{view.names(inside)} can only be {either(group)}, and {left}"
            so = f"no other cell is {either(group)}"
        else:
            because = (
                f"{outside.bit_count()} cards that are {either(others)} are left, "
                f"and only {view.names(outside)} can take them"
            )
            so = f"{view.names(outside)} can be nothing else"
        yield Deduction("sharing", because, so, only(reach, group), only(within, others))


def region(view: View) -> Iterator[Deduction]:
    """A card needs its colour in every row beneath it, within its span, down to the base."""
    for colour in ALL:
        possible, placed = view.marks[colour], view.marks[colour] & view.known
        for cell in cells_of(placed):
            yield from _only_in_span(view, cell, colour, possible)
        for cell in Needs(view.plan, possible, placed).too_many(view.plan.totals[colour]):
            yield _takes_too_many(view, cell, colour, placed)


def _takes_too_many(view: View, cell: int, colour: int, placed: int) -> Deduction:
    every, total = view.plan.shape.every, view.plan.totals[colour]
    premises = view.struck_at_all(placed)
    needed = Needs(view.plan, every, placed).with_card(cell)
    if needed <= total:  # the cards alone do not show it, it takes the cells that cannot be of the colour
        needed = Needs(view.plan, view.marks[colour], placed).with_card(cell)
        premises = union(premises, only(every & ~view.marks[colour], [colour]))
    name = colour_name(colour)
    return Deduction(
        "region",
        f"{name} at {view.name(cell)} would take at least {needed} {name} cards, "
        f"{EACH_ROW}, but there are {total}",
        f"{view.name(cell)} is not {name}",
        only(1 << cell, [colour]),
        premises,
        takes=(cell, colour),
    )


def _only_in_span(view: View, cell: int, colour: int, possible: int) -> Iterator[Deduction]:
    for row in range(cell // view.plan.shape.base):
        span = view.plan.shape.span(cell, row)
        left = span & possible
        if left and not left & (left - 1) and left & ~view.known:
            target = left.bit_length() - 1
            yield Deduction(
                "region",
                f"{view.name(cell)} is {colour_name(colour)}, so beneath it row {view.name(target)[0]} has a "
                f"{colour_name(colour)} card, which only {view.name(target)} can be",
                must_be(view.name(target), colour),
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

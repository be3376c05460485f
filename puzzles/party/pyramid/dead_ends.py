"""What is plainly impossible: where an assumption has failed."""

from __future__ import annotations

from typing import NamedTuple

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, cells_of, only, union
from ppsolve.puzzles.party.pyramid.deductions import ALL, View
from ppsolve.puzzles.party.pyramid.regions import Needs
from ppsolve.puzzles.party.pyramid.striking import SHARED
from ppsolve.puzzles.party.pyramid.words import colour_name, either


class DeadEnd(NamedTuple):
    """Why the pyramid cannot be filled, as a clause, and the marks that were struck to make it so."""

    because: str
    premises: PencilMarks


def dead_end(view: View) -> DeadEnd | None:
    """A cell without a colour, or a colour with too few cells or too many cards, if there is one."""
    every = view.plan.shape.every
    empty = every
    for mask in view.marks:
        empty &= ~mask
    for cell in cells_of(empty):
        return DeadEnd(f"no colour would be left for {view.name(cell)}", only(1 << cell, ALL))
    for colour in ALL:
        total, possible = view.plan.totals[colour], view.marks[colour]
        placed = possible & view.known
        number = placed.bit_count()
        if number > total:
            clause = f"there would be {number} {colour_name(colour)} cards instead of {total}"
            return DeadEnd(clause, view.struck_at_all(placed))
        if possible.bit_count() < total:
            room = possible.bit_count() - number
            where = f"only {room} cell{'s' * (room > 1)}" if room else "no cell"
            rest = f"{total - number} {colour_name(colour)} card{'s' * (total - number > 1)}"
            return DeadEnd(f"{where} could take the {rest} left", only(every & ~possible, [colour]))
    return None


def hard_dead_end(view: View) -> DeadEnd | None:
    """The same by `sharing` and `region`: cells that share too few cards, spans that need too many."""
    every = view.plan.shape.every
    for group in SHARED:
        others = [colour for colour in ALL if colour not in group]
        within = every
        for colour in others:
            within &= ~view.marks[colour]
        room = sum(view.plan.totals[colour] for colour in group)
        if within.bit_count() > room:
            clause = (
                f"{within.bit_count()} cells would have to share {room} cards that are {either(list(group))}"
            )
            return DeadEnd(clause, only(within, others))
    for colour in ALL:
        possible, total = view.marks[colour], view.plan.totals[colour]
        placed = possible & view.known
        needs = Needs(view.plan, possible, placed)
        if needs.number > total:
            name = colour_name(colour)
            clause = f"the spans beneath {name} would need more than the {total} {name} cards"
            struck = only(every & ~possible, [colour])
            return DeadEnd(clause, union(view.struck_at_all(placed), struck))
    return None

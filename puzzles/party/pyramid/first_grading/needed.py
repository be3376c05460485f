"""The techniques that version 1 of the generator found needed, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ppsolve.puzzles.party.pyramid import propagation
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    cells_of,
    colours_at,
    known_cells,
    with_known,
)
from ppsolve.puzzles.party.pyramid.first_grading.deductions import colours_except
from ppsolve.puzzles.party.pyramid.first_grading.reasoning import Reasoning
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES, PyramidTechnique, hardest


def techniques_needed(plan: Plan, marks: PencilMarks) -> Iterator[PyramidTechnique]:
    """The technique of every card that is not known yet, in the order in which it was found.

    The puzzle is sound: it has exactly one solution.
    """
    reasoning = Reasoning(plan, marks)
    placed = known_cells(marks)
    while placed != plan.shape.every:
        if not reasoning.advance(TECHNIQUES):
            cell, reasoning = _guess(reasoning)
            yield "guess"
            placed |= 1 << cell
        fresh = cells_of(known_cells(reasoning.marks) & ~placed)
        placed = known_cells(reasoning.marks)
        for why in sorted((explain_cell(reasoning, cell) for cell in fresh), key=lambda why: why.order):
            why = explain_cell(reasoning, why.cell)  # an earlier one of these may have told some of it
            yield why.technique
            reasoning.tell(why.cell, why.numbers)


def _guess(reasoning: Reasoning) -> tuple[int, Reasoning]:
    """A cell with few colours left, and the reasoning after its card was found by trying."""
    unknown = cells_of(reasoning.plan.shape.every & ~known_cells(reasoning.marks))
    cell = min(unknown, key=lambda one: len(reasoning.view.at(one)))
    known = (with_known(reasoning.marks, cell, colour) for colour in reasoning.view.at(cell))
    right = next(marks for marks in known if not propagation.impossible(reasoning.plan, marks))
    return cell, Reasoning(reasoning.plan, right)


@dataclass(frozen=True)
class CellReason:
    """The deductions that leave one colour for a cell, by number: those about the cell itself, and those
    that they rest on and that nobody has been told yet."""

    reasoning: Reasoning
    cell: int
    direct: list[int]
    before: list[int]

    @property
    def numbers(self) -> list[int]:
        return sorted({*self.direct, *self.before})

    @cached_property
    def technique(self) -> PyramidTechnique:
        """The hardest technique in it."""
        return hardest([self.reasoning.deductions[number].technique for number in self.numbers])

    @property
    def order(self) -> tuple[int, int, int]:
        """The easiest and shortest explanations first."""
        return TECHNIQUES.index(self.technique), len(self.numbers), self.cell


def explain_cell(reasoning: Reasoning, cell: int) -> CellReason:
    """The easiest explanation that the reasoning offers for a cell that it has made known."""
    colour = colours_at(reasoning.marks, cell)[0]
    gone = [other for other in colours_except(colour) if (cell, other) in reasoning.struck_by]
    about = [
        number
        for number, deduction in enumerate(reasoning.deductions)
        if any(deduction.rules_out[other] >> cell & 1 for other in gone)
    ]
    alone = {number: _explain_by(reasoning, cell, [number]) for number in about}

    def ruling_out(colours: list[int]) -> list[int]:
        """The deductions that strike all these colours here, the easiest first."""
        fitting = [
            number
            for number in about
            if all(reasoning.deductions[number].rules_out[other] >> cell & 1 for other in colours)
        ]
        return sorted(fitting, key=lambda number: (alone[number].order, number))

    together = _explain_by(reasoning, cell, sorted({ruling_out([other])[0] for other in gone}))
    return min([together, *(alone[number] for number in ruling_out(gone)[:1])], key=lambda why: why.order)


def _explain_by(reasoning: Reasoning, cell: int, direct: list[int]) -> CellReason:
    before: set[int] = set()
    for number in direct:
        before.update(reasoning.trace(reasoning.deductions[number].premises)[0])
    return CellReason(reasoning, cell, direct, sorted(before.difference(direct)))

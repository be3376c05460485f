"""Solving as a careful person does: the easiest technique first, every card with its reason."""

from __future__ import annotations

from collections.abc import Iterator

from ppsolve.puzzles.party.pyramid import striking
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    cells_of,
    known_cells,
    placement,
    with_known,
)
from ppsolve.puzzles.party.pyramid.reasoning import Reasoning
from ppsolve.puzzles.party.pyramid.reasons import explain_cell
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES
from ppsolve.puzzles.party.pyramid.words import colour_and_letter, either
from ppsolve.puzzles.solution import SolutionStep


def steps_from(plan: Plan, marks: PencilMarks) -> Iterator[SolutionStep]:
    """Every card that is not known yet, in the order in which it can be found, and why.

    The puzzle is sound: it has exactly one solution.
    """
    reasoning = Reasoning(plan, marks)
    placed = known_cells(marks)
    while placed != plan.shape.every:
        if not reasoning.advance(TECHNIQUES):
            step, reasoning = _guess(reasoning)
            yield step
            placed |= 1 << step.move.row * plan.shape.base + step.move.column
        fresh = cells_of(known_cells(reasoning.marks) & ~placed)
        placed = known_cells(reasoning.marks)
        for why in sorted((explain_cell(reasoning, cell) for cell in fresh), key=lambda why: why.order):
            why = explain_cell(reasoning, why.cell)  # an earlier one of these may have told some of it
            yield why.step
            reasoning.tell(why.cell, why.numbers)


def _guess(reasoning: Reasoning) -> tuple[SolutionStep, Reasoning]:
    """The step that nothing but trying finds: a cell with few colours left."""
    unknown = cells_of(reasoning.plan.shape.every & ~known_cells(reasoning.marks))
    cell = min(unknown, key=lambda one: len(reasoning.view.at(one)))
    colours = reasoning.view.at(cell)
    colour = next(
        one
        for one in colours
        if not striking.impossible(reasoning.plan, with_known(reasoning.marks, cell, one))
    )
    name = reasoning.plan.shape.name(cell)
    reason = (
        f"Here one has to try: {name} can be {either(colours)}, and only with {colour_and_letter(colour)} "
        "can the pyramid be filled."
    )
    after = Reasoning(reasoning.plan, with_known(reasoning.marks, cell, colour))
    return SolutionStep("guess", placement(reasoning.plan, cell, colour), reason), after

"""Proof by CP-SAT that there is one way to fill a pyramid, and no second one.

Only yes-or-no questions are asked, and the solution is used when it is the only one: nothing depends on
which solution CP-SAT comes upon, nor on its version.
"""

from __future__ import annotations

from functools import lru_cache

from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    as_marks,
    cells_of,
    colours_at,
    known_cells,
    marks_of,
    plan_of,
    with_known,
)
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.words import colour_and_letter, colour_name, either
from ppsolve.solver.backend import new_cp_solver
from ppsolve.solver.errors import BadInput


@lru_cache(maxsize=64)
def only_solution(task: PyramidTask) -> PencilMarks:
    """The only solution of a task; `BadInput` if it has none or several."""
    plan = plan_of(task)
    marks = marks_of(plan, task.givens)
    _check_legal(plan, marks)
    return only_filling(plan, marks)


def _check_legal(plan: Plan, marks: PencilMarks) -> None:
    """Refuse a given card that matches neither of two given cards below it."""
    given = known_cells(marks)
    for cell in cells_of(given & plan.shape.upper):
        left, right = plan.shape.below(cell)
        if given >> left & given >> right & 1:
            own, one, other = (colours_at(marks, place)[0] for place in (cell, left, right))
            if own not in (one, other):
                rests = f"but rests on {colour_name(one)} and {colour_name(other)}"
                raise BadInput("givens", f"{plan.shape.name(cell)} is {colour_and_letter(own)} {rests}")


def some_filling(plan: Plan, marks: PencilMarks, other_than: PencilMarks | None = None) -> PencilMarks | None:
    """A way to fill the pyramid with the marked colours, different from a known one if that is given;
    `None` if it is proved that there is none."""
    from ortools.sat.python import cp_model

    shape = plan.shape
    model = cp_model.CpModel()
    gets = {
        (cell, colour): model.new_bool_var(f"{shape.name(cell)} {colour}")
        for cell in shape.cells
        for colour in colours_at(marks, cell)
    }
    for cell in shape.cells:
        model.add_exactly_one(gets[cell, colour] for colour in colours_at(marks, cell))
    for colour, total in enumerate(plan.totals):
        model.add(sum(gets[cell, colour] for cell in cells_of(marks[colour])) == total)
    for (cell, colour), card in gets.items():
        if shape.upper >> cell & 1:
            below = [gets[one, colour] for one in shape.below(cell) if (one, colour) in gets]
            model.add_bool_or(~card, *below)
    if other_than is not None:
        model.add_bool_or(~gets[cell, colours_at(other_than, cell)[0]] for cell in shape.cells)
    solver = new_cp_solver(1)
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE), solver.status_name(status)
    return as_marks(
        [
            sum(
                1 << cell
                for cell in shape.cells
                if (cell, colour) in gets and solver.boolean_value(gets[cell, colour])
            )
            for colour in range(5)
        ]
    )


def only_filling(plan: Plan, marks: PencilMarks) -> PencilMarks:
    """The one way to fill the pyramid; `BadInput` if there is none, or more than one."""
    filling = some_filling(plan, marks)
    if filling is None:
        raise BadInput("givens", "there is no way to fill it")
    if some_filling(plan, marks, other_than=filling) is not None:
        raise BadInput("givens", f"there is more than one way to fill it; {_for_instance(plan, marks)}")
    return filling


def _for_instance(plan: Plan, marks: PencilMarks) -> str:
    """The first cell that is left open, and what it may be."""
    for cell in plan.shape.cells:
        colours = [
            colour
            for colour in colours_at(marks, cell)
            if some_filling(plan, with_known(marks, cell, colour)) is not None
        ]
        if len(colours) > 1:
            return f"for instance {plan.shape.name(cell)} may be {either(colours)}"
    raise AssertionError("two fillings differ somewhere")

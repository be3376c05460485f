"""Proof by CP-SAT that there is one way to fill a pyramid, and no second one.

Only yes-or-no questions are asked, and the solution is used when it is the only one: nothing depends on
which solution CP-SAT comes upon, nor on its version.
"""

from __future__ import annotations

from ppsolve.puzzles.party.pyramid.cells import Board, Marks, as_marks, cells_of, colours_at, with_known
from ppsolve.puzzles.party.pyramid.words import either
from ppsolve.solver.errors import BadInput


def some_filling(board: Board, marks: Marks, other_than: Marks | None = None) -> Marks | None:
    """A way to fill the pyramid with the marked colours, different from a known one if that is given;
    `None` if it is proved that there is none."""
    from ortools.sat.python import cp_model

    shape = board.shape
    model = cp_model.CpModel()
    gets = {
        (cell, colour): model.new_bool_var(f"{shape.name(cell)} {colour}")
        for cell in shape.cells
        for colour in colours_at(marks, cell)
    }
    for cell in shape.cells:
        model.add_exactly_one(gets[cell, colour] for colour in colours_at(marks, cell))
    for colour, total in enumerate(board.totals):
        model.add(sum(gets[cell, colour] for cell in cells_of(marks[colour])) == total)
    for (cell, colour), card in gets.items():
        if shape.upper >> cell & 1:
            below = [gets[one, colour] for one in shape.below(cell) if (one, colour) in gets]
            model.add_bool_or(~card, *below)
    if other_than is not None:
        model.add_bool_or(~gets[cell, colours_at(other_than, cell)[0]] for cell in shape.cells)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
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


def only_filling(board: Board, marks: Marks) -> Marks:
    """The one way to fill the pyramid; `BadInput` if there is none, or more than one."""
    filling = some_filling(board, marks)
    if filling is None:
        raise BadInput("givens", "there is no way to fill it")
    if some_filling(board, marks, other_than=filling) is not None:
        raise BadInput("givens", f"there is more than one way to fill it; {_for_instance(board, marks)}")
    return filling


def _for_instance(board: Board, marks: Marks) -> str:
    """The first cell that is left open, and what it may be."""
    for cell in board.shape.cells:
        colours = [
            colour
            for colour in colours_at(marks, cell)
            if some_filling(board, with_known(marks, cell, colour)) is not None
        ]
        if len(colours) > 1:
            return f"for instance {board.shape.name(cell)} may be {either(colours)}"
    raise AssertionError("two fillings differ somewhere")

"""Proof, grading and checks of pyramid puzzles.

`examine` proves that a pyramid can be filled in exactly one way, and grades it by the hardest technique
needed. `check` finds the first mistake in a proposed solution.

Uniqueness is proved by CP-SAT. It is only asked yes-or-no questions, and its solution is only used when it is
the only one. So nothing depends on which solution CP-SAT finds first, or on its version.

The tags:

- `counting`, `regions`: the techniques of its level do not solve it without counts, or without regions.
- `contradiction`: something must be tried out; `deep`: even where the easy and medium techniques do not show
  that it fails.
- `few-givens`: hardly any card is given.
- `bare-base`: no card of the base is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    as_marks,
    cells_of,
    colours_at,
    known_cells,
    marks_of,
    plan_of,
    rows_of,
    with_known,
)
from ppsolve.puzzles.party.pyramid.inference import Assumed
from ppsolve.puzzles.party.pyramid.narration import (
    TrialWords,
    either,
    pair_text,
    say,
)
from ppsolve.puzzles.party.pyramid.propagation import (
    PROPAGATE,
    by_contradiction,
    by_marks,
    by_regions,
    is_solved,
)
from ppsolve.puzzles.party.pyramid.task import PyramidTag, PyramidTask
from ppsolve.puzzles.party.pyramid.trials import LONG, refute
from ppsolve.puzzles.solution import LEVELS, Examination, Finding, Level
from ppsolve.solver.backend import new_cp_solver
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS, Counts, counts
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import EMPTY, Placement

FEW: Final = 5
"""A puzzle has `few-givens` if at most one cell in this many is given."""


def examine(task: PyramidTask) -> Examination:
    plan = plan_of(task)
    solution = rows_of(plan, only_solution(task))
    marks = marks_of(plan, task.givens)
    cells = len(plan.shape.cells)
    facts = {"cells": cells, "clues": cells - len(task.cards), "steps": len(task.cards)}
    level = grade(plan, marks)
    tags = (*_techniques_needed(plan, marks, level), *_looks(task))
    return Examination(level, tags, solution, facts)


# Uniqueness.


@lru_cache(maxsize=64)
def only_solution(task: PyramidTask) -> PencilMarks:
    """Return the only solution of a task; `BadInput` if it has none or several."""
    plan = plan_of(task)
    marks = marks_of(plan, task.givens)
    _check_legal(plan, marks)
    return only_filling(plan, marks)


def _check_legal(plan: Plan, marks: PencilMarks) -> None:
    """Refuse a given card that matches neither of two given cards below it."""
    for name, own, one, other in _unmatched(plan, marks):
        names = [COLOUR_NAMES[COLOURS[colour]] for colour in (own, one, other)]
        what = f"{name} is {names[0]} ({COLOURS[own]}) but rests on {names[1]} and {names[2]}"
        raise BadInput("givens", what)


def _unmatched(plan: Plan, marks: PencilMarks) -> Iterator[tuple[str, int, int, int]]:
    """Yield the known cells that match neither of two known cells below: name, colour, colours below."""
    settled = known_cells(marks)
    for cell in cells_of(settled & plan.shape.upper):
        left, right = plan.shape.below(cell)
        if settled >> left & settled >> right & 1:
            own, one, other = (colours_at(marks, place)[0] for place in (cell, left, right))
            if own not in (one, other):
                yield plan.shape.name(cell), own, one, other


def some_filling(plan: Plan, marks: PencilMarks, other_than: PencilMarks | None = None) -> PencilMarks | None:
    """Return a way to fill the pyramid with the marked colours, different from `other_than` if that is given;
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
    filled = [mark for mark, card in gets.items() if solver.boolean_value(card)]
    return as_marks([sum(1 << cell for cell, own in filled if own == colour) for colour in range(5)])


def only_filling(plan: Plan, marks: PencilMarks) -> PencilMarks:
    filling = some_filling(plan, marks)
    if filling is None:
        raise BadInput("givens", "there is no way to fill it")
    if some_filling(plan, marks, other_than=filling) is not None:
        raise BadInput("givens", f"there is more than one way to fill it; {_for_instance(plan, marks)}")
    return filling


def _for_instance(plan: Plan, marks: PencilMarks) -> str:
    """Name the first ambiguous cell and its colours."""
    for cell in plan.shape.cells:
        colours = [
            colour
            for colour in colours_at(marks, cell)
            if some_filling(plan, with_known(marks, cell, colour)) is not None
        ]
        if len(colours) > 1:
            return f"for instance {plan.shape.name(cell)} may be {either(colours)}"
    raise AssertionError("two fillings differ somewhere")


# Level and tags.


def grade(plan: Plan, marks: PencilMarks) -> Level:
    """Return the lowest level whose techniques solve a puzzle; `expert` if those of the others do not."""
    for level in LEVELS[:-1]:
        if is_solved(plan, PROPAGATE[level](plan, marks)):
            return level
    return LEVELS[-1]


def _techniques_needed(plan: Plan, marks: PencilMarks, level: Level) -> Iterator[PyramidTag]:
    if level == "expert":
        solvable = is_solved(plan, by_contradiction(plan, marks))
        if solvable and not is_solved(plan, by_contradiction(plan, marks, counts=False)):
            yield "counting"
        if solvable and not is_solved(plan, by_contradiction(plan, marks, regions=False)):
            yield "regions"
        yield "contradiction"
        if not solvable:
            yield "deep"
    elif level == "hard":
        if not is_solved(plan, by_regions(plan, marks, counts=False)):
            yield "counting"
        if not is_solved(plan, by_regions(plan, marks, regions=False)):
            yield "regions"
    elif level == "medium" and not is_solved(plan, by_marks(plan, marks, counts=False)):
        yield "counting"


def _looks(task: PyramidTask) -> Iterator[PyramidTag]:
    cells = "".join(task.givens)
    if len(cells.replace(EMPTY, "")) * FEW <= len(cells):
        yield "few-givens"
    if not task.givens[0].strip(EMPTY):
        yield "bare-base"


# Checking a proposed solution.


def check(task: PyramidTask, given: Sequence[str]) -> Finding:
    """Find the first mistake in full rows from the base up, or in cards placed one by one.

    Rows may have `.` for cells left open, and may come as one text with `/` between them. Cards are moves
    such as `Rb2`, in any order, their places named as in the full pyramid. Text that is neither is
    `BadInput`.
    """
    return follow(task, given)[0]


def follow(task: PyramidTask, given: Sequence[str]) -> tuple[Finding, PencilMarks]:
    """Return the finding, and the marks with everything placed before the first wrong card."""
    plan, solution = plan_of(task), only_solution(task)
    marks = marks_of(plan, task.givens)
    placed: dict[int, int] = {}
    for number, move in _moves(task, given):
        cell = move.row * plan.shape.base + move.column
        colour = COLOURS.index(move.colour)
        wrong = _why_misplaced(plan, marks, move, placed, counts(task.cards))
        if not wrong and not solution[colour] >> cell & 1:
            wrong = _why_impossible(plan, marks, cell, colour)
        if wrong:
            return Finding(
                False, False, say("pyramid-check-wrong", step=number, move=str(move), why=wrong), number
            ), marks
        marks = with_known(marks, cell, colour)
        placed[cell] = number
    to_do = (plan.shape.every & ~known_cells(marks)).bit_count()
    if not to_do:
        return Finding(True, True, say("pyramid-filled")), marks
    return Finding(True, False, say("pyramid-right-so-far", cards=to_do)), marks


def _moves(task: PyramidTask, given: Sequence[str]) -> Iterator[tuple[int, Placement]]:
    """Yield the placed cards, each with the number of its step: that of its move, or of its row."""
    if len(given) == 1 and "/" in given[0]:
        given = given[0].split("/")
    if not given or any(letter.isdigit() for word in given for letter in word):
        yield from ((number, parse_move(word)) for number, word in enumerate(given, start=1))
        return
    if len(given) != task.base:
        raise BadInput("solution", f"{len(given)} rows, but the pyramid has {task.base}")
    for row, cards in enumerate(given):
        if len(cards) != task.base - row or cards.strip(COLOURS + EMPTY):
            what = f"expected {task.base - row} letters of {COLOURS}, or '.' for an open cell"
            raise BadInput(f"solution: row {quoted(cards)}", what)
    for row, cards in enumerate(given):
        for column, card in enumerate(cards):
            if card not in (EMPTY, task.givens[row][column]):
                yield row + 1, Placement(card, row, column)


def _why_misplaced(
    plan: Plan, marks: PencilMarks, move: Placement, placed: dict[int, int], to_place: Counts
) -> str | None:
    """Explain why a card does not fit the cards on the table; `None` if it does."""
    colour, row, column = move
    cell = row * plan.shape.base + column
    if not 0 <= column < plan.shape.base - row:
        return say("pyramid-no-such-place", base=plan.shape.base)
    name = plan.shape.name(cell)
    if cell in placed:
        return say("pyramid-filled-before", cell=name, step=placed[cell])
    if known_cells(marks) >> cell & 1:
        return say("pyramid-given-cell", cell=name)
    own = COLOURS.index(colour)
    if sum(marks[own] >> one & 1 for one in placed) == to_place[own]:
        number = to_place[own]
        return say("pyramid-only-cards", number=number, colour=colour)
    for upper, above, one, other in _unmatched(plan, with_known(marks, cell, own)):
        return say("pyramid-unmatched", cell=upper, colour=COLOURS[above], pair=pair_text(one, other))
    return None


def _why_impossible(plan: Plan, marks: PencilMarks, cell: int, colour: int) -> str:
    """Explain why the pyramid cannot be filled with this card, with the consequences if they are short."""
    failure = say("pyramid-cannot-be-filled", colour=COLOURS[colour])
    why = refute(plan, marks, Assumed(cell, colour, other=False), below=LONG)
    return (
        failure
        if why is None
        else say(
            "pyramid-cannot-because", failure=failure, why=TrialWords(plan, marks, 0).consequences(why[0])
        )
    )

"""Checking a proposed solution, complete or not, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    cells_of,
    colours_at,
    known_cells,
    marks_of,
    plan_of,
    with_known,
)
from ppsolve.puzzles.party.pyramid.claims import Assumed
from ppsolve.puzzles.party.pyramid.reasons import refutation_text
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.pyramid.trials import HARD, LONG, refute
from ppsolve.puzzles.party.pyramid.uniqueness import only_solution
from ppsolve.puzzles.party.pyramid.words import colour_name
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOURS, Counts, counts
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import EMPTY, Placement


def check(task: PyramidTask, given: Sequence[str]) -> Finding:
    """What is first wrong in full rows from the base up, or in cards placed one by one, if anything is.

    Rows may have `.` for cells left open, and may come as one text with `/` between them. Cards are moves
    such as `Rb2`, in any order, their places named as in the full pyramid. Text that is neither is
    `BadInput`.
    """
    return follow(task, given)[0]


def follow(task: PyramidTask, given: Sequence[str]) -> tuple[Finding, PencilMarks]:
    """The finding, and the marks with everything placed before the first wrong card."""
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
            return Finding(False, False, f"step {number}: {move} is wrong: {wrong}", number), marks
        marks = with_known(marks, cell, colour)
        placed[cell] = number
    to_do = (plan.shape.every & ~known_cells(marks)).bit_count()
    if not to_do:
        return Finding(True, True, "right: the pyramid is filled"), marks
    return Finding(True, False, f"right so far: {to_do} card{'s' * (to_do > 1)} to go"), marks


def _moves(task: PyramidTask, given: Sequence[str]) -> Iterator[tuple[int, Placement]]:
    """The cards that are placed, each with the number of the step: of its move, or of its row."""
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
    """Why a card does not even fit what lies there, if it does not."""
    colour, row, column = move
    cell = row * plan.shape.base + column
    if not 0 <= column < plan.shape.base - row:
        return f"there is no such place in a pyramid of base {plan.shape.base}"
    name = plan.shape.name(cell)
    if cell in placed:
        return f"{name} was filled in step {placed[cell]}"
    if known_cells(marks) >> cell & 1:
        return f"{name} holds a given card"
    own = COLOURS.index(colour)
    if sum(marks[own] >> one & 1 for one in placed) == to_place[own]:
        number = to_place[own]
        few = f"are only {number}" if number > 1 else "is only one" if number else "is no"
        return f"there {few} {colour_name(own)} card{'s' * (number > 1)} to place"
    return _why_unmatched(plan, with_known(marks, cell, own))


def _why_unmatched(plan: Plan, marks: PencilMarks) -> str | None:
    """Which card matches neither of the two below it, if there is one."""
    settled = known_cells(marks)
    for cell in cells_of(settled & plan.shape.upper):
        left, right = plan.shape.below(cell)
        if not settled >> left & settled >> right & 1:
            continue
        own, one, other = (colour_name(colours_at(marks, place)[0]) for place in (cell, left, right))
        if own not in (one, other):
            below = f"two {one} cards" if one == other else f"{one} and {other}"
            return f"{plan.shape.name(cell)} is {own} and would rest on {below}"
    return None


def _why_impossible(plan: Plan, marks: PencilMarks, cell: int, colour: int) -> str:
    """Why the pyramid cannot be filled with this card: the consequences, when they are easy to follow."""
    failure = f"with {colour_name(colour)} there the pyramid cannot be filled"
    why = refute(plan, marks, Assumed(cell, colour, other=False), HARD, below=LONG)
    return failure if why is None else f"{failure}: {refutation_text(plan, marks, why[0])}"

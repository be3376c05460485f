"""Solving as a careful person does: one card after the other, each for the easiest reason there is.

After every card the reasons are looked for anew, from the cards on the table alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, cells_of, colours_at, known_cells
from ppsolve.puzzles.party.pyramid.claims import KNOWN, Argument
from ppsolve.puzzles.party.pyramid.derivation import Derivation, Techniques
from ppsolve.puzzles.party.pyramid.inference import ENDLESS
from ppsolve.puzzles.party.pyramid.trials import (
    HARD,
    SLACK,
    Wording,
    argument_for,
    arguments_by_trial,
    shortest,
)

EASIER: Final[tuple[Techniques, ...]] = (
    frozenset(),
    frozenset({"matching"}),
    frozenset({"matching", "counting"}),
    frozenset({"matching", "counting", "sharing"}),
    HARD,
)
"""The techniques beyond the easy ones that are tried, set by set; after them comes trying out."""


def next_argument(plan: Plan, marks: PencilMarks, solution: PencilMarks, tell: Wording) -> Argument:
    """The easiest reason for a card that is not known yet, of several the shortest in words.

    The solution is the only one.
    """
    open_cells = plan.shape.every & ~known_cells(marks)
    for rules in EASIER:
        found = list(_conclusions(Derivation(plan, marks, rules), open_cells))
        if found:
            return shortest(found, tell)
    found = arguments_by_trial(plan, marks, solution, open_cells, tell)
    return shortest(found, tell) if found else _guess(marks, solution, open_cells)


def _conclusions(derivation: Derivation, open_cells: int) -> Iterator[Argument]:
    """The cheapest arguments for open cells, none of which takes another open cell to be known before."""
    most = ENDLESS
    wanted = open_cells
    while (cell := derivation.first_known(wanted)) is not None:
        wanted &= ~(1 << cell)
        cost = derivation.cost_of([(cell, KNOWN)])
        if cost > most:
            return
        most = min(most, cost + SLACK)
        argument = argument_for(derivation, cell)
        premises = {mark for used in argument.links for mark in used.link.premises_for(set(used.used))}
        if not any(own == KNOWN and open_cells >> other & 1 for other, own in premises):
            yield argument


def _guess(marks: PencilMarks, solution: PencilMarks, open_cells: int) -> Argument:
    """The card that nothing but trying finds: in a cell with few colours left."""
    cell = min(cells_of(open_cells), key=lambda one: len(colours_at(marks, one)))
    return Argument(cell, colours_at(solution, cell)[0], ())

"""Lines of reasoning: deductions one after the other, and what each of them rests on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from ppsolve.puzzles.party.pyramid import propagation
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    as_marks,
    cells_of,
    only,
    with_known,
    without,
)
from ppsolve.puzzles.party.pyramid.first_grading.deductions import (
    ALL,
    FIND,
    Deduction,
    View,
    dead_end,
    hard_dead_end,
)
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES, PyramidTechnique

UP_TO: Final = {name: TECHNIQUES[: TECHNIQUES.index(name) + 1] for name in TECHNIQUES}
"""The techniques from the easiest up to each one."""


class Reasoning:
    """A line of reasoning: the marks so far, and which deduction struck each mark that is gone."""

    def __init__(self, plan: Plan, marks: PencilMarks) -> None:
        self.plan = plan
        self.marks = marks
        self.deductions: list[Deduction] = []
        self.struck_by: dict[tuple[int, int], int] = {}
        """For each cell and colour that reasoning has struck, the number of the deduction."""
        self.told: set[int] = set()
        """The numbers of the deductions that a step has told."""

    @property
    def view(self) -> View:
        return View(self.plan, self.marks)

    def advance(self, techniques: tuple[PyramidTechnique, ...], careful: bool = True) -> bool:
        """Apply the easiest of the techniques that strikes something, wherever it does; whether one did.

        `careful` looks for the shortest contradiction, otherwise for any.
        """
        for technique in techniques:
            found: Iterator[Deduction] = iter(())
            if technique in FIND:
                found = FIND[technique](self.view)
            elif technique == "contradiction":
                found = _contradiction(self, careful)
            elif technique == "deeper":
                found = _deeper(self)
            before = len(self.deductions)
            for deduction in list(found):
                self._apply(deduction)
            if len(self.deductions) > before:
                return True
        return False

    def _apply(self, deduction: Deduction) -> None:
        after = without(self.marks, deduction.rules_out)
        if after == self.marks:
            return
        for colour, struck in enumerate(without(self.marks, after)):
            for cell in cells_of(struck):
                self.struck_by[cell, colour] = len(self.deductions)
        self.marks = after
        self.deductions.append(deduction)

    def trace(self, goal: PencilMarks) -> tuple[list[int], PencilMarks]:
        """The numbers of the untold deductions that the propagation of `goal` rests on, in their order, and
        the marks that had to be struck from the outset."""
        needed: set[int] = set()
        outset = [0, 0, 0, 0, 0]
        pending = [goal]
        while pending:
            for colour, cells in enumerate(pending.pop()):
                for cell in cells_of(cells):
                    number = self.struck_by.get((cell, colour))
                    if number is None:
                        outset[colour] |= 1 << cell
                    elif number not in needed and number not in self.told:
                        needed.add(number)
                        pending.append(self.deductions[number].premises)
        return sorted(needed), as_marks(outset)

    def tell(self, cell: int, numbers: list[int]) -> None:
        """A cell and these deductions have been explained: from now on it is as good as given."""
        self.told.update(numbers)
        for colour in ALL:
            self.struck_by.pop((cell, colour), None)


class Refutation(NamedTuple):
    """How many consequences lead from an assumption to a dead end, the dead end included, and on what they
    rest."""

    length: int
    premises: PencilMarks


def refute(view: View, cell: int, colour: int, techniques: tuple[PyramidTechnique, ...]) -> Refutation | None:
    """How a colour in a cell leads to a dead end by these techniques, or `None` if it does not."""
    reasoning = Reasoning(view.plan, with_known(view.marks, cell, colour))
    hard = "region" in techniques
    while True:
        end = dead_end(reasoning.view) or (hard_dead_end(reasoning.view) if hard else None)
        if end:
            numbers, outset = reasoning.trace(end)
            length = _consequences([reasoning.deductions[number] for number in numbers]) + 1
            return Refutation(length, without(outset, view.marks))
        if not reasoning.advance(techniques, careful=False):
            return None


def _consequences(deductions: list[Deduction]) -> int:
    """How many there are; where a colour would take too many cards, cells in a row count as one."""
    number = 0
    for colour, group in groupby(deductions, key=lambda one: one.takes[1] if one.takes else None):
        number += 1 if colour is not None else sum(not one.leaves_nothing for one in group)
    return number


def _refutation(technique: PyramidTechnique, pair: tuple[int, int], why: Refutation) -> Deduction:
    cell, colour = pair
    return Deduction(technique, only(1 << cell, [colour]), why.premises)


def _contradiction(reasoning: Reasoning, careful: bool) -> Iterator[Deduction]:
    """The contradiction that is easiest to follow, or just the first one.

    Best is one that leaves a single colour, with few consequences, from what has been told already.
    """
    view = reasoning.view
    found: list[tuple[bool, int, Deduction]] = []
    for cell in cells_of(reasoning.plan.shape.every & ~view.known):
        for colour in view.at(cell):
            if propagation.by_marks(reasoning.plan, with_known(reasoning.marks, cell, colour)) is not None:
                continue
            why = refute(view, cell, colour, UP_TO["counting"])
            assert why is not None
            deduction = _refutation("contradiction", (cell, colour), why)
            if not careful:
                yield deduction
                return
            effort = why.length + len(reasoning.trace(why.premises)[0])
            found.append((len(view.at(cell)) > 2, effort, deduction))
    if found:
        yield min(found, key=lambda each: each[:2])[2]


def _deeper(reasoning: Reasoning) -> Iterator[Deduction]:
    """The first colour of a cell that fails by hard techniques, if possible without another assumption."""
    pair = propagation.deeper_pair(reasoning.plan, reasoning.marks)
    if pair:
        view = reasoning.view
        why = refute(view, *pair, UP_TO["region"]) or refute(view, *pair, UP_TO["contradiction"])
        assert why is not None
        yield _refutation("deeper", pair, why)

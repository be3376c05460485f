"""Why a cell is known: the few deductions that show it, in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ppsolve.puzzles.levels import LEVELS, Level
from ppsolve.puzzles.party.pyramid.cells import cells_of, colours_at, placement
from ppsolve.puzzles.party.pyramid.deductions import ALL, EACH_ROW, Deduction, colours_except
from ppsolve.puzzles.party.pyramid.reasoning import Reasoning
from ppsolve.puzzles.party.pyramid.techniques import LEVEL_OF, TECHNIQUES, PyramidTechnique, hardest
from ppsolve.puzzles.party.pyramid.words import (
    colour_and_letter,
    colour_name,
    either,
    list_or_nothing,
    sentence,
)
from ppsolve.puzzles.solution import SolutionStep

TOO_MANY: Final = f"would take more cards of that colour than there are, {EACH_ROW}"
ASSUMING: Final[tuple[PyramidTechnique, ...]] = ("contradiction", "deeper")
MOST_ASSUMED: Final = 2
"""Up to so many assumptions that a reason rests on are told with all their consequences."""


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

    @property
    def step(self) -> SolutionStep:
        plan = self.reasoning.plan
        colour = colours_at(self.reasoning.marks, self.cell)[0]
        deductions = self.reasoning.deductions
        clauses = _clauses([deductions[number] for number in self.direct], self.reasoning)
        so = f"{plan.shape.name(self.cell)} must be {colour_and_letter(colour)}"
        last = f"{clauses[0]}, so {so}" if len(clauses) == 1 else f"{'; '.join(clauses)}: so {so}"
        sentences = [
            *_sentences(
                [deductions[number] for number in self.before], self.reasoning, LEVEL_OF[self.technique]
            ),
            sentence(last),
        ]
        return SolutionStep(self.technique, placement(plan, self.cell, colour), " ".join(sentences))


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


def _clauses(direct: list[Deduction], reasoning: Reasoning) -> list[str]:
    """The reasons about the cell itself; those of the same kind in one clause."""
    takes = [deduction.takes for deduction in direct if deduction.takes]
    spent = [deduction for deduction in direct if deduction.technique == "used-up"]
    clauses = [
        deduction.because
        for deduction in direct
        if not (deduction in spent and len(spent) > 1) and not (deduction.takes and len(takes) > 1)
    ]
    if len(spent) > 1:
        colours = [colour for one in spent for colour in ALL if one.rules_out[colour]]
        clauses.append(f"all {list_or_nothing([colour_name(colour) for colour in colours])} cards are placed")
    if len(takes) > 1:
        colours = [colour for _, colour in takes]
        where = reasoning.plan.shape.name(takes[0][0])
        clauses.append(f"{either(colours)} at {where} {TOO_MANY}")
    return clauses


def _sentences(before: list[Deduction], reasoning: Reasoning, level: Level) -> list[str]:
    """What the reasons rest on, without what is easier than the step as a whole: who gets that far sees it.

    Where cards would be too many is told at once, and so are assumptions if there are many.
    """
    places = []
    for colour in ALL:
        cells = sum(1 << one.takes[0] for one in before if one.takes and one.takes[1] == colour)
        if cells:
            where = list_or_nothing([reasoning.plan.shape.name(cell) for cell in cells_of(cells)], "or")
            places.append(f"{colour_name(colour)} at {where}")
    sentences = [sentence(f"{', or '.join(places)} {TOO_MANY}")] if places else []
    assumed = [one for one in before if one.technique in ASSUMING]
    sentences += [
        sentence(f"{one.because}, so {one.so}")
        for one in before
        if not one.takes
        and LEVELS.index(LEVEL_OF[one.technique]) >= min(LEVELS.index(level), LEVELS.index("hard"))
        and (one not in assumed or len(assumed) <= MOST_ASSUMED)
    ]
    if len(assumed) > MOST_ASSUMED:
        sentences.append(sentence(f"trying it out shows that {list_or_nothing([one.so for one in assumed])}"))
    return sentences

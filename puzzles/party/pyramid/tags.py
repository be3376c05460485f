"""The tags of a pyramid puzzle: what it is about.

- `counting`, `regions`: the techniques of its level do not solve it without counts, or without regions.
- `contradiction`: something must be tried out; `deep`: also where the easy and medium techniques do not show
  that it fails.
- `few-givens`: hardly any card is given.
- `bare-base`: no card of the base is given.

Version 1 of the generator gave the first four for what some step of its own solution used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan
from ppsolve.puzzles.party.pyramid.propagation import by_contradiction, by_marks, by_regions, is_solved
from ppsolve.puzzles.party.pyramid.task import PyramidTag, PyramidTask
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES, PyramidTechnique
from ppsolve.solver.party.pyramid import EMPTY

FEW: Final = 5
"""There are few givens when at most one cell in so many is given."""
SHOWN_BY: Final[dict[PyramidTechnique, PyramidTag]] = {
    "counting": "counting",
    "sharing": "counting",
    "region": "regions",
    "contradiction": "contradiction",
    "deeper": "deep",
    "guess": "deep",
}


def tags_of(task: PyramidTask, plan: Plan, marks: PencilMarks, level: Level) -> tuple[PyramidTag, ...]:
    """The tags of a puzzle of a level, in the order of `PyramidTag`."""
    return (*_needed(plan, marks, level), *_looks(task))


def _needed(plan: Plan, marks: PencilMarks, level: Level) -> Iterator[PyramidTag]:
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


def first_tags_of(task: PyramidTask, techniques: Iterable[PyramidTechnique]) -> tuple[PyramidTag, ...]:
    """The tags of a puzzle as version 1 gave them, its steps having used these techniques."""
    used = sorted(set(techniques), key=TECHNIQUES.index)
    return (*dict.fromkeys(SHOWN_BY[technique] for technique in used if technique in SHOWN_BY), *_looks(task))

"""Proving a pyramid puzzle sound, grading it, and explaining its solution."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from ppsolve.puzzles.levels import PyramidTag
from ppsolve.puzzles.party.pyramid.cells import (
    Board,
    Marks,
    board_of,
    cells_of,
    colours_at,
    known,
    marks_of,
    rows_of,
)
from ppsolve.puzzles.party.pyramid.logic import steps_from
from ppsolve.puzzles.party.pyramid.techniques import TECHNIQUES, Technique, level_of
from ppsolve.puzzles.party.pyramid.uniqueness import only_filling
from ppsolve.puzzles.party.pyramid.words import lettered, named
from ppsolve.puzzles.task import PyramidTask, Step, Verdict
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.pyramid import EMPTY

FEW: Final = 5
"""There are few givens when at most one cell in so many is given."""
SHOWN_BY: Final[dict[Technique, PyramidTag]] = {
    "counting": "counting",
    "sharing": "counting",
    "region": "regions",
    "contradiction": "contradiction",
    "deeper": "deep",
    "guess": "deep",
}


def examine(task: PyramidTask) -> Verdict:
    """The verdict on a puzzle that is proved to have exactly one solution; `BadInput` if it has not."""
    board = board_of(task)
    solution = rows_of(board, proved(task))
    used = Counter(step.technique for step in steps(task))
    techniques = [technique for technique in TECHNIQUES if used[technique]]
    clues = len(board.shape.cells) - len(task.cards)
    tags = list(dict.fromkeys(SHOWN_BY[technique] for technique in techniques if technique in SHOWN_BY))
    if clues * FEW <= len(board.shape.cells):
        tags.append("few-givens")
    if not task.givens[0].strip(EMPTY):
        tags.append("bare-base")
    facts = {"cells": len(board.shape.cells), "clues": clues, "steps": len(task.cards)}
    facts |= {technique: used[technique] for technique in techniques}
    return Verdict(level_of(techniques), tuple(tags), solution, facts)


@lru_cache(maxsize=64)
def proved(task: PyramidTask) -> Marks:
    """The only solution of a task; `BadInput` if it has none or several."""
    board = board_of(task)
    marks = marks_of(board, task.givens)
    _check_legal(board, marks)
    return only_filling(board, marks)


def _check_legal(board: Board, marks: Marks) -> None:
    """Refuse a given card that matches neither of two given cards below it."""
    given = known(marks)
    for cell in cells_of(given & board.shape.upper):
        left, right = board.shape.below(cell)
        if given >> left & given >> right & 1:
            own, one, other = (colours_at(marks, place)[0] for place in (cell, left, right))
            if own not in (one, other):
                rests = f"but rests on {named(one)} and {named(other)}"
                raise BadInput("givens", f"{board.shape.name(cell)} is {lettered(own)} {rests}")


@lru_cache(maxsize=64)
def steps(task: PyramidTask) -> tuple[Step, ...]:
    """The solution card by card, in the order in which a careful person finds it."""
    proved(task)
    board = board_of(task)
    return tuple(steps_from(board, marks_of(board, task.givens)))

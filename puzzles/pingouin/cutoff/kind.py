"""The cutoff as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.pingouin.cutoff.task import ID, JSON, CutoffTag, CutoffTask


def _load_operations() -> KindOperations[CutoffTask]:
    from ppsolve.puzzles.pingouin.cutoff.explain import book_values, next_step, steps, technique_text
    from ppsolve.puzzles.pingouin.cutoff.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.cutoff.verify import check, examine

    graded = graded_alike(examine)
    return KindOperations(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text, book_values)


CUTOFF: Final = Kind(
    name="cutoff",
    game="pingouin",
    task=CutoffTask,
    tags=get_args(CutoffTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    family="Pingouin",
)

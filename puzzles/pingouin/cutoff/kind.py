"""The cutoff as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.cutoff.task import ID, JSON, CutoffTag, CutoffTask


def _load_operations() -> KindOperations[CutoffTask]:
    from ppsolve.puzzles.pingouin.cutoff.explain import TECHNIQUE_TEXTS, make_book, next_step, steps
    from ppsolve.puzzles.pingouin.cutoff.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.cutoff.verify import check, examine

    return KindOperations(ATTEMPTS, candidate, examine, check, steps, next_step, TECHNIQUE_TEXTS, make_book)


CUTOFF: Final = Kind(
    "cutoff", "pingouin", CutoffTask, get_args(CutoffTag), JSON, ID, _load_operations, family="Pingouin"
)

"""The strand as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.strand.task import ID, JSON, StrandTag, StrandTask


def _load_operations() -> KindOperations[StrandTask]:
    from ppsolve.puzzles.pingouin.strand.explain import (
        TECHNIQUE_TEXTS,
        make_book,
        next_step,
        steps,
        technique_name,
    )
    from ppsolve.puzzles.pingouin.strand.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.strand.verify import check, examine

    return KindOperations(
        ATTEMPTS,
        candidate,
        examine,
        check,
        steps,
        next_step,
        TECHNIQUE_TEXTS,
        make_book,
        technique_name=technique_name,
    )


STRAND: Final = Kind(
    "strand",
    "pingouin",
    StrandTask,
    get_args(StrandTag),
    JSON,
    ID,
    "strand-title",
    "strand-label",
    _load_operations,
)

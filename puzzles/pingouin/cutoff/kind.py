"""The cutoff as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.cutoff.task import ID, JSON, CutoffTag, CutoffTask
from ppsolve.puzzles.pingouin.look_tags import LookTag
from ppsolve.puzzles.series import LEVELS_BY_MEASURES


def _load_operations() -> KindOperations[CutoffTask]:
    from ppsolve.puzzles.pingouin.cutoff.explain import (
        TECHNIQUE_TEXTS,
        make_book,
        next_step,
        steps,
        technique_name,
    )
    from ppsolve.puzzles.pingouin.cutoff.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.cutoff.simple_play import BANDS, measures
    from ppsolve.puzzles.pingouin.cutoff.verify import check, examine
    from ppsolve.puzzles.pingouin.looks import looks_of

    return KindOperations(
        ATTEMPTS,
        candidate,
        examine,
        check,
        steps,
        next_step,
        TECHNIQUE_TEXTS,
        make_book,
        measures=measures,
        bands=BANDS,
        looks=lambda task: looks_of(task.position.rows),
        technique_name=technique_name,
    )


CUTOFF: Final = Kind(
    "cutoff",
    "pingouin",
    CutoffTask,
    (*get_args(CutoffTag), *get_args(LookTag)),
    JSON,
    ID,
    "cutoff-title",
    "cutoff-label",
    _load_operations,
    surprises=("quiet", "sacrifice"),
    later=2,
    since=LEVELS_BY_MEASURES,
)

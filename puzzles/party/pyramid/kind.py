"""The pyramid as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.party.pyramid.task import ID, JSON, NARROWEST, WIDEST, PyramidTag, PyramidTask
from ppsolve.puzzles.series import LEVELS_BY_MEASURES


def _load_operations() -> KindOperations[PyramidTask]:
    from ppsolve.puzzles.party.pyramid.explain import TECHNIQUE_TEXTS, next_step, steps, technique_name
    from ppsolve.puzzles.party.pyramid.generate import ATTEMPTS, candidate, looks_of
    from ppsolve.puzzles.party.pyramid.simple_play import BANDS, measures
    from ppsolve.puzzles.party.pyramid.verify import check, examine

    return KindOperations(
        ATTEMPTS,
        candidate,
        examine,
        check,
        steps,
        next_step,
        TECHNIQUE_TEXTS,
        measures=measures,
        bands=BANDS,
        looks=looks_of,
        technique_name=technique_name,
    )


PYRAMID: Final = Kind(
    "pyramid",
    "party",
    PyramidTask,
    (*get_args(PyramidTag), "symmetric"),
    JSON,
    ID,
    "pyramid-title",
    "pyramid-label",
    _load_operations,
    bases=(NARROWEST, WIDEST),
    surprises=("deep", "bare-base"),
    generator=2,
    later=3,
    since=LEVELS_BY_MEASURES,
)

"""The pyramid as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.party.pyramid.task import ID, JSON, NARROWEST, WIDEST, PyramidTag, PyramidTask


def _load_operations() -> KindOperations[PyramidTask]:
    from ppsolve.puzzles.party.pyramid.explain import next_step, steps, technique_text
    from ppsolve.puzzles.party.pyramid.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.party.pyramid.verify import check, examine

    graded = graded_alike(examine)
    return KindOperations(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text)


PYRAMID: Final = Kind(
    name="pyramid",
    game="party",
    task=PyramidTask,
    tags=get_args(PyramidTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    bases=(NARROWEST, WIDEST),
    generator=2,
)

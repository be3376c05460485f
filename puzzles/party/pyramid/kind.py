"""The pyramid as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.party.pyramid.codec import ID, JSON
from ppsolve.puzzles.party.pyramid.task import NARROWEST, WIDEST, PyramidTag, PyramidTask


def _load_operations() -> KindOperations[PyramidTask]:
    from ppsolve.puzzles.party.pyramid.checking import check
    from ppsolve.puzzles.party.pyramid.examination import examine
    from ppsolve.puzzles.party.pyramid.explanation import next_step, steps, technique_text
    from ppsolve.puzzles.party.pyramid.generation import ATTEMPTS, candidate

    return KindOperations(ATTEMPTS, candidate, examine, steps, next_step, check, technique_text)


PYRAMID: Final = Kind(
    name="pyramid",
    game="party",
    task=PyramidTask,
    tags=get_args(PyramidTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    bases=(NARROWEST, WIDEST),
)

"""The harvest as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.pingouin.harvest.task import ID, JSON, HarvestTag, HarvestTask


def _load_operations() -> KindOperations[HarvestTask]:
    from ppsolve.puzzles.pingouin.harvest.explain import next_step, steps, technique_text
    from ppsolve.puzzles.pingouin.harvest.explore import make_book
    from ppsolve.puzzles.pingouin.harvest.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.harvest.verify import check, examine

    graded = graded_alike(examine)
    return KindOperations(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text, make_book)


HARVEST: Final = Kind(
    name="harvest",
    game="pingouin",
    task=HarvestTask,
    tags=get_args(HarvestTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    family="Pingouin",
)

"""The harvest as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.harvest.task import ID, JSON, HarvestTag, HarvestTask


def _load_operations() -> KindOperations[HarvestTask]:
    from ppsolve.puzzles.pingouin.harvest.explain import TECHNIQUE_TEXTS, next_step, steps
    from ppsolve.puzzles.pingouin.harvest.explore import make_book
    from ppsolve.puzzles.pingouin.harvest.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.harvest.par import check
    from ppsolve.puzzles.pingouin.harvest.verify import examine

    return KindOperations(ATTEMPTS, candidate, examine, check, steps, next_step, TECHNIQUE_TEXTS, make_book)


HARVEST: Final = Kind(
    "harvest", "pingouin", HarvestTask, get_args(HarvestTag), JSON, ID, _load_operations, family="Pingouin"
)

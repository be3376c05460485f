"""The harvest as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.harvest.task import ID, JSON, HarvestTag, HarvestTask
from ppsolve.puzzles.pingouin.look_tags import LookTag
from ppsolve.puzzles.series import LEVELS_BY_MEASURES


def _load_operations() -> KindOperations[HarvestTask]:
    from ppsolve.puzzles.pingouin.harvest.explain import TECHNIQUE_TEXTS, next_step, steps, technique_name
    from ppsolve.puzzles.pingouin.harvest.explore import make_book
    from ppsolve.puzzles.pingouin.harvest.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.harvest.par import check
    from ppsolve.puzzles.pingouin.harvest.simple_play import BANDS, measures
    from ppsolve.puzzles.pingouin.harvest.verify import examine
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
        looks=lambda task: looks_of(task.rows),
        technique_name=technique_name,
    )


HARVEST: Final = Kind(
    "harvest",
    "pingouin",
    HarvestTask,
    (*get_args(HarvestTag), *get_args(LookTag)),
    JSON,
    ID,
    "harvest-title",
    "harvest-label",
    _load_operations,
    surprises=("leave-threes",),
    later=2,
    since=LEVELS_BY_MEASURES,
)

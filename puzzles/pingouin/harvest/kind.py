"""The harvest as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, Verbs, graded_alike
from ppsolve.puzzles.pingouin.harvest.fields import ID, JSON
from ppsolve.puzzles.pingouin.harvest.task import HarvestTag, HarvestTask


def _load_verbs() -> Verbs[HarvestTask]:
    from ppsolve.puzzles.pingouin.harvest.book import make_book
    from ppsolve.puzzles.pingouin.harvest.checking import check
    from ppsolve.puzzles.pingouin.harvest.examination import examine
    from ppsolve.puzzles.pingouin.harvest.explanation import next_step, steps, technique_text
    from ppsolve.puzzles.pingouin.harvest.generation import ATTEMPTS, candidate

    graded = graded_alike(examine)
    return Verbs(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text, make_book)


HARVEST: Final = Kind(
    name="harvest",
    game="pingouin",
    task=HarvestTask,
    tags=get_args(HarvestTag),
    json=JSON,
    id=ID,
    load_verbs=_load_verbs,
    family="Pingouin",
    generators=(1,),
)

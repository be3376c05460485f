"""The queue as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.party.queue.task import ID, JSON, QueueTag, QueueTask


def _load_operations() -> KindOperations[QueueTask]:
    from ppsolve.puzzles.party.queue.explain import next_step, steps, technique_text
    from ppsolve.puzzles.party.queue.explore import make_book
    from ppsolve.puzzles.party.queue.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.party.queue.verify import check, examine

    graded = graded_alike(examine)
    return KindOperations(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text, make_book)


QUEUE: Final = Kind(
    name="queue",
    game="party",
    task=QueueTask,
    tags=get_args(QueueTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    bases=(4, 7),
    generator=2,
)

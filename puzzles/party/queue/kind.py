"""The queue as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.party.queue.task import ID, JSON, QueueTag, QueueTask
from ppsolve.puzzles.series import LEVELS_BY_MEASURES


def _load_operations() -> KindOperations[QueueTask]:
    from ppsolve.puzzles.party.queue.explain import TECHNIQUE_TEXTS, next_step, steps, technique_name
    from ppsolve.puzzles.party.queue.explore import make_book
    from ppsolve.puzzles.party.queue.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.party.queue.simple_play import BANDS, measures
    from ppsolve.puzzles.party.queue.verify import check, examine

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
        technique_name=technique_name,
    )


QUEUE: Final = Kind(
    "queue",
    "party",
    QueueTask,
    get_args(QueueTag),
    JSON,
    ID,
    "queue-title",
    "queue-label",
    _load_operations,
    bases=(4, 7),
    surprises=("sacrifice",),
    generator=2,
    later=3,
    since=LEVELS_BY_MEASURES,
)

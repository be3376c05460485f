"""The duel as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.party.duel.codec import ID, JSON
from ppsolve.puzzles.party.duel.task import DuelTag, DuelTask


def _load_operations() -> KindOperations[DuelTask]:
    from ppsolve.puzzles.party.duel.book import book_values
    from ppsolve.puzzles.party.duel.checking import check
    from ppsolve.puzzles.party.duel.examination import examine
    from ppsolve.puzzles.party.duel.explanation import next_step, steps, technique_text
    from ppsolve.puzzles.party.duel.generation import ATTEMPTS, candidate

    graded = graded_alike(examine)
    return KindOperations(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text, book_values)


DUEL: Final = Kind(
    name="duel",
    game="party",
    task=DuelTask,
    tags=get_args(DuelTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    players=(2, 6),  # its base is that of its number of players
    generator=2,
)

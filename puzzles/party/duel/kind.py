"""The duel as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.party.duel.task import ID, JSON, DuelTag, DuelTask


def _load_operations() -> KindOperations[DuelTask]:
    from ppsolve.puzzles.party.duel.explain import book_values, next_step, steps, technique_text
    from ppsolve.puzzles.party.duel.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.party.duel.verify import check, examine

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
    players=(2, 6),  # the base follows from the number of players
    generator=2,
)

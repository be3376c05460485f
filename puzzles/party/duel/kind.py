"""The duel as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.party.duel.task import ID, JSON, DuelTag, DuelTask
from ppsolve.puzzles.series import LEVELS_BY_MEASURES


def _load_operations() -> KindOperations[DuelTask]:
    from ppsolve.puzzles.party.duel.explain import (
        TECHNIQUE_TEXTS,
        make_book,
        next_step,
        steps,
        technique_name,
    )
    from ppsolve.puzzles.party.duel.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.party.duel.simple_play import BANDS, measures
    from ppsolve.puzzles.party.duel.verify import check, examine

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


# The base follows from the number of players.
DUEL: Final = Kind(
    "duel",
    "party",
    DuelTask,
    get_args(DuelTag),
    JSON,
    ID,
    "duel-title",
    "duel-label",
    _load_operations,
    players=(2, 6),
    surprises=("sacrifice",),
    generator=2,
    later=3,
    since=LEVELS_BY_MEASURES,
)

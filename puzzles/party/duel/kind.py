"""The duel as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, Verbs, graded_alike
from ppsolve.puzzles.party.duel.fields import ID, JSON
from ppsolve.puzzles.party.duel.task import DuelTag, DuelTask


def _load_verbs() -> Verbs[DuelTask]:
    from ppsolve.puzzles.party.duel.book import book_values
    from ppsolve.puzzles.party.duel.checking import check
    from ppsolve.puzzles.party.duel.examination import examine
    from ppsolve.puzzles.party.duel.explanation import next_step, steps, technique_text
    from ppsolve.puzzles.party.duel.generation import ATTEMPTS, candidate

    graded = graded_alike(examine)
    return Verbs(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text, book_values)


DUEL: Final = Kind(
    name="duel",
    game="party",
    task=DuelTask,
    tags=get_args(DuelTag),
    json=JSON,
    id=ID,
    load_verbs=_load_verbs,
    players=(2, 6),  # its base is that of its number of players
)

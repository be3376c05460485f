"""Simple play of a queue: always leave the most choices for the next card."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.party.queue.explore import Exploration, explore_task
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.simple_play import best_of, percent

BANDS: Final[Bands] = {
    "easy": {"simple_play": (51, 100)},
    "medium": {"simple_play": (25, 50)},
    "hard": {"simple_play": (0, 24)},
    "expert": {"simple_play": (0, 2)},
}


def measures(task: QueueTask) -> Measures:
    return {"simple_play": percent(solved_share(task, explore_task(task)))}


def solved_share(task: QueueTask, exploration: Exploration) -> Fraction:
    """Return the share of plays that place all cards if each move leaves the most choices for the next one.

    Moves to the same position are one choice. Ties are broken at random.
    """
    known: dict[int, Fraction] = {}

    def share(key: int) -> Fraction:
        if key not in known:
            following = exploration.successors(key)
            tied = best_of(following, lambda after: len(exploration.successors(after)))
            won = exploration.lines(key) if not following else 0
            known[key] = sum(map(share, tied), Fraction(0)) / len(tied) if tied else Fraction(won)
        return known[key]

    return share(exploration.key(task.pyramid))

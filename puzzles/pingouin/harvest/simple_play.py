"""Simple play of a harvest: keep the most fish within reach, then take the tightest tile."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.pingouin.harvest.explore import (
    Exploration,
    HarvestOption,
    HarvestState,
    explore_task,
)
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.tiles import reach
from ppsolve.puzzles.simple_play import best_of, percent

BANDS: Final[Bands] = {
    "easy": {"simple_play": (50, 100)},
    "medium": {"simple_play": (15, 49)},
    "hard": {"simple_play": (0, 14)},
    "expert": {"simple_play": (0, 0)},
}


def measures(task: HarvestTask) -> Measures:
    return measures_with(task, explore_task(task))


def measures_with(task: HarvestTask, exploration: Exploration) -> Measures:
    """As `measures`, reusing an exploration."""
    return {"simple_play": percent(solved_share(task, exploration))}


def solved_share(task: HarvestTask, exploration: Exploration) -> Fraction:
    """Return the share of plays that take the maximum by the simple rule.

    Each move keeps the most fish within reach, those that it takes included. Of such moves it goes to a tile
    with the fewest slides on. Ties are broken at random.
    """
    ice = task.ice
    known: dict[HarvestState, Fraction] = {}

    def share(state: HarvestState) -> Fraction:
        if state not in known:

            def score(option: HarvestOption) -> tuple[int, int]:
                kept = ice[option.move.end] + exploration.fish(option.after.within_reach())
                return kept, -reach(option.move.end, option.after.free).bit_count()

            tied = best_of(exploration.options(state), score)
            won = [share(option.after) for option in tied if not option.gives_up]
            known[state] = sum(won, Fraction(0)) / len(tied) if tied else Fraction(1)
        return known[state]

    return share(exploration.start)

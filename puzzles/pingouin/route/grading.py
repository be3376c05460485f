"""How hard a route is: the hardest technique that it takes to rule out every wrong slide on the way, and how
large it is.

| level | techniques | tiles |
|---|---|---|
| easy | `number`, `split`, `last`, `two-ends` | up to 12 |
| medium | `counting`, `both-ways` | up to 18 |
| hard | `passed-over`, `chain` | up to 28 |
| expert | `contradiction` | more |
"""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.pingouin.route.moment import beginning
from ppsolve.puzzles.pingouin.route.refuting import refute
from ppsolve.puzzles.pingouin.route.search import Route
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.solution import LEVELS, Level

MOST_TILES: Final[dict[Level, int]] = {"easy": 12, "medium": 18, "hard": 28, "expert": 60}
"""How many tiles a route of a level may have, that of the penguin included."""


def technique_level(task: RouteTask, route: Route) -> Level:
    """The level of the hardest technique that is needed on the way; expert, too, if slides must be tried."""
    hardest = 0
    moment = beginning(task)
    for right in route:
        for tile in moment.choices():
            if tile == right:
                continue
            while hardest < len(LEVELS) - 1 and refute(task, moment, tile, LEVELS[hardest]) is None:
                hardest += 1
        moment = moment.after(right)
    return LEVELS[hardest]


def level_of(task: RouteTask, route: Route) -> Level:
    """The level of a route: that of its techniques, or of its size if that is harder."""
    size = next(level for level in LEVELS if task.moves < MOST_TILES[level])
    return max(size, technique_level(task, route), key=LEVELS.index)

"""Simple play of a route: always slide to the tile with the fewest ways on that its number allows."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ppsolve.puzzles.kind import Bands, Measures
from ppsolve.puzzles.pingouin.route.refute import refute_slide
from ppsolve.puzzles.pingouin.route.search import Route
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, start_state
from ppsolve.puzzles.pingouin.route.verify import level_of, only_route
from ppsolve.puzzles.pingouin.tiles import reach
from ppsolve.puzzles.simple_play import best_of, percent
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.pingouin.floe import Tile

BANDS: Final[Bands] = {
    "easy": {"simple_play": (100, 100)},
    "medium": {"simple_play": (20, 75), "hard_steps": (2, 99)},
    "hard": {"simple_play": (0, 19), "hard_steps": (2, 99)},
    "expert": {"simple_play": (0, 0), "hard_steps": (3, 99)},
}


def measures(task: RouteTask) -> Measures:
    return measures_with(task, only_route(task), level_of(task, only_route(task)))


def measures_with(task: RouteTask, route: Route, level: Level) -> Measures:
    """As `measures`, reusing the route and its level."""
    return {
        "simple_play": percent(solved_share(task, route)),
        "hard_steps": hard_steps(task, route, level),
    }


def hard_steps(task: RouteTask, route: Route, level: Level) -> int:
    """Return the number of moves at which techniques of easier levels leave more than one slide."""
    if level == LEVELS[0]:
        return 0
    easier = LEVELS[LEVELS.index(level) - 1]
    found, state = 0, start_state(task)
    for right in route:
        others = [tile for tile in state.choices() if tile != right]
        found += any(refute_slide(task, state, tile, easier) is None for tile in others)
        state = state.after(right)
    return found


def solved_share(task: RouteTask, route: Route) -> Fraction:
    """Return the share of plays that find the route by always sliding to a tile with the fewest ways on.

    Slides that the easy techniques rule out are not made. Ties are broken at random.
    """
    share = Fraction(1)
    state = start_state(task)
    for right in route:
        tied = _simple_slides(task, state)
        if right not in tied:
            return Fraction(0)
        share /= len(tied)
        state = state.after(right)
    return share


def _simple_slides(task: RouteTask, state: RouteState) -> list[Tile]:
    sound = [tile for tile in state.choices() if refute_slide(task, state, tile, "easy") is None]
    return best_of(sound, lambda tile: -reach(tile, state.free & ~(1 << tile)).bit_count())

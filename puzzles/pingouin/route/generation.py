"""Routes from random numbers: a floe, a way over all of it, and the numbers that make it the only one."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.pingouin.floes import floe_for
from ppsolve.puzzles.pingouin.limits import TooLarge
from ppsolve.puzzles.pingouin.route.grading import technique_level
from ppsolve.puzzles.pingouin.route.moment import Moment, beginning
from ppsolve.puzzles.pingouin.route.refuting import refute
from ppsolve.puzzles.pingouin.route.search import Route, find_routes
from ppsolve.puzzles.pingouin.route.task import RouteTask, route_task
from ppsolve.puzzles.pingouin.tiles import Tiles, each, reach
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import Level, Rejected
from ppsolve.solver.pingouin.floe import Tile
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 4_000
"""How many candidates may be tried for a recipe."""
SIZES: Final[dict[Level, tuple[int, int]]] = {
    "easy": (9, 12),
    "medium": (13, 18),
    "hard": (19, 28),
    "expert": (29, 60),
}
"""How many tiles the floe has, that of the penguin included."""
MOMENTS: Final = 300
"""How many moments the search for some way over a floe looks at."""
ROUTES: Final[dict[Level, int]] = {"easy": 3, "medium": 5, "hard": 12, "expert": 5}
"""How many ways over a floe are tried; the one with the fewest numbers is taken."""
SPARSE: Final[dict[Level, float]] = {"easy": 2, "medium": 2.2, "hard": 2.4, "expert": 2.5}
"""At most one tile in so many may have a number."""


def candidate(recipe: Recipe, source: SplitMix64) -> RouteTask | Rejected:
    """One attempt at the route of a recipe: a sound task of exactly the level, or why it came to nothing."""
    island = floe_for(recipe.seed, source, SIZES[recipe.level])
    if island is None:
        return Rejected("no floe for the shelf")
    starts = list(each(island))
    best: RouteTask | None = None
    why = Rejected("no way over the floe")
    for _ in range(ROUTES[recipe.level]):
        start = starts[source.below(len(starts))]
        route = _some_route(route_task(island, start, {}), source)
        if route is None:
            continue
        task = _numbered(island, start, route, recipe.level)
        if technique_level(task, route) != recipe.level:
            why = Rejected("too easy")
        elif len(task.numbers) * SPARSE[recipe.level] > task.moves:
            why = Rejected("too many numbers")
        elif best is None or len(task.numbers) < len(best.numbers):
            best = task
    return best or why


def _some_route(task: RouteTask, source: SplitMix64) -> Route | None:
    """Some way over the floe; slides to tiles with few ways on are tried first."""

    def order(moment: Moment, tiles: list[Tile]) -> list[Tile]:
        weights = {
            tile: 4 * reach(tile, moment.free & ~(1 << tile)).bit_count() + source.below(24) for tile in tiles
        }
        return sorted(tiles, key=lambda tile: weights[tile])

    try:
        found = find_routes(task, 1, MOMENTS, order)
    except TooLarge:
        return None
    return found[0] if found else None


def _numbered(island: Tiles, start: Tile, route: Route, level: Level) -> RouteTask:
    """The task with the numbers that the techniques of a level need to find the route.

    From the last move back to the first: where the techniques cannot rule out every other slide, the tile
    that the right one goes to gets its number. Numbers of earlier moves, which come later, are of no use
    there. So none of the numbers can be left out.
    """
    numbers: dict[Tile, int] = {}
    task = route_task(island, start, numbers)
    moments = [beginning(task)]
    for tile in route:
        moments.append(moments[-1].after(tile))
    for step in range(len(route), 0, -1):
        moment, right = moments[step - 1], route[step - 1]
        others = [tile for tile in moment.choices() if tile != right]
        if any(refute(task, moment, tile, level) is None for tile in others):
            numbers[right] = step
            task = route_task(island, start, numbers)
    return task

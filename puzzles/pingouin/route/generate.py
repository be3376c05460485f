"""Random routes: a floe, a path over all of it, and the numbers that make it the only one."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.limits import TooLarge
from ppsolve.puzzles.pingouin.floes import floe_of
from ppsolve.puzzles.pingouin.route.refute import refute_slide
from ppsolve.puzzles.pingouin.route.search import Route, find_routes
from ppsolve.puzzles.pingouin.route.simple_play import BANDS, measures_with
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, route_task, start_state
from ppsolve.puzzles.pingouin.route.verify import technique_level
from ppsolve.puzzles.pingouin.tiles import Tiles, each, reach
from ppsolve.puzzles.recipe import Ranges, Recipe
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import Level, Rejected
from ppsolve.solver.pingouin.floe import Tile
from ppsolve.solver.randomness import SplitMix64

ATTEMPTS: Final = 4_000
SIZES: Final[Ranges] = {"easy": (9, 12), "medium": (13, 18), "hard": (19, 28), "expert": (29, 60)}
"""The fewest and most tiles of the floe, the penguin's included."""
SEARCH_STATES: Final = 300
"""The most states that the search for a random path visits."""
ROUTES: Final[dict[Level, int]] = {"easy": 3, "medium": 5, "hard": 12, "expert": 5}
"""How many paths over a floe are tried; the one with the fewest numbers wins."""
MEASURED_ROUTES: Final = 6
"""How many times as many paths the generator that measures tries on a floe; the first that suits wins."""
FEWEST_TILES_PER_NUMBER: Final[dict[Level, float]] = {"easy": 2, "medium": 2.2, "hard": 2.4, "expert": 2.5}
MEASURED_TILES_PER_NUMBER: Final[dict[Level, float]] = {"easy": 2, "medium": 2, "hard": 1.8, "expert": 2.5}
"""Compact floes need more numbers."""


def candidate(recipe: Recipe, source: SplitMix64) -> RouteTask | Rejected:
    island = floe_of(recipe, source, SIZES[recipe.level])
    if island is None:
        return Rejected("no floe for the rotation index")
    starts = list(each(island))
    best: RouteTask | None = None
    why = Rejected("no way over the floe")
    measured = KINDS[recipe.kind].measures_by(recipe.generator)
    least = MEASURED_TILES_PER_NUMBER if measured else FEWEST_TILES_PER_NUMBER
    for _ in range(ROUTES[recipe.level] * (MEASURED_ROUTES if measured else 1)):
        if measured and best is not None:
            break
        start = starts[source.below(len(starts))]
        route = _random_route(route_task(island, start, {}), source)
        if route is None:
            continue
        task = _numbered(island, start, route, recipe.level)
        if len(task.numbers) * least[recipe.level] > task.moves:
            why = Rejected("too many numbers")
        elif technique_level(task, route) != recipe.level:
            why = Rejected("too easy")
        elif measured and (
            fault := band_fault(BANDS, recipe.level, measures_with(task, route, recipe.level))
        ):
            why = fault
        elif best is None or len(task.numbers) < len(best.numbers):
            best = task
    return best or why


def _random_route(task: RouteTask, source: SplitMix64) -> Route | None:
    """Return a random path over the floe, trying slides to tiles with few ways on first."""

    def order(state: RouteState, tiles: list[Tile]) -> list[Tile]:
        weights = {
            tile: 4 * reach(tile, state.free & ~(1 << tile)).bit_count() + source.below(24) for tile in tiles
        }
        return sorted(tiles, key=lambda tile: weights[tile])

    try:
        found = find_routes(task, 1, SEARCH_STATES, order)
    except TooLarge:
        return None
    return found[0] if found else None


def _numbered(island: Tiles, start: Tile, route: Route, level: Level) -> RouteTask:
    """Return the task with the numbers that the techniques of `level` need to find `route`.

    It goes from the last move to the first. Where the techniques cannot rule out every other slide, the
    destination of the right one gets its number. Numbers of earlier moves, added later, do not help there,
    so no number is redundant.
    """
    numbers: dict[Tile, int] = {}
    task = route_task(island, start, numbers)
    states = [start_state(task)]
    for tile in route:
        states.append(states[-1].after(tile))
    for step in range(len(route), 0, -1):
        state, right = states[step - 1], route[step - 1]
        others = [tile for tile in state.choices() if tile != right]
        if any(refute_slide(task, state, tile, level) is None for tile in others):
            numbers[right] = step
            task = route_task(island, start, numbers)
    return task

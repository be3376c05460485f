"""The search for routes: every slide is tried that nothing speaks against at sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ppsolve.puzzles.pingouin.limits import Limit
from ppsolve.puzzles.pingouin.route.moment import Moment, beginning
from ppsolve.puzzles.pingouin.route.refuting import at_sight
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.solver.pingouin.floe import Tile

Route = tuple[Tile, ...]
"""The tiles in the order in which they are visited."""

MOST_MOMENTS: Final = 20_000
"""How many moments a search looks at before it gives up."""


def find_routes(
    task: RouteTask,
    most: int = 2,
    moments: int = MOST_MOMENTS,
    order: Callable[[Moment, list[Tile]], Sequence[Tile]] = lambda _, tiles: tiles,
) -> list[Route]:
    """The first so many routes, the slides tried in an order; `TooLarge` if it takes too long to know."""
    found: list[Route] = []
    count = Limit(moments)

    def visit(moment: Moment, so_far: Route) -> None:
        count()
        if not moment.free:
            found.append(so_far)
            return
        step = moment.step + 1
        choices = moment.choices()
        if step in task.tile_with:
            choices = [tile for tile in choices if tile == task.tile_with[step]]
        for tile in order(moment, choices):
            after = moment.after(tile)
            if task.number_on.get(tile, step) == step and at_sight(task, after, "hard") is None:
                visit(after, (*so_far, tile))
                if len(found) == most:
                    return

    if at_sight(task, beginning(task), "hard") is None:
        visit(beginning(task), ())
    return found

"""The proof that a route is a sound puzzle: there is one way over the floe, and no other."""

from __future__ import annotations

from functools import lru_cache

from ppsolve.puzzles.pingouin.limits import TooLarge
from ppsolve.puzzles.pingouin.route.grading import level_of
from ppsolve.puzzles.pingouin.route.search import Route, find_routes
from ppsolve.puzzles.pingouin.route.tags import tags_of
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.solution import Examination
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.notation import Move


def examine(task: RouteTask) -> Examination:
    """The one route of a task, and its level and tags; `BadInput` if there is none or more than one."""
    route = only_route(task)
    facts = {"tiles": task.moves + 1, "steps": task.moves, "clues": len(task.numbers)}
    return Examination(level_of(task, route), tags_of(task, route), moves_of(task, route), facts)


@lru_cache(maxsize=64)
def only_route(task: RouteTask) -> Route:
    """The one route of a task: by a search, or by CP-SAT where that would take too long."""
    try:
        found = find_routes(task)
    except TooLarge:
        from ppsolve.puzzles.pingouin.route.model import model_routes

        found = model_routes(task)
    if not found:
        raise BadInput("rows", "there is no route over all tiles with these numbers")
    if len(found) > 1:
        ways = " and ".join(" ".join(moves_of(task, route)) for route in sorted(found))
        raise BadInput("numbers", f"there is more than one route: {ways}")
    return found[0]


def moves_of(task: RouteTask, route: Route) -> tuple[str, ...]:
    """A route as moves."""
    return tuple(str(Move(*pair)) for pair in zip((task.start, *route), route, strict=False))

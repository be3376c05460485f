"""The tags of routes that only the generator that measures gives: looks, and dead ends."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.pingouin.looks import looks_of
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.route.verify import only_route, techniques_used

DEAD_END: Final = "dead-end"
DEAD_ENDS: Final = frozenset({"last", "two-ends", "both-ways"})
"""The techniques that look for tiles with few ways in."""


def route_looks(task: RouteTask) -> tuple[str, ...]:
    found: tuple[str, ...] = looks_of(task.rows)
    return found if DEAD_ENDS.isdisjoint(techniques_used(task, only_route(task))) else (*found, DEAD_END)

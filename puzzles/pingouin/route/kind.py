"""The route as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.pingouin.route.codec import ID, JSON
from ppsolve.puzzles.pingouin.route.task import RouteTag, RouteTask


def _load_operations() -> KindOperations[RouteTask]:
    from ppsolve.puzzles.pingouin.route.checking import check
    from ppsolve.puzzles.pingouin.route.examination import examine
    from ppsolve.puzzles.pingouin.route.explanation import next_step, steps
    from ppsolve.puzzles.pingouin.route.generation import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.route.techniques import technique_text

    graded = graded_alike(examine)
    return KindOperations(ATTEMPTS, candidate, graded, steps, next_step, check, technique_text)


ROUTE: Final = Kind(
    name="route",
    game="pingouin",
    task=RouteTask,
    tags=get_args(RouteTag),
    json=JSON,
    id=ID,
    load_operations=_load_operations,
    family="Pingouin",
)

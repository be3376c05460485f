"""The route as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations, graded_alike
from ppsolve.puzzles.pingouin.route.task import ID, JSON, RouteTag, RouteTask


def _load_operations() -> KindOperations[RouteTask]:
    from ppsolve.puzzles.pingouin.route.explain import next_step, steps, technique_text
    from ppsolve.puzzles.pingouin.route.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.route.verify import check, examine

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

"""The route as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.route.task import ID, JSON, RouteTag, RouteTask


def _load_operations() -> KindOperations[RouteTask]:
    from ppsolve.puzzles.pingouin.route.explain import TECHNIQUE_TEXTS, next_step, steps
    from ppsolve.puzzles.pingouin.route.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.route.verify import check, examine

    return KindOperations(ATTEMPTS, candidate, examine, check, steps, next_step, TECHNIQUE_TEXTS)


ROUTE: Final = Kind(
    "route", "pingouin", RouteTask, get_args(RouteTag), JSON, ID, _load_operations, family="Pingouin"
)

"""The route as a kind of puzzle."""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.kind import Kind, KindOperations
from ppsolve.puzzles.pingouin.look_tags import LookTag
from ppsolve.puzzles.pingouin.route.task import ID, JSON, RouteTag, RouteTask
from ppsolve.puzzles.series import LEVELS_BY_MEASURES


def _load_operations() -> KindOperations[RouteTask]:
    from ppsolve.puzzles.pingouin.route.explain import TECHNIQUE_TEXTS, next_step, steps, technique_name
    from ppsolve.puzzles.pingouin.route.generate import ATTEMPTS, candidate
    from ppsolve.puzzles.pingouin.route.looks import route_looks
    from ppsolve.puzzles.pingouin.route.simple_play import BANDS, measures
    from ppsolve.puzzles.pingouin.route.verify import check, examine

    return KindOperations(
        ATTEMPTS,
        candidate,
        examine,
        check,
        steps,
        next_step,
        TECHNIQUE_TEXTS,
        measures=measures,
        bands=BANDS,
        looks=route_looks,
        technique_name=technique_name,
    )


ROUTE: Final = Kind(
    "route",
    "pingouin",
    RouteTask,
    (*get_args(RouteTag), *get_args(LookTag), "dead-end"),
    JSON,
    ID,
    "route-title",
    "route-label",
    _load_operations,
    surprises=("dead-end",),
    later=2,
    since=LEVELS_BY_MEASURES,
)

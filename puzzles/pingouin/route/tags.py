"""What a route is about: tags, each with an exact meaning.

| tag | meaning |
|---|---|
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
| `counting` | some slide is ruled out by counting the moves to a number |
| `over-and-back` | the penguin slides over a tile and comes to it with the next move |
| `trial` | some slide is ruled out only by trying how it could go on |
| `few-numbers` | at most one tile in four has a number |
| `long-slide` | a slide of the route passes over two tiles or more |
"""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.pingouin.route.moment import beginning
from ppsolve.puzzles.pingouin.route.refuting import simplest
from ppsolve.puzzles.pingouin.route.search import Route
from ppsolve.puzzles.pingouin.route.task import RouteTag, RouteTask
from ppsolve.puzzles.pingouin.shapes import bridges_of, lakes_of
from ppsolve.solver.pingouin.floe import slide_path

FEW: Final = 4
LONG: Final = 3


def tags_of(task: RouteTask, route: Route) -> tuple[RouteTag, ...]:
    """The tags that are true of a task and its route, in the order of `RouteTag`."""
    island = task.free | 1 << task.start
    slides = list(zip((task.start, *route), route, strict=False))
    used = techniques_used(task, route)
    true: dict[RouteTag, bool] = {
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
        "counting": "counting" in used,
        "over-and-back": any(
            then in slide_path(start, end)[:-1] for (start, end), then in zip(slides, route[1:], strict=False)
        ),
        "trial": "contradiction" in used,
        "few-numbers": len(task.numbers) * FEW <= task.moves + 1,
        "long-slide": any(len(slide_path(start, end)) >= LONG for start, end in slides),
    }
    return tuple(tag for tag in get_args(RouteTag) if true[tag])


def techniques_used(task: RouteTask, route: Route) -> set[str]:
    """The techniques that rule out wrong slides on the way, each by the easiest that does."""
    used: set[str] = set()
    moment = beginning(task)
    for right in route:
        found = [simplest(task, moment, tile) for tile in moment.choices() if tile != right]
        used |= {refutation.technique if refutation else "guess" for refutation in found}
        moment = moment.after(right)
    return used

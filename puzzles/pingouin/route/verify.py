"""Proof that a route is the only one, its level and tags, and the check of a solution.

The level is that of the hardest technique needed to rule out every wrong slide, or of the size if harder:

| level | techniques | tiles |
|---|---|---|
| easy | `number`, `split`, `last`, `two-ends` | up to 12 |
| medium | `counting`, `both-ways` | up to 18 |
| hard | `passed-over`, `chain` | up to 28 |
| expert | `contradiction` | more |

The tags:

| tag | meaning |
|---|---|
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
| `counting` | some slide is ruled out by counting the moves to a number |
| `over-and-back` | the penguin slides over a tile and comes to it with the next move |
| `trial` | some slide is ruled out only by trying its continuations |
| `few-numbers` | at most one tile in four has a number |
| `long-slide` | a slide of the route passes over two tiles or more |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, get_args

from ppsolve.puzzles.limits import TooLarge
from ppsolve.puzzles.pingouin.floes import bridges_of, lakes_of, lone_position
from ppsolve.puzzles.pingouin.route.refute import (
    refutation_text,
    refutations,
    refute_slide,
    simplest_refutation,
)
from ppsolve.puzzles.pingouin.route.search import Route, find_routes, model_routes
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTag, RouteTask, start_state
from ppsolve.puzzles.pingouin.words import illegal_slide_text
from ppsolve.puzzles.solution import LEVELS, Examination, Finding, Level
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import slide_path
from ppsolve.solver.pingouin.notation import Move, parse_move

MOST_TILES: Final[dict[Level, int]] = {"easy": 12, "medium": 18, "hard": 28, "expert": 60}
"""The most tiles of a route of each level, the penguin's included."""
TILES_PER_NUMBER: Final = 4
"""With `few-numbers`, a route has at least this many tiles for each number."""
LONG_SLIDE: Final = 3
"""The fewest tiles that a `long-slide` covers."""


def examine(task: RouteTask) -> Examination:
    route = only_route(task)
    facts = {"tiles": task.moves + 1, "steps": task.moves, "clues": len(task.numbers)}
    return Examination(level_of(task, route), tags_of(task, route), moves_of(task, route), facts)


@lru_cache(maxsize=64)
def only_route(task: RouteTask) -> Route:
    """Return the only route, found by the search or, where that gives up, by CP-SAT."""
    try:
        found = find_routes(task)
    except TooLarge:
        found = model_routes(task)
    if not found:
        raise BadInput("rows", "there is no route over all tiles with these numbers")
    if len(found) > 1:
        ways = " and ".join(" ".join(moves_of(task, route)) for route in sorted(found))
        raise BadInput("numbers", f"there is more than one route: {ways}")
    return found[0]


def moves_of(task: RouteTask, route: Route) -> tuple[str, ...]:
    return tuple(str(Move(*pair)) for pair in zip((task.start, *route), route, strict=False))


# Level and tags.


def level_of(task: RouteTask, route: Route) -> Level:
    """Return the level of the techniques, or that of the size if it is harder."""
    size = next(level for level in LEVELS if task.moves < MOST_TILES[level])
    return max(size, technique_level(task, route), key=LEVELS.index)


def technique_level(task: RouteTask, route: Route) -> Level:
    """Return the level of the hardest technique needed on the way; expert, too, if slides must be guessed."""
    hardest = 0
    state = start_state(task)
    for right in route:
        for tile in state.choices():
            if tile == right:
                continue
            while hardest < len(LEVELS) - 1 and refute_slide(task, state, tile, LEVELS[hardest]) is None:
                hardest += 1
        state = state.after(right)
    return LEVELS[hardest]


def tags_of(task: RouteTask, route: Route) -> tuple[RouteTag, ...]:
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
        "few-numbers": len(task.numbers) * TILES_PER_NUMBER <= task.moves + 1,
        "long-slide": any(len(slide_path(start, end)) >= LONG_SLIDE for start, end in slides),
    }
    return tuple(tag for tag in get_args(RouteTag) if true[tag])


def techniques_used(task: RouteTask, route: Route) -> set[str]:
    """Return the easiest techniques that rule out the wrong slides along the route."""
    used: set[str] = set()
    state = start_state(task)
    for right in route:
        found = refutations(task, state, right)
        used |= {refutation.technique if refutation else "guess" for refutation in found}
        state = state.after(right)
    return used


# Checking a solution.


def check(task: RouteTask, given: Sequence[str]) -> Finding:
    return follow(task, given)[0]


def follow(task: RouteTask, given: Sequence[str]) -> tuple[Finding, RouteState]:
    """Check moves; also return the state before the first wrong one or after the last."""
    route = only_route(task)
    moves = [parse_move(text) for text in given]
    position, state = lone_position(task.rows), start_state(task)
    for step, move in enumerate(moves, start=1):
        slide = Move(state.at, move.end) if move.start is None else move
        try:
            position = position.play(slide)
        except BadInput:
            why = illegal_slide_text(position, slide)
            text = say("floe-not-legal", step=step, move=str(slide), why=why)
            return Finding(False, False, text, step), state
        if move.end != route[step - 1]:
            found = simplest_refutation(task, state, move.end)
            why = refutation_text(task, step, found) if found else say("route-wrong-by-trying")
            text = say("route-wrong", step=step, move=str(slide), why=why)
            return Finding(False, False, text, step), state
        state = state.after(move.end)
    left = state.free.bit_count()
    if not left:
        return Finding(True, True, say("route-right", tiles=task.moves)), state
    return Finding(True, False, say("route-right-so-far", tiles=left)), state

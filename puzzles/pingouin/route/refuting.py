"""Why a slide cannot be right: by what can be seen after it, or by trying out how it could go on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ppsolve.puzzles.pingouin.limits import Limit, TooLarge
from ppsolve.puzzles.pingouin.route.chains import Chains
from ppsolve.puzzles.pingouin.route.claims import Refutation
from ppsolve.puzzles.pingouin.route.moment import Moment, ways_at
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import BESIDE, Tiles, each, part_beside, parts_of
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.pingouin.floe import Tile

TRIAL: Final = 120
"""How many moments a trial may look at until it has ended badly in every way."""


def refute(task: RouteTask, moment: Moment, tile: Tile, level: Level) -> Refutation | None:
    """Why a slide to a tile cannot be right, by the techniques up to a level; `None` if they do not tell."""
    found = _by_number(task, moment, tile) or at_sight(task, moment.after(tile), level)
    if found is None and level == "expert":
        depth = _trial(task, moment.after(tile), Limit(TRIAL))
        if depth is not None:
            return Refutation("contradiction", tile, moves=depth)
    return found


def _by_number(task: RouteTask, moment: Moment, tile: Tile) -> Refutation | None:
    step = moment.step + 1
    wanted = task.tile_with.get(step, tile)
    if wanted != tile:
        return Refutation("number", tile, 1 << wanted, step)
    if task.number_on.get(tile, step) != step:
        return Refutation("number", tile, 1 << tile, step)
    return None


def at_sight(task: RouteTask, moment: Moment, level: Level) -> Refutation | None:
    """Why a moment cannot be right, by techniques that look at it as it is."""
    at, free, _ = moment
    if not free:
        return None
    if free & ~part_beside(free & -free, free) & ~(free & -free) or not BESIDE[at] & free:
        parts = parts_of(free)
        return Refutation(
            "split", at, min(parts, key=lambda part: (part & BESIDE[at] != 0, part.bit_count()))
        )
    if free.bit_count() == 1:
        return None
    ways = ways_at(moment)
    ends = [tile for tile in each(free) if ways[tile].bit_count() == 1]
    final = task.tile_with.get(task.moves)
    if len(ends) > 1:
        return Refutation("two-ends", at, 1 << ends[0] | 1 << ends[1])
    if ends and (final not in (None, ends[0]) or task.number_on.get(ends[0], task.moves) != task.moves):
        return Refutation("last", at, 1 << ends[0])
    if level == "easy":
        return None
    last = ends[0] if ends else final
    found = _by_counting(task, moment, ways) or _by_both_ways(moment, ways, last)
    if found is not None or level == "medium":
        return found
    clash = Chains(task, moment, ways, last).clash()
    if clash is None:
        return None
    kind, tile, chain = clash
    passes = any(link.kind == "passed" for link in chain)
    return Refutation("passed-over" if passes else "chain", at, 1 << tile, chain=chain, clash=kind)


def _by_counting(task: RouteTask, moment: Moment, ways: dict[Tile, Tiles]) -> Refutation | None:
    """From number to number there must be as many moves as the way takes, at least."""
    before, step = moment.at, moment.step
    for tile, number in task.numbers:
        if number <= moment.step:
            continue
        needed = _distance(ways, before, tile, number - step)
        if needed > number - step:
            return Refutation("counting", moment.at, 1 << before | 1 << tile, number - step, needed)
        before, step = tile, number
    return None


def _distance(ways: dict[Tile, Tiles], start: Tile, end: Tile, enough: int) -> int:
    """How many slides there are from a tile to another, at least; no more than one beyond `enough`."""
    seen = edge = 1 << start
    for number in range(1, enough + 1):
        around = 0
        for tile in each(edge):
            around |= ways[tile]
        if around >> end & 1:
            return number
        edge = around & ~seen
        seen |= around
    return enough + 1


def _by_both_ways(moment: Moment, ways: dict[Tile, Tiles], last: Tile | None) -> Refutation | None:
    """Tiles with two ways that are not the last use both: that may be too much for some tile."""
    if last is None:
        return None
    at = moment.at
    narrow = [tile for tile in ways if ways[tile].bit_count() == 2 and tile not in (at, last)]
    for tile, around in ways.items():
        forced = tuple((other, tile) for other in narrow if around >> other & 1)
        if len(forced) > (1 if tile in (at, last) else 2):
            return Refutation("both-ways", at, 1 << tile, links=forced)
    return None


def _trial(task: RouteTask, moment: Moment, count: Limit) -> int | None:
    """How many more moves there are, at most, until every way on has ended badly; `None` if one may not, or
    if there are too many."""
    if not moment.free:
        return None
    deepest = 0
    for tile in moment.choices():
        try:
            count()
        except TooLarge:
            return None
        depth: int | None = 0
        if not (_by_number(task, moment, tile) or at_sight(task, moment.after(tile), "hard")):
            depth = _trial(task, moment.after(tile), count)
        if depth is None:
            return None
        deepest = max(deepest, 1 + depth)
    return deepest


def simplest(task: RouteTask, moment: Moment, tile: Tile) -> Refutation | None:
    """Why a slide cannot be right, by the easiest techniques that tell."""
    for level in LEVELS:
        found = refute(task, moment, tile, level)
        if found is not None:
            return replace(found, tile=tile)
    return None

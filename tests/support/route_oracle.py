"""Routes counted by trying every slide, with the rules of the Python engine alone: slow, and plain to see."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.alone import lone_position
from ppsolve.puzzles.pingouin.route.moment import Moment
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.position import Player, Position


def position_at(moment: Moment) -> Position:
    """A moment of a route as a position of the game."""
    present = moment.free | 1 << moment.at
    ice = tuple(present >> tile & 1 for tile in TILES)
    return Position(ice, (Player("You", penguins=(moment.at,)), Player("Nobody")))


def count_routes(task: RouteTask, moment: Moment | None = None, most: int = 10**9) -> int:
    """How many routes there are from a moment on, or as many as there are at most to count."""
    position = lone_position(task.rows) if moment is None else position_at(moment)
    return _count(
        task, position, moment.step if moment else 0, moment.free.bit_count() if moment else task.moves, most
    )


def _count(task: RouteTask, position: Position, step: int, left: int, most: int) -> int:
    if not left:
        return 1
    found = 0
    for move in position.moves():
        wanted = task.tile_with.get(step + 1, move.end)
        if wanted == move.end and task.number_on.get(move.end, step + 1) == step + 1:
            found += _count(task, position.after(move), step + 1, left - 1, most - found)
            if found >= most:
                break
    return found

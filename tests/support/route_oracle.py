"""Counts routes by brute force with the rules of the Python engine: slow, but easy to verify."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.position import Player, Position


def position_at(state: RouteState) -> Position:
    """Return a state of a route as a position of the game."""
    present = state.free | 1 << state.at
    ice = tuple(present >> tile & 1 for tile in TILES)
    return Position(ice, (Player("You", penguins=(state.at,)), Player("Nobody")))


def count_routes(task: RouteTask, state: RouteState | None = None, most: int = 10**9) -> int:
    """Count the routes from `state`, by default from the start, stopping at `most`."""
    position = lone_position(task.rows) if state is None else position_at(state)
    return _count(
        task, position, state.step if state else 0, state.free.bit_count() if state else task.moves, most
    )


def _count(task: RouteTask, position: Position, step: int, left: int, most: int) -> int:
    if not left:
        return 1
    found = 0
    for move in position.legal_moves:
        wanted = task.tile_with.get(step + 1, move.end)
        if wanted == move.end and task.number_on.get(move.end, step + 1) == step + 1:
            found += _count(task, position.after(move), step + 1, left - 1, most - found)
            if found >= most:
                break
    return found

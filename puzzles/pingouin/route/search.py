"""Two independent ways to find routes: a depth-first search, and a CP-SAT model for what it gives up on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ppsolve.puzzles.limits import NodeLimit
from ppsolve.puzzles.pingouin.route.refute import static_refutation
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, start_state
from ppsolve.puzzles.pingouin.tiles import each
from ppsolve.solver.backend import new_cp_solver
from ppsolve.solver.pingouin.floe import RAYS, Tile

Route = tuple[Tile, ...]
"""The tiles in the order in which the penguin visits them."""

MOST_STATES: Final = 20_000
"""The most states that a search visits before it gives up."""


def find_routes(
    task: RouteTask,
    most: int = 2,
    states: int = MOST_STATES,
    order: Callable[[RouteState, list[Tile]], Sequence[Tile]] = lambda _, tiles: tiles,
) -> list[Route]:
    """Return the first `most` routes, trying slides in the given order.

    Slides that `static_refutation` rules out are skipped. Raises `TooLarge` after `states` states.
    """
    found: list[Route] = []
    count = NodeLimit(states)

    def visit(state: RouteState, so_far: Route) -> None:
        count()
        if not state.free:
            found.append(so_far)
            return
        step = state.step + 1
        choices = state.choices()
        if step in task.tile_with:
            choices = [tile for tile in choices if tile == task.tile_with[step]]
        for tile in order(state, choices):
            after = state.after(tile)
            if task.number_on.get(tile, step) == step and static_refutation(task, after, "hard") is None:
                visit(after, (*so_far, tile))
                if len(found) == most:
                    return

    if static_refutation(task, start_state(task), "hard") is None:
        visit(start_state(task), ())
    return found


def model_routes(task: RouteTask, most: int = 2) -> list[Route]:
    """Return up to `most` routes found by CP-SAT: a circuit over the tiles, with visiting times.

    It shares no code with `find_routes`, and it always decides.
    """
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    tiles = [task.start, *each(task.free)]
    present = set(tiles)
    when = {tile: model.new_int_var(1, task.moves, "") for tile in each(task.free)}
    when[task.start] = model.new_constant(0)
    for tile, number in task.numbers:
        model.add(when[tile] == number)
    model.add_all_different(list(when.values()))
    arcs, slides = [], {}
    for tile in tiles:
        for ray in RAYS[tile]:
            passed: list[Tile] = []
            for end in ray:
                if end not in present or end == task.start:
                    break
                taken = model.new_bool_var("")
                arcs.append((tile, end, taken))
                slides[tile, end] = taken
                model.add(when[end] == when[tile] + 1).only_enforce_if(taken)
                for over in passed:  # still present during the slide, so visited later
                    model.add(when[over] > when[end]).only_enforce_if(taken)
                passed.append(end)
        if tile != task.start:
            arcs.append((tile, task.start, model.new_bool_var("")))  # closes the circuit after the last tile
    model.add_circuit(arcs)
    found: list[Route] = []
    solver = new_cp_solver(workers=1)
    while len(found) < most:
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            break
        assert status == cp_model.OPTIMAL, "without a limit a model is decided"
        route = tuple(sorted(each(task.free), key=lambda tile: solver.value(when[tile])))
        found.append(route)
        model.add_bool_or([slides[pair].negated() for pair in zip((task.start, *route), route, strict=False)])
    return found

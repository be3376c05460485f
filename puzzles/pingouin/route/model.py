"""Routes as a model for CP-SAT: a circuit over the tiles, and the order in which they are visited.

It shares nothing with the search, and proves what the search gives up on.
"""

from __future__ import annotations

from ppsolve.puzzles.pingouin.route.search import Route
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import each
from ppsolve.solver.backend import new_cp_solver
from ppsolve.solver.pingouin.floe import RAYS, Tile


def model_routes(task: RouteTask, most: int = 2) -> list[Route]:
    """The first so many routes that CP-SAT finds."""
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
                for over in passed:  # it is still there, so that it comes later
                    model.add(when[over] > when[end]).only_enforce_if(taken)
                passed.append(end)
        if tile != task.start:
            arcs.append((tile, task.start, model.new_bool_var("")))  # the route ends here
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

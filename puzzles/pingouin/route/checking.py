"""`check`: whether a route is right so far, and if not, the first move that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.pingouin.alone import lone_position
from ppsolve.puzzles.pingouin.route.examination import only_route
from ppsolve.puzzles.pingouin.route.moment import Moment, beginning
from ppsolve.puzzles.pingouin.route.refuting import simplest
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.route.words import why_wrong
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.view.phrases import count_of


def check(task: RouteTask, given: Sequence[str]) -> Finding:
    """Whether moves are right, complete or not. `BadInput` if one cannot be read."""
    return follow(task, given)[0]


def follow(task: RouteTask, given: Sequence[str]) -> tuple[Finding, Moment]:
    """What becomes of moves, and the moment before the first wrong one or after the last."""
    route = only_route(task)
    moves = [parse_move(text) for text in given]
    position, moment = lone_position(task.rows), beginning(task)
    for step, move in enumerate(moves, start=1):
        slide = Move(moment.at, move.end) if move.start is None else move
        try:
            position = position.play(slide)
        except BadInput as error:
            return Finding(False, False, f"step {step}: {slide} is not legal: {error.what}.", step), moment
        if move.end != route[step - 1]:
            found = simplest(task, moment, move.end)
            why = why_wrong(task, step, found) if found else "Trying shows that no route is left after it."
            return Finding(False, False, f"step {step}: {slide} is wrong. {why}", step), moment
        moment = moment.after(move.end)
    left = moment.free.bit_count()
    if not left:
        return Finding(True, True, f"Right: all {count_of(task.moves, 'tile')} are visited."), moment
    are = "tile is" if left == 1 else "tiles are"
    return Finding(True, False, f"Right so far; {left} {are} left to visit."), moment

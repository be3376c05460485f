"""The route, move by move, with the reason for every move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ppsolve.puzzles.pingouin.route.checking import follow
from ppsolve.puzzles.pingouin.route.claims import Refutation
from ppsolve.puzzles.pingouin.route.examination import only_route
from ppsolve.puzzles.pingouin.route.moment import Moment, beginning
from ppsolve.puzzles.pingouin.route.refuting import simplest
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.route.techniques import hardest
from ppsolve.puzzles.pingouin.route.words import why_others_wrong
from ppsolve.puzzles.pingouin.tiles import each, names_of
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move


@lru_cache(maxsize=16)
def steps(task: RouteTask) -> tuple[SolutionStep, ...]:
    """The route move by move."""
    found = []
    moment = beginning(task)
    for tile in only_route(task):
        found.append(explain(task, moment, tile))
        moment = moment.after(tile)
    return tuple(found)


def next_step(task: RouteTask, so_far: Sequence[str]) -> SolutionStep:
    """The step after the moves so far; `BadInput` if one of them is wrong, or if nothing is left to do."""
    finding, moment = follow(task, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text} Take back from there.")
    if finding.solved:
        raise BadInput("", "every tile is visited: there is no next step")
    return explain(task, moment, only_route(task)[moment.step])


def refutations(task: RouteTask, moment: Moment, right: Tile) -> list[Refutation | None]:
    """Why each of the other slides is wrong; `None` where only trying tells."""
    return [simplest(task, moment, tile) for tile in moment.choices() if tile != right]


def explain(task: RouteTask, moment: Moment, right: Tile) -> SolutionStep:
    """The step that a move is, with its technique and its reason."""
    step = moment.step + 1
    move = str(Move(moment.at, right))
    name = tile_name(right)
    if task.number_on.get(right) == step:
        return SolutionStep(
            "number", move, f"Number {step} stands on {name}.", name, Drawing({name: "target"})
        )
    found = refutations(task, moment, right)
    if not found:
        return SolutionStep("only-way", move, f"{move} is the only slide.", name, Drawing({name: "target"}))
    known = [refutation for refutation in found if refutation is not None]
    parts = [f"Only {name} works.", *why_others_wrong(task, step, known)]
    if len(known) < len(found):
        technique = "guess"
        parts.append("Of the others, trying shows that no route is left after them.")
    else:
        technique = hardest([refutation.technique for refutation in known])
    about = next((r for r in known if r.technique == technique), known[0] if known else None)
    where = names_of(about.tiles)[0] if about is not None and about.tiles else tile_name(moment.at)
    return SolutionStep(technique, move, " ".join(parts), where, _drawing(right, known), parts=tuple(parts))


def _drawing(right: Tile, known: Sequence[Refutation]) -> Drawing:
    """Where the slide goes, and the tiles that the reasons are about."""
    marks: dict[str, Role] = {}
    for refutation in known:
        marks |= dict.fromkeys(map(tile_name, each(refutation.tiles)), "because")
    return Drawing(marks | {tile_name(right): "target"})

"""The steps of a route: each move with its technique and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ppsolve.puzzles.pingouin.route.refute import (
    Refutation,
    RouteTechnique,
    alike_text,
    hardest,
    likeness,
    refutation_text,
    refutations,
)
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, start_state
from ppsolve.puzzles.pingouin.route.verify import follow, only_route
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move

TECHNIQUE_TEXTS: Final[dict[RouteTechnique, str]] = {
    "only-way": "There is only one slide.",
    "number": "A number says which move ends there: no earlier one and no later one.",
    "split": "A wrong slide splits the floe, so some tiles can no longer be reached.",
    "last": "A tile with only one way in must be last, because there is no way out.",
    "two-ends": "Two tiles with only one way in are one too many: only one can be last.",
    "counting": "Count the moves to the next number, and from number to number.",
    "both-ways": "A tile with two ways that is not last uses both: one in, one out.",
    "passed-over": "A slide over a tile leaves it for later, so the tile must still be there.",
    "chain": "Go from link to link: tiles that use both their ways leave fewer ways for others.",
    "contradiction": "Try it out: after a wrong slide, every continuation fails.",
    "guess": "Nothing else helps: try the slides.",
}


@lru_cache(maxsize=16)
def steps(task: RouteTask) -> tuple[SolutionStep, ...]:
    found = []
    state = start_state(task)
    for tile in only_route(task):
        found.append(explain_move(task, state, tile))
        state = state.after(tile)
    return tuple(found)


def next_step(task: RouteTask, so_far: Sequence[str]) -> SolutionStep:
    finding, state = follow(task, so_far)
    if not finding.right:
        raise BadInput("", f"{finding.text} Undo from there.")
    if finding.solved:
        raise BadInput("", "every tile is visited: there is no next step")
    return explain_move(task, state, only_route(task)[state.step])


def explain_move(task: RouteTask, state: RouteState, right: Tile) -> SolutionStep:
    step = state.step + 1
    move = str(Move(state.at, right))
    name = tile_name(right)
    if task.number_on.get(right) == step:
        return SolutionStep("number", move, f"Number {step} is on {name}.", name, Drawing({name: "target"}))
    found = refutations(task, state, right)
    if not found:
        return SolutionStep("only-way", move, f"{move} is the only slide.", name, Drawing({name: "target"}))
    known = [refutation for refutation in found if refutation is not None]
    grouped: dict[tuple[object, ...], list[Refutation]] = {}
    for refutation in known:
        grouped.setdefault(likeness(task, refutation), []).append(refutation)
    parts = [f"Only {name} works."]
    for alike in grouped.values():
        text = alike_text(task, alike) if len(alike) > 1 else refutation_text(task, step, alike[0])
        parts.append(text)
    if len(known) < len(found):
        technique: RouteTechnique = "guess"
        parts.append("The remaining slides can only be ruled out by trying: no route is left after them.")
    else:
        technique = hardest([refutation.technique for refutation in known])
    about = next((r for r in known if r.technique == technique), known[0] if known else None)
    where = names_of(about.tiles)[0] if about is not None and about.tiles else tile_name(state.at)
    marks: dict[str, Role] = {}
    for refutation in known:
        marks |= dict.fromkeys(names_of(refutation.tiles), "because")
    drawing = Drawing(marks | {name: "target"})
    return SolutionStep(technique, move, " ".join(parts), where, drawing, parts=tuple(parts))

"""The steps of a route: each move with its technique and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ppsolve.puzzles.pingouin.route.refute import (
    TECHNIQUES,
    Refutation,
    RouteTechnique,
    alike_text,
    hardest,
    likeness,
    look_text,
    refutation_text,
    refutations,
)
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, start_state
from ppsolve.puzzles.pingouin.route.verify import follow, only_route
from ppsolve.puzzles.pingouin.tiles import names_of, tiles_between
from ppsolve.puzzles.solution import Drawing, Hint, Ladder, Role, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.view.phrases import join_words

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

PLAIN: Final[tuple[RouteTechnique, ...]] = ("number", "split", "last", "two-ends", "counting", "both-ways")
"""The techniques whose refutations are short enough for a hint."""


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
        ladder = Ladder([Move(state.at, tile) for tile in state.choices()], move)
        ladder.add("look", f"This is move {step}: look for its number.")
        _add_place(ladder, name)
        reason, drawing = f"Number {step} is on {name}.", Drawing({name: "target"})
        return SolutionStep("number", move, reason, name, drawing, hints=tuple(ladder.hints))
    found = refutations(task, state, right)
    if not found:
        return SolutionStep("only-way", move, f"{move} is the only slide.", name, Drawing({name: "target"}))
    known = [refutation for refutation in found if refutation is not None]
    parts = [f"Only {name} works.", *_refutation_sentences(task, step, known)]
    if len(known) < len(found):
        technique: RouteTechnique = "guess"
        parts.append("The remaining slides can only be ruled out by trying: no route is left after them.")
    else:
        technique = hardest([refutation.technique for refutation in known])
    marks: dict[str, Role] = {}
    for refutation in known:
        marks |= dict.fromkeys(names_of(refutation.tiles), "because")
    drawing = Drawing(marks | {name: "target"})
    about = next((r for r in known if r.technique == technique), None)
    led = _hints(task, state, right, known, about)
    return SolutionStep(technique, move, " ".join(parts), name, drawing, parts=tuple(parts), hints=led)


def _refutation_sentences(task: RouteTask, step: int, known: Sequence[Refutation]) -> list[str]:
    """Return why slides are wrong; those that are wrong for the same reason share a sentence."""
    grouped: dict[tuple[object, ...], list[Refutation]] = {}
    for refutation in known:
        grouped.setdefault(likeness(task, refutation), []).append(refutation)
    return [
        alike_text(task, alike) if len(alike) > 1 else refutation_text(task, step, alike[0])
        for alike in grouped.values()
    ]


def _hints(
    task: RouteTask, state: RouteState, right: Tile, known: Sequence[Refutation], about: Refutation | None
) -> tuple[Hint, ...]:
    """Return the hints that lead to a slide; `about` is a refutation by the hardest technique needed."""
    at = tile_name(state.at)
    ladder = Ladder([Move(state.at, tile) for tile in state.choices()], Move(state.at, right))
    if about is not None and (text := look_text(task, about)):
        ladder.add("look", text, marks=dict.fromkeys(names_of(about.tiles), "because"))
    easiest_first = sorted(known, key=lambda refutation: TECHNIQUES.index(refutation.technique))
    named = easiest_first[: len(state.choices()) - 2]
    if named:
        plain = [refutation for refutation in named if refutation.technique in PLAIN]
        texts = _refutation_sentences(task, state.step + 1, plain)
        if rest := [tile_name(refutation.tile) for refutation in named if refutation not in plain]:
            tiles = join_words(rest, "or")
            texts.append(f"It is not {tiles} either." if texts else f"It is not {tiles}.")
        gone = {f"{at}-{tile_name(refutation.tile)}" for refutation in named}
        ladder.add("others", " ".join(texts), lambda move: move not in gone)
    far = {f"{at}-{tile_name(tile)}": tiles_between(state.at, tile) for tile in state.choices()}
    if len({bool(far[move]) for move in ladder.left}) > 1:
        over = bool(tiles_between(state.at, right))
        text = "Slide over a tile, and leave it for later." if over else "Go to a tile next to the penguin."
        ladder.add("idea", text, lambda move: bool(far[move]) == over)
    _add_place(ladder, tile_name(right))
    return tuple(ladder.hints)


def _add_place(ladder: Ladder, name: str) -> None:
    ladder.add(
        "place", f"The penguin goes to {name}.", lambda move: move.endswith(f"-{name}"), {name: "target"}
    )

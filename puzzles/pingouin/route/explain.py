"""The steps of a route: each move with its technique and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ppsolve.puzzles.kind import Meanings
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
from ppsolve.solver.language.messages import ENGLISH, current_language, either, say, use_language
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.pingouin.notation import Move

TECHNIQUE_TEXTS: Final = Meanings(TECHNIQUES, lambda technique: say(f"route-technique-{technique}"))

PLAIN: Final[tuple[RouteTechnique, ...]] = ("number", "split", "last", "two-ends", "counting", "both-ways")
"""The techniques whose refutations are short enough for a hint."""


def technique_name(technique: str) -> str:
    return say(f"route-name-{technique}")


def steps(task: RouteTask) -> tuple[SolutionStep, ...]:
    return _steps_in(task, current_language())


@lru_cache(maxsize=16)
def _steps_in(task: RouteTask, language: str) -> tuple[SolutionStep, ...]:
    """Return the steps in `language`, which is the current one."""
    assert language == current_language()
    found = []
    state = start_state(task)
    for tile in only_route(task):
        found.append(explain_move(task, state, tile))
        state = state.after(tile)
    return tuple(found)


def next_step(task: RouteTask, so_far: Sequence[str]) -> SolutionStep:
    with use_language(ENGLISH):  # its text is an error here
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
        ladder.add("look", say("route-look-number", step=step))
        _add_place(ladder, name)
        reason, drawing = say("route-number-is-on", number=step, tile=name), Drawing({name: "target"})
        return SolutionStep("number", move, reason, name, drawing, hints=tuple(ladder.hints))
    found = refutations(task, state, right)
    if not found:
        reason = say("route-only-slide", move=move)
        return SolutionStep("only-way", move, reason, name, Drawing({name: "target"}))
    known = [refutation for refutation in found if refutation is not None]
    parts = [say("route-only-works", tile=name), *_refutation_sentences(task, step, known)]
    if len(known) < len(found):
        technique: RouteTechnique = "guess"
        parts.append(say("route-rest-by-trying"))
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
            texts.append(say("route-not-either" if texts else "route-not", tiles=either(rest)))
        gone = {f"{at}-{tile_name(refutation.tile)}" for refutation in named}
        ladder.add("others", " ".join(texts), lambda move: move not in gone)
    far = {f"{at}-{tile_name(tile)}": tiles_between(state.at, tile) for tile in state.choices()}
    if len({bool(far[move]) for move in ladder.left}) > 1:
        over = bool(tiles_between(state.at, right))
        text = say("route-slide-over" if over else "route-go-next-to")
        ladder.add("idea", text, lambda move: bool(far[move]) == over)
    _add_place(ladder, tile_name(right))
    return tuple(ladder.hints)


def _add_place(ladder: Ladder, name: str) -> None:
    text = say("floe-goes-to", tile=name)
    ladder.add("place", text, lambda move: move.endswith(f"-{name}"), {name: "target"})

"""Why a slide cannot be right, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.puzzles.pingouin.route.claims import ClashKind, Link, Refutation
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import each, names_of
from ppsolve.solver.pingouin.floe import Tile, tile_name
from ppsolve.solver.view.phrases import count_of, join_words


def why_others_wrong(task: RouteTask, step: int, refutations: Sequence[Refutation]) -> list[str]:
    """Why each of the slides that a move might be cannot be right; what is alike is told together."""
    alike: dict[tuple[object, ...], list[Refutation]] = {}
    for refutation in refutations:
        alike.setdefault(_likeness(task, refutation), []).append(refutation)
    return [
        why_wrong(task, step, first) if not more else _why_these(task, [first, *more])
        for first, *more in alike.values()
    ]


def _likeness(task: RouteTask, refutation: Refutation) -> tuple[object, ...]:
    """The same for refutations that can be told together."""
    if refutation.technique == "number" and refutation.tiles == 1 << refutation.tile:
        return ("number",)
    if refutation.technique == "counting":
        start, end = _by_number(task, refutation)
        if start == tile_name(refutation.tile):
            return "counting", end, refutation.moves, refutation.needed
    return (refutation.tile,)


def _why_these(task: RouteTask, alike: Sequence[Refutation]) -> str:
    tiles = [tile_name(refutation.tile) for refutation in alike]
    first = alike[0]
    if first.technique == "number":
        return f"{join_words(tiles)} have numbers of later moves."
    moves = f"the numbers leave {count_of(first.moves, 'move')}"
    way = f"{first.needed} moves or more from there to {_by_number(task, first)[1]}"
    return f"If {join_words(tiles, 'or')} came next, it would take {way}; {moves}."


def why_wrong(task: RouteTask, step: int, refutation: Refutation) -> str:
    """Why the slide of a move cannot be right, as a sentence."""
    tile = tile_name(refutation.tile)
    about = names_of(refutation.tiles)
    then = f"If {tile} came next,"
    if refutation.technique == "number":
        if refutation.tiles == 1 << refutation.tile:
            return f"{tile} has number {task.number_on[refutation.tile]}, and this is move {step}."
        return f"Not {tile}: number {step} stands on {about[0]}."
    if refutation.technique == "split":
        return f"{then} the floe would fall apart: {join_words(about)} on one side, the rest on the other."
    if refutation.technique == "two-ends":
        return f"{then} {join_words(about)} would have one way in each: both would have to be the last."
    if refutation.technique == "last":
        but = _why_not_last(task, refutation)
        return f"{then} {about[0]} would have one way in and have to be the last, but {but}."
    if refutation.technique == "counting":
        start, end = _by_number(task, refutation)
        moves = f"the numbers leave {count_of(refutation.moves, 'move')}"
        return f"{then} it would take {refutation.needed} moves or more from {start} to {end}; {moves}."
    if refutation.technique == "both-ways":
        narrow = join_words([tile_name(first) for first, _ in refutation.links])
        return f"{then} {narrow} would have two ways in each and need both: too many need {about[0]}."
    if refutation.technique == "contradiction":
        moves = count_of(refutation.moves, "move")
        return f"{then} every way on would fail within {moves}." if refutation.moves else _stuck(tile)
    assert refutation.clash is not None
    end = _CLASHES[refutation.clash].format(about[0])
    return f"{then} link by link: {_chain_text(refutation.chain)}; {end}."


_CLASHES: Final[dict[ClashKind, str]] = {
    "few": "then too few ways are left to {}",
    "many": "too many tiles have to join {}",
    "torn": "then {} has to join a tile that it cannot join",
    "loop": "then the chain through {} is closed and leaves tiles out",
}


def _stuck(tile: str) -> str:
    return f"From {tile} there is no way on."


def _why_not_last(task: RouteTask, refutation: Refutation) -> str:
    (end,) = each(refutation.tiles)
    if end in task.number_on:
        return f"it has number {task.number_on[end]} of {task.moves}"
    return f"number {task.moves} stands on {tile_name(task.tile_with[task.moves])}"


def _by_number(task: RouteTask, refutation: Refutation) -> tuple[str, str]:
    """The two tiles between which moves are counted, the earlier one first."""
    first, other = sorted(each(refutation.tiles), key=lambda tile: task.number_on.get(tile, 0))
    if refutation.tile in (first, other):
        first, other = refutation.tile, other if first == refutation.tile else first
    return tile_name(first), tile_name(other)


def _chain_text(chain: Sequence[Link]) -> str:
    """The conclusions of a chain; those that one tile gives at once are told together."""
    told: list[str] = []
    grouped: dict[tuple[str, Tile, bool], list[str]] = {}
    for link in chain:
        grouped.setdefault((link.kind, link.first, link.follows), []).append(tile_name(link.other))
    for (kind, first, _), others in grouped.items():
        name, both = tile_name(first), join_words(others)
        told.append(
            {
                "numbers": f"{name} does not follow on {both} by their numbers",
                "passed": f"no slide joins {name} and {both} over a tile that is gone by then",
                "both": f"{name} needs both its ways, so it joins {both}",
                "only": f"{name} can only join {both}",
                "full": f"{name} has its links and does not join {both}",
                "loop": f"{name} and {both} would close a loop",
            }[kind]
        )
    return "; ".join(told) or "nothing is left to choose"

"""Refutation of wrong slides: the techniques, what each of them claims, and the claim as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final, Literal, get_args

from ppsolve.puzzles.limits import NodeLimit, TooLarge
from ppsolve.puzzles.pingouin.route.chains import Chains, ClashKind, Link
from ppsolve.puzzles.pingouin.route.task import RouteState, RouteTask, slide_graph
from ppsolve.puzzles.pingouin.tiles import ADJACENT, Tiles, components, each, flood_fill, names_of
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.language.messages import either, listed, say
from ppsolve.solver.pingouin.floe import Tile, tile_name

RouteTechnique = Literal[
    "only-way",
    "number",
    "split",
    "last",
    "two-ends",
    "counting",
    "both-ways",
    "passed-over",
    "chain",
    "contradiction",
    "guess",
]
TECHNIQUES: Final[tuple[RouteTechnique, ...]] = get_args(RouteTechnique)
"""From the easiest to the hardest, in the order in which they are tried."""

TRIAL_NODES: Final = 120
"""The most states that a trial may visit."""


@dataclass(frozen=True)
class Refutation:
    """The proof that a slide to `tile` is wrong."""

    technique: RouteTechnique
    tile: Tile
    tiles: Tiles = 0
    """The tiles that the argument is about: those cut off, the dead ends, the tile too far away."""
    moves: int = 0
    """The moves available between two numbers; for a trial, the moves until every continuation has failed."""
    needed: int = 0
    """The fewest moves that the way between two numbers takes."""
    links: tuple[tuple[Tile, Tile], ...] = ()
    """Tiles that would have to follow each other."""
    chain: tuple[Link, ...] = ()
    """The conclusions of a chain, each after those it rests on."""
    clash: ClashKind | None = None
    """The contradiction at the end of a chain."""
    trial: Trial | None = None
    """The course of a trial."""


@dataclass(frozen=True)
class Trial:
    """The continuation that lasts longest after a slide that is tried out."""

    line: tuple[Tile, ...] = ()
    """The tiles that follow before no slide is left that can be right."""
    end: Refutation | None = None
    """Why one of the slides at its end is wrong; `None` if the penguin could not move on."""

    @property
    def depth(self) -> int:
        """The most moves until every continuation has failed."""
        return len(self.line) + (self.end is not None)


def simplest_refutation(task: RouteTask, state: RouteState, tile: Tile) -> Refutation | None:
    """Refute a slide by the easiest technique that can, or return `None`."""
    for level in LEVELS:
        found = refute_slide(task, state, tile, level)
        if found is not None:
            return replace(found, tile=tile)
    return None


def refutations(task: RouteTask, state: RouteState, right: Tile) -> list[Refutation | None]:
    """Refute each of the other slides; `None` for those that no technique rules out."""
    return [simplest_refutation(task, state, tile) for tile in state.choices() if tile != right]


def refute_slide(task: RouteTask, state: RouteState, tile: Tile, level: Level) -> Refutation | None:
    """Refute a slide to `tile` by techniques up to `level`, or return `None` if they cannot."""
    found = _by_number(task, state, tile) or static_refutation(task, state.after(tile), level)
    if found is None and level == "expert":
        trial = _try_out(task, state.after(tile), NodeLimit(TRIAL_NODES))
        if trial is not None:
            about = trial.end.tiles if trial.end is not None else 0
            return Refutation("contradiction", tile, about, trial.depth, trial=trial)
    return found


def _by_number(task: RouteTask, state: RouteState, tile: Tile) -> Refutation | None:
    step = state.step + 1
    wanted = task.tile_with.get(step, tile)
    if wanted != tile:
        return Refutation("number", tile, 1 << wanted, step)
    if task.number_on.get(tile, step) != step:
        return Refutation("number", tile, 1 << tile, step)
    return None


def static_refutation(task: RouteTask, state: RouteState, level: Level) -> Refutation | None:
    """Refute a state without trying further moves, by techniques up to `level` (at most hard)."""
    at, free, _ = state
    if not free:
        return None
    if free & ~flood_fill(free & -free, free) & ~(free & -free) or not ADJACENT[at] & free:
        parts = components(free)
        return Refutation(
            "split", at, min(parts, key=lambda part: (part & ADJACENT[at] != 0, part.bit_count()))
        )
    if free.bit_count() == 1:
        return None
    ways = slide_graph(state)
    ends = [tile for tile in each(free) if ways[tile].bit_count() == 1]
    final = task.tile_with.get(task.moves)
    if len(ends) > 1:
        return Refutation("two-ends", at, 1 << ends[0] | 1 << ends[1])
    if ends and (final not in (None, ends[0]) or task.number_on.get(ends[0], task.moves) != task.moves):
        return Refutation("last", at, 1 << ends[0])
    if level == "easy":
        return None
    last = ends[0] if ends else final
    found = _by_counting(task, state, ways) or _by_both_ways(state, ways, last)
    if found is not None or level == "medium":
        return found
    clash = Chains(task, state, ways, last).find_clash()
    if clash is None:
        return None
    kind, tile, chain = clash
    passes = any(link.kind == "passed" for link in chain)
    return Refutation("passed-over" if passes else "chain", at, 1 << tile, chain=chain, clash=kind)


def _by_counting(task: RouteTask, state: RouteState, ways: dict[Tile, Tiles]) -> Refutation | None:
    """Find two consecutive numbers that are farther apart than the moves between them allow."""
    before, step = state.at, state.step
    for tile, number in task.numbers:
        if number <= state.step:
            continue
        needed = _distance(ways, before, tile, number - step)
        if needed > number - step:
            return Refutation("counting", state.at, 1 << before | 1 << tile, number - step, needed)
        before, step = tile, number
    return None


def _distance(ways: dict[Tile, Tiles], start: Tile, end: Tile, enough: int) -> int:
    """Return the fewest slides from `start` to `end`, or `enough + 1` if there are more than `enough`."""
    seen = edge = 1 << start
    for number in range(1, enough + 1):
        around = 0
        for tile in each(edge):
            around |= ways[tile]
        if around >> end & 1:
            return number
        edge = around & ~seen
        seen |= around
    return enough + 1


def _by_both_ways(state: RouteState, ways: dict[Tile, Tiles], last: Tile | None) -> Refutation | None:
    """Find a tile that too many others need: tiles with two ways, not the last, use both."""
    if last is None:
        return None
    at = state.at
    narrow = [tile for tile in ways if ways[tile].bit_count() == 2 and tile not in (at, last)]
    for tile, around in ways.items():
        forced = tuple((other, tile) for other in narrow if around >> other & 1)
        if len(forced) > (1 if tile in (at, last) else 2):
            return Refutation("both-ways", at, 1 << tile, links=forced)
    return None


def _try_out(task: RouteTask, state: RouteState, count: NodeLimit) -> Trial | None:
    """Return the longest continuation if every one fails; one that ends with the clearest reason.

    Returns `None` if one may succeed, or if the limit is reached.
    """
    if not state.free:
        return None
    found = []
    for tile in state.choices():
        try:
            count()
        except TooLarge:
            return None
        wrong = _by_number(task, state, tile) or static_refutation(task, state.after(tile), "hard")
        if wrong is not None:
            found.append(Trial((), replace(wrong, tile=tile)))
            continue
        further = _try_out(task, state.after(tile), count)
        if further is None:
            return None
        found.append(Trial((tile, *further.line), further.end))
    return max(found, key=lambda trial: (trial.depth, _clarity(trial)), default=Trial())


def _clarity(trial: Trial) -> int:
    """Rank trials by the techniques at their ends: the easiest is best, but a number explains least."""
    if trial.end is None or trial.end.technique == "number":
        return -len(TECHNIQUES)
    return -TECHNIQUES.index(trial.end.technique)


def hardest(techniques: Sequence[RouteTechnique]) -> RouteTechnique:
    return max(techniques, key=TECHNIQUES.index)


# Sentences.


def refutation_text(task: RouteTask, step: int, refutation: Refutation) -> str:
    """Return a sentence that explains why the slide of move number `step` is wrong."""
    tile = tile_name(refutation.tile)
    about = names_of(refutation.tiles)
    match refutation.technique:
        case "number" if refutation.tiles == 1 << refutation.tile:
            number = task.number_on[refutation.tile]
            return say("route-wrong-has-number", tile=tile, number=number, step=step)
        case "number":
            return say("route-wrong-number", tile=tile, number=step, right=about[0])
        case "split":
            return say("route-wrong-split", tile=tile, tiles=listed(about))
        case "two-ends":
            return say("route-wrong-two-ends", tile=tile, tiles=listed(about))
        case "last":
            (end,) = each(refutation.tiles)
            last, moves = about[0], task.moves
            if end in task.number_on:
                number = task.number_on[end]
                return say("route-wrong-last-number", tile=tile, last=last, number=number, moves=moves)
            right = tile_name(task.tile_with[moves])
            return say("route-wrong-last-elsewhere", tile=tile, last=last, number=moves, right=right)
        case "counting":
            start, end_tile = counted_ends(task, refutation)
            return _counting_text([tile], refutation, start, end_tile)
        case "both-ways":
            narrow = listed([tile_name(first) for first, _ in refutation.links])
            return say("route-wrong-both-ways", tile=tile, narrow=narrow, needed=about[0])
        case "contradiction":
            return _trial_text(task, step, refutation)
    assert refutation.clash is not None
    clash = say(f"route-clash-{refutation.clash}", tile=about[0])
    return say("route-wrong-chain", tile=tile, chain=_chain_text(refutation.chain), clash=clash)


def _trial_text(task: RouteTask, step: int, refutation: Refutation) -> str:
    tile, trial = tile_name(refutation.tile), refutation.trial
    if not refutation.moves:
        return say("route-wrong-stuck", tile=tile)
    fails = say("route-wrong-fails", tile=tile, moves=refutation.moves)
    if trial is None or trial.end is None:
        return fails
    line = listed([tile, *map(tile_name, trial.line)])
    wrong = refutation_text(task, step + 1 + len(trial.line), trial.end)
    wrong = wrong if wrong[1].isdigit() else wrong[0].lower() + wrong[1:]
    return say("route-wrong-for-example", fails=fails, line=line, wrong=wrong)


def look_text(task: RouteTask, refutation: Refutation) -> str:
    """Return what to look at for a refutation, without the slide that it refutes; may be empty."""
    about = names_of(refutation.tiles)
    if refutation.technique == "split":
        return say("route-look-split", tiles=listed(about))
    if refutation.technique in ("last", "two-ends"):
        return say("route-look-ways-in", tiles=listed(about))
    if refutation.technique == "counting":
        start, end = counted_ends(task, refutation)
        tried = tile_name(refutation.tile)
        if tried in (start, end):
            return say("route-look-count-to", tile=end if tried == start else start)
        return say("route-look-count", start=start, end=end)
    if refutation.technique == "both-ways":
        return say("route-look-around", tile=about[0])
    if refutation.technique in ("chain", "passed-over"):
        return say("route-look-ways", tiles=listed(about))
    if refutation.trial is not None and refutation.trial.end is not None:
        return look_text(task, refutation.trial.end)
    return ""


def alike_text(task: RouteTask, alike: Sequence[Refutation]) -> str:
    """Return one sentence for several slides that are wrong for the same reason (see `likeness`)."""
    tiles = [tile_name(refutation.tile) for refutation in alike]
    first = alike[0]
    if first.technique == "number":
        return say("route-wrong-later-numbers", tiles=listed(tiles))
    return _counting_text(tiles, first, "", counted_ends(task, first)[1])


def likeness(task: RouteTask, refutation: Refutation) -> tuple[object, ...]:
    """Return a key that is equal for refutations that one sentence can cover."""
    if refutation.technique == "number" and refutation.tiles == 1 << refutation.tile:
        return ("number",)
    if refutation.technique == "counting":
        start, end = counted_ends(task, refutation)
        if start == tile_name(refutation.tile):
            return "counting", end, refutation.moves, refutation.needed
    return (refutation.tile,)


def counted_ends(task: RouteTask, refutation: Refutation) -> tuple[str, str]:
    """Return the two tiles between which moves are counted, the earlier one first."""
    first, other = sorted(each(refutation.tiles), key=lambda tile: task.number_on.get(tile, 0))
    if refutation.tile in (first, other):
        first, other = refutation.tile, other if first == refutation.tile else first
    return tile_name(first), tile_name(other)


def _counting_text(tiles: Sequence[str], refutation: Refutation, start: str, end: str) -> str:
    """Return that moves are too few after a slide to one of `tiles`; `start` is empty for the tile itself."""
    return say(
        "route-wrong-counting",
        tiles=either(tiles),
        needed=refutation.needed,
        number=refutation.moves,
        start=start or "there",
        end=end,
    )


def _chain_text(chain: Sequence[Link]) -> str:
    """Join the conclusions of a chain; those that one tile yields at once share a clause."""
    clauses: list[str] = []
    grouped: dict[tuple[str, Tile, bool], list[str]] = {}
    for link in chain:
        grouped.setdefault((link.kind, link.first, link.follows), []).append(tile_name(link.other))
    for (kind, first, follows), others in grouped.items():
        tiles = listed(others) if follows else either(others)
        clauses.append(say(f"route-chain-{kind}", tile=tile_name(first), others=tiles))
    if not clauses:
        return say("route-chain-none")
    return reduce(lambda first, last: say("route-chain-and", first=first, last=last), clauses)

"""Routes: only one solution, no redundant numbers, and reasons that are true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from every_level import every_level
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.limits import TooLarge
from ppsolve.puzzles.pingouin.floes import bridges_of, lakes_of, random_floe
from ppsolve.puzzles.pingouin.route import verify
from ppsolve.puzzles.pingouin.route.chains import Chains
from ppsolve.puzzles.pingouin.route.explain import next_step, steps
from ppsolve.puzzles.pingouin.route.refute import Refutation, RouteTechnique, refutations, refute_slide
from ppsolve.puzzles.pingouin.route.search import find_routes, model_routes
from ppsolve.puzzles.pingouin.route.task import (
    RouteState,
    RouteTask,
    route_task,
    slide_graph,
    start_state,
)
from ppsolve.puzzles.pingouin.route.verify import MOST_TILES, check, examine, only_route, technique_level
from ppsolve.puzzles.pingouin.tiles import components, each, tiles_of
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import Tile, slide_path, tile_name, tile_named
from ppsolve.solver.randomness import SplitMix64
from refusals import refusal
from route_oracle import count_routes, position_at


def task_in(text: str) -> RouteTask:
    """Return the task of a permanent ID without proving it."""
    task, _ = task_of(text)
    assert isinstance(task, RouteTask)
    return task


LEVEL_OF: dict[RouteTechnique, Level] = {
    "only-way": "easy",
    "number": "easy",
    "split": "easy",
    "last": "easy",
    "two-ends": "easy",
    "counting": "medium",
    "both-ways": "medium",
    "passed-over": "hard",
    "chain": "hard",
    "contradiction": "expert",
    "guess": "expert",
}

GOLDEN: dict[Level, str] = {
    "easy": "route-easy-1-g1:111..../.1.1..../1111.../...1A..../......./......../......./........:c4=2,a1=8",
    "medium": "route-medium-1-g1:1111.../11A.11.../1.111../.11...../......./......../......./........:"
    "c1=1,c3=4,c4=6,b4=8",
    "hard": "route-hard-2-g1:......./....1111/...1.11/....11A11/....111/.....111/.....11/........:"
    "c6=1,b6=2,b5=3,g6=7,g7=9,f6=15,e6=17",
    "expert": "route-expert-2-g1:..11111/...1.111/....1../...1111./..11111/...111A11/...1111/.....111:"
    "g6=1,h7=3,f7=7,e5=9,e3=10,f5=12,b7=25,a5=28",
}
EASY = task_in(GOLDEN["easy"])


def small_tasks(number: int) -> list[RouteTask]:
    """Return random small floes with some of the numbers of a route."""
    source = SplitMix64(17)
    found: list[RouteTask] = []
    while len(found) < number:
        island = random_floe(source, 6 + source.below(4))
        if island is None:
            continue
        start = list(each(island))[source.below(island.bit_count())]
        routes = find_routes(route_task(island, start, {}), 20)
        if routes:
            route = routes[source.below(len(routes))]
            numbers = {tile: step for step, tile in enumerate(route, start=1) if source.below(3) == 0}
            found.append(route_task(island, start, numbers))
    return found


SMALL = small_tasks(25)


def test_the_search_finds_as_many_routes_as_there_are() -> None:
    for task in SMALL:
        assert len(find_routes(task, 10**6)) == count_routes(task)


def test_the_model_agrees_with_the_search() -> None:
    for task in SMALL[:8]:
        found = find_routes(task, 10**6)
        assert len(model_routes(task, 3)) == min(len(found), 3)
        if len(found) == 1:
            assert model_routes(task) == found


@every_level
def test_a_route_is_of_its_level_and_the_only_one_by_another_proof(level: Level) -> None:
    task = task_in(GOLDEN[level])
    found = examine(task)
    assert found.level == level
    assert task.moves < MOST_TILES[level]
    assert level == "easy" or task.moves >= MOST_TILES[LEVELS[LEVELS.index(level) - 1]]
    assert model_routes(task) == [only_route(task)]
    assert technique_level(task, only_route(task)) == level
    assert check(task, found.solution).solved


@every_level
def test_no_number_can_be_left_out(level: Level) -> None:
    """Without any one of its numbers, the techniques of the level no longer find the route."""
    task = task_in(GOLDEN[level])
    route = only_route(task)
    assert task.numbers
    for tile, number in task.numbers:
        fewer = replace(task, numbers=tuple(pair for pair in task.numbers if pair[0] != tile))
        state = start_state(task)
        for right in route[: number - 1]:
            state = state.after(right)
        others = [other for other in state.choices() if other != tile]
        assert any(refute_slide(fewer, state, other, level) is None for other in others), tile


@every_level
def test_the_same_seed_gives_the_same_route(level: Level) -> None:
    task, recipe = task_of(GOLDEN[level])
    assert recipe is not None
    assert generate(recipe).puzzle.task == task


# Reasons.


def is_true(task: RouteTask, before: RouteState, refutation: Refutation) -> bool:
    """Check the claim of a refutation with the rules of the Python engine."""
    after = before.after(refutation.tile)
    about = list(each(refutation.tiles))
    if refutation.technique == "number":
        step = before.step + 1
        return task.tile_with.get(step, refutation.tile) != refutation.tile or (
            task.number_on.get(refutation.tile, step) != step
        )
    if refutation.technique == "split":
        return refutation.tiles in components(after.free) and refutation.tiles != after.free
    if refutation.technique == "two-ends":
        return len(about) == 2 and all(len(ways_in(after, tile)) == 1 for tile in about)
    if refutation.technique == "last":
        (tile,) = about
        last = (
            task.tile_with.get(task.moves, tile) == tile
            and task.number_on.get(tile, task.moves) == task.moves
        )
        return len(ways_in(after, tile)) == 1 and not last
    if refutation.technique == "counting":
        known = {after.at: after.step} | {tile: task.number_on[tile] for tile in about if tile != after.at}
        (first, low), (other, high) = sorted(((t, known[t]) for t in about), key=lambda pair: pair[1])
        return (
            high - low == refutation.moves and distance(after, first, other) >= refutation.needed > high - low
        )
    if refutation.technique == "both-ways":
        (tile,) = about
        narrow = [first for first, _ in refutation.links]
        both = all(len(ways_in(after, first)) == 2 and tile in ways_in(after, first) for first in narrow)
        return both and len(narrow) > (1 if tile == after.at or is_last(task, after, tile) else 2)
    if refutation.technique in ("passed-over", "chain"):
        return chain_holds(task, after, refutation)
    return fails_within(task, after, refutation.moves) and trial_is_true(task, after, refutation)


def trial_is_true(task: RouteTask, state: RouteState, refutation: Refutation) -> bool:
    """Check that a trial can be played, lasts as long as claimed, and ends with a true refutation."""
    assert refutation.trial is not None
    for tile in refutation.trial.line:
        assert tile in state.choices()
        state = state.after(tile)
    end = refutation.trial.end
    if end is None:
        return refutation.moves == len(refutation.trial.line) and not state.choices()
    return refutation.moves == len(refutation.trial.line) + 1 and is_true(task, state, end)


def fails_within(task: RouteTask, state: RouteState, moves: int) -> bool:
    """Return whether every continuation is refuted without a trial within `moves` moves."""
    if not state.free:
        return False
    return all(
        moves > 0
        and (
            refute_slide(task, state, tile, "hard") is not None
            or fails_within(task, state.after(tile), moves - 1)
        )
        for tile in state.choices()
    )


def chain_holds(task: RouteTask, state: RouteState, refutation: Refutation) -> bool:
    """Check that every link of a chain follows from those before it, and that it ends in a contradiction."""
    ways = {tile: ways_in(state, tile) for tile in each(state.free | 1 << state.at)}
    steps_known = dict(task.number_on) | {state.at: state.step}
    ends = [tile for tile in each(state.free) if len(ways[tile]) == 1]
    last = ends[0] if ends else task.tile_with.get(task.moves)
    joined: dict[Tile, set[Tile]] = {tile: set() for tile in ways}

    def wanted(tile: Tile) -> int | None:
        return 1 if tile in (state.at, last) else None if last is None else 2

    for kind, first, other, follows in refutation.chain:
        if kind == "numbers":
            holds = abs(steps_known[first] - steps_known[other]) != 1
        elif kind == "passed":
            latest = max(steps_known.get(first, 0), steps_known.get(other, 0), state.step + 1)
            between = slide_path(first, other)[:-1]
            holds = any(task.number_on.get(tile, latest + 1) <= latest for tile in between)
        elif kind == "full":
            holds = len(joined[first]) == (wanted(first) or 2) and other not in joined[first]
        elif kind == "loop":
            holds = other in chain_from(joined, first) and other not in joined[first]
        else:
            holds = other in ways[first] and len(ways[first]) == wanted(first) == (2 if kind == "both" else 1)
        if not holds or follows != (kind in ("both", "only")):
            return False
        if follows:
            joined[first].add(other)
            joined[other].add(first)
        else:
            ways[first].discard(other)
            ways[other].discard(first)
    (end,) = each(refutation.tiles)
    chain = chain_from(joined, end)
    closed = len(chain) > 2 and all(len(joined[tile]) == (wanted(tile) or 2) for tile in chain)
    assert refutation.clash is not None
    return {
        "few": len(ways[end]) < (wanted(end) or 1),
        "many": len(joined[end]) > (wanted(end) or 2),
        "torn": not joined[end] <= ways[end],
        "loop": closed and len(chain) < len(ways),
    }[refutation.clash]


def chain_from(joined: dict[Tile, set[Tile]], start: Tile) -> set[Tile]:
    chain, edge = {start}, [start]
    while edge:
        for beside in joined[edge.pop()] - chain:
            chain.add(beside)
            edge.append(beside)
    return chain


def ways_in(state: RouteState, tile: Tile) -> set[Tile]:
    """Return the tiles that a slide to `tile` can come from."""
    present = state.free | 1 << state.at
    return {
        other
        for other in each(present)
        if other != tile
        and tile in position_at(RouteState(other, present & ~(1 << other))).reach(other)
        and (other == state.at or not passes(other, tile, state.at))
    }


def passes(start: Tile, end: Tile, over: Tile) -> bool:
    return over in slide_path(start, end)[:-1]


def is_last(task: RouteTask, state: RouteState, tile: Tile) -> bool:
    ends = [other for other in each(state.free) if len(ways_in(state, other)) == 1]
    return tile in ends or task.tile_with.get(task.moves) == tile


def distance(state: RouteState, start: Tile, end: Tile) -> int:
    seen, edge, number = {start}, {start}, 0
    while end not in seen:
        number += 1
        edge = {
            other
            for tile in edge
            for other in each(state.free | 1 << state.at)
            if tile in ways_in(state, other)
        } - seen
        if not edge:
            return 10**6
        seen |= edge
    return number


def test_every_refutation_of_small_routes_is_true() -> None:
    """Brute force also finds no route after the refuted slide."""
    seen = set()
    for task in SMALL:
        for route in find_routes(task, 2):
            state = start_state(task)
            for right in route:
                for tile in state.choices():
                    for level in LEVELS:
                        found = refute_slide(task, state, tile, level)
                        if found is not None:
                            seen.add(found.technique)
                            assert is_true(task, state, replace(found, tile=tile)), (task, state, found)
                            assert LEVELS.index(LEVEL_OF[found.technique]) <= LEVELS.index(level)
                            wanted = task.tile_with.get(state.step + 1, tile) == tile
                            fits = task.number_on.get(tile, state.step + 1) == state.step + 1
                            assert not (wanted and fits) or not count_routes(task, state.after(tile), 1)
                            break
                state = state.after(right)
    assert seen >= {"number", "split", "counting", "chain", "contradiction"}


@every_level
def test_every_step_rules_out_all_other_slides_with_reasons_that_are_true(level: Level) -> None:
    task = task_in(GOLDEN[level])
    state = start_state(task)
    for right, step in zip(only_route(task), steps(task), strict=True):
        for found in refutations(task, state, right):
            assert found is not None
            assert is_true(task, state, found), (step, found)
            assert step.technique == "number" or tile_name(found.tile) in step.reason
        assert step.drawing.marks[str(step.move).partition("-")[2]] == "target"
        state = state.after(right)


def test_chains_find_no_contradiction_on_a_route() -> None:
    for task in SMALL:
        for route in find_routes(task, 3):
            state = start_state(task)
            for tile in route[:-2]:
                state = state.after(tile)
                final = task.tile_with.get(task.moves)
                assert Chains(task, state, slide_graph(state), final).find_clash() is None


# Hints and checks.


def test_a_hint_is_the_next_step_and_a_wrong_slide_is_named() -> None:
    solution = examine(EASY).solution
    assert next_step(EASY, solution[:3]) == steps(EASY)[3]
    assert "every tile is visited" in str(refusal(lambda: next_step(EASY, solution)))
    assert str(refusal(lambda: next_step(EASY, ["d4-c4"]))).startswith("step 1: d4-c4 is wrong.")


def test_a_route_may_be_given_as_tiles_and_is_checked_move_by_move() -> None:
    solution = examine(EASY).solution
    assert check(EASY, [move.partition("-")[2] for move in solution]).solved
    part = check(EASY, solution[:2])
    assert part.right
    assert not part.solved
    wrong = check(EASY, ["d4-c3", "c3-c2"])
    assert (wrong.right, wrong.step) == (False, 2)
    assert "number 2 is on c4" in wrong.text
    assert "is a hole" in check(EASY, ["d4-d5"]).text
    with pytest.raises(BadInput, match="expected two tiles"):
        check(EASY, ["north"])


# Refusals.

EMPTY = ("." * 7, "." * 8) * 3


@pytest.mark.parametrize(
    ("rows", "numbers", "complaint"),
    [
        (("1A11....", "........", *EMPTY), {}, "more than one route"),
        (("1A.1....", "........", *EMPTY), {}, "no route"),
        (("1A1B.....", "........", *EMPTY), {}, "one penguin"),
        (("1A1A.....", "........", *EMPTY), {}, "one penguin"),
        (("1A......", "........", *EMPTY), {}, "no tile to visit"),
        (("1A11....", "........", *EMPTY), {"a1": 1}, "numbers.a1: is not a free tile"),
        (("1A11....", "........", *EMPTY), {"a2": 3}, "numbers.a2: 3 is not from 1 to 2"),
        (("1A11....", "........", *EMPTY), {"a2": 1, "a3": 1}, "1 is on two tiles"),
    ],
)
def test_unsound_routes_are_refused(rows: tuple[str, ...], numbers: dict[str, int], complaint: str) -> None:
    named = tuple(
        (tile, number) for name, number in numbers.items() if (tile := tile_named(name)) is not None
    )
    assert complaint in str(refusal(lambda: examine(RouteTask(rows, named))))


def test_a_route_too_large_for_the_search_is_proved_by_the_model(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(task: RouteTask) -> list[tuple[int, ...]]:
        raise TooLarge

    expected = only_route(EASY)
    only_route.cache_clear()
    monkeypatch.setattr(verify, "find_routes", give_up)
    assert only_route(EASY) == expected


def test_the_model_refuses_a_floe_with_two_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk gives up, so only the model can find the second route."""

    def give_up(task: RouteTask) -> list[tuple[int, ...]]:
        raise TooLarge

    two_routes = RouteTask(("1A11....", "........", *EMPTY), ())
    assert len(find_routes(two_routes, 10**6)) == count_routes(two_routes) == 2
    only_route.cache_clear()
    monkeypatch.setattr(verify, "find_routes", give_up)
    with pytest.raises(BadInput, match="more than one route: a1-a2 a2-a3 and a1-a3 a3-a2"):
        only_route(two_routes)


def test_random_floes_have_lakes_and_bridges() -> None:
    source = SplitMix64(5)
    floes = [floe for _ in range(60) if (floe := random_floe(source, 20)) is not None]
    assert all(len(components(floe)) == 1 and floe.bit_count() == 20 for floe in floes)
    assert sum(bool(lakes_of(floe)) for floe in floes) > len(floes) // 6
    assert sum(bool(bridges_of(floe)) for floe in floes) > len(floes) // 6
    assert lakes_of(tiles_of(range(60))) == []

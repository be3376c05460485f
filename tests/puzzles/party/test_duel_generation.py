"""Generation of duels: reproducible, of exactly the requested level, with a monotone grading and tags."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from functools import cache
from itertools import product
from typing import get_args

import pytest

from duels import refutations
from ppsolve.puzzles.contest import ContestCounts
from ppsolve.puzzles.party.duel import explain
from ppsolve.puzzles.party.duel.explain import make_book
from ppsolve.puzzles.party.duel.generate import ATTEMPTS, candidate
from ppsolve.puzzles.party.duel.judge import MOST_CARDS
from ppsolve.puzzles.party.duel.task import DuelTag, DuelTask
from ppsolve.puzzles.party.duel.verify import LEAST_EFFORT, examine
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, Level, Rejected, level_reached
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party.symmetry import canonical
from ppsolve.solver.party.textform import dumps, loads
from refusals import refusal

Made = tuple[DuelTask, int, Counter[str]]


@cache
def make(level: Level, seed: int, players: int | None = None) -> Made:
    """Return the first accepted task of a recipe, its attempt, and the reasons of rejections before it."""
    recipe = Recipe("duel", level, seed, players=players)
    rejected: Counter[str] = Counter()
    for attempt in range(ATTEMPTS):
        task = candidate(recipe, recipe.source(attempt))
        if not isinstance(task, Rejected):
            return task, attempt, rejected
        rejected[task.reason] += 1
    raise AssertionError(rejected)


# Grading.

GRID = [
    ContestCounts(*numbers) for numbers in product((1, 2, 4), (0, 3, 6, 9), (0, 1, 4), (1, 2, 5), (0, 1, 3))
]


def level_of(counts: ContestCounts) -> Level:
    return level_reached(counts.effort, LEAST_EFFORT)


def test_more_of_anything_never_makes_a_duel_easier() -> None:
    for counts in GRID:
        for field in fields(ContestCounts):
            more = replace(counts, **{field.name: getattr(counts, field.name) + 1})
            assert more.effort >= counts.effort
            assert LEVELS.index(level_of(more)) >= LEVELS.index(level_of(counts))


def test_every_count_matters_to_the_level() -> None:
    for field in fields(ContestCounts):
        assert any(
            level_of(replace(counts, **{field.name: getattr(counts, field.name) + 2})) != level_of(counts)
            for counts in GRID
        )


def test_all_levels_occur() -> None:
    assert {level_of(counts) for counts in GRID} == set(LEVELS)
    assert level_of(ContestCounts(1, 0, 0, 1, 0)) == "easy"


# Tags.

EXAMPLES: dict[DuelTag, tuple[str, int]] = {
    "only-move": ("iello-2024:PYBYRGR/PB..GR/P...G:RYPBB,GYYYP:0", 1),
    "colour-kill": ("iello-2024:RYBPGGG/R.PPG.:GYPBB,RRYPB:0", 1),
    "comeback": ("iello-2024:PYBYRGR/PB..GR/P...G:RYPBB,GYYYP:0", 1),
    "sacrifice": ("iello-2024:BBGRYGP/.BRY../.B...:GGPP,RGPB:0", 1),
    "late-trap": ("iello-2024:YPBGBBY/PPBG..:RYPPBB,RGYYPB:0", 1),
    "forced-out": ("iello-2024:RYYBGGP/R.BG.P:RGGGPPBB,GYYPPBBB:0", 1),
    "clean-sweep": ("iello-2024:PGBYBRB/PGYBB./..Y..:GPB,RRY:0", 0),
    "many-players": ("iello-2024:GPYBPRYG/..B.P.Y:RRY,GGP,GYB:0", 1),
}


def test_there_is_an_example_of_every_tag() -> None:
    assert set(EXAMPLES) == set(get_args(DuelTag))


@pytest.mark.parametrize("tag", EXAMPLES)
def test_a_duel_has_the_tag_that_it_is_about(tag: DuelTag) -> None:
    text, limit = EXAMPLES[tag]
    tags = examine(DuelTask(loads(text), limit)).tags
    assert tag in tags
    assert list(tags) == [known for known in get_args(DuelTag) if known in tags]


def test_the_colour_that_is_killed_never_finds_a_place_again() -> None:
    text, limit = EXAMPLES["colour-kill"]
    position = loads(text).play(examine(DuelTask(loads(text), limit)).solution[0])
    seen, waiting, placed = {position}, [position], set()
    while waiting:
        here = waiting.pop()
        for move in here.legal_moves:
            placed.add(move.colour)
            if (after := here.after(move)) not in seen:
                seen.add(after)
                waiting.append(after)
    assert set(position.players[1].hand) - placed


# Generation.

SEEDS = [
    *(("easy", seed) for seed in range(6)),
    *(pytest.param("medium", seed, marks=pytest.mark.native) for seed in range(4)),
    *(
        pytest.param(level, seed, marks=[pytest.mark.native, pytest.mark.slow])
        for level in ("hard", "expert")
        for seed in (0, 1)
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("level", "seed"), SEEDS)
def test_a_duel_has_the_requested_level(level: Level, seed: int) -> None:
    task, _, rejected = make(level, seed)
    examination = examine(task)
    assert examination.level == level
    position = task.position
    assert position.to_move == 0
    assert [player.name for player in position.players] == list(DEFAULT_NAMES[: len(position.players)])
    assert examination.facts["cards"] == sum(position.penalties()) <= MOST_CARDS
    assert examination.facts["tempting"] >= 1
    assert len({canonical(position.after(move)) for move in refutations(task)}) >= 2
    assert len(rejected) <= 9


GOLDEN: list[tuple[Level, int, str, int, str]] = [
    ("easy", 0, "iello-2024:RPYBGBP/.PY.BB:RYP,GGP:0", 0, "Rb1"),
    ("easy", 1, "iello-2024:BYYBPRG/..BB.G:RYPP,RPBB:0", 1, "Pb5"),
    ("medium", 0, "iello-2024:BYGRPBPY/....PB.:RPB,GYB,GGP,RGY:0", 0, "Rb3"),
    ("medium", 2, "iello-2024:PRGYPBR/....BR:RGBB,GYBB,GYYP:0", 0, "Ba8"),
    ("hard", 1, "iello-2024:RYBBPGB/R.BPP.:GGGGYPPB,RRRRGYPB:0", 3, "Gb6"),
    ("expert", 0, "iello-2024:YBPGPRY/..P...:RRGPBBB,RRGYYPB,RGYYPBB:0", 2, "Bb2"),
]


@pytest.mark.native  # only because of the time it takes
@pytest.mark.parametrize(("level", "seed", "text", "limit", "first"), GOLDEN)
def test_a_recipe_always_gives_the_same_duel(
    level: Level, seed: int, text: str, limit: int, first: str
) -> None:
    task, _, _ = make(level, seed)
    assert (dumps(task.position), task.limit) == (text, limit)
    assert examine(task).solution[0] == first


def test_a_recipe_gives_the_same_duel_without_the_native_core(monkeypatch: pytest.MonkeyPatch) -> None:
    task, attempt, _ = make("easy", 1)
    recipe = Recipe("duel", "easy", 1)
    monkeypatch.setenv("PPSOLVE_CORE", "python")
    assert candidate(recipe, recipe.source(attempt)) == task


@pytest.mark.parametrize(
    "players", [2, 3, *(pytest.param(number, marks=pytest.mark.native) for number in (4, 5, 6))]
)
def test_the_number_of_players_can_be_chosen(players: int) -> None:
    task, _, _ = make("easy", 1, players)
    assert len(task.position.players) == players
    assert examine(task).level == "easy"


def test_an_expert_duel_for_many_players_is_refused() -> None:
    recipe = Recipe("duel", "expert", 1, players=5)
    assert "no expert duels for 5 players; choose 2 to 4" in str(
        refusal(lambda: candidate(recipe, recipe.source(0)))
    )


def test_a_book_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text, limit = EXAMPLES["only-move"]
    _, attempt, _ = make("easy", 1)
    monkeypatch.setattr(explain, "MOST_POSITIONS", 3)
    assert "more than 3 positions" in str(refusal(lambda: make_book(DuelTask(loads(text), limit))))
    recipe = Recipe("duel", "easy", 1)
    assert candidate(recipe, recipe.source(attempt)) == Rejected("too many positions")

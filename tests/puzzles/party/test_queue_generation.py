"""Generation of queues: reproducible, sound and of the requested level."""

from __future__ import annotations

from itertools import groupby

import pytest

from every_level import every_level
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.party.queue.generate import ATTEMPTS, DIMENSIONS, LONGEST_RUN, candidate
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.verify import check, examine
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.solution import Rejected

REASONS = {
    "no winning line",
    "too many winning lines",
    "too many positions",
    "too many equal cards in a row",
    "too easy",
    "too hard",
}


def make(recipe: Recipe) -> QueueTask:
    for attempt in range(ATTEMPTS):
        found = candidate(recipe, recipe.source(attempt))
        if not isinstance(found, Rejected):
            return found
        assert found.reason in REASONS
    raise AssertionError("the attempts ran out")


@every_level
@pytest.mark.parametrize("seed", [100, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (101, 102))])
def test_the_graded_level_is_the_one_asked_for(level: Level, seed: int) -> None:
    task = make(Recipe("queue", level, seed))
    examination = examine(task)
    dimensions = DIMENSIONS[level]
    assert examination.level == level
    assert examination.facts["decisions"] >= dimensions.decisions
    assert dimensions.bases[0] <= task.base <= dimensions.bases[1]
    assert dimensions.windows[0] <= task.window <= dimensions.windows[1]
    assert max(len(list(run)) for _, run in groupby(task.queue)) <= LONGEST_RUN
    assert check(task, examination.solution).solved


@pytest.mark.parametrize("base", range(4, 8))
def test_the_base_can_be_asked_for(base: int) -> None:
    task = make(Recipe("queue", "medium", 1, base))
    assert task.base == base
    assert examine(task).level == "medium"


GOLDEN = {
    "queue-easy-1-g1": "BGYG/..G GBGBB 1: Gb2 Bb1 Gc2 Bc1 Bd1",
    "queue-easy-3-base5-g1": "PPRBR/.PR./.P. PRRPPR 1: Pb1 Rb4 Rc3 Pc1 Pd1 Rd2",
    "queue-medium-2-g1": "GG GGPGRPGG 2: Gb1 Pa0 Gb1 Ra0 Gc2 Pb1 Gc1 Gd1",
    "queue-hard-1-g1": "YG/G RGGRPYYPPYYY 1: Ra3 Gb2 Gc1 Ra0 Pa0 Yb2 Yc2 Pb1 Pc1 Yd1 Yd2 Ye1",
    "queue-hard-3-base5-g1": "YPR/P. RRYYYPPYPR 1: Rb2 Rc1 Ya0 Yb1 Yc1 Pa5 Pb4 Yd1 Pc3 Rd2",
    "queue-expert-2-g1": "PYBYY/.B.. BPPGPPPYBBYBPYY 2: "
    "Pb1 Bc1 Ga0 Pb1 Pc1 Pd1 Yb5 Bb4 Bc3 Yc4 Bd2 Pe1 Yd3 Ye2 Pf1",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_a_recipe_gives_the_same_puzzle_everywhere(name: str) -> None:
    task = make(recipe_of(name))
    solution = " ".join(examine(task).solution)
    assert f"{'/'.join(task.pyramid)} {task.queue} {task.window}: {solution}" == GOLDEN[name]


def test_an_attempt_depends_on_nothing_but_its_random_numbers() -> None:
    recipe = Recipe("queue", "easy", 8)
    found = [candidate(recipe, recipe.source(attempt)) for attempt in range(8)]
    assert [candidate(recipe, recipe.source(attempt)) for attempt in reversed(range(8))] == found[::-1]
    assert {type(one) for one in found} == {QueueTask, Rejected}

"""Generation of queues: reproducible, sound and of the requested level."""

from __future__ import annotations

from itertools import groupby

import pytest

from every_level import every_level
from ppsolve.puzzles.party.queue.generate import ATTEMPTS, DIMENSIONS, LONGEST_RUN, candidate, is_excluded
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.verify import check, examine
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.solution import Level, Rejected
from ppsolve.solver.party.pyramid import mirrored
from ppsolve.solver.party.rules import Rules

REASONS = {
    "no winning line",
    "too many winning lines",
    "too many positions",
    "too many equal cards in a row",
    "too easy",
    "too hard",
    "on the exclusion list",
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
def test_a_queue_has_the_requested_level(level: Level, seed: int) -> None:
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
def test_the_base_can_be_chosen(base: int) -> None:
    task = make(Recipe("queue", "medium", 1, base))
    assert task.base == base
    assert examine(task).level == "medium"


GOLDEN = {
    "queue-easy-1-g2": "BGR/BR BBPPP 2: Bc1 Pa4 Pb3 Pc2 Bd1",
    "queue-easy-3-base5-g2": "BGPBB/.PPB GGPGPP 2: Gb1 Gc1 Pc2 Gd1 Pc3 Pd2",
    "queue-medium-2-g2": "YY YRRYRRRY 1: Yb1 Ra0 Rb1 Yc1 Ra0 Rb1 Rc1 Yd1",
    "queue-hard-1-g2": "YRRPR/.RPP/.R. YYYBYYPPPRPR 2: Yb1 Yc1 Ba0 Yb1 Yc1 Yd1 Pc4 Pd3 Rd2 Pe2 Re1 Pf1",
    "queue-hard-3-base5-g2": "R PGPBBPGBBRRBR 1: Pa0 Ga3 Pb1 Ba0 Bb1 Pc1 Ga0 Bb1 Bc1 Rb4 Rc3 Bd1 Rd2",
    "queue-expert-2-g2": "YBY/YB/Y RPRPPYRPPRPRYYP 1: "
    "Ra0 Pa5 Ra6 Pb4 Pc3 Yd2 Rb5 Pc4 Pd3 Rb1 Pe2 Rc1 Yd1 Ye1 Pf1",
    # Earlier attempts at these are rejected because they are on the exclusion list.
    "queue-easy-70-g2": "RBGB/..G BGGBG 1: Bb1 Gb2 Gc2 Bc1 Gd1",
    "queue-medium-44-g2": "Y RYGGRGGG 1: Ra0 Yb1 Ga0 Gb1 Ra0 Gb1 Gc1 Gc2",
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


@pytest.mark.parametrize(("level", "seed"), [("easy", 70), ("easy", 284), ("medium", 44)])
def test_queues_on_the_exclusion_list_are_rejected(level: Level, seed: int) -> None:
    recipe = Recipe("queue", level, seed)
    reasons = []
    for attempt in range(ATTEMPTS):
        found = candidate(recipe, recipe.source(attempt))
        if not isinstance(found, Rejected):
            assert not is_excluded(found)
            break
        reasons.append(found.reason)
    assert "on the exclusion list" in reasons


@pytest.mark.parametrize(
    "task",
    [
        "BY BBBPPBP 1",
        "BGYG/.G. GGYYG 1",
        "BRR/.R BBRRB 1",
        "Y YYPPYPPP 1",
        "- GGGRGGGYG 2",
    ],
)
def test_an_excluded_queue_is_known_in_any_colours_and_mirrored(task: str) -> None:
    pyramid, cards, window = task.split()
    rules = Rules.of(2, base=4)
    recoloured = str.maketrans("RGYPB", "GYPBR")
    rows = tuple(pyramid.split("/")) if pyramid != "-" else ()
    assert is_excluded(QueueTask(rules, rows, cards, int(window)))
    assert is_excluded(QueueTask(rules, mirrored(rows), cards, int(window)))
    other = tuple(row.translate(recoloured) for row in rows)
    assert is_excluded(QueueTask(rules, other, cards.translate(recoloured), int(window)))
    assert not is_excluded(QueueTask(rules, rows, cards, 3))

"""Generation keeps its promises: the level asked for, the same puzzle again, rejections counted."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from ppsolve.puzzles import generation as generating
from ppsolve.puzzles.generation import check_origin, following, generate, generate_many
from ppsolve.puzzles.kinds import kind_for
from ppsolve.puzzles.levels import KINDS, LEVELS, Kind, Level
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.task import Rejected
from refusals import refusal


@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_has_the_level_that_was_asked_for(kind: Kind, level: Level) -> None:
    made = generate(Recipe(kind, level, 5))
    assert made.puzzle.level == level
    assert kind_for(made.puzzle.task).examine(made.puzzle.task).level == level
    assert made.puzzle.recipe == Recipe(kind, level, 5)


def test_many_processes_make_what_one_makes() -> None:
    recipes = list(following(Recipe("duel", "easy", 20), 5))
    assert [recipe.seed for recipe in recipes] == [20, 21, 22, 23, 24]
    alone = list(generate_many(recipes))
    together = list(generate_many(recipes, workers=2))
    assert together == alone
    assert [made.puzzle.recipe for made in together] == recipes


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_no_process_is_left_behind_when_the_reader_stops() -> None:
    puzzles: Iterator[Any] = generate_many(following(Recipe("queue", "hard", 1), 40), workers=2)
    next(puzzles)
    puzzles.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_many_recipes_are_taken_as_they_are_needed() -> None:
    puzzles: Iterator[Any] = generate_many(following(Recipe("queue", "easy", 1), 10**12), workers=2)
    assert next(puzzles).puzzle.recipe == Recipe("queue", "easy", 1)
    puzzles.close()  # type: ignore[attr-defined]


def test_a_puzzle_that_its_recipe_does_not_give_is_refused() -> None:
    puzzle = generate(Recipe("queue", "easy", 1)).puzzle
    check_origin(puzzle)
    check_origin(replace(puzzle, recipe=None))
    check_origin(replace(puzzle, recipe=Recipe("queue", "easy", 2, generator=9)))
    stolen = replace(puzzle, recipe=Recipe("queue", "easy", 2))
    assert str(refusal(lambda: check_origin(stolen))) == "id: queue-easy-2-g1 is another puzzle"


def test_attempts_that_run_out_are_told_with_their_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    kind: Any = ModuleType("hopeless")
    kind.ATTEMPTS = 10
    reasons = iter(["too easy"] * 7 + ["two solutions"] * 3)
    kind.candidate = lambda recipe, source: Rejected(next(reasons))
    monkeypatch.setattr(generating, "the_kind", lambda name: kind)
    message = str(refusal(lambda: generate(Recipe("pyramid", "hard", 1))))
    assert message == "puzzle pyramid-hard-1-g1: none found in 10 attempts: 7 too easy, 3 two solutions"


def test_a_candidate_of_another_level_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    task = generate(Recipe("queue", "easy", 1)).puzzle.task
    kind: Any = ModuleType("careless")
    kind.ATTEMPTS = 1
    kind.candidate = lambda recipe, source: task
    monkeypatch.setattr(generating, "the_kind", lambda name: kind)
    assert "should be hard, but the puzzle is easy" in str(
        refusal(lambda: generate(Recipe("queue", "hard", 1)))
    )


def test_another_generators_puzzle_cannot_be_made_again() -> None:
    message = str(refusal(lambda: generate(Recipe("queue", "easy", 1, generator=9))))
    assert message == (
        "puzzle queue-easy-1-g9: made by generator 9, but this is generator 1; use the permanent ID"
    )

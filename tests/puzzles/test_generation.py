"""Generation gives the level asked for and the same puzzle again, and counts rejections."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from ppsolve.puzzles import generation as generating
from ppsolve.puzzles.generation import check_origin, following, generate, generate_many
from ppsolve.puzzles.kind import Kind, Task
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, Level, Rejected
from ppsolve.solver.randomness import SplitMix64
from refusals import refusal


@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_has_the_level_that_was_asked_for(kind: str, level: Level) -> None:
    made = generate(Recipe(kind, level, 5))
    assert made.puzzle.level == level
    examination = KINDS[kind].operations.examine(made.puzzle.task)
    assert examination.level == level
    assert made.puzzle.recipe == Recipe(kind, level, 5)


@pytest.mark.slow
def test_many_processes_make_what_one_makes() -> None:
    recipes = list(following(Recipe("duel", "easy", 20), 5))
    assert [recipe.seed for recipe in recipes] == [20, 21, 22, 23, 24]
    alone = list(generate_many(recipes))
    together = list(generate_many(recipes, workers=2))
    assert together == alone
    assert [made.puzzle.recipe for made in together] == recipes


@pytest.mark.slow
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
    assert str(refusal(lambda: check_origin(stolen))) == "id: queue-easy-2-g2 is another puzzle"


def generating_like(
    kind: Kind[Task], attempts: int, candidate: Callable[[Recipe, SplitMix64], Task | Rejected]
) -> Kind[Task]:
    """Return a copy of a kind with other candidates."""
    operations = replace(kind.operations, attempts=attempts, candidate=candidate)
    return replace(kind, load_operations=lambda: operations)


def test_attempts_that_run_out_are_told_with_their_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = iter(["too easy"] * 7 + ["two solutions"] * 3)
    hopeless = generating_like(KINDS["pyramid"], 10, lambda recipe, source: Rejected(next(reasons)))
    monkeypatch.setattr(generating, "kind_named", lambda name: hopeless)
    message = str(refusal(lambda: generate(Recipe("pyramid", "hard", 1))))
    assert message == "puzzle pyramid-hard-1-g2: none found in 10 attempts: 7 too easy, 3 two solutions"


def test_a_candidate_of_another_level_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    task = generate(Recipe("queue", "easy", 1)).puzzle.task
    careless = generating_like(KINDS["queue"], 1, lambda recipe, source: task)
    monkeypatch.setattr(generating, "kind_named", lambda name: careless)
    assert "should be hard, but the puzzle is easy" in str(
        refusal(lambda: generate(Recipe("queue", "hard", 1)))
    )


def test_another_generators_puzzle_cannot_be_made_again() -> None:
    message = str(refusal(lambda: generate(Recipe("queue", "easy", 1, generator=9))))
    assert message == (
        "puzzle queue-easy-1-g9: made by generator 9, but the latest here is 3; use the permanent ID"
    )

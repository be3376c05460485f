"""Short IDs name what a puzzle is made from; permanent IDs hold the whole puzzle."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ppsolve.puzzles.generation import puzzle_of
from ppsolve.puzzles.ids import looks_like_an_id, permanent_id, task_of
from ppsolve.puzzles.kind import Range, Task
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe, recipe_of
from ppsolve.puzzles.solution import LEVELS
from ppsolve.solver import Player, Position, Rules
from ppsolve.solver.randomness import LARGEST_SEED
from refusals import refusal

PYRAMID = PyramidTask(Rules.of(2, base=4), ("R..G", "...", "..", "Y"), "RRGGYYB")
QUEUE = QueueTask(Rules.of(2, base=5), ("RG", "R"), "RGYPBBG", 2)
DUEL = DuelTask(
    Position.new([Player("Zoë: a/b, c", "RRGY", tokens=2), Player("Bob", "GPB", out=True)], ["RGB", "R."]), 1
)
TASKS = pytest.mark.parametrize("task", [PYRAMID, QUEUE, DUEL], ids=lambda task: type(task).__name__)

seeds = st.integers(0, LARGEST_SEED)
levels = st.sampled_from(LEVELS)


def choices(given: Range | None) -> st.SearchStrategy[int | None]:
    return st.none() if given is None else st.none() | st.integers(*given)


recipes = st.one_of(
    [
        st.builds(Recipe, st.just(kind.name), levels, seeds, choices(kind.bases), choices(kind.players))
        for kind in KINDS.values()
    ]
)


@given(recipes)
def test_a_short_id_names_its_recipe(recipe: Recipe) -> None:
    assert recipe_of(recipe.name) == recipe
    assert looks_like_an_id(recipe.name)


@given(recipes, st.integers(2, 10**6 - 1))
def test_a_short_id_names_its_generator(recipe: Recipe, generator: int) -> None:
    other = replace(recipe, generator=generator)
    assert recipe_of(other.name) == other
    assert (other.name == recipe.name) == (generator == recipe.generator)


def test_attempts_and_recipes_have_random_numbers_of_their_own() -> None:
    recipe = Recipe("pyramid", "hard", 7)
    first_words = {recipe.source(attempt).word() for attempt in range(100)}
    first_words |= {replace(recipe, seed=seed).source(0).word() for seed in range(100, 200)}
    first_words |= {
        replace(recipe, level="easy").source(0).word(),
        Recipe("duel", "hard", 7).source(0).word(),
    }
    assert len(first_words) == 202
    assert recipe.source(3).word() == recipe.source(3).word()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("pyramid-hard-7", "expected a short ID such as pyramid-hard-7-g2"),
        ("pyramid-hard-07-g2", "expected a short ID"),
        ("pyramid-hard--7-g1", "expected a short ID"),
        ("pyramid-hard-7-g0", "expected a short ID"),
        ("pyramid-hard-7-g2\n", "expected a short ID"),
        ("pyramid-brutal-7-g2", "level: unknown level 'brutal'; there are easy, medium, hard, expert"),
        ("tower-hard-7-g1", "kind: unknown kind 'tower'; there are pyramid, queue, duel"),
        ("pyramid-hard-7-base9-g2", "base: 9 is not from 4 to 8 for a pyramid"),
        ("pyramid-hard-7-players3-g2", "players: cannot be chosen for a pyramid"),
        ("duel-hard-7-base5-g2", "base: cannot be chosen for a duel"),
        ("duel-hard-7-players7-g2", "players: 7 is not from 2 to 6 for a duel"),
        (f"duel-hard-{2**64}-g2", "seed: 18446744073709551616 is not from 0 to 2^64 - 1"),
    ],
)
def test_a_wrong_short_id_is_refused(name: str, complaint: str) -> None:
    assert complaint in str(refusal(lambda: recipe_of(name)))


@pytest.mark.parametrize("name", ["pyramid-easy-7", "queue-hard-3-base5", "duel-easy-1-players3"])
def test_a_generator_that_was_never_released_is_refused(name: str) -> None:
    message = f"puzzle {name}-g1: generator 1 was never released; use {name}-g2"
    assert str(refusal(lambda: recipe_of(f"{name}-g1"))) == message
    assert str(refusal(lambda: puzzle_of(f" {name.upper()}-G1 "))) == message
    assert str(refusal(lambda: task_of(f"{name}-g1:iello-2024"))) == message


@pytest.mark.parametrize("kind", ["route", "harvest", "cutoff", "strand"])
def test_other_kinds_are_of_their_first_generator(kind: str) -> None:
    assert recipe_of(f"{kind}-easy-1-g1") == Recipe(kind, "easy", 1)


@TASKS
@pytest.mark.parametrize("made", [True, False])
def test_a_permanent_id_holds_the_whole_puzzle(task: Task, made: bool) -> None:
    kind = Puzzle(task, "hard", (), ()).kind
    recipe = Recipe(kind, "hard", 7) if made else None
    text = permanent_id(Puzzle(task, "hard", (), (), recipe))
    assert task_of(text) == (task, recipe)
    assert looks_like_an_id(text)
    assert text.isascii()
    assert not set(text) & set(" \t\"'\\$`!*?[](){}<>|&;#~"), "needs quoting in a shell"


def test_permanent_ids_are_what_the_documents_show() -> None:
    assert permanent_id(Puzzle(PYRAMID, "easy", (), (), Recipe("pyramid", "easy", 3))) == (
        "pyramid-easy-3-g2:iello-2024,base=4:R..G/.../../Y:RRGGYYB"
    )
    assert permanent_id(Puzzle(QUEUE, "easy", (), ())) == "queue:iello-2024,base=5:RG/R:RGYPBBG:2"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pyramid:iello-2024", "expected pyramid:rules:givens:cards"),
        ("queue:iello-2024:-:RG", "expected queue:rules:pyramid:queue:window"),
        ("duel:1:iello-2024:-:R,G", "expected duel:limit:rules:pyramid:hands:seat"),
        ("pyramid:iello-2024,base=4:R..G/.../../Y:RRGGYY", "cards: 6 cards for 7 cells to fill"),
        ("pyramid:iello-2024,base=4:R..G/.../../Q:RRGGYYB", "givens[3]: unknown colour 'Q'"),
        ("pyramid:iello-2024,base=4:R..G/..../../Y:RRGGYYB", "givens[1]: 4 cells, but this row has 3"),
        ("pyramid:iello-2024,base=4:R..G/...:RRGGYYB", "givens: 2 rows, but a pyramid of base 4 has 4"),
        ("pyramid:iello-2024,base=3:R../../.:RRGGY", "givens: a base of 3; it must be from 4 to 8"),
        ("pyramid:iello-2024,base=4:RRRR/RRR/../.:RRG", "cards: 9 cards R in all, but the deck has 7"),
        ("pyramid:iello-2024,base=5:R..G/.../../Y:RRGGYYB", "rules: base 5, but the lowest row has 4 cells"),
        ("queue:iello-2024,base=5:RG/B:RG:1", "pyramid[1]: B at b1 matches neither R nor G below"),
        ("queue:iello-2024,base=5:RG:RG:0", "window: 0 is not from 1 to 36"),
        ("queue:iello-2024,base=5:RG:RG:x", "window: expected a whole number, not 'x'"),
        ("queue:iello-2024,base=5:RG::1", "queue: there is no card to place"),
        ("duel:4:iello-2024:RG:RRGY,GPB:0", "limit: 4 is not from 0 to 3"),
        ("duel:1:iello-2024:RG:RRGY:0", "players: 1 player"),
        ("duel:0:iello-2024:RG:-,-:-", "position: the round is over"),
    ],
)
def test_a_wrong_permanent_id_is_refused(text: str, complaint: str) -> None:
    assert complaint in str(refusal(lambda: task_of(text)))


@pytest.mark.parametrize("name", ["pyramid.json", "queue", "duels-of-may.json", "-", "pyramids-1"])
def test_a_file_is_not_taken_for_an_id(name: str) -> None:
    assert not looks_like_an_id(name)

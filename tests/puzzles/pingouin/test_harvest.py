"""SolitaireSolver: the maximum proved twice, and the fish that wrong moves give up."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from every_level import every_level
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.explain import next_step, steps
from ppsolve.puzzles.pingouin.harvest.explore import HarvestState, explore_task, make_book, state_key
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import check, cut_off_by, examine
from ppsolve.puzzles.pingouin.tiles import each, names_of
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of
from ppsolve.solver.pingouin.solitaire import SolitaireSolver
from ppsolve.solver.view.phrases import join_words
from refusals import refusal

GOLDEN: dict[Level, str] = {
    "easy": "harvest-easy-1-g1:13:......./......../......./....1A.../....1../..1.1.3./..31..1/....211A.",
    "medium": "harvest-medium-1-g1:17:..2.1../..313.1./..1.1A2./...1A.1../....1../......../......./........",
    "hard": "harvest-hard-1-g1:17:..11A.../..1...../.1...../31A..2.../.221.../.2..1.../2...1../.....32.",
    "expert": "harvest-expert-1-g1:19:...2.../..1.1.../..1A1A.../..1.1.../....1.3/1...1..3/2321213/2.......",
}
NOTHING = ("." * 7, "." * 8) * 3


def task_in(text: str) -> HarvestTask:
    """Return the task of a permanent ID without proving it."""
    task, _ = task_of(text)
    assert isinstance(task, HarvestTask)
    return task


EASY = task_in(GOLDEN["easy"])


def totals(position: Position, known: dict[Position, list[int]]) -> list[int]:
    """Return the fish taken by every play, found with the rules of the Python engine."""
    if position not in known:
        moves = position.legal_moves
        known[position] = (
            [total for move in moves for total in totals(position.after(move), known)]
            if moves
            else [position.holdings()[0]]
        )
    return known[position]


def test_plays_are_counted_as_the_engine_counts_them() -> None:
    found = totals(lone_position(EASY.rows), {})
    facts = examine(EASY).facts
    assert max(found) == EASY.target
    assert (facts["plays"], facts["best"]) == (len(found), found.count(EASY.target))


@every_level
def test_the_target_is_the_most_by_another_proof_and_not_everything(level: Level) -> None:
    task = task_in(GOLDEN[level])
    found = examine(task)
    assert found.level == level
    most = SolitaireSolver(task.ice).most(frozenset(each(task.free)), task.penguins)
    assert task.below + most == task.target < sum(task.ice)
    position = lone_position(task.rows)
    for move in found.solution:
        position = position.play(move)
    assert position.over
    assert position.holdings()[0] == task.target
    assert check(task, found.solution).solved


@every_level
def test_the_same_seed_gives_the_same_harvest(level: Level) -> None:
    task, recipe = task_of(GOLDEN[level])
    assert recipe is not None
    assert generate(recipe).puzzle.task == task


def within_reach(state: HarvestState, task: HarvestTask) -> set[str]:
    """Return the tiles within reach, found with the regions of the solver."""
    left = state.free | sum(1 << tile for tile in state.penguins)
    ice = tuple(fish if left >> tile & 1 else 0 for tile, fish in enumerate(task.ice))
    players = lone_position(task.rows).players
    alone = (replace(players[0], penguins=state.penguins), players[1])
    position = Position(ice, alone)
    return {name for region in regions_of(position) for name in names_of(region.tiles)}


@pytest.mark.parametrize("level", LEVELS[:3])
def test_the_losses_of_wrong_moves_are_right(level: Level) -> None:
    """The reference values come from the solver: its harvests and its regions."""
    task = task_in(GOLDEN[level])
    exploration, harvests = explore_task(task), SolitaireSolver(task.ice)
    state = exploration.start
    for step in steps(task):
        best = harvests.most(frozenset(each(state.free)), state.penguins)
        for option in exploration.options(state):
            kept = task.ice[option.move.end] + harvests.most(
                frozenset(each(option.after.free)), option.after.penguins
            )
            assert option.gives_up == best - kept
            if option.gives_up:
                (told,) = (part for part in step.parts[1:] if str(option.move) in part)
                assert re.search(rf"gives? up {best - kept} fish", told)
                cut = within_reach(state, task) - within_reach(option.after, task)
                end = names_of([option.move.end])[0]
                assert set(names_of(cut_off_by(state, option))) == cut - {end}
                if cut - {end}:
                    fish = sum(task.ice[tile] for tile in each(cut_off_by(state, option)))
                    assert told.endswith(f"off {join_words(sorted(cut - {end}))} ({fish} fish).")
                else:
                    assert "off nothing at once" in told
        (state,) = (o.after for o in exploration.options(state) if str(o.move) == step.move)


def test_hints_and_checks() -> None:
    solution = examine(EASY).solution
    assert next_step(EASY, solution[:2]) == steps(EASY)[2]
    assert "there is no next step" in str(refusal(lambda: next_step(EASY, solution)))
    exploration = explore_task(EASY)
    wrong = next(option for option in exploration.options(exploration.start) if option.gives_up)
    finding = check(EASY, [str(wrong.move)])
    assert (finding.right, finding.step) == (False, 1)
    assert f"gives up {wrong.gives_up} fish" in finding.text
    assert "not legal" in check(EASY, ["a1-a2"]).text
    assert not check(EASY, solution[:1]).solved


def test_the_book_has_every_right_move() -> None:
    book, exploration = make_book(EASY), explore_task(EASY)
    state = exploration.start
    for move in examine(EASY).solution:
        right = [option for option in exploration.options(state) if not option.gives_up]
        if exploration.prospect(state).most:
            assert book[state_key(state)] == [str(option.move) for option in right]
        (state,) = (option.after for option in right if str(option.move) == move)


@pytest.mark.parametrize(
    ("rows", "target", "complaint"),
    [
        (("1A12....", "........"), 9, "cannot be reached: the most is 4"),
        (("1A12....", "........"), 3, "not the most: 4 can be reached"),
        (("1A12....", "........"), 4, "nothing to give up"),
        (("11A1....", "........"), 2, "first move does not matter"),
        (("1A12....", "........"), 1, "1 fish are below the penguins"),
        (("1B12....", "........"), 4, "all of them A"),
    ],
)
def test_unsound_harvests_are_refused(rows: tuple[str, ...], target: int, complaint: str) -> None:
    assert complaint in str(refusal(lambda: examine(HarvestTask((*rows, *NOTHING), target))))

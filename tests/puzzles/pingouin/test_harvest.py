"""SolitaireSolver: the maximum proved twice, and the fish that wrong moves give up."""

from __future__ import annotations

import pytest

from every_level import every_level
from harvest_claims import check_harvest
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.explain import next_step, steps
from ppsolve.puzzles.pingouin.harvest.explore import HarvestState, explore_task, make_book, state_key
from ppsolve.puzzles.pingouin.harvest.hints import cut_off_by, loss_of
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import check, examine
from ppsolve.puzzles.pingouin.tiles import each
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.solitaire import SolitaireSolver
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


@pytest.mark.parametrize("level", LEVELS[:3])
def test_every_sentence_of_hints_and_reasons_is_true(level: Level) -> None:
    assert check_harvest(task_in(GOLDEN[level])) >= 1


def test_what_the_right_move_cuts_off_is_no_reason() -> None:
    """Once "cuts off" named tiles that the right move cuts off, too."""
    named = 0
    for level in LEVELS[:3]:
        task = task_in(GOLDEN[level])
        exploration = explore_task(task)
        state = exploration.start
        for step in steps(task):
            options = exploration.options(state)
            right = next(option for option in options if str(option.move) == step.move)
            for option in options:
                if option.gives_up:
                    loss = loss_of(exploration, state, option, right)
                    assert not loss.tiles & cut_off_by(state, right)
                    named += loss.why == "reach"
            state = right.after
    assert named


def hauls(state: HarvestState, known: dict[HarvestState, frozenset[int]]) -> frozenset[int]:
    """Return the sets of tiles that plays from a state take."""
    if state not in known:
        moves = state.moves()
        known[state] = frozenset(
            1 << move.end | haul for move in moves for haul in hauls(state.after(move), known)
        ) or frozenset({0})
    return known[state]


@pytest.mark.parametrize("level", ["medium", "expert"])
def test_no_play_takes_tiles_that_exclude_each_other(level: Level) -> None:
    task = task_in(GOLDEN[level])
    exploration, compared = explore_task(task), 0
    known: dict[HarvestState, frozenset[int]] = {}
    state = exploration.start
    for step in steps(task):
        options = exploration.options(state)
        right = next(option for option in options if str(option.move) == step.move)
        for option in (option for option in options if option.gives_up):
            loss = loss_of(exploration, state, option, right)
            if loss.why == "either-or":
                assert loss.tiles.bit_count() in (2, 3)
                assert not any(loss.tiles & ~haul == 0 for haul in hauls(option.after, known))
                taken = 1 << right.move.end
                assert any(loss.tiles & ~(haul | taken) == 0 for haul in hauls(right.after, known))
                compared += 1
        state = right.after
    assert compared


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

"""Cutoffs: exactly one move works, proved by minimax on the Python rules, and refutations are true."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cutoff_claims import check_cutoff
from every_level import every_level
from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import refutation_text
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.pingouin.contests import position_key
from ppsolve.puzzles.pingouin.cutoff.explain import make_book, next_step, steps
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.verify import check, examine
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.regions import fish_on, regions_of
from refusals import refusal

GOLDEN: dict[Level, str] = {
    "easy": "cutoff-easy-1-g1:5:pingouin:......./......../......./......../..1..../..221.../21B.1A.../"
    ".122....:-:0",
    "medium": "cutoff-medium-1-g1:7:pingouin:......./...1A...1/..1A1112/..111B.21/.....1B2/......../......./"
    "........:-:0",
    "hard": "cutoff-hard-1-g1:8:pingouin:......./.....21./...1323/....1A1B21/....121/.....112/.....12/"
    "........:-:0",
    "expert": "cutoff-expert-1-g1:18:pingouin:......./......../..22.../..113.../.21A21../..1A221../"
    "..221B1B./...312..:-:0",
}


def task_in(text: str) -> CutoffTask:
    """Return the task of a permanent ID without proving it."""
    task, _ = task_of(text)
    assert isinstance(task, CutoffTask)
    return task


EASY = task_in(GOLDEN["easy"])


def can_guarantee(position: Position, seat: int, target: int, known: dict[Position, bool]) -> bool:
    """Return whether a player can guarantee `target` fish, by plain minimax."""
    if position not in known:
        after = (can_guarantee(position.after(move), seat, target, known) for move in position.legal_moves)
        if position.over:
            known[position] = position.holdings()[seat] >= target
        else:
            known[position] = any(after) if position.to_move == seat else all(after)
    return known[position]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_one_move_works_by_another_proof(level: Level) -> None:
    task = task_in(GOLDEN[level])
    known: dict[Position, bool] = {}
    working = [
        str(move)
        for move in task.position.legal_moves
        if can_guarantee(task.position.after(move), task.seat, task.target, known)
    ]
    found = examine(task)
    assert found.level == level
    assert working == [found.solution[0]]


@every_level
def test_a_cutoff_is_of_its_level_and_its_line_reaches_the_target(level: Level) -> None:
    task = task_in(GOLDEN[level])
    found = examine(task)
    assert found.level == level
    position = task.position
    for move in found.solution:
        position = position.play(move)
    assert position.over
    assert position.holdings()[task.seat] >= task.target
    assert check(task, found.solution).solved
    assert check(task, found.solution[:1]).solved


@every_level
def test_the_same_seed_gives_the_same_cutoff(level: Level) -> None:
    task, recipe = task_of(GOLDEN[level])
    assert recipe is not None
    assert generate(recipe).puzzle.task == task


def reachable(position: Position, seat: int) -> set[str]:
    """Return the tiles within a player's reach, found with the regions of the solver."""
    return {n for region in regions_of(position) if seat in region.penguins for n in names_of(region.tiles)}


@pytest.mark.parametrize("level", LEVELS[:3])
def test_refutations_are_true(level: Level) -> None:
    task = task_in(GOLDEN[level])
    judge = CutoffJudge(task)
    player_names = PlayerNames.of(task.position)
    for move in judge.failing_moves(task.position):
        found = judge.refute(task.position, move)
        position = task.position.after(move)
        for turn in found.line:
            position = position.play(turn.move)
        assert position == found.end
        own = [region for region in regions_of(position) if task.seat in region.penguins]
        room = sum(fish_on(position, region) for region in own)
        others = [region for region in regions_of(position) if 1 - task.seat in region.penguins]
        other_room = sum(fish_on(position, region) for region in others)
        most = position.holdings()[task.seat] + room
        assert most < task.target
        left = {
            n
            for t, fish in enumerate(position.ice)
            if fish and t not in position.occupied
            for n in names_of([t])
        }
        cut = (reachable(task.position, task.seat) & left) - reachable(position, task.seat)
        assert set(names_of(judge.cut_off(found))) == cut
        told = refutation_text(judge, found, player_names)
        alice, bob = task.position.names
        more = f"only {room} more fish" if room else "no more fish"
        end = f"at most {most}" if room else f"{most}"
        rest = f"; {bob} can reach {other_room} more" if other_room else ""
        assert told.endswith(f"{alice} can reach {more} and ends with {end}{rest}")
        assert all(name in told for name in cut)
        assert all(str(turn.move) in told for turn in found.line)


@cache
def book() -> dict[str, Any]:
    return make_book(EASY)


def test_the_book_answers_with_the_best_defence_and_refutes_what_fails() -> None:
    judge = CutoffJudge(EASY)
    found = book()
    start = position_key(EASY.position)
    assert found["good"][start] == [examine(EASY).solution[0]]
    for move in EASY.position.legal_moves:
        after = EASY.position.after(move)
        if str(move) in found["good"][start]:
            assert found["replies"][position_key(after)] == str(judge.defence(after).move)
            continue
        line = found["refuted"][position_key(after)]
        for answer in line:
            after = after.play(answer)
        assert judge.lost(after)
    assert found["steps"][start]["move"] == examine(EASY).solution[0]


def test_steps_hints_and_checks() -> None:
    solution = examine(EASY).solution
    first = next_step(EASY, [])
    assert (str(first.move), first.technique) == (solution[0], "quiet")
    assert first.place == solution[0].partition("-")[2]
    assert "Expect Bob" in next_step(EASY, solution[:1]).reason
    assert [str(step.move) for step in steps(EASY)] == list(solution)
    first, judge = steps(EASY)[0], CutoffJudge(EASY)
    claim = f"Only {solution[0]} guarantees Alice {judge.goal_text}."
    assert first.claim == f"{claim} {first.why[0]}"
    assert first.reason.startswith(f"{claim} {' '.join(first.why)} After {first.refuted[0][0]}")
    failing = [str(move) for move in judge.failing_moves(EASY.position)]
    assert {move for moves in first.refuted for move in moves} <= set(failing)
    wrong = str(CutoffJudge(EASY).failing_moves(EASY.position)[0])
    assert check(EASY, [wrong]).text.startswith(f"step 1: {wrong} fails: ")
    assert "cannot be played" in check(EASY, ["a1-a2"]).text
    assert "Undo from step" in str(refusal(lambda: next_step(EASY, [wrong])))
    assert not check(EASY, []).solved


def test_unsound_cutoffs_are_refused() -> None:
    position = EASY.position
    assert "cannot guarantee 9 fish" in str(refusal(lambda: examine(CutoffTask(position, 9))))
    assert "first moves work" in str(refusal(lambda: examine(CutoffTask(position, 4))))
    assert "has 1 fish already" in str(refusal(lambda: CutoffTask(position, 1)))
    placing = Position(position.ice, (Player("Alice", to_place=1), Player("Bob", to_place=1)))
    assert "being placed" in str(refusal(lambda: CutoffTask(placing, 5)))
    whole = Position((1,) * 60, (Player("Alice", penguins=(0,)), Player("Bob", penguins=(59,))))
    assert "a cutoff is proved up to" in str(refusal(lambda: examine(CutoffTask(whole, 20))))


@every_level
def test_every_sentence_of_a_hint_is_true(level: Level) -> None:
    assert check_cutoff(task_in(GOLDEN[level])) >= 1


WALL_IN = "14:pingouin:......./......../.3...../.11...../1A211B.../1121A..../111B..../213.....:-:0"
LURE = "16:pingouin:......./......../.1...../.21B...../123..../2.21B..../11A1A1.../.331....:-:0"


def test_the_reason_says_why_the_right_move_works() -> None:
    first = steps(task_in(f"cutoff:{WALL_IN}"))[0]
    assert (first.move, first.technique) == ("f4-e3", "wall-in")
    assert "It walls in Bob's penguin on e4 for good." in first.why


def test_the_most_tempting_moves_are_refuted_first() -> None:
    first = steps(task_in(f"cutoff:{LURE}"))[0]
    assert first.refuted[0] == ("g2-e3",)
    assert "fish. After g2-e3, Bob answers d3-e2" in first.reason

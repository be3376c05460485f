"""Par of harvests: medals follow from the fish of a play, counted here by the rules of the game."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

from command import ppsolve
from known_puzzles import IDS, known
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.par import Par, check, greedy_fish, par_of
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.harvest.verify import examine
from ppsolve.reports.puzzle.text import puzzle_text, share_text
from ppsolve.solver.pingouin.position import Position

KNOWN: HarvestTask = cast(HarvestTask, known("harvest").task)
WITH_BRONZE = HarvestTask(
    ("11A21111", "2..1....", "1A.1....", "11......", ".......", "........", ".......", "........"), 13
)
"""The maximum, one fish fewer than it, and greedy's result are three different numbers."""
TASKS = [KNOWN, WITH_BRONZE]


def random_play(position: Position, source: random.Random) -> list[str]:
    moves = []
    while not position.over:
        moves.append(str(source.choice(position.legal_moves)))
        position = position.play(moves[-1])
    return moves


def fish_of(position: Position, moves: list[str]) -> int:
    """The fish at the end of a game."""
    for move in moves:
        position = position.play(move)
    assert position.over
    return position.players[0].fish


@pytest.mark.parametrize("task", TASKS)
def test_medals_follow_from_the_fish_of_a_play(task: HarvestTask) -> None:
    source, start = random.Random(3), lone_position(task.rows)
    par, found = par_of(task), set()
    for _ in range(300):
        moves = random_play(start, source)
        fish, finding = fish_of(start, moves), check(task, moves)
        assert finding.medal == par.medal_of(fish)
        assert finding.solved == (fish == task.target)
        if not finding.solved:
            assert finding.text.endswith(f"You end with {fish} fish: {finding.medal or 'no medal'}.")
        found.add(finding.medal)
    assert len(found) >= 3


@pytest.mark.parametrize("task", TASKS)
def test_bronze_is_the_result_of_greed(task: HarvestTask) -> None:
    greedy = greedy_fish(task)
    assert greedy == task.target - examine(task).facts["greedy"]
    par = par_of(task)
    assert (par.gold, par.silver) == (task.target, task.target - 1)
    assert par.bronze == (greedy if greedy < par.silver else None)


def test_an_unfinished_play_names_the_medal_within_reach() -> None:
    finding = check(KNOWN, ["h7-h6"])
    assert finding.medal is None
    assert finding.text.endswith("You can still end with 12 fish: silver.")
    assert check(KNOWN, list(known("harvest").solution[:2])).medal is None
    assert "end with" not in check(KNOWN, ["a1-a2"]).text


@pytest.mark.parametrize(
    ("moves", "code", "medal"),
    [
        ("d5-e5 e5-f5 f5-g4 g4-g3 g3-f3 h7-g7 g7-f7", 0, "gold"),
        ("h7-h6 h6-h5 d5-e5 h5-g4 e5-f5 g4-g3 g3-f3", 4, "silver"),
        ("h7-g7 g7-f7 d5-e5 e5-g4 g4-h5 h5-h6", 4, None),
        ("d5-e5", 3, None),
    ],
)
def test_check_adds_the_medal_and_keeps_its_exit_codes(moves: str, code: int, medal: str | None) -> None:
    result = ppsolve("check", IDS["harvest"], moves, "--format", "json")
    assert result.returncode == code
    assert json.loads(result.stdout).get("medal") == medal


def test_text_and_share_text_show_the_par() -> None:
    words = " ".join(puzzle_text(known("harvest")).split())
    assert "13 fish are gold, 12 silver." in words
    assert share_text(known("harvest")).splitlines()[-2:] == ["🥇13 🥈12", "harvest-easy-1-g1"]
    assert Par(13, 12, 10).medal_of(10) == "bronze"

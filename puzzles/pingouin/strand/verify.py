"""Proof that a strand has exactly one first move, its level and tags, and the check of a solution.

The level follows from an effort, the weighted sum of these counts:

| count         | meaning                                                                         | weight |
|---------------|---------------------------------------------------------------------------------|--------|
| `wrong_tries` | failing moves that simple play tries before the good ones of the solution      | 2      |
| `slides`      | slides beyond two                                                               | 1      |

Simple play tries the moves first that leave the rival the fewest replies. Medium begins at an effort of 3,
hard at 6, expert at 9.

The tags:

| tag | meaning |
|---|---|
| `double-threat` | the first move makes two threats: the rival can meet each, but not both with one slide |
| `waiting` | the first move threatens nothing: the rival is stranded only because the rival must slide |
| `quiet` | after the first move the rival has at least as many slides to choose from as before |
| `surprise` | half of the other first moves or more leave the rival fewer slides |
| `wall-in` | the first move walls in a penguin for good |
| `crowd` | the rival has three penguins or more |
| `symmetric` | the floe is its own mirror image, or looks the same upside down |
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import Final, get_args

from ppsolve.puzzles.contest import count, prove_one_move
from ppsolve.puzzles.contest_reasons import check_moves
from ppsolve.puzzles.pingouin.contest_hints import walled_in
from ppsolve.puzzles.pingouin.floes import bridges_of, lakes_of
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge, StrandTurn, count_slides
from ppsolve.puzzles.pingouin.strand.simple_play import all_wrong_tries, replies_after, solved_share
from ppsolve.puzzles.pingouin.strand.task import FEWEST_SLIDES, StrandTag, StrandTask
from ppsolve.puzzles.pingouin.strand.threats import threats_after
from ppsolve.puzzles.pingouin.symmetry import is_symmetric
from ppsolve.puzzles.pingouin.tiles import tiles_of
from ppsolve.puzzles.solution import Examination, Finding, Level, level_reached
from ppsolve.solver.pingouin.notation import parse_move
from ppsolve.solver.pingouin.regions import tiles_within_reach

LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 3, "hard": 6, "expert": 9}
"""The effort at which each level begins."""
CROWD: Final = 3
"""The fewest penguins of the rival for the tag `crowd`."""


def examine(task: StrandTask) -> Examination:
    return examine_with(StrandJudge(task))


def examine_with(judge: StrandJudge) -> Examination:
    """As `examine`, reusing the judge's cache."""
    start = judge.start
    solution = prove_solution(judge)
    key = solution[0].move
    replies = replies_after(judge, start)
    counts = count(judge, solution, lambda move: replies[move] <= replies[key], pieces=0)
    wrong = all_wrong_tries(judge, solution)
    facts = {
        "tiles": tiles_within_reach(start),
        "clues": len(start.occupied),
        "steps": len(solution),
        "slides": judge.slides,
        "wrong_tries": rounded(wrong),
        "simple_play": ceil(100 * solved_share(judge, start)),
        **counts.facts(len(judge.failing_moves(start))),
    }
    moves = tuple(str(turn.move) for turn in solution)
    return Examination(level_of(judge, wrong), tags_of(judge, solution[0]), moves, facts)


def level_of(judge: StrandJudge, wrong: Fraction) -> Level:
    """Return the level of a strand whose solution costs simple play `wrong` tries."""
    return level_reached(rounded(2 * wrong) + judge.slides - FEWEST_SLIDES, LEAST_EFFORT)


def rounded(number: Fraction) -> int:
    """Round half up."""
    return int(number + Fraction(1, 2))


def prove_solution(judge: StrandJudge) -> tuple[StrandTurn, ...]:
    """Prove that exactly one first move works, and return it with best play after it."""
    return prove_one_move(
        judge, "slides", lambda _value: f"cannot strand {judge.rival_name} in {judge.slides} slides"
    )


def tags_of(judge: StrandJudge, first: StrandTurn) -> tuple[StrandTag, ...]:
    start, key, after = first
    island = tiles_of(tile for tile, fish in enumerate(start.ice) if fish)
    replies = replies_after(judge, start)
    rival = 1 - judge.seat
    threats = threats_after(judge, start, key)
    fewer = sum(number < replies[key] for number in replies.values())
    true: dict[StrandTag, bool] = {
        "double-threat": threats.double is not None,
        "waiting": after.to_move == rival and threats.waiting,
        "quiet": replies[key] >= count_slides(start, rival),
        "surprise": 2 * fewer >= len(replies) - 1,
        "wall-in": bool(walled_in(start, key, rival)),
        "crowd": len(start.players[rival].penguins) >= CROWD,
        "symmetric": is_symmetric(island),
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
    }
    return tuple(tag for tag in get_args(StrandTag) if true[tag])


# Checking a solution.


def check(task: StrandTask, given: Sequence[str]) -> Finding:
    """Check moves as `check_moves` does. Raises `BadInput` only for text that is not a move."""
    judge = StrandJudge(task)
    prove_solution(judge)
    return check_moves(judge, [parse_move(text) for text in given])

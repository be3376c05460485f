"""Proof that a cutoff has exactly one first move, its level and tags, and the check of a solution.

`contest.py` defines the effort behind the level. Medium begins at an effort of 11, hard at 16, expert at 22.

The tags:

| tag | meaning |
|---|---|
| `only-move` | two or more only-moves in a row in the solution |
| `quiet` | the first move goes to a tile with fewer fish than some other move could |
| `sacrifice` | the first move gives up fish: some were within reach before it and are not after it |
| `late-trap` | some first move fails, and the player still makes three moves or more before that is plain |
| `block` | the first move cuts the rival off from tiles, besides the one that it goes to |
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from ppsolve.puzzles.contest import LATE, ContestCounts, count, prove_one_move
from ppsolve.puzzles.contest_reasons import check_moves
from ppsolve.puzzles.pingouin.contests import within_reach
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, CutoffTurn
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTag, CutoffTask
from ppsolve.puzzles.pingouin.floes import bridges_of, lakes_of
from ppsolve.puzzles.pingouin.tiles import tiles_of
from ppsolve.puzzles.solution import Examination, Finding, Level, level_reached
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import tiles_within_reach

LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 11, "hard": 16, "expert": 22}
"""The effort at which each level begins."""


def examine(task: CutoffTask) -> Examination:
    return examine_with(CutoffJudge(task))


def examine_with(judge: CutoffJudge) -> Examination:
    """As `examine`, reusing the judge's cache."""
    start = judge.start
    solution = prove_solution(judge)
    right = solution[0].move
    penguins = len(start.occupied)
    counts = count(judge, solution, lambda move: is_rich(start, move, right), pieces=penguins - 2)
    facts = {
        "tiles": tiles_within_reach(start),
        "clues": penguins,
        "steps": len(solution),
        "target": judge.goal,
        **counts.facts(len(judge.failing_moves(start))),
    }
    level = level_reached(counts.effort, LEAST_EFFORT)
    moves = tuple(str(turn.move) for turn in solution)
    return Examination(level, tags_of(judge, solution[0], counts), moves, facts)


def prove_solution(judge: CutoffJudge) -> tuple[CutoffTurn, ...]:
    return prove_one_move(
        judge, "target", lambda most: f"cannot guarantee {judge.goal} fish: the most is {most}"
    )


def is_rich(start: Position, move: Move, right: Move) -> bool:
    """True if a move goes to at least as many fish as the right one."""
    return start.ice[move.end] >= start.ice[right.end]


def tags_of(judge: CutoffJudge, first: CutoffTurn, counts: ContestCounts) -> tuple[CutoffTag, ...]:
    start, right, after = first
    island = tiles_of(tile for tile, fish in enumerate(start.ice) if fish)
    seat, rival = judge.seat, 1 - judge.seat
    before, later = fish_bounds(start)[1][seat], fish_bounds(after)[1][seat]
    blocked = within_reach(start, rival) & ~within_reach(after, rival) & ~(1 << right.end)
    true: dict[CutoffTag, bool] = {
        "only-move": counts.only_moves > 1,
        "quiet": any(start.ice[move.end] > start.ice[right.end] for move in start.legal_moves),
        "sacrifice": later < before,
        "late-trap": counts.late >= LATE,
        "block": bool(blocked),
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
    }
    return tuple(tag for tag in get_args(CutoffTag) if true[tag])


# Checking a solution.


def check(task: CutoffTask, given: Sequence[str]) -> Finding:
    """Check moves as `check_moves` does. Raises `BadInput` only for text that is not a move."""
    judge = CutoffJudge(task)
    prove_solution(judge)
    return check_moves(judge, [parse_move(text) for text in given])

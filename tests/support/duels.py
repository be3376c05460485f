"""How the first moves of a duel that fail are refuted."""

from __future__ import annotations

from ppsolve.puzzles.contest import line_after
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.party.pyramid import Placement


def refutations(task: DuelTask) -> dict[Placement, tuple[Placement, ...]]:
    """For every first move that fails: a line to the end of the round that leaves the player with more
    than the limit. Moves that count as one are all listed."""
    judge = DuelJudge(task)
    return {
        move: tuple(turn.move for turn in line_after(judge, task.position, move))
        for move in task.position.placements()
        if not judge.keeps(task.position.after(move))
    }

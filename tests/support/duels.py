"""Refutations of the first moves of a duel that fail."""

from __future__ import annotations

from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.solver.party.pyramid import Placement


def refutations(task: DuelTask) -> dict[Placement, tuple[Placement, ...]]:
    """Return, for every failing first move, a line to the end of the round that exceeds the limit.

    Equivalent moves are all listed.
    """
    judge = DuelJudge(task)
    return {
        move: tuple(turn.move for turn in judge.line_after(task.position, move))
        for move in task.position.legal_moves
        if not judge.keeps(task.position.after(move))
    }

"""`examine`: proves a duel sound from the task alone."""

from __future__ import annotations

from ppsolve.puzzles.contest import prove_one_move
from ppsolve.puzzles.party.duel.grading import counts_of, failing_moves, level_of
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.lines import DuelTurn
from ppsolve.puzzles.party.duel.tags import tags_of
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.solution import Examination
from ppsolve.solver.party.pyramid import EMPTY
from ppsolve.solver.party.symmetry import move_classes


def examine(task: DuelTask) -> Examination:
    """The level, tags and solution of a duel; `BadInput` if not exactly one first move works."""
    return examine_with(DuelJudge(task))


def examine_with(judge: DuelJudge) -> Examination:
    """The same, what the judge has found so far being of use."""
    task = judge.task
    solution = prove_solution(judge)
    counts = counts_of(judge, solution)
    return Examination(
        level_of(counts),
        tags_of(judge, solution, counts),
        tuple(str(turn.move) for turn in solution),
        {
            "players": len(task.position.players),
            "cards": sum(len(player.hand) for player in task.position.players if player.active),
            "clues": sum(len(row.replace(EMPTY, "")) for row in task.position.pyramid),
            "steps": len(solution),
            "limit": task.limit,
            **counts.facts(len(failing_moves(judge))),
        },
    )


def prove_solution(judge: DuelJudge) -> tuple[DuelTurn, ...]:
    """The one first move that works and best play after it; `BadInput` if the duel is not sound."""
    choices = [moves[0] for moves in move_classes(judge.start)]
    return prove_one_move(judge, choices, "limit", f"at most {judge.task.limit}", "best")

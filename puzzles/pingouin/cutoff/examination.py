"""`examine`: proves a cutoff sound from the task alone."""

from __future__ import annotations

from ppsolve.puzzles.contest import prove_one_move
from ppsolve.puzzles.pingouin.cutoff.grading import counts_of, failing_moves, level_of
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffTurn
from ppsolve.puzzles.pingouin.cutoff.tags import tags_of
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.solution import Examination
from ppsolve.solver.pingouin.regions import tiles_within_reach


def examine(task: CutoffTask) -> Examination:
    """The level, tags and solution of a cutoff; `BadInput` if not exactly one first move works."""
    return examine_with(CutoffJudge(task))


def examine_with(judge: CutoffJudge) -> Examination:
    """The same, what the judge has found so far being of use."""
    task = judge.task
    solution = prove_solution(judge)
    counts = counts_of(judge, solution)
    return Examination(
        level_of(counts),
        tags_of(judge, solution, counts),
        tuple(str(turn.move) for turn in solution),
        {
            "tiles": tiles_within_reach(task.position),
            "clues": sum(len(player.penguins) for player in task.position.players),
            "steps": len(solution),
            "target": task.target,
            **counts.facts(len(failing_moves(judge))),
        },
    )


def prove_solution(judge: CutoffJudge) -> tuple[CutoffTurn, ...]:
    """The one first move that works and best play after it; `BadInput` if the cutoff is not sound."""
    return prove_one_move(judge, judge.start.moves(), "target", f"{judge.task.target} fish", "most")

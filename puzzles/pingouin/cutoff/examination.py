"""`examine`: proves a cutoff sound from the task alone."""

from __future__ import annotations

from ppsolve.puzzles.contest import line_after
from ppsolve.puzzles.pingouin.cutoff.grading import counts_of, failing_moves, level_of
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffTurn
from ppsolve.puzzles.pingouin.cutoff.tags import tags_of
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.solution import Examination
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.pingouin.regions import tiles_within_reach
from ppsolve.solver.view.words import join_words


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
            "depth": counts.depth,
            "failing": len(failing_moves(judge)),
            "tempting": counts.tempting,
            "late": counts.late,
            "only_moves": counts.only_moves,
        },
    )


def prove_solution(judge: CutoffJudge) -> tuple[CutoffTurn, ...]:
    """The one first move that works and best play after it; `BadInput` if the cutoff is not sound."""
    task = judge.task
    start, name = task.position, shown(task.position.mover.name)
    working = judge.good_moves(start)
    if not working:
        best = judge.value(start)
        raise BadInput("target", f"{name} cannot be sure of {task.target} fish: the most is {best}")
    if len(start.moves()) == 1:
        raise BadInput("position", f"{name} has only one move, {working[0]}: nothing to find")
    if len(working) > 1:
        moves = join_words([str(move) for move in working])
        raise BadInput("target", f"{len(working)} first moves work: {moves}")
    return line_after(judge, start, working[0])

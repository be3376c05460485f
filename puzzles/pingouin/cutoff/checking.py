"""`check`: whether moves solve a cutoff, and if not, the first that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.contest import Mistake, PlayerNames, check_moves, first_mistake
from ppsolve.puzzles.pingouin.cutoff.examination import prove_solution
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import refute
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.words import end_of, name_of, refutation_text
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import fish_text


def check(task: CutoffTask, given: Sequence[str]) -> Finding:
    """What becomes of a first move, or of a line of both players' moves from the position on.

    The cutoff is solved once the first move is right, if every further move of the player keeps the target.
    The other may play anything. Only text that is no move at all is refused with `BadInput`.
    """
    judge = CutoffJudge(task)
    prove_solution(judge)
    moves = [parse_move(text) for text in given]
    name = name_of(task.position)
    if not moves:
        return Finding(True, False, f"Nothing is played yet: {name} is to move.")
    keeps = f"{name} is sure to end with {fish_text(task.target)} or more"
    mistake = mistake_in(judge, moves)
    return check_moves(task.position, moves, mistake, lambda end: end_of(end, judge.seat), keeps)


def mistake_in(judge: CutoffJudge, moves: Sequence[Move]) -> Mistake | None:
    """The first move that is not legal, or with which the player gives up the target."""

    def why(position: Position, move: Move) -> str:
        return refutation_text(refute(judge, position, move), judge.seat, PlayerNames.of(position))

    return first_mistake(judge, judge.task.position, moves, why)

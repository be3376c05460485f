"""`check`: whether moves solve a duel, and if not, the first that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.contest import Mistake, PlayerNames, check_moves, first_mistake
from ppsolve.puzzles.party.duel.examination import prove_solution
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.refutation import refutation_text, refute
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.words import at_most, end_of, name_of
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement


def check(task: DuelTask, given: Sequence[str]) -> Finding:
    """What becomes of a first move, or of a line of everybody's moves from the position on.

    The duel is solved once the first move is right, if every further move of the player keeps the limit.
    The others may play what they like. Only text that is no move at all is refused with `BadInput`.
    """
    judge = DuelJudge(task)
    prove_solution(judge)
    moves = read_moves(task, given)
    name = name_of(task.position)
    if not moves:
        return Finding(True, False, f"Nothing is placed yet: {name} is to move.")
    keeps = f"{name} is sure to end with {at_most(task.limit)}"
    mistake = mistake_in(judge, moves)
    return check_moves(task.position, moves, mistake, lambda end: end_of(judge, end), keeps)


def read_moves(task: DuelTask, texts: Sequence[str]) -> list[Placement]:
    """The moves that texts name; `BadInput` tells which of them is none."""
    moves: list[Placement] = []
    try:
        moves.extend(parse_moves(texts, task.position.pyramid))
    except BadInput as error:
        raise error.inside(f"step {len(moves) + 1}") from None
    return moves


def mistake_in(judge: DuelJudge, moves: Sequence[Placement]) -> Mistake | None:
    """The first move that is not legal, or with which the player gives up the limit."""

    def why(position: Position, move: Placement) -> str:
        return refutation_text(refute(judge, position, move), PlayerNames.of(position))

    return first_mistake(judge, judge.task.position, moves, why)

"""`check`: whether moves solve a duel, and if not, the first that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ppsolve.puzzles.party.duel.examination import prove_solution
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.refutation import refutation_text, refute
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.words import Voice, at_most, end_of, name_of
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.party.pyramid import Placement


@dataclass(frozen=True)
class Mistake:
    """The first wrong move of a line: its number from 1, and a sentence that says why."""

    step: int
    text: str


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
    mistake = first_mistake(judge, moves)
    if mistake is not None:
        return Finding(False, False, mistake.text, mistake.step)
    position = task.position
    for move in moves:
        position = position.after(move)
    if position.over:
        return Finding(True, True, f"Right: {end_of(judge, position)}.")
    keeps = f"{name} is sure to end with {at_most(task.limit)}"
    return Finding(True, True, f"Right: after {moves[-1]} {keeps}.")


def read_moves(task: DuelTask, texts: Sequence[str]) -> list[Placement]:
    """The moves that texts name; `BadInput` tells which of them is none."""
    moves: list[Placement] = []
    try:
        moves.extend(parse_moves(texts, task.position.pyramid))
    except BadInput as error:
        raise error.inside(f"step {len(moves) + 1}") from None
    return moves


def first_mistake(judge: DuelJudge, moves: Sequence[Placement]) -> Mistake | None:
    """The first move that is not legal, or with which the player gives up the limit."""
    position = judge.task.position
    for step, move in enumerate(moves, start=1):
        try:
            after = position.play(move)
        except BadInput as error:
            return Mistake(step, f"step {step}: {move} cannot be played: {error.what}.")
        if position.to_move == judge.seat and not judge.keeps(after):
            why = refutation_text(refute(judge, position, move), Voice.of(position))
            return Mistake(step, f"step {step}: {move} fails: {why}.")
        position = after
    return None

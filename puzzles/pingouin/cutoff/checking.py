"""`check`: whether moves solve a cutoff, and if not, the first that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ppsolve.puzzles.pingouin.cutoff.examination import prove_solution
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import refute
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.words import end_of, name_of, refutation_text
from ppsolve.puzzles.solution import Finding
from ppsolve.puzzles.voice import Voice
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.view.words import fish_text


class CutoffMistake(NamedTuple):
    """The first wrong move of a line: its number from 1, and a sentence that says why."""

    step: int
    text: str


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
    mistake = first_mistake(judge, moves)
    if mistake is not None:
        return Finding(False, False, mistake.text, mistake.step)
    position = task.position
    for move in moves:
        position = position.after(move)
    if position.over:
        return Finding(True, True, f"Right: {end_of(position, judge.seat)}.")
    keeps = f"{name} is sure to end with {fish_text(task.target)} or more"
    return Finding(True, True, f"Right: after {moves[-1]} {keeps}.")


def first_mistake(judge: CutoffJudge, moves: Sequence[Move]) -> CutoffMistake | None:
    """The first move that is not legal, or with which the player gives up the target."""
    position = judge.task.position
    for step, move in enumerate(moves, start=1):
        try:
            after = position.play(move)
        except BadInput as error:
            return CutoffMistake(step, f"step {step}: {move} cannot be played: {error.what}.")
        if position.to_move == judge.seat and not judge.keeps(after):
            why = refutation_text(refute(judge, position, move), judge.seat, Voice.of(position))
            return CutoffMistake(step, f"step {step}: {move} fails: {why}.")
        position = after
    return None

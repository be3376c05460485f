"""Solving a queue: the solution step by step, the next step of a play, and what a play is worth."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.party.queue.examination import published
from ppsolve.puzzles.party.queue.explanation import explained
from ppsolve.puzzles.party.queue.exploration import Exploration, explored
from ppsolve.puzzles.party.queue.grading import easiest
from ppsolve.puzzles.party.queue.play import Moment, check_legal, start
from ppsolve.puzzles.party.queue.turns import winning_lines
from ppsolve.puzzles.task import Finding, QueueTask, Step
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Placement


def steps(task: QueueTask) -> tuple[Step, ...]:
    """The published line, every move with its technique and the reason for it."""
    exploration = explored(task)
    line, _ = published(task, exploration)
    return tuple(explained(task, exploration, turn) for turn in line)


def next_step(task: QueueTask, so_far: Sequence[str]) -> Step:
    """The step after the moves so far: that of the published line where they follow it, else that of the
    easiest line that is left. `BadInput` if a move is not legal or has lost, or if all cards are placed."""
    exploration = explored(task)
    line, _ = published(task, exploration)
    moment = start(task)
    for number, move in enumerate(_moves(so_far), start=1):
        if wrong := _wrong(task, exploration, moment, move):
            raise BadInput(f"step {number}", f"{wrong}; take back from there")
        moment = moment.after(move)
    if not moment.rest:
        raise BadInput("moves", "all cards are placed, there is no next step")
    turn = next((turn for turn in line if turn.before == moment), None)
    return explained(task, exploration, turn or easiest(winning_lines(task, exploration, moment))[0])


def check(task: QueueTask, given: Sequence[str]) -> Finding:
    """Whether a play, complete or not, is right so far: any winning line is. `BadInput` if a move cannot
    be read."""
    exploration = explored(task)
    moment = start(task)
    for number, move in enumerate(_moves(given), start=1):
        if wrong := _wrong(task, exploration, moment, move):
            return Finding(False, False, f"step {number}: {wrong}", number)
        moment = moment.after(move)
    left = len(moment.rest)
    if not left:
        return Finding(True, True, f"Right: all {len(task.queue)} cards are placed.")
    return Finding(
        True, False, f"Right so far; {left} {'card is' if left == 1 else 'cards are'} left to place."
    )


def _moves(texts: Sequence[str]) -> list[Placement]:
    return [parse_move(text) for text in texts]


def _wrong(task: QueueTask, exploration: Exploration, moment: Moment, move: Placement) -> str:
    """Why a move is wrong, nothing if it is right: it is not legal, or after it there is no winning line."""
    try:
        check_legal(task, moment, move)
    except BadInput as error:
        return f"{move} is not legal: {error.what}"
    after = moment.after(move)
    name = exploration.name(after.rows)
    if exploration.lines(name):
        return ""
    stuck = len(after.rest) - exploration.lasts(name)
    return (
        f"{move} is legal, but no way of going on places all the cards; "
        f"the longest gets stuck with {stuck} {'card' if stuck == 1 else 'cards'} left"
    )

"""`check`: whether a play of a queue is right so far, and if not, the first move that is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.puzzles.party.queue.exploration import Exploration, explore
from ppsolve.puzzles.party.queue.play import Moment, check_legal, start
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.solution import Finding
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.party.pyramid import Placement


def check(task: QueueTask, given: Sequence[str]) -> Finding:
    """Whether a play, complete or not, is right so far: any winning line is. `BadInput` if a move cannot
    be read."""
    exploration = explore(task)
    moment = start(task)
    for number, move in enumerate([*parse_moves(given, task.pyramid)], start=1):
        if wrong := why_wrong(task, exploration, moment, move):
            return Finding(False, False, f"step {number}: {wrong}", number)
        moment = moment.after(move)
    left = len(moment.rest)
    if not left:
        return Finding(True, True, f"Right: all {len(task.queue)} cards are placed.")
    return Finding(
        True, False, f"Right so far; {left} {'card is' if left == 1 else 'cards are'} left to place."
    )


def why_wrong(task: QueueTask, exploration: Exploration, moment: Moment, move: Placement) -> str:
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

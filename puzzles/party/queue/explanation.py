"""The solution of a queue, step by step, with the technique and the reason of every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.party.queue.checking import why_wrong
from ppsolve.puzzles.party.queue.examination import solution_line
from ppsolve.puzzles.party.queue.exploration import Exploration, explore
from ppsolve.puzzles.party.queue.grading import easiest
from ppsolve.puzzles.party.queue.lives import dead_in_queue
from ppsolve.puzzles.party.queue.play import start
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.turns import QueueTurn, winning_lines
from ppsolve.puzzles.party.queue.words import returning, why_back, why_forced, why_free, why_right
from ppsolve.puzzles.solution import SolutionStep, meaning_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_moves

QueueTechnique = Literal[
    "only-fit", "free-choice", "keep-alive", "dead-end", "comeback", "good-choice", "only-move"
]
"""The ways of reasoning, from the easiest to the hardest."""

_TEXTS: Final[dict[QueueTechnique, str]] = {
    "only-fit": "There is only one thing to do.",
    "free-choice": "Nothing can go wrong here: whatever you choose, all cards can still be placed.",
    "keep-alive": "Keep the colours alive: after a wrong move no place can ever take a card still to come.",
    "dead-end": "Look one card ahead: a wrong move leaves the next card, or a colour, without any place.",
    "comeback": "Bring a colour back: no place accepts it now, but the right move opens one.",
    "good-choice": "Look several cards ahead: some of the moves win, the others get stuck later.",
    "only-move": "Look several cards ahead: just one of the moves wins, the others get stuck later.",
}


def technique_text(technique: str) -> str:
    """What a technique means, without a word about cards and places."""
    return meaning_of(_TEXTS, technique)


def steps(task: QueueTask) -> tuple[SolutionStep, ...]:
    """The published line, every move with its technique and the reason for it."""
    exploration = explore(task)
    line, _ = solution_line(task, exploration)
    return tuple(explain(task, exploration, turn) for turn in line)


def next_step(task: QueueTask, so_far: Sequence[str]) -> SolutionStep:
    """The step after the moves so far: that of the published line where they follow it, else that of the
    easiest line that is left. `BadInput` if a move is not legal or has lost, or if all cards are placed."""
    exploration = explore(task)
    line, _ = solution_line(task, exploration)
    moment = start(task)
    for number, move in enumerate([*parse_moves(so_far, task.pyramid)], start=1):
        if wrong := why_wrong(task, exploration, moment, move):
            raise BadInput(f"step {number}", f"{wrong}; take back from there")
        moment = moment.after(move)
    if not moment.rest:
        raise BadInput("moves", "all cards are placed, there is no next step")
    turn = next((turn for turn in line if turn.before == moment), None)
    return explain(task, exploration, turn or easiest(winning_lines(task, exploration, moment))[0])


def explain(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> SolutionStep:
    """The step that a turn is: its move, with technique and reason."""
    technique = technique_of(task, turn)
    if technique == "only-fit":
        reason = why_forced(task, turn)
    elif technique == "free-choice":
        reason = why_free(turn)
    else:
        reason = why_right(task, exploration, turn)
        if technique == "comeback":
            reason = f"{why_back(task, turn)} {reason}"
    return placing_step(technique, turn.taken.move, reason)


def technique_of(task: QueueTask, turn: QueueTurn) -> QueueTechnique:
    """The easiest way of reasoning that finds the move of a turn."""
    if turn.forced:
        return "only-fit"
    if not turn.failing:
        return "free-choice"
    if all(dead_in_queue(task, choice.after) for choice in turn.failing):
        return "keep-alive"
    if turn.late == 0:
        return "dead-end"
    if returning(task, turn):
        return "comeback"
    return "only-move" if turn.only_move else "good-choice"

"""The steps of a queue: each move with its technique and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, get_args

from ppsolve.puzzles.kind import Meanings
from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.party.queue.explore import (
    Exploration,
    QueueTurn,
    dead_colours,
    dormant_colours,
    explore_task,
    start_state,
    winning_lines,
)
from ppsolve.puzzles.party.queue.hints import by_appeal, failure_text, stages_of
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.verify import easiest, solution_line, why_wrong
from ppsolve.puzzles.party.words import colours_text
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import ENGLISH, either, say, use_language
from ppsolve.solver.party.notation import parse_moves

MOST_FAILURES: Final = 3
"""The most failures that a reason describes."""

QueueTechnique = Literal[
    "only-fit", "either-way", "free-choice", "keep-alive", "dead-end", "comeback", "good-choice", "only-move"
]
"""From the easiest to the hardest."""

TECHNIQUE_TEXTS: Final = Meanings(get_args(QueueTechnique), lambda name: say(f"queue-meaning-{name}"))


def technique_name(technique: str) -> str:
    return say(f"queue-technique-{technique}")


def steps(task: QueueTask) -> tuple[SolutionStep, ...]:
    exploration = explore_task(task)
    line, _ = solution_line(task, exploration)
    return tuple(explain_turn(task, exploration, turn) for turn in line)


def next_step(task: QueueTask, so_far: Sequence[str]) -> SolutionStep:
    """Return the step after the moves `so_far`, on the published line or else on the easiest one left.

    Raises `BadInput` if a move is illegal or loses, or if all cards are placed.
    """
    exploration = explore_task(task)
    line, _ = solution_line(task, exploration)
    state = start_state(task)
    for number, move in enumerate([*parse_moves(so_far, task.pyramid)], start=1):
        with use_language(ENGLISH):
            wrong = why_wrong(task, exploration, state, move)
        if wrong:
            raise BadInput(f"step {number}", f"{wrong}; undo from there")
        state = state.after(move)
    if not state.rest:
        raise BadInput("moves", "all cards are placed: there is no next step")
    turn = next((turn for turn in line if turn.before == state), None)
    return explain_turn(task, exploration, turn or easiest(winning_lines(task, exploration, state))[0])


def explain_turn(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> SolutionStep:
    technique = technique_of(task, turn)
    if technique == "either-way":
        reason = say("queue-either-way", colour=turn.taken.move.colour)
    elif technique == "only-fit":
        reason = _why_forced(task, turn)
    elif technique == "free-choice":
        reason = say("queue-free-choice", total=len(turn.choices), move=str(turn.taken.move))
    else:
        reason = _why_right(task, exploration, turn)
        if technique == "comeback":
            opened = colours_text(_returning(task, turn))
            reason = say("queue-comeback", move=str(turn.taken.move), colours=opened, reason=reason)
    step = placing_step(technique, turn.taken.move, reason)
    return replace(step, hints=stages_of(task, exploration, turn)) if turn.failing else step


def technique_of(task: QueueTask, turn: QueueTurn) -> QueueTechnique:
    """Return the easiest technique that finds the move of a turn."""
    if turn.forced:
        return "only-fit" if len(turn.taken.moves) == 1 else "either-way"
    if not turn.failing:
        return "free-choice"
    if all(dead_colours(task, choice.after) for choice in turn.failing):
        return "keep-alive"
    if turn.late == 0:
        return "dead-end"
    if _returning(task, turn):
        return "comeback"
    return "only-move" if turn.only_move else "good-choice"


def _returning(task: QueueTask, turn: QueueTurn) -> str:
    """Return the colours of the queue that no slot accepts before a turn, but one does after it."""
    before, after = dormant_colours(task, turn.before), dormant_colours(task, turn.taken.after)
    return "".join(colour for colour in before if colour not in after)


# Sentences.


def _why_forced(task: QueueTask, turn: QueueTurn) -> str:
    move, cards = turn.taken.move, turn.before.rest[: task.window]
    place = str(move)[1:]
    if set(cards) == {move.colour}:
        return say("queue-fits-only", colour=move.colour, place=place)
    return say("queue-fits-only-of", cards=len(cards), colour=move.colour, place=place)


def _why_right(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> str:
    move, total = str(turn.taken.move), len(turn.choices)
    if turn.only_move:
        reason = say("queue-only-wins", total=total, move=move)
    else:
        reason = say("queue-some-win", winning=total - len(turn.failing), total=total, move=move)
    return " ".join([reason, *_failure_sentences(task, exploration, turn)])


def _failure_sentences(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> list[str]:
    """Describe the failing choices, those whose failure is plain latest first."""
    alike: dict[str, list[str]] = {}
    for choice in by_appeal(turn):
        alike.setdefault(failure_text(task, exploration, choice), []).append(str(choice.move))
    sentences = [say("queue-after", moves=either(moves), failure=failure) for failure, moves in alike.items()]
    more = sum(len(moves) for moves in list(alike.values())[MOST_FAILURES:])
    if more:
        sentences[MOST_FAILURES:] = [say("queue-more-fail", choices=more)]
    return sentences

"""The steps of a queue: each move with its technique and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

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
from ppsolve.puzzles.party.queue.hints import by_appeal, colour_words, failure_text, stages_of
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.verify import easiest, solution_line, why_wrong
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.view.phrases import join_words, number_word

MOST_FAILURES: Final = 3
"""The most failures that a reason describes."""

QueueTechnique = Literal[
    "only-fit", "either-way", "free-choice", "keep-alive", "dead-end", "comeback", "good-choice", "only-move"
]
"""From the easiest to the hardest."""

TECHNIQUE_TEXTS: Final[dict[QueueTechnique, str]] = {
    "only-fit": "There is only one thing to do.",
    "either-way": "The card fits in several places, but they all come to the same.",
    "free-choice": "Nothing can go wrong here: after every choice, all cards can still be placed.",
    "keep-alive": "Keep the colours alive: after a wrong move, no place can ever take a card still to come.",
    "dead-end": "Look one card ahead: a wrong move leaves the next card, or a colour, without a place.",
    "comeback": "Bring a colour back: no place accepts it now, but the right move opens one.",
    "good-choice": "Look several cards ahead: some of the moves win, the others get stuck later.",
    "only-move": "Look several cards ahead: just one of the moves wins, the others get stuck later.",
}


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
        if wrong := why_wrong(task, exploration, state, move):
            raise BadInput(f"step {number}", f"{wrong}; undo from there")
        state = state.after(move)
    if not state.rest:
        raise BadInput("moves", "all cards are placed: there is no next step")
    turn = next((turn for turn in line if turn.before == state), None)
    return explain_turn(task, exploration, turn or easiest(winning_lines(task, exploration, state))[0])


def explain_turn(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> SolutionStep:
    technique = technique_of(task, turn)
    if technique == "either-way":
        colour = COLOUR_NAMES[turn.taken.move.colour]
        reason = f"Wherever the {colour} card goes, the position is the same or its mirror image."
    elif technique == "only-fit":
        reason = _why_forced(task, turn)
    elif technique == "free-choice":
        total = len(turn.choices)
        number = "Both" if total == 2 else f"All {number_word(total)}"
        reason = f"{number} choices win; {turn.taken.move} is one of them."
    else:
        reason = _why_right(task, exploration, turn)
        if technique == "comeback":
            opened = colour_words(_returning(task, turn))
            reason = f"{turn.taken.move} opens a place for {opened} again. {reason}"
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
    colour, place = COLOUR_NAMES[move.colour], str(move)[1:]
    if set(cards) == {move.colour}:
        return f"The {colour} card fits only at {place}."
    return f"Of the next {number_word(len(cards))} cards, only the {colour} one fits, and only at {place}."


def _why_right(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> str:
    move, total = turn.taken.move, number_word(len(turn.choices))
    if turn.only_move:
        reason = f"Of the {total} choices, only {move} wins."
    else:
        winning = number_word(len(turn.choices) - len(turn.failing)).capitalize()
        reason = f"{winning} of the {total} choices win; {move} is one of them."
    return " ".join([reason, *_failure_sentences(task, exploration, turn)])


def _failure_sentences(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> list[str]:
    """Describe the failing choices, those whose failure is plain latest first."""
    alike: dict[str, list[str]] = {}
    for choice in by_appeal(turn):
        alike.setdefault(failure_text(task, exploration, choice), []).append(str(choice.move))
    sentences = [f"After {join_words(moves, 'or')}, {failure}." for failure, moves in alike.items()]
    more = sum(len(moves) for moves in list(alike.values())[MOST_FAILURES:])
    if more:
        fail = "choice fails" if more == 1 else "choices fail"
        sentences[MOST_FAILURES:] = [f"{number_word(more).capitalize()} more {fail} no later."]
    return sentences

"""How the turns of a queue are talked about: why a move is right, and what the others lead to."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.party.queue.exploration import Exploration
from ppsolve.puzzles.party.queue.lives import dead_in_queue, dormant_in_queue
from ppsolve.puzzles.party.queue.play import Moment
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.turns import Choice, QueueTurn, choices
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.view.phrases import join_words

EXAMPLES: Final = 3
"""How many failing choices a reason tells about."""


def why_forced(task: QueueTask, turn: QueueTurn) -> str:
    """Why there is only one thing to do."""
    move, cards = turn.taken.move, turn.before.rest[: task.window]
    colour, place = COLOUR_NAMES[move.colour], str(move)[1:]
    if len(turn.taken.moves) > 1:
        return f"Wherever the {colour} card goes, the position is the same or its mirror image."
    if set(cards) == {move.colour}:
        return f"The {colour} card fits only at {place}."
    return f"Of the next {len(cards)} cards only the {colour} one fits, and only at {place}."


def why_free(turn: QueueTurn) -> str:
    """Why nothing can go wrong."""
    total = len(turn.choices)
    return f"{'Both' if total == 2 else f'All {total}'} choices win; {turn.taken.move} is one of them."


def why_right(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> str:
    """Why the move of a turn is right where others are wrong."""
    move, total, wins = turn.taken.move, len(turn.choices), len(turn.choices) - len(turn.failing)
    reason = (
        f"Of the {total} choices {f'only {move} wins' if wins == 1 else f'{wins} win, {move} among them'}"
    )
    return f"{reason}: {_failures(task, exploration, turn)}."


def why_back(task: QueueTask, turn: QueueTurn) -> str:
    """Which colours the move of a turn brings back."""
    return f"{turn.taken.move} opens a place for {_colours(returning(task, turn))} again."


def returning(task: QueueTask, turn: QueueTurn) -> str:
    """The colours of the queue that no slot accepts before a turn, but one does after it."""
    before, after = dormant_in_queue(task, turn.before), dormant_in_queue(task, turn.taken.after)
    return "".join(colour for colour in before if colour not in after)


def _failures(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> str:
    """What becomes of the failing choices, those that hide their failure the longest first."""
    alike: dict[str, list[str]] = {}
    for choice in sorted(turn.failing, key=lambda choice: (-choice.hides, -choice.lasts)):
        alike.setdefault(_failure(task, exploration, choice), []).append(str(choice.move))
    words = [f"after {join_words(moves, 'or')} {failure}" for failure, moves in alike.items()]
    more = sum(len(moves) for moves in list(alike.values())[EXAMPLES:])
    if more:
        words[EXAMPLES:] = [f"{more} more {'fails' if more == 1 else 'fail'} no later"]
    return "; ".join(words)


def _failure(task: QueueTask, exploration: Exploration, choice: Choice) -> str:
    if dead := dead_in_queue(task, choice.after):
        left = sum(choice.after.rest.count(colour) for colour in dead)
        return f"no place can ever take {_colours(dead, 'or')} again, with {left} still to come"
    stuck = _stuck(task, stuck_moment(task, exploration, choice.after))
    if not choice.lasts:
        return stuck
    return f"at most {choice.lasts} more {'card fits' if choice.lasts == 1 else 'cards fit'}, then {stuck}"


def stuck_moment(task: QueueTask, exploration: Exploration, moment: Moment) -> Moment:
    """The end of a longest play from a lost moment on."""
    while possible := choices(task, exploration, moment):
        moment = max(possible, key=lambda choice: choice.lasts).after
    return moment


def _stuck(task: QueueTask, end: Moment) -> str:
    cards = _colours(end.rest[: task.window], "or")
    if task.window == 1:
        return f"no place takes {cards} (card {len(task.queue) - len(end.rest) + 1} of the queue)"
    left = "1 card" if len(end.rest) == 1 else f"{len(end.rest)} cards"
    return f"for instance no place takes {cards}, with {left} left"


def _colours(letters: str, word: str = "and") -> str:
    return join_words([COLOUR_NAMES[letter] for letter in dict.fromkeys(letters)], word)

"""Why a move of a queue is right: the technique of a turn, and a sentence about what the others lead to."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ppsolve.puzzles.party.queue.exploration import Exploration
from ppsolve.puzzles.party.queue.lives import dead_in_queue, dormant_in_queue
from ppsolve.puzzles.party.queue.play import Moment
from ppsolve.puzzles.party.queue.turns import Choice, Turn, choices
from ppsolve.puzzles.task import QueueTask, Step
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.party.cards import COLOUR_NAMES

Technique = Literal[
    "only-fit", "free-choice", "keep-alive", "dead-end", "comeback", "good-choice", "only-move"
]
"""The ways of reasoning, from the easiest to the hardest."""
TECHNIQUES: Final[tuple[Technique, ...]] = get_args(Technique)

_TEXTS: Final[dict[Technique, str]] = {
    "only-fit": "There is only one thing to do.",
    "free-choice": "Nothing can go wrong here: whatever you choose, all cards can still be placed.",
    "keep-alive": "Keep the colours alive: after a wrong move no place can ever take a card still to come.",
    "dead-end": "Look one card ahead: a wrong move leaves the next card, or a colour, without any place.",
    "comeback": "Bring a colour back: no place accepts it now, but the right move opens one.",
    "good-choice": "Look several cards ahead: some of the moves win, the others get stuck later.",
    "only-move": "Look several cards ahead: just one of the moves wins, the others get stuck later.",
}

EXAMPLES: Final = 3
"""How many failing choices a reason tells about."""


def technique_text(technique: str) -> str:
    """What a technique means, without a word about cards and places."""
    for name in TECHNIQUES:
        if name == technique:
            return _TEXTS[name]
    raise BadInput("technique", f"unknown technique {quoted(technique)}; there are {', '.join(TECHNIQUES)}")


def technique(task: QueueTask, turn: Turn) -> Technique:
    """The easiest way of reasoning that finds the move of a turn."""
    if turn.forced:
        return "only-fit"
    if not turn.failing:
        return "free-choice"
    if all(dead_in_queue(task, choice.after) for choice in turn.failing):
        return "keep-alive"
    if turn.late == 0:
        return "dead-end"
    if _returning(task, turn):
        return "comeback"
    return "only-move" if turn.only_move else "good-choice"


def explained(task: QueueTask, exploration: Exploration, turn: Turn) -> Step:
    """The step that a turn is: its move, with technique and reason."""
    name = technique(task, turn)
    return Step(name, turn.taken.move, _reason(task, exploration, turn, name))


def _reason(task: QueueTask, exploration: Exploration, turn: Turn, name: Technique) -> str:
    move, total, wins = turn.taken.move, len(turn.choices), len(turn.choices) - len(turn.failing)
    if name == "only-fit":
        return _only_fit(task, turn)
    if name == "free-choice":
        return f"{'Both' if total == 2 else f'All {total}'} choices win; {move} is one of them."
    reason = (
        f"Of the {total} choices {f'only {move} wins' if wins == 1 else f'{wins} win, {move} among them'}"
    )
    if name == "comeback":
        reason = f"{move} opens a place for {_colours(_returning(task, turn))} again. {reason}"
    return f"{reason}: {_failures(task, exploration, turn)}."


def _only_fit(task: QueueTask, turn: Turn) -> str:
    move, cards = turn.taken.move, turn.before.rest[: task.window]
    colour, place = COLOUR_NAMES[move.colour], str(move)[1:]
    if len(turn.taken.moves) > 1:
        return f"Wherever the {colour} card goes, the position is the same or its mirror image."
    if set(cards) == {move.colour}:
        return f"The {colour} card fits only at {place}."
    return f"Of the next {len(cards)} cards only the {colour} one fits, and only at {place}."


def _failures(task: QueueTask, exploration: Exploration, turn: Turn) -> str:
    """What becomes of the failing choices, those that hide their failure the longest first."""
    alike: dict[str, list[str]] = {}
    for choice in sorted(turn.failing, key=lambda choice: (-choice.hides, -choice.lasts)):
        alike.setdefault(_failure(task, exploration, choice), []).append(str(choice.move))
    words = [f"after {_listed(moves, 'or')} {failure}" for failure, moves in alike.items()]
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


def _returning(task: QueueTask, turn: Turn) -> str:
    """The colours of the queue that no slot accepts before a turn, but one does after it."""
    before, after = dormant_in_queue(task, turn.before), dormant_in_queue(task, turn.taken.after)
    return "".join(colour for colour in before if colour not in after)


def _colours(letters: str, word: str = "and") -> str:
    return _listed([COLOUR_NAMES[letter] for letter in dict.fromkeys(letters)], word)


def _listed(words: list[str], word: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {word} {words[-1]}"

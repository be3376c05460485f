"""What there is to say about a puzzle, in the words that all its forms share."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Final

from ppsolve.puzzles.levels import Kind
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Task
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.view.play import steps
from ppsolve.solver.party.view.text import counted, headline, shown_name
from ppsolve.solver.party.view.words import rivals

KIND_HEADINGS: Final[dict[Kind, str]] = {
    "pyramid": "Fill the pyramid",
    "queue": "Empty the queue",
    "duel": "Find the move",
}

_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def heading(puzzle: Puzzle) -> str:
    """What stands above a puzzle where its level and ID stand elsewhere: `Penguin #123`."""
    return f"Penguin {puzzle.kind if puzzle.number is None else f'#{puzzle.number}'}"


def subheading(puzzle: Puzzle) -> str:
    """What kind of puzzle it is, and of which day if it is a daily one."""
    words = KIND_HEADINGS[puzzle.kind]
    return words if puzzle.date is None else f"{words} \N{MIDDLE DOT} {day_text(puzzle.date)}"


def short_id(puzzle: Puzzle) -> str:
    """The short ID of a generated puzzle; empty for others."""
    return puzzle.recipe.name if puzzle.recipe else ""


def day_text(date: datetime.date) -> str:
    """A day in words, the same in every locale: `3 May 2026`."""
    return f"{date.day} {_MONTHS[date.month - 1]} {date.year}"


def statement(task: Task) -> str:
    """What is to be done, in one or two sentences.

    >>> from ppsolve.solver.party.rules import Rules
    >>> print(statement(QueueTask(Rules.of(2, base=3), ("RG",), "GBRB")))
    Place all 4 cards in the order shown.
    """
    match task:
        case PyramidTask():
            return (
                f"Fill the pyramid with the {counted(len(task.cards), 'card')} listed: every card above the "
                "base row has the colour of at least one of the two cards below it."
            )
        case QueueTask():
            return _queue_statement(task)
        case DuelTask():
            return _duel_statement(task)


def _queue_statement(task: QueueTask) -> str:
    number = len(task.queue)
    if number == 1:
        return "Place the card shown."
    if task.window == 1:
        return f"Place all {number} cards in the order shown."
    if task.window >= number:
        return f"Place all {number} cards, in any order."
    return (
        f"Place all {number} cards. Each time you may choose among the first {task.window} of the queue; "
        "the others move up."
    )


def _duel_statement(task: DuelTask) -> str:
    name = shown_name(task.position.mover.name)
    others = rivals(task.position)
    goal = "no card" if task.limit == 0 else f"at most {counted(task.limit, 'card')}"
    sure = f"{name} is sure to be left with {goal}" if others else f"{name} can be left with {goal}"
    defence = "" if not others else f", whatever {others[0] if len(others) == 1 else 'the others'} do"
    if len(others) == 1:
        defence += "es"
    return f"{name} is to move, all cards lie open. Find the one move after which {sure}{defence}."


def reminder(task: Task) -> str:
    """The rules that matter for the task, for those who do not know the game by heart; may be empty."""
    if isinstance(task, PyramidTask):
        return "There is exactly one solution."
    rules = task.rules
    pyramid = task.pyramid if isinstance(task, QueueTask) else task.position.pyramid
    above = "on top of two neighbouring cards if it has the colour of at least one of them"
    if pyramid and len(pyramid[0]) == rules.base:
        told = f"The base row is full: a card goes {above}."
    else:
        told = "" if pyramid else "The first card opens the base row. "
        told += f"A card goes to either end of the base row, which holds {rules.base} at most, or {above}."
    if rules.upper_rows == "contiguous":
        told += " The cards of a row must form one unbroken run."
    if isinstance(task, DuelTask):
        told += (
            " Who can place a card must; who cannot passes."
            if rules.stuck == "pass"
            else " Who can place a card must; who cannot is out."
        )
    return told


def rules_text(task: Task) -> str:
    """The rules that a puzzle is played by."""
    return headline(task.position) if isinstance(task, DuelTask) else f"Rules {task.rules.named}"


def goal_text(task: Task) -> str:
    """What is to be done, in a few words: `24 cards to place`."""
    match task:
        case PyramidTask():
            return f"{counted(len(task.cards), 'card')} to place"
        case QueueTask():
            number = counted(len(task.queue), "card")
            if task.window == 1:
                return f"{number} to place in order, base of {task.base}"
            choice = f"any of the first {task.window}" if task.window < len(task.queue) else "in any order"
            return f"{number} to place, {choice}, base of {task.base}"
        case DuelTask():
            limit = f"at most {counted(task.limit, 'card')}" if task.limit else "no card"
            return f"{shown_name(task.position.mover.name)} to move: {limit} left"


def cards_by_colour(cards: str) -> list[tuple[str, int]]:
    """The colours among the cards, in the order of `COLOURS`, and how many there are of each.

    >>> cards_by_colour("BRRB")
    [('R', 2), ('B', 2)]
    """
    return [(colour, cards.count(colour)) for colour in COLOURS if colour in cards]


def solution_moves(task: Task, solution: Sequence[str]) -> list[str]:
    """The moves of a solution, numbered; those of a duel with who makes them and who drops out.

    Empty for a pyramid, whose cells can be filled in any order.
    """
    match task:
        case PyramidTask():
            return []
        case QueueTask():
            return [f"{number}. {move}" for number, move in enumerate(solution, start=1)]
        case DuelTask():
            return [
                f"{step.number}. {step.player} {step.move}"
                + (f" ({'; '.join(step.notes)})" if step.notes else "")
                for step in steps(task.position, [parse_move(move) for move in solution])
            ]

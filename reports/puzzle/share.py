"""A puzzle as a short text to share, without spoilers: title, pyramid as emoji, what is to be done."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Task
from ppsolve.reports.puzzle.words import cards_by_colour, goal_text, short_id
from ppsolve.solver.party.pyramid import EMPTY, Rows
from ppsolve.solver.view.words import count_of, shown_name

EMOJI: Final = {
    "R": "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
    "G": "\N{FOUR LEAF CLOVER}",
    "Y": "\N{WHITE MEDIUM STAR}",
    "P": "\N{GRAPES}",
    "B": "\N{DROPLET}",
    EMPTY: "\N{WHITE LARGE SQUARE}",
}
"""Every colour has its own shape, the one that it has on printed sheets too."""

A_LINE: Final = 12
"""So many emoji fit beside each other on a phone."""


def share_text(puzzle: Puzzle) -> str:
    """The puzzle in lines that can be sent to anybody: nothing of the solution is in them."""
    lines = [puzzle.title, *_pyramid_lines(_rows(puzzle.task)), *_card_lines(puzzle.task)]
    name = short_id(puzzle)
    # The title of a puzzle that is not a daily one has the ID in it.
    if name and name not in puzzle.title:
        lines.append(name)
    return "\n".join(lines)


def result_line(seconds: float, hints: int) -> str:
    """How a puzzle went, to send along with it.

    >>> result_line(192, 1)
    '🐧 solved in 3:12 · 1 hint'
    """
    minutes, rest = divmod(max(0, int(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    time = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    help_taken = count_of(hints, "hint") if hints else "no hints"
    return f"\N{PENGUIN} solved in {time} \N{MIDDLE DOT} {help_taken}"


def _rows(task: Task) -> Rows:
    match task:
        case PyramidTask():
            return task.givens
        case QueueTask():
            return task.pyramid
        case DuelTask():
            return task.position.pyramid


def _pyramid_lines(rows: Rows) -> list[str]:
    return [_indent(number) + _emoji(row) for number, row in reversed(list(enumerate(rows)))]


def _indent(row: int) -> str:
    """Blanks as wide as half an emoji for each row below.

    In a terminal an emoji takes two columns and any of these spaces one. In most other fonts an emoji is
    1.25 em wide, and an en space 0.5 em: every fourth space is an em space, which gives 0.625 on average.
    """
    return "".join("\N{EM SPACE}" if number % 4 == 1 else "\N{EN SPACE}" for number in range(row))


def _card_lines(task: Task) -> list[str]:
    match task:
        case PyramidTask():
            groups = (f"{EMOJI[colour]}{count}" for colour, count in cards_by_colour(task.cards))
            return [goal_text(task), " ".join(groups)]
        case QueueTask():
            starts = range(0, len(task.queue), A_LINE)
            return [goal_text(task), *(_emoji(task.queue[start : start + A_LINE]) for start in starts)]
        case DuelTask() as duel:
            hands = (
                f"{shown_name(player.name)} {_emoji(player.hand)}"
                for player in duel.position.players
                if player.active
            )
            return [goal_text(task), *hands]


def _emoji(cards: str) -> str:
    return "".join(EMOJI[card] for card in cards)

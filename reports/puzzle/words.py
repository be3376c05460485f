"""What stands above and below every puzzle, whatever its kind."""

from __future__ import annotations

import datetime
from typing import Final

from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderers import renderer_of

_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def heading(puzzle: Puzzle) -> str:
    """What stands above a puzzle where its level and ID stand elsewhere: `Penguin pyramid #123`."""
    family = kind_of(puzzle.task).family
    return f"{family} {puzzle.kind}{'' if puzzle.number is None else f' #{puzzle.number}'}"


def menu_name(puzzle: Puzzle) -> str:
    """What tells a puzzle from others of its kind and level: its day, or its seed."""
    if puzzle.date is not None:
        return f"#{puzzle.number} \N{MIDDLE DOT} {day_text(puzzle.date)}"
    return short_id(puzzle) or puzzle.title


def subheading(puzzle: Puzzle) -> str:
    """What kind of puzzle it is, and of which day if it is a daily one."""
    words = renderer_of(puzzle.task).heading
    return words if puzzle.date is None else f"{words} \N{MIDDLE DOT} {day_text(puzzle.date)}"


def short_id(puzzle: Puzzle) -> str:
    """The short ID of a generated puzzle; empty for others."""
    return puzzle.recipe.name if puzzle.recipe else ""


def day_text(date: datetime.date) -> str:
    """A day in words, the same in every locale: `3 May 2026`."""
    return f"{date.day} {_MONTHS[date.month - 1]} {date.year}"

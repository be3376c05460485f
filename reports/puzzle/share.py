"""A puzzle as a short text to share, without spoilers: title, pyramid as emoji, what is to be done."""

from __future__ import annotations

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.words import short_id


def share_text(puzzle: Puzzle) -> str:
    """The puzzle in lines that can be sent to anybody: nothing of the solution is in them."""
    lines = [puzzle.title, *renderer_of(puzzle.task).share_lines(puzzle.task)]
    name = short_id(puzzle)
    # The title of a puzzle that is not a daily one has the ID in it.
    if name and name not in puzzle.title:
        lines.append(name)
    return "\n".join(lines)

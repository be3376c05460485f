"""A puzzle, and its solution, as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph


def puzzle_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """What the solver of the puzzle needs, in lines of at most `width` columns (40 if less is asked for):
    the task in words, the table, and the cards. Tags are left out, for they give hints.

    Colours go with letters, never instead of them.
    """
    room = max(width, NARROWEST)
    task = puzzle.task
    renderer = renderer_of(task)
    blocks = [
        paragraph(puzzle.title, room),
        paragraph(
            f"{renderer.statement(task)} {renderer.reminder(task)}", min(room, LONGEST_LINE), indent=""
        ),
        renderer.board_text(task, room, colour),
        renderer.cards_text(task, room, colour),
        paragraph(renderer.rules(task), room),
    ]
    return "\n\n".join(filter(None, blocks))


def solution_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """What the table looks like in the end, and the moves that lead there."""
    room = max(width, NARROWEST)
    task, solution = puzzle.task, puzzle.solution
    renderer = renderer_of(task)
    blocks = [
        paragraph(f"{puzzle.title}: the solution", room),
        paragraph(renderer.answer(task, solution), room),
        renderer.solved_text(task, solution, room, colour),
        renderer.moves_text(task, solution, room),
    ]
    return "\n\n".join(filter(None, blocks))

"""A puzzle, and its solution, as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.faces import face_of
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph


def puzzle_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """What the solver of the puzzle needs, in lines of at most `width` columns (40 if less is asked for):
    the task in words, the table, and the cards. Tags are left out, for they give hints.

    Colours go with letters, never instead of them.
    """
    room = max(width, NARROWEST)
    task = puzzle.task
    face = face_of(task)
    blocks = [
        paragraph(puzzle.title, room),
        paragraph(f"{face.statement(task)} {face.reminder(task)}", min(room, LONGEST_LINE), indent=""),
        face.board_text(task, room, colour),
        face.cards_text(task, room, colour),
        paragraph(face.rules(task), room),
    ]
    return "\n\n".join(filter(None, blocks))


def solution_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """What the table looks like in the end, and the moves that lead there."""
    room = max(width, NARROWEST)
    task, solution = puzzle.task, puzzle.solution
    face = face_of(task)
    blocks = [
        paragraph(f"{puzzle.title}: the solution", room),
        paragraph(face.answer(task, solution), room),
        face.solved_text(task, solution, room, colour),
        face.moves_text(task, solution, room),
    ]
    return "\n\n".join(filter(None, blocks))

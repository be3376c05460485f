"""One puzzle on paper: heading, task, pyramid, cards, and its solution in small print."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import LEVELS
from ppsolve.reports.puzzle.renderer import CardsPart
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.paper import FAINT_INK, INK, SMALLEST_LETTERS, Frame, Paper, legible
from ppsolve.reports.puzzle.sheet.penguin import PENGUIN_SHARE, draw_penguin
from ppsolve.reports.puzzle.words import heading, short_id, subheading

_WIDE: Final = 1.25
"""How much wider than high the room must be for words and cards to stand beside the pyramid."""
_COLUMN: Final = 0.38
_MOST_FOR_CARDS: Final = 0.5
_SMALLEST: Final = 0.5
_PENGUIN: Final = 46.0
_PIP: Final = 17.0
_NO_PIP: Final = "#d3dbe1"


def draw_block(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float, number: str) -> None:
    """The puzzle in its frame; `number` tells it from the others on the sheet."""
    top = _draw_heading(paper, puzzle, frame, scale, number)
    foot = _draw_foot(paper, puzzle, frame, scale)
    body = Frame(frame.x, top, frame.width, foot - top)
    gap = 14 * scale
    if body.width > _WIDE * body.height:
        column = body._replace(x=body.right - _COLUMN * body.width, width=_COLUMN * body.width)
        below = _draw_words(paper, puzzle, column, scale) + gap / 2
        part = _fitting_part(puzzle, column.width, column.bottom - below, scale)
        part.draw(paper, column.x, below)
        room = body._replace(y=top + gap / 2, width=column.x - body.x - gap, height=body.height - gap / 2)
    else:
        below = _draw_words(paper, puzzle, body, scale) + gap / 2
        part = _fitting_part(puzzle, body.width, _MOST_FOR_CARDS * (body.bottom - below), scale)
        part.draw(paper, body.x, body.bottom - part.height)
        room = body._replace(y=below, height=body.bottom - below - part.height - gap)
    renderer_of(puzzle.task).draw_board(paper, puzzle.task, room)


def _fitting_part(puzzle: Puzzle, width: float, height: float, scale: float) -> CardsPart:
    """The cards of a puzzle, smaller than usual if they would not fit in."""
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    part = renderer.cards_part(task, width, scale)
    while part.height > height and scale > _SMALLEST:
        scale *= 0.95
        part = renderer.cards_part(task, width, scale)
    return part


def _draw_heading(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float, number: str) -> float:
    """Penguin, title and kind on the left, the level on the right; returns where the next part begins."""
    x, y, right = frame.x, frame.y, frame.right
    draw_penguin(paper, x - 2 * scale, y, _PENGUIN * scale, number=number)
    left = x + (_PENGUIN * PENGUIN_SHARE + 6) * scale
    pips = right - len(LEVELS) * (_PIP * PENGUIN_SHARE + 1.5) * scale
    size = 20 * scale
    size *= min(1.0, (pips - 4 * scale - left) / paper.width_of(heading(puzzle), size, bold=True))
    paper.write(heading(puzzle), left, y + 23 * scale, legible(size), bold=True)
    paper.write(subheading(puzzle), left, y + 38 * scale, legible(10 * scale), fill=FAINT_INK)
    paper.write(puzzle.level, right, y + 15 * scale, legible(11 * scale), anchor="end", bold=True)
    for place in range(len(LEVELS)):
        reached = place <= LEVELS.index(puzzle.level)
        pip_x = pips + (place * (_PIP * PENGUIN_SHARE + 1.5) + 1.5) * scale
        draw_penguin(paper, pip_x, y + 22 * scale, _PIP * scale, body=INK if reached else _NO_PIP)
    paper.rule(x, y + 49 * scale, frame.width, stroke=INK, line=1.2 * scale)
    return y + 55 * scale


def _draw_words(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float) -> float:
    """The task in words; returns where the next part begins."""
    y = frame.y
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    for text, size, fill in (
        (renderer.statement(task), 10.5, INK),
        (renderer.reminder(task), 8.5, FAINT_INK),
    ):
        size = legible(size * scale)
        for line in paper.wrap(text.split(), frame.width, size):
            y += 1.4 * size
            paper.write(line, frame.x, y, size, fill=fill)
        y += 0.3 * size
    return y


def _draw_foot(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float) -> float:
    """The short ID and the rules in small print; returns where the room above them ends."""
    size = legible(7 * scale)
    words = " \N{MIDDLE DOT} ".join(
        filter(None, (short_id(puzzle), renderer_of(puzzle.task).rules(puzzle.task)))
    )
    shown = paper.shorten(words, frame.width, size)
    paper.write(shown, frame.x + frame.width / 2, frame.bottom - 2, size, anchor="middle", fill=FAINT_INK)
    return frame.bottom - 2 * size - 6 * scale


def draw_answer(paper: Paper, puzzle: Puzzle, frame: Frame, number: str) -> None:
    """The solution of a puzzle: drawn small, or in words where words can tell it."""
    title = f"{number}  {heading(puzzle)}" if number else heading(puzzle)
    paper.write(title, frame.x, frame.y + 7, 7, bold=True)
    top = frame.y + 13
    below = frame._replace(y=top, height=frame.bottom - top)
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    answer = renderer.answer(task, puzzle.solution)
    if answer or not renderer.draw_solution(paper, task, puzzle.solution, below):
        _write_answer(paper, answer, renderer.moves(task, puzzle.solution), below)


def _write_answer(paper: Paper, answer: str, moves: list[str], frame: Frame) -> None:
    """The answer, and as many of the moves as there is room for."""
    size, y = SMALLEST_LETTERS, frame.y
    if answer:
        y += 1.35 * size
        paper.write(answer, frame.x, y, size, bold=True)
    lines = paper.wrap(" ".join(moves).split(), frame.width, size)
    room = int((frame.bottom - y) / (1.35 * size))
    if len(lines) > room:
        lines = [*lines[: room - 1], f"{lines[room - 1]} ..."]
    for line in lines:
        y += 1.35 * size
        paper.write(line, frame.x, y, size)

"""Puzzles as a printable sheet: a PDF with one or several puzzles a page, and their solutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import LEVELS
from ppsolve.reports.puzzle.renderer import CardsPart
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.paper import (
    FAINT_INK,
    INK,
    MILLIMETRE,
    PENGUIN_SHARE,
    RULE,
    SIZES,
    SMALLEST_LETTERS,
    Frame,
    Paper,
    PaperName,
    PerPage,
    Solutions,
    draw_penguin,
    legible,
)
from ppsolve.reports.puzzle.text import heading, short_id, subheading
from ppsolve.solver.errors import BadInput

SCALES: Final[dict[PerPage, float]] = {1: 1.0, 2: 0.8, 4: 0.66}
"""The size of a puzzle's parts, by the number of puzzles on a page."""
GRIDS: Final[dict[PerPage, tuple[int, int]]] = {1: (1, 1), 2: (1, 2), 4: (2, 2)}
"""Columns and rows of puzzles."""
ANSWERS: Final = (3, 4)
"""Columns and rows of solutions on a page of their own."""

SIDE: Final = 16 * MILLIMETRE
TOP: Final = 14 * MILLIMETRE
BOTTOM: Final = 15 * MILLIMETRE
GUTTER: Final = 9 * MILLIMETRE
STRIP: Final = 42 * MILLIMETRE
"""The foot of the page with solutions upside down."""

_WIDE: Final = 1.25
"""If the room is wider than its height by this factor, words and cards go beside the table."""
_COLUMN: Final = 0.38
_MOST_FOR_CARDS: Final = 0.5
_SMALLEST: Final = 0.5
_PENGUIN: Final = 46.0
_PIP: Final = 17.0
_NO_PIP: Final = "#d3dbe1"

Entry = tuple[str, Puzzle]
"""A puzzle with its number on the sheet; the number is empty if there is only one puzzle."""


def sheet_pdf(
    puzzles: Sequence[Puzzle], *, per_page: PerPage = 1, solutions: Solutions = "end", paper: PaperName = "a4"
) -> bytes:
    """The puzzles as a PDF: the same puzzles give the same bytes.

    Solutions are on pages after the last puzzle, upside down at the foot of their puzzle's page, or left out.
    Several puzzles are numbered, so that each solution can be found. Raises `BadInput` if there is no puzzle.
    """
    if not puzzles:
        raise BadInput("puzzles", "there is no puzzle to print")
    numbers = [str(number) if len(puzzles) > 1 else "" for number in range(1, len(puzzles) + 1)]
    entries = list(zip(numbers, puzzles, strict=True))
    pages = _batches(entries, per_page)
    answer_pages = _batches(entries, ANSWERS[0] * ANSWERS[1]) if solutions == "end" else []
    title = puzzles[0].title if len(puzzles) == 1 else f"{len(puzzles)} Penguin puzzles"
    sheet = Paper(SIZES[paper], title)
    width, height = SIZES[paper]
    area = Frame(SIDE, TOP, width - 2 * SIDE, height - TOP - BOTTOM)
    total = len(pages) + len(answer_pages)
    for number, page in enumerate(pages, start=1):
        _draw_puzzles(sheet, page, area, per_page, upside_down=solutions == "upside-down")
        _end_page(sheet, area, number, total)
    for number, page in enumerate(answer_pages, start=len(pages) + 1):
        _draw_answers(sheet, page, area)
        _end_page(sheet, area, number, total)
    return sheet.finish()


# Pages.


def _batches(entries: list[Entry], size: int) -> list[list[Entry]]:
    return [entries[start : start + size] for start in range(0, len(entries), size)]


def _end_page(sheet: Paper, area: Frame, number: int, total: int) -> None:
    """Write the page number if there are several pages, and begin the next page."""
    if total > 1:
        words = f"{number} / {total}"
        sheet.write(words, area.right, area.bottom + 18, 7, anchor="end", fill=FAINT_INK)
    if number < total:
        sheet.next_page()


def _draw_puzzles(sheet: Paper, page: list[Entry], area: Frame, per_page: PerPage, upside_down: bool) -> None:
    if upside_down:
        strip = area._replace(y=area.bottom - STRIP, height=STRIP)
        area = area._replace(height=area.height - STRIP - GUTTER / 2)
        _draw_strip(sheet, page, strip)
    columns, rows = GRIDS[per_page]
    for (number, puzzle), frame in zip(page, _frames(area, columns, rows), strict=False):
        _draw_puzzle(sheet, puzzle, frame, SCALES[per_page], number)


def _draw_strip(sheet: Paper, page: list[Entry], strip: Frame) -> None:
    """Draw the solutions of a page side by side and upside down, below a line."""
    sheet.rule(strip.x, strip.y, strip.width, stroke=RULE, dash=(2, 2))
    below = strip._replace(y=strip.y + 6, height=strip.height - 6)
    with sheet.upside_down(below) as turned:
        for (number, puzzle), frame in zip(page, _frames(turned, max(len(page), 2), 1), strict=False):
            _draw_answer(sheet, puzzle, frame, number)


def _draw_answers(sheet: Paper, page: list[Entry], area: Frame) -> None:
    sheet.write("Solutions", area.x, area.y + 20, 20, bold=True)
    sheet.rule(area.x, area.y + 30, area.width, stroke=INK, line=1.2)
    below = area._replace(y=area.y + 42, height=area.height - 42)
    for (number, puzzle), frame in zip(page, _frames(below, *ANSWERS), strict=False):
        _draw_answer(sheet, puzzle, frame, number)


def _frames(area: Frame, columns: int, rows: int) -> list[Frame]:
    """Divide an area into a grid with gutters; the frames are in reading order."""
    width = (area.width - (columns - 1) * GUTTER) / columns
    height = (area.height - (rows - 1) * GUTTER) / rows
    return [
        Frame(area.x + column * (width + GUTTER), area.y + row * (height + GUTTER), width, height)
        for row in range(rows)
        for column in range(columns)
    ]


# One puzzle.


def _draw_puzzle(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float, number: str) -> None:
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
    """Lay out the cards of a puzzle, smaller than usual if they would not fit."""
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    part = renderer.cards_part(task, width, scale)
    while part.height > height and scale > _SMALLEST:
        scale *= 0.95
        part = renderer.cards_part(task, width, scale)
    return part


def _draw_heading(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float, number: str) -> float:
    """Draw penguin, title and kind on the left, the level on the right. Return the y coordinate below."""
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
    """Write the task. Return the y coordinate below it."""
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
    """Write the short ID and the rules in small print. Return the y coordinate above them."""
    size = legible(7 * scale)
    words = " \N{MIDDLE DOT} ".join(
        filter(None, (short_id(puzzle), renderer_of(puzzle.task).rules(puzzle.task)))
    )
    shown = paper.shorten(words, frame.width, size)
    paper.write(shown, frame.x + frame.width / 2, frame.bottom - 2, size, anchor="middle", fill=FAINT_INK)
    return frame.bottom - 2 * size - 6 * scale


def _draw_answer(paper: Paper, puzzle: Puzzle, frame: Frame, number: str) -> None:
    """Draw the solution of a puzzle small, or write it where a sentence says it all."""
    title = f"{number}  {heading(puzzle)}" if number else heading(puzzle)
    paper.write(title, frame.x, frame.y + 7, 7, bold=True)
    top = frame.y + 13
    below = frame._replace(y=top, height=frame.bottom - top)
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    answer = renderer.answer(task, puzzle.solution)
    if answer or not renderer.draw_solution(paper, task, puzzle.solution, below):
        _write_answer(paper, answer, renderer.moves(task, puzzle.solution), below)


def _write_answer(paper: Paper, answer: str, moves: list[str], frame: Frame) -> None:
    """Write the answer, and as many of the moves as fit."""
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

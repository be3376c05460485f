"""Puzzles as a printable sheet: a PDF with one or several puzzles a page, and their solutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.sheet.block import draw_answer, draw_block
from ppsolve.reports.puzzle.sheet.options import PaperName, PerPage, Solutions
from ppsolve.reports.puzzle.sheet.paper import (
    FAINT_INK,
    INK,
    MILLIMETRE,
    RULE,
    SIZES,
    Frame,
    Paper,
)
from ppsolve.solver.errors import BadInput

SCALES: Final[dict[PerPage, float]] = {1: 1.0, 2: 0.8, 4: 0.66}
"""How large the parts of a puzzle are if so many share a page."""
GRIDS: Final[dict[PerPage, tuple[int, int]]] = {1: (1, 1), 2: (1, 2), 4: (2, 2)}
"""Columns and rows of puzzles."""
ANSWERS: Final = (3, 4)
"""Columns and rows of solutions on a page of their own."""

SIDE: Final = 16 * MILLIMETRE
TOP: Final = 14 * MILLIMETRE
BOTTOM: Final = 15 * MILLIMETRE
GUTTER: Final = 9 * MILLIMETRE
STRIP: Final = 42 * MILLIMETRE
"""The foot of the page where solutions stand upside down."""


def sheet_pdf(
    puzzles: Sequence[Puzzle],
    *,
    per_page: PerPage = 1,
    solutions: Solutions = "end",
    paper: PaperName = "a4",
) -> bytes:
    """The puzzles as a PDF: the same puzzles give the same bytes.

    Solutions stand on pages after the last puzzle, upside down at the foot of the page of their puzzle, or
    nowhere.
    Several puzzles are numbered, so that each solution can be found. `BadInput` if there is no puzzle.
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


Entry = tuple[str, Puzzle]


def _batches(entries: list[Entry], size: int) -> list[list[Entry]]:
    return [entries[start : start + size] for start in range(0, len(entries), size)]


def _end_page(sheet: Paper, area: Frame, number: int, total: int) -> None:
    """The number of the page, if there are several, and the end of it."""
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
        draw_block(sheet, puzzle, frame, SCALES[per_page], number)


def _draw_strip(sheet: Paper, page: list[Entry], strip: Frame) -> None:
    """The solutions of a page, side by side and upside down below a line."""
    sheet.rule(strip.x, strip.y, strip.width, stroke=RULE, dash=(2, 2))
    below = strip._replace(y=strip.y + 6, height=strip.height - 6)
    with sheet.upside_down(below) as turned:
        for (number, puzzle), frame in zip(page, _frames(turned, max(len(page), 2), 1), strict=False):
            draw_answer(sheet, puzzle, frame, number)


def _draw_answers(sheet: Paper, page: list[Entry], area: Frame) -> None:
    sheet.write("Solutions", area.x, area.y + 20, 20, bold=True)
    sheet.rule(area.x, area.y + 30, area.width, stroke=INK, line=1.2)
    below = area._replace(y=area.y + 42, height=area.height - 42)
    for (number, puzzle), frame in zip(page, _frames(below, *ANSWERS), strict=False):
        draw_answer(sheet, puzzle, frame, number)


def _frames(area: Frame, columns: int, rows: int) -> list[Frame]:
    """The parts of an area in reading order, with gutters between them."""
    width = (area.width - (columns - 1) * GUTTER) / columns
    height = (area.height - (rows - 1) * GUTTER) / rows
    return [
        Frame(area.x + column * (width + GUTTER), area.y + row * (height + GUTTER), width, height)
        for row in range(rows)
        for column in range(columns)
    ]

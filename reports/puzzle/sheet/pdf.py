"""Puzzles as a printable sheet or booklet: a PDF with one to six puzzles a page, and their solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Unpack

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.answers import answer_pages
from ppsolve.reports.puzzle.sheet.cover import draw_cover
from ppsolve.reports.puzzle.sheet.masthead import Masthead, draw_footer
from ppsolve.reports.puzzle.sheet.one_puzzle import Entry
from ppsolve.reports.puzzle.sheet.pages import puzzle_pages
from ppsolve.reports.puzzle.sheet.paper import MILLIMETRE, SIZES, Frame, Paper
from ppsolve.reports.puzzle.sheet.style import SheetOptions, SheetStyle
from ppsolve.reports.puzzle.text import short_id
from ppsolve.reports.shared.extras import require
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say

SIDE: Final = 16 * MILLIMETRE
TOP: Final = 14 * MILLIMETRE
BOTTOM: Final = 15 * MILLIMETRE


@dataclass(frozen=True)
class PuzzleSet:
    """Puzzles that are numbered from 1: a whole sheet, or the sheet of one pupil."""

    puzzles: Sequence[Puzzle]
    pupil: str = ""
    note: str = ""
    """What the cover says about it."""


Page = Callable[[], None]
"""Draws one page."""


def check_style(style: SheetStyle) -> None:
    """Refuse, before any work, a style that needs a missing package or has a line that is too long."""
    if style.base_url:
        require("segno", "--base-url")
    Masthead(Paper(SIZES[style.paper], ""), style, _area(style)).check()


def sheet_pdf(puzzles: Sequence[Puzzle], **options: Unpack[SheetOptions]) -> bytes:
    """The puzzles as a PDF: the same puzzles give the same bytes. The options are those of `SheetStyle`.

    Several puzzles are numbered, so that each solution can be found. Raises `BadInput` if there is no puzzle.
    """
    return booklet_pdf([PuzzleSet(puzzles)], SheetStyle(**options))


def booklet_pdf(sections: Sequence[PuzzleSet], style: SheetStyle) -> bytes:
    """One PDF of several sections, with their solutions after the last one."""
    puzzles = [puzzle for section in sections for puzzle in section.puzzles]
    if not puzzles:
        raise BadInput("puzzles", "there is no puzzle to print")
    title = puzzles[0].title if len(puzzles) == 1 else say("sheet-several", number=len(puzzles))
    sheet = Paper(SIZES[style.paper], style.title or title)
    masthead = Masthead(sheet, style, _area(style))
    masthead.check()
    sets = [(section, _entries(section.puzzles, style)) for section in sections]
    pages: list[Page] = []
    if style.cover:
        pages.append(partial(draw_cover, sheet, style, _area(style), sections))
    for section, entries in sets:
        for page in puzzle_pages(sheet, style, entries, masthead.below(section.pupil)):
            pages.append(partial(_below_masthead, masthead, section.pupil, page.draw))
    if style.solutions == "end":
        for section, entries in sets:
            shown = answer_pages(sheet, entries, masthead.below(section.pupil))
            pages += [partial(_below_masthead, masthead, section.pupil, page.draw) for page in shown]
    for number, draw in enumerate(pages, start=1):
        draw()
        draw_footer(sheet, style, _area(style), number, len(pages))
        if number < len(pages):
            sheet.next_page()
    return sheet.finish()


def _area(style: SheetStyle) -> Frame:
    width, height = SIZES[style.paper]
    return Frame(SIDE, TOP, width - 2 * SIDE, height - TOP - BOTTOM)


def _entries(puzzles: Sequence[Puzzle], style: SheetStyle) -> list[Entry]:
    """Number the puzzles, give their players the names of the sheet, and find their links."""
    entries = []
    for number, puzzle in enumerate(puzzles, start=1):
        link = style.link_of(short_id(puzzle)) if style.base_url and short_id(puzzle) else ""
        task = renderer_of(puzzle.task).with_names(puzzle.task, style.names) if style.names else puzzle.task
        entries.append(Entry(str(number) if len(puzzles) > 1 else "", replace(puzzle, task=task), link))
    return entries


def _below_masthead(masthead: Masthead, pupil: str, draw: Page) -> None:
    masthead.draw(pupil)
    draw()

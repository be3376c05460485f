"""One puzzle on a sheet: heading, task, table, cards, QR code and small print."""

from __future__ import annotations

from typing import Final, NamedTuple

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import LEVELS, level_text
from ppsolve.reports.puzzle.renderer import CardsPart
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.paper import (
    FAINT_INK,
    INK,
    PENGUIN_SHARE,
    Frame,
    Paper,
    draw_penguin,
    legible,
)
from ppsolve.reports.puzzle.text import heading, short_id, subheading

_WIDE: Final = 1.25
"""If the room is wider than its height by this factor, words and cards go beside the table."""
_COLUMN: Final = 0.38
_MOST_FOR_CARDS: Final = 0.5
_SMALLEST: Final = 0.5
_HEADING: Final = 55.0
_PENGUIN: Final = 46.0
_PIP: Final = 17.0
_NO_PIP: Final = "#d3dbe1"
_CODE: Final = 64.0
_SMALLEST_CODE: Final = 52.0
"""The side of a QR code in points: 18 mm, so that a telephone can read up to 41 modules a side."""


class Entry(NamedTuple):
    """A puzzle on a sheet."""

    number: str
    """Its number on the sheet; empty if there is only one puzzle."""
    puzzle: Puzzle
    link: str = ""
    """The address in its QR code; empty for none."""


class PuzzleLayout:
    """A puzzle in a frame; words and cards are beside the table if the frame is wide and they fit."""

    def __init__(self, paper: Paper, entry: Entry, frame: Frame, scale: float) -> None:
        self._paper, self._entry, self._frame, self._scale = paper, entry, frame, scale
        top, gap = frame.y + _HEADING * scale, 14 * scale
        body = frame._replace(y=top, height=frame.bottom - _foot_height(scale) - top)
        if not (body.width > _WIDE * body.height and self._lay_out_beside(body, gap)):
            self._lay_out_around(body, gap)

    def _lay_out_beside(self, body: Frame, gap: float) -> bool:
        """Put words and cards into a column on the right. Return whether they fit."""
        column = body._replace(x=body.right - _COLUMN * body.width, width=_COLUMN * body.width)
        self._words = _Words(self._paper, self._entry, column.width, self._scale)
        below = column.y + self._words.height + gap / 2
        self._part = _fitting_part(self._entry.puzzle, column.width, column.bottom - below, self._scale)
        self._words_at, self._part_at = (column.x, column.y), (column.x, below)
        height = body.height - gap / 2
        self._room = body._replace(y=body.y + gap / 2, width=column.x - body.x - gap, height=height)
        return self._part.height <= column.bottom - below

    def _lay_out_around(self, body: Frame, gap: float) -> None:
        """Put the words above the table and the cards below it."""
        self._words = _Words(self._paper, self._entry, body.width, self._scale)
        below = body.y + self._words.height + gap / 2
        height = _MOST_FOR_CARDS * (body.bottom - below)
        self._part = _fitting_part(self._entry.puzzle, body.width, height, self._scale)
        self._words_at, self._part_at = (body.x, body.y), (body.x, body.bottom - self._part.height)
        self._room = body._replace(y=below, height=body.bottom - below - self._part.height - gap)

    @property
    def fits(self) -> bool:
        """True if the table is large enough to be read and written on."""
        task = self._entry.puzzle.task
        return renderer_of(task).board_fits(task, self._room)

    def draw(self) -> None:
        paper, puzzle = self._paper, self._entry.puzzle
        _draw_heading(paper, puzzle, self._frame, self._scale, self._entry.number)
        _draw_foot(paper, puzzle, self._frame, self._scale)
        self._words.draw(*self._words_at)
        self._part.draw(paper, *self._part_at)
        renderer_of(puzzle.task).draw_board(paper, puzzle.task, self._room)


def _fitting_part(puzzle: Puzzle, width: float, height: float, scale: float) -> CardsPart:
    """Lay out the cards of a puzzle, smaller than usual if they would not fit."""
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    part = renderer.cards_part(task, width, scale)
    while part.height > height and scale > _SMALLEST:
        scale *= 0.95
        part = renderer.cards_part(task, width, scale)
    return part


def _draw_heading(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float, number: str) -> None:
    """Draw penguin, title and kind on the left, the level on the right."""
    x, y, right = frame.x, frame.y, frame.right
    draw_penguin(paper, x - 2 * scale, y, _PENGUIN * scale, number=number)
    left = x + (_PENGUIN * PENGUIN_SHARE + 6) * scale
    pips = right - len(LEVELS) * (_PIP * PENGUIN_SHARE + 1.5) * scale
    room = pips - 4 * scale - left
    size = 20 * scale
    size *= min(1.0, room / paper.width_of(heading(puzzle), size, bold=True))
    paper.write(heading(puzzle), left, y + 23 * scale, legible(size), bold=True)
    about = subheading(puzzle)
    size = paper.fitting_size(about, room, 10 * scale)
    if paper.width_of(about, size) > room:
        about, size = subheading(puzzle, theme=False), legible(10 * scale)
    paper.write(about, left, y + 38 * scale, size, fill=FAINT_INK)
    paper.write(level_text(puzzle.level), right, y + 15 * scale, legible(11 * scale), anchor="end", bold=True)
    for place in range(len(LEVELS)):
        reached = place <= LEVELS.index(puzzle.level)
        pip_x = pips + (place * (_PIP * PENGUIN_SHARE + 1.5) + 1.5) * scale
        draw_penguin(paper, pip_x, y + 22 * scale, _PIP * scale, body=INK if reached else _NO_PIP)
    paper.rule(x, y + 49 * scale, frame.width, stroke=INK, line=1.2 * scale)


class _Words:
    """The task in words, with the QR code on its right."""

    def __init__(self, paper: Paper, entry: Entry, width: float, scale: float) -> None:
        self._paper, self._entry, self._width = paper, entry, width
        self._code = max(_SMALLEST_CODE, _CODE * scale) if entry.link else 0.0
        self._lines: list[tuple[str, float, float, str]] = []
        task, renderer = entry.puzzle.task, renderer_of(entry.puzzle.task)
        room, y = width - (self._code + 8 if self._code else 0), 0.0
        for text, size, fill in (
            (renderer.statement(task), legible(10.5 * scale), INK),
            (renderer.reminder(task), legible(8.5 * scale), FAINT_INK),
        ):
            for line in paper.lines_of(text, room, size):
                y += 1.4 * size
                self._lines.append((line, y, size, fill))
            y += 0.3 * size
        self.height = max(y, self._code + 8 if self._code else 0.0)

    def draw(self, x: float, y: float) -> None:
        for line, below, size, fill in self._lines:
            self._paper.write(line, x, y + below, size, fill=fill)
        if self._code:
            _draw_code(self._paper, self._entry.link, x + self._width - self._code, y + 8, self._code)


def _draw_code(paper: Paper, link: str, x: float, y: float, side: float) -> None:
    """Draw a QR code without the white around it, for which the sheet has room."""
    modules = code_of(link)
    size = side / len(modules)
    path = "".join(
        f"M{column} {row}L{column + 1} {row}L{column + 1} {row + 1}L{column} {row + 1}Z"
        for row, line in enumerate(modules)
        for column, dark in enumerate(line)
        if dark
    )
    paper.shape(path, x, y, size, fill=INK)


def code_of(link: str) -> list[list[bool]]:
    """The modules of the QR code of a link, true where they are dark, without the white around it."""
    import segno

    return [[bool(module) for module in row] for row in segno.make_qr(link, error="m").matrix]


def _foot_height(scale: float) -> float:
    return 2 * legible(7 * scale) + 6 * scale + 2


def _draw_foot(paper: Paper, puzzle: Puzzle, frame: Frame, scale: float) -> None:
    """Write the short ID and the rules in small print."""
    size = legible(7 * scale)
    words = " \N{MIDDLE DOT} ".join(
        filter(None, (short_id(puzzle), renderer_of(puzzle.task).rules(puzzle.task)))
    )
    shown = paper.shorten(words, frame.width, size)
    paper.write(shown, frame.x + frame.width / 2, frame.bottom - 2, size, anchor="middle", fill=FAINT_INK)

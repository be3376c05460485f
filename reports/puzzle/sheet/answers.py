"""Solutions on a sheet: drawn, and explained in the order of solving.

A solution is laid out as pieces, one above the other: lines of text and a picture. Solutions fill the columns
of pages of their own, or are printed upside down at the foot of their puzzle's page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ppsolve.puzzles.puzzle import Puzzle, solution_steps
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.renderer import CardsPart
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.one_puzzle import Entry
from ppsolve.reports.puzzle.sheet.paper import (
    INK,
    MILLIMETRE,
    RULE,
    SMALLEST_LETTERS,
    Frame,
    Paper,
    frames_in,
)
from ppsolve.reports.puzzle.text import heading
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import current_language, say
from ppsolve.solver.view.layout import split_words

COLUMNS: Final = 2
"""Columns of solutions on a page of their own."""
MOST_UPSIDE_DOWN: Final = 0.35
"""The share of a page that explained solutions may take at its foot; longer ones are only drawn."""
BRIEF_STRIP: Final = 42 * MILLIMETRE
"""The foot of a page with solutions that are only drawn."""
_SIZE: Final = 7.5
_LINE: Final = 1.35 * _SIZE
_HEADING: Final = 42.0
_GUTTER: Final = 9 * MILLIMETRE
_BETWEEN: Final = 12.0
_STRIP_TOP: Final = 6.0
_PICTURES: Final = (140.0, 100.0)
"""The largest heights of pictures upside down; the second is for pages with little room."""


@dataclass(frozen=True)
class TextLine:
    """A line of text."""

    text: str
    size: float = _SIZE
    bold: bool = False

    @property
    def height(self) -> float:
        return 1.35 * self.size

    def draw(self, paper: Paper, x: float, y: float) -> None:
        paper.write(self.text, x, y + self.size, self.size, bold=self.bold)


@dataclass(frozen=True)
class Space:
    height: float

    def draw(self, paper: Paper, x: float, y: float) -> None:
        pass


Pieces = list[CardsPart]


def height_of(pieces: Sequence[CardsPart]) -> float:
    return sum(piece.height for piece in pieces)


# One solution.


def explained(paper: Paper, entry: Entry, width: float, height: float) -> Pieces:
    """Lay out a solution with its reasons; its picture is at most `height` high."""
    puzzle = entry.puzzle
    task, solution, renderer = puzzle.task, puzzle.solution, renderer_of(puzzle.task)
    steps = _steps_of(puzzle, current_language())
    pieces: Pieces = [TextLine(_title(entry), 8.5, bold=True), Space(3)]
    picture = renderer.solution_part(task, solution, steps, width, height)
    if answer := renderer.answer(task, solution):
        pieces += [TextLine(line, bold=True) for line in paper.lines_of(answer, width, _SIZE, bold=True)]
    if picture is not None:
        pieces += [Space(2), picture, Space(4)]
    for text in renderer.explanation(task, solution, steps, picture is not None):
        words = [word for part in text for word in _breakable(paper, part, width)]
        pieces += [TextLine(line) for line in paper.wrap(words, width, _SIZE)]
    return pieces


def _breakable(paper: Paper, part: str, width: float) -> list[str]:
    """A part of a text that stays on one line, or its words if it is too long for that."""
    return [part] if paper.width_of(part, _SIZE) <= width else split_words(part)


def _title(entry: Entry) -> str:
    return f"{entry.number}  {heading(entry.puzzle)}" if entry.number else heading(entry.puzzle)


@lru_cache(maxsize=64)  # the layout of a page is tried with fewer and fewer puzzles
def _steps_of(puzzle: Puzzle, language: str) -> Sequence[SolutionStep]:
    """The steps that explain the solution; none if the puzzle is not sound or has another solution, too.

    `language` is the current one: the steps have their reasons in it.
    """
    try:
        steps = solution_steps(puzzle)
    except BadInput:
        return ()
    solved = renderer_of(puzzle.task).is_explained(puzzle.task, puzzle.solution, steps)
    return steps if solved else ()


# Pages of solutions.


@dataclass(frozen=True)
class AnswerPage:
    """A page of solutions, column by column."""

    paper: Paper
    area: Frame
    columns: tuple[Pieces, ...]

    def draw(self) -> None:
        paper, area = self.paper, self.area
        paper.write(say("sheet-solutions"), area.x, area.y + 20, 20, bold=True)
        paper.rule(area.x, area.y + 30, area.width, stroke=INK, line=1.2)
        for pieces, frame in zip(self.columns, frames_in(_below(area), COLUMNS, 1, _GUTTER), strict=False):
            _draw(paper, pieces, frame.x, frame.y)


def _below(area: Frame) -> Frame:
    return area._replace(y=area.y + _HEADING, height=area.height - _HEADING)


def _draw(paper: Paper, pieces: Sequence[CardsPart], x: float, y: float) -> None:
    for piece in pieces:
        piece.draw(paper, x, y)
        y += piece.height


def answer_pages(paper: Paper, entries: Sequence[Entry], area: Frame) -> list[AnswerPage]:
    """Lay out solutions on as many pages as they need, in order, column after column."""
    frame = frames_in(_below(area), COLUMNS, 1, _GUTTER)[0]
    columns = list(
        _columns([explained(paper, entry, frame.width, frame.height / 2) for entry in entries], frame.height)
    )
    pages = [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]
    return [AnswerPage(paper, area, tuple(page)) for page in pages]


def _columns(solutions: Sequence[Pieces], height: float) -> Iterator[Pieces]:
    """Fill columns with solutions. A solution that fits into one column is never divided."""
    column: Pieces = []
    for pieces in solutions:
        if column and height_of([*column, *pieces]) + _BETWEEN > height:
            yield column
            column = []
        if column:
            column.append(Space(_BETWEEN))
        for piece in pieces:
            if height_of(column) + piece.height > height:
                yield column
                column = []
            column.append(piece)
    if column:
        yield column


# Upside down.


class Strip:
    """The solutions of a page upside down at its foot: explained if there is room, else only drawn."""

    def __init__(self, paper: Paper, page: Sequence[Entry], area: Frame) -> None:
        self._paper, self._area = paper, area
        self._columns = min(3, len(page))
        self._rows = -(-len(page) // self._columns)
        width = frames_in(area, self._columns, 1, _GUTTER)[0].width
        for picture in _PICTURES:
            self._solutions = [explained(paper, entry, width, picture) for entry in page]
            self.height = self._height()
            if self.height <= MOST_UPSIDE_DOWN * area.height:
                return
        self._solutions = [_brief(paper, entry, width, BRIEF_STRIP - _STRIP_TOP) for entry in page]
        self.height = self._height()

    def _height(self) -> float:
        row = max(map(height_of, self._solutions)) + 2
        return self._rows * row + (self._rows - 1) * _GUTTER + _STRIP_TOP

    def draw(self) -> None:
        """Draw the solutions below a line."""
        paper, area = self._paper, self._area
        strip = area._replace(y=area.bottom - self.height, height=self.height)
        paper.rule(strip.x, strip.y, strip.width, stroke=RULE, dash=(2, 2))
        below = strip._replace(y=strip.y + _STRIP_TOP, height=strip.height - _STRIP_TOP)
        with paper.upside_down(below) as turned:
            frames = frames_in(turned, self._columns, self._rows, _GUTTER)
            for pieces, frame in zip(self._solutions, frames, strict=False):
                _draw(paper, pieces, frame.x, frame.y)


def _brief(paper: Paper, entry: Entry, width: float, height: float) -> Pieces:
    """Only the picture of a solution, or its answer and as many of the moves as fit."""
    puzzle = entry.puzzle
    task, solution, renderer = puzzle.task, puzzle.solution, renderer_of(puzzle.task)
    pieces: Pieces = [TextLine(_title(entry), SMALLEST_LETTERS, bold=True), Space(3)]
    answer = renderer.answer(task, solution)
    picture = None
    if not answer:
        picture = renderer.solution_part(task, solution, (), width, height - height_of(pieces))
    if picture is not None:
        return [*pieces, picture]
    pieces += [
        TextLine(line, SMALLEST_LETTERS, bold=True)
        for line in paper.lines_of(answer, width, SMALLEST_LETTERS, bold=True)
    ]
    lines = paper.lines_of(" ".join(renderer.moves(task, solution)), width, SMALLEST_LETTERS)
    room = int((height - height_of(pieces)) / (1.35 * SMALLEST_LETTERS))
    if len(lines) > room:
        lines = [*lines[: room - 1], f"{lines[room - 1]} ..."]
    return pieces + [TextLine(line, SMALLEST_LETTERS) for line in lines]

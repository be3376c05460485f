"""The cover of a booklet: title, date and contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.solution import level_text
from ppsolve.reports.puzzle.sheet.paper import (
    FAINT_INK,
    INK,
    PENGUIN_SHARE,
    Frame,
    Paper,
    draw_penguin,
    frames_in,
)
from ppsolve.reports.puzzle.sheet.style import SheetStyle
from ppsolve.reports.puzzle.text import day_text, theme_name, theme_text
from ppsolve.solver.language.messages import listed, say

if TYPE_CHECKING:
    from ppsolve.puzzles.puzzle import Puzzle
    from ppsolve.reports.puzzle.sheet.pdf import PuzzleSet

_PENGUINS: Final = (60.0, 90.0, 130.0, 90.0, 60.0)
"""Their heights."""
_LINE: Final = 17.0
_COLUMNS: Final = 2
_FLOOR: Final = 150.0
"""The least room for the penguins at the top."""
_TO_CONTENTS: Final = 360.0
"""The height of all that is above the contents, if no line is broken."""
_ABOVE: Final = 0.4
"""The share of the free room that is above the penguins: a little less than below the contents."""


def draw_cover(paper: Paper, style: SheetStyle, area: Frame, sections: Sequence[PuzzleSet]) -> None:
    """Draw penguins, the lines of the style, and what is inside: the puzzles, or the pupils of a class."""
    middle = area.x + area.width / 2
    puzzles = [puzzle for section in sections for puzzle in section.puzzles]
    contents = _contents(sections)
    free = area.height - _TO_CONTENTS - _contents_height(contents)
    floor = area.y + max(_FLOOR, _FLOOR + _ABOVE * free)
    x = middle - sum(height * PENGUIN_SHARE + 8 for height in _PENGUINS) / 2
    for height in _PENGUINS:
        draw_penguin(paper, x + 4, floor - height, height)
        x += height * PENGUIN_SHARE + 8
    title = style.title or say("sheet-title")
    y = floor + 64
    size = paper.fitting_size(title, area.width, 34, bold=True)
    paper.write(title, middle, y, size, anchor="middle", bold=True)
    day = day_text(style.date) if style.date else ""
    for text, size in ((style.subtitle, 15.0), (day, 12.0), (_themes(puzzles), 12.0)):
        if text:
            y += 1.9 * size
            size = paper.fitting_size(text, area.width, size)
            paper.write(text, middle, y, size, anchor="middle", fill=FAINT_INK)
    y += 40
    counted = Counter(puzzle.kind for puzzle in puzzles)
    kinds = listed([say("sheet-kind", kind=kind, number=number) for kind, number in counted.items()])
    for line in paper.lines_of(say("sheet-contents", number=len(puzzles), kinds=kinds), area.width, 11):
        paper.write(line, middle, y, 11, anchor="middle", fill=INK)
        y += 15
    y += 10
    _draw_contents(paper, area._replace(y=y, height=area.bottom - y), contents)


def _themes(puzzles: Sequence[Puzzle]) -> str:
    """The themes of the weeks of daily puzzles; empty if none is about one."""
    about = {puzzle.theme: puzzle for puzzle in puzzles if puzzle.theme is not None}
    if len(about) < 2:
        return "".join(map(theme_text, about.values()))
    first, *others = map(theme_name, about)
    for theme in others:
        first = say("sheet-themes-and", themes=first, theme=theme)
    return say("sheet-themes", themes=first)


def _contents(sections: Sequence[PuzzleSet]) -> list[tuple[str, str]]:
    """The lines of the contents: left and right part."""
    if any(section.pupil for section in sections):
        return [(section.pupil, section.note) for section in sections]
    (section,) = sections
    return [
        (f"{number}  {say(kind_of(puzzle.task).label)}", level_text(puzzle.level))
        for number, puzzle in enumerate(section.puzzles, start=1)
    ]


def _contents_height(lines: Sequence[tuple[str, str]]) -> float:
    return -(-len(lines) // _COLUMNS) * _LINE


def _draw_contents(paper: Paper, area: Frame, lines: Sequence[tuple[str, str]]) -> None:
    """Write the contents in two columns; leave them out where they would not fit."""
    if _contents_height(lines) > area.height:
        return
    a_column = -(-len(lines) // _COLUMNS)
    columns = frames_in(area, _COLUMNS, 1, 40)
    for place, (left, right) in enumerate(lines):
        frame, y = columns[place // a_column], area.y + (place % a_column + 0.7) * _LINE
        room = frame.width - paper.width_of(right, 9.5) - 12
        paper.write(paper.shorten(left, room, 9.5), frame.x, y, 9.5)
        paper.write(right, frame.right, y, 9.5, anchor="end", fill=FAINT_INK)
        paper.rule(frame.x, y + 5, frame.width)

"""The top and the foot of the pages of a sheet: title, subtitle, date, pupil, footer and page number."""

from __future__ import annotations

from dataclasses import dataclass

from ppsolve.reports.puzzle.sheet.paper import FAINT_INK, INK, RULE, Frame, Paper, legible
from ppsolve.reports.puzzle.sheet.style import SheetStyle
from ppsolve.reports.puzzle.text import day_text
from ppsolve.solver.errors import BadInput

_TITLE = 17.0
_LINE = 9.5
_NUMBER_ROOM = 60.0
"""The room for the page number on the right of the footer."""


@dataclass(frozen=True)
class Masthead:
    """The lines above the puzzles of every page, as far as a style has some."""

    paper: Paper
    style: SheetStyle
    area: Frame

    @property
    def _date(self) -> str:
        return day_text(self.style.date) if self.style.date else ""

    def _title_room(self) -> float:
        """The room left of the date."""
        date = self.paper.width_of(self._date, _LINE)
        return self.area.width - (date + 12 if date else 0)

    def check(self) -> None:
        """Raise `BadInput` if a line does not fit on the page in the smallest letters."""
        smallest = legible(0)
        rooms = {
            "title": self._title_room(),
            "subtitle": self.area.width,
            "footer": self.area.width - 2 * _NUMBER_ROOM,
        }
        for name, room in rooms.items():
            if self.paper.width_of(getattr(self.style, name), smallest, bold=name == "title") > room:
                raise BadInput(name, "too long to be printed on one line")

    def _height(self, pupil: str) -> float:
        style = self.style
        first = _TITLE if style.title else _LINE * bool(self._date)
        second = _LINE * 1.5 * bool(style.subtitle)
        third = _LINE * 2 * bool(pupil)
        return first + second + third + 14 if first + second + third else 0.0

    def below(self, pupil: str) -> Frame:
        """The area below these lines."""
        height = self._height(pupil)
        return self.area._replace(y=self.area.y + height, height=self.area.height - height)

    def draw(self, pupil: str) -> None:
        paper, style, area = self.paper, self.style, self.area
        y = area.y
        if style.title or self._date:
            y += (_TITLE if style.title else _LINE) * 0.85
            size = paper.fitting_size(style.title, self._title_room(), _TITLE, bold=True)
            paper.write(style.title, area.x, y, size, bold=True)
            paper.write(self._date, area.right, y, _LINE, anchor="end", fill=FAINT_INK)
        if style.subtitle:
            y += _LINE * 1.5
            size = paper.fitting_size(style.subtitle, area.width, _LINE)
            paper.write(style.subtitle, area.x, y, size, fill=FAINT_INK)
        if pupil:
            y += _LINE * 2
            size = paper.fitting_size(pupil, area.width, _LINE * 1.2, bold=True)
            paper.write(pupil, area.x, y, size, bold=True)
        if y > area.y:
            paper.rule(area.x, self.below(pupil).y - 8, area.width, stroke=RULE)


def draw_footer(paper: Paper, style: SheetStyle, area: Frame, number: int, total: int) -> None:
    """Write the footer, and the page number if there are several pages."""
    y = area.bottom + 18
    if style.footer:
        size = paper.fitting_size(style.footer, area.width - 2 * _NUMBER_ROOM, 8)
        paper.write(style.footer, area.x + area.width / 2, y, size, anchor="middle", fill=INK)
    if total > 1:
        paper.write(f"{number} / {total}", area.right, y, legible(7), anchor="end", fill=FAINT_INK)

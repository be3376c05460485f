"""The pages of a sheet that have puzzles, with rules and solutions upside down at their foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from ppsolve.reports.puzzle.sheet.answers import Strip
from ppsolve.reports.puzzle.sheet.how_to import HowToBox, HowToPage, how_to_pages
from ppsolve.reports.puzzle.sheet.one_puzzle import Entry, PuzzleLayout
from ppsolve.reports.puzzle.sheet.paper import MILLIMETRE, Frame, Paper, frames_in
from ppsolve.reports.puzzle.sheet.style import PerPage, SheetStyle

SCALES: Final[dict[PerPage, float]] = {1: 1.0, 2: 0.8, 3: 0.7, 4: 0.66, 5: 0.6, 6: 0.6}
"""The size of a puzzle's parts, by the number of puzzles on a page."""
GRIDS: Final[dict[PerPage, tuple[int, int]]] = {
    1: (1, 1),
    2: (1, 2),
    3: (1, 3),
    4: (2, 2),
    5: (2, 3),
    6: (2, 3),
}
"""Columns and rows of puzzles."""
GUTTER: Final = 9 * MILLIMETRE


class PuzzlePage:
    """A page of puzzles."""

    def __init__(
        self,
        paper: Paper,
        style: SheetStyle,
        entries: Sequence[Entry],
        per_page: PerPage,
        area: Frame,
        boxes: Sequence[HowToBox],
    ) -> None:
        self._paper = paper
        self._strip = Strip(paper, entries, area) if style.solutions == "upside-down" else None
        if self._strip:
            area = area._replace(height=area.height - self._strip.height - GUTTER / 2)
        self._boxes: list[tuple[HowToBox, float, float]] = []
        for box in boxes:
            self._boxes.append((box, area.x, area.bottom - box.height))
            area = area._replace(height=area.height - box.height - GUTTER / 2)
        self._layouts = [
            PuzzleLayout(paper, entry, frame, SCALES[per_page])
            for entry, frame in zip(entries, frames_in(area, *GRIDS[per_page], GUTTER), strict=False)
        ]

    @property
    def fits(self) -> bool:
        return all(layout.fits for layout in self._layouts)

    def draw(self) -> None:
        if self._strip:
            self._strip.draw()
        for box, x, y in self._boxes:
            box.draw(self._paper, x, y)
        for layout in self._layouts:
            layout.draw()


def puzzle_pages(
    paper: Paper, style: SheetStyle, entries: Sequence[Entry], area: Frame
) -> Iterator[PuzzlePage | HowToPage]:
    """Lay out puzzles, at most `style.per_page` on a page, fewer where they would be too small.

    A box of rules is below the first puzzle of its kind. If a page would need several, all come first.
    """
    boxes = dict[str, HowToBox]()
    if style.rules:
        boxes = {
            entry.puzzle.kind: HowToBox(paper, entry.puzzle, area.width, style.names)
            for entry in reversed(entries)
        }
        starts = range(0, len(entries), style.per_page)
        firsts = [_new_kinds(entries[:start], entries[start : start + style.per_page]) for start in starts]
        if any(len(kinds) > 1 for kinds in firsts):
            yield from how_to_pages(paper, [boxes[kind] for kinds in firsts for kind in kinds], area)
            boxes = {}
    done = 0
    while done < len(entries):
        page, number = _next_page(paper, style, entries, done, area, boxes)
        done += number
        yield page


def _next_page(
    paper: Paper,
    style: SheetStyle,
    entries: Sequence[Entry],
    done: int,
    area: Frame,
    boxes: dict[str, HowToBox],
) -> tuple[PuzzlePage, int]:
    """The page after `done` puzzles, and the number of puzzles on it: as many as are large enough."""
    for per_page in (number for number in reversed(get_args(PerPage)) if number <= style.per_page):
        here = entries[done : done + per_page]
        new = _new_kinds(entries[:done], here) if boxes else []
        page = PuzzlePage(paper, style, here, per_page, area, [boxes[kind] for kind in new])
        if page.fits:
            break
    return page, len(here)


def _new_kinds(before: Sequence[Entry], here: Sequence[Entry]) -> list[str]:
    """The kinds of `here` that `before` has none of, in order."""
    known = {entry.puzzle.kind for entry in before}
    return [kind for kind in dict.fromkeys(entry.puzzle.kind for entry in here) if kind not in known]

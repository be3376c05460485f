"""Boxes that explain how to solve a kind: four lines of rules, a picture, and a worked example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderer import CardsPart
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.paper import INK, RULE, Frame, Paper
from ppsolve.solver.language.messages import say

_PAD: Final = 8.0
_SIZE: Final = 8.0
_LINE: Final = 1.35 * _SIZE
_HEADING: Final = 10.0
_PICTURE: Final = 120.0
"""The width of the picture of the example."""
_TABLE: Final = 84.0
"""The height of the table in it."""
_GAP: Final = 10.0


@dataclass(frozen=True)
class HowToBox:
    """The box of the kind of `puzzle`; the two players of its example have the first two of `names`."""

    paper: Paper
    puzzle: Puzzle
    width: float
    names: Sequence[str] = ()

    @cached_property
    def _example(self) -> Task:
        renderer = renderer_of(self.puzzle.task)
        # With one name only, the other player might have the same.
        return (
            renderer.with_names(renderer.example, self.names[:2]) if len(self.names) > 1 else renderer.example
        )

    @cached_property
    def lines(self) -> list[tuple[str, bool]]:
        """The lines beside the picture; bold ones are headings."""
        renderer = renderer_of(self.puzzle.task)
        task = self._example
        step = renderer.kind.operations.steps(task)[0]
        room = self.width - _PICTURE - 3 * _PAD
        shown: list[tuple[str, bool]] = []
        for number, rule in enumerate(renderer.how_to, start=1):
            shown += [(line, False) for line in self.paper.lines_of(f"{number}. {rule}", room, _SIZE)]
        example = say("sheet-example", goal=renderer.goal(task), move=step.move)
        shown += [(line, True) for line in self.paper.lines_of(example, room, _SIZE, bold=True)]
        for part in step.parts or (step.reason,):
            shown += [(line, False) for line in self.paper.lines_of(part, room, _SIZE)]
        return shown

    @cached_property
    def _cards(self) -> CardsPart:
        return renderer_of(self.puzzle.task).cards_part(self._example, _PICTURE, 0.5)

    @property
    def height(self) -> float:
        picture = _TABLE + 6 + self._cards.height
        return max(_HEADING + 6 + len(self.lines) * _LINE, picture) + 2 * _PAD

    def draw(self, paper: Paper, x: float, y: float) -> None:
        renderer = renderer_of(self.puzzle.task)
        paper.box(Frame(x, y, self.width, self.height), radius=6, stroke=RULE)
        picture = Frame(x + self.width - _PICTURE - _PAD, y + _PAD, _PICTURE, _TABLE)
        renderer.draw_board(paper, self._example, picture)
        self._cards.draw(paper, picture.x, picture.bottom + 6)
        left, below = x + _PAD, y + _PAD + _HEADING
        heading = say("sheet-how-to", kind=self.puzzle.kind)
        paper.write(heading, left, below, _HEADING, bold=True)
        below += 4
        for text, bold in self.lines:
            below += _LINE
            paper.write(text, left, below, _SIZE, fill=INK, bold=bold)


@dataclass(frozen=True)
class HowToPage:
    """A page of boxes, one below the other."""

    paper: Paper
    boxes: Sequence[HowToBox]
    area: Frame

    def draw(self) -> None:
        y = self.area.y
        for box in self.boxes:
            box.draw(self.paper, self.area.x, y)
            y += box.height + _GAP


def how_to_pages(paper: Paper, boxes: Sequence[HowToBox], area: Frame) -> list[HowToPage]:
    """Divide boxes into pages."""
    pages: list[list[HowToBox]] = []
    room = 0.0
    for box in boxes:
        if box.height > room:
            pages.append([])
            room = area.height
        pages[-1].append(box)
        room -= box.height + _GAP
    return [HowToPage(paper, page, area) for page in pages]

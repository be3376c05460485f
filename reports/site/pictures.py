"""Pictures of the site: puzzles without a heading, previews for messengers, icons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element, tostring

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import heading
from ppsolve.solver.view.palette import CARDS, WHITE
from ppsolve.solver.view.svg import (
    FAINT_INK,
    FONT,
    ICE_EDGE,
    INK,
    PANEL,
    SKY,
    penguin_id,
    penguin_symbol,
    picture,
    put,
    rectangle,
    set_attributes,
    titled_svg,
    without_style,
    write,
)

PREVIEW_SIZE: Final = (1200, 630)
"""The size that messengers ask for."""
ICON_SIZES: Final = (192, 512)
ICON_UNITS: Final = 512
"""The side of the icon in units of its drawing."""
TOP: Final = 16.0


@dataclass(frozen=True)
class SitePicture:
    """A picture of a puzzle, its size, and what it shows in words."""

    svg: str
    width: int
    height: int
    described: str


def task_picture(puzzle: Puzzle) -> SitePicture:
    """Draw the table and the cards of a puzzle."""
    renderer = renderer_of(puzzle.task)
    return _framed(puzzle, "task", renderer.describe_task(puzzle.task))


def solved_picture(puzzle: Puzzle) -> SitePicture:
    """Draw the solution of a puzzle."""
    renderer = renderer_of(puzzle.task)
    return _framed(puzzle, "solution", renderer.describe_solved(puzzle.task, puzzle.solution))


def _framed(puzzle: Puzzle, what: str, described: Sequence[str]) -> SitePicture:
    penguin = penguin_id(repr((puzzle.task, what)))
    drawing = Element("g")
    bottom = _draw(drawing, puzzle, what, penguin)
    svg = picture(drawing, (PANEL, bottom), heading(puzzle), described, penguin_symbol(penguin))
    return SitePicture(without_style(svg), round(PANEL), round(bottom), ". ".join(described) + ".")


def _draw(drawing: Element, puzzle: Puzzle, what: str, penguin: str) -> float:
    renderer = renderer_of(puzzle.task)
    if what == "task":
        return renderer.draw_task(drawing, puzzle.task, TOP, penguin)
    return renderer.draw_solved(drawing, puzzle.task, puzzle.solution, TOP, penguin)


def preview_svg(title: str, day: str, puzzles: Sequence[Puzzle], labels: Sequence[str]) -> str:
    """Draw the three puzzles of a day side by side, under the title of the site and the day."""
    width, height = PREVIEW_SIZE
    svg = titled_svg(width, height, f"{title}: {day}")
    set_attributes(svg, font_family=FONT)
    penguin = penguin_id("preview")
    put(svg, "defs").append(penguin_symbol(penguin))
    rectangle(svg, 0, 0, width, height, radius=0, fill=SKY)
    put(svg, "use", href=f"#{penguin}", x=40, y=30, width=76, height=89, fill=CARDS["B"].body)
    write(svg, title, 136, 58, 46 if len(title) < 32 else 28, anchor="start", bold=True)
    write(svg, day, 136, 104, 30, anchor="start", fill=FAINT_INK)
    space, top, room = 24, 140, 440
    column = (width - 2 * 40 - space * (len(puzzles) - 1)) / len(puzzles)
    for number, (puzzle, label) in enumerate(zip(puzzles, labels, strict=True)):
        x = 40 + number * (column + space)
        rectangle(svg, x, top, column, room, radius=18, fill=WHITE, stroke=ICE_EDGE, stroke_width=2)
        drawing = Element("g")
        drawn = _draw(drawing, puzzle, "task", penguin)
        scale = min((column - 16) / PANEL, (room - 66) / drawn)
        left = x + (column - PANEL * scale) / 2
        down = top + (room - 66 - drawn * scale) / 2
        set_attributes(drawing, transform=f"translate({left:g} {down:g}) scale({scale:g})")
        svg.append(drawing)
        write(svg, label, x + column / 2, top + room - 32, 28, fill=INK, bold=True)
    return tostring(svg, encoding="unicode")


def icon_svg() -> str:
    """Draw the icon of the site: a penguin on ice, with room around it for masks."""
    svg = titled_svg(512, 512, "Penguin")
    penguin = penguin_id("icon")
    put(svg, "defs").append(penguin_symbol(penguin))
    rectangle(svg, 0, 0, 512, 512, radius=0, fill="#d5e8f4")
    put(svg, "ellipse", cx=256, cy=400, rx=150, ry=30, fill="#93b9d2")
    put(svg, "use", href=f"#{penguin}", x=126, y=98, width=260, height=303, fill=CARDS["B"].body)
    return tostring(svg, encoding="unicode")

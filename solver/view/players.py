"""Players in pictures of all games: a box with the name and how they stand; whose turn it is."""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.view import palette
from ppsolve.solver.view.svg import (
    EDGE,
    ICE_EDGE,
    INK,
    SNOW,
    put,
    rectangle,
    set_attributes,
    text_width,
    write,
)

LANTERN: Final = palette.LANTERN
NAME_SIZE: Final = 16.0


def draw_turn(drawing: Element, turn: str, penguin: str) -> None:
    """A penguin, and beside it whose turn it is."""
    put(drawing, "use", href=f"#{penguin}", x=EDGE - 4, y=12, width=42, height=49, fill=INK)
    write(drawing, turn, EDGE + 48, 30, 19, anchor="start", bold=True)


def draw_outline(box: Element, width: float, height: float, fill: str, on_turn: bool) -> None:
    """The outline of a box, lit if it is the player's turn."""
    outline = rectangle(box, 0, 0, width, height, radius=10, fill=fill, stroke=ICE_EDGE)
    if on_turn:
        set_attributes(outline, stroke=LANTERN, stroke_width=3)


def draw_pill(box: Element, stands: str, right: float, fill: str) -> float:
    """How a player stands, on a ground that ends at `right`; returns its width."""
    width = 22.0 + 8 * len(stands)
    rectangle(box, right - width, 12, width, 22, radius=11, fill=fill)
    write(box, stands, right - width / 2, 23, 13, fill=SNOW, bold=True)
    return width


def draw_name(box: Element, name: str, left: float, width: float) -> None:
    """A player's name in a room so wide."""
    # A nested viewport cuts off what a font makes wider than expected, and needs no id as a clip does.
    room = put(box, "svg", x=left, y=8, width=width, height=30)
    # The end of a long name may be all that tells it from another one: it is made small rather than cut.
    size = min(1.0, width / text_width(name, NAME_SIZE)) * NAME_SIZE
    write(room, name, 0, 15, size, anchor="start", bold=True)

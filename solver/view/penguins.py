"""A penguin as all pictures draw it."""

from __future__ import annotations

from hashlib import blake2s
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.view import palette
from ppsolve.solver.view.svg import INK, SNOW, put, set_attributes

BEAK: Final = palette.BEAK

PENGUIN_WIDTH: Final = 60.0
PENGUIN_HEIGHT: Final = 70.0

FLIPPERS: Final = (
    "M14 27C6 33 3 42 5 51C11 49 15 43 15 36Z",
    "M46 27C54 33 57 42 55 51C49 49 45 43 45 36Z",
)
BODY: Final = "M30 6C43 6 47 18 48 32C50 51 44 63 30 63C16 63 10 51 12 32C13 18 17 6 30 6Z"
BILL: Final = "M25.5 24Q30 21.5 34.5 24L30 30Z"
"""The outlines of a penguin of 60 by 70."""


def penguin_id(content: str) -> str:
    """An id that differs between pictures of different content, for a page may hold many of them."""
    return f"penguin-{blake2s(content.encode(), digest_size=8).hexdigest()}"


def penguin_symbol(penguin: str) -> Element:
    """A penguin with that id; its body and flippers have the fill of whoever uses it."""
    symbol = set_attributes(
        Element("symbol"), id=penguin, viewBox=f"0 0 {PENGUIN_WIDTH:g} {PENGUIN_HEIGHT:g}"
    )
    for flipper in FLIPPERS:
        put(symbol, "path", d=flipper)
    for x in (22, 38):
        put(symbol, "ellipse", cx=x, cy=63, rx=6.5, ry=3, fill=BEAK)
    put(symbol, "path", d=BODY)
    put(symbol, "ellipse", cx=30, cy=44.5, rx=14.5, ry=15.5, fill=SNOW)
    for x, pupil in ((24, 25.5), (36, 34.5)):
        put(symbol, "circle", cx=x, cy=19, r=6.5, fill=SNOW)
        put(symbol, "circle", cx=pupil, cy=19.5, r=2.3, fill=INK)
    put(symbol, "path", d=BILL, fill=BEAK)
    return symbol

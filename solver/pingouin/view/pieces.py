"""SVG drawing of the pieces: hexagonal tiles on water, fish, and penguins in their players' colours."""

from __future__ import annotations

from math import sqrt
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.pingouin.floe import PLACES, ROW_LETTERS, SEAT_LETTERS, Tile, tile_name
from ppsolve.solver.view import palette
from ppsolve.solver.view.palette import (
    DEEP_WATER,
    FISH,
    FOAM,
    ICE,
    ICE_EDGE,
    ICE_SIDE,
    LANTERN,
    REACHED,
    TILE_NAME,
    WATER,
)
from ppsolve.solver.view.svg import (
    PENGUIN_HEIGHT,
    PENGUIN_WIDTH,
    SNOW,
    group_at,
    put,
    set_attributes,
    write,
)

SIDE: Final = 34.0
"""Side length of a hexagon with a corner at the top."""
WIDTH: Final = sqrt(3) * SIDE
ROW_HEIGHT: Final = 1.5 * SIDE
THICKNESS: Final = 5.0
SHORE: Final = 26.0


TONES: Final = palette.PENGUINS


def floe_size() -> tuple[float, float]:
    """Return width and height of the drawing of a floe."""
    return 2 * SHORE + 8 * WIDTH, 2 * SHORE + 7 * ROW_HEIGHT + 2 * SIDE


def centre_of(tile: Tile) -> tuple[float, float]:
    """Return the centre of a tile in the drawing of a floe."""
    row, column = PLACES[tile]
    x = SHORE + (column + (1 if row % 2 == 0 else 0.5)) * WIDTH
    return x, SHORE + SIDE + row * ROW_HEIGHT


def draw_water(drawing: Element) -> None:
    """Draw the water and the letters of the rows."""
    width, height = floe_size()
    put(drawing, "rect", x=0, y=0, width=width, height=height, rx=16, fill=WATER)
    for row, letter in enumerate(ROW_LETTERS):
        write(drawing, letter, SHORE / 2, SHORE + SIDE + row * ROW_HEIGHT, 14, fill=FOAM, bold=True)


def draw_hole(drawing: Element, tile: Tile) -> None:
    """Draw darker water where a tile is gone."""
    put(drawing, "path", d=hexagon(*centre_of(tile), SIDE - 4), fill=DEEP_WATER)


def draw_tile(drawing: Element, tile: Tile, fish: int, *, reached: bool = False) -> None:
    """Draw an ice tile with its name and `fish` fish; `reached` highlights it."""
    x, y = centre_of(tile)
    size = SIDE - 2
    put(drawing, "path", d=hexagon(x, y + THICKNESS, size), fill=ICE_SIDE)
    top = put(drawing, "path", d=hexagon(x, y, size), fill=REACHED if reached else ICE, stroke=ICE_EDGE)
    if reached:
        set_attributes(top, stroke=LANTERN, stroke_width=2.5, stroke_dasharray="5 3")
    write(drawing, tile_name(tile), x, y + size - 12, 10, fill=TILE_NAME)
    for across, up in _SHOALS[fish]:
        draw_fish(drawing, x + across, y - 3 + up)


def draw_fish(drawing: Element, x: float, y: float, scale: float = 1.0) -> None:
    """Draw a fish that swims to the left, centred at (x, y)."""
    fish = put(drawing, "g", transform=f"translate({x:g} {y:g}) scale({scale:g})", fill=FISH)
    put(fish, "path", d="M-11 0C-7-6 3-6 7 0C3 6-7 6-11 0ZM5 0L12-5.5V5.5Z")
    put(fish, "circle", cx=-6, cy=-1.2, r=1.3, fill=SNOW)


def draw_penguin(drawing: Element, tile: Tile, seat: int, fish: int, penguin: str, chosen: bool) -> None:
    """Draw a player's penguin with its letter, and the fish of its tile beside it."""
    x, y = centre_of(tile)
    if chosen:
        put(drawing, "circle", cx=x, cy=y - 5, r=25, fill=REACHED, stroke=LANTERN, stroke_width=2.5)
    height = 48.0
    width = height * PENGUIN_WIDTH / PENGUIN_HEIGHT
    spot = group_at(drawing, x - width / 2 - 4, y - height / 2 - 5)
    put(spot, "use", href=f"#{penguin}", width=width, height=height, fill=TONES[seat].body)
    write(spot, SEAT_LETTERS[seat], width / 2, 44.5 * height / PENGUIN_HEIGHT, 16, bold=True)
    for number in range(fish):
        draw_fish(drawing, x + 19, y + 8 - 9 * number, 0.62)


def draw_badge(drawing: Element, seat: int, x: float, y: float) -> None:
    """Draw the letter of a player on a disc of the player's colour."""
    put(drawing, "circle", cx=x, cy=y, r=12, fill=TONES[seat].body, stroke=SNOW, stroke_width=1.5)
    write(drawing, SEAT_LETTERS[seat], x, y, 14, fill=TONES[seat].letter, bold=True)


_SHOALS: Final = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((-5.0, -8.0), (5.0, 7.0)),
    3: ((-7.0, -13.0), (7.0, -1.0), (-7.0, 11.0)),
}
"""Positions of a tile's fish relative to its centre."""


def hexagon(x: float, y: float, side: float) -> str:
    """Return the outline of a hexagon with a corner at the top, as path data."""
    half = sqrt(3) / 2 * side
    return (
        f"M{x:.1f} {y - side:.1f}l{half:.1f} {side / 2:.1f}v{side:.1f}l{-half:.1f} {side / 2:.1f}"
        f"l{-half:.1f} {-side / 2:.1f}v{-side:.1f}z"
    )

"""A floe as a small picture, for strips of many: ice, penguins, and the move just made."""

from __future__ import annotations

from xml.etree.ElementTree import tostring

from ppsolve.solver.pingouin.floe import SEAT_LETTERS, TILES
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.pieces import SIDE, TONES, centre_of, floe_size, hexagon
from ppsolve.solver.view.palette import ICE, LANTERN, WATER
from ppsolve.solver.view.svg import put, titled_svg, write

SCALE = 0.36


def small_floe(position: Position, move: Move, title: str) -> str:
    """The floe after a move, which is shown by a line."""
    width, height = floe_size()
    svg = titled_svg(width * SCALE, height * SCALE, f"{title}: {' '.join(position.rows)}")
    drawing = put(svg, "g", transform=f"scale({SCALE:g})")
    put(drawing, "rect", width=width, height=height, rx=20, fill=WATER)
    ice = "".join(hexagon(*centre_of(tile), SIDE - 2) for tile in TILES if position.ice[tile])
    put(drawing, "path", d=ice, fill=ICE)
    if move.start is not None:
        (x1, y1), (x2, y2) = centre_of(move.start), centre_of(move.end)
        line = put(drawing, "line", x1=round(x1, 1), y1=round(y1, 1), x2=round(x2, 1), y2=round(y2, 1))
        line.set("style", f"stroke:{LANTERN};stroke-width:9;stroke-linecap:round")
    for seat, player in enumerate(position.players):
        for tile in player.penguins:
            x, y = (round(place, 1) for place in centre_of(tile))
            put(drawing, "circle", cx=x, cy=y, r=23, fill=TONES[seat].body)
            write(drawing, SEAT_LETTERS[seat], x, y, 30, fill=TONES[seat].letter, bold=True)
    return tostring(svg, encoding="unicode")

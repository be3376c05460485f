"""Floes in SVG pictures of puzzles: with numbers on tiles, and with the route of a penguin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.pingouin.floe import TILES, Ice, Tile
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.pieces import (
    SHORE,
    SIDE,
    THICKNESS,
    WIDTH,
    centre_of,
    draw_hole,
    draw_penguin,
    draw_tile,
    floe_size,
)
from ppsolve.solver.view import palette
from ppsolve.solver.view.palette import WATER
from ppsolve.solver.view.svg import EDGE, INK, PANEL, SNOW, put, write

WAY: Final = palette.TO_MOVE_LABEL
LARGEST_SCALE: Final = 1.4


def draw_sea(drawing: Element, ice: Ice, top: float) -> tuple[Element, float]:
    """Draw the water around the tiles of a floe, enlarged in the middle of the panel.

    Return a group for the tiles, and the y coordinate below the water.
    """
    centres = [centre_of(tile) for tile in TILES if ice[tile]]
    left, right = min(x for x, _ in centres) - WIDTH / 2, max(x for x, _ in centres) + WIDTH / 2
    high, low = min(y for _, y in centres) - SIDE, max(y for _, y in centres) + SIDE + THICKNESS
    width, height = right - left + 2 * SHORE, low - high + 2 * SHORE
    scale = min(LARGEST_SCALE, (PANEL - 2 * EDGE) / width, floe_size()[1] / height)
    x = (PANEL - width * scale) / 2
    put(drawing, "rect", x=x, y=top, width=width * scale, height=height * scale, rx=16, fill=WATER)
    move = f"translate({x - (left - SHORE) * scale:g} {top - (high - SHORE) * scale:g}) scale({scale:g})"
    floe = put(drawing, "g", transform=move)
    for tile in TILES:
        across, down = centre_of(tile)
        if (
            not ice[tile]
            and left <= across - WIDTH / 2 + 1
            and across + WIDTH / 2 <= right + 1
            and high <= down <= low
        ):
            draw_hole(floe, tile)
    return floe, top + height * scale


def draw_numbers(floe: Element, position: Position, numbers: Mapping[Tile, int], penguin: str) -> None:
    """Draw the tiles without fish but with `numbers`."""
    for tile in TILES:
        if position.ice[tile]:
            draw_tile(floe, tile, 0)
    for seat, player in enumerate(position.players):
        for tile in player.penguins:
            draw_penguin(floe, tile, seat, 0, penguin, chosen=False)
    for tile, number in numbers.items():
        x, y = centre_of(tile)
        write(floe, str(number), x, y - 4, 24, fill=INK, bold=True)


def draw_moves(floe: Element, moves: Sequence[Move]) -> None:
    """Draw slides as lines from tile to tile, and the number of each on the tile where it ends."""
    for start, end in moves:
        assert start is not None
        (x, y), (to_x, to_y) = centre_of(start), centre_of(end)
        put(floe, "line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=WAY, stroke_width=4, stroke_linecap="round")
    for tile, turn in turns_of(moves).items():
        x, y = centre_of(tile)
        put(floe, "circle", cx=x, cy=y, r=14, fill=WAY, stroke=SNOW, stroke_width=1.5)
        write(floe, str(turn), x, y, 14, fill=SNOW, bold=True)


def turns_of(moves: Sequence[Move]) -> dict[Tile, int]:
    """The number of the move that ends on each tile."""
    return {move.end: number for number, move in enumerate(moves, start=1)}

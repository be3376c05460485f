"""Floes in SVG pictures of puzzles: with numbers on tiles, and with the route of a penguin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.pingouin.floe import TILES, Tile
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.pieces import (
    centre_of,
    draw_hole,
    draw_penguin,
    draw_tile,
    draw_water,
    floe_size,
)
from ppsolve.solver.view import palette
from ppsolve.solver.view.svg import INK, PANEL, SNOW, group_at, put, write

WAY: Final = palette.TO_MOVE_LABEL


def floe_group(drawing: Element, top: float) -> Element:
    """Return a group for a floe in the middle of the panel."""
    return group_at(drawing, (PANEL - floe_size()[0]) / 2, top)


def draw_numbers(floe: Element, position: Position, numbers: Mapping[Tile, int], penguin: str) -> None:
    """Draw the floe without fish but with `numbers` on tiles."""
    draw_water(floe)
    for tile in TILES:
        if not position.ice[tile]:
            draw_hole(floe, tile)
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

"""Floes in SVG pictures of puzzles: with numbers on tiles, and with the route of a penguin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
from ppsolve.solver.pingouin.view.svg import draw_floe
from ppsolve.solver.view import palette
from ppsolve.solver.view.svg import EDGE, INK, PANEL, SNOW, group_at, put, write

WAY: Final = palette.TO_MOVE_LABEL


def draw_position(drawing: Element, position: Position, top: float, penguin: str) -> Element:
    """Draw the position in the middle of the panel. Return the group, to draw more on it."""
    floe = _group(drawing, top)
    draw_floe(floe, position, penguin)
    return floe


def draw_numbers(
    drawing: Element, position: Position, numbers: Mapping[Tile, int], top: float, penguin: str
) -> Element:
    """Draw the floe without fish but with `numbers` on tiles. Return the group, to draw more on it."""
    floe = _group(drawing, top)
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
    return floe


def bottom_of_floe(top: float) -> float:
    """The y coordinate below a floe."""
    return top + floe_size()[1] + EDGE


def draw_way(floe: Element, moves: Iterable[Move]) -> None:
    """Draw slides as lines from tile to tile."""
    for start, end in moves:
        assert start is not None
        (x, y), (to_x, to_y) = centre_of(start), centre_of(end)
        put(floe, "line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=WAY, stroke_width=4, stroke_linecap="round")


def draw_turns(floe: Element, turns: Mapping[Tile, int]) -> None:
    """Draw the number of each move on the tile where it ends."""
    for tile, turn in turns.items():
        x, y = centre_of(tile)
        put(floe, "circle", cx=x, cy=y, r=14, fill=WAY, stroke=SNOW, stroke_width=1.5)
        write(floe, str(turn), x, y, 14, fill=SNOW, bold=True)


def turns_of(moves: Sequence[Move]) -> dict[Tile, int]:
    """The number of the move that ends on each tile."""
    return {move.end: number for number, move in enumerate(moves, start=1)}


def _group(drawing: Element, top: float) -> Element:
    return group_at(drawing, (PANEL - floe_size()[0]) / 2, top)

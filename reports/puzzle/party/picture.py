"""Pyramids and cards in SVG pictures of puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.reports.puzzle.party.text import cards_by_colour
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import ROW_LETTERS, place_text
from ppsolve.solver.party.view.pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    draw_card,
    draw_chip,
    draw_empty_card,
    draw_rows,
    draw_spot,
    rows_size,
)
from ppsolve.solver.party.view.spots import Spot, SpotRows
from ppsolve.solver.party.view.svg import BOX_PADDING
from ppsolve.solver.view.palette import TO_MOVE_BOX, TO_MOVE_LABEL
from ppsolve.solver.view.svg import (
    EDGE,
    FAINT_INK,
    ICE_EDGE,
    LANTERN,
    PANEL,
    SNOW,
    group_at,
    put,
    rectangle,
    write,
)

BOX: Final = PANEL - 2 * EDGE
LINE_PITCH: Final = CHIP_WIDTH + 9
LINE_HEIGHT: Final = CHIP_HEIGHT + 16


def draw_pyramid(
    drawing: Element, rows: SpotRows, turns: Mapping[Cell, int], top: float, penguin: str, *, to_fill: bool
) -> float:
    """Draw the pyramid in the middle of the panel. Return the y coordinate below it.

    Cards in `turns` show the turn they were placed in. With `to_fill`, empty cells show their names.
    """

    def draw(drawing: Element, spot: Spot) -> None:
        cell = spot.row, spot.column
        if spot.card and cell in turns:
            draw_card(drawing, spot.card, penguin)
            _mark_placed(drawing, turns[cell])
        elif to_fill and not spot.card:
            draw_empty_card(drawing)
            write(drawing, place_text(*cell), CARD_WIDTH / 2, 15, 13, fill=FAINT_INK)
        else:
            draw_spot(drawing, spot, penguin)

    width, height = rows_size(rows)
    draw_rows(group_at(drawing, (PANEL - width) / 2, top), rows, draw)
    return top + height + EDGE


def _mark_placed(drawing: Element, turn: int) -> None:
    """Mark a card that the solution placed: a dashed edge, and the turn unless it is 0."""
    edge = rectangle(drawing, 0, 0, CARD_WIDTH, CARD_HEIGHT, radius=10, fill="none", stroke=SNOW)
    edge.set("stroke-width", "2.5")
    edge.set("stroke-dasharray", "6 5")
    if turn:
        fill = TO_MOVE_LABEL
        put(drawing, "circle", cx=CARD_WIDTH - 6, cy=6, r=12, fill=fill, stroke=SNOW, stroke_width=1.5)
        write(drawing, str(turn), CARD_WIDTH - 6, 6, 13, fill=SNOW, bold=True)


def draw_colours(drawing: Element, label: str, cards: str, top: float) -> float:
    """Draw a box with a chip and a count for each colour. Return the y coordinate below it."""
    height = 82.0
    box = _draw_box(drawing, label, top, height)
    for number, (colour, count) in enumerate(cards_by_colour(cards)):
        x = BOX_PADDING + number * (BOX - 2 * BOX_PADDING) / len(COLOURS)
        draw_chip(box, colour, x, 46)
        write(box, say("puzzle-colour-count", number=count, colour=colour), x + 26, 57, 16, anchor="start")
    return top + height + EDGE / 2


def draw_line_of_cards(drawing: Element, label: str, cards: str, window: int, top: float) -> float:
    """Draw a box with the chips in order, the first `window` framed. Return the y coordinate below it."""
    start = BOX_PADDING + 6
    a_line = int((BOX - 2 * start + LINE_PITCH - CHIP_WIDTH) // LINE_PITCH)
    lines = [cards[first : first + a_line] for first in range(0, len(cards), a_line)]
    height = 50 + len(lines) * LINE_HEIGHT
    box = _draw_box(drawing, label, top, height)
    for number, line in enumerate(lines):
        y = 48 + number * LINE_HEIGHT
        framed = min(window - number * a_line, len(line))
        if framed > 0:
            width = framed * LINE_PITCH - (LINE_PITCH - CHIP_WIDTH) + 10
            frame = rectangle(box, start - 5, y - 5, width, CHIP_HEIGHT + 10, radius=7, fill=TO_MOVE_BOX)
            frame.set("stroke", LANTERN)
            frame.set("stroke-width", "2")
        for place, card in enumerate(line):
            draw_chip(box, card, start + place * LINE_PITCH, y)
    return top + height + EDGE / 2


def _draw_box(drawing: Element, label: str, top: float, height: float) -> Element:
    box = group_at(drawing, EDGE, top)
    rectangle(box, 0, 0, BOX, height, radius=10, fill=SNOW, stroke=ICE_EDGE)
    write(box, label, BOX_PADDING, 22, 16, anchor="start", bold=True)
    return box


def describe_rows(rows: SpotRows) -> list[str]:
    """The rows in words, for screen readers."""
    empty = say("puzzle-empty-cell")
    return [
        say("puzzle-row", row=ROW_LETTERS[row[0].row], cards=" ".join(spot.card or empty for spot in row))
        for row in rows
    ]

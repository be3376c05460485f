"""Parts of pictures: penguins on cards, open slots, small cards, and the rows of a pyramid on an ice floe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import ROW_LETTERS, place_text
from ppsolve.solver.party.view.descriptions import accepted_text
from ppsolve.solver.party.view.spots import Spot, SpotRows
from ppsolve.solver.view import palette
from ppsolve.solver.view.svg import (
    FAINT_INK,
    ICE_EDGE,
    PENGUIN_HEIGHT,
    PENGUIN_WIDTH,
    SNOW,
    group_at,
    put,
    rectangle,
    set_attributes,
    text_width,
    write,
)

SpotDrawer = Callable[[Element, Spot], None]
"""Draws one place into a group of the size of a card."""


TONES: Final = palette.CARDS

CARD_WIDTH: Final = PENGUIN_WIDTH
CARD_HEIGHT: Final = PENGUIN_HEIGHT
PITCH: Final = 68.0
ROW_GAP: Final = 8.0
ROW_HEIGHT: Final = CARD_HEIGHT + ROW_GAP
SHORE: Final = 34.0
FLOE: Final = 30.0

CHIP_WIDTH: Final = 17.0
CHIP_HEIGHT: Final = 22.0


def rows_size(rows: SpotRows) -> tuple[float, float]:
    """Return the width and height of what `draw_rows` draws."""
    return 2 * SHORE + len(rows[0]) * PITCH, len(rows) * ROW_HEIGHT + FLOE


def draw_rows(drawing: Element, rows: SpotRows, draw_spot: SpotDrawer) -> None:
    """Draw the rows on an ice floe that shows the numbers of the base columns."""
    first = rows[0][0].column
    _draw_floe(drawing, rows[0], top=len(rows) * ROW_HEIGHT - ROW_GAP + 2)
    for row in rows:
        top = (len(rows) - 1 - row[0].row) * ROW_HEIGHT
        write(drawing, ROW_LETTERS[row[0].row], 10, top + CARD_HEIGHT / 2, 15, fill=FAINT_INK, bold=True)
        for spot in row:
            left = SHORE + (spot.column - first + spot.row / 2) * PITCH + (PITCH - CARD_WIDTH) / 2
            draw_spot(group_at(drawing, left, top), spot)


def _draw_floe(drawing: Element, base: Sequence[Spot], top: float) -> None:
    span = len(base) * PITCH + 16
    edge = f"M{SHORE - 8:g} {top:g}h{span:g}l-12 18q-4 6-12 6h{48 - span:g}q-8 0-12-6z"
    fill = palette.PYRAMID_ICE
    put(drawing, "path", d=edge, fill=fill, stroke=ICE_EDGE, stroke_width=1.5, stroke_linejoin="round")
    for number, spot in enumerate(base):
        write(drawing, str(spot.column + 1), SHORE + (number + 0.5) * PITCH, top + 12, 13, fill=FAINT_INK)


def draw_spot(drawing: Element, spot: Spot, penguin: str, mark: str = "") -> None:
    """Draw a card, an open slot or a gap."""
    if spot.card:
        draw_card(drawing, spot.card, penguin)
    elif spot.accepts:
        _draw_slot(drawing, spot, mark)
    else:
        put(drawing, "circle", cx=CARD_WIDTH / 2, cy=CARD_HEIGHT / 2, r=2.5, fill=ICE_EDGE)


def draw_card(drawing: Element, card: str, penguin: str) -> None:
    """Draw a penguin on its card, with the letter of the colour on its belly."""
    tone = TONES[card]
    rectangle(
        drawing, 0, 0, CARD_WIDTH, CARD_HEIGHT, radius=10, fill=tone.paper, stroke=tone.body, stroke_width=2
    )
    put(drawing, "use", href=f"#{penguin}", width=CARD_WIDTH, height=CARD_HEIGHT, fill=tone.body)
    write(drawing, card, CARD_WIDTH / 2, 44.5, 23, bold=True)


def draw_label(drawing: Element, text: str, left: float, width: float, good: bool) -> None:
    """Draw a label across the bottom of a card, with a frame around the card."""
    fill = palette.FINISHED_LABEL if good else palette.STRUCK
    frame = rectangle(drawing, left, 0, width, CARD_HEIGHT, radius=10, fill="none", stroke=fill)
    set_attributes(frame, stroke_width=4)
    rectangle(drawing, left, CARD_HEIGHT - 17, width, 17, radius=6, fill=fill)
    size = min(13.0, (width - 4) / text_width(text, 1))
    write(drawing, text, left + width / 2, CARD_HEIGHT - 8.5, size, fill=SNOW, bold=True)


def draw_empty_card(drawing: Element) -> None:
    """Draw the dashed outline of an empty place."""
    outline = rectangle(drawing, 0, 0, CARD_WIDTH, CARD_HEIGHT, radius=10, fill=SNOW, stroke=FAINT_INK)
    set_attributes(outline, fill_opacity=0.7, stroke_width=1.5, stroke_dasharray="6 4")


def _draw_slot(drawing: Element, spot: Spot, mark: str) -> None:
    """Draw an open slot: its name, and below it the mark or the accepted colours."""
    draw_empty_card(drawing)
    middle = CARD_WIDTH / 2
    write(drawing, place_text(spot.row, spot.column), middle, 15, 13, fill=FAINT_INK)
    if mark or spot.accepts == COLOURS:
        text = mark or accepted_text(spot.accepts)
        size = min(17.0, (CARD_WIDTH - 6) / text_width(text, 1))
        write(drawing, text, middle, 42, size, bold=True)
        return
    for number, colour in enumerate(spot.accepts):
        x = middle + 26 * (number - (len(spot.accepts) - 1) / 2)
        put(drawing, "circle", cx=x, cy=42, r=11.5, fill=TONES[colour].body)
        write(drawing, colour, x, 42, 14, fill=TONES[colour].letter, bold=True)


def draw_chip(box: Element, colour: str, x: float, y: float) -> None:
    tone = TONES[colour]
    rectangle(box, x, y, CHIP_WIDTH, CHIP_HEIGHT, radius=4, fill=tone.body)
    write(box, colour, x + CHIP_WIDTH / 2, y + CHIP_HEIGHT / 2, 13, fill=tone.letter, bold=True)


def draw_back(box: Element, mark: str, x: float, y: float) -> None:
    rectangle(box, x, y, CHIP_WIDTH, CHIP_HEIGHT, radius=4, fill=palette.CARD_BACK)
    inner = rectangle(
        box, x + 2.5, y + 2.5, CHIP_WIDTH - 5, CHIP_HEIGHT - 5, radius=2.5, fill="none", stroke=ICE_EDGE
    )
    set_attributes(inner, stroke_dasharray="2 2")
    write(box, mark, x + CHIP_WIDTH / 2, y + CHIP_HEIGHT / 2, 13, fill=SNOW, bold=True)

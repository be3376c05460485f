"""A position as a picture: one self-contained SVG for pages, reports and notebooks.

The picture says what `ppsolve.solver.pingouin.view.text` says, in the same words.
"""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.solver.pingouin.floe import TILES, Tile
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.pieces import (
    draw_badge,
    draw_hole,
    draw_penguin,
    draw_tile,
    draw_water,
    floe_size,
)
from ppsolve.solver.pingouin.view.words import (
    Standing,
    headline,
    player_texts,
    reach_text,
    standing,
    turn_text,
)
from ppsolve.solver.view.penguins import penguin_id, penguin_symbol
from ppsolve.solver.view.svg import (
    FAINT_INK,
    ICE_EDGE,
    INK,
    SNOW,
    group_at,
    picture,
    put,
    rectangle,
    set_attributes,
    text_width,
    write,
)
from ppsolve.solver.view.words import shown_name

LANTERN: Final = "#d97706"
EDGE: Final = 20.0
NAME_SIZE: Final = 16.0
BOX_HEIGHT: Final = 74.0

BOX_FILLS: Final[dict[Standing, str]] = {
    "to move": "#fff8ea",
    "to place": "#fff8ea",
    "waiting": SNOW,
    "out": "#e3e8ed",
}
PILL_FILLS: Final[dict[Standing, str]] = {"to move": "#9a4a00", "to place": "#9a4a00", "out": "#51606e"}


def position_svg(position: Position, *, chosen: Tile | None = None) -> str:
    """The whole position as an SVG document: whose turn it is, the floe, the players.

    With `chosen`, the tile of a penguin, the tiles that it can slide to are shown.
    """
    penguin = penguin_id(repr(("position", position, chosen)))
    drawing = Element("g")
    width, height = floe_size()
    panel = width + 2 * EDGE
    put(drawing, "use", href=f"#{penguin}", x=EDGE - 4, y=12, width=42, height=49, fill=INK)
    write(drawing, turn_text(position), EDGE + 48, 30, 19, anchor="start", bold=True)
    write(drawing, headline(position), EDGE + 48, 52, 13, anchor="start", fill=FAINT_INK)
    draw_floe(group_at(drawing, EDGE, 74), position, penguin, chosen)
    bottom = _draw_players(drawing, position, 74 + height + EDGE, panel)
    title = f"Pingouin: {turn_text(position)}"
    return picture(drawing, (panel, bottom), title, _describe(position, chosen), penguin_symbol(penguin))


def floe_svg(position: Position, *, chosen: Tile | None = None) -> str:
    """The floe alone as an SVG document."""
    penguin = penguin_id(repr(("floe", position, chosen)))
    drawing = Element("g")
    width, height = floe_size()
    draw_floe(group_at(drawing, EDGE / 2, EDGE / 2), position, penguin, chosen)
    size = (width + EDGE, height + EDGE)
    return picture(drawing, size, "Pingouin: a floe", _describe(position, chosen), penguin_symbol(penguin))


def draw_floe(drawing: Element, position: Position, penguin: str, chosen: Tile | None = None) -> None:
    """The floe on its water: holes, tiles with their fish, penguins."""
    seats = {tile: seat for seat, player in enumerate(position.players) for tile in player.penguins}
    reached = frozenset(() if chosen is None else position.reach(chosen))
    draw_water(drawing)
    for tile in TILES:
        if not position.ice[tile]:
            draw_hole(drawing, tile)
    for tile in TILES:
        if fish := position.ice[tile]:
            draw_tile(drawing, tile, 0 if tile in seats else fish, reached=tile in reached)
    for tile, seat in sorted(seats.items()):
        draw_penguin(drawing, tile, seat, position.ice[tile], penguin, tile == chosen)


def _describe(position: Position, chosen: Tile | None) -> list[str]:
    """The picture in sentences, for those who cannot see it."""
    rows = [f"Row {letter}: {row}" for letter, row in zip("abcdefgh", position.rows, strict=True)]
    players = [
        f"{shown_name(name, position.names)}: {', '.join(player_texts(position, seat))}"
        for seat, name in enumerate(position.names)
    ]
    return [headline(position), *rows, *players, *([] if chosen is None else [reach_text(position, chosen)])]


def _draw_players(drawing: Element, position: Position, top: float, panel: float) -> float:
    """The players in turn order, two beside each other; returns where the panel ends."""
    width = (panel - 3 * EDGE) / 2
    for seat in range(len(position.players)):
        left, row = EDGE + seat % 2 * (width + EDGE), seat // 2
        _draw_player(group_at(drawing, left, top + row * (BOX_HEIGHT + EDGE / 2)), position, seat, width)
    return top + -(-len(position.players) // 2) * (BOX_HEIGHT + EDGE / 2) + EDGE / 2


def _draw_player(box: Element, position: Position, seat: int, width: float) -> None:
    """A player's box: letter, name and standing, then what the player has."""
    stands = standing(position, seat)
    outline = rectangle(box, 0, 0, width, BOX_HEIGHT, radius=10, fill=BOX_FILLS[stands], stroke=ICE_EDGE)
    if seat == position.to_move:
        set_attributes(outline, stroke=LANTERN, stroke_width=3)
    draw_badge(box, seat, 24, 23)
    pill = 0.0
    if stands in PILL_FILLS:
        pill = 22.0 + 8 * len(stands)
        rectangle(box, width - 10 - pill, 12, pill, 22, radius=11, fill=PILL_FILLS[stands])
        write(box, stands, width - 10 - pill / 2, 23, 13, fill=SNOW, bold=True)
    # A nested viewport cuts off what a font makes wider than expected, and needs no id as a clip does.
    space = width - 42 - pill - 18
    room = put(box, "svg", x=42, y=8, width=space, height=30)
    name = shown_name(position.names[seat], position.names)
    size = min(1.0, space / text_width(name, NAME_SIZE)) * NAME_SIZE
    write(room, name, 0, 15, size, anchor="start", bold=True)
    words = " \N{MIDDLE DOT} ".join(player_texts(position, seat))
    # Plain letters are about four fifths as wide as `text_width` allows for bold ones.
    small = min(12.5, (width - 24) / text_width(words, 0.8))
    write(box, words, 12, BOX_HEIGHT - 18, small, anchor="start", fill=FAINT_INK)

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
    row_texts,
    standing,
    turn_text,
)
from ppsolve.solver.view import palette
from ppsolve.solver.view.penguins import penguin_id, penguin_symbol
from ppsolve.solver.view.players import draw_name, draw_outline, draw_pill, draw_turn
from ppsolve.solver.view.svg import EDGE, FAINT_INK, SNOW, group_at, picture, text_width, write
from ppsolve.solver.view.words import shown_name

BOX_HEIGHT: Final = 74.0

BOX_FILLS: Final[dict[Standing, str]] = {
    "to move": palette.TO_MOVE_BOX,
    "to place": palette.TO_MOVE_BOX,
    "waiting": SNOW,
    "out": palette.OUT_BOX,
}
PILL_FILLS: Final[dict[Standing, str]] = {
    "to move": palette.TO_MOVE_LABEL,
    "to place": palette.TO_MOVE_LABEL,
    "out": palette.OUT_LABEL,
}


def position_svg(position: Position, *, chosen: Tile | None = None) -> str:
    """The whole position as an SVG document: whose turn it is, the floe, the players.

    With `chosen`, the tile of a penguin, the tiles that it can slide to are shown.
    """
    penguin = penguin_id(repr(("position", position, chosen)))
    drawing = Element("g")
    width, height = floe_size()
    panel = width + 2 * EDGE
    draw_turn(drawing, turn_text(position), penguin)
    write(drawing, headline(position), EDGE + 48, 52, 13, anchor="start", fill=FAINT_INK)
    draw_floe(group_at(drawing, EDGE, 74), position, penguin, chosen)
    bottom = draw_players(drawing, position, 74 + height + EDGE, panel)
    title = f"Pingouin: {turn_text(position)}"
    return picture(drawing, (panel, bottom), title, _describe(position, chosen), penguin_symbol(penguin))


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
    players = [
        f"{shown_name(name, position.names)}: {', '.join(player_texts(position, seat))}"
        for seat, name in enumerate(position.names)
    ]
    reach = [] if chosen is None else [reach_text(position, chosen)]
    return [headline(position), *row_texts(position.rows), *players, *reach]


def draw_players(drawing: Element, position: Position, top: float, panel: float) -> float:
    """The players in turn order, two beside each other in a panel so wide; returns where it ends."""
    width = (panel - 3 * EDGE) / 2
    for seat in range(len(position.players)):
        left, row = EDGE + seat % 2 * (width + EDGE), seat // 2
        _draw_player(group_at(drawing, left, top + row * (BOX_HEIGHT + EDGE / 2)), position, seat, width)
    return top + -(-len(position.players) // 2) * (BOX_HEIGHT + EDGE / 2) + EDGE / 2


def _draw_player(box: Element, position: Position, seat: int, width: float) -> None:
    """A player's box: letter, name and standing, then what the player has."""
    stands = standing(position, seat)
    draw_outline(box, width, BOX_HEIGHT, BOX_FILLS[stands], seat == position.to_move)
    draw_badge(box, seat, 24, 23)
    pill = draw_pill(box, stands, width - 10, PILL_FILLS[stands]) if stands in PILL_FILLS else 0.0
    draw_name(box, shown_name(position.names[seat], position.names), 42, width - 42 - pill - 18)
    words = " \N{MIDDLE DOT} ".join(player_texts(position, seat))
    # Plain letters are about four fifths as wide as `text_width` allows for bold ones.
    small = min(12.5, (width - 24) / text_width(words, 0.8))
    write(box, words, 12, BOX_HEIGHT - 18, small, anchor="start", fill=FAINT_INK)

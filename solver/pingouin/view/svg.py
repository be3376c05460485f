"""SVG pictures of positions: the full picture, and a thumbnail of the floe.

Wording is shared with the text view.
"""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element, tostring

from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import SEAT_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import (
    Standing,
    headline,
    player_texts,
    reach_text,
    row_texts,
    standing,
    turn_text,
)
from ppsolve.solver.pingouin.view.pieces import (
    SIDE,
    TONES,
    centre_of,
    draw_badge,
    draw_hole,
    draw_penguin,
    draw_tile,
    draw_water,
    floe_size,
    hexagon,
)
from ppsolve.solver.view import palette
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import (
    EDGE,
    FAINT_INK,
    SNOW,
    draw_name,
    draw_outline,
    draw_pill,
    draw_turn,
    group_at,
    penguin_id,
    penguin_symbol,
    picture,
    put,
    rectangle,
    set_attributes,
    text_width,
    titled_svg,
    write,
)

THUMBNAIL_SCALE: Final = 0.36
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
    """Draw a position as an SVG document: the turn, the floe, the players.

    Highlights the penguin on the tile `chosen`, and the tiles that it can slide to.
    """
    penguin = penguin_id(repr(("position", position, chosen)))
    drawing = Element("g")
    width, height = floe_size()
    panel = width + 2 * EDGE
    draw_turn(drawing, turn_text(position), penguin)
    words = headline(position)
    small = min(13.0, (panel - 2 * EDGE - 48) / text_width(words, 0.8))
    write(drawing, words, EDGE + 48, 52, small, anchor="start", fill=FAINT_INK)
    draw_floe(group_at(drawing, EDGE, 74), position, penguin, chosen)
    bottom = draw_players(drawing, position, 74 + height + EDGE, panel)
    title = say("show-floe-title", turn=turn_text(position))
    return picture(drawing, (panel, bottom), title, _describe(position, chosen), penguin_symbol(penguin))


def decision_svg(position: Position, played: Move, better: Move) -> str:
    """Draw the floe with two moves, labelled at their ends: the one played and a better one."""
    penguin = penguin_id(repr(("decision", position, played, better)))
    drawing = Element("g")
    floe_width, height = floe_size()
    floe = group_at(drawing, EDGE, EDGE)
    draw_floe(floe, position, penguin)
    for move, label, fill in (
        (played, say("show-played"), palette.STRUCK),
        (better, say("show-better"), palette.FINISHED_LABEL),
    ):
        x, y = (round(place, 1) for place in centre_of(move.end))
        if move.start is not None:
            x1, y1 = (round(place, 1) for place in centre_of(move.start))
            line = put(floe, "line", x1=x1, y1=y1, x2=x, y2=y)
            set_attributes(line, stroke=fill, stroke_width=6, stroke_linecap="round")
        below = 14 if move is better and played.end == better.end else -8
        width = max(54.0, text_width(label, 14))
        rectangle(floe, x - width / 2, y + below - 10, width, 20, radius=8, fill=fill)
        write(floe, label, x, y + below, 14, fill=SNOW, bold=True)
    title = say("show-floe-decision", played=str(played), better=str(better))
    size = (floe_width + 2 * EDGE, height + 2 * EDGE)
    return picture(drawing, size, title, _describe(position, None), penguin_symbol(penguin))


def draw_floe(drawing: Element, position: Position, penguin: str, chosen: Tile | None = None) -> None:
    """Draw the floe in its water: holes, tiles with fish, penguins."""
    draw_water(drawing)
    for tile in TILES:
        if not position.ice[tile]:
            draw_hole(drawing, tile)
    draw_tiles(drawing, position, penguin, chosen)


def draw_tiles(drawing: Element, position: Position, penguin: str, chosen: Tile | None = None) -> None:
    """Draw the tiles with fish, and the penguins."""
    seats = {tile: seat for seat, player in enumerate(position.players) for tile in player.penguins}
    reached = frozenset(() if chosen is None else position.reach(chosen))
    for tile in TILES:
        if fish := position.ice[tile]:
            draw_tile(drawing, tile, 0 if tile in seats else fish, reached=tile in reached)
    for tile, seat in sorted(seats.items()):
        draw_penguin(drawing, tile, seat, position.ice[tile], penguin, tile == chosen)


def _describe(position: Position, chosen: Tile | None) -> list[str]:
    """Describe the picture in sentences, for screen readers."""
    players = [
        f"{shown_name(name, position.names)}: {', '.join(player_texts(position, seat))}"
        for seat, name in enumerate(position.names)
    ]
    reach = [] if chosen is None else [reach_text(position, chosen)]
    return [headline(position), *row_texts(position.rows), *players, *reach]


def draw_players(drawing: Element, position: Position, top: float, panel: float) -> float:
    """Draw the players in turn order, two per row in a panel of width `panel`; return the bottom edge."""
    width = (panel - 3 * EDGE) / 2
    for seat in range(len(position.players)):
        left, row = EDGE + seat % 2 * (width + EDGE), seat // 2
        _draw_player(group_at(drawing, left, top + row * (BOX_HEIGHT + EDGE / 2)), position, seat, width)
    return top + -(-len(position.players) // 2) * (BOX_HEIGHT + EDGE / 2) + EDGE / 2


def _draw_player(box: Element, position: Position, seat: int, width: float) -> None:
    """Draw a player's box: letter, name and status, then their fish, tiles and penguins."""
    stands = standing(position, seat)
    draw_outline(box, width, BOX_HEIGHT, BOX_FILLS[stands], seat == position.to_move)
    draw_badge(box, seat, 24, 23)
    pill = draw_pill(box, stands, width - 10, PILL_FILLS[stands]) if stands in PILL_FILLS else 0.0
    draw_name(box, shown_name(position.names[seat], position.names), 42, width - 42 - pill - 18)
    words = " \N{MIDDLE DOT} ".join(player_texts(position, seat))
    # Regular letters are about four fifths as wide as the bold ones that `text_width` assumes.
    small = min(12.5, (width - 24) / text_width(words, 0.8))
    write(box, words, 12, BOX_HEIGHT - 18, small, anchor="start", fill=FAINT_INK)


def small_floe(position: Position, move: Move, title: str) -> str:
    """Draw a thumbnail of the floe after `move`, with a line for a slide."""
    width, height = floe_size()
    svg = titled_svg(width * THUMBNAIL_SCALE, height * THUMBNAIL_SCALE, f"{title}: {' '.join(position.rows)}")
    drawing = put(svg, "g", transform=f"scale({THUMBNAIL_SCALE:g})")
    put(drawing, "rect", width=width, height=height, rx=20, fill=palette.WATER)
    ice = "".join(hexagon(*centre_of(tile), SIDE - 2) for tile in TILES if position.ice[tile])
    put(drawing, "path", d=ice, fill=palette.ICE)
    if move.start is not None:
        (x1, y1), (x2, y2) = centre_of(move.start), centre_of(move.end)
        line = put(drawing, "line", x1=round(x1, 1), y1=round(y1, 1), x2=round(x2, 1), y2=round(y2, 1))
        set_attributes(line, stroke=palette.LANTERN, stroke_width=9, stroke_linecap="round")
    for seat, player in enumerate(position.players):
        for tile in player.penguins:
            x, y = (round(place, 1) for place in centre_of(tile))
            put(drawing, "circle", cx=x, cy=y, r=23, fill=TONES[seat].body)
            write(drawing, SEAT_LETTERS[seat], x, y, 30, fill=TONES[seat].letter, bold=True)
    return tostring(svg, encoding="unicode")

"""A position as one self-contained SVG picture, for pages, reports and notebooks; a line as small pictures.

The picture uses the same words as `ppsolve.solver.party.view.text`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element, tostring

from ppsolve.solver.language.messages import say
from ppsolve.solver.party.cards import HIDDEN
from ppsolve.solver.party.position import BasePosition, Position
from ppsolve.solver.party.pyramid import EMPTY, ROW_LETTERS, Placement, Rows
from ppsolve.solver.party.view.descriptions import (
    Standing,
    cards_text,
    colour_groups,
    due_text,
    headline,
    headline_lines,
    open_texts,
    player_texts,
    score_text,
    standing,
    tokens_text,
    turn_text,
)
from ppsolve.solver.party.view.pieces import (
    CARD_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    SpotDrawer,
    draw_back,
    draw_card,
    draw_chip,
    draw_empty_card,
    draw_label,
    draw_rows,
    draw_spot,
    rows_size,
)
from ppsolve.solver.party.view.spots import Marks, Spot, checked_marks, position_spots
from ppsolve.solver.view import palette
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import (
    EDGE,
    FAINT_INK,
    LANTERN,
    PANEL,
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
    titled_svg,
    write,
)

HEADLINE_COLUMNS: Final = 90

BOX_WIDTH: Final = (PANEL - 3 * EDGE) / 2
BOX_PADDING: Final = 12.0
CHIP_LINE: Final = CHIP_HEIGHT + 4
CHIP_GAP: Final = 2.0
GROUP_GAP: Final = 6.0

STRIP_PITCH: Final = CHIP_WIDTH + 3
STRIP_ROW: Final = CHIP_HEIGHT + 3
STRIP_FRAME: Final = 3.0

BOX_FILLS: Final[dict[Standing, str]] = {
    "to move": palette.TO_MOVE_BOX,
    "waiting": SNOW,
    "finished": palette.FINISHED_BOX,
    "out": palette.OUT_BOX,
    "stuck": palette.OUT_BOX,
}
PILL_FILLS: Final[dict[Standing, str]] = {
    "to move": palette.TO_MOVE_LABEL,
    "finished": palette.FINISHED_LABEL,
    "out": palette.OUT_LABEL,
    "stuck": palette.OUT_LABEL,
}


def position_svg(position: BasePosition) -> str:
    """Return the whole position as an SVG document: rules, pyramid with open slots, hands, player to move."""
    penguin = penguin_id(_content("position", position, {}))
    drawing = Element("g")
    top = _draw_heading(drawing, position, penguin)
    rows = position_spots(position)
    width, height = rows_size(rows)
    draw_rows(group_at(drawing, (PANEL - width) / 2, top), rows, _spot_drawer({}, penguin))
    bottom = draw_hands(drawing, position, top + height + EDGE)
    described = _describe(position) + describe_hands(position)
    title = say("show-party-title", turn=turn_text(position))
    return picture(drawing, (PANEL, bottom), title, described, penguin_symbol(penguin))


def pyramid_svg(position: BasePosition, *, marks: Marks | None = None) -> str:
    """Return the pyramid alone as an SVG document; a mark replaces the colours of its open slot."""
    marks = checked_marks(position, marks)
    penguin = penguin_id(_content("pyramid", position, marks))
    drawing = Element("g")
    rows = position_spots(position)
    width, height = rows_size(rows)
    draw_rows(group_at(drawing, EDGE, EDGE), rows, _spot_drawer(marks, penguin))
    size = (width + 2 * EDGE, height + 2 * EDGE)
    title = say("show-party-pyramid")
    return picture(drawing, size, title, _describe(position), penguin_symbol(penguin))


def decision_svg(position: BasePosition, played: Placement, better: Placement) -> str:
    """Return the pyramid with two cards in their places, labelled: the one played and a better one."""
    places = {(played.row, played.column): [(played, say("show-played"), False)]}
    places.setdefault((better.row, better.column), []).append((better, say("show-better"), True))
    penguin = penguin_id(_content(f"decision {played} {better}", position, {}))
    drawing = Element("g")
    rows = position_spots(position)
    width, height = rows_size(rows)

    def draw(box: Element, spot: Spot) -> None:
        cards = places.get((spot.row, spot.column), [])
        if not cards:
            draw_spot(box, spot, penguin)
        elif len(cards) == 1:
            ((move, label, good),) = cards
            draw_card(box, move.colour, penguin)
            draw_label(box, label, 0, CARD_WIDTH, good)
        else:
            draw_empty_card(box)
            half = CARD_WIDTH / 2
            for number, (move, label, good) in enumerate(cards):
                draw_chip(box, move.colour, half * number + (half - CHIP_WIDTH) / 2, 18)
                draw_label(box, label, half * number, half, good)

    draw_rows(group_at(drawing, EDGE, EDGE), rows, draw)
    size = (width + 2 * EDGE, height + 2 * EDGE)
    title = say("show-party-decision", played=str(played), better=str(better))
    return picture(drawing, size, title, _describe(position), penguin_symbol(penguin))


def _describe(position: BasePosition) -> list[str]:
    """Describe the rules, the rows and the open slots for screen readers."""
    rows = [
        say("show-party-row", row=ROW_LETTERS[number], cells=_cells_text(row))
        for number, row in enumerate(position.pyramid)
    ]
    places = ", ".join(open_texts(position)) or say("show-nothing-open")
    return [headline(position), *rows, say("show-open-places", places=places)]


def describe_hands(position: BasePosition) -> list[str]:
    """Describe every player: hand, status and tokens."""
    described = []
    for seat, player in enumerate(position.players):
        hand = " ".join(colour_groups(player.hand))
        words = ", ".join(filter(None, (hand, *player_texts(position, seat))))
        described.append(f"{shown_name(player.name, position.names)}: {words}")
    return described


def _content(kind: str, position: BasePosition, marks: Marks) -> str:
    return repr((kind, position, sorted(marks.items())))


def _draw_heading(drawing: Element, position: BasePosition, penguin: str) -> float:
    """Draw the turn and the rules; return the y coordinate where the next part begins."""
    draw_turn(drawing, turn_text(position), penguin)
    y = 52.0
    for line in headline_lines(position, HEADLINE_COLUMNS):
        write(drawing, line, EDGE + 48, y, 13, anchor="start", fill=FAINT_INK)
        y += 18
    return y + 8


def _spot_drawer(marks: Marks, penguin: str) -> SpotDrawer:
    def draw(drawing: Element, spot: Spot) -> None:
        draw_spot(drawing, spot, penguin, marks.get((spot.row, spot.column), ""))

    return draw


def draw_hands(drawing: Element, position: BasePosition, top: float) -> float:
    """Draw the players in turn order, in two columns; return the y coordinate where the panel ends."""
    for left_seat in range(0, len(position.players), 2):
        seats = range(left_seat, min(left_seat + 2, len(position.players)))
        lines = max(len(_chip_lines(position.players[seat].hand)) for seat in seats)
        height = 66 + lines * CHIP_LINE
        for place, seat in enumerate(seats):
            box = group_at(drawing, EDGE + place * (BOX_WIDTH + EDGE), top)
            _draw_player(box, position, seat, height)
        top += height + EDGE / 2
    return top + EDGE / 2


def _draw_player(box: Element, position: BasePosition, seat: int, height: float) -> None:
    """Draw a player's box: name and status, hand, then the number of cards, tokens and points."""
    player = position.players[seat]
    stands = standing(position, seat)
    draw_outline(box, BOX_WIDTH, height, BOX_FILLS[stands], stands == "to move")
    left, right = BOX_PADDING, BOX_WIDTH - BOX_PADDING
    if stands == "to move":
        put(box, "path", d=f"M{left:g} 15l12 8l-12 8Z", fill=LANTERN)
        left += 18
    pill = draw_pill(box, stands, right, PILL_FILLS[stands]) if stands in PILL_FILLS else 0.0
    draw_name(box, shown_name(player.name, position.names), left, right - left - pill - 8)
    for number, chips in enumerate(_chip_lines(player.hand)):
        for x, colour in chips:
            draw = draw_back if colour == HIDDEN else draw_chip
            draw(box, colour, BOX_PADDING + x, 42 + number * CHIP_LINE)
    words = " \N{MIDDLE DOT} ".join(filter(None, (cards_text(player), tokens_text(player))))
    write(box, words, BOX_PADDING, height - 14, 13, anchor="start", fill=FAINT_INK)
    if result := _result_text(position, seat):
        write(box, result, right, height - 14, 13, anchor="end", bold=True)


def _result_text(position: BasePosition, seat: int) -> str:
    if not position.over:
        return due_text(position, seat)
    score = score_text(position.scores()[seat])
    return say("show-penalty-and-score", penalty=position.penalties()[seat], score=score)


def _chip_lines(hand: str) -> list[list[tuple[float, str]]]:
    """Lay out a hand in lines as wide as a box, at least one: each card with its x coordinate."""
    lines: list[list[tuple[float, str]]] = [[]]
    x = 0.0
    for group in colour_groups(hand):
        for colour in group:
            if x + CHIP_WIDTH > BOX_WIDTH - 2 * BOX_PADDING:
                lines.append([])
                x = 0.0
            lines[-1].append((x, colour))
            x += CHIP_WIDTH + CHIP_GAP
        x += GROUP_GAP
    return lines


# A line of play as a strip of small pyramids.


def pyramid_strip(turns: Sequence[tuple[Placement, Position]]) -> list[str]:
    """Return a small SVG pyramid after each move, with a frame (class `placed`) around the new card.

    All pictures have the same scale, and no card changes its place between them.
    """
    width = len(turns[-1][1].pyramid[0]) if turns else 1
    # Cards that will be added on the left of the base have their places reserved from the start.
    on_the_left = [move.row == 0 and move.column < 0 for move, _ in turns]
    pictures = []
    for number, (move, after) in enumerate(turns):
        shift = sum(on_the_left[number + 1 :])
        column = 0 if on_the_left[number] else move.column
        title = say("show-after-move", number=number + 1, rows=_rows_text(after.pyramid))
        pictures.append(_small_pyramid(after.pyramid, (move.row, column), shift, width, title))
    return pictures


def _small_pyramid(rows: Rows, placed: tuple[int, int], shift: int, columns: int, title: str) -> str:
    width, height = columns * STRIP_PITCH + 2 * STRIP_FRAME, len(rows) * STRIP_ROW + 2 * STRIP_FRAME
    svg = titled_svg(width, height, title)
    for number, row in enumerate(rows):
        for column, card in enumerate(row):
            if card == EMPTY:
                continue
            x = STRIP_FRAME + (column + shift + number / 2) * STRIP_PITCH + (STRIP_PITCH - CHIP_WIDTH) / 2
            y = height - STRIP_FRAME - (number + 1) * STRIP_ROW + (STRIP_ROW - CHIP_HEIGHT) / 2
            draw_chip(svg, card, x, y)
            if (number, column) == placed:
                frame = rectangle(svg, x - 2, y - 2, CHIP_WIDTH + 4, CHIP_HEIGHT + 4, radius=6, fill="none")
                frame.set("class", "placed")
    return tostring(svg, encoding="unicode")


def _rows_text(rows: Rows) -> str:
    return ", ".join(
        say("show-row-inside", row=ROW_LETTERS[number], cells=_cells_text(row))
        for number, row in enumerate(rows)
    )


def _cells_text(row: str) -> str:
    return " ".join(say("show-empty-place") if card == EMPTY else card for card in row)

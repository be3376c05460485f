"""A position as a picture: one self-contained SVG for pages, reports and notebooks.

The picture says what `ppsolve.solver.party.view.text` says, and takes its words from there. It is built as an
XML tree, so that names are escaped wherever they stand, and it brings its own background panel, so
that it can be read on white and on dark pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2s
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, ROW_LETTERS, place_text
from ppsolve.solver.party.view.text import (
    Marks,
    Spot,
    SpotRows,
    Standing,
    accepted_text,
    cards_text,
    checked_marks,
    colour_groups,
    due_text,
    headline,
    headline_lines,
    open_texts,
    player_texts,
    score_text,
    shown_name,
    spots,
    standing,
    tokens_text,
    turn_text,
)

SpotDrawer = Callable[[Element, Spot], None]
"""Draws one place into a group as large as a card."""


class Tone(NamedTuple):
    """How a colour is painted: the penguin or chip, the card behind it, a letter written on the colour."""

    body: str
    paper: str
    letter: str


TONES: Final = {
    "R": Tone("#c8322b", "#fbe1de", "#ffffff"),
    "G": Tone("#2b7f46", "#dcf0e0", "#ffffff"),
    "Y": Tone("#f3b61f", "#fdf3cf", "#1b2b3a"),
    "P": Tone("#7b46a8", "#ecdff6", "#ffffff"),
    "B": Tone("#1d6cb5", "#dbeaf8", "#ffffff"),
}

INK: Final = "#1b2b3a"
FAINT_INK: Final = "#4f6375"
SKY: Final = "#eef5fa"
ICE: Final = "#d3e6f2"
ICE_EDGE: Final = "#9fc1d8"
SNOW: Final = "#ffffff"
BEAK: Final = "#f08a24"
LANTERN: Final = "#d97706"

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"

PANEL: Final = 760.0
EDGE: Final = 20.0
HEADLINE_COLUMNS: Final = 90

CARD_WIDTH: Final = 60.0
CARD_HEIGHT: Final = 70.0
PITCH: Final = 68.0
ROW_GAP: Final = 8.0
ROW_HEIGHT: Final = CARD_HEIGHT + ROW_GAP
SHORE: Final = 34.0
FLOE: Final = 30.0

FLIPPERS: Final = (
    "M14 27C6 33 3 42 5 51C11 49 15 43 15 36Z",
    "M46 27C54 33 57 42 55 51C49 49 45 43 45 36Z",
)
BODY: Final = "M30 6C43 6 47 18 48 32C50 51 44 63 30 63C16 63 10 51 12 32C13 18 17 6 30 6Z"
BILL: Final = "M25.5 24Q30 21.5 34.5 24L30 30Z"
"""The outlines of a penguin on a card of 60 by 70."""

BOX_WIDTH: Final = (PANEL - 3 * EDGE) / 2
BOX_PADDING: Final = 12.0
CHIP_WIDTH: Final = 17.0
CHIP_HEIGHT: Final = 22.0
CHIP_LINE: Final = CHIP_HEIGHT + 4
CHIP_GAP: Final = 2.0
GROUP_GAP: Final = 6.0

BOX_FILLS: Final[dict[Standing, str]] = {
    "to move": "#fff8ea",
    "waiting": SNOW,
    "finished": "#e2f3e5",
    "out": "#e3e8ed",
    "stuck": "#e3e8ed",
}
PILL_FILLS: Final[dict[Standing, str]] = {
    "to move": "#9a4a00",
    "finished": "#226a38",
    "out": "#51606e",
    "stuck": "#51606e",
}


def position_svg(position: Position) -> str:
    """The whole position as an SVG document: rules, pyramid with its open slots, hands, who is to move."""
    penguin = penguin_id(_content("position", position, {}))
    drawing = Element("g")
    top = _draw_heading(drawing, position, penguin)
    rows = spots(position)
    width, height = rows_size(rows)
    draw_rows(moved(drawing, (PANEL - width) / 2, top), rows, _spot_drawer({}, penguin))
    bottom = draw_hands(drawing, position, top + height + EDGE)
    described = _described(position) + described_hands(position)
    return document(drawing, (PANEL, bottom), f"Penguin Party: {turn_text(position)}", described, penguin)


def pyramid_svg(position: Position, *, marks: Marks | None = None) -> str:
    """The pyramid alone as an SVG document; a mark stands in its open slot instead of the colours."""
    marks = checked_marks(position, marks)
    penguin = penguin_id(_content("pyramid", position, marks))
    drawing = Element("g")
    rows = spots(position)
    width, height = rows_size(rows)
    draw_rows(moved(drawing, EDGE, EDGE), rows, _spot_drawer(marks, penguin))
    size = (width + 2 * EDGE, height + 2 * EDGE)
    return document(drawing, size, "Penguin Party: a pyramid", _described(position), penguin)


def document(
    drawing: Element, size: tuple[float, float], title: str, described: list[str], penguin: str
) -> str:
    """The drawing on its panel, with its title, its description in words and the penguin it uses."""
    width, height = size
    svg = Element("svg")
    # Without a height, browsers keep the proportions where max-width makes the picture smaller.
    _set(
        svg,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        role="img",
        font_family=FONT,
        style="max-width:100%",
    )
    put(svg, "title").text = title
    put(svg, "desc").text = ". ".join(described) + "."
    _define_penguin(put(svg, "defs"), penguin)
    rounded(svg, 1, 1, width - 2, height - 2, radius=14, fill=SKY, stroke=ICE_EDGE, stroke_width=2)
    svg.append(drawing)
    return tostring(svg, encoding="unicode")


def _described(position: Position) -> list[str]:
    """The rules, the rows and the open slots in words, for those who cannot see the picture."""
    rows = [
        f"Row {ROW_LETTERS[number]}: {' '.join('empty' if card == EMPTY else card for card in row)}"
        for number, row in enumerate(position.pyramid)
    ]
    return [headline(position), *rows, f"Open: {', '.join(open_texts(position)) or 'nothing'}"]


def described_hands(position: Position) -> list[str]:
    """The players in words: what they hold and how they stand."""
    described = []
    for seat, player in enumerate(position.players):
        hand = " ".join(colour_groups(player.hand))
        words = ", ".join(filter(None, (hand, *player_texts(position, seat))))
        described.append(f"{shown_name(player.name)}: {words}")
    return described


def _content(kind: str, position: Position, marks: Marks) -> str:
    return repr((kind, position, sorted(marks.items())))


def penguin_id(content: str) -> str:
    """An id that differs between pictures of different content, for a page may hold many of them."""
    return f"penguin-{blake2s(content.encode(), digest_size=8).hexdigest()}"


def _define_penguin(definitions: Element, penguin: str) -> None:
    """A penguin as large as a card; its body and flippers have the fill of whoever uses it."""
    symbol = put(definitions, "symbol", id=penguin, viewBox=f"0 0 {CARD_WIDTH:g} {CARD_HEIGHT:g}")
    for flipper in FLIPPERS:
        put(symbol, "path", d=flipper)
    for x in (22, 38):
        put(symbol, "ellipse", cx=x, cy=63, rx=6.5, ry=3, fill=BEAK)
    put(symbol, "path", d=BODY)
    put(symbol, "ellipse", cx=30, cy=44.5, rx=14.5, ry=15.5, fill=SNOW)
    for x, pupil in ((24, 25.5), (36, 34.5)):
        put(symbol, "circle", cx=x, cy=19, r=6.5, fill=SNOW)
        put(symbol, "circle", cx=pupil, cy=19.5, r=2.3, fill=INK)
    put(symbol, "path", d=BILL, fill=BEAK)


def _draw_heading(drawing: Element, position: Position, penguin: str) -> float:
    """Whose turn it is and under which rules; returns where the next part begins."""
    put(drawing, "use", href=f"#{penguin}", x=EDGE - 4, y=12, width=42, height=49, fill=INK)
    write(drawing, turn_text(position), EDGE + 48, 30, 19, anchor="start", bold=True)
    y = 52.0
    for line in headline_lines(position, HEADLINE_COLUMNS):
        write(drawing, line, EDGE + 48, y, 13, anchor="start", fill=FAINT_INK)
        y += 18
    return y + 8


def rows_size(rows: SpotRows) -> tuple[float, float]:
    """Width and height of what `draw_rows` draws."""
    return 2 * SHORE + len(rows[0]) * PITCH, len(rows) * ROW_HEIGHT + FLOE


def draw_rows(drawing: Element, rows: SpotRows, draw_spot: SpotDrawer) -> None:
    """The rows on their ice floe, which bears the numbers of the base columns."""
    first = rows[0][0].column
    _draw_floe(drawing, rows[0], top=len(rows) * ROW_HEIGHT - ROW_GAP + 2)
    for row in rows:
        top = (len(rows) - 1 - row[0].row) * ROW_HEIGHT
        write(drawing, ROW_LETTERS[row[0].row], 10, top + CARD_HEIGHT / 2, 15, fill=FAINT_INK, bold=True)
        for spot in row:
            left = SHORE + (spot.column - first + spot.row / 2) * PITCH + (PITCH - CARD_WIDTH) / 2
            draw_spot(moved(drawing, left, top), spot)


def _draw_floe(drawing: Element, base: Sequence[Spot], top: float) -> None:
    span = len(base) * PITCH + 16
    edge = f"M{SHORE - 8:g} {top:g}h{span:g}l-12 18q-4 6-12 6h{48 - span:g}q-8 0-12-6z"
    put(drawing, "path", d=edge, fill=ICE, stroke=ICE_EDGE, stroke_width=1.5, stroke_linejoin="round")
    for number, spot in enumerate(base):
        write(drawing, str(spot.column + 1), SHORE + (number + 0.5) * PITCH, top + 12, 13, fill=FAINT_INK)


def _spot_drawer(marks: Marks, penguin: str) -> SpotDrawer:
    def draw(drawing: Element, spot: Spot) -> None:
        draw_spot(drawing, spot, penguin, marks.get((spot.row, spot.column), ""))

    return draw


def draw_spot(drawing: Element, spot: Spot, penguin: str, mark: str = "") -> None:
    """A card, an open slot or a gap."""
    if spot.card:
        draw_card(drawing, spot.card, penguin)
    elif spot.accepts:
        _draw_slot(drawing, spot, mark)
    else:
        put(drawing, "circle", cx=CARD_WIDTH / 2, cy=CARD_HEIGHT / 2, r=2.5, fill=ICE_EDGE)


def draw_card(drawing: Element, card: str, penguin: str) -> None:
    """A penguin on its card, the letter of the colour on its belly."""
    tone = TONES[card]
    rounded(
        drawing, 0, 0, CARD_WIDTH, CARD_HEIGHT, radius=10, fill=tone.paper, stroke=tone.body, stroke_width=2
    )
    put(drawing, "use", href=f"#{penguin}", width=CARD_WIDTH, height=CARD_HEIGHT, fill=tone.body)
    write(drawing, card, CARD_WIDTH / 2, 44.5, 23, bold=True)


def draw_empty_card(drawing: Element) -> None:
    """The dashed outline of a card that is not there yet."""
    outline = rounded(drawing, 0, 0, CARD_WIDTH, CARD_HEIGHT, radius=10, fill=SNOW, stroke=FAINT_INK)
    _set(outline, fill_opacity=0.7, stroke_width=1.5, stroke_dasharray="6 4")


def _draw_slot(drawing: Element, spot: Spot, mark: str) -> None:
    """An open slot: its place, and below the mark or the colours it accepts."""
    draw_empty_card(drawing)
    middle = CARD_WIDTH / 2
    write(drawing, place_text(spot.row, spot.column), middle, 15, 13, fill=FAINT_INK)
    if mark or spot.accepts == COLOURS:
        write(drawing, mark or accepted_text(spot.accepts), middle, 42, 17, bold=True)
        return
    for number, colour in enumerate(spot.accepts):
        x = middle + 26 * (number - (len(spot.accepts) - 1) / 2)
        put(drawing, "circle", cx=x, cy=42, r=11.5, fill=TONES[colour].body)
        write(drawing, colour, x, 42, 14, fill=TONES[colour].letter, bold=True)


def draw_hands(drawing: Element, position: Position, top: float) -> float:
    """The players in turn order, two beside each other; returns where the panel ends."""
    for left_seat in range(0, len(position.players), 2):
        seats = range(left_seat, min(left_seat + 2, len(position.players)))
        lines = max(len(_chip_lines(position.players[seat].hand)) for seat in seats)
        height = 66 + lines * CHIP_LINE
        for place, seat in enumerate(seats):
            box = moved(drawing, EDGE + place * (BOX_WIDTH + EDGE), top)
            _draw_player(box, position, seat, height)
        top += height + EDGE / 2
    return top + EDGE / 2


def _draw_player(box: Element, position: Position, seat: int, height: float) -> None:
    """A player's box: name and standing, the hand, then how many cards, tokens and what is paid."""
    player = position.players[seat]
    stands = standing(position, seat)
    outline = rounded(box, 0, 0, BOX_WIDTH, height, radius=10, fill=BOX_FILLS[stands], stroke=ICE_EDGE)
    left, right = BOX_PADDING, BOX_WIDTH - BOX_PADDING
    if stands == "to move":
        _set(outline, stroke=LANTERN, stroke_width=3)
        put(box, "path", d=f"M{left:g} 15l12 8l-12 8Z", fill=LANTERN)
        left += 18
    pill = _draw_pill(box, stands, right) if stands in PILL_FILLS else 0
    # A nested viewport cuts off what a font makes wider than expected, and needs no id as a clip does.
    room = put(box, "svg", x=left, y=8, width=right - left - pill - 8, height=30)
    write(room, shown_name(player.name), 0, 15, 16, anchor="start", bold=True)
    for number, chips in enumerate(_chip_lines(player.hand)):
        for x, colour in chips:
            draw_chip(box, colour, BOX_PADDING + x, 42 + number * CHIP_LINE)
    words = " \N{MIDDLE DOT} ".join(filter(None, (cards_text(player), tokens_text(player))))
    write(box, words, BOX_PADDING, height - 14, 13, anchor="start", fill=FAINT_INK)
    if result := _result_text(position, seat):
        write(box, result, right, height - 14, 13, anchor="end", bold=True)


def _result_text(position: Position, seat: int) -> str:
    if not position.over:
        return due_text(position, seat)
    return f"penalty {position.penalties()[seat]}, score {score_text(position.scores()[seat])}"


def _draw_pill(box: Element, stands: Standing, right: float) -> float:
    """How a player stands, on a ground that ends at `right`; returns its width."""
    width = 22 + 8 * len(stands)
    rounded(box, right - width, 12, width, 22, radius=11, fill=PILL_FILLS[stands])
    write(box, stands, right - width / 2, 23, 13, fill=SNOW, bold=True)
    return width


def _chip_lines(hand: str) -> list[list[tuple[float, str]]]:
    """The cards of a hand with their distance from the left, in lines as wide as a box; one line at least."""
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


def draw_chip(box: Element, colour: str, x: float, y: float) -> None:
    """A small card with its letter."""
    tone = TONES[colour]
    rounded(box, x, y, CHIP_WIDTH, CHIP_HEIGHT, radius=4, fill=tone.body)
    write(box, colour, x + CHIP_WIDTH / 2, y + CHIP_HEIGHT / 2, 13, fill=tone.letter, bold=True)


def write(
    parent: Element,
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str = "middle",
    fill: str = INK,
    bold: bool = False,
) -> None:
    """Write a text whose middle is at height `y`."""
    # A shift in em is understood everywhere; dominant-baseline is not.
    element = put(parent, "text", x=x, y=y, dy="0.35em", text_anchor=anchor, font_size=size, fill=fill)
    if bold:
        _set(element, font_weight="bold")
    element.text = text


def rounded(
    parent: Element,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    radius: float,
    **paint: str | float,
) -> Element:
    """A rectangle with round corners."""
    return put(parent, "rect", x=x, y=y, width=width, height=height, rx=radius, **paint)


def moved(parent: Element, x: float, y: float) -> Element:
    """A group whose origin is at `(x, y)`."""
    return put(parent, "g", transform=f"translate({x:g} {y:g})")


def put(parent: Element, tag: str, **attributes: str | float) -> Element:
    """A new element inside another, its attributes written with `_` for `-`."""
    return _set(SubElement(parent, tag), **attributes)


def _set(element: Element, **attributes: str | float) -> Element:
    """Set attributes, written with `_` for `-`, and give the element back."""
    for name, value in attributes.items():
        element.set(name.replace("_", "-"), value if isinstance(value, str) else f"{value:g}")
    return element

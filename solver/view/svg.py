"""SVG drawing shared by all games: primitives, the penguin, and boxes for players.

Pictures are built as XML trees, so that names are always escaped. Each has its own background panel, so that
it is legible on light and dark pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from ppsolve.solver.view import palette
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.phrases import status_text

INK: Final = palette.INK
FAINT_INK: Final = "#4f6375"
SKY: Final = "#eef5fa"
ICE_EDGE: Final = "#9fc1d8"
SNOW: Final = palette.WHITE
BEAK: Final = palette.BEAK
LANTERN: Final = palette.LANTERN

PANEL: Final = 760.0
"""Default width of a picture."""
EDGE: Final = 20.0
"""Margin around the parts of a picture."""

FITTING: Final = "max-width:100%"
"""The style of a whole picture: never wider than its surroundings."""

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"


def picture(
    drawing: Element, size: tuple[float, float], title: str, described: Sequence[str], symbol: Element
) -> str:
    """Serialise a drawing on its panel, with its title, a description in sentences and the symbol it uses."""
    width, height = size
    svg = titled_svg(width, height, title)
    set_attributes(svg, font_family=FONT, style=FITTING)
    put(svg, "desc").text = ". ".join(described) + "."
    put(svg, "defs").append(symbol)
    rectangle(svg, 1, 1, width - 2, height - 2, radius=14, fill=SKY, stroke=ICE_EDGE, stroke_width=2)
    svg.append(drawing)
    return tostring(svg, encoding="unicode")


def without_style(svg: str) -> str:
    """Return a picture without its style attribute, for pages whose content security policy forbids them."""
    return svg.replace(f' style="{FITTING}"', "", 1)


def titled_svg(width: float, height: float, title: str) -> Element:
    """Return an empty drawing with a title for screen readers."""
    # Without a height, browsers keep the proportions where max-width makes the picture smaller.
    svg = set_attributes(
        Element("svg"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        role="img",
    )
    put(svg, "title").text = title
    return svg


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
    """Write a text, vertically centred at `y`."""
    # Not all renderers support dominant-baseline; all support a shift in em.
    element = put(parent, "text", x=x, y=y, dy="0.35em", text_anchor=anchor, font_size=size, fill=fill)
    if bold:
        set_attributes(element, font_weight="bold")
    element.text = text


def text_width(text: str, size: float) -> float:
    """Estimate the maximum width of a bold text; fonts differ."""
    return size * sum(
        1.0 if letter in "MWmw@%" or not letter.isascii() else 0.75 if letter.isupper() else 0.62
        for letter in text
    )


def rectangle(
    parent: Element,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    radius: float,
    **paint: str | float,
) -> Element:
    """Add a rectangle with rounded corners."""
    return put(parent, "rect", x=x, y=y, width=width, height=height, rx=radius, **paint)


def group_at(parent: Element, x: float, y: float) -> Element:
    """Add a group with its origin at `(x, y)`."""
    return put(parent, "g", transform=f"translate({x:g} {y:g})")


def put(parent: Element, tag: str, **attributes: str | float) -> Element:
    """Add a child element; write `_` for `-` in names of attributes."""
    return set_attributes(SubElement(parent, tag), **attributes)


def set_attributes(element: Element, **attributes: str | float) -> Element:
    """Set attributes, with `_` for `-` in their names, and return the element."""
    for name, value in attributes.items():
        element.set(name.replace("_", "-"), value if isinstance(value, str) else f"{value:g}")
    return element


# The penguin.

PENGUIN_WIDTH: Final = 60.0
PENGUIN_HEIGHT: Final = 70.0

FLIPPERS: Final = (
    "M14 27C6 33 3 42 5 51C11 49 15 43 15 36Z",
    "M46 27C54 33 57 42 55 51C49 49 45 43 45 36Z",
)
BODY: Final = "M30 6C43 6 47 18 48 32C50 51 44 63 30 63C16 63 10 51 12 32C13 18 17 6 30 6Z"
BILL: Final = "M25.5 24Q30 21.5 34.5 24L30 30Z"
"""The outlines of a penguin of 60 by 70."""


def penguin_id(content: str) -> str:
    """Return an id for the penguin symbol, unique among pictures of different content on one page."""
    return f"penguin-{blake2s(content.encode(), digest_size=8).hexdigest()}"


def penguin_symbol(penguin: str) -> Element:
    """Return a symbol with the id `penguin`; each use sets the fill of body and flippers."""
    symbol = set_attributes(
        Element("symbol"), id=penguin, viewBox=f"0 0 {PENGUIN_WIDTH:g} {PENGUIN_HEIGHT:g}"
    )
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
    return symbol


# Players.

NAME_SIZE: Final = 16.0


def draw_turn(drawing: Element, turn: str, penguin: str) -> None:
    """Draw a penguin and the text `turn` beside it."""
    put(drawing, "use", href=f"#{penguin}", x=EDGE - 4, y=12, width=42, height=49, fill=INK)
    write(drawing, turn, EDGE + 48, 30, 19, anchor="start", bold=True)


def draw_outline(box: Element, width: float, height: float, fill: str, on_turn: bool) -> None:
    """Draw the outline of a player's box, highlighted for the player to move."""
    outline = rectangle(box, 0, 0, width, height, radius=10, fill=fill, stroke=ICE_EDGE)
    if on_turn:
        set_attributes(outline, stroke=LANTERN, stroke_width=3)


def draw_pill(box: Element, stands: str, right: float, fill: str) -> float:
    """Draw the player's status as a pill that ends at `right`; return its width."""
    text = status_text(stands)
    width = 22.0 + 8 * display_width(text)
    rectangle(box, right - width, 12, width, 22, radius=11, fill=fill)
    write(box, text, right - width / 2, 23, 13, fill=SNOW, bold=True)
    return width


def draw_name(box: Element, name: str, left: float, width: float) -> None:
    """Write a player's name in a space of `width`."""
    # A nested viewport clips names in fonts wider than expected, and unlike a clip path needs no id.
    room = put(box, "svg", x=left, y=8, width=width, height=30)
    # Shrink long names instead of cutting them: their ends may be all that makes them distinct.
    size = min(1.0, width / text_width(name, NAME_SIZE)) * NAME_SIZE
    write(room, name, 0, 15, size, anchor="start", bold=True)

"""SVG written as an XML tree, so that names are escaped wherever they stand.

A picture brings its own background panel, so that it can be read on white and on dark pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from ppsolve.solver.view import palette

INK: Final = palette.INK
FAINT_INK: Final = "#4f6375"
SKY: Final = "#eef5fa"
ICE_EDGE: Final = "#9fc1d8"
SNOW: Final = palette.WHITE

PANEL: Final = 760.0
"""How wide a picture is where it need not be as wide as what it shows."""
EDGE: Final = 20.0
"""What is left free around the parts of a picture."""

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"


def picture(
    drawing: Element, size: tuple[float, float], title: str, described: Sequence[str], symbol: Element
) -> str:
    """The drawing on its panel, with its title, its description in sentences and the symbol it uses."""
    width, height = size
    svg = titled_svg(width, height, title)
    set_attributes(svg, font_family=FONT, style="max-width:100%")
    put(svg, "desc").text = ". ".join(described) + "."
    put(svg, "defs").append(symbol)
    rectangle(svg, 1, 1, width - 2, height - 2, radius=14, fill=SKY, stroke=ICE_EDGE, stroke_width=2)
    svg.append(drawing)
    return tostring(svg, encoding="unicode")


def titled_svg(width: float, height: float, title: str) -> Element:
    """An empty drawing of that size with a title for those who cannot see it."""
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
    """Write a text whose middle is at height `y`."""
    # A shift in em is understood everywhere; dominant-baseline is not.
    element = put(parent, "text", x=x, y=y, dy="0.35em", text_anchor=anchor, font_size=size, fill=fill)
    if bold:
        set_attributes(element, font_weight="bold")
    element.text = text


def text_width(text: str, size: float) -> float:
    """How wide a bold text can be at most, about; fonts differ."""
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
    """A rectangle with round corners."""
    return put(parent, "rect", x=x, y=y, width=width, height=height, rx=radius, **paint)


def group_at(parent: Element, x: float, y: float) -> Element:
    """A group whose origin is at `(x, y)`."""
    return put(parent, "g", transform=f"translate({x:g} {y:g})")


def put(parent: Element, tag: str, **attributes: str | float) -> Element:
    """A new element inside another, its attributes written with `_` for `-`."""
    return set_attributes(SubElement(parent, tag), **attributes)


def set_attributes(element: Element, **attributes: str | float) -> Element:
    """Set attributes, written with `_` for `-`, and give the element back."""
    for name, value in attributes.items():
        element.set(name.replace("_", "-"), value if isinstance(value, str) else f"{value:g}")
    return element

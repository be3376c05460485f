"""Matplotlib plots as inline SVG: the same plots give the same bytes."""

from __future__ import annotations

import io
import logging
import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from xml.etree.ElementTree import Element, fromstring, tostring

from ppsolve.reports.shared.extras import require

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK: Final = "#17324d"
STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "ppsolve",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["system-ui", "DejaVu Sans"],
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
}


@contextmanager
def plotting(style: Mapping[Any, Any] = STYLE) -> Iterator[None]:
    """Use matplotlib with `style`, its warnings silenced.

    It warns of missing fonts and of folders that it cannot write to. Neither changes the page.
    """
    require("matplotlib", "a page with plots")
    logger = logging.getLogger("matplotlib")
    level = logger.level
    logger.setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import matplotlib

            with matplotlib.rc_context(dict(style)):
                yield
    finally:
        logger.setLevel(level)


@dataclass(frozen=True)
class Plot:
    """A drawing by matplotlib, and its label for screen readers."""

    drawing: str
    label: str

    def embedded(self, number: int) -> str:
        """The plot as an `svg` element for a page; `number` is unique there.

        Style attributes, which the policy of pages forbids, become presentation attributes. So does the style
        sheet, which would apply to the whole page. IDs become unique, or go if nothing refers to them.
        """
        source = fromstring(self.drawing)
        ids = {found for part in source.iter() if (found := part.get("id"))}
        referred = ids.intersection(_REFERENCE.findall(self.drawing))
        svg = _rewritten(source, {name: f"plot-{number}-{name}" for name in referred})
        svg.attrib |= {"role": "img", "aria-label": self.label}
        svg.attrib |= {"stroke-linejoin": "round", "stroke-linecap": "butt"}
        return tostring(svg, encoding="unicode")


def plot_of(figure: Figure, label: str) -> Plot:
    out = io.StringIO()
    with plotting({"svg.hashsalt": "ppsolve", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", bbox_inches="tight", transparent=True, metadata={"Date": None})
    drawing = out.getvalue()
    # Lines and letters take the text colour of the page, which may be dark.
    return Plot(drawing[drawing.index("<svg") :].replace(INK, "currentColor"), label)


_REFERENCE: Final = re.compile(r"#([\w.]+)")

_COORDINATES: Final = frozenset({"d", "x", "y", "transform", "width", "height"})
_SURPLUS_DIGITS: Final = re.compile(r"(\.\d\d)\d+")
"""The digits after hundredths of a point, which nobody can see."""


def _rewritten(part: Element, unique: Mapping[str, str]) -> Element:
    """Return an element without namespaces and style attributes; `unique` are the new IDs by the old ones."""
    attributes: dict[str, str] = {}
    for name, value in part.items():
        if name == "style":
            attributes |= _declarations(value)
        elif name != "id":
            attributes[_local(name)] = value
        elif value in unique:
            attributes["id"] = unique[value]
    for name, value in attributes.items():
        if name in _COORDINATES:
            value = _SURPLUS_DIGITS.sub(r"\1", value)
        attributes[name] = _REFERENCE.sub(lambda found: f"#{unique.get(found[1], found[1])}", value)
    made = Element(_local(part.tag), attributes)
    made.text = part.text if made.tag in ("text", "tspan") else None
    made.extend(_rewritten(child, unique) for child in part if _local(child.tag) not in ("metadata", "style"))
    return made


def _local(name: str) -> str:
    """The name of a tag or attribute without its namespace, as HTML writes SVG."""
    return name.rpartition("}")[2]


def _declarations(style: str) -> dict[str, str]:
    """The declarations of a style attribute as presentation attributes."""
    found = dict(declaration.split(": ", 1) for declaration in style.split("; ") if declaration)
    if font := found.pop("font", ""):  # older versions of matplotlib write the shorthand
        found["font-size"], found["font-family"] = font.split(" ", 1)
    return found

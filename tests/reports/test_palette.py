"""Every colour of cards, penguins and ice is written down once, in the palette."""

from __future__ import annotations

import re

import pytest

from ppsolve.reports.board.page import board_html
from ppsolve.solver.view import palette
from sources import ROOT, place

PALETTE = ROOT / "solver" / "view" / "palette.py"
HEX = re.compile(r"(?i)(?:#|%23)([0-9a-f]{6}|[0-9a-f]{3})\b")
WHITE = {"ffffff", "fff"}
"""Paper is white everywhere; there is nothing to keep in step."""

SOURCES = [
    path
    for folder in ("solver", "puzzles", "reports", "cli", "web/src")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".py", ".js", ".ts", ".css", ".html") and path != PALETTE
]


def colours_of(source: str) -> list[str]:
    return [found.lower() for found in HEX.findall(source)]


def test_no_colour_of_the_palette_is_written_down_again() -> None:
    own = set(colours_of(PALETTE.read_text(encoding="utf-8"))) - WHITE
    assert len(own) > 40
    found = {place(path): own & set(colours_of(path.read_text(encoding="utf-8"))) for path in SOURCES}
    assert len(found) > 150
    assert {path: colours for path, colours in found.items() if colours} == {}


def test_the_palette_itself_names_no_colour_twice() -> None:
    colours = [one for one in colours_of(PALETTE.read_text(encoding="utf-8")) if one not in WHITE]
    assert len(colours) == len(set(colours))


@pytest.mark.parametrize("source", ["fill: #C8322B;", "'%23c8322b'", '"#c8322b"'])
def test_a_colour_is_seen(source: str) -> None:
    assert colours_of(source) == ["c8322b"]


def test_pages_get_the_palette_and_use_no_property_that_is_not_declared() -> None:
    """On the board, which has the styles of both games."""
    html = board_html()
    assert html.count(palette.css_properties()) == 1
    assert f"--card-red:{palette.CARDS['R'].body};" in palette.css_properties()
    declared = set(re.findall(r"""--([\w-]+)(?:"?\s*:|",)""", html))
    used = set(re.findall(r"var\(--([\w-]+)\)", html))
    assert used <= declared

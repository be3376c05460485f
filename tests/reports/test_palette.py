"""Every colour of cards, penguins and ice is written down once, in the palette. Texts can be read."""

from __future__ import annotations

import re

import pytest

from contrast import LEAST, contrast
from ppsolve.reports.board.page import board_html
from ppsolve.solver.view import palette, svg
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


READ = {
    **{f"letter of {name}": (card.letter, card.body) for name, card in palette.CARDS.items()},
    **{f"letter on the paper of {name}": (palette.INK, card.paper) for name, card in palette.CARDS.items()},
    **{f"letter of seat {seat}": (one.letter, one.body) for seat, one in enumerate(palette.PENGUINS)},
    "label to move": (palette.WHITE, palette.TO_MOVE_LABEL),
    "label finished": (palette.WHITE, palette.FINISHED_LABEL),
    "label out": (palette.WHITE, palette.OUT_LABEL),
    "to move, on a page": (palette.TO_MOVE_LABEL, palette.WHITE),
    "name to move": (palette.INK, palette.TO_MOVE_BOX),
    "name finished": (palette.INK, palette.FINISHED_BOX),
    "name out": (palette.INK, palette.OUT_BOX),
    "words to move": (svg.FAINT_INK, palette.TO_MOVE_BOX),
    "words finished": (svg.FAINT_INK, palette.FINISHED_BOX),
    "words out": (svg.FAINT_INK, palette.OUT_BOX),
    "words on a panel": (svg.FAINT_INK, svg.SKY),
    "column of a pyramid": (svg.FAINT_INK, palette.PYRAMID_ICE),
    "back of a card": (palette.WHITE, palette.CARD_BACK),
    "number on ice": (palette.INK, palette.ICE),
    "number that can be reached": (palette.INK, palette.REACHED),
    "row of a floe": (palette.FOAM, palette.WATER),
    "name of a tile": (palette.TILE_NAME, palette.ICE),
    "name of a tile that can be reached": (palette.TILE_NAME, palette.REACHED),
    "tile just left": (palette.WHITE, palette.WATER),
}
"""Texts with what they are written on, where axe-core does not look: most are in drawings."""


@pytest.mark.parametrize("text", READ)
def test_every_text_in_drawings_can_be_read(text: str) -> None:
    assert contrast(*READ[text]) >= LEAST


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

"""Text and pictures of floes: they fit, agree with each other, and escape names."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from floes import FULL, TEMPO, floe, load
from ppsolve.solver import analyze
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.floe import TILES, tile_named
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.view.html import analysis_html
from ppsolve.solver.pingouin.view.pieces import centre_of, floe_size
from ppsolve.solver.pingouin.view.svg import position_svg
from ppsolve.solver.pingouin.view.text import position_text
from ppsolve.solver.view.layout import display_width

HOSTILE = "<script>alert('&')</script>\u00e4"


def positions() -> list[Position]:
    long_names = [Player("Penguin club, table 1, Ann", 123, 45), Player("Penguin club, table 1, Bob")]
    return [
        load(FULL),
        load(TEMPO),
        deal(3, 3),
        deal(3, 4, placed=True),
        floe("1A.....", "1B......"),
        Position.drawn(load(TEMPO).rows, long_names, 1),
    ]


@pytest.mark.parametrize("width", [10, 40, 60, 80, 200])
def test_every_line_fits(width: int) -> None:
    for position in positions():
        text = position_text(position, width=width)
        assert max(map(display_width, text.splitlines())) <= max(width, 40)
        assert text.isascii()


def test_colours_do_not_change_the_text() -> None:
    import re

    for position in positions():
        plain = [line.rstrip() for line in position_text(position).splitlines()]
        coloured = re.sub(r"\x1b\[[0-9;]*m", "", position_text(position, colour=True)).splitlines()
        assert [line.rstrip() for line in coloured] == plain


def test_a_finished_game_names_the_winners() -> None:
    assert position_text(floe("1A.....", "1B......")).endswith(
        "The game is over: Alice and Bob share the win"
    )
    assert position_text(floe("3A.....", "1B......")).endswith("The game is over: Alice wins")


def test_the_player_to_place_is_marked() -> None:
    text = position_text(deal(3, 3))
    assert "> A Alice  0 fish on 0 tiles  3 to place  to move" in text


def test_pictures_are_well_formed_and_have_descriptions() -> None:
    for position in positions():
        root = ElementTree.fromstring(position_svg(position))
        described = root.find("{http://www.w3.org/2000/svg}desc")
        assert described is not None and described.text is not None
        for letter, row in zip("abcdefgh", position.rows, strict=True):
            assert f"Row {letter}: {row}" in described.text
    width, height = floe_size()
    assert all(0 < x < width and 0 < y < height for x, y in map(centre_of, TILES))


def test_a_chosen_penguin_highlights_its_slides() -> None:
    position = load(TEMPO)
    assert position_svg(position).count("stroke-dasharray") == 0
    assert position_svg(position, chosen=tile_named("b5")).count("stroke-dasharray") == 5


def test_notebooks_render_positions_and_analyses() -> None:
    position = load(TEMPO)
    assert position._repr_svg_() == position_svg(position)
    assert str(position) == position_text(position)
    html = analyze(position, moves=True, threads=1)._repr_html_()
    for words in ("<svg", "Margin: 4, Alice is ahead", "g1-g2 g1-g4", "Best play by both"):
        assert words in html


def test_names_are_escaped() -> None:
    position = Position.drawn(load(TEMPO).rows, [Player(HOSTILE), Player("Bob")])
    for text in (position_svg(position), analysis_html(analyze(position, threads=1))):
        assert "<script" not in text
        assert "&lt;script&gt;" in text

"""Puzzles on floes as text, pictures, sheets and text to share: nothing of the solution shows, all of the
task does."""

from __future__ import annotations

import re
from typing import Any, cast
from xml.etree.ElementTree import Element

import pytest

from known_puzzles import known
from pictures import parsed, texts
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.reports.puzzle.pingouin.picture import draw_sea
from ppsolve.reports.puzzle.pingouin.renderer import FloeRenderer
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf
from ppsolve.reports.puzzle.svg import puzzle_svg
from ppsolve.reports.puzzle.text import puzzle_text, share_text, solution_text
from ppsolve.solver.pingouin.floe import TILES, tile_name
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.pieces import SIDE, WIDTH, centre_of
from sheet_drawings import record_drawings

KINDS = ("route", "harvest", "cutoff", "strand")
each_kind = pytest.mark.parametrize("puzzle", [known(kind) for kind in KINDS], ids=KINDS)


@each_kind
@pytest.mark.parametrize("width", [40, 80, 120])
def test_text_fits_and_keeps_the_solution_to_itself(puzzle: Puzzle, width: int) -> None:
    shown = puzzle_text(puzzle, width=width)
    solved = solution_text(puzzle, width=width)
    assert all(len(line) <= width for line in (shown + "\n" + solved).splitlines())
    assert not any(move in shown for move in puzzle.solution)
    assert all(move in solved for move in puzzle.solution)
    assert "\x1b[" not in shown


def test_a_route_shows_its_numbers_and_its_solution_all_of_them() -> None:
    puzzle = known("route")
    lines = [line for line in puzzle_text(puzzle).splitlines() if re.match(r"[a-h] ", line)]
    assert lines[0].split() == ["a", "8", "o", "o", ".", ".", ".", "."]
    assert "A" in lines[3].split()
    solved = [line for line in solution_text(puzzle).splitlines() if re.match(r"[a-h] ", line)]
    numbers = sorted(int(word) for line in solved for word in line.split()[1:] if word.isdigit())
    assert numbers == list(range(1, len(puzzle.solution) + 1))


@each_kind
def test_pictures_show_the_task_and_only_then_the_solution(puzzle: Puzzle) -> None:
    picture, solved = puzzle_svg(puzzle), puzzle_svg(puzzle, solution=True)
    assert parsed(picture).tag.endswith("svg")
    assert puzzle.title in texts(picture)
    assert not any(move in picture for move in puzzle.solution)
    assert puzzle.solution[0] in solved
    assert picture == puzzle_svg(puzzle)


def test_the_picture_of_a_route_has_its_numbers() -> None:
    shown = texts(puzzle_svg(known("route")))
    assert (shown["2"], shown["8"], shown["3"]) == (1, 1, 0)


@each_kind
def test_share_text_has_a_floe_and_the_goal(puzzle: Puzzle) -> None:
    lines = share_text(puzzle).splitlines()
    assert lines[0] == puzzle.title
    assert "\N{PENGUIN}" in "".join(lines)
    assert not any(move in "".join(lines) for move in puzzle.solution)


@pytest.mark.parametrize("per_page", [1, 4])
def test_sheets_are_the_same_every_time(per_page: int) -> None:
    puzzles = [known(kind) for kind in KINDS]
    sheet = sheet_pdf(puzzles, per_page=per_page)  # type: ignore[arg-type]
    assert sheet.startswith(b"%PDF")
    assert sheet == sheet_pdf(puzzles, per_page=per_page)  # type: ignore[arg-type]
    assert sheet_pdf(puzzles, solutions="upside-down") != sheet_pdf(puzzles, solutions="none")


@each_kind
def test_a_page_keeps_the_solution_to_itself(puzzle: Puzzle) -> None:
    page = page_html(puzzle, page_content(puzzle))
    assert "on-floe" in page
    assert not any(move in page for move in puzzle.solution)


@each_kind
def test_pictures_show_only_the_water_around_the_tiles(puzzle: Puzzle) -> None:
    position = position_of(puzzle)
    tiles = [tile for tile in TILES if position.ice[tile]]
    drawing = Element("g")
    floe, below = draw_sea(drawing, position.ice, 100)
    assert len(floe) + len(tiles) < len(TILES)
    sea = [float(drawing[0].get(name, "")) for name in ("x", "y", "width", "height")]
    assert below == pytest.approx(sea[1] + sea[3])
    left, top, scale = map(float, re.findall(r"-?[\d.]+", floe.get("transform", "")))
    for tile in tiles:
        across, down = centre_of(tile)
        assert (
            sea[0]
            < left + scale * (across - WIDTH / 2)
            < left + scale * (across + WIDTH / 2)
            < sea[0] + sea[2]
        )
        assert sea[1] < top + scale * (down - SIDE) < top + scale * (down + SIDE) < sea[1] + sea[3]
    shown = texts(puzzle_svg(puzzle))
    assert all(shown[tile_name(tile)] for tile in tiles)


def position_of(puzzle: Puzzle) -> Position:
    renderer = cast(FloeRenderer[Any], renderer_of(puzzle.task))
    return renderer.position(puzzle.task)


def test_titles_have_a_name_and_a_number_and_the_id_is_small() -> None:
    puzzle = known("route")
    assert puzzle.title == "Pingouin route 1 \N{MIDDLE DOT} easy"
    shown = texts(puzzle_svg(puzzle))
    assert "Rules of Pingouin \N{MIDDLE DOT} route-easy-1-g1" in shown
    assert Puzzle(puzzle.task, "easy", (), puzzle.solution).title == "Pingouin route \N{MIDDLE DOT} easy"


@pytest.mark.parametrize("per_page", [1, 4, 6])
def test_sheets_have_names_on_tiles_and_room_for_answers(
    monkeypatch: pytest.MonkeyPatch, per_page: int
) -> None:
    seen = record_drawings(monkeypatch)
    sheet_pdf([known(kind) for kind in KINDS], per_page=per_page, solutions="none")  # type: ignore[arg-type]
    written = [text.text for text in seen.texts]
    tiles = sum(bool(fish) for kind in KINDS for fish in position_of(known(kind)).ice)
    assert sum(bool(re.fullmatch("[a-h][1-8]", text)) for text in written) == tiles
    assert (written.count("Your fish:"), written.count("Your move:")) == (1, 2)

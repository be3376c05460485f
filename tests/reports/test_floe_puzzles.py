"""Puzzles on floes as text, pictures, sheets and text to share: nothing of the solution shows, all of the
task does."""

from __future__ import annotations

import re

import pytest

from known_puzzles import known
from pictures import parsed, texts
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf
from ppsolve.reports.puzzle.svg import puzzle_svg
from ppsolve.reports.puzzle.text import puzzle_text, share_text, solution_text

KINDS = ("route", "harvest", "cutoff")
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

"""Puzzles and their solutions as pictures."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from known_puzzles import IDS, known
from pictures import SVG, parsed, placed, texts
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.svg import puzzle_svg
from ppsolve.reports.puzzle.text import short_id
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.view.palette import LANTERN
from sample_puzzles import (
    DUEL,
    DUELS,
    FOUR,
    LARGE,
    LONG_QUEUE,
    PYRAMIDS,
    QUEUE,
    QUEUES,
    SAMPLES,
    SMALL,
    THREE,
)
from sources import ROOT

both = pytest.mark.parametrize("solution", [False, True], ids=["puzzle", "solution"])
each = pytest.mark.parametrize("puzzle", SAMPLES)


def letters(picture: str) -> Counter[str]:
    """The cards that can be seen: those of the pyramid, chips, and colours that open slots accept."""
    return Counter({text: number for text, number in texts(picture).items() if text in set(COLOURS)})


@each
@both
def test_a_picture_is_scalable_and_says_what_it_shows(puzzle: Puzzle, solution: bool) -> None:
    root = parsed(puzzle_svg(puzzle, solution=solution))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title = f"{puzzle.title}: the solution" if solution else puzzle.title
    assert root.findtext(f"{SVG}title") == title
    assert "Row a: " in root.findtext(f"{SVG}desc", "")
    assert texts(puzzle_svg(puzzle, solution=solution))[title] == 1


@each
@both
def test_a_picture_refers_to_nothing_outside_and_runs_nothing(puzzle: Puzzle, solution: bool) -> None:
    picture = puzzle_svg(puzzle, solution=solution)
    for element in parsed(picture).iter():
        assert element.tag.removeprefix(SVG) in {
            *("svg", "title", "desc", "defs", "symbol", "g", "use"),
            *("path", "rect", "circle", "ellipse", "text"),
        }
        assert not any(name.startswith("on") for name in element.attrib)
    assert picture.count("://") == 1
    assert "url(" not in picture


@pytest.mark.parametrize("puzzle", PYRAMIDS)
def test_every_given_card_every_cell_and_every_colour_is_drawn(puzzle: Puzzle) -> None:
    task = puzzle.task
    assert isinstance(task, PyramidTask)
    seen = texts(puzzle_svg(puzzle))
    given = Counter("".join(task.givens).replace(".", ""))
    assert letters(puzzle_svg(puzzle)) == given + Counter(set(task.cards))
    for row, cells in zip("abcdefgh", task.givens, strict=False):
        for column, cell in enumerate(cells, start=1):
            assert seen[f"{row}{column}"] == (cell == ".")
    assert seen["28 cards to place" if puzzle is LARGE else "6 cards to place"] == 1


def test_cards_to_place_are_counted() -> None:
    seen = texts(puzzle_svg(SMALL))
    assert seen["3 red"] == seen["1 purple"] == seen["2 blue"] == 1


@pytest.mark.parametrize("puzzle", QUEUES)
def test_every_card_of_a_queue_is_a_chip(puzzle: Puzzle) -> None:
    task = puzzle.task
    assert isinstance(task, QueueTask)
    chips = letters(puzzle_svg(puzzle)) - Counter("".join(task.pyramid))
    accepted = Counter("RG") if puzzle is QUEUE else Counter()
    assert chips == Counter(task.queue) + accepted


@pytest.mark.parametrize("puzzle", DUELS)
def test_every_player_of_a_duel_is_named(puzzle: Puzzle) -> None:
    assert isinstance(puzzle.task, DuelTask)
    seen = texts(puzzle_svg(puzzle))
    assert seen["to move"] == 1
    for player in puzzle.task.position.players:
        assert seen[player.name] == 1 or player.name.startswith("Alexandrina")


@each
def test_the_picture_of_a_puzzle_holds_nothing_of_its_solution(puzzle: Puzzle) -> None:
    assert puzzle_svg(puzzle) == puzzle_svg(replace(puzzle, solution=(), tags=()))
    assert puzzle_svg(puzzle, solution=True) != puzzle_svg(puzzle)


def test_the_solution_of_a_pyramid_is_drawn_in_full() -> None:
    assert letters(puzzle_svg(LARGE, solution=True)) == Counter("".join(LARGE.solution))


def test_the_solution_of_a_queue_numbers_its_moves() -> None:
    seen = texts(puzzle_svg(QUEUE, solution=True))
    # Base columns have numbers too.
    assert all(seen[str(number)] == (2 if number <= 5 else 1) for number in range(1, 12))
    assert letters(puzzle_svg(QUEUE, solution=True)) == Counter("RG" + QUEUE.task.queue)  # type: ignore[attr-defined]


def test_the_solution_of_a_duel_names_the_move() -> None:
    assert texts(puzzle_svg(FOUR, solution=True))["Alice must play Bc1."] == 1


def test_a_name_is_escaped_and_comes_back_as_it_was() -> None:
    for solution in (False, True):
        picture = puzzle_svg(THREE, solution=solution)
        assert not re.search(r"&(?!amp;|lt;|gt;|quot;|#)", picture)
        assert 'O\'Brien & "Co"' in parsed(picture).findtext(f"{SVG}desc", "")
    assert texts(puzzle_svg(THREE))['O\'Brien & "Co"'] == 1


def test_angle_brackets_would_be_escaped_if_a_position_let_them_in() -> None:
    assert isinstance(DUEL.task, DuelTask)
    position = replace(DUEL.task.position)
    player = replace(position.players[0])
    object.__setattr__(player, "name", "<b onload='x'>")
    object.__setattr__(position, "players", (player, *position.players[1:]))
    for solution in (False, True):
        picture = puzzle_svg(replace(DUEL, task=replace(DUEL.task, position=position)), solution=solution)
        assert "<b" not in picture
        assert "<b onload='x'>" in parsed(picture).findtext(f"{SVG}desc", "")


@each
@both
def test_everything_lies_on_the_panel(puzzle: Puzzle, solution: bool) -> None:
    root = parsed(puzzle_svg(puzzle, solution=solution))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    for x, y, element in placed(root, 0, 0):
        if element.tag == f"{SVG}rect":
            assert 0 <= x <= x + float(element.get("width", "")) <= width
            assert 0 <= y <= y + float(element.get("height", "")) <= height
        if element.tag == f"{SVG}text":
            assert 0 < x < width
            assert 0 < y < height - 4


def test_pictures_on_one_page_do_not_share_ids() -> None:
    pictures = [puzzle_svg(puzzle, solution=solution) for puzzle in SAMPLES for solution in (False, True)]
    ids = [re.findall(r' id="([^"]+)"', picture) for picture in pictures]
    assert all(len(own) == 1 for own in ids)
    assert len({own for (own,) in ids}) == len(pictures)


@each
def test_rules_and_short_id_are_at_the_foot(puzzle: Puzzle) -> None:
    foot = next(text for text in texts(puzzle_svg(puzzle)) if text.startswith("Rules "))
    assert foot.startswith("Rules of IELLO 2024")
    assert isinstance(puzzle.task, PyramidTask | QueueTask | DuelTask)
    assert f"{puzzle.task.rules.base}" in foot
    assert short_id(puzzle) in foot


def test_a_long_queue_is_framed_line_by_line() -> None:
    frames = [e for e in parsed(puzzle_svg(LONG_QUEUE)).iter(f"{SVG}rect") if e.get("stroke") == LANTERN]
    assert len(frames) == 2


@pytest.mark.parametrize("kind", IDS)
def test_the_pictures_of_the_documents_are_those_of_the_puzzles(kind: str) -> None:
    picture = (ROOT / "docs" / "images" / "puzzles" / f"{kind}.svg").read_text(encoding="utf-8")
    assert picture == puzzle_svg(known(kind))

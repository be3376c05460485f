"""Titles, names, rules and QR codes on sheets, and that nothing on them overlaps."""

from __future__ import annotations

import datetime
import re
from dataclasses import replace
from typing import get_args

import pytest
import segno

from known_puzzles import known
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.puzzle import Puzzle, solution_steps
from ppsolve.reports.puzzle.party.paper import HEART, draw_card
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.sheet.paper import SIZES, Frame, Paper
from ppsolve.reports.puzzle.sheet.pdf import PuzzleSet, booklet_pdf, sheet_pdf
from ppsolve.reports.puzzle.sheet.style import PaperName, PerPage, SheetOptions, SheetStyle, Solutions
from refusals import refusal
from sample_puzzles import LARGE, QUEUE, SAMPLES, SIX, THREE, themed
from sheet_drawings import Seen, record_drawings

ALL = [known(kind) for kind in KINDS]
HEADED = SheetStyle(
    title="Penguins for the weekend",
    subtitle="Six puzzles",
    footer="The Daily Floe",
    date=datetime.date(2026, 12, 5),
)
EVERYTHING = replace(
    HEADED, names=("Mia", "Ben", "Zoe"), rules=True, base_url="https://example.org/puzzles", cover=True
)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    return record_drawings(monkeypatch)


def pages_of(seen: Seen) -> int:
    return max(written.page for written in seen.texts)


def words_on(seen: Seen, page: int) -> str:
    return " ".join(written.text for written in seen.texts if written.page == page)


@pytest.mark.slow
@pytest.mark.parametrize("paper", get_args(PaperName))
@pytest.mark.parametrize("per_page", get_args(PerPage))
@pytest.mark.parametrize("solutions", get_args(Solutions))
def test_nothing_overlaps_with_all_options_on(
    seen: Seen, per_page: PerPage, solutions: Solutions, paper: PaperName
) -> None:
    style = replace(EVERYTHING, per_page=per_page, solutions=solutions, paper=paper)
    booklet_pdf([PuzzleSet([*ALL, *SAMPLES])], style)
    assert len(seen.texts) > 500
    assert seen.faults(*SIZES[paper]) == []


def test_title_subtitle_date_and_footer_are_on_every_page(seen: Seen) -> None:
    booklet_pdf([PuzzleSet(ALL)], replace(HEADED, per_page=4))
    for page in range(1, pages_of(seen) + 1):
        for text in ("Penguins for the weekend", "Six puzzles", "5 December 2026", "The Daily Floe"):
            assert seen.on(page)[text] == 1


def test_players_have_the_names_that_were_given(seen: Seen) -> None:
    sheet_pdf([known("duel"), known("cutoff"), known("strand")], names=("Mia", "Ben"))
    words = " ".join(written.text for written in seen.texts)
    assert "Alice" not in words
    assert "Bob" not in words
    for solver in ("duel", "cutoff", "strand"):
        assert f"Mia must play {known(solver).solution[0]}." in words


def test_players_without_a_given_name_keep_theirs(seen: Seen) -> None:
    assert isinstance(SIX.task, DuelTask)
    sheet_pdf([SIX], names=("Mia", "Ben"), solutions="none")
    names = [player.name for player in SIX.task.position.players]
    assert seen.on(1)["Mia"] == seen.on(1)["Ben"] == seen.on(1)["Erin"] == 1
    assert not seen.on(1)[names[0]]
    message = str(refusal(lambda: sheet_pdf([SIX], names=("Erin", "Ben"))))
    assert "duplicate name 'Erin'" in message


def test_every_kind_has_four_rules_and_an_example_that_is_sound(seen: Seen) -> None:
    sheet_pdf(ALL, rules=True, solutions="none")
    for page, puzzle in enumerate(ALL, start=1):
        renderer = renderer_of(puzzle.task)
        words = words_on(seen, page)
        assert f"How to solve a {puzzle.kind}" in words
        for number, rule in enumerate(renderer.how_to, start=1):
            assert seen.on(page)[f"{number}. {rule}"] == 1  # on one line
        operations = renderer.kind.operations
        operations.examine(renderer.example)
        first = operations.steps(renderer.example)[0]
        assert f"The first step is {first.move}." in words
        assert " ".join(first.parts or [first.reason]) in words


def test_players_of_examples_have_the_names_that_were_given(seen: Seen) -> None:
    contests = [known("duel"), known("cutoff"), known("strand")]
    sheet_pdf(contests, rules=True, names=("Mia", "Ben"))
    words = " ".join(written.text for written in seen.texts)
    assert not {"Alice", "Bob"} & set(re.findall(r"\w+", words))
    assert "Example: Mia to move: " in words


def test_the_places_of_a_full_base_are_named(seen: Seen) -> None:
    sheet_pdf([known("queue")], rules=True, solutions="none")
    assert "The first step is Rb3." in words_on(seen, 1)
    example = [one for one in seen.texts if one.left > 400]
    assert {"a", "b", "1", "2", "3"} <= {one.text for one in example}


def test_one_name_leaves_the_players_of_examples(seen: Seen) -> None:
    sheet_pdf([THREE], rules=True, names=("Bob",))
    assert "Example: Alice to move: " in " ".join(written.text for written in seen.texts)


def test_rules_come_once_and_first_where_a_page_has_several_kinds(seen: Seen) -> None:
    sheet_pdf([*ALL, *ALL], rules=True, per_page=6, solutions="none")
    headings = [written for written in seen.texts if written.text.startswith("How to solve a ")]
    assert len(headings) == len(KINDS)
    first = next(written.page for written in seen.texts if written.text == "Fill the pyramid")
    assert max(written.page for written in headings) < first


def test_the_qr_code_holds_the_link_of_the_puzzle(seen: Seen) -> None:
    sheet_pdf([QUEUE, LARGE], base_url="https://example.org/p/", solutions="none")
    links = [f"https://example.org/p/{name}.html" for name in ("queue-medium-11-g2", "pyramid-expert-7-g2")]
    codes = [path for _, path in seen.paths if path.startswith("M0 0L1 0L1 1L0 1Z")]
    for code, link in zip(codes, links, strict=True):
        dark = {(int(row), int(column)) for column, row in re.findall(r"M(\d+) (\d+)", code)}
        modules = segno.make_qr(link, error="m").matrix
        assert dark == {(y, x) for y, row in enumerate(modules) for x, on in enumerate(row) if on}
    for box, path in seen.paths:
        if path in codes:
            assert box.right - box.left >= 50
            white = box._replace(left=box.left - 6, bottom=box.bottom - 6, top=box.top + 6)
            assert not [text for text in seen.texts if text.box.meets(white)]


def test_a_puzzle_without_a_short_id_has_no_link(seen: Seen) -> None:
    puzzle = known("queue")
    sheet_pdf([Puzzle(puzzle.task, "easy", (), puzzle.solution)], base_url="https://example.org")
    assert not [path for _, path in seen.paths if path.startswith("M0 0L1 0L1 1L0 1Z")]


def test_a_cover_lists_the_puzzles(seen: Seen) -> None:
    booklet_pdf([PuzzleSet(ALL)], replace(HEADED, cover=True))
    cover = words_on(seen, 1)
    assert "7 puzzles: 1 pyramid, 1 queue, 1 duel, 1 route, 1 harvest, 1 cutoff and 1 strand" in cover
    assert all(seen.on(1)[f"{number}  {kind.capitalize()}"] for number, kind in enumerate(KINDS, start=1))
    assert seen.on(1)["5 December 2026"] == 1


def test_a_cover_names_the_theme_of_the_week(seen: Seen) -> None:
    puzzle = themed(LARGE)
    booklet_pdf([PuzzleSet([puzzle, known("queue"), puzzle])], SheetStyle(cover=True))
    assert seen.on(1)[f"Theme of the week: {puzzle.theme}"] == 1


def test_a_cover_names_the_themes_of_several_weeks(seen: Seen) -> None:
    puzzles = [themed(LARGE), themed(LARGE, datetime.date(2027, 2, 10))]
    booklet_pdf([PuzzleSet(puzzles)], SheetStyle(cover=True))
    assert seen.on(1)[f"Themes of the weeks: {puzzles[0].theme}; {puzzles[1].theme}"] == 1


def test_a_puzzle_has_its_theme_below_its_title_where_it_fits(seen: Seen) -> None:
    puzzle = themed(LARGE)
    line = f"Fill the pyramid · 3 February 2027 · Theme of the week: {puzzle.theme}"
    sheet_pdf([puzzle])
    assert seen.on(1)[line] == 1
    assert seen.faults(*SIZES["a4"]) == []


def test_a_theme_without_room_is_left_out(seen: Seen) -> None:
    sheet_pdf([themed(QUEUE)] * 6, per_page=6)
    assert seen.on(1)["Empty the queue · 3 February 2027"] == 6
    assert seen.faults(*SIZES["a4"]) == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"per_page": 7}, "per-page: expected one of 1, 2, 3, 4, 5, 6, not 7"),
        ({"per_page": True}, "per-page: expected one of 1, 2, 3, 4, 5, 6, not True"),
        ({"paper": "a5"}, "paper: expected one of a4, letter, not 'a5'"),
        ({"title": "a\nb"}, "title: control character '\\n' in 'a\\nb'"),
        ({"footer": "x" * 121}, "footer: 121 characters, but at most 120 can be printed"),
        ({"title": "W" * 100}, "title: too long to be printed on one line"),
        ({"names": ("Mia", "Mia")}, "names: duplicate name 'Mia'"),
        ({"names": ("Mia", "")}, "names: the name is empty"),
        (
            {"base_url": "example.org"},
            "base-url: expected an address such as https://example.org/puzzles, of at most 200 characters, "
            "not 'example.org'",
        ),
    ],
)
def test_bad_options_are_refused(options: SheetOptions, message: str) -> None:
    assert str(refusal(lambda: sheet_pdf([QUEUE], **options))) == message


def test_solutions_give_the_steps_in_order_with_their_techniques(seen: Seen) -> None:
    sheet_pdf([known("pyramid")])
    words = words_on(seen, 2)
    for number, step in enumerate(solution_steps(known("pyramid")), start=1):
        assert f"{number}. {step.move} {step.technique}" in words


def test_moves_of_a_solution_stay_on_one_line(seen: Seen) -> None:
    sheet_pdf([known("duel"), known("cutoff")])
    for kind in ("duel", "cutoff"):
        for move in renderer_of(known(kind).task).moves(known(kind).task, known(kind).solution):
            assert any(move in written.text for written in seen.texts)


def test_tiny_cards_have_only_a_letter_and_others_their_shape(seen: Seen) -> None:
    paper = Paper(SIZES["a4"], "")
    draw_card(paper, "R", Frame(100, 100, 12, 12))
    assert seen.paths == []
    draw_card(paper, "R", Frame(200, 100, 20, 20))
    assert [path for _, path in seen.paths] == [HEART]
    assert seen.on(1)["R"] == 2


@pytest.mark.parametrize("kind", ["duel", "cutoff", "strand"])
def test_solutions_of_contests_give_the_refutations(seen: Seen, kind: str) -> None:
    sheet_pdf([known(kind)])
    first = solution_steps(known(kind))[0]
    assert "After " in first.reason
    assert " ".join(first.parts or [first.reason]) in words_on(seen, 2)


def test_overlapping_texts_are_found(seen: Seen) -> None:
    paper = Paper(SIZES["a4"], "")
    paper.write("one", 100, 100, 10)
    paper.box(Frame(200, 90, 30, 20))
    assert seen.faults(*SIZES["a4"]) == []
    paper.write("two", 110, 104, 10)
    paper.write("three", 190, 104, 10)
    paper.write("four", 10, 300, 10)
    assert [fault.partition(" ")[0] for fault in seen.faults(*SIZES["a4"])] == ["over", "'one'", "'three'"]

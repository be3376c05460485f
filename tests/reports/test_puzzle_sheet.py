"""Puzzles as printable sheets."""

from __future__ import annotations

import base64
import re
import subprocess
import sys
import zlib
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from typing import get_args

import pytest

from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.sheet.lettering import Run, outline_of, runs_of
from ppsolve.reports.puzzle.sheet.paper import SIZES, Paper
from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf
from ppsolve.reports.puzzle.sheet.style import PaperName, PerPage, Solutions
from ppsolve.reports.shared.fonts import bundled_fonts, letters_lacking
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.view.palette import CARDS
from refusals import refusal
from sample_puzzles import DUEL, FOUR, LARGE, QUEUE, SAMPLES, SIX, SMALL, STRICT_QUEUE, THREE
from sheet_drawings import Box, Seen, Written, record_drawings, unpack

A4 = SIZES["a4"]


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    return record_drawings(monkeypatch)


def squares(seen: Seen) -> list[Box]:
    """The cards, cells and boxes to tick, without the frames around them."""
    return [box for box in seen.boxes if abs(box.right - box.left - box.top + box.bottom) < 0.01]


def pages(sheet: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", sheet))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "per_page", "solutions", "expected"),
    [
        (1, 1, "end", 2),
        (1, 1, "upside-down", 1),
        (5, 2, "upside-down", 3),
        (9, 4, "end", 4),
        (13, 4, "end", 6),
    ],
)
def test_a_sheet_has_as_many_pages_as_it_needs(
    number: int, per_page: PerPage, solutions: Solutions, expected: int
) -> None:
    assert pages(sheet_pdf([SMALL] * number, per_page=per_page, solutions=solutions)) == expected


def test_the_same_puzzles_give_the_same_bytes() -> None:
    first = sheet_pdf([SMALL, QUEUE, SIX], per_page=2)
    assert first.startswith(b"%PDF-")
    assert first != sheet_pdf([SMALL, QUEUE, FOUR], per_page=2)
    assert first == sheet_pdf([SMALL, QUEUE, SIX], per_page=2)


@pytest.mark.parametrize("paper", get_args(PaperName))
def test_the_paper_has_the_size_that_was_asked_for(paper: PaperName) -> None:
    box = re.search(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", sheet_pdf([STRICT_QUEUE], paper=paper))
    assert box is not None
    assert [float(side) for side in box.groups()] == pytest.approx(SIZES[paper], abs=0.01)


def test_the_fonts_are_embedded() -> None:
    assert sheet_pdf([SMALL]).count(b"/FontFile2") == 2


@pytest.mark.slow
@pytest.mark.parametrize("per_page", get_args(PerPage))
@pytest.mark.parametrize("solutions", get_args(Solutions))
def test_nothing_reaches_over_the_edge_or_lies_on_anything_else(
    seen: Seen, per_page: PerPage, solutions: Solutions
) -> None:
    sheet_pdf(SAMPLES, per_page=per_page, solutions=solutions, paper="letter")
    width, height = SIZES["letter"]
    edge = 28
    lines: dict[tuple[int, float], list[Written]] = {}
    for written in seen.texts:
        assert edge < written.left <= written.right < width - edge, written
        assert 20 < written.height < height - edge, written
        lines.setdefault((written.page, round(written.height, 1)), []).append(written)
    for line in lines.values():
        for written, following in pairwise(sorted(line, key=lambda written: written.left)):
            assert written.right < following.left + 0.5, (written, following)
    for box in seen.boxes:
        assert edge < box.left < box.right < width - edge
        assert edge < box.bottom < box.top < height - edge
    for one, other in combinations(squares(seen), 2):
        apart = one.left > other.right or other.left > one.right or one.page != other.page
        assert apart or one.bottom > other.top or other.bottom > one.top, (one, other)


def test_a_pyramid_has_its_cards_cells_and_boxes_to_tick(seen: Seen) -> None:
    sheet_pdf([LARGE])
    task = LARGE.task
    assert isinstance(task, PyramidTask)
    page = seen.on(1)
    for text in ("Penguin pyramid #123", "Fill the pyramid · 3 May 2026", "expert", "28 cards to place"):
        assert page[text] == 1
    given = "".join(task.givens).replace(".", "")
    # Each colour occurs once more beside its boxes.
    assert {colour: page[colour] for colour in COLOURS} == Counter(given + COLOURS)
    cells = {
        f"{row}{column}"
        for row, cards in zip("abcdefgh", task.givens, strict=True)
        for column, card in enumerate(cards, start=1)
        if card == "."
    }
    assert {text for text in page if re.fullmatch("[a-h][1-8]", text)} == cells
    ticks = [box for box in seen.boxes if box.page == 1 and box.right - box.left < 12]
    assert len(ticks) == len(task.cards) == len(cells)
    assert any("pyramid-expert-7-g2" in text for text in page)


def test_a_queue_has_its_cards_in_order_and_room_on_both_sides(seen: Seen) -> None:
    sheet_pdf([QUEUE], solutions="upside-down")
    task = QUEUE.task
    assert isinstance(task, QueueTask)
    cards = [written for written in seen.texts if written.text in COLOURS and not written.upside_down]
    lowest = min(written.height for written in cards)
    queue = sorted(
        (written for written in cards if written.height == lowest), key=lambda written: written.left
    )
    assert "".join(written.text for written in queue) == task.queue
    cells = [box for box in squares(seen) if box.right - box.left > 40]
    assert len(cells) == 8 + 7 + 6 + 5 + 4


def test_a_duel_has_all_hands_and_a_line_for_the_move(seen: Seen) -> None:
    sheet_pdf([FOUR])
    task = FOUR.task
    assert isinstance(task, DuelTask)
    page = seen.on(1)
    shown = Counter({colour: page[colour] for colour in COLOURS})
    hands = "".join(player.hand for player in task.position.players)
    assert shown == Counter(hands + "".join(task.position.pyramid).replace(".", ""))
    for text in ("Alice", "Bob", "Carol", "Dave", "to move", "Your move:", "c1", "c4", "d5"):
        assert page[text] == 1


def test_solutions_at_the_end_are_on_no_page_with_a_puzzle(seen: Seen) -> None:
    sheet_pdf([SMALL, QUEUE, FOUR], per_page=2)
    with_solutions = seen.texts[:]
    seen.texts.clear()
    other = (replace(SMALL, solution=SMALL.task.givens, tags=()),)  # type: ignore[attr-defined]
    sheet_pdf([*other, replace(QUEUE, solution=("Ba0",)), replace(FOUR, solution=("Bc1",))], per_page=2)
    assert [w for w in seen.texts if w.page < 3] == [w for w in with_solutions if w.page < 3]
    assert seen.on(3)["Solutions"] == 1
    assert not any(written.upside_down for written in with_solutions)
    solved = Counter(w.text for w in with_solutions if w.page == 3)
    assert solved["Alice must play Bc1."] == 1
    after_the_move = "".join(FOUR.task.position.pyramid).replace(".", "") + "B"  # type: ignore[attr-defined]
    assert sum(solved[colour] for colour in COLOURS) == 10 + 13 + len(after_the_move)


def test_solutions_upside_down_are_below_their_puzzles(seen: Seen) -> None:
    sheet_pdf([SMALL, FOUR], per_page=2, solutions="upside-down")
    turned = [written for written in seen.texts if written.upside_down]
    upright = [w for w in seen.texts if not w.upside_down and w.text != "1 / 2"]
    assert "Alice must play Bc1." in {written.text for written in turned}
    after_the_move = "".join(FOUR.task.position.pyramid).replace(".", "") + "B"  # type: ignore[attr-defined]
    cards = "".join(SMALL.solution) + after_the_move
    assert Counter(w.text for w in turned if w.text in COLOURS) == Counter(cards)
    assert max(written.height for written in turned) < min(written.height for written in upright)


def test_several_puzzles_are_numbered_like_their_solutions(seen: Seen) -> None:
    sheet_pdf([SMALL, QUEUE, DUEL])
    assert [seen.on(page)[str(page)] >= 1 for page in (1, 2, 3)] == [True] * 3
    for title in ("1  Penguin pyramid", "2  Penguin queue", "3  Penguin duel"):
        assert seen.on(4)[title] == 1


def content(sheet: bytes) -> str:
    """The drawing commands of a sheet, decompressed."""
    found = re.findall(rb"<<([^<>]*)>>\s*stream\r?\n(.*?)(?:~>)?\r?\n?endstream", sheet, re.DOTALL)
    said = []
    for how, stream in found:
        if b"ASCII85Decode" in how:
            said.append(zlib.decompress(base64.a85decode(stream)))
        elif b"FlateDecode" not in how:
            said.append(stream)
    return "\n".join(part.decode("latin-1") for part in said if b" Tf" in part)


def test_what_pages_say_is_what_is_packed_into_them(request: pytest.FixtureRequest) -> None:
    packed = sheet_pdf([SMALL, FOUR], per_page=2)
    request.getfixturevalue("unpacked")
    plain = sheet_pdf([SMALL, FOUR], per_page=2)
    assert len(packed) < len(plain)
    assert content(packed).split() == content(plain).split()


@pytest.mark.slow
@pytest.mark.usefixtures("unpacked")
@pytest.mark.parametrize("per_page", get_args(PerPage))
@pytest.mark.parametrize("solutions", ["end", "upside-down"])
def test_no_letters_are_smaller_than_seven_points(per_page: PerPage, solutions: Solutions) -> None:
    said = content(sheet_pdf(SAMPLES, per_page=per_page, solutions=solutions))
    sizes = [float(size) for size in re.findall(r"/F\d\+\d+ ([\d.]+) Tf", said)]
    assert len(sizes) > 200
    assert min(sizes) >= 7
    # Nothing is drawn smaller than its size says: pages are moved and turned around, never scaled.
    words = said.split()
    turns = {
        tuple(map(float, words[place - 6 : place - 2])) for place, word in enumerate(words) if word == "cm"
    }
    assert {tuple(abs(round(number, 6)) for number in turn) for turn in turns} == {(1, 0, 0, 1)}


def test_letters_that_the_font_lacks_are_drawn_or_shown_by_code_point(seen: Seen) -> None:
    sheet_pdf([SIX, THREE])
    assert seen.on(1)["Zoë"] == 1
    assert not any("?" in text for text in seen.on(1))
    assert seen.on(2)['O\'Brien & "Co"'] == 1
    seen.texts.clear()
    position = Position.new([Player("\N{PENGUIN}", "RG"), Player("Bob", "B")], ["RG"])
    sheet_pdf([Puzzle(DuelTask(position, 0), "easy", (), ("Ra0", "Ba0"))])
    assert seen.on(1)["<U+1F427>"] == 1


SCRIPTS = {
    "Greek": "Ελένη",
    "Cyrillic": "Дарья",
    "Vietnamese": "Nguyễn",
    "Georgian": "ნინო",
    "Armenian": "Անի",
    "Hebrew": "שרה",
    "Arabic": "علی رضا",
    "Hindi": "हिन्दी प्रिया",
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Thai": "สมชาย",
    "Khmer": "ភាសាខ្មែរ",
    "Japanese": "ペンギン",
    "Chinese": "李小龙",
    "Korean": "김민준",
}


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("bold", [False, True])
def test_names_in_any_script_are_drawn(script: str, bold: bool) -> None:
    """By fonts that come with what ppsolve needs, whatever else there is on the machine."""
    name = SCRIPTS[script]
    runs = runs_of(name, range(128), bold=bold)
    assert {run.font for run in runs} <= {None, *bundled_fonts(bold=bold)}
    drawn = [outline_of(run) for run in runs if run.font is not None]
    assert drawn
    assert all(outline.width > 0 and outline.path.count("Z") > 1 for outline in drawn)
    paper = Paper(A4, "")
    assert "U+" not in paper.printable(name)
    assert paper.width_of(name, 20, bold=bold) > 20
    paper.write(name, 50, 50, 20, bold=bold)
    assert len(paper.finish()) > len(Paper(A4, "").finish()) + 150


def test_letters_join_as_their_script_joins_them() -> None:
    """The letters of an Arabic word have other shapes, and other widths, than each has alone."""
    (font,) = {run.font for run in runs_of("علی", range(128))}
    together = outline_of(Run("علی", font, backwards=True))
    alone = [outline_of(Run(letter, font, backwards=True)) for letter in "علی"]
    assert together.width < sum(letter.width for letter in alone) - 10


@pytest.mark.parametrize(
    ("text", "from_left_to_right"),
    [
        ("Ann שרה", "Ann הרש"),
        ("שרה Ann", "Ann הרש"),
        ("שרה 12", "12 הרש"),
        ("a שרה 12 דן b", "a ןד 12 הרש b"),
    ],
)
def test_right_to_left_letters_are_in_visual_order(text: str, from_left_to_right: str) -> None:
    runs = runs_of(text, range(128))
    assert "".join(run.text[:: -1 if run.backwards else 1] for run in runs) == from_left_to_right


def test_letters_without_a_font_are_listed() -> None:
    names = ["Bob", "\N{PENGUIN}", "ペン\N{ZERO WIDTH JOINER}", "\N{PENGUIN}"]
    assert letters_lacking(names) == "\N{PENGUIN}"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Müller", "Müller"),
        ("Mu\N{COMBINING DIAERESIS}ller", "Müller"),
        ("a\N{ZERO WIDTH JOINER}b", "ab"),
        ("\N{PENGUIN}", "<U+1F427>"),
        ("Łukasz ß ñ Ø", "Łukasz ß ñ Ø"),
    ],
)
def test_names_are_printed_as_well_as_the_font_can(name: str, shown: str) -> None:
    assert Paper(A4, "").printable(name) == shown
    position = Position.new([Player(name, "RG"), Player("\ufffe\U0010ffff", "B")], ["RG"])
    assert pages(sheet_pdf([Puzzle(DuelTask(position, 0), "easy", (), ("Ra0", "Ba0"))])) == 2


def test_a_long_line_is_cut_in_the_small_print(seen: Seen) -> None:
    names = [f"{number} Alexandrina the Great" for number in range(2)]
    position = Position.new([Player(names[0], "R" * 7 + "G" * 7), Player(names[1], "Y" * 7 + "P" * 7)])
    line = []
    while not position.over:
        line.append(str(position.legal_moves[0]))
        position = position.play(line[-1])
    start = Position.new([Player(names[0], "R" * 7 + "G" * 7), Player(names[1], "Y" * 7 + "P" * 7)])
    puzzle = Puzzle(DuelTask(start, 3), "hard", (), tuple(line))
    sheet_pdf([puzzle] * 4, per_page=4, solutions="upside-down")
    assert any(written.upside_down and written.text.endswith(" ...") for written in seen.texts)
    assert min(written.height for written in seen.texts) > 20


def test_solutions_may_be_left_out() -> None:
    assert pages(sheet_pdf([SMALL], solutions="none")) == 1
    assert pages(sheet_pdf([SMALL], solutions="end")) == 2


def test_there_must_be_something_to_print() -> None:
    assert str(refusal(lambda: sheet_pdf([]))) == "puzzles: there is no puzzle to print"


def test_every_colour_has_its_tint_and_edge() -> None:
    assert set(CARDS) == set(COLOURS)


def test_reportlab_is_loaded_only_when_a_sheet_is_made() -> None:
    program = "import sys, ppsolve.reports.puzzle.sheet.pdf; print('reportlab' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"

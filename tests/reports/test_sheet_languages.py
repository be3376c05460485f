"""Sheets in the languages of the catalogues: words, fonts, and room for longer words."""

from __future__ import annotations

import datetime
import re
from typing import Final, get_args
from xml.etree.ElementTree import Element, tostring

import pytest
import resvg_py

from catalogues import entries
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import prove
from ppsolve.reports.puzzle.party.duel import DuelRenderer
from ppsolve.reports.puzzle.sheet.how_to import HowToBox
from ppsolve.reports.puzzle.sheet.paper import SIZES, Paper
from ppsolve.reports.puzzle.sheet.pdf import PuzzleSet, booklet_pdf, sheet_pdf
from ppsolve.reports.puzzle.sheet.style import PaperName, SheetStyle
from ppsolve.reports.puzzle.svg import puzzle_svg
from ppsolve.reports.shared.png import png_of
from ppsolve.solver.language.messages import languages, say, use_language
from ppsolve.solver.view.svg import write
from sample_puzzles import DUEL, QUEUE, SAMPLES, SMALL
from sheet_drawings import Seen, record_drawings
from translations import plain_words

A4: Final = SIZES["a4"]
OTHERS: Final = [code for code in languages() if code != "en"]
WORDS: Final = {
    "en": (
        "Penguin puzzles",
        "3 puzzles: 1 pyramid, 1 queue and 1 duel",
        "3 May 2026",
        "Solutions",
        "Your move:",
    ),
    "fr": (
        "Énigmes de pingouins",
        "3 énigmes\u202f: 1 pyramide, 1 file et 1 duel",
        "3 mai 2026",
        "Solutions",
        "Votre coup\u202f:",
    ),
    "ko": (
        "펭귄 퍼즐",
        "퍼즐 3개: 피라미드 1개, 줄 세우기 1개와 대결 1개",
        "2026년 5월 3일",
        "풀이",
        "고른 수:",
    ),
}
"""A few texts of a booklet in each language."""
LABELS: Final = {"Solutions", "Your move:", "Your fish:", "How to solve a duel", "easy", "hard"}
SPARKLES: Final = "\u2728"
"""On pages only."""


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    return record_drawings(monkeypatch)


@pytest.mark.parametrize("code", languages())
def test_a_booklet_has_the_words_of_its_language(seen: Seen, code: str) -> None:
    style = SheetStyle(cover=True, date=datetime.date(2026, 5, 3))
    with use_language(code):
        booklet_pdf([PuzzleSet([SMALL, QUEUE, DUEL])], style)
    written = [text for _, text in seen.written]
    for words in WORDS[code]:
        assert words in written
    for other in set(languages()) - {code}:
        assert not ({*WORDS[other]} - {*WORDS[code]}) & {*written}


@pytest.mark.parametrize("code", languages())
def test_every_kind_has_its_own_words_on_covers_and_boxes(code: str) -> None:
    with use_language(code):
        for words in (
            [say("sheet-kind", kind=kind, number=1) for kind in KINDS],
            [say("sheet-kind", kind=kind, number=3) for kind in KINDS],
            [say("sheet-how-to", kind=kind) for kind in KINDS],
        ):
            assert len(set(words)) == len(KINDS)


@pytest.mark.parametrize("code", languages())
def test_texts_that_users_state_stay_as_they_are(seen: Seen, code: str) -> None:
    style = SheetStyle(title="Puzzles of May", subtitle="Ice and snow", footer="Club", cover=True)
    with use_language(code):
        booklet_pdf([PuzzleSet([SMALL], pupil="Ann", note="seed 4")], style)
    written = [text for _, text in seen.written]
    for words in ("Puzzles of May", "Ice and snow", "Club", "Ann", "seed 4"):
        assert words in written


def test_languages_do_not_mix_in_solutions(seen: Seen) -> None:
    """The steps of a puzzle are kept while a sheet is laid out, but not for the sheet in another language."""
    puzzle = prove(DuelRenderer().example)
    solutions = []
    for code in (*languages(), "en"):
        seen.written.clear()
        with use_language(code):
            sheet_pdf([puzzle])
        words = " ".join(text for page, text in seen.written if page == 2)
        assert puzzle.solution[0] in words
        assert bool(re.search("[가-힣]", words)) == (code == "ko")
        assert bool(re.search("[éèà\\u202f]", words)) == (code == "fr")
        solutions.append(words)
    assert solutions[0] == solutions[-1]


# Fonts.


def test_korean_is_embedded_as_text() -> None:
    with use_language("ko"):
        sheet = sheet_pdf([SMALL])
        assert sheet == sheet_pdf([SMALL])
    assert sheet.count(b"/FontFile2") == 3
    assert re.search(rb"/BaseFont /[A-Z]{6}\+NotoSansCJK", sheet)
    assert b"/Lang (ko)" in sheet


@pytest.mark.usefixtures("seen")
def test_bold_korean_is_thicker() -> None:
    """The font has no bold letters: a line around them makes them so."""
    plain, bold = Paper(A4, ""), Paper(A4, "")
    plain.write("펭귄", 50, 50, 20)
    bold.write("펭귄", 50, 50, 20, bold=True)
    assert b"2 Tr" not in plain.finish()
    assert b"2 Tr" in bold.finish()


@pytest.mark.parametrize("bold", [False, True])
def test_french_narrow_spaces_are_narrow_and_stay_in_the_text(seen: Seen, bold: bool) -> None:
    paper = Paper(A4, "")
    width = paper.width_of("coup\u202f:", 10, bold=bold) - paper.width_of("coup:", 10, bold=bold)
    assert 1 < width < 2.5
    paper.write("coup\u202f:", 50, 50, 10, bold=bold)
    assert seen.texts[-1].text == "coup\u202f:"


@pytest.mark.parametrize("code", OTHERS)
def test_the_fonts_have_all_letters_of_the_catalogues(code: str) -> None:
    letters = {letter for entry in entries(code).values() for letter in "".join(entry.texts)}
    paper = Paper(A4, "")
    assert [letter for letter in letters - {SPARKLES} if "<U+" in paper.printable(letter)] == []


def drawn_for_png(picture: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the picture of which a PNG is made."""
    made: list[str] = []

    def drawn(svg_string: str, **how: object) -> bytes:
        made.append(svg_string)
        return b""

    monkeypatch.setattr(resvg_py, "svg_to_bytes", drawn)
    png_of(picture)
    return made[0]


def test_bold_korean_in_a_png_is_thicker(monkeypatch: pytest.MonkeyPatch) -> None:
    def picture(text: str) -> str:
        drawing = Element("g")
        write(drawing, text, 50, 50, 20, fill="#123456", bold=True)
        write(drawing, text, 50, 90, 20)
        return tostring(drawing, "unicode")

    assert drawn_for_png(picture("Énigme n° 5"), monkeypatch) == picture("Énigme n° 5")
    thick = drawn_for_png(picture("펭귄 5"), monkeypatch)
    assert thick.count('stroke="#123456" stroke-width="0.60">펭귄 5<') == thick.count("stroke-width") == 1


def test_the_picture_of_a_puzzle_is_in_its_language() -> None:
    for code, words in (("en", "Penguin duel"), ("fr", "Duel des pingouins"), ("ko", "펭귄 대결")):
        with use_language(code):
            assert words in puzzle_svg(DUEL)
            assert len(png_of(puzzle_svg(DUEL, solution=True))) > 10_000


# Lines.


def test_korean_lines_break_between_words() -> None:
    text = "모든 칸을 채워 보세요. 카드는 아래 두 장 가운데 하나와 같은 색이어야 해요."
    lines = Paper(A4, "").lines_of(text, 90, 10)
    assert len(lines) > 2
    assert " ".join(lines) == text


def test_french_lines_do_not_break_before_double_punctuation() -> None:
    text = "Quel coup\u202f? Posez\u202f: «\u202frouge\u202f»"
    paper = Paper(A4, "")
    for width in range(20, 120):
        lines = paper.lines_of(text, width, 10)
        assert " ".join(lines) == text
        assert not any(line[0] in "?:»" for line in lines)


def test_all_labels_of_sheets_come_from_catalogues(seen: Seen) -> None:
    """The sentences of puzzles are in other catalogues."""
    style = SheetStyle(cover=True, date=datetime.date(2026, 5, 3))
    with use_language("qps"):
        booklet_pdf([PuzzleSet(SAMPLES)], style)
        cover = [text for page, text in seen.written if page == 1]
        how_to = HowToBox(Paper(A4, ""), DUEL, 400)
        how_to.draw(how_to.paper, 0, 0)
    assert len(cover) > 10
    assert not LABELS & {text for _, text in seen.written}
    assert not plain_words(" ".join(cover))


# Room.


@pytest.mark.slow
@pytest.mark.parametrize("paper", get_args(PaperName))
@pytest.mark.parametrize("per_page", [1, 3, 6])
@pytest.mark.parametrize("code", [*OTHERS, "qps"])
def test_nothing_lies_on_anything_else(seen: Seen, code: str, per_page: int, paper: PaperName) -> None:
    with use_language(code):
        sheet_pdf(SAMPLES, per_page=per_page, solutions="upside-down", paper=paper, rules=True)  # type: ignore[arg-type]
    assert not seen.faults(*SIZES[paper])

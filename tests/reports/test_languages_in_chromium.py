"""Pages in French, Korean and the pseudo-language in a real browser: switch, puzzle, hint, board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from known_puzzles import known
from playing import DUEL, finish, html, said
from ppsolve.reports.board.page import board_html
from ppsolve.reports.puzzle.page import languages as page_languages
from ppsolve.reports.puzzle.page.html import page_content, page_html
from ppsolve.solver.language import messages
from ppsolve.solver.language.messages import PSEUDO, say, use_language

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

LOCALES: Final = {"fr": "fr-CA", "ko": "ko-KR"}
PHONE: Final = {"width": 390, "height": 844}
POSITION: Final = "iello-2024,base=4:RGBB/RB.:Ann=RRGB,Eve=YPGR:0"
HANGUL: Final = re.compile(r"[가-힣]")

pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`


def choose(page: Page, code: str) -> None:
    page.locator("#language-choice").click()
    page.locator(f"#languages-list [data-lang={code}]").click()
    page.wait_for_function(f"document.documentElement.lang === '{code}'")


def visible_words(page: Page) -> set[str]:
    """The plain words of three or more letters that a page shows or says."""
    text: str = page.evaluate(
        """() => {
          const words = [document.body.innerText];
          for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
            for (const name of ['aria-label', 'title', 'placeholder'])
              words.push(one.getAttribute(name) ?? '');
          return words.join(' ');
        }"""
    )
    return set(re.findall(r"(?<![\w-])[a-z]{3,}(?![\w-])", text))


@pytest.mark.parametrize("code", LOCALES)
def test_a_page_starts_in_the_language_of_the_browser(opened: Opened, code: str) -> None:
    page = opened(DUEL, locale=LOCALES[code])
    assert page.evaluate("document.documentElement.lang") == code
    with use_language(code):
        assert page.locator("#hint span").inner_text() == say("page-hint")
        assert page.locator("#language-name").inner_text() == say("common-language")
        assert page.locator("#undo").get_attribute("title") == f"{say('page-undo')} (U)"


def test_another_language_of_the_browser_is_english(opened: Opened) -> None:
    page = opened(DUEL, locale="de-DE")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_the_switch_keeps_the_game_and_is_remembered(opened: Opened) -> None:
    page = opened(DUEL, reloads=True)
    page.locator("#hint").click()
    moves = page.evaluate("() => { play.giveHint(); return play.score.hints; }")
    choose(page, "fr")
    assert page.evaluate("play.score.hints") == moves
    assert page.locator("#check span").inner_text() == "Vérifier"
    page.reload()
    assert page.evaluate("document.documentElement.lang") == "fr"
    choose(page, "ko")
    assert page.locator("#check span").inner_text() == "확인"
    choose(page, "en")
    assert page.locator("#check span").inner_text() == "Check"


@pytest.mark.parametrize("code", LOCALES)
def test_a_puzzle_is_solved_in_the_language(opened: Opened, code: str) -> None:
    page = opened(DUEL, locale=LOCALES[code])
    finish(page, DUEL)
    words = {"fr": r"^Résolu en \d:\d\d · sans aide ★\.$", "ko": r"^풀었어요! \d:\d\d · 도움 없이 ★$"}
    assert re.match(words[code], said(page))
    assert page.locator("#share").is_visible()


@pytest.mark.parametrize("code", LOCALES)
def test_a_hint_is_in_the_language(opened: Opened, code: str) -> None:
    page = opened(DUEL, locale=LOCALES[code])
    for _ in range(12):
        page.locator("#hint").click()
        text = said(page)
        assert not re.search(r"\b(the|goes|Press|again|card)\b", text), text
        assert code == "fr" or HANGUL.search(text)
        if re.search("la poser|카드를 놓아요", text):
            return
    raise AssertionError("no hint names the move")


@pytest.mark.parametrize("code", LOCALES)
def test_the_first_screen_of_the_board_is_in_the_language(opened: Opened, code: str) -> None:
    page = opened(board_html(), locale=LOCALES[code], viewport=PHONE)
    page.wait_for_selector("#play-start")
    with use_language(code):
        assert page.locator("#play-title").inner_text() == say("board-play")
        assert page.locator("#subheading").inner_text() == say("board-party-about")
        assert say("board-sight-fair") in page.locator("#play-words").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("code", LOCALES)
def test_a_round_can_be_played_on_the_board_in_the_language(opened: Opened, code: str) -> None:
    page = opened(board_html(), locale=LOCALES[code], viewport=PHONE)
    page.locator("#play-start").click()
    with use_language(code):
        assert page.locator("#said").inner_text() == say("board-party-tip-card")
        assert page.locator("#hands .name").first.inner_text() == say("board-you")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("kind", ["pyramid", "route", "harvest"])
def test_all_texts_of_a_puzzle_page_are_from_catalogues(
    opened: Opened, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_languages, "languages", lambda: (*messages.languages(), PSEUDO))
    puzzle = known(kind)
    page = opened(page_html(puzzle, page_content(puzzle)), query=f"?lang={PSEUDO}")
    page.locator("#hint").click()
    page.locator("#hint").click()
    page.locator("#help").click()
    assert visible_words(page) <= {"pyramid", "easy", "route", "harvest"}


def test_all_texts_of_the_first_screen_are_from_catalogues(opened: Opened) -> None:
    page = opened(board_html(), query=f"?lang={PSEUDO}")
    page.wait_for_selector("#play-start")
    assert visible_words(page) <= {"ppsolve", "review"}


def test_all_texts_of_a_round_on_the_board_are_from_catalogues(opened: Opened) -> None:
    page = opened(board_html(POSITION), query=f"?lang={PSEUDO}")
    for button in ("#hint", "#review", "#help"):
        page.locator(button).click()
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")
    page.locator("[data-place=c1]").click()
    assert visible_words(page) <= {"ppsolve", "review", "analyze", "iello"}


@pytest.mark.parametrize("screen", ["write-start", "analyse-start", "asking-open"])
def test_all_texts_of_the_other_screens_are_from_catalogues(opened: Opened, screen: str) -> None:
    page = opened(board_html(), query=f"?lang={PSEUDO}")
    page.locator(f"#{screen}").click()
    assert visible_words(page) <= {"ppsolve", "review"}


def test_the_page_without_scripts_is_in_english() -> None:
    page = html(DUEL)
    for text in ('title="Hint (H)"', ">Hint</span>", 'aria-label="Close"', "How to play</h2>"):
        assert text in page

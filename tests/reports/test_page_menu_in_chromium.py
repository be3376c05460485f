"""A page of several puzzles: the menu, the way from one to the next, what is kept, and settings."""

from __future__ import annotations

import datetime
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from known_puzzles import known
from playing import put, said
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.reports.puzzle.page.html import page_content, pages_html
from ppsolve.reports.puzzle.text import menu_names

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });"
MEDIUM = "queue:iello-2024,base=5:YG/G:RGGRPYYPPYYY:1"


@cache
def puzzles() -> list[Puzzle]:
    return [known("pyramid"), known("queue"), known("duel"), prove(*task_of(MEDIUM))]


@cache
def page_of_all() -> str:
    return pages_html([(puzzle, page_content(puzzle)) for puzzle in puzzles()])


def solve(page: Page, *, hint: bool = False) -> None:
    """Let hints solve the puzzle that is open, or solve it without any."""
    if hint:
        page.evaluate("() => { while (!play.solved) play.giveHint(); }")
    else:
        page.evaluate(
            """() => { while (!play.solved) {
                const { move } = play.game.hint(play.moves, play.positions);
                play.attempt(move, move.slice(1));
            } }"""
        )


def listed(page: Page) -> dict[str, str]:
    """The names in the menu with the marks beside them."""
    page.locator("#menu").click()
    names = page.locator(".menu-name").all_inner_texts()
    marks = page.locator(".menu-mark").all_inner_texts()
    page.locator("#puzzles-menu .close").click()
    return dict(zip(names, marks, strict=True))


def test_the_menu_groups_puzzles_by_kind_and_level(opened: Opened) -> None:
    page = opened(page_of_all())
    page.locator("#menu").click()
    sections = page.locator("#menu-list section").evaluate_all(
        """all => all.map((one) => [
            one.querySelector("h3").textContent,
            [...one.querySelectorAll(".menu-level")]
                .map((level) => [level.querySelector("h4").textContent, level.querySelectorAll("li").length]),
        ])"""
    )
    kinds = {kind: dict(levels) for kind, levels in sections}
    assert list(kinds) == ["Pyramid", "Queue", "Duel"]
    assert kinds["Pyramid"] == kinds["Duel"] == {"easy": 1}
    assert sum(kinds["Queue"].values()) == 2
    page.locator("#menu-list button", has_text=menu_names(puzzles())[2]).click()
    assert not page.locator("#puzzles-menu").is_visible()
    assert page.locator("#heading").inner_text() == "Penguin duel"
    assert page.locator("#statement").inner_text().startswith("Your move")
    assert page.title() == puzzles()[2].title


TODAY = """const Clock = Date;
    Date = class extends Clock {
        constructor(...values) { super(...(values.length ? values : [Clock.UTC(2026, 11, 8, 12)])); }
    };"""
"""At noon on 8 December in London, it is 9 December in Auckland."""


def daily_page() -> str:
    days = [datetime.date(2026, 12, day) for day in (10, 9, 8)]
    kinds = ("route", "duel", "queue")
    daily = [replace(known(kind), date=day) for kind, day in zip(kinds, days, strict=True)]
    return pages_html([(puzzle, page_content(puzzle)) for puzzle in (known("pyramid"), *daily)])


@pytest.mark.parametrize(
    ("zone", "heading", "entry"),
    [
        ("Pacific/Auckland", "Penguin duel #343", "Wednesday 9 Duel #343, easy today"),
        ("Europe/London", "Penguin queue #342", "Tuesday 8 Queue #342, easy today"),
    ],
)
def test_the_puzzle_of_the_readers_day_is_opened_and_marked(
    opened: Opened, zone: str, heading: str, entry: str
) -> None:
    page = opened(daily_page(), script=TODAY, timezone_id=zone, reloads=True)
    assert page.locator("#heading").inner_text() == heading
    page.locator("#menu").click()
    days = page.locator(".menu-day").all_inner_texts()
    assert days == ["Tuesday 8", "Wednesday 9", "Thursday 10"]
    assert page.locator("#menu-list h3").all_inner_texts() == ["December 2026", "Pyramid"]
    (marked,) = page.locator("#menu-list button", has_text="today").all()
    assert " ".join(marked.inner_text().split()) == entry
    page.locator("#menu-list button", has_text="Pyramid 1").click()
    page.reload()
    assert page.locator("#heading").inner_text() == "Penguin pyramid"  # still open on the same day


def test_previous_and_next_go_from_puzzle_to_puzzle(opened: Opened) -> None:
    page = opened(page_of_all())
    assert page.locator("#previous").is_disabled()
    for number in range(len(puzzles())):
        assert page.locator("#menu-place").text_content() == f"{number + 1} of {len(puzzles())}"
        assert page.evaluate("play.game.refusal !== undefined")
        if number < len(puzzles()) - 1:
            page.locator("#next").click()
    assert page.locator("#next").is_disabled()
    page.keyboard.press("[")
    assert page.locator("#heading").inner_text() == "Penguin duel"
    page.keyboard.press("]")
    assert page.locator("#heading").inner_text() == "Penguin queue"


@pytest.mark.parametrize("script", ["", BLOCKED], ids=["kept", "not kept"])
def test_solved_clean_and_begun_puzzles_are_marked(opened: Opened, script: str) -> None:
    page = opened(page_of_all(), script=script, reloads=True)
    solve(page)
    page.locator("#next").click()
    solve(page, hint=True)
    page.locator("#next").click()
    put(page, str(puzzles()[2].solution[0]))
    page.locator("#next").click()
    names = menu_names(puzzles())
    assert listed(page) == dict(zip(names, ["★", "✓", "…", ""], strict=True))
    page.locator("#menu").click()
    assert page.locator("#menu-sum").inner_text() == "2 of 4 solved, 1 of them clean ★"
    times = page.locator(".menu-time").all_inner_texts()
    assert [bool(time) for time in times].count(True) == 2
    page.locator("#puzzles-menu .close").click()
    page.reload()
    if script:
        assert listed(page) == dict.fromkeys(names, "")
    else:
        assert page.locator("#menu-place").text_content() == "4 of 4"  # where one left off
        assert listed(page) == dict(zip(names, ["★", "✓", "…", ""], strict=True))


def test_every_puzzle_goes_on_where_it_was_left(opened: Opened) -> None:
    page = opened(page_of_all())
    page.locator("#next").click()
    first = puzzles()[1].solution[0]
    put(page, first)
    page.locator("#next").click()
    assert page.evaluate("play.moves") == []
    page.locator("#previous").click()
    assert page.evaluate("play.moves") == [first]
    assert said(page).startswith("Welcome back")


def test_one_puzzle_has_no_menu(opened: Opened) -> None:
    page = opened(pages_html([(puzzles()[0], page_content(puzzles()[0]))]))
    for part in ("#menu", "#previous", "#next"):
        assert not page.locator(part).is_visible()


def test_the_clock_can_be_hidden_and_the_theme_chosen_for_good(opened: Opened) -> None:
    page = opened(page_of_all(), color_scheme="light", reloads=True)
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "light"
    assert page.locator("#clock").is_visible()
    page.locator("#options").click()
    page.locator("#theme-dark").check()
    page.locator("#show-clock").uncheck()
    assert page.evaluate(theme) == "dark"
    page.locator("#settings .close").click()
    page.locator("#next").click()
    assert not page.locator("#clock").is_visible()
    page.reload()
    assert page.evaluate(theme) == "dark"
    assert not page.locator("#clock").is_visible()
    page.locator("#options").click()
    page.locator("#theme-auto").check()
    page.locator("#show-clock").check()
    assert page.evaluate(theme) == "light"
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"() => {theme} === 'dark'")


def test_the_menu_fits_a_phone(opened: Opened) -> None:
    page = opened(page_of_all(), viewport={"width": 320, "height": 640}, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.locator("#menu").tap()
    boxes = page.locator("#puzzles-menu button").evaluate_all(
        "all => all.map(b => b.getBoundingClientRect())"
    )
    assert all(0 <= box["left"] <= box["right"] <= 320 for box in boxes)
    assert all(box["height"] >= 40 for box in boxes)

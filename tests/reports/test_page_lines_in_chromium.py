"""Lines to step through on puzzle pages: the way to a solution, what a hint refutes; and the celebration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from known_puzzles import IDS, known
from playing import DUEL, THREE, cell, hint_up_to_the_move, html, is_solved, named, puzzle, said
from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports.puzzle.page.html import page_content

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

SCREENS = [{"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1280, "height": 800}]
TRACK = "#board > .track text"


def solve(page: Page) -> None:
    """Press Hint until the puzzle is solved."""
    for _ in range(200):
        if page.locator("#share").is_visible():
            return
        page.keyboard.press("h")
    raise AssertionError("hints do not solve it")


def place_of_line(page: Page) -> tuple[int, int]:
    """The number of the move on the board, and of all moves of the line."""
    number, count = page.locator("#steps-place").inner_text().split(" of ")
    return int(number), int(count)


@pytest.mark.parametrize("kind", ["route", "harvest"])
def test_a_solved_floe_shows_the_way_with_numbers_also_after_a_reload(opened: Opened, kind: str) -> None:
    page = opened(html(IDS[kind]), reloads=True)
    solve(page)
    moves = page.evaluate("play.moves")
    for _ in range(2):
        numbers = page.locator(TRACK).all_text_contents()
        assert numbers == [str(number) for number in range(1, len(moves) + 1)]
        for number, move in enumerate(moves, start=1):
            label = cell(page, move.split("-")[1]).get_attribute("aria-label") or ""
            assert label.endswith(f", end of slide {number}")
        for move, (x, y) in zip(moves, _middles(page, TRACK), strict=True):
            box = cell(page, move.split("-")[1]).bounding_box()
            assert box
            assert box["x"] < x < box["x"] + box["width"]
            assert box["y"] < y < box["y"] + box["height"]
        page.reload()
    assert is_solved(page)


def _middles(page: Page, selector: str) -> list[tuple[float, float]]:
    boxes = [box for box in (one.bounding_box() for one in page.locator(selector).all()) if box]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def test_the_way_is_stepped_through_with_buttons_and_keys(opened: Opened) -> None:
    page = opened(html(IDS["route"]))
    solve(page)
    moves = page.evaluate("play.moves")
    assert place_of_line(page) == (len(moves), len(moves))
    page.locator("#back").click()
    page.keyboard.press(",")
    assert place_of_line(page) == (len(moves) - 2, len(moves))
    assert said(page) == f"Slide {len(moves) - 2}, to {moves[-3].split('-')[1]}."
    page.keyboard.press(".")
    page.locator("#forward").focus()
    page.keyboard.press("Enter")
    assert is_solved(page)
    named(page.locator("#forward"), "Next move")
    assert page.locator("#forward").get_attribute("aria-disabled") == "true"
    assert page.evaluate("document.activeElement.id") == "forward"  # the keyboard goes on from here
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert place_of_line(page) == (len(moves) - 1, len(moves))


def test_a_replay_shows_every_slide_again(opened: Opened) -> None:
    by_hand = "window.setTimeout = (run) => (window.goOn = run);"
    page = opened(html(IDS["harvest"]), reduced_motion="no-preference", script=by_hand)
    solve(page)
    moves = len(page.evaluate("play.moves"))
    page.locator("#action", has_text="Replay").click()
    for number in range(moves + 1):
        assert place_of_line(page) == (number, moves)
        assert page.locator(TRACK).count() == number
        if number < moves:
            page.evaluate("goOn()")
    assert is_solved(page)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_celebrated_out_of_the_way(opened: Opened, kind: str) -> None:
    page = opened(html(IDS[kind]), reduced_motion="no-preference", clock=True, reloads=True)
    for _ in range(200):
        if page.locator("#share").is_visible():
            break
        page.keyboard.press("h")
    celebration = page.locator("#celebration")
    celebration.wait_for(state="attached")
    assert celebration.get_attribute("aria-hidden") == "true"
    assert celebration.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    assert celebration.locator(".piece").first.evaluate("one => one.getAnimations().length") == 1
    assert said(page).startswith("Solved in ")
    celebration.evaluate("one => one.getAnimations({ subtree: true }).forEach((each) => each.finish())")
    celebration.wait_for(state="detached")
    page.reload()
    assert said(page).startswith("Solved in ")
    assert celebration.count() == 0


def test_no_celebration_without_motion(opened: Opened) -> None:
    page = opened(html(IDS["route"]))
    solve(page)
    assert page.locator("#celebration").count() == 0


@pytest.mark.parametrize("name", [DUEL, THREE, IDS["cutoff"], IDS["strand"]])
def test_a_hint_plays_the_refutations_that_its_reason_describes(opened: Opened, name: str) -> None:
    page = opened(html(name))
    first = first_step(name)
    hint_up_to_the_move(page)
    assert said(page).split(". ", 1)[1].startswith(first["claim"])
    shown = page.evaluate("""() => play.line.frames.map(({ said, position }) => ({
        said, lost: play.game.outcome(position).lost, start: position === play.position,
    }))""")
    starts = [number for number, frame in enumerate(shown) if frame["said"].startswith("Why not ")]
    assert len(starts) == len(first["refuted"])
    for number, (move, *alike) in zip(starts, first["refuted"], strict=True):
        words = move[1:] if "-" not in move else move.replace("-", " to ")
        assert f"{words}?" in shown[number]["said"]
        assert ("The same goes for" in shown[number]["said"]) == bool(alike)
        end = next(at for at in range(number + 1, len(shown)) if shown[at]["start"]) - 1
        assert shown[end]["said"] == shown[end]["lost"] != ""
    for number, frame in enumerate(shown[1:], start=1):
        page.keyboard.press(".")
        assert place_of_line(page) == (number, len(shown) - 1)
        assert said(page) == frame["said"]
    assert page.evaluate("play.moves") == []
    page.locator("#hint").click()
    assert page.evaluate("play.moves") == [first["move"]]


def first_step(name: str) -> dict[str, Any]:
    """The first step of a puzzle as its page explains it."""
    kind = next((kind for kind, text in IDS.items() if text == name), None)
    content = page_content(known(kind) if kind else puzzle(name))
    steps = content.book["steps"]
    found: dict[str, Any] = next(iter(steps.values()))
    return found


def test_a_press_on_the_board_ends_a_line(opened: Opened) -> None:
    page = opened(html(DUEL))
    hint_up_to_the_move(page)
    page.locator("#forward").click()
    page.locator("#forward").click()
    page.locator("#board button").first.click()
    assert said(page) == "Back to your game."
    assert not page.locator("#steps").is_visible()
    assert page.evaluate("play.moves") == []


@pytest.mark.parametrize("viewport", SCREENS, ids=["phone", "landscape", "desktop"])
@pytest.mark.parametrize("name", [THREE, IDS["cutoff"], IDS["strand"]])
def test_stepping_moves_no_button_and_covers_nothing(
    opened: Opened, viewport: dict[str, int], name: str
) -> None:
    page = opened(html(name), viewport=viewport)
    hint_up_to_the_move(page)
    _, count = place_of_line(page)
    places = set()
    for _ in range(count):
        page.locator("#forward").click()
        box = page.locator("#forward").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        places.add((round(box["x"]), round(box["y"])))
        hidden = page.locator("#said").evaluate("one => one.scrollHeight - one.clientHeight")
        assert hidden <= 1, said(page)
        seen = [box for box in (one.bounding_box() for one in page.locator("#board .fresh").all()) if box]
        assert all(box["y"] >= 0 and box["y"] + box["height"] <= viewport["height"] for box in seen)
    assert len(places) == 1

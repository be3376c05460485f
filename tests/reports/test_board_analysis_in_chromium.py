"""Analysing on the board in a real Chromium: advice with hidden hands, and learning from mistakes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from boards import board, tab_to
from playing import cell, walk_to
from ppsolve.solver import analyze, textform

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
START = "iello-2024,base=4:-:RRGYPB,RGYPPB:0"
MOVES = ["Ga1", "Ba2", "Ya0", "Ra4", "Bb2", "Yb1", "Rb3", "Rc2"]
"""Three of these moves are mistakes."""


def lay(page: Page, move: str) -> None:
    """Tap a colour and a place while the table is described or followed."""
    page.locator(f"#asking-stacks [data-colour={move[0]}]").click()
    cell(page, move[1:]).click()


@SCREENS
def test_a_table_with_hidden_hands_is_analysed_from_the_first_tap(opened: Opened, screen: Any) -> None:
    page = opened(board(), reloads=True, **screen)
    page.locator("#asking-open").click()
    for card in "RRGYPB":
        page.locator(f"#asking-stacks [data-colour={card}]").click()
    page.locator("#asking-table").click()
    for move in ("Ra1", "Ga2", "Ba3", "Rb1"):
        lay(page, move)
    page.get_by_label("Carol holds one card more").click()
    page.reload()
    assert page.get_by_label("Hand of You as letters").input_value() == "RRGYPB"
    assert page.locator("#asking-seats .seat-number").all_inner_texts() == ["6", "7"]
    assert page.locator("#board .cell.card").count() == 4
    page.locator("#asking-start").click()
    page.locator("#advised").wait_for()
    assert page.locator("#advice tbody tr").count() == 12
    assert page.locator("#advice .wide").evaluate(
        "({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"
    )
    assert page.locator("#board .target").count() == 1
    lay(page, "Pa4")
    for move in ("Ba0", "Gb3"):
        lay(page, move)
    page.locator("#advised").wait_for()
    pyramid = page.locator("#board .cell.card").count()
    page.reload()
    page.locator("#advised").wait_for()
    assert page.locator("#asking-seats .back").count() == 5 + 6
    assert page.locator("#board .cell.card").count() == pyramid == 7
    assert page.evaluate("location.hash") == ""
    page.locator("#home").click()
    assert "At the table" in page.locator("#going-on").inner_text()


def test_hidden_cards_in_a_link_are_accepted(opened: Opened) -> None:
    page = opened(board())
    page.evaluate("location.hash = 'iello-2024:RGB/R.:Ann=RRGYPB,Ben=?3,Cyd=GG??:0'")
    page.locator("#advised:has-text('Best for Ann')").wait_for()


@SCREENS
def test_three_mistakes_are_learned_from(opened: Opened, screen: Any) -> None:
    text = json.dumps({"deal": textform.loads(START).to_dict(), "moves": MOVES})
    page = opened(board(text), reloads=True, **screen)
    page.locator("#learn:has-text('Learn from 3 mistakes')").click()
    for number in (1, 2, 3):
        if number == 2:  # nothing changes, and no answer is revealed
            page.reload()
        page.locator(f"#learning-progress:has-text('{number} of 3')").wait_for()
        assert "Find something better." in page.locator("#said").inner_text()
        hidden = page.locator("#review-panel, #findings, #board .value")
        assert not any(one.is_visible() for one in hidden.all())
        height = screen["viewport"]["height"]
        for part in ("#board", "#said", "#stacks"):
            box = page.locator(part).bounding_box()
            assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height, part
        played = page.evaluate("page.line.here.next.move")
        position = textform.loads(page.evaluate("page.game.line(page.line.position)"))
        values = analyze(position, moves=True, threads=1).to_dict()["moves"]
        worth = {one["move"]: one["guaranteed"]["penalty"] for one in values}
        wrong = next((move for move in worth if move != played and worth[move] > min(worth.values())), None)
        if wrong:
            page.locator(f"#stacks [data-colour={wrong[0]}]").click()
            cell(page, wrong[1:]).click()
            page.locator(f"#said:has-text('Not {wrong}')").wait_for()
        if number == 2:
            page.locator("#learning-answer").click()
            page.locator("#said:has-text('Better: ')").wait_for()
            answer = page.locator("#said").inner_text()
            page.reload()
            page.locator("#learning-next:has-text('Next')").wait_for()
            assert page.locator("#said").inner_text() == answer
        else:
            right = min(worth, key=lambda move: worth[move])
            if page.locator(f"#stacks [data-colour={right[0]}]").get_attribute("aria-pressed") != "true":
                page.locator(f"#stacks [data-colour={right[0]}]").click()
            cell(page, right[1:]).click()
            page.locator(f"#said:has-text('Right: {right}')").wait_for()
        page.locator("#learning-next").click()
    page.locator("#said:has-text('You found a better move for 2 of 3 mistakes.')").wait_for()


# Keyboard.


def announced(page: Page, part: str) -> str:
    """Return the text of a live region."""
    return page.locator(f"#{part}[aria-live=polite]").inner_text()


def press_in(page: Page, move: str) -> None:
    """Go to a place with the arrow keys, and press the key of a colour."""
    cell(page, move[1:]).wait_for()
    if not page.evaluate("document.activeElement.dataset.place ?? ''"):
        page.keyboard.press("ArrowUp")
    walk_to(page, move[1:])
    before = page.locator("#board .cell.card").count()
    page.keyboard.press(move[0].lower())
    assert page.locator("#board .cell.card").count() == before + 1


def test_a_player_asks_what_to_play_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board())
    tab_to(page, "#asking-open")
    page.keyboard.press("Enter")
    for letter in "rrgypb":
        page.keyboard.press(letter)
    page.keyboard.press("Backspace")
    assert announced(page, "asking-said") == "Your hand: 2 red, 1 green, 1 yellow and 1 purple."
    tab_to(page, "[aria-label='+: Carol holds one card more']")
    page.keyboard.press("Enter")
    tab_to(page, "#asking-table")
    page.keyboard.press("Enter")
    for move, words in (("Ra1", "Red is on a1."), ("Ga2", "Green is on a2."), ("Ba3", "Blue is on a3.")):
        press_in(page, move)
        assert announced(page, "asking-said").startswith(words)
    tab_to(page, "#asking-start")
    page.keyboard.press("Enter")
    page.locator("#advised[aria-live=polite]:has-text('Best for you: ')").wait_for()
    assert page.evaluate("document.activeElement.dataset.place")  # the form is gone
    for move, words in (
        ("Pa4", "You: purple at the right end. Bob to place"),
        ("Ga0", "Bob: green at the left end. Carol to place"),
    ):
        press_in(page, move)
        assert announced(page, "asking-said").startswith(words)
        assert page.evaluate("document.activeElement.dataset.place")
    assert announced(page, "advised") == ""
    page.keyboard.press("Backspace")
    assert announced(page, "asking-said").startswith("Bob to place")
    tab_to(page, "#asking-change")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "asking-start"


def test_mistakes_are_learned_from_with_the_keyboard_alone(opened: Opened) -> None:
    page = opened(board())
    tab_to(page, "#analyse-open")
    page.keyboard.press("Enter")
    tab_to(page, "#opening-text")
    page.keyboard.insert_text(f"{START};{','.join(MOVES)}")
    tab_to(page, "#opening-read")
    page.keyboard.press("Enter")
    page.locator("#learn:has-text('Learn from 3 mistakes')").wait_for()
    tab_to(page, "#learn")
    page.keyboard.press("Enter")
    for number in (1, 2, 3):
        assert page.evaluate("document.activeElement.dataset.place")  # every task begins on the board
        assert announced(page, "said").endswith("Find something better.")
        if number == 2:
            tab_to(page, "#learning-answer")
            page.keyboard.press("Enter")
            assert announced(page, "said").startswith("Better: ")
        else:
            right = page.evaluate("page.board.task.mistake.verdict.better[0]")
            walk_to(page, right[1:])
            page.keyboard.press(right[0].lower())
            page.locator(f"#said:has-text('Right: {right}')").wait_for()
            tab_to(page, "#learning-next")
        assert page.evaluate("document.activeElement.id") == "learning-next"
        page.keyboard.press("Enter")
    assert announced(page, "said") == "You found a better move for 2 of 3 mistakes."
    assert page.evaluate("document.activeElement.id") == "heading"

"""Analysing on the board in a real Chromium: advice with hidden hands, and learning from mistakes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from boards import board
from playing import cell
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
    page = opened(board(), **screen)
    page.locator("#asking-open").click()
    for card in "RRGYPB":
        page.locator(f"#asking-stacks [data-colour={card}]").click()
    page.locator("#asking-table").click()
    for move in ("Ra1", "Ga2", "Ba3", "Rb1"):
        lay(page, move)
    page.get_by_label("Carol holds one card more").click()
    page.locator("#asking-start").click()
    page.locator("#advice .advised").wait_for()
    assert page.locator("#advice tbody tr").count() == 12
    assert page.locator("#board .target").count() == 1
    lay(page, "Pa4")
    for move in ("Ba0", "Gb3"):
        lay(page, move)
    page.locator("#advice .advised").wait_for()
    page.reload()
    page.locator("#advice .advised").wait_for()
    assert page.locator("#asking-seats .back").count() == 5 + 6
    page.locator("#home").click()
    assert "At the table" in page.locator("#going-on").inner_text()


def test_hidden_cards_in_a_link_are_accepted(opened: Opened) -> None:
    page = opened(board())
    page.evaluate("location.hash = 'iello-2024:RGB/R.:Ann=RRGYPB,Ben=?3,Cyd=GG??:0'")
    page.locator("#advice .advised:has-text('Best for Ann')").wait_for()


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
